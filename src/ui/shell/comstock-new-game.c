/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which game it is, where there are several; its page; and what is refused, in words above the page. */

#include "comstock-new-game.h"

#include <glib/gi18n.h>

#include "comstock-game-style.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-new-game-page.h"
#include "ui/kit/comstock-rows.h"

#define USUAL_WIDTH 480         /* pixels */

struct _ComstockNewGame
{
  AdwWindow parent_instance;

  GtkWidget *games_clamp;
  AdwComboRow *games;
  GtkLabel *refusal;
  AdwBin *place;
  GtkWidget *start;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockNewGame, comstock_new_game, ADW_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static void
choose (ComstockNewGame *self,
        ComstockGame    *game)
{
  g_signal_emit (self, signals[CHOSEN], 0, game);
  gtk_window_close (GTK_WINDOW (self));
}

static void
refuse (ComstockNewGame *self,
        const char      *sentence)
{
  gtk_label_set_label (self->refusal, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  comstock_announce (GTK_WIDGET (self), sentence);
}

static void
start_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ComstockNewGame *self = COMSTOCK_NEW_GAME (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game =
    comstock_new_game_page_deal (COMSTOCK_NEW_GAME_PAGE (adw_bin_get_child (self->place)), &error);

  if (game != NULL)
    choose (self, game);
  else
    refuse (self, error->message);
}

/* No wider than the window below. */
static void
give_width (ComstockNewGame *self,
            GtkWidget       *page)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  width = comstock_new_game_page_get_width (COMSTOCK_NEW_GAME_PAGE (page), USUAL_WIDTH);
  if (parent != NULL)
    width = MIN (width, gtk_widget_get_width (GTK_WIDGET (parent)));
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

static void
select_game (ComstockNewGame *self,
             const char      *game_id)
{
  for (guint i = 0; comstock_game_uis[i] != NULL; i++)
    if (g_str_equal (comstock_game_uis[i]->game_id, game_id))
      adw_combo_row_set_selected (self->games, i);
}

/* The entry that was typed into has handlers of its own still to end. */
static void
show_other_game (ComstockNewGame *self,
                 const char      *game_id,
                 const char      *code)
{
  g_autofree char *kept = g_strdup (code);

  g_idle_add_once (g_object_unref, g_object_ref (adw_bin_get_child (self->place)));
  select_game (self, game_id);
  comstock_new_game_page_enter_code (COMSTOCK_NEW_GAME_PAGE (adw_bin_get_child (self->place)), kept);
}

static void
show_page (ComstockNewGame *self)
{
  const ComstockGameUi *ui = comstock_game_uis[adw_combo_row_get_selected (self->games)];
  GtkWidget *page;

  comstock_game_style_need (ui);
  page = comstock_new_game_page_new (ui);
  g_signal_connect_object (page, "chosen", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "other-game", G_CALLBACK (show_other_game), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), FALSE);
  adw_bin_set_child (self->place, page);
  give_width (self, page);
}

static void
fill_games (ComstockNewGame *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    gtk_string_list_append (titles, comstock_game_ui_get_title (*ui));
  adw_combo_row_set_model (self->games, G_LIST_MODEL (titles));
  comstock_rows_tell_selected (self->games);
  comstock_rows_show_whole (self->games);
  gtk_widget_set_visible (self->games_clamp, g_list_model_get_n_items (G_LIST_MODEL (titles)) > 1);
}

/* The page hands on what was chosen on it. */
static GVariant *
dup_look (ComstockLook *look)
{
  const guint selected = adw_combo_row_get_selected (COMSTOCK_NEW_GAME (look)->games);

  return g_variant_new_string (comstock_game_uis[selected]->game_id);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  select_game (COMSTOCK_NEW_GAME (look), g_variant_get_string (value, NULL));
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* Enter begins what is proposed; the first widget of all would be Cancel.  Earlier focus is not told. */
static void
comstock_new_game_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_new_game_parent_class)->map (widget);
  if (gtk_window_get_focus (GTK_WINDOW (widget)) == NULL)
    gtk_widget_grab_focus (COMSTOCK_NEW_GAME (widget)->start);
}

static void
comstock_new_game_class_init (ComstockNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, COMSTOCK_TYPE_GAME);
  widget_class->map = comstock_new_game_map;
  gtk_widget_class_install_action (widget_class, "new-game.start", NULL, start_action);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/shell/comstock-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, games_clamp);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, games);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, refusal);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, place);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, start);
}

static void
comstock_new_game_init (ComstockNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_games (self);
}

GtkWindow *
comstock_new_game_new (const ComstockGameUi *ui)
{
  ComstockNewGame *self = g_object_new (COMSTOCK_TYPE_NEW_GAME, NULL);

  select_game (self, ui->game_id);
  show_page (self);
  g_signal_connect_object (self->games, "notify::selected", G_CALLBACK (show_page), self, G_CONNECT_SWAPPED);
  return GTK_WINDOW (self);
}
