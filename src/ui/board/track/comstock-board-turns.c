/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Signs on paper: in the upper line as they take turns, in the lower one on the places of the pass order. */

#include "comstock-board-turns.h"

#include "model/board/comstock-board-turn.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

/* In pixels at the usual scale. */
#define SIGN 20
#define STEP 27
#define PADDING 4
#define RING 3
#define DOT 7

#define FADED 0.35
#define FIGURE 0.6              /* of a sign's diameter */

struct _ComstockBoardTurns
{
  GtkWidget parent_instance;

  BoardState state;
};

G_DEFINE_FINAL_TYPE (ComstockBoardTurns, comstock_board_turns, GTK_TYPE_WIDGET)

static gboolean
has_passed (const BoardState *state,
            guint             seat)
{
  guint nth;

  return comstock_board_turn_read (state, seat, &nth) == COMSTOCK_BOARD_TURN_PASSED;
}

static void
draw_rim (GtkSnapshot           *snapshot,
          const graphene_rect_t *bounds,
          float                  width,
          const GdkRGBA         *color)
{
  GskRoundedRect rim;

  gsk_rounded_rect_init_from_rect (&rim, bounds, bounds->size.width / 2);
  comstock_outline_rim (snapshot, &rim, width, color);
}

static void
draw_sign (ComstockBoardTurns    *self,
           GtkSnapshot           *snapshot,
           guint                  seat,
           const graphene_rect_t *bounds)
{
  comstock_sign_snapshot (GTK_WIDGET (self), snapshot, comstock_suit_get_sign (self->state.seats[seat].suit), bounds,
                          bounds->size.width / 2);
}

/* The one whose turn it is has the ring. */
static void
draw_order (ComstockBoardTurns *self,
            GtkSnapshot        *snapshot,
            graphene_rect_t     bounds,
            float               step,
            float               scale)
{
  const GdkRGBA ring = comstock_art_get_color (GTK_WIDGET (self), "comstock_ring");

  for (guint i = 0; i < self->state.n_seats; i++, bounds.origin.x += step)
    {
      const guint seat = self->state.order[i];
      graphene_rect_t around = bounds;

      gtk_snapshot_push_opacity (snapshot, has_passed (&self->state, seat) ? FADED : 1);
      draw_sign (self, snapshot, seat, &bounds);
      gtk_snapshot_pop (snapshot);
      graphene_rect_inset (&around, -RING * scale, -RING * scale);
      if ((self->state.actors >> seat & 1) != 0)
        draw_rim (snapshot, &around, RING * scale, &ring);
    }
}

/* Those who have passed in the order that forms, or that of the last round as long as it holds. */
static void
draw_passes (ComstockBoardTurns *self,
             GtkSnapshot        *snapshot,
             graphene_rect_t     bounds,
             float               step,
             const GdkRGBA      *ink)
{
  const gboolean forms = board_phase (&self->state) == BOARD_PHASE_COWBOYS;
  const guint n = forms ? self->state.n_passed : self->state.n_seats;
  const guint8 *passed = forms ? self->state.passed : self->state.passes;

  for (guint i = 0; i < self->state.n_seats; i++, bounds.origin.x += step)
    if (i < n)
      draw_sign (self, snapshot, passed[i], &bounds);
    else
      {
        g_autofree char *nth = g_strdup_printf ("%u", i + 1);
        g_autoptr (PangoLayout) figure = comstock_figure_new (GTK_WIDGET (self), nth,
                                                              FIGURE * (double) bounds.size.width);

        draw_rim (snapshot, &bounds, 1, ink);
        comstock_figure_snapshot (snapshot, figure, &bounds, ink);
      }
}

/* One of them is this round. */
static void
draw_rounds (ComstockBoardTurns *self,
             GtkSnapshot        *snapshot,
             float               end,
             float               middle,
             float               scale,
             const GdkRGBA      *ink)
{
  const GdkRGBA now = comstock_art_get_color (GTK_WIDGET (self), "comstock_board_rust");
  graphene_rect_t dot = { { end - (2 * BOARD_ROUNDS - 1) * DOT * scale, middle - DOT * scale / 2 },
                          { DOT * scale, DOT * scale } };

  for (guint round = 1; round <= BOARD_ROUNDS; round++, dot.origin.x += 2 * DOT * scale)
    {
      const gboolean is_now = round == self->state.round;
      graphene_rect_t area = dot;

      if (is_now)
        graphene_rect_inset (&area, -2 * scale, -2 * scale);
      draw_rim (snapshot, &area, round <= self->state.round ? area.size.width / 2 : 1, is_now ? &now : ink);
    }
}

static void
comstock_board_turns_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  ComstockBoardTurns *self = COMSTOCK_BOARD_TURNS (widget);
  const float scale = (float) comstock_scale_get (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float rounds = 2 * BOARD_ROUNDS * DOT * scale;
  const float step = MIN (STEP * scale, (width - rounds - SIGN * scale) / BOARD_MAX_SEATS);
  graphene_rect_t bounds = { { (PADDING + RING) * scale, (PADDING + RING) * scale }, { SIGN * scale, SIGN * scale } };
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  if (self->state.n_seats == 0)
    return;
  draw_rounds (self, snapshot, width - 2 * PADDING * scale, bounds.origin.y + bounds.size.height / 2, scale, &ink);
  draw_order (self, snapshot, bounds, step, scale);
  bounds.origin.y += STEP * scale;
  if (!self->state.standish.plays)
    draw_passes (self, snapshot, bounds, step, &ink);
}

static void
comstock_board_turns_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  ComstockBoardTurns *self = COMSTOCK_BOARD_TURNS (widget);

  /* Nobody passes before or after Standish. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (((self->state.standish.plays ? 1 : 2) * STEP + PADDING + RING) *
                                 comstock_scale_get (widget));
}

static void
comstock_board_turns_class_init (ComstockBoardTurnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_board_turns_measure;
  widget_class->snapshot = comstock_board_turns_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board-turns");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_board_turns_init (ComstockBoardTurns *self)
{
}

GtkWidget *
comstock_board_turns_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_TURNS, NULL);
}

void
comstock_board_turns_rest (ComstockBoardTurns *self)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TURNS (self));

  self->state.actors = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_turns_set_state (ComstockBoardTurns *self,
                                const BoardState   *state)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TURNS (self));

  if (self->state.n_seats == 0)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->state = *state;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
