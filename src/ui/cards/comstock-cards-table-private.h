/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockCardsTable share. */

#pragma once

#include "model/comstock-log-entry.h"
#include "../comstock-log-pane.h"
#include "../comstock-look.h"
#include "../comstock-prompt-bar.h"
#include "../comstock-shape-bin.h"
#include "../table/comstock-guide.h"
#include "../table/comstock-player-aid.h"
#include "comstock-cards-driver.h"
#include "comstock-cards-table.h"
#include "comstock-city-view.h"
#include "comstock-column-view.h"
#include "comstock-flights.h"
#include "comstock-hand.h"
#include "comstock-order-strip.h"
#include "comstock-score-sheet.h"

struct _ComstockCardsTable
{
  AdwBin parent_instance;

  GtkStack *stack;
  AdwFlap *flap;
  GtkStack *panes;
  ComstockLogPane *log_pane;
  ComstockPlayerAid *player_aid;
  ComstockScoreSheet *score_sheet;
  ComstockShapeBin *content;
  GtkWidget *stage;
  GtkLabel *heading;
  GtkLabel *stage_line;
  ComstockGuide *guide;
  GtkBox *body;
  GtkBox *switcher;
  AdwLeaflet *leaflet;
  GtkWidget *column_page;
  GtkBox *column_home;
  GtkBox *city_page;
  AdwClamp *answers;
  GtkWidget *seats_page;
  GtkBox *seats_home;
  ComstockColumnView *column;
  GtkLabel *city_title;
  ComstockCityView *city;
  ComstockOrderStrip *order;
  ComstockPromptBar *prompt_bar;
  ComstockHand *hand;
  GtkBox *seats;
  GtkToggleButton *column_button;
  GtkToggleButton *city_button;
  GtkToggleButton *seats_button;
  AdwStatusPage *curtain;
  GtkButton *curtain_button;

  ComstockCardsGame *game;
  ComstockReplay *replay;
  ComstockCardsDriver *driver;
  ComstockFlights *flights;
  GSettings *settings;
  GSimpleActionGroup *actions;

  guint n_persons;
  int decider;          /* the person who is asked, −1 for none */
  int revealed;         /* the person whose secrets the curtain was lifted for, −1 for none */
  GtkWidget *answering; /* where the person who is asked was last led to */
  int shown;            /* the real seat whose city is shown */
  CardsBoard lit;       /* parcels there that the score sheet lights up */
  CsMove unconfirmed;   /* what the prompt bar asks for once more, 0 for nothing */
  guint skip_key;       /* the key that has skipped and is still held, or 0 */
  guint told;           /* how many entries of the log were read out or are too old for it */
  gboolean entering_pane;
  gboolean updating;
  gboolean untitled;    /* the window has no room for the heading */
};

/* Brings the table in line with the game: who is asked, who may look, where the focus goes. */
void          comstock_cards_table_update           (ComstockCardsTable *self);

/* Whether the table shows its heading itself. */
void          comstock_cards_table_set_untitled     (ComstockCardsTable *self,
                                                     gboolean            untitled);

/* Lets the automatic seats play unless the game is only looked at or something is being explained. */
void          comstock_cards_table_update_stopped   (ComstockCardsTable *self);

/* Explains what is new, once there is a driver. */
void          comstock_cards_table_start_guide      (ComstockCardsTable *self);

/* Shows the hand, where there is room for it. */
void          comstock_cards_table_update_hand      (ComstockCardsTable *self);

/* Leads the keyboard and, where only one page is seen, the page to where the decision is made. */
void          comstock_cards_table_direct_attention (ComstockCardsTable *self);

ComstockSeat *comstock_cards_table_get_seat         (ComstockCardsTable *self,
                                                     int                 index);

/* Why @move of the person who is asked, or of the seat that is shown, is refused now, or NULL.  Free with g_free (). */
char         *comstock_cards_table_dup_refusal      (ComstockCardsTable *self,
                                                     CsMove              move);

/* Lights up in the city what the score sheet explains. */
void          comstock_cards_table_update_light     (ComstockCardsTable *self);

/* Opens the score sheet, at the end with the result; a seat's city or pile. */
void          comstock_cards_table_show_score_sheet (ComstockCardsTable *self);
void          comstock_cards_table_look             (ComstockCardsTable *self,
                                                     ComstockSeat       *seat);

/* Asks the person for @move once more before it is played. */
void          comstock_cards_table_ask_to_confirm   (ComstockCardsTable *self,
                                                     CsMove              move);

/* Tells @sentence as the window tells its messages. */
void          comstock_cards_table_tell             (ComstockCardsTable *self,
                                                     const char         *sentence);

/* Leads the focus from the part that has it to the next (@step 1) or the one before (−1), past what cannot have it. */
void          comstock_cards_table_go_to_part       (ComstockCardsTable *self,
                                                     int                 step);

/* Leads the focus into the side pane that is shown; out of it before it is hidden, to where the person answers. */
void          comstock_cards_table_enter_pane       (ComstockCardsTable *self);
void          comstock_cards_table_leave_pane       (ComstockCardsTable *self);

/* Fills the table's actions; those that export and print. */
void          comstock_cards_table_add_actions      (ComstockCardsTable *self);
void          comstock_cards_table_add_exports      (ComstockCardsTable *self);

/* Lets the others play and cards move, at the pace that is set. */
void          comstock_cards_table_start_pace       (ComstockCardsTable *self);

/* What the table hands on when the language changes. */
void          comstock_cards_table_init_look        (ComstockLookInterface *iface);

/* Bind the callbacks of the template that these files hold. */
void          comstock_cards_table_bind_answers     (GtkWidgetClass     *widget_class);
void          comstock_cards_table_bind_actions     (GtkWidgetClass     *widget_class);
void          comstock_cards_table_bind_parts       (GtkWidgetClass     *widget_class);
void          comstock_cards_table_bind_pace        (GtkWidgetClass     *widget_class);
void          comstock_cards_table_bind_shape       (GtkWidgetClass     *widget_class);
