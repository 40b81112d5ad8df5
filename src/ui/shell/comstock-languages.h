/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the desktop program: chosen in the menu, kept in the settings, followed by every window at once. */

#pragma once

#include <gtk/gtk.h>

/* Takes the language that the settings name.  Before the first sentence is made, after comstock_locale_set_up (). */
void comstock_languages_set_up (void);

/* Gives @application the action "language", and lets its windows follow the settings from now on. */
void comstock_languages_watch  (GtkApplication *application);

/* Fills a menu with the languages, each by its own name. */
void comstock_languages_fill   (GMenu          *menu);
