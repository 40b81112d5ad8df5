/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The position is what the steps up to the cursor make of the seats; undo makes them anew. */

#include "comstock-cards-pad-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-card-private.h"
#include "comstock-cards-seat-private.h"
#include "engine/cards/cards-game.h"
#include "engine/cs-rng.h"
#include "model/session/comstock-game.h"

struct _ComstockCardsPad
{
  GObject parent_instance;

  ComstockCardsDeck *deck;              /* its cards stand for those of real decks with their appeal */
  ComstockCardsCard *cards[CARDS_CARDS];
  ComstockCardsSetup setup;
  CardsSetup deal;
  GListStore *seats;
  GArray *journal;                      /* ComstockCardsPadStep */
  guint cursor;
  ComstockCardsPadState state;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPad, comstock_cards_pad, G_TYPE_OBJECT)

static guint changed_signal;

static guint8
find_card (ComstockCardsPad *self,
           guint             appeal)
{
  const CardsDeck *deck = comstock_cards_deck_get_cards (self->deck);
  guint8 card = 0;

  while (card < CARDS_TERRAIN - 1 && deck->terrain[card].appeal != appeal)
    card++;
  return card;
}

static void
fill_real_seat (ComstockCardsPad *self,
                guint             index,
                CardsSeat        *seat)
{
  const ComstockCardsPadSeat *own = &self->state.seats[index];

  seat->owned = own->owned;
  seat->sold = own->sold;
  comstock_cards_pad_state_get_city (&self->state, index, &seat->city);
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    if (own->owned & CARDS_BIT (character))
      seat->taken[seat->n_taken++] = (guint8) (CARDS_TERRAIN + character);
}

static void
fill_virtual_seat (ComstockCardsPad *self,
                   guint             index,
                   CardsSeat        *seat)
{
  const ComstockCardsPadState *state = &self->state;
  const guint last = state->round > 0 ? (state->round - 1u) % CARDS_ROUNDS : 0;
  const guint8 *pile = state->piles[state->round > CARDS_ROUNDS][index];

  seat->bid = (guint8) comstock_cards_pad_state_get_bid (state, index);
  seat->n_discards = (guint8) (state->round > 0 ? last + !state->open : 0);
  memcpy (seat->discards, pile, seat->n_discards);
  for (guint i = 0; i < state->seats[index].n_taken; i++)
    seat->taken[seat->n_taken++] = find_card (self, state->seats[index].taken[i]);
}

/* The pad as a position of the rules, as far as scores and open cards go. */
static void
fill_position (ComstockCardsPad *self,
               CardsState       *position)
{
  *position = (CardsState) {
    .n_seats = self->state.n_seats,
    .era = self->state.round > CARDS_ROUNDS,
    .stage = self->state.open ? CARDS_STAGE_TAKING : CARDS_STAGE_COLUMN,
    .step = CARDS_STEP_OVER,
    .actor = CS_NO_SEAT,
  };
  for (guint i = 0; i < self->state.n_seats; i++)
    {
      CardsSeat *seat = &position->seats[i];

      seat->kind = (guint8) self->state.seats[i].kind;
      seat->suit = (guint8) self->state.seats[i].suit;
      seat->has_turn = true;
      if (seat->kind == CARDS_REAL)
        fill_real_seat (self, i, seat);
      else
        fill_virtual_seat (self, i, seat);
    }
}

static void
update (ComstockCardsPad *self)
{
  g_autofree CardsState *position = g_new0 (CardsState, 1);
  const ComstockCardsView view = {
    .deck = comstock_cards_deck_get_cards (self->deck),
    .state = position,
    .cards = self->cards,
    .viewer = -1,
  };

  fill_position (self, position);
  for (guint i = 0; i < self->state.n_seats; i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (G_LIST_MODEL (self->seats), i);

      comstock_cards_seat_sync (seat, &view);
    }
  g_signal_emit (self, changed_signal, 0);
}

static void
comstock_cards_pad_finalize (GObject *object)
{
  ComstockCardsPad *self = COMSTOCK_CARDS_PAD (object);

  for (guint i = 0; i < CARDS_CARDS; i++)
    g_object_unref (self->cards[i]);
  g_object_unref (self->deck);
  g_object_unref (self->seats);
  g_array_unref (self->journal);
  G_OBJECT_CLASS (comstock_cards_pad_parent_class)->finalize (object);
}

static void
comstock_cards_pad_class_init (ComstockCardsPadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_cards_pad_finalize;
  changed_signal = g_signal_new ("changed", COMSTOCK_TYPE_CARDS_PAD, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_cards_pad_init (ComstockCardsPad *self)
{
  self->deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  for (guint i = 0; i < CARDS_CARDS; i++)
    self->cards[i] = comstock_cards_card_new (self->deck, (CardsCard) i);
  self->seats = g_list_store_new (COMSTOCK_TYPE_CARDS_SEAT);
  self->journal = g_array_new (FALSE, FALSE, sizeof (ComstockCardsPadStep));
}

/* At a real table nobody is a rival of the house, and no suit lies there twice. */
static gboolean
check_setup (const ComstockCardsSetup *setup,
             GError                  **error)
{
  guint suits = 0;

  /* A real table may have a game of its own. */
  if (!comstock_seating_check_seats (&comstock_cards_seating, setup->seats, setup->n_seats, 1, CARDS_MAX_SEATS, error))
    return FALSE;
  for (guint i = 0; i < setup->n_seats; i++)
    {
      if (setup->seats[i].holder.kind == COMSTOCK_RIVAL || (suits & CARDS_BIT (setup->seats[i].suit)) != 0)
        {
          /* Translators: the number of a player, from 1, whose kind this game does not have */
          g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("Player %u cannot be of this kind."),
                       i + 1);
          return FALSE;
        }
      suits |= CARDS_BIT (setup->seats[i].suit);
    }
  return TRUE;
}

/* A pile that does not hold each auction card of its level once. */
static gboolean
is_pile (const guint8 *pile,
         CardsKind     kind)
{
  guint cards = 0;

  for (guint i = 0; i < CARDS_ROUNDS; i++)
    cards |= CARDS_BIT (pile[i]);
  return cards == cards_full_hand (kind);
}

static void
take_seats (const ComstockCardsSetup *setup,
            CardsSetup               *deal)
{
  deal->n_seats = (guint8) setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++)
    {
      deal->kinds[i] = (guint8) comstock_cards_level_get_rules_kind (setup->seats[i].holder.level);
      deal->suits[i] = (guint8) setup->seats[i].suit;
    }
}

ComstockCardsPad *
comstock_cards_pad_new_dealt (const ComstockCardsSetup *setup,
                              const CardsSetup         *deal,
                              GError                  **error)
{
  g_autoptr (ComstockCardsPad) self = NULL;

  if (!check_setup (setup, error))
    return NULL;
  self = g_object_new (COMSTOCK_TYPE_CARDS_PAD, NULL);
  self->setup = *setup;
  self->deal = *deal;
  take_seats (setup, &self->deal);
  for (guint i = 0; i < setup->n_seats; i++)
    {
      g_autoptr (ComstockCardsSeat) seat = comstock_cards_seat_new (i, &setup->seats[i], self->deck);

      g_list_store_append (self->seats, seat);
      for (guint era = 0; era < CARDS_ERAS && self->deal.kinds[i] != CARDS_REAL; era++)
        if (!is_pile (deal->virtual_piles[era][i], (CardsKind) self->deal.kinds[i]))
          {
            g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                         _("Player %u cannot be of this kind."), i + 1);
            return NULL;
          }
    }
  comstock_cards_pad_state_init (&self->state, &self->deal);
  update (self);
  return g_steal_pointer (&self);
}

ComstockCardsPad *
comstock_cards_pad_new (const ComstockCardsSetup *setup,
                        GError                  **error)
{
  CardsSetup deal = { 0 };
  CsRng rng;

  if (!check_setup (setup, error))
    return NULL;
  take_seats (setup, &deal);
  cs_rng_init (&rng, setup->seed);
  cards_setup_deal (&deal, &rng);
  return comstock_cards_pad_new_dealt (setup, &deal, error);
}

/* --- the journal --- */

gboolean
comstock_cards_pad_step (ComstockCardsPad           *self,
                         const ComstockCardsPadStep *step)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), FALSE);

  if (self->cursor == COMSTOCK_CARDS_PAD_MAX_STEPS || !comstock_cards_pad_step_is_sound (step) ||
      !comstock_cards_pad_state_apply (&self->state, step))
    return FALSE;
  g_array_set_size (self->journal, self->cursor);
  g_array_append_val (self->journal, *step);
  self->cursor++;
  update (self);
  return TRUE;
}

gboolean
comstock_cards_pad_enter (ComstockCardsPad        *self,
                          ComstockCardsPadStepType type,
                          guint                    seat,
                          int                      a,
                          int                      b)
{
  const ComstockCardsPadStep step = {
    .type = (guint8) type, .seat = (guint8) seat, .args = { (gint8) a, (gint8) b },
  };

  return comstock_cards_pad_step (self, &step);
}

gboolean
comstock_cards_pad_can_undo (ComstockCardsPad *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), FALSE);

  return self->cursor > 0;
}

gboolean
comstock_cards_pad_can_redo (ComstockCardsPad *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), FALSE);

  return self->cursor < self->journal->len;
}

static void
go_to (ComstockCardsPad *self,
       guint             cursor)
{
  comstock_cards_pad_state_init (&self->state, &self->deal);
  for (guint i = 0; i < cursor; i++)
    comstock_cards_pad_state_apply (&self->state, &g_array_index (self->journal, ComstockCardsPadStep, i));
  self->cursor = cursor;
  update (self);
}

void
comstock_cards_pad_undo (ComstockCardsPad *self)
{
  if (comstock_cards_pad_can_undo (self))
    go_to (self, self->cursor - 1);
}

void
comstock_cards_pad_redo (ComstockCardsPad *self)
{
  if (comstock_cards_pad_can_redo (self))
    go_to (self, self->cursor + 1);
}

const ComstockCardsPadStep *
comstock_cards_pad_get_journal (ComstockCardsPad *self,
                                guint            *length,
                                guint            *cursor)
{
  *length = self->journal->len;
  *cursor = self->cursor;
  return (const ComstockCardsPadStep *) (gconstpointer) self->journal->data;
}

const CardsSetup *
comstock_cards_pad_get_deal (ComstockCardsPad *self)
{
  return &self->deal;
}

const ComstockCardsPadState *
comstock_cards_pad_get_state (ComstockCardsPad *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), NULL);

  return &self->state;
}

const ComstockCardsSetup *
comstock_cards_pad_get_setup (ComstockCardsPad *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), NULL);

  return &self->setup;
}

GListModel *
comstock_cards_pad_get_seats (ComstockCardsPad *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), NULL);

  return G_LIST_MODEL (self->seats);
}
