/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the faces of terrain cards, and what breaks ties on the backs of characters. */

#include "comstock-cards-deck-sheet.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "art/cards/comstock-cards-parcel-drawing.h"
#include "art/comstock-drawing.h"

#define PAPER_SIDE 58           /* millimetres: twelve cards on a page of A4 */

/* In parcels, of which two lie side by side on a card. */
#define DISC 0.21               /* the radius of the disc with the appeal */
#define FIGURE 0.3              /* the height of its figure */
#define EDGE 0.15               /* of a back, beside the field in which its suits stand */
#define BAND 0.3                /* above and below that */
#define SUIT_LEFT 0.22          /* where the first stands */
#define SUIT_TOP 0.42
#define SUIT 0.5
#define SUIT_WIDTH 0.53         /* with what lies between two of them */
#define SUIT_HEIGHT 0.66
#define SUITS_IN_ROW 3
#define SKULL 1.4

static void
draw_appeal (cairo_t *cr,
             guint    appeal)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autofree char *figure = g_strdup_printf ("%u", appeal);
  PangoRectangle ink;

  cairo_arc (cr, 1, 1, DISC, 0, 2 * M_PI);
  comstock_drawing_set_ink (cr);
  cairo_fill (cr);
  pango_font_description_set_absolute_size (font, FIGURE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, figure, -1);
  pango_layout_get_extents (layout, &ink, NULL);
  cairo_move_to (cr, 1 - (ink.x + ink.width / 2.0) / PANGO_SCALE, 1 - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  comstock_drawing_set_paper (cr);
  pango_cairo_show_layout (cr, layout);
  g_object_unref (layout);
  pango_font_description_free (font);
}

static void
draw_terrain (cairo_t            *cr,
              const CardsTerrain *terrain)
{
  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    comstock_cards_parcel_draw (cr, terrain->parcels[corner], corner % 2, corner / 2);
  draw_appeal (cr, terrain->appeal);
}

static void
draw_back (cairo_t         *cr,
           const CardsBack *back)
{
  comstock_drawing_draw (cr, "backs/era-1", 0, 0, 2, 2, NULL);
  cairo_rectangle (cr, EDGE, BAND, 2 - 2 * EDGE, 2 - 2 * BAND);
  comstock_drawing_set_paper (cr);
  cairo_fill (cr);
  if (back->skull)
    {
      comstock_drawing_draw (cr, "backs/skull", 1 - SKULL / 2, 1 - SKULL / 2, SKULL, SKULL, NULL);
      return;
    }
  for (guint i = 0; i < CARDS_SUITS; i++)
    {
      g_autofree char *name = g_strconcat ("suits/", cards_suit_ids[back->suits[i]], NULL);

      comstock_drawing_draw (cr, name, SUIT_LEFT + i % SUITS_IN_ROW * SUIT_WIDTH,
                             SUIT_TOP + i / SUITS_IN_ROW * SUIT_HEIGHT, SUIT, SUIT, NULL);
    }
}

static void
draw (cairo_t      *cr,
      gconstpointer material,
      guint         i,
      double        side)
{
  const CardsDeck *deck = material;

  cairo_scale (cr, side / 2, side / 2);
  if (i < CARDS_TERRAIN)
    draw_terrain (cr, &deck->terrain[i]);
  else
    draw_back (cr, &deck->backs[i - CARDS_TERRAIN]);
}

static char *
dup_label (gconstpointer material,
           guint         i)
{
  const CardsDeck *deck = material;

  return g_strdup (i < CARDS_TERRAIN ? deck->terrain[i].id : cards_characters[i - CARDS_TERRAIN].id);
}

ComstockPieceSheet
comstock_cards_deck_sheet (const CardsDeck *deck,
                           const char      *title)
{
  return (ComstockPieceSheet) { title, CARDS_TERRAIN + CARDS_CHARACTERS, PAPER_SIDE, draw, dup_label, deck };
}
