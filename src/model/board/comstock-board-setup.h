/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen before a board game: seats, characters, buildings, board, variants, and the seed of the deal. */

#pragma once

#include "comstock-board-names.h"

G_BEGIN_DECLS

/* Sets of buildings that New Game offers; five types are options each, beside both. */
typedef enum
{
  COMSTOCK_BOARD_FIRST_BUILDINGS,       /* the 26 of the first game */
  COMSTOCK_BOARD_ALL_BUILDINGS,
} ComstockBoardBuildings;

/* What differs from the first game's buildings: five types, and the number of ranches and mines. */
#define COMSTOCK_BOARD_OPTIONAL 7
extern const BoardContent comstock_board_optional[COMSTOCK_BOARD_OPTIONAL];

/* A plain value: copying it is assignment.
 *
 * A person and an automatic seat, whose level is the strategy, are the solo game against Jeb Standish.  It has no
 * choice of characters, buildings and river: these members do not count. */
typedef struct
{
  guint n_seats;
  ComstockSeatChoice seats[BOARD_MAX_SEATS];
  guint64 roles;                      /* a bit per BOARD_ROLE, as in board_sets; 0: at random from the seed */
  guint8 buildings[BOARD_BUILDINGS];  /* tiles of each type */
  gboolean river_side;                /* the board's side with the river; not with BOARD_RIVER_TILES */
  guint8 variants;                    /* BoardVariant, a bit each */
  BoardStandish standish;             /* what Standish plays by; zeroed: what is read for his level */
  guint64 seed;                       /* equal seeds deal equal games from equal choices */
} ComstockBoardSetup;

/* One person (hat) and three medium rivals, the first game's characters and buildings, no variant, a random seed. */
void     comstock_board_setup_init  (ComstockBoardSetup *setup);

/* Appends a seat: of a kind, a level of that kind, the first free suit and no name.  FALSE if six sit already. */
gboolean comstock_board_setup_add   (ComstockBoardSetup *setup,
                                     ComstockSeatKind    kind,
                                     ComstockLevel       level);

/* Reads "person,rival:medium" or "person,standish:urban": seats without names, suits in their order; all else stays.
 * Without a level a rival is medium, Standish a rancher.  Errors (COMSTOCK_GAME_ERROR_SETUP) name the seat, the first
 * being 1. */
gboolean comstock_board_setup_parse (ComstockBoardSetup *setup,
                                     const char         *seats,
                                     GError            **error);

/* Fills in the number of tiles of each type. */
void     comstock_board_setup_set_buildings (ComstockBoardSetup    *setup,
                                             ComstockBoardBuildings buildings);

/* Takes all tiles of the types of comstock_board_optional whose bit is in @optional. */
void     comstock_board_setup_add_buildings (ComstockBoardSetup    *setup,
                                             guint                  optional);

/* Whether Standish plays. */
gboolean comstock_board_setup_is_solo (const ComstockBoardSetup *setup);

/* Whether each seat can be held as it says; and whether a game can be dealt, besides.  Whether it can be played is for
 * the rules to say.  COMSTOCK_GAME_ERROR_SETUP. */
gboolean comstock_board_setup_check_seats (const ComstockBoardSetup *setup,
                                           GError                  **error);
gboolean comstock_board_setup_check       (const ComstockBoardSetup *setup,
                                           GError                  **error);

/* Deals a game from @setup, which was checked and has Standish's strategy if he plays: equal setups, equal deals. */
void     comstock_board_setup_deal  (const ComstockBoardSetup *setup,
                                     BoardSetup               *deal);

G_END_DECLS
