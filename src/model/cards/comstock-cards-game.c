/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game as objects: made once, kept in line with the position at the cursor. */

#include "comstock-cards-game.h"

#include <glib/gi18n.h>

#include "ai/cards/cards-level.h"
#include "ai/cards/cards-policy.h"
#include "comstock-cards-advice.h"
#include "comstock-cards-ask.h"
#include "comstock-cards-card-private.h"
#include "comstock-cards-code.h"
#include "comstock-cards-json.h"
#include "comstock-cards-sheet.h"
#include "comstock-cards-text.h"
#include "comstock-cards-typed.h"
#include "comstock-cards-seat-private.h"
#include "model/base/comstock-value.h"

struct _ComstockCardsGame
{
  ComstockGame parent_instance;

  ComstockCardsSetup choices;
  ComstockCardsCard *cards[CARDS_CARDS];
  GListStore *seats;
  GListStore *column;
};

G_DEFINE_FINAL_TYPE (ComstockCardsGame, comstock_cards_game, COMSTOCK_TYPE_GAME)

static const CardsState *
get_state (ComstockCardsGame *self)
{
  return comstock_game_get_state (COMSTOCK_GAME (self));
}

static const CardsDeck *
get_deck (ComstockCardsGame *self)
{
  return comstock_game_get_kit (COMSTOCK_GAME (self));
}

/* What the seat to act may choose among the cards. */
static void
find_takeable (ComstockGame     *game,
               const CardsState *state,
               gboolean         *takeable)
{
  g_autoptr (GArray) moves = NULL;

  if (state->actor == CS_NO_SEAT)
    return;
  moves = comstock_game_dup_legal (game, state->actor);
  for (guint i = 0; i < moves->len; i++)
    {
      const CsMove move = g_array_index (moves, CsMove, i);

      if (cards_move_type (move) == CARDS_MOVE_TAKE)
        takeable[cards_move_argument (move)] = TRUE;
      else if (cards_move_type (move) == CARDS_MOVE_HIRE)
        takeable[CARDS_TERRAIN + cards_move_argument (move)] = TRUE;
    }
}

static void
sync_cards (ComstockCardsGame *self,
            const CardsState  *state)
{
  gboolean used[CARDS_CARDS] = { FALSE };
  gboolean takeable[CARDS_CARDS] = { FALSE };

  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint card = CARDS_TERRAIN; card < CARDS_CARDS; card++)
      used[card] |= (state->seats[seat].used & CARDS_BIT (card - CARDS_TERRAIN)) != 0;
  find_takeable (COMSTOCK_GAME (self), state, takeable);
  for (guint card = 0; card < CARDS_CARDS; card++)
    comstock_cards_card_sync (self->cards[card], used[card], takeable[card]);
}

static void
sync_column (ComstockCardsGame *self,
             const CardsState  *state)
{
  gpointer items[CARDS_MAX_COLUMN];

  for (guint i = 0; i < state->n_column; i++)
    items[i] = self->cards[state->column[i]];
  comstock_list_sync (self->column, items, state->n_column);
}

static void
sync_seats (ComstockCardsGame *self,
            const CardsState  *state)
{
  const ComstockCardsView view = {
    .deck = get_deck (self),
    .state = state,
    .cards = self->cards,
    .actors = comstock_game_get_actors (COMSTOCK_GAME (self)),
    .winners = comstock_cards_game_get_winners (self),
    .viewer = comstock_game_get_viewer (COMSTOCK_GAME (self)),
  };

  for (guint i = 0; i < self->choices.n_seats; i++)
    comstock_cards_seat_sync (comstock_cards_game_get_seat (self, i), &view);
}

static void
comstock_cards_game_sync (ComstockGame *game)
{
  ComstockCardsGame *self = COMSTOCK_CARDS_GAME (game);
  g_autofree CardsState *seen = comstock_game_dup_seen (game);

  sync_cards (self, seen);
  sync_seats (self, seen);
  sync_column (self, seen);
}

/* A virtual player has no choice; a player of any level makes its one move. */
static CsMove
comstock_cards_game_choose (gconstpointer  kit,
                            gconstpointer  state,
                            guint          seat,
                            ComstockLevel  level,
                            ComstockManner manner,
                            CsRng         *rng,
                            const CsHost  *host)
{
  static const CardsLevel levels[COMSTOCK_LEVEL_GAME] = {
    [COMSTOCK_MEDIUM] = CARDS_MEDIUM,
    [COMSTOCK_HARD] = CARDS_HARD,
    [COMSTOCK_RIVAL_EXPERT] = CARDS_EXPERT_LEVEL,
  };

  static const CardsManner manners[COMSTOCK_MANNERS] = {
    [COMSTOCK_BUILDER] = CARDS_BUILDER,
    [COMSTOCK_COLLECTOR] = CARDS_COLLECTOR,
    [COMSTOCK_GAMBLER] = CARDS_GAMBLER,
    [COMSTOCK_SPOILER] = CARDS_SPOILER,
  };

  return cards_level_move (level < COMSTOCK_LEVEL_GAME ? levels[level] : CARDS_EASY, manners[manner], kit, state, seat,
                           rng, host);
}

static const char *const event_names[] = {
  [CARDS_EVENT_ROUND] = "round",
  [CARDS_EVENT_ERA] = "era",
  [CARDS_EVENT_REVEAL] = "reveal",
  [CARDS_EVENT_SKULL] = "skull",
  [CARDS_EVENT_ABILITY] = "ability",
  [CARDS_EVENT_ABILITY_PASSED] = "ability-passed",
  [CARDS_EVENT_BID] = "bid",
  [CARDS_EVENT_BIDS_REVEALED] = "bids-revealed",
  [CARDS_EVENT_ORDER] = "order",
  [CARDS_EVENT_TURN] = "turn",
  [CARDS_EVENT_TAKE] = "take",
  [CARDS_EVENT_PLACE] = "place",
  [CARDS_EVENT_UNPLACED] = "unplaced",
  [CARDS_EVENT_HIRE] = "hire",
  [CARDS_EVENT_SELL] = "sell",
  [CARDS_EVENT_REMOVED] = "removed",
  [CARDS_EVENT_OVER] = "over",
};

static void
add_event (CsEvents      *events,
           CardsEventType type,
           int            first,
           int            second)
{
  events->items[events->n++] = (CsEvent) {
    .type = (guint8) type,
    .seat = CS_NO_SEAT,
    .args = { (gint16) first, (gint16) second },
  };
}

/* The rules tell no events of the setup, but all of it can be seen in the position. */
static void
open_events (ComstockGame *game,
             CsEvents     *events)
{
  const CardsState *state = comstock_game_get_state (game);

  add_event (events, CARDS_EVENT_ROUND, state->era, state->round);
  for (guint i = state->n_characters - state->n_bottomed; i < state->n_characters; i++)
    add_event (events, CARDS_EVENT_SKULL, CARDS_TERRAIN + state->characters[i], 0);
  for (guint i = 0; i < state->n_column; i++)
    add_event (events, CARDS_EVENT_REVEAL, state->column[i], 0);
}

/* A digest at the end of each round. */
static gboolean
is_checkpoint (ComstockGame *game,
               guint         cursor)
{
  const CardsState *state = comstock_game_get_state_at (game, cursor - 1);
  const guint era = state->era;
  const guint round = state->round;

  state = comstock_game_get_state_at (game, cursor);
  return state->round != round || state->era != era;
}

static void
comstock_cards_game_finalize (GObject *object)
{
  ComstockCardsGame *self = COMSTOCK_CARDS_GAME (object);

  for (guint card = 0; card < CARDS_CARDS; card++)
    g_clear_object (&self->cards[card]);
  g_object_unref (self->seats);
  g_object_unref (self->column);
  G_OBJECT_CLASS (comstock_cards_game_parent_class)->finalize (object);
}

static void
comstock_cards_game_class_init (ComstockCardsGameClass *klass)
{
  ComstockGameClass *game_class = COMSTOCK_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_cards_game_finalize;
  game_class->sync = comstock_cards_game_sync;
  game_class->open = open_events;
  game_class->event_names = event_names;
  game_class->describe = comstock_cards_text_describe;
  game_class->dup_motive = comstock_cards_advice_dup_motive;
  game_class->round_event = CARDS_EVENT_ROUND;
  game_class->dup_prompt = comstock_cards_text_dup_prompt;
  game_class->dup_heading = comstock_cards_text_dup_heading;
  game_class->is_secret = comstock_cards_ask_is_secret;
  game_class->is_formality = comstock_cards_ask_is_formality;
  game_class->lay_out = comstock_cards_ask_lay_out;
  game_class->refuse_place = comstock_cards_ask_refuse;
  game_class->refuse = comstock_cards_text_refuse;
  game_class->choose = comstock_cards_game_choose;
  game_class->policy = &cards_policy;
  game_class->dup_typed = comstock_cards_typed_dup;
  game_class->parse_typed = comstock_cards_typed_parse;
  game_class->dup_move_title = comstock_cards_advice_dup_title;
  game_class->dup_lit_title = comstock_cards_advice_dup_lit_title;
  /* Translators: what is luck in this game */
  game_class->luck = N_("ties, the order of cards");
  game_class->explain = comstock_cards_advice_explain;
  game_class->skills = comstock_cards_skills;
  game_class->get_skill = comstock_cards_advice_get_skill;
  game_class->is_checkpoint = is_checkpoint;
  game_class->setup_to_json = comstock_cards_json_from_game;
  game_class->get_kit_names = comstock_game_get_kit_names;
  game_class->dup_sheet = comstock_cards_sheet_dup;
}

static void
comstock_cards_game_init (ComstockCardsGame *self)
{
  self->seats = g_list_store_new (COMSTOCK_TYPE_CARDS_SEAT);
  self->column = g_list_store_new (COMSTOCK_TYPE_CARDS_CARD);
}

/* Gives a new game its seats and cards. */
static void
prepare (ComstockCardsGame        *self,
         ComstockCardsDeck        *deck,
         const ComstockCardsSetup *setup)
{
  self->choices = *setup;
  self->choices.seed = 0;
  for (guint card = 0; card < CARDS_CARDS; card++)
    self->cards[card] = comstock_cards_card_new (deck, (CardsCard) card);
  for (guint i = 0; i < self->choices.n_seats; i++)
    {
      g_autoptr (ComstockCardsSeat) seat = comstock_cards_seat_new (i, &self->choices.seats[i], deck);

      g_list_store_append (self->seats, seat);
    }
}

static void
fill_seats (const ComstockCardsSetup *setup,
            CardsSetup               *deal)
{
  deal->n_seats = (guint8) setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++)
    {
      deal->kinds[i] = (guint8) comstock_cards_level_get_rules_kind (setup->seats[i].holder.level);
      deal->suits[i] = (guint8) setup->seats[i].suit;
    }
}

ComstockCardsGame *
comstock_cards_game_new_dealt (ComstockCardsDeck        *deck,
                               const ComstockCardsSetup *setup,
                               const CardsSetup         *deal,
                               GError                  **error)
{
  g_autoptr (ComstockCardsGame) self = NULL;
  CardsSetup seated = *deal;
  ComstockHolders holders;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (deck), NULL);

  if (!comstock_cards_setup_check (setup, error))
    return NULL;
  fill_seats (setup, &seated);
  comstock_seating_list_holders (setup->seats, setup->n_seats, &holders);
  self = g_object_new (COMSTOCK_TYPE_CARDS_GAME, NULL);
  prepare (self, deck, setup);
  if (!comstock_game_begin_with (COMSTOCK_GAME (self), &cards_game, deck, &seated, &holders, error))
    return NULL;
  return g_steal_pointer (&self);
}

ComstockCardsGame *
comstock_cards_game_new (ComstockCardsDeck        *deck,
                         const ComstockCardsSetup *setup,
                         GError                  **error)
{
  CardsSetup deal = { 0 };
  CsRng rng;
  ComstockCardsGame *game;
  g_autofree char *code = NULL;

  if (!comstock_cards_setup_check (setup, error))
    return NULL;
  fill_seats (setup, &deal);
  cs_rng_init (&rng, setup->seed);
  cards_setup_deal (&deal, &rng);
  game = comstock_cards_game_new_dealt (deck, setup, &deal, error);
  if (game == NULL)
    return NULL;
  code = comstock_cards_code_dup (deck, setup);
  comstock_game_set_code (COMSTOCK_GAME (game), code);
  return game;
}

void
comstock_cards_game_get_choices (ComstockCardsGame  *self,
                                 ComstockCardsSetup *setup)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_GAME (self));

  *setup = self->choices;
}

ComstockCardsSeat *
comstock_cards_game_get_seat (ComstockCardsGame *self,
                              guint              index)
{
  g_autoptr (ComstockCardsSeat) seat = NULL;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);

  /* The list keeps its own reference. */
  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), index);
  return seat;
}

GListModel *
comstock_cards_game_get_seats (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);

  return G_LIST_MODEL (self->seats);
}

GListModel *
comstock_cards_game_get_column (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);

  return G_LIST_MODEL (self->column);
}

ComstockCardsCard *
comstock_cards_game_get_card (ComstockCardsGame *self,
                              CardsCard          card)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);
  g_return_val_if_fail (card < CARDS_CARDS, NULL);

  return self->cards[card];
}

guint
comstock_cards_game_get_era (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return get_state (self)->era + 1u;
}

guint
comstock_cards_game_get_round (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return get_state (self)->round;
}

CardsStage
comstock_cards_game_get_stage (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), CARDS_STAGE_COLUMN);

  return get_state (self)->stage;
}

CardsStep
comstock_cards_game_get_step (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), CARDS_STEP_OVER);

  return get_state (self)->step;
}

int
comstock_cards_game_get_actor (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), -1);

  state = get_state (self);
  return state->actor == CS_NO_SEAT ? -1 : state->actor;
}

int
comstock_cards_game_get_ability (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), -1);

  state = get_state (self);
  return state->step == CARDS_STEP_ABILITY ? state->ability : -1;
}

ComstockCardsCard *
comstock_cards_game_get_placing (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);

  state = get_state (self);
  return state->card != CARDS_NO_CARD ? self->cards[state->card] : NULL;
}

guint
comstock_cards_game_get_terrain_pile (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  state = get_state (self);
  return CARDS_TERRAIN_PER_ERA - state->n_terrain_drawn[state->era];
}

guint
comstock_cards_game_get_character_pile (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  return get_state (self)->n_characters;
}

gboolean
comstock_cards_game_get_tie_breaker (ComstockCardsGame *self,
                                     CardsSuit          suits[CARDS_SUITS])
{
  const CardsBack *back;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), FALSE);

  back = cards_tie_breaker (get_deck (self), get_state (self));
  for (guint i = 0; i < CARDS_SUITS; i++)
    suits[i] = back != NULL ? back->suits[i] : i;
  return back != NULL;
}

const CardsBack *
comstock_cards_game_get_top_back (ComstockCardsGame *self)
{
  const CardsState *state;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), NULL);

  state = get_state (self);
  return state->n_characters > 0 ? &get_deck (self)->backs[state->characters[0]] : NULL;
}

guint32
comstock_cards_game_get_winners (ComstockCardsGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (self), 0);

  if (!comstock_game_is_over (COMSTOCK_GAME (self)))
    return 0;
  return cards_winners (get_deck (self), get_state (self));
}
