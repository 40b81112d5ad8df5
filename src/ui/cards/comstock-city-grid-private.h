/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockCityGrid share. */

#pragma once

#include "comstock-city-bubble.h"
#include "comstock-city-grid.h"
#include "comstock-city-memory.h"

#define COMSTOCK_CITY_CARD_SIDE 2

typedef struct
{
  GtkWidget *cell;
  char *sentence;       /* what a press would do or why it does not, or NULL */
  gboolean allowed;
} ComstockCityParcel;

typedef enum
{
  COMSTOCK_CARRY_NONE,
  COMSTOCK_CARRY_GHOST,
  COMSTOCK_CARRY_TABLE
} ComstockCarry;

struct _ComstockCityGrid
{
  ComstockPannable parent_instance;

  ComstockCity *city;
  ComstockCityFrame frame;
  GArray *parcels;              /* ComstockCityParcel, row by row of the frame */
  ComstockCityBubble *bubble;

  /* The task. */
  const CardsTerrain *ghost;
  ComstockCityJudge judge;
  gpointer judge_data;
  char *overstep;               /* why the cursor could not go on, until it moves */
  int cursor_x;
  int cursor_y;
  gboolean pinned;              /* keys set the cursor: a pointer must press to fetch it */

  /* Light. */
  CardsBoard lit;
  ComstockCityMemory before;    /* as the city was before its last change, and as it is */
  ComstockCityMemory now;
  char *news;                   /* the gain of the card just laid, or why none was laid, for a moment */
  gboolean refused;             /* the news is a refusal */
  ComstockPlace news_place;
  guint news_source;

  int ruler;                    /* room for the numbers of rows and columns, in pixels */

  /* Drawn once. */
  GskRenderNode *table_node;    /* ground, cards and marks, from the frame's corner on */
  GskRenderNode *ghost_node;    /* as on (0, 0) */
  GskRenderNode *ruler_node;    /* numbers of rows and columns, where they are seen */
  guint ghost_state;            /* as which the ghost was drawn */

  /* The view. */
  double zoom;
  int width;                    /* as last laid out */
  int height;
  int root_height;
  int fit;                      /* the side of a parcel without zoom, in pixels */
  gboolean anchored;            /* what lies at the anchor is brought to its place when laid out next */
  graphene_point_t anchor;      /* in parcels of the table */
  graphene_point_t anchor_at;   /* in the widget; negative for the middle */

  /* The pointer. */
  graphene_point_t pointer;     /* where it last was in the window, to tell a motion from a change of layout */
  ComstockCarry carry;
  graphene_point_t grip;        /* where the ghost was taken hold of, in parcels; where the table was scrolled to */
};

/* --- parcels: comstock-city-grid-parcels.c --- */

/* NULL outside the frame. */
ComstockCityParcel *comstock_city_grid_get_parcel (ComstockCityGrid *self,
                                                   int               x,
                                                   int               y);

/* Where the parcel of this index lies. */
void comstock_city_grid_get_place (ComstockCityGrid *self,
                                   guint             index,
                                   int              *x,
                                   int              *y);

/* Brings frame and cells in line with city and task. */
void comstock_city_grid_refresh (ComstockCityGrid *self);

/* The city changed: lights up what its last card changed, for a moment. */
void comstock_city_grid_follow_city (ComstockCityGrid *self);

/* Forgets what was lit, and what the city was. */
void comstock_city_grid_forget_news (ComstockCityGrid *self);

/* --- cursor: comstock-city-grid-cursor.c --- */

int  comstock_city_grid_cursor_side (ComstockCityGrid *self);

/* Whether a cell has it now; gtk_widget_get_focus_child () tells of the past as well. */
gboolean comstock_city_grid_has_focus (ComstockCityGrid *self);
void comstock_city_grid_clamp (ComstockCityGrid *self,
                               int              *x,
                               int              *y);

/* Moves without scrolling; what is said follows. */
void comstock_city_grid_move_cursor (ComstockCityGrid *self,
                                     int               x,
                                     int               y);

/* Scrolls as little as needed to see these parcels. */
void comstock_city_grid_scroll_to (ComstockCityGrid   *self,
                                   const ComstockArea *area);
void comstock_city_grid_scroll_to_cursor (ComstockCityGrid *self);
void comstock_city_grid_update_bubble (ComstockCityGrid *self);

/* The virtual functions of the widget. */
gboolean comstock_city_grid_focus (GtkWidget        *widget,
                                   GtkDirectionType  direction);
gboolean comstock_city_grid_grab_focus (GtkWidget *widget);

/* --- pointer: comstock-city-grid-pointer.c --- */

void comstock_city_grid_add_controllers (ComstockCityGrid *self);

/* --- comstock-city-grid.c --- */

void comstock_city_grid_press (ComstockCityGrid *self,
                               int               x,
                               int               y);

/* --- drawing: comstock-city-grid-draw.c --- */

void comstock_city_grid_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot);

/* The table looks different now. */
void comstock_city_grid_redraw_table (ComstockCityGrid *self);
