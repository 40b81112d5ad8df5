/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing only: every function says what it draws where, none decides anything. */

#include "comstock-cards-city-canvas.h"

#include "model/base/comstock-text.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/cards/town/comstock-cards-town-prospect.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-ruler.h"

#define MIN_FIGURE 11.0f         /* of a sum that can be read */
#define HATCHES 6               /* lines across a parcel that may not be sold */
#define LIFT 0.05f              /* of a card that may be sold, of its height */
#define MIN_MARK 14.0f

void
comstock_cards_city_canvas_ground (GtkWidget                *widget,
                                   GtkSnapshot              *snapshot,
                                   const ComstockPlaneFrame *frame)
{
  const int columns = frame->extent.width;
  const int rows = frame->extent.height;
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
comstock_cards_city_canvas_town (GtkWidget                *widget,
                                 GtkSnapshot              *snapshot,
                                 const ComstockPlaneFrame *frame,
                                 ComstockCardsCity        *city,
                                 gboolean                  cards)
{
  ComstockTownLook look = comstock_cards_town_look_of (widget, frame->cell);
  ComstockCardsTown town;
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return;
  look.cards = cards;
  comstock_cards_town_init_city (&town, city);
  comstock_town_snapshot (snapshot, &town.town, &look, frame->x - frame->extent.x * frame->cell,
                          frame->y - frame->extent.y * frame->cell);
}

/* One number in the middle of a square from (@x, @y). */
static void
snapshot_number (GtkWidget   *widget,
                 GtkSnapshot *snapshot,
                 int          number,
                 float        x,
                 float        y,
                 float        side)
{
  const GdkRGBA ground = comstock_art_get_color (widget, "comstock_ground");
  const GdkRGBA ink = comstock_art_get_color (widget, "window_fg_color");
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (x, y, side, side));
  comstock_ruler_snapshot (widget, snapshot, text, &ink, x + side / 2, y + side / 2);
}

void
comstock_cards_city_canvas_rulers (GtkWidget                *widget,
                                   GtkSnapshot              *snapshot,
                                   const ComstockPlaneFrame *frame,
                                   ComstockCardsCity        *city)
{
  const float side = (float) comstock_ruler_measure (widget);
  const float left = MAX ((float) frame->x - side, 0);
  const float top = MAX ((float) frame->y - side, 0);
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return;
  for (int x = box.left; x < box.right; x++)
    {
      const graphene_rect_t bounds = comstock_plane_frame_cell (frame, x, 0);

      snapshot_number (widget, snapshot, x - box.left + 1, bounds.origin.x + (bounds.size.width - side) / 2, top, side);
    }
  for (int y = box.top; y < box.bottom; y++)
    {
      const graphene_rect_t bounds = comstock_plane_frame_cell (frame, 0, y);

      snapshot_number (widget, snapshot, y - box.top + 1, left, bounds.origin.y + (bounds.size.height - side) / 2,
                       side);
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
  comstock_outline_fill (snapshot, &disc, fill);
  comstock_outline_rim (snapshot, &disc, width, edge);
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
snapshot_mark (GtkWidget                *widget,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame,
               int                       x,
               int                       y,
               float                     side)
{
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA accent = comstock_art_get_color (widget, "comstock_cards_card_accent");
  const graphene_rect_t card = comstock_plane_frame_block (frame, x, y, COMSTOCK_CARDS_CITY_CARD_SIDE);
  const graphene_rect_t disc = centered (card.origin.x + card.size.width / 2,
                                         card.origin.y + card.size.height / 2, (float) (int) side);

  snapshot_disc (snapshot, &disc, &paper, &accent, MAX (1.5f, side * 0.09f));
  return disc;
}

void
comstock_cards_city_canvas_place_mark (GtkWidget                *widget,
                                       GtkSnapshot              *snapshot,
                                       const ComstockPlaneFrame *frame,
                                       int                       x,
                                       int                       y)
{
  const GdkRGBA accent = comstock_art_get_color (widget, "comstock_cards_card_accent");
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
comstock_cards_city_canvas_hatch (GtkSnapshot              *snapshot,
                                  const ComstockPlaneFrame *frame,
                                  int                       x,
                                  int                       y)
{
  const graphene_rect_t parcel = comstock_plane_frame_cell (frame, x, y);
  const GdkRGBA veil = { 0.1f, 0.08f, 0.05f, 0.28f };
  const GdkRGBA line = { 0.1f, 0.08f, 0.05f, 0.62f };
  const GskColorStop stops[] = { { 0, veil }, { 0.75f, veil }, { 0.75f, line }, { 1, line } };
  const float step = MAX (4.0f, parcel.size.width / HATCHES);

  gtk_snapshot_append_repeating_linear_gradient (snapshot, &parcel, &parcel.origin,
                                                 &GRAPHENE_POINT_INIT (parcel.origin.x + step, parcel.origin.y + step),
                                                 stops, G_N_ELEMENTS (stops));
}

/* Above where it lies, with its shadow there. */
static graphene_rect_t
snapshot_lifted (GtkWidget             *widget,
                 GtkSnapshot           *snapshot,
                 const CardsTerrain    *terrain,
                 const graphene_rect_t *card)
{
  const GdkRGBA shade = { 0, 0, 0, 0.55f };
  const GdkRGBA edge = comstock_art_get_color (widget, "comstock_now");
  const float lift = card->size.height * LIFT;
  graphene_rect_t lifted = *card;
  GskRoundedRect outline;

  lifted.origin.y -= lift;
  gsk_rounded_rect_init_from_rect (&outline, &lifted, lifted.size.width * 0.06f);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, lift, 1, lift);
  comstock_cards_terrain_snapshot (widget, snapshot, terrain, &lifted);
  comstock_outline_rim (snapshot, &outline, 2, &edge);
  return lifted;
}

/* "7 − 4 = +3" */
static PangoLayout *
create_sum (GtkWidget *widget,
            int        price,
            int        gain,
            float      height)
{
  const int earned = price - gain;
  g_autofree char *net = comstock_text_signed (gain);
  g_autofree char *text = g_strdup_printf ("%d %s %d = %s", price, earned < 0 ? "+" : "−", ABS (earned), net);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));

  pango_font_description_set_absolute_size (font, (double) height * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  return layout;
}

void
comstock_cards_city_canvas_sale_mark (GtkWidget                *widget,
                                      GtkSnapshot              *snapshot,
                                      const ComstockPlaneFrame *frame,
                                      const CardsTerrain       *terrain,
                                      int                       x,
                                      int                       y,
                                      int                       price,
                                      int                       gain)
{
  const GdkRGBA ground = comstock_art_get_color (widget, gain < 0 ? "comstock_refused" : "comstock_cards_ready");
  const GdkRGBA ink = { 1, 1, 1, 1 };
  const graphene_rect_t lying = comstock_plane_frame_block (frame, x, y, COMSTOCK_CARDS_CITY_CARD_SIDE);
  const graphene_rect_t card = snapshot_lifted (widget, snapshot, terrain, &lying);
  const float size = MAX (MIN_FIGURE, (float) frame->cell * 0.24f);
  g_autoptr (PangoLayout) sum = create_sum (widget, price, gain, size);
  graphene_rect_t tag;
  GskRoundedRect pill;
  int width, height;

  pango_layout_get_pixel_size (sum, &width, &height);
  tag = GRAPHENE_RECT_INIT (card.origin.x + (card.size.width - (float) width - size) / 2,
                            card.origin.y + (card.size.height - (float) height) / 2, (float) width + size,
                            (float) height);
  gsk_rounded_rect_init_from_rect (&pill, &tag, (float) height / 2);
  comstock_outline_fill (snapshot, &pill, &ground);
  comstock_figure_snapshot_at (snapshot, sum, GRAPHENE_POINT_INIT (tag.origin.x + size / 2, tag.origin.y), &ink);
}

void
comstock_cards_city_canvas_ghost (GtkWidget                *widget,
                                  GtkSnapshot              *snapshot,
                                  const ComstockPlaneFrame *frame,
                                  const CardsTerrain       *terrain,
                                  int                       x,
                                  int                       y,
                                  gboolean                  allowed,
                                  gboolean                  focus)
{
  const graphene_rect_t bounds = comstock_plane_frame_block (frame, x, y, COMSTOCK_CARDS_CITY_CARD_SIDE);
  const GdkRGBA refused = comstock_art_get_color (widget, "comstock_refused");
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA edge = allowed ? comstock_art_get_color (widget, "comstock_now") : refused;
  const float width = focus ? 4 : 3;
  graphene_rect_t sign;
  GskRoundedRect outline;

  gtk_snapshot_push_opacity (snapshot, allowed ? 0.92 : 0.55);
  comstock_cards_terrain_snapshot (widget, snapshot, terrain, &bounds);
  gtk_snapshot_pop (snapshot);

  gsk_rounded_rect_init_from_rect (&outline, &bounds, bounds.size.width * 0.06f);
  gsk_rounded_rect_shrink (&outline, -1, -1, -1, -1);
  comstock_outline_rim (snapshot, &outline, width, &edge);
  if (allowed)
    return;
  sign = centered (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2,
                   (float) (int) MAX (20.0f, bounds.size.width * 0.3f));
  snapshot_disc (snapshot, &sign, &paper, &paper, 1);
  comstock_art_snapshot (widget, snapshot, "signs/no", &sign, &refused);
}

static void
snapshot_links (GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                const GArray             *links,
                const graphene_rect_t    *bounds)
{
  cairo_t *cr;

  if (links->len == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, bounds);
  comstock_cards_town_prospect_draw (cr, links, frame->cell, frame->x - frame->extent.x * frame->cell,
                                     frame->y - frame->extent.y * frame->cell);
  cairo_destroy (cr);
}

void
comstock_cards_city_canvas_prospect (GtkSnapshot              *snapshot,
                                     const ComstockPlaneFrame *frame,
                                     ComstockCardsCity        *city,
                                     const CardsTerrain       *terrain,
                                     ComstockCardsPlace        at)
{
  /* The card and its ring. */
  const graphene_rect_t bounds = comstock_plane_frame_block (frame, at.x - 1, at.y - 1,
                                                             COMSTOCK_CARDS_CITY_CARD_SIDE + 2);
  g_autoptr (GArray) links = NULL;
  ComstockCardsTown before, after;

  comstock_cards_town_init_city (&before, city);
  after = before;
  comstock_cards_town_lay (&after, terrain, at.x, at.y);
  links = comstock_cards_town_dup_new_links (&before, &after);
  snapshot_links (snapshot, frame, links, &bounds);
}

void
comstock_cards_city_canvas_links (GtkWidget                *widget,
                                  GtkSnapshot              *snapshot,
                                  const ComstockPlaneFrame *frame,
                                  ComstockCardsCity        *city,
                                  ComstockCardsPlace        at)
{
  const ComstockTownLook look = comstock_cards_town_look_of (widget, frame->cell);
  const graphene_rect_t bounds = comstock_plane_frame_block (frame, at.x - 1, at.y - 1, 3);
  g_autoptr (GArray) links = NULL;
  ComstockCardsTown town;

  if (!look.plain)
    return;
  comstock_cards_town_init_city (&town, city);
  links = comstock_cards_town_dup_links_at (&town, at.x, at.y);
  snapshot_links (snapshot, frame, links, &bounds);
}
