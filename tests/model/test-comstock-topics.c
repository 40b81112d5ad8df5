/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the topics of the rules: each thing has one, each figure is the engine's, each link leads somewhere. */

#include "model/base/comstock-topics.h"

#include "model/board/comstock-board-topics.h"
#include "model/cards/comstock-cards-topics.h"
#include "model/cards/comstock-cards-names.h"
#include "model/city/comstock-city-topics.h"
#include "pebbles-game.h"

/* The number of the topic of the card game with this id, which is freed. */
static guint
find (char *id)
{
  const int topic = comstock_topics_find (&comstock_cards_topics, id);

  if (topic < 0)
    g_error ("no topic %s", id);
  g_free (id);
  return (guint) topic;
}

static void
test_things (void)
{
  for (int i = 0; i < CARDS_CHARACTERS; i++)
    find (comstock_cards_topics_of_character ((CardsCharacter) i));
  for (int i = 0; i < CARDS_PARCELS; i++)
    find (comstock_cards_topics_of_parcel ((CardsParcel) i));
  for (int i = 0; i < CARDS_ROWS; i++)
    find (comstock_cards_topics_of_row ((CardsRow) i));
  g_assert_cmpint (comstock_topics_find (&comstock_cards_topics, "character:mayor"), ==, -1);
}

/* Each thing of the board game has a topic, with the engine's figures. */
static void
test_board_things (void)
{
  g_autoptr (GPtrArray) paragraphs = NULL;
  int topic;

  for (int i = 0; i < BOARD_CONTENTS; i++)
    {
      g_autofree char *id = comstock_board_topics_of_content ((BoardContent) i);

      g_assert_cmpint (comstock_topics_find (&comstock_board_topics, id), >=, 0);
    }
  for (guint i = 0; i < BOARD_ROLES; i++)
    {
      g_autofree char *id = comstock_board_topics_of_role (i);

      g_assert_cmpint (comstock_topics_find (&comstock_board_topics, id), >=, 0);
    }
  for (int i = 0; i < BOARD_TRACK; i++)
    {
      g_autofree char *id = comstock_board_topics_of_track ((BoardTrack) i);

      g_assert_cmpint (comstock_topics_find (&comstock_board_topics, id), >=, 0);
    }
  topic = comstock_topics_find (&comstock_board_topics, "content:saloon");
  paragraphs = comstock_topics_dup_paragraphs (&comstock_board_topics, (guint) topic);
  g_assert_cmpstr (((ComstockParagraph *) g_ptr_array_index (paragraphs, paragraphs->len - 1))->text, ==,
                   "Highest income: $55");
  g_assert_cmpstr (comstock_topics_get_title (&comstock_board_topics,
                                              (guint) comstock_topics_find (&comstock_board_topics,
                                                                            "character:undertaker-red")), ==,
                   "Undertaker (red)");
}

/* How many paragraphs the topic of the board game with this id has, and how many of them are rulings. */
static guint
count_paragraphs (const char *id,
                  guint      *n_rulings)
{
  const int topic = comstock_topics_find (&comstock_board_topics, id);
  g_autoptr (GPtrArray) paragraphs = NULL;

  g_assert_cmpint (topic, >=, 0);
  paragraphs = comstock_topics_dup_paragraphs (&comstock_board_topics, (guint) topic);
  *n_rulings = 0;
  for (guint i = 0; i < paragraphs->len; i++)
    *n_rulings += ((ComstockParagraph *) g_ptr_array_index (paragraphs, i))->ruling;
  return paragraphs->len;
}

/* Each variant and the solo game can be played by what the page tells, not only by their headline. */
static void
test_board_variants (void)
{
  guint n_rulings;

  for (guint i = 0; i < G_N_ELEMENTS (board_variant_ids); i++)
    {
      g_autofree char *id = g_strconcat ("variant:", board_variant_ids[i], NULL);

      g_assert_cmpuint (count_paragraphs (id, &n_rulings), >=, 3);
      g_assert_cmpuint (n_rulings, >, 0);
    }
  g_assert_cmpuint (count_paragraphs ("solo:cards", &n_rulings), ==, 8);
  g_assert_cmpuint (n_rulings, ==, 3);
}

/* Ids are different, chapters come in their order, and no placeholder is left. */
static void
test_texts (gconstpointer data)
{
  const ComstockTopics *topics = data;

  for (guint topic = 0; topic < comstock_topics_get_n (topics); topic++)
    {
      g_autofree char *id = comstock_topics_dup_id (topics, topic);
      g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (topics, topic);
      const guint chapter = comstock_topics_get_chapter (topics, topic);

      g_assert_cmpint (comstock_topics_find (topics, id), ==, (int) topic);
      g_assert_cmpstr (comstock_topics_get_title (topics, topic), !=, "");
      g_assert_cmpstr (comstock_topics_get_chapter_title (topics, chapter), !=, "");
      if (topic > 0)
        g_assert_cmpuint (chapter, >=, comstock_topics_get_chapter (topics, topic - 1));
      g_assert_cmpuint (paragraphs->len, >, 0);
      for (guint i = 0; i < paragraphs->len; i++)
        {
          const ComstockParagraph *paragraph = g_ptr_array_index (paragraphs, i);

          if (strpbrk (paragraph->text, "{}") != NULL)
            g_error ("%s: %s", id, paragraph->text);
        }
    }
}

static void
test_related (gconstpointer data)
{
  const ComstockTopics *topics = data;

  for (guint topic = 0; topic < comstock_topics_get_n (topics); topic++)
    {
      g_autofree char *id = comstock_topics_dup_id (topics, topic);
      g_auto (GStrv) related = comstock_topics_dup_related (topics, topic);

      for (char **other = related; *other != NULL; other++)
        {
          g_assert_cmpstr (*other, !=, id);
          g_assert_cmpint (comstock_topics_find (topics, *other), >=, 0);
        }
    }
}

/* All paragraphs of a topic of the card game, a line each. */
static char *
dup_text (char *id)
{
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (&comstock_cards_topics, find (id));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paragraphs->len; i++)
    g_string_append_printf (text, "%s\n", ((ComstockParagraph *) g_ptr_array_index (paragraphs, i))->text);
  return g_string_free (text, FALSE);
}

static char **
dup_related (const char *id)
{
  return comstock_topics_dup_related (&comstock_cards_topics, find (g_strdup (id)));
}

/* @number stands in @text, and no digit beside it. */
static gboolean
tells (const char *text,
       int         number)
{
  g_autofree char *pattern = g_strdup_printf ("(?<![0-9−])%s%d(?![0-9])", number < 0 ? "−" : "", ABS (number));

  return g_regex_match_simple (pattern, text, 0, 0);
}

/* What a topic of the board game says first, and what the player aid says of it. */
static char *
dup_board_text (char *id)
{
  const guint topic = (guint) comstock_topics_find (&comstock_board_topics, id);
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (&comstock_board_topics, topic);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const ComstockParagraph *paragraph = g_ptr_array_index (paragraphs, i);

      if (i == 0 || paragraph->brief)
        g_string_append_printf (text, "%s\n", paragraph->text);
    }
  g_free (id);
  return g_string_free (text, FALSE);
}

static void
check_board_figure (char *id,
                    int   figure)
{
  g_autofree char *name = g_strdup (id);
  g_autofree char *text = dup_board_text (id);

  if (!tells (text, figure))
    g_error ("%s: no %d in “%s”", name, figure, text);
}

#define MIDDLE 27
#define BESIDE (MIDDLE + 1)
#define FAR 63

/* What one @thing more on @parcel, which belongs to @owner, adds to the income of @content in the middle. */
static int
get_gain (BoardContent content,
          BoardContent thing,
          guint        parcel,
          guint        owner)
{
  BoardState state = { .n_seats = 2, .round = 1, .hall_holder = CS_NO_SEAT };
  int before;

  state.contents[content] |= board_parcel_bit (MIDDLE);
  state.seats[0].owned = board_parcel_bit (MIDDLE);
  before = board_income (&state, content, MIDDLE, 0);
  state.contents[thing] |= board_parcel_bit (parcel);
  if (owner != CS_NO_SEAT)
    state.seats[owner].owned |= board_parcel_bit (parcel);
  return board_income (&state, content, MIDDLE, 0) - before;
}

/* What buildings are said to earn is what the rules pay. */
static void
test_board_incomes (void)
{
  static const struct
  {
    BoardContent content;
    BoardContent thing;
    guint parcel;
    guint owner;
  } cases[] = {
    { BOARD_MINE, BOARD_MOUNTAIN, BESIDE, CS_NO_SEAT },
    { BOARD_DRUGSTORE, BOARD_HOUSE, BESIDE, CS_NO_SEAT },
    { BOARD_DRUGSTORE, BOARD_RANCH, FAR, 0 },
    { BOARD_BANK, BOARD_HOUSE, BESIDE, 0 },
    { BOARD_BANK, BOARD_MINE, FAR, 0 },
    { BOARD_SALOON, BOARD_HOUSE, BESIDE, CS_NO_SEAT },
    { BOARD_BLACKSMITH, BOARD_RANCH, FAR, 0 },
    { BOARD_GENERAL_STORE, BOARD_HOUSE, BESIDE, 1 },
  };
  const BoardState bare = { .n_seats = 2, .round = 1, .hall_holder = CS_NO_SEAT };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    check_board_figure (comstock_board_topics_of_content (cases[i].content),
                        get_gain (cases[i].content, cases[i].thing, cases[i].parcel, cases[i].owner));
  g_assert_cmpint (get_gain (BOARD_GENERAL_STORE, BOARD_HOUSE, BESIDE, 0), ==,
                   2 * get_gain (BOARD_GENERAL_STORE, BOARD_HOUSE, BESIDE, 1));
  check_board_figure (comstock_board_topics_of_content (BOARD_RANCH),
                      -get_gain (BOARD_RANCH, BOARD_MOUNTAIN, BESIDE, CS_NO_SEAT));
  check_board_figure (comstock_board_topics_of_content (BOARD_HOTEL), board_income (&bare, BOARD_HOTEL, MIDDLE, 0));
  check_board_figure (comstock_board_topics_of_content (BOARD_BLACKSMITH),
                      board_income (&bare, BOARD_BLACKSMITH, MIDDLE, 0));
}

/* What buildings bring, and the houses that they count for. */
static void
test_board_contents (void)
{
  for (int i = 0; i < BOARD_CONTENTS; i++)
    {
      const BoardContentInfo *info = &board_contents[i];
      g_autofree char *text = dup_board_text (comstock_board_topics_of_content ((BoardContent) i));
      g_autofree char *counts = g_strdup_printf ("Counts as %u house", info->house_value);
      g_autofree char *houses = g_strdup_printf ("Brings %u house", info->houses);
      g_autofree char *revolvers = g_strdup_printf ("Brings %u revolver", info->tokens);

      g_assert_cmpint (strstr (text, counts) != NULL, ==, info->house_value > 0);
      g_assert_cmpint (strstr (text, houses) != NULL, ==, info->houses > 0);
      g_assert_cmpint (strstr (text, revolvers) != NULL, ==, info->tokens > 0);
    }
}

/* A seat of a new game without variants that change how one begins. */
static void
read_first_seat (BoardSeat *seat)
{
  BoardSetup setup;
  BoardState state;
  CsRng rng;

  cs_rng_init (&rng, 1);
  do
    board_game.random_setup (NULL, 3, &rng, &setup);
  while ((setup.variants & (BOARD_NEW_BEGINNING | BOARD_MIGHT_IS_RIGHT)) != 0);
  g_assert_cmpuint (board_game.init (NULL, &setup, &state).reason, ==, CS_LEGAL);
  *seat = state.seats[0];
}

/* What the rules say of the start and the end is what the engine deals and counts. */
static void
test_board_rules (void)
{
  BoardState end = { .n_seats = 2, .round = BOARD_ROUNDS, .hall_holder = CS_NO_SEAT };
  BoardScore score;
  BoardSeat seat;

  read_first_seat (&seat);
  check_board_figure (g_strdup ("rule:start"), seat.money);
  check_board_figure (g_strdup ("rule:start"), seat.roads);
  check_board_figure (g_strdup ("rule:start"), seat.tokens);
  check_board_figure (g_strdup ("rule:start"), seat.personal);
  check_board_figure (g_strdup ("rule:start"), BOARD_START_PARCELS);

  end.seats[0].owned = end.contents[BOARD_HOUSE] = board_parcel_bit (MIDDLE);
  board_seat_score (&end, 0, &score);
  check_board_figure (g_strdup ("rule:end"), score.contents);
  while (score.money == 0)
    {
      end.seats[0].money++;
      board_seat_score (&end, 0, &score);
    }
  check_board_figure (g_strdup ("rule:end"), end.seats[0].money);
  check_board_figure (g_strdup ("rule:cash"), BOARD_ROUND_VP_PRICE);
  check_board_figure (g_strdup ("rule:firepower"), BOARD_AMMUNITION_FIREPOWER);
  check_board_figure (comstock_board_topics_of_content (BOARD_CITY_HALL), board_contents[BOARD_BANK].step);
  check_board_figure (comstock_board_topics_of_content (BOARD_CITY_HALL), board_contents[BOARD_BLACKSMITH].step);
}

/* Two parcels, of which one has a building, and a firepower of two. */
static void
test_board_places (void)
{
  BoardState state = { .n_seats = 2, .round = 1, .ammunition = CS_NO_SEAT };

  state.seats[0].owned = board_parcel_bit (MIDDLE) | board_parcel_bit (BESIDE);
  state.seats[0].role = BOARD_ROLES;
  state.seats[0].tokens = 2;
  state.contents[BOARD_HOTEL] = board_parcel_bit (MIDDLE);
  for (int track = 0; track < BOARD_TRACK; track++)
    {
      const char *name = comstock_board_track_get_name ((BoardTrack) track);

      if (track >= BOARD_BUILD_12 && track <= BOARD_BUILD_3)
        g_assert_true (tells (name, board_slot_prices[BOARD_BUILD_3 - track]));
      else if (track >= BOARD_VP_5)
        g_assert_true (tells (name, board_vp_price ((BoardTrack) track)));
    }
  check_board_figure (comstock_board_topics_of_track (BOARD_WAGES), board_track_gain (&state, BOARD_WAGES, 0));
  check_board_figure (comstock_board_topics_of_track (BOARD_ROADS_3), board_track_gain (&state, BOARD_ROADS_3, 0));
  check_board_figure (comstock_board_topics_of_track (BOARD_ROAD_1), board_track_gain (&state, BOARD_ROAD_1, 0));
  check_board_figure (comstock_board_topics_of_track (BOARD_PARCEL_INCOME),
                      board_track_gain (&state, BOARD_PARCEL_INCOME, 0) / 2);
  check_board_figure (comstock_board_topics_of_track (BOARD_COWBOY_INCOME),
                      board_track_gain (&state, BOARD_COWBOY_INCOME, 0) / 2);
  check_board_figure (comstock_board_topics_of_track (BOARD_PARCEL_VP), board_track_gain (&state, BOARD_PARCEL_VP, 0));
  check_board_figure (comstock_board_topics_of_track (BOARD_COWBOY_VP), board_track_gain (&state, BOARD_COWBOY_VP, 0));
  check_board_figure (comstock_board_topics_of_track (BOARD_BUILDING_VP),
                      board_track_gain (&state, BOARD_BUILDING_VP, 0));
}

/* What characters bring at once; 1 may be a word. */
static void
test_board_roles (void)
{
  for (guint role = 0; role < BOARD_ROLES; role++)
    {
      const BoardSideInfo *info = &board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES];
      const int figures[] = { info->money, info->roads, info->firepower, info->dynamites, info->vp };

      for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
        if (figures[i] > 1)
          check_board_figure (comstock_board_topics_of_role (role), figures[i]);
    }
  for (int i = 1; i < BOARD_OFFERS; i++)
    {
      const guint banker = BOARD_ROLE (BOARD_BANKER, BOARD_RED);

      check_board_figure (comstock_board_topics_of_role (banker), board_banker_offers[i].price);
      check_board_figure (comstock_board_topics_of_role (banker), board_banker_offers[i].vp);
    }
}

static void
test_row_figures (void)
{
  for (int row = 0; row < CARDS_ROWS; row++)
    {
      g_autofree char *text = dup_text (comstock_cards_topics_of_row ((CardsRow) row));

      if (cards_scoring[row].vp != 0 && !tells (text, cards_scoring[row].vp))
        g_error ("%s should tell %d", text, cards_scoring[row].vp);
    }
}

/* A row and the parcels that score in it lead to each other. */
static void
test_rows_of_parcels (void)
{
  for (int row = 0; row < CARDS_ROWS; row++)
    for (CardsParcelSet each = cards_scoring[row].each; each != 0; each &= each - 1)
      {
        g_autofree char *of_row = comstock_cards_topics_of_row ((CardsRow) row);
        g_autofree char *of_parcel = comstock_cards_topics_of_parcel ((CardsParcel) g_bit_nth_lsf (each, -1));
        g_auto (GStrv) parcels = dup_related (of_row);
        g_auto (GStrv) rows = dup_related (of_parcel);

        g_assert_true (g_strv_contains ((const char *const *) parcels, of_parcel));
        g_assert_true (g_strv_contains ((const char *const *) rows, of_row));
      }
}

/* A text tells what each line of a character's gives; the singer's is a row's points as they are. */
static void
assert_lines_told (CardsCharacter character,
                   const char    *text)
{
  for (int i = 0; i < CARDS_CHARACTER_LINES; i++)
    {
      const CardsScoring *line = &cards_character_scoring[character][i];

      if (line->per == 2)
        g_assert_nonnull (strstr (text, "½"));
      else if (line->vp != 0 && line->counts != CARDS_COUNT_BEST_SALOON && !tells (text, line->vp))
        g_error ("%s should tell %d", text, line->vp);
    }
}

/* A character's text tells all its figures, and names each parcel that scores for it among the related topics. */
static void
test_character_figures (void)
{
  for (int i = 0; i < CARDS_CHARACTERS; i++)
    {
      const CardsCharacterInfo *info = &cards_characters[i];
      g_autofree char *id = comstock_cards_topics_of_character ((CardsCharacter) i);
      g_auto (GStrv) related = dup_related (id);
      g_autofree char *text = dup_text (g_strdup (id));

      g_assert_true (tells (text, info->appeal));
      g_assert_true (info->boost == 0 || tells (text, info->boost));
      assert_lines_told ((CardsCharacter) i, text);
      for (int parcel = 0; parcel < CARDS_PARCELS; parcel++)
        {
          g_autofree char *of_parcel = comstock_cards_topics_of_parcel ((CardsParcel) parcel);
          const int vp = cards_character_parcel_vp ((CardsCharacter) i, (CardsParcel) parcel);

          if (vp == 0)
            continue;
          g_assert_true (tells (text, vp));
          g_assert_true (g_strv_contains ((const char *const *) related, of_parcel));
        }
    }
}

static void
test_parcel_figures (void)
{
  for (int i = 0; i < CARDS_PARCELS; i++)
    {
      g_autofree char *text = dup_text (comstock_cards_topics_of_parcel ((CardsParcel) i));

      for (int era = 0; era < CARDS_ERAS; era++)
        g_assert_true (tells (text, cards_parcels[i].printed[era]));
    }
}

static void
test_rule_figures (void)
{
  const struct
  {
    const char *id;
    int figure;
  } told[] = {
    { "rule:aim", CARDS_ROUNDS },
    { "rule:seats", CARDS_MIN_SEATS },
    { "rule:seats", CARDS_MAX_SEATS },
    { "rule:auction-cards", 1 },
    { "rule:auction-cards", 9 },
    { "rule:auction-cards", 2 },
    { "rule:auction-cards", 10 },
    { "rule:auction-cards", 3 },
    { "rule:auction-cards", 11 },
    { "rule:terrain-cards", CARDS_TERRAIN_PER_ERA },
    { "rule:ties", CARDS_SKULLS },
    { "rule:ties", CARDS_CHARACTERS },
    { "stage:column", CARDS_COLUMN_TERRAIN },
    { "stage:column", CARDS_LARGE_COLUMN_TERRAIN },
    { "rule:limit", CARDS_LIMIT },
    { "rule:limit", CARDS_LIMIT + 1 },
    { "rule:selling", cards_character_scoring[CARDS_AUCTIONEER][0].vp },
    { "rule:selling", CARDS_MAX_SALES },
    { "rule:counting", 1 },
    { "rule:counting", 2 },
    { "character:auctioneer", CARDS_MAX_SALES },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = dup_text (g_strdup (told[i].id));

      if (!tells (text, told[i].figure))
        g_error ("%s should tell %d: %s", told[i].id, told[i].figure, text);
    }
}

/* Each ability is named where the rules tell the order of their use, in that order. */
static void
test_order_of_abilities (void)
{
  g_autofree char *before = dup_text (g_strdup ("stage:column"));
  g_autofree char *after = dup_text (g_strdup ("stage:auction"));
  const char *position = before;

  for (int i = 0; i < CARDS_ABILITIES; i++)
    {
      if (i == CARDS_SECRET_ABILITIES)
        position = after;
      position = strstr (position, comstock_cards_character_get_name ((CardsCharacter) i));
      g_assert_nonnull (position);
    }
}

static gboolean
tells_of (const char *id,
          const char *search)
{
  return comstock_topics_match (&comstock_cards_topics, find (g_strdup (id)), search);
}

static void
test_search (void)
{
  g_assert_true (tells_of ("parcel:saloon", ""));
  g_assert_true (tells_of ("parcel:saloon", "SALOÓN"));
  g_assert_true (tells_of ("parcel:saloon", "  house  saloon "));
  g_assert_true (tells_of ("parcel:saloon", "saloons"));
  g_assert_false (tells_of ("parcel:saloon", "saloonist"));
  g_assert_false (tells_of ("parcel:saloon", "saloon mountain"));
  g_assert_false (tells_of ("parcel:saloon", "xyzzy"));
}

/* A game without topics about things, and with figures of its own. */
static void
test_another_game (gconstpointer data)
{
  const ComstockTopics *topics = data;
  g_autofree char *filled = comstock_topics_fill (topics, "{rounds} rounds, {characters}");
  const int stones = comstock_topics_find (topics, "rule:stones");

  g_assert_cmpuint (comstock_topics_get_n (topics), ==, 3);
  g_assert_cmpint (stones, >, 0);
  g_assert_true (comstock_topics_match (topics, (guint) stones, "12 stones"));
  g_assert_false (comstock_topics_match (topics, 0, "stones"));
  g_assert_cmpint (comstock_topics_find (topics, "parcel:saloon"), ==, -1);
  g_assert_cmpstr (filled, ==, "3 rounds, {characters}");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (ComstockGame) pebbles = pebbles_game_new_played ();
  const ComstockTopics *pebbles_topics = comstock_game_get_topics (pebbles);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/topics/things", test_things);
  g_test_add_data_func ("/topics/texts/cards", &comstock_cards_topics, test_texts);
  g_test_add_data_func ("/topics/texts/board", &comstock_board_topics, test_texts);
  g_test_add_data_func ("/topics/texts/city", &comstock_city_topics, test_texts);
  g_test_add_data_func ("/topics/texts/pebbles", pebbles_topics, test_texts);
  g_test_add_data_func ("/topics/related/cards", &comstock_cards_topics, test_related);
  g_test_add_data_func ("/topics/related/board", &comstock_board_topics, test_related);
  g_test_add_data_func ("/topics/related/city", &comstock_city_topics, test_related);
  g_test_add_func ("/topics/board-things", test_board_things);
  g_test_add_func ("/topics/board-variants", test_board_variants);
  g_test_add_func ("/topics/board-contents", test_board_contents);
  g_test_add_func ("/topics/board-rules", test_board_rules);
  g_test_add_func ("/topics/board-incomes", test_board_incomes);
  g_test_add_func ("/topics/board-places", test_board_places);
  g_test_add_func ("/topics/board-roles", test_board_roles);
  g_test_add_data_func ("/topics/related/pebbles", pebbles_topics, test_related);
  g_test_add_func ("/topics/figures/rows", test_row_figures);
  g_test_add_func ("/topics/rows-of-parcels", test_rows_of_parcels);
  g_test_add_func ("/topics/figures/characters", test_character_figures);
  g_test_add_func ("/topics/figures/parcels", test_parcel_figures);
  g_test_add_func ("/topics/figures/rules", test_rule_figures);
  g_test_add_func ("/topics/order-of-abilities", test_order_of_abilities);
  g_test_add_func ("/topics/search", test_search);
  g_test_add_data_func ("/topics/another-game", pebbles_topics, test_another_game);
  return g_test_run ();
}
