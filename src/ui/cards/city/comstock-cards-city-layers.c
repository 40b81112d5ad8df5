/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A layer is a node, drawn when it is first needed: the table and the ghost as from (0, 0), to be moved as a whole. */

#include "comstock-cards-city-layers.h"

#include "comstock-cards-city-canvas.h"
#include "ui/kit/comstock-freeze.h"

struct _ComstockCardsCityLayers
{
  GtkWidget *grid;
  GskRenderNode *ground;        /* from the frame's corner on, as are the marks */
  GskRenderNode *marks;
  gboolean selling;             /* the marks are of cards that may be sold */
  GskRenderNode *rulers;        /* numbers of rows and columns, where they are seen */
  GskRenderNode *ghost;         /* as on (0, 0) */
  guint ghost_state;            /* as which the ghost was drawn */
};

ComstockCardsCityLayers *
comstock_cards_city_layers_new (GtkWidget *grid)
{
  ComstockCardsCityLayers *self = g_new0 (ComstockCardsCityLayers, 1);

  self->grid = grid;
  return self;
}

static void
clear (ComstockCardsCityLayers *self)
{
  g_clear_pointer (&self->ground, gsk_render_node_unref);
  g_clear_pointer (&self->marks, gsk_render_node_unref);
  g_clear_pointer (&self->rulers, gsk_render_node_unref);
  g_clear_pointer (&self->ghost, gsk_render_node_unref);
}

void
comstock_cards_city_layers_free (ComstockCardsCityLayers *self)
{
  clear (self);
  g_free (self);
}

void
comstock_cards_city_layers_redraw (ComstockCardsCityLayers *self)
{
  clear (self);
  gtk_widget_queue_draw (self->grid);
}

void
comstock_cards_city_layers_move (ComstockCardsCityLayers *self)
{
  g_clear_pointer (&self->rulers, gsk_render_node_unref);
}

/* A card that may be sold is marked once, at its north-west parcel. */
static gboolean
is_card_start (ComstockCardsCity *city,
               int                x,
               int                y)
{
  ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);
  ComstockCardsPlace place;

  return card != NULL && comstock_cards_city_find_card (city, card, &place) && place.x == x && place.y == y;
}

static void
snapshot_sale (ComstockCardsCityLayers  *self,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               ComstockCardsCity        *city,
               ComstockCardsPlace        at)
{
  const int price = cards_character_scoring[CARDS_AUCTIONEER][0].vp;
  ComstockCardsCard *card = comstock_cards_city_get_card_at (city, at.x, at.y);
  ComstockCardsGain gain;

  comstock_cards_city_sale_gain (city, comstock_cards_card_get_number (card), &gain);
  comstock_cards_city_canvas_sale_mark (self->grid, snapshot, frame, comstock_cards_card_get_terrain (card), at.x, at.y,
                                        price, gain.total);
}

/* What may be sold is lifted, what may not is hatched. */
static void
snapshot_sellable (ComstockCardsCityLayers       *self,
                   GtkSnapshot                   *snapshot,
                   const ComstockPlaneFrame      *frame,
                   ComstockCardsCity             *city,
                   const ComstockCardsCityParcel *parcel,
                   ComstockCardsPlace             at)
{
  if (comstock_cards_city_get_parcel (city, at.x, at.y) == CARDS_NO_PARCEL || parcel->verdict.sentence == NULL)
    return;
  self->selling = TRUE;
  if (!parcel->verdict.allowed)
    comstock_cards_city_canvas_hatch (snapshot, frame, at.x, at.y);
  else if (is_card_start (city, at.x, at.y))
    snapshot_sale (self, snapshot, frame, city, at);
}

static void
snapshot_marks (ComstockCardsCityLayers  *self,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                ComstockCardsCity        *city,
                ComstockCardsCityParcels *parcels,
                gboolean                  laying)
{
  ComstockCardsArea box;

  /* In an empty city the first card lies anywhere: marks would say nothing. */
  if (!comstock_cards_city_get_box (city, &box))
    return;
  for (guint n = 0; n < comstock_plane_extent_cells (&frame->extent); n++)
    {
      const ComstockPlace at = comstock_plane_extent_get (&frame->extent, 0, n);
      const ComstockCardsCityParcel *parcel = comstock_cards_city_parcels_get (parcels, at.x, at.y);

      if (!laying)
        snapshot_sellable (self, snapshot, frame, city, parcel, (ComstockCardsPlace) { at.x, at.y });
      else if (parcel->verdict.allowed)
        comstock_cards_city_canvas_place_mark (self->grid, snapshot, frame, at.x, at.y);
    }
}

static void
append_at (GtkSnapshot   *snapshot,
           GskRenderNode *node,
           float          x,
           float          y)
{
  if (node == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

void
comstock_cards_city_layers_snapshot_table (ComstockCardsCityLayers  *self,
                                           GtkSnapshot              *snapshot,
                                           const ComstockPlaneFrame *frame,
                                           ComstockCardsCity        *city,
                                           ComstockCardsCityParcels *parcels,
                                           gboolean                  laying)
{
  ComstockPlaneFrame from_corner = *frame;

  from_corner.x = 0;
  from_corner.y = 0;
  if (self->ground == NULL)
    {
      const int scale = gtk_widget_get_scale_factor (self->grid);
      GtkSnapshot *ground = gtk_snapshot_new ();
      GtkSnapshot *marks = gtk_snapshot_new ();

      self->selling = FALSE;
      comstock_cards_city_canvas_ground (self->grid, ground, &from_corner);
      if (city != NULL)
        snapshot_marks (self, marks, &from_corner, city, parcels, laying);
      self->ground = comstock_freeze (ground, scale);
      self->marks = comstock_freeze (marks, scale);
    }
  append_at (snapshot, self->ground, (float) frame->x, (float) frame->y);
  if (city != NULL)
    comstock_cards_city_canvas_town (self->grid, snapshot, frame, city, self->selling);
  append_at (snapshot, self->marks, (float) frame->x, (float) frame->y);
}

void
comstock_cards_city_layers_snapshot_rulers (ComstockCardsCityLayers  *self,
                                            GtkSnapshot              *snapshot,
                                            const ComstockPlaneFrame *frame,
                                            ComstockCardsCity        *city)
{
  if (self->rulers == NULL)
    {
      GtkSnapshot *rulers = gtk_snapshot_new ();

      if (city != NULL)
        comstock_cards_city_canvas_rulers (self->grid, rulers, frame, city);
      self->rulers = gtk_snapshot_free_to_node (rulers);
    }
  append_at (snapshot, self->rulers, 0, 0);
}

void
comstock_cards_city_layers_snapshot_ghost (ComstockCardsCityLayers  *self,
                                           GtkSnapshot              *snapshot,
                                           const ComstockPlaneFrame *frame,
                                           const CardsTerrain       *ghost,
                                           ComstockCardsPlace        at,
                                           gboolean                  allowed,
                                           gboolean                  focus)
{
  const graphene_rect_t bounds = comstock_plane_frame_cell (frame, at.x, at.y);
  const guint state = (allowed ? 1 : 0) | (focus ? 2 : 0);

  if (state != self->ghost_state)
    g_clear_pointer (&self->ghost, gsk_render_node_unref);
  self->ghost_state = state;
  if (self->ghost == NULL)
    {
      const ComstockPlaneFrame at_corner = { .cell = frame->cell };
      GtkSnapshot *drawing = gtk_snapshot_new ();

      comstock_cards_city_canvas_ghost (self->grid, drawing, &at_corner, ghost, 0, 0, allowed, focus);
      self->ghost = comstock_freeze (drawing, gtk_widget_get_scale_factor (self->grid));
    }
  append_at (snapshot, self->ghost, bounds.origin.x, bounds.origin.y);
}
