/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The saves used last, as the desktop remembers them. */

#pragma once

#include <gtk/gtk.h>

/* Remembers that @file was opened or written. */
void comstock_recent_add  (GFile      *file);

/* Fills @menu with the saves used last, the latest first, and keeps it up to date; those that are gone leave it soon.
 * Where there is none, an insensitive item says so.  Each other item activates @action with the file's URI. */
void comstock_recent_show (GMenu      *menu,
                           const char *action);
