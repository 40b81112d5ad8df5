/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the things of the board game are called, in the current language: the one table of names. */

#pragma once

#include <glib.h>

#include "engine/board/board-game.h"
#include "model/session/comstock-seating.h"
#include "model/session/comstock-suits.h"

G_BEGIN_DECLS

/* Jeb Standish's strategies are the levels of the automatic seat, from the weakest to the strongest. */
enum
{
  COMSTOCK_BOARD_RANCHER = COMSTOCK_LEVEL_GAME,
  COMSTOCK_BOARD_MINER,
  COMSTOCK_BOARD_STRENGTH,
  COMSTOCK_BOARD_URBAN,
  COMSTOCK_BOARD_LEVELS
};

/* A proper name, the same in all languages. */
#define COMSTOCK_BOARD_STANDISH_NAME "Jeb Standish"

#define COMSTOCK_BOARD_STRATEGIES (COMSTOCK_BOARD_LEVELS - COMSTOCK_LEVEL_GAME)

extern const ComstockSeating comstock_board_seating;

/* Ids of saves and command lines: "person", "rival", "standish"; "medium", "urban". */
const char *comstock_board_level_get_id     (ComstockLevel     level);

/* Return −1 if there is no such word, or no such level of @kind; a person's level is NULL or "". */
int         comstock_board_level_find       (ComstockSeatKind  kind,
                                             const char       *id);
int         comstock_board_variant_find     (const char       *id);   /* which bit */
int         comstock_board_set_find         (const char       *id);

/* All of these return a static string, translated, as in a label ("General store"). */
const char *comstock_board_level_get_holder   (ComstockLevel     level);  /* "Computer rival (easy)" */
const char *comstock_board_content_get_name   (BoardContent      content);
const char *comstock_board_phase_get_name     (BoardPhase        phase);
const char *comstock_board_criterion_get_name (BoardCriterion    criterion);

/* "Undertaker", by BOARD_ROLE; what this side of the character does, in one line. */
const char *comstock_board_role_get_name      (guint             role);
const char *comstock_board_role_get_effect    (guint             role);

/* The character that follows from Standish's strategy. */
guint       comstock_board_level_get_role     (ComstockLevel     level);

/* "Banker (red)", a new string. */
char       *comstock_board_role_dup_title     (guint             role);

/* "Cowboy income", "Construction, $8"; what a cowboy there is for, in one line. */
const char *comstock_board_track_get_name     (BoardTrack        track);
const char *comstock_board_track_get_effect   (BoardTrack        track);

/* What a horse in an enclosure, from 0, is for, in one line; the same in two or three words. */
const char *comstock_board_enclosure_get_effect (guint           enclosure);
const char *comstock_board_enclosure_get_gain   (guint           enclosure);

/* One variant; what it changes, in one line. */
const char *comstock_board_variant_get_name   (BoardVariant      variant);
const char *comstock_board_variant_get_effect (BoardVariant      variant);

/* A recommended set of characters, by its index in board_sets. */
const char *comstock_board_set_get_name       (guint             set);

/* A parcel, "C4", and any place where a cowboy may stand: a parcel, a place of the track, "Enclosure 2".  New. */
char       *comstock_board_parcel_dup_name    (guint             parcel);
char       *comstock_board_place_dup_name     (BoardPlace        place);

/* The edge of BOARD_MOVE_ROAD: "north of C4", "west of C4".  A new string. */
char       *comstock_board_edge_dup_name      (guint             edge);

G_END_DECLS
