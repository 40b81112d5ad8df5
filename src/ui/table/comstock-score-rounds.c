/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chart, and under it a list with a line per round, the newest first. */

#include "comstock-score-rounds.h"

#include <glib/gi18n.h>

#include "comstock-score-chart.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-sign.h"

#define ROUND_CHARS 9
#define FIGURE_CHARS 3
#define SIGN_SIZE 20

struct _ComstockScoreRounds
{
  GtkWidget parent_instance;

  ComstockScoreChart *chart;
  GtkBox *signs;
  GtkListBox *list;

  ComstockGame *game;
  const ComstockScoreLegend *legend;
  ComstockScoreHistory *history;
};

G_DEFINE_FINAL_TYPE (ComstockScoreRounds, comstock_score_rounds, GTK_TYPE_WIDGET)

static GtkWidget *
create_cell (const char *text,
             int         chars,
             gboolean    figure)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_label_set_xalign (GTK_LABEL (label), figure ? 1 : 0);
  gtk_widget_set_hexpand (label, figure);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

static GtkWidget *
create_row (ComstockScoreRounds *self,
            guint                round)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, "activatable", FALSE, NULL);
  const guint part = (round - 1) / self->legend->n_rounds;
  const guint number = (round - 1) % self->legend->n_rounds + 1;
  g_autofree char *totals = comstock_score_history_dup_totals (self->history, self->game, round);
  g_autofree char *sentence = self->legend->dup_round_totals (part, number, totals);
  g_autofree char *name = self->legend->dup_round (part, number);

  gtk_box_append (GTK_BOX (box), create_cell (name, ROUND_CHARS, FALSE));
  for (guint seat = 0; seat < self->history->n_seats; seat++)
    {
      g_autofree char *points = comstock_text_number (comstock_score_history_get_total (self->history, round, seat));

      gtk_box_append (GTK_BOX (box), create_cell (points, FIGURE_CHARS, TRUE));
    }
  if (round == self->history->present && round < self->history->n_rounds)
    gtk_widget_add_css_class (row, "present");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  return row;
}

static void
fill_list (ComstockScoreRounds *self)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint round = self->history->n_rounds; round > 0; round--)
    gtk_list_box_append (self->list, create_row (self, round));
}

/* Most changes of a game change no total and begin no round. */
static void
update (ComstockScoreRounds *self)
{
  g_autoptr (ComstockScoreHistory) history = NULL;

  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  history = comstock_score_history_new (self->game, self->legend->measure);
  if (self->history != NULL && comstock_score_history_equal (history, self->history))
    return;
  g_clear_pointer (&self->history, comstock_score_history_unref);
  self->history = g_steal_pointer (&history);
  comstock_score_chart_show (self->chart, self->game, self->legend, self->history);
  fill_list (self);
}

void
comstock_score_rounds_set_game (ComstockScoreRounds       *self,
                                ComstockGame              *game,
                                const ComstockScoreLegend *legend)
{
  g_auto (GStrv) signs = comstock_score_chart_dup_signs (game);

  g_return_if_fail (COMSTOCK_IS_SCORE_ROUNDS (self));
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  self->legend = legend;
  if (legend->measure != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _(legend->measure->name), -1);
  gtk_box_append (self->signs, create_cell (NULL, ROUND_CHARS, FALSE));
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    {
      GtkWidget *plate = comstock_sign_new (signs[seat], SIGN_SIZE);

      gtk_widget_set_hexpand (plate, TRUE);
      gtk_widget_set_halign (plate, GTK_ALIGN_END);
      gtk_box_append (self->signs, plate);
    }
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
comstock_score_rounds_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_score_rounds_parent_class)->map (widget);
  update (COMSTOCK_SCORE_ROUNDS (widget));
}

static void
comstock_score_rounds_dispose (GObject *object)
{
  ComstockScoreRounds *self = COMSTOCK_SCORE_ROUNDS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->history, comstock_score_history_unref);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (comstock_score_rounds_parent_class)->dispose (object);
}

static void
comstock_score_rounds_class_init (ComstockScoreRoundsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_score_rounds_dispose;
  widget_class->map = comstock_score_rounds_map;

  g_type_ensure (COMSTOCK_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-score-rounds.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockScoreRounds, chart);
  gtk_widget_class_bind_template_child (widget_class, ComstockScoreRounds, signs);
  gtk_widget_class_bind_template_child (widget_class, ComstockScoreRounds, list);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-rounds");
}

static void
comstock_score_rounds_init (ComstockScoreRounds *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}
