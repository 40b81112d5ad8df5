/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockLogRows: the log of a game in rows, of which each tells one or more entries that follow each other. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-log-entry.h"

#define COMSTOCK_TYPE_LOG_ROW (comstock_log_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLogRow, comstock_log_row, COMSTOCK, LOG_ROW, GObject)

guint             comstock_log_row_get_n_entries (ComstockLogRow *self);

/* Returns a new reference; @index < n_entries. */
ComstockLogEntry *comstock_log_row_get_entry     (ComstockLogRow *self,
                                                  guint           index);

/* The position after all that the row tells. */
guint             comstock_log_row_get_move      (ComstockLogRow *self);

/* The sentences of its entries, one after the other.  Free with g_free (). */
char             *comstock_log_row_dup_sentence  (ComstockLogRow *self);

/* What a game brings for its log. */
typedef struct
{
  /* Whether @event is told in the row of the one right before it. */
  gboolean   (*joins)       (const CsEvent  *event,
                             const CsEvent  *before);

  /* Whether the sentence of @event, which is told in that row, says no more than that of @before; NULL: none does. */
  gboolean   (*repeats)     (const CsEvent  *event,
                             const CsEvent  *before);

  /* Shows in pictures what @row tells, a floating reference; NULL where its sentence does.  To a screen reader the row
   * has its sentence in any case. */
  GtkWidget *(*picture_new) (ComstockGame   *game,
                             ComstockLogRow *row);

  /* Whether @row tells nothing but what can be seen or follows, and a feed does without it; NULL: none is so. */
  gboolean   (*is_minor)    (ComstockLogRow *row);
} ComstockLogPictures;

#define COMSTOCK_TYPE_LOG_ROWS (comstock_log_rows_get_type ())
G_DECLARE_FINAL_TYPE (ComstockLogRows, comstock_log_rows, COMSTOCK, LOG_ROWS, GObject)

/* A GListModel of ComstockLogRow that follows @log, which is that of a game or begins as it does.  @pictures may be
 * NULL: each entry is a row. */
ComstockLogRows *comstock_log_rows_new  (GListModel                *log,
                                         const ComstockLogPictures *pictures);

/* The row that tells the entry at @position of the log. */
guint            comstock_log_rows_find (ComstockLogRows *self,
                                         guint            position);
