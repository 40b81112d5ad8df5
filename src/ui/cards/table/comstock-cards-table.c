/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: its parts, what each of them shows, what a person aims at and answers, where a hint points. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "ui/cards/scenes/comstock-cards-finale.h"
#include "ui/cards/score/comstock-cards-score-look.h"
#include "ui/cards/seats/comstock-cards-seat-look.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/kit/comstock-end.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-steady.h"
#include "ui/kit/comstock-style-class.h"
#include "ui/table/comstock-seen-bin.h"
#include "comstock-cards-lesson.h"
#include "comstock-cards-log.h"
#include "comstock-cards-objects.h"
#include "comstock-cards-prompts.h"
#include "comstock-cards-settings.h"
#include "comstock-cards-sounds.h"
#include "comstock-cards-tips.h"
#include "comstock-cards-topic-drawing.h"
#include "model/cards/comstock-cards-laid.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/cards/comstock-cards-spoken.h"
#include "model/cards/comstock-cards-standing.h"
#include "model/cards/comstock-cards-text.h"
#include "ui/cards/cast/comstock-cards-overlap-row.h"

#define SHORT_RAIL 600.0
#define REST_OF_RAIL 408.0    /* what it has beside characters, at least: you, and what is answered */
#define CARD_SIDE 2     /* in parcels */

G_DEFINE_FINAL_TYPE (ComstockCardsTable, comstock_cards_table, COMSTOCK_TYPE_TABLE)

static guint
get_event_type (ComstockGame *game,
                guint         index)
{
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (game), index);

  return entry != NULL ? comstock_log_entry_get_event (entry)->type : 0;
}

/* Whose turn it is and how the game ends the prompt says, what was bid and the order of play the showdown, and all new
 * cards the last of them. */
static char *
dup_news (ComstockGame *game,
          guint         index)
{
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (game), index);
  const guint type = comstock_log_entry_get_event (entry)->type;
  static const guint32 told = 1u << CARDS_EVENT_BID | 1u << CARDS_EVENT_BIDS_REVEALED | 1u << CARDS_EVENT_ORDER |
                              1u << CARDS_EVENT_TURN | 1u << CARDS_EVENT_OVER;

  if (type == CARDS_EVENT_REVEAL && get_event_type (game, index + 1) != CARDS_EVENT_REVEAL)
    return comstock_cards_text_dup_column (game, comstock_log_entry_get_move (entry));
  return type == CARDS_EVENT_REVEAL || (told & 1u << type) != 0 ? g_strdup ("") : NULL;
}

/* After the last round none is played any more. */
static const char *
get_progress (ComstockGame *game,
              guint        *round,
              guint        *n_rounds)
{
  ComstockCardsGame *cards = COMSTOCK_CARDS_GAME (game);

  *round = comstock_cards_game_get_round (cards);
  *n_rounds = CARDS_ROUNDS;
  return comstock_cards_era_get_name (comstock_cards_game_get_era (cards) - 1);
}

ComstockCardsSeat *
comstock_cards_table_get_seat (ComstockCardsTable *self,
                               int                 index)
{
  return comstock_cards_game_get_seat (self->game, (guint) index);
}

/* --- what is shown --- */

/* Whose city it is is told by its place; of several persons at the screen by words as well. */
static void
update_title (ComstockCardsTable *self)
{
  const gboolean alone = comstock_game_count_persons (COMSTOCK_GAME (self->game)) == 1;
  g_autofree char *name = comstock_cards_seat_dup_title (comstock_cards_table_get_seat (self, self->shown));
  g_autofree char *title = alone ? g_strdup (_("Your city")) : g_strdup_printf (_("City of %s"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->city), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

static gboolean
is_asked (ComstockCardsTable *self,
          CardsStep           step)
{
  return comstock_table_get_asked (COMSTOCK_TABLE (self)) >= 0 && comstock_cards_game_get_step (self->game) == step;
}

static void
update_city (ComstockCardsTable *self)
{
  ComstockCardsSeat *seat = comstock_cards_table_get_seat (self, self->shown);
  ComstockCardsCard *placing = comstock_cards_game_get_placing (self->game);
  CardsStep step = comstock_cards_game_get_step (self->game);
  gboolean deciding = self->shown == comstock_table_get_asked (COMSTOCK_TABLE (self));
  gboolean selling = step == CARDS_STEP_SELL || step == CARDS_STEP_FINAL_SALE;

  self->selling = self->selling && deciding && step == CARDS_STEP_TAKE;
  comstock_cards_city_view_set_city (self->city, comstock_cards_seat_get_city (seat));
  comstock_cards_city_view_set_taking (self->city, deciding && step == CARDS_STEP_TAKE && !self->selling);
  comstock_cards_city_view_set_selling (self->city, deciding && (selling || self->selling));
  comstock_cards_city_view_hold (self->city, deciding ? placing : NULL);
}

/* Between two rounds the city comes to the middle; within one it stands still. */
static void
center_city (ComstockCardsTable *self)
{
  const guint round = comstock_cards_game_get_round (self->game);

  if (round != self->round)
    comstock_cards_city_view_center (self->city);
  self->round = round;
}

static void
update_light (ComstockCardsTable *self)
{
  ComstockScorePane *score = comstock_table_get_score (COMSTOCK_TABLE (self));
  const ComstockSheetFigure *figure;
  ComstockCardsSeat *shown;
  CardsBoard board = 0;
  int lit;

  shown = comstock_cards_table_get_seat (self, self->shown);
  figure = comstock_score_pane_get_light (score, &lit);
  /* The city is seen beside the sheet unless one covers the other. */
  comstock_score_pane_set_seen (score, comstock_panes_is_covering (comstock_table_get_panes (COMSTOCK_TABLE (self)))
                                         ? 0 : 1u << self->shown);
  if (lit == (int) self->shown)
    board = comstock_cards_sheet_get_parcels (figure);
  board |= comstock_cards_lesson_get_light (comstock_guide_get_tip (comstock_table_get_guide (COMSTOCK_TABLE (self))),
                                            comstock_cards_seat_get_city (shown));
  /* Where there was no light the city may show one of its own. */
  if (board != 0 || self->lit != 0)
    comstock_cards_city_view_highlight (self->city, board);
  self->lit = board;
}

static void
show_light (ComstockTable *table)
{
  update_light (COMSTOCK_CARDS_TABLE (table));
}

/* Why the person who is asked, or else the seat that is shown, can answer nothing at @place now; NULL if it can. */
static char *
dup_refusal_at (ComstockCardsTable  *self,
                const ComstockPlace *place)
{
  ComstockTable *table = COMSTOCK_TABLE (self);
  const int asked = comstock_table_get_asked (table);

  return comstock_table_dup_refusal_at (table, (guint) (asked >= 0 ? asked : self->shown), place);
}

static gboolean
is_phone (ComstockCardsTable *self)
{
  const ComstockTabletopShape shape = comstock_tabletop_get_shape (self->tabletop);

  return shape == COMSTOCK_TABLETOP_NARROW || shape == COMSTOCK_TABLETOP_LOW;
}

static void
update_hand (ComstockCardsTable *self)
{
  ComstockCardsHand *hand = comstock_cards_desk_get_hand (self->desk);
  int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  gboolean asked = is_asked (self, CARDS_STEP_BID) && viewer == comstock_table_get_asked (COMSTOCK_TABLE (self));
  gboolean room = asked || !comstock_game_is_over (COMSTOCK_GAME (self->game));
  gboolean watching = room && comstock_table_get_asked (COMSTOCK_TABLE (self)) < 0 &&
                      !comstock_replay_is_active (comstock_table_get_replay (COMSTOCK_TABLE (self)));
  /* On a phone, where the pile that tells them is seldom in sight: beside few answers. */
  gboolean ties = is_phone (self) && (asked || watching || is_asked (self, CARDS_STEP_TAKE));
  CardsSuit suits[CARDS_SUITS];

  comstock_cards_hand_set_seat (hand, viewer >= 0 && room ? comstock_cards_table_get_seat (self, viewer) : NULL);
  comstock_cards_hand_set_asked (hand, asked);
  comstock_cards_game_get_tie_breaker (self->game, suits);
  comstock_cards_desk_show_ties (self->desk, ties ? suits : NULL);
  comstock_cards_desk_set_seat (self->desk, self->game,
                                viewer >= 0 ? comstock_cards_table_get_seat (self, viewer) : NULL);
}

static void
update_column (ComstockCardsTable *self)
{
  GListModel *column = comstock_cards_game_get_column (self->game);
  gboolean asked = is_asked (self, CARDS_STEP_TAKE);
  g_autoptr (ComstockCardsCard) first = g_list_model_get_item (column, 0);
  g_autofree char *refusal = NULL;

  if (!asked && first != NULL)
    {
      const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_COLUMN,
                                                        (int) comstock_cards_card_get_number (first));

      refusal = dup_refusal_at (self, &place);
    }
  comstock_cards_column_view_set_refusal (self->column, refusal);
}

/* What lies in the city would make of the characters. */
static void
on_city_aimed (ComstockCardsTable *self)
{
  ComstockCardsGain gain;
  const gboolean allowed = comstock_cards_city_view_get_aim (self->city, &gain);

  comstock_cards_cast_set_aim (self->cast, allowed ? &gain : NULL);
  if (allowed)
    comstock_guide_take_back (comstock_table_get_guide (COMSTOCK_TABLE (self)), COMSTOCK_CARDS_TIP_REFUSAL);
}

/* The viewer's characters; on a phone they make way for the hand. */
static void
update_cast (ComstockCardsTable *self)
{
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  const gboolean room = !is_phone (self) || !is_asked (self, CARDS_STEP_BID);

  comstock_cards_cast_set_seat (self->cast, viewer >= 0 && room ? comstock_cards_table_get_seat (self, viewer) : NULL);
  on_city_aimed (self);
}

/* What is aimed at while a card is to be taken lies on the desk. */
static void
update_desk (ComstockCardsTable *self)
{
  const ComstockAsk *ask = comstock_table_get_ask (COMSTOCK_TABLE (self));

  if (!is_asked (self, CARDS_STEP_TAKE) || comstock_cards_question_get_move (self->question) != 0)
    return;
  if (self->selling)
    comstock_cards_prompts_ask_sale (self->desk, self->game, COMSTOCK_CARDS_ANSWER_CANCEL);
  else if (self->aimed != NULL && comstock_cards_card_is_takeable (self->aimed))
    comstock_cards_prompts_ask_take (self->desk, self->game, ask, self->aimed);
}

static void
update_question (ComstockCardsTable *self)
{
  ComstockTable *table = COMSTOCK_TABLE (self);
  const ComstockAsk *ask = comstock_table_get_ask (table);

  comstock_cards_question_update (self->question, ask, comstock_replay_is_active (comstock_table_get_replay (table)));
  if (comstock_ask_has (ask, COMSTOCK_CARDS_SURFACE_LAID))
    comstock_cards_cast_ask (self->cast, CARDS_AUCTIONEER);
  update_desk (self);
}

/* The player at the rail has a plate there, where there is room for it, or else a panel among the others. */
static void
update_own (ComstockCardsTable *self)
{
  const ComstockTabletopShape shape = comstock_tabletop_get_shape (self->tabletop);
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  const gboolean plate = shape == COMSTOCK_TABLETOP_WIDE && viewer >= 0;

  gtk_widget_set_visible (GTK_WIDGET (self->you), plate);
  if (plate)
    comstock_cards_you_set_seat (self->you, self->game, comstock_cards_table_get_seat (self, viewer));
  comstock_cards_seats_set_own (self->seats, !plate);
}

static void
show_game (ComstockTable *table)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));

  if (viewer >= 0 && !comstock_cards_view_delay_holds (self->view_delay, self->shown))
    self->shown = viewer;
  comstock_cards_flights_set_shown (self->flights, self->shown);
  update_title (self);
  update_city (self);
  center_city (self);
  update_light (self);
  update_own (self);
  update_hand (self);
  update_column (self);
  update_cast (self);
  update_question (self);
}

/* --- what is aimed at, before anything is decided --- */

static void
aim (ComstockCardsTable *self,
     GtkWidget          *widget)
{
  GtkWidget *button = widget != NULL ? gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_CARD_BUTTON) : NULL;

  if (button == NULL || !gtk_widget_is_ancestor (button, GTK_WIDGET (self->column)))
    return;
  if (g_set_object (&self->aimed, comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button))))
    update_desk (self);
}

static void
on_motion (ComstockCardsTable *self,
           double              x,
           double              y)
{
  aim (self, gtk_widget_pick (GTK_WIDGET (self->column), x, y, GTK_PICK_DEFAULT));
}

static void
on_focus (ComstockCardsTable *self,
          GParamSpec         *pspec,
          GtkWindow          *window)
{
  aim (self, gtk_window_get_focus (window));
}

static void
on_root (ComstockCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
}

static void
watch_aim (ComstockCardsTable *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->column), motion);
  g_signal_connect (self, "notify::root", G_CALLBACK (on_root), NULL);
  g_signal_connect_object (self->city, "aimed", G_CALLBACK (on_city_aimed), self, G_CONNECT_SWAPPED);
}

/* --- what is answered --- */

/* Whether @move takes a card that could not be laid. */
static gboolean
fits_nowhere (ComstockCardsTable *self,
              CsMove              move)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_table_get_seat (self, self->shown));
  CardsCard card = (CardsCard) cards_move_argument (move);
  g_autoptr (GArray) places = NULL;

  if (cards_move_type (move) != CARDS_MOVE_TAKE || cards_is_character (card))
    return FALSE;
  places = comstock_cards_city_dup_placements (city, card);
  return places->len == 0;
}

/* Asks for @move once more before it is played. */
static void
ask_again (ComstockCardsTable *self,
           CsMove              move)
{
  comstock_cards_question_ask_again (self->question, move, fits_nowhere (self, move));
}

/* What could not be laid is asked for once more whatever the person wants. */
static void
answer (ComstockTable        *table,
        const ComstockOption *option)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  if (fits_nowhere (self, option->move) || comstock_table_wants_again (table, option))
    ask_again (self, option->move);
  else
    comstock_table_play (table, option->move);
}

static void
press (ComstockCardsTable  *self,
       ComstockCardsSurface surface,
       int                  number)
{
  const ComstockPlace place = comstock_cards_place (surface, number);

  comstock_table_press (COMSTOCK_TABLE (self), &place);
}

static void
on_bid (ComstockCardsTable *self,
        int                 number)
{
  press (self, COMSTOCK_CARDS_SURFACE_HAND, number);
}

static void
on_card_chosen (ComstockCardsTable *self,
                ComstockCardsCard  *card)
{
  const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_COLUMN,
                                                    (int) comstock_cards_card_get_number (card));

  comstock_table_press (COMSTOCK_TABLE (self), &place);
}

static void
on_place (ComstockCardsTable *self,
          int                 x,
          int                 y)
{
  const ComstockPlace place = comstock_cards_place_in_city (x, y);

  comstock_table_press (COMSTOCK_TABLE (self), &place);
}

/* A card dropped into the city: two moves, each of which can be undone.  Should anything come between them, as a
 * question that the player wants, the card waits in the hand. */
static void
on_take (ComstockCardsTable *self,
         ComstockCardsCard  *card,
         int                 x,
         int                 y)
{
  const int seat = comstock_table_get_asked (COMSTOCK_TABLE (self));

  press (self, COMSTOCK_CARDS_SURFACE_COLUMN, (int) comstock_cards_card_get_number (card));
  if (comstock_cards_game_get_step (self->game) == CARDS_STEP_TAKE)
    return;
  /* It has made its way in the player's hand. */
  comstock_cards_flights_finish (self->flights);
  if (comstock_table_get_asked (COMSTOCK_TABLE (self)) == seat && comstock_cards_game_get_placing (self->game) == card)
    on_place (self, x, y);
  else
    comstock_table_tell (COMSTOCK_TABLE (self), _("The card is taken. Answer this, then place it."));
}

static void
on_sell (ComstockCardsTable *self,
         ComstockCardsCard  *card)
{
  self->selling = FALSE;
  press (self, COMSTOCK_CARDS_SURFACE_LAID, (int) comstock_cards_card_get_number (card));
}

static void
set_selling (ComstockCardsTable *self,
             gboolean            selling)
{
  self->selling = selling;
  comstock_table_update (COMSTOCK_TABLE (self));
  if (selling)
    comstock_cards_desk_focus (self->desk);
}

/* What the press answers; otherwise why it answers nothing, if the rules say so. */
static gboolean
press_character (ComstockCardsTable *self,
                 CardsCharacter      character,
                 char              **refusal)
{
  const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_CAST, character);
  const ComstockAsk *ask = comstock_table_get_ask (COMSTOCK_TABLE (self));

  if (character == CARDS_AUCTIONEER && comstock_ask_has (ask, COMSTOCK_CARDS_SURFACE_LAID))
    set_selling (self, !self->selling);
  else if (!cards_characters[character].arrow || (*refusal = dup_refusal_at (self, &place)) != NULL)
    return FALSE;
  else
    comstock_table_press (COMSTOCK_TABLE (self), &place);
  return TRUE;
}

/* On a phone all are shown as cards that can be read. */
static void
on_portrait (ComstockCardsTable    *self,
             ComstockCardsPortrait *portrait)
{
  const CardsCharacter character = comstock_cards_portrait_get_character (portrait);
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  g_autofree char *refusal = NULL;

  if (press_character (self, character, &refusal))
    return;
  if (is_phone (self) && comstock_cards_game_get_ability (self->game) < 0)
    comstock_cards_offer_show (self->offer, comstock_cards_table_get_seat (self, viewer), character);
  else
    comstock_cards_ability_tell (self->ability, portrait, refusal);
}

static void
on_shown_character (ComstockCardsTable *self,
                    int                 character)
{
  g_autofree char *refusal = NULL;

  press_character (self, (CardsCharacter) character, &refusal);
}

/* An answer of comstock-cards-prompts.h. */
static void
on_chosen (ComstockCardsTable *self,
           guint               chosen)
{
  switch (chosen)
    {
    case COMSTOCK_CARDS_ANSWER_CANCEL:
      comstock_cards_question_steal_move (self->question);
      self->selling = FALSE;
      comstock_table_update (COMSTOCK_TABLE (self));
      break;
    case COMSTOCK_CARDS_ANSWER_CONFIRM:
      /* Forgotten before it is played: what is asked of the next person is not confirmed yet. */
      comstock_table_play (COMSTOCK_TABLE (self), comstock_cards_question_steal_move (self->question));
      break;
    case COMSTOCK_CARDS_ANSWER_UNDO:
      comstock_game_undo (COMSTOCK_GAME (self->game));
      break;
    case COMSTOCK_CARDS_ANSWER_PLACE_HERE:
      comstock_cards_city_view_place (self->city);
      break;
    case COMSTOCK_CARDS_ANSWER_SELL:
      set_selling (self, TRUE);
      break;
    case COMSTOCK_CARDS_ANSWER_HINT:
      gtk_widget_activate_action (GTK_WIDGET (self), "table.hint", NULL);
      break;
    default:
      comstock_table_choose (COMSTOCK_TABLE (self), chosen);
      break;
    }
}

static void
on_refused (ComstockCardsTable *self)
{
  comstock_guide_explain (comstock_table_get_guide (COMSTOCK_TABLE (self)), COMSTOCK_CARDS_TIP_REFUSAL);
}

/* --- where one answers --- */

static GtkWidget *
get_answering (ComstockTable *table)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  switch (comstock_cards_game_get_step (self->game))
    {
    case CARDS_STEP_TAKE:
      return GTK_WIDGET (self->column);
    case CARDS_STEP_PLACE:
      return GTK_WIDGET (self->city);
    case CARDS_STEP_ABILITY:
      return GTK_WIDGET (self->cast);
    case CARDS_STEP_HIRE:
      return GTK_WIDGET (self->offer);
    case CARDS_STEP_BID:
    case CARDS_STEP_SELL:
    case CARDS_STEP_FINAL_SALE:
    case CARDS_STEP_OVER:
    default:
      return GTK_WIDGET (self->desk);
    }
}

static void
focus_part (ComstockTable *table,
            GtkWidget     *part)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  if (part == GTK_WIDGET (self->desk))
    comstock_cards_desk_focus (self->desk);
  else if (part == GTK_WIDGET (self->column))
    comstock_cards_column_view_focus (self->column);
  else if (part == GTK_WIDGET (self->cast))
    comstock_cards_cast_focus_ready (self->cast);
  else if (part == GTK_WIDGET (self->offer))
    comstock_cards_offer_focus (self->offer);
  else
    gtk_widget_grab_focus (part);
}

static GtkWidget *
find_area (ComstockCardsTable *self,
           int                 x,
           int                 y,
           graphene_rect_t    *area)
{
  const ComstockCardsArea place = { x, y, x + CARD_SIDE, y + CARD_SIDE };

  return comstock_cards_city_view_find_area (self->city, &place, area);
}

static GtkWidget *
find_sold (ComstockCardsTable *self,
           guint               card,
           graphene_rect_t    *area)
{
  ComstockCardsPlace place;

  if (!comstock_cards_city_find_card (comstock_cards_city_view_get_city (self->city),
                                      comstock_cards_game_get_card (self->game, (CardsCard) card), &place))
    return NULL;
  return find_area (self, place.x, place.y, area);
}

static GtkWidget *
find_place (ComstockCardsTable  *self,
            const ComstockPlace *place,
            graphene_rect_t     *area)
{
  switch (place->surface)
    {
    case COMSTOCK_CARDS_SURFACE_HAND:
      return comstock_cards_hand_find_card (comstock_cards_desk_get_hand (self->desk), (guint) place->x);
    case COMSTOCK_CARDS_SURFACE_COLUMN:
      return comstock_cards_column_view_find_card (self->column,
                                                   comstock_cards_game_get_card (self->game, (CardsCard) place->x));
    case COMSTOCK_CARDS_SURFACE_CITY:
      return find_area (self, place->x, place->y, area);
    case COMSTOCK_CARDS_SURFACE_LAID:
      return find_sold (self, (guint) place->x, area);
    case COMSTOCK_CARDS_SURFACE_OFFER:
      return NULL;
    default:
      return comstock_cards_ability_find_question (self->ability);
    }
}

static GtkWidget *
find_option (ComstockTable        *table,
             const ComstockOption *option,
             graphene_rect_t      *area)
{
  GtkWidget *found = find_place (COMSTOCK_CARDS_TABLE (table), &option->place, area);

  if (found != NULL && gtk_widget_get_mapped (found))
    return found;
  area->size.width = 0;
  return COMSTOCK_TABLE_GET_CLASS (table)->get_answering (table);
}

/* The card in hand goes there; one of the column is the one that is aimed at. */
static void
preview_option (ComstockTable        *table,
                const ComstockOption *option)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  const ComstockPlace *place = &option->place;

  if (place->surface == COMSTOCK_CARDS_SURFACE_CITY)
    comstock_cards_city_view_set_ghost (self->city, place->x, place->y);
  else if (place->surface == COMSTOCK_CARDS_SURFACE_COLUMN &&
           g_set_object (&self->aimed, comstock_cards_game_get_card (self->game, (CardsCard) place->x)))
    update_desk (self);
}

static void
skip (ComstockTable *table)
{
  comstock_cards_flights_finish (COMSTOCK_CARDS_TABLE (table)->flights);
  comstock_cards_mini_zoom_finish (COMSTOCK_CARDS_TABLE (table)->mini_zoom);
}

/* --- its shape --- */

/* With large text many seats side by side are tiles as on a phone. */
static ComstockCardsSeatShape
get_seat_shape (ComstockCardsTable *self,
                int                 width)
{
  const int tall = comstock_cards_seat_plan_min_width (COMSTOCK_CARDS_SEAT_TALL,
                                                       comstock_scale_get (GTK_WIDGET (self->seats)),
                                                       comstock_scale_get_text (GTK_WIDGET (self->seats)));

  switch (comstock_tabletop_get_shape (self->tabletop))
    {
    case COMSTOCK_TABLETOP_WIDE:
      return COMSTOCK_CARDS_SEAT_WIDE;
    case COMSTOCK_TABLETOP_TALL:
      return width / (int) comstock_game_get_n_seats (COMSTOCK_GAME (self->game)) > tall ?
               COMSTOCK_CARDS_SEAT_TALL : COMSTOCK_CARDS_SEAT_NARROW;
    case COMSTOCK_TABLETOP_NARROW:
    case COMSTOCK_TABLETOP_LOW:
    default:
      return COMSTOCK_CARDS_SEAT_NARROW;
    }
}

/* How many characters may stand side by side, so that what one answers with has room beside them. */
static guint
count_portraits (ComstockCardsTable *self)
{
  GtkWidget *rail = GTK_WIDGET (self->rail);
  const double unit = comstock_scale_get (rail) * comstock_scale_get_text (rail);
  const double room = gtk_widget_get_width (gtk_widget_get_parent (rail));
  int width, height;

  if (is_phone (self) || room < SHORT_RAIL * unit)
    return 0;
  comstock_cards_portrait_get_size (rail, COMSTOCK_CARDS_PORTRAIT_WHOLE, &width, &height);
  return (guint) MAX (1, (room - REST_OF_RAIL * unit) / (width + COMSTOCK_CARDS_OVERLAP_GAP));
}

/* On a phone the characters lie on the desk, above what is answered. */
static void
set_rail_low (ComstockCardsTable *self,
              gboolean            low)
{
  GtkWidget *cast = GTK_WIDGET (self->cast);

  if (low == (gtk_widget_get_parent (cast) != GTK_WIDGET (self->rail)))
    return;
  g_object_ref (cast);
  if (low)
    gtk_grid_remove (self->rail, cast);
  comstock_cards_desk_set_company (self->desk, low ? cast : NULL);
  if (!low)
    gtk_grid_attach (self->rail, cast, 1, 0, 1, 1);
  g_object_unref (cast);
  g_object_set (self->desk, "low", low, NULL);
}

static void
reshape (ComstockTable *table,
         int            width,
         int            height)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  const ComstockTabletopShape shape = comstock_tabletop_get_shape (self->tabletop);
  const gboolean wide = shape == COMSTOCK_TABLETOP_WIDE;
  const gboolean phone = is_phone (self);

  comstock_cards_column_view_set_row (self->column, !wide, phone);
  comstock_cards_seats_set_shape (self->seats, get_seat_shape (self, width));
  comstock_style_class_set (GTK_WIDGET (self->seats), "narrow", phone);
  comstock_score_pane_set_room (comstock_table_get_score (table), width);
  comstock_cards_cast_set_room (self->cast, count_portraits (self));
  comstock_cards_desk_set_roomy (self->desk, wide && comstock_scale_get_text (GTK_WIDGET (self->desk)) <= 1);
  set_rail_low (self, phone);
  update_own (self);
  update_hand (self);
  update_cast (self);
}

/* --- what is told, and in another language --- */

/* After all of it, kind by kind. */
static char *
dup_city (ComstockCardsSeat *seat,
          guint              nth)
{
  return nth == 0 ? comstock_cards_spoken_dup_city (seat)
                  : comstock_cards_spoken_dup_parcels (comstock_cards_seat_get_city (seat), nth - 1);
}

static char *
dup_spoken (ComstockTable  *table,
            ComstockSpoken  what,
            guint           nth)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  g_autoptr (ComstockSheet) sheet = NULL;

  if (what == COMSTOCK_SPOKEN_TOWN)
    return dup_city (comstock_cards_table_get_seat (self, self->shown), nth);
  if (nth > 0 || what == COMSTOCK_SPOKEN_MAP)
    return NULL;
  if (what == COMSTOCK_SPOKEN_MARKET)
    return comstock_cards_spoken_dup_column (self->game);
  if (what == COMSTOCK_SPOKEN_LEFT)
    return comstock_cards_spoken_dup_left (self->game);
  sheet = comstock_game_dup_sheet (COMSTOCK_GAME (self->game));
  return comstock_sheet_dup_spoken (sheet, (guint) self->shown, FALSE);
}

static void
dup_look (ComstockTable *table,
          GVariantDict  *look)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  g_variant_dict_insert (look, "shown", "i", self->shown);
  g_variant_dict_insert (look, "unconfirmed", "u", comstock_cards_question_get_move (self->question));
}

static void
set_look (ComstockTable *table,
          GVariantDict  *look)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  CsMove unconfirmed;

  g_variant_dict_lookup (look, "shown", "i", &self->shown);
  comstock_table_update (table);
  g_variant_dict_lookup (look, "unconfirmed", "u", &unconfirmed);
  if (unconfirmed != 0)
    ask_again (self, unconfirmed);
}

/* --- its parts --- */

/* Opens a seat's city or pile. */
static void
look_at (ComstockCardsTable *self,
         ComstockCardsSeat  *seat)
{
  GtkWindow *dialog = comstock_cards_seat_look_new (seat);
  g_autofree char *action = g_strdup_printf ("table.look(%u)", comstock_cards_seat_get_index (seat));

  comstock_dialog_set_action (dialog, action);
  comstock_dialog_present (dialog, GTK_WIDGET (self));
}

static void
on_look (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  look_at (data, comstock_cards_table_get_seat (data, g_variant_get_int32 (parameter)));
}

static void
on_seat_look (ComstockCardsTable    *self,
              ComstockCardsSeatView *view)
{
  look_at (self, comstock_cards_seat_view_get_seat (view));
}

/* In the order of a turn, each with what a person asks about who points at no single card. */
static void
add_parts (ComstockCardsTable *self)
{
  const ComstockPart parts[] = {
    { self->column, COMSTOCK_PART_ANSWERS, COMSTOCK_CARDS_GUIDE_COLUMN, "stage:column rule:ties" },
    { self->city, COMSTOCK_PART_ANSWERS, COMSTOCK_CARDS_GUIDE_CITY, "rule:placing rule:covering rule:limit" },
    { self->offer, COMSTOCK_PART_ASKS, 0, NULL },
    { self->cast, COMSTOCK_PART_ANSWERS, COMSTOCK_CARDS_GUIDE_PROMPT, "rule:abilities" },
    { self->desk, COMSTOCK_PART_ASKS, COMSTOCK_CARDS_GUIDE_HAND, "stage:auction rule:auction-cards" },
    { self->seats, COMSTOCK_PART_WORKS, COMSTOCK_CARDS_GUIDE_SEATS, "rule:seats rule:virtual-players" },
  };
  ComstockTable *table = COMSTOCK_TABLE (self);
  GtkWidget *stage = GTK_WIDGET (comstock_frame_get_stage (comstock_table_get_frame (table)));

  comstock_explain_set_topics (stage, "stage:column stage:auction stage:taking");
  comstock_parts_add_all (comstock_table_get_parts (COMSTOCK_TABLE (self)), parts, G_N_ELEMENTS (parts));
}

static void
add_flights (ComstockCardsTable *self)
{
  const ComstockCardsPlaces places = { self->column, self->city, self->seats, GTK_WIDGET (self->cast) };

  self->flights = comstock_cards_flights_new (COMSTOCK_TABLE (self), &places);
}

/* What grows out of a seat would lie over what is played, and rings and bubbles would tell what comes next. */
static void
on_performing (ComstockCardsTable *self,
               GParamSpec         *pspec,
               ComstockTheatre    *theatre)
{
  const gboolean performing = comstock_theatre_is_performing (theatre);

  comstock_style_class_set (GTK_WIDGET (self->column), "performing", performing);
  comstock_style_class_set (GTK_WIDGET (self->city), "performing", performing);
  if (performing)
    comstock_cards_mini_zoom_finish (self->mini_zoom);
}

/* Acts lie over column and city: seats and rail stay in sight. */
static void
add_scenes (ComstockCardsTable *self)
{
  ComstockTheatre *theatre = comstock_table_get_theatre (COMSTOCK_TABLE (self));

  comstock_theatre_cover (theatre, GTK_WIDGET (self->column));
  comstock_theatre_cover (theatre, GTK_WIDGET (self->city));
  comstock_theatre_spare (theatre, GTK_WIDGET (self->rail));
  g_signal_connect_object (theatre, "notify::performing", G_CALLBACK (on_performing), self, G_CONNECT_SWAPPED);
  self->scenes = comstock_cards_scenes_new (theatre, self->game, self->seats, GTK_WIDGET (self->you), self->flights);
}

static void
add_question (ComstockCardsTable *self)
{
  ComstockCardsHand *hand = comstock_cards_desk_get_hand (self->desk);

  self->ability =
    comstock_cards_ability_new (self->game, self->cast, hand, comstock_table_get_overlay (COMSTOCK_TABLE (self)));
  self->question = comstock_cards_question_new (self->game, self->desk, self->ability, self->offer);
  g_signal_connect_object (self->question, "chosen", G_CALLBACK (on_chosen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ability, "weighed", G_CALLBACK (comstock_cards_scenes_preview), self->scenes,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "bid", G_CALLBACK (on_bid), self, G_CONNECT_SWAPPED);
}

static void
comstock_cards_table_constructed (GObject *object)
{
  static const GActionEntry look = { "look", on_look, "i" };
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);
  ComstockTable *table = COMSTOCK_TABLE (object);

  G_OBJECT_CLASS (comstock_cards_table_parent_class)->constructed (object);
  self->game = COMSTOCK_CARDS_GAME (comstock_table_get_game (table));
  g_action_map_add_action_entries (comstock_table_get_actions (table), &look, 1, self);
  /* Whose city is shown first is the first who has one. */
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (self->game, i);

      if (self->shown < 0 && comstock_cards_seat_get_kind (seat) != COMSTOCK_AUTOMATIC)
        self->shown = (int) i;
    }
  comstock_cards_seats_set_game (self->seats, self->game);
  gtk_overlay_add_overlay (comstock_table_get_overlay (COMSTOCK_TABLE (self)),
                           comstock_cards_peek_new (self->game, self->seats));
  self->mini_zoom = COMSTOCK_CARDS_MINI_ZOOM (comstock_cards_mini_zoom_new (self->game, self->seats));
  gtk_overlay_add_overlay (comstock_table_get_overlay (COMSTOCK_TABLE (self)), GTK_WIDGET (self->mini_zoom));
  g_signal_connect_object (comstock_table_get_guide (table), "notify::part", G_CALLBACK (update_light), self,
                           G_CONNECT_SWAPPED);
  self->offer = COMSTOCK_CARDS_OFFER (
    comstock_cards_offer_new (self->game, comstock_table_get_overlay (table), GTK_WIDGET (self->city)));
  g_signal_connect_object (self->offer, "pressed", G_CALLBACK (on_shown_character), self, G_CONNECT_SWAPPED);
  add_parts (self);
  comstock_cards_column_view_set_game (self->column, self->game);
  add_flights (self);
  add_scenes (self);
  self->view_delay = comstock_cards_view_delay_new (GTK_WIDGET (self), self->game);
  g_signal_connect_object (self->view_delay, "over", G_CALLBACK (comstock_table_update), self, G_CONNECT_SWAPPED);
  add_question (self);
  watch_aim (self);
  self->hints = comstock_cards_hints_new (table, self->city);
  comstock_table_set_tabletop (table, self->tabletop);
  comstock_table_start (table);
}

/* Dust that blows over the edge would make GTK clip all, and so draw all anew. */
static void
comstock_cards_table_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget));

  GTK_WIDGET_CLASS (comstock_cards_table_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_push_clip (snapshot, &all);
  comstock_cards_flights_snapshot (COMSTOCK_CARDS_TABLE (widget)->flights, snapshot);
  gtk_snapshot_pop (snapshot);
  comstock_steady_snapshot (snapshot);
}

static void
comstock_cards_table_dispose (GObject *object)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);

  comstock_end (&self->scenes);
  comstock_end (&self->flights);
  comstock_end (&self->question);
  comstock_end (&self->view_delay);
  comstock_end (&self->ability);
  comstock_end (&self->hints);
  g_clear_object (&self->aimed);
  self->game = NULL;
  G_OBJECT_CLASS (comstock_cards_table_parent_class)->dispose (object);
}

/* --- the class --- */

static void
go_to_ability (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  if (!comstock_cards_cast_focus_ready (COMSTOCK_CARDS_TABLE (widget)->cast))
    gtk_widget_error_bell (widget);
}

/* --- what moves a rival --- */

/* In VP; and an auction value with which one counts on an early turn. */
#define MUCH 12
#define HIGH 6

static ComstockMood
find_mood (ComstockGame  *game,
           const CsEvent *event)
{
  ComstockCardsGame *cards = COMSTOCK_CARDS_GAME (game);
  int gain = 0;

  if (event->type == CARDS_EVENT_PLACE &&
      comstock_cards_laid_find_last (cards, comstock_cards_game_get_seat (cards, event->seat), &gain) != NULL)
    return gain >= MUCH ? COMSTOCK_PLEASED : COMSTOCK_CALM;
  return event->type == CARDS_EVENT_ORDER && event->args[1] >= HIGH && event->args[2] != 0 &&
         comstock_cards_standing_lost_tie (cards, event->seat)
           ? COMSTOCK_HIT
           : COMSTOCK_CALM;
}

static GtkWidget *
get_seat (ComstockTable *table,
          guint          seat)
{
  return GTK_WIDGET (comstock_cards_seats_get_view (COMSTOCK_CARDS_TABLE (table)->seats, seat));
}

static void
pick_auction_card (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  ComstockCardsHand *hand = comstock_cards_desk_get_hand (COMSTOCK_CARDS_TABLE (widget)->desk);

  if (gtk_widget_get_mapped (GTK_WIDGET (hand)))
    comstock_cards_hand_pick (hand, g_variant_get_int32 (parameter));
}

static void
comstock_cards_table_class_init (ComstockCardsTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ComstockTableClass *table_class = COMSTOCK_TABLE_CLASS (klass);

  object_class->constructed = comstock_cards_table_constructed;
  object_class->dispose = comstock_cards_table_dispose;
  widget_class->snapshot = comstock_cards_table_snapshot;

  gtk_widget_class_install_action (widget_class, "cards.ability", NULL, go_to_ability);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_a, 0, "cards.ability", NULL);
  gtk_widget_class_install_action (widget_class, "cards.pick", "i", pick_auction_card);
  for (guint digit = 1; digit <= 9; digit++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + digit, 0, "cards.pick", "i", (int) digit);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + digit, 0, "cards.pick", "i", (int) digit);
    }

  table_class->dup_news = dup_news;
  table_class->sounds = &comstock_cards_sounds;
  table_class->find_mood = find_mood;
  table_class->get_seat = get_seat;
  table_class->log = &comstock_cards_log_pictures;
  table_class->tips = &comstock_cards_tips;
  table_class->lesson = &comstock_cards_lesson;
  table_class->dup_drawing = comstock_cards_topic_dup_drawing;
  table_class->get_progress = get_progress;
  table_class->show_game = show_game;
  table_class->find_object = comstock_cards_table_find_object;
  table_class->find_option = find_option;
  table_class->preview_option = preview_option;
  table_class->settings_new = comstock_cards_settings_new;
  table_class->answer = answer;
  table_class->get_answering = get_answering;
  table_class->focus_part = focus_part;
  table_class->score = &comstock_cards_score_look;
  table_class->finale = &comstock_cards_finale;
  table_class->exports = &comstock_cards_exports;
  table_class->show_light = show_light;
  table_class->skip = skip;
  table_class->reshape = reshape;
  table_class->dup_spoken = dup_spoken;
  table_class->dup_look = dup_look;
  table_class->set_look = set_look;
  g_type_ensure (COMSTOCK_TYPE_TABLETOP);
  g_type_ensure (COMSTOCK_TYPE_CARDS_CITY_VIEW);
  g_type_ensure (COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  g_type_ensure (COMSTOCK_TYPE_CARDS_CAST);
  g_type_ensure (COMSTOCK_TYPE_CARDS_DESK);
  g_type_ensure (COMSTOCK_TYPE_CARDS_SEATS);
  g_type_ensure (COMSTOCK_TYPE_CARDS_YOU);
  g_type_ensure (COMSTOCK_TYPE_SEEN_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/table/comstock-cards-table.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, tabletop);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, column);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, city);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, rail);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, cast);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, desk);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, you);
  gtk_widget_class_bind_template_callback (widget_class, on_seat_look);
  gtk_widget_class_bind_template_callback (widget_class, on_portrait);
  gtk_widget_class_bind_template_callback (widget_class, on_card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_sell);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
}

static void
comstock_cards_table_init (ComstockCardsTable *self)
{
  self->shown = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_table_new (ComstockGame *game)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_TABLE, "game", game, NULL);
}
