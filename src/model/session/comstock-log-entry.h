/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLogEntry: one thing that happened, told on demand in the language of the moment. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_LOG_ENTRY (comstock_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLogEntry, comstock_log_entry, COMSTOCK, LOG_ENTRY, GObject)

/* An entry is a value that the log makes when it is asked for; two entries of one place are equal, not the same.
 * Properties, constant: "move" (uint), "seat" (int), "sentence" (string). */

/* The position that the entry belongs to: comstock_game_go_to () it to see the event just done.  0: the opening. */
guint          comstock_log_entry_get_move     (ComstockLogEntry *self);

/* The seat that acted, or −1. */
int            comstock_log_entry_get_seat     (ComstockLogEntry *self);

const CsEvent *comstock_log_entry_get_event    (ComstockLogEntry *self);

/* What spoke for it, if a rival chose it; NULL for nothing.  Free with g_free (). */
char          *comstock_log_entry_dup_motive   (ComstockLogEntry *self);

/* What happened, one sentence in the current language, "" once the game is gone.  Free with g_free (). */
char          *comstock_log_entry_dup_deed     (ComstockLogEntry *self);

/* The same with what spoke for it. */
char          *comstock_log_entry_dup_sentence (ComstockLogEntry *self);

G_END_DECLS
