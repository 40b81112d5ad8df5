/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strategies and cards of Jeb Standish, the rival of the solo game, as files have them (docs/standish.md). */

#pragma once

#include <json-glib/json-glib.h>

#include "comstock-board-names.h"

G_BEGIN_DECLS

/* One for each level, from COMSTOCK_BOARD_RANCHER on. */
typedef struct
{
  BoardStandish items[COMSTOCK_BOARD_STRATEGIES];
} ComstockBoardStrategies;

/* Reads a file's document.  FALSE and an error that names the member if it is not as docs/standish.md says. */
gboolean  comstock_board_standish_read         (JsonNode                *node,
                                                ComstockBoardStrategies *strategies,
                                                GError                 **error);

/* The document of the file that comes with the program: a new reference. */
GBytes   *comstock_board_standish_dup_built_in (void);

/* What he plays by at @level: as the person's own file has it, "comstock/standish.json" in the folder of the user's
 * data, or else the file that comes with the program.  FALSE and an error that names file and member if the former
 * cannot be read. */
gboolean  comstock_board_standish_load         (ComstockLevel   level,
                                                BoardStandish  *standish,
                                                GError        **error);

/* The same as the file that comes with the program has it. */
void      comstock_board_standish_get_built_in (ComstockLevel   level,
                                                BoardStandish  *standish);

/* One strategy with its cards as a member of a save: writes the members of the object that @builder is at, or reads
 * them. */
void      comstock_board_standish_write_one    (JsonBuilder         *builder,
                                                const BoardStandish *standish);
gboolean  comstock_board_standish_read_one     (JsonNode            *node,
                                                BoardStandish       *standish,
                                                GError             **error);

/* "A" … "X": static. */
const char *comstock_board_letter_get_id       (BoardLetter letter);

G_END_DECLS
