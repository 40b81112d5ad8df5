/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order in which a picture is painted, and what is left out where parcels are small. */

#include "comstock-town-picture.h"

#include "comstock-town-brush.h"

#define FEW_DETAILS 32  /* side of a parcel below which there are few, in application pixels */
#define NO_DETAILS 15   /* none */

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

void
comstock_town_draw (cairo_t                *cr,
                    const ComstockTown     *town,
                    const ComstockTownLook *look,
                    double                  x,
                    double                  y)
{
  g_autoptr (GArray) links = comstock_town_dup_links (town);
  const ComstockTownBrush brush = { cr, town, look, links, look->cell < FEW_DETAILS };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, look->cell, look->cell);
  if (look->plain)
    comstock_town_draw_plain (&brush);
  else
    for (gsize i = 0; i < G_N_ELEMENTS (painters); i++)
      if (look->cell >= painters[i].least)
        painters[i].paint (&brush);
  cairo_restore (cr);
}
