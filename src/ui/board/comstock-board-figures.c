/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cowboy is a drawing in the colour of its seat; the sign lies on its chest, so that grey tells the seats apart. */

#include "comstock-board-figures.h"

#include "comstock-board-art.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-sign.h"

/* Of the figure's square. */
#define CHEST_X 0.5f
#define CHEST_Y 0.71f
#define CHEST 0.42f
#define BADGE 0.5f
#define APART 0.8f              /* from one figure to the next, of its side */

static guint
count_cowboys (const BoardSeat *seat,
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
    for (guint i = count_cowboys (&state->seats[seat], place); i > 0 && n < COMSTOCK_BOARD_MAX_CROWD; i--)
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

void
comstock_board_figures_cowboy (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const BoardState      *state,
                               uint32_t               seat,
                               BoardPlace             place,
                               const graphene_rect_t *bounds)
{
  const BoardSeat *self = &state->seats[seat];
  const char *sign = comstock_board_art_suit (self->suit);
  const char *badge = find_badge (self, place);
  const float side = bounds->size.width;
  const float x = bounds->origin.x;
  const float y = bounds->origin.y;
  GdkRGBA fill, ink;

  comstock_sign_get_colors (widget, sign, &fill, &ink);
  if (self->white == place)
    {
      fill = (GdkRGBA) { 1, 1, 1, 1 };
      ink = (GdkRGBA) { 0, 0, 0, 1 };
    }
  comstock_art_snapshot (widget, snapshot, "board/cowboy", bounds, &fill);
  comstock_art_snapshot (widget, snapshot, sign,
                         &GRAPHENE_RECT_INIT (x + (CHEST_X - CHEST / 2) * side, y + (CHEST_Y - CHEST / 2) * side,
                                              CHEST * side, CHEST * side),
                         &ink);
  if (badge != NULL)
    comstock_art_snapshot (widget, snapshot, badge,
                           &GRAPHENE_RECT_INIT (x + (1 - BADGE) * side, y + (1 - BADGE) * side, BADGE * side,
                                                BADGE * side), NULL);
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

static void
snapshot_horse (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                const char            *sign,
                const graphene_rect_t *bounds)
{
  const float side = bounds->size.width * BADGE;

  comstock_art_snapshot (widget, snapshot, "board/horse", bounds, NULL);
  comstock_sign_snapshot (widget, snapshot, sign,
                          &GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - side) / 2,
                                               bounds->origin.y + bounds->size.height - side, side, side), side / 2);
}

void
comstock_board_figures_crowd (GtkWidget             *widget,
                              GtkSnapshot           *snapshot,
                              const BoardState      *state,
                              BoardPlace             place,
                              const graphene_rect_t *bounds,
                              float                  side)
{
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];
  uint8_t riders[COMSTOCK_BOARD_MAX_CROWD];
  const guint cowboys = comstock_board_crowd_on (state, place, seats);
  const guint n = cowboys + comstock_board_horses_on (state, place, riders);
  const float room = bounds->size.width - side;
  const float apart = n > 1 ? MIN (side * APART, room / (float) (n - 1)) : 0;
  const float left = bounds->origin.x + (n > 0 ? room - apart * (float) (n - 1) : 0) / 2;

  for (guint i = 0; i < n; i++)
    {
      const graphene_rect_t square = GRAPHENE_RECT_INIT (left + apart * (float) i,
                                                         bounds->origin.y + bounds->size.height - side, side, side);

      if (i < cowboys)
        comstock_board_figures_cowboy (widget, snapshot, state, seats[i], place, &square);
      else
        snapshot_horse (widget, snapshot, comstock_board_art_suit (state->seats[riders[i - cowboys]].suit), &square);
    }
}
