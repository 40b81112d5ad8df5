/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chart, and under it a list with a line per round, the newest first. */

#include "comstock-score-rounds.h"

#include <glib/gi18n.h>

#include "comstock-score-chart.h"
#include "model/comstock-text.h"
#include "ui/comstock-picture.h"

#define ROUND_CHARS 9
#define FIGURE_CHARS 3
#define SIGN_SIZE 20

struct _ComstockScoreRounds
{
  GtkWidget parent_instance;

  ComstockScoreChart *chart;
  GtkBox *signs;
  GtkListBox *list;

  ComstockCardsGame *game;
  ComstockScoreHistory history;
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
  g_autofree char *sentence = comstock_score_history_dup_round (&self->history, self->game, round);
  /* Translators: an era and the number of a round in it: "Era I · 3" */
  g_autofree char *name = g_strdup_printf (_("%s · %u"), comstock_era_get_name ((round - 1) / CARDS_ROUNDS),
                                           (round - 1) % CARDS_ROUNDS + 1);

  gtk_box_append (GTK_BOX (box), create_cell (name, ROUND_CHARS, FALSE));
  for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); seat++)
    {
      g_autofree char *points = comstock_text_number (self->history.totals[round][seat]);

      gtk_box_append (GTK_BOX (box), create_cell (points, FIGURE_CHARS, TRUE));
    }
  if (round == self->history.present && round < self->history.n_rounds)
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
  for (guint round = self->history.n_rounds; round > 0; round--)
    gtk_list_box_append (self->list, create_row (self, round));
}

/* Most changes of a game change no total and begin no round. */
static void
update (ComstockScoreRounds *self)
{
  ComstockScoreHistory history;

  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  comstock_score_history_read (&history, self->game);
  if (memcmp (&history, &self->history, sizeof history) == 0)
    return;
  self->history = history;
  comstock_score_chart_show (self->chart, self->game, &self->history);
  fill_list (self);
}

void
comstock_score_rounds_set_game (ComstockScoreRounds *self,
                                ComstockCardsGame   *game)
{
  g_return_if_fail (COMSTOCK_IS_SCORE_ROUNDS (self));
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  gtk_box_append (self->signs, create_cell (NULL, ROUND_CHARS, FALSE));
  for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)); seat++)
    {
      const CardsSuit suit = comstock_seat_get_suit (comstock_cards_game_get_seat (game, seat));
      g_autofree char *sign = g_strconcat ("suits/", cards_suit_ids[suit], NULL);
      GtkWidget *picture = comstock_picture_new (sign, SIGN_SIZE);

      gtk_widget_set_hexpand (picture, TRUE);
      gtk_widget_set_halign (picture, GTK_ALIGN_END);
      gtk_box_append (self->signs, picture);
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
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-score-rounds.ui");
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
