/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track asks for the height that follows from its width, so a row is found by trying. */

#include "comstock-board-ways.h"

#include "ui/kit/comstock-measure.h"

/* In pixels: between columns; how wide a row is sought. */
#define COLUMN_GAP 3
#define MOST_COLUMNS 8
#define ROW_STEP 24
#define MOST_ROW 4000

/* With less room for board alone, one column of the track is enough. */
#define ROOMY 500

static int
measure (ComstockBoardTrack *track,
         int                 width)
{
  int height;

  comstock_measure_height (GTK_WIDGET (track), width, NULL, &height);
  return height;
}

/* The least width in which the track is one row. */
static int
find_row_width (ComstockBoardTrack *track)
{
  const int height = measure (track, MOST_ROW);
  int width = ROW_STEP;

  gtk_widget_set_size_request (GTK_WIDGET (track), -1, -1);
  while (width < MOST_ROW && measure (track, width) > height)
    width += ROW_STEP;
  return width;
}

void
comstock_board_ways_arrange (GtkWidget          *ways,
                             ComstockBoardTrack *track,
                             GtkWidget          *board,
                             int                 width)
{
  const int row = find_row_width (track);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (board),
                                  width > 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (ways), width > 0 ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
                                  width > 0 ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL);
  gtk_widget_set_size_request (GTK_WIDGET (track), width > 0 ? width : row, -1);
  gtk_widget_set_size_request (ways, -1, width > 0 ? -1 : measure (track, row));
}

int
comstock_board_ways_plan (ComstockBoardTrack *track,
                          int                 width,
                          int                 height)
{
  const int least = width < ROOMY ? 1 : 2;
  int column;

  gtk_widget_set_size_request (GTK_WIDGET (track), -1, -1);
  gtk_widget_measure (GTK_WIDGET (track), GTK_ORIENTATION_HORIZONTAL, -1, &column, NULL, NULL, NULL);
  column += COLUMN_GAP;
  return CLAMP ((width - height + column / 2) / column, least, MOST_COLUMNS) * column;
}
