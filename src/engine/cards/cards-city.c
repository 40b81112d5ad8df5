/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a card may lie in a city, laying and selling it (rules page 4). */

#include "cards-city.h"

#include <stdlib.h>

/* For what every placement goes through: the frame then never goes through memory. */
#define ALWAYS_INLINE __attribute__ ((always_inline)) static inline

/* Rotations that move a parcel one step. */
#define EAST 1u
#define SOUTH ((uint32_t) CARDS_STRIDE)
#define WEST (128 - EAST)
#define NORTH (128 - SOUTH)

/* Farther from the first card than this no city reaches, so plain arithmetic on coordinates is safe. */
#define FAR 64

static const uint8_t corner_x[CARDS_CORNERS] = { 0, 1, 0, 1 };
static const uint8_t corner_y[CARDS_CORNERS] = { 0, 0, 1, 1 };

/* The visible parcels that a new parcel may cover besides empty ones, without law (4.4 a and b): two kinds,
 * often the same one twice, so that seeking places needs no branches. */
static const uint8_t coverable[CARDS_PARCELS][2] = {
#define ITSELF(parcel) [parcel] = { parcel, parcel }
  ITSELF (CARDS_EMPTY),
  ITSELF (CARDS_HOUSE),
  [CARDS_TOWNHOUSE] = { CARDS_TOWNHOUSE, CARDS_HOUSE },
  ITSELF (CARDS_MOUNTAIN),
  ITSELF (CARDS_MINE),
  ITSELF (CARDS_RANCH),
  ITSELF (CARDS_BLACKSMITH),
  ITSELF (CARDS_DRUGSTORE),
  ITSELF (CARDS_BANK),
  ITSELF (CARDS_SALOON),
  ITSELF (CARDS_HOTEL),
  ITSELF (CARDS_GENERAL_STORE),
  ITSELF (CARDS_CHURCH),
  ITSELF (CARDS_PRISON),
  ITSELF (CARDS_CITY_HALL),
  [CARDS_OUTLAWS] = { CARDS_EMPTY, CARDS_EMPTY },
#undef ITSELF
};

/* City rule 4: the kinds of visible parcel that @parcel may cover. */
static uint32_t
coverable_kinds (CardsParcel parcel,
                 bool        law)
{
  const bool over_outlaws = law && parcel != CARDS_OUTLAWS;

  return CARDS_BIT (CARDS_EMPTY) | CARDS_BIT (coverable[parcel][0]) | CARDS_BIT (coverable[parcel][1]) |
         (uint32_t) over_outlaws << CARDS_OUTLAWS;
}

static bool
is_near (const CardsCity *city,
         int              x,
         int              y)
{
  return city->occupied != 0 &&
         x >= city->left && x <= city->right &&
         y >= city->top && y <= city->bottom;
}

CardsParcel
cards_city_parcel (const CardsCity *city,
                   int              x,
                   int              y)
{
  const CardsBoard bit = cards_board_bit (x, y);
  uint32_t parcel = CARDS_EMPTY;

  if (!is_near (city, x, y) || (city->occupied & bit) == 0)
    return CARDS_NO_PARCEL;
  while ((city->shown[parcel] & bit) == 0)
    parcel++;
  return (CardsParcel) parcel;
}

/* City rule 3: the north-west corners from which a card overlaps the city or shares a side with it. */
static inline CardsBoard
joined_corners (CardsBoard occupied)
{
  const CardsBoard two = occupied | cards_board_rotate (occupied, WEST);
  const CardsBoard four = cards_board_rotate (two, EAST) | cards_board_rotate (two, WEST);

  return four | cards_board_rotate (four, NORTH) |
         cards_board_rotate (two, SOUTH) | cards_board_rotate (two, NORTH + NORTH - 128);
}

static inline int
larger (int a,
        int b)
{
  return a > b ? a : b;
}

static inline int
smaller (int a,
         int b)
{
  return a < b ? a : b;
}

/* Bit 0 of ten rows. */
#define ROWS ((CardsBoard) 1 | (CardsBoard) 1 << 10 | (CardsBoard) 1 << 20 | (CardsBoard) 1 << 30 | \
              (CardsBoard) 1 << 40 | (CardsBoard) 1 << 50 | (CardsBoard) 1 << 60 | (CardsBoard) 1 << 70 | \
              (CardsBoard) 1 << 80 | (CardsBoard) 1 << 90)

/* City rule 1 for one direction: where a card may begin that joins a city of @span parcels without making it longer
 * than @limit, counted from two parcels before the city. */
#define FIRST(span, limit) ((span) > (limit) - 2 ? (span) - (limit) + 2 : 0)
#define END(span, limit) ((span) > (limit) - 2 ? (limit) + 1 : (span) + 3)
#define COLUMNS(span, limit) (ROWS * ((1u << END (span, limit)) - (1u << FIRST (span, limit))))
#define LINES(span, limit) (((CardsBoard) 1 << CARDS_STRIDE * END (span, limit)) - \
                            ((CardsBoard) 1 << CARDS_STRIDE * FIRST (span, limit)))
#define EIGHT_SPANS(make, limit) make (1, limit), make (2, limit), make (3, limit), make (4, limit), make (5, limit), \
                                 make (6, limit), make (7, limit), make (8, limit)

/* By the city's span less one; the last is for all that are too long.  [1] with the captain, in one of the two
 * directions. */
static const CardsBoard columns[2][CARDS_LIMIT + 2] = {
  { EIGHT_SPANS (COLUMNS, CARDS_LIMIT), 0, 0 },
  { EIGHT_SPANS (COLUMNS, CARDS_LIMIT + 1), COLUMNS (9, CARDS_LIMIT + 1), 0 },
};
static const CardsBoard lines[2][CARDS_LIMIT + 2] = {
  { EIGHT_SPANS (LINES, CARDS_LIMIT), 0, 0 },
  { EIGHT_SPANS (LINES, CARDS_LIMIT + 1), LINES (9, CARDS_LIMIT + 1), 0 },
};

/* City rule 1: the corners that keep the city within its limit, as far as a card can join it. */
ALWAYS_INLINE CardsPlacements
corners_within (const CardsCity *city,
                bool             captain)
{
  const int wide = smaller (city->right - city->left, CARDS_LIMIT + 1);
  const int high = smaller (city->bottom - city->top, CARDS_LIMIT + 1);
  CardsPlacements places = { .x = (int8_t) (city->left - 2), .y = (int8_t) (city->top - 2) };

  places.board = captain ? (columns[1][wide] & lines[0][high]) | (columns[0][wide] & lines[1][high])
                         : columns[0][wide] & lines[0][high];
  places.board = cards_board_shift (places.board, places.x, places.y);
  return places;
}

ALWAYS_INLINE CardsFrame
make_frame (const CardsCity  *city,
            CardsCharacterSet owned)
{
  CardsFrame frame = { .city = city };

  frame.open[0] = frame.open[1] = ~city->occupied | city->shown[CARDS_EMPTY];
  if (cards_city_has_law (city, owned))
    frame.open[0] |= city->shown[CARDS_OUTLAWS];
  if (city->occupied == 0)
    {
      frame.joined.board = 1;
      return frame;
    }
  frame.joined = corners_within (city, (owned & CARDS_BIT (CARDS_CAPTAIN)) != 0);
  frame.joined.board &= joined_corners (city->occupied);
  return frame;
}

/* City rule 4: where @parcel may come to lie. */
static inline CardsBoard
places_of_parcel (const CardsFrame *frame,
                  uint8_t           parcel)
{
  return (parcel == CARDS_OUTLAWS ? frame->open[1] : frame->open[0]) |
         frame->city->shown[coverable[parcel][0]] | frame->city->shown[coverable[parcel][1]];
}

ALWAYS_INLINE CardsPlacements
seek_places (const CardsFrame   *frame,
             const CardsTerrain *card)
{
  CardsPlacements places = frame->joined;

  places.board &= places_of_parcel (frame, card->parcels[CARDS_NW]);
  places.board &= cards_board_rotate (places_of_parcel (frame, card->parcels[CARDS_NE]), WEST);
  places.board &= cards_board_rotate (places_of_parcel (frame, card->parcels[CARDS_SW]), NORTH);
  places.board &= cards_board_rotate (places_of_parcel (frame, card->parcels[CARDS_SE]), NORTH - EAST);
  return places;
}

void
cards_frame_init (CardsFrame       *frame,
                  const CardsCity  *city,
                  CardsCharacterSet owned)
{
  *frame = make_frame (city, owned);
}

CardsPlacements
cards_frame_placements (const CardsFrame   *frame,
                        const CardsTerrain *card)
{
  return seek_places (frame, card);
}

void
cards_city_seek (const CardsCity    *city,
                 const CardsTerrain *card,
                 CardsCharacterSet   owned,
                 CardsPlacements    *places)
{
  const CardsFrame frame = make_frame (city, owned);

  *places = seek_places (&frame, card);
}

/* City rule 1 for one place. */
static CsRefusal
judge_limit (const CardsCity  *city,
             CardsCharacterSet owned,
             int               x,
             int               y)
{
  const int width = larger (city->right, x + 1) - smaller (city->left, x) + 1;
  const int height = larger (city->bottom, y + 1) - smaller (city->top, y) + 1;
  const int longest = CARDS_LIMIT + ((owned & CARDS_BIT (CARDS_CAPTAIN)) != 0);

  if (larger (width, height) <= longest && smaller (width, height) <= CARDS_LIMIT)
    return (CsRefusal) { .reason = CS_LEGAL };
  return (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT,
                       .x = (int16_t) (x < city->left ? x : x + 1),
                       .y = (int16_t) (y < city->top ? y : y + 1) };
}

/* City rule 3 for one place. */
static CsRefusal
judge_joined (const CardsCity *city,
              int              x,
              int              y)
{
  CsRefusal refusal = { .reason = CARDS_PLACE_NOT_JOINED, .x = (int16_t) x, .y = (int16_t) y };

  for (int dy = -1; dy <= 2; dy++)
    for (int dx = -1; dx <= 2; dx++)
      {
        const bool corner = (dx == -1 || dx == 2) && (dy == -1 || dy == 2);

        if (cards_city_parcel (city, x + dx, y + dy) == CARDS_NO_PARCEL)
          continue;
        if (!corner)
          return (CsRefusal) { .reason = CS_LEGAL };
        refusal = (CsRefusal) { .reason = CARDS_PLACE_CORNER_ONLY,
                                .x = (int16_t) (x + dx), .y = (int16_t) (y + dy) };
      }
  return refusal;
}

/* City rule 4 for one parcel of the card. */
static CsRefusal
judge_cover (CardsParcel old,
             CardsParcel new,
             bool        law,
             int         x,
             int         y)
{
  CsRefusal refusal = { .reason = CS_LEGAL, .x = (int16_t) x, .y = (int16_t) y, .what = old };

  if (old == CARDS_NO_PARCEL || (coverable_kinds (new, law) & CARDS_BIT (old)) != 0)
    return (CsRefusal) { .reason = CS_LEGAL };
  if (old != CARDS_OUTLAWS)
    refusal.reason = CARDS_PLACE_COVERS;
  else if (new == CARDS_OUTLAWS)
    refusal.reason = CARDS_PLACE_OUTLAWS_ON_OUTLAWS;
  else
    refusal.reason = CARDS_PLACE_COVERS_OUTLAWS;
  return refusal;
}

CsRefusal
cards_city_judge (const CardsCity    *city,
                  const CardsTerrain *card,
                  CardsCharacterSet   owned,
                  int                 x,
                  int                 y)
{
  const bool law = cards_city_has_law (city, owned);
  CsRefusal refusal;

  if (city->occupied == 0)
    return (CsRefusal) { .reason = x == 0 && y == 0 ? CS_LEGAL : CARDS_PLACE_FIRST_AT_ORIGIN };
  if (x < -FAR || x > FAR || y < -FAR || y > FAR)
    return (CsRefusal) { .reason = CARDS_PLACE_OUTSIDE_LIMIT, .x = (int16_t) x, .y = (int16_t) y };
  refusal = judge_limit (city, owned, x, y);
  if (refusal.reason == CS_LEGAL)
    refusal = judge_joined (city, x, y);
  for (int i = 0; i < CARDS_CORNERS && refusal.reason == CS_LEGAL; i++)
    refusal = judge_cover (cards_city_parcel (city, x + corner_x[i], y + corner_y[i]),
                           card->parcels[i], law, x + corner_x[i], y + corner_y[i]);
  return refusal;
}

/* Makes the box hold a square of @size parcels as well, or nothing else if it is the @first. */
static inline void
grow_box (CardsCity *city,
          bool       first,
          int        x,
          int        y,
          int        size)
{
  if (first)
    {
      city->left = city->right = (int8_t) x;
      city->top = city->bottom = (int8_t) y;
    }
  city->left = (int8_t) smaller (city->left, x);
  city->top = (int8_t) smaller (city->top, y);
  city->right = (int8_t) larger (city->right, x + size - 1);
  city->bottom = (int8_t) larger (city->bottom, y + size - 1);
}

void
cards_city_show (CardsCity  *city,
                 CardsParcel parcel,
                 int         x,
                 int         y)
{
  const CardsBoard bit = cards_board_bit (x, y);

  for (int i = 0; i < CARDS_PARCELS; i++)
    city->shown[i] &= ~bit;
  grow_box (city, city->occupied == 0, x, y, 1);
  city->occupied |= bit;
  city->shown[parcel] |= bit;
}

/* Puts a card on top of what lies there, into the cached fields alone. */
static void
lay (CardsCity          *city,
     const CardsTerrain *card,
     int                 x,
     int                 y)
{
  const CardsBoard nw = cards_board_bit (x, y);
  const CardsBoard ne = cards_board_rotate (nw, EAST);
  const CardsBoard sw = cards_board_rotate (nw, SOUTH);
  const CardsBoard se = cards_board_rotate (nw, SOUTH + EAST);
  const CardsBoard block = nw | ne | sw | se;

  /* Parcels of other kinds are covered by their own kind alone (city rule 4). */
  city->shown[CARDS_EMPTY] &= ~block;
  city->shown[CARDS_HOUSE] &= ~block;
  city->shown[CARDS_OUTLAWS] &= ~block;
  grow_box (city, city->occupied == 0, x, y, 2);
  city->occupied |= block;
  city->shown[card->parcels[CARDS_NW]] |= nw;
  city->shown[card->parcels[CARDS_NE]] |= ne;
  city->shown[card->parcels[CARDS_SW]] |= sw;
  city->shown[card->parcels[CARDS_SE]] |= se;
}

void
cards_city_place (CardsCity       *city,
                  const CardsDeck *deck,
                  uint8_t          id,
                  int              x,
                  int              y)
{
  lay (city, &deck->terrain[id], x, y);
  city->placed[city->n_placed++] = (CardsPlaced) { .card = id, .x = (int8_t) x, .y = (int8_t) y };
}

void
cards_city_rebuild (CardsCity       *city,
                    const CardsDeck *deck)
{
  city->left = city->top = city->right = city->bottom = 0;
  city->occupied = 0;
  for (int i = 0; i < CARDS_PARCELS; i++)
    city->shown[i] = 0;
  for (int i = 0; i < city->n_placed; i++)
    for (int corner = 0; corner < CARDS_CORNERS; corner++)
      cards_city_show (city, deck->terrain[city->placed[i].card].parcels[corner],
                       city->placed[i].x + corner_x[corner], city->placed[i].y + corner_y[corner]);
}

static int
find_placed (const CardsCity *city,
             uint8_t          id)
{
  for (int i = 0; i < city->n_placed; i++)
    if (city->placed[i].card == id)
      return i;
  return -1;
}

static inline CardsBoard
block_at (const CardsPlaced *card)
{
  return cards_board_shift (CARDS_BLOCK, card->x, card->y);
}

static inline CardsBoard
beside (CardsBoard board)
{
  return cards_board_rotate (board, EAST) | cards_board_rotate (board, WEST) |
         cards_board_rotate (board, SOUTH) | cards_board_rotate (board, NORTH);
}

/* True if a joined city without @block, parcels of one card alone, is joined still or has nothing left.  Whatever
 * falls apart lies beside the block, so only those parcels must reach each other. */
static bool
stays_joined (CardsBoard occupied,
              CardsBoard block)
{
  const CardsBoard rest = occupied & ~block;
  const CardsBoard ends = beside (block) & rest;
  CardsBoard reached = ends & -ends;
  CardsBoard before;

  do
    {
      before = reached;
      reached |= beside (reached) & rest;
      if ((ends & ~reached) == 0)
        return true;
    }
  while (reached != before);
  return false;
}

uint32_t
cards_city_sales (const CardsCity *city)
{
  CardsBoard once = 0;
  CardsBoard twice = 0;
  uint32_t sales = 0;

  for (int i = 0; i < city->n_placed; i++)
    {
      const CardsBoard block = block_at (&city->placed[i]);

      twice |= once & block;
      once |= block;
    }
  for (int i = 0; i < city->n_placed; i++)
    {
      const CardsBoard block = block_at (&city->placed[i]);

      if ((block & twice) == 0 && stays_joined (city->occupied, block))
        sales |= CARDS_BIT (i);
    }
  return sales;
}

CsRefusal
cards_city_judge_sale (const CardsCity *city,
                       uint8_t          id)
{
  const int index = find_placed (city, id);
  const CardsPlaced *card;

  if (index < 0)
    return (CsRefusal) { .reason = CARDS_SALE_NOT_IN_CITY, .what = id };
  card = &city->placed[index];
  for (int i = 0; i < city->n_placed; i++)
    {
      const CardsPlaced *other = &city->placed[i];

      if (i != index && abs (other->x - card->x) < 2 && abs (other->y - card->y) < 2)
        return (CsRefusal) { .reason = CARDS_SALE_OVERLAPS,
                             .x = (int16_t) larger (card->x, other->x),
                             .y = (int16_t) larger (card->y, other->y),
                             .what = id };
    }
  if (!stays_joined (city->occupied, block_at (card)))
    return (CsRefusal) { .reason = CARDS_SALE_DIVIDES, .x = card->x, .y = card->y, .what = id };
  return (CsRefusal) { .reason = CS_LEGAL };
}

/* Takes away @block, which covers nothing and is covered by nothing. */
static void
take_block (CardsCity *city,
            CardsBoard block)
{
  city->occupied &= ~block;
  for (int i = 0; i < CARDS_PARCELS; i++)
    city->shown[i] &= ~block;
  city->left = city->top = city->right = city->bottom = 0;
  for (int i = 0; i < city->n_placed; i++)
    grow_box (city, i == 0, city->placed[i].x, city->placed[i].y, 2);
}

void
cards_city_sell (CardsCity *city,
                 uint8_t    id)
{
  const int index = find_placed (city, id);
  const CardsBoard block = block_at (&city->placed[index]);

  city->n_placed--;
  for (int i = index; i < city->n_placed; i++)
    city->placed[i] = city->placed[i + 1];
  city->placed[city->n_placed] = (CardsPlaced) { 0 };
  take_block (city, block);
}
