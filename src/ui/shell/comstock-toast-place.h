/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps toasts off what may be pressed: libadwaita puts them all at the middle of the lower edge. */

#pragma once

#include <adwaita.h>

/* From now on a toast of @toasts stands as near to that place as it can without covering anything in there that may be
 * pressed (comstock-obstacle.h), and moves only when something like that comes under it. */
void comstock_toast_place_watch (AdwToastOverlay *toasts);
