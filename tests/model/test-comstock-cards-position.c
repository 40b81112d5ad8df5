/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of positions as JSON: what every position must add up to, and what it must not tell. */

#include "table.h"

#include "model/cards/comstock-cards-position.h"

static guint
count_in (JsonObject *object,
          const char *member)
{
  return json_array_get_length (json_object_get_array_member (object, member));
}

/* Each auction card of the seat is in hand, among the discards or this round's, and nowhere twice. */
static void
check_auction_cards (JsonObject *seat,
                     guint       full_hand)
{
  static const char *const members[] = { "hand", "discards" };
  guint seen = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    for (guint j = 0; j < count_in (seat, members[i]); j++)
      {
        const guint bit =
          CARDS_BIT (json_array_get_int_element (json_object_get_array_member (seat, members[i]), j));

        g_assert_cmphex (seen & bit, ==, 0);
        seen |= bit;
      }
  if (!json_object_get_null_member (seat, "played"))
    seen |= CARDS_BIT (json_object_get_int_member (seat, "played"));
  else
    g_assert_cmpint (json_object_get_int_member (seat, "value"), ==, 0);
  g_assert_cmphex (seen, ==, full_hand);
}

static void
check_sums (JsonObject *seat)
{
  JsonObject *score = json_object_get_object_member (seat, "score");
  g_autoptr (GList) rows = NULL;
  gint64 sum = 0;

  if (!json_object_has_member (score, "rows"))
    {
      g_assert_cmpstr (json_object_get_string_member (seat, "kind"), ==, "virtual");
      g_assert_cmpuint (count_in (seat, "placed"), ==, 0);
      return;
    }
  rows = json_object_get_values (json_object_get_object_member (score, "rows"));
  g_assert_cmpuint (g_list_length (rows), ==, CARDS_ROWS);
  for (GList *l = rows; l != NULL; l = l->next)
    sum += json_node_get_int (l->data);
  g_assert_cmpint (sum, ==, json_object_get_int_member (score, "total"));
}

/* Every card that a seat acquired lies in its city, is a character, was sold, left the game or is being placed. */
static void
check_taken (JsonObject *seat,
             gboolean    placing)
{
  if (g_str_equal (json_object_get_string_member (seat, "kind"), "virtual"))
    return;
  g_assert_cmpint (count_in (seat, "taken"), ==,
                   count_in (seat, "placed") + count_in (seat, "characters") +
                   json_object_get_int_member (seat, "sold") +
                   json_object_get_int_member (seat, "unplaced") + placing);
}

static void
check_position (ComstockCardsGame *game,
                guint              cursor)
{
  const CardsState *state = comstock_game_get_state_at (COMSTOCK_GAME (game), cursor);
  g_autoptr (JsonNode) node = comstock_cards_position_to_json (COMSTOCK_GAME (game), cursor);
  JsonObject *position = json_node_get_object (node);
  JsonArray *seats = json_object_get_array_member (position, "seats");

  g_assert_cmpint (json_object_get_int_member (position, "move"), ==, cursor);
  g_assert_cmpint (json_object_get_int_member (position, "era"), ==, state->era + 1);
  g_assert_cmpint (json_object_get_boolean_member (position, "over"), ==,
                   state->step == CARDS_STEP_OVER);
  g_assert_cmpint (json_object_get_boolean_member (position, "over"), ==,
                   json_object_has_member (position, "winners"));
  g_assert_cmpint (json_object_get_null_member (position, "last"), ==, cursor == 0);
  g_assert_cmpuint (count_in (position, "actors"), ==,
                    json_object_get_size (json_object_get_object_member (position, "legal")));
  for (guint i = 0; i < state->n_seats; i++)
    {
      JsonObject *seat = json_array_get_object_element (seats, i);

      check_auction_cards (seat, cards_full_hand (state->seats[i].kind));
      check_sums (seat);
      check_taken (seat, state->step == CARDS_STEP_PLACE && state->actor == i);
    }
}

static void
test_whole_games (void)
{
  for (guint i = 0; table_mixtures[i] != NULL; i++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[i], 600 + i);

      table_play (game, G_MAXUINT, i);
      for (guint cursor = 0; cursor <= comstock_game_get_length (COMSTOCK_GAME (game)); cursor++)
        check_position (game, cursor);
    }
}

/* The position after a first bid of @card, without the move that led there and the digest of both. */
static char *
position_after_bid (guint card)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 610);
  g_autoptr (JsonNode) node = NULL;

  comstock_game_play (COMSTOCK_GAME (game), 0, cards_move (CARDS_MOVE_BID, card), NULL);
  comstock_game_set_viewer (COMSTOCK_GAME (game), 0);
  node = comstock_cards_position_to_json (COMSTOCK_GAME (game), 1);
  json_object_remove_member (json_node_get_object (node), "last");
  json_object_remove_member (json_node_get_object (node), "digest");
  return json_to_string (node, FALSE);
}

/* A secret bid shows nowhere but in the move itself. */
static void
test_secret (void)
{
  g_autofree char *two = position_after_bid (2);
  g_autofree char *three = position_after_bid (3);

  g_assert_cmpstr (two, ==, three);
}

static void
test_last_and_legal (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[1], 620);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *last, *legal;

  comstock_game_play (COMSTOCK_GAME (game), 1, cards_move (CARDS_MOVE_BID, 7), NULL);
  node = comstock_cards_position_to_json (COMSTOCK_GAME (game), 1);
  last = json_object_get_object_member (json_node_get_object (node), "last");
  g_assert_cmpint (json_object_get_int_member (last, "seat"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (last, "move"), ==, "bid 7");
  legal = json_object_get_object_member (json_node_get_object (node), "legal");
  g_assert_false (json_object_has_member (legal, "1"));
  g_assert_cmpuint (count_in (legal, "0"), ==, 9);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (legal, "0"), 0), ==,
                   "bid 1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/position/whole-games", test_whole_games);
  g_test_add_func ("/model/position/secret", test_secret);
  g_test_add_func ("/model/position/last-and-legal", test_last_and_legal);
  return g_test_run ();
}
