/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is called "you" in what is told of a game. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

/* Whether what is told of @seat, CS_NO_SEAT for none, is told to its own player: the viewer, who is the only person.
 * Where several people play, nobody knows to whom "you" is said. */
gboolean comstock_is_you         (ComstockGame *game,
                                  guint         seat);

/* The title of @seat as a part of a sentence; and in a list of players: "you", or that.  Free with g_free (). */
char    *comstock_you_dup_title  (ComstockGame *game,
                                  guint         seat);
char    *comstock_you_dup_listed (ComstockGame *game,
                                  guint         seat);

G_END_DECLS
