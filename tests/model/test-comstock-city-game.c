/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the session of Carcassonne: The City: its sentences, titles, typed moves, places, advice and positions. */

#include "engine/city/city-outlook.h"
#include "model/city/comstock-city-advice.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-position.h"
#include "model/city/comstock-city-text.h"
#include "model/session/comstock-log-entry.h"
#include "model/session/comstock-typed.h"
#include "table.h"

static ComstockGame *
deal (const char *seats,
      guint64     seed)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup = { .first = 0, .seed = seed };
  g_autoptr (GError) error = NULL;
  ComstockCityGame *game;

  g_assert_true (comstock_city_setup_parse (&setup, seats, &error));
  game = comstock_city_game_new (tiles, &setup, &error);
  g_assert_no_error (error);
  return COMSTOCK_GAME (game);
}

/* One sentence, or two, without what should have been filled in. */
static void
assert_sentence (char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_str_has_suffix (sentence, ".") || g_str_has_suffix (sentence, "?"));
  g_assert_null (strpbrk (sentence, "{}%"));
  g_assert_true (g_unichar_isupper (g_utf8_get_char (sentence)) || g_unichar_isdigit (g_utf8_get_char (sentence)));
  g_free (sentence);
}

static void
test_setup (void)
{
  ComstockCitySetup setup = { .first = COMSTOCK_CITY_ANY_FIRST };
  CitySetup deal_one, deal_two;
  guint first = 0;

  g_assert_true (comstock_city_setup_parse (&setup, "person,rival,rival", NULL));
  g_assert_cmpuint (setup.n_seats, ==, 3);
  g_assert_true (comstock_city_setup_check (&setup, NULL));
  for (setup.seed = 0; setup.seed < 50; setup.seed++)
    {
      comstock_city_setup_deal (&setup, &deal_one);
      comstock_city_setup_deal (&setup, &deal_two);
      g_assert_cmpuint (deal_one.first, ==, deal_two.first);
      first |= 1u << deal_one.first;
    }
  g_assert_cmphex (first, ==, 7);
  setup.first = 2;
  comstock_city_setup_deal (&setup, &deal_one);
  g_assert_cmpuint (deal_one.first, ==, 2);
  setup.first = 3;
  g_assert_false (comstock_city_setup_check (&setup, NULL));
  setup.first = COMSTOCK_CITY_ANY_FIRST;
  setup.seats[2].suit = setup.seats[0].suit;
  g_assert_false (comstock_city_setup_check (&setup, NULL));
  setup.n_seats = 1;
  g_assert_false (comstock_city_setup_check (&setup, NULL));
}

static void
test_refused_seats (void)
{
  ComstockCitySetup setup = { 0 };
  g_autoptr (GError) kind = NULL;
  g_autoptr (GError) number = NULL;

  g_assert_false (comstock_city_setup_parse (&setup, "person,virtual", &kind));
  g_assert_cmpstr (kind->message, ==,
                   "player 2: “virtual” is none of these, with or without a level: person, rival");
  g_assert_false (comstock_city_setup_parse (&setup, "person,rival,rival,rival,rival", &number));
  g_assert_cmpstr (number->message, ==, "player 5: a game has at most 4 players");
}

/* Titles tell the answers apart, and each of them can be typed, as can the move as it is saved. */
static void
check_titles (ComstockGame *game,
              guint         seat)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < legal->len; i++)
    {
      const CsMove move = g_array_index (legal, CsMove, i);
      char *title = comstock_typed_dup (game, seat, move);
      char text[CS_MAX_MOVE_TEXT];
      CsMove typed;

      g_assert_null (strpbrk (title, "{}%"));
      g_assert_true (comstock_typed_parse (game, seat, title, &typed));
      g_assert_cmphex (typed, ==, move);
      city_game.move_print (comstock_game_get_kit (game), move, text, sizeof text);
      g_assert_true (comstock_typed_parse (game, seat, text, &typed));
      g_assert_cmphex (typed, ==, move);
      g_assert_true (g_hash_table_add (titles, title));
    }
}

/* Whether anybody but @seat would have less if the game ended after a move, and what itself would have more. */
static gboolean
costs_others (const CityTiles *tiles,
              const CityState *before,
              const CityState *after,
              guint            seat,
              int             *gain)
{
  int32_t then[CITY_MAX_SEATS], now[CITY_MAX_SEATS];
  gboolean costs = FALSE;

  city_forecast_totals (tiles, before, then);
  city_forecast_totals (tiles, after, now);
  for (guint other = 0; other < before->n_seats; other++)
    costs = costs || (other != seat && now[other] < then[other]);
  *gain = now[seat] - then[seat];
  return costs;
}

static gboolean
says (const char *reason,
      const char *word)
{
  return reason != NULL && strstr (reason, word) != NULL;
}

/* Followers that come home, followers that are kept, and what others lose: each is a reason when it is so. */
static void
check_reason (const CityTiles *tiles,
              const CityState *before,
              const CityState *after,
              guint            seat,
              CsMove           move,
              const char      *reason)
{
  const guint type = city_move_type (move);
  const gboolean can_guard = before->seats[seat].supply > 0;
  int gain = 0;

  g_assert_cmpint (type == CITY_MOVE_PASS && before->step != CITY_STEP_TOWER, ==, says (reason, "keeps"));
  if (type == CITY_MOVE_LAY && after->step != CITY_STEP_CLAIM && after->step != CITY_STEP_OVER)
    g_assert_cmpint (after->seats[seat].supply > before->seats[seat].supply, ==, says (reason, "home"));
  if (type == CITY_MOVE_LAY || type == CITY_MOVE_GATE || type == CITY_MOVE_WALL)
    g_assert_cmpint (costs_others (tiles, before, after, seat, &gain), ==, says (reason, "costs"));
  if (says (reason, "as the game stands"))
    g_assert_cmpint (gain, >, 0);
  g_assert_false (says (reason, can_guard ? "denies" : "a guard there scores"));
}

/* What a move is said to bring at once is what it brings. */
static void
check_points (ComstockGame *game,
              guint         seat,
              CsMove        move)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  const CityState before = *(const CityState *) comstock_game_get_state (game);
  const int told = comstock_city_advice_get_points (tiles, &before, seat, move);
  g_autofree char *reason = comstock_game_dup_reason (game, &before, seat, move, 0);
  const guint type = city_move_type (move);
  const CitySeat *after;

  if (reason != NULL)
    g_assert_null (strpbrk (reason, "{}%"));
  g_assert_false (says (reason, "0 markets"));
  g_assert_true (comstock_game_play (game, seat, move, NULL));
  check_reason (tiles, &before, comstock_game_get_state (game), seat, move, reason);
  after = &((const CityState *) comstock_game_get_state (game))->seats[seat];
  if (comstock_game_is_over (game))
    return;
  if (type == CITY_MOVE_TOWER)
    g_assert_cmpint (after->points[CITY_ROW_TOWERS] - before.seats[seat].points[CITY_ROW_TOWERS], ==, told);
  if (type == CITY_MOVE_LAY && ((const CityState *) comstock_game_get_state (game))->step != CITY_STEP_CLAIM)
    g_assert_cmpint (after->points[CITY_ROW_STREETS] + after->points[CITY_ROW_MARKETS] -
                       before.seats[seat].points[CITY_ROW_STREETS] - before.seats[seat].points[CITY_ROW_MARKETS],
                     >=, told);
}

static void
check_log (ComstockGame *game)
{
  g_autoptr (GArray) events = comstock_game_dup_events (game, 0, comstock_game_get_length (game));
  guint kinds = 0;

  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);

      kinds |= 1u << event->type;
      g_assert_nonnull (comstock_game_get_event_name (game, event->type));
      assert_sentence (comstock_city_text_describe (game, comstock_game_get_length (game), event));
    }
  g_assert_true ((kinds & 1u << CITY_EVENT_OVER) != 0 && (kinds & 1u << CITY_EVENT_STEWARDS) != 0);
}

/* Rivals' moves are told with what spoke for them, and nobody else's. */
static void
check_motives (ComstockGame *game)
{
  GListModel *log = comstock_game_get_log (game);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *motive = comstock_log_entry_dup_motive (entry);

      if (motive == NULL)
        continue;
      n++;
      g_assert_cmpstr (motive, !=, "");
      g_assert_null (strstr (motive, "(no points)"));
      g_assert_null (strstr (motive, "sees no building"));
      g_assert_cmpint (comstock_game_get_holder (game, (guint) comstock_log_entry_get_seat (entry))->kind, ==,
                       COMSTOCK_RIVAL);
    }
  g_assert_true ((n > 0) == (comstock_game_count_persons (game) < comstock_game_get_n_seats (game)));
}

static void
test_whole_games (void)
{
  static const char *const mixtures[] = { "person,person", "person,rival,rival", "person,rival,person,rival" };
  CsRng rng;

  cs_rng_init (&rng, 4);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (mixtures); i++)
    {
      g_autoptr (ComstockGame) game = deal (mixtures[i % G_N_ELEMENTS (mixtures)], i);

      comstock_game_set_viewer (game, i % 2 == 0 ? 0 : -1);
      while (!comstock_game_is_over (game))
        {
          const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
          g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);

          assert_sentence (comstock_city_text_dup_prompt (game));
          if (comstock_game_get_cursor (game) % 4 == 0)
            check_titles (game, seat);
          check_points (game, seat, g_array_index (legal, CsMove, cs_rng_below (&rng, legal->len)));
        }
      check_log (game);
      check_motives (game);
      assert_sentence (comstock_city_text_dup_outcome (game));
    }
}

/* Each reason of the rules has a sentence. */
static void
test_refusals (void)
{
  g_autoptr (ComstockGame) game = deal ("person,rival", 1);

  for (guint reason = CITY_SETUP_SEATS; reason <= CITY_SETUP_FIRST; reason++)
    assert_sentence (comstock_city_text_refuse (game, &(CsRefusal) { .reason = (uint16_t) reason }));
  for (guint reason = CITY_DRAW_GONE; reason <= CITY_TOWER_NO_POINTS; reason++)
    for (guint what = 0; what < CITY_EDGES; what++)
      assert_sentence (comstock_city_text_refuse (game, &(CsRefusal) { .reason = (uint16_t) reason,
                                                                       .what = (uint16_t) what }));
  g_assert_null (comstock_city_text_refuse (game, &(CsRefusal) { .reason = CS_REFUSED_GAME }));
}

static void
assert_refused_at (ComstockGame        *game,
                   const ComstockPlace *place,
                   const char          *wanted)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  g_autofree char *refusal = comstock_game_dup_refusal_at (game, seat, place);

  g_assert_cmpstr (refusal, ==, wanted);
}

/* A press where no tile can lie is told why. */
static void
test_places (void)
{
  g_autoptr (ComstockGame) game = deal ("person,person", 1);
  const ComstockPlace first = { .surface = COMSTOCK_CITY_SURFACE };
  const ComstockPlace far_away = { .surface = COMSTOCK_CITY_SURFACE, .x = 9, .y = -9 };
  const ComstockPlace edge = comstock_city_edge_on_table (2, -3, CITY_SOUTH);
  CityRim rim;

  g_assert_cmpuint (edge.side, ==, COMSTOCK_EDGE_ABOVE);
  g_assert_cmpint (edge.x, ==, 2);
  g_assert_cmpint (edge.y, ==, -2);
  assert_refused_at (game, &far_away, "The first tile goes to the middle of the table.");
  assert_refused_at (game, &first, NULL);
  g_assert_true (comstock_game_play (game, 0, city_move_at (CITY_MOVE_LAY, 0, 0, 0), NULL));
  while (((const CityState *) comstock_game_get_state (game))->step != CITY_STEP_LAY)
    g_assert_true (comstock_game_play (game, 0, city_move (CITY_MOVE_PASS, 0), NULL));
  assert_refused_at (game, &first, "A tile already lies here.");
  assert_refused_at (game, &far_away, "A tile must lie beside another tile.");
  for (guint side = 0; side < CITY_EDGES; side++)
    {
      const ComstockPlace place = comstock_city_edge_on_table (0, 0, (CityEdge) side);

      g_assert_true (comstock_city_edge_of (comstock_game_get_state (game), &place, &rim));
      g_assert_cmpuint (rim.tile, ==, 0);
      g_assert_cmpuint (rim.edge, ==, side);
    }
  g_assert_false (comstock_city_edge_of (comstock_game_get_state (game), &edge, &rim));
}

static void
assert_tile (const char *id,
             guint       turn,
             const char *wanted)
{
  g_autoptr (ComstockCityTiles) set = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  const CityTiles *tiles = comstock_kit_get_content (set);
  g_autofree char *name = comstock_city_tile_dup_name (tiles, (guint) city_tiles_find (tiles, id), turn);

  g_assert_cmpstr (name, ==, wanted);
}

static void
test_words (void)
{
  const CityFeature market = { .kind = CITY_MARKET, .open = 2, .n_tiles = 3,
                               .goods = 1 << CITY_FISH | 1 << CITY_GRAIN };
  const CityFeature street = { .kind = CITY_STREET, .n_tiles = 1 };
  g_autofree char *middle = comstock_city_cell_dup_name (0, 0);
  g_autofree char *cell = comstock_city_cell_dup_name (3, -2);
  g_autofree char *edge = comstock_city_edge_dup_name (-1, 0, CITY_SOUTH);
  g_autofree char *of_market = comstock_city_feature_dup_state (&market);
  g_autofree char *of_street = comstock_city_feature_dup_state (&street);

  assert_tile ("curve-public", 0, "street between south and west, public building");
  assert_tile ("curve", 1, "street between north and west");
  assert_tile ("tee", 0, "crossing of streets: east, south, west");
  assert_tile ("straight-batiment", 1, "street between east and west, Bâtiment");
  g_assert_cmpstr (middle, ==, "first tile");
  g_assert_cmpstr (cell, ==, "2 north, 3 east");
  g_assert_cmpstr (edge, ==, "1 west, south side");
  g_assert_cmpstr (of_market, ==, "market of 3 tiles with fish and grain, 2 open ends");
  g_assert_cmpstr (of_street, ==, "street of 1 tile, complete");
}

/* A position tells of a game what its state holds. */
static void
test_position (void)
{
  g_autoptr (ComstockGame) game = deal ("rival,rival", 3);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;
  const CityState *state;
  int32_t points[CS_MAX_SEATS];

  while (!comstock_game_is_over (game))
    g_assert_true (comstock_game_play_automatic (game, NULL));
  state = comstock_game_get_state (game);
  node = comstock_city_position_to_json (game, comstock_game_get_length (game));
  object = json_node_get_object (node);
  city_game.score (comstock_game_get_kit (game), state, points);
  g_assert_cmpint (json_object_get_int_member (object, "drawn"), ==, state->n_drawn);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "tiles")), ==, state->n_tiles);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "wall")), ==, state->n_pieces);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      JsonObject *one = json_array_get_object_element (json_object_get_array_member (object, "seats"), seat);

      g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (one, "score"), "total"), ==,
                       points[seat]);
    }
}

/* Its first tile has everything that a follower can be put on, and a building to be seen. */
static void
test_first_game (void)
{
  g_autoptr (ComstockGame) game = comstock_city_game_new_first ("Ada");
  const CityState *state = comstock_game_get_state (game);
  const CityTiles *tiles = comstock_game_get_kit (game);
  const CityDesign *design = &tiles->designs[state->drawn];

  g_assert_cmpuint (state->actor, ==, 0);
  g_assert_cmpuint (design->n_streets, ==, 1);
  g_assert_cmpuint (design->n_markets, ==, 1);
  g_assert_true (design->is_public);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-game/setup", test_setup);
  g_test_add_func ("/city-game/refused-seats", test_refused_seats);
  g_test_add_func ("/city-game/whole-games", test_whole_games);
  g_test_add_func ("/city-game/refusals", test_refusals);
  g_test_add_func ("/city-game/places", test_places);
  g_test_add_func ("/city-game/words", test_words);
  g_test_add_func ("/city-game/position", test_position);
  g_test_add_func ("/city-game/first-game", test_first_game);
  return g_test_run ();
}
