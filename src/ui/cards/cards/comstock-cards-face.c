/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One drawing of a face for the whole table: cast, seats and cards show a used character alike. */

#include "comstock-cards-face.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-scale.h"

#define ROUNDING 0.08f      /* of the side */
#define SHADE 0.55f         /* over a face that is used */
#define YIELDED 0.7f        /* of the side, what is left at least where it yields */

struct _ComstockCardsFace
{
  GtkWidget parent_instance;

  CardsCharacter character;
  int pixel_size;
  double turn;
  gboolean yielding;
};

G_DEFINE_FINAL_TYPE (ComstockCardsFace, comstock_cards_face, GTK_TYPE_WIDGET)

enum
{
  PROP_PIXEL_SIZE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

void
comstock_cards_face_snapshot (GtkWidget             *widget,
                              GtkSnapshot           *snapshot,
                              CardsCharacter         character,
                              const graphene_rect_t *bounds,
                              double                 turn)
{
  const float side = bounds->size.width;
  const graphene_rect_t square = GRAPHENE_RECT_INIT (-side / 2, -side / 2, side, side);
  const GdkRGBA shade = { 0.2f, 0.17f, 0.14f, SHADE * (float) turn };
  g_autofree char *drawing = g_strconcat ("portraits/", cards_characters[character].id, NULL);
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &square, side * ROUNDING);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + side / 2, bounds->origin.y + side / 2));
  if (turn > 0)
    gtk_snapshot_rotate (snapshot, 90 * (float) turn);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  comstock_art_snapshot (widget, snapshot, drawing, &square, NULL);
  if (turn > 0)
    gtk_snapshot_append_color (snapshot, &shade, &square);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static int
get_side (ComstockCardsFace *self)
{
  return (int) (self->pixel_size * comstock_scale_get (GTK_WIDGET (self)));
}

static void
comstock_cards_face_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockCardsFace *self = COMSTOCK_CARDS_FACE (widget);

  *natural = get_side (self);
  *minimum = self->yielding ? (int) ((float) *natural * YIELDED) : *natural;
}

static void
comstock_cards_face_draw (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  ComstockCardsFace *self = COMSTOCK_CARDS_FACE (widget);
  const int side = MIN (get_side (self), gtk_widget_get_height (widget));
  const int left = (gtk_widget_get_width (widget) - side) / 2;
  const int top = (gtk_widget_get_height (widget) - side) / 2;

  comstock_cards_face_snapshot (widget, snapshot, self->character,
                                &GRAPHENE_RECT_INIT ((float) left, (float) top, (float) side, (float) side),
                                self->turn);
}

static void
comstock_cards_face_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_PIXEL_SIZE)
    g_value_set_int (value, COMSTOCK_CARDS_FACE (object)->pixel_size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_cards_face_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  ComstockCardsFace *self = COMSTOCK_CARDS_FACE (object);

  if (id != PROP_PIXEL_SIZE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  else if (self->pixel_size != g_value_get_int (value))
    {
      self->pixel_size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, props[PROP_PIXEL_SIZE]);
    }
}

static void
comstock_cards_face_class_init (ComstockCardsFaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_cards_face_get_property;
  object_class->set_property = comstock_cards_face_set_property;
  widget_class->measure = comstock_cards_face_measure;
  widget_class->snapshot = comstock_cards_face_draw;

  props[PROP_PIXEL_SIZE] = g_param_spec_int ("pixel-size", NULL, NULL, 8, 1024, 24,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "face");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_cards_face_init (ComstockCardsFace *self)
{
  self->pixel_size = 24;
}

GtkWidget *
comstock_cards_face_new (CardsCharacter character,
                         int            pixel_size)
{
  GtkWidget *face = g_object_new (COMSTOCK_TYPE_CARDS_FACE, "pixel-size", pixel_size, NULL);

  comstock_cards_face_set_character (COMSTOCK_CARDS_FACE (face), character);
  return face;
}

void
comstock_cards_face_set_character (ComstockCardsFace *self,
                                   CardsCharacter     character)
{
  self->character = character;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_cards_face_set_turn (ComstockCardsFace *self,
                              double             turn)
{
  if (turn == self->turn)
    return;
  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_cards_face_set_yielding (ComstockCardsFace *self,
                                  gboolean           yielding)
{
  self->yielding = yielding;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
