/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAsk: what a seat is asked, with each answer that the rules allow and something can come of, and the place on
 * the table where it is given.  Tables, lists, typed moves, hints and tools read it; none of them asks the rules
 * themselves. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

/* The surface of what is answered in words alone. */
#define COMSTOCK_NOWHERE 0

/* The side of a place: the cell itself, or an edge that it shares with the row or the column before; from COMSTOCK_SPOT
 * on a spot within the cell, numbered by the game. */
#define COMSTOCK_CELL 0
#define COMSTOCK_EDGE_ABOVE 1
#define COMSTOCK_EDGE_LEFT 2
#define COMSTOCK_SPOT 3
#define COMSTOCK_SPOTS 8

/* An answer, as the rules know it, and how it is given. */
struct _ComstockOption
{
  CsMove move;
  ComstockPlace place;
  guint8 group;         /* answers of one group stand together, the lowest first */
  gboolean aside;       /* it may be given whatever is asked, as a road may be laid at any time */
  gboolean quiet;       /* it declines, or puts off: a list of answers has it last in its group */
  gboolean vain;        /* nothing could come of it: it is left out */
  gboolean weighty;     /* what it gives up cannot be had again: nothing for a slip of Enter */
  const char *confirm;  /* the setting by which a person wants to be asked for it once more; NULL for none */
  int amount;           /* what it names a number of, −1 if it is no number */
};

typedef struct
{
  int seat;                     /* −1: nobody is asked */
  const ComstockOption *options; /* in the order of the rules */
  guint n_options;
} ComstockAsk;

/* What @seat is asked at the cursor; −1 or a seat that is not to act: nothing, as nobody is.  A value that never
 * changes; the reference is the caller's. */
ComstockAsk          *comstock_ask_new         (ComstockGame      *game,
                                                int                seat);
ComstockAsk          *comstock_ask_new_of_nobody (void);
ComstockAsk          *comstock_ask_ref         (ComstockAsk       *self);
void                  comstock_ask_unref       (ComstockAsk       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockAsk, comstock_ask_unref)

/* The answer that @move is, or the first quiet one; NULL for none.  Borrowed, as all options. */
const ComstockOption *comstock_ask_find        (const ComstockAsk *self,
                                                CsMove             move);
const ComstockOption *comstock_ask_find_quiet  (const ComstockAsk *self);

/* Whether something can be answered on @surface. */
gboolean              comstock_ask_has         (const ComstockAsk *self,
                                                guint              surface);

/* The answer that a press at @place gives: the only one there, where those that stand aside count at their own edge
 * alone; NULL if there are several, or none.  Sets @n, which may be NULL, to how many there are. */
const ComstockOption *comstock_ask_find_at     (const ComstockAsk   *self,
                                                const ComstockPlace *place,
                                                guint               *n);

/* Whether @option is given at @place; at a cell also what is given at one of its four edges or
 * its spots. */
gboolean              comstock_option_is_at    (const ComstockOption *option,
                                                const ComstockPlace  *place);

gboolean              comstock_place_equal     (const ComstockPlace *a,
                                                const ComstockPlace *b);

G_END_DECLS
