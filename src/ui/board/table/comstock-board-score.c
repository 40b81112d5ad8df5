/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for each seat, which the focus goes to, with the total and its parts. */

#include "comstock-board-score.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-sheet.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 28

struct _ComstockBoardScore
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *told;
  GtkWidget *rows[BOARD_MAX_SEATS];
  GtkLabel *totals[BOARD_MAX_SEATS];
  GtkLabel *parts[BOARD_MAX_SEATS];

  ComstockGame *game;
};

G_DEFINE_FINAL_TYPE (ComstockBoardScore, comstock_board_score, GTK_TYPE_WIDGET)

/* What brings something, a line each. */
static char *
dup_parts (const BoardScore *score)
{
  GString *parts = g_string_new (NULL);

  for (guint row = 0; row < COMSTOCK_BOARD_ROW_TOTAL; row++)
    {
      const int points = comstock_board_sheet_get_points (score, (ComstockBoardRow) row);

      if (points != 0)
        g_string_append_printf (parts, "%s%s: %d", parts->len > 0 ? "\n" : "",
                                comstock_board_sheet_get_row_name ((ComstockBoardRow) row), points);
    }
  return g_string_free (parts, FALSE);
}

static void
update_seat (ComstockBoardScore *self,
             const BoardState   *seen,
             guint               seat)
{
  const gboolean won = comstock_game_is_over (self->game) && board_winner (seen) == seat;
  g_autofree char *name = comstock_game_dup_seat_title (self->game, seat);
  g_autofree char *parts = NULL;
  g_autofree char *total = NULL;
  g_autofree char *all = NULL;
  BoardScore score;

  board_seat_score (seen, seat, &score);
  parts = dup_parts (&score);
  /* Translators: a seat and its victory points. */
  total = g_strdup_printf (won ? _("%s: %d VP, the winner") : _("%s: %d VP"), name, score.total);
  all = g_strdup_printf ("%s\n%s", total, parts);
  gtk_label_set_label (self->totals[seat], total);
  gtk_label_set_label (self->parts[seat], parts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

static void
update (ComstockBoardScore *self)
{
  const BoardState *seen = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));

  gtk_label_set_label (self->told, comstock_game_is_over (self->game) ? _("The final score")
                                                                      : _("The score if the game ended now"));
  for (guint i = 0; i < seen->n_seats; i++)
    update_seat (self, seen, i);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_row (ComstockBoardScore *self,
         GtkListBox         *list,
         guint               seat)
{
  const BoardState *state = comstock_game_get_state (self->game);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sign = comstock_sign_new (comstock_board_art_suit (state->seats[seat].suit), SIGN_SIZE);

  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line), words);
  self->totals[seat] = add_label (words, "heading");
  self->parts[seat] = add_label (words, "caption");
  self->rows[seat] = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self->rows[seat]), line);
  gtk_list_box_append (list, self->rows[seat]);
}

static void
add_top (ComstockBoardScore *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->told = add_label (top, "heading");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), "table.close-pane");
  gtk_widget_set_tooltip_text (close, _("Close"));
  gtk_widget_add_css_class (close, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Close"), -1);
  gtk_box_append (GTK_BOX (top), close);
  gtk_box_append (GTK_BOX (self->box), top);
}

static void
comstock_board_score_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_SCORE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_score_parent_class)->dispose (object);
}

static void
comstock_board_score_class_init (ComstockBoardScoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_score_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-score");
}

static void
comstock_board_score_init (ComstockBoardScore *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_top (self);
}

GtkWidget *
comstock_board_score_new (ComstockGame *game)
{
  ComstockBoardScore *self = g_object_new (COMSTOCK_TYPE_BOARD_SCORE, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();

  self->game = game;
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    add_row (self, GTK_LIST_BOX (list), i);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), scroller);
  update (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
