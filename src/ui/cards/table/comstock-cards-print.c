/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Behind the sheet the picture of each city under its owner's name. */

#include "comstock-cards-print.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-sheet.h"
#include "ui/cards/city/comstock-cards-city-export.h"
#include "ui/table/comstock-sheet-print.h"

typedef struct
{
  GtkWidget *widget;
  GPtrArray *builders;  /* ComstockCardsSeat: those with a city */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->widget);
  g_ptr_array_unref (job->builders);
  g_free (job);
}

static void
draw_city (ComstockPaper *page,
           guint          number,
           gpointer       data)
{
  const Job *job = data;
  ComstockCardsSeat *seat = job->builders->pdata[number];
  g_autofree char *name = comstock_cards_seat_dup_title (seat);
  g_autofree char *title = g_strdup_printf (_("City of %s"), name);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);

  comstock_paper_draw_title (page, title);
  comstock_paper_draw_line (page, points);
  cairo_translate (page->cr, 0, page->y);
  comstock_cards_city_export_draw (comstock_cards_seat_get_city (seat), job->widget, page->cr, page->width,
                                   gtk_print_context_get_height (page->context) - page->y);
}

GtkPrintOperation *
comstock_cards_print_new (ComstockSheet *sheet,
                          GListModel    *seats,
                          GtkWidget     *widget)
{
  Job *job = g_new (Job, 1);
  ComstockCardsArea box;

  *job = (Job) { g_object_ref (widget), g_ptr_array_new_with_free_func (g_object_unref) };
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);

      if (comstock_cards_city_get_box (comstock_cards_seat_get_city (seat), &box))
        g_ptr_array_add (job->builders, g_steal_pointer (&seat));
    }
  return comstock_sheet_print_new (sheet, job->builders->len, draw_city, job, job_free);
}
