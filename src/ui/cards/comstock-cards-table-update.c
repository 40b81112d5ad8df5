/* SPDX-License-Identifier: GPL-3.0-or-later */
/* After each change of the game: who is asked, who may look, what each part shows, where the focus goes. */

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-prompts.h"
#include "model/cards/comstock-cards-text.h"

/* The person who decides now; of several who pick auction cards the first; nobody while the game is only looked at. */
static int
find_decider (ComstockCardsTable *self)
{
  guint32 actors = comstock_game_get_actors (COMSTOCK_GAME (self->game));

  if (comstock_replay_is_active (self->replay))
    return -1;
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    if ((actors & (1u << i)) != 0 &&
        comstock_seat_get_kind (comstock_cards_game_get_seat (self->game, i)) == COMSTOCK_PERSON)
      return (int) i;
  return -1;
}

static gboolean
is_curtain_down (ComstockCardsTable *self)
{
  return self->n_persons > 1 && self->decider >= 0 && self->decider != self->revealed &&
         comstock_cards_game_get_step (self->game) == CARDS_STEP_BID;
}

/* Who may look.  A person alone at the screen always; of several, only the one asked, and while secrets are being
 * picked only the one for whom the curtain was lifted. */
static int
find_viewer (ComstockCardsTable *self)
{
  gboolean secret = comstock_cards_game_get_step (self->game) == CARDS_STEP_BID;
  int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));

  if (self->n_persons == 1)
    return viewer;
  if (secret)
    return self->decider >= 0 && self->decider == self->revealed ? self->decider : -1;
  return self->decider >= 0 ? self->decider : viewer;
}

ComstockSeat *
comstock_cards_table_get_seat (ComstockCardsTable *self,
                               int                 index)
{
  return comstock_cards_game_get_seat (self->game, (guint) index);
}

static void
update_stage (ComstockCardsTable *self)
{
  if (self->decider >= 0)
    gtk_widget_add_css_class (self->stage, "asked");
  else
    gtk_widget_remove_css_class (self->stage, "asked");
}

static void
update_city (ComstockCardsTable *self)
{
  ComstockSeat *seat = comstock_cards_table_get_seat (self, self->shown);
  ComstockCard *placing = comstock_cards_game_get_placing (self->game);
  CardsStep step = comstock_cards_game_get_step (self->game);
  gboolean deciding = self->decider >= 0 && self->decider == self->shown;
  gboolean selling = step == CARDS_STEP_SELL || step == CARDS_STEP_FINAL_SALE;
  g_autofree char *name = comstock_seat_dup_title (seat);
  g_autofree char *title = g_strdup_printf (_("City of %s"), name);

  gtk_label_set_label (self->city_title, self->n_persons == 1 ? _("Your city") : title);
  comstock_city_view_set_city (self->city, comstock_seat_get_city (seat));
  comstock_city_view_set_taking (self->city, deciding && step == CARDS_STEP_TAKE);
  comstock_city_view_set_selling (self->city, deciding && selling);
  comstock_city_view_hold (self->city, deciding ? placing : NULL);
}

/* The city is seen beside the sheet unless one covers the other. */
static gboolean
is_city_seen (ComstockCardsTable *self)
{
  return !adw_flap_get_folded (self->flap) &&
         (!adw_leaflet_get_folded (self->leaflet) ||
          g_str_equal (adw_leaflet_get_visible_child_name (self->leaflet), "city"));
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

/* Whoever is asked for something else is told what for. */
static char *
dup_not_asked (ComstockCardsTable *self)
{
  g_autofree char *prompt = comstock_cards_text_dup_prompt (self->game);

  /* Translators: what is asked of the player instead, a sentence, as “Pick an auction card, in secret.” */
  return g_strdup_printf (_("Not now. %s"), prompt);
}

char *
comstock_cards_table_dup_refusal (ComstockCardsTable *self,
                                  CsMove              move)
{
  int seat = self->decider >= 0 ? self->decider : self->shown;
  CsRefusal refusal = comstock_game_judge (COMSTOCK_GAME (self->game), (guint) seat, move);

  if (comstock_replay_is_active (self->replay))
    return g_strdup (_("This moment is past. Press “Play On From Here” to play from it."));
  if (refusal.reason == CS_REFUSED_NOT_ASKED)
    return dup_not_asked (self);
  return comstock_game_dup_refusal (COMSTOCK_GAME (self->game), &refusal);
}

void
comstock_cards_table_update_hand (ComstockCardsTable *self)
{
  int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  gboolean asked = comstock_cards_game_get_step (self->game) == CARDS_STEP_BID &&
                   self->decider >= 0 && self->decider == viewer;
  gboolean room = asked || (!adw_leaflet_get_folded (self->leaflet) &&
                            !comstock_game_is_over (COMSTOCK_GAME (self->game)));
  g_autofree char *refusal = comstock_cards_table_dup_refusal (self, cards_move (CARDS_MOVE_BID, 1));

  comstock_hand_set_seat (self->hand, viewer >= 0 && room ? comstock_cards_table_get_seat (self, viewer) : NULL);
  comstock_hand_set_refusal (self->hand, asked ? NULL : refusal);
}

static void
update_column (ComstockCardsTable *self)
{
  GListModel *column = comstock_cards_game_get_column (self->game);
  gboolean asked = self->decider >= 0 &&
                   comstock_cards_game_get_step (self->game) == CARDS_STEP_TAKE;
  g_autoptr (ComstockCard) first = g_list_model_get_item (column, 0);
  g_autofree char *refusal = NULL;

  if (!asked && first != NULL)
    refusal = comstock_cards_table_dup_refusal (self, cards_move (CARDS_MOVE_TAKE, comstock_card_get_number (first)));
  comstock_column_view_set_refusal (self->column, refusal);
}

static void
update_curtain (ComstockCardsTable *self)
{
  gboolean down = is_curtain_down (self);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->curtain), down);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (down ? (gpointer) self->curtain : self->flap));
  if (!down)
    return;
  name = comstock_seat_dup_title (comstock_cards_table_get_seat (self, self->decider));
  title = g_strdup_printf (_("Hand the screen to %s"), name);
  label = g_strdup_printf (_("I Am %s"), name);
  adw_status_page_set_title (self->curtain, title);
  gtk_button_set_label (self->curtain_button, label);
}

/* Where the person who is asked answers. */
static GtkWidget *
get_answering_widget (ComstockCardsTable *self)
{
  if (is_curtain_down (self))
    return GTK_WIDGET (self->curtain_button);
  switch (comstock_cards_game_get_step (self->game))
    {
    case CARDS_STEP_BID:
      return GTK_WIDGET (self->hand);
    case CARDS_STEP_TAKE:
      return GTK_WIDGET (self->column);
    case CARDS_STEP_PLACE:
      return GTK_WIDGET (self->city);
    case CARDS_STEP_ABILITY:
    case CARDS_STEP_HIRE:
    case CARDS_STEP_SELL:
    case CARDS_STEP_FINAL_SALE:
    case CARDS_STEP_OVER:
    default:
      return GTK_WIDGET (self->prompt_bar);
    }
}

/* While rivals think about their auction cards, the game changes without asking the person anything new. */
static gboolean
is_asked_anew (ComstockCardsTable *self,
               GtkWidget          *widget)
{
  gboolean same = widget == self->answering && widget == GTK_WIDGET (self->hand);

  self->answering = widget;
  return !same || gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL;
}

static void
focus (ComstockCardsTable *self,
       GtkWidget          *widget)
{
  if (widget == GTK_WIDGET (self->hand))
    comstock_hand_focus (self->hand);
  else if (widget == GTK_WIDGET (self->column))
    comstock_column_view_focus (self->column);
  else if (widget == GTK_WIDGET (self->prompt_bar))
    comstock_prompt_bar_focus (self->prompt_bar);
  else
    gtk_widget_grab_focus (widget);
}

/* While others play, the focus is on the stage line: what was answered with may go, keys still skip, and the line is
 * read.  After the auction they play in the column; after a card was laid its owner still looks at the city. */
static void
await_others (ComstockCardsTable *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (self->answering != NULL || focus == NULL)
    gtk_widget_grab_focus (self->stage);
  if (self->answering == GTK_WIDGET (self->hand))
    adw_leaflet_set_visible_child_name (self->leaflet, "column");
  self->answering = NULL;
}

/* Whoever walks through a game keeps the focus where it walks, up to the end of a finished game too. */
static gboolean
is_looking_back (ComstockCardsTable *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return comstock_replay_is_active (self->replay) ||
         (comstock_game_is_over (COMSTOCK_GAME (self->game)) && focus != NULL &&
          gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panes)));
}

/* Brings the keyboard and, where only one page is seen, the page to where the decision is made. */
void
comstock_cards_table_direct_attention (ComstockCardsTable *self)
{
  GtkWidget *widget = get_answering_widget (self);

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (is_looking_back (self))
    {
      self->answering = NULL;
      return;
    }
  if (self->decider < 0 && !comstock_game_is_over (COMSTOCK_GAME (self->game)))
    {
      await_others (self);
      return;
    }
  if (!is_asked_anew (self, widget))
    return;
  adw_leaflet_set_visible_child_name (self->leaflet,
                                      widget == GTK_WIDGET (self->column) ? "column" : "city");
  focus (self, widget);
}

/* While rivals pick their cards the game changes under a question, which stands as long as it makes sense. */
static gboolean
is_confirmation_open (ComstockCardsTable *self)
{
  return self->unconfirmed != 0 && self->decider >= 0 &&
         comstock_game_judge (COMSTOCK_GAME (self->game), (guint) self->decider, self->unconfirmed).reason == CS_LEGAL;
}

static void
update_prompts (ComstockCardsTable *self)
{
  g_autofree char *told = comstock_cards_text_dup_prompt (self->game);

  if (is_confirmation_open (self))
    return;
  self->unconfirmed = 0;
  if (comstock_replay_is_active (self->replay))
    comstock_cards_prompts_ask_replay (self->prompt_bar, self->game);
  else
    comstock_cards_prompts_ask (self->prompt_bar, self->game, self->decider);
  comstock_prompt_bar_set_told (self->prompt_bar, told);
}

void
comstock_cards_table_update (ComstockCardsTable *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  self->decider = find_decider (self);
  if (comstock_cards_game_get_step (self->game) != CARDS_STEP_BID)
    self->revealed = -1;
  comstock_game_set_viewer (COMSTOCK_GAME (self->game), find_viewer (self));
  if (comstock_game_get_viewer (COMSTOCK_GAME (self->game)) >= 0)
    self->shown = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  update_curtain (self);
  update_stage (self);
  update_city (self);
  comstock_cards_table_update_light (self);
  comstock_cards_table_update_hand (self);
  update_column (self);
  update_prompts (self);
  comstock_cards_table_direct_attention (self);
  comstock_guide_update (self->guide, is_curtain_down (self) ? -1 : self->decider);
  comstock_cards_table_update_stopped (self);
  self->updating = FALSE;
}
