/* SPDX-License-Identifier: GPL-3.0-or-later */
/* After each change of the game: what each part shows. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-prompts.h"
#include "model/cards/comstock-cards-text.h"

ComstockSeat *
comstock_cards_table_get_seat (ComstockCardsTable *self,
                               int                 index)
{
  return comstock_cards_game_get_seat (self->game, (guint) index);
}

/* One's own city needs no title on a page that is called that. */
void
comstock_cards_table_update_title (ComstockCardsTable *self)
{
  const gboolean alone = comstock_game_count_persons (COMSTOCK_GAME (self->game)) == 1;
  g_autofree char *name = comstock_seat_dup_title (comstock_cards_table_get_seat (self, self->shown));
  g_autofree char *title = alone ? g_strdup (_("Your city")) : g_strdup_printf (_("City of %s"), name);

  comstock_cards_pages_set_title (self->pages, alone && comstock_cards_pages_is_folded (self->pages) ? NULL : title);
}

static gboolean
is_asked (ComstockCardsTable *self,
          CardsStep           step)
{
  return comstock_table_get_asked (COMSTOCK_TABLE (self)) >= 0 && comstock_cards_game_get_step (self->game) == step;
}

static void
update_city (ComstockCardsTable *self)
{
  ComstockSeat *seat = comstock_cards_table_get_seat (self, self->shown);
  ComstockCard *placing = comstock_cards_game_get_placing (self->game);
  CardsStep step = comstock_cards_game_get_step (self->game);
  gboolean deciding = self->shown == comstock_table_get_asked (COMSTOCK_TABLE (self));
  gboolean selling = step == CARDS_STEP_SELL || step == CARDS_STEP_FINAL_SALE;

  comstock_city_view_set_city (self->city, comstock_seat_get_city (seat));
  comstock_city_view_set_taking (self->city, deciding && step == CARDS_STEP_TAKE);
  comstock_city_view_set_selling (self->city, deciding && selling);
  comstock_city_view_hold (self->city, deciding ? placing : NULL);
}

/* The city is seen beside the sheet unless one covers the other. */
static gboolean
is_city_seen (ComstockCardsTable *self)
{
  return !comstock_panes_is_covering (comstock_table_get_panes (COMSTOCK_TABLE (self))) &&
         (!comstock_cards_pages_is_folded (self->pages) ||
          g_str_equal (comstock_cards_pages_get_page (self->pages), "city"));
}

void
comstock_cards_table_update_light (ComstockCardsTable *self)
{
  ComstockSeat *shown, *lit;
  CardsBoard board;

  /* The template wires this up before there is a game. */
  if (self->game == NULL || self->shown < 0)
    return;
  shown = comstock_cards_table_get_seat (self, self->shown);
  board = comstock_score_sheet_get_light (self->score_sheet, &lit);
  comstock_score_sheet_set_neighbour (self->score_sheet, is_city_seen (self) ? shown : NULL);
  board = lit == shown ? board : 0;
  /* Where there was no light the city may show one of its own. */
  if (board != 0 || self->lit != 0)
    comstock_city_view_highlight (self->city, board);
  self->lit = board;
}

char *
comstock_cards_table_dup_refusal (ComstockCardsTable *self,
                                  CsMove              move)
{
  ComstockTable *table = COMSTOCK_TABLE (self);
  const int asked = comstock_table_get_asked (table);

  return comstock_table_dup_refusal (table, (guint) (asked >= 0 ? asked : self->shown), move);
}

void
comstock_cards_table_update_hand (ComstockCardsTable *self)
{
  int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  gboolean asked = is_asked (self, CARDS_STEP_BID) && viewer == comstock_table_get_asked (COMSTOCK_TABLE (self));
  gboolean room = asked || (!comstock_cards_pages_is_folded (self->pages) &&
                            !comstock_game_is_over (COMSTOCK_GAME (self->game)));
  g_autofree char *refusal = comstock_cards_table_dup_refusal (self, cards_move (CARDS_MOVE_BID, 1));

  comstock_hand_set_seat (self->hand, viewer >= 0 && room ? comstock_cards_table_get_seat (self, viewer) : NULL);
  comstock_hand_set_refusal (self->hand, asked ? NULL : refusal);
}

static void
update_column (ComstockCardsTable *self)
{
  GListModel *column = comstock_cards_game_get_column (self->game);
  gboolean asked = is_asked (self, CARDS_STEP_TAKE);
  g_autoptr (ComstockCard) first = g_list_model_get_item (column, 0);
  g_autofree char *refusal = NULL;

  if (!asked && first != NULL)
    refusal = comstock_cards_table_dup_refusal (self, cards_move (CARDS_MOVE_TAKE, comstock_card_get_number (first)));
  comstock_column_view_set_refusal (self->column, refusal);
}

/* While rivals pick their cards the game changes under a question, which stands as long as it makes sense. */
static gboolean
is_confirmation_open (ComstockCardsTable *self)
{
  const int asked = comstock_table_get_asked (COMSTOCK_TABLE (self));

  return self->unconfirmed != 0 && asked >= 0 &&
         comstock_game_judge (COMSTOCK_GAME (self->game), (guint) asked, self->unconfirmed).reason == CS_LEGAL;
}

static void
update_prompts (ComstockCardsTable *self)
{
  g_autofree char *told = comstock_cards_text_dup_prompt (self->game);

  if (is_confirmation_open (self))
    return;
  self->unconfirmed = 0;
  if (comstock_replay_is_active (comstock_table_get_replay (COMSTOCK_TABLE (self))))
    comstock_cards_prompts_ask_replay (self->prompt_bar, self->game);
  else
    comstock_cards_prompts_ask (self->prompt_bar, self->game, comstock_table_get_asked (COMSTOCK_TABLE (self)));
  comstock_prompt_bar_set_told (self->prompt_bar, told);
}

void
comstock_cards_table_update (ComstockCardsTable *self)
{
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));

  if (viewer >= 0)
    self->shown = viewer;
  comstock_cards_table_update_title (self);
  update_city (self);
  comstock_cards_table_update_light (self);
  comstock_cards_table_update_hand (self);
  update_column (self);
  update_prompts (self);
}
