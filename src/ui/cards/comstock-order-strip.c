/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip keeps one button per seat and only sorts, shows and hides them, so that focus survives. */

#include "comstock-order-strip.h"

#include <glib/gi18n.h>

#include "../comstock-picture.h"

struct _ComstockOrderStrip
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *title;
  GtkFlowBox *seats;

  ComstockCardsGame *game;
  gboolean narrow;
};

enum
{
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark seat_quark;
static GQuark label_quark;

G_DEFINE_FINAL_TYPE (ComstockOrderStrip, comstock_order_strip, GTK_TYPE_WIDGET)

static ComstockSeat *
get_seat (gpointer button)
{
  return g_object_get_qdata (button, seat_quark);
}

static int
compare (GtkFlowBoxChild *a,
         GtkFlowBoxChild *b,
         gpointer         data)
{
  return comstock_seat_get_order (get_seat (gtk_flow_box_child_get_child (a))) -
         comstock_seat_get_order (get_seat (gtk_flow_box_child_get_child (b)));
}

static void
on_clicked (ComstockOrderStrip *self,
            GtkButton          *button)
{
  g_signal_emit (self, signals[LOOK], 0, get_seat (button));
}

static void
update_button (ComstockOrderStrip *self,
               GtkWidget          *button)
{
  ComstockSeat *seat = get_seat (button);
  GtkWidget *cell = gtk_widget_get_parent (button);
  g_autofree char *title = comstock_seat_dup_title (seat);
  g_autofree char *reason = comstock_cards_game_dup_order_reason (self->game, seat);
  g_autofree char *place = NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (cell, reason != NULL);
  if (reason == NULL)
    return;
  if (self->narrow)
    place = g_strdup_printf ("%u", comstock_seat_get_value (seat));
  else
    /* Translators: place in the order of play, name, value of the auction card: "2. Paul 8". */
    place = g_strdup_printf (_("%d. %s %u"), comstock_seat_get_order (seat) + 1, title,
                             comstock_seat_get_value (seat));
  /* Translators: a name, and the place in the order of play as a sentence. */
  label = g_strdup_printf (_("%s: %s"), title, reason);
  gtk_label_set_label (g_object_get_qdata (G_OBJECT (button), label_quark), place);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (comstock_seat_is_acting (seat))
    gtk_widget_add_css_class (button, "acting");
  else
    gtk_widget_remove_css_class (button, "acting");
}

static void
update (ComstockOrderStrip *self)
{
  gboolean any = FALSE;

  for (GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->seats)); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell))
    {
      update_button (self, gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (cell)));
      any |= gtk_widget_get_visible (cell);
    }
  gtk_flow_box_invalidate_sort (self->seats);
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

static void
add_seat (ComstockOrderStrip *self,
          ComstockSeat       *seat)
{
  g_autofree char *picture = g_strconcat (
    "suits/", cards_suit_ids[comstock_seat_get_suit (seat)], NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), comstock_picture_new (picture, 16));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "order");
  g_object_set_qdata_full (G_OBJECT (button), seat_quark, g_object_ref (seat), g_object_unref);
  g_object_set_qdata (G_OBJECT (button), label_quark, label);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (self->seats, button);
  /* The button takes the focus itself; its cell would be a second stop. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
comstock_order_strip_dispose (GObject *object)
{
  ComstockOrderStrip *self = COMSTOCK_ORDER_STRIP (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_order_strip_parent_class)->dispose (object);
}

static void
comstock_order_strip_class_init (ComstockOrderStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_order_strip_dispose;

  signals[LOOK] = g_signal_new ("look", COMSTOCK_TYPE_ORDER_STRIP, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, COMSTOCK_TYPE_SEAT);
  seat_quark = g_quark_from_static_string ("comstock-order-strip-seat");
  label_quark = g_quark_from_static_string ("comstock-order-strip-label");

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-order-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockOrderStrip, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockOrderStrip, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockOrderStrip, seats);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "order-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_order_strip_init (ComstockOrderStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_flow_box_set_sort_func (self->seats, compare, NULL, NULL);
}

void
comstock_order_strip_set_game (ComstockOrderStrip *self,
                               ComstockCardsGame  *game)
{
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  for (guint i = 0; i < comstock_cards_game_get_n_seats (game); i++)
    add_seat (self, comstock_cards_game_get_seat (game, i));
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
comstock_order_strip_set_narrow (ComstockOrderStrip *self,
                                 gboolean            narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  gtk_widget_set_visible (self->title, !narrow);
  gtk_flow_box_set_min_children_per_line (self->seats, narrow ? 6 : 3);
  update (self);
}
