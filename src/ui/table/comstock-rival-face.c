/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A portrait is drawn larger than its frame: at the size of a line of text a face must be seen, not a coat. */

#include "comstock-rival-face.h"

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-scale.h"

#define ZOOM 1.5f
#define HEAD_X 0.5f     /* the middle of a head in its portrait, as shares of the side */
#define HEAD_Y 0.46f

struct _ComstockRivalFace
{
  GtkWidget parent_instance;

  const ComstockRival *rival;
  int pixel_size;
};

G_DEFINE_FINAL_TYPE (ComstockRivalFace, comstock_rival_face, GTK_TYPE_WIDGET)

static void
comstock_rival_face_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockRivalFace *self = COMSTOCK_RIVAL_FACE (widget);

  *minimum = *natural = self->rival != NULL ? (int) (self->pixel_size * comstock_scale_get (widget)) : 0;
}

static void
comstock_rival_face_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ComstockRivalFace *self = COMSTOCK_RIVAL_FACE (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const float side = MIN (width, height);
  const float large = side * ZOOM;
  g_autofree char *drawing = NULL;
  GskRoundedRect frame;

  if (self->rival == NULL)
    return;
  drawing = g_strconcat ("rivals/", self->rival->id, NULL);
  gsk_rounded_rect_init_from_rect (
    &frame, &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side, side), side / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  comstock_art_snapshot (widget, snapshot, drawing,
                         &GRAPHENE_RECT_INIT (width / 2 - large * HEAD_X, height / 2 - large * HEAD_Y, large, large),
                         NULL);
  gtk_snapshot_pop (snapshot);
}

static void
comstock_rival_face_class_init (ComstockRivalFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_rival_face_measure;
  widget_class->snapshot = comstock_rival_face_snapshot;
  gtk_widget_class_set_css_name (widget_class, "rivalface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_rival_face_init (ComstockRivalFace *self)
{
}

GtkWidget *
comstock_rival_face_new (int pixel_size)
{
  ComstockRivalFace *self =
    g_object_new (COMSTOCK_TYPE_RIVAL_FACE, "valign", GTK_ALIGN_CENTER, "visible", FALSE, NULL);

  self->pixel_size = pixel_size;
  return GTK_WIDGET (self);
}

void
comstock_rival_face_set_rival (ComstockRivalFace   *self,
                               const ComstockRival *rival)
{
  if (self->rival == rival)
    return;
  self->rival = rival;
  gtk_widget_set_visible (GTK_WIDGET (self), rival != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
