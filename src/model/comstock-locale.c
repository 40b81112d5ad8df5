/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of a program: where it comes from and where its catalogue lies. */

#include "config.h"

#include "comstock-locale.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

void
comstock_locale_set_up (void)
{
  const char *folder = g_getenv ("COMSTOCK_LOCALE_DIR");

  /* gettext does nothing in the C locale, not even what LANGUAGE asks for: C.UTF-8 is as plain and does. */
  if (setlocale (LC_ALL, "") == NULL || strcmp (setlocale (LC_MESSAGES, NULL), "C") == 0)
    {
      setlocale (LC_MESSAGES, "C.UTF-8");
      setlocale (LC_CTYPE, "C.UTF-8");
    }
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
