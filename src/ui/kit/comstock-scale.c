/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scale is kept with the widget that has it, and looked up from below. */

#include "comstock-scale.h"

#include "comstock-style-class.h"

#define USUAL_TEXT (11.0 * 96 / 72)

typedef struct
{
  double scale;
  const char *css_class;    /* of style/table.css */
} Step;

static const Step steps[] = {
  { 1.0, NULL },
  { 1.25, "scale-125" },
  { 1.5, "scale-150" },
  { 1.75, "scale-175" },
  { 2.0, "scale-200" },
  { 2.5, "scale-250" },
};

static GQuark
step_quark (void)
{
  return g_quark_from_static_string ("comstock-scale-step");
}

double
comstock_scale_get (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const Step *step = g_object_get_qdata (G_OBJECT (widget), step_quark ());

      if (step != NULL)
        return step->scale;
    }
  return 1.0;
}

static void
resize_all (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    resize_all (child);
}

void
comstock_scale_set (GtkWidget *widget,
                    double     scale)
{
  const Step *old = g_object_get_qdata (G_OBJECT (widget), step_quark ());
  const Step *step = &steps[0];

  for (gsize i = 1; i < G_N_ELEMENTS (steps) && steps[i].scale <= scale; i++)
    step = &steps[i];
  if (step == old)
    return;
  if (old != NULL && old->css_class != NULL)
    gtk_widget_remove_css_class (widget, old->css_class);
  if (step->css_class != NULL)
    gtk_widget_add_css_class (widget, step->css_class);
  comstock_style_class_set (widget, "scaled", step->css_class != NULL);
  g_object_set_qdata (G_OBJECT (widget), step_quark (), (gpointer) step);
  resize_all (widget);
}

double
comstock_scale_get_text (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  PangoContext *context = gtk_widget_get_pango_context (root != NULL ? GTK_WIDGET (root) : widget);

  return pango_font_description_get_size (pango_context_get_font_description (context)) / (PANGO_SCALE * USUAL_TEXT);
}
