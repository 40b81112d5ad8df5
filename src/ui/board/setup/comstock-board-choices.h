/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen in New Game, as the settings remember it, and games that need no choice. */

#pragma once

#include "model/board/comstock-board-game.h"

/* After the recommended sets of characters. */
enum
{
  COMSTOCK_BOARD_RANDOM_SET = BOARD_SETS,
  COMSTOCK_BOARD_OWN_SET,
  COMSTOCK_BOARD_SET_CHOICES
};

/* After the sets of the model. */
#define COMSTOCK_BOARD_OWN_BUILDINGS (COMSTOCK_BOARD_ALL_BUILDINGS + 1)
#define COMSTOCK_BOARD_BUILDING_CHOICES (COMSTOCK_BOARD_OWN_BUILDINGS + 1)

/* What differs from the first game's buildings: five types, and the number of ranches and mines. */
#define COMSTOCK_BOARD_OPTIONAL (BOARD_BIT (BOARD_RANCH) | BOARD_BIT (BOARD_MINE) | BOARD_BIT (BOARD_BLACKSMITH) |  \
                                 BOARD_BIT (BOARD_GENERAL_STORE) | BOARD_BIT (BOARD_SCHOOL) |                       \
                                 BOARD_BIT (BOARD_TRAIN_STATION) | BOARD_BIT (BOARD_CITY_HALL))

typedef enum
{
  COMSTOCK_BOARD_PLAIN_SIDE,
  COMSTOCK_BOARD_RIVER_SIDE,
  COMSTOCK_BOARD_RIVER_OF_TILES,
  COMSTOCK_BOARD_GROUNDS
} ComstockBoardGround;

/* A plain value.  What is not asked for now is kept for when it is: the other seats during a solo game, an own choice
 * while a recommended set is played. */
typedef struct
{
  gboolean solo;
  ComstockLevel strategy;       /* of Jeb Standish */
  guint n_seats;                /* without his; in the solo game the first plays */
  ComstockSeatChoice seats[BOARD_MAX_SEATS];
  guint set;                    /* of characters: an index of board_sets, or one of the above */
  guint64 own_roles;
  guint buildings;              /* ComstockBoardBuildings, or own */
  guint32 own_buildings;        /* of COMSTOCK_BOARD_OPTIONAL those that are added to the first game's, a bit each */
  ComstockBoardGround ground;
  guint8 variants;              /* but for the tiles of a river; what the solo game has not does not count there */
} ComstockBoardChoices;

/* Variants that the solo game does not have. */
#define COMSTOCK_BOARD_NOT_SOLO (BOARD_KIT_CARSON | BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES)

/* Those of the last time; those of a first game where nothing, or nothing sensible, is remembered. */
void          comstock_board_choices_load       (ComstockBoardChoices       *self);
void          comstock_board_choices_store      (const ComstockBoardChoices *self);

/* What is to be dealt from @seed. */
void          comstock_board_choices_to_setup   (const ComstockBoardChoices *self,
                                                 guint64                     seed,
                                                 ComstockBoardSetup         *setup);

/* A new game of one person, named as the last time, and three rivals, with the characters and buildings of a first
 * game; and the solo game against the weakest strategy, which the person's own file of strategies may bar. */
ComstockGame *comstock_board_choices_deal_quick (void);
ComstockGame *comstock_board_choices_deal_solo  (GError                    **error);

/* The game that teaches the rules, for the person who is named as the last time. */
ComstockGame *comstock_board_choices_deal_first (void);

/* As @game, a ComstockBoardGame, was set up, dealt anew. */
ComstockGame *comstock_board_choices_deal_again (ComstockGame *game,
                                                 GError      **error);
