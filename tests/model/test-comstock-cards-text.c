/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the card game's sentences and names. */

#include "model/cards/comstock-cards-text.h"
#include "model/session/comstock-log-entry.h"

#include "table.h"

static char *
prompt_for (ComstockCardsGame *game,
            int                viewer)
{
  comstock_game_set_viewer (COMSTOCK_GAME (game), viewer);
  return comstock_game_dup_prompt (COMSTOCK_GAME (game));
}

static void
assert_prompt (ComstockCardsGame *game,
               int                viewer,
               const char        *expected)
{
  g_autofree char *prompt = prompt_for (game, viewer);

  g_assert_cmpstr (prompt, ==, expected);
}

static void
test_bid_prompt (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 500);

  assert_prompt (game, 0, "Pick an auction card in secret.");
  assert_prompt (game, -1, "Still picking an auction card: Hat, Star, Cactus.");
  comstock_game_play (COMSTOCK_GAME (game), 0, cards_move (CARDS_MOVE_BID, 5), NULL);
  assert_prompt (game, 0, "Still picking an auction card: Star, Cactus.");
  assert_prompt (game, 1, "Pick an auction card in secret.");
}

/* Every position of whole games asks in a finished sentence, and the actor otherwise than the others. */
static void
test_all_prompts (void)
{
  guint seen = 0;

  for (guint64 seed = 0; seed < 120; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[seed % 4], seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          g_autofree char *own = prompt_for (game, comstock_cards_game_get_actor (game));
          g_autofree char *other = prompt_for (game, -1);

          g_assert_null (strpbrk (own, "{}"));
          g_assert_null (strpbrk (other, "{}"));
          g_assert_true (strchr (".?", other[strlen (other) - 1]) != NULL);
          if (comstock_cards_game_get_actor (game) >= 0)
            g_assert_cmpstr (own, !=, other);
          seen |= CARDS_BIT (comstock_cards_game_get_step (game));
          table_play_move (game, &rng);
        }
    }
  g_assert_cmphex (seen, ==, CARDS_BIT (CARDS_STEP_OVER) - 1);
}

static void
test_stage_line (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 510);
  g_autofree char *first = comstock_game_dup_heading (COMSTOCK_GAME (game));
  g_autofree char *last = NULL;

  g_assert_cmpstr (first, ==, "Era I, round 1 of 9: Auction");
  table_play (game, G_MAXUINT, 511);
  last = comstock_game_dup_heading (COMSTOCK_GAME (game));
  g_assert_cmpstr (last, ==, "End of the game");
}

static void
test_order (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 520);
  static const char *const orders[] = {
    "1st to play, value 9", "2nd to play, value 4", "3rd to play, value 4",
    "4th to play, value 4", "5th to play, value 4", "6th to play, value 4",
  };

  g_assert_null (comstock_cards_text_dup_order (comstock_cards_game_get_seat (game, 0)));
  for (guint seat = 0; seat < 6; seat++)
    comstock_game_play (COMSTOCK_GAME (game), seat,
                        cards_move (CARDS_MOVE_BID, seat == 0 ? 9 : 4), NULL);
  for (guint i = 0; i < 6; i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);
      const int place = comstock_cards_seat_get_order (seat);
      g_autofree char *order = comstock_cards_text_dup_order (seat);

      g_assert_cmpstr (order, ==, orders[place]);
    }
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

static void
collect_states (ComstockCardsGame *game,
                GHashTable        *seen)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      char *state = comstock_cards_text_dup_state (game, comstock_cards_game_get_seat (game, i));

      if (state != NULL)
        g_hash_table_add (seen, state);
    }
}

/* Each state of each kind of seat, in as few words as promised; a card's name may be longer. */
static void
test_states (void)
{
  static const char *const all[] = {
    "picking…", "card picked", "plays its top card", "up next", "taking a card", "placing a card", "may use an ability",
    "skipping this round", "winner",
  };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[seed % 4], seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      for (; !comstock_game_is_over (COMSTOCK_GAME (game)); table_play_move (game, &rng))
        collect_states (game, seen);
      collect_states (game, seen);
    }
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_assert_cmpuint (count_words (all[i]), <=, 4);
      g_assert_true (g_hash_table_contains (seen, all[i]));
    }
}

static void
test_outcome (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 530);
  g_autofree char *outcome = NULL;
  g_autofree char *prompt = NULL;
  guint32 winners;

  g_assert_null (comstock_cards_text_dup_outcome (game));
  table_play (game, G_MAXUINT, 531);
  winners = comstock_cards_game_get_winners (game);
  g_assert_cmpuint (winners, !=, 0);
  outcome = comstock_cards_text_dup_outcome (game);
  prompt = prompt_for (game, -1);
  g_assert_cmpstr (prompt, ==, outcome);
  for (guint i = 0; i < 4; i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);
      g_autofree char *title = comstock_cards_seat_dup_title (seat);

      g_assert_cmpint (comstock_cards_seat_is_winner (seat), ==, (winners & CARDS_BIT (i)) != 0);
      g_assert_cmpint (strstr (outcome, title) != NULL, ==, comstock_cards_seat_is_winner (seat));
    }
}

static void
test_shared_outcome (void)
{
  const CsEvent over = { .type = CARDS_EVENT_OVER, .seat = CS_NO_SEAT, .args = { 5 } };
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 540);
  g_autofree char *sentence =
    COMSTOCK_GAME_GET_CLASS (game)->describe (COMSTOCK_GAME (game), 0, &over);

  g_assert_cmpstr (sentence, ==, "The game is over. A shared victory with 0 VP each: Hat, Cactus. "
                                 "The rules call for a rematch.");
}

/* All cards that lie open, in one sentence. */
static void
test_column (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 540);
  g_autofree char *sentence = comstock_cards_text_dup_column (COMSTOCK_GAME (game), 0);
  g_auto (GStrv) cards = g_strsplit (sentence, "; ", -1);
  const CardsState *state = comstock_game_get_state (COMSTOCK_GAME (game));

  g_assert_true (g_str_has_prefix (sentence, "Auction column: "));
  g_assert_cmpuint (g_strv_length (cards), ==, state->n_column);
}

static gboolean
is_told_as_you (const char *sentence)
{
  return g_regex_match_simple ("\\byou\\b|\\byour\\b", sentence, G_REGEX_CASELESS, 0);
}

/* How many of the log's sentences about @seat, and how many of the others, say "you". */
static void
count_yous (ComstockCardsGame *game,
            int                seat,
            guint             *own,
            guint             *others)
{
  GListModel *log = comstock_game_get_log (COMSTOCK_GAME (game));

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (is_told_as_you (sentence))
        *(comstock_log_entry_get_event (entry)->seat == seat ? own : others) += 1;
    }
}

/* One person at the screen is "you" in the log, several are named. */
static void
test_second_person (void)
{
  for (guint i = 0; table_mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[i], 545);
      const int viewer = i == 2 ? 3 : 0;
      const gboolean alone = comstock_game_count_persons (COMSTOCK_GAME (game)) == 1;
      guint own = 0;
      guint others = 0;

      table_play (game, G_MAXUINT, 546);
      count_yous (game, viewer, &own, &others);
      g_assert_cmpuint (own + others, ==, 0);
      comstock_game_set_viewer (COMSTOCK_GAME (game), viewer);
      count_yous (game, viewer, &own, &others);
      /* It bids, is next and takes in each of 18 rounds. */
      g_assert_cmpuint (own, >=, alone ? 3 * 18 : 0);
      g_assert_cmpuint (own, <=, alone ? G_MAXUINT : 0);
      g_assert_cmpuint (others, ==, 0);
    }
}

static void
test_own_victory (void)
{
  const CsEvent over = { .type = CARDS_EVENT_OVER, .seat = CS_NO_SEAT, .args = { 1 } };
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 540);
  g_autofree char *named = COMSTOCK_GAME_GET_CLASS (game)->describe (COMSTOCK_GAME (game), 0, &over);
  g_autofree char *own = NULL;

  comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
  own = COMSTOCK_GAME_GET_CLASS (game)->describe (COMSTOCK_GAME (game), 0, &over);
  g_assert_cmpstr (named, ==, "The game is over. Hat wins with 0 VP.");
  g_assert_cmpstr (own, ==, "The game is over. You win with 0 VP.");
}

/* Each reason of the rules has its sentence. */
static void
test_refusals (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 550);
  static const struct
  {
    guint first;
    guint last;
  } reasons[] = {
    { CS_REFUSED_OVER, CS_REFUSED_UNKNOWN },
    { CARDS_SETUP_SEATS, CARDS_SETUP_VIRTUAL_PILE },
    { CARDS_PLACE_FIRST_AT_ORIGIN, CARDS_SALE_DIVIDES },
    { CARDS_BID_USED, CARDS_SALE_NO_AUCTIONEER },
  };
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons); i++)
    for (guint reason = reasons[i].first; reason <= reasons[i].last; reason++, n++)
      {
        const CsRefusal refusal = { .reason = (guint16) reason, .what = 3 };
        char *sentence = comstock_game_dup_refusal (COMSTOCK_GAME (game), &refusal);

        g_assert_true (g_str_has_suffix (sentence, "."));
        g_assert_null (strpbrk (sentence, "{}"));
        g_hash_table_add (sentences, sentence);
      }
  g_assert_cmpuint (g_hash_table_size (sentences), ==, n);
}

static void
test_refused_place (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 560);
  const CsRefusal covers = {
    .reason = CARDS_PLACE_COVERS, .x = 1, .y = 2, .what = CARDS_BANK
  };
  g_autofree char *sentence = comstock_game_dup_refusal (COMSTOCK_GAME (game), &covers);

  g_assert_cmpstr (sentence, ==, "In row 3, column 2, the card would cover: bank. Only a parcel of the "
                                 "same kind may go there, or a townhouse on a house.");
}

static void
test_card_labels (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 570);

  for (guint i = 0; i < CARDS_CARDS; i++)
    {
      ComstockCardsCard *card = comstock_cards_game_get_card (game, (CardsCard) i);
      g_autofree char *name = comstock_cards_card_dup_name (card);
      g_autofree char *label = comstock_cards_card_dup_label (card);
      g_autofree char *appeal = g_strdup_printf ("appeal %u", comstock_cards_card_get_appeal (card));

      g_assert_cmpuint (strlen (name), >, 0);
      g_assert_null (strpbrk (label, "{}"));
      g_assert_true (g_str_has_suffix (label, appeal));
    }
}

static void
test_holder (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 580);
  static const char *const holders[] = {
    "Person", "Person", "Computer rival (easy)", "Virtual player (expert)"
  };

  for (guint i = 0; i < G_N_ELEMENTS (holders); i++)
    {
      g_autofree char *holder =
        comstock_cards_seat_dup_holder (comstock_cards_game_get_seat (game, i));

      g_assert_cmpstr (holder, ==, holders[i]);
    }
}

/* A number agrees with its noun, and one below zero has a true minus sign. */
static void
test_points (void)
{
  gboolean seen_negative = FALSE;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], seed);
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, 0);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          int score = comstock_cards_seat_get_score (seat);
          g_autofree char *points = comstock_cards_seat_dup_points (seat);
          g_autofree char *expected = g_strdup_printf ("%s%d %s", score < 0 ? "−" : "", ABS (score),
                                                       ABS (score) == 1 ? "point" : "points");

          g_assert_cmpstr (points, ==, expected);
          seen_negative |= score < 0;
          table_play_move (game, &rng);
        }
    }
  g_assert_true (seen_negative);
}

/* The points that @game gives as the whole reason for taking @card, counted @when; −1 if it does not. */
static int
find_points (ComstockGame *game,
             guint         card,
             const char   *when)
{
  g_autofree char *reason = comstock_game_dup_reason (game, comstock_game_get_state (game), 0,
                                                      cards_move (CARDS_MOVE_TAKE, card), 0);
  const char *plus = reason != NULL ? strchr (reason, '+') : NULL;

  return plus != NULL && g_str_has_suffix (reason, when) && strchr (reason, ',') == NULL ? atoi (plus) : -1;
}

/* Fewer points by the end do not speak for a card beside one that brings more at once. */
static void
test_points_compared (void)
{
  guint n_seen[2] = { 0 };

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (ComstockCardsGame) cards = table_new (table_mixtures[1], seed);
      ComstockGame *game = COMSTOCK_GAME (cards);
      CsRng rng;

      cs_rng_init (&rng, seed);
      for (; !comstock_game_is_over (game); table_play_move (cards, &rng))
        {
          const CardsState *state = comstock_game_get_state (game);

          if (state->step != CARDS_STEP_TAKE || state->actor != 0)
            continue;
          for (guint i = 0; i < state->n_column; i++)
            for (guint j = 0; j < state->n_column; j++)
              {
                const int later = find_points (game, state->column[i], " by the end");
                const int now = find_points (game, state->column[j], " at once");
                g_autofree char *reason = comstock_game_dup_reason (game, state, 0,
                                                                    cards_move (CARDS_MOVE_TAKE, state->column[i]),
                                                                    cards_move (CARDS_MOVE_TAKE, state->column[j]));

                if (later < 0 || now < 0)
                  continue;
                g_assert_cmpint (reason == NULL, ==, later < now);
                n_seen[later < now]++;
              }
        }
    }
  g_assert_cmpuint (MIN (n_seen[0], n_seen[1]), >, 0);
}

/* Whoever looks is told so at the own seat alone. */
static void
test_holder_viewed (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 580);

  comstock_game_set_viewer (COMSTOCK_GAME (game), 1);
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);
      g_autofree char *holder = comstock_cards_text_dup_holder (game, seat);
      g_autofree char *plain = comstock_cards_seat_dup_holder (seat);

      g_assert_cmpstr (holder, ==, i == 1 ? "You" : plain);
    }
}

/* Every id finds its own level again, and only among its own kind. */
static void
test_levels (void)
{
  for (guint kind = 0; kind < COMSTOCK_SEAT_KINDS; kind++)
    {
      g_assert_cmpint (comstock_cards_seat_kind_find (comstock_cards_seat_kind_get_id (kind)), ==, (int) kind);
      for (guint level = 0; level < COMSTOCK_CARDS_LEVELS; level++)
        if (comstock_seating_fits (level, kind))
          g_assert_cmpint (comstock_seating_find_level (&comstock_cards_seating, kind,
                                                        comstock_cards_level_get_id (level)), ==, (int) level);
    }
  g_assert_cmpint (comstock_seating_find_level (&comstock_cards_seating, COMSTOCK_RIVAL, "novice"), ==, -1);
  g_assert_cmpint (comstock_seating_find_level (&comstock_cards_seating, COMSTOCK_AUTOMATIC, NULL), ==, -1);
  g_assert_cmpint (comstock_cards_seat_kind_find ("robot"), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/text/bid-prompt", test_bid_prompt);
  g_test_add_func ("/model/text/all-prompts", test_all_prompts);
  g_test_add_func ("/model/text/stage-line", test_stage_line);
  g_test_add_func ("/model/text/order", test_order);
  g_test_add_func ("/model/text/states", test_states);
  g_test_add_func ("/model/text/outcome", test_outcome);
  g_test_add_func ("/model/text/shared-outcome", test_shared_outcome);
  g_test_add_func ("/model/text/column", test_column);
  g_test_add_func ("/model/text/second-person", test_second_person);
  g_test_add_func ("/model/text/own-victory", test_own_victory);
  g_test_add_func ("/model/text/refusals", test_refusals);
  g_test_add_func ("/model/text/refused-place", test_refused_place);
  g_test_add_func ("/model/text/card-labels", test_card_labels);
  g_test_add_func ("/model/text/holder", test_holder);
  g_test_add_func ("/model/text/holder/viewed", test_holder_viewed);
  g_test_add_func ("/model/text/points", test_points);
  g_test_add_func ("/model/text/points/compared", test_points_compared);
  g_test_add_func ("/model/text/levels", test_levels);
  return g_test_run ();
}
