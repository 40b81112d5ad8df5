/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Behind the sheet the map. */

#include "comstock-board-print.h"

#include <glib/gi18n.h>

#include "ui/board/map/comstock-board-map-export.h"
#include "ui/table/comstock-sheet-print.h"

typedef struct
{
  BoardState state;
  GtkWidget *widget;
} Job;

static void
job_free (gpointer job)
{
  g_object_unref (((Job *) job)->widget);
  g_free (job);
}

static void
draw_map (ComstockPaper *page,
          guint          number,
          gpointer       data)
{
  const Job *job = data;

  comstock_paper_draw_title (page, _("Map"));
  cairo_translate (page->cr, 0, page->y);
  comstock_board_map_export_draw (&job->state, job->widget, page->cr, page->width,
                                  gtk_print_context_get_height (page->context) - page->y);
}

GtkPrintOperation *
comstock_board_print_new (ComstockBoardGame *game,
                          GtkWidget         *widget)
{
  Job *job = g_new (Job, 1);

  *job = (Job) { *comstock_board_game_get_seen (game), g_object_ref (widget) };
  return comstock_sheet_print_new (comstock_game_dup_sheet (COMSTOCK_GAME (game)), 1, draw_map, job, job_free);
}
