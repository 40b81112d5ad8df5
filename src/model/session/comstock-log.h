/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLog: what happened in a game, as a list of entries made on demand; private to comstock-game.c. */

#pragma once

#include "comstock-log-entry.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_LOG (comstock_log_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLog, comstock_log, COMSTOCK, LOG, GObject)

/* A GListModel of ComstockLogEntry.  It knows @game weakly. */
ComstockLog *comstock_log_new        (ComstockGame   *game);

/* Changes gather until comstock_log_flush () tells of them, so that the game is in its new state by then.  First
 * comstock_log_truncate () drops what happened after position @move, then comstock_log_append () adds what happened
 * on the way to position @move, which never falls. */
void         comstock_log_truncate   (ComstockLog *self,
                                      guint        move);
void         comstock_log_append     (ComstockLog    *self,
                                      guint           move,
                                      const CsEvents *events);
void         comstock_log_flush      (ComstockLog    *self);

/* The number of entries up to and including position @move. */
guint        comstock_log_get_length (ComstockLog *self,
                                      guint        move);

/* What happened on the way from position @after to position @move: a new array of CsEvent. */
GArray      *comstock_log_dup_events (ComstockLog *self,
                                      guint        after,
                                      guint        move);

G_END_DECLS
