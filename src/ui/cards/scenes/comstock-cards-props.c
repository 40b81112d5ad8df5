/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each prop is drawn once and kept as pixels, so that moving it is copying. */

#include "comstock-cards-props.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-grain.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-sign.h"
#include "model/session/comstock-suits.h"

/* Of a card's width. */
#define FRAME 0.05f
#define CORNER 0.10f
#define FIGURE 0.56f
#define SIGN 0.44f
#define BACK_SIGN 0.5f

#define WRITTEN 0.93f           /* of a box at most: letters are as wide as whole pixels */
#define LEAST_WRITING 0.5f      /* of the size of letters that is asked for */
#define STUDS 72.0f     /* pixels between two studs of a rail */

/* Of a strip's height. */
#define STRIP_SIGN 0.68f
#define STRIP_STEP 0.88f
#define STRIP_MARGIN 0.16f

static graphene_rect_t
inset (const graphene_rect_t *bounds,
       float                  by)
{
  graphene_rect_t inner;

  graphene_rect_inset_r (bounds, by, by, &inner);
  return inner;
}

static void
fill_rounded (GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              float                  radius,
              const GdkRGBA         *color)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  comstock_outline_fill (snapshot, &outline, color);
}

static void
set_size (PangoLayout *layout,
          float        size)
{
  PangoContext *context = pango_layout_get_context (layout);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_font_description_set_absolute_size (font, (double) size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
}

static void
write_in (GtkWidget             *widget,
          GtkSnapshot           *snapshot,
          const char            *text,
          const graphene_rect_t *box,
          float                  size,
          const GdkRGBA         *color)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width, height;

  set_size (layout, size);
  pango_layout_get_pixel_size (layout, &width, NULL);
  if ((float) width > box->size.width)
    set_size (layout, size * MAX (LEAST_WRITING, WRITTEN * box->size.width / (float) width));
  pango_layout_set_width (layout, (int) (box->size.width * PANGO_SCALE));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  comstock_figure_snapshot_at (snapshot, layout,
                               GRAPHENE_POINT_INIT (box->origin.x,
                                                    box->origin.y + (box->size.height - (float) height) / 2), color);
}

void
comstock_cards_props_write (GtkWidget             *widget,
                            GtkSnapshot           *snapshot,
                            const char            *text,
                            const graphene_rect_t *box,
                            float                  size,
                            const char            *color)
{
  const GdkRGBA ink = comstock_art_get_color (widget, color);

  write_in (widget, snapshot, text, box, size, &ink);
}

/* Crossed lines on the color of the suit, its sign on a plate in the middle. */
static void
draw_back (GtkWidget             *widget,
           GtkSnapshot           *snapshot,
           const char            *sign,
           const graphene_rect_t *face,
           const GdkRGBA         *ink)
{
  const float plate = face->size.width * BACK_SIGN;
  graphene_point_t middle;

  comstock_art_snapshot (widget, snapshot, "backs/lattice", face, ink);
  graphene_rect_get_center (face, &middle);
  comstock_sign_snapshot (widget, snapshot, sign,
                          &GRAPHENE_RECT_INIT (middle.x - plate / 2, middle.y - plate / 2, plate, plate), plate / 2);
}

static void
draw_front (GtkWidget             *widget,
            GtkSnapshot           *snapshot,
            const char            *sign,
            guint                  value,
            const graphene_rect_t *face,
            const GdkRGBA         *ink)
{
  const float width = face->size.width;
  const float side = width * SIGN;
  const float half = face->size.height / 2;
  g_autofree char *figure = g_strdup_printf ("%u", value);

  write_in (widget, snapshot, figure,
            &GRAPHENE_RECT_INIT (face->origin.x, face->origin.y + half * 0.12f, width, half), width * FIGURE, ink);
  comstock_art_snapshot (widget, snapshot, sign,
                         &GRAPHENE_RECT_INIT (face->origin.x + (width - side) / 2, face->origin.y + half * 1.12f, side,
                                              side),
                         ink);
}

ComstockCapture *
comstock_cards_props_card_new (GtkWidget *widget,
                               CardsSuit  suit,
                               guint      value,
                               gboolean   aside,
                               float      width)
{
  const char *sign = comstock_suit_get_sign (suit);
  const graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, width, width * COMSTOCK_CARDS_PROPS_RATIO);
  const graphene_rect_t face = inset (&card, width * FRAME);
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_scene_paper");
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRoundedRect outline;
  GdkRGBA fill, ink;

  comstock_sign_get_colors (widget, sign, &fill, &ink);
  if (aside)
    {
      fill = comstock_art_get_color (widget, "comstock_scene_aside");
      ink = paper;
    }
  fill_rounded (snapshot, &card, width * CORNER, &paper);
  gsk_rounded_rect_init_from_rect (&outline, &face, width * (CORNER - FRAME));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &fill, &face);
  if (value == 0)
    draw_back (widget, snapshot, sign, &face, &ink);
  else
    draw_front (widget, snapshot, sign, value, &face, &ink);
  gtk_snapshot_pop (snapshot);
  return comstock_capture_new_drawn (widget, snapshot, width, width * COMSTOCK_CARDS_PROPS_RATIO);
}

static void
draw_rail (GtkWidget   *widget,
           GtkSnapshot *snapshot,
           float        y,
           float        width,
           float        height)
{
  const GdkRGBA wood = comstock_art_get_color (widget, "comstock_scene_rail");
  const GdkRGBA gold = comstock_art_get_color (widget, "comstock_scene_gold");
  const float side = height * 0.34f;

  gtk_snapshot_append_color (snapshot, &wood, &GRAPHENE_RECT_INIT (0, y, width, height));
  for (float x = STUDS / 2; x < width; x += STUDS)
    fill_rounded (snapshot, &GRAPHENE_RECT_INIT (x - side / 2, y + (height - side) / 2, side, side), side / 2, &gold);
}

ComstockCapture *
comstock_cards_props_band_new (GtkWidget *widget,
                               float      width,
                               float      height,
                               float      rail)
{
  g_autoptr (ComstockGrain) velvet = comstock_grain_new_velvet ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  comstock_grain_snapshot (velvet, widget, snapshot, (int) width, (int) height);
  draw_rail (widget, snapshot, 0, width, rail);
  draw_rail (widget, snapshot, height - rail, width, rail);
  return comstock_capture_new_drawn (widget, snapshot, width, height);
}

ComstockCapture *
comstock_cards_props_rays_new (GtkWidget *widget,
                               float      side)
{
  const GdkRGBA gold = comstock_art_get_color (widget, "comstock_scene_gold");

  return comstock_capture_new_art (widget, "scenes/rays", side, side, &gold);
}

float
comstock_cards_props_get_strip_width (float height)
{
  return height * (STRIP_STEP * CARDS_SUITS + 2 * STRIP_MARGIN);
}

static void
draw_chevron (GtkWidget   *widget,
              GtkSnapshot *snapshot,
              float        x,
              float        middle,
              float        side)
{
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_scene_ink");
  const float forward = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -side : side;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - side, middle - side, 2 * side,
                                                                          2 * side));

  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, (double) side / 3);
  cairo_move_to (cr, (double) (x - forward / 3), (double) (middle - side / 2));
  cairo_rel_line_to (cr, (double) forward / 2, (double) side / 2);
  cairo_rel_line_to (cr, (double) -forward / 2, (double) side / 2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

ComstockCapture *
comstock_cards_props_strip_new (GtkWidget      *widget,
                                const CardsSuit suits[CARDS_SUITS],
                                guint           tied,
                                float           height)
{
  const float width = comstock_cards_props_get_strip_width (height);
  const float side = height * STRIP_SIGN;
  const float step = height * STRIP_STEP;
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_scene_paper");
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  fill_rounded (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), height * 0.16f, &paper);
  for (int i = 0; i < CARDS_SUITS; i++)
    {
      const float ahead = height * STRIP_MARGIN + step * ((float) i + 0.5f);
      const float middle = mirrored ? width - ahead : ahead;
      const float grown = (tied & CARDS_BIT (suits[i])) != 0 ? side * 1.16f : side * 0.86f;
      const graphene_rect_t plate = GRAPHENE_RECT_INIT (middle - grown / 2, (height - grown) / 2, grown, grown);

      comstock_sign_snapshot (widget, snapshot, comstock_suit_get_sign (suits[i]), &plate, grown / 2);
      if (grown > side)
        comstock_cards_props_ring (widget, snapshot, &plate, grown / 2, height * 0.06f);
      if (i > 0)
        draw_chevron (widget, snapshot, mirrored ? middle + step / 2 : middle - step / 2, height / 2, height * 0.13f);
    }
  return comstock_capture_new_drawn (widget, snapshot, width, height);
}

void
comstock_cards_props_place (GtkWidget              *widget,
                            GtkSnapshot            *snapshot,
                            guint                   place,
                            gboolean                first,
                            const graphene_point_t *middle,
                            float                   side)
{
  const graphene_rect_t disc = GRAPHENE_RECT_INIT (middle->x - side / 2, middle->y - side / 2, side, side);
  const GdkRGBA fill = comstock_art_get_color (widget, first ? "comstock_scene_gold" : "comstock_scene_disc");
  g_autofree char *figure = g_strdup_printf ("%u", place);

  fill_rounded (snapshot, &disc, side / 2, &fill);
  comstock_cards_props_write (widget, snapshot, figure, &disc, side * 0.56f, "comstock_scene_ink");
}

void
comstock_cards_props_ring (GtkWidget             *widget,
                           GtkSnapshot           *snapshot,
                           const graphene_rect_t *bounds,
                           float                  radius,
                           float                  width)
{
  const graphene_rect_t outer = inset (bounds, -width);
  const GdkRGBA gold = comstock_art_get_color (widget, "comstock_scene_gold");
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &outer, radius + width);
  comstock_outline_rim (snapshot, &outline, width, &gold);
}
