/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockWelcome: the page of a window without a game: what this is, and the ways to begin. */

#pragma once

#include <adwaita.h>

#define COMSTOCK_TYPE_WELCOME (comstock_welcome_get_type ())
G_DECLARE_FINAL_TYPE (ComstockWelcome, comstock_welcome, COMSTOCK, WELCOME, AdwBin)

/* gtk_widget_grab_focus () leads to what a newcomer wants. */
