/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons that stay in line with the page that is seen. */

#include "comstock-cards-switcher.h"

struct _ComstockCardsSwitcher
{
  GtkBox parent_instance;

  ComstockCardsPages *pages;    /* not owned */
  GtkToggleButton *column;
  GtkToggleButton *city;
  GtkToggleButton *seats;
};

enum
{
  PROP_PAGES = 1,
};

G_DEFINE_FINAL_TYPE (ComstockCardsSwitcher, comstock_cards_switcher, GTK_TYPE_BOX)

static void
on_toggled (ComstockCardsSwitcher *self,
            GtkToggleButton       *button)
{
  if (gtk_toggle_button_get_active (button) && self->pages != NULL)
    comstock_cards_pages_set_page (self->pages, button == self->column ? "column" :
                                                button == self->city ? "city" : "seats");
}

/* A card of the column is taken along to the page of the city. */
static void
on_dragged_over (GtkToggleButton *button)
{
  gtk_toggle_button_set_active (button, TRUE);
}

static void
on_page (ComstockCardsSwitcher *self)
{
  GtkWidget *button = comstock_cards_switcher_get_button (self, comstock_cards_pages_get_page (self->pages));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
comstock_cards_switcher_set_property (GObject      *object,
                                      guint         id,
                                      const GValue *value,
                                      GParamSpec   *pspec)
{
  ComstockCardsSwitcher *self = COMSTOCK_CARDS_SWITCHER (object);

  self->pages = g_value_get_object (value);
  g_signal_connect_object (self->pages, "notify::page", G_CALLBACK (on_page), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self->pages, "folded", self, "visible", G_BINDING_SYNC_CREATE);
}

static void
comstock_cards_switcher_class_init (ComstockCardsSwitcherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = comstock_cards_switcher_set_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), PROP_PAGES,
    g_param_spec_object ("pages", NULL, NULL, COMSTOCK_TYPE_CARDS_PAGES, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/table/comstock-cards-switcher.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSwitcher, column);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSwitcher, city);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSwitcher, seats);
  gtk_widget_class_bind_template_callback (widget_class, on_dragged_over);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
}

static void
comstock_cards_switcher_init (ComstockCardsSwitcher *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
comstock_cards_switcher_set_low (ComstockCardsSwitcher *self,
                                 gboolean               low)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), low ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* Side by side, thrice the longest word can be more than a narrow window has. */
  gtk_box_set_homogeneous (GTK_BOX (self), low);
}

GtkWidget *
comstock_cards_switcher_get_button (ComstockCardsSwitcher *self,
                                    const char            *page)
{
  return GTK_WIDGET (g_str_equal (page, "column") ? self->column :
                     g_str_equal (page, "city") ? self->city : self->seats);
}
