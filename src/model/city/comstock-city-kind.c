/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves have seats, who begins, the seed, and which tiles; codes carry who begins beside what every game chooses. */

#include "comstock-city-kind.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-city-topics.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/store/comstock-save.h"

/* --- saves --- */

JsonNode *
comstock_city_kind_write (ComstockGame *game)
{
  const CitySetup *deal = comstock_game_get_setup (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  ComstockCitySetup choices;

  comstock_city_game_get_choices (COMSTOCK_CITY_GAME (game), &choices);
  json_builder_begin_object (builder);
  comstock_seating_write_seats (&comstock_city_seating, builder, choices.seats, choices.n_seats);
  comstock_json_write_int (builder, "first", deal->first);
  comstock_json_write_digest (builder, "seed", deal->seed);
  comstock_kit_write (comstock_game_get_own_kit (game), builder, "tiles");
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static ComstockCityTiles *
read_tiles (JsonNode *node,
            GError  **error)
{
  gboolean other;
  ComstockCityTiles *tiles = comstock_kit_read (COMSTOCK_TYPE_CITY_TILES, node, &other, error);

  if (tiles == NULL || !other)
    return tiles;
  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_SETUP,
               /* Translators: the name of a set of tiles */
               _("setup.tiles: the tiles “%s” are not those this game was played with"), comstock_kit_get_id (tiles));
  g_object_unref (tiles);
  return NULL;
}

static ComstockGame *
read_game (JsonNode *node,
           GError  **error)
{
  static const char *const members[] = { "seats", "first", "seed", "tiles", NULL };
  g_autoptr (ComstockCityTiles) tiles = NULL;
  ComstockCitySetup setup = { 0 };
  gint64 first;

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_seating_read_seats (&comstock_city_seating, comstock_json_get_member (node, "seats", error),
                                    CITY_MIN_SEATS, CITY_MAX_SEATS, setup.seats, &setup.n_seats, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "first", error), 0, setup.n_seats - 1, &first, error) ||
      !comstock_json_to_digest (comstock_json_get_member (node, "seed", error), &setup.seed, error))
    return NULL;
  tiles = read_tiles (comstock_json_get_member (node, "tiles", error), error);
  setup.first = (int) first;
  return tiles != NULL ? (ComstockGame *) comstock_city_game_new (tiles, &setup, error) : NULL;
}

/* --- codes --- */

static const ComstockCodeOption options[COMSTOCK_CITY_CODE_OPTIONS] = {
  [COMSTOCK_CITY_CODE_FIRST] = { .n = CITY_MAX_SEATS + 1 },
};

static ComstockGame *
deal (const ComstockCodeContent *content,
      GError                   **error)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup = {
    .n_seats = content->n_seats,
    .first = (int) content->options[COMSTOCK_CITY_CODE_FIRST] - 1,
    .seed = content->seed,
  };

  memcpy (setup.seats, content->seats, sizeof setup.seats);
  return (ComstockGame *) comstock_city_game_new (tiles, &setup, error);
}

static const ComstockGameCoding coding = {
  .letter = 'T',
  .least = CITY_MIN_SEATS,
  .most = CITY_MAX_SEATS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .absence = N_("This game has no code: a code cannot carry tiles of your own."),
  .deal = deal,
};

const ComstockGameKind comstock_city_kind = {
  .rules = &city_game,
  .title = N_("Carcassonne: The City"),
  .kit_title = N_("Tiles"),
  .from_json = read_game,
  .seating = &comstock_city_seating,
  .topics = &comstock_city_topics,
  .screen_reader = &comstock_city_screen_reader,
  .coding = &coding,
};

char *
comstock_city_kind_dup_code (ComstockCityTiles       *tiles,
                             const ComstockCitySetup *setup)
{
  ComstockCodeContent content;

  if (!comstock_kit_is_default (tiles))
    return NULL;
  comstock_code_content_init (&content, setup->seats, setup->n_seats, setup->seed);
  content.options[COMSTOCK_CITY_CODE_FIRST] = (guint64) (setup->first + 1);
  return comstock_game_code_dup (&comstock_city_kind, &content);
}
