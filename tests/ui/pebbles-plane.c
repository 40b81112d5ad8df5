/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As little as a plane needs: where its cells are, what stands on them, what they are called. */

#include "pebbles-plane.h"

#include "pebbles-game.h"
#include "test-game-pebbles.h"

struct _PebblesPlane
{
  ComstockPlane parent_instance;

  PebblesState seen;
  char *names[PEBBLES_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (PebblesPlane, pebbles_plane, COMSTOCK_TYPE_PLANE)

static gboolean
has_pebble (ComstockPlane       *plane,
            const ComstockPlace *place)
{
  const PebblesSeat *seat = &PEBBLES_PLANE (plane)->seen.seats[place->y / PEBBLES_PEBBLES];

  return place->side == COMSTOCK_CELL && seat->pebbles[place->y % PEBBLES_PEBBLES] == place->x;
}

/* Of the empty cells nobody needs to hear. */
static ComstockPlaneContent
get_content (ComstockPlane       *plane,
             const ComstockPlace *place)
{
  return has_pebble (plane, place) ? COMSTOCK_PLANE_HELD : COMSTOCK_PLANE_VOID;
}

static void
draw_pebble (GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds,
             const GdkRGBA         *color)
{
  graphene_rect_t square = *bounds;
  GskRoundedRect round;

  graphene_rect_inset (&square, square.size.width / 5, square.size.width / 5);
  gsk_rounded_rect_init_from_rect (&round, &square, square.size.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, color, &square);
  gtk_snapshot_pop (snapshot);
}

static void
draw_ground (ComstockPlane            *plane,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame)
{
  static const GdkRGBA sand = { 0.94f, 0.9f, 0.78f, 1 };

  for (int row = 0; row < frame->extent.height; row++)
    for (int column = 0; column < frame->extent.width; column++)
      {
        graphene_rect_t cell = comstock_plane_frame_cell (frame, column, row);

        graphene_rect_inset (&cell, 1, 1);
        gtk_snapshot_append_color (snapshot, &sand, &cell);
      }
}

static void
draw_cell (ComstockPlane         *plane,
           GtkSnapshot           *snapshot,
           const ComstockPlace   *place,
           const graphene_rect_t *bounds)
{
  static const GdkRGBA stone = { 0.35f, 0.33f, 0.4f, 1 };

  if (has_pebble (plane, place))
    draw_pebble (snapshot, bounds, &stone);
}

/* A pebble that would go is lifted. */
static void
draw_ghost (ComstockPlane            *plane,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame,
            const ComstockPlace      *place)
{
  static const GdkRGBA faint = { 0.35f, 0.33f, 0.4f, 0.4f };
  graphene_rect_t bounds = comstock_plane_frame_bounds (frame, place);

  bounds.origin.y -= bounds.size.height / 6;
  draw_pebble (snapshot, &bounds, &faint);
}

static void
get_badge (ComstockPlane       *plane,
           const ComstockPlace *place,
           ComstockPlaneBadge  *badge)
{
  if (has_pebble (plane, place))
    badge->text = PEBBLES_PLANE (plane)->names[place->y / PEBBLES_PEBBLES];
}

static char *
dup_words (ComstockPlane       *plane,
           const ComstockPlace *place)
{
  return g_strdup_printf ("%s, pebble %d, at %d", PEBBLES_PLANE (plane)->names[place->y / PEBBLES_PEBBLES],
                          place->y % PEBBLES_PEBBLES + 1, place->x);
}

void
pebbles_plane_show (PebblesPlane *self,
                    ComstockGame *game)
{
  g_autofree PebblesState *seen = comstock_game_dup_seen (game);
  GdkRectangle extent = { 0, 0, 0, seen->n_seats * PEBBLES_PEBBLES };

  self->seen = *seen;
  for (guint seat = 0; seat < seen->n_seats; seat++)
    {
      g_free (self->names[seat]);
      self->names[seat] = comstock_game_dup_seat_title (game, seat);
      for (guint pebble = 0; pebble < PEBBLES_PEBBLES; pebble++)
        extent.width = MAX (extent.width, seen->seats[seat].pebbles[pebble] + PEBBLES_DIE);
    }
  comstock_plane_set_extent (COMSTOCK_PLANE (self), &extent);
  comstock_plane_update (COMSTOCK_PLANE (self));
}

static void
pebbles_plane_finalize (GObject *object)
{
  for (guint seat = 0; seat < PEBBLES_MAX_SEATS; seat++)
    g_free (PEBBLES_PLANE (object)->names[seat]);
  G_OBJECT_CLASS (pebbles_plane_parent_class)->finalize (object);
}

static void
pebbles_plane_class_init (PebblesPlaneClass *klass)
{
  ComstockPlaneClass *plane_class = COMSTOCK_PLANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = pebbles_plane_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "pebbles-plane");
  plane_class->surface = PEBBLES_SURFACE_TRACK;
  plane_class->least_cell = 44;
  plane_class->natural_cell = 60;
  plane_class->least_cells = 4;
  plane_class->draw_ground = draw_ground;
  plane_class->draw_cell = draw_cell;
  plane_class->draw_ghost = draw_ghost;
  plane_class->get_badge = get_badge;
  plane_class->get_content = get_content;
  plane_class->dup_words = dup_words;
}

static void
pebbles_plane_init (PebblesPlane *self)
{
}

GtkWidget *
pebbles_plane_new (void)
{
  return g_object_new (PEBBLES_TYPE_PLANE, NULL);
}
