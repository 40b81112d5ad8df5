/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the 8 × 8 parcels, and the symbols of what lies there. */

#include "comstock-board-thumbnail.h"

#include "art/comstock-drawing.h"
#include "engine/board/board-game.h"

#define SIDE 8          /* parcels */
#define INSET 0.06
#define ROAD 0.16

#define WOOD 0x7a4c2d

static void
measure (gconstpointer table,
         int          *columns,
         int          *rows)
{
  *columns = *rows = SIDE;
}

static void
fill_parcels (cairo_t      *cr,
              BoardParcels  parcels,
              double        inset)
{
  for (; parcels != 0; parcels &= parcels - 1)
    cairo_rectangle (cr, board_first (parcels) % SIDE + inset, (int) (board_first (parcels) / SIDE) + inset,
                     1 - 2 * inset, 1 - 2 * inset);
  cairo_fill (cr);
}

static BoardParcels
find_owned (const BoardState *state)
{
  BoardParcels owned = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    owned |= state->seats[seat].owned;
  return owned;
}

static void
draw_ground (const BoardState *state,
             cairo_t          *cr)
{
  cairo_set_source_rgb (cr, 0.78, 0.70, 0.52);
  fill_parcels (cr, ~UINT64_C (0), 0);
  cairo_set_source_rgb (cr, 0.94, 0.90, 0.78);
  fill_parcels (cr, ~UINT64_C (0), INSET / 2);
  cairo_set_source_rgb (cr, 0.44, 0.66, 0.81);
  fill_parcels (cr, state->river, 0);
  cairo_set_source_rgb (cr, 1, 0.98, 0.91);
  fill_parcels (cr, find_owned (state), INSET);
}

static void
draw_roads (const BoardState *state,
            cairo_t          *cr)
{
  cairo_set_source_rgb (cr, 0.55, 0.38, 0.24);
  for (BoardParcels across = state->roads.across; across != 0; across &= across - 1)
    cairo_rectangle (cr, board_first (across) % SIDE, (int) (board_first (across) / SIDE) - ROAD / 2, 1, ROAD);
  for (BoardParcels down = state->roads.down; down != 0; down &= down - 1)
    cairo_rectangle (cr, board_first (down) % SIDE - ROAD / 2, (int) (board_first (down) / SIDE), ROAD, 1);
  cairo_fill (cr);
}

static void
draw_contents (const BoardState *state,
               cairo_t          *cr)
{
  for (guint content = 0; content < BOARD_CONTENTS; content++)
    {
      g_autofree char *name = g_strconcat ("symbols/", board_contents[content].id, NULL);

      for (BoardParcels parcels = state->contents[content]; parcels != 0; parcels &= parcels - 1)
        comstock_drawing_draw (cr, name, board_first (parcels) % SIDE + INSET,
                               (int) (board_first (parcels) / SIDE) + INSET, 1 - 2 * INSET, 1 - 2 * INSET, NULL);
    }
}

static void
draw (gconstpointer table,
      cairo_t      *cr)
{
  draw_ground (table, cr);
  draw_roads (table, cr);
  draw_contents (table, cr);
}

const ComstockThumbnail comstock_board_thumbnail = { WOOD, measure, draw };
