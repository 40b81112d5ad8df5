/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table hands on when the language changes: what a person has opened, turned to, and is in the middle of. */

#include "comstock-cards-table-private.h"

static const char *const panes[] = { "log", "player-aid", "score-sheet", NULL };

static const char *
find_open_pane (ComstockCardsTable *self)
{
  for (const char *const *pane = panes; *pane != NULL; pane++)
    {
      g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->actions), *pane);

      if (g_variant_get_boolean (state))
        return *pane;
    }
  return "";
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (look);
  GVariantDict dict = G_VARIANT_DICT_INIT (NULL);

  g_variant_dict_insert (&dict, "page", "s", adw_leaflet_get_visible_child_name (self->leaflet));
  g_variant_dict_insert (&dict, "pane", "s", find_open_pane (self));
  g_variant_dict_insert (&dict, "revealed", "i", self->revealed);
  g_variant_dict_insert (&dict, "shown", "i", self->shown);
  g_variant_dict_insert (&dict, "unconfirmed", "u", self->unconfirmed);
  g_variant_dict_insert_value (&dict, "replay", comstock_replay_dup_state (self->replay));
  return g_variant_dict_end (&dict);
}

/* What it was in the middle of first: that turns to a page of its own. */
static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (look);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (value);
  g_autoptr (GVariant) replay = g_variant_dict_lookup_value (&dict, "replay", NULL);
  const char *page, *pane;
  CsMove unconfirmed;

  g_variant_dict_lookup (&dict, "revealed", "i", &self->revealed);
  g_variant_dict_lookup (&dict, "shown", "i", &self->shown);
  comstock_replay_set_state (self->replay, replay);
  comstock_cards_table_update (self);
  g_variant_dict_lookup (&dict, "unconfirmed", "u", &unconfirmed);
  if (unconfirmed != 0)
    comstock_cards_table_ask_to_confirm (self, unconfirmed);
  g_variant_dict_lookup (&dict, "page", "&s", &page);
  adw_leaflet_set_visible_child_name (self->leaflet, page);
  g_variant_dict_lookup (&dict, "pane", "&s", &pane);
  if (*pane != '\0')
    g_action_group_change_action_state (G_ACTION_GROUP (self->actions), pane, g_variant_new_boolean (TRUE));
}

void
comstock_cards_table_init_look (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}
