/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table hands on when the language changes: what a person has opened, and is in the middle of. */

#include "comstock-table-look.h"

#include "comstock-table.h"

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockTable *self = COMSTOCK_TABLE (look);
  const char *pane = comstock_panes_get_shown (comstock_table_get_panes (self));
  GVariantDict dict = G_VARIANT_DICT_INIT (NULL);

  g_variant_dict_insert (&dict, "pane", "s", pane != NULL ? pane : "");
  g_variant_dict_insert (&dict, "lifted-for", "i", comstock_curtain_get_lifted_for (comstock_table_get_curtain (self)));
  g_variant_dict_insert_value (&dict, "replay", comstock_replay_dup_state (comstock_table_get_replay (self)));
  COMSTOCK_TABLE_GET_CLASS (self)->dup_look (self, &dict);
  return g_variant_dict_end (&dict);
}

/* What it was in the middle of first: that turns to a page of its own. */
static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockTable *self = COMSTOCK_TABLE (look);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (value);
  g_autoptr (GVariant) replay = g_variant_dict_lookup_value (&dict, "replay", NULL);
  GActionGroup *actions = G_ACTION_GROUP (comstock_table_get_actions (self));
  const char *pane;
  int lifted_for;

  g_variant_dict_lookup (&dict, "lifted-for", "i", &lifted_for);
  comstock_curtain_set_lifted_for (comstock_table_get_curtain (self), lifted_for);
  comstock_replay_set_state (comstock_table_get_replay (self), replay);
  COMSTOCK_TABLE_GET_CLASS (self)->set_look (self, &dict);
  g_variant_dict_lookup (&dict, "pane", "&s", &pane);
  if (*pane != '\0')
    g_action_group_change_action_state (actions, pane, g_variant_new_boolean (TRUE));
}

void
comstock_table_init_look (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}
