/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside seats and seed, who begins. */

#include "comstock-city-code.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-city-game.h"
#include "comstock-city-kind.h"

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

const ComstockGameCoding comstock_city_coding = {
  .letter = 'T',
  .least = CITY_MIN_SEATS,
  .most = CITY_MAX_SEATS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .absence = N_("This game has no code: a code cannot carry tiles of your own."),
  .deal = deal,
};

char *
comstock_city_code_dup (ComstockCityTiles       *tiles,
                        const ComstockCitySetup *setup)
{
  ComstockCodeContent content;

  if (!comstock_kit_is_default (tiles))
    return NULL;
  comstock_code_content_init (&content, setup->seats, setup->n_seats, setup->seed);
  content.options[COMSTOCK_CITY_CODE_FIRST] = (guint64) (setup->first + 1);
  return comstock_game_code_dup (&comstock_city_kind, &content);
}
