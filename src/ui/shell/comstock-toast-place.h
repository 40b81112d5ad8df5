/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps toasts off hand and rail, where libadwaita puts them all, and off what may be pressed. */

#pragma once

#include <adwaita.h>

/* From now on a toast of @toasts stands as near to the middle of the upper edge as it can
 * without covering anything in there that is read or may be pressed (comstock-obstacle.h), and moves only when
 * something that may be pressed now comes under it. */
void comstock_toast_place_watch (AdwToastOverlay *toasts);
