/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps toasts off hand and rail, where libadwaita puts them all, and off what may be pressed. */

#pragma once

#include <adwaita.h>

/* From now on a toast of @toasts stands as near to the middle of the upper edge as it can
 * without covering anything in there that may be pressed now (comstock-obstacle.h), and moves only when
 * something like that comes under it. */
void comstock_toast_place_watch (AdwToastOverlay *toasts);
