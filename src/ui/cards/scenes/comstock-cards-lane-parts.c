/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows have a sign above their points, characters their faces on gold; the outlaws' bite is dark red. */

#include "comstock-cards-lane-parts.h"

#include <math.h>

#include "model/base/comstock-text.h"
#include "ui/cards/score/comstock-cards-row-sign.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-sign.h"

#define STRIP 0.36f           /* of the height: what has the figure */
#define GAP 1.5f
#define MIN_SIGN 8.0f         /* of a narrower sign nothing can be told */
#define SIGN_STEP 4.0f        /* signs come in few sizes, each of which is rendered once */
#define MIN_FIGURE 9.0        /* in pixels; narrow parts have smaller ones, that fit */
#define HEAD 0.78f            /* of the height */
#define OVERLAP 0.12f         /* of the head, over what ends there */

struct _ComstockCardsLaneParts
{
  GtkWidget *widget;
  const ComstockCardsCountLane *lane;
  GPtrArray *figures;         /* of PangoLayout, one for each part */
  double figure_size;         /* of those that are there */
};

ComstockCardsLaneParts *
comstock_cards_lane_parts_new (GtkWidget                    *widget,
                               const ComstockCardsCountLane *lane)
{
  ComstockCardsLaneParts *self = g_new0 (ComstockCardsLaneParts, 1);

  self->widget = widget;
  self->lane = lane;
  self->figures = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
comstock_cards_lane_parts_free (ComstockCardsLaneParts *self)
{
  g_ptr_array_unref (self->figures);
  g_free (self);
}

static void
create_figures (ComstockCardsLaneParts *self,
                double                  size)
{
  if (self->figures->len > 0 && size >= self->figure_size && size <= self->figure_size)
    return;
  g_ptr_array_set_size (self->figures, 0);
  self->figure_size = size;
  for (guint i = 0; i < self->lane->n_parts; i++)
    {
      g_autofree char *text = comstock_text_number (self->lane->parts[i].points);

      g_ptr_array_add (self->figures, comstock_figure_new (self->widget, text, size));
    }
}

/* If it fits. */
static void
snapshot_figure (GtkSnapshot           *snapshot,
                 PangoLayout           *figure,
                 const graphene_rect_t *bounds,
                 const GdkRGBA         *ink)
{
  int width;

  pango_layout_get_pixel_size (figure, &width, NULL);
  if ((float) width <= bounds->size.width)
    comstock_figure_snapshot (snapshot, figure, bounds, ink);
}

/* The square for a sign or a face that will have so much room once its part has grown; it is uncovered as that grows.
 * FALSE if nothing could be told of it. */
static gboolean
place_sign (float            x,
            float            y,
            float            width,
            float            height,
            graphene_rect_t *square)
{
  const float side = floorf (MIN (height, width - 1) / SIGN_STEP) * SIGN_STEP;

  *square = GRAPHENE_RECT_INIT (x + (width - side) / 2, y + (height - side) / 2, side, side);
  return side >= MIN_SIGN;
}

static void
snapshot_row (ComstockCardsLaneParts *self,
              GtkSnapshot            *snapshot,
              guint                   part,
              const graphene_rect_t  *bounds,
              float                   full,
              const GdkRGBA          *fill,
              const GdkRGBA          *ink)
{
  const GdkRGBA paper = comstock_art_get_color (self->widget, "comstock_paper");
  const float strip = bounds->size.height * STRIP;
  const float above = bounds->size.height - strip;
  graphene_rect_t square;
  const graphene_rect_t foot = GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + above, bounds->size.width,
                                                   strip);

  gtk_snapshot_append_color (snapshot, &paper, &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y,
                                                                    bounds->size.width, above));
  gtk_snapshot_append_color (snapshot, fill, &foot);
  if (place_sign (bounds->origin.x, bounds->origin.y, full, above, &square))
    comstock_cards_row_snapshot_sign (self->widget, snapshot, (CardsRow) self->lane->parts[part].row, &square);
  snapshot_figure (snapshot, self->figures->pdata[part], &foot, ink);
}

static void
snapshot_character (ComstockCardsLaneParts *self,
                    GtkSnapshot            *snapshot,
                    guint                   part,
                    const graphene_rect_t  *bounds,
                    float                   full)
{
  const GdkRGBA gold = comstock_art_get_color (self->widget, "comstock_ring");
  const GdkRGBA ink = comstock_art_get_color (self->widget, "comstock_ink");
  const float strip = bounds->size.height * STRIP;
  const float above = bounds->size.height - strip;
  const int character = self->lane->parts[part].character;
  g_autofree char *name = g_strconcat ("portraits/", cards_characters[character].id, NULL);
  graphene_rect_t square;

  gtk_snapshot_append_color (snapshot, &gold, bounds);
  if (place_sign (bounds->origin.x, bounds->origin.y, full, above, &square))
    comstock_art_snapshot (self->widget, snapshot, name, &square, NULL);
  snapshot_figure (snapshot, self->figures->pdata[part],
                   &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + above, bounds->size.width, strip), &ink);
}

/* @full: how wide it is once it has grown. */
static void
snapshot_part (ComstockCardsLaneParts *self,
               GtkSnapshot            *snapshot,
               guint                   part,
               const graphene_rect_t  *bounds,
               float                   full)
{
  const ComstockCardsCountPart *counted = &self->lane->parts[part];
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (self->lane->seat));
  GdkRGBA fill, ink;

  comstock_sign_get_colors (self->widget, sign, &fill, &ink);
  gtk_snapshot_push_clip (snapshot, bounds);
  if (counted->character >= 0)
    snapshot_character (self, snapshot, part, bounds, full);
  else if (counted->row >= 0)
    snapshot_row (self, snapshot, part, bounds, full, &fill, &ink);
  else
    {
      gtk_snapshot_append_color (snapshot, &fill, bounds);
      snapshot_figure (snapshot, self->figures->pdata[part], bounds, &ink);
    }
  gtk_snapshot_pop (snapshot);
}

/* What is taken away lies over the end of what was there: @right is that end, and the new one is returned. */
static float
snapshot_bite (ComstockCardsLaneParts *self,
               GtkSnapshot            *snapshot,
               guint                   part,
               float                   left,
               float                   right,
               const graphene_rect_t  *lane,
               float                   width)
{
  const GdkRGBA red = comstock_art_get_color (self->widget, "comstock_cards_bite");
  const GdkRGBA white = { 1, 1, 1, 1 };
  const float end = MAX (right - width, left);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (end, lane->origin.y, right - end, lane->size.height);

  gtk_snapshot_append_color (snapshot, &red, &bounds);
  snapshot_figure (snapshot, self->figures->pdata[part], &bounds, &white);
  return end;
}

double
comstock_cards_lane_parts_get_end (const graphene_rect_t *bounds,
                                   int                    scale,
                                   int                    points)
{
  return (double) bounds->origin.x +
         (double) (bounds->size.width - bounds->size.height * HEAD) * points / MAX (scale, 1);
}

void
comstock_cards_lane_parts_snapshot (ComstockCardsLaneParts *self,
                                    GtkSnapshot            *snapshot,
                                    const graphene_rect_t  *bounds,
                                    int                     scale,
                                    double                  time)
{
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (self->lane->seat));
  const float head = bounds->size.height * HEAD;
  const double per_point = (comstock_cards_lane_parts_get_end (bounds, scale, scale) - (double) bounds->origin.x) /
                           MAX (scale, 1);
  float x = bounds->origin.x;

  create_figures (self, MIN ((double) (bounds->size.height * STRIP * 0.72f), MAX (MIN_FIGURE, 3.4 * per_point)));
  for (guint i = 0; i < self->lane->n_parts; i++)
    {
      const double points = comstock_cards_count_part_points (&self->lane->parts[i], time);
      const float width = (float) (ABS (points) * per_point);

      if (points < 0)
        x = snapshot_bite (self, snapshot, i, bounds->origin.x, x, bounds, width);
      else if (points > 0)
        {
          snapshot_part (self, snapshot, i,
                         &GRAPHENE_RECT_INIT (x, bounds->origin.y, MAX (width - GAP, 0.5f), bounds->size.height),
                         (float) (self->lane->parts[i].points * per_point) - GAP);
          x += width;
        }
    }
  comstock_sign_snapshot (self->widget, snapshot, sign,
                          &GRAPHENE_RECT_INIT (x - head * OVERLAP,
                                               bounds->origin.y + (bounds->size.height - head) / 2, head, head),
                          head / 2);
}
