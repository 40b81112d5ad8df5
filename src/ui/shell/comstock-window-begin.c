/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beginning a game: of the kind that is shown, or, from the welcome page, of the one that the target names. */

#include "config.h"

#include "comstock-window-private.h"

#include <glib/gi18n.h>

#include "comstock-game-style.h"
#include "comstock-new-game.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/table/comstock-guide.h"

/* What is meant without a target is the game that is shown, or the first there is. */
static const ComstockGameUi *
find_ui (ComstockWindow *self,
         GVariant       *target)
{
  const ComstockGameUi *ui = target != NULL ? comstock_game_ui_find (g_variant_get_string (target, NULL)) : NULL;

  return ui != NULL ? ui : comstock_window_get_game_ui (self);
}

static void
new_game_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  GtkWindow *dialog = comstock_new_game_new (find_ui (self, parameter));

  comstock_window_stop_opening (self);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (comstock_window_set_game), self,
                           G_CONNECT_SWAPPED);
  comstock_dialog_set_action (dialog, "win.new-game");
  comstock_dialog_present (dialog, widget);
}

static void
quick_game_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  g_autoptr (ComstockGame) game = find_ui (self, parameter)->deal_quick ();

  comstock_window_set_game (self, game);
}

/* Plays @game; if there is none, @error says why. */
static void
begin (ComstockWindow *self,
       const char     *action,
       ComstockGame   *game,
       const GError   *error)
{
  if (game != NULL)
    comstock_window_set_game (self, game);
  else
    comstock_window_tell_failure (self, action, _("The Game Cannot Begin"), error->message);
}

static void
solo_game_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = find_ui (self, parameter)->deal_solo (&error);
  g_autofree char *action = g_action_print_detailed_name (name, parameter);

  begin (self, action, game, error);
}

/* Taught and explained from the beginning, whatever was explained before; but nothing of the game that goes. */
static void
first_game_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  const ComstockGameUi *ui = find_ui (self, parameter);
  g_autoptr (ComstockGame) game = NULL;

  g_settings_reset (self->settings, "guidance-seen");
  comstock_guide_reset_lesson ();
  game = ui->deal_first != NULL ? ui->deal_first () : ui->deal_quick ();
  comstock_window_set_game (self, game);
  g_settings_set_boolean (self->settings, "guidance", TRUE);
}

static void
play_again_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  ComstockWindow *self = COMSTOCK_WINDOW (widget);
  ComstockGame *former = comstock_autosave_get_game (self->store);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_window_get_game_ui (self)->deal_again (former, &error);

  begin (self, name, game, error);
}

static void
pad_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  const ComstockGameUi *ui = comstock_window_get_game_ui (COMSTOCK_WINDOW (widget));
  GtkWindow *dialog;

  comstock_game_style_need (ui);
  dialog = ui->pad_new ();
  comstock_dialog_set_action (dialog, name);
  comstock_dialog_present (dialog, widget);
}

void
comstock_window_install_beginnings (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.new-game", NULL, new_game_action);
  gtk_widget_class_install_action (klass, "win.first-game", NULL, first_game_action);
  gtk_widget_class_install_action (klass, "win.quick-game", NULL, quick_game_action);
  gtk_widget_class_install_action (klass, "win.play-again", NULL, play_again_action);
  gtk_widget_class_install_action (klass, "win.score-pad", NULL, pad_action);
  gtk_widget_class_install_action (klass, "win.choose-game", "s", new_game_action);
  gtk_widget_class_install_action (klass, "win.begin-first-game", "s", first_game_action);
  gtk_widget_class_install_action (klass, "win.begin-quick-game", "s", quick_game_action);
  gtk_widget_class_install_action (klass, "win.begin-solo-game", "s", solo_game_action);
}
