/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page is a table; who holds a seat takes more words than a figure. */

#include "comstock-sheet-print.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-export.h"

typedef struct
{
  ComstockSheet *sheet;
  ComstockSheetPage draw;
  gpointer data;
  GDestroyNotify free_data;
} Job;

static void
job_free (Job *job)
{
  comstock_sheet_free (job->sheet);
  job->free_data (job->data);
  g_free (job);
}

static void
draw_titles (ComstockPaper       *page,
             const ComstockSheet *sheet)
{
  const char *titles[CS_MAX_SEATS], *holders[CS_MAX_SEATS];

  for (guint seat = 0; seat < sheet->n_seats; seat++)
    {
      titles[seat] = sheet->seats[seat].title;
      holders[seat] = sheet->seats[seat].holder;
    }
  comstock_paper_draw_row (page, "", titles, sheet->n_seats, TRUE);
  page->lines = 2;
  comstock_paper_draw_row (page, _("Played by"), holders, sheet->n_seats, FALSE);
  page->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
  page->lines = 1;
}

/* Parts are set in. */
static void
draw_row (ComstockPaper       *page,
          const ComstockSheet *sheet,
          guint                row)
{
  const gboolean is_total = sheet->rows[row].kind == COMSTOCK_SHEET_TOTAL;
  const gboolean is_part = sheet->rows[row].kind == COMSTOCK_SHEET_PART;
  g_autofree char *name = g_strconcat (is_part ? "\342\200\203" : "", sheet->rows[row].name, NULL);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < sheet->n_seats; seat++)
    g_ptr_array_add (cells, comstock_sheet_get (sheet, row, seat)->known
                              ? comstock_text_number (comstock_sheet_get (sheet, row, seat)->points) : g_strdup (""));
  comstock_paper_draw_rule (page, is_total ? 1.5 : 0.5);
  comstock_paper_draw_row (page, name, (const char *const *) cells->pdata, cells->len, is_total);
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
    {
      comstock_paper_draw_title (&page, _("Score sheet"));
      comstock_paper_draw_line (&page, job->sheet->heading != NULL ? job->sheet->heading : "");
      page.y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
      draw_titles (&page, job->sheet);
      for (guint row = 0; row < job->sheet->n_rows; row++)
        if (comstock_sheet_lists (job->sheet, row))
          draw_row (&page, job->sheet, row);
    }
  else
    job->draw (&page, (guint) number - 1, job->data);
}

GtkPrintOperation *
comstock_sheet_print_new (ComstockSheet    *sheet,
                          guint             n_pages,
                          ComstockSheetPage draw,
                          gpointer          data,
                          GDestroyNotify    free_data)
{
  GtkPrintOperation *operation = comstock_paper_operation_new (_("Score sheet"));
  Job *job = g_new (Job, 1);

  *job = (Job) { sheet, draw, data, free_data };
  gtk_print_operation_set_n_pages (operation, (int) n_pages + 1);
  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  return operation;
}
