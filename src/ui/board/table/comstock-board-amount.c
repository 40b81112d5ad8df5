/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slider stands at legal amounts alone.  It has them as its values, for a screen reader that knows no value text
 * says the value. */

#include "comstock-board-amount.h"

#include <math.h>

#include "model/board/comstock-board-foregone.h"
#include "model/board/comstock-board-remarks.h"
#include "model/board/comstock-board-text.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-measure.h"

#define PAGE 5                  /* steps */
#define LEAST 80                /* pixels that a hand needs of the slider */
#define LETTERS 8               /* that the button beside it has room for at least */
#define SPACING 3

struct _ComstockBoardAmount
{
  GtkWidget parent_instance;

  GtkWidget *scale;
  GtkWidget *button;
  gboolean beside;              /* the slider, not below it */

  ComstockGame *game;
  guint seat;
  GArray *options;              /* of ComstockOption, ascending */
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockBoardAmount, comstock_board_amount, GTK_TYPE_WIDGET)

static const ComstockOption *
get_option (ComstockBoardAmount *self,
            guint                n)
{
  return &g_array_index (self->options, ComstockOption, n);
}

static double
get_amount (ComstockBoardAmount *self,
            guint                n)
{
  return get_option (self, n)->amount;
}

/* Which legal amount is the nearest to @value. */
static guint
find_nearest (ComstockBoardAmount *self,
              double               value)
{
  guint n = 0;

  while (n + 1 < self->options->len && get_amount (self, n + 1) - value <= value - get_amount (self, n))
    n++;
  return n;
}

static guint
get_current (ComstockBoardAmount *self)
{
  return find_nearest (self, gtk_range_get_value (GTK_RANGE (self->scale)));
}

static CsMove
get_move (ComstockBoardAmount *self)
{
  return get_option (self, get_current (self))->move;
}

/* From one amount to the next; between the first two it may be less. */
static double
get_step (ComstockBoardAmount *self)
{
  return get_amount (self, self->options->len - 1) - get_amount (self, self->options->len - 2);
}

/* Keys go by legal amounts, as many as steps were meant; what is dragged goes to the nearest. */
static gboolean
on_change_value (ComstockBoardAmount *self,
                 GtkScrollType        scroll,
                 double               value)
{
  const guint current = get_current (self);
  const int last = (int) self->options->len - 1;
  const int steps = (int) round ((value - get_amount (self, current)) / get_step (self));
  guint n = find_nearest (self, value);

  if (scroll != GTK_SCROLL_JUMP && scroll != GTK_SCROLL_START && scroll != GTK_SCROLL_END)
    n = (guint) CLAMP ((int) current + steps, 0, last);
  gtk_range_set_value (GTK_RANGE (self->scale), get_amount (self, n));
  return GDK_EVENT_STOP;
}

static void
on_clicked (ComstockBoardAmount *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, get_move (self));
}

/* The answer, and what there is to know of it beside. */
static char *
dup_title (ComstockBoardAmount *self)
{
  const BoardState *seen = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));
  g_autofree char *title = comstock_board_text_dup_move_title (self->game, seen, self->seat, get_move (self));
  g_autofree char *remark = comstock_board_remark_dup (self->game, self->seat, get_move (self));

  return remark != NULL ? g_strdup_printf ("%s · %s", title, remark) : g_steal_pointer (&title);
}

/* In one line, however its words break. */
static void
leave_room_beside (ComstockBoardAmount *self)
{
  gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->button))), LETTERS);
  gtk_widget_set_size_request (GTK_WIDGET (self), LEAST + SPACING + comstock_measure_least_width (self->button), -1);
}

static void
update (ComstockBoardAmount *self)
{
  g_autofree char *title = dup_title (self);

  gtk_button_set_label (GTK_BUTTON (self->button), title);
  comstock_button_wrap (GTK_BUTTON (self->button));
  if (self->beside)
    leave_room_beside (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, title, -1);
}

static void
comstock_board_amount_dispose (GObject *object)
{
  ComstockBoardAmount *self = COMSTOCK_BOARD_AMOUNT (object);

  g_clear_pointer (&self->scale, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->options, g_array_unref);
  G_OBJECT_CLASS (comstock_board_amount_parent_class)->dispose (object);
}

/* The arrow keys move the slider, so none of them leads to the button. */
static gboolean
on_enter (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   data)
{
  on_clicked (COMSTOCK_BOARD_AMOUNT (widget));
  return GDK_EVENT_STOP;
}

static void
comstock_board_amount_class_init (ComstockBoardAmountClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_amount_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_BOARD_AMOUNT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, on_enter, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, on_enter, NULL);
}

static void
comstock_board_amount_init (ComstockBoardAmount *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->scale = gtk_scale_new (GTK_ORIENTATION_HORIZONTAL, NULL);
  gtk_scale_set_draw_value (GTK_SCALE (self->scale), FALSE);
  gtk_widget_set_size_request (self->scale, LEAST, -1);
  gtk_widget_set_hexpand (self->scale, TRUE);
  gtk_widget_set_parent (self->scale, widget);
  self->button = gtk_button_new_with_label ("");
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_widget_set_parent (self->button, widget);
  g_signal_connect_swapped (self->scale, "change-value", G_CALLBACK (on_change_value), self);
  g_signal_connect_swapped (self->scale, "value-changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (on_clicked), self);
}

/* Where the slider begins. */
static double
get_proposal (ComstockBoardAmount *self)
{
  const BoardState *seen = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));

  return seen->step == BOARD_STEP_VP ? comstock_board_find_purchase (seen, self->seat) : get_amount (self, 0);
}

GtkWidget *
comstock_board_amount_new (ComstockGame      *game,
                           const ComstockAsk *ask,
                           GtkOrientation     orientation)
{
  ComstockBoardAmount *self = g_object_new (COMSTOCK_TYPE_BOARD_AMOUNT, NULL);

  self->beside = orientation == GTK_ORIENTATION_HORIZONTAL;
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 self->beside ? comstock_lines_layout_new (SPACING) : gtk_box_layout_new (orientation));
  self->game = game;
  self->seat = (guint) ask->seat;
  self->options = g_array_new (FALSE, FALSE, sizeof (ComstockOption));
  for (guint i = 0; i < ask->n_options; i++)
    if (ask->options[i].amount >= 0)
      g_array_append_val (self->options, ask->options[i]);
  g_signal_handlers_block_by_func (self->scale, update, self);
  gtk_range_set_range (GTK_RANGE (self->scale), get_amount (self, 0), get_amount (self, self->options->len - 1));
  gtk_range_set_increments (GTK_RANGE (self->scale), get_step (self), PAGE * get_step (self));
  gtk_range_set_round_digits (GTK_RANGE (self->scale), 0);
  gtk_range_set_value (GTK_RANGE (self->scale), get_proposal (self));
  g_signal_handlers_unblock_by_func (self->scale, update, self);
  update (self);
  return GTK_WIDGET (self);
}

void
comstock_board_amount_set (ComstockBoardAmount  *self,
                           const ComstockOption *option)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_AMOUNT (self));

  if (option != NULL && option->amount >= 0)
    gtk_range_set_value (GTK_RANGE (self->scale), option->amount);
}
