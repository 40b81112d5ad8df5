/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last deed comes first.  Only what is new is made: rows that have been shown move down until they are the
 * oldest. */

#include "comstock-feed.h"

#include "comstock-show-told.h"
#include "ui/kit/comstock-measure.h"

#define SPACING 4
#define ROW "comstock-feed-row"     /* of the log, which a picture tells */

struct _ComstockFeed
{
  GtkWidget parent_instance;

  ComstockGame *game;
  const ComstockLogPictures *pictures;
  ComstockLogRows *rows;
  guint most;
  guint end;                    /* the row after the last that is shown */
};

G_DEFINE_FINAL_TYPE (ComstockFeed, comstock_feed, GTK_TYPE_WIDGET)

static gboolean
is_shown (ComstockFeed *self,
          guint         position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  return self->pictures->is_minor == NULL || !self->pictures->is_minor (row);
}

static void
add_row (ComstockFeed *self,
         guint         position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);
  GtkWidget *picture = self->pictures->picture_new (self->game, row);

  g_object_set_data (G_OBJECT (picture), ROW, GUINT_TO_POINTER (position));
  gtk_widget_insert_after (picture, GTK_WIDGET (self), NULL);
}

static void
remove_oldest (ComstockFeed *self)
{
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (guint i = 0; i < self->most && picture != NULL; i++)
    picture = gtk_widget_get_next_sibling (picture);
  while (picture != NULL)
    {
      GtkWidget *older = gtk_widget_get_next_sibling (picture);

      gtk_widget_unparent (picture);
      picture = older;
    }
}

/* Where those begin of which @most are shown before @end, at @from at the earliest. */
static guint
find_first (ComstockFeed *self,
            guint         from,
            guint         end)
{
  guint first = end;

  for (guint n = 0; first > from && n < self->most; n += is_shown (self, first))
    first--;
  return first;
}

/* The last row may have grown; where the game went back, all is another. */
static void
follow (GtkWidget *widget,
        guint      told)
{
  ComstockFeed *self = COMSTOCK_FEED (widget);
  const guint length = MIN (told, comstock_game_get_log_length (self->game, comstock_game_get_cursor (self->game)));
  const guint end = length > 0 ? comstock_log_rows_find (self->rows, length - 1) + 1 : 0;
  const guint from = end < self->end ? 0 : MAX (self->end, 1) - 1;
  GtkWidget *last;

  while ((last = gtk_widget_get_first_child (widget)) != NULL &&
         GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (last), ROW)) >= from)
    gtk_widget_unparent (last);
  for (guint row = find_first (self, from, end); row < end; row++)
    if (is_shown (self, row))
      add_row (self, row);
  remove_oldest (self);
  self->end = end;
}

static void
on_changed (ComstockFeed *self)
{
  comstock_show_told (GTK_WIDGET (self), follow);
}

/* --- its room --- */

static GtkSizeRequestMode
comstock_feed_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It takes the height that others leave. */
static void
comstock_feed_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  for (GtkWidget *row = gtk_widget_get_first_child (widget); row != NULL && orientation == GTK_ORIENTATION_HORIZONTAL;
       row = gtk_widget_get_next_sibling (row))
    {
      *minimum = MAX (*minimum, comstock_measure_least_width (row));
      *natural = MAX (*natural, comstock_measure_natural_width (row));
    }
}

static int
measure_row (GtkWidget *row,
             int        width)
{
  int height;

  comstock_measure_height (row, width, NULL, &height);
  return height + SPACING;
}

/* Rows are there as a whole or not at all; returns how high those are that there is room for. */
static int
show_whole_rows (ComstockFeed *self,
                 int           width,
                 int           height)
{
  int used = 0;
  gboolean fits = TRUE;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self)); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      fits = fits && used + measure_row (row, width) <= height;
      gtk_widget_set_child_visible (row, fits);
      if (fits)
        used += measure_row (row, width);
    }
  return used;
}

/* The oldest row that there is room for lies at the lower edge. */
static void
comstock_feed_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  int y = height - show_whole_rows (COMSTOCK_FEED (widget), width, height);

  for (GtkWidget *row = gtk_widget_get_first_child (widget); row != NULL && gtk_widget_get_child_visible (row);
       row = gtk_widget_get_next_sibling (row))
    {
      const int whole = measure_row (row, width);

      gtk_widget_size_allocate (row, &(GtkAllocation) { 0, y, width, whole - SPACING }, -1);
      y += whole;
    }
}

static void
comstock_feed_dispose (GObject *object)
{
  ComstockFeed *self = COMSTOCK_FEED (object);

  while (gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (GTK_WIDGET (self)));
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (comstock_feed_parent_class)->dispose (object);
}

static void
comstock_feed_class_init (ComstockFeedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_feed_dispose;
  widget_class->get_request_mode = comstock_feed_get_request_mode;
  widget_class->measure = comstock_feed_measure;
  widget_class->size_allocate = comstock_feed_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "feed");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_feed_init (ComstockFeed *self)
{
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
}

GtkWidget *
comstock_feed_new (ComstockGame              *game,
                   const ComstockLogPictures *pictures,
                   guint                      most)
{
  ComstockFeed *self = g_object_new (COMSTOCK_TYPE_FEED, NULL);

  self->game = game;
  self->pictures = pictures;
  self->most = most;
  self->rows = comstock_log_rows_new (comstock_game_get_log (game), pictures);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  follow (GTK_WIDGET (self), G_MAXUINT);
  return GTK_WIDGET (self);
}
