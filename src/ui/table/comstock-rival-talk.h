/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockRivalTalk: what a computer rival says now and then, when a move went well for it or hit it. */

#pragma once

#include "model/session/comstock-game.h"
#include "ui/table/comstock-table.h"

#define COMSTOCK_TYPE_RIVAL_TALK (comstock_rival_talk_get_type ())
G_DECLARE_FINAL_TYPE (ComstockRivalTalk, comstock_rival_talk, COMSTOCK, RIVAL_TALK, GObject)

/* In a bubble at its seat in @table, which lives longer and whose class finds moods, and to a screen reader; after the
 * table has told what happened.  At most once a round, only rivals that have a name and a face, and
 * nobody while the setting "rivals-talk" is off or the pace is instant.  Equal games hear equal words. */
ComstockRivalTalk *comstock_rival_talk_new (ComstockTable *table);
