/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order in which a picture is painted, and what is left out where parcels are small. */

#include "comstock-town-picture.h"

#include "comstock-town-brush.h"

#define FEW_DETAILS 32  /* side of a parcel below which there are few, in application pixels */
#define NO_DETAILS 15   /* none */

/* How far what a parcel looks like reaches beyond it, and how many parcels beside a change reach into that. */
#define REACH 1.25
#define BESIDE 3

typedef void (*Painter) (const ComstockTownBrush *brush);

static const struct
{
  int least;            /* side of a parcel from which on it is painted */
  Painter paint;
} painters[] = {
  { 0, comstock_town_draw_ground },
  { 0, comstock_town_draw_pasture },
  { 0, comstock_town_draw_range },
  { 0, comstock_town_draw_river },
  { NO_DETAILS, comstock_town_draw_ways },
  { FEW_DETAILS, comstock_town_draw_edges },
  { FEW_DETAILS, comstock_town_draw_plants },
  { 0, comstock_town_draw_symbols },
  { FEW_DETAILS, comstock_town_draw_wires },
};

static void
draw (cairo_t                *cr,
      const ComstockTown     *town,
      const ComstockTownLook *look,
      const ComstockTownArea *area)
{
  g_autoptr (GArray) links = comstock_town_dup_links (town);
  const ComstockTownBrush brush = { cr, town, look, links, *area, look->cell < FEW_DETAILS };

  if (look->plain)
    comstock_town_draw_plain (&brush);
  else
    for (gsize i = 0; i < G_N_ELEMENTS (painters); i++)
      if (look->cell >= painters[i].least)
        painters[i].paint (&brush);
}

void
comstock_town_draw (cairo_t                *cr,
                    const ComstockTown     *town,
                    const ComstockTownLook *look,
                    double                  x,
                    double                  y)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, look->cell, look->cell);
  draw (cr, town, look, &town->area);
  cairo_restore (cr);
}

/* Whole pixels on all sides of @part. */
static void
clip_to_change (cairo_t                *cr,
                const ComstockTownLook *look,
                const ComstockTownArea *part)
{
  const int reach = (int) (look->cell * REACH) + 1;

  cairo_rectangle (cr, part->left * look->cell - reach, part->top * look->cell - reach,
                   (part->right - part->left) * look->cell + 2 * reach,
                   (part->bottom - part->top) * look->cell + 2 * reach);
  cairo_clip (cr);
}

void
comstock_town_draw_change (cairo_t                *cr,
                           const ComstockTown     *town,
                           const ComstockTownLook *look,
                           const ComstockTownArea *part,
                           double                  x,
                           double                  y)
{
  const ComstockTownArea area = {
    MAX (town->area.left, part->left - BESIDE), MAX (town->area.top, part->top - BESIDE),
    MIN (town->area.right, part->right + BESIDE), MIN (town->area.bottom, part->bottom + BESIDE),
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  clip_to_change (cr, look, part);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_scale (cr, look->cell, look->cell);
  draw (cr, town, look, &area);
  cairo_restore (cr);
}
