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

static BoardRoads
roads_without (BoardRoads roads,
               BoardRoads others)
{
  return (BoardRoads) { roads.across & ~others.across, roads.down & ~others.down };
}

int
board_roads_to (const BoardNetwork *network,
                BoardParcels        targets)
{
  BoardRoads roads = network->roads;
  BoardRoads unbridged = network->roads;
  bool grows = targets != 0;

  for (int n = 0; grows; n++)
    {
      const BoardRoads before = roads;

      if ((board_connected (roads) & targets) != 0)
        return n;
      roads = board_roads_with (roads, roads_without (board_extensions (roads), network->barred));
      if (network->bridge)
        {
          const BoardRoads next = board_extensions (unbridged);

          roads = board_roads_with (roads, board_roads_among (next, network->barred));
          unbridged = board_roads_with (unbridged, roads_without (next, network->barred));
        }
      grows = roads.across != before.across || roads.down != before.down;
    }
  return -1;
}

BoardNetwork
board_network_with (const BoardNetwork *network,
                    BoardRoads          road)
{
  const BoardRoads crossing = board_roads_among (road, network->barred);

  return (BoardNetwork) { .roads = board_roads_with (network->roads, road), .barred = network->barred,
                          .bridge = network->bridge && (crossing.across | crossing.down) == 0 };
}

/* The edges of @edges after which @targets are @distance roads away, looked at one by one. */
static BoardParcels
edges_nearer (const BoardNetwork *network,
              BoardParcels        edges,
              bool                down,
              BoardParcels        targets,
              int                 distance)
{
  BoardParcels nearer = 0;

  for (; edges != 0; edges &= edges - 1)
    {
      const BoardParcels edge = edges & -edges;
      const BoardNetwork after = board_network_with (network, down ? (BoardRoads) { 0, edge }
                                                                   : (BoardRoads) { edge, 0 });

      if (board_roads_to (&after, targets) == distance)
        nearer |= edge;
    }
  return nearer;
}

BoardRoads
board_ways_to (const BoardNetwork *network,
               BoardParcels        targets)
{
  const int distance = board_roads_to (network, targets) - 1;
  BoardRoads edges = board_extensions (network->roads);

  if (!network->bridge)
    edges = roads_without (edges, network->barred);
  return (BoardRoads) { edges_nearer (network, edges.across, false, targets, distance),
                        edges_nearer (network, edges.down, true, targets, distance) };
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
