/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toggle button with two lines: the points, and what they changed by. */

#include "comstock-score-figure.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-explain.h"

struct _ComstockScoreFigure
{
  GtkToggleButton parent_instance;

  GtkLabel *points;
  GtkLabel *change;
  guint row;
  guint seat;
};

G_DEFINE_FINAL_TYPE (ComstockScoreFigure, comstock_score_figure, GTK_TYPE_TOGGLE_BUTTON)

static char *
dup_spoken (ComstockScoreFigure *self,
            const ComstockSheet *sheet,
            const char          *points,
            int                  change)
{
  g_autofree char *row = comstock_sheet_dup_row_title (sheet, self->row);
  g_autofree char *by = NULL;

  if (change == 0)
    /* Translators: a figure of the score sheet for a screen reader: player, row, points. */
    return g_strdup_printf (_("%s, %s: %s"), sheet->seats[self->seat].title, row, points);
  by = comstock_text_signed (change);
  /* Translators: the same when it has just changed: player, row, points, by how much (with a sign). */
  return g_strdup_printf (_("%s, %s: %s, changed by %s"), sheet->seats[self->seat].title, row, points, by);
}

/* What may be expected is not known at once. */
static void
show (ComstockScoreFigure *self,
      const ComstockSheet *sheet,
      int                  change)
{
  const ComstockSheetFigure *figure = comstock_sheet_get (sheet, self->row, self->seat);
  g_autofree char *points = figure->known ? comstock_text_number (figure->points) : g_strdup ("…");
  g_autofree char *by = comstock_text_signed (change);
  g_autofree char *spoken = dup_spoken (self, sheet, points, change);

  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->change, by);
  gtk_widget_set_visible (GTK_WIDGET (self->change), change != 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
comstock_score_figure_update (ComstockScoreFigure *self,
                              const ComstockSheet *sheet)
{
  g_return_if_fail (COMSTOCK_IS_SCORE_FIGURE (self));

  show (self, sheet, 0);
}

void
comstock_score_figure_annotate (ComstockScoreFigure *self,
                                const ComstockSheet *sheet,
                                int                  change)
{
  g_autofree char *explanation = NULL;

  g_return_if_fail (COMSTOCK_IS_SCORE_FIGURE (self));

  show (self, sheet, change);
  explanation = comstock_sheet_dup_sentence (sheet, self->row, self->seat);
  /* The tooltip is the description for a screen reader as well. */
  comstock_explain_set_tooltip (GTK_WIDGET (self), explanation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, explanation, -1);
}

guint
comstock_score_figure_get_row (ComstockScoreFigure *self)
{
  g_return_val_if_fail (COMSTOCK_IS_SCORE_FIGURE (self), 0);

  return self->row;
}

guint
comstock_score_figure_get_seat (ComstockScoreFigure *self)
{
  g_return_val_if_fail (COMSTOCK_IS_SCORE_FIGURE (self), 0);

  return self->seat;
}

static void
comstock_score_figure_class_init (ComstockScoreFigureClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "score-figure");
}

static GtkLabel *
add_line (GtkWidget  *box,
          const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
comstock_score_figure_init (ComstockScoreFigure *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->points = add_line (box, "points");
  self->change = add_line (box, "change");
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
comstock_score_figure_new (guint row,
                           guint seat)
{
  ComstockScoreFigure *self = g_object_new (COMSTOCK_TYPE_SCORE_FIGURE, NULL);

  self->row = row;
  self->seat = seat;
  return GTK_WIDGET (self);
}
