/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of save files: the same bytes come back, and every bad file is refused with its own reason. */

#include "shared-games.h"

#include <glib/gstdio.h>

#include "engine/city/city-outlook.h"
#include "engine/cs-digest.h"
#include "model/base/comstock-json.h"
#include "model/board/comstock-board-game.h"
#include "model/city/comstock-city-game.h"
#include "model/store/comstock-save.h"

#define WHOLE G_MAXUINT

static char *
save_text (gpointer game)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  return g_strndup (text, size);
}

static ComstockGame *
load_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return comstock_save_from_bytes (bytes, error);
}

static void
assert_round_trip (ComstockGame *game)
{
  g_autofree char *before = save_text (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) loaded = load_text (before, &error);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  after = save_text (loaded);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (comstock_game_get_cursor (loaded), ==, comstock_game_get_cursor (game));
  for (guint i = 0; i <= comstock_game_get_length (loaded); i++)
    g_assert_cmphex (comstock_game_get_digest_at (loaded, i), ==, comstock_game_get_digest_at (game, i));
}

/* Undoes and redoes all of a game and meets the same positions. */
static void
assert_undo_and_redo (ComstockGame *game)
{
  const guint length = comstock_game_get_length (game);
  const CsGame *rules = comstock_game_get_rules (game);
  g_autofree guint64 *digests = g_new (guint64, length + 1);

  comstock_game_go_to (game, length);
  for (guint i = length + 1; i-- > 0;)
    {
      comstock_game_go_to (game, i);
      digests[i] = rules->digest (comstock_game_get_state (game));
    }
  for (guint i = 0; i <= length; i++)
    {
      comstock_game_go_to (game, i);
      g_assert_cmphex (rules->digest (comstock_game_get_state (game)), ==, digests[i]);
      g_assert_cmphex (comstock_game_get_digest_at (game, i), ==, digests[i]);
    }
}

/* Games cut at a random move and looked at from a random place. */
static void
test_round_trips (gconstpointer data)
{
  const SharedGame *kind = data;
  const guint n = g_test_slow () ? 10000 : 200;
  CsRng rng;

  cs_rng_init (&rng, 200);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[i % 4], i);

      table_play (game, i % 10 == 0 ? WHOLE : cs_rng_below (&rng, kind->length), i);
      assert_round_trip (game);
      assert_undo_and_redo (game);
      comstock_game_go_to (game, cs_rng_below (&rng, comstock_game_get_length (game) + 1));
      assert_round_trip (game);
    }
  g_test_message ("%u games", n);
}

/* Names as people type them, levels and suits. */
static void
test_choices (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autoptr (ComstockGame) loaded = NULL;
  g_autofree char *text = NULL;
  ComstockCardsSetup setup, choices;

  comstock_cards_setup_init (&setup);
  g_strlcpy (setup.seats[0].holder.name, "Zoë “Dusty” \\ \"Łukasz\"", COMSTOCK_MAX_SEAT_NAME);
  setup.seats[0].suit = CARDS_COW;
  setup.seats[3].holder.level = COMSTOCK_CARDS_EXPERT;
  game = comstock_cards_game_new (deck, &setup, NULL);
  assert_round_trip (COMSTOCK_GAME (game));
  text = save_text (game);
  loaded = load_text (text, NULL);
  comstock_cards_game_get_choices (COMSTOCK_CARDS_GAME (loaded), &choices);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpstr (choices.seats[i].holder.name, ==, setup.seats[i].holder.name);
      g_assert_cmpuint (choices.seats[i].holder.level, ==, setup.seats[i].holder.level);
      g_assert_cmpuint (choices.seats[i].suit, ==, setup.seats[i].suit);
    }
}

/* A save with @old, which it must hold, replaced by @new_text at its first place. */
static char *
spoil (const char *text,
       const char *old,
       const char *new_text)
{
  const char *place = strstr (text, old);
  g_autofree char *before = NULL;

  g_assert_nonnull (place);
  before = g_strndup (text, place - text);
  return g_strconcat (before, new_text, place + strlen (old), NULL);
}

static void
assert_refused (const char *text,
                GQuark      domain,
                int         code,
                const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load_text (text, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, domain, code);
}

/* The built-in deck with two cards' appeals exchanged, under another name. */
static ComstockCardsDeck *
make_own_deck (void)
{
  g_autoptr (ComstockCardsDeck) built_in = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (JsonNode) json = comstock_kit_to_json (built_in);
  JsonArray *terrain = json_object_get_array_member (json_node_get_object (json), "terrain");
  g_autoptr (GError) error = NULL;
  ComstockCardsDeck *deck;

  json_object_set_string_member (json_node_get_object (json), "id", "own");
  json_object_set_int_member (json_array_get_object_element (terrain, 0), "appeal", 9);
  deck = comstock_kit_new_from_json (COMSTOCK_TYPE_CARDS_DECK, json, &error);
  g_assert_no_error (error);
  return deck;
}

/* A deck that the program does not have travels in the save. */
static void
test_own_deck (void)
{
  g_autoptr (ComstockCardsDeck) deck = make_own_deck ();
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autoptr (ComstockGame) loaded = NULL;
  g_autofree char *text = NULL;
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  game = comstock_cards_game_new (deck, &setup, NULL);
  table_play (game, 50, 201);
  assert_round_trip (COMSTOCK_GAME (game));
  text = save_text (game);
  loaded = load_text (text, NULL);
  g_assert_cmpstr (comstock_kit_get_id (comstock_game_get_own_kit (loaded)), ==, "own");
}

/* One card of the deck that travels is worth less than the digest says. */
static void
test_own_deck_changed (void)
{
  g_autoptr (ComstockCardsDeck) deck = make_own_deck ();
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autofree char *sound = NULL;
  g_autofree char *text = NULL;
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  game = comstock_cards_game_new (deck, &setup, NULL);
  sound = save_text (game);
  text = spoil (sound, "\"appeal\" : 9", "\"appeal\" : 8");
  assert_refused (text, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_SETUP,
                  "setup.deck: the deck “own” is not the one this game was played with");
}

typedef struct
{
  const char *old;
  const char *new_text;
  int code;
  const char *message;
} Spoiling;

/* The game of the spoilt saves: four moves, all picked by hand below. */
static char *
make_sound_save (void)
{
  g_autoptr (ComstockCardsGame) game = table_new ("person,rival:hard,virtual:novice,virtual:expert", 1);
  g_autofree char *text = NULL;

  comstock_game_play (COMSTOCK_GAME (game), 0, cards_move (CARDS_MOVE_BID, 5), NULL);
  text = save_text (game);
  return g_steal_pointer (&text);
}

/* A name of which nothing can be seen is none, whoever wrote it: the game is not lost for it. */
static void
test_blank_names (void)
{
  static const char *const names[] = { "  ", "\u3164", "\U000e0041\U000e007f\u200b" };
  g_autofree char *sound = make_sound_save ();

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *member = g_strdup_printf ("\"name\" : \"%s\"", names[i]);
      g_autofree char *text = spoil (sound, "\"name\" : \"\"", member);
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = load_text (text, &error);
      g_autofree char *again = NULL;
      ComstockHolder holder;
      ComstockCardsSetup setup;

      g_assert_no_error (error);
      again = save_text (game);
      g_assert_cmpstr (again, ==, sound);
      comstock_holder_set_name (&holder, names[i]);
      g_assert_cmpstr (holder.name, ==, "");
      comstock_cards_setup_init (&setup);
      g_assert_true (comstock_cards_setup_check (&setup, NULL));
      g_strlcpy (setup.seats[0].holder.name, names[i], COMSTOCK_MAX_SEAT_NAME);
      g_assert_false (comstock_cards_setup_check (&setup, NULL));
    }
}

static void
test_spoilt_members (void)
{
  static const Spoiling cases[] = {
    { "\"version\" : 1", "\"version\" : \"1\"", COMSTOCK_JSON_ERROR_TYPE,
      "version: this is not an integer" },
    { "\"version\" : 1", "\"version\" : 0", COMSTOCK_JSON_ERROR_RANGE,
      "version: 0 is not between 1 and 2147483647" },
    { "\"version\" : 1,", "", COMSTOCK_JSON_ERROR_MISSING, "member “version” is missing" },
    { "\"cursor\" : 1", "\"cursor\" : 2", COMSTOCK_JSON_ERROR_RANGE,
      "cursor: 2 is not between 0 and 1" },
    { "\"cursor\" : 1", "\"cursor\" : 1.0", COMSTOCK_JSON_ERROR_TYPE,
      "cursor: this is not an integer" },
    { "\"cursor\" : 1", "\"cursor\" : 1, \"cursor\" : 0", COMSTOCK_JSON_ERROR_DUPLICATE,
      "line 215, column 17: member “cursor” appears twice" },
    { "\"cursor\" : 1", "\"cursor\" : 1, \"note\" : 0", COMSTOCK_JSON_ERROR_UNKNOWN,
      "member “note” is not known" },
    { "\"kind\" : \"rival\"", "\"kind\" : \"robot\"", COMSTOCK_JSON_ERROR_RANGE,
      "setup.seats[1].kind: “robot” is not allowed here" },
    { "\"level\" : \"hard\"", "\"level\" : \"novice\"", COMSTOCK_JSON_ERROR_RANGE,
      "setup.seats[1].level: this is not a level of “rival”" },
    { "\"kind\" : \"person\"", "\"kind\" : \"person\", \"level\" : \"\"",
      COMSTOCK_JSON_ERROR_RANGE, "setup.seats[0].level: this is not a level of “person”" },
    { "\"level\" : \"hard\",", "", COMSTOCK_JSON_ERROR_RANGE,
      "setup.seats[1]: this is not a level of “rival”" },
    { "\"suit\" : \"cactus\"", "\"suit\" : 2", COMSTOCK_JSON_ERROR_TYPE,
      "setup.seats[2].suit: this is not a string" },
    { "\"name\" : \"\"", "\"name\" : \"0123456789012345678901234567890123456789"
      "012345678901234567890123\"", COMSTOCK_JSON_ERROR_RANGE,
      "setup.seats[0].name: this string is longer than 63 bytes" },
    { "\"name\" : \"\"", "\"name\" : \"\", \"piles\" : []", COMSTOCK_JSON_ERROR_UNKNOWN,
      "setup.seats[0]: member “piles” is not known" },
    { "\"characters\" : [", "\"characters\" : [ \"banker\",", COMSTOCK_JSON_ERROR_RANGE,
      "setup.characters: there are 22 items instead of 21" },
    { "\"0 bid 5\"", "7", COMSTOCK_JSON_ERROR_TYPE, "moves[0]: this is not a string" },
  };
  g_autofree char *sound = make_sound_save ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = spoil (sound, cases[i].old, cases[i].new_text);

      assert_refused (text, COMSTOCK_JSON_ERROR, cases[i].code, cases[i].message);
    }
}

static void
test_spoilt_games (void)
{
  static const Spoiling cases[] = {
    { "comstock-save", "other-save", COMSTOCK_SAVE_ERROR_FORMAT,
      "format: this is not a Comstock saved game" },
    { "\"version\" : 1", "\"version\" : 2, \"new\" : 1", COMSTOCK_SAVE_ERROR_NEWER,
      "version: version 2 is too new for this program, which reads versions up to 1" },
    { "\"rules\" : 1", "\"rules\" : 9", COMSTOCK_SAVE_ERROR_NEWER,
      "rules: version 9 is too new for this program, which reads versions up to 1" },
    { "carson-city-card-game", "whist", COMSTOCK_SAVE_ERROR_GAME,
      "game: this program has no game “whist”" },
    { "\"suit\" : \"cactus\"", "\"suit\" : \"hat\"", COMSTOCK_SAVE_ERROR_SETUP,
      "setup: Player 3 needs a different suit." },
    { "\"id\" : \"frontier\"", "\"id\" : \"other\"", COMSTOCK_SAVE_ERROR_SETUP,
      "setup.deck: the deck “frontier” is not the one this game was played with" },
    { "0 bid 5", "0 bid 10", COMSTOCK_SAVE_ERROR_MOVE,
      "moves[0]: “0 bid 10”: Auction card 10 does not belong to this player." },
    { "0 bid 5", "0 bet 5", COMSTOCK_SAVE_ERROR_MOVE, "moves[0]: “0 bet 5”: this is not a move" },
    { "0 bid 5", "0  bid 5", COMSTOCK_SAVE_ERROR_MOVE, "moves[0]: “0  bid 5”: this is not a move" },
    { "0 bid 5", "6 bid 5", COMSTOCK_SAVE_ERROR_MOVE, "moves[0]: “6 bid 5”: this is not a move" },
    { "0 bid 5", "31 bid 5", COMSTOCK_SAVE_ERROR_MOVE, "moves[0]: “31 bid 5”: this is not a move" },
    { "0 bid 5", "", COMSTOCK_SAVE_ERROR_MOVE, "moves[0]: “”: this is not a move" },
    { "0 bid 5", "2 bid 5", COMSTOCK_SAVE_ERROR_MOVE,
      "moves[0]: “2 bid 5”: It is somebody else’s turn." },
    { "\"moves\" : [", "\"moves\" : [ \"0 bid 4\",", COMSTOCK_SAVE_ERROR_DIGEST,
      "digests[0].move: the last digest belongs to move 1, but there are 2 moves" },
    { "0 bid 5", "0 bid 6", COMSTOCK_SAVE_ERROR_DIGEST,
      "digests[0].digest: the position after move 1 is not the one that was saved" },
  };
  g_autofree char *sound = make_sound_save ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = spoil (sound, cases[i].old, cases[i].new_text);

      assert_refused (text, COMSTOCK_SAVE_ERROR, cases[i].code, cases[i].message);
    }
}

/* A digest of an earlier round fails at its own move, and one too many at the end. */
static void
test_digests (void)
{
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 210);
  g_autofree char *sound = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  table_play (game, 60, 211);
  sound = save_text (game);
  text = spoil (sound, "\"digests\" : [",
                "\"digests\" : [ { \"move\" : 2, \"digest\" : \"0123456789abcdef\" },");
  g_assert_null (load_text (text, &error));
  g_assert_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST);
  g_assert_cmpstr (error->message, ==,
    "digests[0].digest: the position after move 2 is not the one that was saved");
}

/* One move has one digest. */
static void
test_double_digest (void)
{
  g_autofree char *sound = make_sound_save ();
  const char *start = strstr (sound, "\"digests\" : [") + strlen ("\"digests\" : [");
  g_autofree char *digest = g_strndup (start, strchr (start, '}') + 1 - start);
  g_autofree char *twice = g_strconcat (digest, ",", digest, NULL);
  g_autofree char *text = spoil (sound, digest, twice);

  assert_refused (text, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_RANGE,
                  "digests[1]: this digest belongs to no move");
}

static void
test_journal_too_long (void)
{
  g_autofree char *sound = make_sound_save ();
  g_autoptr (GString) moves = g_string_new ("\"moves\" : [");
  g_autofree char *text = NULL;

  for (guint i = 0; i < 1000; i++)
    g_string_append (moves, "\"0 pass\",");
  text = spoil (sound, "\"moves\" : [", moves->str);
  assert_refused (text, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_RANGE,
                  "moves: there are 1001 items instead of 0 to 512");
}

/* A journal of a million moves is refused by the size of its file, the longest that fits by its length. */
static void
test_million_moves (void)
{
  g_autofree char *sound = make_sound_save ();
  g_autoptr (GString) moves = g_string_new ("\"moves\" : [");
  g_autofree char *million = NULL;
  g_autofree char *most = NULL;

  for (guint i = 0; i < 1000000; i++)
    g_string_append (moves, "\"0 pass\",");
  million = spoil (sound, "\"moves\" : [", moves->str);
  assert_refused (million, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_TOO_LARGE,
                  "larger than 1048576 bytes");
  g_string_truncate (moves, strlen ("\"moves\" : [") + 100000 * strlen ("\"0 pass\","));
  most = spoil (sound, "\"moves\" : [", moves->str);
  assert_refused (most, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_RANGE,
                  "moves: there are 100001 items instead of 0 to 512");
}

#define TEN_A "aaaaaaaaaa"
#define MANY_A TEN_A TEN_A TEN_A TEN_A "…"

/* Wherever a string may stand, one of almost a megabyte gets a short answer. */
static void
test_long_strings (void)
{
  static const struct
  {
    const char *beginning;
    const char *message;
  } cases[] = {
    { "\"format\" : \"", "format: this is not a Comstock saved game" },
    { "\"program\" : \"", "program: this string is longer than 32 bytes" },
    { "\"game\" : \"", "game: this string is longer than 64 bytes" },
    { "\"kind\" : \"", "setup.seats[0].kind: “" MANY_A "” is not allowed here" },
    { "\"suit\" : \"", "setup.seats[0].suit: “" MANY_A "” is not allowed here" },
    { "\"name\" : \"", "setup.seats[0].name: this string is longer than 63 bytes" },
    { "\"level\" : \"", "setup.seats[1].level: this is not a level of “rival”" },
    { "\"id\" : \"", "setup.deck.id: this string is longer than 31 bytes" },
    { "\"digest\" : \"", "setup.deck.digest: “" MANY_A "” is not allowed here" },
    { "\"0 bid 5", "moves[0]: this string is longer than 64 bytes" },
    { ",\n  \"program", "member “program" TEN_A TEN_A TEN_A "aaa…” is not known" },
  };
  g_autofree char *sound = make_sound_save ();
  g_autofree char *filling = g_strnfill (1000 * 1000, 'a');

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *longer = g_strconcat (cases[i].beginning, filling, NULL);
      g_autofree char *text = spoil (sound, cases[i].beginning, longer);
      g_autoptr (GError) error = NULL;

      g_assert_null (load_text (text, &error));
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

/* Of a game when its first round is well under way. */
static char *
make_played_save (const SharedGame *kind)
{
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 1);

  table_play (game, 4, 1);
  return save_text (game);
}

/* A save that is cut off anywhere is refused, without a crash. */
static void
test_cut_off (gconstpointer data)
{
  g_autofree char *sound = make_played_save (data);
  const gsize size = strlen (sound);

  for (gsize cut = 0; cut < size - 2; cut += 7)
    {
      g_autofree char *text = g_strndup (sound, cut);
      g_autoptr (GError) error = NULL;

      g_assert_null (load_text (text, &error));
      g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_SYNTAX);
    }
}

/* A byte changed anywhere is refused or gives a game that saves, never a crash. */
static void
test_changed_bytes (gconstpointer data)
{
  g_autofree char *sound = make_played_save (data);
  const gsize size = strlen (sound);
  CsRng rng;

  cs_rng_init (&rng, 220);
  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *text = g_strdup (sound);
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game = NULL;

      text[cs_rng_below (&rng, (guint32) size)] = (char) (1 + cs_rng_below (&rng, 255));
      game = load_text (text, &error);
      g_assert_true ((game == NULL) == (error != NULL));
      if (game != NULL)
        assert_round_trip (game);
    }
}

/* Files that are kept for ever: each fails with the error that stands beside it. */
static void
test_bad_files (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "saves", "bad", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, COMSTOCK_SAVE_SUFFIX))
      {
        g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);
        g_autofree char *path = g_file_get_path (file);
        g_autofree char *expected_path = g_strconcat (path, ".error", NULL);
        g_autofree char *expected = NULL;
        g_autofree char *message = NULL;
        g_autoptr (GError) refusal = NULL;

        g_assert_true (g_file_get_contents (expected_path, &expected, NULL, NULL));
        message = g_strdup_printf ("%s: %s", path, g_strchomp (expected));
        g_assert_null (comstock_save_read (file, NULL, &refusal));
        g_assert_cmpstr (refusal->message, ==, message);
        n++;
      }
  g_assert_cmpuint (n, >=, 12);
}

static guint32
get_winners (ComstockGame *game)
{
  if (COMSTOCK_IS_BOARD_GAME (game))
    return comstock_board_game_get_winners (COMSTOCK_BOARD_GAME (game));
  if (COMSTOCK_IS_CITY_GAME (game))
    return city_winners (comstock_game_get_state (game));
  return comstock_cards_game_get_winners (COMSTOCK_CARDS_GAME (game));
}

/* One number for all positions of a game: a save may end at any of them, and its last digest is that of its last. */
static char *
dup_positions (ComstockGame *game)
{
  guint64 digest = CS_DIGEST_START;

  for (guint cursor = 0; cursor <= comstock_game_get_length (game); cursor++)
    {
      const guint64 position = comstock_game_get_digest_at (game, cursor);

      digest = cs_digest_u32 (digest, (guint32) position);
      digest = cs_digest_u32 (digest, (guint32) (position >> 32));
    }
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", digest);
}

static int
find_ending (const char *id)
{
  static const char *const ids[] = {
    [CITY_END_TILES] = "tiles", [CITY_END_WALLS] = "walls", [CITY_END_GAP] = "gap", [CITY_END_RING] = "ring",
  };
  int ending = CITY_END_TILES;

  while (!g_str_equal (ids[ending], id))
    ending++;
  return ending;
}

/* The totals, winners and positions that stand beside a save. */
static void
check_expectation (ComstockGame *game,
                   const char   *path)
{
  g_autofree char *name = g_strndup (path, strlen (path) - strlen (COMSTOCK_SAVE_SUFFIX));
  g_autofree char *expected_path = g_strconcat (name, ".expected.json", NULL);
  g_autofree char *positions = dup_positions (game);
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *expected;
  JsonArray *totals, *winners;
  int32_t points[CS_MAX_SEATS];
  guint32 winner_mask = 0;

  g_assert_true (json_parser_load_from_file (parser, expected_path, NULL));
  expected = json_node_get_object (json_parser_get_root (parser));
  totals = json_object_get_array_member (expected, "totals");
  winners = json_object_get_array_member (expected, "winners");
  g_assert_true (comstock_game_is_over (game));
  comstock_game_get_rules (game)->score (comstock_game_get_kit (game), comstock_game_get_state (game), points);
  g_assert_cmpuint (json_array_get_length (totals), ==,
                    comstock_game_get_n_seats (COMSTOCK_GAME (game)));
  for (guint i = 0; i < json_array_get_length (totals); i++)
    g_assert_cmpint (json_array_get_int_element (totals, i), ==, points[i]);
  for (guint i = 0; i < json_array_get_length (winners); i++)
    winner_mask |= CARDS_BIT (json_array_get_int_element (winners, i));
  g_assert_cmphex (winner_mask, ==, get_winners (game));
  g_assert_cmpstr (positions, ==, json_object_get_string_member (expected, "positions"));
  if (COMSTOCK_IS_CITY_GAME (game))
    g_assert_cmpint (((const CityState *) comstock_game_get_state (game))->ending, ==,
                     find_ending (json_object_get_string_member (expected, "ending")));
}

static CardsCharacterSet
collect_characters (ComstockGame *game)
{
  const CardsState *state = comstock_game_get_state (game);
  CardsCharacterSet characters = 0;

  for (guint i = 0; i < state->n_seats; i++)
    if (state->seats[i].kind == CARDS_REAL)
      characters |= state->seats[i].owned;
  return characters;
}

/* Whole games of version 1, which must load for ever and end as they ended. */
static void
test_kept_files (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "saves", "v1", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  CardsCharacterSet characters = 0;
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, COMSTOCK_SAVE_SUFFIX))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autoptr (GFile) file = g_file_new_for_path (path);
        g_autoptr (GError) error = NULL;
        g_autoptr (ComstockGame) game = comstock_save_read (file, NULL, &error);

        g_assert_no_error (error);
        check_expectation (game, path);
        characters |= collect_characters (game);
        n++;
      }
  g_assert_cmpuint (n, >=, 12);
  g_assert_cmphex (characters, ==, CARDS_BIT (CARDS_CHARACTERS) - 1);
}

/* The same of the other games. */
static void
test_kept_files_of (gconstpointer data)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "saves", "v1", (const char *) data, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, COMSTOCK_SAVE_SUFFIX))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autoptr (GFile) file = g_file_new_for_path (path);
        g_autoptr (GError) error = NULL;
        g_autoptr (ComstockGame) game = comstock_save_read (file, NULL, &error);

        g_assert_no_error (error);
        check_expectation (game, path);
        n++;
      }
  g_assert_cmpuint (n, >=, 8);
}

/* 100 MB and a nesting of 100,000, as files. */
static void
test_hostile_files (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "comstock-hostile-XXXXXX", NULL);
  const int fd = g_mkstemp (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *deep = g_strnfill (100000, '[');
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, 100 * 1000 * 1000), ==, 0);
  g_assert_null (comstock_save_read (file, NULL, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_TOO_LARGE);
  g_clear_error (&error);

  g_assert_true (g_file_set_contents (path, deep, -1, NULL));
  g_assert_null (comstock_save_read (file, NULL, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_TOO_DEEP);
  g_assert_true (g_close (fd, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_save_write_finish (result, &error));
  g_assert_no_error (error);
  g_main_loop_quit (data);
}

/* Both ways of writing give the file that reading takes, through a symbolic link too, which stays one. */
static void
test_files (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autofree char *folder = g_dir_make_tmp ("comstock-saves-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.comstock", NULL);
  g_autofree char *link_path = g_build_filename (folder, "link.comstock", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) link = g_file_new_for_path (link_path);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], 230);
  g_autoptr (ComstockGame) first = NULL;
  g_autoptr (ComstockGame) second = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_save_write (game, file, &error));
  g_assert_no_error (error);
  first = comstock_save_read (file, NULL, &error);
  g_assert_no_error (error);

  g_assert_cmpint (symlink (path, link_path), ==, 0);
  table_play (game, 12, 231);
  bytes = comstock_save_to_bytes (game);
  comstock_save_write_bytes_async (bytes, link, NULL, NULL, on_written, loop);
  g_main_loop_run (loop);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  second = comstock_save_read (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (comstock_game_get_length (second), ==, comstock_game_get_length (game));

  g_assert_cmpint (g_unlink (link_path), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A link to a file that is not there yet, and one that leads to itself. */
static void
test_links (void)
{
  g_autofree char *folder = g_dir_make_tmp ("comstock-links-XXXXXX", NULL);
  g_autofree char *target = g_build_filename (folder, "target.comstock", NULL);
  g_autofree char *link = g_build_filename (folder, "link.comstock", NULL);
  g_autofree char *circle = g_build_filename (folder, "circle.comstock", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link);
  g_autoptr (GFile) circle_file = g_file_new_for_path (circle);
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 235);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("target.comstock", link), ==, 0);
  g_assert_true (comstock_save_write (COMSTOCK_GAME (game), link_file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (target, G_FILE_TEST_IS_REGULAR));

  g_assert_cmpint (symlink ("circle.comstock", circle), ==, 0);
  g_assert_false (comstock_save_write (COMSTOCK_GAME (game), circle_file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_LOOP);
  g_assert_true (g_file_test (circle, G_FILE_TEST_IS_SYMLINK));

  g_assert_cmpint (g_unlink (circle), ==, 0);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_unlink (target), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_unwritable (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at/all.comstock");
  g_autoptr (ComstockCardsGame) game = table_new (table_mixtures[0], 240);
  g_autoptr (GError) error = NULL;

  g_assert_false (comstock_save_write (COMSTOCK_GAME (game), file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/at/all.comstock: "));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/model/save/round-trips", test_round_trips);
  g_test_add_func ("/model/save/choices", test_choices);
  g_test_add_func ("/model/save/own-deck", test_own_deck);
  g_test_add_func ("/model/save/own-deck-changed", test_own_deck_changed);
  g_test_add_func ("/model/save/blank-names", test_blank_names);
  g_test_add_func ("/model/save/spoilt-members", test_spoilt_members);
  g_test_add_func ("/model/save/spoilt-games", test_spoilt_games);
  g_test_add_func ("/model/save/digests", test_digests);
  g_test_add_func ("/model/save/double-digest", test_double_digest);
  g_test_add_func ("/model/save/journal-too-long", test_journal_too_long);
  g_test_add_func ("/model/save/million-moves", test_million_moves);
  g_test_add_func ("/model/save/long-strings", test_long_strings);
  shared_games_add_test ("/model/save/cut-off", test_cut_off);
  shared_games_add_test ("/model/save/changed-bytes", test_changed_bytes);
  g_test_add_func ("/model/save/bad-files", test_bad_files);
  g_test_add_func ("/model/save/kept-files", test_kept_files);
  g_test_add_data_func ("/model/save/kept-board-files", "board", test_kept_files_of);
  g_test_add_data_func ("/model/save/kept-city-files", "city", test_kept_files_of);
  g_test_add_func ("/model/save/hostile-files", test_hostile_files);
  shared_games_add_test ("/model/save/files", test_files);
  g_test_add_func ("/model/save/links", test_links);
  g_test_add_func ("/model/save/unwritable", test_unwritable);
  return g_test_run ();
}
