/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desktop program: sets the language up and runs the application. */

#include "comstock-application.h"
#include "comstock-languages.h"
#include "comstock-settings-guard.h"
#include "model/base/comstock-locale.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (ComstockApplication) application = NULL;

  comstock_locale_set_up ();
  comstock_settings_guard ();
  comstock_languages_set_up ();
  gtk_disable_setlocale ();
  application = comstock_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
