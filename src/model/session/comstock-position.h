/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the positions of all games tell scripts: where in the record they are, and what can be played there. */

#pragma once

#include <json-glib/json-glib.h>

#include "comstock-game.h"

G_BEGIN_DECLS

/* Write members of the object that @builder is at.  First: "move", "moves" and "last". */
void comstock_position_write_record (JsonBuilder  *builder,
                                     ComstockGame *game,
                                     guint         cursor);

/* "seat", "kind", "level" and "suit" of a seat. */
void comstock_position_write_holder (JsonBuilder  *builder,
                                     ComstockGame *game,
                                     guint         seat);

/* A member that is a number, or null for @none; and one that is a word, or null. */
void comstock_position_write_number (JsonBuilder *builder,
                                     const char  *name,
                                     int          number,
                                     int          none);
void comstock_position_write_word   (JsonBuilder *builder,
                                     const char  *name,
                                     const char  *word);

/* "actors" and "legal" of @state, a position of @game: of chance too, which is seat 31. */
void comstock_position_write_legal  (JsonBuilder  *builder,
                                     ComstockGame *game,
                                     gconstpointer state);

G_END_DECLS
