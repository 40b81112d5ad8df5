/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn in its own units, from the rails up. */

#include "comstock-cards-train.h"

#include <glib.h>
#include <math.h>

#define RAIL 146.0          /* where the wheels stand */
#define LARGE_WHEEL 26.0
#define SMALL_WHEEL 14.0
#define SPOKES 8

static const double iron[] = { 0.17, 0.13, 0.10 };
static const double steel[] = { 0.33, 0.36, 0.39 };
static const double red[] = { 0.66, 0.27, 0.11 };
static const double gold[] = { 0.95, 0.71, 0.20 };
static const double wood[] = { 0.54, 0.35, 0.21 };
static const double lamp[] = { 1.0, 0.95, 0.70 };

static void
set_color (cairo_t      *cr,
           const double *color)
{
  cairo_set_source_rgb (cr, color[0], color[1], color[2]);
}

static void
fill_box (cairo_t      *cr,
          const double *color,
          double        x,
          double        y,
          double        width,
          double        height)
{
  set_color (cr, color);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

static void
draw_wheel (cairo_t *cr,
            double   x,
            double   radius,
            double   distance)
{
  const double turn = distance / radius;

  cairo_save (cr);
  cairo_translate (cr, x, RAIL - radius);
  set_color (cr, red);
  cairo_set_line_width (cr, 2.5);
  for (int i = 0; i < SPOKES; i++)
    {
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, radius * cos (turn + i * 2 * G_PI / SPOKES), radius * sin (turn + i * 2 * G_PI / SPOKES));
    }
  cairo_stroke (cr);
  set_color (cr, iron);
  cairo_set_line_width (cr, 5);
  cairo_arc (cr, 0, 0, radius - 2.5, 0, 2 * G_PI);
  cairo_stroke (cr);
  set_color (cr, gold);
  cairo_arc (cr, 0, 0, radius / 5, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* What couples the large wheels. */
static void
draw_rod (cairo_t *cr,
          double   distance)
{
  const double turn = distance / LARGE_WHEEL;
  const double x = LARGE_WHEEL * 0.5 * cos (turn);
  const double y = LARGE_WHEEL * 0.5 * sin (turn) + RAIL - LARGE_WHEEL;

  set_color (cr, steel);
  cairo_set_line_width (cr, 5);
  cairo_move_to (cr, 262 + x, y);
  cairo_line_to (cr, 322 + x, y);
  cairo_stroke (cr);
}

static void
draw_car (cairo_t *cr,
          double   distance)
{
  fill_box (cr, wood, 4, 112, 176, 12);
  fill_box (cr, iron, 4, 124, 176, 5);
  fill_box (cr, iron, 180, 118, 28, 5);
  for (int i = 0; i < 4; i++)
    draw_wheel (cr, 28 + i * 32 + (i > 1 ? 34 : 0), SMALL_WHEEL, distance);
}

static void
draw_cab (cairo_t *cr)
{
  fill_box (cr, red, 210, 46, 58, 76);
  fill_box (cr, lamp, 222, 58, 34, 26);
  fill_box (cr, iron, 202, 36, 74, 10);
  fill_box (cr, gold, 210, 96, 58, 4);
}

/* With its bands, dome and bell. */
static void
draw_boiler (cairo_t *cr)
{
  fill_box (cr, iron, 264, 70, 106, 44);
  set_color (cr, iron);
  cairo_arc (cr, 370, 92, 22, -G_PI / 2, G_PI / 2);
  cairo_fill (cr);
  for (int i = 0; i < 3; i++)
    fill_box (cr, gold, 286 + i * 32, 70, 4, 44);
  set_color (cr, gold);
  cairo_arc (cr, 304, 70, 13, G_PI, 2 * G_PI);
  cairo_fill (cr);
  fill_box (cr, steel, 208, 114, 176, 12);
}

static void
draw_chimney (cairo_t *cr)
{
  set_color (cr, iron);
  cairo_move_to (cr, 346, 70);
  cairo_line_to (cr, 350, 40);
  cairo_line_to (cr, 338, 20);
  cairo_line_to (cr, 344, 10);
  cairo_line_to (cr, 372, 10);
  cairo_line_to (cr, 378, 20);
  cairo_line_to (cr, 366, 40);
  cairo_line_to (cr, 370, 70);
  cairo_close_path (cr);
  cairo_fill (cr);
  fill_box (cr, gold, 340, 18, 36, 4);
}

/* Lamp and cowcatcher. */
static void
draw_front (cairo_t *cr)
{
  fill_box (cr, red, 378, 62, 20, 20);
  set_color (cr, lamp);
  cairo_arc (cr, 396, 72, 7, 0, 2 * G_PI);
  cairo_fill (cr);
  set_color (cr, red);
  cairo_move_to (cr, 384, 116);
  cairo_line_to (cr, 418, RAIL - 2);
  cairo_line_to (cr, 376, RAIL - 2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
comstock_cards_train_draw (cairo_t *cr,
                           double   distance)
{
  draw_car (cr, distance);
  draw_boiler (cr);
  draw_cab (cr);
  draw_chimney (cr);
  draw_front (cr);
  draw_wheel (cr, 262, LARGE_WHEEL, distance);
  draw_wheel (cr, 322, LARGE_WHEEL, distance);
  draw_wheel (cr, 362, SMALL_WHEEL, distance);
  draw_rod (cr, distance);
}
