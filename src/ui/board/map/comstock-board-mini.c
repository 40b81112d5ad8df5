/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture, drawn once for each size. */

#include "comstock-board-mini.h"

#include "comstock-board-map-picture.h"
#include "ui/kit/comstock-freeze.h"

#define LEAST 160
#define MANY 8          /* parcels in a row */

struct _ComstockBoardMini
{
  GtkWidget parent_instance;

  BoardState state;
  BoardParcels lit;
  GskRenderNode *drawn;         /* NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (ComstockBoardMini, comstock_board_mini, GTK_TYPE_WIDGET)

static void
redraw (ComstockBoardMini *self)
{
  g_clear_pointer (&self->drawn, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_mini_show (ComstockBoardMini *self,
                          const BoardState  *state,
                          BoardParcels       lit)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MINI (self));

  self->state = *state;
  self->lit = lit;
  redraw (self);
}

static void
comstock_board_mini_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = *natural = LEAST;
}

static void
comstock_board_mini_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ComstockBoardMini *self = COMSTOCK_BOARD_MINI (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const int frame = comstock_board_map_picture_measure (widget, 0);
  const int cell = MAX (1, (MIN (width, height) - frame) / MANY);
  const int side = comstock_board_map_picture_measure (widget, cell);

  if (self->drawn == NULL)
    {
      GtkSnapshot *picture = gtk_snapshot_new ();

      comstock_board_map_picture_snapshot (widget, picture, &self->state, self->lit, cell);
      self->drawn = comstock_freeze (picture, gtk_widget_get_scale_factor (widget));
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((width - side) / 2), (float) ((height - side) / 2)));
  gtk_snapshot_append_node (snapshot, self->drawn);
  gtk_snapshot_restore (snapshot);
}

static void
comstock_board_mini_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  g_clear_pointer (&COMSTOCK_BOARD_MINI (widget)->drawn, gsk_render_node_unref);
}

static void
comstock_board_mini_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_board_mini_parent_class)->css_changed (widget, change);
  redraw (COMSTOCK_BOARD_MINI (widget));
}

static void
comstock_board_mini_finalize (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_MINI (object)->drawn, gsk_render_node_unref);
  G_OBJECT_CLASS (comstock_board_mini_parent_class)->finalize (object);
}

static void
comstock_board_mini_class_init (ComstockBoardMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_board_mini_finalize;
  widget_class->measure = comstock_board_mini_measure;
  widget_class->snapshot = comstock_board_mini_snapshot;
  widget_class->size_allocate = comstock_board_mini_size_allocate;
  widget_class->css_changed = comstock_board_mini_css_changed;
  gtk_widget_class_set_css_name (widget_class, "board-mini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_board_mini_init (ComstockBoardMini *self)
{
}

GtkWidget *
comstock_board_mini_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_MINI, NULL);
}
