/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roads and banks. */

#include "board-map.h"

BoardRoads
board_sides (uint32_t parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);

  return (BoardRoads) { (bit | bit << 8) & ~BOARD_NORTH, (bit | (bit & ~BOARD_EAST) << 1) & ~BOARD_WEST };
}

BoardParcels
board_along_lines (BoardRoads roads)
{
  BoardParcels along = 0;

  for (uint32_t i = 1; i < 8; i++)
    {
      const BoardParcels row = BOARD_NORTH << (8 * i);
      const BoardParcels column = BOARD_WEST << i;

      if ((roads.across & row) == row)
        along |= row | row >> 8;
      if ((roads.down & column) == column)
        along |= column | column >> 1;
    }
  return along;
}

int
board_roads_to (BoardRoads   roads,
                BoardParcels targets)
{
  for (int n = 0; targets != 0; n++)
    {
      if ((board_connected (roads) & targets) != 0)
        return n;
      roads = board_roads_with (roads, board_extensions (roads));
    }
  return -1;
}

/* The edges of @edges after which @targets are @distance roads away, looked at one by one. */
static BoardParcels
edges_nearer (BoardRoads   roads,
              BoardParcels edges,
              bool         down,
              BoardParcels targets,
              int          distance)
{
  BoardParcels nearer = 0;

  for (; edges != 0; edges &= edges - 1)
    {
      const BoardParcels edge = edges & -edges;
      const BoardRoads added = down ? (BoardRoads) { 0, edge } : (BoardRoads) { edge, 0 };

      if (board_roads_to (board_roads_with (roads, added), targets) == distance)
        nearer |= edge;
    }
  return nearer;
}

BoardRoads
board_ways_to (BoardRoads   roads,
               BoardParcels targets)
{
  const int distance = board_roads_to (roads, targets) - 1;
  const BoardRoads edges = board_extensions (roads);

  return (BoardRoads) { edges_nearer (roads, edges.across, false, targets, distance),
                        edges_nearer (roads, edges.down, true, targets, distance) };
}

static BoardParcels
spread_by_sides (BoardParcels parcels)
{
  return parcels | (parcels & ~BOARD_EAST) << 1 | (parcels & ~BOARD_WEST) >> 1 | parcels << 8 | parcels >> 8;
}

/* All of @parcels that are reached from @from by sides. */
static BoardParcels
flood (BoardParcels from,
       BoardParcels parcels)
{
  BoardParcels before;

  do
    {
      before = from;
      from = spread_by_sides (from) & parcels;
    }
  while (from != before);
  return from;
}

BoardParcels
board_bank (BoardParcels river,
            uint32_t     parcel)
{
  return flood (board_parcel_bit (parcel), ~river);
}

bool
board_is_joined (BoardParcels parcels)
{
  return flood (parcels & -parcels, parcels) == parcels;
}
