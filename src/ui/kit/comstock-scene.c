/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget whose height follows from its width by the shape of its drawing. */

#include "comstock-scene.h"

#include "comstock-art.h"

#define LEAST_WIDTH 240
#define NATURAL_WIDTH 640
#define CORNERS (18.0 / NATURAL_WIDTH)   /* their radius, of the width */

struct _ComstockScene
{
  GtkWidget parent_instance;

  char *drawing;
  double ratio;   /* height / width */
};

G_DEFINE_FINAL_TYPE (ComstockScene, comstock_scene, GTK_TYPE_WIDGET)

enum
{
  PROP_DRAWING = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
comstock_scene_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_scene_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  ComstockScene *self = COMSTOCK_SCENE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
    }
  else
    {
      /* A widget must not need more height when it is given more width. */
      *minimum = (int) (LEAST_WIDTH * self->ratio);
      *natural = MAX (*minimum, (int) ((for_size < 0 ? NATURAL_WIDTH : for_size) * self->ratio));
    }
}

static void
comstock_scene_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ComstockScene *self = COMSTOCK_SCENE (widget);
  const int full = gtk_widget_get_width (widget);
  const double width = MIN (full, gtk_widget_get_height (widget) / self->ratio);
  const graphene_rect_t place = GRAPHENE_RECT_INIT ((float) (full - width) / 2, 0, (float) width,
                                                    (float) (width * self->ratio));
  GskRoundedRect frame;

  if (self->drawing == NULL)
    return;
  /* In the drawing a clip would be put to each of its paths, which takes a quarter of the time. */
  gsk_rounded_rect_init_from_rect (&frame, &place, (float) (width * CORNERS));
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  comstock_art_snapshot (widget, snapshot, self->drawing, &place, NULL);
  gtk_snapshot_pop (snapshot);
}

static void
comstock_scene_finalize (GObject *object)
{
  g_free (COMSTOCK_SCENE (object)->drawing);
  G_OBJECT_CLASS (comstock_scene_parent_class)->finalize (object);
}

static void
comstock_scene_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  ComstockScene *self = COMSTOCK_SCENE (object);

  g_free (self->drawing);
  self->drawing = g_value_dup_string (value);
  self->ratio = self->drawing != NULL ? comstock_drawing_get_ratio (self->drawing) : 1;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
comstock_scene_class_init (ComstockSceneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = comstock_scene_finalize;
  object_class->set_property = comstock_scene_set_property;
  widget_class->get_request_mode = comstock_scene_get_request_mode;
  widget_class->measure = comstock_scene_measure;
  widget_class->snapshot = comstock_scene_snapshot;

  props[PROP_DRAWING] = g_param_spec_string ("drawing", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_scene_init (ComstockScene *self)
{
  self->ratio = 1;
}
