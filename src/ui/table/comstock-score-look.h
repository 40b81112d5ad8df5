/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score sheet of a game looks beside its table: what differs from game to game. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-score-legend.h"
#include "model/session/comstock-sheet.h"

/* A table of a game's own; what is NULL or FALSE it does without. */
typedef struct
{
  /* The course of the points, and of what else seats have. */
  const ComstockScoreLegend *points;
  const ComstockScoreLegend *measure;

  /* Each figure tells what it changed by when its seat last scored, and how it comes about before it is pressed. */
  gboolean annotates;

  /* The sheet is headed by whether its score is final. */
  gboolean is_headed;

  /* What there is to look up about a row (comstock-explain.h), its rule, and what stands for its name where that has no
   * room, drawn into a square. */
  char       *(*dup_topic)     (guint row);
  const char *(*get_rule)      (guint row);
  void        (*snapshot_sign) (GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                guint                  row,
                                const graphene_rect_t *bounds);

  /* The drawing of a detail, such as a portrait: a new string. */
  char       *(*dup_drawing)   (guint row);

  /* A small picture of where the places of figures lie, so high at least, and how it shows those of the figure of @seat
   * in @row; @game is NULL at a real table. */
  int picture_height;
  GtkWidget  *(*picture_new)   (void);
  void        (*picture_show)  (GtkWidget           *picture,
                                ComstockGame        *game,
                                const ComstockSheet *sheet,
                                guint                row,
                                guint                seat);
} ComstockScoreLook;
