/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City: setup, state, moves, events and refusals. */

#pragma once

#include "city-tiles.h"

#define CITY_RULES_VERSION 1
#define CITY_MAX_CELLS (3 * CITY_MAX_TILES + 2)     /* that hold a tile or lie beside one */
#define CITY_MAX_FREE (2 * CITY_MAX_TILES + 2)      /* of these, without a tile */
#define CITY_MAX_OUTLINE (2 * CITY_MAX_TILES + 2)   /* edges of tiles that face the open country */
#define CITY_MAX_PIECES (CITY_WALLS + 1)            /* walls and gate */
#define CITY_FREE_SPARE 48
#define CITY_MAX_LEGAL (CITY_EDGES * CITY_MAX_FREE)
#define CITY_FARTHEST 80        /* cells from the first tile, at (0, 0), to any cell of the table, at the most */

#define CITY_NO_CELL 255
#define CITY_NO_TILE 255        /* … and no design */

/* Everything that is chosen before the first move: with the tiles and the moves it is the whole game. */
typedef struct
{
  uint8_t n_seats;
  uint8_t first;                /* the seat that begins (ruling 2) */
  uint64_t seed;                /* any number, from which the model draws the tiles */
} CitySetup;

typedef enum
{
  CITY_SETUP_SEATS = CS_REFUSED_GAME + 32, /* fewer than 2 or more than 4 seats */
  CITY_SETUP_FIRST,                        /* what: no seat of this game */
} CitySetupReason;

typedef enum
{
  CITY_MOVE_PASS = 1,   /* no follower, no guard, no tower; no argument */
  CITY_MOVE_DRAW,       /* chance: design × 256 + which of its copies left, from 0 */
  CITY_MOVE_LAY,        /* city_move_at (), the last part being the quarter-turns */
  CITY_MOVE_CLAIM,      /* kind × 8 + number of the segment among those of its kind on the tile just laid */
  CITY_MOVE_GATE,       /* city_move_at (), the last part being the edge */
  CITY_MOVE_WALL,       /* CitySide */
  CITY_MOVE_GUARD,      /* no argument */
  CITY_MOVE_TOWER,      /* CitySide */
  CITY_MOVES
} CityMoveType;

static inline CsMove
city_move (CityMoveType type,
           uint32_t      argument)
{
  return (CsMove) type << 24 | argument;
}

/* A place and one of four: the turn of the tile laid there, or its edge.  −128 ≤ @x, @y ≤ 127 */
static inline CsMove
city_move_at (CityMoveType type,
              int           x,
              int           y,
              uint32_t      which)
{
  return city_move (type, 0) + (uint32_t) (128 << 10 | 128 << 2) + (uint32_t) y * 1024 + (uint32_t) x * 4 + which;
}

static inline CsMove
city_move_claim (CityKind kind,
                 uint32_t number)
{
  return city_move (CITY_MOVE_CLAIM, (uint32_t) kind << 3 | number);
}

static inline uint32_t
city_move_type (CsMove move)
{
  return move >> 24;
}

static inline uint32_t
city_move_argument (CsMove move)
{
  return move & 0xffffff;
}

static inline int
city_move_x (CsMove move)
{
  return (int) (move >> 2 & 0xff) - 128;
}

static inline int
city_move_y (CsMove move)
{
  return (int) (move >> 10 & 0xff) - 128;
}

static inline uint32_t
city_move_which (CsMove move)
{
  return move & 3;
}

/* What is asked now (rules page 11). */
typedef enum
{
  CITY_STEP_DRAW,       /* chance: the next tile */
  CITY_STEP_LAY,        /* @actor: where @drawn goes */
  CITY_STEP_CLAIM,      /* @actor: a follower on the tile just laid, or pass; asked if it has one and a place for it */
  CITY_STEP_GATE,       /* @actor: where the gate goes */
  CITY_STEP_WALL,       /* @actor: which end of the chain grows; left alone where both are one edge */
  CITY_STEP_GUARD,      /* @actor: a guard on the piece just built, or pass; asked if it may */
  CITY_STEP_TOWER,      /* @actor: a tower at an end of the chain, or pass; asked if it scores somewhere */
  CITY_STEP_OVER,
} CityStep;

/* What ended the game (rules page 9). */
typedef enum
{
  CITY_GOES_ON,
  CITY_END_TILES,       /* the last tile is laid, or fits nowhere (ruling 4) */
  CITY_END_WALLS,       /* the last wall piece is built */
  CITY_END_GAP,         /* no more than CITY_LAST_GAP edges are left to wall */
  CITY_END_RING,        /* none is */
} CityEnding;

/* Cities of up to 16 × 16 cells have a slot for each cell; in longer ones those that fold onto each other take the next
 * slot that is free.  There always are some: cells are fewer than slots. */
#define CITY_SLOTS 256

/* A cell with a tile, or an empty one beside a tile.  Cells are numbered as they come to be either. */
typedef struct
{
  int8_t x;
  int8_t y;
  uint8_t tile;         /* number of the tile there, or CITY_NO_TILE */
  uint8_t sides;        /* cached, of an empty cell: sides with a tile << 4 | those of them where a street ends */
} CityCell;

/* A tile in the city.  Tiles are numbered as they are laid, and their segments one after the other. */
typedef struct
{
  uint16_t first;       /* its first segment */
  uint8_t cell;
  uint8_t design;
  uint8_t turn : 2;     /* clockwise quarter-turns */
  uint8_t walls : 4;    /* edges with a wall piece or the gate, a bit each */
} CityTile;

/* A part of a tile, and the feature that it is part of: what is said of the feature is kept with the segment that
 * names it (CityState.features). */
typedef struct
{
  uint8_t tile;
  uint8_t open;         /* edges of the feature that face neither tile nor wall; 0 for an area */
  uint8_t kind : 2;     /* CityKind */
  uint8_t goods : 3;    /* kinds of goods of the feature, a bit each */
  uint8_t held : 1;     /* a follower stands on the feature */
  uint8_t settled : 1;  /* it was complete and has been scored */
} CitySegment;

/* A wall piece, or the gate, which is number 0. */
typedef struct
{
  uint8_t tile;
  uint8_t edge : 2;     /* CityEdge, as it lies on the table */
  uint8_t side : 2;     /* CitySide: the arm of the chain; of the gate CITY_SIDES */
  uint8_t guard : 3;    /* the seat whose guard stands on it, or CITY_NO_GUARD */
} CityPiece;

#define CITY_NO_GUARD 7
#define CITY_NOT_PLACED 0xffff

/* A tower stands on the joint of a piece that was the outer one when it was built; in a closed ring it may be the inner
 * one (ruling 16). */
typedef struct
{
  uint8_t seat;
  uint8_t piece : 7;
  uint8_t inner : 1;
} CityTower;

typedef struct
{
  uint8_t supply;                         /* followers at hand */
  uint8_t towers;                         /* towers at hand */
  uint16_t claims[CITY_FOLLOWERS];        /* the segments its followers stand on, CITY_NOT_PLACED for the others */
  int16_t points[CITY_ROWS];
} CitySeat;

typedef struct
{
  /* Whose turn it is, and what is asked. */
  uint8_t n_seats;
  uint8_t step;                           /* CityStep */
  uint8_t turn;                           /* the seat that lays the tile: in a round the builder */
  uint8_t actor;                          /* the seat asked; CS_NO_SEAT at a draw and when over */
  uint8_t ending;                         /* CityEnding */
  uint8_t drawn;                          /* design in hand from the draw to its laying, or CITY_NO_TILE */
  uint8_t n_drawn;                        /* tiles drawn so far */
  uint8_t n_discarded;                    /* of these, tiles that fitted nowhere */
  uint8_t to_build;                       /* pieces that the round in progress still asks for */
  CitySeat seats[CITY_MAX_SEATS];
  uint8_t unseen[CITY_MAX_DESIGNS];       /* copies of each design not drawn yet */

  /* The city. */
  uint8_t n_tiles;
  uint8_t n_cells;
  uint8_t n_free;
  uint8_t n_pieces;
  uint8_t n_towers;
  uint8_t gap;                            /* cached: outline edges that are not built; 0 before the gate is asked for */
  uint16_t n_segments;
  uint8_t northern;                       /* cached: the first of the northernmost tiles */
  int8_t farthest[CITY_EDGES];            /* cached: how far tiles lie to each side of the first one */
  CityTile tiles[CITY_MAX_TILES];
  CityPiece pieces[CITY_MAX_PIECES];
  CityTower towers[CITY_TOWERS];
  CityCell cells[CITY_MAX_CELLS];
  uint8_t around[CITY_MAX_CELLS];         /* cached, of each empty cell: those of the eight around it that hold tiles, a
                                           * bit each, from north clockwise */
  uint8_t free[CITY_MAX_FREE + CITY_FREE_SPARE]; /* cached: empty cells that walls do not keep empty for good, row by
                                           * row; then room to move more than there are */
  uint8_t shut_in[CITY_MAX_CELLS / 8 + 1]; /* cached, as gap: empty cells that tiles shut in, a bit each */
  uint8_t slots[CITY_SLOTS];                     /* cached: cells by place, see city_find_cell () */
  uint16_t features[(CITY_MAX_SEGMENTS + 7) / 8 * 8];   /* of each segment: the segment that names its feature */
  CitySegment segments[CITY_MAX_SEGMENTS];
} CityState;

/* A move's refusals, besides those of cs-game.h. */
typedef enum
{
  CITY_DRAW_GONE = CS_REFUSED_GAME + 64, /* what: design of which no such copy is left */
  CITY_LAY_TAKEN,               /* (x, y) holds a tile */
  CITY_LAY_APART,               /* (x, y) shares no side with a tile; what: 1 if it is where the first tile goes */
  CITY_LAY_STREET,              /* (x, y); what: side where a street of this tile meets none */
  CITY_LAY_NO_STREET,           /* (x, y); what: side where a street ends that this tile does not go on with */
  CITY_LAY_BEYOND_WALL,         /* (x, y); what: side on which a wall piece or the gate stands */
  CITY_LAY_SHUTS_WALL_IN,       /* (x, y): some piece would have no open country before it */
  CITY_LAY_SAME_TURN,           /* (x, y); what: the turn that looks the same and is asked for */
  CITY_CLAIM_NONE,              /* the tile has no such segment */
  CITY_CLAIM_HELD,              /* what: segment of the tile, whose feature bears a follower */
  CITY_CLAIM_COMPLETE,          /* what: segment of the tile, whose feature this tile has completed */
  CITY_CLAIM_SAME,              /* what: the segment of the tile that is of the same feature and asked for */
  CITY_GATE_NO_TILE,            /* (x, y) holds no tile */
  CITY_GATE_INNER,              /* (x, y); what: edge with a tile before it */
  CITY_GATE_SHUT_IN,            /* (x, y); what: edge that faces a space shut in by tiles */
  CITY_WALL_BOTH,               /* both ends are one edge: left is asked for */
  CITY_TOWER_NO_POINTS,         /* what: side where it would score nothing */
} CityMoveReason;

/* What happened.  Events of a seat carry it in seat; args as listed.  A segment stands for its feature. */
typedef enum
{
  CITY_EVENT_STACK = 1,         /* stack 1–3: its first tile is drawn next */
  CITY_EVENT_DRAWN,             /* design */
  CITY_EVENT_DISCARDED,         /* design that fits nowhere and leaves the game */
  CITY_EVENT_LAID,              /* seat, tile, x, y, turn */
  CITY_EVENT_CLAIMED,           /* seat, segment, CityKind */
  CITY_EVENT_COMPLETED,         /* segment, CityKind, tiles, kinds of goods; in closing only if somebody is on it */
  CITY_EVENT_SCORED,            /* seat, segment, points */
  CITY_EVENT_HOME,              /* seat, segment on which the follower stood */
  CITY_EVENT_ROUND,             /* seat that builds, pieces of each seat */
  CITY_EVENT_GATE,              /* seat, tile, edge */
  CITY_EVENT_WALL,              /* seat, piece, tile, edge, CitySide */
  CITY_EVENT_GUARD,             /* seat, piece */
  CITY_EVENT_TOWER,             /* seat, piece, points, 1 if on its inner joint */
  CITY_EVENT_ENDING,            /* CityEnding */
  CITY_EVENT_CLOSING,           /* outline edges that are walled in thought */
  CITY_EVENT_REMOVED,           /* seat, segment of the follower: its feature is incomplete for good */
  CITY_EVENT_STEWARDS,          /* seat, segment, points, markets */
  CITY_EVENT_WATCHED,           /* seat, piece, points */
  CITY_EVENT_OVER,              /* bit mask of the winners */
} CityEventType;

extern const CsGame city_game;

/* The stack from which the tile came that was drawn as number @nth, from 1 (ruling 3): 1–3. */
uint32_t city_stack_of (const CityTiles *tiles,
                        uint32_t         nth);

/* The stack of the tile drawn last, or of the one that is drawn now; and how many are left in a stack. */
uint32_t city_stack_now (const CityTiles *tiles,
                         const CityState *state);
uint32_t city_stack_left (const CityTiles *tiles,
                          const CityState *state,
                          uint32_t         stack);

/* The segment that a claim names, or one past the last if the tile just laid has none such. */
uint32_t city_claimed_segment (const CityState *state,
                               CsMove           move);

/* Where a cell is looked for first. */
static inline uint32_t
city_slot (int x,
           int y)
{
  return ((uint32_t) y & 15) << 4 | ((uint32_t) x & 15);
}

/* The number of the cell at (@x, @y), or CITY_NO_CELL if there is neither a tile nor one beside it; any coordinates. */
static inline uint32_t
city_find_cell (const CityState *state,
                int              x,
                int              y)
{
  for (uint32_t slot = city_slot (x, y); state->slots[slot] != 0; slot = (slot + 1) % CITY_SLOTS)
    {
      const CityCell *cell = &state->cells[state->slots[slot] - 1];

      if (((cell->x ^ x) | (cell->y ^ y)) == 0)
        return state->slots[slot] - 1u;
    }
  return CITY_NO_CELL;
}

/* The number of the tile at (@x, @y), or CITY_NO_TILE; any coordinates. */
static inline uint32_t
city_find_tile (const CityState *state,
                int              x,
                int              y)
{
  const uint32_t cell = city_find_cell (state, x, y);

  return cell == CITY_NO_CELL ? CITY_NO_TILE : state->cells[cell].tile;
}

/* True if tiles shut an empty cell in: it is not joined by sides to the open country.  May be asked from the question
 * for the gate on. */
static inline bool
city_is_shut_in (const CityState *state,
                 uint32_t         cell)
{
  return (state->shut_in[cell / 8] >> cell % 8 & 1) != 0;
}

/* A tile's place, and what it shows as it lies. */
static inline int
city_tile_x (const CityState *state,
             uint32_t         tile)
{
  return state->cells[state->tiles[tile].cell].x;
}

static inline int
city_tile_y (const CityState *state,
             uint32_t         tile)
{
  return state->cells[state->tiles[tile].cell].y;
}

static inline const CityForm *
city_tile_form (const CityTiles *tiles,
                const CityState *state,
                uint32_t         tile)
{
  return &tiles->forms[state->tiles[tile].design];
}

static inline const CityFace *
city_tile_face (const CityTiles *tiles,
                const CityState *state,
                uint32_t         tile)
{
  return &city_tile_form (tiles, state, tile)->faces[state->tiles[tile].turn];
}

/* An edge of a tile, as it lies on the table. */
typedef struct
{
  uint8_t tile;
  uint8_t edge;         /* CityEdge */
} CityRim;

/* Judges laying @design, turned @turn times, at any place, by section 4 alone: not whether it is asked for. */
CsRefusal city_judge_place (const CityTiles *tiles,
                            const CityState *state,
                            uint32_t         design,
                            int              x,
                            int              y,
                            uint32_t         turn);

/* Writes the places of @design, as moves of CITY_MOVE_LAY in ascending order; returns how many.  @moves has room for
 * CITY_MAX_LEGAL. */
uint32_t city_places (const CityTiles *tiles,
                      const CityState *state,
                      uint32_t         design,
                      CsMove          *moves);

/* One of them, as CsGame.draw has it. */
CsMove city_draw_place (const CityTiles *tiles,
                        const CityState *state,
                        uint32_t         design,
                        CsRng           *rng);
