/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knows the arrangement for each width that it is asked about, so that the page is laid out once.  A horizontal GtkBox
 * would ask its children for a width by their height, for which text is broken at dozens of widths. */

#include "comstock-games-layout.h"

#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"

#define SPACING 36
#define COLUMN 330              /* least pixels of a game beside others, with SPACING, at the usual size of text */
#define MAX_WIDTH 924           /* of all games */

struct _ComstockGamesLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockGamesLayout, comstock_games_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Of the games in @widget, those that stand side by side where all have @width. */
static int
count_columns (GtkWidget *widget,
               int        width)
{
  int n = 0;

  for (GtkWidget *game = gtk_widget_get_first_child (widget); game != NULL; game = gtk_widget_get_next_sibling (game))
    n++;
  return width + SPACING >= n * COLUMN * comstock_scale_get_text (widget) ? n : 1;
}

static int
get_column (int width,
            int n_columns)
{
  return (MIN (width, MAX_WIDTH) + SPACING) / n_columns - SPACING;
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  for (GtkWidget *game = gtk_widget_get_first_child (widget); game != NULL; game = gtk_widget_get_next_sibling (game))
    {
      *minimum = MAX (*minimum, comstock_measure_least_width (game));
      *natural = MAX (*natural, comstock_measure_natural_width (game));
    }
}

/* Heights for the width @column of a column, each with its widget. */
static GArray *
measure_heights (GtkWidget *widget,
                 int        column)
{
  GArray *heights = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));

  for (GtkWidget *game = gtk_widget_get_first_child (widget); game != NULL; game = gtk_widget_get_next_sibling (game))
    {
      GtkRequestedSize height = { game };

      comstock_measure_height (game, column, &height.minimum_size, &height.natural_size);
      g_array_append_val (heights, height);
    }
  return heights;
}

static void
measure_height (GtkWidget *widget,
                int        width,
                int       *minimum,
                int       *natural)
{
  const int n_columns = count_columns (widget, width);
  g_autoptr (GArray) heights = measure_heights (widget, get_column (width, n_columns));

  for (guint i = 0; i < heights->len; i++)
    {
      const GtkRequestedSize *height = &g_array_index (heights, GtkRequestedSize, i);
      const int spacing = i > 0 ? SPACING : 0;

      *minimum = n_columns > 1 ? MAX (*minimum, height->minimum_size) : *minimum + spacing + height->minimum_size;
      *natural = n_columns > 1 ? MAX (*natural, height->natural_size) : *natural + spacing + height->natural_size;
    }
}

static void
comstock_games_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (widget, minimum, natural);
  else
    measure_height (widget, for_size >= 0 ? for_size : MAX_WIDTH, minimum, natural);
}

static void
allocate_columns (GtkWidget *widget,
                  int        x,
                  int        n_columns,
                  int        column,
                  int        height)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int at = mirrored ? n_columns - 1 : 0;

  for (GtkWidget *game = gtk_widget_get_first_child (widget); game != NULL; game = gtk_widget_get_next_sibling (game))
    {
      gtk_widget_size_allocate (game, &(GtkAllocation) { x + at * (column + SPACING), 0, column, height }, -1);
      at += mirrored ? -1 : 1;
    }
}

static void
allocate_lines (GtkWidget *widget,
                int        x,
                int        column,
                int        height)
{
  g_autoptr (GArray) heights = measure_heights (widget, column);
  GtkRequestedSize *sizes = (GtkRequestedSize *) heights->data;
  int left = height + SPACING;
  int y = 0;

  for (guint i = 0; i < heights->len; i++)
    left -= sizes[i].minimum_size + SPACING;
  gtk_distribute_natural_allocation (MAX (left, 0), heights->len, sizes);
  for (guint i = 0; i < heights->len; i++)
    {
      gtk_widget_size_allocate (sizes[i].data, &(GtkAllocation) { x, y, column, sizes[i].minimum_size }, -1);
      y += sizes[i].minimum_size + SPACING;
    }
}

static void
comstock_games_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  const int n_columns = count_columns (widget, width);
  const int column = get_column (width, n_columns);
  const int x = MAX (width - MAX_WIDTH, 0) / 2;

  if (n_columns > 1)
    allocate_columns (widget, x, n_columns, column, height);
  else
    allocate_lines (widget, x, column, height);
}

static GtkSizeRequestMode
comstock_games_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_games_layout_class_init (ComstockGamesLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = comstock_games_layout_get_request_mode;
  manager_class->measure = comstock_games_layout_measure;
  manager_class->allocate = comstock_games_layout_allocate;
}

static void
comstock_games_layout_init (ComstockGamesLayout *self)
{
}
