/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pixels are those of the usual text and scale; what is as high as a line of text grows with the text too. */

#include "comstock-cards-seat-plan.h"

#define PAD 6
#define GAP 6

/* Heights of lines. */
#define SCORE_LINE 26
#define DENSE_SCORE_LINE 24
#define PIPS_LINE 22
#define TALL_PIPS_LINE 17
#define STATE_LINE 17
#define ORDER_LINE 21

/* A panel is roomy from this mini on, if it leaves the other column so much. */
#define ROOMY_MINI 120
#define ROOMY_COLUMN 72
#define ROOMY_SHARE 0.6         /* of the width, at most */
#define DENSE_SHARE 0.45
#define ROOMY_BID_WIDTH 40
#define ROOMY_BID_HEIGHT 56
#define ROOMY_FACE 28
#define STATE_LINES 2

#define DENSE_BID_WIDTH 28
#define DENSE_BID_HEIGHT 40
#define DENSE_FACE 25
#define DENSE_ORDER_WIDTH 33
#define LEAST_STATE_WIDTH 60
#define LEAST_PILE_WIDTH 48
#define WIDE_LEAST_WIDTH 220

#define TALL_PAD 4
#define TALL_MINI 80
#define TALL_BID_WIDTH 30
#define TALL_BID_HEIGHT 42
#define TALL_FACE 22
#define TALL_ORDER_WIDTH 28

#define NARROW_LEAST_WIDTH 52
#define NARROW_HEADER_WIDTH 38
#define NARROW_HEADER_LINE 24
#define NARROW_MINI 42
#define NARROW_LEAST_MINI 36    /* beside the header; else the mini lies below it */
#define NARROW_ORDER 20
#define NARROW_ORDER_LINE 15
#define NARROW_PAD 3
#define NARROW_PIPS_LINE 15

/* Pixels as they are now. */
typedef struct
{
  double scale;
  double line;
} Unit;

static int
px (const Unit *unit,
    double      pixels)
{
  return (int) (pixels * unit->scale);
}

static int
lines (const Unit *unit,
       double      pixels)
{
  return (int) (pixels * unit->line);
}

static GdkRectangle
rectangle (int x,
           int y,
           int width,
           int height)
{
  return width > 0 && height > 0 ? (GdkRectangle) { x, y, width, height } : (GdkRectangle) { 0 };
}

/* --- wide --- */

static int
get_roomy_mini (const ComstockCardsSeatRoom *room,
                const Unit                  *unit)
{
  const int header = lines (unit, SCORE_LINE) + px (unit, 8);

  return MIN (room->height - header - lines (unit, PIPS_LINE) - 3 * px (unit, PAD),
              (int) (room->width * ROOMY_SHARE));
}

static gboolean
is_roomy (const ComstockCardsSeatRoom *room,
          const Unit                  *unit)
{
  const int mini = get_roomy_mini (room, unit);

  return mini >= px (unit, ROOMY_MINI) &&
         room->width - mini - 2 * px (unit, PAD) - px (unit, GAP) >= px (unit, ROOMY_COLUMN);
}

/* Right of the mini: the card with the place beside it, below it words, below them faces; pips below all of it. */
static void
plan_roomy (const ComstockCardsSeatRoom *room,
            const Unit                  *unit,
            ComstockCardsSeatPlan       *plan)
{
  const int pad = px (unit, PAD), gap = px (unit, GAP);
  const int header = lines (unit, SCORE_LINE) + px (unit, 8);
  const int mini = get_roomy_mini (room, unit);
  const int pips = lines (unit, PIPS_LINE);
  const int top = header + pad;
  const int bottom = room->height - pad - pips - pad;
  const int left = pad + mini + gap;
  const int width = room->width - left - pad;
  const int bid_width = px (unit, ROOMY_BID_WIDTH), bid_height = px (unit, ROOMY_BID_HEIGHT);
  int state = lines (unit, STATE_LINE) * STATE_LINES;
  int y = top + bid_height + gap;

  plan->face = px (unit, ROOMY_FACE);
  if (bottom - y < state + gap + plan->face)
    state = bottom - y < lines (unit, STATE_LINE) + gap + plan->face ? 0 : lines (unit, STATE_LINE);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_HEADER] = rectangle (0, 0, room->width, header);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_MINI] = rectangle (pad, top, mini, mini);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_BID] = rectangle (left, top, bid_width, bid_height);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_ORDER] =
    rectangle (left + bid_width + gap, top, width - bid_width - gap, bid_height);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_STATE] = rectangle (left, y, width, state);
  y += state > 0 ? state + gap : 0;
  plan->parts[COMSTOCK_CARDS_SEAT_PART_FACES] = rectangle (left, y, width, bottom - y);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_PIPS] = rectangle (pad, bottom + pad, room->width - 2 * pad, pips);
}

/* What is left for faces and words: between pips and the last line, and of that line beside the place.  Faces go before
 * words. */
static void
plan_dense_rest (const Unit            *unit,
                 const GdkRectangle    *middle,
                 const GdkRectangle    *rest,
                 gboolean               ordered,
                 ComstockCardsSeatPlan *plan)
{
  const int gap = px (unit, GAP) / 2;
  const int state = lines (unit, STATE_LINE);
  GdkRectangle *faces = &plan->parts[COMSTOCK_CARDS_SEAT_PART_FACES];
  GdkRectangle *words = &plan->parts[COMSTOCK_CARDS_SEAT_PART_STATE];

  plan->face = px (unit, DENSE_FACE);
  *faces = *middle;
  if (middle->height >= plan->face + gap + state)
    {
      faces->height -= gap + state;
      *words = rectangle (middle->x, middle->y + middle->height - state, middle->width, state);
      /* What is long goes on beside the card. */
      if (!ordered && rest->width >= lines (unit, LEAST_STATE_WIDTH))
        *words = rectangle (words->x, words->y, rest->width, rest->y + rest->height - words->y);
    }
  else if (middle->height < plan->face)
    {
      plan->face = MIN (plan->face, rest->height);
      *faces = *rest;
    }
  else if (rest->width >= lines (unit, LEAST_STATE_WIDTH) && rest->height >= state)
    {
      const int height = state * MIN (rest->height / state, STATE_LINES);

      *words = rectangle (rest->x, rest->y + rest->height - height, rest->width, height);
    }
}

/* Right of the mini: pips, faces, words, and at the bottom the card with the place before it.  In the lowest panel the
 * pips are low, too. */
static void
plan_dense (const ComstockCardsSeatRoom *room,
            const Unit                  *unit,
            ComstockCardsSeatPlan       *plan)
{
  const int pad = px (unit, PAD), gap = px (unit, GAP) / 2;
  const int header = lines (unit, DENSE_SCORE_LINE) + px (unit, 4);
  const int mini = MIN (room->height - header - 2 * pad, (int) (room->width * DENSE_SHARE));
  const int left = 2 * pad + mini;
  const int width = room->width - left - pad;
  const gboolean low = room->height < header + lines (unit, PIPS_LINE + ORDER_LINE) + 2 * pad + gap;
  const int pips = lines (unit, low ? TALL_PIPS_LINE : PIPS_LINE);
  const int top = header + (low ? gap : pad);
  const int bid_height = MIN (px (unit, DENSE_BID_HEIGHT), room->height - pad - (top + pips + gap));
  const int bid_width = bid_height * DENSE_BID_WIDTH / DENSE_BID_HEIGHT;
  const int order = room->ordered ? lines (unit, DENSE_ORDER_WIDTH) : 0;
  const int last = room->height - pad - bid_height;
  const int below = top + pips + gap;
  const GdkRectangle middle = rectangle (left, below, width, last - gap - below);
  const GdkRectangle rest = rectangle (left, last, width - bid_width - order - 2 * gap, bid_height);

  plan->parts[COMSTOCK_CARDS_SEAT_PART_HEADER] = rectangle (0, 0, room->width, header);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_MINI] = rectangle (pad, top, mini, mini);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_PIPS] = rectangle (left, top, width, pips);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_BID] =
    rectangle (left + width - bid_width, last, bid_width, bid_height);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_ORDER] =
    rectangle (left + width - bid_width - gap - order, last, order, bid_height);
  plan_dense_rest (unit, &middle, &rest, room->ordered, plan);
}

/* --- tall --- */

static void
plan_tall (const ComstockCardsSeatRoom *room,
           const Unit                  *unit,
           ComstockCardsSeatPlan       *plan)
{
  const int pad = px (unit, TALL_PAD), gap = pad / 2;
  const int header = MAX (lines (unit, DENSE_SCORE_LINE), px (unit, DENSE_SCORE_LINE));
  const int pips = lines (unit, TALL_PIPS_LINE);
  const int order = lines (unit, ORDER_LINE);
  const int top = header + gap;
  const int mini = MIN (MIN (px (unit, TALL_MINI), room->height - top - pips - 2 * gap), room->width - 2 * pad);
  const int left = pad + mini + pad;
  const int width = room->width - left - pad;
  const int bid_width = px (unit, TALL_BID_WIDTH);
  const int bid_height = MIN (px (unit, TALL_BID_HEIGHT), mini - order);
  const int rest = width - bid_width - gap;

  plan->face = px (unit, TALL_FACE);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_HEADER] = rectangle (0, 0, room->width, header);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_MINI] = rectangle (pad, top, mini, mini);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_BID] = rectangle (left, top, bid_width, bid_height);
  if (rest >= plan->face)
    plan->parts[COMSTOCK_CARDS_SEAT_PART_FACES] = rectangle (left + bid_width + gap, top, rest, mini - order);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_ORDER] = rectangle (left, top + mini - order, width, order);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_PIPS] =
    rectangle (pad, room->height - gap - pips, room->width - 2 * pad, pips);
}

/* --- narrow --- */

/* The place is a badge at a corner of the mini.  Where that lies beside the header, the pips have a line below both. */
static void
plan_narrow (const ComstockCardsSeatRoom *room,
             const Unit                  *unit,
             ComstockCardsSeatPlan       *plan)
{
  const int pad = px (unit, NARROW_PAD);
  const int side = MAX (px (unit, NARROW_HEADER_WIDTH), lines (unit, NARROW_HEADER_WIDTH - 8));
  const int pips = lines (unit, NARROW_PIPS_LINE);
  const int height = room->height - pips;
  const int beside = MIN (MIN (room->width - side - 2 * pad, height - pad), px (unit, NARROW_MINI));
  const int line = lines (unit, NARROW_HEADER_LINE);
  const int badge = MAX (px (unit, NARROW_ORDER), lines (unit, NARROW_ORDER_LINE));

  plan->stacked = beside >= px (unit, NARROW_LEAST_MINI);
  plan->parts[COMSTOCK_CARDS_SEAT_PART_ORDER] =
    rectangle (room->width - badge, plan->stacked ? 0 : room->height - badge, badge, badge);
  if (plan->stacked)
    {
      plan->parts[COMSTOCK_CARDS_SEAT_PART_HEADER] = rectangle (0, 0, side, height);
      plan->parts[COMSTOCK_CARDS_SEAT_PART_MINI] =
        rectangle (side + (room->width - side - beside) / 2, pad, beside, beside);
      plan->parts[COMSTOCK_CARDS_SEAT_PART_PIPS] = rectangle (2 * pad, height, room->width - 4 * pad, pips);
    }
  else
    {
      plan->parts[COMSTOCK_CARDS_SEAT_PART_HEADER] = rectangle (0, 0, room->width, line);
      plan->parts[COMSTOCK_CARDS_SEAT_PART_MINI] =
        rectangle (pad, line, room->width - 2 * pad, room->height - line - pad / 2);
    }
}

void
comstock_cards_seat_plan (const ComstockCardsSeatRoom *room,
                          ComstockCardsSeatPlan       *plan)
{
  const Unit unit = { room->scale, room->scale * room->text };

  *plan = (ComstockCardsSeatPlan) { .face = 1 };
  if (room->shape == COMSTOCK_CARDS_SEAT_TALL)
    plan_tall (room, &unit, plan);
  else if (room->shape == COMSTOCK_CARDS_SEAT_NARROW)
    plan_narrow (room, &unit, plan);
  else if (is_roomy (room, &unit))
    plan_roomy (room, &unit, plan);
  else
    plan_dense (room, &unit, plan);
  if (plan->parts[COMSTOCK_CARDS_SEAT_PART_FACES].width >= lines (&unit, LEAST_PILE_WIDTH))
    plan->pile = plan->parts[COMSTOCK_CARDS_SEAT_PART_FACES];
}

int
comstock_cards_seat_plan_min_width (ComstockCardsSeatShape shape,
                                    double                 scale,
                                    double                 text)
{
  const Unit unit = { scale, scale * text };

  switch (shape)
    {
    case COMSTOCK_CARDS_SEAT_TALL:
      return px (&unit, TALL_MINI + 2 * TALL_PAD) + lines (&unit, TALL_ORDER_WIDTH);
    case COMSTOCK_CARDS_SEAT_NARROW:
      return px (&unit, NARROW_LEAST_WIDTH);
    case COMSTOCK_CARDS_SEAT_WIDE:
    default:
      return px (&unit, WIDE_LEAST_WIDTH);
    }
}

int
comstock_cards_seat_plan_min_height (ComstockCardsSeatShape shape,
                                     double                 scale,
                                     double                 text)
{
  const Unit unit = { scale, scale * text };

  switch (shape)
    {
    case COMSTOCK_CARDS_SEAT_TALL:
      return lines (&unit, DENSE_SCORE_LINE + TALL_PIPS_LINE) + px (&unit, TALL_MINI + 2 * TALL_PAD);
    case COMSTOCK_CARDS_SEAT_NARROW:
      return MAX (px (&unit, NARROW_MINI + NARROW_PAD + NARROW_PIPS_LINE), lines (&unit, 2 * NARROW_HEADER_LINE));
    case COMSTOCK_CARDS_SEAT_WIDE:
    default:
      return lines (&unit, DENSE_SCORE_LINE + TALL_PIPS_LINE + ORDER_LINE) + px (&unit, PAD + GAP + 4);
    }
}
