/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing the seats and material of a board game, by hand or from a list of words, and the deal that follows. */

#include "comstock-board-setup.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/session/comstock-game.h"

void
comstock_board_setup_init (ComstockBoardSetup *setup)
{
  *setup = (ComstockBoardSetup) {
    .roles = board_sets[0].roles,
    .seed = (guint64) g_random_int () << 32 | g_random_int (),
  };
  comstock_board_setup_add (setup, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  for (guint i = 0; i < 3; i++)
    comstock_board_setup_add (setup, COMSTOCK_RIVAL, COMSTOCK_MEDIUM);
  comstock_board_setup_set_buildings (setup, COMSTOCK_BOARD_FIRST_BUILDINGS);
}

gboolean
comstock_board_setup_add (ComstockBoardSetup *setup,
                          ComstockSeatKind    kind,
                          ComstockLevel       level)
{
  return comstock_seating_add (setup->seats, &setup->n_seats, BOARD_MAX_SEATS, kind, level);
}

gboolean
comstock_board_setup_parse (ComstockBoardSetup *setup,
                            const char         *seats,
                            GError            **error)
{
  return comstock_seating_parse_seats (&comstock_board_seating, seats, BOARD_MAX_SEATS, setup->seats, &setup->n_seats,
                                       error);
}

/* The types that the first game leaves out, and its ranches and mines. */
#define OPTIONS (BOARD_BIT (BOARD_BLACKSMITH) | BOARD_BIT (BOARD_GENERAL_STORE) | BOARD_BIT (BOARD_SCHOOL) | \
                 BOARD_BIT (BOARD_TRAIN_STATION) | BOARD_BIT (BOARD_CITY_HALL))
#define FIRST_RANCHES 4

void
comstock_board_setup_set_buildings (ComstockBoardSetup    *setup,
                                    ComstockBoardBuildings buildings)
{
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    {
      guint8 *n = &setup->buildings[content - BOARD_FIRST_BUILDING];

      *n = board_contents[content].count;
      if (buildings == COMSTOCK_BOARD_FIRST_BUILDINGS)
        *n = (OPTIONS & BOARD_BIT (content)) != 0 ? 0 : MIN (*n, FIRST_RANCHES);
    }
}

const BoardContent comstock_board_optional[COMSTOCK_BOARD_OPTIONAL] = {
  BOARD_RANCH, BOARD_MINE, BOARD_BLACKSMITH, BOARD_GENERAL_STORE, BOARD_SCHOOL, BOARD_TRAIN_STATION, BOARD_CITY_HALL,
};

void
comstock_board_setup_add_buildings (ComstockBoardSetup *setup,
                                    guint               optional)
{
  for (guint i = 0; i < COMSTOCK_BOARD_OPTIONAL; i++)
    if ((optional >> i & 1) != 0)
      setup->buildings[comstock_board_optional[i] - BOARD_FIRST_BUILDING] =
        board_contents[comstock_board_optional[i]].count;
}

gboolean
comstock_board_setup_is_solo (const ComstockBoardSetup *setup)
{
  for (guint i = 0; i < setup->n_seats; i++)
    if (setup->seats[i].holder.kind == COMSTOCK_AUTOMATIC)
      return TRUE;
  return FALSE;
}

/* Numbers that can be dealt; which of them the game knows is for the rules to say. */
static gboolean
check_buildings (const ComstockBoardSetup *setup)
{
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    {
      const guint n = setup->buildings[content - BOARD_FIRST_BUILDING];
      const guint least = content == BOARD_RANCH || content == BOARD_MINE ? FIRST_RANCHES : 0;

      if (n < least || n > board_contents[content].count)
        return FALSE;
    }
  return TRUE;
}

gboolean
comstock_board_setup_check_seats (const ComstockBoardSetup *setup,
                                  GError                  **error)
{
  if (!comstock_seating_check_seats (&comstock_board_seating, setup->seats, setup->n_seats, BOARD_MIN_SEATS,
                                     BOARD_MAX_SEATS, error))
    return FALSE;
  /* He sits behind one person, or not at all. */
  if (comstock_board_setup_is_solo (setup) &&
      (setup->n_seats != 2 || setup->seats[BOARD_SOLIST].holder.kind == COMSTOCK_AUTOMATIC))
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                   _("A solo game has Jeb Standish and one other player, who must come first."));
      return FALSE;
    }
  return TRUE;
}

gboolean
comstock_board_setup_check (const ComstockBoardSetup *setup,
                            GError                  **error)
{
  if (!comstock_board_setup_check_seats (setup, error))
    return FALSE;
  if (!comstock_board_setup_is_solo (setup) && !check_buildings (setup))
    {
      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                           _("These numbers of buildings are not possible."));
      return FALSE;
    }
  return TRUE;
}

/* The solo game's material follows from its rules. */
static void
choose_solo (const ComstockBoardSetup *setup,
             BoardSetup               *deal,
             CsRng                    *rng)
{
  deal->standish = setup->standish;
  deal->roles = board_random_roles (setup->variants, true, rng);
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    deal->buildings[content - BOARD_FIRST_BUILDING] =
      (board_solo_types () & BOARD_BIT (content)) != 0 ? board_contents[content].count : 0;
}

void
comstock_board_setup_deal (const ComstockBoardSetup *setup,
                           BoardSetup               *deal)
{
  const gboolean tiles = (setup->variants & BOARD_RIVER_TILES) != 0;
  CsRng rng;

  *deal = (BoardSetup) { .n_seats = (guint8) setup->n_seats, .variants = setup->variants };
  for (guint i = 0; i < setup->n_seats; i++)
    deal->suits[i] = (guint8) setup->seats[i].suit;
  deal->river = setup->river_side && !tiles ? BOARD_RIVER_SIDE : 0;
  cs_rng_init (&rng, setup->seed);
  if (comstock_board_setup_is_solo (setup))
    choose_solo (setup, deal, &rng);
  else
    {
      deal->roles = setup->roles != 0 ? setup->roles : board_random_roles (setup->variants, false, &rng);
      memcpy (deal->buildings, setup->buildings, sizeof deal->buildings);
    }
  board_setup_deal (deal, &rng);
}
