/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The welcome page is all template: its buttons activate actions of the window. */

#include "comstock-welcome.h"

#include "comstock-button.h"
#include "comstock-scene.h"

struct _ComstockWelcome
{
  AdwBin parent_instance;

  GtkWidget *first_button;
};

G_DEFINE_FINAL_TYPE (ComstockWelcome, comstock_welcome, ADW_TYPE_BIN)

static gboolean
comstock_welcome_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (COMSTOCK_WELCOME (widget)->first_button);
}

static void
comstock_welcome_class_init (ComstockWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = comstock_welcome_grab_focus;

  g_type_ensure (COMSTOCK_TYPE_SCENE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/comstock-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, first_button);
}

static void
comstock_welcome_init (ComstockWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (GtkWidget *button = self->first_button; button != NULL; button = gtk_widget_get_next_sibling (button))
    comstock_button_wrap (GTK_BUTTON (button));
}
