/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo, and ways to the parts and panes of a table. */

#include "comstock-table-actions.h"

#include "comstock-analysis-pane.h"
#include "comstock-log-pane.h"

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  ComstockGame *game = comstock_table_get_game (data);
  g_autofree char *refusal = comstock_game_dup_undo_refusal (game);

  if (refusal != NULL)
    comstock_table_tell (data, refusal);
  else
    comstock_game_undo (game);
}

static void
on_redo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  comstock_game_redo (comstock_table_get_game (data));
}

static void
on_player_aid (GSimpleAction     *action,
               GVariant          *state,
               ComstockPlayerAid *player_aid)
{
  if (g_variant_get_boolean (state))
    comstock_player_aid_search (player_aid);
}

/* Shows it whatever is shown now. */
static ComstockPlayerAid *
open_player_aid (ComstockTable *self)
{
  ComstockPanes *panes = comstock_table_get_panes (self);

  comstock_panes_show (panes, "player-aid");
  return COMSTOCK_PLAYER_AID (comstock_panes_get (panes, "player-aid"));
}

static void
on_search_rules (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  comstock_player_aid_search (open_player_aid (data));
}

static void
on_explain (GSimpleAction *action,
            GVariant      *topics,
            gpointer       data)
{
  comstock_player_aid_explain (open_player_aid (data), g_variant_get_string (topics, NULL));
}

static void
on_close_pane (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  comstock_panes_show (comstock_table_get_panes (data), NULL);
}

/* Beside a pane there is nothing else to go to than what covers the table.  What is explained comes first, once. */
static void
go_to_part (ComstockTable *self,
            int            step)
{
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (self));

  if (comstock_curtain_is_down (comstock_table_get_curtain (self)))
    return;
  if (act != NULL && comstock_act_is_whole (act) && !comstock_part_has_focus (GTK_WIDGET (act)) &&
      comstock_part_enter (GTK_WIDGET (act)))
    return;
  if (!comstock_guide_lead (comstock_table_get_guide (self)))
    comstock_parts_go (comstock_table_get_parts (self), step);
}

static void
on_next_part (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  go_to_part (data, 1);
}

static void
on_previous_part (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  go_to_part (data, -1);
}

/* The panes of every game, each with its action. */
static void
add_panes (ComstockTable *self,
           GActionMap    *map)
{
  ComstockPanes *panes = comstock_table_get_panes (self);
  GtkWidget *log = g_object_new (COMSTOCK_TYPE_LOG_PANE, NULL);
  GtkWidget *player_aid = g_object_new (COMSTOCK_TYPE_PLAYER_AID, NULL);

  comstock_log_pane_set_replay (COMSTOCK_LOG_PANE (log), comstock_table_get_replay (self),
                                COMSTOCK_TABLE_GET_CLASS (self)->log);
  comstock_player_aid_set_topics (COMSTOCK_PLAYER_AID (player_aid),
                                  comstock_game_get_topics (comstock_table_get_game (self)),
                                  COMSTOCK_TABLE_GET_CLASS (self)->dup_drawing);
  comstock_panes_add (panes, map, "log", log);
  comstock_panes_add (panes, map, "player-aid", player_aid);
  if (COMSTOCK_GAME_GET_CLASS (comstock_table_get_game (self))->policy != NULL)
    comstock_panes_add (panes, map, "analysis", comstock_analysis_pane_new (self));
  g_signal_connect_object (g_action_map_lookup_action (map, "player-aid"), "change-state", G_CALLBACK (on_player_aid),
                           player_aid, 0);
}

void
comstock_table_add_actions (ComstockTable *self)
{
  static const GActionEntry entries[] = {
    { "undo", on_undo },
    { "redo", on_redo },
    { "search-rules", on_search_rules },
    { "explain", on_explain, "s" },
    { "close-pane", on_close_pane },
    { "next-part", on_next_part },
    { "previous-part", on_previous_part },
  };
  GActionMap *map = comstock_table_get_actions (self);
  ComstockGame *game = comstock_table_get_game (self);

  add_panes (self, map);
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  /* Once anything is played undo answers, with the reason where it stops. */
  g_object_bind_property (game, "cursor", g_action_map_lookup_action (map, "undo"), "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (game, "can-redo", g_action_map_lookup_action (map, "redo"), "enabled",
                          G_BINDING_SYNC_CREATE);
}
