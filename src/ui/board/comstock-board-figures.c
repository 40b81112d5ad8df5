/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cowboy is a drawing in the color of its seat; the sign lies on its chest, so that grey tells the seats apart. */

#include "comstock-board-figures.h"

#include "comstock-board-art.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-sign.h"

/* Of the figure's square. */
#define CHEST_X 0.5f
#define CHEST_Y 0.71f
#define CHEST 0.42f
#define BADGE 0.5f
#define APART 0.8f              /* from one figure to the next, of its side */

guint
comstock_board_cowboys_on (const BoardSeat *seat,
                           BoardPlace       place)
{
  if (place == BOARD_WAGES)
    return seat->wages;
  if (place == BOARD_ROAD_1)
    return seat->road_1;
  if (place < BOARD_PLACE_PARCEL)
    return seat->track >> place & 1;
  if (place < BOARD_PLACE_ENCLOSURE)
    return (guint) (seat->cowboys >> (place - BOARD_PLACE_PARCEL) & 1);
  return seat->enclosure_cowboys >> (place - BOARD_PLACE_ENCLOSURE) & 1;
}

guint
comstock_board_crowd_on (const BoardState *state,
                         BoardPlace        place,
                         uint8_t           seats[COMSTOCK_BOARD_MAX_CROWD])
{
  guint n = 0;

  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (guint i = comstock_board_cowboys_on (&state->seats[seat], place); i > 0 && n < COMSTOCK_BOARD_MAX_CROWD; i--)
      seats[n++] = (uint8_t) seat;
  return n;
}

static const char *
find_badge (const BoardSeat *seat,
            BoardPlace       place)
{
  if (place < BOARD_PLACE_PARCEL)
    return (seat->no_duel >> place & 1) != 0 ? "board/no-duel" :
           (seat->track_dynamite >> place & 1) != 0 ? "board/dynamite" : NULL;
  if (place < BOARD_PLACE_ENCLOSURE && (seat->dynamited >> (place - BOARD_PLACE_PARCEL) & 1) != 0)
    return "board/dynamite";
  return NULL;
}

static void
snapshot_cowboy (GtkWidget             *widget,
                 GtkSnapshot           *snapshot,
                 const char            *sign,
                 const graphene_rect_t *bounds,
                 const GdkRGBA         *fill,
                 const GdkRGBA         *ink)
{
  const float side = bounds->size.width;

  comstock_art_snapshot (widget, snapshot, "board/cowboy", bounds, fill);
  comstock_art_snapshot (widget, snapshot, sign,
                         &GRAPHENE_RECT_INIT (bounds->origin.x + (CHEST_X - CHEST / 2) * side,
                                              bounds->origin.y + (CHEST_Y - CHEST / 2) * side, CHEST * side,
                                              CHEST * side),
                         ink);
}

void
comstock_board_figures_draw (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             const char            *sign,
                             const graphene_rect_t *bounds)
{
  GdkRGBA fill, ink;

  comstock_sign_get_colors (widget, sign, &fill, &ink);
  snapshot_cowboy (widget, snapshot, sign, bounds, &fill, &ink);
}

void
comstock_board_figures_cowboy (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const BoardState      *state,
                               uint32_t               seat,
                               BoardPlace             place,
                               const graphene_rect_t *bounds)
{
  static const GdkRGBA white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };
  const BoardSeat *self = &state->seats[seat];
  const char *sign = comstock_suit_get_sign (self->suit);
  const char *badge = find_badge (self, place);
  const float side = bounds->size.width * BADGE;

  if (self->white == place)
    snapshot_cowboy (widget, snapshot, sign, bounds, &white, &black);
  else
    comstock_board_figures_draw (widget, snapshot, sign, bounds);
  if (badge != NULL)
    comstock_art_snapshot (widget, snapshot, badge,
                           &GRAPHENE_RECT_INIT (bounds->origin.x + bounds->size.width - side,
                                                bounds->origin.y + bounds->size.height - side, side, side), NULL);
}

guint
comstock_board_horses_on (const BoardState *state,
                          BoardPlace        place,
                          uint8_t           seats[COMSTOCK_BOARD_MAX_CROWD])
{
  guint n = 0;

  if (place < BOARD_PLACE_ENCLOSURE)
    return 0;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (guint i = state->seats[seat].enclosures[place - BOARD_PLACE_ENCLOSURE];
         i > 0 && n < COMSTOCK_BOARD_MAX_CROWD; i--)
      seats[n++] = (uint8_t) seat;
  return n;
}

/* The @nth of @n that stand side by side at the foot of @bounds. */
static graphene_rect_t
find_square (const graphene_rect_t *bounds,
             float                  side,
             guint                  n,
             guint                  nth)
{
  const float room = bounds->size.width - side;
  const float apart = n > 1 ? MIN (side * APART, room / (float) (n - 1)) : 0;
  const float left = bounds->origin.x + (room - apart * (float) (n - 1)) / 2;

  return GRAPHENE_RECT_INIT (left + apart * (float) nth, bounds->origin.y + bounds->size.height - side, side, side);
}

gboolean
comstock_board_figures_find (const BoardState      *state,
                             BoardPlace             place,
                             uint32_t               seat,
                             const graphene_rect_t *bounds,
                             float                  side,
                             graphene_rect_t       *square)
{
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];
  uint8_t riders[COMSTOCK_BOARD_MAX_CROWD];
  const guint cowboys = comstock_board_crowd_on (state, place, seats);
  const guint n = cowboys + comstock_board_horses_on (state, place, riders);

  for (guint i = cowboys; i > 0; i--)
    if (seats[i - 1] == seat)
      {
        *square = find_square (bounds, side, n, i - 1);
        return TRUE;
      }
  return FALSE;
}

/* The signs lie over all horses: each below its own, or where these are many spread over all the room. */
static void
snapshot_horses (GtkWidget             *widget,
                 GtkSnapshot           *snapshot,
                 const BoardState      *state,
                 const uint8_t         *riders,
                 guint                  cowboys,
                 guint                  n,
                 const graphene_rect_t *bounds,
                 float                  side)
{
  const float badge = side * BADGE;
  const gboolean crowded = bounds->size.width - side < badge * APART * (float) (n - 1);

  for (guint i = cowboys; i < n; i++)
    {
      const graphene_rect_t square = find_square (bounds, side, n, i);

      comstock_art_snapshot (widget, snapshot, "board/horse", &square, NULL);
    }
  for (guint i = cowboys; i < n; i++)
    {
      const char *sign = comstock_suit_get_sign (state->seats[riders[i - cowboys]].suit);
      const graphene_rect_t square = find_square (bounds, crowded ? badge : side, n, i);
      const float left = square.origin.x + (square.size.width - badge) / 2;

      comstock_sign_snapshot (widget, snapshot, sign,
                              &GRAPHENE_RECT_INIT (left, bounds->origin.y + bounds->size.height - badge, badge, badge),
                              badge / 2);
    }
}

void
comstock_board_figures_crowd (GtkWidget             *widget,
                              GtkSnapshot           *snapshot,
                              const BoardState      *state,
                              BoardPlace             place,
                              const graphene_rect_t *bounds,
                              float                  side,
                              guint                  away)
{
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];
  uint8_t riders[COMSTOCK_BOARD_MAX_CROWD];
  const guint cowboys = comstock_board_crowd_on (state, place, seats);
  const guint n = cowboys + comstock_board_horses_on (state, place, riders);

  for (guint i = 0; i < cowboys; i++)
    {
      const graphene_rect_t square = find_square (bounds, side, n, i);
      const gboolean last = i + 1 >= cowboys || seats[i + 1] != seats[i];

      if (!last || (away >> seats[i] & 1) == 0)
        comstock_board_figures_cowboy (widget, snapshot, state, seats[i], place, &square);
    }
  snapshot_horses (widget, snapshot, state, riders, cowboys, n, bounds, side);
}
