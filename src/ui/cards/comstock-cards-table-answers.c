/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player does at the table, as moves of the game. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "../comstock-dialog.h"
#include "comstock-cards-prompts.h"
#include "comstock-cards-settings.h"
#include "comstock-seat-look.h"

static void
on_curtain_clicked (ComstockCardsTable *self)
{
  self->revealed = self->decider;
  comstock_cards_table_update (self);
}

/* A refusal of a move that a widget let through is told like any other message of the window. */
static gboolean
play (ComstockCardsTable *self,
      CsMove              move)
{
  g_autoptr (GError) error = NULL;

  if (self->decider < 0)
    return FALSE;
  if (comstock_game_play (COMSTOCK_GAME (self->game), (guint) self->decider, move, &error))
    return TRUE;
  comstock_cards_table_tell (self, error->message);
  return FALSE;
}

/* The settings that want a move to be asked for once more, by its type. */
static const char *const confirmations[] = {
  [CARDS_MOVE_BID] = "confirm-bid",
  [CARDS_MOVE_TAKE] = "confirm-take",
  [CARDS_MOVE_SELL] = "confirm-sale",
};

static gboolean
is_to_be_confirmed (ComstockCardsTable *self,
                    CsMove              move)
{
  g_autoptr (GSettings) settings = comstock_cards_settings_new ();
  CardsMoveType type = cards_move_type (move);

  return type < G_N_ELEMENTS (confirmations) && confirmations[type] != NULL &&
         g_settings_get_boolean (settings, confirmations[type]);
}

/* Whether @move takes a card that could not be laid. */
static gboolean
fits_nowhere (ComstockCardsTable *self,
              CsMove              move)
{
  ComstockCity *city = comstock_seat_get_city (comstock_cards_table_get_seat (self, self->shown));
  CardsCard card = (CardsCard) cards_move_argument (move);
  g_autoptr (GArray) places = NULL;

  if (cards_move_type (move) != CARDS_MOVE_TAKE || cards_is_character (card))
    return FALSE;
  places = comstock_city_dup_placements (city, card);
  return places->len == 0;
}

void
comstock_cards_table_ask_to_confirm (ComstockCardsTable *self,
                                     CsMove              move)
{
  const CardsCard card = (CardsCard) cards_move_argument (move);

  self->unconfirmed = move;
  if (fits_nowhere (self, move))
    comstock_cards_prompts_ask_unfit (self->prompt_bar, comstock_cards_game_get_card (self->game, card));
  else
    comstock_cards_prompts_ask_again (self->prompt_bar, self->game, move);
  adw_leaflet_set_visible_child_name (self->leaflet, "city");
  comstock_prompt_bar_focus (self->prompt_bar);
}

static void
play_confirmed (ComstockCardsTable *self,
                CsMove              move)
{
  if (!is_to_be_confirmed (self, move))
    {
      play (self, move);
      return;
    }
  comstock_cards_table_ask_to_confirm (self, move);
}

static void
on_bid (ComstockCardsTable *self,
        int                 number)
{
  play_confirmed (self, cards_move (CARDS_MOVE_BID, (guint) number));
}

static void
on_card_chosen (ComstockCardsTable *self,
                ComstockCard       *card)
{
  const CsMove move = cards_move (CARDS_MOVE_TAKE, comstock_card_get_number (card));
  g_autofree char *refusal = comstock_cards_table_dup_refusal (self, move);

  if (refusal != NULL)
    comstock_column_view_refuse (self->column, card, refusal);
  else if (fits_nowhere (self, move))
    comstock_cards_table_ask_to_confirm (self, move);
  else
    play_confirmed (self, move);
}

static void
on_place (ComstockCardsTable *self,
          int                 x,
          int                 y)
{
  play (self, cards_move_place (x, y));
}

/* A card dropped into the city: two moves, each of which can be undone.  Should anything come between them, as a
 * question that the player wants, the card waits in the hand. */
static void
on_take (ComstockCardsTable *self,
         ComstockCard       *card,
         int                 x,
         int                 y)
{
  const CsMove move = cards_move (CARDS_MOVE_TAKE, comstock_card_get_number (card));
  const int seat = self->decider;

  if (is_to_be_confirmed (self, move))
    {
      comstock_cards_table_ask_to_confirm (self, move);
      return;
    }
  if (!play (self, move))
    return;
  /* It has made its way in the player's hand. */
  comstock_flights_finish (self->flights);
  if (self->decider == seat && comstock_cards_game_get_placing (self->game) == card)
    play (self, cards_move_place (x, y));
  else
    comstock_cards_table_tell (self, _("The card is taken. It is laid after what is asked now."));
}

static void
on_sell (ComstockCardsTable *self,
         ComstockCard       *card)
{
  play_confirmed (self, cards_move (CARDS_MOVE_SELL, comstock_card_get_number (card)));
}

/* Before it is played: what is asked of the next person is not confirmed yet. */
static CsMove
steal_unconfirmed (ComstockCardsTable *self)
{
  CsMove move = self->unconfirmed;

  self->unconfirmed = 0;
  return move;
}

static void
on_answer (ComstockCardsTable *self,
           guint               answer)
{
  ComstockGame *game = COMSTOCK_GAME (self->game);

  switch (answer)
    {
    case COMSTOCK_ANSWER_CANCEL:
      self->unconfirmed = 0;
      comstock_cards_table_update (self);
      break;
    case COMSTOCK_ANSWER_CONFIRM:
      play (self, steal_unconfirmed (self));
      break;
    case COMSTOCK_ANSWER_UNDO:
      comstock_game_undo (game);
      break;
    case COMSTOCK_ANSWER_PLACE_HERE:
      comstock_city_view_place (self->city);
      break;
    case COMSTOCK_ANSWER_PLAY_ON:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.play-on", NULL);
      break;
    case COMSTOCK_ANSWER_GO_TO_END:
      comstock_game_go_to (game, comstock_game_get_length (game));
      break;
    case COMSTOCK_ANSWER_SCORE_SHEET:
      comstock_cards_table_show_score_sheet (self);
      break;
    default:
      play_confirmed (self, answer);
      break;
    }
}

void
comstock_cards_table_look (ComstockCardsTable *self,
                           ComstockSeat       *seat)
{
  GtkWindow *dialog = comstock_seat_look_new (seat);
  g_autofree char *action = g_strdup_printf ("table.look(%u)", comstock_seat_get_index (seat));

  comstock_dialog_set_action (dialog, action);
  comstock_dialog_present (dialog, GTK_WIDGET (self));
}

void
comstock_cards_table_tell (ComstockCardsTable *self,
                           const char         *sentence)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", sentence);
}

void
comstock_cards_table_bind_answers (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, comstock_cards_table_look);
  gtk_widget_class_bind_template_callback (widget_class, on_answer);
  gtk_widget_class_bind_template_callback (widget_class, on_bid);
  gtk_widget_class_bind_template_callback (widget_class, on_card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_curtain_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
  gtk_widget_class_bind_template_callback (widget_class, on_sell);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
}
