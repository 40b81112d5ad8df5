/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockCardsTable share. */

#pragma once

#include "ui/cards/cards/comstock-cards-flights.h"
#include "ui/table/comstock-ending.h"
#include "ui/cards/scenes/comstock-cards-scenes.h"
#include "comstock-cards-hints.h"
#include "comstock-cards-linger.h"
#include "comstock-cards-question.h"
#include "comstock-cards-table.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/seats/comstock-cards-glance.h"
#include "ui/cards/seats/comstock-cards-peek.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/table/comstock-score-pane.h"
#include "ui/table/comstock-tabletop.h"

struct _ComstockCardsTable
{
  ComstockTable parent_instance;

  ComstockCardsGame *game;      /* the base class keeps it */

  ComstockTabletop *tabletop;
  ComstockCardsColumnView *column;
  ComstockCardsCityView *city;
  GtkGrid *rail;
  ComstockCardsCast *cast;
  ComstockCardsDesk *desk;
  ComstockCardsOffer *offer;
  ComstockCardsSeats *seats;
  ComstockCardsGlance *glance;
  ComstockCardsYou *you;
  ComstockScorePane *score;

  ComstockCardsFlights *flights;
  ComstockCardsScenes *scenes;
  ComstockCardsQuestion *question;
  ComstockEnding *ending;
  ComstockCardsLinger *linger;
  ComstockCardsAbility *ability;
  ComstockCardsHints *hints;

  int shown;            /* the real seat whose city is shown */
  guint round;          /* in which it was brought to the middle, 0 for none */
  ComstockCardsCard *aimed; /* of the column, the last one that was pointed at or had the focus, or NULL */
  gboolean selling;     /* the auctioneer sells before a card is taken */
  CardsBoard lit;       /* parcels there that the score sheet lights up */
};

ComstockCardsSeat *comstock_cards_table_get_seat         (ComstockCardsTable *self,
                                                          int                 index);

/* Why @move of the person who is asked, or of the seat that is shown, is refused now, or NULL.  Free with g_free (). */
char              *comstock_cards_table_dup_refusal      (ComstockCardsTable *self,
                                                          CsMove              move);

/* Opens a seat's city or pile. */
void               comstock_cards_table_look             (ComstockCardsTable *self,
                                                          ComstockCardsSeat  *seat);

/* Asks the person for @move once more before it is played. */
void               comstock_cards_table_ask_to_confirm   (ComstockCardsTable *self,
                                                          CsMove              move);

/* What a person chose: an answer of comstock-cards-prompts.h, an auction card, a portrait. */
void               comstock_cards_table_answer           (ComstockCardsTable *self,
                                                          guint               answer);
void               comstock_cards_table_bid              (ComstockCardsTable *self,
                                                          int                 number);
void               comstock_cards_table_press_portrait   (ComstockCardsTable    *self,
                                                          ComstockCardsPortrait *portrait);

/* What is aimed at while a card is to be taken lies on the desk; begins to follow where people aim. */
void               comstock_cards_table_update_desk      (ComstockCardsTable *self);
void               comstock_cards_table_watch_aim        (ComstockCardsTable *self);

/* The class functions find_move and preview_move. */
GtkWidget         *comstock_cards_table_find_move        (ComstockTable   *table,
                                                          CsMove           move,
                                                          graphene_rect_t *area);
void               comstock_cards_table_preview_move     (ComstockTable *table,
                                                          CsMove         move);

/* Adds the actions that export and print. */
void               comstock_cards_table_add_exports      (ComstockCardsTable *self);

/* Bind the callbacks of the template that this file holds. */
void               comstock_cards_table_bind_answers     (GtkWidgetClass     *widget_class);
