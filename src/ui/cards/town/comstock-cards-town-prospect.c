/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short dashes from symbol to symbol, which hide neither. */

#include "comstock-cards-town-prospect.h"

#define MIDDLE_X 0.50
#define MIDDLE_Y 0.45
#define FROM 0.28               /* of the way from middle to middle */
#define TO 0.72
#define FENCE_INSET 0.09
#define WIDTH 0.07
#define CASING 0.12

static gboolean
has_link (const GArray                *links,
          const ComstockCardsTownLink *wanted)
{
  for (guint i = 0; i < links->len; i++)
    {
      const ComstockCardsTownLink *link = &g_array_index (links, ComstockCardsTownLink, i);

      if (memcmp (&link->link, &wanted->link, sizeof link->link) == 0 && link->row == wanted->row)
        return TRUE;
    }
  return FALSE;
}

GArray *
comstock_cards_town_dup_new_links (const ComstockCardsTown *before,
                                   const ComstockCardsTown *after)
{
  g_autoptr (GArray) former = comstock_cards_town_dup_links (before);
  GArray *links = comstock_cards_town_dup_links (after);

  for (guint i = links->len; i-- > 0;)
    if (has_link (former, &g_array_index (links, ComstockCardsTownLink, i)))
      g_array_remove_index (links, i);
  return links;
}

static void
add_way (cairo_t                *cr,
         const ComstockTownLink *link)
{
  const double x = link->x + MIDDLE_X;
  const double y = link->y + MIDDLE_Y;

  cairo_move_to (cr, x + link->dx * FROM, y + link->dy * FROM);
  cairo_line_to (cr, x + link->dx * TO, y + link->dy * TO);
}

/* A light casing tells them on any ground. */
void
comstock_cards_town_prospect_draw (cairo_t      *cr,
                                   const GArray *links,
                                   int           cell,
                                   double        x,
                                   double        y)
{
  static const double dashes[] = { 0.11, 0.07 };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, cell, cell);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint i = 0; i < links->len; i++)
    {
      const ComstockTownLink *link = &g_array_index (links, ComstockCardsTownLink, i).link;

      if (link->form == COMSTOCK_TOWN_FENCE)
        cairo_rectangle (cr, link->x + link->dx + FENCE_INSET, link->y + link->dy + FENCE_INSET,
                         1 - 2 * FENCE_INSET, 1 - 2 * FENCE_INSET);
      else
        add_way (cr, link);
    }
  cairo_set_line_width (cr, CASING);
  cairo_set_source_rgb (cr, 1, 0.973, 0.918);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, WIDTH);
  cairo_set_source_rgb (cr, 0.761, 0.416, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}
