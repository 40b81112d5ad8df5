/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the whole program looks, as the preferences say: light or dark, moving or still. */

#pragma once

/* Follows the settings "color-scheme" and "animations" from now on, for all windows.  Once, after GTK has started. */
void comstock_appearance_follow_settings (void);
