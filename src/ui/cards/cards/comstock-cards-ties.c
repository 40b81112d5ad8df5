/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The suits that break ties: a heading and six signs. */

#include "comstock-cards-ties.h"

#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 20    /* pixels */

struct _ComstockCardsTies
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkBox *suits;
};

G_DEFINE_FINAL_TYPE (ComstockCardsTies, comstock_cards_ties, GTK_TYPE_WIDGET)

static void
comstock_cards_ties_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_CARDS_TIES (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_ties_parent_class)->dispose (object);
}

static void
comstock_cards_ties_class_init (ComstockCardsTiesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_ties_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cards/comstock-cards-ties.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTies, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTies, suits);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "ties");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_ties_init (ComstockCardsTies *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CARDS_SUITS; i++)
    gtk_box_append (self->suits, comstock_sign_new (NULL, SIGN_SIZE));
  /* A reply to the button beside it hides nothing that decides the choice. */
  comstock_obstacle_mark (GTK_WIDGET (self), COMSTOCK_OBSTACLE_PRESSED);
}

void
comstock_cards_ties_show (ComstockCardsTies *self,
                          const CardsSuit    suits[CARDS_SUITS])
{
  GtkWidget *sign = gtk_widget_get_first_child (GTK_WIDGET (self->suits));

  g_return_if_fail (COMSTOCK_IS_CARDS_TIES (self));

  gtk_widget_set_visible (GTK_WIDGET (self), suits != NULL);
  for (guint i = 0; suits != NULL && sign != NULL; sign = gtk_widget_get_next_sibling (sign))
    comstock_picture_set_drawing (COMSTOCK_PICTURE (sign), comstock_suit_get_sign (suits[i++]));
}
