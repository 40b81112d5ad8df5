/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages: a table, and the picture of each city under its owner's name. */

#include "comstock-cards-print.h"

#include <glib/gi18n.h>

#include "ui/cards/city/comstock-cards-city-export.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-paper.h"

typedef struct
{
  GListModel *seats;    /* ComstockCardsSeat */
  char *heading;
  GtkWidget *widget;
  GPtrArray *builders; /* ComstockCardsSeat: those with a city */
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->seats);
  g_free (job->heading);
  g_object_unref (job->widget);
  g_ptr_array_unref (job->builders);
  g_free (job);
}

typedef char *(*CellText) (ComstockCardsSeat *seat,
                           guint         row);

static char *
dup_title (ComstockCardsSeat *seat,
           guint              row)
{
  return comstock_cards_seat_dup_title (seat);
}

static char *
dup_holder (ComstockCardsSeat *seat,
            guint              row)
{
  return comstock_cards_seat_dup_holder (seat);
}

static char *
dup_points (ComstockCardsSeat *seat,
            guint              row)
{
  if (!comstock_cards_sheet_has_figure (seat, row))
    return g_strdup ("");
  return comstock_text_number (comstock_cards_sheet_get_points (seat, row));
}

static void
draw_row (ComstockPaper *page,
          GListModel    *seats,
          const char    *name,
          guint          row,
          CellText       dup_text,
          gboolean       bold)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);

      g_ptr_array_add (cells, dup_text (seat, row));
    }
  comstock_paper_draw_row (page, name, (const char *const *) cells->pdata, cells->len, bold);
}

/* Who holds a seat takes more words than a figure. */
static void
draw_holders (ComstockPaper *page,
              GListModel    *seats)
{
  page->lines = 2;
  draw_row (page, seats, _("Played by"), 0, dup_holder, FALSE);
  page->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
  page->lines = 1;
}

static void
draw_sheet (ComstockPaper *page,
            GListModel    *seats,
            const char    *heading)
{
  comstock_paper_draw_title (page, _("Score sheet"));
  comstock_paper_draw_line (page, heading);
  page->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
  draw_row (page, seats, "", 0, dup_title, TRUE);
  draw_holders (page, seats);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      comstock_paper_draw_rule (page, row == COMSTOCK_CARDS_ROW_TOTAL ? 1.5 : 0.5);
      draw_row (page, seats, comstock_cards_sheet_get_row_name (row), row, dup_points, row == COMSTOCK_CARDS_ROW_TOTAL);
    }
}

static void
draw_city (ComstockPaper     *page,
           ComstockCardsSeat *seat,
           GtkWidget         *widget)
{
  g_autofree char *name = comstock_cards_seat_dup_title (seat);
  g_autofree char *title = g_strdup_printf (_("City of %s"), name);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);

  comstock_paper_draw_title (page, title);
  comstock_paper_draw_line (page, points);
  cairo_translate (page->cr, 0, page->y);
  comstock_cards_city_export_draw (comstock_cards_seat_get_city (seat), widget, page->cr, page->width,
                                   gtk_print_context_get_height (page->context) - page->y);
}

static void
on_begin_print (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                gpointer           data)
{
  const Job *job = data;

  gtk_print_operation_set_n_pages (operation, 1 + (int) job->builders->len);
}

static void
on_draw_page (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              gpointer           data)
{
  const Job *job = data;
  ComstockPaper page = comstock_paper_begin (context);

  if (number == 0)
    draw_sheet (&page, job->seats, job->heading);
  else
    draw_city (&page, job->builders->pdata[number - 1], job->widget);
}

static Job *
job_new (GListModel *seats,
         const char *heading,
         GtkWidget  *widget)
{
  Job *job = g_new0 (Job, 1);
  ComstockCardsArea box;

  job->seats = g_object_ref (seats);
  job->heading = g_strdup (heading);
  job->widget = g_object_ref (widget);
  job->builders = g_ptr_array_new ();
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);

      if (comstock_cards_city_get_box (comstock_cards_seat_get_city (seat), &box))
        g_ptr_array_add (job->builders, seat);
    }
  return job;
}

GtkPrintOperation *
comstock_cards_print_new (GListModel *seats,
                          const char *heading,
                          GtkWidget  *widget)
{
  GtkPrintOperation *operation = comstock_paper_operation_new (_("Score sheet"));
  Job *job = job_new (seats, heading, widget);

  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  return operation;
}
