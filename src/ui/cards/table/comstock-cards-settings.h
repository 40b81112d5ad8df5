/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the card game remembers from one start to the next. */

#pragma once

#include <gio/gio.h>

/* The settings of the schema APPLICATION_ID ".cards", a new object.  What earlier versions kept among those of the
 * program is taken over first. */
GSettings *comstock_cards_settings_new (void);
