/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked now. */

#include "comstock-cards-question.h"

#include "comstock-cards-prompts.h"

struct _ComstockCardsQuestion
{
  GObject parent_instance;

  ComstockCardsGame *game;      /* not owned, as the next three */
  ComstockCardsDesk *desk;
  ComstockCardsAbility *ability;
  ComstockCardsOffer *offer;
  CsMove move;                  /* what is asked for once more, 0 for nothing */
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsQuestion, comstock_cards_question, G_TYPE_OBJECT)

static void
comstock_cards_question_class_init (ComstockCardsQuestionClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_QUESTION, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
comstock_cards_question_init (ComstockCardsQuestion *self)
{
}

static void
on_chosen (ComstockCardsQuestion *self,
           guint                  answer)
{
  g_signal_emit (self, signals[CHOSEN], 0, answer);
}

ComstockCardsQuestion *
comstock_cards_question_new (ComstockCardsGame    *game,
                             ComstockCardsDesk    *desk,
                             ComstockCardsAbility *ability,
                             ComstockCardsOffer   *offer)
{
  ComstockCardsQuestion *self = g_object_new (COMSTOCK_TYPE_CARDS_QUESTION, NULL);

  self->game = game;
  self->desk = desk;
  self->ability = ability;
  self->offer = offer;
  g_signal_connect_object (desk, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ability, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (offer, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  return self;
}

/* What a person is asked if it is asked at @step, else NULL. */
static const ComstockAsk *
at (ComstockCardsQuestion *self,
    const ComstockAsk     *ask,
    CardsStep              step)
{
  return ask->seat >= 0 && comstock_cards_game_get_step (self->game) == step ? ask : NULL;
}

void
comstock_cards_question_update (ComstockCardsQuestion *self,
                                const ComstockAsk     *ask,
                                gboolean               looking_back)
{
  g_autofree char *told = comstock_game_dup_prompt (COMSTOCK_GAME (self->game));

  comstock_cards_ability_update (self->ability, at (self, ask, CARDS_STEP_ABILITY));
  comstock_cards_offer_ask (self->offer, at (self, ask, CARDS_STEP_HIRE));
  if (comstock_ask_find (ask, self->move) != NULL)
    return;
  self->move = 0;
  if (looking_back)
    comstock_cards_prompts_ask_replay (self->desk, self->game);
  else
    comstock_cards_prompts_ask (self->desk, self->game, ask);
  comstock_cards_desk_set_told (self->desk, told);
}

void
comstock_cards_question_ask_again (ComstockCardsQuestion *self,
                                   CsMove                 move,
                                   gboolean               unfit)
{
  const CardsCard card = (CardsCard) cards_move_argument (move);

  self->move = move;
  if (unfit)
    comstock_cards_prompts_ask_unfit (self->desk, comstock_cards_game_get_card (self->game, card));
  else
    comstock_cards_prompts_ask_again (self->desk, self->game, move);
  comstock_cards_desk_focus (self->desk);
}

CsMove
comstock_cards_question_get_move (ComstockCardsQuestion *self)
{
  return self->move;
}

CsMove
comstock_cards_question_steal_move (ComstockCardsQuestion *self)
{
  const CsMove move = self->move;

  self->move = 0;
  return move;
}
