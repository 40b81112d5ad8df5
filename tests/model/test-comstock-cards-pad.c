/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the score pad and the runner of virtual players: whole games of the rules are entered into it.
 * With "-m slow" a thousand games each. */

#include "model/cards/comstock-cards-pad.h"

#include "ai/cards/cards-random.h"
#include "model/cards/comstock-cards-deck.h"

#define N_GAMES (g_test_slow () ? 1000 : 40)

/* A game of the rules, its kit and the pad beside it. */
typedef struct
{
  ComstockCardsDeck *object;
  const CardsDeck *deck;
  CardsSetup deal;
  CardsState state;
  CsRng rng;
  ComstockCardsPad *pad;
} Evening;

static ComstockLevel
get_level (CardsKind kind)
{
  return kind == CARDS_REAL ? COMSTOCK_NO_LEVEL : (ComstockLevel) (COMSTOCK_CARDS_NOVICE + kind - CARDS_NOVICE);
}

static void
begin (Evening *self,
       guint64  seed)
{
  ComstockCardsSetup setup = { 0 };
  g_autoptr (GError) error = NULL;

  self->object = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  self->deck = comstock_cards_deck_get_cards (self->object);
  cs_rng_init (&self->rng, seed);
  cards_game.random_setup (self->deck, CARDS_MIN_SEATS + (guint) seed % 3, &self->rng, &self->deal);
  g_assert_cmpint (cards_game.init (self->deck, &self->deal, &self->state).reason, ==, CS_LEGAL);
  setup.n_seats = self->deal.n_seats;
  for (guint i = 0; i < setup.n_seats; i++)
    {
      setup.seats[i].holder.kind = self->deal.kinds[i] == CARDS_REAL ? COMSTOCK_PERSON : COMSTOCK_AUTOMATIC;
      setup.seats[i].holder.level = get_level ((CardsKind) self->deal.kinds[i]);
      setup.seats[i].suit = (CardsSuit) self->deal.suits[i];
    }
  self->pad = comstock_cards_pad_new_dealt (&setup, &self->deal, &error);
  g_assert_no_error (error);
}

static void
end (Evening *self)
{
  g_object_unref (self->pad);
  g_object_unref (self->object);
}

static void
enter (Evening                 *self,
       ComstockCardsPadStepType type,
       guint                    seat,
       int                      a,
       int                      b)
{
  g_assert_true (comstock_cards_pad_enter (self->pad, type, seat, a, b));
}

static void
enter_parcels (Evening *self,
               guint    seat)
{
  const CardsCity *city = &self->state.seats[seat].city;

  for (int y = city->top; city->n_placed > 0 && y <= city->bottom; y++)
    for (int x = city->left; x <= city->right; x++)
      {
        const CardsParcel parcel = cards_city_parcel (city, x, y);
        const ComstockCardsPadStep step = {
          .type = COMSTOCK_CARDS_PAD_SHOW, .seat = (guint8) seat,
          .args = { (gint8) (x - city->left), (gint8) (y - city->top), (gint8) parcel },
        };

        if (parcel != CARDS_NO_PARCEL)
          g_assert_true (comstock_cards_pad_step (self->pad, &step));
      }
}

static void
enter_cards (Evening *self,
             guint    seat)
{
  const CardsCity *city = &self->state.seats[seat].city;

  for (guint i = 0; i < city->n_placed; i++)
    {
      const CardsPlaced *placed = &city->placed[i];
      const guint8 *parcels = self->deck->terrain[placed->card].parcels;
      const ComstockCardsPadStep step = {
        .type = COMSTOCK_CARDS_PAD_LAY, .seat = (guint8) seat,
        .args = { (gint8) (placed->x - city->left), (gint8) (placed->y - city->top), (gint8) parcels[0],
                  (gint8) parcels[1], (gint8) parcels[2], (gint8) parcels[3] },
      };

      g_assert_true (comstock_cards_pad_step (self->pad, &step));
    }
  /* What was laid by the rules is not warned of; a sale may have taken away what joined the cards. */
  if (self->state.seats[seat].sold == 0)
    g_assert_cmpuint (comstock_cards_pad_get_state (self->pad)->seats[seat].n_mislaid, ==, 0);
}

static void
enter_seat (Evening *self,
            guint    seat,
            gboolean by_cards)
{
  const CardsSeat *own = &self->state.seats[seat];

  if (own->kind != CARDS_REAL)
    {
      for (guint i = 0; i < own->n_taken; i++)
        enter (self, COMSTOCK_CARDS_PAD_TAKE, seat, cards_appeal (self->deck, own->taken[i]), 0);
      return;
    }
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    if (own->owned & CARDS_BIT (character))
      enter (self, COMSTOCK_CARDS_PAD_OWN, seat, (int) character, 0);
  enter (self, COMSTOCK_CARDS_PAD_SOLD, seat, own->sold, 0);
  if (by_cards)
    enter_cards (self, seat);
  else
    enter_parcels (self, seat);
}

static ComstockCardsSeat *
get_seat (ComstockCardsPad *pad,
          guint             index)
{
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (comstock_cards_pad_get_seats (pad), index);

  return seat;  /* the pad keeps it */
}

static void
check_scores (Evening          *self,
              ComstockCardsPad *pad)
{
  for (guint seat = 0; seat < self->state.n_seats; seat++)
    {
      CardsScore expected, score;

      cards_seat_score (self->deck, &self->state, seat, &expected);
      comstock_cards_seat_get_sheet (get_seat (pad, seat), &score);
      g_assert_cmpint (score.total, ==, expected.total);
      g_assert_cmpmem (score.rows, sizeof score.rows, expected.rows, sizeof expected.rows);
      g_assert_cmpmem (score.characters, sizeof score.characters, expected.characters, sizeof expected.characters);
    }
}

/* Random finished games give the rules' scores, without a warning; saved and read again as well. */
static void
test_scores (void)
{
  for (guint i = 0; i < (guint) N_GAMES; i++)
    {
      Evening evening;
      g_auto (GStrv) warnings = NULL;
      g_autoptr (ComstockCardsPad) again = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GBytes) bytes_again = NULL;
      g_autoptr (GError) error = NULL;

      begin (&evening, i);
      cards_play_random_game (evening.deck, &evening.state, &evening.rng);
      for (guint seat = 0; seat < evening.state.n_seats; seat++)
        enter_seat (&evening, seat, (i + seat) % 2);
      check_scores (&evening, evening.pad);
      warnings = comstock_cards_pad_dup_warnings (evening.pad);
      for (guint n = 0; warnings[n] != NULL; n++)
        g_assert_nonnull (strstr (warnings[n], "Card "));
      bytes = comstock_cards_pad_to_bytes (evening.pad);
      again = comstock_cards_pad_new_from_bytes (bytes, &error);
      g_assert_no_error (error);
      check_scores (&evening, again);
      bytes_again = comstock_cards_pad_to_bytes (again);
      g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                       g_bytes_get_data (bytes_again, NULL), g_bytes_get_size (bytes_again));
      end (&evening);
    }
}

/* The cards in the column as somebody at the table has typed them. */
typedef struct
{
  guint n;
  CardsCard cards[CARDS_MAX_COLUMN];
  gboolean gone[CARDS_MAX_COLUMN];
} Column;

static int
find_in_column (const Column *column,
                CardsCard     card)
{
  for (guint i = 0; i < column->n; i++)
    if (column->cards[i] == card && !column->gone[i])
      return (int) i;
  return -1;
}

static void
turn (Evening *self)
{
  const CardsBack *back = cards_tie_breaker (self->deck, &self->state);

  enter (self, COMSTOCK_CARDS_PAD_TURN, 0, 0, 0);
  for (guint i = 0; i < CARDS_SUITS; i++)
    enter (self, COMSTOCK_CARDS_PAD_SUIT, 0, back != NULL ? back->suits[i] : (int) i, 0);
  for (guint seat = 0; seat < self->state.n_seats; seat++)
    if (self->state.seats[seat].kind != CARDS_REAL)
      g_assert_cmpuint (comstock_cards_pad_state_get_bid (comstock_cards_pad_get_state (self->pad), seat), ==,
                        self->state.seats[seat].bid);
}

static void
take_card (Evening       *self,
           Column        *column,
           const CsEvent *event)
{
  const ComstockCardsPadState *state = comstock_cards_pad_get_state (self->pad);
  const int index = find_in_column (column, (CardsCard) event->args[0]);

  g_assert_cmpint (index, >=, 0);
  column->gone[index] = TRUE;
  if (self->state.seats[event->seat].kind == CARDS_REAL)
    {
      enter (self, COMSTOCK_CARDS_PAD_GONE, 0, index, 0);
      return;
    }
  g_assert_cmpint (comstock_cards_pad_state_get_next (state), ==, event->seat);
  g_assert_cmpint (comstock_cards_pad_state_get_pick (state), ==, index);
  enter (self, COMSTOCK_CARDS_PAD_PICK, 0, 0, 0);
}

static void
follow (Evening       *self,
        Column        *column,
        const CsEvent *event)
{
  switch (event->type)
    {
    case CARDS_EVENT_ROUND:
      *column = (Column) { 0 };
      break;
    case CARDS_EVENT_REVEAL:
      column->cards[column->n++] = (CardsCard) event->args[0];
      enter (self, COMSTOCK_CARDS_PAD_CARD, 0, cards_appeal (self->deck, (CardsCard) event->args[0]), 0);
      break;
    case CARDS_EVENT_BIDS_REVEALED:
      turn (self);
      break;
    case CARDS_EVENT_TAKE:
      take_card (self, column, event);
      break;
    case CARDS_EVENT_HIRE:
      if (find_in_column (column, (CardsCard) (CARDS_TERRAIN + event->args[0])) >= 0)
        take_card (self, column, &(CsEvent) { .seat = event->seat, .args = { CARDS_TERRAIN + event->args[0] } });
      break;
    default:
      break;
    }
}

static guint
count_virtual (const CardsState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    n += state->seats[seat].kind != CARDS_REAL;
  return n;
}

static void
follow_game (Evening *self)
{
  Column column = { 0 };
  guint32 actors;

  /* What the deal has revealed. */
  for (guint i = 0; i < self->state.n_column; i++)
    follow (self, &column, &(CsEvent) { .type = CARDS_EVENT_REVEAL, .args = { self->state.column[i] } });
  while ((actors = cards_game.actors (&self->state)) != 0)
    {
      const guint seat = (guint) g_bit_nth_lsf (actors, -1);
      const CsMove move = cards_random_move (self->deck, &self->state, seat, &self->rng);
      g_autofree CsEvents *events = g_new0 (CsEvents, 1);

      cards_game.apply (self->deck, &self->state, seat, move, events);
      for (guint i = 0; i < events->n; i++)
        follow (self, &column, &events->items[i]);
    }
}

/* The runner turns the cards that virtual players turned in recorded games, and takes what they took. */
static void
test_runner (void)
{
  guint n = 0;

  for (guint64 seed = 5000; n < (guint) N_GAMES; seed++)
    {
      Evening evening;

      begin (&evening, seed);
      if (count_virtual (&evening.state) > 0)
        {
          follow_game (&evening);
          for (guint seat = 0; seat < evening.state.n_seats; seat++)
            if (evening.state.seats[seat].kind != CARDS_REAL)
              {
                CardsScore expected;

                cards_seat_score (evening.deck, &evening.state, seat, &expected);
                g_assert_cmpint (comstock_cards_seat_get_score (get_seat (evening.pad, seat)), ==, expected.total);
              }
          g_assert_false (comstock_cards_pad_enter (evening.pad, COMSTOCK_CARDS_PAD_TURN, 0, 0, 0));
          n++;
        }
      end (&evening);
    }
}

static ComstockCardsPad *
new_pad (const char *seats)
{
  ComstockCardsSetup setup = { .seed = 7 };
  g_autoptr (GError) error = NULL;
  ComstockCardsPad *pad;

  g_assert_true (comstock_cards_setup_parse (&setup, seats, &error));
  pad = comstock_cards_pad_new (&setup, &error);
  g_assert_no_error (error);
  return pad;
}

static void
test_undo (void)
{
  g_autoptr (ComstockCardsPad) pad = new_pad ("person,virtual:expert");
  static const ComstockCardsPadStep steps[] = {
    { COMSTOCK_CARDS_PAD_SHOW, 0, { 3, 4, CARDS_SALOON } },
    { COMSTOCK_CARDS_PAD_BARE, 0, { 3, 4 } },
    { COMSTOCK_CARDS_PAD_LAY, 0, { 1, 1, CARDS_MINE, CARDS_HOUSE, CARDS_EMPTY, CARDS_MOUNTAIN } },
    { COMSTOCK_CARDS_PAD_LAY, 0, { 2, 2, CARDS_BANK, CARDS_HOUSE, CARDS_EMPTY, CARDS_MOUNTAIN } },
    { COMSTOCK_CARDS_PAD_SHIFT, 0, { 1, -1 } },
    { COMSTOCK_CARDS_PAD_OWN, 0, { CARDS_BANKER } },
    { COMSTOCK_CARDS_PAD_DISOWN, 0, { CARDS_BANKER } },
    { COMSTOCK_CARDS_PAD_SOLD, 0, { 2 } },
    { COMSTOCK_CARDS_PAD_TAKE, 1, { 9 } },
    { COMSTOCK_CARDS_PAD_TAKE, 1, { 3 } },
    { COMSTOCK_CARDS_PAD_DROP, 1, { 0 } },
    { COMSTOCK_CARDS_PAD_CARD, 0, { 4 } },
    { COMSTOCK_CARDS_PAD_CARD, 0, { 6 } },
    { COMSTOCK_CARDS_PAD_CARD, 0, { 6 } },
    { COMSTOCK_CARDS_PAD_GONE, 0, { 1 } },
    { COMSTOCK_CARDS_PAD_TURN },
    { COMSTOCK_CARDS_PAD_SUIT, 0, { CARDS_COW } },
    { COMSTOCK_CARDS_PAD_PICK },
  };
  ComstockCardsPadState states[G_N_ELEMENTS (steps) + 1];

  memset (states, 0, sizeof states);
  states[0] = *comstock_cards_pad_get_state (pad);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *text = comstock_cards_pad_step_dup_text (&steps[i]);
      ComstockCardsPadStep read;

      g_assert_true (comstock_cards_pad_step_parse (text, &read));
      g_assert_true (comstock_cards_pad_step (pad, &read));
      states[i + 1] = *comstock_cards_pad_get_state (pad);
    }
  g_assert_cmpint (comstock_cards_seat_get_score (get_seat (pad, 1)), ==, 3 + 6);
  g_assert_cmpuint (states[G_N_ELEMENTS (steps)].seats[0].n_mislaid, ==, 1);
  for (guint i = G_N_ELEMENTS (steps); i > 0; i--)
    {
      comstock_cards_pad_undo (pad);
      g_assert_cmpmem (&states[i - 1], sizeof states[0], comstock_cards_pad_get_state (pad), sizeof states[0]);
    }
  g_assert_false (comstock_cards_pad_can_undo (pad));
  while (comstock_cards_pad_can_redo (pad))
    comstock_cards_pad_redo (pad);
  g_assert_cmpint (comstock_cards_seat_get_score (get_seat (pad, 1)), ==, 3 + 6);
}

/* Ties: the suits entered decide, and before they are the pad says so. */
static void
test_ties (void)
{
  ComstockCardsSetup setup = { .seed = 7 };
  CardsSetup deal = { 0 };
  g_autoptr (ComstockCardsPad) pad = NULL;

  g_assert_true (comstock_cards_setup_parse (&setup, "virtual,virtual,virtual", NULL));
  for (guint8 i = 0; i < CARDS_ERAS * 3 * CARDS_ROUNDS; i++)
    deal.virtual_piles[i / 27][i / 9 % 3][i % 9] = (guint8) (i % 9 + 1);
  pad = comstock_cards_pad_new_dealt (&setup, &deal, NULL);
  g_assert_true (comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_TURN, 0, 0, 0));
  g_assert_true (comstock_cards_pad_state_is_tied (comstock_cards_pad_get_state (pad)));
  g_assert_cmpint (comstock_cards_pad_state_get_pick (comstock_cards_pad_get_state (pad)), ==, -1);
  g_assert_false (comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_PICK, 0, 0, 0));
  g_assert_false (comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_TURN, 0, 0, 0));
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_SUIT, 0, CARDS_CACTUS, 0);
  g_assert_cmpint (comstock_cards_pad_state_get_next (comstock_cards_pad_get_state (pad)), ==, 2);
  g_assert_true (comstock_cards_pad_state_is_tied (comstock_cards_pad_get_state (pad)));
  g_assert_false (comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_SUIT, 0, CARDS_CACTUS, 0));
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_SUIT, 0, CARDS_STAR, 0);
  g_assert_false (comstock_cards_pad_state_is_tied (comstock_cards_pad_get_state (pad)));
}

static void
assert_warned (ComstockCardsPad *pad,
               const char       *words)
{
  g_auto (GStrv) warnings = comstock_cards_pad_dup_warnings (pad);

  g_assert_cmpuint (g_strv_length (warnings), ==, 1);
  g_assert_nonnull (strstr (warnings[0], words));
  comstock_cards_pad_undo (pad);
}

static void
lay (ComstockCardsPad *pad,
     guint8            seat,
     gint8             x,
     gint8             y,
     CardsParcel       parcel)
{
  const ComstockCardsPadStep step = {
    .type = COMSTOCK_CARDS_PAD_LAY, .seat = seat, .args = { x, y, (gint8) parcel },
  };

  g_assert_true (comstock_cards_pad_step (pad, &step));
}

static void
show (ComstockCardsPad *pad,
      guint8            seat,
      gint8             x,
      gint8             y,
      CardsParcel       parcel)
{
  const ComstockCardsPadStep step = {
    .type = COMSTOCK_CARDS_PAD_SHOW, .seat = seat, .args = { x, y, (gint8) parcel },
  };

  g_assert_true (comstock_cards_pad_step (pad, &step));
}

/* Each contradiction is told, and is gone when it is undone. */
static void
test_warnings (void)
{
  g_autoptr (ComstockCardsPad) pad = new_pad ("person,person");
  g_auto (GStrv) none = NULL;

  lay (pad, 0, 0, 0, CARDS_CITY_HALL);
  lay (pad, 1, 3, 3, CARDS_EMPTY);
  show (pad, 1, 3, 3, CARDS_CITY_HALL);
  assert_warned (pad, "2 in all cities together, but only 1");
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_OWN, 0, CARDS_SINGER, 0);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_OWN, 1, CARDS_SINGER, 0);
  assert_warned (pad, "same character");
  show (pad, 0, 2, 0, CARDS_EMPTY);
  assert_warned (pad, "four parcels");
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_SOLD, 0, 1, 0);
  assert_warned (pad, "auctioneer");
  lay (pad, 0, 0, 0, CARDS_HOUSE);
  assert_warned (pad, "Card 2");
  lay (pad, 0, 2, 0, CARDS_EMPTY);
  lay (pad, 0, 4, 0, CARDS_EMPTY);
  lay (pad, 0, 6, 0, CARDS_EMPTY);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_OWN, 0, CARDS_CAPTAIN, 0);
  lay (pad, 0, 7, 0, CARDS_EMPTY);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_DISOWN, 0, CARDS_CAPTAIN, 0);
  assert_warned (pad, "larger than 8 × 8");
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_BARE, 0, 2, 0);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_BARE, 0, 2, 1);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_BARE, 0, 3, 0);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_BARE, 0, 3, 1);
  assert_warned (pad, "joined");
}

static void
test_bad_saves (void)
{
  static const struct
  {
    const char *from;
    const char *to;
  } changes[] = {
    { "\"pad\"", "\"game\"" },
    { "\"version\" : 2", "\"version\" : 3" },
    { "show 0 3 4 saloon", "show 1 3 4 saloon" },
    { "show 0 3 4 saloon", "show 0 9 4 saloon" },
    { "show 0 3 4 saloon", "show 0 3 4 palace" },
    { "show 0 3 4 saloon", "show 0 3 4" },
    { "show 0 3 4 saloon", "show 0 3 4 saloon " },
    { "\"cursor\" : 1", "\"cursor\" : 2" },
    { "\"virtual\"", "\"rival\"" },
  };
  g_autoptr (ComstockCardsPad) pad = new_pad ("person,virtual:expert");
  g_autoptr (GBytes) bytes = NULL;

  show (pad, 0, 3, 4, CARDS_SALOON);
  bytes = comstock_cards_pad_to_bytes (pad);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
      g_autoptr (GBytes) bad = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (text, changes[i].from, changes[i].to, 1), ==, 1);
      bad = g_bytes_new (text->str, text->len);
      g_assert_null (comstock_cards_pad_new_from_bytes (bad, &error));
      g_assert_nonnull (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cards-pad/scores", test_scores);
  g_test_add_func ("/cards-pad/runner", test_runner);
  g_test_add_func ("/cards-pad/undo", test_undo);
  g_test_add_func ("/cards-pad/ties", test_ties);
  g_test_add_func ("/cards-pad/warnings", test_warnings);
  g_test_add_func ("/cards-pad/bad-saves", test_bad_saves);

  return g_test_run ();
}
