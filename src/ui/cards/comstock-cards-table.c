/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: after each change of the game it decides who is asked, who may look, and where the focus goes. */

#include "config.h"

#include "comstock-cards-table.h"

#include <glib/gi18n.h>

#include "../comstock-log-pane.h"
#include "../comstock-table.h"
#include "comstock-cards-driver.h"
#include "comstock-cards-prompts.h"
#include "comstock-city-view.h"
#include "comstock-column-view.h"
#include "comstock-hand.h"
#include "comstock-order-strip.h"
#include "comstock-player-aid.h"
#include "comstock-score-sheet.h"
#include "comstock-seat-look.h"
#include "comstock-seat-view.h"

struct _ComstockCardsTable
{
  AdwBin parent_instance;

  GtkStack *stack;
  AdwFlap *flap;
  GtkStack *panes;
  ComstockLogPane *log_pane;
  ComstockPlayerAid *player_aid;
  GtkLabel *stage_line;
  AdwLeaflet *leaflet;
  ComstockColumnView *column;
  GtkLabel *city_title;
  ComstockCityView *city;
  ComstockOrderStrip *order;
  ComstockPromptBar *prompt_bar;
  ComstockHand *hand;
  GtkBox *seats;
  GtkToggleButton *column_button;
  GtkToggleButton *city_button;
  GtkToggleButton *seats_button;
  AdwStatusPage *curtain;
  GtkButton *curtain_button;

  ComstockCardsGame *game;
  ComstockCardsDriver *driver;
  GSettings *settings;
  GSimpleActionGroup *actions;

  guint n_persons;
  int decider;          /* the person who is asked, −1 for none */
  int revealed;         /* the person whose secrets the curtain was lifted for, −1 for none */
  GtkWidget *answering; /* where the person who is asked was last led to */
  int shown;            /* the real seat whose city is shown */
  gboolean updating;
};

enum
{
  PROP_HEADING = 1,
  PROP_PROMPT,
  PROP_ACTIONS,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsTable, comstock_cards_table, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_TABLE, NULL))

/* The person who decides now; of several who pick auction cards the first. */
static int
find_decider (ComstockCardsTable *self)
{
  guint32 actors = comstock_game_get_actors (COMSTOCK_GAME (self->game));

  for (guint i = 0; i < comstock_cards_game_get_n_seats (self->game); i++)
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
  int viewer = comstock_cards_game_get_viewer (self->game);

  if (self->n_persons == 1)
    return viewer;
  if (secret)
    return self->decider >= 0 && self->decider == self->revealed ? self->decider : -1;
  return self->decider >= 0 ? self->decider : viewer;
}

static ComstockSeat *
get_seat (ComstockCardsTable *self,
          int                 index)
{
  return comstock_cards_game_get_seat (self->game, (guint) index);
}

static void
update_city (ComstockCardsTable *self)
{
  ComstockSeat *seat = get_seat (self, self->shown);
  ComstockCard *placing = comstock_cards_game_get_placing (self->game);
  CardsStep step = comstock_cards_game_get_step (self->game);
  gboolean deciding = self->decider >= 0 && self->decider == self->shown;
  gboolean selling = step == CARDS_STEP_SELL || step == CARDS_STEP_FINAL_SALE;
  g_autofree char *name = comstock_seat_dup_title (seat);
  g_autofree char *title = g_strdup_printf (_("City of %s"), name);

  gtk_label_set_label (self->city_title, self->n_persons == 1 ? _("Your city") : title);
  comstock_city_view_set_city (self->city, comstock_seat_get_city (seat));
  comstock_city_view_set_selling (self->city, deciding && selling);
  comstock_city_view_hold (self->city, deciding ? placing : NULL);
}

/* Why @move is refused now, or NULL. */
static char *
dup_refusal (ComstockCardsTable *self,
             CsMove              move)
{
  int seat = self->decider >= 0 ? self->decider : self->shown;
  CsRefusal refusal = comstock_game_judge (COMSTOCK_GAME (self->game), (guint) seat, move);

  return comstock_game_dup_refusal (COMSTOCK_GAME (self->game), &refusal);
}

static void
update_hand (ComstockCardsTable *self)
{
  int viewer = comstock_cards_game_get_viewer (self->game);
  gboolean asked = comstock_cards_game_get_step (self->game) == CARDS_STEP_BID &&
                   self->decider >= 0 && self->decider == viewer;
  gboolean room = asked || !adw_leaflet_get_folded (self->leaflet);
  g_autofree char *refusal = dup_refusal (self, cards_move (CARDS_MOVE_BID, 1));

  comstock_hand_set_seat (self->hand, viewer >= 0 && room ? get_seat (self, viewer) : NULL);
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
    refusal = dup_refusal (self, cards_move (CARDS_MOVE_TAKE, comstock_card_get_number (first)));
  comstock_column_view_set_refusal (self->column, refusal);
}

static void
update_curtain (ComstockCardsTable *self)
{
  gboolean down = is_curtain_down (self);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (down ? (gpointer) self->curtain : self->flap));
  if (!down)
    return;
  name = comstock_seat_dup_title (get_seat (self, self->decider));
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
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

/* Brings the keyboard and, where only one page is seen, the page to where the decision is made. */
static void
direct_attention (ComstockCardsTable *self)
{
  GtkWidget *widget = get_answering_widget (self);
  gboolean over = comstock_game_is_over (COMSTOCK_GAME (self->game));

  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (self->decider < 0 && !over)
    {
      self->answering = NULL;
      return;
    }
  if (!is_asked_anew (self, widget))
    return;
  adw_leaflet_set_visible_child_name (self->leaflet,
                                      widget == GTK_WIDGET (self->column) ? "column" : "city");
  focus (self, widget);
}

static void
update (ComstockCardsTable *self)
{
  if (self->updating)
    return;
  self->updating = TRUE;
  self->decider = find_decider (self);
  if (comstock_cards_game_get_step (self->game) != CARDS_STEP_BID)
    self->revealed = -1;
  comstock_cards_game_set_viewer (self->game, find_viewer (self));
  if (comstock_cards_game_get_viewer (self->game) >= 0)
    self->shown = comstock_cards_game_get_viewer (self->game);
  update_curtain (self);
  update_city (self);
  update_hand (self);
  update_column (self);
  comstock_cards_prompts_ask (self->prompt_bar, self->game, self->decider);
  direct_attention (self);
  self->updating = FALSE;
}

static void
on_curtain_clicked (ComstockCardsTable *self)
{
  self->revealed = self->decider;
  update (self);
}

/* A refusal of a move that a widget let through is told like any other message of the window. */
static void
play (ComstockCardsTable *self,
      CsMove              move)
{
  g_autoptr (GError) error = NULL;

  if (self->decider >= 0 &&
      !comstock_game_play (COMSTOCK_GAME (self->game), (guint) self->decider, move, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", error->message);
}

static void
on_bid (ComstockCardsTable *self,
        int                 number)
{
  play (self, cards_move (CARDS_MOVE_BID, (guint) number));
}

static void
on_card_chosen (ComstockCardsTable *self,
                ComstockCard       *card)
{
  ComstockCity *city = comstock_seat_get_city (get_seat (self, self->shown));
  CardsCard number = comstock_card_get_number (card);
  g_autoptr (GArray) places = NULL;

  if (!cards_is_character (number))
    places = comstock_city_dup_placements (city, number);
  if (places != NULL && places->len == 0)
    {
      comstock_cards_prompts_ask_unfit (self->prompt_bar, card);
      adw_leaflet_set_visible_child_name (self->leaflet, "city");
      comstock_prompt_bar_focus (self->prompt_bar);
    }
  else
    play (self, cards_move (CARDS_MOVE_TAKE, number));
}

static void
on_place (ComstockCardsTable *self,
          int                 x,
          int                 y)
{
  play (self, cards_move_place (x, y));
}

static void
on_sell (ComstockCardsTable *self,
         ComstockCard       *card)
{
  play (self, cards_move (CARDS_MOVE_SELL, comstock_card_get_number (card)));
}

static void
show_score_sheet (ComstockCardsTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_window_present (comstock_score_sheet_new (GTK_WINDOW (root), self->game));
}

static void
on_answer (ComstockCardsTable *self,
           guint               answer)
{
  ComstockGame *game = COMSTOCK_GAME (self->game);

  switch (answer)
    {
    case COMSTOCK_ANSWER_CANCEL:
      update (self);
      break;
    case COMSTOCK_ANSWER_UNDO:
      comstock_game_undo (game);
      break;
    case COMSTOCK_ANSWER_PLACE_HERE:
      comstock_city_view_place (self->city);
      break;
    case COMSTOCK_ANSWER_PLAY_ON:
      comstock_game_branch (game);
      break;
    case COMSTOCK_ANSWER_GO_TO_END:
      comstock_game_go_to (game, comstock_game_get_length (game));
      break;
    case COMSTOCK_ANSWER_SCORE_SHEET:
      show_score_sheet (self);
      break;
    default:
      play (self, answer);
      break;
    }
}

static void
look (ComstockCardsTable *self,
      ComstockSeat       *seat)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_window_present (comstock_seat_look_new (GTK_WINDOW (root), seat));
}

static void
on_seat_look (ComstockCardsTable *self,
              ComstockSeatView   *view)
{
  look (self, comstock_seat_view_get_seat (view));
}

static void
on_driver_failed (ComstockCardsTable *self,
                  const GError       *error)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", error->message);
}

static void
update_pace (ComstockCardsTable *self)
{
  comstock_cards_driver_set_pace (self->driver,
                                  (ComstockPace) g_settings_get_enum (self->settings, "pace"));
}

static gboolean
on_key (ComstockCardsTable *self)
{
  comstock_cards_driver_skip (self->driver);
  return GDK_EVENT_PROPAGATE;
}

static void
on_press (ComstockCardsTable *self)
{
  comstock_cards_driver_skip (self->driver);
}

static void
on_page_toggled (ComstockCardsTable *self,
                 GtkToggleButton    *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  adw_leaflet_set_visible_child_name (self->leaflet,
                                      button == self->column_button ? "column" :
                                      button == self->city_button ? "city" : "seats");
}

static void
on_page_changed (ComstockCardsTable *self)
{
  const char *name = adw_leaflet_get_visible_child_name (self->leaflet);
  GtkToggleButton *button = g_str_equal (name, "column") ? self->column_button :
                            g_str_equal (name, "city") ? self->city_button : self->seats_button;

  gtk_toggle_button_set_active (button, TRUE);
}

static void
on_folded_changed (ComstockCardsTable *self)
{
  gboolean folded = adw_leaflet_get_folded (self->leaflet);

  comstock_hand_set_narrow (self->hand, folded);
  comstock_order_strip_set_narrow (self->order, folded);
  update_hand (self);
}

static void
update_stage_line (ComstockCardsTable *self)
{
  g_autofree char *prompt = comstock_cards_game_dup_prompt (self->game);

  gtk_label_set_label (self->stage_line, prompt);
  g_object_notify (G_OBJECT (self), "prompt");
}

static void
on_stage_line_notify (ComstockCardsTable *self)
{
  g_object_notify (G_OBJECT (self), "heading");
}

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
}

static void
show_pane (ComstockCardsTable *self,
           gpointer            pane,
           gboolean            show)
{
  if (show)
    gtk_stack_set_visible_child (self->panes, GTK_WIDGET (pane));
  adw_flap_set_reveal_flap (self->flap, show);
  update_pane_actions (self);
}

static void
comstock_cards_table_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);

  switch (id)
    {
    case PROP_HEADING:
      g_value_take_string (value, comstock_cards_game_dup_stage_line (self->game));
      break;
    case PROP_PROMPT:
      g_value_take_string (value, comstock_cards_game_dup_prompt (self->game));
      break;
    case PROP_ACTIONS:
      g_value_set_object (value, self->actions);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  comstock_game_undo (COMSTOCK_GAME (COMSTOCK_CARDS_TABLE (data)->game));
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
                GVariant      *parameter,
                gpointer       data)
{
  show_score_sheet (data);
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
}

static void
add_actions (ComstockCardsTable *self)
{
  static const GActionEntry entries[] = {
    { "undo", on_undo },
    { "redo", on_redo },
    { "score-sheet", on_score_sheet },
    { "log", NULL, NULL, "false", on_log },
    { "player-aid", NULL, NULL, "false", on_player_aid },
  };
  GActionMap *map = G_ACTION_MAP (self->actions);

  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  g_object_bind_property (self->game, "can-undo", g_action_map_lookup_action (map, "undo"),
                          "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->game, "can-redo", g_action_map_lookup_action (map, "redo"),
                          "enabled", G_BINDING_SYNC_CREATE);
}

static void
add_seats (ComstockCardsTable *self)
{
  for (guint i = 0; i < comstock_cards_game_get_n_seats (self->game); i++)
    {
      ComstockSeat *seat = comstock_cards_game_get_seat (self->game, i);
      GtkWidget *view = comstock_seat_view_new (self->game, seat);

      if (comstock_seat_get_kind (seat) == COMSTOCK_PERSON)
        {
          self->n_persons++;
          comstock_cards_game_set_viewer (self->game, (int) i);
        }
      if (self->shown < 0 && comstock_seat_get_kind (seat) != COMSTOCK_VIRTUAL)
        self->shown = (int) i;
      g_signal_connect_object (view, "look", G_CALLBACK (on_seat_look), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->seats, view);
    }
  if (self->n_persons != 1)
    comstock_cards_game_set_viewer (self->game, -1);
}

static void
start (ComstockCardsTable *self)
{
  add_seats (self);
  add_actions (self);
  comstock_column_view_set_game (self->column, self->game);
  comstock_order_strip_set_game (self->order, self->game);
  comstock_log_pane_set_game (self->log_pane, COMSTOCK_GAME (self->game));
  self->driver = comstock_cards_driver_new (self->game);
  update_pace (self);
  g_signal_connect_object (self->settings, "changed::pace", G_CALLBACK (update_pace), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->driver, "failed", G_CALLBACK (on_driver_failed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "event::over", G_CALLBACK (show_score_sheet), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::prompt", G_CALLBACK (update_stage_line), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::stage-line", G_CALLBACK (on_stage_line_notify),
                           self, G_CONNECT_SWAPPED);
  update (self);
  update_stage_line (self);
}

static void
comstock_cards_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_cards_table_parent_class)->root (widget);
  direct_attention (COMSTOCK_CARDS_TABLE (widget));
}

static void
comstock_cards_table_dispose (GObject *object)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);

  g_clear_object (&self->driver);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (comstock_cards_table_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, stack);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, flap);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, panes);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, log_pane);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, player_aid);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, stage_line);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, leaflet);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, column);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, city_title);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, city);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, order);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, prompt_bar);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, hand);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, column_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, city_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, seats_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, curtain);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, curtain_button);
  gtk_widget_class_bind_template_callback (widget_class, on_answer);
  gtk_widget_class_bind_template_callback (widget_class, on_bid);
  gtk_widget_class_bind_template_callback (widget_class, on_card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_curtain_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_folded_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_page_toggled);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
  gtk_widget_class_bind_template_callback (widget_class, on_press);
  gtk_widget_class_bind_template_callback (widget_class, update_pane_actions);
  gtk_widget_class_bind_template_callback (widget_class, on_sell);
  gtk_widget_class_bind_template_callback (widget_class, look);
}

static void
ensure_template_types (void)
{
  g_type_ensure (COMSTOCK_TYPE_LOG_PANE);
  g_type_ensure (COMSTOCK_TYPE_PLAYER_AID);
  g_type_ensure (COMSTOCK_TYPE_COLUMN_VIEW);
  g_type_ensure (COMSTOCK_TYPE_CITY_VIEW);
  g_type_ensure (COMSTOCK_TYPE_ORDER_STRIP);
  g_type_ensure (COMSTOCK_TYPE_PROMPT_BAR);
  g_type_ensure (COMSTOCK_TYPE_HAND);
}

static void
comstock_cards_table_class_init (ComstockCardsTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_cards_table_get_property;
  object_class->dispose = comstock_cards_table_dispose;
  widget_class->root = comstock_cards_table_root;

  g_object_class_override_property (object_class, PROP_HEADING, "heading");
  g_object_class_override_property (object_class, PROP_PROMPT, "prompt");
  g_object_class_override_property (object_class, PROP_ACTIONS, "actions");

  ensure_template_types ();
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-cards-table.ui");
  bind_template (widget_class);
}

static void
comstock_cards_table_init (ComstockCardsTable *self)
{
  self->decider = -1;
  self->revealed = -1;
  self->shown = -1;
  self->settings = g_settings_new (APPLICATION_ID);
  self->actions = g_simple_action_group_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_table_new (ComstockGame *game)
{
  ComstockCardsTable *self = g_object_new (COMSTOCK_TYPE_CARDS_TABLE, NULL);

  self->game = g_object_ref (COMSTOCK_CARDS_GAME (game));
  start (self);
  return GTK_WIDGET (self);
}
