/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toggle button with two lines: the points, and what they changed by. */

#include "comstock-cards-score-figure.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-topics.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-explain.h"

struct _ComstockCardsScoreFigure
{
  GtkToggleButton parent_instance;

  GtkLabel *points;
  GtkLabel *change;
  ComstockCardsSeat *seat;
  guint row;
  int by;
};

G_DEFINE_FINAL_TYPE (ComstockCardsScoreFigure, comstock_cards_score_figure, GTK_TYPE_TOGGLE_BUTTON)

static char *
dup_spoken (ComstockCardsScoreFigure *self)
{
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);
  g_autofree char *points = comstock_text_number (comstock_cards_sheet_get_points (self->seat, self->row));
  const char *row = comstock_cards_sheet_get_row_name (self->row);
  g_autofree char *by = NULL;

  if (self->by == 0)
    /* Translators: a figure of the score sheet for a screen reader: seat, row, points. */
    return g_strdup_printf (_("%s, %s: %s"), title, row, points);
  by = comstock_text_signed (self->by);
  /* Translators: the same when it has just changed: seat, row, points, by how much (with a sign). */
  return g_strdup_printf (_("%s, %s: %s, changed by %s"), title, row, points, by);
}

void
comstock_cards_score_figure_update (ComstockCardsScoreFigure *self)
{
  g_autofree char *points = comstock_text_number (comstock_cards_sheet_get_points (self->seat, self->row));
  g_autofree char *change = comstock_text_signed (self->by);
  g_autofree char *explanation = comstock_cards_sheet_dup_explanation (self->seat, self->row);
  g_autofree char *spoken = dup_spoken (self);

  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->change, change);
  gtk_widget_set_visible (GTK_WIDGET (self->change), self->by != 0);
  /* The tooltip is the description for a screen reader as well. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), explanation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, explanation, -1);
}

void
comstock_cards_score_figure_set_change (ComstockCardsScoreFigure *self,
                                        int                       change)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_FIGURE (self));

  self->by = change;
  comstock_cards_score_figure_update (self);
}

ComstockCardsSeat *
comstock_cards_score_figure_get_seat (ComstockCardsScoreFigure *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SCORE_FIGURE (self), NULL);

  return self->seat;
}

guint
comstock_cards_score_figure_get_row (ComstockCardsScoreFigure *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SCORE_FIGURE (self), 0);

  return self->row;
}

static void
comstock_cards_score_figure_finalize (GObject *object)
{
  g_object_unref (COMSTOCK_CARDS_SCORE_FIGURE (object)->seat);
  G_OBJECT_CLASS (comstock_cards_score_figure_parent_class)->finalize (object);
}

static void
comstock_cards_score_figure_class_init (ComstockCardsScoreFigureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_cards_score_figure_finalize;
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
comstock_cards_score_figure_init (ComstockCardsScoreFigure *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->points = add_line (box, "points");
  self->change = add_line (box, "change");
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
comstock_cards_score_figure_new (ComstockCardsSeat *seat,
                                 guint              row)
{
  ComstockCardsScoreFigure *self = g_object_new (COMSTOCK_TYPE_CARDS_SCORE_FIGURE, NULL);

  self->seat = g_object_ref (seat);
  self->row = row;
  if (row < CARDS_ROWS)
    {
      g_autofree char *topic = comstock_cards_topics_of_row ((CardsRow) row);

      comstock_explain_set_topics (GTK_WIDGET (self), topic);
    }
  comstock_cards_score_figure_update (self);
  return GTK_WIDGET (self);
}
