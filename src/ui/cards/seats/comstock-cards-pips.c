/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of nine plates that draws itself: nine widgets would be nine things to meet for what is one. */

#include "comstock-cards-pips.h"

#include <glib/gi18n.h>

#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

#define GAP 2
#define MAX_WIDTH 30            /* of a pip, at the usual scale */
#define HEIGHT 22
#define LEAST_HEIGHT 15
#define MARGIN 2                /* around a number, in its pip */
#define LEAST_SHRINKING 0.72    /* of the text that a number may be; smaller ones cannot be read */
#define ROUNDING 4
#define RING 2

struct _ComstockCardsPips
{
  GtkWidget parent_instance;

  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPips, comstock_cards_pips, GTK_TYPE_WIDGET)

/* --- in words --- */

/* "1 2 3 6 8", with @runs "1–3 6 8", or a dash for none. */
static char *
dup_numbers (ComstockCardsPips *self,
             guint              places,
             gboolean           runs)
{
  GListModel *cards = comstock_cards_seat_get_bid_cards (self->seat);
  GString *text = g_string_new (NULL);
  guint numbers = 0;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (cards, i);

      if (places & 1u << comstock_cards_bid_card_get_place (card))
        numbers |= 1u << comstock_cards_bid_card_get_number (card);
    }
  for (guint number = 0; numbers >> number != 0; number++)
    {
      const guint run = (guint) g_bit_nth_lsf (~(gulong) numbers, (int) number) - number;

      if (!(numbers >> number & 1))
        continue;
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", number);
      if (runs && run > 2)
        g_string_append_printf (text, "–%u", number += run - 1);
    }
  return g_string_free (text->len > 0 ? text : g_string_append (text, "–"), FALSE);
}

static char *
dup_label (ComstockCardsPips *self)
{
  g_autofree char *left = dup_numbers (self, 1u << COMSTOCK_CARDS_BID_HELD, FALSE);
  g_autofree char *now = dup_numbers (self, 1u << COMSTOCK_CARDS_BID_OPEN | 1u << COMSTOCK_CARDS_BID_PICKED, FALSE);
  g_autofree char *used = dup_numbers (self, 1u << COMSTOCK_CARDS_BID_DISCARDED, FALSE);

  /* Translators: auction cards of a player in this era, as lists of numbers or dashes. */
  return g_strdup_printf (_("Auction cards left: %s; played now: %s; used: %s"), left, now, used);
}

static void
update (ComstockCardsPips *self)
{
  g_autofree char *label = self->seat != NULL ? dup_label (self) : g_strdup ("");

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_cards_pips_set_seat (ComstockCardsPips *self,
                              ComstockCardsGame *game,
                              ComstockCardsSeat *seat)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PIPS (self));
  g_return_if_fail ((game == NULL) == (seat == NULL));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_set_object (&self->seat, seat);
  if (game != NULL)
    {
      g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "notify::viewer", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  update (self);
}

/* --- where pips lie --- */

static float
get_gap (ComstockCardsPips *self)
{
  return (float) (GAP * comstock_scale_get (GTK_WIDGET (self)));
}

static float
get_pip_width (ComstockCardsPips *self)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float most = (float) (MAX_WIDTH * comstock_scale_get (GTK_WIDGET (self)) *
                              comstock_scale_get_text (GTK_WIDGET (self)));

  return MIN (most, (width - (CARDS_ROUNDS - 1) * get_gap (self)) / CARDS_ROUNDS);
}

/* How much smaller than the text the numbers of the suit's highest card must be. */
static float
get_shrinking (ComstockCardsPips *self)
{
  GListModel *cards = comstock_cards_seat_get_bid_cards (self->seat);
  g_autoptr (ComstockCardsBidCard) last = g_list_model_get_item (cards, g_list_model_get_n_items (cards) - 1);
  g_autofree char *text = g_strdup_printf ("%u", comstock_cards_bid_card_get_number (last));
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  return MIN (1.0f, MIN ((get_pip_width (self) - MARGIN) / (float) width,
                         (float) (gtk_widget_get_height (GTK_WIDGET (self)) + 4) / (float) height));
}

gboolean
comstock_cards_pips_is_worded (ComstockCardsPips *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PIPS (self), FALSE);

  return self->seat != NULL && get_shrinking (self) < (float) LEAST_SHRINKING;
}

/* --- what is drawn --- */

static void
snapshot_number (ComstockCardsPips     *self,
                 GtkSnapshot           *snapshot,
                 guint                  number,
                 const graphene_rect_t *bounds,
                 float                  shrinking,
                 const GdkRGBA         *ink)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  graphene_point_t middle;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  graphene_rect_get_center (bounds, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, shrinking, shrinking);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* A ring is gold between two dark lines: gold alone is not seen on all suits. */
static void
snapshot_pip (ComstockCardsPips     *self,
              GtkSnapshot           *snapshot,
              ComstockCardsBidCard  *card,
              const graphene_rect_t *bounds,
              float                  shrinking)
{
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (self->seat));
  const GdkRGBA gold = comstock_art_get_color (GTK_WIDGET (self), "comstock_ring");
  const GdkRGBA dark = comstock_art_get_color (GTK_WIDGET (self), "comstock_ink");
  const ComstockCardsBidPlace place = comstock_cards_bid_card_get_place (card);
  const gboolean used = place == COMSTOCK_CARDS_BID_DISCARDED;
  GdkRGBA fill, ink, text;
  GskRoundedRect outline;

  comstock_sign_get_colors (GTK_WIDGET (self), sign, &fill, &ink);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &text);
  gsk_rounded_rect_init_from_rect (&outline, bounds, ROUNDING);
  if (!used)
    comstock_outline_fill (snapshot, &outline, &fill);
  if (place == COMSTOCK_CARDS_BID_OPEN || place == COMSTOCK_CARDS_BID_PICKED)
    {
      gsk_rounded_rect_shrink (&outline, -1, -1, -1, -1);
      comstock_outline_rim (snapshot, &outline, 1, &dark);
      gsk_rounded_rect_shrink (&outline, 1, 1, 1, 1);
      comstock_outline_rim (snapshot, &outline, RING, &gold);
      gsk_rounded_rect_shrink (&outline, RING, RING, RING, RING);
      comstock_outline_rim (snapshot, &outline, 1, &dark);
    }
  else
    {
      text.alpha = 0.45f;
      comstock_outline_rim (snapshot, &outline, 1, used ? &text : &fill);
    }
  /* Last: in a small pip it lies over the ring. */
  text.alpha = 0.7f;
  snapshot_number (self, snapshot, comstock_cards_bid_card_get_number (card), bounds, shrinking, used ? &text : &ink);
}

/* The numbers alone where there is no room for more, and smaller rather than cut. */
static void
snapshot_words (ComstockCardsPips *self,
                GtkSnapshot       *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const float room = (float) gtk_widget_get_width (widget);
  g_autofree char *numbers = dup_numbers (self, 1u << COMSTOCK_CARDS_BID_HELD, TRUE);
  /* Translators: the auction cards that a player still has: "left 6 7 8 9".  There is little room. */
  g_autofree char *left = g_strdup_printf (_("left: %s"), numbers);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, left);
  GdkRGBA ink;
  int width, height;
  float shrinking;

  pango_layout_get_pixel_size (layout, &width, &height);
  if ((float) width > room)
    pango_layout_set_text (layout, numbers, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  shrinking = MIN (1.0f, room / (float) width);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (mirrored ? room - (float) width * shrinking : 0,
                                    ((float) gtk_widget_get_height (widget) - (float) height * shrinking) / 2));
  gtk_snapshot_scale (snapshot, shrinking, shrinking);
  comstock_figure_snapshot_at (snapshot, layout, GRAPHENE_POINT_INIT (0, 0), &ink);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_pips (ComstockCardsPips *self,
               GtkSnapshot       *snapshot)
{
  GListModel *cards = comstock_cards_seat_get_bid_cards (self->seat);
  const float width = get_pip_width (self);
  const float step = width + get_gap (self);
  const float shrinking = get_shrinking (self);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const float whole = (float) gtk_widget_get_width (GTK_WIDGET (self));

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (cards, i);
      const float x = mirrored ? whole - width - (float) i * step : (float) i * step;

      snapshot_pip (self, snapshot, card,
                    &GRAPHENE_RECT_INIT (x, 1, width, (float) gtk_widget_get_height (GTK_WIDGET (self)) - 2),
                    shrinking);
    }
}

static void
comstock_cards_pips_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ComstockCardsPips *self = COMSTOCK_CARDS_PIPS (widget);

  if (self->seat == NULL)
    return;
  if (comstock_cards_pips_is_worded (self))
    snapshot_words (self, snapshot);
  else
    snapshot_pips (self, snapshot);
}

/* --- the widget --- */

static void
comstock_cards_pips_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  const double unit = comstock_scale_get (widget) * comstock_scale_get_text (widget);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? (int) (LEAST_HEIGHT * unit) : 0;
  *natural = orientation == GTK_ORIENTATION_VERTICAL
             ? (int) (HEIGHT * unit)
             : (int) (CARDS_ROUNDS * (MAX_WIDTH + GAP) * unit);
}

static void
comstock_cards_pips_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_pips_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_cards_pips_dispose (GObject *object)
{
  ComstockCardsPips *self = COMSTOCK_CARDS_PIPS (object);

  g_clear_object (&self->game);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (comstock_cards_pips_parent_class)->dispose (object);
}

static void
comstock_cards_pips_class_init (ComstockCardsPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pips_dispose;
  widget_class->measure = comstock_cards_pips_measure;
  widget_class->snapshot = comstock_cards_pips_snapshot;
  widget_class->css_changed = comstock_cards_pips_css_changed;
  gtk_widget_class_set_css_name (widget_class, "pips");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
comstock_cards_pips_init (ComstockCardsPips *self)
{
}

GtkWidget *
comstock_cards_pips_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PIPS, NULL);
}
