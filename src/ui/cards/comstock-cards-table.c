/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table: its parts, and what the card game tells of itself. */

#include "config.h"

#include "comstock-cards-table-private.h"

#include "comstock-cards-tips.h"
#include "comstock-cards-topic-drawing.h"
#include "comstock-seat-view.h"
#include "model/cards/comstock-cards-text.h"

G_DEFINE_FINAL_TYPE (ComstockCardsTable, comstock_cards_table, COMSTOCK_TYPE_TABLE)

static gboolean
is_secret (ComstockGame *game)
{
  return comstock_cards_game_get_step (COMSTOCK_CARDS_GAME (game)) == CARDS_STEP_BID;
}

/* Whose turn it is the prompt says. */
static gboolean
is_news (const CsEvent *event)
{
  return event->type != CARDS_EVENT_TURN;
}

static char *
dup_heading (ComstockGame *game)
{
  return comstock_cards_text_dup_stage_line (COMSTOCK_CARDS_GAME (game));
}

static char *
dup_prompt (ComstockGame *game)
{
  return comstock_cards_text_dup_prompt (COMSTOCK_CARDS_GAME (game));
}

static char *
dup_seat_title (ComstockGame *game,
                guint         seat)
{
  return comstock_seat_dup_title (comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), seat));
}

static void
update (ComstockTable *table)
{
  comstock_cards_table_update (COMSTOCK_CARDS_TABLE (table));
}

static GtkWidget *
get_answering (ComstockTable *table)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

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

static void
turn_to (ComstockTable *table,
         GtkWidget     *part)
{
  comstock_cards_pages_turn_to (COMSTOCK_CARDS_TABLE (table)->pages, part);
}

/* After the auction the others play in the column; after a card was laid its owner still looks at the city. */
static void
turn_to_others (ComstockTable *table,
                GtkWidget     *answered)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  if (answered == GTK_WIDGET (self->hand))
    comstock_cards_pages_set_page (self->pages, "column");
}

static void
focus_part (ComstockTable *table,
            GtkWidget     *part)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);

  if (part == GTK_WIDGET (self->hand))
    comstock_hand_focus (self->hand);
  else if (part == GTK_WIDGET (self->column))
    comstock_column_view_focus (self->column);
  else if (part == GTK_WIDGET (self->prompt_bar))
    comstock_prompt_bar_focus (self->prompt_bar);
  else
    gtk_widget_grab_focus (part);
}

static void
skip (ComstockTable *table)
{
  comstock_flights_finish (COMSTOCK_CARDS_TABLE (table)->flights);
}

static void
reshape (ComstockTable *table,
         int            width,
         int            height)
{
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (table);
  ComstockFrame *frame = comstock_table_get_frame (table);
  const gboolean low = comstock_cards_pages_arrange (self->pages, width, height);
  const gboolean folded = comstock_cards_pages_is_folded (self->pages);

  comstock_frame_set_low (frame, low);
  comstock_frame_set_narrow (frame, folded);
  comstock_cards_switcher_set_low (self->switcher, low);
  comstock_score_sheet_set_cramped (self->score_sheet, comstock_panes_is_cramped (comstock_table_get_panes (table)));
  comstock_order_strip_set_narrow (self->order, folded);
  comstock_cards_table_update_title (self);
  comstock_cards_table_update_hand (self);
}

static void
on_folded (ComstockCardsTable *self)
{
  comstock_frame_reshape (comstock_table_get_frame (COMSTOCK_TABLE (self)));
}

void
comstock_cards_table_show_score_sheet (ComstockCardsTable *self)
{
  comstock_panes_show (comstock_table_get_panes (COMSTOCK_TABLE (self)), "score-sheet");
  if (comstock_game_is_over (COMSTOCK_GAME (self->game)))
    comstock_score_sheet_show_result (self->score_sheet);
}

/* The end of a game that is only looked at was told of when it was played. */
static void
on_over (ComstockCardsTable *self)
{
  if (!comstock_replay_is_active (comstock_table_get_replay (COMSTOCK_TABLE (self))))
    comstock_cards_table_show_score_sheet (self);
}

static void
on_look (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  comstock_cards_table_look (data, comstock_cards_table_get_seat (data, g_variant_get_int32 (parameter)));
}

static void
on_seat_look (ComstockCardsTable *self,
              ComstockSeatView   *view)
{
  comstock_cards_table_look (self, comstock_seat_view_get_seat (view));
}

/* Whose city is shown first is the first who has one. */
static void
add_seats (ComstockCardsTable *self)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    {
      ComstockSeat *seat = comstock_cards_game_get_seat (self->game, i);
      GtkWidget *view = comstock_seat_view_new (self->game, seat);

      if (self->shown < 0 && comstock_seat_get_kind (seat) != COMSTOCK_AUTOMATIC)
        self->shown = (int) i;
      g_signal_connect_object (view, "look", G_CALLBACK (on_seat_look), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->seats, view);
    }
}

static void
add_score_sheet (ComstockCardsTable *self)
{
  ComstockTable *table = COMSTOCK_TABLE (self);
  ComstockPanes *panes = comstock_table_get_panes (table);

  self->score_sheet = g_object_new (COMSTOCK_TYPE_SCORE_SHEET, NULL);
  comstock_panes_add (panes, comstock_table_get_actions (table), "score-sheet", GTK_WIDGET (self->score_sheet));
  comstock_score_sheet_set_game (self->score_sheet, self->game);
  g_signal_connect_object (self->score_sheet, "light-changed", G_CALLBACK (comstock_cards_table_update_light), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (panes, "notify::covering", G_CALLBACK (comstock_cards_table_update_light), self,
                           G_CONNECT_SWAPPED);
}

/* In the order of a turn. */
static void
add_parts (ComstockCardsTable *self)
{
  ComstockParts *parts = comstock_table_get_parts (COMSTOCK_TABLE (self));

  comstock_parts_add (parts, GTK_WIDGET (self->order), COMSTOCK_PART_SHOWS);
  comstock_parts_add (parts, GTK_WIDGET (self->column), COMSTOCK_PART_ANSWERS);
  comstock_parts_add (parts, GTK_WIDGET (self->city), COMSTOCK_PART_ANSWERS);
  comstock_parts_add (parts, GTK_WIDGET (self->prompt_bar), COMSTOCK_PART_ANSWERS);
  comstock_parts_add (parts, GTK_WIDGET (self->hand), COMSTOCK_PART_ANSWERS);
  comstock_parts_add (parts, GTK_WIDGET (self->seats), COMSTOCK_PART_WORKS);
}

static void
comstock_cards_table_constructed (GObject *object)
{
  static const GActionEntry look = { "look", on_look, "i" };
  ComstockCardsTable *self = COMSTOCK_CARDS_TABLE (object);
  ComstockTable *table = COMSTOCK_TABLE (object);

  G_OBJECT_CLASS (comstock_cards_table_parent_class)->constructed (object);
  self->game = COMSTOCK_CARDS_GAME (comstock_table_get_game (table));
  g_action_map_add_action_entries (comstock_table_get_actions (table), &look, 1, self);
  comstock_cards_table_add_exports (self);
  add_seats (self);
  add_score_sheet (self);
  add_parts (self);
  comstock_column_view_set_game (self->column, self->game);
  comstock_order_strip_set_game (self->order, self->game);
  comstock_cards_table_start_flights (self);
  comstock_cards_table_start_guide (self);
  g_signal_connect_object (self->game, "event::over", G_CALLBACK (on_over), self, G_CONNECT_SWAPPED);
  comstock_table_start (table);
  comstock_cards_table_start_telling (self);
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
  g_clear_object (&self->settings);
  self->game = NULL;
  G_OBJECT_CLASS (comstock_cards_table_parent_class)->dispose (object);
}

static void
set_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (COMSTOCK_TYPE_CARDS_PAGES);
  g_type_ensure (COMSTOCK_TYPE_CARDS_SWITCHER);
  g_type_ensure (COMSTOCK_TYPE_CITY_VIEW);
  g_type_ensure (COMSTOCK_TYPE_COLUMN_VIEW);
  g_type_ensure (COMSTOCK_TYPE_HAND);
  g_type_ensure (COMSTOCK_TYPE_ORDER_STRIP);
  g_type_ensure (COMSTOCK_TYPE_PROMPT_BAR);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-cards-table.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, order);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, switcher);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, column);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, city);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, prompt_bar);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, hand);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, seats);
  gtk_widget_class_bind_template_callback (widget_class, on_folded);
  comstock_cards_table_bind_answers (widget_class);
}

static void
comstock_cards_table_class_init (ComstockCardsTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ComstockTableClass *table_class = COMSTOCK_TABLE_CLASS (klass);

  object_class->constructed = comstock_cards_table_constructed;
  object_class->dispose = comstock_cards_table_dispose;
  widget_class->snapshot = comstock_cards_table_snapshot;

  table_class->is_secret = is_secret;
  table_class->is_news = is_news;
  table_class->read_event = "order";
  table_class->tips = &comstock_cards_tips;
  table_class->dup_drawing = comstock_cards_topic_dup_drawing;
  table_class->dup_heading = dup_heading;
  table_class->dup_prompt = dup_prompt;
  table_class->dup_seat_title = dup_seat_title;
  table_class->update = update;
  table_class->get_answering = get_answering;
  table_class->turn_to = turn_to;
  table_class->turn_to_others = turn_to_others;
  table_class->focus_part = focus_part;
  table_class->skip = skip;
  table_class->reshape = reshape;
  table_class->dup_look = comstock_cards_table_dup_look;
  table_class->set_look = comstock_cards_table_set_look;
  set_template (widget_class);
}

static void
comstock_cards_table_init (ComstockCardsTable *self)
{
  self->shown = -1;
  self->settings = g_settings_new (APPLICATION_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_table_new (ComstockGame *game)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_TABLE, "game", game, NULL);
}
