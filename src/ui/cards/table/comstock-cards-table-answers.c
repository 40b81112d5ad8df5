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
comstock_cards_table_ask_again (ComstockCardsTable *self,
                                CsMove              move)
{
  comstock_cards_question_ask_again (self->question, move, fits_nowhere (self, move));
}

/* What could not be laid is asked for once more whatever the person wants. */
void
comstock_cards_table_answer (ComstockTable        *table,
                             const ComstockOption *option)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  if (fits_nowhere (self, option->move) || comstock_cards_question_is_wanted (self->question, option->move))
    comstock_cards_table_ask_again (self, option->move);
  else
    comstock_table_play (table, option->move);
}

void
comstock_cards_table_press (ComstockCardsTable  *self,
                            ComstockCardsSurface surface,
                            int                  number)
{
  const ComstockPlace place = comstock_cards_place (surface, number);

  comstock_table_press (COMSTOCK_TABLE (self), &place);
}

void
comstock_cards_table_bid (ComstockCardsTable *self,
                          int                 number)
{
  comstock_cards_table_press (self, COMSTOCK_CARDS_SURFACE_HAND, number);
}

static void
on_card_chosen (ComstockCardsTable *self,
                ComstockCardsCard  *card)
{
  const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_COLUMN,
                                                    (int) comstock_cards_card_get_number (card));
  g_autofree char *refusal = comstock_cards_table_dup_refusal_at (self, &place);

  if (refusal != NULL)
    comstock_cards_column_view_refuse (self->column, card, refusal);
  else
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

  comstock_cards_table_press (self, COMSTOCK_CARDS_SURFACE_COLUMN, (int) comstock_cards_card_get_number (card));
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
  comstock_cards_table_press (self, COMSTOCK_CARDS_SURFACE_LAID, (int) comstock_cards_card_get_number (card));
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
  const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_CAST, character);
  const ComstockAsk *ask = comstock_table_get_ask (COMSTOCK_TABLE (self));
  g_autofree char *refusal = NULL;

  if (character == CARDS_AUCTIONEER && comstock_ask_has (ask, COMSTOCK_CARDS_SURFACE_LAID))
    {
      set_selling (self, !self->selling);
      return;
    }
  if (cards_characters[character].arrow)
    refusal = comstock_cards_table_dup_refusal_at (self, &place);
  if (cards_characters[character].arrow && refusal == NULL)
    comstock_table_press (COMSTOCK_TABLE (self), &place);
  else
    comstock_cards_ability_tell (self->ability, portrait, refusal);
}

void
comstock_cards_table_choose (ComstockCardsTable *self,
                             guint               chosen)
{
  ComstockGame *game = COMSTOCK_GAME (self->game);

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
      comstock_cards_table_answer (COMSTOCK_TABLE (self),
                                   comstock_ask_find (comstock_table_get_ask (COMSTOCK_TABLE (self)), chosen));
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
