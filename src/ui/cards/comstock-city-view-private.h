/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockCityView share. */

#pragma once

#include "comstock-city-grid.h"
#include "comstock-city-view.h"

struct _ComstockCityView
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  ComstockCityGrid *grid;
  ComstockCity *city;
  ComstockCard *holding;
  ComstockCard *dragged;        /* from the column over the city, or NULL */
  GdkDrag *drag;                /* of @dragged */
  gboolean taking;
  gboolean selling;
  double zoom;
  GtkWidget *zoom_buttons;
};

enum
{
  COMSTOCK_CITY_VIEW_PLACE,
  COMSTOCK_CITY_VIEW_TAKE,
  COMSTOCK_CITY_VIEW_SELL,
  COMSTOCK_CITY_VIEW_REFUSED,
  COMSTOCK_CITY_VIEW_SIGNALS
};

extern guint comstock_city_view_signals[COMSTOCK_CITY_VIEW_SIGNALS];

/* --- task: comstock-city-view-task.c --- */

/* From where the grid shows a place to where the rules have it. */
void comstock_city_view_to_city (ComstockCityView *self,
                                 int              *x,
                                 int              *y);

/* Whether the card in hand, or over the city, may lie there.  A ComstockCityJudge. */
gboolean comstock_city_view_judge_place (int       x,
                                         int       y,
                                         char    **sentence,
                                         gpointer  view);

/* Brings the grid in line with what a press is for. */
void comstock_city_view_update_task (ComstockCityView *self);

void comstock_city_view_press (ComstockCityView *self,
                               int               x,
                               int               y);

/* Tells @sentence, which the grid shows; it may be NULL. */
void comstock_city_view_refuse (ComstockCityView *self,
                                const char       *sentence);

/* --- drop: comstock-city-view-drop.c --- */

/* Shows @card of the column where it would lie, instead of the picture that @drag carries; NULL ends that. */
void comstock_city_view_set_dragged (ComstockCityView *self,
                                     ComstockCard     *card,
                                     GdkDrag          *drag);
void comstock_city_view_add_drop_target (ComstockCityView *self);
