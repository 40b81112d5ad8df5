/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The grid of the score sheet and its explanation, without a game. */

#include "comstock-cards-pad-scores.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-sheet.h"
#include "ui/cards/score/comstock-cards-score-look.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/table/comstock-score-explanation.h"
#include "ui/table/comstock-score-grid.h"

#define MARGINS 36      /* of style.css, and what a column of figures has to itself */

struct _ComstockCardsPadScores
{
  GtkWidget parent_instance;

  GtkLabel *warnings;
  ComstockScoreGrid *grid;
  ComstockScoreExplanation *explanation;

  ComstockCardsPad *pad;
  int width;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadScores, comstock_cards_pad_scores, GTK_TYPE_WIDGET)

static void
update_explanation (ComstockCardsPadScores *self)
{
  const ComstockSheet *sheet = comstock_score_grid_get_sheet (self->grid);
  ComstockScoreFigure *figure = comstock_score_grid_get_chosen (self->grid);
  const int seat = figure != NULL ? (int) comstock_score_figure_get_seat (figure) : -1;
  const guint row = figure != NULL ? comstock_score_figure_get_row (figure) : 0;
  g_autofree char *sentence = figure != NULL ? comstock_sheet_dup_sentence (sheet, row, (guint) seat) : NULL;

  comstock_score_explanation_show (self->explanation, &comstock_cards_score_look, NULL, sheet, row, seat, sentence,
                                   FALSE);
}

static void
update (ComstockCardsPadScores *self)
{
  g_auto (GStrv) warnings = comstock_cards_pad_dup_warnings (self->pad);
  g_autofree char *text = g_strjoinv ("\n", warnings);

  gtk_label_set_label (self->warnings, text);
  gtk_widget_set_visible (GTK_WIDGET (self->warnings), *text != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->warnings), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  comstock_score_grid_show (self->grid, &comstock_cards_score_look,
                            comstock_cards_sheet_new (comstock_cards_pad_get_seats (self->pad)));
  update_explanation (self);
}

void
comstock_cards_pad_scores_tell_warnings (ComstockCardsPadScores *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_SCORES (self));

  comstock_announce_question (GTK_WIDGET (self), gtk_label_get_label (self->warnings));
}

void
comstock_cards_pad_scores_set_room (ComstockCardsPadScores *self,
                                    int                     width)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_SCORES (self));

  self->width = width;
  if (self->grid != NULL && width > 0)
    comstock_score_grid_set_room (self->grid, width - MARGINS);
}

void
comstock_cards_pad_scores_set_pad (ComstockCardsPadScores *self,
                                   ComstockCardsPad       *pad)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_SCORES (self));

  if (self->pad != NULL)
    g_signal_handlers_disconnect_by_data (self->pad, self);
  g_set_object (&self->pad, pad);
  if (self->grid != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->grid));
  /* A grid shows its seats for ever. */
  self->grid = g_object_new (COMSTOCK_TYPE_SCORE_GRID, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Score sheet"), -1);
  gtk_widget_insert_after (GTK_WIDGET (self->grid), GTK_WIDGET (self), GTK_WIDGET (self->warnings));
  g_signal_connect_object (self->grid, "chosen", G_CALLBACK (update_explanation), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pad, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  comstock_cards_pad_scores_set_room (self, self->width);
}

static gboolean
comstock_cards_pad_scores_grab_focus (GtkWidget *widget)
{
  ComstockCardsPadScores *self = COMSTOCK_CARDS_PAD_SCORES (widget);

  return self->grid != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

static void
comstock_cards_pad_scores_dispose (GObject *object)
{
  ComstockCardsPadScores *self = COMSTOCK_CARDS_PAD_SCORES (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->pad);
  G_OBJECT_CLASS (comstock_cards_pad_scores_parent_class)->dispose (object);
}

static void
comstock_cards_pad_scores_class_init (ComstockCardsPadScoresClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_scores_dispose;
  widget_class->grab_focus = comstock_cards_pad_scores_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pad-scores");
}

static void
comstock_cards_pad_scores_init (ComstockCardsPadScores *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->warnings = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                                 "selectable", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->warnings), "refusal");
  gtk_widget_set_parent (GTK_WIDGET (self->warnings), GTK_WIDGET (self));
  self->explanation = g_object_new (COMSTOCK_TYPE_SCORE_EXPLANATION, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->explanation), GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_pad_scores_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_SCORES, NULL);
}
