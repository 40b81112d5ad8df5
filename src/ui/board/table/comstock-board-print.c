/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two pages. */

#include "comstock-board-print.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-sheet.h"
#include "model/board/comstock-board-text.h"
#include "ui/board/map/comstock-board-map-export.h"
#include "ui/kit/comstock-paper.h"

#define PAGES 2

typedef struct
{
  ComstockBoardGame *game;
  BoardState state;
  ComstockBoardPoints points[BOARD_MAX_SEATS];
  gboolean has[COMSTOCK_BOARD_ROWS];
  char *heading;
  GtkWidget *widget;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->game);
  g_free (job->heading);
  g_object_unref (job->widget);
  g_free (job);
}

typedef char *(*CellText) (const Job *job,
                           guint      seat,
                           guint      row);

static char *
dup_title (const Job *job,
           guint      seat,
           guint      row)
{
  return comstock_game_dup_seat_title (COMSTOCK_GAME (job->game), seat);
}

static char *
dup_holder (const Job *job,
            guint      seat,
            guint      row)
{
  return comstock_board_sheet_dup_holder (COMSTOCK_GAME (job->game), seat);
}

static char *
dup_points (const Job *job,
            guint      seat,
            guint      row)
{
  return comstock_text_number (job->points[seat].rows[row]);
}

static void
draw_row (ComstockPaper *page,
          const Job     *job,
          const char    *name,
          guint          row,
          CellText       dup_text,
          gboolean       bold)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < job->state.n_seats; seat++)
    g_ptr_array_add (cells, dup_text (job, seat, row));
  comstock_paper_draw_row (page, name, (const char *const *) cells->pdata, cells->len, bold);
}

/* Who holds a seat takes more words than a figure. */
static void
draw_holders (ComstockPaper *page,
              const Job     *job)
{
  page->lines = 2;
  draw_row (page, job, _("Played by"), 0, dup_holder, FALSE);
  page->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
  page->lines = 1;
}

/* Parts are set in. */
static void
draw_points (ComstockPaper   *page,
             const Job       *job,
             ComstockBoardRow row)
{
  const gboolean is_total = row == COMSTOCK_BOARD_ROW_TOTAL;
  g_autofree char *name = g_strconcat (comstock_board_sheet_is_part (row) ? "\342\200\203" : "",
                                       comstock_board_sheet_get_row_name (row), NULL);

  comstock_paper_draw_rule (page, is_total ? 1.5 : 0.5);
  draw_row (page, job, name, row, dup_points, is_total);
}

static void
draw_sheet (ComstockPaper *page,
            const Job     *job)
{
  comstock_paper_draw_title (page, _("Score sheet"));
  comstock_paper_draw_line (page, job->heading);
  page->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
  draw_row (page, job, "", 0, dup_title, TRUE);
  draw_holders (page, job);
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    if (job->has[row])
      draw_points (page, job, row);
}

static void
draw_map (ComstockPaper *page,
          const Job     *job)
{
  comstock_paper_draw_title (page, _("Map"));
  cairo_translate (page->cr, 0, page->y);
  comstock_board_map_export_draw (&job->state, job->widget, page->cr, page->width,
                                  gtk_print_context_get_height (page->context) - page->y);
}

static void
on_draw_page (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              gpointer           data)
{
  ComstockPaper page = comstock_paper_begin (context);

  if (number == 0)
    draw_sheet (&page, data);
  else
    draw_map (&page, data);
}

static char *
dup_heading (ComstockBoardGame *game)
{
  char *outcome = comstock_board_text_dup_outcome (game);

  return outcome != NULL ? outcome : comstock_game_dup_heading (COMSTOCK_GAME (game));
}

GtkPrintOperation *
comstock_board_print_new (ComstockBoardGame *game,
                          GtkWidget         *widget)
{
  GtkPrintOperation *operation = comstock_paper_operation_new (_("Score sheet"));
  Job *job = g_new0 (Job, 1);

  job->game = g_object_ref (game);
  job->state = *comstock_board_game_get_seen (game);
  for (guint seat = 0; seat < job->state.n_seats; seat++)
    comstock_board_sheet_read (game, seat, &job->points[seat]);
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    job->has[row] = comstock_board_sheet_has_row (game, row);
  job->heading = dup_heading (game);
  job->widget = g_object_ref (widget);
  gtk_print_operation_set_n_pages (operation, PAGES);
  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  return operation;
}
