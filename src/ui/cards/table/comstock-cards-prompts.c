/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One asker per step of the game. */

#include "comstock-cards-prompts.h"

#include <glib/gi18n.h>

#include "ui/cards/cards/comstock-cards-character-card.h"
#include "model/cards/comstock-cards-text.h"
#include "model/base/comstock-text.h"

typedef void (*Asker) (ComstockPromptBar *bar,
                       ComstockCardsGame *game,
                       int                seat);

static void
ask_ability (ComstockPromptBar *bar,
             ComstockCardsGame *game,
             int                seat)
{
  CardsCharacter character = (CardsCharacter) comstock_cards_game_get_ability (game);
  /* Translators: a character's name and what it does, which begins with a capital letter. */
  g_autofree char *question = g_strdup_printf (_("%s. %s."),
                                               comstock_cards_character_get_name (character),
                                               comstock_cards_character_get_effect (character));

  comstock_prompt_bar_ask (bar, question);
  comstock_prompt_bar_add_answer (bar, _("Use the Ability"),
                                  cards_move (CARDS_MOVE_USE, character));
  comstock_prompt_bar_add_answer (bar, _("Not Now"), cards_move (CARDS_MOVE_PASS, 0));
}

static void
add_sales (ComstockPromptBar *bar,
           ComstockCardsGame *game,
           int                seat)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, (guint) seat));
  g_autoptr (GArray) moves = comstock_game_dup_legal (COMSTOCK_GAME (game), (guint) seat);

  for (guint i = 0; i < moves->len; i++)
    {
      CsMove move = g_array_index (moves, CsMove, i);
      CardsCard card = (CardsCard) cards_move_argument (move);
      g_autofree char *name = NULL;
      g_autofree char *points = NULL;
      g_autofree char *label = NULL;
      ComstockCardsGain gain;

      if (cards_move_type (move) != CARDS_MOVE_SELL)
        continue;
      comstock_cards_city_sale_gain (city, card, &gain);
      name = comstock_cards_card_dup_name (comstock_cards_game_get_card (game, card));
      points = comstock_text_signed (gain.total);
      /* Translators: a terrain card, and the points that its sale gains or loses: "Sell: Bank, house (+3)". */
      label = g_strdup_printf (_("Sell: %s (%s)"), name, points);
      comstock_prompt_bar_add_answer (bar, label, move);
    }
}

static gboolean
has_sale (ComstockCardsGame *game,
          int                seat)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (COMSTOCK_GAME (game), (guint) seat);

  for (guint i = 0; i < moves->len; i++)
    if (cards_move_type (g_array_index (moves, CsMove, i)) == CARDS_MOVE_SELL)
      return TRUE;
  return FALSE;
}

static void
ask_take (ComstockPromptBar *bar,
          ComstockCardsGame *game,
          int                seat)
{
  if (!has_sale (game, seat))
    {
      comstock_prompt_bar_clear (bar);
      return;
    }
  comstock_prompt_bar_ask (bar, _("Take a card from the column, or let the auctioneer sell one from "
                                  "your city first:"));
  add_sales (bar, game, seat);
}

static void
ask_place (ComstockPromptBar *bar,
           ComstockCardsGame *game,
           int                seat)
{
  g_autofree char *name = comstock_cards_card_dup_name (comstock_cards_game_get_placing (game));
  /* Translators: what the terrain card shows. */
  g_autofree char *question = g_strdup_printf (_("In your hand: %s"), name);

  comstock_prompt_bar_ask (bar, question);
  comstock_prompt_bar_add_answer (bar, _("Place Here"), COMSTOCK_CARDS_ANSWER_PLACE_HERE);
  if (comstock_game_can_undo (COMSTOCK_GAME (game)))
    comstock_prompt_bar_add_answer (bar, _("Choose Another Card"), COMSTOCK_CARDS_ANSWER_UNDO);
}

static void
ask_hire (ComstockPromptBar *bar,
          ComstockCardsGame *game,
          int                seat)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (COMSTOCK_GAME (game), (guint) seat);

  comstock_prompt_bar_ask (bar, _("The paperboy brings one more character with him. Whom?"));
  comstock_prompt_bar_add_answer (bar, _("Nobody"), cards_move (CARDS_MOVE_PASS, 0));
  for (guint i = 0; i < moves->len; i++)
    {
      CsMove move = g_array_index (moves, CsMove, i);
      CardsCard card = (CardsCard) (CARDS_TERRAIN + cards_move_argument (move));

      if (cards_move_type (move) != CARDS_MOVE_HIRE)
        continue;
      comstock_prompt_bar_add_card (
        bar,
        GTK_BUTTON (comstock_cards_character_card_new (comstock_cards_game_get_card (game, card))), move);
    }
}

static void
ask_sell (ComstockPromptBar *bar,
          ComstockCardsGame *game,
          int                seat)
{
  comstock_prompt_bar_ask (bar, _("The auctioneer may sell a card from your city:"));
  comstock_prompt_bar_add_answer (bar, _("Sell Nothing More"), cards_move (CARDS_MOVE_PASS, 0));
  add_sales (bar, game, seat);
}

static void
ask_over (ComstockPromptBar *bar,
          ComstockCardsGame *game)
{
  g_autofree char *outcome = comstock_cards_text_dup_outcome (game);

  comstock_prompt_bar_ask (bar, outcome);
  comstock_prompt_bar_add_answer (bar, _("Score Sheet"), COMSTOCK_CARDS_ANSWER_SCORE_SHEET);
}

void
comstock_cards_prompts_ask_replay (ComstockPromptBar *bar,
                                   ComstockCardsGame *game)
{
  comstock_prompt_bar_ask (bar, _("You are looking at an earlier moment of the game."));
  if (comstock_game_can_redo (COMSTOCK_GAME (game)))
    comstock_prompt_bar_add_answer (bar, _("Back to the Present"), COMSTOCK_CARDS_ANSWER_GO_TO_END);
  comstock_prompt_bar_add_answer (bar, _("Play On From Here"), COMSTOCK_CARDS_ANSWER_PLAY_ON);
}

void
comstock_cards_prompts_ask (ComstockPromptBar *bar,
                            ComstockCardsGame *game,
                            int                seat)
{
  static const Asker askers[] = {
    [CARDS_STEP_ABILITY] = ask_ability,
    [CARDS_STEP_TAKE] = ask_take,
    [CARDS_STEP_PLACE] = ask_place,
    [CARDS_STEP_HIRE] = ask_hire,
    [CARDS_STEP_SELL] = ask_sell,
    [CARDS_STEP_FINAL_SALE] = ask_sell,
    [CARDS_STEP_OVER] = NULL,
  };
  CardsStep step = comstock_cards_game_get_step (game);

  if (step == CARDS_STEP_OVER)
    ask_over (bar, game);
  else if (seat < 0 && comstock_game_can_redo (COMSTOCK_GAME (game)))
    comstock_cards_prompts_ask_replay (bar, game);
  else if (seat >= 0 && askers[step] != NULL)
    askers[step] (bar, game, seat);
  else
    comstock_prompt_bar_clear (bar);
}

void
comstock_cards_prompts_ask_unfit (ComstockPromptBar *bar,
                                  ComstockCardsCard *card)
{
  g_autofree char *name = comstock_cards_card_dup_name (card);
  /* Translators: what the terrain card shows. */
  g_autofree char *question = g_strdup_printf (
    _("%s: this card fits nowhere in your city. Taken, it leaves the game and scores nothing."),
    name);

  comstock_prompt_bar_ask (bar, question);
  comstock_prompt_bar_add_answer (bar, _("Choose Another Card"), COMSTOCK_CARDS_ANSWER_CANCEL);
  comstock_prompt_bar_add_answer (bar, _("Take It All the Same"), COMSTOCK_CARDS_ANSWER_CONFIRM);
}

static void
ask_again_to_bid (ComstockPromptBar *bar,
                  ComstockCardsGame *game,
                  guint              number)
{
  /* Translators: the number on the card. */
  g_autofree char *question = g_strdup_printf (_("Play auction card %u?"), number);

  comstock_prompt_bar_ask (bar, question);
  comstock_prompt_bar_add_answer (bar, _("Play It"), COMSTOCK_CARDS_ANSWER_CONFIRM);
  comstock_prompt_bar_add_answer (bar, _("Choose Another Card"), COMSTOCK_CARDS_ANSWER_CANCEL);
}

static void
ask_again_to_take (ComstockPromptBar *bar,
                   ComstockCardsGame *game,
                   guint              number)
{
  g_autofree char *name = comstock_cards_card_dup_name (comstock_cards_game_get_card (game, (CardsCard) number));
  /* Translators: a card's name. */
  g_autofree char *question = g_strdup_printf (_("Take this card? %s"), name);

  comstock_prompt_bar_ask (bar, question);
  comstock_prompt_bar_add_answer (bar, _("Take It"), COMSTOCK_CARDS_ANSWER_CONFIRM);
  comstock_prompt_bar_add_answer (bar, _("Choose Another Card"), COMSTOCK_CARDS_ANSWER_CANCEL);
}

static void
ask_again_to_sell (ComstockPromptBar *bar,
                   ComstockCardsGame *game,
                   guint              number)
{
  g_autofree char *name = comstock_cards_card_dup_name (comstock_cards_game_get_card (game, (CardsCard) number));
  /* Translators: a card's name. */
  g_autofree char *question = g_strdup_printf (_("Sell this card? %s"), name);

  comstock_prompt_bar_ask (bar, question);
  comstock_prompt_bar_add_answer (bar, _("Sell It"), COMSTOCK_CARDS_ANSWER_CONFIRM);
  comstock_prompt_bar_add_answer (bar, _("Keep It"), COMSTOCK_CARDS_ANSWER_CANCEL);
}

void
comstock_cards_prompts_ask_again (ComstockPromptBar *bar,
                                  ComstockCardsGame *game,
                                  CsMove             move)
{
  static void (*const askers[]) (ComstockPromptBar *, ComstockCardsGame *, guint) = {
    [CARDS_MOVE_BID] = ask_again_to_bid,
    [CARDS_MOVE_TAKE] = ask_again_to_take,
    [CARDS_MOVE_SELL] = ask_again_to_sell,
  };

  askers[cards_move_type (move)] (bar, game, cards_move_argument (move));
}
