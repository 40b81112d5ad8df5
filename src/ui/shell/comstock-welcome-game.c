/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the buttons of a game; their words are the same for all games, so a screen reader adds its name. */

#include "comstock-welcome-game.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-scene.h"

struct _ComstockWelcomeGame
{
  AdwBin parent_instance;

  ComstockScene *scene;
  GtkWidget *head;
  GtkLabel *title;
  GtkLabel *invitation;
  GtkWidget *buttons;
  GtkButton *first_button;
  GtkButton *quick_button;
  GtkButton *solo_button;
  GtkButton *new_button;
  GtkButton *pad_button;
};

G_DEFINE_FINAL_TYPE (ComstockWelcomeGame, comstock_welcome_game, ADW_TYPE_BIN)

static gboolean
comstock_welcome_game_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_WELCOME_GAME (widget)->first_button));
}

static void
comstock_welcome_game_class_init (ComstockWelcomeGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = comstock_welcome_game_grab_focus;

  g_type_ensure (COMSTOCK_TYPE_SCENE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-welcome-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, scene);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, head);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, invitation);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, buttons);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, first_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, quick_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, solo_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, new_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, pad_button);
}

static void
comstock_welcome_game_init (ComstockWelcomeGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_button (GtkButton  *button,
             const char *label)
{
  gtk_widget_set_visible (GTK_WIDGET (button), label != NULL);
  if (label != NULL)
    gtk_button_set_label (button, label);
}

/* The score pad is opened without. */
static void
target (ComstockWelcomeGame *self,
        const char          *game_id)
{
  GtkButton *const buttons[] = { self->first_button, self->quick_button, self->solo_button, self->new_button };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (buttons[i]), "s", game_id);
}

static void
show_game (ComstockWelcomeGame  *self,
           const ComstockGameUi *ui)
{
  const char *title = comstock_game_ui_get_title (ui);

  g_object_set (self->scene, "drawing", ui->drawing, NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->invitation, _(ui->invitation));
  show_button (self->first_button, _("Play a First Game, With Explanations"));
  show_button (self->quick_button, _(ui->quick_company));
  show_button (self->solo_button, ui->solo_label != NULL ? _(ui->solo_label) : NULL);
  show_button (self->new_button, _("New Game…"));
  show_button (self->pad_button, ui->pad_label != NULL ? _(ui->pad_label) : NULL);
  target (self, ui->game_id);
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      if (gtk_widget_get_visible (button))
        comstock_button_wrap (GTK_BUTTON (button));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
    }
}

GtkWidget *
comstock_welcome_game_new (const ComstockGameUi *ui,
                           GtkSizeGroup         *heads)
{
  ComstockWelcomeGame *self = g_object_new (COMSTOCK_TYPE_WELCOME_GAME, NULL);

  gtk_size_group_add_widget (heads, self->head);
  show_game (self, ui);
  return GTK_WIDGET (self);
}
