/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints pages, with text drawn by Pango, line below line. */

#include "comstock-paper.h"

#include <glib/gi18n.h>

#include "comstock-dialog.h"

/* All in points. */
#define MARGIN 48.0
#define MIN_TEXT_SIZE 6.0
#define LINE_SHARE 0.75
#define NAME_SHARE 0.3    /* of the width, for the names of the rows */

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

GtkPrintOperation *
comstock_paper_operation_new (const char *name)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
  set_margins (operation);
  return operation;
}

static void
on_done (GtkPrintOperation      *operation,
         GtkPrintOperationResult result,
         GtkWidget              *widget)
{
  ComstockPaperTell tell = (ComstockPaperTell) g_object_get_data (G_OBJECT (operation), "comstock-tell");
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  /* Translators: why printing failed, in the system's words. */
  sentence = g_strdup_printf (_("Could not print: %s"), error->message);
  tell (widget, sentence);
}

void
comstock_paper_print (GtkPrintOperation *operation,
                      GtkWidget         *widget,
                      const char        *action,
                      ComstockPaperTell  tell)
{
  g_object_set_data (G_OBJECT (operation), "comstock-tell", (gpointer) tell);
  g_signal_connect_object (operation, "done", G_CALLBACK (on_done), widget, 0);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (widget)), NULL);
  comstock_dialog_adopt (widget, action);
}

ComstockPaper
comstock_paper_begin (GtkPrintContext *context)
{
  ComstockPaper self = {
    .context = context,
    .cr = gtk_print_context_get_cairo_context (context),
    .width = gtk_print_context_get_width (context),
    .lines = 1,
  };

  cairo_set_source_rgb (self.cr, 0, 0, 0);
  return self;
}

/* Draws @text between @x and @x + @width, smaller where it would not fit; goes to no other line. */
static void
draw_text (ComstockPaper  *self,
           const char     *text,
           double          x,
           double          width,
           double          size,
           gboolean        bold,
           PangoAlignment  alignment)
{
  g_autoptr (PangoLayout) layout = gtk_print_context_create_pango_layout (self->context);
  PangoFontDescription *font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");
  /* Broken into lines, words seldom fill them. */
  const double room = self->lines == 1 ? width : width * self->lines * LINE_SHARE;
  int text_width;

  pango_layout_set_text (layout, text, -1);
  do
    {
      pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_size (layout, &text_width, NULL);
      size -= 0.5;
    }
  while (text_width > room * PANGO_SCALE && size >= MIN_TEXT_SIZE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_height (layout, -self->lines);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_alignment (layout, alignment);
  cairo_move_to (self->cr, x, self->y);
  pango_cairo_show_layout (self->cr, layout);
  pango_font_description_free (font);
}

void
comstock_paper_draw_title (ComstockPaper *self,
                           const char    *title)
{
  draw_text (self, title, 0, self->width, COMSTOCK_PAPER_TITLE, TRUE, PANGO_ALIGN_LEFT);
  self->y += COMSTOCK_PAPER_TITLE * COMSTOCK_PAPER_LINE;
}

void
comstock_paper_draw_line (ComstockPaper *self,
                          const char    *text)
{
  draw_text (self, text, 0, self->width, COMSTOCK_PAPER_TEXT, FALSE, PANGO_ALIGN_LEFT);
  self->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
}

void
comstock_paper_draw_rule (ComstockPaper *self,
                          double         thickness)
{
  cairo_set_line_width (self->cr, thickness);
  cairo_move_to (self->cr, 0, self->y - COMSTOCK_PAPER_TEXT * 0.3);
  cairo_line_to (self->cr, self->width, self->y - COMSTOCK_PAPER_TEXT * 0.3);
  cairo_stroke (self->cr);
}

void
comstock_paper_draw_row (ComstockPaper     *self,
                         const char        *name,
                         const char *const *cells,
                         guint              n,
                         gboolean           bold)
{
  const double names = self->width * NAME_SHARE;
  const double column = (self->width - names) / n;

  draw_text (self, name, 0, names - COMSTOCK_PAPER_TEXT, COMSTOCK_PAPER_TEXT, bold, PANGO_ALIGN_LEFT);
  for (guint i = 0; i < n; i++)
    draw_text (self, cells[i], names + i * column, column - COMSTOCK_PAPER_TEXT / 2, COMSTOCK_PAPER_TEXT, bold,
               PANGO_ALIGN_RIGHT);
  self->y += COMSTOCK_PAPER_TEXT * COMSTOCK_PAPER_LINE;
}
