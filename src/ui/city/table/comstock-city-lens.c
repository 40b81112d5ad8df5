/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One light and one bubble, of the answer that is aimed at or else of what the pointer rests on. */

#include "comstock-city-lens.h"

#include "engine/city/city-walls.h"
#include "model/city/comstock-city-advice.h"
#include "model/city/comstock-city-ask.h"
#include "model/city/comstock-city-game.h"
#include "model/city/comstock-city-names.h"
#include "ui/table/comstock-callout.h"

#define REST 250        /* milliseconds until one looks at something */

struct _ComstockCityLens
{
  GObject parent_instance;

  ComstockTable *table;         /* not owned */
  ComstockCityPlane *plane;
  ComstockCallout *bubble;
  double x;                     /* of the pointer */
  double y;
  guint rest;                   /* while it moves */
  guint segment;                /* that is lit, CITY_NOT_PLACED for none */
};

G_DEFINE_FINAL_TYPE (ComstockCityLens, comstock_city_lens, G_TYPE_OBJECT)

static ComstockGame *
get_game (ComstockCityLens *self)
{
  return comstock_table_get_game (self->table);
}

static const CityState *
get_state (ComstockCityLens *self)
{
  return comstock_city_game_get_seen (COMSTOCK_CITY_GAME (get_game (self)));
}

static void
clear (ComstockCityLens *self)
{
  g_clear_pointer (&self->bubble, comstock_callout_remove);
  comstock_city_plane_light_feature (self->plane, CITY_NOT_PLACED);
  self->segment = CITY_NOT_PLACED;
}

static void
tell (ComstockCityLens    *self,
      const ComstockPlace *place,
      const char          *text)
{
  graphene_rect_t bounds;

  comstock_plane_get_bounds (COMSTOCK_PLANE (self->plane), place, &bounds);
  self->bubble = comstock_callout_add (comstock_table_get_overlay (self->table), COMSTOCK_CALLOUT_NOTE, text,
                                       GTK_WIDGET (self->plane), &bounds);
}

/* --- what the pointer rests on --- */

static void
look_at (ComstockCityLens *self,
         guint             segment)
{
  const CityState *state = get_state (self);
  const guint tile = state->segments[segment].tile;
  const ComstockPlace place = {
    .surface = COMSTOCK_CITY_SURFACE,
    .x = (gint16) city_tile_x (state, tile),
    .y = (gint16) city_tile_y (state, tile),
  };
  g_autofree char *words = comstock_city_feature_dup_words (get_game (self), state, segment);

  clear (self);
  self->segment = segment;
  comstock_city_plane_light_feature (self->plane, segment);
  tell (self, &place, words);
}

static gboolean
on_rest (gpointer data)
{
  ComstockCityLens *self = data;
  ComstockPlane *plane = COMSTOCK_PLANE (self->plane);
  const guint segment = comstock_city_plane_find_segment (self->plane, self->x, self->y);

  self->rest = 0;
  if (segment != CITY_NOT_PLACED && !comstock_plane_is_target (plane, comstock_plane_get_aim (plane)))
    look_at (self, segment);
  return G_SOURCE_REMOVE;
}

/* Who moves on within what is lit goes on looking at it. */
static void
on_motion (ComstockCityLens *self,
           double            x,
           double            y)
{
  const CityState *state = get_state (self);
  const guint segment = comstock_city_plane_find_segment (self->plane, x, y);

  if (x == self->x && y == self->y)
    return;
  self->x = x;
  self->y = y;
  if (self->segment != CITY_NOT_PLACED && segment != CITY_NOT_PLACED &&
      state->features[segment] == state->features[self->segment])
    return;
  if (self->segment != CITY_NOT_PLACED)
    clear (self);
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST, on_rest, self);
}

static void
on_leave (ComstockCityLens *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (self->segment != CITY_NOT_PLACED)
    clear (self);
}

/* --- what an answer leads to --- */

static CityRim
get_newest (const CityState *state)
{
  const CityPiece *piece = &state->pieces[state->n_pieces - 1u];

  return (CityRim) { piece->tile, piece->edge };
}

/* The pieces that a tower at @side scores: up to the next tower or the gate. */
static void
light_tower (ComstockCityLens *self,
             CitySide          side)
{
  const CityState *state = get_state (self);
  const guint points = city_tower_points (state, side);
  guint8 pieces[CITY_MAX_PIECES];
  guint n = 0;

  for (guint piece = state->n_pieces; piece > 1 && n < points; piece--)
    if (state->pieces[piece - 1].side == side)
      pieces[n++] = (guint8) (piece - 1);
  comstock_city_plane_light_pieces (self->plane, pieces, n);
}

static void
light_option (ComstockCityLens     *self,
              const ComstockOption *option)
{
  const CityState *state = get_state (self);
  const CitySide side = (CitySide) city_move_argument (option->move);

  switch (city_move_type (option->move))
    {
    case CITY_MOVE_CLAIM:
      comstock_city_plane_light_feature (self->plane, comstock_city_claimed_segment (state, option->move));
      break;
    case CITY_MOVE_WALL:
      comstock_city_plane_light_run (self->plane, city_chain_next (state, side), FALSE);
      break;
    case CITY_MOVE_GUARD:
      comstock_city_plane_light_run (self->plane, get_newest (state), FALSE);
      break;
    case CITY_MOVE_TOWER:
      light_tower (self, side);
      break;
    default:
      break;
    }
}

/* On a phone there is room for a bubble only over the desk, which tells the same. */
static gboolean
is_narrow (ComstockCityLens *self)
{
  gboolean narrow;

  g_object_get (self->table, "narrow", &narrow, NULL);
  return narrow;
}

/* What @option brings at once; 0 for what is only a prospect. */
static int
get_gain (ComstockCityLens     *self,
          const ComstockOption *option)
{
  const CityMoveType type = (CityMoveType) city_move_type (option->move);

  if (type != CITY_MOVE_LAY && type != CITY_MOVE_WALL && type != CITY_MOVE_TOWER)
    return 0;
  return comstock_city_advice_get_points (comstock_game_get_kit (get_game (self)), get_state (self),
                                          get_state (self)->actor, option->move);
}

void
comstock_city_lens_preview (ComstockCityLens     *self,
                            const ComstockOption *option,
                            const char           *reason)
{
  g_autofree char *figure = NULL;

  g_return_if_fail (COMSTOCK_IS_CITY_LENS (self));

  clear (self);
  if (option == NULL)
    return;
  light_option (self, option);
  if (option->place.surface != COMSTOCK_CITY_SURFACE || reason == NULL || is_narrow (self))
    return;
  tell (self, &option->place, reason);
  figure = get_gain (self, option) > 0 ? g_strdup_printf ("+%d", get_gain (self, option)) : NULL;
  comstock_callout_set_change (self->bubble, NULL, figure);
}

static void
comstock_city_lens_dispose (GObject *object)
{
  g_clear_handle_id (&COMSTOCK_CITY_LENS (object)->rest, g_source_remove);
  G_OBJECT_CLASS (comstock_city_lens_parent_class)->dispose (object);
}

static void
comstock_city_lens_class_init (ComstockCityLensClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_city_lens_dispose;
}

static void
comstock_city_lens_init (ComstockCityLens *self)
{
  self->segment = CITY_NOT_PLACED;
}

ComstockCityLens *
comstock_city_lens_new (ComstockTable     *table,
                        ComstockCityPlane *plane)
{
  ComstockCityLens *self = g_object_new (COMSTOCK_TYPE_CITY_LENS, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->table = table;
  self->plane = plane;
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (plane), motion);
  return self;
}
