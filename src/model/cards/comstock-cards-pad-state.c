/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A function for each kind of step.  What the rules decide is asked of the rules: covering, appeal, ties. */

#include "comstock-cards-pad-state.h"

#include <string.h>

void
comstock_cards_pad_state_init (ComstockCardsPadState *state,
                               const CardsSetup      *deal)
{
  *state = (ComstockCardsPadState) { .n_seats = deal->n_seats };
  memcpy (state->piles, deal->virtual_piles, sizeof state->piles);
  for (guint i = 0; i < deal->n_seats; i++)
    {
      state->seats[i].kind = (CardsKind) deal->kinds[i];
      state->seats[i].suit = (CardsSuit) deal->suits[i];
      memset (state->seats[i].parcels, CARDS_NO_PARCEL, sizeof state->seats[i].parcels);
    }
}

void
comstock_cards_pad_state_get_city (const ComstockCardsPadState *state,
                                   guint                        seat,
                                   CardsCity                   *city)
{
  *city = (CardsCity) { 0 };
  for (int y = 0; y < COMSTOCK_CARDS_PAD_SIDE; y++)
    for (int x = 0; x < COMSTOCK_CARDS_PAD_SIDE; x++)
      if (state->seats[seat].parcels[y][x] != CARDS_NO_PARCEL)
        cards_city_show (city, (CardsParcel) state->seats[seat].parcels[y][x], x, y);
}

/* --- cities --- */

static gboolean
apply_show (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  state->seats[step->seat].parcels[step->args[1]][step->args[0]] = (guint8) step->args[2];
  return TRUE;
}

static gboolean
apply_bare (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  state->seats[step->seat].parcels[step->args[1]][step->args[0]] = CARDS_NO_PARCEL;
  return TRUE;
}

static gboolean
is_on_sheet (int x,
             int y)
{
  return x >= 0 && x < COMSTOCK_CARDS_PAD_SIDE && y >= 0 && y < COMSTOCK_CARDS_PAD_SIDE;
}

static gboolean
apply_shift (ComstockCardsPadState      *state,
             const ComstockCardsPadStep *step)
{
  ComstockCardsPadSeat *seat = &state->seats[step->seat];
  ComstockCardsPadSeat moved = *seat;

  memset (moved.parcels, CARDS_NO_PARCEL, sizeof moved.parcels);
  for (int y = 0; y < COMSTOCK_CARDS_PAD_SIDE; y++)
    for (int x = 0; x < COMSTOCK_CARDS_PAD_SIDE; x++)
      {
        if (seat->parcels[y][x] == CARDS_NO_PARCEL)
          continue;
        if (!is_on_sheet (x + step->args[0], y + step->args[1]))
          return FALSE;
        moved.parcels[y + step->args[1]][x + step->args[0]] = seat->parcels[y][x];
      }
  for (guint i = 0; i < moved.n_mislaid; i++)
    {
      moved.mislaid[i].refusal.x = (gint16) (moved.mislaid[i].refusal.x + step->args[0]);
      moved.mislaid[i].refusal.y = (gint16) (moved.mislaid[i].refusal.y + step->args[1]);
    }
  *seat = moved;
  return TRUE;
}

/* The first card of a city goes anywhere: only later ones can lie wrong. */
static CsRefusal
judge (const ComstockCardsPadState *state,
       const ComstockCardsPadStep  *step)
{
  CardsTerrain card = { 0 };
  CardsCity city;

  comstock_cards_pad_state_get_city (state, step->seat, &city);
  if (city.occupied == 0)
    return (CsRefusal) { .reason = CS_LEGAL };
  for (guint i = 0; i < CARDS_CORNERS; i++)
    card.parcels[i] = (guint8) step->args[2 + i];
  return cards_city_judge (&city, &card, state->seats[step->seat].owned, step->args[0], step->args[1]);
}

static gboolean
apply_lay (ComstockCardsPadState      *state,
           const ComstockCardsPadStep *step)
{
  ComstockCardsPadSeat *seat = &state->seats[step->seat];
  const CsRefusal refusal = judge (state, step);

  if (!is_on_sheet (step->args[0] + 1, step->args[1] + 1) || seat->n_laid == CARDS_MAX_PLACED)
    return FALSE;
  seat->n_laid++;
  if (refusal.reason != CS_LEGAL)
    seat->mislaid[seat->n_mislaid++] = (ComstockCardsPadMislaid) { seat->n_laid, refusal };
  for (guint i = 0; i < CARDS_CORNERS; i++)
    seat->parcels[step->args[1] + (int) i / 2][step->args[0] + (int) i % 2] = (guint8) step->args[2 + i];
  return TRUE;
}

static gboolean
apply_own (ComstockCardsPadState      *state,
           const ComstockCardsPadStep *step)
{
  state->seats[step->seat].owned |= CARDS_BIT (step->args[0]);
  return TRUE;
}

static gboolean
apply_disown (ComstockCardsPadState      *state,
              const ComstockCardsPadStep *step)
{
  state->seats[step->seat].owned &= ~CARDS_BIT (step->args[0]);
  return TRUE;
}

static gboolean
apply_sold (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  state->seats[step->seat].sold = (guint8) step->args[0];
  return TRUE;
}

/* --- virtual seats --- */

static gboolean
take (ComstockCardsPadSeat *seat,
      guint8                appeal)
{
  if (seat->n_taken == CARDS_MAX_TAKEN)
    return FALSE;
  seat->taken[seat->n_taken++] = appeal;
  return TRUE;
}

static gboolean
apply_take (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  return take (&state->seats[step->seat], (guint8) step->args[0]);
}

static gboolean
apply_drop (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  ComstockCardsPadSeat *seat = &state->seats[step->seat];

  if (step->args[0] >= seat->n_taken)
    return FALSE;
  seat->n_taken--;
  for (guint i = (guint) step->args[0]; i < seat->n_taken; i++)
    seat->taken[i] = seat->taken[i + 1];
  return TRUE;
}

/* --- the runner --- */

guint
comstock_cards_pad_state_get_bid (const ComstockCardsPadState *state,
                                  guint                        seat)
{
  if (!state->open || state->seats[seat].kind == CARDS_REAL)
    return 0;
  return state->piles[(state->round - 1) / CARDS_ROUNDS][seat][(state->round - 1) % CARDS_ROUNDS];
}

/* Suits that nobody has entered come last. */
static void
rank_suits (const ComstockCardsPadState *state,
            guint8                       ranks[CARDS_SUITS])
{
  CardsBack back = { 0 };
  guint entered = 0;
  guint n = 0;

  for (; n < state->n_suits; n++)
    {
      back.suits[n] = state->suits[n];
      entered |= CARDS_BIT (state->suits[n]);
    }
  for (guint8 suit = 0; suit < CARDS_SUITS; suit++)
    if ((entered & CARDS_BIT (suit)) == 0)
      back.suits[n++] = suit;
  cards_rank_suits (&back, ranks);
}

guint
comstock_cards_pad_state_get_order (const ComstockCardsPadState *state,
                                    guint8                       order[CARDS_MAX_SEATS])
{
  guint32 keys[CARDS_MAX_SEATS] = { 0 };
  guint8 ranks[CARDS_SUITS];
  guint n = 0;

  rank_suits (state, ranks);
  for (guint seat = 0; seat < state->n_seats; seat++)
    if (comstock_cards_pad_state_get_bid (state, seat) != 0)
      keys[seat] = cards_order_key (comstock_cards_pad_state_get_bid (state, seat), ranks[state->seats[seat].suit]);
  for (guint8 seat = 0; seat < state->n_seats; seat++)
    {
      guint place = 0;

      for (guint other = 0; other < state->n_seats; other++)
        place += keys[other] > keys[seat];
      if (keys[seat] == 0)
        continue;
      order[place] = seat;
      n++;
    }
  return n;
}

static gboolean
has_suit (const ComstockCardsPadState *state,
          CardsSuit                    suit)
{
  return memchr (state->suits, (int) suit, state->n_suits) != NULL;
}

gboolean
comstock_cards_pad_state_is_tied (const ComstockCardsPadState *state)
{
  for (guint a = 0; a < state->n_seats; a++)
    for (guint b = 0; b < a; b++)
      if (((state->acted >> a | state->acted >> b) & 1) == 0 && comstock_cards_pad_state_get_bid (state, a) != 0 &&
          comstock_cards_pad_state_get_bid (state, a) == comstock_cards_pad_state_get_bid (state, b) &&
          !has_suit (state, state->seats[a].suit) && !has_suit (state, state->seats[b].suit))
        return TRUE;
  return FALSE;
}

int
comstock_cards_pad_state_get_next (const ComstockCardsPadState *state)
{
  guint8 order[CARDS_MAX_SEATS];
  const guint n = comstock_cards_pad_state_get_order (state, order);

  for (guint i = 0; i < n; i++)
    if ((state->acted & CARDS_BIT (order[i])) == 0)
      return order[i];
  return -1;
}

int
comstock_cards_pad_state_get_pick (const ComstockCardsPadState *state)
{
  guint8 appeals[CARDS_MAX_COLUMN];
  int indices[CARDS_MAX_COLUMN];
  guint n = 0;

  for (int i = 0; i < state->n_column; i++)
    if (!state->column[i].gone)
      {
        appeals[n] = state->column[i].appeal;
        indices[n++] = i;
      }
  return n > 0 ? indices[cards_virtual_pick (appeals, n)] : -1;
}

gboolean
comstock_cards_pad_state_is_over (const ComstockCardsPadState *state)
{
  return state->round == COMSTOCK_CARDS_PAD_ROUNDS && comstock_cards_pad_state_get_next (state) < 0;
}

/* Once the auction cards lie open and all have taken, what is entered belongs to the next round. */
static void
begin_round (ComstockCardsPadState *state)
{
  if (!state->open || comstock_cards_pad_state_get_next (state) >= 0)
    return;
  state->open = FALSE;
  state->acted = 0;
  state->n_column = 0;
  state->n_suits = 0;
}

static gboolean
apply_card (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  if (comstock_cards_pad_state_is_over (state))
    return FALSE;
  begin_round (state);
  if (state->n_column == CARDS_MAX_COLUMN)
    return FALSE;
  state->column[state->n_column++] = (ComstockCardsPadCard) { .appeal = (guint8) step->args[0] };
  return TRUE;
}

static gboolean
apply_gone (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  if (step->args[0] >= state->n_column || state->column[step->args[0]].gone)
    return FALSE;
  state->column[step->args[0]].gone = TRUE;
  return TRUE;
}

static gboolean
apply_suit (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  if (has_suit (state, (CardsSuit) step->args[0]))
    return FALSE;
  state->suits[state->n_suits++] = (guint8) step->args[0];
  return TRUE;
}

static gboolean
apply_turn (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  if (comstock_cards_pad_state_is_over (state))
    return FALSE;
  begin_round (state);
  if (state->open)
    return FALSE;
  state->round++;
  state->open = TRUE;
  return comstock_cards_pad_state_get_next (state) >= 0;
}

static gboolean
apply_pick (ComstockCardsPadState      *state,
            const ComstockCardsPadStep *step)
{
  const int seat = comstock_cards_pad_state_get_next (state);
  const int card = comstock_cards_pad_state_get_pick (state);

  if (seat < 0 || card < 0)
    return FALSE;
  state->column[card].gone = TRUE;
  state->acted |= CARDS_BIT (seat);
  return take (&state->seats[seat], state->column[card].appeal);
}

typedef enum
{
  ANYBODY,
  REAL,
  VIRTUAL
} Who;

static const struct
{
  Who who;
  gboolean (*apply) (ComstockCardsPadState      *state,
                     const ComstockCardsPadStep *step);
} kinds[COMSTOCK_CARDS_PAD_STEPS] = {
  [COMSTOCK_CARDS_PAD_SHOW] = { REAL, apply_show },
  [COMSTOCK_CARDS_PAD_BARE] = { REAL, apply_bare },
  [COMSTOCK_CARDS_PAD_SHIFT] = { REAL, apply_shift },
  [COMSTOCK_CARDS_PAD_LAY] = { REAL, apply_lay },
  [COMSTOCK_CARDS_PAD_OWN] = { REAL, apply_own },
  [COMSTOCK_CARDS_PAD_DISOWN] = { REAL, apply_disown },
  [COMSTOCK_CARDS_PAD_SOLD] = { REAL, apply_sold },
  [COMSTOCK_CARDS_PAD_TAKE] = { VIRTUAL, apply_take },
  [COMSTOCK_CARDS_PAD_DROP] = { VIRTUAL, apply_drop },
  [COMSTOCK_CARDS_PAD_CARD] = { ANYBODY, apply_card },
  [COMSTOCK_CARDS_PAD_GONE] = { ANYBODY, apply_gone },
  [COMSTOCK_CARDS_PAD_SUIT] = { ANYBODY, apply_suit },
  [COMSTOCK_CARDS_PAD_TURN] = { ANYBODY, apply_turn },
  [COMSTOCK_CARDS_PAD_PICK] = { ANYBODY, apply_pick },
};

gboolean
comstock_cards_pad_state_apply (ComstockCardsPadState      *state,
                                const ComstockCardsPadStep *step)
{
  const Who who = kinds[step->type].who;
  ComstockCardsPadState next = *state;

  if (who != ANYBODY &&
      (step->seat >= state->n_seats || (who == REAL) != (state->seats[step->seat].kind == CARDS_REAL)))
    return FALSE;
  if (!kinds[step->type].apply (&next, step))
    return FALSE;
  *state = next;
  return TRUE;
}
