/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What “bench” measures on whole games of the model: loading and memory. */

#pragma once

#include "model/session/comstock-game.h"

typedef struct
{
  double load_ms;               /* processor time to load a finished game, the median */
  guint bytes_per_move;         /* memory that a game takes for each move played; 0 where that cannot be known */
} CliBenchSession;

/* Measures equal new games that @begin makes, played at random; a first one makes what all games share. */
void cli_bench_session (ComstockGame   *(*begin) (void),
                        CliBenchSession *figures);

/* Prints the figures, a line each, or as members of a JSON object, the first after a
 * comma. */
void cli_bench_session_print_text (const CliBenchSession *figures);
void cli_bench_session_print_json (const CliBenchSession *figures);
