/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockCardsTable share. */

#pragma once

#include "../comstock-prompt-bar.h"
#include "comstock-cards-pages.h"
#include "comstock-cards-switcher.h"
#include "comstock-cards-table.h"
#include "comstock-city-view.h"
#include "comstock-column-view.h"
#include "comstock-flights.h"
#include "comstock-hand.h"
#include "comstock-order-strip.h"
#include "comstock-score-sheet.h"

struct _ComstockCardsTable
{
  ComstockTable parent_instance;

  ComstockCardsGame *game;      /* the base class keeps it */

  ComstockOrderStrip *order;
  ComstockCardsPages *pages;
  ComstockCardsSwitcher *switcher;
  ComstockColumnView *column;
  ComstockCityView *city;
  ComstockPromptBar *prompt_bar;
  ComstockHand *hand;
  GtkBox *seats;
  ComstockScoreSheet *score_sheet;

  ComstockFlights *flights;
  GSettings *settings;

  int shown;            /* the real seat whose city is shown */
  CardsBoard lit;       /* parcels there that the score sheet lights up */
  CsMove unconfirmed;   /* what the prompt bar asks for once more, 0 for nothing */
};

ComstockSeat *comstock_cards_table_get_seat         (ComstockCardsTable *self,
                                                     int                 index);

/* Brings the parts in line with the game. */
void          comstock_cards_table_update           (ComstockCardsTable *self);

/* Shows the hand, where there is room for it; tells whose city is shown, where nothing else does. */
void          comstock_cards_table_update_hand      (ComstockCardsTable *self);
void          comstock_cards_table_update_title     (ComstockCardsTable *self);

/* Lights up in the city what the score sheet explains. */
void          comstock_cards_table_update_light     (ComstockCardsTable *self);

/* Why @move of the person who is asked, or of the seat that is shown, is refused now, or NULL.  Free with g_free (). */
char         *comstock_cards_table_dup_refusal      (ComstockCardsTable *self,
                                                     CsMove              move);

/* Opens the score sheet, at the end with the result; a seat's city or pile. */
void          comstock_cards_table_show_score_sheet (ComstockCardsTable *self);
void          comstock_cards_table_look             (ComstockCardsTable *self,
                                                     ComstockSeat       *seat);

/* Asks the person for @move once more before it is played. */
void          comstock_cards_table_ask_to_confirm   (ComstockCardsTable *self,
                                                     CsMove              move);

/* Fills in what the guide explains, and what a person asks about who points at no single card. */
void          comstock_cards_table_start_guide      (ComstockCardsTable *self);

/* Lets cards move; once the table is started, has the order of play told beside them. */
void          comstock_cards_table_start_flights    (ComstockCardsTable *self);
void          comstock_cards_table_start_telling    (ComstockCardsTable *self);

/* Adds the actions that export and print. */
void          comstock_cards_table_add_exports      (ComstockCardsTable *self);

/* Bind the callbacks of the template that this file holds. */
void          comstock_cards_table_bind_answers     (GtkWidgetClass     *widget_class);

/* What the table hands on when the language changes. */
void          comstock_cards_table_dup_look         (ComstockTable      *table,
                                                     GVariantDict       *look);
void          comstock_cards_table_set_look         (ComstockTable      *table,
                                                     GVariantDict       *look);
