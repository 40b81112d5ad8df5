/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves toasts by their margins, which the overlay counts as a part of them. */

#include "comstock-toast-place.h"

#include "ui/table/comstock-callout-place.h"

typedef struct
{
  int start;
  int end;
  int bottom;
} Margins;

/* The one that is shown, or comes last; NULL if there is none. */
static GtkWidget *
find_toast (GtkWidget *toasts)
{
  for (GtkWidget *child = gtk_widget_get_last_child (toasts); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    if (g_str_equal (gtk_widget_get_css_name (child), "toast") && gtk_widget_get_mapped (child))
      return child;
  return NULL;
}

static Margins
get_margins (GtkWidget *toast)
{
  return (Margins) { gtk_widget_get_margin_start (toast), gtk_widget_get_margin_end (toast),
                     gtk_widget_get_margin_bottom (toast) };
}

static void
set_margins (GtkWidget *toast,
             Margins    margins)
{
  gtk_widget_set_margin_start (toast, margins.start);
  gtk_widget_set_margin_end (toast, margins.end);
  gtk_widget_set_margin_bottom (toast, margins.bottom);
}

static float
get_shift (GtkWidget *toast,
           Margins    margins)
{
  const float shift = (float) (margins.start - margins.end) / 2;

  return gtk_widget_get_direction (toast) == GTK_TEXT_DIR_RTL ? -shift : shift;
}

/* Where the toast stands with these margins, in the overlay, once it has come. */
static graphene_rect_t
get_box (GtkWidget *toasts,
         GtkWidget *toast,
         Margins    margins)
{
  const int width = gtk_widget_get_width (toasts);
  const int height = gtk_widget_get_height (toasts);
  const Margins now = get_margins (toast);
  int toast_width, toast_height;

  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &toast_width, NULL, NULL);
  toast_width = MIN (toast_width, width);
  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, toast_width, NULL, &toast_height, NULL, NULL);
  toast_width -= now.start + now.end;
  toast_height -= now.bottom;
  return GRAPHENE_RECT_INIT ((float) (width - toast_width) / 2 + get_shift (toast, margins),
                             (float) (height - toast_height - margins.bottom), (float) toast_width,
                             (float) toast_height);
}

/* What may be pressed, or is read while one waits, as the players' names; all else can be read when the toast has
 * gone. */
static GArray *
collect_obstacles (GtkWidget *toasts,
                   GtkWidget *toast)
{
  GArray *obstacles = comstock_obstacle_collect (toasts, toast);

  for (guint i = obstacles->len; i > 0; i--)
    if (g_array_index (obstacles, ComstockObstacle, i - 1).kind < COMSTOCK_OBSTACLE_WORKS)
      g_array_remove_index_fast (obstacles, i - 1);
  return obstacles;
}

/* Whether nothing in there may be pressed now. */
static gboolean
is_free (const graphene_rect_t *box,
         GArray                *obstacles)
{
  for (guint i = 0; i < obstacles->len; i++)
    {
      const ComstockObstacle *obstacle = &g_array_index (obstacles, ComstockObstacle, i);

      if (obstacle->kind >= COMSTOCK_OBSTACLE_PLACE && graphene_rect_intersection (box, &obstacle->area, NULL))
        return FALSE;
    }
  return TRUE;
}

static Margins
find_margins (GtkWidget *toasts,
              GtkWidget *toast,
              GArray    *obstacles)
{
  const graphene_rect_t box = get_box (toasts, toast, (Margins) { 0 });
  const graphene_rect_t room = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (toasts),
                                                   (float) gtk_widget_get_height (toasts));
  const graphene_rect_t edge = GRAPHENE_RECT_INIT (room.size.width / 2, -COMSTOCK_CALLOUT_GAP, 0, 0);
  ComstockCalloutPlace place;
  int shift;

  comstock_callout_find_place (&room, &edge, box.size.width, box.size.height, G_MAXFLOAT,
                               (const ComstockObstacle *) obstacles->data, obstacles->len, &place);
  shift = (int) (place.box.origin.x - box.origin.x) * (gtk_widget_get_direction (toast) == GTK_TEXT_DIR_RTL ? -2 : 2);
  return (Margins) { MAX (shift, 0), MAX (-shift, 0), (int) (box.origin.y - place.box.origin.y) };
}

/* After the layout of the whole window, before it is drawn: in the same frame there may be another one. */
static void
on_layout (GtkWidget *toasts)
{
  GtkWidget *toast = find_toast (toasts);
  g_autoptr (GArray) obstacles = NULL;
  graphene_rect_t box;

  if (toast == NULL)
    return;
  obstacles = collect_obstacles (toasts, toast);
  box = get_box (toasts, toast, get_margins (toast));
  if (get_margins (toast).bottom == 0 || !is_free (&box, obstacles))
    set_margins (toast, find_margins (toasts, toast, obstacles));
}

static void
on_realize (GtkWidget *toasts)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (toasts), "layout", G_CALLBACK (on_layout), toasts,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
on_unrealize (GtkWidget *toasts)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_frame_clock (toasts), on_layout, toasts);
}

void
comstock_toast_place_watch (AdwToastOverlay *toasts)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  g_signal_connect (toasts, "realize", G_CALLBACK (on_realize), NULL);
  g_signal_connect (toasts, "unrealize", G_CALLBACK (on_unrealize), NULL);
}
