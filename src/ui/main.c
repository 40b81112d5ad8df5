/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desktop program: sets the language up and runs the application. */

#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "comstock-application.h"

static void
set_up_language (void)
{
  const char *folder = g_getenv ("COMSTOCK_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (ComstockApplication) application = NULL;

  set_up_language ();
  application = comstock_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
