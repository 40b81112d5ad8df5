/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decks: what the built-in one holds, that writing and reading agree, and each way in which a deck can be bad. */

#include "model/cards/comstock-cards-deck.h"

#include <string.h>

#include "model/base/comstock-json.h"

/* One member of a good deck is given another value, which makes it bad in exactly one way. */
typedef struct
{
  const char *name;
  const char *path;
  const char *value;    /* JSON, or NULL: the member is removed */
  const char *message;  /* what the error begins with */
} BadDeck;

static const BadDeck bad_decks[] = {
  { "no-terrain", "terrain", NULL, "member “terrain” is missing" },
  { "unknown-member", "author", "\"me\"", "member “author” is not known" },
  { "deck-id", "id", "\"Wild West\"", "id: must be made of" },
  { "deck-id-empty", "id", "\"\"", "id: must be made of" },
  { "deck-name", "name", "\"\"", "name: must not be empty" },
  { "deck-name-blank", "name", "\" \\u3164\"", "name: must not be empty" },
  { "deck-name-type", "name", "7", "name: " },
  { "too-few-cards", "terrain", "[]", "terrain: " },
  { "card-type", "terrain[3]", "[]", "terrain[3]: " },
  { "card-id-letters", "terrain[17].id", "\"T1-18\"", "terrain[17].id: “T1-18” must" },
  { "card-id-empty", "terrain[17].id", "\"\"", "terrain[17].id: “” must" },
  { "card-id-long", "terrain[17].id", "\"sixteen-letters-\"", "terrain[17].id: " },
  { "card-id-twice", "terrain[17].id", "\"t1-01\"", "terrain[17].id: “t1-01” must" },
  { "card-id-of-character", "terrain[95].id", "\"banker\"", "terrain[95].id: “banker” must" },
  { "era-0", "terrain[0].era", "0", "terrain[0].era: " },
  { "era-of-other-half", "terrain[47].era", "2", "terrain[47].era: the first 48 cards" },
  { "appeal-0", "terrain[95].appeal", "0", "terrain[95].appeal: " },
  { "appeal-10", "terrain[0].appeal", "10", "terrain[0].appeal: " },
  { "appeal-fraction", "terrain[0].appeal", "4.0", "terrain[0].appeal: " },
  { "parcel-unknown", "terrain[17].parcels[2]", "\"castle\"", "terrain[17].parcels[2]: " },
  { "parcel-type", "terrain[17].parcels[2]", "null", "terrain[17].parcels[2]: " },
  { "parcels-missing", "terrain[17].parcels", "[\"empty\"]", "terrain[17].parcels: " },
  { "printed", "terrain[0].parcels[0]", "\"bank\"", "terrain: “mine” in Era 1: 9 instead of 10" },
  { "character-unknown", "characters[4].id", "\"baker\"", "characters[4].id: " },
  { "character-twice", "characters[4].id", "\"governor\"", "characters[4].id: “governor” is already" },
  { "character-appeal", "characters[4].appeal", "4", "characters[4].appeal: must be 3 for “gunsmith”" },
  { "character-symbols", "characters[4].symbols", "[\"vp\"]", "characters[4].symbols: must be [\"arrow\"]" },
  { "character-member", "characters[4].symbols", NULL, "characters[4]: member “symbols” is missing" },
  { "back-character", "backs[4].character", "null", "backs[4].character: " },
  { "back-twice", "backs[4].character", "\"governor\"", "backs[4].character: “governor” is already" },
  { "skull-type", "backs[4].skull", "1", "backs[4].skull: " },
  { "skull-with-suits", "backs[4].suits", "[\"hat\"]", "backs[4].suits: " },
  { "back-without-suits", "backs[0].suits", "[]", "backs[0].suits: " },
  { "suit-unknown", "backs[0].suits[5]", "\"spade\"", "backs[0].suits[5]: " },
  { "suit-twice", "backs[0].suits", "[\"hat\",\"star\",\"cow\",\"cactus\",\"hat\",\"boot\"]",
    "backs: the back of “governor”" },
  { "skulls", "backs[4]", "{\"character\":\"gunsmith\",\"skull\":false,"
    "\"suits\":[\"hat\",\"star\",\"cow\",\"cactus\",\"horseshoe\",\"boot\"]}", "backs: skulls: 2 instead of 3" },
  { "orders", "backs[0].suits", "[\"star\",\"hat\",\"cow\",\"cactus\",\"horseshoe\",\"boot\"]",
    "backs: “hat” in position 1: 2 instead of 3" },
};

/* Gives the member at @path below @node the value @value, or removes it. */
static void
set_member (JsonNode   *node,
            const char *path,
            const char *value)
{
  g_auto (GStrv) steps = g_regex_split_simple ("[.\\[\\]]+", path, 0, 0);
  guint last = 0;

  for (guint i = 0; steps[i] != NULL && steps[i][0] != '\0'; i++)
    last = i;
  for (guint i = 0; i < last; i++)
    node = g_ascii_isdigit (steps[i][0])
             ? json_array_get_element (json_node_get_array (node), g_ascii_strtoull (steps[i], NULL, 10))
             : json_object_get_member (json_node_get_object (node), steps[i]);

  if (g_ascii_isdigit (steps[last][0]))
    {
      JsonArray *array = json_node_get_array (node);
      guint index = g_ascii_strtoull (steps[last], NULL, 10);
      g_autoptr (JsonArray) copy = json_array_new ();

      for (guint i = 0; i < json_array_get_length (array); i++)
        json_array_add_element (copy, i == index ? json_from_string (value, NULL) : json_array_dup_element (array, i));
      json_node_set_array (node, copy);
    }
  else if (value == NULL)
    json_object_remove_member (json_node_get_object (node), steps[last]);
  else
    json_object_set_member (json_node_get_object (node), steps[last], json_from_string (value, NULL));
}

static GBytes *
to_bytes (JsonNode *node)
{
  char *text = json_to_string (node, FALSE);

  return g_bytes_new_take (text, strlen (text));
}

static void
test_built_in (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (ComstockCardsDeck) again = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  const CardsDeck *cards = comstock_cards_deck_get_cards (deck);

  g_assert_true (deck == again);
  g_assert_cmpstr (comstock_kit_get_id (deck), ==, "frontier");
  g_assert_cmpstr (comstock_kit_get_name (deck), ==, "Frontier");
  g_assert_cmpint (cards_deck_check (cards).reason, ==, CS_LEGAL);
  g_assert_cmpuint (comstock_kit_get_digest (deck), ==, cards_deck_digest (cards));
}

static guint
count_symbols (const CardsTerrain *terrain)
{
  guint n = 0;

  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    n += terrain->parcels[corner] != CARDS_EMPTY;
  return n;
}

/* The designer's word: mostly 1 to 3 symbols on a card, few cards with none or four, and no two faces alike. */
static void
test_design (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  const CardsDeck *cards = comstock_cards_deck_get_cards (deck);
  guint with_symbols[CARDS_ERAS][CARDS_CORNERS + 1] = { 0 };

  for (guint i = 0; i < CARDS_TERRAIN; i++)
    {
      const CardsTerrain *terrain = &cards->terrain[i];

      with_symbols[terrain->era][count_symbols (terrain)]++;
      for (guint j = 0; j < i; j++)
        g_assert_true (cards->terrain[j].era != terrain->era || count_symbols (terrain) == 0
                       || memcmp (cards->terrain[j].parcels, terrain->parcels, CARDS_CORNERS) != 0);
    }
  for (guint era = 0; era < CARDS_ERAS; era++)
    for (guint n = 0; n <= CARDS_CORNERS; n += CARDS_CORNERS)
      {
        g_assert_cmpuint (with_symbols[era][n], >=, 1);
        g_assert_cmpuint (with_symbols[era][n], <=, 2);
      }
}

/* No suit is stronger than another: each stands above each other one on half of the backs. */
static void
test_fair_backs (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  const CardsDeck *cards = comstock_cards_deck_get_cards (deck);
  guint above[CARDS_SUITS][CARDS_SUITS] = { 0 };

  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    for (guint low = 0; low < CARDS_SUITS && !cards->backs[character].skull; low++)
      for (guint high = 0; high < low; high++)
        above[cards->backs[character].suits[high]][cards->backs[character].suits[low]]++;
  for (guint a = 0; a < CARDS_SUITS; a++)
    for (guint b = 0; b < CARDS_SUITS; b++)
      g_assert_cmpuint (above[a][b], ==, a == b ? 0 : (CARDS_CHARACTERS - CARDS_SKULLS) / 2);
}

static void
test_round_trip (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (JsonNode) node = comstock_kit_to_json (deck);
  g_autoptr (GBytes) bytes = to_bytes (node);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockCardsDeck) copy = comstock_kit_new_from_bytes (COMSTOCK_TYPE_CARDS_DECK, bytes, &error);
  g_autoptr (JsonNode) again = NULL;

  g_assert_no_error (error);
  g_assert_true (copy != deck);
  g_assert_cmpuint (comstock_kit_get_digest (copy), ==, comstock_kit_get_digest (deck));
  again = comstock_kit_to_json (copy);
  g_assert_true (json_node_equal (node, again));
}

static void
test_other_order (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (JsonNode) node = comstock_kit_to_json (deck);
  JsonArray *backs = json_object_get_array_member (json_node_get_object (node), "backs");
  g_autoptr (JsonNode) first = json_array_dup_element (backs, 0);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (ComstockCardsDeck) copy = NULL;
  g_autoptr (GError) error = NULL;

  json_array_remove_element (backs, 0);
  json_array_add_element (backs, g_steal_pointer (&first));
  bytes = to_bytes (node);
  copy = comstock_kit_new_from_bytes (COMSTOCK_TYPE_CARDS_DECK, bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (comstock_kit_get_digest (copy), ==, comstock_kit_get_digest (deck));
}

static void
test_another_appeal (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (JsonNode) node = comstock_kit_to_json (deck);
  guint appeal = comstock_cards_deck_get_cards (deck)->terrain[7].appeal % 9 + 1;
  g_autofree char *value = g_strdup_printf ("%u", appeal);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (ComstockCardsDeck) other = NULL;
  g_autoptr (GError) error = NULL;

  set_member (node, "id", "\"other-2\"");
  set_member (node, "name", "\"Другая\"");
  set_member (node, "terrain[7].appeal", value);
  bytes = to_bytes (node);
  other = comstock_kit_new_from_bytes (COMSTOCK_TYPE_CARDS_DECK, bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (comstock_kit_get_id (other), ==, "other-2");
  g_assert_cmpstr (comstock_kit_get_name (other), ==, "Другая");
  g_assert_cmpuint (comstock_cards_deck_get_cards (other)->terrain[7].appeal, ==, appeal);
  g_assert_cmpuint (comstock_kit_get_digest (other), !=, comstock_kit_get_digest (deck));
}

static void
test_bad_deck (gconstpointer data)
{
  const BadDeck *bad = data;
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (JsonNode) node = comstock_kit_to_json (deck);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  set_member (node, bad->path, bad->value);
  bytes = to_bytes (node);
  g_assert_null (comstock_kit_new_from_bytes (COMSTOCK_TYPE_CARDS_DECK, bytes, &error));
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, bad->message));
}

static void
test_no_document (void)
{
  static const char *const texts[] = { "", "{", "[]", "null", "{}", "{\"id\":\"a\",\"id\":\"b\"}" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr (GError) error = NULL;

      g_assert_null (comstock_kit_new_from_bytes (COMSTOCK_TYPE_CARDS_DECK, bytes, &error));
      g_assert_true (error != NULL && error->domain == COMSTOCK_JSON_ERROR);
    }
}

/* A file on disk equals the built-in deck; a bad one is named. */
static void
test_file (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (JsonNode) node = comstock_kit_to_json (deck);
  g_autoptr (GBytes) bytes = to_bytes (node);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("deck-XXXXXX.json", &stream, &error);
  g_autoptr (ComstockCardsDeck) copy = NULL;
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *beginning = g_strconcat (name, ": ", NULL);

  g_assert_no_error (error);
  g_assert_true (g_file_replace_contents (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, FALSE,
                                          G_FILE_CREATE_NONE, NULL, NULL, NULL));
  copy = comstock_kit_new_from_file (COMSTOCK_TYPE_CARDS_DECK, file, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (comstock_kit_get_digest (copy), ==, comstock_kit_get_digest (deck));

  g_assert_true (g_file_replace_contents (file, "{}", 2, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_assert_null (comstock_kit_new_from_file (COMSTOCK_TYPE_CARDS_DECK, file, &error));
  g_assert_true (g_str_has_prefix (error->message, beginning));
  g_clear_error (&error);

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_null (comstock_kit_new_from_file (COMSTOCK_TYPE_CARDS_DECK, file, &error));
  g_assert_nonnull (error);
}

/* A save has the second deck whole, so that who has another program can play on. */
static void
test_second (void)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_find_built_in (COMSTOCK_TYPE_CARDS_DECK, "sierra");
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (ComstockCardsDeck) read = NULL;
  g_autoptr (GError) error = NULL;
  JsonNode *member;
  gboolean other;

  g_assert_cmpstr (comstock_kit_get_title (deck), ==, "Sierra");
  g_assert_false (comstock_kit_is_default (deck));
  g_assert_null (comstock_kit_find_built_in (COMSTOCK_TYPE_CARDS_DECK, "prairie"));
  json_builder_begin_object (builder);
  comstock_kit_write (deck, builder, "deck");
  json_builder_end_object (builder);
  setup = json_builder_get_root (builder);
  member = json_object_get_member (json_node_get_object (setup), "deck");
  g_assert_true (json_object_has_member (json_node_get_object (member), "cards"));
  read = comstock_kit_read (COMSTOCK_TYPE_CARDS_DECK, member, &other, &error);
  g_assert_no_error (error);
  g_assert_false (other);
  g_assert_cmphex (comstock_kit_get_digest (read), ==, comstock_kit_get_digest (deck));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/deck/built-in", test_built_in);
  g_test_add_func ("/deck/design", test_design);
  g_test_add_func ("/deck/fair-backs", test_fair_backs);
  g_test_add_func ("/deck/round-trip", test_round_trip);
  g_test_add_func ("/deck/other-order", test_other_order);
  g_test_add_func ("/deck/another-appeal", test_another_appeal);
  g_test_add_func ("/deck/no-document", test_no_document);
  g_test_add_func ("/deck/file", test_file);
  g_test_add_func ("/deck/second", test_second);
  for (guint i = 0; i < G_N_ELEMENTS (bad_decks); i++)
    {
      g_autofree char *path = g_strconcat ("/deck/bad/", bad_decks[i].name, NULL);

      g_test_add_data_func (path, &bad_decks[i], test_bad_deck);
    }

  return g_test_run ();
}
