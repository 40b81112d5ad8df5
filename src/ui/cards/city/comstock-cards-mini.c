/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture is kept while only what lies over it changes: the ring and what the last card scored. */

#include "comstock-cards-mini.h"

#include <math.h>

#include "comstock-cards-city-canvas.h"
#include "comstock-cards-mini-tiles.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-laid.h"
#include "ui/cards/town/comstock-cards-town.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/kit/comstock-outline.h"

#define MIN_SIDE 14
#define NATURAL_SIDE 160
#define LIGHT 3                 /* width of the frame of a lit parcel */
#define MAX_LIT_CELL 40
#define MARGIN 2                /* for the shadow */
#define MIN_BADGE_SIDE 64       /* of the widget; in a smaller one the ring has to do */

struct _ComstockCardsMini
{
  GtkWidget parent_instance;

  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
  CardsBoard lit;
  GskRenderNode *picture;       /* without the ring, NULL before it is drawn */
};

G_DEFINE_FINAL_TYPE (ComstockCardsMini, comstock_cards_mini, GTK_TYPE_WIDGET)

static void
redraw (ComstockCardsMini *self)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
unset_seat (ComstockCardsMini *self)
{
  if (self->seat == NULL)
    return;
  g_signal_handlers_disconnect_by_data (comstock_cards_seat_get_city (self->seat), self);
  g_signal_handlers_disconnect_by_data (comstock_cards_seat_get_taken (self->seat), self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->seat);
  g_clear_object (&self->game);
}

void
comstock_cards_mini_set_seat (ComstockCardsMini *self,
                              ComstockCardsGame *game,
                              ComstockCardsSeat *seat)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_MINI (self));
  g_return_if_fail (game == NULL || seat != NULL);

  unset_seat (self);
  redraw (self);
  if (seat == NULL)
    return;
  g_set_object (&self->game, game);
  self->seat = g_object_ref (seat);
  g_signal_connect_object (comstock_cards_seat_get_city (seat), "changed", G_CALLBACK (redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_cards_seat_get_taken (seat), "items-changed", G_CALLBACK (redraw), self,
                           G_CONNECT_SWAPPED);
  if (game != NULL)
    g_signal_connect_object (game, "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
comstock_cards_mini_light (ComstockCardsMini *self,
                           CardsBoard         lit)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_MINI (self));

  self->lit = lit;
  redraw (self);
}

/* --- where things lie --- */

static gboolean
is_virtual (ComstockCardsMini *self)
{
  return comstock_cards_seat_get_kind (self->seat) == COMSTOCK_AUTOMATIC;
}

static gboolean
has_captain (ComstockCardsSeat *seat)
{
  GListModel *characters = comstock_cards_seat_get_characters (seat);

  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);

      if (comstock_cards_card_get_character (card) == CARDS_CAPTAIN)
        return TRUE;
    }
  return FALSE;
}

static int
get_side (ComstockCardsMini *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

/* With a light the town fills the widget, else its grid does. */
static int
fit_cell (ComstockCardsMini        *self,
          const ComstockPlaneFrame *frame)
{
  const int parcels = has_captain (self->seat) ? CARDS_LIMIT + 1 : CARDS_LIMIT;
  const int width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  const int height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN;

  if (self->lit == 0)
    return MAX (1, MIN (width, height) / parcels);
  return CLAMP (MIN (width / frame->extent.width,
                     height / frame->extent.height), 1, MAX_LIT_CELL);
}

/* The box of the city in the middle of the widget; FALSE for an empty city. */
static gboolean
fit_frame (ComstockCardsMini  *self,
           ComstockPlaneFrame *frame)
{
  *frame = (ComstockPlaneFrame) { .cell = 1 };
  if (!comstock_cards_city_frame_get_box (comstock_cards_seat_get_city (self->seat), &frame->extent))
    return FALSE;
  frame->cell = fit_cell (self, frame);
  frame->x = (gtk_widget_get_width (GTK_WIDGET (self)) - frame->extent.width * frame->cell) / 2;
  frame->y = (gtk_widget_get_height (GTK_WIDGET (self)) - frame->extent.height * frame->cell) / 2;
  return TRUE;
}

static graphene_rect_t
get_square (ComstockCardsMini *self)
{
  const int side = get_side (self);

  return GRAPHENE_RECT_INIT ((float) ((gtk_widget_get_width (GTK_WIDGET (self)) - side) / 2),
                             (float) ((gtk_widget_get_height (GTK_WIDGET (self)) - side) / 2),
                             (float) side, (float) side);
}

gboolean
comstock_cards_mini_find_card (ComstockCardsMini *self,
                               ComstockCardsCard *card,
                               graphene_rect_t   *bounds)
{
  ComstockPlaneFrame frame;
  ComstockCardsPlace place;
  graphene_rect_t square;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_MINI (self), FALSE);

  if (self->seat == NULL)
    return FALSE;
  square = get_square (self);
  if (is_virtual (self))
    return comstock_cards_mini_tiles_find (comstock_cards_seat_get_taken (self->seat), card, &square, bounds);
  if (!fit_frame (self, &frame) ||
      !comstock_cards_city_find_card (comstock_cards_seat_get_city (self->seat), card, &place))
    return FALSE;
  *bounds = comstock_plane_frame_block (&frame, place.x, place.y, COMSTOCK_CARDS_CITY_CARD_SIDE);
  return TRUE;
}

gboolean
comstock_cards_mini_find_parcel (ComstockCardsMini  *self,
                                 double              at_x,
                                 double              at_y,
                                 ComstockCardsPlace *place,
                                 graphene_rect_t    *bounds)
{
  ComstockPlaneFrame frame;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_MINI (self), FALSE);

  if (self->seat == NULL || !fit_frame (self, &frame))
    return FALSE;
  place->x = frame.extent.x + (int) floor ((at_x - frame.x) / frame.cell);
  place->y = frame.extent.y + (int) floor ((at_y - frame.y) / frame.cell);
  *bounds = comstock_plane_frame_cell (&frame, place->x, place->y);
  return comstock_cards_city_get_parcel (comstock_cards_seat_get_city (self->seat), place->x, place->y) !=
         CARDS_NO_PARCEL;
}

/* --- what is drawn --- */

/* Light is told by a frame and by the dark around it, not by its color. */
static void
snapshot_light (ComstockCardsMini        *self,
                GtkSnapshot              *snapshot,
                const ComstockPlaneFrame *frame,
                int                       x,
                int                       y)
{
  const graphene_rect_t bounds = comstock_plane_frame_cell (frame, x, y);
  const GdkRGBA veil = { 0, 0, 0, 0.55f };
  const GdkRGBA light = comstock_art_get_color (GTK_WIDGET (self), "comstock_lit");
  const GdkRGBA ink = comstock_art_get_color (GTK_WIDGET (self), "comstock_ink");
  GskRoundedRect outline;

  if ((self->lit >> cards_board_index (x, y) & 1) == 0)
    {
      gtk_snapshot_append_color (snapshot, &veil, &bounds);
      return;
    }
  gsk_rounded_rect_init_from_rect (&outline, &bounds, 0);
  comstock_outline_rim (snapshot, &outline, LIGHT, &light);
  comstock_outline_rim (snapshot, &outline, 1, &ink);
}

static void
snapshot_town (ComstockCardsMini        *self,
               GtkSnapshot              *snapshot,
               const ComstockPlaneFrame *frame)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (self->seat);

  comstock_cards_city_canvas_town (GTK_WIDGET (self), snapshot, frame, city, FALSE);
  if (self->lit == 0)
    return;
  for (guint n = 0; n < comstock_plane_extent_cells (&frame->extent); n++)
    {
      const ComstockPlace at = comstock_plane_extent_get (&frame->extent, 0, n);

      if (comstock_cards_city_get_parcel (city, at.x, at.y) != CARDS_NO_PARCEL)
        snapshot_light (self, snapshot, frame, at.x, at.y);
    }
}

/* Told by its dark lines and its figure as well as by its color. */
static void
snapshot_ring (ComstockCardsMini     *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  const GdkRGBA light = comstock_art_get_color (GTK_WIDGET (self), "comstock_lit");
  const GdkRGBA ink = comstock_art_get_color (GTK_WIDGET (self), "comstock_ink");
  const float width = get_side (self) < MIN_BADGE_SIDE ? 1.0f : 2.0f;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, 3);
  gsk_rounded_rect_shrink (&outline, -width, -width, -width, -width);
  comstock_outline_rim (snapshot, &outline, width, &light);
  gsk_rounded_rect_shrink (&outline, -1, -1, -1, -1);
  comstock_outline_rim (snapshot, &outline, 1, &ink);
}

/* At the upper end of the ring, within the widget. */
static void
snapshot_badge (ComstockCardsMini     *self,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *ring,
                int                    gain)
{
  const GdkRGBA fill = comstock_art_get_color (GTK_WIDGET (self), gain < 0 ? "comstock_refused"
                                                                          : "comstock_cards_gain");
  const GdkRGBA ink = comstock_art_get_color (GTK_WIDGET (self), "comstock_cards_gain_text");
  g_autofree char *text = comstock_text_signed (gain);
  g_autoptr (PangoLayout) layout = comstock_figure_new (GTK_WIDGET (self), text, CLAMP (get_side (self) / 9, 10, 18));
  int width, height;
  float x, y;

  pango_layout_get_pixel_size (layout, &width, &height);
  x = CLAMP (ring->origin.x + ring->size.width - (float) width / 2, 0,
             (float) (gtk_widget_get_width (GTK_WIDGET (self)) - width - COMSTOCK_FIGURE_PILL));
  y = CLAMP (ring->origin.y - (float) height * 0.7f, 0, (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height));
  comstock_figure_snapshot_pill (snapshot, layout, GRAPHENE_POINT_INIT (x, y), &fill, &ink);
}

static void
snapshot_news (ComstockCardsMini *self,
               GtkSnapshot       *snapshot)
{
  int gain;
  ComstockCardsCard *card =
    self->game != NULL ? comstock_cards_laid_find_last (self->game, self->seat, &gain) : NULL;
  graphene_rect_t bounds;

  if (self->lit != 0 || card == NULL || !comstock_cards_mini_find_card (self, card, &bounds))
    return;
  snapshot_ring (self, snapshot, &bounds);
  if (get_side (self) >= MIN_BADGE_SIDE)
    snapshot_badge (self, snapshot, &bounds, gain);
}

static GskRenderNode *
draw_picture (ComstockCardsMini *self)
{
  const graphene_rect_t square = get_square (self);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  ComstockPlaneFrame frame;

  if (is_virtual (self))
    comstock_cards_mini_tiles_snapshot (GTK_WIDGET (self), snapshot, comstock_cards_seat_get_taken (self->seat),
                                        &square);
  else if (fit_frame (self, &frame))
    snapshot_town (self, snapshot, &frame);
  return comstock_freeze (snapshot, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
comstock_cards_mini_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ComstockCardsMini *self = COMSTOCK_CARDS_MINI (widget);

  if (self->seat == NULL)
    return;
  if (self->picture == NULL)
    self->picture = draw_picture (self);
  if (self->picture != NULL)
    gtk_snapshot_append_node (snapshot, self->picture);
  snapshot_news (self, snapshot);
}

/* --- the widget --- */

static void
comstock_cards_mini_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  *minimum = MIN_SIDE;
  *natural = NATURAL_SIDE;
}

static void
comstock_cards_mini_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  redraw (COMSTOCK_CARDS_MINI (widget));
}

static void
comstock_cards_mini_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_mini_parent_class)->css_changed (widget, change);
  redraw (COMSTOCK_CARDS_MINI (widget));
}

static void
comstock_cards_mini_dispose (GObject *object)
{
  ComstockCardsMini *self = COMSTOCK_CARDS_MINI (object);

  unset_seat (self);
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  G_OBJECT_CLASS (comstock_cards_mini_parent_class)->dispose (object);
}

static void
comstock_cards_mini_class_init (ComstockCardsMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_mini_dispose;
  widget_class->measure = comstock_cards_mini_measure;
  widget_class->size_allocate = comstock_cards_mini_size_allocate;
  widget_class->snapshot = comstock_cards_mini_snapshot;
  widget_class->css_changed = comstock_cards_mini_css_changed;
  gtk_widget_class_set_css_name (widget_class, "cards-mini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_mini_init (ComstockCardsMini *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (redraw), NULL);
  comstock_cards_town_watch (GTK_WIDGET (self), G_CALLBACK (redraw));
}

GtkWidget *
comstock_cards_mini_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_MINI, NULL);
}
