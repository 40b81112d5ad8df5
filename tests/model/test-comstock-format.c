/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of comstock-format: in the language of the sources, and in one made up for the test. */

#include "config.h"

#include "model/base/comstock-format.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/base/comstock-locale.h"

/* Not a language that we translate into: the catalogues of the build folder must not answer. */
static const char catalogue[] =
  "msgid \"\"\n"
  "msgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n"
  "msgctxt \"number\"\nmsgid \".\"\nmsgstr \",\"\n"
  "msgctxt \"date\"\nmsgid \"November\"\nmsgstr \"ноября\"\n"
  "msgctxt \"date\"\nmsgid \"%1$d %2$s %3$d\"\nmsgstr \"%3$d, %2$s %1$d\"\n"
  "msgctxt \"date, first of a month\"\nmsgid \"%1$d %2$s %3$d\"\nmsgstr \"%3$d, %2$s %1$d-е\"\n";

static void
assert_decimal (double      value,
                guint       decimals,
                const char *expected)
{
  g_autofree char *text = comstock_format_decimal (value, decimals);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_date (int         day,
             int         month,
             const char *expected)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2026, month, day, 23, 59, 0);
  g_autofree char *text = comstock_format_date (date);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_sources (void)
{
  assert_decimal (1.25, 1, "1.2");
  assert_decimal (108.349, 2, "108.35");
  assert_decimal (7, 0, "7");
  assert_decimal (-0.5, 1, "−0.5");
  assert_decimal (-0.04, 1, "0.0");
  assert_decimal (1234567.5, 1, "1234567.5");
  assert_date (5, 1, "5 January 2026");
  assert_date (5, 12, "5 December 2026");
  assert_date (1, 12, "1 December 2026");
}

/* Compiles the catalogue for a language "xx" in a new folder, which is returned. */
static char *
install_catalogue (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("comstock-format.XXXXXX", &error);
  g_autofree char *messages = g_build_filename (folder, "xx", "LC_MESSAGES", NULL);
  g_autofree char *po = g_build_filename (messages, "xx.po", NULL);
  g_autofree char *mo = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  const char *const command[] = { "msgfmt", "-o", mo, po, NULL };
  int status;

  g_assert_no_error (error);
  g_assert_cmpint (g_mkdir_with_parents (messages, 0700), ==, 0);
  g_file_set_contents (po, catalogue, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_unlink (po);
  return folder;
}

static void
remove_catalogue (const char *folder)
{
  g_autofree char *language = g_build_filename (folder, "xx", NULL);
  g_autofree char *messages = g_build_filename (language, "LC_MESSAGES", NULL);
  g_autofree char *mo = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);

  g_unlink (mo);
  g_rmdir (messages);
  g_rmdir (language);
  g_rmdir (folder);
}

static void
test_language (void)
{
  g_autofree char *folder = install_catalogue ();

  bindtextdomain (GETTEXT_PACKAGE, folder);
  comstock_locale_choose ("xx");
  assert_decimal (-108.349, 2, "−108,35");
  assert_date (5, 11, "2026, ноября 5");
  assert_date (1, 11, "2026, ноября 1-е");
  remove_catalogue (folder);
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("LANGUAGE", "en", TRUE);
  comstock_locale_set_up ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-format/sources", test_sources);
  g_test_add_func ("/comstock-format/language", test_language);
  return g_test_run ();
}
