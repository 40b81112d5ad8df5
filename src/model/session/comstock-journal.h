/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockJournal: the moves of a game and the positions between them; private to comstock-game.c. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

typedef struct _ComstockJournal ComstockJournal;

/* Begins at the position @state, which is copied; @kit must live as long as the journal. */
ComstockJournal    *comstock_journal_new        (const CsGame *rules,
                                                 gconstpointer kit,
                                                 gconstpointer state);
void                comstock_journal_free       (ComstockJournal    *self);

guint               comstock_journal_get_length (ComstockJournal    *self);
const ComstockStep *comstock_journal_get_step   (ComstockJournal *self,
                                                 guint            index);

/* Drops the moves from @length on. */
void                comstock_journal_truncate   (ComstockJournal *self,
                                                 guint            length);

/* Plays a legal move at the end; what happened is appended to @events. */
void                comstock_journal_append     (ComstockJournal    *self,
                                                 const ComstockStep *step,
                                                 CsEvents           *events);

/* The place in the journal; to be set after each change of it. */
guint               comstock_journal_get_cursor (ComstockJournal    *self);
void                comstock_journal_set_cursor (ComstockJournal *self,
                                                 guint            cursor);

/* The position after move @cursor ≤ length.  That at the journal's cursor is valid until the next change, another
 * one until the next call. */
gconstpointer       comstock_journal_get_state  (ComstockJournal *self,
                                                 guint            cursor);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockJournal, comstock_journal_free)

G_END_DECLS
