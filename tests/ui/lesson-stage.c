/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window is the program's own, and nobody is waited for. */

#include "config.h"

#include "lesson-stage.h"

#include <math.h>

#include "model/board/comstock-board-game.h"
#include "ui-probe.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-obstacle.h"
#include "widget-stage.h"

/* In pixels. */
#define MOST_AWAY 200

void
lesson_stage_open (LessonStage *stage)
{
  stage->settings = g_settings_new (APPLICATION_ID);
  stage->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_settings_set_string (stage->settings, "pace", "instant");
  stage->window = comstock_window_new (ui_probe_get_application ());
  gtk_window_present (GTK_WINDOW (stage->window));
  stage_settle ();
}

gboolean
lesson_stage_is_waiting (gpointer data)
{
  LessonStage *stage = data;

  return comstock_table_get_asked (stage->table) >= 0 ||
         comstock_guide_get_part (stage->guide) != COMSTOCK_GUIDE_NOTHING || comstock_game_is_over (stage->game);
}

void
lesson_stage_find (LessonStage *stage)
{
  stage_settle ();
  stage->table = ui_probe_find (stage->window, COMSTOCK_TYPE_TABLE);
  stage->game = g_object_ref (comstock_table_get_game (stage->table));
  stage->guide = comstock_table_get_guide (stage->table);
  ui_probe_wait (lesson_stage_is_waiting, stage);
  stage_settle ();
}

void
lesson_stage_close (LessonStage  *stage,
                    gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  g_object_unref (stage->game);
  stage_settle ();
  g_settings_set_boolean (stage->settings, "guidance", FALSE);
  g_settings_reset (stage->settings, "lesson-seen");
  g_object_unref (stage->settings);
  g_hash_table_unref (stage->seen);
}

char *
lesson_stage_dup_shown (LessonStage *stage)
{
  g_autoptr (GVariant) tips = comstock_look_dup (COMSTOCK_LOOK (stage->guide));
  char *id = NULL;

  if (comstock_guide_get_part (stage->guide) != COMSTOCK_GUIDE_NOTHING)
    g_variant_get_child (tips, 0, "s", &id);
  return id;
}

void
lesson_stage_press (LessonStage *stage,
                    const char  *label)
{
  GtkButton *button = ui_probe_find_button (stage->guide, label);

  g_assert_nonnull (button);
  ui_probe_press (button);
}

gboolean
lesson_stage_is_seen (LessonStage *stage,
                      const char  *id)
{
  return g_hash_table_contains (stage->seen, id);
}

/* What is seen in the overlay of what the bubble speaks of; FALSE if nothing is. */
static gboolean
find_target (LessonStage     *stage,
             graphene_rect_t *seen)
{
  GtkWidget *overlay = GTK_WIDGET (comstock_table_get_overlay (stage->table));
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_t bounds;
  GtkWidget *widget = COMSTOCK_CALLOUT_GET_CLASS (stage->guide)->find_object (COMSTOCK_CALLOUT (stage->guide), &area);
  graphene_matrix_t transform;

  if (widget == NULL || !gtk_widget_compute_transform (widget, overlay, &transform))
    return FALSE;
  if (area.size.width <= 0)
    g_assert_true (gtk_widget_compute_bounds (widget, widget, &area));
  graphene_matrix_transform_bounds (&transform, &area, seen);
  for (; widget != overlay; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN &&
        (!gtk_widget_compute_bounds (widget, overlay, &bounds) || !graphene_rect_intersection (seen, &bounds, seen)))
      return FALSE;
  return TRUE;
}

static void
check_distance (LessonStage           *stage,
                const graphene_rect_t *box)
{
  graphene_rect_t target;
  float across, along;

  if (!find_target (stage, &target))
    return;
  across = MAX (MAX (box->origin.x - target.origin.x - target.size.width,
                     target.origin.x - box->origin.x - box->size.width), 0);
  along = MAX (MAX (box->origin.y - target.origin.y - target.size.height,
                    target.origin.y - box->origin.y - box->size.height), 0);
  g_assert_cmpfloat (hypotf (across, along), <=, MOST_AWAY);
  g_assert_false (graphene_rect_intersection (box, &target, NULL));
}

void
lesson_stage_check_cover (LessonStage *stage)
{
  g_autoptr (GArray) obstacles =
    comstock_obstacle_collect (GTK_WIDGET (comstock_table_get_overlay (stage->table)), GTK_WIDGET (stage->guide));
  /* On a phone it may hide places until it is read, and on the board game's track, which has many beside each other. */
  const ComstockObstacleKind least = gtk_widget_get_width (GTK_WIDGET (stage->table)) < COMSTOCK_TABLE_NARROW ||
                                         COMSTOCK_IS_BOARD_GAME (stage->game)
                                       ? COMSTOCK_OBSTACLE_PRESSED : COMSTOCK_OBSTACLE_PLACE;
  graphene_rect_t box;

  g_assert_true (comstock_callout_get_box (COMSTOCK_CALLOUT (stage->guide), &box));
  check_distance (stage, &box);
  for (guint i = 0; i < obstacles->len; i++)
    {
      const ComstockObstacle *obstacle = &g_array_index (obstacles, ComstockObstacle, i);

      g_assert_false (obstacle->kind >= least && graphene_rect_intersection (&box, &obstacle->area, NULL));
    }
}
