/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet: a grid of labels, filled anew after each change of the game. */

#include "comstock-score-sheet.h"

#include <glib/gi18n.h>

#include "../comstock-picture.h"

#define TOTAL_ROW CARDS_ROWS

struct _ComstockScoreSheet
{
  AdwWindow parent_instance;

  GtkLabel *outcome;
  GtkGrid *grid;

  ComstockCardsGame *game;
  GtkLabel *figures[CARDS_ROWS + 1][CARDS_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (ComstockScoreSheet, comstock_score_sheet, ADW_TYPE_WINDOW)

static const char *
get_row_name (int row)
{
  return row == TOTAL_ROW ? _("Total") : comstock_row_get_name ((CardsRow) row);
}

static void
set_figure (ComstockScoreSheet *self,
            int                 row,
            ComstockSeat       *seat,
            int                 points)
{
  GtkLabel *label = self->figures[row][comstock_seat_get_index (seat)];
  g_autofree char *title = comstock_seat_dup_title (seat);
  g_autofree char *text = g_strdup_printf ("%d", points);
  /* Translators: a figure of the score sheet for a screen reader: seat, row, points. */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s: %d"), title, get_row_name (row), points);

  gtk_label_set_label (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update_seat (ComstockScoreSheet *self,
             ComstockSeat       *seat)
{
  CardsScore sheet;

  comstock_seat_get_sheet (seat, &sheet);
  set_figure (self, TOTAL_ROW, seat, sheet.total);
  if (comstock_seat_get_kind (seat) == COMSTOCK_VIRTUAL)
    return;
  for (int row = 0; row < CARDS_ROWS; row++)
    set_figure (self, row, seat, sheet.rows[row]);
}

static void
update (ComstockScoreSheet *self)
{
  g_autofree char *outcome = comstock_cards_game_dup_outcome (self->game);

  gtk_label_set_label (self->outcome, outcome != NULL ? outcome : _("As the game stands now"));
  for (guint i = 0; i < comstock_cards_game_get_n_seats (self->game); i++)
    update_seat (self, comstock_cards_game_get_seat (self->game, i));
}

static void
add_row_name (ComstockScoreSheet *self,
              int                 row)
{
  GtkWidget *label = gtk_label_new (get_row_name (row));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 22);
  if (row != TOTAL_ROW)
    gtk_widget_set_tooltip_text (label, comstock_row_get_rule ((CardsRow) row));
  gtk_widget_add_css_class (label, row == TOTAL_ROW ? "total" : "row");
  gtk_grid_attach (self->grid, label, 0, row + 1, 1, 1);
}

static void
add_seat_heading (ComstockScoreSheet *self,
                  ComstockSeat       *seat)
{
  g_autofree char *title = comstock_seat_dup_title (seat);
  g_autofree char *holder = comstock_seat_dup_holder (seat);
  g_autofree char *picture = g_strconcat (
    "suits/", cards_suit_ids[comstock_seat_get_suit (seat)], NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_box_append (GTK_BOX (box), comstock_picture_new (picture, 24));
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, holder);
  gtk_widget_add_css_class (box, "seat-heading");
  gtk_grid_attach (self->grid, box, (int) comstock_seat_get_index (seat) + 1, 0, 1, 1);
}

static void
add_figure (ComstockScoreSheet *self,
            int                 row,
            int                 seat)
{
  GtkWidget *label = gtk_label_new ("–");

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, row == TOTAL_ROW ? "total" : "row");
  gtk_grid_attach (self->grid, label, seat + 1, row + 1, 1, 1);
  self->figures[row][seat] = GTK_LABEL (label);
}

static void
build_grid (ComstockScoreSheet *self)
{
  int n_seats = (int) comstock_cards_game_get_n_seats (self->game);

  for (int seat = 0; seat < n_seats; seat++)
    add_seat_heading (self, comstock_cards_game_get_seat (self->game, (guint) seat));
  for (int row = 0; row <= TOTAL_ROW; row++)
    {
      add_row_name (self, row);
      for (int seat = 0; seat < n_seats; seat++)
        add_figure (self, row, seat);
    }
}

static void
comstock_score_sheet_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_SCORE_SHEET (object)->game);
  G_OBJECT_CLASS (comstock_score_sheet_parent_class)->dispose (object);
}

static void
comstock_score_sheet_class_init (ComstockScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_score_sheet_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockScoreSheet, outcome);
  gtk_widget_class_bind_template_child (widget_class, ComstockScoreSheet, grid);
}

static void
comstock_score_sheet_init (ComstockScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
comstock_score_sheet_new (ComstockCardsGame *game)
{
  ComstockScoreSheet *self = g_object_new (COMSTOCK_TYPE_SCORE_SHEET, NULL);

  self->game = g_object_ref (game);
  build_grid (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WINDOW (self);
}
