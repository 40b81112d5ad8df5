/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything is answered in the city; the desk gives the answer that is aimed at there. */

#include "comstock-city-table.h"

#include <glib/gi18n.h>

#include "comstock-city-column.h"
#include "comstock-city-deed-act.h"
#include "comstock-city-desk.h"
#include "comstock-city-lens.h"
#include "comstock-city-words.h"
#include "model/city/comstock-city-advice.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-text.h"
#include "model/session/comstock-log-entry.h"
#include "ui/city/plane/comstock-city-plane.h"
#include "ui/city/score/comstock-city-mini.h"
#include "ui/city/score/comstock-city-score.h"
#include "ui/city/seats/comstock-city-seat.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-end.h"
#include "ui/kit/comstock-explain.h"
#include "ui/table/comstock-feed.h"
#include "ui/table/comstock-seen-bin.h"
#include "ui/table/plane/comstock-plane-table.h"
#include "ui/table/plane/comstock-plane-view.h"

#define DEEDS 8         /* of others and one's own, at the most */

struct _ComstockCityTable
{
  ComstockTable parent_instance;

  ComstockTabletop *tabletop;
  ComstockCityPlane *plane;
  ComstockCityColumn *column;
  ComstockCityDesk *desk;
  ComstockSeats *seats;
  GtkWidget *feed;              /* below them, where they stand in a column */
  ComstockCityLens *lens;

  ComstockGame *game;
  guint cursor;                 /* of the game when it was shown last */
  guint drawn;                  /* how many tiles were drawn when the one in hand was turned last */
  ComstockPlace aim;            /* where the desk would answer; nowhere at first */
};

static const ComstockPlace nowhere = { .surface = COMSTOCK_NOWHERE };

G_DEFINE_FINAL_TYPE (ComstockCityTable, comstock_city_table, COMSTOCK_TYPE_TABLE)

static const CityState *
get_state (ComstockCityTable *self)
{
  return comstock_city_game_get_seen (COMSTOCK_CITY_GAME (self->game));
}

static ComstockAsk *
get_ask (ComstockCityTable *self)
{
  return comstock_table_get_ask (COMSTOCK_TABLE (self));
}

/* Whether what is asked is about the position: the game has moved on before the table hears of it. */
static gboolean
is_current (ComstockCityTable *self)
{
  return comstock_game_get_cursor (self->game) == self->cursor;
}

static gboolean
is_lay (const ComstockOption *option)
{
  return city_move_type (option->move) == CITY_MOVE_LAY;
}

/* --- what is aimed at --- */

/* The answer at @place, of a tile as it is turned now, or NULL. */
static const ComstockOption *
find_at (ComstockCityTable   *self,
         const ComstockPlace *place)
{
  const ComstockAsk *ask = get_ask (self);

  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockOption *option = &ask->options[i];

      if (comstock_place_equal (&option->place, place) &&
          (!is_lay (option) || city_move_which (option->move) == comstock_city_plane_get_turn (self->plane)))
        return option;
    }
  return NULL;
}

/* The one place where something may be answered, or nowhere. */
static ComstockPlace
find_only_place (const ComstockAsk *ask)
{
  ComstockPlace only = nowhere;

  for (guint i = 0; i < ask->n_options; i++)
    {
      if (ask->options[i].place.surface == COMSTOCK_NOWHERE)
        continue;
      if (only.surface != COMSTOCK_NOWHERE && !comstock_place_equal (&only, &ask->options[i].place))
        return nowhere;
      only = ask->options[i].place;
    }
  return only;
}

/* Where to begin: an answer as near as any to the tile that was laid last, or NULL. */
static const ComstockOption *
find_first (ComstockCityTable *self)
{
  const CityState *state = get_state (self);
  const ComstockAsk *ask = get_ask (self);
  const ComstockPlace last = state->n_tiles > 0 ? comstock_city_tile_on_table (state, state->n_tiles - 1u) : nowhere;
  const ComstockOption *first = NULL;
  int least = G_MAXINT;

  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockPlace *place = &ask->options[i].place;
      const int distance = ABS (place->x - last.x) + ABS (place->y - last.y);

      if (place->surface != COMSTOCK_CITY_SURFACE || distance >= least)
        continue;
      first = &ask->options[i];
      least = distance;
    }
  return first;
}

/* --- the desk --- */

/* The answer where it is aimed, and none. */
static const struct
{
  const char *commit;
  const char *decline;
} labels[CITY_STEP_OVER] = {
  [CITY_STEP_LAY] = { N_("Lay It Here") },
  [CITY_STEP_CLAIM] = { N_("Put a Follower Here"), N_("No Follower") },
  [CITY_STEP_GATE] = { N_("Build the Gate Here") },
  /* Translators: button: a piece of the city wall */
  [CITY_STEP_WALL] = { N_("Build Here") },
  [CITY_STEP_GUARD] = { N_("Post a Guard"), N_("No Guard") },
  [CITY_STEP_TOWER] = { N_("Build a Tower Here"), N_("No Tower") },
};

/* Where something goes is seen: what it brings is said first, and then what a tile joins, of which there may be much.
 * What a follower would be has to be said. */
static void
tell_option (ComstockCityTable        *self,
             const ComstockOption     *option,
             const ComstockCityAnswer *answers,
             guint                     n)
{
  const CityState *state = get_state (self);
  const guint seat = (guint) get_ask (self)->seat;
  g_autofree char *title = comstock_city_text_dup_move_title (self->game, state, seat, option->move);
  g_autofree char *gains = comstock_city_advice_dup_gains (self->game, state, seat, option->move);
  g_autofree char *joined = comstock_city_advice_dup_joined (self->game, state, seat, option->move);
  const char *first = gains != NULL ? gains : joined;

  if (first == NULL || state->step == CITY_STEP_CLAIM)
    comstock_city_desk_show (self->desk, title, first, answers, n);
  else
    comstock_city_desk_show (self->desk, first, first == gains && joined != NULL ? joined : title, answers, n);
}

/* Whether the tile fits where it is aimed at, but not as it is turned now. */
static gboolean
fits_turned (ComstockCityTable *self)
{
  return get_state (self)->step == CITY_STEP_LAY && find_at (self, &self->aim) == NULL &&
         comstock_plane_is_target (COMSTOCK_PLANE (self->plane), &self->aim);
}

static void
show_question (ComstockCityTable *self)
{
  const ComstockAsk *ask = get_ask (self);
  const CityStep step = (CityStep) get_state (self)->step;
  const ComstockOption *option = find_at (self, &self->aim);
  const ComstockOption *quiet = comstock_ask_find_quiet (ask);
  g_autofree char *prompt = comstock_game_dup_prompt (self->game);
  ComstockCityAnswer answers[COMSTOCK_CITY_ANSWERS];
  guint n = 0;

  answers[n++] = (ComstockCityAnswer) { _(labels[step].commit), option != NULL ? option->move : 0, NULL };
  if (step == CITY_STEP_LAY)
    /* Translators: button: turns the tile in hand */
    answers[n++] = (ComstockCityAnswer) { _("Turn It"), 0, "city.turn" };
  if (quiet != NULL)
    answers[n++] = (ComstockCityAnswer) { _(labels[step].decline), quiet->move, NULL };
  if (option != NULL)
    tell_option (self, option, answers, n);
  else
    comstock_city_desk_show (self->desk, fits_turned (self) ? _("It fits here once it is turned.") : prompt, NULL,
                             answers, n);
  comstock_city_lens_preview (self->lens, ask, option);
}

/* What somebody did last, or NULL; a reference. */
static ComstockLogEntry *
find_last_deed (ComstockCityTable *self)
{
  GListModel *log = comstock_game_get_log (self->game);

  for (guint i = comstock_game_get_log_length (self->game, comstock_game_get_cursor (self->game)); i > 0; i--)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i - 1);

      if (comstock_log_entry_get_event (entry)->seat != CS_NO_SEAT)
        return g_steal_pointer (&entry);
    }
  return NULL;
}

/* While others play, at the end, or while the game is only looked at. */
static void
show_commands (ComstockCityTable *self)
{
  const gboolean looking_back = comstock_replay_is_active (comstock_table_get_replay (COMSTOCK_TABLE (self)));
  g_autofree char *outcome = comstock_city_text_dup_outcome (self->game);
  g_autoptr (ComstockLogEntry) last = outcome == NULL ? find_last_deed (self) : NULL;
  g_autofree char *deed = last != NULL ? comstock_log_entry_dup_deed (last) : NULL;
  g_autofree char *motive = last != NULL ? comstock_log_entry_dup_motive (last) : NULL;
  ComstockCityAnswer answers[COMSTOCK_CITY_ANSWERS];
  ComstockCommand commands[COMSTOCK_MOST_COMMANDS];
  const guint n = comstock_command_list (self->game, looking_back, commands);

  for (guint i = 0; i < n; i++)
    answers[i] = (ComstockCityAnswer) { comstock_command_get_label (commands[i]), commands[i], NULL };
  comstock_city_desk_show (self->desk, outcome != NULL ? outcome : deed != NULL ? deed : "", motive, answers, n);
  comstock_city_lens_preview (self->lens, get_ask (self), NULL);
}

/* Nothing is asked before it is seen how the game came there. */
static void
show_desk (ComstockCityTable *self)
{
  if (!is_current (self))
    return;
  if (get_ask (self)->seat < 0 || comstock_table_is_telling (COMSTOCK_TABLE (self)))
    show_commands (self);
  else
    show_question (self);
}

/* What is aimed at stays so while the pointer is at the desk. */
static void
aim_at (ComstockCityTable   *self,
        const ComstockPlace *place)
{
  self->aim = *place;
  comstock_city_column_aim (self->column, place);
  comstock_plane_set_ghost (COMSTOCK_PLANE (self->plane), place->surface != COMSTOCK_NOWHERE ? place : NULL);
  show_desk (self);
}

static void
on_aimed (ComstockCityTable *self)
{
  const ComstockPlace *place = comstock_plane_get_aim (COMSTOCK_PLANE (self->plane));

  if (comstock_plane_is_target (COMSTOCK_PLANE (self->plane), place))
    aim_at (self, place);
  else
    aim_at (self, &self->aim);
}

/* --- turning --- */

static gboolean
may_turn (ComstockCityTable *self)
{
  return is_current (self) && get_ask (self)->seat >= 0 && get_state (self)->step == CITY_STEP_LAY;
}

static void
turn_to (ComstockCityTable *self,
         guint              turn)
{
  comstock_city_plane_set_turn (self->plane, turn);
  comstock_city_column_update (self->column, turn, may_turn (self));
  aim_at (self, &self->aim);
}

/* The focus does not move: what the tile is like now is said. */
static void
tell_turned (ComstockCityTable *self)
{
  const ComstockOption *option = find_at (self, &self->aim);
  g_autofree char *name = option != NULL
                            ? comstock_city_text_dup_move_title (self->game, get_state (self),
                                                                 (guint) get_ask (self)->seat, option->move)
                            : comstock_city_tile_dup_name (comstock_game_get_kit (self->game),
                                                           get_state (self)->drawn,
                                                           comstock_city_plane_get_turn (self->plane));

  comstock_announce_answer (GTK_WIDGET (self), name);
}

/* The ways to turn the tile that differ; where it is aimed at a cell, those that fit there. */
static guint
find_turns (ComstockCityTable *self)
{
  const CityTiles *tiles = comstock_game_get_kit (self->game);
  const ComstockAsk *ask = get_ask (self);
  guint turns = 0;

  for (guint i = 0; i < ask->n_options; i++)
    if (comstock_place_equal (&ask->options[i].place, &self->aim))
      turns |= CITY_BIT (city_move_which (ask->options[i].move));
  return turns != 0 ? turns : tiles->forms[get_state (self)->drawn].turns;
}

static void
turn_by (ComstockCityTable *self,
         guint              quarters)
{
  const guint turns = find_turns (self);
  guint turn = comstock_city_plane_get_turn (self->plane);

  do
    turn = (turn + quarters) % CITY_EDGES;
  while ((turns >> turn & 1) == 0);
  turn_to (self, turn);
  tell_turned (self);
}

static void
on_turn (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  if (may_turn (COMSTOCK_CITY_TABLE (widget)))
    turn_by (COMSTOCK_CITY_TABLE (widget), g_str_equal (action, "city.turn") ? 1 : CITY_EDGES - 1);
}

/* To the next place where something may be answered, or the one before. */
static void
walk (ComstockCityTable *self,
      int                step)
{
  const ComstockAsk *ask = get_ask (self);
  const int n = (int) ask->n_options;
  int at = step > 0 ? -1 : n;

  for (int i = 0; i < n; i++)
    if (comstock_place_equal (&ask->options[i].place, &self->aim))
      at = i;
  for (int i = 0; i < n; i++)
    {
      const ComstockPlace *place;

      at = (at + step + n) % n;
      place = &ask->options[at].place;
      if (place->surface != COMSTOCK_NOWHERE && !comstock_place_equal (place, &self->aim))
        {
          comstock_plane_set_cursor (COMSTOCK_PLANE (self->plane), place);
          gtk_widget_grab_focus (GTK_WIDGET (self->plane));
          return;
        }
    }
  gtk_widget_error_bell (GTK_WIDGET (self));
}

/* R is the key of the last news while there is nothing to turn; Ctrl+R always is. */
static gboolean
on_key_pressed (ComstockCityTable *self,
                guint              keyval,
                guint              keycode,
                GdkModifierType    state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_r:
      if (!may_turn (self))
        return GDK_EVENT_PROPAGATE;
      turn_by (self, (state & GDK_SHIFT_MASK) != 0 ? CITY_EDGES - 1 : 1);
      break;
    case GDK_KEY_g:
      comstock_city_lens_toggle (self->lens, COMSTOCK_CITY_LIGHT_GUARDS);
      break;
    case GDK_KEY_a:
      comstock_city_lens_toggle (self->lens, COMSTOCK_CITY_LIGHT_AREAS);
      break;
    case GDK_KEY_n:
      walk (self, (state & GDK_SHIFT_MASK) != 0 ? -1 : 1);
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  return GDK_EVENT_STOP;
}

static gboolean
on_scroll (ComstockCityTable *self,
           double             dx,
           double             dy)
{
  if (!may_turn (self) || dy == 0)
    return GDK_EVENT_PROPAGATE;
  turn_by (self, dy > 0 ? 1 : CITY_EDGES - 1);
  return GDK_EVENT_STOP;
}

/* --- answers --- */

/* A tile that does not fit as it is turned is turned first. */
static void
answer (ComstockTable        *table,
        const ComstockOption *option)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);

  if (is_lay (option) && city_move_which (option->move) != comstock_city_plane_get_turn (self->plane))
    turn_to (self, city_move_which (option->move));
  else
    COMSTOCK_TABLE_CLASS (comstock_city_table_parent_class)->answer (table, option);
}

static void
narrow (ComstockTable       *table,
        const ComstockPlace *place)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);
  const ComstockOption *option = find_at (self, place);

  if (option != NULL)
    answer (table, option);
  else
    turn_by (self, 1);
}

static gboolean
is_answered_in_city (ComstockCityTable *self)
{
  const ComstockAsk *ask = get_ask (self);

  return comstock_ask_has (ask, COMSTOCK_CITY_SURFACE) && find_only_place (ask).surface == COMSTOCK_NOWHERE;
}

static GtkWidget *
get_answering (ComstockTable *table)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);

  return is_answered_in_city (self) ? GTK_WIDGET (self->plane) : GTK_WIDGET (self->desk);
}

static void
focus_part (ComstockTable *table,
            GtkWidget     *part)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);
  const ComstockOption *first = find_first (self);
  const ComstockPlace *place = self->aim.surface != COMSTOCK_NOWHERE || first == NULL ? &self->aim : &first->place;

  if (part == GTK_WIDGET (self->desk))
    {
      comstock_city_desk_focus (self->desk);
      return;
    }
  if (part == GTK_WIDGET (self->plane) && first != NULL)
    {
      comstock_plane_set_cursor (COMSTOCK_PLANE (self->plane), place);
      comstock_plane_reveal (COMSTOCK_PLANE (self->plane), place);
    }
  comstock_part_enter (part);
}

/* The last tile that a steward lies on, or CITY_NO_TILE. */
static guint
find_steward (const CityState *state)
{
  guint last = CITY_NO_TILE;

  for (guint i = 0; i < state->n_seats * CITY_FOLLOWERS; i++)
    {
      const guint segment = state->seats[i / CITY_FOLLOWERS].claims[i % CITY_FOLLOWERS];

      if (segment != CITY_NOT_PLACED && state->segments[segment].kind == CITY_AREA &&
          (last == CITY_NO_TILE || state->segments[segment].tile > last))
        last = state->segments[segment].tile;
    }
  return last;
}

/* What is explained of the city is where something is asked, or happened last: all else of it stays free. */
static GtkWidget *
find_object (ComstockTable   *table,
             guint            part,
             guint            object,
             graphene_rect_t *area)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);
  const CityState *state = get_state (self);
  const guint steward = object == COMSTOCK_CITY_OBJECT_STEWARD ? find_steward (state) : CITY_NO_TILE;
  ComstockPlace place = self->aim;

  if (part != COMSTOCK_CITY_PART_CITY || (state->n_tiles == 0 && place.surface != COMSTOCK_CITY_SURFACE))
    return COMSTOCK_TABLE_CLASS (comstock_city_table_parent_class)->find_object (table, part, object, area);
  if (steward != CITY_NO_TILE)
    place = comstock_city_tile_on_table (state, steward);
  else if (place.surface != COMSTOCK_CITY_SURFACE)
    place = comstock_city_tile_on_table (state, state->n_tiles - 1u);
  place.side = COMSTOCK_CELL;
  comstock_plane_get_bounds (COMSTOCK_PLANE (self->plane), &place, area);
  /* What a follower would score stands partly outside of the tile. */
  if (state->step == CITY_STEP_CLAIM && steward == CITY_NO_TILE)
    graphene_rect_inset (area, 0, -area->size.height / 4);
  return GTK_WIDGET (self->plane);
}

static GtkWidget *
find_option (ComstockTable        *table,
             const ComstockOption *option,
             graphene_rect_t      *area)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);

  if (option->place.surface != COMSTOCK_CITY_SURFACE)
    return GTK_WIDGET (self->desk);
  comstock_plane_get_bounds (COMSTOCK_PLANE (self->plane), &option->place, area);
  return GTK_WIDGET (self->plane);
}

static void
preview_option (ComstockTable        *table,
                const ComstockOption *option)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);

  self->aim = option->place;
  if (is_lay (option))
    turn_to (self, city_move_which (option->move));
  else
    aim_at (self, &option->place);
  if (option->place.surface == COMSTOCK_CITY_SURFACE)
    comstock_plane_reveal (COMSTOCK_PLANE (self->plane), &option->place);
  /* The hint says why. */
  comstock_city_lens_hush (self->lens);
}

/* --- what is shown --- */

/* A new tile is turned as it fits somewhere. */
static void
take_in_hand (ComstockCityTable *self)
{
  const CityState *state = get_state (self);
  const ComstockOption *first = find_first (self);

  if (state->step != CITY_STEP_LAY || self->drawn == state->n_drawn)
    return;
  self->drawn = state->n_drawn;
  comstock_city_plane_set_turn (self->plane, first != NULL ? city_move_which (first->move) : 0);
}

static void
show_game (ComstockTable *table)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);
  const CityState *state = get_state (self);
  const ComstockAsk *ask = comstock_table_get_ask (table);
  const char *signs[CITY_MAX_SEATS] = { NULL };

  for (guint seat = 0; seat < state->n_seats; seat++)
    signs[seat] = comstock_game_get_sign (self->game, seat);
  self->cursor = comstock_game_get_cursor (self->game);
  self->aim = find_only_place (ask);
  comstock_city_plane_set_state (self->plane, comstock_game_get_kit (self->game), state, signs);
  take_in_hand (self);
  comstock_city_plane_set_ask (self->plane, ask);
  if (state->step == CITY_STEP_CLAIM && comstock_ask_has (ask, COMSTOCK_CITY_SURFACE))
    {
      const ComstockPlace newest = comstock_city_tile_on_table (state, state->n_tiles - 1u);

      comstock_plane_reveal (COMSTOCK_PLANE (self->plane), &newest);
    }
  comstock_city_column_update (self->column, comstock_city_plane_get_turn (self->plane), may_turn (self));
  comstock_seats_update (self->seats);
  on_aimed (self);
}

/* The stack, and which part of a turn it is: laying, claiming, walls, towers. */
static const char *
get_progress (ComstockGame *game,
              guint        *round,
              guint        *n_rounds)
{
  static const guint8 parts[] = {
    [CITY_STEP_DRAW] = 1, [CITY_STEP_LAY] = 1, [CITY_STEP_CLAIM] = 2, [CITY_STEP_GATE] = 3, [CITY_STEP_WALL] = 3,
    [CITY_STEP_GUARD] = 3, [CITY_STEP_TOWER] = 4, [CITY_STEP_OVER] = 4,
  };
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));

  *round = parts[state->step];
  *n_rounds = 4;
  return comstock_city_stack_get_name (city_stack_now (comstock_game_get_kit (game), state));
}

static void
reshape (ComstockTable *table,
         int            width,
         int            height)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (table);
  const ComstockTabletopShape shape = comstock_tabletop_get_shape (self->tabletop);
  const gboolean wide = shape == COMSTOCK_TABLETOP_WIDE;

  comstock_city_column_set_row (self->column, !wide, !wide && shape != COMSTOCK_TABLETOP_TALL);
  comstock_city_desk_set_brief (self->desk, !wide && shape != COMSTOCK_TABLETOP_TALL);
  gtk_widget_set_visible (self->feed, wide);
  comstock_seats_set_shape (self->seats, wide ? COMSTOCK_SEATS_COLUMN : COMSTOCK_SEATS_ROW, width);
}

/* --- its parts --- */

static char *
dup_words (const ComstockPlace *place,
           gpointer             data)
{
  ComstockCityTable *self = data;

  return comstock_city_words_dup_place (self->game, is_current (self) ? get_ask (self) : NULL, place);
}

static char *
dup_more (const ComstockPlace *place,
          gpointer             data)
{
  ComstockCityTable *self = data;

  return is_current (self) ? comstock_city_words_dup_gains (self->game, get_ask (self), place) : NULL;
}

static void
create_plane (ComstockCityTable *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  self->plane = COMSTOCK_CITY_PLANE (comstock_city_plane_new ());
  comstock_plane_set_words (COMSTOCK_PLANE (self->plane), dup_words, dup_more, self);
  comstock_plane_join (COMSTOCK_PLANE (self->plane), COMSTOCK_TABLE (self));
  g_signal_connect_object (self->plane, "aimed", G_CALLBACK (on_aimed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (on_scroll), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->plane), scroll);
  self->lens = comstock_city_lens_new (COMSTOCK_TABLE (self), self->plane);
}

static GtkWidget *
create_rail (ComstockCityTable *self)
{
  GtkWidget *rail = gtk_scrolled_window_new ();

  self->desk = COMSTOCK_CITY_DESK (comstock_city_desk_new ());
  g_signal_connect_object (self->desk, "chosen", G_CALLBACK (comstock_table_choose), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (rail), GTK_WIDGET (self->desk));
  gtk_widget_add_css_class (rail, "rail");
  return rail;
}

static void
create_seats (ComstockCityTable *self)
{
  self->seats = COMSTOCK_SEATS (comstock_seats_new (self->game, comstock_city_seat_fill_plate));
  for (guint seat = 0; seat < comstock_game_get_n_seats (self->game); seat++)
    {
      comstock_seats_add_picture (self->seats, seat, comstock_city_seat_picture_new (self->game, seat));
      comstock_city_lens_watch_seat (self->lens, comstock_seats_get_plate (self->seats, seat), seat);
    }
}

/* Seats come first; what there is no room for below them are the oldest deeds. */
static GtkWidget *
create_side (ComstockCityTable *self)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  create_seats (self);
  self->feed = comstock_feed_new (self->game, &comstock_city_log_pictures, DEEDS);
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (side), self->feed);
  gtk_widget_add_css_class (side, "city-side");
  return side;
}

static void
add_tabletop (ComstockCityTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  ComstockCityPlaces places;
  GtkWidget *view;

  create_plane (self);
  /* Translators: a button: shows all of it */
  view = comstock_plane_view_new (COMSTOCK_PLANE (self->plane), _("Whole City"));
  self->column = COMSTOCK_CITY_COLUMN (comstock_city_column_new (COMSTOCK_CITY_GAME (self->game)));
  self->tabletop = g_object_new (COMSTOCK_TYPE_TABLETOP,
                                 "board", comstock_seen_bin_new (view),
                                 "market", comstock_seen_bin_new (GTK_WIDGET (self->column)),
                                 "rail", create_rail (self), "seats", create_side (self),
                                 "vexpand", TRUE, NULL);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->tabletop), keys);
  comstock_table_set_tabletop (COMSTOCK_TABLE (self), self->tabletop);
  comstock_frame_add_content (comstock_table_get_frame (COMSTOCK_TABLE (self)), GTK_WIDGET (self->tabletop));
  places = (ComstockCityPlaces) { self->plane, self->column, self->seats };
  comstock_city_deed_act_watch (COMSTOCK_TABLE (self), &places);
}

/* In the order of a turn, each with what a person asks about who points at no single thing. */
static void
add_parts (ComstockCityTable *self)
{
  const ComstockPart parts[] = {
    { self->column, COMSTOCK_PART_ANSWERS, COMSTOCK_CITY_PART_COLUMN, "rule:stacks rule:walls rule:end" },
    { self->plane, COMSTOCK_PART_ASKS, COMSTOCK_CITY_PART_CITY, "rule:laying rule:followers rule:walls" },
    { self->desk, COMSTOCK_PART_ASKS, COMSTOCK_CITY_PART_DESK, "rule:turn rule:guards rule:towers" },
    { self->seats, COMSTOCK_PART_WORKS, COMSTOCK_CITY_PART_SEATS, "rule:things rule:scoring" },
  };

  comstock_parts_add_all (comstock_table_get_parts (COMSTOCK_TABLE (self)), parts, G_N_ELEMENTS (parts));
}

static void
comstock_city_table_constructed (GObject *object)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (object);

  G_OBJECT_CLASS (comstock_city_table_parent_class)->constructed (object);
  self->game = comstock_table_get_game (COMSTOCK_TABLE (self));
  add_tabletop (self);
  add_parts (self);
  g_signal_connect (self, "notify::telling", G_CALLBACK (show_desk), NULL);
  comstock_table_start (COMSTOCK_TABLE (self));
}

static void
comstock_city_table_dispose (GObject *object)
{
  ComstockCityTable *self = COMSTOCK_CITY_TABLE (object);

  /* What goes moves the focus, and with it what is aimed at. */
  if (self->plane != NULL)
    g_signal_handlers_disconnect_by_data (self->plane, self);
  self->plane = NULL;
  comstock_end (&self->lens);
  G_OBJECT_CLASS (comstock_city_table_parent_class)->dispose (object);
}

/* --- what moves a rival --- */

/* In points. */
#define MUCH 10

static ComstockMood
find_mood (ComstockGame  *game,
           const CsEvent *event)
{
  switch (event->type)
    {
    case CITY_EVENT_SCORED:
      return event->args[1] >= MUCH ? COMSTOCK_PLEASED : COMSTOCK_CALM;
    case CITY_EVENT_REMOVED:
      return COMSTOCK_HIT;
    default:
      return COMSTOCK_CALM;
    }
}

static GtkWidget *
get_seat (ComstockTable *table,
          guint          seat)
{
  return comstock_seats_get_plate (COMSTOCK_CITY_TABLE (table)->seats, seat);
}

static void
comstock_city_table_class_init (ComstockCityTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ComstockTableClass *table_class = COMSTOCK_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = comstock_city_table_constructed;
  G_OBJECT_CLASS (klass)->dispose = comstock_city_table_dispose;
  gtk_widget_class_set_css_name (widget_class, "city-table");
  gtk_widget_class_install_action (widget_class, "city.turn", NULL, on_turn);
  gtk_widget_class_install_action (widget_class, "city.turn-back", NULL, on_turn);
  table_class->tips = &comstock_city_tips;
  table_class->sounds = &comstock_city_sounds;
  table_class->find_mood = find_mood;
  table_class->get_seat = get_seat;
  table_class->log = &comstock_city_log_pictures;
  table_class->score = &comstock_city_score_look;
  table_class->finale = &comstock_city_finale;
  table_class->exports = &comstock_city_exports;
  table_class->dup_spoken = comstock_city_words_dup_spoken;
  table_class->get_progress = get_progress;
  table_class->show_game = show_game;
  table_class->get_answering = get_answering;
  table_class->focus_part = focus_part;
  table_class->find_object = find_object;
  table_class->find_option = find_option;
  table_class->preview_option = preview_option;
  table_class->answer = answer;
  table_class->narrow = narrow;
  table_class->reshape = reshape;
}

static void
comstock_city_table_init (ComstockCityTable *self)
{
}

GtkWidget *
comstock_city_table_new (ComstockGame *game)
{
  return g_object_new (COMSTOCK_TYPE_CITY_TABLE, "game", game, NULL);
}
