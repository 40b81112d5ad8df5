/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drag brings its parcel by the press that the map tells of, as keys do. */

#include "comstock-board-carry.h"

#include <glib/gi18n.h>

#include "comstock-board-marks.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "ui/kit/comstock-announcer.h"

struct _ComstockBoardCarry
{
  GObject parent_instance;

  ComstockTable *table;         /* which owns this, as the widgets */
  ComstockBoardTrack *track;
  ComstockBoardMap *map;

  BoardPlace place;             /* of the track: the building there looks for a site; BOARD_NO_PLACE: none does */
  BoardState imagined;          /* … as in comstock_board_marks_imagine () */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockBoardCarry, comstock_board_carry, G_TYPE_OBJECT)

static ComstockBoardGame *
get_game (ComstockBoardCarry *self)
{
  return COMSTOCK_BOARD_GAME (comstock_table_get_game (self->table));
}

static gboolean
is_offered (ComstockBoardCarry *self,
            BoardPlace          place)
{
  const ComstockPlace there = comstock_board_place_on_table (place);
  guint n;

  comstock_ask_find_at (comstock_table_get_ask (self->table), &there, &n);
  return n > 0;
}

static void
carry (ComstockBoardCarry *self,
       BoardPlace          place)
{
  self->place = place;
  comstock_board_track_carry (self->track, place);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
comstock_board_carry_put_down (ComstockBoardCarry *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_CARRY (self), FALSE);

  if (self->place == BOARD_NO_PLACE)
    return FALSE;
  carry (self, BOARD_NO_PLACE);
  return TRUE;
}

const BoardState *
comstock_board_carry_get_state (ComstockBoardCarry *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_CARRY (self), NULL);

  return self->place != BOARD_NO_PLACE ? &self->imagined : NULL;
}

/* --- lifting --- */

/* Land to which a cowboy may go. */
static BoardParcels
find_land (ComstockBoardCarry *self,
           const BoardState   *seen)
{
  BoardParcels land = 0;

  for (BoardParcels left = board_for_sale (seen); left != 0; left &= left - 1)
    if (is_offered (self, (BoardPlace) (BOARD_PLACE_PARCEL + board_first (left))))
      land |= left & -left;
  return land;
}

/* Whether the building at @place may be carried; sets what to imagine of it. */
static gboolean
imagine (ComstockBoardCarry *self,
         BoardPlace          place)
{
  const BoardState *seen = comstock_board_game_get_seen (get_game (self));
  const int asked = comstock_table_get_asked (self->table);
  BoardParcels planned;
  gboolean sent;
  guint site;

  if (place >= BOARD_TRACK || asked < 0 || comstock_theatre_is_performing (comstock_table_get_theatre (self->table)))
    return FALSE;
  sent = (seen->seats[asked].track & BOARD_BIT (place)) != 0;
  if (!sent && !is_offered (self, place))
    return FALSE;
  planned = comstock_board_game_get_planned (get_game (self), (guint) asked);
  site = comstock_board_game_get_site (get_game (self), (guint) asked, place);
  if (site != BOARD_NO_PARCEL)
    planned &= ~board_parcel_bit (site);
  return comstock_board_marks_imagine (seen, asked, place, find_land (self, seen), planned, &self->imagined);
}

/* Keys lead on to the map, to own land first. */
static void
choose_site (ComstockBoardCarry *self)
{
  const int asked = comstock_table_get_asked (self->table);
  const BoardSeat *seat = &comstock_board_game_get_seen (get_game (self))->seats[asked];
  const BoardParcels sites = comstock_board_marks_find_ahead (&self->imagined, asked);
  const BoardParcels own = sites & (seat->owned | seat->cowboys);
  const guint first = board_first (own != 0 ? own : sites);
  const ComstockPlace site = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + first));
  g_autofree char *words = g_strdup_printf (
    /* Translators: a player is about to send a cowboy for this building: "Saloon: choose a parcel" */
    _("%s: choose a parcel"),
    comstock_board_content_get_name (comstock_board_marks_find_hand (&self->imagined, asked)));

  comstock_plane_set_cursor (COMSTOCK_PLANE (self->map), &site);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
  comstock_announce_answer (GTK_WIDGET (self->map), words);
}

static void
on_lifted (ComstockBoardCarry *self,
           guint               place)
{
  const gboolean dragged =
    !gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->table))));

  comstock_board_carry_put_down (self);
  if (place == BOARD_NO_PLACE)
    return;
  if (imagine (self, (BoardPlace) place))
    {
      carry (self, (BoardPlace) place);
      if (!dragged)
        choose_site (self);
    }
  else if (!dragged)
    {
      comstock_announce_answer (GTK_WIDGET (self->track), _("no parcel for this building yet"));
    }
}

/* --- putting down --- */

/* A cowboy goes for the building, and the next for the land where that is to stand, or this one where one stands for
 * the building; none, where both are had. */
static void
on_map_pressed (ComstockBoardCarry  *self,
                const ComstockPlace *pressed,
                ComstockPlane       *plane)
{
  const BoardPlace place = self->place;
  const BoardPlace site = comstock_board_place_of (pressed);
  const gboolean fits = comstock_plane_is_target (plane, pressed);
  BoardPlace goal = site;

  if (place == BOARD_NO_PLACE)
    return;
  if (is_offered (self, place))
    goal = place;
  g_signal_stop_emission_by_name (plane, "pressed");
  if (fits)
    comstock_board_game_plan_site (get_game (self), (guint) comstock_table_get_asked (self->table), place,
                                   (guint) site - BOARD_PLACE_PARCEL);
  comstock_board_carry_put_down (self);
  if (fits && is_offered (self, goal))
    {
      const ComstockPlace there = comstock_board_place_on_table (goal);

      comstock_table_press (self->table, &there);
    }
}

static gboolean
on_dropped (ComstockBoardCarry *self)
{
  g_signal_emit_by_name (self->map, "pressed", comstock_plane_get_aim (COMSTOCK_PLANE (self->map)));
  return TRUE;
}

static void
comstock_board_carry_class_init (ComstockBoardCarryClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_BOARD_CARRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
comstock_board_carry_init (ComstockBoardCarry *self)
{
  self->place = BOARD_NO_PLACE;
}

ComstockBoardCarry *
comstock_board_carry_new (ComstockTable      *table,
                          ComstockBoardTrack *track,
                          ComstockBoardMap   *map)
{
  ComstockBoardCarry *self = g_object_new (COMSTOCK_TYPE_BOARD_CARRY, NULL);
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);

  self->table = table;
  self->track = track;
  self->map = map;
  g_signal_connect_object (target, "drop", G_CALLBACK (on_dropped), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (map), GTK_EVENT_CONTROLLER (target));
  g_signal_connect_object (map, "pressed", G_CALLBACK (on_map_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (track, "lifted", G_CALLBACK (on_lifted), self, G_CONNECT_SWAPPED);
  return self;
}
