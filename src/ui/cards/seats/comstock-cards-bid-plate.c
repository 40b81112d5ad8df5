/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An auction card in its suit's colors: a number over the sign, or the sign in a ring on the back. */

#include "comstock-cards-bid-plate.h"

#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-sign.h"

/* In shares of a card's width. */
#define ROUNDING 0.12f
#define RIM 0.06f
#define SIGN 0.44f
#define BACK_SIGN 0.62f
#define NUMBER 0.72f            /* the height of the figures' lines */
#define NUMBER_TOP 0.32f        /* of the height: their middle */
#define SIGN_TOP 0.76f

struct _ComstockCardsBidPlate
{
  GtkWidget parent_instance;

  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
};

G_DEFINE_FINAL_TYPE (ComstockCardsBidPlate, comstock_cards_bid_plate, GTK_TYPE_WIDGET)

static void
snapshot_number (GtkWidget             *widget,
                 GtkSnapshot           *snapshot,
                 guint                  value,
                 const graphene_rect_t *bounds,
                 const GdkRGBA         *ink)
{
  g_autofree char *text = g_strdup_printf ("%u", value);
  g_autoptr (PangoLayout) layout = comstock_figure_new (widget, text, (double) (bounds->size.width * NUMBER));

  comstock_figure_snapshot (snapshot, layout,
                            &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y, bounds->size.width,
                                                 2 * NUMBER_TOP * bounds->size.height), ink);
}

static void
snapshot_sign (GtkWidget             *widget,
               GtkSnapshot           *snapshot,
               const char            *sign,
               const graphene_rect_t *bounds,
               float                  share,
               float                  top,
               const GdkRGBA         *ink)
{
  const float side = bounds->size.width * share;

  comstock_art_snapshot (widget, snapshot, sign,
                         &GRAPHENE_RECT_INIT (bounds->origin.x + (bounds->size.width - side) / 2,
                                              bounds->origin.y + bounds->size.height * top - side / 2, side, side),
                         ink);
}

void
comstock_cards_bid_snapshot (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             CardsSuit              suit,
                             guint                  value,
                             const graphene_rect_t *bounds)
{
  const char *sign = comstock_suit_get_sign (suit);
  const GdkRGBA rim = comstock_art_get_color (widget, "comstock_sign_rim");
  const float width = MAX (1.0f, bounds->size.width * RIM);
  GskRoundedRect outline;
  GdkRGBA fill, ink;

  comstock_sign_get_colors (widget, sign, &fill, &ink);
  gsk_rounded_rect_init_from_rect (&outline, bounds, bounds->size.width * ROUNDING);
  comstock_outline_fill (snapshot, &outline, &fill);
  comstock_outline_rim (snapshot, &outline, width, &rim);
  if (value > 0)
    {
      snapshot_number (widget, snapshot, value, bounds, &ink);
      snapshot_sign (widget, snapshot, sign, bounds, SIGN, SIGN_TOP, &ink);
      return;
    }
  gsk_rounded_rect_shrink (&outline, 2 * width, 2 * width, 2 * width, 2 * width);
  comstock_outline_rim (snapshot, &outline, 1, &ink);
  snapshot_sign (widget, snapshot, sign, bounds, BACK_SIGN, 0.5f, &ink);
}

/* A virtual player's card lies there as soon as all pick; a boost belongs to the card once it is open. */
static gboolean
has_card (ComstockCardsBidPlate *self)
{
  const gboolean picking = comstock_cards_game_get_step (self->game) == CARDS_STEP_BID;

  return comstock_cards_seat_get_played (self->seat) > 0 || comstock_cards_seat_has_bid (self->seat) ||
         (picking && comstock_cards_seat_get_kind (self->seat) == COMSTOCK_AUTOMATIC);
}

static void
comstock_cards_bid_plate_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  ComstockCardsBidPlate *self = COMSTOCK_CARDS_BID_PLATE (widget);
  const guint value = comstock_cards_seat_get_value (self->seat);

  /* What is discarded for the lawyer has no value. */
  if (has_card (self))
    comstock_cards_bid_snapshot (widget, snapshot, comstock_cards_seat_get_suit (self->seat),
                                 value > 0 ? value : comstock_cards_seat_get_played (self->seat),
                                 &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                      (float) gtk_widget_get_height (widget)));
}

static void
comstock_cards_bid_plate_css_changed (GtkWidget         *widget,
                                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_bid_plate_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_cards_bid_plate_dispose (GObject *object)
{
  ComstockCardsBidPlate *self = COMSTOCK_CARDS_BID_PLATE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (comstock_cards_bid_plate_parent_class)->dispose (object);
}

static void
comstock_cards_bid_plate_class_init (ComstockCardsBidPlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_bid_plate_dispose;
  widget_class->snapshot = comstock_cards_bid_plate_snapshot;
  widget_class->css_changed = comstock_cards_bid_plate_css_changed;
  gtk_widget_class_set_css_name (widget_class, "bid-plate");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_bid_plate_init (ComstockCardsBidPlate *self)
{
}

GtkWidget *
comstock_cards_bid_plate_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_BID_PLATE, NULL);
}

void
comstock_cards_bid_plate_set_seat (ComstockCardsBidPlate *self,
                                   ComstockCardsGame     *game,
                                   ComstockCardsSeat     *seat)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_BID_PLATE (self));
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  self->seat = g_object_ref (seat);
  g_signal_connect_object (game, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
