/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the buttons of a game; their words are the same for all games, so a screen reader adds its name. */

#include "comstock-welcome-game.h"

#include <glib/gi18n.h>

#include "config.h"
#include "model/session/comstock-games.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-level-bin.h"
#include "ui/kit/comstock-reflow-box.h"
#include "ui/kit/comstock-scene.h"

struct _ComstockWelcomeGame
{
  AdwBin parent_instance;

  ComstockScene *scene;
  ComstockLevelBin *head;
  GSettings *settings;
  GtkLabel *title;
  GtkLabel *invitation;
  GtkWidget *buttons;
  GtkButton *rivals_button;
  GtkDropDown *level;
  GtkButton *first_button;
  GtkButton *quick_button;
  GtkButton *solo_button;
  GtkButton *new_button;
  GtkButton *day_button;
  GtkButton *pad_button;
};

G_DEFINE_FINAL_TYPE (ComstockWelcomeGame, comstock_welcome_game, ADW_TYPE_BIN)

static gboolean
comstock_welcome_game_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_WELCOME_GAME (widget)->rivals_button));
}

static void
comstock_welcome_game_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_WELCOME_GAME (object)->settings);
  G_OBJECT_CLASS (comstock_welcome_game_parent_class)->dispose (object);
}

static void
comstock_welcome_game_class_init (ComstockWelcomeGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_welcome_game_dispose;
  widget_class->grab_focus = comstock_welcome_game_grab_focus;

  g_type_ensure (COMSTOCK_TYPE_LEVEL_BIN);
  g_type_ensure (COMSTOCK_TYPE_REFLOW_BOX);
  g_type_ensure (COMSTOCK_TYPE_SCENE);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-welcome-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, scene);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, head);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, invitation);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, buttons);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, rivals_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, level);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, first_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, quick_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, solo_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, new_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, day_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcomeGame, pad_button);
}

/* One level for all games. */
static void
on_level_changed (ComstockWelcomeGame *self)
{
  gtk_drop_down_set_selected (self->level, (guint) g_settings_get_enum (self->settings, "rival-level") - COMSTOCK_EASY);
}

static void
on_level_chosen (ComstockWelcomeGame *self)
{
  g_settings_set_enum (self->settings, "rival-level", (int) (COMSTOCK_EASY + gtk_drop_down_get_selected (self->level)));
}

static void
comstock_welcome_game_init (ComstockWelcomeGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (APPLICATION_ID);
  on_level_changed (self);
  g_signal_connect_object (self->settings, "changed::rival-level", G_CALLBACK (on_level_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->level, "notify::selected", G_CALLBACK (on_level_chosen), self, G_CONNECT_SWAPPED);
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
  GtkButton *const buttons[] = { self->rivals_button, self->first_button, self->quick_button, self->solo_button,
                                 self->day_button, self->new_button };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (buttons[i]), "s", game_id);
}

static void
describe (GtkButton  *button,
          const char *title)
{
  if (gtk_widget_get_visible (GTK_WIDGET (button)))
    comstock_button_wrap (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
}

static void
show_game (ComstockWelcomeGame  *self,
           const ComstockGameUi *ui)
{
  const char *title = comstock_game_ui_get_title (ui);
  const guint n_rivals = comstock_game_ui_count_rivals (ui);
  g_autofree char *rivals =
    /* Translators: a button; the number of computer rivals */
    g_strdup_printf (ngettext ("Play Against %u Rival", "Play Against %u Rivals", n_rivals), n_rivals);

  g_object_set (self->scene, "drawing", ui->drawing, NULL);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->invitation, _(ui->invitation));
  show_button (self->rivals_button, rivals);
  show_button (self->first_button, _("Play a First Game, With Explanations"));
  show_button (self->quick_button, ui->quick_company != NULL ? _(ui->quick_company) : NULL);
  show_button (self->solo_button, ui->solo_label != NULL ? _(ui->solo_label) : NULL);
  show_button (self->day_button, comstock_games_find (ui->game_id)->coding != NULL ? _("Game of the Day") : NULL);
  show_button (self->new_button, _("New Game…"));
  show_button (self->pad_button, ui->pad_label != NULL ? _(ui->pad_label) : NULL);
  target (self, ui->game_id);
  describe (self->rivals_button, title);
  for (GtkWidget *button = gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->buttons)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    describe (GTK_BUTTON (button), title);
}

GtkWidget *
comstock_welcome_game_new (const ComstockGameUi *ui,
                           GPtrArray            *heads)
{
  ComstockWelcomeGame *self = g_object_new (COMSTOCK_TYPE_WELCOME_GAME, NULL);

  comstock_level_bin_join (self->head, heads);
  show_game (self, ui);
  return GTK_WIDGET (self);
}
