/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last deed comes first.  Only what is new is made: rows that have been shown move down until they are the
 * oldest. */

#include "comstock-feed.h"

#include "comstock-seen-bin.h"

#define SPACING 4

struct _ComstockFeed
{
  GtkWidget parent_instance;

  GtkWidget *bin;
  GtkBox *box;                  /* in it */
  ComstockGame *game;
  const ComstockLogPictures *pictures;
  ComstockLogRows *rows;
  guint most;
  guint end;                    /* the row after the last that is shown */
};

G_DEFINE_FINAL_TYPE (ComstockFeed, comstock_feed, GTK_TYPE_WIDGET)

static guint
count_children (ComstockFeed *self)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static void
add_row (ComstockFeed *self,
         guint         position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  gtk_box_prepend (self->box, self->pictures->picture_new (self->game, row));
  if (count_children (self) > self->most)
    gtk_box_remove (self->box, gtk_widget_get_last_child (GTK_WIDGET (self->box)));
}

/* The last row may have grown; where the game went back, all is another. */
static void
on_changed (ComstockFeed *self)
{
  const guint length = comstock_game_get_log_length (self->game, comstock_game_get_cursor (self->game));
  const guint end = length > 0 ? comstock_log_rows_find (self->rows, length - 1) + 1 : 0;
  const guint kept = end < self->end ? 0 : count_children (self);

  while (count_children (self) > (kept > 0 ? kept - 1 : 0))
    gtk_box_remove (self->box, gtk_widget_get_first_child (GTK_WIDGET (self->box)));
  for (guint row = MAX (kept > 0 ? self->end - 1 : 0, end - MIN (end, self->most)); row < end; row++)
    add_row (self, row);
  self->end = end;
}

static void
comstock_feed_dispose (GObject *object)
{
  ComstockFeed *self = COMSTOCK_FEED (object);

  g_clear_pointer (&self->bin, gtk_widget_unparent);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (comstock_feed_parent_class)->dispose (object);
}

static void
comstock_feed_class_init (ComstockFeedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_feed_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "feed");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_feed_init (ComstockFeed *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->bin = comstock_seen_bin_new (GTK_WIDGET (self->box));
  gtk_widget_set_parent (self->bin, GTK_WIDGET (self));
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
  on_changed (self);
  return GTK_WIDGET (self);
}
