/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks down from a root, with what each widget was marked with. */

#include "comstock-obstacle.h"

#define LIMIT_KEY "comstock-obstacle-limit"
#define MARK_KEY "comstock-obstacle-mark"
#define FUNC_KEY "comstock-obstacle-func"
#define HIDES_KEY "comstock-obstacle-hides"

typedef struct
{
  GtkWidget *root;
  GtkWidget *upper;
  GArray *found;
} Walk;

/* Kept plus one, so that none is there by default. */
void
comstock_obstacle_limit (GtkWidget           *widget,
                         ComstockObstacleKind most)
{
  g_object_set_data (G_OBJECT (widget), LIMIT_KEY, GUINT_TO_POINTER (most + 1));
}

void
comstock_obstacle_mark (GtkWidget           *widget,
                        ComstockObstacleKind kind)
{
  g_object_set_data (G_OBJECT (widget), MARK_KEY, GUINT_TO_POINTER (kind));
}

void
comstock_obstacle_tell (GtkWidget           *widget,
                        ComstockObstacleFunc func)
{
  g_object_set_data (G_OBJECT (widget), FUNC_KEY, (gpointer) func);
}

void
comstock_obstacle_hide_below (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), HIDES_KEY, GUINT_TO_POINTER (TRUE));
}

static ComstockObstacleKind
get_limit (GtkWidget           *widget,
           ComstockObstacleKind most)
{
  const guint limit = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), LIMIT_KEY));

  return limit > 0 ? MIN (most, limit - 1) : most;
}

/* What is in sight of @area, in coordinates of the root; FALSE if nothing is. */
static gboolean
clip (Walk            *walk,
      GtkWidget       *widget,
      graphene_rect_t *area)
{
  for (; widget != NULL && widget != walk->root; widget = gtk_widget_get_parent (widget))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN &&
          (!gtk_widget_compute_bounds (widget, walk->root, &bounds) ||
           !graphene_rect_intersection (area, &bounds, area)))
        return FALSE;
    }
  return area->size.width > 0 && area->size.height > 0;
}

static void
add (Walk                *walk,
     GtkWidget           *widget,
     graphene_rect_t      area,
     ComstockObstacleKind kind)
{
  const ComstockObstacle obstacle = { area, kind };

  if (kind != COMSTOCK_OBSTACLE_NONE && clip (walk, widget, (graphene_rect_t *) &obstacle.area))
    g_array_append_val (walk->found, obstacle);
}

static void
add_told (Walk                *walk,
          GtkWidget           *widget,
          ComstockObstacleFunc func,
          ComstockObstacleKind most)
{
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (ComstockObstacle));
  graphene_matrix_t transform;

  if (!gtk_widget_compute_transform (widget, walk->root, &transform))
    return;
  func (widget, told);
  for (guint i = 0; i < told->len; i++)
    {
      const ComstockObstacle *obstacle = &g_array_index (told, ComstockObstacle, i);
      graphene_rect_t area;

      graphene_matrix_transform_bounds (&transform, &obstacle->area, &area);
      add (walk, widget, area, MIN (most, obstacle->kind));
    }
}

/* What all of @widget counts as; NONE if its parts do by themselves. */
static ComstockObstacleKind
get_kind (GtkWidget *widget)
{
  const guint mark = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), MARK_KEY));

  if (mark != COMSTOCK_OBSTACLE_NONE)
    return mark;
  return GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget) ? COMSTOCK_OBSTACLE_PRESSED : COMSTOCK_OBSTACLE_NONE;
}

static void
drop_hidden (Walk      *walk,
             GtkWidget *widget)
{
  graphene_rect_t bounds;

  if (g_object_get_data (G_OBJECT (widget), HIDES_KEY) == NULL ||
      !gtk_widget_compute_bounds (widget, walk->root, &bounds))
    return;
  for (guint i = walk->found->len; i > 0; i--)
    if (graphene_rect_contains_rect (&bounds, &g_array_index (walk->found, ComstockObstacle, i - 1).area))
      g_array_remove_index (walk->found, i - 1);
}

/* Stops where it comes to the upper one.  Returns whether to go on. */
static gboolean
collect (Walk                *walk,
         GtkWidget           *widget,
         ComstockObstacleKind most)
{
  ComstockObstacleFunc func = (ComstockObstacleFunc) g_object_get_data (G_OBJECT (widget), FUNC_KEY);
  const ComstockObstacleKind kind = get_kind (widget);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  graphene_rect_t bounds;

  if (widget == walk->upper)
    return FALSE;
  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  drop_hidden (walk, widget);
  if (!gtk_widget_get_can_target (widget) && kind == COMSTOCK_OBSTACLE_NONE)
    return TRUE;
  most = get_limit (widget, most);
  if (func != NULL)
    add_told (walk, widget, func, most);
  else if (kind == COMSTOCK_OBSTACLE_NONE)
    while (child != NULL && collect (walk, child, most))
      child = gtk_widget_get_next_sibling (child);
  else if (gtk_widget_is_sensitive (widget) && gtk_widget_compute_bounds (widget, walk->root, &bounds))
    add (walk, widget, bounds, MIN (most, kind));
  return func != NULL || kind != COMSTOCK_OBSTACLE_NONE || child == NULL;
}

GArray *
comstock_obstacle_collect (GtkWidget *root,
                           GtkWidget *upper)
{
  Walk walk = { root, upper, g_array_new (FALSE, FALSE, sizeof (ComstockObstacle)) };

  collect (&walk, root, COMSTOCK_OBSTACLE_PRESSED);
  return walk.found;
}
