/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Obstacles: what of many widgets had better not be covered, as rectangles. */

#pragma once

#include <gtk/gtk.h>

/* How much it matters that something stays in sight. */
typedef enum
{
  COMSTOCK_OBSTACLE_NONE,       /* not at all */
  COMSTOCK_OBSTACLE_SEEN,       /* bare ground is better */
  COMSTOCK_OBSTACLE_WORKS,      /* it is read, or may be pressed, but nobody waits for that */
  COMSTOCK_OBSTACLE_PLACE,      /* it may be pressed now, as may others like it */
  COMSTOCK_OBSTACLE_PRESSED     /* it may be pressed now, or says what is asked */
} ComstockObstacleKind;

typedef struct
{
  graphene_rect_t area;
  ComstockObstacleKind kind;
} ComstockObstacle;

/* Adds to @obstacles (of ComstockObstacle) what @widget is made of, in its own coordinates. */
typedef void (*ComstockObstacleFunc) (GtkWidget *widget,
                                      GArray    *obstacles);

/* Nothing in @widget is more than @most from now on; without this, buttons and entries are PRESSED, all else is
 * NONE. */
void    comstock_obstacle_limit   (GtkWidget            *widget,
                                   ComstockObstacleKind  most);

/* All of @widget counts as @kind, whatever lies in it; NONE: what lies in it counts again. */
void    comstock_obstacle_mark    (GtkWidget            *widget,
                                   ComstockObstacleKind  kind);

/* Has @func tell what @widget is made of instead of its children; NULL: its children again. */
void    comstock_obstacle_tell    (GtkWidget            *widget,
                                   ComstockObstacleFunc  func);

/* @widget hides what is drawn before it where it lies: none of that is an obstacle. */
void    comstock_obstacle_hide_below (GtkWidget         *widget);

/* What is in sight in @root, in its coordinates; only what comes before @upper, a widget in there, unless that is
 * NULL.  Free with g_array_unref (). */
GArray *comstock_obstacle_collect (GtkWidget            *root,
                                   GtkWidget            *upper);
