/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide at the table: what it explains is marked, and nobody plays on before a person has read it. */

#include "comstock-cards-table-private.h"

#include "../comstock-explain.h"
#include "comstock-cards-tips.h"
#include "comstock-cards-topic-drawing.h"

static void
mark_part (ComstockCardsTable *self)
{
  const gpointer parts[COMSTOCK_CARDS_GUIDE_PARTS] = {
    [COMSTOCK_CARDS_GUIDE_COLUMN] = self->column,
    [COMSTOCK_CARDS_GUIDE_ORDER] = self->order,
    [COMSTOCK_CARDS_GUIDE_CITY] = self->city,
    [COMSTOCK_CARDS_GUIDE_HAND] = self->hand,
    [COMSTOCK_CARDS_GUIDE_PROMPT] = self->prompt_bar,
    [COMSTOCK_CARDS_GUIDE_SEATS] = self->seats,
  };
  const guint explained = comstock_guide_get_part (self->guide);

  for (guint part = COMSTOCK_GUIDE_NOTHING + 1; part < COMSTOCK_CARDS_GUIDE_PARTS; part++)
    if (part == explained)
      gtk_widget_add_css_class (parts[part], "explained");
    else
      gtk_widget_remove_css_class (parts[part], "explained");
}

/* Where the game goes on when everything is read. */
static const char *
get_next_page (ComstockCardsTable *self)
{
  if (comstock_game_is_over (COMSTOCK_GAME (self->game)))
    return "city";
  return self->decider < 0 || comstock_cards_game_get_step (self->game) == CARDS_STEP_TAKE ? "column" : "city";
}

/* Where only one page is seen, what is explained is on it. */
static void
turn_to_part (ComstockCardsTable *self)
{
  static const char *const pages[COMSTOCK_CARDS_GUIDE_PARTS] = {
    [COMSTOCK_CARDS_GUIDE_COLUMN] = "column",
    [COMSTOCK_CARDS_GUIDE_CITY] = "city",
    [COMSTOCK_CARDS_GUIDE_HAND] = "city",
    [COMSTOCK_CARDS_GUIDE_PROMPT] = "city",
    [COMSTOCK_CARDS_GUIDE_SEATS] = "seats",
  };
  const guint part = comstock_guide_get_part (self->guide);
  const char *page = part == COMSTOCK_GUIDE_NOTHING ? get_next_page (self) : pages[part];

  if (adw_leaflet_get_folded (self->leaflet) && page != NULL)
    adw_leaflet_set_visible_child_name (self->leaflet, page);
}

void
comstock_cards_table_update_stopped (ComstockCardsTable *self)
{
  const gboolean reading = self->decider < 0 && comstock_guide_get_part (self->guide) != COMSTOCK_GUIDE_NOTHING;

  comstock_cards_driver_set_stopped (self->driver, reading || comstock_replay_is_active (self->replay));
}

/* A button of the guide goes with its last tip; the focus must not go with it. */
static void
keep_focus (ComstockCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->guide))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
on_guided_part (ComstockCardsTable *self)
{
  mark_part (self);
  turn_to_part (self);
  comstock_cards_table_update_stopped (self);
  if (comstock_guide_get_part (self->guide) == COMSTOCK_GUIDE_NOTHING)
    keep_focus (self);
}

static void
on_refused (ComstockCardsTable *self)
{
  comstock_guide_explain (self->guide, COMSTOCK_CARDS_TIP_REFUSAL);
}

/* What a person asks about who points at no single card. */
static void
set_topics (ComstockCardsTable *self)
{
  comstock_explain_set_topics (GTK_WIDGET (self->stage), "stage:column stage:auction stage:taking");
  comstock_explain_set_topics (GTK_WIDGET (self->column), "stage:column rule:ties");
  comstock_explain_set_topics (GTK_WIDGET (self->order), "stage:taking rule:ties");
  comstock_explain_set_topics (GTK_WIDGET (self->city), "rule:placing rule:covering rule:limit");
  comstock_explain_set_topics (GTK_WIDGET (self->hand), "stage:auction rule:auction-cards");
  comstock_explain_set_topics (GTK_WIDGET (self->seats), "rule:seats rule:virtual-players");
}

void
comstock_cards_table_start_guide (ComstockCardsTable *self)
{
  set_topics (self);
  comstock_player_aid_set_topics (self->player_aid, comstock_game_get_topics (COMSTOCK_GAME (self->game)),
                                  comstock_cards_topic_dup_drawing);
  comstock_guide_set_game (self->guide, COMSTOCK_GAME (self->game), self->replay, &comstock_cards_tips);
  g_signal_connect_object (self->guide, "notify::part", G_CALLBACK (on_guided_part), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->city, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
}
