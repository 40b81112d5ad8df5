/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What “bench” measures on whole games of the model: loading and memory. */

#pragma once

#include <glib.h>

typedef struct
{
  double load_ms;               /* processor time to load a finished game of six real seats, the median */
  guint bytes_per_move;         /* memory that a game takes for each move played; 0 where that cannot be known */
} BenchSession;

void cli_cards_bench_session (BenchSession *figures);
