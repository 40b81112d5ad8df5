/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-standing.c: who would be where, against what the rules then do. */

#include "model/cards/comstock-cards-standing.h"

#include "model/cards/comstock-cards-names.h"
#include "table.h"

#define GAMES 60

/* What was seen of the whole of the games that a test plays. */
typedef struct
{
  guint open;
  guint tied;
  guint raised;
} Seen;

/* While the seats take cards, they stand as they play. */
static void
assert_as_played (ComstockCardsGame           *game,
                  const ComstockCardsStanding *list,
                  guint                        n)
{
  for (guint i = 0; i < n; i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, list[i].seat);

      g_assert_cmpint (comstock_cards_seat_get_order (seat), ==, (int) i);
      g_assert_cmpuint (comstock_cards_seat_get_value (seat), ==, list[i].value);
      g_assert_cmpint (list[i].tied, ==, (i > 0 && list[i - 1].value == list[i].value) ||
                                           (i + 1 < n && list[i + 1].value == list[i].value));
    }
}

/* The sentence names each with its value, and each tie with its suits. */
static void
assert_told (ComstockCardsGame           *game,
             const ComstockCardsStanding *list,
             guint                        n)
{
  g_autofree char *sentence = comstock_cards_standing_dup_sentence (game);

  for (guint i = 0; i < n; i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, list[i].seat);
      g_autofree char *title = comstock_cards_seat_dup_title (seat);
      g_autofree char *item = g_strdup_printf ("%s %u%s", title, list[i].value, i + 1 < n ? ", " : ".");
      g_autofree char *tie = g_strdup_printf (": %s is above ",
                                              comstock_suit_get_name (comstock_cards_seat_get_suit (seat)));

      g_assert_nonnull (strstr (sentence, item));
      g_assert_cmpint (strstr (sentence, tie) != NULL, ==, i + 1 < n && list[i].value == list[i + 1].value);
    }
}

/* Whoever adds more than anybody has goes first; the others keep their order. */
static void
assert_raised (ComstockCardsGame           *game,
               const ComstockCardsStanding *list,
               guint                        n)
{
  const guint last = list[n - 1].seat;
  ComstockCardsStanding raised[CARDS_MAX_SEATS];

  g_assert_cmpuint (comstock_cards_standing_list (game, (int) last, 100, raised), ==, n);
  g_assert_cmpuint (raised[0].seat, ==, last);
  g_assert_cmpuint (raised[0].value, ==, list[n - 1].value + 100);
  for (guint i = 1; i < n; i++)
    g_assert_cmpuint (raised[i].seat, ==, list[i - 1].seat);
}

/* What characters add to a seat's card, in the auction or before it, is what that is worth more. */
static void
assert_raisers (ComstockCardsGame *game)
{
  CardsCharacterSet raisers[CARDS_MAX_SEATS];

  comstock_cards_standing_find_raisers (game, raisers);
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      guint boost = 0;

      for (guint character = 0; character < CARDS_CHARACTERS; character++)
        if ((raisers[i] & CARDS_BIT (character)) != 0)
          boost += cards_characters[character].boost;
      g_assert_cmpuint (boost, ==, comstock_cards_seat_get_boost (comstock_cards_game_get_seat (game, i)));
    }
}

static void
assert_standing (ComstockCardsGame *game,
                 Seen              *seen)
{
  const CardsState *state = comstock_game_get_state (COMSTOCK_GAME (game));
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (game, -1, 0, list);
  g_autofree char *sentence = comstock_cards_standing_dup_sentence (game);

  g_assert_cmpint (n > 0, ==, cards_bids_are_open (state));
  g_assert_cmpint (n > 0, ==, sentence != NULL);
  if (n == 0)
    return;
  seen->open++;
  for (guint i = 0; i < n; i++)
    seen->tied += list[i].tied;
  if (comstock_cards_game_get_stage (game) == CARDS_STAGE_TAKING)
    assert_as_played (game, list, n);
  else
    seen->raised++;
  assert_raised (game, list, n);
  assert_told (game, list, n);
}

static void
test_standing (void)
{
  Seen seen = { 0 };

  for (guint64 seed = 0; seed < GAMES; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[seed % 4], seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          assert_standing (game, &seen);
          assert_raisers (game);
          table_play_move (game, &rng);
        }
    }
  g_assert_cmpuint (seen.open, >, 0);
  g_assert_cmpuint (seen.tied, >, 0);
  g_assert_cmpuint (seen.raised, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-standing/standing", test_standing);
  return g_test_run ();
}
