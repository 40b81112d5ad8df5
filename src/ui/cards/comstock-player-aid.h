/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlayerAid: what a player looks up while playing: the player aid, all rules, and what was asked about. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PLAYER_AID (comstock_player_aid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPlayerAid, comstock_player_aid, COMSTOCK, PLAYER_AID, GtkWidget)

/* Shows the entries about @topics, ids as in comstock-topics.h with spaces between, and leads the focus there.
 * Ids that are unknown are passed over; if none is left, nothing happens. */
void comstock_player_aid_explain (ComstockPlayerAid *self,
                                  const char        *topics);

/* Leads the focus to where one types what to search for. */
void comstock_player_aid_search  (ComstockPlayerAid *self);
