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
#define DISK 0.8f               /* a horse's owner, of the side, */
#define PILE 0.22f              /* and from one to the next above it, of itself */

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

/* Takes from @bounds what horses stand in: a disk for each that has some, in lines from the foot up; returns how many
 * disks there are, and sets their @side. */
static guint
take_pen (const BoardState *state,
          BoardPlace        place,
          graphene_rect_t  *bounds,
          float            *side,
          int              *in_line)
{
  guint n = 0;

  *side *= DISK;
  *in_line = MAX ((int) (bounds->size.width / *side), 1);
  for (uint32_t seat = 0; place >= BOARD_PLACE_ENCLOSURE && seat < state->n_seats; seat++)
    n += state->seats[seat].enclosures[place - BOARD_PLACE_ENCLOSURE] > 0;
  bounds->size.height -= *side * (float) (((int) n + *in_line - 1) / *in_line);
  return n;
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
  const guint n = comstock_board_crowd_on (state, place, seats);
  graphene_rect_t room = *bounds;
  float disk = side;
  int in_line;

  take_pen (state, place, &room, &disk, &in_line);
  for (guint i = n; i > 0; i--)
    if (seats[i - 1] == seat)
      {
        *square = find_square (&room, side, n, i - 1);
        return TRUE;
      }
  return FALSE;
}

/* Piles of disks, one for each seat and as high as it has horses, behind a horse where that has room. */
static void
snapshot_horses (GtkWidget             *widget,
                 GtkSnapshot           *snapshot,
                 const BoardState      *state,
                 BoardPlace             place,
                 const graphene_rect_t *bounds,
                 float                  side)
{
  graphene_rect_t room = *bounds;
  float disk = side;
  int in_line;
  const int n = (int) take_pen (state, place, &room, &disk, &in_line);
  const float foot = bounds->origin.y + bounds->size.height - disk;
  float left = bounds->origin.x + (bounds->size.width - disk * (float) MIN (n, in_line)) / 2;
  int nth = 0;

  if (n > 0 && n < in_line)
    {
      left += disk / 2;
      comstock_art_snapshot (widget, snapshot, "board/horse",
                             &GRAPHENE_RECT_INIT (left - side, foot + disk - side, side, side), NULL);
    }
  for (uint32_t seat = 0; n > 0 && seat < state->n_seats; seat++)
    {
      const guint horses = state->seats[seat].enclosures[place - BOARD_PLACE_ENCLOSURE];

      for (guint i = 0; i < horses; i++)
        comstock_sign_snapshot (widget, snapshot, comstock_suit_get_sign (state->seats[seat].suit),
                                &GRAPHENE_RECT_INIT (left + disk * (float) (nth % in_line),
                                                     foot - disk * (float) (nth / in_line) - PILE * disk * (float) i,
                                                     disk, disk),
                                disk / 2);
      nth += horses > 0;
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
  const guint n = comstock_board_crowd_on (state, place, seats);
  graphene_rect_t room = *bounds;
  float disk = side;
  int in_line;

  take_pen (state, place, &room, &disk, &in_line);
  for (guint i = 0; i < n; i++)
    {
      const graphene_rect_t square = find_square (&room, side, n, i);
      const gboolean last = i + 1 >= n || seats[i + 1] != seats[i];

      if (!last || (away >> seats[i] & 1) == 0)
        comstock_board_figures_cowboy (widget, snapshot, state, seats[i], place, &square);
    }
  snapshot_horses (widget, snapshot, state, place, bounds, side);
}
