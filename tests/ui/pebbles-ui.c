/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of New Game, and what else the registry asks for. */

#include "pebbles-ui.h"

#include "pebbles-game.h"
#include "pebbles-table.h"
#include "ui/cards/comstock-cards-ui.h"
#include "ui/table/comstock-new-game-page.h"

struct _PebblesNewGame
{
  AdwPreferencesPage parent_instance;

  GtkSwitch *against_rival;
};

static void page_init (ComstockNewGamePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (PebblesNewGame, pebbles_new_game, ADW_TYPE_PREFERENCES_PAGE,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_NEW_GAME_PAGE, page_init))

static ComstockGame *
deal (ComstockNewGamePage *page,
      GError             **error)
{
  const gboolean against_rival = gtk_switch_get_active (PEBBLES_NEW_GAME (page)->against_rival);

  return pebbles_game_new (against_rival ? "person,rival" : "person,person", g_random_int ());
}

static void
page_init (ComstockNewGamePageInterface *iface)
{
  iface->deal = deal;
}

static void
pebbles_new_game_class_init (PebblesNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/pebbles/new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, PebblesNewGame, against_rival);
}

static void
pebbles_new_game_init (PebblesNewGame *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_game_page_new (void)
{
  return g_object_new (PEBBLES_TYPE_NEW_GAME, NULL);
}

static ComstockGame *
deal_quick (void)
{
  return pebbles_game_new ("person,rival", g_random_int ());
}

static ComstockGame *
deal_again (ComstockGame *game,
            GError      **error)
{
  return pebbles_game_new (comstock_game_count_persons (game) == 1 ? "person,rival" : "person,person",
                           g_random_int ());
}

static const ComstockGameUi pebbles_ui = {
  .game_id = "pebbles",
  .resources = "/org/comstock/Comstock/ui/pebbles/",
  .drawing = "scenes/main-street",
  .invitation = "Race your pebbles along the track.",
  .quick_company = "One Person, One Rival",
  .summary = "Races pebbles.",
  .file_name = "Pebbles",
  .table_new = pebbles_table_new,
  .new_game_page_new = new_game_page_new,
  .deal_quick = deal_quick,
  .deal_first = pebbles_game_new_first,
  .deal_again = deal_again,
};

const ComstockGameUi *const comstock_game_uis[] = {
  &comstock_cards_ui,
  &pebbles_ui,
  NULL
};
