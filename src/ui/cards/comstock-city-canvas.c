/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing only: every function says what it draws where, none decides anything. */

#include "comstock-city-canvas.h"

#include "comstock-terrain-card.h"
#include "ui/comstock-art.h"

#define CARD_SIDE 2
#define MIN_MARK 14.0f

void
comstock_city_canvas_ground (GtkWidget               *widget,
                             GtkSnapshot             *snapshot,
                             const ComstockCityFrame *frame)
{
  const int columns = comstock_city_frame_columns (frame);
  const int rows = comstock_city_frame_rows (frame);
  GdkRGBA line = comstock_art_get_color (widget, "comstock_ground_line");

  line.alpha = 0.5f;
  for (int column = 0; column <= columns; column++)
    gtk_snapshot_append_color (snapshot, &line,
                               &GRAPHENE_RECT_INIT ((float) (frame->x + column * frame->cell), (float) frame->y,
                                                    1, (float) (rows * frame->cell)));
  for (int row = 0; row <= rows; row++)
    gtk_snapshot_append_color (snapshot, &line,
                               &GRAPHENE_RECT_INIT ((float) frame->x, (float) (frame->y + row * frame->cell),
                                                    (float) (columns * frame->cell), 1));
}

void
comstock_city_canvas_cards (GtkWidget               *widget,
                            GtkSnapshot             *snapshot,
                            const ComstockCityFrame *frame,
                            ComstockCity            *city)
{
  GListModel *cards = comstock_city_get_cards (city);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCard) card = g_list_model_get_item (cards, i);
      graphene_rect_t bounds;
      ComstockPlace place;

      comstock_city_find_card (city, card, &place);
      bounds = comstock_city_frame_bounds (frame, place.x, place.y, CARD_SIDE);
      comstock_terrain_snapshot (widget, snapshot, comstock_card_get_terrain (card), &bounds);
    }
}

static void
snapshot_disc (GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds,
               const GdkRGBA         *fill,
               const GdkRGBA         *edge,
               float                  width)
{
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, bounds, bounds->size.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, fill, bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &disc, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *edge, *edge, *edge, *edge });
}

static graphene_rect_t
centered (float x,
          float y,
          float side)
{
  return GRAPHENE_RECT_INIT ((float) (int) (x - side / 2), (float) (int) (y - side / 2), side, side);
}

/* A disc in the middle of the card at (@x, @y). */
static graphene_rect_t
snapshot_mark (GtkWidget               *widget,
               GtkSnapshot             *snapshot,
               const ComstockCityFrame *frame,
               int                      x,
               int                      y,
               float                    side)
{
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA accent = comstock_art_get_color (widget, "comstock_card_accent");
  const graphene_rect_t card = comstock_city_frame_bounds (frame, x, y, CARD_SIDE);
  const graphene_rect_t disc = centered (card.origin.x + card.size.width / 2,
                                         card.origin.y + card.size.height / 2, (float) (int) side);

  snapshot_disc (snapshot, &disc, &paper, &accent, MAX (1.5f, side * 0.09f));
  return disc;
}

void
comstock_city_canvas_place_mark (GtkWidget               *widget,
                                 GtkSnapshot             *snapshot,
                                 const ComstockCityFrame *frame,
                                 int                      x,
                                 int                      y)
{
  const GdkRGBA accent = comstock_art_get_color (widget, "comstock_card_accent");
  const graphene_rect_t disc = snapshot_mark (widget, snapshot, frame, x, y,
                                              MAX (MIN_MARK, (float) frame->cell * 0.26f));
  const float side = disc.size.width;
  const float bar = (float) (int) MAX (2.0f, side * 0.12f);
  const float arm = side * 0.5f;

  gtk_snapshot_append_color (snapshot, &accent,
                             &GRAPHENE_RECT_INIT (disc.origin.x + (side - arm) / 2, disc.origin.y + (side - bar) / 2,
                                                  arm, bar));
  gtk_snapshot_append_color (snapshot, &accent,
                             &GRAPHENE_RECT_INIT (disc.origin.x + (side - bar) / 2, disc.origin.y + (side - arm) / 2,
                                                  bar, arm));
}

void
comstock_city_canvas_sale_mark (GtkWidget               *widget,
                                GtkSnapshot             *snapshot,
                                const ComstockCityFrame *frame,
                                int                      x,
                                int                      y)
{
  const GdkRGBA accent = comstock_art_get_color (widget, "comstock_card_accent");
  const graphene_rect_t disc = snapshot_mark (widget, snapshot, frame, x, y,
                                              MAX (MIN_MARK, (float) frame->cell * 0.45f));

  comstock_art_snapshot (widget, snapshot, "signs/vp", &disc, &accent);
}

void
comstock_city_canvas_ghost (GtkWidget               *widget,
                            GtkSnapshot             *snapshot,
                            const ComstockCityFrame *frame,
                            const CardsTerrain      *terrain,
                            int                      x,
                            int                      y,
                            gboolean                 allowed)
{
  const graphene_rect_t bounds = comstock_city_frame_bounds (frame, x, y, CARD_SIDE);
  const GdkRGBA refused = comstock_art_get_color (widget, "comstock_refused");
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA edge = allowed ? comstock_art_get_color (widget, "comstock_now") : refused;
  const float width = gtk_widget_get_focus_child (widget) != NULL ? 4 : 3;
  graphene_rect_t sign;
  GskRoundedRect outline;

  gtk_snapshot_push_opacity (snapshot, allowed ? 0.92 : 0.55);
  comstock_terrain_snapshot (widget, snapshot, terrain, &bounds);
  gtk_snapshot_pop (snapshot);

  gsk_rounded_rect_init_from_rect (&outline, &bounds, bounds.size.width * 0.06f);
  gsk_rounded_rect_shrink (&outline, -1, -1, -1, -1);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
  if (allowed)
    return;
  sign = centered (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2,
                   (float) (int) MAX (20.0f, bounds.size.width * 0.3f));
  snapshot_disc (snapshot, &sign, &paper, &paper, 1);
  comstock_art_snapshot (widget, snapshot, "signs/no", &sign, &refused);
}
