/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Its children are always there; those without room are not mapped. */

#include "comstock-cards-seat-header.h"

#include <math.h>

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-scale.h"
#include "ui/table/comstock-rival-face.h"

#define SIGN_SIZE 22
#define FACE_SIZE 22
#define PAD 8
#define GAP 6
#define STACK_PAD 2         /* beside a score of three digits */
#define LEAST_TITLE 0.65f   /* of its size */

struct _ComstockCardsSeatHeader
{
  GtkWidget parent_instance;

  GtkWidget *sign;
  GtkWidget *face;      /* of a rival with a name */
  GtkWidget *title;
  GtkWidget *holder;
  GtkWidget *score;
  gboolean stacked;
};

G_DEFINE_FINAL_TYPE (ComstockCardsSeatHeader, comstock_cards_seat_header, GTK_TYPE_WIDGET)

void
comstock_cards_seat_header_set_holder (ComstockCardsSeatHeader *self,
                                       const char              *holder)
{
  gtk_label_set_label (GTK_LABEL (self->holder), holder);
}

void
comstock_cards_seat_header_set_score (ComstockCardsSeatHeader *self,
                                      int                      score)
{
  g_autofree char *text = comstock_text_number (score);

  gtk_label_set_label (GTK_LABEL (self->score), text);
}

void
comstock_cards_seat_header_set_stacked (ComstockCardsSeatHeader *self,
                                        gboolean                 stacked)
{
  self->stacked = stacked;
}

static int
get_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
get_height (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* A panel gives it the room that there is, never more. */
static void
comstock_cards_seat_header_measure (GtkWidget     *widget,
                                    GtkOrientation orientation,
                                    int            for_size,
                                    int           *minimum,
                                    int           *natural,
                                    int           *minimum_baseline,
                                    int           *natural_baseline)
{
  *minimum = *natural = 0;
}

/* In the middle of its height; @from counts from the beginning of a line. */
static void
place (ComstockCardsSeatHeader *self,
       GtkWidget               *child,
       int                      from,
       int                      width)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const int its_height = get_height (child);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int x = mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - from - width : from;

  gtk_widget_set_child_visible (child, width > 0);
  if (width > 0)
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, (height - its_height) / 2, width, its_height }, -1);
}

/* In the middle of its height, scaled; returns where it ends. */
static int
place_small (ComstockCardsSeatHeader *self,
             GtkWidget               *child,
             int                      from,
             float                    part)
{
  const int width = get_width (child);
  const int height = get_height (child);
  const int end = from + (int) ((float) width * part);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const float x = (float) (mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - end : from);
  const float y = ((float) gtk_widget_get_height (GTK_WIDGET (self)) - (float) height * part) / 2;

  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_allocate (child, width, height, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)), part, part));
  return end;
}

/* Sign and score alone, as large as they can be. */
static void
allocate_small (ComstockCardsSeatHeader *self,
                int                      width,
                int                      pad)
{
  const float part = (float) (width - 3 * pad) / (float) (get_width (self->sign) + get_width (self->score));

  gtk_widget_set_child_visible (self->face, FALSE);
  gtk_widget_set_child_visible (self->title, FALSE);
  gtk_widget_set_child_visible (self->holder, FALSE);
  place_small (self, self->score, place_small (self, self->sign, pad, part) + pad, part);
}

static void
allocate_line (ComstockCardsSeatHeader *self,
               int                      width)
{
  const double scale = comstock_scale_get (GTK_WIDGET (self));
  const int gap = (int) (GAP * scale);
  const int pad = MIN ((int) (PAD * scale), width / 16);
  const int sign = get_width (self->sign);
  const int score = get_width (self->score);
  const int face = get_width (self->face);
  const int title = get_width (self->title);
  const int holder = get_width (self->holder);
  const int least = (int) ceilf ((float) title * LEAST_TITLE);
  int from = pad + sign + gap + (face > 0 ? face + gap : 0);
  int room = width - from - gap - score - pad;
  gboolean signless;

  if (width < 2 * pad + sign + score)
    {
      allocate_small (self, width, pad);
      return;
    }
  /* The auction card wears the sign as well: rather than the name is cut, that goes without it. */
  signless = room < least && room + sign + gap >= least && room >= comstock_measure_least_width (self->title);
  if (signless)
    {
      from -= sign + gap;
      room += sign + gap;
    }
  place (self, self->sign, pad, signless ? 0 : sign);
  place (self, self->face, signless ? pad : pad + sign + gap, room < 0 ? 0 : face);
  place (self, self->score, width - pad - score, score);
  if (room < title && room >= least)
    place_small (self, self->title, from, (float) room / (float) title);
  else
    place (self, self->title, from, room < comstock_measure_least_width (self->title) ? 0 : MIN (title, room));
  place (self, self->holder, from + title + gap, title + gap + holder <= room ? holder : 0);
}

static void
allocate_stack (ComstockCardsSeatHeader *self,
                int                      width,
                int                      height)
{
  const int sign_width = get_width (self->sign), sign = get_height (self->sign);
  const int score_width = get_width (self->score), score = get_height (self->score);
  const float part = MIN (1, (float) (width - 2 * STACK_PAD) / (float) score_width);
  const int top = MAX (0, (height - sign - score) / 2);

  gtk_widget_set_child_visible (self->face, FALSE);
  gtk_widget_set_child_visible (self->title, FALSE);
  gtk_widget_set_child_visible (self->holder, FALSE);
  gtk_widget_set_child_visible (self->sign, TRUE);
  gtk_widget_set_child_visible (self->score, TRUE);
  gtk_widget_size_allocate (self->sign, &(GtkAllocation) { (width - sign_width) / 2, top, sign_width, sign }, -1);
  gtk_widget_allocate (self->score, score_width, score, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (
                         ((float) width - (float) score_width * part) / 2,
                         (float) MIN (top + sign, height - score) + (float) score * (1 - part) / 2)), part, part));
}

static void
comstock_cards_seat_header_size_allocate (GtkWidget *widget,
                                          int        width,
                                          int        height,
                                          int        baseline)
{
  ComstockCardsSeatHeader *self = COMSTOCK_CARDS_SEAT_HEADER (widget);

  if (self->stacked)
    allocate_stack (self, width, height);
  else
    allocate_line (self, width);
}

static void
comstock_cards_seat_header_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_seat_header_parent_class)->dispose (object);
}

static void
comstock_cards_seat_header_class_init (ComstockCardsSeatHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_seat_header_dispose;
  widget_class->measure = comstock_cards_seat_header_measure;
  widget_class->size_allocate = comstock_cards_seat_header_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add_label (ComstockCardsSeatHeader *self,
           const char              *text,
           const char              *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
comstock_cards_seat_header_init (ComstockCardsSeatHeader *self)
{
  self->sign = comstock_picture_new (NULL, SIGN_SIZE);
  gtk_widget_set_parent (self->sign, GTK_WIDGET (self));
  self->face = comstock_rival_face_new (FACE_SIZE);
  gtk_widget_set_parent (self->face, GTK_WIDGET (self));
  self->title = add_label (self, NULL, "heading");
  self->holder = add_label (self, NULL, "caption");
  self->score = add_label (self, NULL, "score");
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->score, "numeric");
}

GtkWidget *
comstock_cards_seat_header_new (const char          *sign,
                                const char          *title,
                                const ComstockRival *rival)
{
  ComstockCardsSeatHeader *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT_HEADER, NULL);

  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->sign), sign);
  comstock_rival_face_set_rival (COMSTOCK_RIVAL_FACE (self->face), rival);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  return GTK_WIDGET (self);
}
