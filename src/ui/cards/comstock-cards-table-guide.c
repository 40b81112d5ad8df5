/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide at the table: what it explains is marked. */

#include "comstock-cards-table-private.h"

#include "../comstock-explain.h"
#include "comstock-cards-tips.h"

static ComstockGuide *
get_guide (ComstockCardsTable *self)
{
  return comstock_frame_get_guide (comstock_table_get_frame (COMSTOCK_TABLE (self)));
}

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
  const guint explained = comstock_guide_get_part (get_guide (self));

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
  const CardsStep step = comstock_cards_game_get_step (self->game);

  if (step == CARDS_STEP_OVER)
    return "city";
  return comstock_table_get_asked (COMSTOCK_TABLE (self)) < 0 || step == CARDS_STEP_TAKE ? "column" : "city";
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
  const guint part = comstock_guide_get_part (get_guide (self));
  const char *page = part == COMSTOCK_GUIDE_NOTHING ? get_next_page (self) : pages[part];

  if (comstock_cards_pages_is_folded (self->pages) && page != NULL)
    comstock_cards_pages_set_page (self->pages, page);
}

static void
on_guided_part (ComstockCardsTable *self)
{
  mark_part (self);
  turn_to_part (self);
}

static void
on_refused (ComstockCardsTable *self)
{
  comstock_guide_explain (get_guide (self), COMSTOCK_CARDS_TIP_REFUSAL);
}

/* What a person asks about who points at no single card. */
static void
set_topics (ComstockCardsTable *self)
{
  GtkWidget *stage = GTK_WIDGET (comstock_frame_get_stage (comstock_table_get_frame (COMSTOCK_TABLE (self))));

  comstock_explain_set_topics (stage, "stage:column stage:auction stage:taking");
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
  g_signal_connect_object (get_guide (self), "notify::part", G_CALLBACK (on_guided_part), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->city, "refused", G_CALLBACK (on_refused), self, G_CONNECT_SWAPPED);
}
