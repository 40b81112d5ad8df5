/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlayerAid: what a player looks up while playing: the player aid, all rules, and what was asked about. */

#pragma once

#include <gtk/gtk.h>

#include "model/base/comstock-topics.h"

#define COMSTOCK_TYPE_PLAYER_AID (comstock_player_aid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockPlayerAid, comstock_player_aid, COMSTOCK, PLAYER_AID, GtkWidget)

/* Returns the name of the drawing (comstock-art.h) beside the topic of this id, a new string, or NULL for none. */
typedef char *(*ComstockTopicDrawing) (const char *id);

/* To be called before the aid is shown. */
void comstock_player_aid_set_topics (ComstockPlayerAid    *self,
                                     const ComstockTopics *topics,
                                     ComstockTopicDrawing  dup_drawing);

/* Shows the entries about @topics, ids with spaces between, and leads the focus there.  Ids that are unknown are
 * passed over; if none is left, nothing happens. */
void comstock_player_aid_explain    (ComstockPlayerAid *self,
                                     const char        *topics);

/* Leads the focus to where one types what to search for. */
void comstock_player_aid_search     (ComstockPlayerAid    *self);
