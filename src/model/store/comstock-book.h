/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBook: what the statistics know, as a value, and changes of it that can be made again on another one. */

#pragma once

#include "model/session/comstock-tally.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *former;    /* of ComstockTally: the games before those in records */
  GPtrArray *records;   /* of ComstockRecord, in the order in which they first ended */
} ComstockBook;

ComstockBook *comstock_book_new      (void);
void          comstock_book_free     (ComstockBook  *self);

/* A book that the file holds; errors name the member. */
ComstockBook *comstock_book_read     (GBytes  *bytes,
                                      GError **error);

/* The file, no larger than it may be. */
GBytes       *comstock_book_to_bytes (ComstockBook  *self);

typedef enum
{
  COMSTOCK_CHANGE_END,          /* the game of the record ended with its results */
  COMSTOCK_CHANGE_UNDO,         /* something was taken back in the game of the record */
  COMSTOCK_CHANGE_HINT,         /* a hint was given in the game of the record */
  COMSTOCK_CHANGE_RESET,        /* all is forgotten */
  COMSTOCK_CHANGE_RESTORE,      /* what was forgotten is known again, besides what has come since */
} ComstockChangeKind;

typedef struct
{
  ComstockChangeKind kind;
  ComstockRecord *record;       /* of the game and its end, or NULL */
  GBytes *bytes;                /* what is restored, or NULL */
} ComstockChange;

/* Takes @record, which may be NULL. */
ComstockChange *comstock_change_new  (ComstockChangeKind kind,
                                      ComstockRecord    *record);
void            comstock_change_free (ComstockChange    *self);

void            comstock_book_apply  (ComstockBook         *self,
                                      const ComstockChange *change);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockBook, comstock_book_free)

G_END_DECLS
