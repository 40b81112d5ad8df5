/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The city as it stands, in outlines; on paper it comes behind the score sheet. */

#include "comstock-city-exports.h"

#include <glib/gi18n.h>

#include "ui/city/score/comstock-city-mini.h"
#include "ui/kit/comstock-art.h"
#include "art/comstock-drawing-file.h"
#include "ui/table/comstock-sheet-print.h"

#define CELL 96         /* a side of a tile: pixels of a PNG, units of an SVG */

static void
draw (cairo_t *cr,
      int      width,
      int      height,
      gpointer table)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  comstock_art_set_outlines (snapshot);
  comstock_city_mini_draw (table, snapshot, comstock_table_get_game (table), CELL);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
}

static char *
dup_name (ComstockTable *table)
{
  return g_strdup (_("City"));
}

/* In units of the drawing. */
static void
measure (ComstockTable *table,
         int           *width,
         int           *height)
{
  comstock_city_mini_measure (comstock_table_get_game (table), width, height);
  *width *= CELL;
  *height *= CELL;
}

static GBytes *
to_png (ComstockTable *table)
{
  int width, height;

  measure (table, &width, &height);
  return comstock_drawing_to_png (width, height, draw, table);
}

static GBytes *
to_svg (ComstockTable *table)
{
  int width, height;

  measure (table, &width, &height);
  return comstock_drawing_to_svg (width, height, draw, table);
}

static void
draw_page (ComstockPaper *page,
           guint          number,
           gpointer       table)
{
  const double height = gtk_print_context_get_height (page->context);
  int city_width, city_height;
  double scale;

  comstock_paper_draw_title (page, _("City"));
  measure (table, &city_width, &city_height);
  scale = MIN (page->width / city_width, (height - page->y) / city_height);
  cairo_translate (page->cr, (page->width - city_width * scale) / 2, page->y);
  cairo_scale (page->cr, scale, scale);
  draw (page->cr, city_width, city_height, table);
}

static GtkPrintOperation *
print_new (ComstockTable *table)
{
  return comstock_sheet_print_new (comstock_game_dup_sheet (comstock_table_get_game (table)), 1, draw_page,
                                   g_object_ref (table), g_object_unref);
}

const ComstockExports comstock_city_exports = {
  N_("Export the City as a Picture"), N_("Export the City as a Drawing"), dup_name, to_png, to_svg, print_new,
};
