/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlayerAid: what a player looks up while playing: the order of abilities, what scores, where cards may lie. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PLAYER_AID (comstock_player_aid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPlayerAid, comstock_player_aid, COMSTOCK, PLAYER_AID, GtkWidget)

/* Shows the entries about @topics, ids as in comstock-topics.h with spaces between, and leads the focus there. */
void comstock_player_aid_explain (ComstockPlayerAid *self,
                                  const char        *topics);
