/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the game on the table adds to the main menu. */

#include "comstock-window-private.h"

const ComstockGameUi *
comstock_window_get_game_ui (ComstockWindow *self)
{
  ComstockGame *game = self->store != NULL ? comstock_autosave_get_game (self->store) : NULL;

  return game != NULL ? comstock_game_ui_find (comstock_game_get_rules (game)->id) : comstock_game_uis[0];
}

/* A section in a section would be set apart by a line, so the items are copied; they come first.  Returns how many. */
static int
take_in (GMenu      *menu,
         GtkBuilder *builder,
         const char *id)
{
  GMenuModel *items = G_MENU_MODEL (gtk_builder_get_object (builder, id));
  const int n_items = items != NULL ? g_menu_model_get_n_items (items) : 0;

  for (int i = 0; i < n_items; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new_from_model (items, i);

      g_menu_insert_item (menu, i, item);
    }
  return n_items;
}

void
comstock_window_fill_menus (ComstockWindow *self)
{
  const ComstockGameUi *ui = comstock_window_get_game_ui (self);
  g_autoptr (GtkBuilder) builder = NULL;

  if (ui == self->menus_of)
    return;
  self->menus_of = ui;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.score-pad", ui->pad_new != NULL);
  g_menu_remove_all (self->exports);
  for (; self->n_views > 0; self->n_views--)
    g_menu_remove (self->views, 0);
  builder = comstock_game_ui_build (ui, "menus.ui");
  if (builder == NULL)
    return;
  take_in (self->exports, builder, "exports");
  self->n_views = take_in (self->views, builder, "views");
}
