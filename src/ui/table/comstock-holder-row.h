/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockHolderRow: a row of New Game for a seat of any game: who holds it, and under which name. */

#pragma once

#include <adwaita.h>

#include "model/session/comstock-holder.h"
#include "model/session/comstock-rivals.h"

#define COMSTOCK_TYPE_HOLDER_ROW (comstock_holder_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockHolderRow, comstock_holder_row, COMSTOCK, HOLDER_ROW, AdwExpanderRow)

/* A subclass is a game's; what else is chosen for a seat are rows of its template, which stand before the name.
 * Implements ComstockLook; a subclass that adds to it chains up. */
struct _ComstockHolderRowClass
{
  AdwExpanderRowClass parent_class;

  /* Who can hold a seat, in the order offered; their names do not matter. */
  const ComstockHolder *offers;
  guint n_offers;

  /* "Person", "Computer rival (easy)": translated, static. */
  const char *(*get_holder) (ComstockLevel      level);

  /* What a rival of this manner is known for, translated, static; NULL: nothing.  NULL itself if the game knows no
   * manners. */
  const char *(*get_manner) (ComstockManner     manner);

  /* What the seat is called without a name, translated, static; and the drawing that stands for it, as comstock-art.h
   * has them, a new string. */
  const char *(*get_title)  (ComstockHolderRow *self);
  char       *(*dup_sign)   (ComstockHolderRow *self);

  /* Shows the rows of the subclass, or hides them: nobody holds the seat. */
  void        (*show_rows)  (ComstockHolderRow *self,
                             gboolean           shown);
};

/* Fills the row once it is made.  The seat may stay empty if @optional.  Where the player gives it to a computer rival,
 * @usual sits down, until another name is entered; no other row should have the same one. */
void     comstock_holder_row_offer      (ComstockHolderRow   *self,
                                         gboolean             optional,
                                         const ComstockRival *usual);

/* To be called when the title or the sign has changed. */
void     comstock_holder_row_update     (ComstockHolderRow    *self);

/* Who sits there; NULL leaves an optional seat empty.  A level that is not offered stands for the last one of its
 * kind. */
void     comstock_holder_row_set_holder (ComstockHolderRow    *self,
                                         const ComstockHolder *holder);

/* FALSE if nobody sits there. */
gboolean comstock_holder_row_get_holder (ComstockHolderRow *self,
                                         ComstockHolder    *holder);
