/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each way is weighed by how large it leaves the map; the places are of one size, so nothing need be tried. */

#include "comstock-board-ways.h"

#define UNSEEN 0.55             /* is a map worth of which no place of the track is seen */
#define AS_GOOD 0.96            /* larger places may take the rest of what it is worth */

typedef struct
{
  ComstockBoardTrackSize size;
  gboolean beside;
  int width;                    /* of the track */
  int height;                   /* of what is seen of it */
  gboolean whole;
  double worth;
} Way;

/* Of the track at one size. */
typedef struct
{
  int n;
  int width;
  int height;
} Cells;

static Cells
measure_cells (ComstockBoardTrack    *track,
               ComstockBoardTrackSize size)
{
  Cells cells;

  comstock_board_track_set_size (track, size);
  cells.n = (int) comstock_board_track_get_cell (track, &cells.width, &cells.height);
  return cells;
}

static int
divide_up (int a,
           int b)
{
  return (a + b - 1) / b;
}

/* What a map of this side is worth beside a track of which so much is seen. */
static double
weigh (int    map,
       double seen)
{
  return map * (UNSEEN + (1 - UNSEEN) * MIN (seen, 1));
}

static Way
plan_beside (const Cells             *cells,
             int                      columns,
             const ComstockBoardRoom *room)
{
  const int width = columns * cells->width;
  const double seen = (double) room->height / (divide_up (cells->n, columns) * cells->height);
  const int left = room->width - width - COMSTOCK_BOARD_WAYS_GAP;
  const int map = left >= room->least ? MIN (left, room->height - room->foot) : 0;

  return (Way) { .beside = TRUE, .width = width, .whole = seen >= 1, .worth = weigh (map, seen) };
}

/* In lines if there is a width to wrap at, else as one row. */
static Way
plan_above (const Cells             *cells,
            gboolean                 wrapped,
            const ComstockBoardRoom *room)
{
  const int columns = wrapped ? CLAMP (room->width / cells->width, 1, cells->n) : cells->n;
  const int lines = divide_up (cells->n, columns);
  const int width = divide_up (cells->n, lines) * cells->width;
  const int height = lines * cells->height;
  const int map = MIN (room->width, room->height - room->foot - height - COMSTOCK_BOARD_WAYS_GAP);
  const double seen = (double) room->width / width;

  return (Way) { .width = width, .height = height, .whole = seen >= 1, .worth = weigh (map, seen) };
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
  const Cells cells = measure_cells (track, size);
  Way best = plan_above (&cells, FALSE, room);
  const Way lines = plan_above (&cells, TRUE, room);

  keep_better (&best, &lines);
  for (int columns = 1; columns <= cells.n; columns++)
    {
      const Way way = plan_beside (&cells, columns, room);

      keep_better (&best, &way);
    }
  best.size = size;
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

      if (way.whole && way.worth >= AS_GOOD * usual.worth)
        return way;
    }
  return usual;
}

static Way
choose_row (ComstockBoardTrack      *track,
            const ComstockBoardRoom *room)
{
  const Cells cells = measure_cells (track, COMSTOCK_BOARD_TRACK_USUAL);

  return plan_above (&cells, FALSE, room);
}

void
comstock_board_ways_arrange (GtkWidget               *ways,
                             ComstockBoardTrack      *track,
                             GtkWidget               *board,
                             const ComstockBoardRoom *room,
                             gboolean                 row)
{
  const Way way = row ? choose_row (track, room) : choose (track, room);

  comstock_board_track_set_size (track, way.size);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (board),
                                  way.beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (ways), way.beside ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                                  way.beside ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL);
  gtk_widget_set_size_request (GTK_WIDGET (track), way.width, -1);
  gtk_widget_set_size_request (ways, -1, way.beside ? -1 : way.height);
}
