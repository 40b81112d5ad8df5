/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn, not made of widgets: a screen reader is told by the place itself. */

#include "comstock-board-crew.h"

#include "ui/board/comstock-board-figures.h"
#include "ui/kit/comstock-scale.h"

#define SIDE 26                 /* pixels, of a figure */
#define WIDTH 54                /* of all of them */

struct _ComstockBoardCrew
{
  GtkWidget parent_instance;

  BoardPlace place;
  BoardState state;
  double zoom;
  guint away;
};

G_DEFINE_FINAL_TYPE (ComstockBoardCrew, comstock_board_crew, GTK_TYPE_WIDGET)

static void
comstock_board_crew_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  const double scale = comstock_scale_get (widget) * COMSTOCK_BOARD_CREW (widget)->zoom;

  *minimum = *natural = (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : SIDE) * scale);
}

static graphene_rect_t
get_bounds (GtkWidget *widget)
{
  return GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
}

static float
get_side (GtkWidget *widget)
{
  return (float) (SIDE * comstock_scale_get (widget) * COMSTOCK_BOARD_CREW (widget)->zoom);
}

static void
comstock_board_crew_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ComstockBoardCrew *self = COMSTOCK_BOARD_CREW (widget);
  const graphene_rect_t bounds = get_bounds (widget);

  comstock_board_figures_crowd (widget, snapshot, &self->state, self->place, &bounds, get_side (widget), self->away);
}

static void
comstock_board_crew_class_init (ComstockBoardCrewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_board_crew_measure;
  widget_class->snapshot = comstock_board_crew_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board-crew");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_board_crew_init (ComstockBoardCrew *self)
{
  self->zoom = 1.0;
}

void
comstock_board_crew_set_zoom (ComstockBoardCrew *self,
                              double             zoom)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_CREW (self));

  self->zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
comstock_board_crew_set (ComstockBoardCrew *self,
                         const BoardState  *state)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_CREW (self));

  self->state = *state;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_crew_set_away (ComstockBoardCrew *self,
                              guint              away)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_CREW (self));

  if (self->away == away)
    return;
  self->away = away;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
comstock_board_crew_find (ComstockBoardCrew *self,
                          const BoardState  *state,
                          uint32_t           seat,
                          graphene_rect_t   *square)
{
  const graphene_rect_t bounds = get_bounds (GTK_WIDGET (self));

  return comstock_board_figures_find (state, self->place, seat, &bounds, get_side (GTK_WIDGET (self)), square);
}

GtkWidget *
comstock_board_crew_new (BoardPlace place)
{
  ComstockBoardCrew *self = g_object_new (COMSTOCK_TYPE_BOARD_CREW, NULL);

  self->place = place;
  return GTK_WIDGET (self);
}
