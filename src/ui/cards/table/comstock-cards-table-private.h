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

/* Why the person who is asked, or else the seat that is shown, can answer nothing at @place now; NULL if it can.  Free
 * with g_free (). */
char              *comstock_cards_table_dup_refusal_at   (ComstockCardsTable  *self,
                                                          const ComstockPlace *place);

/* Opens a seat's city or pile. */
void               comstock_cards_table_look             (ComstockCardsTable *self,
                                                          ComstockCardsSeat  *seat);

/* The class function answer: asks once more before what the person wants to be asked for. */
void               comstock_cards_table_answer           (ComstockTable        *table,
                                                          const ComstockOption *option);

/* Asks for @move once more before it is played. */
void               comstock_cards_table_ask_again        (ComstockCardsTable *self,
                                                          CsMove              move);

/* What a person chose: an answer of comstock-cards-prompts.h, what lies on a surface, a portrait. */
void               comstock_cards_table_choose           (ComstockCardsTable *self,
                                                          guint               chosen);
void               comstock_cards_table_press            (ComstockCardsTable  *self,
                                                          ComstockCardsSurface surface,
                                                          int                  number);
void               comstock_cards_table_bid              (ComstockCardsTable *self,
                                                          int                 number);
void               comstock_cards_table_press_portrait   (ComstockCardsTable    *self,
                                                          ComstockCardsPortrait *portrait);

/* What is aimed at while a card is to be taken lies on the desk; begins to follow where people aim. */
void               comstock_cards_table_update_desk      (ComstockCardsTable *self);
void               comstock_cards_table_watch_aim        (ComstockCardsTable *self);

/* The class functions find_option and preview_option. */
GtkWidget         *comstock_cards_table_find_option      (ComstockTable        *table,
                                                          const ComstockOption *option,
                                                          graphene_rect_t      *area);
void               comstock_cards_table_preview_option   (ComstockTable        *table,
                                                          const ComstockOption *option);

/* Adds the actions that export and print. */
void               comstock_cards_table_add_exports      (ComstockCardsTable *self);

/* Bind the callbacks of the template that this file holds. */
void               comstock_cards_table_bind_answers     (GtkWidgetClass     *widget_class);
