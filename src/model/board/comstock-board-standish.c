/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads Standish's strategies and cards. */

#include "comstock-board-standish.h"

#include <glib/gi18n.h>
#include <string.h>

#include "board-model-resources.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

#define BUILT_IN "/org/comstock/Comstock/board/standish.json"
#define OWN_FOLDER "comstock"
#define OWN_NAME "standish.json"
#define MAX_CARDS (COMSTOCK_BOARD_STRATEGIES * BOARD_CARDS)

static const char *const letter_ids[BOARD_LETTERS] = { "A", "B", "C", "D", "E", "F", "G", "H", "I", "X" };

const char *
comstock_board_letter_get_id (BoardLetter letter)
{
  return letter_ids[letter];
}

static int
find_letter (const char *id)
{
  for (int letter = 0; letter < BOARD_LETTERS; letter++)
    if (g_str_equal (letter_ids[letter], id))
      return letter;
  return -1;
}

/* Counted from 0. */
static int
find_strategy (const char *id)
{
  const int level = comstock_board_level_find (COMSTOCK_AUTOMATIC, id);

  return level >= 0 ? level - COMSTOCK_LEVEL_GAME : -1;
}

static int
find_building (const char *id)
{
  const int content = board_content_find (id);

  return content >= 0 && (board_solo_types () >> content & 1) != 0 ? content : -1;
}

static int
find_neutral (const char *id)
{
  const int content = board_content_find (id);

  return content < BOARD_FIRST_BUILDING ? content : -1;
}

static gboolean
read_neutral (JsonNode *node,
              guint8   *neutral,
              GError  **error)
{
  guint8 words[BOARD_FIRST_BUILDING];
  guint n;

  if (!comstock_json_to_words (node, 1, BOARD_FIRST_BUILDING, find_neutral, words, &n, error))
    return FALSE;
  *neutral = 0;
  for (guint i = 0; i < n; i++)
    *neutral |= (guint8) BOARD_BIT (words[i]);
  return TRUE;
}

/* All but the cards. */
static gboolean
read_habits (JsonNode      *node,
             BoardStandish *standish,
             GError       **error)
{
  gint64 firepower;

  if (!comstock_json_to_words (comstock_json_get_member (node, "priority", error), BOARD_RANKED, BOARD_RANKED,
                               find_building, standish->priority, NULL, error) ||
      !comstock_json_to_words (comstock_json_get_member (node, "bonus", error), BOARD_BONUS_TYPES, BOARD_BONUS_TYPES,
                               find_building, standish->bonus, NULL, error) ||
      !read_neutral (comstock_json_get_member (node, "neutral", error), &standish->neutral, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "firepower", error), 0, BOARD_MOST_POWER, &firepower,
                             error) ||
      !comstock_json_to_numbers (comstock_json_get_member (node, "vp", error), BOARD_BEATEN_STEPS,
                                 0, BOARD_MOST_BEATEN_VP, standish->vp, error))
    return FALSE;
  standish->plays = 1;
  standish->firepower = (guint8) firepower;
  return TRUE;
}

static gboolean
read_strategy (JsonNode      *node,
               guint          strategy,
               BoardStandish *standish,
               GError       **error)
{
  static const char *const members[] = { "id", "priority", "bonus", "neutral", "firepower", "vp", NULL };
  JsonNode *id_node;
  guint id;

  if (!comstock_json_check_object (node, members, error))
    return FALSE;
  id_node = comstock_json_get_member (node, "id", error);
  if (!comstock_json_to_id (id_node, find_strategy, &id, error))
    return FALSE;
  if (id != strategy)
    {
      /* Translators: the only word that is allowed in JSON */
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, id_node, _("must be “%s”"),
                               comstock_board_level_get_id (COMSTOCK_LEVEL_GAME + strategy));
      return FALSE;
    }
  return read_habits (node, standish, error);
}

/* The members that a card has everywhere. */
static gboolean
read_face (JsonNode *node,
           guint8   *card,
           GError  **error)
{
  guint letter;
  gint64 power;

  if (!comstock_json_to_id (comstock_json_get_member (node, "letter", error), find_letter, &letter, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "power", error), 0, BOARD_MOST_POWER, &power, error))
    return FALSE;
  *card = (guint8) BOARD_CARD (letter, (guint) power);
  return TRUE;
}

/* How many cards each deck has so far. */
typedef struct
{
  guint n[COMSTOCK_BOARD_STRATEGIES];
} Counts;

static gboolean
read_card (JsonNode                *node,
           ComstockBoardStrategies *strategies,
           Counts                  *counts,
           GError                 **error)
{
  static const char *const members[] = { "letter", "power", "strategies", NULL };
  guint8 decks[COMSTOCK_BOARD_STRATEGIES];
  guint8 card;
  guint n;

  if (!comstock_json_check_object (node, members, error) || !read_face (node, &card, error) ||
      !comstock_json_to_words (comstock_json_get_member (node, "strategies", error), 1, COMSTOCK_BOARD_STRATEGIES,
                               find_strategy, decks, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      const guint nth = counts->n[decks[i]]++;

      if (nth < BOARD_CARDS)
        strategies->items[decks[i]].cards[nth] = card;
    }
  return TRUE;
}

static gboolean
read_cards (JsonNode                *node,
            ComstockBoardStrategies *strategies,
            GError                 **error)
{
  Counts counts = { { 0 } };
  guint n_cards;

  if (!comstock_json_to_array (node, BOARD_CARDS, MAX_CARDS, &n_cards, error))
    return FALSE;
  for (guint i = 0; i < n_cards; i++)
    if (!read_card (comstock_json_get_item (node, i), strategies, &counts, error))
      return FALSE;
  for (guint i = 0; i < COMSTOCK_BOARD_STRATEGIES; i++)
    if (counts.n[i] != BOARD_CARDS)
      {
        /* Translators: a word in JSON, how often it stands there, and how often it must */
        comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node, _("“%s”: %u instead of %d"),
                                 comstock_board_level_get_id (COMSTOCK_LEVEL_GAME + i), counts.n[i], BOARD_CARDS);
        return FALSE;
      }
  return TRUE;
}

gboolean
comstock_board_standish_read (JsonNode                *node,
                              ComstockBoardStrategies *strategies,
                              GError                 **error)
{
  static const char *const members[] = { "strategies", "cards", NULL };
  JsonNode *list;

  memset (strategies, 0, sizeof *strategies);
  if (!comstock_json_check_object (node, members, error))
    return FALSE;
  list = comstock_json_get_member (node, "strategies", error);
  if (!comstock_json_to_array (list, COMSTOCK_BOARD_STRATEGIES, COMSTOCK_BOARD_STRATEGIES, NULL, error))
    return FALSE;
  for (guint i = 0; i < COMSTOCK_BOARD_STRATEGIES; i++)
    if (!read_strategy (comstock_json_get_item (list, i), i, &strategies->items[i], error))
      return FALSE;
  return read_cards (comstock_json_get_member (node, "cards", error), strategies, error);
}

GBytes *
comstock_board_standish_dup_built_in (void)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_resource_lookup_data (comstock_board_model_get_resource (), BUILT_IN,
                                          G_RESOURCE_LOOKUP_FLAGS_NONE, &error);

  if (bytes == NULL)
    g_error ("%s: %s", BUILT_IN, error->message);
  return bytes;
}

static JsonNode *
parse (GBytes  *bytes,
       GError **error)
{
  return comstock_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

static JsonNode *
load_built_in (GError **error)
{
  g_autoptr (GBytes) bytes = comstock_board_standish_dup_built_in ();

  return parse (bytes, error);
}

/* The document of the person's own file; NULL without an error if there is none. */
static JsonNode *
load_own (const char *path,
          GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) own_error = NULL;
  g_autoptr (GBytes) bytes = comstock_json_load_file (file, NULL, &own_error);
  JsonNode *node;

  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return NULL;
  if (bytes == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return NULL;
    }
  node = parse (bytes, error);
  comstock_text_prefix_error (error, path);
  return node;
}

gboolean
comstock_board_standish_load (ComstockLevel   level,
                              BoardStandish  *standish,
                              GError        **error)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), OWN_FOLDER, OWN_NAME, NULL);
  g_autoptr (GError) own_error = NULL;
  g_autoptr (JsonNode) node = load_own (path, &own_error);
  ComstockBoardStrategies strategies;

  g_return_val_if_fail (level >= COMSTOCK_LEVEL_GAME && level < COMSTOCK_BOARD_LEVELS, FALSE);

  if (own_error == NULL && node == NULL)
    node = load_built_in (&own_error);
  if (own_error == NULL && !comstock_board_standish_read (node, &strategies, &own_error))
    comstock_text_prefix_error (&own_error, path);
  if (own_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&own_error));
      return FALSE;
    }
  *standish = strategies.items[level - COMSTOCK_LEVEL_GAME];
  return TRUE;
}

void
comstock_board_standish_get_built_in (ComstockLevel  level,
                                      BoardStandish *standish)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = load_built_in (&error);
  ComstockBoardStrategies strategies;

  g_return_if_fail (level >= COMSTOCK_LEVEL_GAME && level < COMSTOCK_BOARD_LEVELS);

  if (error != NULL || !comstock_board_standish_read (node, &strategies, &error))
    g_error ("%s: %s", BUILT_IN, error->message);
  *standish = strategies.items[level - COMSTOCK_LEVEL_GAME];
}

static void
write_words (JsonBuilder  *builder,
             const char   *name,
             const guint8 *words,
             guint         n)
{
  comstock_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    json_builder_add_string_value (builder, board_contents[words[i]].id);
  json_builder_end_array (builder);
}

void
comstock_board_standish_write_one (JsonBuilder         *builder,
                                   const BoardStandish *standish)
{
  write_words (builder, "priority", standish->priority, BOARD_RANKED);
  write_words (builder, "bonus", standish->bonus, BOARD_BONUS_TYPES);
  comstock_json_begin_array (builder, "neutral");
  for (guint content = 0; content < BOARD_FIRST_BUILDING; content++)
    if ((standish->neutral & BOARD_BIT (content)) != 0)
      json_builder_add_string_value (builder, board_contents[content].id);
  json_builder_end_array (builder);
  comstock_json_write_int (builder, "firepower", standish->firepower);
  comstock_json_write_numbers (builder, "vp", standish->vp, BOARD_BEATEN_STEPS);
  comstock_json_begin_array (builder, "cards");
  for (guint i = 0; i < BOARD_CARDS; i++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_string (builder, "letter", letter_ids[standish->cards[i] / 16]);
      comstock_json_write_int (builder, "power", standish->cards[i] % 16);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

gboolean
comstock_board_standish_read_one (JsonNode      *node,
                                  BoardStandish *standish,
                                  GError       **error)
{
  static const char *const members[] = { "priority", "bonus", "neutral", "firepower", "vp", "cards", NULL };
  static const char *const card_members[] = { "letter", "power", NULL };
  JsonNode *cards;

  if (!comstock_json_check_object (node, members, error) || !read_habits (node, standish, error))
    return FALSE;
  cards = comstock_json_get_member (node, "cards", error);
  if (!comstock_json_to_array (cards, BOARD_CARDS, BOARD_CARDS, NULL, error))
    return FALSE;
  for (guint i = 0; i < BOARD_CARDS; i++)
    {
      JsonNode *card = comstock_json_get_item (cards, i);

      if (!comstock_json_check_object (card, card_members, error) ||
          !read_face (card, &standish->cards[i], error))
        return FALSE;
    }
  return TRUE;
}
