/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look at a seat: a city to look at, never to play in, above its cards. */

#include "comstock-cards-seat-look.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-key-group.h"
#include "ui/cards/cards/comstock-cards-character-card.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"

/* What a city leaves to the characters, in pixels: two rows, and a third begins. */
#define CARDS_HEIGHT 210

struct _ComstockCardsSeatLook
{
  AdwWindow parent_instance;

  AdwWindowTitle *heading;
  ComstockCardsCityView *city;
  GtkWidget *cards_area;
  GtkFlowBox *characters;
  GtkFlowBox *land;

  ComstockCardsSeat *seat;
};

G_DEFINE_FINAL_TYPE (ComstockCardsSeatLook, comstock_cards_seat_look, ADW_TYPE_WINDOW)

static GtkWidget *
create_card (gpointer item,
             gpointer data)
{
  GtkWidget *card = comstock_cards_card_get_terrain (item) != NULL ? comstock_cards_terrain_card_new (item) :
                                                               comstock_cards_character_card_new (item);

  return g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", card, "focusable", FALSE, NULL);
}

static gboolean
is_land (gpointer item,
         gpointer data)
{
  return comstock_cards_card_get_terrain (item) != NULL;
}

/* What lies in a city is seen there. */
static void
show_cards (ComstockCardsSeatLook *self,
            gboolean               builds)
{
  GListModel *characters = comstock_cards_seat_get_characters (self->seat);
  GListModel *taken = g_object_ref (comstock_cards_seat_get_taken (self->seat));
  GtkCustomFilter *filter = gtk_custom_filter_new (is_land, NULL, NULL);
  g_autoptr (GtkFilterListModel) land = gtk_filter_list_model_new (taken, GTK_FILTER (filter));

  gtk_flow_box_bind_model (self->characters, characters, create_card, NULL, NULL);
  gtk_flow_box_bind_model (self->land, G_LIST_MODEL (land), create_card, NULL, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->characters), g_list_model_get_n_items (characters) > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->land), !builds);
}

static void
update_heading (ComstockCardsSeatLook *self)
{
  g_autofree char *holder = comstock_cards_seat_dup_holder (self->seat);
  g_autofree char *points = comstock_cards_seat_dup_points (self->seat);
  const char *manner = comstock_cards_seat_get_manner (self->seat);
  g_autoptr (GString) subtitle = g_string_new (NULL);

  /* Translators: a player and their points. */
  g_string_printf (subtitle, _("%s · %s"), holder, points);
  if (manner != NULL)
    g_string_append_printf (subtitle, " · %s", manner);
  adw_window_title_set_subtitle (self->heading, subtitle->str);
}

static void
show_seat (ComstockCardsSeatLook *self)
{
  gboolean builds = comstock_cards_seat_get_kind (self->seat) != COMSTOCK_AUTOMATIC;
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);

  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->heading, title);
  gtk_widget_set_visible (GTK_WIDGET (self->city), builds);
  gtk_widget_set_vexpand (self->cards_area, !builds);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->cards_area), builds ? CARDS_HEIGHT : -1);
  if (builds)
    comstock_cards_city_view_set_city (self->city, comstock_cards_seat_get_city (self->seat));
  show_cards (self, builds);
  g_signal_connect_object (self->seat, "notify::score", G_CALLBACK (update_heading), self,
                           G_CONNECT_SWAPPED);
  update_heading (self);
}

static void
comstock_cards_seat_look_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_CARDS_SEAT_LOOK (object)->seat);
  G_OBJECT_CLASS (comstock_cards_seat_look_parent_class)->dispose (object);
}

static void
comstock_cards_seat_look_class_init (ComstockCardsSeatLookClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_seat_look_dispose;

  g_type_ensure (COMSTOCK_TYPE_CARDS_CITY_VIEW);
  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/seats/comstock-cards-seat-look.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatLook, heading);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatLook, city);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatLook, cards_area);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatLook, characters);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatLook, land);
}

static void
comstock_cards_seat_look_init (ComstockCardsSeatLook *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
comstock_cards_seat_look_new (ComstockCardsSeat *seat)
{
  ComstockCardsSeatLook *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT_LOOK, NULL);

  self->seat = g_object_ref (seat);
  show_seat (self);
  return GTK_WINDOW (self);
}
