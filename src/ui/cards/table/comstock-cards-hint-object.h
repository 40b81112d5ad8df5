/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the card table that there is more to tell of than one sees: finding it, and what is told. */

#pragma once

#include <gtk/gtk.h>

#include "model/cards/comstock-cards-game.h"

typedef enum
{
  COMSTOCK_CARDS_HINT_CARD,     /* of the column */
  COMSTOCK_CARDS_HINT_PORTRAIT, /* of a character that one has, or may hire */
  COMSTOCK_CARDS_HINT_PARCEL,   /* of the city on the stage */
  COMSTOCK_CARDS_HINT_TOWN,     /* a parcel of a town that is peeked at */
  COMSTOCK_CARDS_HINT_FACE,     /* a character of a seat */
  COMSTOCK_CARDS_HINT_SCORE,    /* of a seat: the header of its panel, or one's own plate */
  COMSTOCK_CARDS_HINT_NOTHING
} ComstockCardsHintKind;

typedef struct
{
  ComstockCardsHintKind kind;
  GtkWidget *widget;            /* borrowed */
  ComstockCardsPlace place;     /* TOWN: which parcel of it; FACE: x is which character */
  graphene_rect_t area;         /* of both, where in the widget */
} ComstockCardsHintObject;

/* What @widget (may be NULL) belongs to, with the pointer at (@x, @y) in @root, which it lies in. */
ComstockCardsHintObject comstock_cards_hint_object_at       (GtkWidget *widget,
                                                             GtkWidget *root,
                                                             double     x,
                                                             double     y);

/* The same of the widget that has the focus. */
ComstockCardsHintObject comstock_cards_hint_object_of       (GtkWidget *widget);

gboolean                comstock_cards_hint_object_equal    (const ComstockCardsHintObject *a,
                                                             const ComstockCardsHintObject *b);

/* What is told of it to the viewer of @game, some lines; NULL for nothing.  Free with g_free (). */
char                   *comstock_cards_hint_object_dup_text (const ComstockCardsHintObject *self,
                                                             ComstockCardsGame             *game);

/* What of that a screen reader does not tell anyway as the focus comes there; NULL for nothing.  Free with
 * g_free (). */
char                   *comstock_cards_hint_object_dup_untold (const ComstockCardsHintObject *self,
                                                               ComstockCardsGame             *game);
