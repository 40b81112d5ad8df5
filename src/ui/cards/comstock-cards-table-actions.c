/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the table, which the window offers, and its side panes. */

#include "comstock-cards-table-private.h"

static gboolean
is_pane_shown (ComstockCardsTable *self,
               gpointer            pane)
{
  return adw_flap_get_reveal_flap (self->flap) &&
         gtk_stack_get_visible_child (self->panes) == GTK_WIDGET (pane);
}

static void
update_pane_action (ComstockCardsTable *self,
                    const char         *name,
                    gpointer            pane)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_state (G_SIMPLE_ACTION (action),
                             g_variant_new_boolean (is_pane_shown (self, pane)));
}

static void
update_pane_actions (ComstockCardsTable *self)
{
  update_pane_action (self, "log", self->log_pane);
  update_pane_action (self, "player-aid", self->player_aid);
  update_pane_action (self, "score-sheet", self->score_sheet);
}

static void
show_pane (ComstockCardsTable *self,
           gpointer            pane,
           gboolean            show)
{
  if (show)
    gtk_stack_set_visible_child (self->panes, GTK_WIDGET (pane));
  else
    comstock_cards_table_leave_pane (self);
  adw_flap_set_reveal_flap (self->flap, show);
  update_pane_actions (self);
  if (show)
    comstock_cards_table_enter_pane (self);
}

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  ComstockCardsTable *self = data;
  g_autofree char *refusal = comstock_game_dup_undo_refusal (COMSTOCK_GAME (self->game));

  if (refusal != NULL)
    comstock_cards_table_tell (self, refusal);
  else
    comstock_game_undo (COMSTOCK_GAME (self->game));
}

static void
on_redo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  comstock_game_redo (COMSTOCK_GAME (COMSTOCK_CARDS_TABLE (data)->game));
}

static void
on_score_sheet (GSimpleAction *action,
                GVariant      *state,
                gpointer       data)
{
  ComstockCardsTable *self = data;

  show_pane (self, self->score_sheet, g_variant_get_boolean (state));
}

void
comstock_cards_table_show_score_sheet (ComstockCardsTable *self)
{
  show_pane (self, self->score_sheet, TRUE);
  if (comstock_game_is_over (COMSTOCK_GAME (self->game)))
    comstock_score_sheet_show_result (self->score_sheet);
}

static void
on_look (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  comstock_cards_table_look (data, comstock_cards_table_get_seat (data, g_variant_get_int32 (parameter)));
}

static void
on_log (GSimpleAction *action,
        GVariant      *state,
        gpointer       data)
{
  ComstockCardsTable *self = data;

  show_pane (self, self->log_pane, g_variant_get_boolean (state));
}

static void
on_player_aid (GSimpleAction *action,
               GVariant      *state,
               gpointer       data)
{
  ComstockCardsTable *self = data;

  show_pane (self, self->player_aid, g_variant_get_boolean (state));
  if (g_variant_get_boolean (state))
    comstock_player_aid_search (self->player_aid);
}

static void
on_search_rules (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  ComstockCardsTable *self = data;

  show_pane (self, self->player_aid, TRUE);
  comstock_player_aid_search (self->player_aid);
}

static void
on_explain (GSimpleAction *action,
            GVariant      *topics,
            gpointer       data)
{
  ComstockCardsTable *self = data;

  show_pane (self, self->player_aid, TRUE);
  comstock_player_aid_explain (self->player_aid, g_variant_get_string (topics, NULL));
}

static void
on_close_pane (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  ComstockCardsTable *self = data;

  show_pane (self, NULL, FALSE);
}

static void
on_next_part (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  comstock_cards_table_go_to_part (data, 1);
}

static void
on_previous_part (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  comstock_cards_table_go_to_part (data, -1);
}

void
comstock_cards_table_add_actions (ComstockCardsTable *self)
{
  static const GActionEntry entries[] = {
    { "undo", on_undo },
    { "redo", on_redo },
    { "score-sheet", NULL, NULL, "false", on_score_sheet },
    { "look", on_look, "i" },
    { "log", NULL, NULL, "false", on_log },
    { "player-aid", NULL, NULL, "false", on_player_aid },
    { "search-rules", on_search_rules },
    { "close-pane", on_close_pane },
    { "explain", on_explain, "s" },
    { "next-part", on_next_part },
    { "previous-part", on_previous_part },
  };
  GActionMap *map = G_ACTION_MAP (self->actions);

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  /* Once anything is played undo answers, with the reason where it stops. */
  g_object_bind_property (self->game, "cursor", g_action_map_lookup_action (map, "undo"),
                          "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->game, "can-redo", g_action_map_lookup_action (map, "redo"),
                          "enabled", G_BINDING_SYNC_CREATE);
}

void
comstock_cards_table_bind_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, comstock_cards_table_update_light);
  gtk_widget_class_bind_template_callback (widget_class, update_pane_actions);
}
