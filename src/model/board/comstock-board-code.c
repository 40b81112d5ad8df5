/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside seats and seed, characters, buildings, board and variants. */

#include "comstock-board-code.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-board-game.h"
#include "comstock-board-kind.h"
#include "comstock-board-standish.h"

#define ALL_ROLES (G_GUINT64_CONSTANT (1) << BOARD_ROLES)

static const ComstockCodeOption options[COMSTOCK_BOARD_CODE_OPTIONS] = {
  [COMSTOCK_BOARD_CODE_SET] = { .n = COMSTOCK_BOARD_OTHER_SET + 1 },
  [COMSTOCK_BOARD_CODE_ROLES] = { ALL_ROLES, COMSTOCK_BOARD_CODE_SET, COMSTOCK_BOARD_OTHER_SET },
  [COMSTOCK_BOARD_CODE_BUILDINGS] = { .n = COMSTOCK_BOARD_OTHER_BUILDINGS + 1 },
  [COMSTOCK_BOARD_CODE_STOCK] = { BOARD_BIT (COMSTOCK_BOARD_OPTIONAL), COMSTOCK_BOARD_CODE_BUILDINGS,
                                  COMSTOCK_BOARD_OTHER_BUILDINGS },
  [COMSTOCK_BOARD_CODE_RIVER_SIDE] = { .n = 2 },
  [COMSTOCK_BOARD_CODE_VARIANTS] = { .n = BOARD_VARIANTS + 1 },
};

static ComstockGame *
deal (const ComstockCodeContent *content,
      GError                   **error)
{
  const guint64 set = content->options[COMSTOCK_BOARD_CODE_SET];
  ComstockBoardSetup setup = {
    .n_seats = content->n_seats,
    .river_side = content->options[COMSTOCK_BOARD_CODE_RIVER_SIDE] != 0,
    .variants = (guint8) content->options[COMSTOCK_BOARD_CODE_VARIANTS],
    .seed = content->seed,
  };

  memcpy (setup.seats, content->seats, sizeof setup.seats);
  if (comstock_board_setup_is_solo (&setup))
    comstock_board_standish_get_built_in (setup.seats[BOARD_STANDISH].holder.level, &setup.standish);
  else
    {
      setup.roles = set < BOARD_SETS ? board_sets[set].roles : content->options[COMSTOCK_BOARD_CODE_ROLES];
      comstock_board_setup_set_buildings (&setup, content->options[COMSTOCK_BOARD_CODE_BUILDINGS] ==
                                                    COMSTOCK_BOARD_ALL_BUILDINGS
                                                    ? COMSTOCK_BOARD_ALL_BUILDINGS
                                                    : COMSTOCK_BOARD_FIRST_BUILDINGS);
      comstock_board_setup_add_buildings (&setup, (guint) content->options[COMSTOCK_BOARD_CODE_STOCK]);
    }
  return (ComstockGame *) comstock_board_game_new (&setup, error);
}

const ComstockGameCoding comstock_board_coding = {
  .letter = 'B',
  .least = BOARD_MIN_SEATS,
  .most = BOARD_MAX_SEATS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .absence = N_("This game has no code: a code cannot carry strategies of your own or a deal that was made by hand."),
  .deal = deal,
};

static guint
find_set (guint64 roles)
{
  for (guint set = 0; set < BOARD_SETS; set++)
    if (board_sets[set].roles == roles)
      return set;
  return roles == 0 ? BOARD_SETS : COMSTOCK_BOARD_OTHER_SET;
}

/* FALSE if New Game does not offer these numbers. */
static gboolean
find_buildings (const ComstockBoardSetup *setup,
                guint64                  *buildings,
                guint64                  *stock)
{
  ComstockBoardSetup offered;

  *stock = 0;
  comstock_board_setup_set_buildings (&offered, COMSTOCK_BOARD_FIRST_BUILDINGS);
  for (guint i = 0; i < COMSTOCK_BOARD_OPTIONAL; i++)
    {
      const guint at = comstock_board_optional[i] - BOARD_FIRST_BUILDING;

      if (setup->buildings[at] != offered.buildings[at])
        *stock |= BOARD_BIT (i);
    }
  comstock_board_setup_add_buildings (&offered, (guint) *stock);
  if (*stock == 0)
    *buildings = COMSTOCK_BOARD_FIRST_BUILDINGS;
  else if (*stock == BOARD_BIT (COMSTOCK_BOARD_OPTIONAL) - 1)
    *buildings = COMSTOCK_BOARD_ALL_BUILDINGS;
  else
    *buildings = COMSTOCK_BOARD_OTHER_BUILDINGS;
  if (*buildings != COMSTOCK_BOARD_OTHER_BUILDINGS)
    *stock = 0;
  return memcmp (setup->buildings, offered.buildings, sizeof offered.buildings) == 0;
}

static gboolean
is_built_in (const ComstockBoardSetup *setup)
{
  BoardStandish built_in;

  comstock_board_standish_get_built_in (setup->seats[BOARD_STANDISH].holder.level, &built_in);
  return memcmp (&setup->standish, &built_in, sizeof built_in) == 0;
}

char *
comstock_board_code_dup (const ComstockBoardSetup *setup)
{
  const gboolean solo = comstock_board_setup_is_solo (setup);
  ComstockCodeContent content;

  comstock_code_content_init (&content, setup->seats, setup->n_seats, setup->seed);
  content.options[COMSTOCK_BOARD_CODE_RIVER_SIDE] = setup->river_side && (setup->variants & BOARD_RIVER_TILES) == 0;
  content.options[COMSTOCK_BOARD_CODE_VARIANTS] = setup->variants;
  if (!solo)
    content.options[COMSTOCK_BOARD_CODE_SET] = find_set (setup->roles);
  if (content.options[COMSTOCK_BOARD_CODE_SET] == COMSTOCK_BOARD_OTHER_SET)
    content.options[COMSTOCK_BOARD_CODE_ROLES] = setup->roles;
  if (solo ? !is_built_in (setup)
           : !find_buildings (setup, &content.options[COMSTOCK_BOARD_CODE_BUILDINGS],
                              &content.options[COMSTOCK_BOARD_CODE_STOCK]))
    return NULL;
  return comstock_game_code_dup (&comstock_board_kind, &content);
}
