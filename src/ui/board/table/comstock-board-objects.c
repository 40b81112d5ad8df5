/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for what an explanation is about, as the position stands. */

#include "comstock-board-objects.h"

#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"

static guint
find_first (BoardParcels parcels)
{
  return parcels != 0 ? board_first (parcels) : BOARD_NO_PARCEL;
}

/* Columns F to H: a bubble has room to the right of them, where no place is covered. */
#define EAST G_GUINT64_CONSTANT (0xe0e0e0e0e0e0e0e0)

/* Where the most stands around, which shows what makes the price. */
static guint
find_dearest (const BoardState *state)
{
  const BoardParcels sold = board_for_sale (state);
  guint found = BOARD_NO_PARCEL;

  for (BoardParcels left = (sold & EAST) != 0 ? sold & EAST : sold; left != 0; left &= left - 1)
    if (found == BOARD_NO_PARCEL || board_parcel_price (state, board_first (left)) > board_parcel_price (state, found))
      found = board_first (left);
  return found;
}

/* The first parcel that may be answered with; no road. */
static guint
find_site (const ComstockAsk *ask)
{
  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockPlace *place = &ask->options[i].place;

      if (place->surface == COMSTOCK_BOARD_SURFACE_MAP && place->side == COMSTOCK_CELL)
        return (guint) comstock_board_place_of (place) - BOARD_PLACE_PARCEL;
    }
  return BOARD_NO_PARCEL;
}

static guint
find_parcel (const ComstockBoardObjects *self,
             guint                       object)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));
  const BoardSetup *setup = comstock_game_get_setup (self->game);
  const int viewer = comstock_game_get_viewer (self->game);

  switch (object)
    {
    case COMSTOCK_BOARD_OBJECT_START:
      return setup->center;
    case COMSTOCK_BOARD_OBJECT_MOUNTAIN:
      return find_first (state->contents[BOARD_MOUNTAIN]);
    case COMSTOCK_BOARD_OBJECT_LAND:
      return find_dearest (state);
    case COMSTOCK_BOARD_OBJECT_OWN_BUILDING:
      return viewer >= 0 ? find_first (board_buildings (state) & state->seats[viewer].owned) : BOARD_NO_PARCEL;
    case COMSTOCK_BOARD_OBJECT_OTHER_BUILDING:
      return viewer >= 0 ? comstock_board_ask_find_attack (self->game, (guint) viewer) : BOARD_NO_PARCEL;
    case COMSTOCK_BOARD_OBJECT_SITE:
      return find_site (self->ask);
    case COMSTOCK_BOARD_OBJECT_OUTLAW:
      return find_first (state->outlaws);
    default:
      return BOARD_NO_PARCEL;
    }
}

static GtkWidget *
find_on_map (const ComstockBoardObjects *self,
             guint                       object,
             graphene_rect_t            *area)
{
  const guint parcel = find_parcel (self, object);

  if (parcel != BOARD_NO_PARCEL)
    comstock_board_map_get_bounds (self->map, parcel, area);
  return GTK_WIDGET (self->map);
}

/* All of the places from @first to @last. */
static GtkWidget *
find_stretch (const ComstockBoardObjects *self,
              BoardTrack                  first,
              BoardTrack                  last,
              graphene_rect_t            *area)
{
  for (guint place = first; place <= last; place++)
    {
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (comstock_board_track_get_space (self->track, (BoardPlace) place),
                                      GTK_WIDGET (self->track), &bounds))
        return NULL;
      if (place == first)
        *area = bounds;
      else
        graphene_rect_union (area, &bounds, area);
    }
  return GTK_WIDGET (self->track);
}

static GtkWidget *
find_on_track (const ComstockBoardObjects *self,
               guint                       object,
               graphene_rect_t            *area)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));
  guint place = object - COMSTOCK_BOARD_OBJECT_PLACE (0);

  if (object == COMSTOCK_BOARD_OBJECT_MONEY)
    return find_stretch (self, BOARD_PARCEL_INCOME, BOARD_GAMBLING, area);
  if (object == COMSTOCK_BOARD_OBJECT_COUNCIL)
    return find_stretch (self, BOARD_PARCEL_VP, BOARD_BUILDING_VP, area);
  if (object == COMSTOCK_BOARD_OBJECT_CHEAPEST_VP || object == COMSTOCK_BOARD_OBJECT_CLOSED_VP)
    for (place = BOARD_VP_2; place > BOARD_VP_5 && !board_is_open (state, place); place--)
      ;
  if (object == COMSTOCK_BOARD_OBJECT_CLOSED_VP && place < BOARD_VP_2)
    place++;
  return comstock_board_track_get_space (self->track, (BoardPlace) place);
}

static GtkWidget *
find_among_answers (const ComstockBoardObjects *self,
                    guint                       object)
{
  const ComstockOption *pass = NULL;

  if (object == COMSTOCK_BOARD_OBJECT_DUEL)
    return self->duel;
  if (object == COMSTOCK_BOARD_OBJECT_PASS)
    pass = comstock_ask_find_quiet (self->ask);
  return pass != NULL ? comstock_board_answers_find (self->answers, pass->move) : NULL;
}

static GtkWidget *
find_part (const ComstockBoardObjects *self,
           guint                       part)
{
  switch (part)
    {
    case COMSTOCK_BOARD_GUIDE_TRACK:
      return GTK_WIDGET (self->track);
    case COMSTOCK_BOARD_GUIDE_MAP:
      return GTK_WIDGET (self->map);
    case COMSTOCK_BOARD_GUIDE_SEATS:
      return GTK_WIDGET (self->seats);
    default:
      return GTK_WIDGET (self->answers);
    }
}

GtkWidget *
comstock_board_objects_find (const ComstockBoardObjects *self,
                             guint                       part,
                             guint                       object,
                             graphene_rect_t            *area)
{
  const int viewer = comstock_game_get_viewer (self->game);
  GtkWidget *found = NULL;

  if (part == COMSTOCK_BOARD_GUIDE_MAP)
    found = find_on_map (self, object, area);
  else if (part == COMSTOCK_BOARD_GUIDE_TRACK && object != 0)
    found = find_on_track (self, object, area);
  else if (part == COMSTOCK_BOARD_GUIDE_SEATS && object == COMSTOCK_BOARD_OBJECT_SELF && viewer >= 0)
    found = comstock_seats_get_plate (self->seats, (guint) viewer);
  else if (part == COMSTOCK_BOARD_GUIDE_ANSWERS)
    found = find_among_answers (self, object);
  return found != NULL && gtk_widget_get_mapped (found) ? found : find_part (self, part);
}
