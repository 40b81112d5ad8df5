/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of a program, for gettext: the variable LANGUAGE and the catalogues. */

#include "config.h"

#include "comstock-locale.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

/* gettext heeds LANGUAGE in no locale called "C", nor, since glibc 2.39, in one whose name begins with "C.".  glibc
 * takes parts away from a name until there is a locale of that name: this one is C.UTF-8, which gettext cannot see. */
#define PLAIN_LOCALE "C_C.UTF-8"

/* What LANGUAGE is without a choice of ours. */
static char *system_languages;

/* In the order in which a menu shows them.  No catalogue can hold these names: each is needed in all languages. */
static const struct
{
  const char *code;
  const char *name;
} known_languages[] = {
  { "de", "Deutsch" },
  { "en", "English" },
  { "es", "Español" },
  { "fr", "Français" },
  { "it", "Italiano" },
  { "nl", "Nederlands" },
  { "pl", "Polski" },
  { "pt_BR", "Português (Brasil)" },
  { "ru", "Русский" },
};

/* At such a name gettext ends its search, also within LANGUAGE. */
static gboolean
is_c (const char *locale)
{
  return strcmp (locale, "C") == 0 || g_str_has_prefix (locale, "C.");
}

/* Whether the environment asks for the C locale, in which gettext heeds LANGUAGE nowhere. */
static gboolean
is_plain (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i]);

      if (value != NULL && *value != '\0')
        return strcmp (value, "C") == 0 || strcmp (value, "POSIX") == 0;
    }
  return FALSE;
}

/* A language that is asked for without its country, or in another one, has the words of whichever country there is:
 * "pt_BR" stands in for "pt". */
static void
append_countries (GString    *list,
                  const char *language)
{
  const gsize length = strlen (language);

  for (guint i = 0; i < G_N_ELEMENTS (known_languages); i++)
    if (g_str_has_prefix (known_languages[i].code, language) && known_languages[i].code[length] == '_')
      g_string_append_printf (list, "%s:", known_languages[i].code);
}

/* As gettext would look for them, each also in other countries, with our own language at the end. */
static char *
find_system_languages (void)
{
  const char *const *names = g_get_language_names_with_category ("LC_MESSAGES");
  GString *list = g_string_new (NULL);

  if (!is_plain ())
    for (; !is_c (*names); names++)
      {
        g_string_append_printf (list, "%s:", *names);
        append_countries (list, *names);
      }
  g_string_append (list, "en");
  return g_string_free (list, FALSE);
}

static void
use_languages (const char *languages)
{
  g_setenv ("LANGUAGE", languages, TRUE);
  /* Makes gettext forget what it has looked up. */
  textdomain (GETTEXT_PACKAGE);
  /* The first call decides for good whether GLib translates; the catalogue of English exists so that it does. */
  g_dgettext (GETTEXT_PACKAGE, "");
}

/* The locale of the environment, or a plain one if that is plain or was never generated; gettext translates in both. */
static void
enter_locale (void)
{
  const char *messages;

  setlocale (LC_ALL, "");
  messages = setlocale (LC_MESSAGES, NULL);
  if (strcmp (messages, "C") == 0)
    setlocale (LC_CTYPE, "C.UTF-8");
  if (is_c (messages) && setlocale (LC_MESSAGES, PLAIN_LOCALE) == NULL)
    setlocale (LC_MESSAGES, "C.UTF-8");
}

void
comstock_locale_set_up (void)
{
  const char *folder = g_getenv ("COMSTOCK_LOCALE_DIR");

  enter_locale ();
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_free (system_languages);
  system_languages = find_system_languages ();
  /* From here on the variable is there, and a change replaces one pointer that glibc never frees: a thread of a library
   * that reads the environment at that moment finds the former value or the new one. */
  use_languages (system_languages);
}

const char *const *
comstock_locale_get_languages (void)
{
  static const char *languages[G_N_ELEMENTS (known_languages) + 1];
  g_auto (GStrv) linguas = g_strsplit (LINGUAS, " ", -1);
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (known_languages); i++)
    if (g_strv_contains ((const char *const *) linguas, known_languages[i].code))
      languages[n++] = known_languages[i].code;
  languages[n] = NULL;
  return languages;
}

const char *
comstock_locale_get_name (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (known_languages); i++)
    if (strcmp (known_languages[i].code, language) == 0)
      return known_languages[i].name;
  return language;
}

void
comstock_locale_choose (const char *language)
{
  g_autofree char *languages = g_strdup_printf ("%s:en", language);

  use_languages (*language != '\0' ? languages : system_languages);
}

char *
comstock_locale_dup_language (void)
{
  static const char field[] = "\nLanguage: ";
  const char *header = strstr (gettext (""), field);

  if (header == NULL)
    return g_strdup ("en");
  header += strlen (field);
  return g_strndup (header, strcspn (header, "\n"));
}
