/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step at a real table: what somebody enters into the score pad or asks of the runner of virtual players. */

#pragma once

#include <glib.h>

#include "engine/cards/cards-terms.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_CARDS_PAD_SHOW,      /* seat; x, y, CardsParcel: that parcel is seen there */
  COMSTOCK_CARDS_PAD_BARE,      /* seat; x, y: bare table there */
  COMSTOCK_CARDS_PAD_SHIFT,     /* seat; dx, dy (−1, 0 or 1): the whole city moves on the sheet */
  COMSTOCK_CARDS_PAD_LAY,       /* seat; x, y of the north-west parcel, the four parcels in the order of CardsCorner */
  COMSTOCK_CARDS_PAD_OWN,       /* seat; CardsCharacter that it has from now on */
  COMSTOCK_CARDS_PAD_DISOWN,    /* seat; CardsCharacter that it has no more */
  COMSTOCK_CARDS_PAD_SOLD,      /* seat; cards sold, 0–3 */
  COMSTOCK_CARDS_PAD_TAKE,      /* virtual seat; appeal of a card that it has taken */
  COMSTOCK_CARDS_PAD_DROP,      /* virtual seat; index of a card that it has not taken after all */
  COMSTOCK_CARDS_PAD_CARD,      /* appeal of the next card in the column, nearest the piles first */
  COMSTOCK_CARDS_PAD_GONE,      /* index of a card in the column that a real seat takes */
  COMSTOCK_CARDS_PAD_SUIT,      /* CardsSuit that comes next on the back that breaks ties */
  COMSTOCK_CARDS_PAD_TURN,      /* each virtual seat turns its next auction card */
  COMSTOCK_CARDS_PAD_PICK,      /* the virtual seat whose turn it is takes its card from the column */
  COMSTOCK_CARDS_PAD_STEPS
} ComstockCardsPadStepType;

#define COMSTOCK_CARDS_PAD_SIDE 9       /* parcels of the sheet a side: x and y are 0 … 8 */
#define COMSTOCK_CARDS_PAD_ARGS 6

/* A plain value; what its type has no use for is 0. */
typedef struct
{
  guint8 type;
  guint8 seat;
  gint8 args[COMSTOCK_CARDS_PAD_ARGS];
} ComstockCardsPadStep;

/* As a save has it: "lay 0 3 4 saloon house empty empty".  Free with g_free (). */
char    *comstock_cards_pad_step_dup_text (const ComstockCardsPadStep *step);

/* Reads one step from exactly @text; FALSE if it is the text of none.  Whether it is possible in a position is another
 * matter; its numbers are in the ranges above. */
gboolean comstock_cards_pad_step_parse    (const char           *text,
                                           ComstockCardsPadStep *step);

/* Whether its numbers are in the ranges above. */
gboolean comstock_cards_pad_step_is_sound (const ComstockCardsPadStep *step);

G_END_DECLS
