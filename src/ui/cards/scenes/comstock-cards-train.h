/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A train of the frontier: an engine that pulls a flat car. */

#pragma once

#include <cairo.h>

/* How long the train is and how high, in its own units; the rails are at its foot. */
#define COMSTOCK_CARDS_TRAIN_LENGTH 420.0
#define COMSTOCK_CARDS_TRAIN_HEIGHT 150.0

/* What stands on the flat car: its left end, its foot, both from the train's left top, and its greatest side. */
#define COMSTOCK_CARDS_TRAIN_LOAD_X 36.0
#define COMSTOCK_CARDS_TRAIN_LOAD_Y 112.0
#define COMSTOCK_CARDS_TRAIN_LOAD_SIDE 104.0

/* Draws it from (0, 0) to the right, after it has come so far, in its units: the wheels have turned. */
void comstock_cards_train_draw (cairo_t *cr,
                                double   distance);
