/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages: a table drawn with Pango, and the picture of each city under its owner's name. */

#include "comstock-cards-print.h"

#include <glib/gi18n.h>

#include "ui/cards/city/comstock-cards-city-export.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/base/comstock-text.h"

/* All in points. */
#define MARGIN 48.0
#define TITLE_SIZE 16.0
#define TEXT_SIZE 10.5
#define MIN_TEXT_SIZE 6.0
#define LINE_SHARE 0.75
#define LINE 1.9          /* of the size of its text */
#define NAME_SHARE 0.3    /* of the width, for the names of the rows */

typedef struct
{
  GListModel *seats;    /* ComstockCardsSeat */
  char *heading;
  GtkWidget *widget;
  GPtrArray *builders; /* ComstockCardsSeat: those with a city */
} Job;

/* Where the next line goes on the page. */
typedef struct
{
  GtkPrintContext *context;
  cairo_t *cr;
  double width;
  double y;
  int lines;              /* that a text may take */
} Page;

static void
job_free (Job *job)
{
  g_object_unref (job->seats);
  g_free (job->heading);
  g_object_unref (job->widget);
  g_ptr_array_unref (job->builders);
  g_free (job);
}

static void
begin_page (Page            *page,
            GtkPrintContext *context)
{
  *page = (Page) {
    .context = context,
    .cr = gtk_print_context_get_cairo_context (context),
    .width = gtk_print_context_get_width (context),
    .lines = 1,
  };
  cairo_set_source_rgb (page->cr, 0, 0, 0);
}

/* How long a text may be that is broken into lines: words seldom fill them. */
static double
get_room (const Page *page,
          double      width)
{
  return page->lines == 1 ? width : width * page->lines * LINE_SHARE;
}

/* Draws @text between @x and @x + @width, smaller where it would not fit. */
static void
draw_text (Page          *page,
           const char    *text,
           double         x,
           double         width,
           double         size,
           gboolean       bold,
           PangoAlignment alignment)
{
  g_autoptr (PangoLayout) layout = gtk_print_context_create_pango_layout (page->context);
  PangoFontDescription *font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");
  int text_width;

  pango_layout_set_text (layout, text, -1);
  do
    {
      pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_size (layout, &text_width, NULL);
      size -= 0.5;
    }
  while (text_width > get_room (page, width) * PANGO_SCALE && size >= MIN_TEXT_SIZE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -page->lines);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_alignment (layout, alignment);
  cairo_move_to (page->cr, x, page->y);
  pango_cairo_show_layout (page->cr, layout);
  pango_font_description_free (font);
}

static void
draw_title (Page       *page,
            const char *title)
{
  draw_text (page, title, 0, page->width, TITLE_SIZE, TRUE, PANGO_ALIGN_LEFT);
  page->y += TITLE_SIZE * LINE;
}

static void
draw_rule (Page  *page,
           double thickness)
{
  cairo_set_line_width (page->cr, thickness);
  cairo_move_to (page->cr, 0, page->y - TEXT_SIZE * 0.3);
  cairo_line_to (page->cr, page->width, page->y - TEXT_SIZE * 0.3);
  cairo_stroke (page->cr);
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
draw_row (Page       *page,
          GListModel *seats,
          const char *name,
          guint       row,
          CellText    dup_text,
          gboolean    bold)
{
  const guint n_seats = g_list_model_get_n_items (seats);
  const double names = page->width * NAME_SHARE;
  const double column = (page->width - names) / n_seats;

  draw_text (page, name, 0, names - TEXT_SIZE, TEXT_SIZE, bold, PANGO_ALIGN_LEFT);
  for (guint i = 0; i < n_seats; i++)
    {
      g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (seats, i);
      g_autofree char *text = dup_text (seat, row);

      draw_text (page, text, names + i * column, column - TEXT_SIZE / 2, TEXT_SIZE, bold, PANGO_ALIGN_RIGHT);
    }
  page->y += TEXT_SIZE * LINE;
}

/* Who holds a seat takes more words than a figure. */
static void
draw_holders (Page       *page,
              GListModel *seats)
{
  page->lines = 2;
  draw_row (page, seats, _("Played by"), 0, dup_holder, FALSE);
  page->y += TEXT_SIZE * LINE;
  page->lines = 1;
}

static void
draw_sheet (Page       *page,
            GListModel *seats,
            const char *heading)
{
  draw_title (page, _("Score sheet"));
  draw_text (page, heading, 0, page->width, TEXT_SIZE, FALSE, PANGO_ALIGN_LEFT);
  page->y += 2 * TEXT_SIZE * LINE;
  draw_row (page, seats, "", 0, dup_title, TRUE);
  draw_holders (page, seats);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      draw_rule (page, row == COMSTOCK_CARDS_ROW_TOTAL ? 1.5 : 0.5);
      draw_row (page, seats, comstock_cards_sheet_get_row_name (row), row, dup_points, row == COMSTOCK_CARDS_ROW_TOTAL);
    }
}

static void
draw_city (Page              *page,
           ComstockCardsSeat *seat,
           GtkWidget         *widget)
{
  g_autofree char *name = comstock_cards_seat_dup_title (seat);
  g_autofree char *title = g_strdup_printf (_("City of %s"), name);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);

  draw_title (page, title);
  draw_text (page, points, 0, page->width, TEXT_SIZE, FALSE, PANGO_ALIGN_LEFT);
  page->y += TEXT_SIZE * LINE;
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
  Page page;

  begin_page (&page, context);
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

/* The paper is the printer's; only what it leaves bare at its edges is ours. */
static void
set_margins (GtkPrintOperation *operation)
{
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();

  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_print_operation_set_default_page_setup (operation, setup);
}

/* What is printed to a file. */
static void
name_file (GtkPrintOperation *operation)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, _("Score sheet"));
  gtk_print_operation_set_print_settings (operation, settings);
}

GtkPrintOperation *
comstock_cards_print_new (GListModel *seats,
                          const char *heading,
                          GtkWidget  *widget)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Job *job = job_new (seats, heading, widget);

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, _("Score sheet"));
  name_file (operation);
  set_margins (operation);
  g_object_set_data_full (G_OBJECT (operation), "job", job, (GDestroyNotify) job_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin_print), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw_page), job);
  return operation;
}
