/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A map may be zoomed, and a track scrolled. */

#include "comstock-board-sight.h"

/* Of @seen, in coordinates of @view, what is in sight there: all of it or nothing. */
static gboolean
is_within (GtkWidget             *view,
           const graphene_rect_t *seen)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (view),
                                                  (float) gtk_widget_get_height (view));

  return graphene_rect_contains_rect (&all, seen);
}

gboolean
comstock_board_sight_find_parcel (ComstockBoardMap *map,
                                  guint             parcel,
                                  GtkWidget        *widget,
                                  graphene_rect_t  *bounds)
{
  graphene_matrix_t transform;
  graphene_rect_t there;

  if (!gtk_widget_get_mapped (GTK_WIDGET (map)) ||
      !gtk_widget_compute_transform (GTK_WIDGET (map), widget, &transform))
    return FALSE;
  comstock_board_map_get_bounds (map, parcel, &there);
  graphene_matrix_transform_bounds (&transform, &there, bounds);
  return is_within (GTK_WIDGET (map), &there);
}

gboolean
comstock_board_sight_find_place (ComstockBoardTrack *track,
                                 BoardPlace          place,
                                 GtkWidget          *widget,
                                 graphene_rect_t    *bounds)
{
  GtkWidget *space = comstock_board_track_get_space (track, place);
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (track), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t there;

  if (space == NULL || !gtk_widget_get_mapped (space) || !gtk_widget_compute_bounds (space, widget, bounds))
    return FALSE;
  return view == NULL || (gtk_widget_compute_bounds (space, view, &there) && is_within (view, &there));
}
