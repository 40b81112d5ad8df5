/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where on the table of the card game its moves are answered. */

#pragma once

#include "engine/cards/cards-game.h"
#include "model/session/comstock-ask.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_CARDS_SURFACE_HAND = COMSTOCK_NOWHERE + 1,   /* x: the number of an auction card */
  COMSTOCK_CARDS_SURFACE_COLUMN,                        /* x: CardsCard */
  COMSTOCK_CARDS_SURFACE_CITY,                          /* x, y: where the card in hand would be laid */
  COMSTOCK_CARDS_SURFACE_LAID,                          /* x: CardsCard of the own city, for sale */
  COMSTOCK_CARDS_SURFACE_CAST,                          /* x: CardsCharacter of one's own */
  COMSTOCK_CARDS_SURFACE_OFFER,                         /* x: CardsCharacter that may come with the paperboy */
} ComstockCardsSurface;

static inline ComstockPlace
comstock_cards_place (ComstockCardsSurface surface,
                      int                  number)
{
  return (ComstockPlace) { .surface = (guint8) surface, .x = (gint16) number };
}

static inline ComstockPlace
comstock_cards_place_in_city (int x,
                              int y)
{
  return (ComstockPlace) { .surface = COMSTOCK_CARDS_SURFACE_CITY, .x = (gint16) x, .y = (gint16) y };
}

/* For the game's class. */
void      comstock_cards_ask_lay_out      (ComstockGame         *game,
                                           guint                 seat,
                                           ComstockOption       *option);
CsRefusal comstock_cards_ask_refuse       (ComstockGame         *game,
                                           guint                 seat,
                                           const ComstockPlace  *place);
gboolean  comstock_cards_ask_is_secret    (ComstockGame         *game);
gboolean  comstock_cards_ask_is_formality (ComstockGame         *game);

G_END_DECLS
