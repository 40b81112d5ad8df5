/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of a program: where it comes from, where its catalogue lies, and how it becomes another one. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Takes the language from the environment; a program calls it before anything else.  LANGUAGE, LC_ALL, LC_MESSAGES and
 * LANG count as usual, except that a language needs no generated locale and may be that of another country.  The
 * catalogues are those of the installation, or of the folder that COMSTOCK_LOCALE_DIR names. */
void        comstock_locale_set_up       (void);

/* The languages that have a catalogue: codes such as "fr" or "pt_BR" in the order of their names, ended by NULL. */
const char *const *comstock_locale_get_languages (void);

/* What the speakers of @language call it: "Français". */
const char *comstock_locale_get_name     (const char *language);

/* Translates into @language from now on, falling back to English; "" is the language of the environment.  The libraries
 * follow too.  Strings got before stay as they are, so do widgets.  To be called while no thread of the program is at
 * work: see comstock-workers.h. */
void        comstock_locale_choose       (const char *language);

/* The code of the language that is now translated into, "en" if there is no translation.  Free with g_free (). */
char       *comstock_locale_dup_language (void);

G_END_DECLS
