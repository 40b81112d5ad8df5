/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries the four sides of the object, at each what lies just beside each obstacle, near before far: further away only
 * for what may be pressed.  Where that is covered beside it, any place as near between obstacles will do. */

#include "comstock-callout-place.h"

#include <math.h>

/* So much of the bubble at least lies opposite of the object, so that its tail has a place between its corners. */
#define HOLD 28.f

/* What a covered pixel costs, by what it belongs to; the object itself is hardly ever covered. */
static const double weights[] = {
  [COMSTOCK_OBSTACLE_NONE] = 0,
  [COMSTOCK_OBSTACLE_SEEN] = 1,
  [COMSTOCK_OBSTACLE_WORKS] = 30,
  [COMSTOCK_OBSTACLE_PLACE] = 20000,
  [COMSTOCK_OBSTACLE_PRESSED] = 1000000,
};
#define OBJECT 10000000

/* What a pixel further away costs where there is no place beside the object: rather over a seat's plate than a third of
 * a window away. */
#define FAR 3000

/* In this order where all else is equal: most objects lie at the lower edge or at the left. */
static const GtkPositionType sides[] = { GTK_POS_BOTTOM, GTK_POS_LEFT, GTK_POS_RIGHT, GTK_POS_TOP };

typedef struct
{
  const graphene_rect_t *room;
  const graphene_rect_t *object;
  const ComstockObstacle *obstacles;
  guint n_obstacles;
  graphene_size_t size;
  float most_away;

  ComstockCalloutPlace best;
  double cost;          /* what it covers, more of it further away */
  ComstockObstacleKind worst;
  double detour;        /* how far it is from the best place of all, in pixels */
} Search;

static float
get_right (const graphene_rect_t *rect)
{
  return rect->origin.x + rect->size.width;
}

static float
get_bottom (const graphene_rect_t *rect)
{
  return rect->origin.y + rect->size.height;
}

static double
get_area (const graphene_rect_t *a,
          const graphene_rect_t *b)
{
  graphene_rect_t both;

  return graphene_rect_intersection (a, b, &both) ? (double) both.size.width * (double) both.size.height : 0;
}

/* What @box covers; more than @most need not be counted. */
static double
get_cost (Search                *search,
          const graphene_rect_t *box,
          double                 most,
          ComstockObstacleKind  *worst)
{
  double cost = get_area (box, search->object) * OBJECT;

  *worst = cost > 0 ? COMSTOCK_OBSTACLE_PRESSED : COMSTOCK_OBSTACLE_NONE;
  for (guint i = 0; i < search->n_obstacles && cost <= most; i++)
    {
      const double area = get_area (box, &search->obstacles[i].area);

      if (area > 0)
        *worst = MAX (*worst, search->obstacles[i].kind);
      cost += area * weights[search->obstacles[i].kind];
    }
  return cost;
}

static gboolean
is_upright (GtkPositionType side)
{
  return side == GTK_POS_BOTTOM || side == GTK_POS_TOP;
}

/* The middle of what two spans have in common, as far as it lies between the corners of the first. */
static float
get_common (float start,
            float length,
            float other,
            float other_length)
{
  const float from = MAX (start, other);
  const float to = MIN (start + length, other + other_length);

  return CLAMP ((from + to) / 2, start + HOLD / 2, MAX (start + HOLD / 2, start + length - HOLD / 2));
}

static graphene_point_t
find_tip (const graphene_rect_t *box,
          const graphene_rect_t *object,
          GtkPositionType        side)
{
  const float x = get_common (box->origin.x, box->size.width, object->origin.x, object->size.width);
  const float y = get_common (box->origin.y, box->size.height, object->origin.y, object->size.height);

  switch (side)
    {
    case GTK_POS_BOTTOM:
      return GRAPHENE_POINT_INIT (x, object->origin.y);
    case GTK_POS_TOP:
      return GRAPHENE_POINT_INIT (x, get_bottom (object));
    case GTK_POS_LEFT:
      return GRAPHENE_POINT_INIT (get_right (object), y);
    case GTK_POS_RIGHT:
    default:
      return GRAPHENE_POINT_INIT (object->origin.x, y);
    }
}

static float
clamp_into (float start,
            float length,
            float room,
            float room_length)
{
  return MAX (MIN (start, room + room_length - length), room);
}

/* The box with its tail at @side, so far from the object, so far along its edge; as far as the room allows. */
static void
try (Search         *search,
     GtkPositionType side,
     float           away,
     float           along)
{
  const graphene_rect_t *object = search->object;
  const gboolean upright = is_upright (side);
  const float middle = upright ? object->origin.x + (object->size.width - search->size.width) / 2
                               : object->origin.y + (object->size.height - search->size.height) / 2;
  graphene_rect_t box = { GRAPHENE_POINT_INIT (along, along), search->size };
  ComstockObstacleKind worst;
  double cost, detour;

  if (side == GTK_POS_BOTTOM)
    box.origin.y = object->origin.y - away - search->size.height;
  else if (side == GTK_POS_TOP)
    box.origin.y = get_bottom (object) + away;
  else if (side == GTK_POS_LEFT)
    box.origin.x = get_right (object) + away;
  else
    box.origin.x = object->origin.x - away - search->size.width;
  box.origin.x = clamp_into (box.origin.x, box.size.width, search->room->origin.x, search->room->size.width);
  box.origin.y = clamp_into (box.origin.y, box.size.height, search->room->origin.y, search->room->size.height);
  /* Where all ground may be pressed a little less of it is not worth the way. */
  cost = get_cost (search, &box, search->cost, &worst) *
         (1 + (double) (away - COMSTOCK_CALLOUT_GAP) / COMSTOCK_CALLOUT_NEAR);
  detour = (double) (2 * (away - COMSTOCK_CALLOUT_GAP) + ABS ((upright ? box.origin.x : box.origin.y) - middle) / 4);
  if (cost > search->cost || (cost == search->cost && detour >= search->detour))
    return;
  search->cost = cost;
  search->worst = worst;
  search->detour = detour;
  search->best = (ComstockCalloutPlace) { box, side, find_tip (&box, object, side) };
}

/* Along the edge: in the middle, and just before and after each obstacle, as long as the tail still reaches. */
static void
try_along (Search         *search,
           GtkPositionType side,
           float           away)
{
  const gboolean upright = is_upright (side);
  const float length = upright ? search->size.width : search->size.height;
  const float start = upright ? search->object->origin.x : search->object->origin.y;
  const float extent = upright ? search->object->size.width : search->object->size.height;
  const float least = start - length + MIN (HOLD, extent);
  const float most = start + extent - MIN (HOLD, extent);

  try (search, side, away, start + (extent - length) / 2);
  for (guint i = 0; i < search->n_obstacles; i++)
    {
      const graphene_rect_t *area = &search->obstacles[i].area;
      const float before = (upright ? area->origin.x : area->origin.y) - length;
      const float after = upright ? get_right (area) : get_bottom (area);

      try (search, side, away, CLAMP (before, least, most));
      try (search, side, away, CLAMP (after, least, most));
    }
}

/* How far from the object a box at @side stands that has just passed by @area; less than the gap if it is elsewhere. */
static float
get_passing (const graphene_rect_t *object,
             const graphene_rect_t *area,
             GtkPositionType        side)
{
  switch (side)
    {
    case GTK_POS_BOTTOM:
      return object->origin.y - area->origin.y;
    case GTK_POS_TOP:
      return get_bottom (area) - get_bottom (object);
    case GTK_POS_LEFT:
      return get_right (area) - get_right (object);
    case GTK_POS_RIGHT:
    default:
      return object->origin.x - area->origin.x;
    }
}

static void
try_further (Search         *search,
             GtkPositionType side)
{
  for (guint i = 0; i < search->n_obstacles; i++)
    {
      const float away = get_passing (search->object, &search->obstacles[i].area, side);

      if (away > COMSTOCK_CALLOUT_GAP && away <= search->most_away)
        try_along (search, side, away);
    }
}

static void
add_start (GArray *starts,
           float   start)
{
  for (guint i = 0; i < starts->len; i++)
    if (ABS (g_array_index (starts, float, i) - start) < 1)
      return;
  g_array_append_val (starts, start);
}

static float
get_between (float start,
             float length,
             float other,
             float other_length)
{
  return MAX (MAX (other - start - length, start - other - other_length), 0);
}

static void
try_at (Search *search,
        float   x,
        float   y)
{
  const graphene_rect_t *room = search->room;
  const graphene_rect_t *object = search->object;
  const graphene_size_t *size = &search->size;
  const graphene_rect_t box = { GRAPHENE_POINT_INIT (clamp_into (x, size->width, room->origin.x, room->size.width),
                                                     clamp_into (y, size->height, room->origin.y, room->size.height)),
                                *size };
  const float away = hypotf (get_between (box.origin.x, size->width, object->origin.x, object->size.width),
                             get_between (box.origin.y, size->height, object->origin.y, object->size.height));
  ComstockObstacleKind worst;
  double cost = (double) away * FAR;

  if (away < COMSTOCK_CALLOUT_GAP || away > search->most_away)
    return;
  if (cost < search->cost)
    cost += get_cost (search, &box, search->cost - cost, &worst);
  if (cost >= search->cost)
    return;
  search->cost = cost;
  search->best = (ComstockCalloutPlace) { box, GTK_POS_BOTTOM, box.origin };
}

/* Just before or after each obstacle, across and along. */
static void
try_anywhere (Search *search)
{
  g_autoptr (GArray) across = g_array_new (FALSE, FALSE, sizeof (float));
  g_autoptr (GArray) along = g_array_new (FALSE, FALSE, sizeof (float));

  for (guint i = 0; i < search->n_obstacles; i++)
    {
      const graphene_rect_t *area = &search->obstacles[i].area;

      add_start (across, area->origin.x - search->size.width);
      add_start (across, get_right (area));
      add_start (along, area->origin.y - search->size.height);
      add_start (along, get_bottom (area));
    }
  for (guint x = 0; x < across->len; x++)
    for (guint y = 0; y < along->len; y++)
      try_at (search, g_array_index (across, float, x), g_array_index (along, float, y));
}

double
comstock_callout_find_place (const graphene_rect_t  *room,
                             const graphene_rect_t  *object,
                             float                   width,
                             float                   height,
                             float                   most_away,
                             const ComstockObstacle *obstacles,
                             guint                   n_obstacles,
                             ComstockCalloutPlace   *place)
{
  Search search = {
    .room = room,
    .object = object,
    .obstacles = obstacles,
    .n_obstacles = n_obstacles,
    .size = GRAPHENE_SIZE_INIT (width, height),
    .most_away = most_away,
    .cost = G_MAXDOUBLE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    try_along (&search, sides[i], COMSTOCK_CALLOUT_GAP);
  for (guint i = 0; search.worst > COMSTOCK_OBSTACLE_SEEN && i < G_N_ELEMENTS (sides); i++)
    try_further (&search, sides[i]);
  if (search.worst >= COMSTOCK_OBSTACLE_PLACE && most_away > COMSTOCK_CALLOUT_GAP)
    try_anywhere (&search);
  *place = search.best;
  return search.cost;
}
