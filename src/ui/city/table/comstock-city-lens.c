/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One light and one bubble, of the answer that is aimed at or else of what the pointer rests on. */

#include "comstock-city-lens.h"

#include "engine/city/city-features.h"
#include "engine/city/city-walls.h"
#include "model/base/comstock-text.h"
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
  ComstockCityLight aimed;      /* what an answer would lead to */
  double x;                     /* of the pointer */
  double y;
  guint rest;                   /* while it moves */
  ComstockCityLightKind toggled;
  gboolean looks;               /* at something else than what is aimed at, */
  guint segment;                /* which is the feature of this segment, unless CITY_NOT_PLACED */
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
  comstock_city_plane_set_light (self->plane, NULL);
  self->segment = CITY_NOT_PLACED;
}

static void
tell (ComstockCityLens      *self,
      const graphene_rect_t *area,
      const char            *text)
{
  g_autofree char *sentence = comstock_text_capitalize (text);

  self->bubble = comstock_callout_add (comstock_table_get_overlay (self->table), COMSTOCK_CALLOUT_NOTE, sentence,
                                       GTK_WIDGET (self->plane), area);
}

/* --- what the pointer rests on --- */

/* All tiles of a street or market, so that the bubble stands beside it; of an area, which may be all the city, the
 * tile. */
static graphene_rect_t
find_feature (ComstockCityLens *self,
              guint             segment)
{
  const CityState *state = get_state (self);
  const gboolean is_area = state->segments[segment].kind == CITY_AREA;
  guint8 tiles[CITY_MAX_TILES] = { state->segments[segment].tile };
  const guint n = is_area ? 1 : city_feature_tiles (state, segment, tiles);
  graphene_rect_t all = { 0 };

  for (guint i = 0; i < n; i++)
    {
      const ComstockPlace place = comstock_city_tile_on_table (state, tiles[i]);
      graphene_rect_t bounds;

      comstock_plane_get_bounds (COMSTOCK_PLANE (self->plane), &place, &bounds);
      if (i == 0)
        all = bounds;
      graphene_rect_union (&all, &bounds, &all);
    }
  return all;
}

static void
look_at (ComstockCityLens *self,
         guint             segment)
{
  g_autofree char *words = comstock_city_feature_dup_words (get_game (self), get_state (self), segment);
  const ComstockCityLight feature = { .kind = COMSTOCK_CITY_LIGHT_FEATURE, .segment = segment };
  const graphene_rect_t area = find_feature (self, segment);

  clear (self);
  self->segment = segment;
  comstock_city_plane_set_light (self->plane, &feature);
  tell (self, &area, words);
}

static gboolean
on_rest (gpointer data)
{
  ComstockCityLens *self = data;
  ComstockPlane *plane = COMSTOCK_PLANE (self->plane);
  const guint segment = comstock_city_plane_find_segment (self->plane, self->x, self->y);
  ComstockCityLight piece;

  self->rest = 0;
  if (comstock_plane_is_target (plane, comstock_plane_get_aim (plane)))
    return G_SOURCE_REMOVE;
  self->looks = TRUE;
  if (comstock_city_light_find (get_state (self), &comstock_plane_get_camera (plane)->frame, self->x, self->y, &piece))
    comstock_city_plane_set_light (self->plane, &piece);
  else if (segment != CITY_NOT_PLACED)
    look_at (self, segment);
  return G_SOURCE_REMOVE;
}

/* A player who looks at something else goes back to what is aimed at first. */
static void
look_away (ComstockCityLens *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (self->looks)
    {
      clear (self);
      comstock_city_plane_set_light (self->plane, &self->aimed);
    }
  self->looks = FALSE;
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
  look_away (self);
  self->rest = g_timeout_add (REST, on_rest, self);
}

/* --- what an answer leads to --- */

static void
light_option (ComstockCityLens     *self,
              const ComstockOption *option)
{
  const CityState *state = get_state (self);
  const CitySide side = (CitySide) city_move_argument (option->move);
  ComstockCityLight lit = { .kind = COMSTOCK_CITY_LIGHT_RUN };

  switch (city_move_type (option->move))
    {
    case CITY_MOVE_CLAIM:
      lit.kind = COMSTOCK_CITY_LIGHT_FEATURE;
      lit.segment = city_claimed_segment (state, option->move);
      break;
    case CITY_MOVE_WALL:
      lit.rim = city_chain_next (state, side);
      break;
    case CITY_MOVE_GUARD:
      lit.rim = city_piece_rim (state, state->n_pieces - 1u);
      break;
    case CITY_MOVE_TOWER:
      lit = comstock_city_light_of_tower (state, side, city_tower_points (state, side));
      break;
    default:
      return;
    }
  self->aimed = lit;
  comstock_city_plane_set_light (self->plane, &lit);
}

/* On a phone there is room for a bubble only over the desk, which tells the same. */
static gboolean
is_narrow (ComstockCityLens *self)
{
  gboolean narrow;

  g_object_get (self->table, "narrow", &narrow, NULL);
  return narrow;
}

static int
get_points (ComstockCityLens     *self,
            const ComstockOption *option)
{
  return comstock_city_advice_get_points (comstock_game_get_kit (get_game (self)), get_state (self),
                                          get_state (self)->actor, option->move);
}

/* At each place what an answer there is worth, of a tile as it is turned now. */
static void
tell_worths (ComstockCityLens  *self,
             const ComstockAsk *ask)
{
  const guint turn = comstock_city_plane_get_turn (self->plane);

  comstock_city_plane_clear_texts (self->plane);
  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockOption *option = &ask->options[i];
      const CityMoveType type = (CityMoveType) city_move_type (option->move);
      const int points = get_points (self, option);
      g_autofree char *worth = g_strdup_printf (type == CITY_MOVE_CLAIM ? "%d" : "+%d", points);

      if (points > 0 && type != CITY_MOVE_GUARD && (type != CITY_MOVE_LAY || city_move_which (option->move) == turn))
        comstock_city_plane_set_text (self->plane, &option->place, worth);
    }
}

void
comstock_city_lens_preview (ComstockCityLens     *self,
                            const ComstockAsk    *ask,
                            const ComstockOption *option)
{
  g_autofree char *scored = NULL;
  g_autofree char *figure = NULL;
  graphene_rect_t area;

  g_return_if_fail (COMSTOCK_IS_CITY_LENS (self));

  clear (self);
  self->looks = FALSE;
  tell_worths (self, ask);
  self->aimed.kind = COMSTOCK_CITY_LIGHT_NONE;
  if (option == NULL)
    return;
  light_option (self, option);
  scored = comstock_city_advice_dup_scored (get_game (self), get_state (self), option->move);
  if (scored == NULL || is_narrow (self))
    return;
  comstock_plane_get_bounds (COMSTOCK_PLANE (self->plane), &option->place, &area);
  tell (self, &area, scored);
  figure = get_points (self, option) > 0 ? g_strdup_printf ("+%d", get_points (self, option)) : NULL;
  comstock_callout_set_change (self->bubble, NULL, figure);
}

void
comstock_city_lens_hush (ComstockCityLens *self)
{
  g_return_if_fail (COMSTOCK_IS_CITY_LENS (self));

  g_clear_pointer (&self->bubble, comstock_callout_remove);
}

void
comstock_city_lens_toggle (ComstockCityLens      *self,
                           ComstockCityLightKind  kind)
{
  g_return_if_fail (COMSTOCK_IS_CITY_LENS (self));

  const gboolean shown = self->looks && self->toggled == kind;

  look_away (self);
  self->toggled = shown ? COMSTOCK_CITY_LIGHT_NONE : kind;
  self->looks = !shown;
  if (!shown)
    comstock_city_plane_set_light (self->plane, &(ComstockCityLight) { .kind = kind });
}

/* --- seats --- */

static void
on_seat_entered (GtkEventController *motion,
                 double              x,
                 double              y,
                 ComstockCityLens   *self)
{
  const guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (motion), "seat"));

  self->looks = TRUE;
  comstock_city_plane_set_light (self->plane, &(ComstockCityLight) { .kind = COMSTOCK_CITY_LIGHT_SEAT, .seat = seat });
}

void
comstock_city_lens_watch_seat (ComstockCityLens *self,
                               GtkWidget        *plate,
                               guint             seat)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_return_if_fail (COMSTOCK_IS_CITY_LENS (self));

  g_object_set_data (G_OBJECT (motion), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_seat_entered), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (look_away), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (plate, motion);
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
  g_signal_connect_object (motion, "leave", G_CALLBACK (look_away), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (plane), motion);
  return self;
}
