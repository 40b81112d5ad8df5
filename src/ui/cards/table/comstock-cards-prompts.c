/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One asker per step of the game. */

#include "comstock-cards-prompts.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-forecast.h"
#include "model/cards/comstock-cards-text.h"

typedef void (*Asker) (ComstockCardsDesk *desk,
                       ComstockCardsGame *game,
                       const ComstockAsk *ask);

static gboolean
has_sale (const ComstockAsk *ask)
{
  return comstock_ask_has (ask, COMSTOCK_CARDS_SURFACE_LAID);
}

char *
comstock_cards_prompts_dup_worth (ComstockCardsGame *game,
                                  int                seat,
                                  ComstockCardsCard *card)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, (guint) seat));
  g_autofree char *points = NULL;
  ComstockCardsPlace best;
  ComstockCardsGain gain;

  if (comstock_cards_card_get_terrain (card) == NULL)
    return g_strdup (comstock_cards_character_get_effect (
      (CardsCharacter) comstock_cards_card_get_character (card)));
  if (!comstock_cards_city_find_best (city, comstock_cards_card_get_number (card), &best, &gain))
    return g_strdup (_("Fits nowhere in your city."));
  points = comstock_text_signed (gain.total);
  /* Translators: points, as in "Best place now: +6" */
  return g_strdup_printf (_("Best place now: %s"), points);
}

/* With what a character would bring at once; some bring nothing then, and much in the end. */
static char *
dup_valued_name (ComstockCardsGame *game,
                 int                seat,
                 ComstockCardsCard *card)
{
  const int character = comstock_cards_card_get_character (card);
  const int points =
    character >= 0 ? comstock_cards_forecast_hire (game, (guint) seat, (CardsCharacter) character) : 0;

  if (points == 0)
    return comstock_cards_card_dup_name (card);
  /* Translators: a character, and the points that it would bring at once. */
  return g_strdup_printf (_("%s, %d VP now"), comstock_cards_character_get_name ((CardsCharacter) character), points);
}

void
comstock_cards_prompts_ask_take (ComstockCardsDesk *desk,
                                 ComstockCardsGame *game,
                                 const ComstockAsk *ask,
                                 ComstockCardsCard *card)
{
  const ComstockPlace place = comstock_cards_place (COMSTOCK_CARDS_SURFACE_COLUMN,
                                                    (int) comstock_cards_card_get_number (card));
  const ComstockOption *take = comstock_ask_find_at (ask, &place, NULL);
  g_autofree char *name = dup_valued_name (game, ask->seat, card);
  g_autofree char *worth = comstock_cards_prompts_dup_worth (game, ask->seat, card);
  /* Translators: a card, and what it would bring. */
  g_autofree char *sentence = g_strdup_printf (_("%s. %s"), name, worth);

  comstock_cards_desk_ask (desk, sentence);
  comstock_cards_desk_show_card (desk, card);
  /* Translators: a card of the column */
  comstock_cards_desk_add_answer (desk, _("Take It"), take->move, FALSE);
  if (has_sale (ask))
    comstock_cards_desk_add_answer (desk, _("Sell a Card"), COMSTOCK_CARDS_ANSWER_SELL, FALSE);
}

static void
ask_take (ComstockCardsDesk *desk,
          ComstockCardsGame *game,
          const ComstockAsk *ask)
{
  if (!has_sale (ask))
    {
      comstock_cards_desk_clear (desk);
      return;
    }
  comstock_cards_desk_ask (desk, _("Take a card from the column, or let the auctioneer sell one of yours first."));
  comstock_cards_desk_show_card (desk, comstock_cards_game_get_card (game, CARDS_TERRAIN + CARDS_AUCTIONEER));
  comstock_cards_desk_add_answer (desk, _("Sell a Card"), COMSTOCK_CARDS_ANSWER_SELL, FALSE);
}

static void
ask_place (ComstockCardsDesk *desk,
           ComstockCardsGame *game,
           const ComstockAsk *ask)
{
  g_autofree char *name = comstock_cards_card_dup_name (comstock_cards_game_get_placing (game));
  /* Translators: what is on the terrain card that was just taken and is to be placed now, not all that one has */
  g_autofree char *question = g_strdup_printf (_("In your hand: %s"), name);

  comstock_cards_desk_ask (desk, question);
  comstock_cards_desk_show_card (desk, comstock_cards_game_get_placing (game));
  comstock_cards_desk_add_answer (desk, _("Place Here"), COMSTOCK_CARDS_ANSWER_PLACE_HERE, FALSE);
  if (comstock_game_can_undo (COMSTOCK_GAME (game)))
    /* Translators: choose another one instead */
    comstock_cards_desk_add_answer (desk, _("Another Card"), COMSTOCK_CARDS_ANSWER_UNDO, FALSE);
  comstock_cards_desk_add_answer (desk, _("Hint"), COMSTOCK_CARDS_ANSWER_HINT, FALSE);
}

void
comstock_cards_prompts_ask_sale (ComstockCardsDesk *desk,
                                 ComstockCardsGame *game,
                                 guint              quiet)
{
  comstock_cards_desk_ask (desk, _("Press the card in your city to sell."));
  comstock_cards_desk_show_card (desk, comstock_cards_game_get_card (game, CARDS_TERRAIN + CARDS_AUCTIONEER));
  comstock_cards_desk_add_answer (desk, _("Done Selling"), quiet, TRUE);
}

static void
ask_sell (ComstockCardsDesk *desk,
          ComstockCardsGame *game,
          const ComstockAsk *ask)
{
  comstock_cards_prompts_ask_sale (desk, game, comstock_ask_find_quiet (ask)->move);
}

/* Nobody at the screen is asked. */
static void
offer_commands (ComstockCardsDesk *desk,
                ComstockCardsGame *game,
                gboolean           looking_back,
                const char        *sentence)
{
  ComstockCommand commands[COMSTOCK_MOST_COMMANDS];
  const guint n = comstock_command_list (COMSTOCK_GAME (game), looking_back, commands);

  comstock_cards_desk_ask (desk, sentence);
  for (guint i = 0; i < n; i++)
    comstock_cards_desk_add_answer (desk, comstock_command_get_label (commands[i]), commands[i],
                                    commands[i] == COMSTOCK_COMMAND_GO_TO_END);
}

void
comstock_cards_prompts_ask_replay (ComstockCardsDesk *desk,
                                   ComstockCardsGame *game)
{
  offer_commands (desk, game, TRUE, _("You are looking at an earlier moment of the game."));
}

void
comstock_cards_prompts_ask (ComstockCardsDesk *desk,
                            ComstockCardsGame *game,
                            const ComstockAsk *ask)
{
  static const Asker askers[] = {
    [CARDS_STEP_TAKE] = ask_take,
    [CARDS_STEP_PLACE] = ask_place,
    [CARDS_STEP_SELL] = ask_sell,
    [CARDS_STEP_FINAL_SALE] = ask_sell,
    [CARDS_STEP_OVER] = NULL,
  };
  CardsStep step = comstock_cards_game_get_step (game);

  if (step == CARDS_STEP_OVER)
    {
      g_autofree char *outcome = comstock_cards_text_dup_outcome (game);

      offer_commands (desk, game, FALSE, outcome);
    }
  else if (ask->seat < 0 && comstock_game_can_redo (COMSTOCK_GAME (game)))
    comstock_cards_prompts_ask_replay (desk, game);
  else if (ask->seat >= 0 && askers[step] != NULL)
    askers[step] (desk, game, ask);
  else if (ask->seat < 0)
    offer_commands (desk, game, FALSE, "");
  else
    comstock_cards_desk_clear (desk);
}

void
comstock_cards_prompts_ask_unfit (ComstockCardsDesk *desk,
                                  ComstockCardsCard *card)
{
  g_autofree char *name = comstock_cards_card_dup_name (card);
  g_autofree char *question = g_strdup_printf (
    /* Translators: what the terrain card shows */
    _("%s: this card fits nowhere in your city. If you take it, it leaves the game and scores nothing."),
    name);

  comstock_cards_desk_ask (desk, question);
  comstock_cards_desk_show_card (desk, card);
  comstock_cards_desk_add_answer (desk, _("Another Card"), COMSTOCK_CARDS_ANSWER_CANCEL, TRUE);
  /* Translators: a card that does not fit into the city */
  comstock_cards_desk_add_answer (desk, _("Take It Anyway"), COMSTOCK_CARDS_ANSWER_CONFIRM, FALSE);
}

static void
ask_again_to_bid (ComstockCardsDesk *desk,
                  ComstockCardsGame *game,
                  guint              number)
{
  /* Translators: the number on the card. */
  g_autofree char *question = g_strdup_printf (_("Play auction card %u?"), number);

  comstock_cards_desk_ask (desk, question);
  /* Translators: an auction card */
  comstock_cards_desk_add_answer (desk, _("Play It"), COMSTOCK_CARDS_ANSWER_CONFIRM, FALSE);
  comstock_cards_desk_add_answer (desk, _("Another Card"), COMSTOCK_CARDS_ANSWER_CANCEL, TRUE);
}

static void
ask_again_to_take (ComstockCardsDesk *desk,
                   ComstockCardsGame *game,
                   guint              number)
{
  g_autofree char *name = comstock_cards_card_dup_name (comstock_cards_game_get_card (game, (CardsCard) number));
  /* Translators: a card's name. */
  g_autofree char *question = g_strdup_printf (_("Take this card? %s"), name);

  comstock_cards_desk_ask (desk, question);
  comstock_cards_desk_show_card (desk, comstock_cards_game_get_card (game, (CardsCard) number));
  comstock_cards_desk_add_answer (desk, _("Take It"), COMSTOCK_CARDS_ANSWER_CONFIRM, FALSE);
  comstock_cards_desk_add_answer (desk, _("Another Card"), COMSTOCK_CARDS_ANSWER_CANCEL, TRUE);
}

static void
ask_again_to_sell (ComstockCardsDesk *desk,
                   ComstockCardsGame *game,
                   guint              number)
{
  g_autofree char *name = comstock_cards_card_dup_name (comstock_cards_game_get_card (game, (CardsCard) number));
  /* Translators: a card's name. */
  g_autofree char *question = g_strdup_printf (_("Sell this card? %s"), name);

  comstock_cards_desk_ask (desk, question);
  comstock_cards_desk_show_card (desk, comstock_cards_game_get_card (game, (CardsCard) number));
  /* Translators: a card of the city */
  comstock_cards_desk_add_answer (desk, _("Sell It"), COMSTOCK_CARDS_ANSWER_CONFIRM, FALSE);
  /* Translators: a card, instead of selling it */
  comstock_cards_desk_add_answer (desk, _("Keep It"), COMSTOCK_CARDS_ANSWER_CANCEL, TRUE);
}

void
comstock_cards_prompts_ask_again (ComstockCardsDesk *desk,
                                  ComstockCardsGame *game,
                                  CsMove             move)
{
  static void (*const askers[]) (ComstockCardsDesk *, ComstockCardsGame *, guint) = {
    [CARDS_MOVE_BID] = ask_again_to_bid,
    [CARDS_MOVE_TAKE] = ask_again_to_take,
    [CARDS_MOVE_SELL] = ask_again_to_sell,
  };

  askers[cards_move_type (move)] (desk, game, cards_move_argument (move));
}
