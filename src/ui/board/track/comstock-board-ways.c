/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each way is weighed by how large it leaves the map; the places are of one size, so nothing need be tried.  They get
 * what is left of the room. */

#include "comstock-board-ways.h"

#define UNSEEN 0.3              /* is a map worth whose track is not seen as a whole */
#define AS_GOOD 0.96            /* larger places may take the rest of what it is worth, */
#define AS_GOOD_NAMED 0.85      /* and names a little more */
#define ROOMY 1.3               /* a place may be so much larger than it needs */

typedef struct
{
  ComstockBoardTrackSize size;
  gboolean beside;
  int columns;
  int width;                    /* of a place */
  int height;
  gboolean whole;
  double worth;
} Way;

static Way
measure_cells (ComstockBoardTrack    *track,
               ComstockBoardTrackSize size)
{
  Way cells = { .size = size };

  comstock_board_track_set_size (track, size);
  comstock_board_track_measure_cell (track, &cells.width, &cells.height);
  return cells;
}

/* What is left, above or beside the map. */
static int
enlarge (int size,
         int room,
         int n)
{
  return CLAMP (room / n, size, (int) (size * ROOMY));
}

static Way
plan_beside (ComstockBoardTrack      *track,
             Way                      way,
             int                      columns,
             const ComstockBoardRoom *room)
{
  const int height = comstock_board_track_get_height (track, columns, way.height);
  const int left = room->width - columns * way.width - COMSTOCK_BOARD_WAYS_GAP;
  const int map = left >= room->least ? MIN (left, room->height - room->foot) : 0;

  way.beside = TRUE;
  way.columns = columns;
  way.whole = height <= room->height;
  way.worth = way.whole ? map : UNSEEN * map;
  if (map > 0 && way.whole)
    {
      way.width = enlarge (way.width, room->width - map - COMSTOCK_BOARD_WAYS_GAP, columns);
      way.height = enlarge (way.height, room->height * way.height / height, 1);
    }
  return way;
}

static Way
plan_above (ComstockBoardTrack      *track,
            Way                      way,
            const ComstockBoardRoom *room)
{
  int map;

  way.columns = MAX (room->width / way.width, 1);
  map = room->height - room->foot - COMSTOCK_BOARD_WAYS_GAP -
        comstock_board_track_get_height (track, way.columns, way.height);
  way.whole = way.columns * way.width <= room->width;
  way.worth = MIN (room->width, map);
  way.width = enlarge (way.width, room->width, way.columns);
  return way;
}

static void
keep_better (Way        *best,
             const Way  *way)
{
  if (way->worth > best->worth)
    *best = *way;
}

static Way
find_best (ComstockBoardTrack      *track,
           ComstockBoardTrackSize   size,
           const ComstockBoardRoom *room)
{
  const Way cells = measure_cells (track, size);
  Way best = plan_above (track, cells, room);

  for (int columns = 1; !room->above && columns * cells.width < room->width; columns++)
    {
      const Way way = plan_beside (track, cells, columns, room);

      keep_better (&best, &way);
    }
  return best;
}

/* The largest places that leave the map as good as the least do. */
static Way
choose (ComstockBoardTrack      *track,
        const ComstockBoardRoom *room)
{
  const Way usual = find_best (track, COMSTOCK_BOARD_TRACK_USUAL, room);

  for (guint size = COMSTOCK_BOARD_TRACK_SIZES - 1; size > COMSTOCK_BOARD_TRACK_USUAL; size--)
    {
      const Way way = find_best (track, (ComstockBoardTrackSize) size, room);
      const double share = size >= COMSTOCK_BOARD_TRACK_NAMED ? AS_GOOD_NAMED : AS_GOOD;

      if (way.whole && way.worth >= share * usual.worth)
        return way;
    }
  return usual;
}

void
comstock_board_ways_arrange (GtkWidget               *ways,
                             ComstockBoardTrack      *track,
                             GtkWidget               *board,
                             const ComstockBoardRoom *room)
{
  const Way way = choose (track, room);

  comstock_board_track_set_size (track, way.size);
  comstock_board_track_set_lines (track, way.columns, way.width, way.height);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (board),
                                  way.beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (ways), way.beside ? GTK_POLICY_NEVER : GTK_POLICY_EXTERNAL,
                                  way.beside ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
}
