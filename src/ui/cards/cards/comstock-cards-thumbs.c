/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Thumbnails as a list of what to draw, from the upper left corner on. */

#include "comstock-cards-thumbs.h"

#include "comstock-cards-face.h"
#include "comstock-cards-terrain-card.h"
#include "ui/cards/seats/comstock-cards-bid-plate.h"
#include "ui/kit/comstock-scale.h"

/* In pixels at the usual scale. */
#define SIDE 28
#define BID_WIDTH 20
#define TIE_WIDTH 8
#define GAP 4

typedef enum
{
  CARD,
  BID,
  TIE,
} Kind;

typedef struct
{
  Kind kind;
  ComstockCardsCard *card;
  CardsSuit suit;
  guint value;
} Thumb;

struct _ComstockCardsThumbs
{
  GtkWidget parent_instance;

  GArray *thumbs;       /* of Thumb */
};

G_DEFINE_FINAL_TYPE (ComstockCardsThumbs, comstock_cards_thumbs, GTK_TYPE_WIDGET)

static void
clear_thumb (gpointer data)
{
  g_clear_object (&((Thumb *) data)->card);
}

static int
get_width_of (const Thumb *thumb)
{
  static const int widths[] = { [CARD] = SIDE, [BID] = BID_WIDTH, [TIE] = TIE_WIDTH };

  return widths[thumb->kind];
}

/* A chevron: two strokes onward. */
static void
snapshot_tie (GtkWidget             *widget,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, bounds);
  const double middle = (double) (bounds->origin.y + bounds->size.height / 2);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double reach = (double) bounds->size.width - 2;
  const double start = (double) bounds->origin.x + 1 + (mirrored ? reach : 0);
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, start, middle - reach);
  cairo_line_to (cr, mirrored ? start - reach : start + reach, middle);
  cairo_line_to (cr, start, middle + reach);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
snapshot_thumb (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                const Thumb           *thumb,
                const graphene_rect_t *bounds)
{
  if (thumb->kind == TIE)
    snapshot_tie (widget, snapshot, bounds);
  else if (thumb->kind == BID)
    comstock_cards_bid_snapshot (widget, snapshot, thumb->suit, thumb->value, bounds);
  else if (comstock_cards_card_get_terrain (thumb->card) != NULL)
    comstock_cards_terrain_snapshot (widget, snapshot, comstock_cards_card_get_terrain (thumb->card), bounds);
  else
    comstock_cards_face_snapshot (widget, snapshot, (CardsCharacter) comstock_cards_card_get_character (thumb->card),
                                  bounds, 0);
}

/* Arranges all thumbs in @width and draws them if there is a @snapshot.  Returns the height that takes. */
static double
arrange (ComstockCardsThumbs *self,
         double               width,
         GtkSnapshot         *snapshot)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const double scale = comstock_scale_get (GTK_WIDGET (self));
  double x = 0, y = 0;

  for (guint i = 0; i < self->thumbs->len; i++)
    {
      const Thumb *thumb = &g_array_index (self->thumbs, Thumb, i);
      const double step = get_width_of (thumb) * scale;

      if (x > 0 && x + step > width)
        {
          x = 0;
          y += (SIDE + GAP) * scale;
        }
      if (snapshot != NULL)
        snapshot_thumb (GTK_WIDGET (self), snapshot, thumb,
                        &GRAPHENE_RECT_INIT ((float) (mirrored ? width - x - step : x), (float) y, (float) step,
                                             (float) (SIDE * scale)));
      x += step + GAP * scale;
    }
  return y + SIDE * scale;
}

static void
comstock_cards_thumbs_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  arrange (COMSTOCK_CARDS_THUMBS (widget), gtk_widget_get_width (widget), snapshot);
}

static int
measure_line (ComstockCardsThumbs *self)
{
  double width = 0;

  for (guint i = 0; i < self->thumbs->len; i++)
    width += get_width_of (&g_array_index (self->thumbs, Thumb, i)) + (i > 0 ? GAP : 0);
  return (int) (width * comstock_scale_get (GTK_WIDGET (self)) + 1);
}

static void
comstock_cards_thumbs_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  ComstockCardsThumbs *self = COMSTOCK_CARDS_THUMBS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = measure_line (self);
      *minimum = MIN (*natural, (int) (SIDE * comstock_scale_get (widget) + 1));
    }
  else
    *minimum = *natural = (int) (arrange (self, for_size < 0 ? measure_line (self) : for_size, NULL) + 1);
}

static GtkSizeRequestMode
comstock_cards_thumbs_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_cards_thumbs_finalize (GObject *object)
{
  g_array_unref (COMSTOCK_CARDS_THUMBS (object)->thumbs);
  G_OBJECT_CLASS (comstock_cards_thumbs_parent_class)->finalize (object);
}

static void
comstock_cards_thumbs_class_init (ComstockCardsThumbsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_cards_thumbs_finalize;
  widget_class->measure = comstock_cards_thumbs_measure;
  widget_class->get_request_mode = comstock_cards_thumbs_get_request_mode;
  widget_class->snapshot = comstock_cards_thumbs_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_thumbs_init (ComstockCardsThumbs *self)
{
  self->thumbs = g_array_new (FALSE, TRUE, sizeof (Thumb));
  g_array_set_clear_func (self->thumbs, clear_thumb);
}

GtkWidget *
comstock_cards_thumbs_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_THUMBS, NULL);
}

static void
add (ComstockCardsThumbs *self,
     Thumb                thumb)
{
  g_array_append_val (self->thumbs, thumb);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
comstock_cards_thumbs_add_card (ComstockCardsThumbs *self,
                                ComstockCardsCard   *card)
{
  add (self, (Thumb) { .kind = CARD, .card = g_object_ref (card) });
}

void
comstock_cards_thumbs_add_bid (ComstockCardsThumbs *self,
                               CardsSuit            suit,
                               guint                value)
{
  add (self, (Thumb) { .kind = BID, .suit = suit, .value = value });
}

void
comstock_cards_thumbs_add_tie (ComstockCardsThumbs *self)
{
  add (self, (Thumb) { .kind = TIE });
}
