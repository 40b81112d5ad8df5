/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of ComstockCardsGame and its objects: they follow the position, and tell only the viewer's secrets. */

#include "mirror.h"
#include "table.h"

static void
mirror_seat (Mirror            *mirror,
             ComstockCardsSeat *seat)
{
  GListModel *bid_cards = comstock_cards_seat_get_bid_cards (seat);

  mirror_add_object (mirror, G_OBJECT (seat));
  mirror_add_object (mirror, G_OBJECT (comstock_cards_seat_get_city (seat)));
  mirror_add_list (mirror, bid_cards);
  mirror_add_list (mirror, comstock_cards_seat_get_hand (seat));
  mirror_add_list (mirror, comstock_cards_seat_get_discards (seat));
  mirror_add_list (mirror, comstock_cards_seat_get_characters (seat));
  mirror_add_list (mirror, comstock_cards_seat_get_taken (seat));
  mirror_add_list (mirror, comstock_cards_city_get_cards (comstock_cards_seat_get_city (seat)));
  for (guint i = 0; i < g_list_model_get_n_items (bid_cards); i++)
    {
      g_autoptr (GObject) card = g_list_model_get_item (bid_cards, i);

      mirror_add_object (mirror, card);
    }
}

static Mirror *
mirror_game (ComstockCardsGame *game)
{
  Mirror *mirror = mirror_new ();

  mirror_add_object (mirror, G_OBJECT (game));
  mirror_add_list (mirror, comstock_cards_game_get_seats (game));
  mirror_add_list (mirror, comstock_cards_game_get_column (game));
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    mirror_seat (mirror, comstock_cards_game_get_seat (game, i));
  for (guint card = 0; card < CARDS_CARDS; card++)
    mirror_add_object (mirror, G_OBJECT (comstock_cards_game_get_card (game, (CardsCard) card)));
  return mirror;
}

/* Every list and property of every object follows through whole games, forth, back and across. */
static void
test_mirrors (void)
{
  for (guint i = 0; table_mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[i], 100 + i);
      g_autoptr (Mirror) mirror = mirror_game (game);
      CsRng rng;

      cs_rng_init (&rng, i);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          table_play_move (game, &rng);
          mirror_check (mirror);
        }
      for (guint j = 0; j < 50; j++)
        {
          const guint length = comstock_game_get_length (COMSTOCK_GAME (game));

          comstock_game_go_to (COMSTOCK_GAME (game), cs_rng_below (&rng, length + 1));
          comstock_game_set_viewer (COMSTOCK_GAME (game), (int) cs_rng_below (&rng, 5) - 1);
          mirror_check (mirror);
        }
    }
}

/* What stays as it is is not told again. */
static void
test_no_needless_notify (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 110);
  g_autoptr (Mirror) mirror = mirror_game (game);
  g_autoptr (GError) error = NULL;

  /* A secret bid: the journal's cursor and length, "can-undo". */
  comstock_game_play (COMSTOCK_GAME (game), 0, cards_move (CARDS_MOVE_BID, 3), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (mirror_take_count (mirror), ==, 3);

  comstock_game_set_viewer (COMSTOCK_GAME (game), -1);
  g_assert_cmpuint (mirror_take_count (mirror), ==, 0);

  /* The viewer, and of its own auction card the place and the hand that it left. */
  comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
  g_assert_cmpuint (mirror_take_count (mirror), ==, 3);
}

static guint
count (GListModel *list)
{
  return g_list_model_get_n_items (list);
}

/* The same objects as in the engine's state, for everybody. */
static void
check_seat (ComstockCardsGame *game,
            const CardsState  *state,
            guint              index)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, index);
  const CardsSeat *truth = &state->seats[index];
  const gboolean open = cards_bids_are_open (state);
  CardsScore sheet;

  cards_seat_score (comstock_game_get_kit (COMSTOCK_GAME (game)), state, index, &sheet);
  g_assert_cmpint (comstock_cards_seat_get_score (seat), ==, sheet.total);
  g_assert_cmpuint (comstock_cards_seat_get_played (seat), ==, open ? truth->bid : 0);
  g_assert_cmpuint (comstock_cards_seat_get_boost (seat), ==, truth->boost);
  g_assert_cmpuint (comstock_cards_seat_get_value (seat), ==, open ? cards_seat_value (state, index) : 0);
  g_assert_cmpint (comstock_cards_seat_has_turn (seat), ==, truth->has_turn);
  g_assert_cmpint (comstock_cards_seat_is_acting (seat), ==,
                   (cards_game.actors (state) & CARDS_BIT (index)) != 0);
  g_assert_cmpuint (count (comstock_cards_seat_get_taken (seat)), ==, truth->n_taken);
  g_assert_cmpuint (count (comstock_cards_seat_get_characters (seat)), ==,
                    (guint) __builtin_popcount (truth->owned));
  g_assert_cmpuint (count (comstock_cards_seat_get_discards (seat)), ==,
                    truth->n_discards + (open && truth->bid != 0));
  g_assert_cmpuint (count (comstock_cards_seat_get_hand (seat)) +
                    count (comstock_cards_seat_get_discards (seat)), ==, CARDS_ROUNDS);
  g_assert_cmpuint (count (comstock_cards_city_get_cards (comstock_cards_seat_get_city (seat))), ==,
                    truth->city.n_placed);
}

static void
check_cards (ComstockCardsGame *game,
             const CardsState  *state)
{
  GListModel *column = comstock_cards_game_get_column (game);

  g_assert_cmpuint (count (column), ==, state->n_column);
  for (guint i = 0; i < state->n_column; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);

      g_assert_cmpuint (comstock_cards_card_get_number (card), ==, state->column[i]);
    }
}

static void
check_choices (ComstockCardsGame *game)
{
  const int actor = comstock_cards_game_get_actor (game);

  for (guint i = 0; actor >= 0 && i < CARDS_CARDS; i++)
    {
      ComstockCardsCard *card = comstock_cards_game_get_card (game, (CardsCard) i);
      const CsMove take = cards_move (CARDS_MOVE_TAKE, i);
      const CsMove hire = cards_move (CARDS_MOVE_HIRE, i - CARDS_TERRAIN);

      g_assert_cmpint (comstock_cards_card_is_takeable (card), ==,
        comstock_game_judge (COMSTOCK_GAME (game), (guint) actor, take).reason == CS_LEGAL ||
        (i >= CARDS_TERRAIN &&
         comstock_game_judge (COMSTOCK_GAME (game), (guint) actor, hire).reason == CS_LEGAL));
    }
}

static void
check_game (ComstockCardsGame *game,
            const CardsState  *state)
{
  ComstockCardsCard *placing = comstock_cards_game_get_placing (game);

  g_assert_cmpuint (comstock_cards_game_get_era (game), ==, state->era + 1u);
  g_assert_cmpuint (comstock_cards_game_get_round (game), ==, state->round);
  g_assert_cmpuint (comstock_cards_game_get_stage (game), ==, state->stage);
  g_assert_cmpint (comstock_cards_game_get_ability (game), ==,
                   state->step == CARDS_STEP_ABILITY ? state->ability : -1);
  g_assert_cmpuint (placing != NULL ? comstock_cards_card_get_number (placing) : CARDS_NO_CARD, ==,
                    state->card);
  g_assert_cmpuint (comstock_cards_game_get_terrain_pile (game), ==,
                    CARDS_TERRAIN_PER_ERA - state->n_terrain_drawn[state->era]);
  g_assert_cmpuint (comstock_cards_game_get_character_pile (game), ==, state->n_characters);
  if (state->n_characters > 0)
    g_assert_cmpmem (comstock_cards_game_get_top_back (game), sizeof (CardsBack),
                     &((const CardsDeck *) comstock_game_get_kit (COMSTOCK_GAME (game)))->backs[state->characters[0]],
                     sizeof (CardsBack));
}

static void
test_follows_state (void)
{
  for (guint i = 0; table_mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[i], 120 + i);
      CsRng rng;

      cs_rng_init (&rng, i);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        {
          const CardsState *state;

          table_play_move (game, &rng);
          state = comstock_game_get_state (COMSTOCK_GAME (game));
          for (guint seat = 0; seat < state->n_seats; seat++)
            check_seat (game, state, seat);
          check_game (game, state);
          check_cards (game, state);
          check_choices (game);
        }
    }
}

/* Another seat's bid cannot be read from any object before the cards lie open; one's own can. */
static void
test_observation (void)
{
  g_autoptr (ComstockCardsGame) three = table_new (table_mixtures[3], 130);
  g_autoptr (ComstockCardsGame) eight = table_new (table_mixtures[3], 130);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (three, 0);
  g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (comstock_cards_seat_get_bid_cards (seat), 2);

  comstock_game_play (COMSTOCK_GAME (three), 0, cards_move (CARDS_MOVE_BID, 3), NULL);
  comstock_game_play (COMSTOCK_GAME (eight), 0, cards_move (CARDS_MOVE_BID, 8), NULL);
  for (int viewer = -1; viewer < 6; viewer++)
    {
      const gboolean own = viewer == 0;

      comstock_game_set_viewer (COMSTOCK_GAME (three), viewer);
      comstock_game_set_viewer (COMSTOCK_GAME (eight), viewer);
      g_assert_cmpuint (comstock_cards_seat_get_played (seat), ==, 0);
      g_assert_cmpuint (comstock_cards_seat_get_value (seat), ==, 0);
      g_assert_true (comstock_cards_seat_has_bid (seat));
      g_assert_cmpuint (count (comstock_cards_seat_get_hand (seat)), ==, own ? 8 : 9);
      g_assert_cmpuint (comstock_cards_bid_card_get_place (card), ==,
                        own ? COMSTOCK_CARDS_BID_PICKED : COMSTOCK_CARDS_BID_HELD);
      for (guint i = 0; i < 9; i++)
        {
          g_autoptr (ComstockCardsBidCard) a =
            g_list_model_get_item (comstock_cards_seat_get_bid_cards (seat), i);
          g_autoptr (ComstockCardsBidCard) b = g_list_model_get_item (
            comstock_cards_seat_get_bid_cards (comstock_cards_game_get_seat (eight, 0)), i);

          g_assert_cmpint (comstock_cards_bid_card_is_playable (a), ==, FALSE);
          if (!own)
            g_assert_cmpuint (comstock_cards_bid_card_get_place (a), ==,
                              comstock_cards_bid_card_get_place (b));
        }
    }
}

static void
test_bids_open (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 131);
  ComstockCardsSeat *last = comstock_cards_game_get_seat (game, 5);
  g_autoptr (ComstockCardsBidCard) four = g_list_model_get_item (comstock_cards_seat_get_bid_cards (last), 3);

  for (guint seat = 0; seat < 6; seat++)
    comstock_game_play (COMSTOCK_GAME (game), seat, cards_move (CARDS_MOVE_BID, 9 - seat), NULL);
  g_assert_cmpuint (comstock_cards_game_get_stage (game), ==, CARDS_STAGE_TAKING);
  g_assert_cmpuint (comstock_cards_seat_get_played (last), ==, 4);
  g_assert_cmpuint (comstock_cards_bid_card_get_place (four), ==, COMSTOCK_CARDS_BID_OPEN);
  for (guint seat = 0; seat < 6; seat++)
    g_assert_cmpint (comstock_cards_seat_get_order (comstock_cards_game_get_seat (game, seat)), ==,
                     (int) seat);
}

/* All objects go with the game, or stay as they are when somebody holds them. */
static void
test_finalize (void)
{
  ComstockCardsGame *game = table_new (table_mixtures[0], 140);
  GWeakRef seat_ref, city_ref, card_ref;
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, 0);
  g_autoptr (ComstockCardsSeat) held = g_object_ref (comstock_cards_game_get_seat (game, 1));
  g_autofree char *title = NULL;

  table_play (game, 30, 141);
  g_weak_ref_init (&seat_ref, seat);
  g_weak_ref_init (&city_ref, comstock_cards_seat_get_city (seat));
  g_weak_ref_init (&card_ref, comstock_cards_game_get_card (game, 0));
  g_assert_finalize_object (game);
  g_assert_null (g_weak_ref_get (&seat_ref));
  g_assert_null (g_weak_ref_get (&city_ref));
  title = comstock_cards_seat_dup_title (held);
  g_assert_cmpstr (title, ==, "Star");
  g_weak_ref_clear (&seat_ref);
  g_weak_ref_clear (&city_ref);
  g_weak_ref_clear (&card_ref);
}

static void
test_bid_card_labels (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 132);
  g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (
    comstock_cards_seat_get_bid_cards (comstock_cards_game_get_seat (game, 0)), 6);
  static const char *const labels[] = {
    "Hat 7", "Hat 7, picked for this round", "Hat 7, played this round",
    "Hat 7, played in an earlier round"
  };
  CsRng rng;

  cs_rng_init (&rng, 133);
  comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      g_autofree char *label = NULL;

      if (i == 1)
        comstock_game_play (COMSTOCK_GAME (game), 0, cards_move (CARDS_MOVE_BID, 7), NULL);
      while (comstock_cards_bid_card_get_place (card) < i)
        table_play_move (game, &rng);
      label = comstock_cards_bid_card_dup_label (card);
      g_assert_cmpstr (label, ==, labels[i]);
      g_assert_cmpint (comstock_cards_bid_card_is_playable (card), ==, i == 0);
    }
  g_assert_cmpuint (comstock_cards_bid_card_get_suit (card), ==, CARDS_HAT);
}

static void
test_refused_setups (void)
{
  static const struct
  {
    const char *seats;
    const char *message;
  } cases[] = {
    { "person,virtual:novice,virtual:novice", "A game has 4 to 6 players." },
    { "virtual:novice,virtual:novice,virtual:novice,virtual:novice",
      "Somebody must build a city: a person or a computer rival." },
  };
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ComstockCardsSetup setup = { 0 };
      g_autoptr (GError) error = NULL;

      g_assert_true (comstock_cards_setup_parse (&setup, cases[i].seats, NULL));
      g_assert_null (comstock_cards_game_new (deck, &setup, &error));
      g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_refused_choices (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup good;

  comstock_cards_setup_init (&good);
  for (guint i = 0; i < 5; i++)
    {
      ComstockCardsSetup setup = good;
      g_autoptr (GError) error = NULL;

      if (i == 0)
        setup.n_seats = 7;
      else if (i == 1)
        setup.seats[0].holder.level = COMSTOCK_CARDS_EXPERT;
      else if (i == 2)
        setup.seats[1].suit = setup.seats[0].suit;
      else if (i == 3)
        setup.seats[1].suit = CARDS_SUITS;
      else
        setup.seats[1].holder.name[0] = '\xff';
      g_assert_null (comstock_cards_game_new (deck, &setup, &error));
      g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP);
    }
}

static void
test_parse_seats (void)
{
  static const char *const bad[] = {
    "person:easy", "rival:novice", "virtual:easy", "rival:", "person,,person",
    "robot:easy", "person,person,person,person,person,person,person"
  };
  ComstockCardsSetup setup = { .seed = 7 };
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_cards_setup_parse (&setup, "person,rival:expert,virtual:expert", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (setup.seed, ==, 7);
  g_assert_cmpuint (setup.n_seats, ==, 3);
  g_assert_cmpuint (setup.seats[1].holder.level, ==, COMSTOCK_RIVAL_EXPERT);
  g_assert_cmpuint (setup.seats[2].holder.level, ==, COMSTOCK_CARDS_EXPERT);
  g_assert_cmpuint (setup.seats[2].suit, ==, CARDS_CACTUS);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (comstock_cards_setup_parse (&setup, bad[i], &error));
      g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP);
      g_assert_cmpuint (setup.n_seats, ==, 3);
      g_clear_error (&error);
    }
}

/* Equal seeds deal equal games, other seeds other ones. */
static void
test_seed (void)
{
  g_autoptr (ComstockCardsGame) a = table_new (table_mixtures[0], 150);
  g_autoptr (ComstockCardsGame) b = table_new (table_mixtures[0], 150);
  g_autoptr (ComstockCardsGame) c = table_new (table_mixtures[0], 151);

  g_assert_cmphex (comstock_game_get_digest_at (COMSTOCK_GAME (a), 0), ==,
                   comstock_game_get_digest_at (COMSTOCK_GAME (b), 0));
  g_assert_cmphex (comstock_game_get_digest_at (COMSTOCK_GAME (a), 0), !=,
                   comstock_game_get_digest_at (COMSTOCK_GAME (c), 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/cards-game/mirrors", test_mirrors);
  g_test_add_func ("/model/cards-game/no-needless-notify", test_no_needless_notify);
  g_test_add_func ("/model/cards-game/follows-state", test_follows_state);
  g_test_add_func ("/model/cards-game/observation", test_observation);
  g_test_add_func ("/model/cards-game/bids-open", test_bids_open);
  g_test_add_func ("/model/cards-game/bid-card-labels", test_bid_card_labels);
  g_test_add_func ("/model/cards-game/finalize", test_finalize);
  g_test_add_func ("/model/cards-game/refused-setups", test_refused_setups);
  g_test_add_func ("/model/cards-game/refused-choices", test_refused_choices);
  g_test_add_func ("/model/cards-game/parse-seats", test_parse_seats);
  g_test_add_func ("/model/cards-game/seed", test_seed);
  return g_test_run ();
}
