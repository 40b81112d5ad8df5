/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The welcome page offers the first game there is; its buttons activate actions of the window. */

#include "comstock-welcome.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-button.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/kit/comstock-scene.h"

struct _ComstockWelcome
{
  AdwBin parent_instance;

  ComstockScene *scene;
  GtkLabel *title;
  GtkLabel *invitation;
  GtkWidget *first_button;
  GtkWidget *quick_button;
  GtkLabel *quick_company;
  GtkButton *pad_button;
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
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/shell/comstock-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, scene);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, invitation);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, first_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, quick_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, quick_company);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, pad_button);
}

static void
show_game (ComstockWelcome      *self,
           const ComstockGameUi *ui)
{
  g_object_set (self->scene, "drawing", ui->drawing, NULL);
  gtk_label_set_label (self->title, comstock_game_ui_get_title (ui));
  gtk_label_set_label (self->invitation, _(ui->invitation));
  gtk_label_set_label (self->quick_company, _(ui->quick_company));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->quick_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(ui->quick_company), -1);
  gtk_widget_set_visible (GTK_WIDGET (self->pad_button), ui->pad_new != NULL);
  if (ui->pad_new != NULL)
    gtk_button_set_label (self->pad_button, _(ui->pad_label));
}

static void
comstock_welcome_init (ComstockWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_game (self, comstock_game_uis[0]);
  for (GtkWidget *button = self->first_button; button != NULL; button = gtk_widget_get_next_sibling (button))
    comstock_button_wrap (GTK_BUTTON (button));
}
