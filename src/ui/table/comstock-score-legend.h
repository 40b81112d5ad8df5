/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the charts of points, or of what else seats have, must know of a game: how its rounds are told. */

#pragma once

#include "model/session/comstock-score-history.h"

/* A table of a game's own.  Its rounds fall into parts, such as eras, of as many rounds each, which count from 1 in
 * each part; parts count from 0.  Words are in the current language. */
typedef struct
{
  guint n_parts;
  guint n_rounds;       /* in each */

  /* "Era I", static. */
  const char *(*get_part_name) (guint part);

  /* "Era I · 3"; and in a sentence with the totals of all seats, "Era I, round 3: Hat 12, Star 9".  New strings. */
  char *(*dup_round)        (guint part,
                             guint number);
  char *(*dup_round_totals) (guint       part,
                             guint       number,
                             const char *totals);

  /* What is told instead of points; NULL: points. */
  const ComstockMeasure *measure;
} ComstockScoreLegend;
