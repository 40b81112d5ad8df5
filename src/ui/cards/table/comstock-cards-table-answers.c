/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player does at the table, as moves of the game. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-dialog.h"
#include "comstock-cards-prompts.h"
#include "comstock-cards-tips.h"
#include "ui/cards/seats/comstock-cards-seat-look.h"

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

void
comstock_cards_table_ask_to_confirm (ComstockCardsTable *self,
                                     CsMove              move)
{
  comstock_cards_question_ask_again (self->question, move, fits_nowhere (self, move));
}

static void
play_confirmed (ComstockCardsTable *self,
                CsMove              move)
{
  if (!comstock_cards_question_is_wanted (self->question, move))
    {
      comstock_table_play (COMSTOCK_TABLE (self), move);
      return;
    }
  comstock_cards_table_ask_to_confirm (self, move);
}

void
comstock_cards_table_bid (ComstockCardsTable *self,
                          int                 number)
{
  play_confirmed (self, cards_move (CARDS_MOVE_BID, (guint) number));
}

static void
on_card_chosen (ComstockCardsTable *self,
                ComstockCardsCard  *card)
{
  const CsMove move = cards_move (CARDS_MOVE_TAKE, comstock_cards_card_get_number (card));
  g_autofree char *refusal = comstock_cards_table_dup_refusal (self, move);

  if (refusal != NULL)
    comstock_cards_column_view_refuse (self->column, card, refusal);
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
  comstock_table_play (COMSTOCK_TABLE (self), cards_move_place (x, y));
}

/* A card dropped into the city: two moves, each of which can be undone.  Should anything come between them, as a
 * question that the player wants, the card waits in the hand. */
static void
on_take (ComstockCardsTable *self,
         ComstockCardsCard  *card,
         int                 x,
         int                 y)
{
  const CsMove move = cards_move (CARDS_MOVE_TAKE, comstock_cards_card_get_number (card));
  const int seat = comstock_table_get_asked (COMSTOCK_TABLE (self));

  if (comstock_cards_question_is_wanted (self->question, move))
    {
      comstock_cards_table_ask_to_confirm (self, move);
      return;
    }
  if (!comstock_table_play (COMSTOCK_TABLE (self), move))
    return;
  /* It has made its way in the player's hand. */
  comstock_cards_flights_finish (self->flights);
  if (comstock_table_get_asked (COMSTOCK_TABLE (self)) == seat && comstock_cards_game_get_placing (self->game) == card)
    comstock_table_play (COMSTOCK_TABLE (self), cards_move_place (x, y));
  else
    comstock_table_tell (COMSTOCK_TABLE (self), _("The card is taken. Answer this, then place it."));
}

static void
on_sell (ComstockCardsTable *self,
         ComstockCardsCard  *card)
{
  self->selling = FALSE;
  play_confirmed (self, cards_move (CARDS_MOVE_SELL, comstock_cards_card_get_number (card)));
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

void
comstock_cards_table_press_portrait (ComstockCardsTable    *self,
                                     ComstockCardsPortrait *portrait)
{
  const CardsCharacter character = comstock_cards_portrait_get_character (portrait);
  const CsMove use = cards_move (CARDS_MOVE_USE, character);
  const int asked = comstock_table_get_asked (COMSTOCK_TABLE (self));
  g_autofree char *refusal = NULL;

  if (character == CARDS_AUCTIONEER && asked >= 0 && comstock_cards_prompts_has_sale (self->game, asked))
    {
      set_selling (self, !self->selling);
      return;
    }
  refusal = cards_characters[character].arrow ? comstock_cards_table_dup_refusal (self, use) : NULL;
  if (cards_characters[character].arrow && refusal == NULL)
    comstock_cards_table_answer (self, use);
  else
    comstock_cards_ability_tell (self->ability, portrait, refusal);
}

void
comstock_cards_table_answer (ComstockCardsTable *self,
                             guint               answer)
{
  ComstockGame *game = COMSTOCK_GAME (self->game);

  switch (answer)
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
      comstock_game_undo (game);
      break;
    case COMSTOCK_CARDS_ANSWER_PLACE_HERE:
      comstock_cards_city_view_place (self->city);
      break;
    case COMSTOCK_CARDS_ANSWER_PLAY_ON:
      gtk_widget_activate_action (GTK_WIDGET (self), "win.play-on", NULL);
      break;
    case COMSTOCK_CARDS_ANSWER_GO_TO_END:
      comstock_game_go_to (game, comstock_game_get_length (game));
      break;
    case COMSTOCK_CARDS_ANSWER_RESULT:
      comstock_ending_show (self->ending);
      break;
    case COMSTOCK_CARDS_ANSWER_SCORE_SHEET:
      comstock_panes_show (comstock_table_get_panes (COMSTOCK_TABLE (self)), "score-sheet");
      break;
    case COMSTOCK_CARDS_ANSWER_SELL:
      set_selling (self, TRUE);
      break;
    case COMSTOCK_CARDS_ANSWER_HINT:
      gtk_widget_activate_action (GTK_WIDGET (self), "table.hint", NULL);
      break;
    case COMSTOCK_CARDS_ANSWER_NEXT:
      comstock_driver_skip (comstock_table_get_driver (COMSTOCK_TABLE (self)));
      break;
    default:
      if (cards_move_type (answer) == CARDS_MOVE_TAKE && fits_nowhere (self, answer))
        comstock_cards_table_ask_to_confirm (self, answer);
      else
        play_confirmed (self, answer);
      break;
    }
}

static void
on_refused (ComstockCardsTable *self)
{
  comstock_guide_explain (comstock_table_get_guide (COMSTOCK_TABLE (self)), COMSTOCK_CARDS_TIP_REFUSAL);
}

void
comstock_cards_table_look (ComstockCardsTable *self,
                           ComstockCardsSeat  *seat)
{
  GtkWindow *dialog = comstock_cards_seat_look_new (seat);
  g_autofree char *action = g_strdup_printf ("table.look(%u)", comstock_cards_seat_get_index (seat));

  comstock_dialog_set_action (dialog, action);
  comstock_dialog_present (dialog, GTK_WIDGET (self));
}

void
comstock_cards_table_bind_answers (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, comstock_cards_table_look);
  gtk_widget_class_bind_template_callback (widget_class, comstock_cards_table_press_portrait);
  gtk_widget_class_bind_template_callback (widget_class, on_card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
  gtk_widget_class_bind_template_callback (widget_class, on_refused);
  gtk_widget_class_bind_template_callback (widget_class, on_sell);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
}
