/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of ComstockCardsCity: places, gains, refusals and labels agree with the rules and with each other. */

#include "table.h"

/* The city of the seat that is laying a card. */
static ComstockCardsCity *
get_city (ComstockCardsGame *game)
{
  return comstock_cards_seat_get_city (
    comstock_cards_game_get_seat (game, (guint) comstock_cards_game_get_actor (game)));
}

static gboolean
has_place (GArray *places,
           int     x,
           int     y)
{
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, ComstockCardsPlace, i).x == x &&
        g_array_index (places, ComstockCardsPlace, i).y == y)
      return TRUE;
  return FALSE;
}

/* A place is listed if and only if it is not refused, and lies within the reach; a refusal has a sentence. */
static void
check_places (ComstockCardsCity *city,
              guint              card)
{
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (city, card);
  ComstockCardsArea reach;

  comstock_cards_city_get_reach (city, &reach);
  for (int x = -12; x <= 12; x++)
    for (int y = -12; y <= 12; y++)
      {
        const CsRefusal refusal = comstock_cards_city_judge (city, card, x, y);
        g_autofree char *sentence = comstock_cards_city_dup_refusal (city, &refusal);

        g_assert_cmpint (has_place (places, x, y), ==, refusal.reason == CS_LEGAL);
        g_assert_cmpint (sentence == NULL, ==, refusal.reason == CS_LEGAL);
        g_assert_true (sentence == NULL || strpbrk (sentence, "{}") == NULL);
        if (refusal.reason == CS_LEGAL)
          {
            g_assert_cmpint (x, >=, reach.left);
            g_assert_cmpint (y, >=, reach.top);
            g_assert_cmpint (x + 2, <=, reach.right);
            g_assert_cmpint (y + 2, <=, reach.bottom);
          }
      }
}

/* The gain that the ghost shows is what the city has more once the card lies there. */
static void
check_gain (ComstockCardsGame *game,
            CsRng             *rng)
{
  ComstockCardsCity *city = get_city (game);
  const guint card = comstock_cards_card_get_number (comstock_cards_game_get_placing (game));
  const guint actor = (guint) comstock_cards_game_get_actor (game);
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (city, card);
  const ComstockCardsPlace place =
    g_array_index (places, ComstockCardsPlace, cs_rng_below (rng, places->len));
  CardsScore before, after;
  ComstockCardsGain gain;
  int sum = 0;
  g_autoptr (GError) error = NULL;

  comstock_cards_city_get_score (city, &before);
  comstock_cards_city_gain (city, card, place.x, place.y, &gain);
  comstock_game_play (COMSTOCK_GAME (game), actor, cards_move_place (place.x, place.y), &error);
  g_assert_no_error (error);
  comstock_cards_city_get_score (city, &after);
  g_assert_cmpint (gain.total, ==, after.total - before.total);
  for (guint row = 0; row < CARDS_ROWS; row++)
    {
      g_assert_cmpint (gain.rows[row], ==, after.rows[row] - before.rows[row]);
      sum += gain.rows[row];
    }
  g_assert_cmpint (sum, ==, gain.total);
}

/* No place scores more than the best, which scores what is told. */
static void
check_best (ComstockCardsCity *city,
            guint              card)
{
  g_autoptr (GArray) places = comstock_cards_city_dup_placements (city, card);
  ComstockCardsPlace best;
  ComstockCardsGain gain, there;

  g_assert_cmpint (comstock_cards_city_find_best (city, card, &best, &gain), ==, places->len > 0);
  if (places->len == 0)
    return;
  comstock_cards_city_gain (city, card, best.x, best.y, &there);
  g_assert_cmpint (gain.total, ==, there.total);
  for (guint i = 0; i < places->len; i++)
    {
      const ComstockCardsPlace *place = &g_array_index (places, ComstockCardsPlace, i);

      comstock_cards_city_gain (city, card, place->x, place->y, &there);
      g_assert_cmpint (there.total, <=, gain.total);
    }
}

static void
test_placing (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 300);
  CsRng rng;
  guint n = 0;

  cs_rng_init (&rng, 301);
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    if (comstock_cards_game_get_step (game) == CARDS_STEP_PLACE)
      {
        check_places (get_city (game),
                      comstock_cards_card_get_number (comstock_cards_game_get_placing (game)));
        check_best (get_city (game), comstock_cards_card_get_number (comstock_cards_game_get_placing (game)));
        check_gain (game, &rng);
        n++;
      }
    else
      {
        table_play_move (game, &rng);
      }
  g_assert_cmpuint (n, >, 80);
}

/* What selling each card that may be sold now would bring. */
static void
note_sale_gains (ComstockCardsGame *game,
                 ComstockCardsGain *gains)
{
  const int actor = comstock_cards_game_get_actor (game);

  for (guint card = 0; actor >= 0 && card < CARDS_TERRAIN; card++)
    if (comstock_game_judge (COMSTOCK_GAME (game), (guint) actor,
                             cards_move (CARDS_MOVE_SELL, card)).reason == CS_LEGAL)
      comstock_cards_city_sale_gain (get_city (game), card, &gains[card]);
}

/* Plays a random move; TRUE if it was a sale, which must have brought what was promised. */
static gboolean
play_and_check_sale (ComstockCardsGame *game,
                     CsRng             *rng)
{
  const guint length = comstock_game_get_length (COMSTOCK_GAME (game));
  const int actor = comstock_cards_game_get_actor (game);
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, (guint) MAX (actor, 0));
  const int before = comstock_cards_seat_get_score (seat);
  ComstockCardsGain gains[CARDS_TERRAIN] = { 0 };
  const ComstockStep *step;

  if (actor >= 0)
    note_sale_gains (game, gains);
  table_play_move (game, rng);
  step = comstock_game_get_step (COMSTOCK_GAME (game), length);
  if (cards_move_type (step->move) != CARDS_MOVE_SELL)
    return FALSE;
  g_assert_cmpint (comstock_cards_seat_get_score (seat), ==,
                   before + gains[cards_move_argument (step->move)].total);
  return TRUE;
}

static void
test_selling (void)
{
  guint n = 0;

  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (COMSTOCK_GAME (game)))
        n += play_and_check_sale (game, &rng);
    }
  g_assert_cmpuint (n, >, 10);
}

/* What may not be sold says why. */
static void
test_refused_sales (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 310);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  guint refused = 0;

  table_play (game, G_MAXUINT, 311);
  for (guint card = 0; card < CARDS_TERRAIN; card++)
    {
      const CsRefusal refusal = comstock_cards_city_judge_sale (city, card);
      g_autofree char *sentence = comstock_cards_city_dup_refusal (city, &refusal);
      ComstockCardsPlace place;

      g_assert_cmpint (
        comstock_cards_city_find_card (city, comstock_cards_game_get_card (game, (CardsCard) card), &place),
        ==, refusal.reason != CARDS_SALE_NOT_IN_CITY);
      g_assert_cmpint (sentence == NULL, ==, refusal.reason == CS_LEGAL);
      refused += refusal.reason == CARDS_SALE_OVERLAPS;
    }
  g_assert_cmpuint (refused, >, 0);
}

/* Box, cards and parcels tell one and the same city. */
static void
test_box (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 320);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 2));
  ComstockCardsArea box, reach;
  int points = 0;
  CardsScore score;

  g_assert_false (comstock_cards_city_get_box (city, &box));
  comstock_cards_city_get_reach (city, &reach);
  g_assert_cmpint (reach.right - reach.left, ==, 2);
  table_play (game, G_MAXUINT, 321);
  g_assert_true (comstock_cards_city_get_box (city, &box));
  for (int x = box.left - 1; x <= box.right; x++)
    for (int y = box.top - 1; y <= box.bottom; y++)
      {
        ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);
        const CardsParcel parcel = comstock_cards_city_get_parcel (city, x, y);
        ComstockCardsPlace place;

        g_assert_cmpint (card == NULL, ==, parcel == CARDS_NO_PARCEL);
        points += comstock_cards_city_get_points (city, x, y);
        if (card == NULL)
          continue;
        g_assert_true (x >= box.left && x < box.right && y >= box.top && y < box.bottom);
        g_assert_true (comstock_cards_city_find_card (city, card, &place));
        g_assert_cmpuint (
          comstock_cards_card_get_terrain (card)->parcels[(y - place.y) * 2 + (x - place.x)], ==, parcel);
      }
  comstock_cards_city_get_score (city, &score);
  g_assert_cmpint (points, ==, score.total - score.rows[CARDS_ROW_CHARACTERS]);
}

static void
test_labels (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[3], 330);
  ComstockCardsCity *city;
  ComstockCardsArea box;
  g_autofree char *nothing = NULL;
  g_autofree char *corner = NULL;
  g_autofree char *below = NULL;
  g_autofree char *empty = NULL;

  city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  empty = comstock_cards_city_dup_parcel_label (city, 0, 0);
  g_assert_cmpstr (empty, ==, "No card: the city is empty");
  table_play (game, 60, 331);
  g_assert_true (comstock_cards_city_get_box (city, &box));
  nothing = comstock_cards_city_dup_parcel_label (city, box.right + 2, box.top + 1);
  g_assert_cmpstr (nothing, ==, "No card: row 2, 3 columns to the right of the city");
  corner = comstock_cards_city_dup_parcel_label (city, box.left - 1, box.top - 1);
  g_assert_cmpstr (corner, ==, "No card: 1 row above the city, 1 column to the left of the city");
  below = comstock_cards_city_dup_parcel_label (city, box.left, box.bottom + 1);
  g_assert_cmpstr (below, ==, "No card: 2 rows below the city, column 1");
  for (int x = box.left; x < box.right; x++)
    for (int y = box.top; y < box.bottom; y++)
      {
        const CardsParcel parcel = comstock_cards_city_get_parcel (city, x, y);
        const int points = comstock_cards_city_get_points (city, x, y);
        g_autofree char *label = comstock_cards_city_dup_parcel_label (city, x, y);
        g_autofree char *end = points != 0
          ? g_strdup_printf (", %s%d VP", points > 0 ? "+" : "−", ABS (points)) : g_strdup ("");
        g_autofree char *whole =
          g_strdup_printf ("Row %d, column %d: %s%s", y - box.top + 1, x - box.left + 1,
                           parcel == CARDS_NO_PARCEL ? "no card"
                                                     : comstock_cards_parcel_get_word (parcel), end);

        g_assert_cmpstr (label, ==, whole);
      }
}

static void
test_gain_text (void)
{
  ComstockCardsGain gain = { .total = 9 };
  g_autofree char *nothing = NULL;
  g_autofree char *parts = NULL;

  gain.rows[CARDS_ROW_BANK] = 4;
  gain.rows[CARDS_ROW_SALOON] = 6;
  gain.rows[CARDS_ROW_OUTLAWS] = -1;
  parts = comstock_cards_gain_to_string (&gain);
  g_assert_cmpstr (parts, ==, "+9: Banks +4, Saloons +6, Outlaws −1");
  gain = (ComstockCardsGain) { 0 };
  nothing = comstock_cards_gain_to_string (&gain);
  g_assert_cmpstr (nothing, ==, "0 VP");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/city/placing", test_placing);
  g_test_add_func ("/model/city/selling", test_selling);
  g_test_add_func ("/model/city/refused-sales", test_refused_sales);
  g_test_add_func ("/model/city/box", test_box);
  g_test_add_func ("/model/city/labels", test_labels);
  g_test_add_func ("/model/city/gain-text", test_gain_text);
  return g_test_run ();
}
