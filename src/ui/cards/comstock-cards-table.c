/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: its parts, its pages in a narrow window, and what it tells the window. */

#include "config.h"

#include "comstock-cards-table-private.h"

#include <glib/gi18n.h>

#include "../comstock-announcer.h"
#include "../comstock-explain.h"
#include "../comstock-table.h"
#include "comstock-seat-view.h"
#include "model/cards/comstock-cards-text.h"

enum
{
  PROP_GAME = 1,
  PROP_HEADING,
  PROP_PROMPT,
  PROP_ACTIONS,
  PROP_WAITING,
  PROP_REPLAYING,
  PROP_UNTITLED,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsTable, comstock_cards_table, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_TABLE, NULL)
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_cards_table_init_look))

static void
on_driver_failed (ComstockCardsTable *self,
                  const GError       *error)
{
  comstock_cards_table_tell (self, error->message);
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

/* A card of the column is taken along to the page of the city. */
static void
on_page_dragged_over (GtkToggleButton *button)
{
  gtk_toggle_button_set_active (button, TRUE);
}

static void
on_page_changed (ComstockCardsTable *self)
{
  const char *name = adw_leaflet_get_visible_child_name (self->leaflet);
  GtkToggleButton *button = g_str_equal (name, "column") ? self->column_button :
                            g_str_equal (name, "city") ? self->city_button : self->seats_button;

  gtk_toggle_button_set_active (button, TRUE);
}

static gboolean
is_person_asked (ComstockCardsTable *self)
{
  const guint actors = comstock_game_get_actors (COMSTOCK_GAME (self->game));

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    if ((actors & CARDS_BIT (i)) != 0 && comstock_game_is_person (COMSTOCK_GAME (self->game), i))
      return TRUE;
  return FALSE;
}

/* The disk keeps the others waiting, and nobody at the screen is asked anything meanwhile. */
static gboolean
is_held_up (ComstockCardsTable *self)
{
  gboolean overdue;

  g_object_get (self->driver, "overdue", &overdue, NULL);
  return overdue && !is_person_asked (self);
}

/* What is asked now; of a moment that is only looked at, which one it is as well. */
static char *
dup_prompt (ComstockCardsTable *self)
{
  ComstockGame *game = COMSTOCK_GAME (self->game);
  char *prompt = is_held_up (self) ? g_strdup (_("The game waits until it can be kept."))
                                   : comstock_cards_text_dup_prompt (self->game);
  g_autofree char *plain = NULL;

  if (!comstock_replay_is_active (self->replay))
    return prompt;
  plain = prompt;
  /* Translators: the number of a move and how many there are; then what was asked at that moment. */
  return g_strdup_printf (_("Looking back, move %u of %u. %s"), comstock_game_get_cursor (game),
                          comstock_game_get_length (game), plain);
}

static void
update_stage_line (ComstockCardsTable *self)
{
  g_autofree char *prompt = dup_prompt (self);

  gtk_label_set_label (self->stage_line, prompt);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stage),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, prompt, -1);
  g_object_notify (G_OBJECT (self), "prompt");
}

/* What was just played is read out; what was undone, or is only looked at, is not. */
static void
announce_news (ComstockCardsTable *self)
{
  ComstockGame *game = COMSTOCK_GAME (self->game);
  guint length = comstock_game_get_log_length (game, comstock_game_get_cursor (game));

  for (guint i = self->told; i < length && !comstock_replay_is_active (self->replay); i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (game), i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      /* Whose turn it is the prompt says. */
      if (comstock_log_entry_get_event (entry)->type != CARDS_EVENT_TURN)
        comstock_announce (GTK_WIDGET (self), sentence);
    }
  self->told = length;
}

static void
on_stage_line_notify (ComstockCardsTable *self)
{
  g_autofree char *heading = comstock_cards_text_dup_stage_line (self->game);

  gtk_label_set_label (self->heading, heading);
  g_object_notify (G_OBJECT (self), "heading");
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
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_HEADING:
      g_value_take_string (value, comstock_cards_text_dup_stage_line (self->game));
      break;
    case PROP_PROMPT:
      g_value_take_string (value, dup_prompt (self));
      break;
    case PROP_ACTIONS:
      g_value_set_object (value, self->actions);
      break;
    case PROP_REPLAYING:
      g_value_set_boolean (value, comstock_replay_is_active (self->replay));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_table_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);

  switch (id)
    {
    case PROP_WAITING:
      comstock_cards_driver_set_waiting (self->driver, g_value_get_boolean (value));
      break;
    case PROP_REPLAYING:
      comstock_replay_set_pinned (self->replay, g_value_get_boolean (value));
      break;
    case PROP_UNTITLED:
      comstock_cards_table_set_untitled (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
on_seat_look (ComstockCardsTable *self,
              ComstockSeatView   *view)
{
  comstock_cards_table_look (self, comstock_seat_view_get_seat (view));
}

static void
add_seats (ComstockCardsTable *self)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    {
      ComstockSeat *seat = comstock_cards_game_get_seat (self->game, i);
      GtkWidget *view = comstock_seat_view_new (self->game, seat);

      if (comstock_seat_get_kind (seat) == COMSTOCK_PERSON)
        {
          self->n_persons++;
          comstock_game_set_viewer (COMSTOCK_GAME (self->game), (int) i);
        }
      if (self->shown < 0 && comstock_seat_get_kind (seat) != COMSTOCK_AUTOMATIC)
        self->shown = (int) i;
      g_signal_connect_object (view, "look", G_CALLBACK (on_seat_look), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->seats, view);
    }
  if (self->n_persons != 1)
    comstock_game_set_viewer (COMSTOCK_GAME (self->game), -1);
}

static void
on_replay_active (ComstockCardsTable *self)
{
  gboolean active = comstock_replay_is_active (self->replay);

  comstock_cards_table_update_stopped (self);
  if (active)
    gtk_widget_add_css_class (GTK_WIDGET (self->stage_line), "looking-back");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->stage_line), "looking-back");
  comstock_cards_table_update (self);
  update_stage_line (self);
}

/* The end of a game that is only looked at was told of when it was played. */
static void
on_over (ComstockCardsTable *self)
{
  if (!comstock_replay_is_active (self->replay))
    comstock_cards_table_show_score_sheet (self);
}

/* Before anybody else listens to the game: the others ask whether it is only looked at. */
static void
start_replay (ComstockCardsTable *self)
{
  self->replay = comstock_replay_new (COMSTOCK_GAME (self->game));
  g_signal_connect_object (self->replay, "notify::active", G_CALLBACK (on_replay_active), self,
                           G_CONNECT_SWAPPED);
  comstock_log_pane_set_replay (self->log_pane, self->replay);
}

static void
start (ComstockCardsTable *self)
{
  start_replay (self);
  add_seats (self);
  comstock_cards_table_add_actions (self);
  comstock_cards_table_add_exports (self);
  comstock_score_sheet_set_game (self->score_sheet, self->game);
  comstock_column_view_set_game (self->column, self->game);
  comstock_order_strip_set_game (self->order, self->game);
  comstock_cards_table_start_pace (self);
  comstock_cards_table_start_guide (self);
  g_signal_connect_object (self->driver, "failed", G_CALLBACK (on_driver_failed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->driver, "notify::overdue", G_CALLBACK (update_stage_line), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (comstock_cards_table_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "event::over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update_stage_line), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (announce_news), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::prompt", G_CALLBACK (update_stage_line), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::stage-line", G_CALLBACK (on_stage_line_notify),
                           self, G_CONNECT_SWAPPED);
  on_stage_line_notify (self);
  on_replay_active (self);
  announce_news (self);
}

static void
comstock_cards_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_cards_table_parent_class)->root (widget);
  comstock_cards_table_direct_attention (COMSTOCK_CARDS_TABLE (widget));
}

/* A table that has left its window plays nothing more, whoever still holds it: a grab of the pointer may. */
static void
comstock_cards_table_unroot (GtkWidget *widget)
{
  g_object_run_dispose (G_OBJECT (COMSTOCK_CARDS_TABLE (widget)->driver));
  GTK_WIDGET_CLASS (comstock_cards_table_parent_class)->unroot (widget);
}

/* A screen reader was not told of a focus that came before anything was shown: it comes once more. */
static void
comstock_cards_table_map (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = gtk_root_get_focus (root);

  GTK_WIDGET_CLASS (comstock_cards_table_parent_class)->map (widget);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget))
    return;
  gtk_root_set_focus (root, NULL);
  gtk_root_set_focus (root, focus);
}

/* For the window, once the table is its page: what shows it has moved the focus along meanwhile. */
static gboolean
comstock_cards_table_grab_focus (GtkWidget *widget)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (widget);

  self->answering = NULL;
  comstock_cards_table_direct_attention (self);
  return self->answering != NULL;
}

static void
comstock_cards_table_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (comstock_cards_table_parent_class)->snapshot (widget, snapshot);
  comstock_flights_snapshot (COMSTOCK_CARDS_TABLE (widget)->flights, snapshot);
}

static void
comstock_cards_table_dispose (GObject *object)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);

  g_clear_object (&self->flights);
  if (self->driver != NULL)
    g_object_run_dispose (G_OBJECT (self->driver));
  g_clear_object (&self->driver);
  g_clear_object (&self->replay);
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
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, score_sheet);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, stage);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, stage_line);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, guide);
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
  comstock_cards_table_bind_answers (widget_class);
  comstock_cards_table_bind_actions (widget_class);
  comstock_cards_table_bind_parts (widget_class);
  comstock_cards_table_bind_pace (widget_class);
  comstock_cards_table_bind_shape (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_page_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_page_dragged_over);
  gtk_widget_class_bind_template_callback (widget_class, on_page_toggled);
}

static void
ensure_template_types (void)
{
  g_type_ensure (COMSTOCK_TYPE_LOG_PANE);
  g_type_ensure (COMSTOCK_TYPE_PLAYER_AID);
  g_type_ensure (COMSTOCK_TYPE_SCORE_SHEET);
  g_type_ensure (COMSTOCK_TYPE_COLUMN_VIEW);
  g_type_ensure (COMSTOCK_TYPE_CITY_VIEW);
  g_type_ensure (COMSTOCK_TYPE_ORDER_STRIP);
  g_type_ensure (COMSTOCK_TYPE_PROMPT_BAR);
  g_type_ensure (COMSTOCK_TYPE_GUIDE);
  g_type_ensure (COMSTOCK_TYPE_HAND);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
}

static void
comstock_cards_table_class_init (ComstockCardsTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_cards_table_get_property;
  object_class->set_property = comstock_cards_table_set_property;
  object_class->dispose = comstock_cards_table_dispose;
  widget_class->root = comstock_cards_table_root;
  widget_class->unroot = comstock_cards_table_unroot;
  widget_class->map = comstock_cards_table_map;
  widget_class->snapshot = comstock_cards_table_snapshot;
  widget_class->grab_focus = comstock_cards_table_grab_focus;

  g_object_class_override_property (object_class, PROP_GAME, "game");
  g_object_class_override_property (object_class, PROP_HEADING, "heading");
  g_object_class_override_property (object_class, PROP_PROMPT, "prompt");
  g_object_class_override_property (object_class, PROP_ACTIONS, "actions");
  g_object_class_override_property (object_class, PROP_WAITING, "waiting");
  g_object_class_override_property (object_class, PROP_REPLAYING, "replaying");
  g_object_class_override_property (object_class, PROP_UNTITLED, "untitled");

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
  /* A press is met first by what comes last: one that skips must not ask as well. */
  comstock_explain_watch (GTK_WIDGET (self));
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
