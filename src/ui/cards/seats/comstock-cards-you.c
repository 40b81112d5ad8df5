/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plate in the suit's colors; what it says is also the name of the button. */

#include "comstock-cards-you.h"

#include "model/session/comstock-suits.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-names.h"
#include "model/cards/comstock-cards-text.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 28

struct _ComstockCardsYou
{
  GtkButton parent_instance;

  ComstockPicture *sign;
  GtkLabel *title;
  GtkLabel *score;
  GtkLabel *order;

  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
  const char *dress;            /* the sign in whose colours it stands */
};

G_DEFINE_FINAL_TYPE (ComstockCardsYou, comstock_cards_you, GTK_TYPE_BUTTON)

static void
update (ComstockCardsYou *self)
{
  const int nth = comstock_cards_seat_get_order (self->seat);
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);
  g_autofree char *points = comstock_cards_seat_dup_points (self->seat);
  g_autofree char *score = comstock_text_number (comstock_cards_seat_get_score (self->seat));
  g_autofree char *order = comstock_cards_text_dup_order (self->seat);
  g_autofree char *label = order != NULL ? g_strdup_printf ("%s: %s. %s", title, points, order)
                                         : g_strdup_printf ("%s: %s", title, points);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->score, score);
  gtk_label_set_label (self->order, nth >= 0 ? comstock_cards_place_get_name ((guint) nth) : "");
  /* Its room stays, so that nothing moves. */
  gtk_widget_set_opacity (GTK_WIDGET (self->order), order != NULL ? 1 : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
dress (ComstockCardsYou *self)
{
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (self->seat));

  comstock_sign_dress (GTK_WIDGET (self), sign, self->dress);
  self->dress = sign;
  comstock_picture_set_drawing (self->sign, sign);
}

void
comstock_cards_you_set_seat (ComstockCardsYou  *self,
                             ComstockCardsGame *game,
                             ComstockCardsSeat *seat)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_YOU (self));
  g_return_if_fail (COMSTOCK_IS_CARDS_GAME (game));
  g_return_if_fail (COMSTOCK_IS_CARDS_SEAT (seat));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_set_object (&self->seat, seat);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  dress (self);
  update (self);
}

static void
request_size (GtkWidget *widget)
{
  const double text = MAX (1.0, comstock_scale_get_text (widget));

  /* Half as much wider as the text is larger: figures have room, and names are cut short. */
  gtk_widget_set_size_request (widget, (int) (COMSTOCK_CARDS_YOU_WIDTH * comstock_scale_get (widget) * (1 + text) / 2),
                               -1);
}

static void
comstock_cards_you_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_you_parent_class)->css_changed (widget, change);
  request_size (widget);
}

static void
comstock_cards_you_dispose (GObject *object)
{
  ComstockCardsYou *self = COMSTOCK_CARDS_YOU (object);

  g_clear_object (&self->game);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (comstock_cards_you_parent_class)->dispose (object);
}

static void
comstock_cards_you_class_init (ComstockCardsYouClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_you_dispose;
  widget_class->css_changed = comstock_cards_you_css_changed;
  gtk_widget_class_set_css_name (widget_class, "you-plate");
}

static GtkLabel *
add_label (GtkBox     *box,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static void
comstock_cards_you_init (ComstockCardsYou *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->sign = COMSTOCK_PICTURE (comstock_picture_new (NULL, SIGN_SIZE));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->sign));
  self->title = add_label (GTK_BOX (box), "heading");
  self->score = add_label (GTK_BOX (box), "score");
  gtk_widget_add_css_class (GTK_WIDGET (self->score), "numeric");
  self->order = add_label (GTK_BOX (box), "order-pill");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "table.score-sheet");
  request_size (GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_you_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_YOU, NULL);
}

ComstockCardsSeat *
comstock_cards_you_get_seat (ComstockCardsYou *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_YOU (self), NULL);

  return self->seat;
}
