/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Map and track show the position and lead to the answers, which are all there in words as well. */

#include "config.h"

#include "comstock-board-table.h"

#include <glib/gi18n.h>

#include "comstock-board-answers.h"
#include "comstock-board-carry.h"
#include "comstock-board-deed-act.h"
#include "comstock-board-duel.h"
#include "comstock-board-exports.h"
#include "comstock-board-flights.h"
#include "comstock-board-log.h"
#include "comstock-board-marks.h"
#include "comstock-board-objects.h"
#include "comstock-board-page.h"
#include "comstock-board-parcel.h"
#include "comstock-board-ghost.h"
#include "comstock-board-payday.h"
#include "comstock-board-roll.h"
#include "comstock-board-sounds.h"
#include "comstock-board-rail.h"
#include "comstock-board-spoken.h"
#include "comstock-board-told.h"
#include "comstock-board-tips.h"
#include "comstock-board-topic-drawing.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-news.h"
#include "model/board/comstock-board-sheet.h"
#include "model/board/comstock-board-text.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/map/comstock-board-overlay.h"
#include "ui/board/score/comstock-board-finale.h"
#include "ui/board/score/comstock-board-score-look.h"
#include "ui/board/seats/comstock-board-posse.h"
#include "ui/board/seats/comstock-board-seat-plate.h"
#include "ui/table/comstock-count.h"
#include "ui/table/comstock-feed.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/board/track/comstock-board-turns.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-explain.h"
#include "ui/table/plane/comstock-plane-table.h"

struct _ComstockBoardTable
{
  ComstockTable parent_instance;

  ComstockBoardPage *page;      /* with all that follows */
  ComstockBoardTurns *turns;
  ComstockBoardTrack *track;
  ComstockBoardMap *map;
  ComstockBoardTold *told;
  ComstockBoardAnswers *answers;
  ComstockSeats *seats;
  GtkWidget *flights;
  GtkWidget *duel;

  ComstockGame *game;
  int asked;                    /* whom the answers are for, or −1 */
  BoardState answered;          /* what the answers are about */
  BoardContent hand;            /* what is placed now, or BOARD_BARE */
  ComstockBoardCarry *carry;
  GtkWidget *feed;
  int walked;                   /* which of the places of answers had the focus last, −1: none */
  ComstockBoardOverlay overlay;
  int width;                    /* in which the page is arranged */
  int height;
};

G_DEFINE_FINAL_TYPE (ComstockBoardTable, comstock_board_table, COMSTOCK_TYPE_TABLE)

/* How many deeds stay in sight. */
#define DEEDS 8

static GSettings *
settings_new (void)
{
  return g_settings_new (APPLICATION_ID ".board");
}

static void on_aimed (ComstockBoardTable *self);

static const BoardState *
get_seen (ComstockBoardTable *self)
{
  return comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));
}

/* What plates, map and track show while acts still tell what has happened. */
static const BoardState *
get_told (ComstockBoardTable *self)
{
  return comstock_board_game_get_told (COMSTOCK_BOARD_GAME (self->game));
}

/* What map and answers on it are about. */
static const BoardState *
get_placed (ComstockBoardTable *self)
{
  const BoardState *imagined = comstock_board_carry_get_state (self->carry);

  return imagined != NULL ? imagined : get_seen (self);
}

/* The parcel that is asked about, as a set. */
static BoardParcels
find_subject (ComstockBoardTable *self,
              int                 asked)
{
  ComstockBoardQuestion question;

  if (asked < 0)
    return 0;
  comstock_board_question_read (get_seen (self), (guint) asked, &question);
  return question.parcel < BOARD_PARCEL_COUNT ? board_parcel_bit (question.parcel) : 0;
}

/* Acts still tell what has happened. */
static gboolean
is_performing (ComstockBoardTable *self)
{
  return comstock_theatre_is_performing (comstock_table_get_theatre (COMSTOCK_TABLE (self)));
}

/* Whom map and track show as asked, or −1: what is asked next tells what the acts are about to tell. */
static int
get_shown (ComstockBoardTable *self)
{
  return is_performing (self) ? -1 : comstock_table_get_asked (COMSTOCK_TABLE (self));
}

/* What is asked about on the map, and where several answers are offered in words. */
static BoardParcels
find_marked (ComstockBoardTable *self,
             BoardPlace          aim,
             int                 asked)
{
  const guint parcel = (guint) aim - BOARD_PLACE_PARCEL;

  return find_subject (self, asked) | (parcel < BOARD_PARCEL_COUNT ? board_parcel_bit (parcel) : 0) |
         (asked >= 0 ? comstock_board_game_get_planned (COMSTOCK_BOARD_GAME (self->game), (guint) asked) : 0);
}

/* What makes a figure of the score sheet goes before what is marked otherwise. */
static void
update_light (ComstockBoardTable *self)
{
  const int asked = get_shown (self);
  int seat;
  const ComstockSheetFigure *figure =
    comstock_score_pane_get_light (comstock_table_get_score (COMSTOCK_TABLE (self)), &seat);
  const BoardParcels lit = figure != NULL ? figure->places[COMSTOCK_BOARD_SHEET_MAP] : 0;
  const BoardPlace aim = comstock_board_place_of (comstock_board_answers_get_aim (self->answers));

  comstock_board_overlay_show (self->overlay, self->map, get_seen (self),
                               asked >= 0 ? (uint32_t) asked : CS_NO_SEAT);
  if (lit != 0)
    comstock_board_map_light (self->map, lit, TRUE);
  else if (self->overlay == COMSTOCK_BOARD_OVERLAY_NONE)
    comstock_board_map_light (self->map, find_marked (self, aim, asked), FALSE);
  comstock_board_track_light (self->track,
                              figure != NULL ? (guint32) figure->places[COMSTOCK_BOARD_SHEET_TRACK] : 0);
  comstock_board_track_aim (self->track, aim);
}

/* Where the map is not seen the score sheet shows a small one. */
static void
show_light (ComstockTable *table)
{
  const gboolean covering = comstock_panes_is_covering (comstock_table_get_panes (table)) ||
                            comstock_table_get_end_foot (table) > 0;

  comstock_score_pane_set_seen (comstock_table_get_score (table), covering ? 0 : G_MAXUINT32);
  update_light (COMSTOCK_BOARD_TABLE (table));
}

/* Parcels, and roads once somebody has asked for them. */
static void
offer_on_map (ComstockBoardTable *self)
{
  ComstockPlane *plane = COMSTOCK_PLANE (self->map);
  const int asked = get_shown (self);
  const gboolean answered = asked >= 0 && comstock_board_carry_get_state (self->carry) == NULL;
  g_autoptr (ComstockAsk) nothing = comstock_ask_new_of_nobody ();
  ComstockPlace sites[BOARD_PARCEL_COUNT];
  guint n = 0;

  comstock_plane_set_ask (plane, answered ? comstock_table_get_ask (COMSTOCK_TABLE (self)) : nothing,
                          comstock_board_answers_lays_roads (self->answers));
  for (BoardParcels left = comstock_board_marks_find_ahead (get_placed (self), asked); left != 0; left &= left - 1)
    sites[n++] = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + board_first (left)));
  comstock_plane_offer (plane, sites, n);
}

static void
on_sorted (ComstockBoardTable *self)
{
  offer_on_map (self);
  update_light (self);
}

/* What is asked waits for the acts, and shows no more than the map how a duel ends before that was told. */
static void
update_ground (ComstockBoardTable *self,
               BoardPlace          last)
{
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (COMSTOCK_TABLE (self)));
  const gboolean on_map = last >= BOARD_PLACE_PARCEL && last < BOARD_PLACE_ENCLOSURE;

  comstock_board_answers_veil (self->answers, COMSTOCK_IS_BOARD_ROLL (act) || is_performing (self));
  comstock_board_map_set_state (self->map, get_told (self));
  if (!is_performing (self))
    comstock_board_map_set_last (self->map, on_map ? (uint32_t) last - BOARD_PLACE_PARCEL : BOARD_NO_PARCEL);
}

/* What places pay the player asked, else the one that looks. */
static void
update_track (ComstockBoardTable *self,
              BoardPlace          last)
{
  const int asked = get_shown (self);
  const int seat = asked >= 0 ? asked : comstock_game_get_viewer (self->game);

  comstock_board_track_set_state (self->track, self->game, get_told (self), seat >= 0 ? (uint32_t) seat : CS_NO_SEAT);
  comstock_board_turns_set_state (self->turns, get_told (self));
  if (is_performing (self))
    comstock_board_turns_rest (self->turns);
  else
    comstock_board_track_set_last (self->track, last);
}

static void
update_map (ComstockBoardTable       *self,
            const ComstockBoardMarks *marks)
{
  g_autoptr (GPtrArray) figures = NULL;
  const int asked = get_shown (self);
  BoardParcels attacks = 0;

  self->hand = comstock_board_marks_find_hand (get_placed (self), asked);
  if (asked >= 0)
    {
      figures = comstock_board_marks_dup_figures (marks, get_placed (self), (guint) asked);
      attacks = comstock_board_marks_find_attacks (marks, get_placed (self), (guint) asked);
    }
  comstock_board_map_set_attacks (self->map, attacks);
  offer_on_map (self);
  comstock_board_map_set_figures (self->map, figures != NULL ? (const char *const *) figures->pdata : NULL);
  update_light (self);
  on_aimed (self);
}

static void
update_told (ComstockBoardTable *self)
{
  comstock_board_game_set_told (COMSTOCK_BOARD_GAME (self->game),
                                is_performing (self) ? comstock_table_get_told (COMSTOCK_TABLE (self)) : G_MAXUINT);
}

static void
update_board (ComstockBoardTable *self)
{
  const BoardPlace last = comstock_board_marks_find_last (self->game);
  ComstockBoardMarks marks = { 0 };

  if (get_shown (self) >= 0 && comstock_board_carry_get_state (self->carry) == NULL)
    comstock_board_marks_read (&marks, comstock_table_get_ask (COMSTOCK_TABLE (self)));
  update_ground (self, last);
  update_track (self, last);
  update_map (self, &marks);
  comstock_board_track_set_targets (self->track, marks.track, marks.enclosures);
}

/* One act hands over to the next, or the last one. */
static void
on_performing (ComstockBoardTable *self)
{
  update_told (self);
  comstock_seats_renew (self->seats);
  update_board (self);
}

/* What is carried goes to the map, of which no tip covers a parcel meanwhile. */
static void
on_carried (ComstockBoardTable *self)
{
  if (comstock_board_carry_get_state (self->carry) != NULL)
    {
      comstock_guide_dismiss (comstock_table_get_guide (COMSTOCK_TABLE (self)));
      comstock_board_page_show (self->page, COMSTOCK_BOARD_SURFACE_MAP);
    }
  update_board (self);
}

static gboolean
on_escape (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  return comstock_board_carry_put_down (COMSTOCK_BOARD_TABLE (widget)->carry);
}

/* Where answers go to or from the side a pane over that has less room, or more. */
static void
spare_side (ComstockBoardTable *self)
{
  ComstockTable *table = COMSTOCK_TABLE (self);

  if (comstock_table_get_end_foot (table) == 0)
    comstock_panes_set_foot (comstock_table_get_panes (table), comstock_board_page_get_foot (self->page));
}

static void
flatten_duel (ComstockBoardTable *self)
{
  comstock_board_duel_set_tight (COMSTOCK_BOARD_DUEL (self->duel), comstock_board_page_is_tight (self->page),
                                 comstock_table_get_asked (COMSTOCK_TABLE (self)) >= 0);
  comstock_board_duel_set_away (COMSTOCK_BOARD_DUEL (self->duel),
                                comstock_replay_is_active (comstock_table_get_replay (COMSTOCK_TABLE (self))));
}

/* Where others choose in secret too, list, slider and focus stay while they do; and a player who answers one question
 * after the other there keeps the focus, since the table leads it only to what is asked of somebody else. */
static void
show_answers (ComstockBoardTable *self,
              int                 asked)
{
  const gboolean same = asked >= 0 && asked == self->asked && comstock_game_is_secret (self->game);
  const gboolean focused = comstock_part_has_focus (GTK_WIDGET (self->answers));

  if (same && comstock_board_question_stays (&self->answered, get_seen (self), (guint) asked))
    return;
  self->asked = asked;
  self->answered = *get_seen (self);
  comstock_board_answers_ask (self->answers, comstock_table_get_ask (COMSTOCK_TABLE (self)),
                              comstock_replay_is_active (comstock_table_get_replay (COMSTOCK_TABLE (self))));
  if (same && focused)
    comstock_board_answers_focus (self->answers);
}

/* What is answered on one of them alone has it in front, where map and track lie so. */
static void
bring_asked (ComstockBoardTable *self)
{
  const ComstockAsk *ask = comstock_table_get_ask (COMSTOCK_TABLE (self));
  gboolean on_map = comstock_board_marks_find_ahead (get_seen (self), ask->seat) != 0;
  gboolean on_track = FALSE;

  for (guint i = 0; i < ask->n_options; i++)
    if (!ask->options[i].aside && ask->options[i].place.surface != COMSTOCK_NOWHERE)
      {
        const gboolean is_parcel = ask->options[i].place.surface == COMSTOCK_BOARD_SURFACE_MAP;

        on_map |= is_parcel;
        on_track |= !is_parcel;
      }
  if (on_map != on_track)
    comstock_board_page_show (self->page, on_map ? COMSTOCK_BOARD_SURFACE_MAP : COMSTOCK_BOARD_SURFACE_TRACK);
}

/* The plate of who looks on lies on the rail, and moves there once it was told what has happened. */
static void
update_viewer (ComstockBoardTable *self)
{
  if (!comstock_table_is_telling (COMSTOCK_TABLE (self)))
    comstock_board_page_set_viewer (self->page, comstock_game_get_viewer (self->game));
}

static void
show_game (ComstockTable *table)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);

  self->walked = -1;
  update_told (self);
  comstock_board_carry_put_down (self->carry);
  show_answers (self, comstock_table_get_asked (table));
  update_viewer (self);
  comstock_seats_update (self->seats);
  flatten_duel (self);
  update_board (self);
  bring_asked (self);
}

static void
on_overlay (GSimpleAction *action,
            GVariant      *state,
            gpointer       data)
{
  ComstockBoardTable *self = data;

  for (guint i = 0; i < COMSTOCK_BOARD_OVERLAYS; i++)
    if (g_str_equal (comstock_board_overlay_get_id (i), g_variant_get_string (state, NULL)))
      self->overlay = i;
  g_simple_action_set_state (action, g_variant_new_string (comstock_board_overlay_get_id (self->overlay)));
  comstock_table_update (COMSTOCK_TABLE (self));
}

/* The key of the overlay that is shown takes it away again. */
static gboolean
on_overlay_key (GtkWidget *widget,
                GVariant  *overlay,
                gpointer   data)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (widget);
  guint asked = g_variant_get_uint32 (overlay);

  if (asked == self->overlay)
    asked = COMSTOCK_BOARD_OVERLAY_NONE;
  g_action_group_change_action_state (G_ACTION_GROUP (comstock_table_get_actions (COMSTOCK_TABLE (self))), "overlay",
                                      g_variant_new_string (comstock_board_overlay_get_id (asked)));
  return TRUE;
}

/* --- the list of all answers --- */

static void
on_list (GSimpleAction *action,
         GVariant      *state,
         gpointer       data)
{
  ComstockBoardTable *self = data;

  g_simple_action_set_state (action, state);
  comstock_board_answers_set_listed (self->answers, g_variant_get_boolean (state));
  if (g_variant_get_boolean (state))
    comstock_board_answers_focus (self->answers);
}

/* The parcel that has the focus, or BOARD_NO_PARCEL. */
static guint
find_focused (ComstockBoardTable *self)
{
  const ComstockPlace *aim = comstock_plane_get_aim (COMSTOCK_PLANE (self->map));
  const gboolean focused = (gtk_widget_get_state_flags (GTK_WIDGET (self->map)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  return focused && aim->surface == COMSTOCK_BOARD_SURFACE_MAP && aim->side == COMSTOCK_CELL
           ? (guint) comstock_board_place_of (aim) - BOARD_PLACE_PARCEL : BOARD_NO_PARCEL;
}

static char *
dup_spoken (ComstockTable  *table,
            ComstockSpoken  what,
            guint           nth)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);

  return comstock_board_spoken_dup (COMSTOCK_BOARD_GAME (self->game), self->track, find_focused (self), what, nth);
}

static void
dup_look (ComstockTable *table,
          GVariantDict  *look)
{
  g_variant_dict_insert (look, "overlay", "s", comstock_board_overlay_get_id (COMSTOCK_BOARD_TABLE (table)->overlay));
}

static void
set_look (ComstockTable *table,
          GVariantDict  *look)
{
  const char *overlay;

  if (g_variant_dict_lookup (look, "overlay", "&s", &overlay))
    g_action_group_change_action_state (G_ACTION_GROUP (comstock_table_get_actions (table)), "overlay",
                                        g_variant_new_string (overlay));
}

static GtkWidget *
get_answering (ComstockTable *table)
{
  return GTK_WIDGET (COMSTOCK_BOARD_TABLE (table)->answers);
}

/* Where a press gives @option, or would if what goes along were picked up. */
static ComstockPlace
find_place (const ComstockOption *option)
{
  return option->place.surface != COMSTOCK_NOWHERE ? option->place : comstock_board_move_on_table (option->move);
}

/* Hints point at where an answer would be given. */
static GtkWidget *
find_option (ComstockTable        *table,
             const ComstockOption *option,
             graphene_rect_t      *area)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);
  const ComstockPlace on_table = find_place (option);
  const BoardPlace place = comstock_board_place_of (&on_table);
  GtkWidget *button;

  comstock_board_page_show (self->page, on_table.surface);
  if (on_table.surface == COMSTOCK_BOARD_SURFACE_MAP)
    {
      comstock_plane_get_bounds (COMSTOCK_PLANE (self->map), &on_table, area);
      return GTK_WIDGET (self->map);
    }
  if (place != BOARD_NO_PLACE)
    return comstock_board_track_get_space (self->track, place);
  button = option->amount >= 0 ? comstock_board_answers_find_slider (self->answers) : NULL;
  if (button == NULL)
    button = comstock_board_answers_find (self->answers, option->move);
  return button != NULL ? button : GTK_WIDGET (self->answers);
}

/* At the end all of it lies behind who has won by what. */
static GtkWidget *
find_object (ComstockTable   *table,
             guint            part,
             guint            object,
             graphene_rect_t *area)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);
  const ComstockBoardObjects objects = { self->game, comstock_table_get_ask (table), self->track, self->map,
                                         self->answers, self->seats, self->duel };
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (table));

  if (COMSTOCK_IS_COUNT (act))
    return comstock_count_get_first (COMSTOCK_COUNT (act));
  return comstock_board_objects_find (&objects, part, object, area);
}

static void
on_guided_part (ComstockBoardTable *self,
                GParamSpec         *pspec,
                ComstockGuide      *guide)
{
  const guint part = comstock_guide_get_part (guide);

  if (part == COMSTOCK_BOARD_GUIDE_MAP || part == COMSTOCK_BOARD_GUIDE_TRACK)
    comstock_board_page_show (self->page, part == COMSTOCK_BOARD_GUIDE_MAP ? COMSTOCK_BOARD_SURFACE_MAP
                                                                           : COMSTOCK_BOARD_SURFACE_TRACK);
}

static void
focus_part (ComstockTable *table,
            GtkWidget     *part)
{
  if (part == GTK_WIDGET (COMSTOCK_BOARD_TABLE (table)->answers))
    comstock_board_answers_focus (COMSTOCK_BOARD_TABLE (table)->answers);
  else
    comstock_part_enter (part);
}

/* --- going through the places of the answers --- */

/* Leads the focus to where @option is answered. */
static void
focus_option (ComstockBoardTable   *self,
              const ComstockOption *option)
{
  if (option->place.surface != COMSTOCK_BOARD_SURFACE_MAP)
    {
      gtk_widget_grab_focus (comstock_board_track_get_space (self->track, comstock_board_place_of (&option->place)));
      return;
    }
  comstock_plane_set_cursor (COMSTOCK_PLANE (self->map), &option->place);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static gboolean
is_met (GPtrArray            *stops,
        const ComstockOption *option)
{
  for (guint i = 0; i < stops->len; i++)
    if (comstock_place_equal (&((const ComstockOption *) stops->pdata[i])->place, &option->place))
      return TRUE;
  return FALSE;
}

static int
get_income (ComstockBoardTable   *self,
            const ComstockOption *option)
{
  if (option->place.surface != COMSTOCK_BOARD_SURFACE_MAP || option->place.side != COMSTOCK_CELL)
    return -1;
  return comstock_board_advice_find_income (get_seen (self), self->hand,
                                            (guint) comstock_board_place_of (&option->place) - BOARD_PLACE_PARCEL,
                                            (guint) comstock_table_get_ask (COMSTOCK_TABLE (self))->seat);
}

static int
compare_incomes (gconstpointer a,
                 gconstpointer b,
                 gpointer      self)
{
  return get_income (self, *(const ComstockOption *const *) b) - get_income (self, *(const ComstockOption *const *) a);
}

/* A road that nobody has asked for is no stop. */
static gboolean
is_offered (ComstockBoardTable  *self,
            const ComstockPlace *place)
{
  return place->surface == COMSTOCK_BOARD_SURFACE_MAP ? comstock_plane_is_target (COMSTOCK_PLANE (self->map), place)
                                                      : place->surface != COMSTOCK_NOWHERE;
}

/* One for each place, a building in hand first where it would earn most, all else as the rules list it. */
static GPtrArray *
dup_stops (ComstockBoardTable *self)
{
  const ComstockAsk *ask = comstock_table_get_ask (COMSTOCK_TABLE (self));
  GPtrArray *stops = g_ptr_array_new ();

  for (guint i = 0; i < ask->n_options; i++)
    if (is_offered (self, &ask->options[i].place) && !is_met (stops, &ask->options[i]))
      g_ptr_array_add (stops, (gpointer) &ask->options[i]);
  if (self->hand >= BOARD_FIRST_BUILDING && self->hand < BOARD_CONTENTS)
    g_ptr_array_sort_with_data (stops, compare_incomes, self);
  return stops;
}

/* To the next place where something may be chosen, or the one before. */
static void
walk (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (widget);
  const int step = g_str_equal (action, "board.next-place") ? 1 : -1;
  g_autoptr (GPtrArray) stops = dup_stops (self);
  g_autofree char *which = NULL;

  if (stops->len == 0)
    {
      gtk_widget_error_bell (widget);
      return;
    }
  self->walked = self->walked < 0 && step < 0 ? (int) stops->len - 1
                                              : (self->walked + step + (int) stops->len) % (int) stops->len;
  focus_option (self, stops->pdata[self->walked]);
  which = g_strdup_printf (_("Place %u of %u."), (guint) self->walked + 1, stops->len);
  comstock_announce_aside (widget, which);
}

/* --- answers --- */

/* Several answers at one place are offered in words. */
static void
narrow (ComstockTable       *table,
        const ComstockPlace *place)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);

  comstock_board_answers_aim (self->answers, place);
  comstock_board_answers_focus (self->answers);
}

static gboolean
leads_there (CsMove move)
{
  const BoardMoveType type = board_move_type (move);

  return type == BOARD_MOVE_BUILD || type == BOARD_MOVE_BUILDING || type == BOARD_MOVE_YES;
}

/* The first of @options with which @way can be begun, or NULL. */
static const ComstockOption *
find_first_road (const ComstockAsk *ask,
                 BoardRoads         way)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockPlace *place = &ask->options[i].place;
      const uint32_t edge = place->side != COMSTOCK_CELL ? comstock_board_edge_of (place) : 0;

      if (place->side != COMSTOCK_CELL && board_has_road (way, edge % 2, edge / 2))
        return &ask->options[i];
    }
  return NULL;
}

/* A player who presses a site builds there, without being asked before whether to build, lays the roads that it
 * needs, as
 * they were shown, and buys the land that it presses when asked about it. */
static const ComstockOption *
find_ahead (ComstockTable       *table,
            const ComstockPlace *place)
{
  const BoardParcels sites = comstock_board_marks_find_ahead (get_seen (COMSTOCK_BOARD_TABLE (table)),
                                                              comstock_table_get_asked (table));
  const guint parcel = (guint) comstock_board_place_of (place) - BOARD_PLACE_PARCEL;
  const ComstockAsk *ask = comstock_table_get_ask (table);

  if (place->side != COMSTOCK_CELL || parcel >= BOARD_PARCEL_COUNT || (sites >> parcel & 1) == 0)
    return NULL;
  for (guint i = 0; i < ask->n_options; i++)
    if (leads_there (ask->options[i].move))
      return &ask->options[i];
  return find_first_road (ask, comstock_board_marks_find_way (get_seen (COMSTOCK_BOARD_TABLE (table)), ask->seat,
                                                              parcel));
}

static void
update_room (ComstockBoardTable *self)
{
  comstock_board_page_set_room (self->page, self->width, self->height,
                                comstock_panes_get_width (comstock_table_get_panes (COMSTOCK_TABLE (self))));
}

static void
reshape (ComstockTable *table,
         int            width,
         int            height)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);

  self->width = width;
  self->height = height;
  update_room (self);
}

static void
on_place_pressed (ComstockBoardTable *self,
                  guint               place)
{
  const ComstockPlace pressed = comstock_board_place_on_table ((BoardPlace) place);

  comstock_board_carry_put_down (self->carry);
  comstock_table_press (COMSTOCK_TABLE (self), &pressed);
}

static void
on_touched (ComstockBoardTable *self,
            guint               place)
{
  comstock_board_told_touch (self->told, comstock_board_track_get_space (self->track, (BoardPlace) place));
}

/* Shows what would come of an answer at @place; nothing where there is none. */
static void
preview (ComstockBoardTable  *self,
         const ComstockPlace *place)
{
  const int asked = comstock_table_get_asked (COMSTOCK_TABLE (self));

  comstock_board_ghost_hide (self->map, get_placed (self), self->hand);
  if (asked >= 0 && place->surface == COMSTOCK_BOARD_SURFACE_MAP)
    comstock_board_ghost_show (self->map, get_placed (self), (uint32_t) asked, self->hand, place);
  if (asked >= 0 && place->surface == COMSTOCK_BOARD_SURFACE_MAP && place->side == COMSTOCK_CELL)
    comstock_board_map_set_way (self->map,
                                comstock_board_marks_find_way (get_placed (self), asked,
                                                               (guint) comstock_board_place_of (place) -
                                                                 BOARD_PLACE_PARCEL));
}

static void
on_looked (ComstockBoardTable *self,
           guint               move)
{
  const ComstockOption *option = comstock_ask_find (comstock_table_get_ask (COMSTOCK_TABLE (self)), move);
  const ComstockPlace nowhere = { .surface = COMSTOCK_NOWHERE };
  const ComstockPlace place = option != NULL ? find_place (option) : nowhere;

  preview (self, &place);
  comstock_board_told_look_at (self->told, move);
}

static void
preview_option (ComstockTable        *table,
                const ComstockOption *option)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (table);
  const ComstockPlace place = find_place (option);
  const CsMove move = option->move;

  /* A press where the hint points gives what it says. */
  if (board_move_type (move) == BOARD_MOVE_COWBOY)
    comstock_board_answers_pick (self->answers, (BoardCowboyKind) (board_move_argument (move) % BOARD_COWBOY_KINDS));
  preview (self, &place);
  comstock_board_answers_slide (self->answers, move);
}

static void
on_aimed (ComstockBoardTable *self)
{
  ComstockPlane *plane = COMSTOCK_PLANE (self->map);
  const ComstockPlace *aim = comstock_plane_get_aim (plane);

  preview (self, comstock_plane_is_target (plane, aim) ? aim : &(ComstockPlace) { .surface = COMSTOCK_NOWHERE });
  if (aim->surface != COMSTOCK_NOWHERE)
    comstock_board_track_touch (self->track, BOARD_NO_PLACE);
  comstock_board_told_update (self->told);
}

static char *
dup_parcel_words (uint32_t parcel,
                  gpointer data)
{
  ComstockBoardTable *self = data;

  return comstock_board_parcel_dup_text (self->game, get_seen (self), comstock_game_get_viewer (self->game), parcel);
}

static char *
dup_edge_words (uint32_t edge,
                gpointer data)
{
  return comstock_board_text_dup_edge (COMSTOCK_BOARD_TABLE (data)->game, edge);
}

static void
create_map (ComstockBoardTable *self)
{
  self->map = COMSTOCK_BOARD_MAP (comstock_board_map_new ());
  comstock_board_map_set_words (self->map, dup_parcel_words, dup_edge_words, self);
  self->carry = comstock_board_carry_new (COMSTOCK_TABLE (self), self->track, self->map);
  g_signal_connect_object (self->carry, "changed", G_CALLBACK (on_carried), self, G_CONNECT_SWAPPED);
  comstock_plane_join (COMSTOCK_PLANE (self->map), COMSTOCK_TABLE (self));
  g_signal_connect_object (self->map, "aimed", G_CALLBACK (on_aimed), self, G_CONNECT_SWAPPED);
}

static void
create_track (ComstockBoardTable *self)
{
  self->track = COMSTOCK_BOARD_TRACK (comstock_board_track_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->track), GTK_ALIGN_START);
  g_signal_connect_object (self->track, "place-pressed", G_CALLBACK (on_place_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->track, "touched", G_CALLBACK (on_touched), self, G_CONNECT_SWAPPED);
}

static void
create_answers (ComstockBoardTable *self)
{
  self->answers = COMSTOCK_BOARD_ANSWERS (comstock_board_answers_new (self->game));
  g_signal_connect_object (self->answers, "chosen", G_CALLBACK (comstock_table_choose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answers, "sorted", G_CALLBACK (on_sorted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answers, "picked", G_CALLBACK (comstock_table_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->answers, "looked", G_CALLBACK (on_looked), self, G_CONNECT_SWAPPED);
}

static void
add_seats (ComstockBoardTable *self)
{
  self->seats = COMSTOCK_SEATS (comstock_seats_new (self->game, comstock_board_seat_fill_plate));
  for (guint seat = 0; seat < comstock_game_get_n_seats (self->game); seat++)
    {
      comstock_seats_add_picture (self->seats, seat, comstock_board_posse_new (self->game, seat, FALSE));
      comstock_seats_add_low_picture (self->seats, seat, comstock_board_posse_new (self->game, seat, TRUE));
    }
}

static void
add_page (ComstockBoardTable *self)
{
  ComstockTable *table = COMSTOCK_TABLE (self);
  ComstockBoardPageParts parts;
  ComstockBoardStands stands;

  create_track (self);
  create_map (self);
  create_answers (self);
  self->duel = comstock_board_duel_new (self->game);
  add_seats (self);
  self->told = COMSTOCK_BOARD_TOLD (comstock_board_told_new (table, self->map, self->seats));
  self->turns = COMSTOCK_BOARD_TURNS (comstock_board_turns_new ());
  self->feed = comstock_feed_new (self->game, &comstock_board_log_pictures, DEEDS);
  parts = (ComstockBoardPageParts) {
    self->track, self->map, GTK_WIDGET (self->turns), COMSTOCK_BOARD_RAIL (comstock_board_rail_new (self->told)),
    self->duel, self->answers, self->feed, self->seats,
  };
  self->page = COMSTOCK_BOARD_PAGE (comstock_board_page_new (&parts));
  g_signal_connect_object (self->page, "arranged", G_CALLBACK (flatten_duel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "arranged", G_CALLBACK (spare_side), self, G_CONNECT_SWAPPED);
  stands = (ComstockBoardStands) { self->map, self->track, self->seats };
  self->flights = comstock_board_flights_new (table, GTK_WIDGET (self->page), &stands);
  comstock_frame_add_content (comstock_table_get_frame (table), self->flights);
}

static void
spare (ComstockTable *table,
       int            width)
{
  if (COMSTOCK_BOARD_TABLE (table)->width > 0)
    update_room (COMSTOCK_BOARD_TABLE (table));
}

static int
get_foot (ComstockTable *table)
{
  return comstock_board_page_get_foot (COMSTOCK_BOARD_TABLE (table)->page);
}

/* In the order of a turn, each with what a person asks about who points at no single thing. */
static void
add_parts (ComstockBoardTable *self)
{
  const ComstockPart parts[] = {
    { self->track, COMSTOCK_PART_ASKS, COMSTOCK_BOARD_GUIDE_TRACK, "rule:round rule:cowboys" },
    { self->map, COMSTOCK_PART_ASKS, COMSTOCK_BOARD_GUIDE_MAP, "rule:parcels rule:building rule:roads" },
    { self->answers, COMSTOCK_PART_ASKS, COMSTOCK_BOARD_GUIDE_ANSWERS, "rule:cowboys rule:duels" },
    { self->seats, COMSTOCK_PART_WORKS, COMSTOCK_BOARD_GUIDE_SEATS, "rule:firepower rule:cash" },
  };

  comstock_parts_add_all (comstock_table_get_parts (COMSTOCK_TABLE (self)), parts, G_N_ELEMENTS (parts));
}

/* What buildings pay is seen before the duels that come after it, and both before what Standish does then. */
static void
watch_game (ComstockBoardTable *self)
{
  const ComstockBoardPaydayPlaces places = { self->map, self->track, self->seats };
  const ComstockBoardDeedPlaces deed_places = { self->page, self->map, self->track, self->seats, self->feed };

  comstock_board_payday_watch (COMSTOCK_TABLE (self), &places);
  comstock_board_roll_watch (COMSTOCK_TABLE (self), comstock_board_page_get_side (self->page));
  comstock_board_deed_act_watch (COMSTOCK_TABLE (self), &deed_places);
}

static void
skip (ComstockTable *table)
{
  comstock_board_flights_finish (COMSTOCK_BOARD_FLIGHTS (COMSTOCK_BOARD_TABLE (table)->flights));
}

static void
comstock_board_table_constructed (GObject *object)
{
  ComstockBoardTable *self = COMSTOCK_BOARD_TABLE (object);
  ComstockTable *table = COMSTOCK_TABLE (object);
  g_autoptr (GSettings) settings = settings_new ();
  static const GActionEntry entries[] = {
    { "overlay", NULL, "s", "'none'", on_overlay },
    { "answers", NULL, NULL, "false", on_list },
  };

  G_OBJECT_CLASS (comstock_board_table_parent_class)->constructed (object);
  self->game = comstock_table_get_game (table);
  add_page (self);
  watch_game (self);
  g_action_map_add_action_entries (comstock_table_get_actions (table), entries, G_N_ELEMENTS (entries), self);
  add_parts (self);
  g_signal_connect_object (comstock_table_get_guide (table), "notify::part", G_CALLBACK (on_guided_part), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_table_get_theatre (table), "notify::performing", G_CALLBACK (on_performing), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (table, "notify::telling", G_CALLBACK (update_viewer), NULL);
  g_settings_bind (settings, "ask-foregone", self->game, "brisk",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN);
  comstock_table_start (table);
}

static void
comstock_board_table_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_BOARD_TABLE (object)->carry);
  G_OBJECT_CLASS (comstock_board_table_parent_class)->dispose (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "board.next-place", NULL, walk);
  gtk_widget_class_install_action (widget_class, "board.previous-place", NULL, walk);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "board.next-place", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, "board.previous-place", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_slash, 0, "table.answers", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  for (guint i = COMSTOCK_BOARD_OVERLAY_NONE + 1; i < COMSTOCK_BOARD_OVERLAYS; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_0 + i, 0, on_overlay_key, "u", i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0 + i, 0, on_overlay_key, "u", i);
    }
}

/* --- what moves a rival --- */

/* In VP. */
#define MUCH 4

static ComstockMood
find_mood (ComstockGame  *game,
           const CsEvent *event)
{
  switch (event->type)
    {
    case BOARD_EVENT_DUEL_WON:
      return event->seat != CS_NO_SEAT ? COMSTOCK_PLEASED : COMSTOCK_CALM;
    case BOARD_EVENT_VP:
      return event->args[0] >= MUCH ? COMSTOCK_PLEASED : COMSTOCK_CALM;
    case BOARD_EVENT_INCOME:
      return event->args[2] > 0 ? COMSTOCK_HIT : COMSTOCK_CALM;
    default:
      return COMSTOCK_CALM;
    }
}

static GtkWidget *
get_seat (ComstockTable *table,
          guint          seat)
{
  return comstock_seats_get_plate (COMSTOCK_BOARD_TABLE (table)->seats, seat);
}

static void
comstock_board_table_class_init (ComstockBoardTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  ComstockTableClass *table_class = COMSTOCK_TABLE_CLASS (klass);

  object_class->constructed = comstock_board_table_constructed;
  object_class->dispose = comstock_board_table_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "board-table");
  add_keys (GTK_WIDGET_CLASS (klass));
  table_class->dup_news = comstock_board_news_dup;
  table_class->sounds = &comstock_board_sounds;
  table_class->find_mood = find_mood;
  table_class->get_seat = get_seat;
  table_class->log = &comstock_board_log_pictures;
  table_class->show_game = show_game;
  table_class->score = &comstock_board_score_look;
  table_class->finale = &comstock_board_finale;
  table_class->exports = &comstock_board_exports;
  table_class->show_light = show_light;
  table_class->skip = skip;
  table_class->get_answering = get_answering;
  table_class->tips = &comstock_board_tips;
  table_class->lesson = &comstock_board_lesson;
  table_class->find_object = find_object;
  table_class->find_option = find_option;
  table_class->preview_option = preview_option;
  table_class->settings_new = settings_new;
  table_class->narrow = narrow;
  table_class->find_ahead = find_ahead;
  table_class->dup_drawing = comstock_board_topic_dup_drawing;
  table_class->focus_part = focus_part;
  table_class->reshape = reshape;
  table_class->spare = spare;
  table_class->get_foot = get_foot;
  table_class->dup_spoken = dup_spoken;
  table_class->dup_look = dup_look;
  table_class->set_look = set_look;
}

static void
comstock_board_table_init (ComstockBoardTable *self)
{
  self->asked = -1;
}

GtkWidget *
comstock_board_table_new (ComstockGame *game)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_TABLE, "game", game, NULL);
}
