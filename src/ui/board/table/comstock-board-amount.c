/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slider counts the legal amounts, so it cannot stand at another. */

#include "comstock-board-amount.h"

#include "model/board/comstock-board-text.h"
#include "ui/kit/comstock-button.h"

struct _ComstockBoardAmount
{
  GtkWidget parent_instance;

  GtkWidget *scale;
  GtkWidget *button;

  ComstockGame *game;
  guint seat;
  GArray *moves;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockBoardAmount, comstock_board_amount, GTK_TYPE_WIDGET)

static CsMove
get_move (ComstockBoardAmount *self)
{
  return g_array_index (self->moves, CsMove, (guint) gtk_range_get_value (GTK_RANGE (self->scale)));
}

static void
on_clicked (ComstockBoardAmount *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, get_move (self));
}

static void
update (ComstockBoardAmount *self)
{
  g_autofree char *title = comstock_board_text_dup_move_title (self->game, comstock_game_get_state (self->game),
                                                              self->seat, get_move (self));

  gtk_button_set_label (GTK_BUTTON (self->button), title);
  comstock_button_wrap (GTK_BUTTON (self->button));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, title, -1);
}

static void
comstock_board_amount_dispose (GObject *object)
{
  ComstockBoardAmount *self = COMSTOCK_BOARD_AMOUNT (object);

  g_clear_pointer (&self->scale, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->moves, g_array_unref);
  G_OBJECT_CLASS (comstock_board_amount_parent_class)->dispose (object);
}

static void
comstock_board_amount_class_init (ComstockBoardAmountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_amount_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_BOARD_AMOUNT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
comstock_board_amount_init (ComstockBoardAmount *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)),
                                  GTK_ORIENTATION_VERTICAL);
  self->scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, NULL);
  gtk_scale_set_draw_value (GTK_SCALE (self->scale), FALSE);
  gtk_widget_set_parent (self->scale, widget);
  self->button = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_set_parent (self->button, widget);
  g_signal_connect_swapped (self->scale, "value-changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (on_clicked), self);
}

GtkWidget *
comstock_board_amount_new (ComstockGame *game,
                           guint         seat,
                           GArray       *moves)
{
  ComstockBoardAmount *self = g_object_new (COMSTOCK_TYPE_BOARD_AMOUNT, NULL);

  self->game = game;
  self->seat = seat;
  self->moves = g_array_ref (moves);
  g_signal_handlers_block_by_func (self->scale, update, self);
  gtk_range_set_range (GTK_RANGE (self->scale), 0, moves->len - 1);
  gtk_range_set_increments (GTK_RANGE (self->scale), 1, 5);
  gtk_range_set_round_digits (GTK_RANGE (self->scale), 0);
  g_signal_handlers_unblock_by_func (self->scale, update, self);
  update (self);
  return GTK_WIDGET (self);
}
