/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two lines, which are one thing to a screen reader. */

#include "comstock-stage.h"

struct _ComstockStage
{
  GtkBox parent_instance;

  GtkLabel *heading;
  GtkLabel *line;
};

G_DEFINE_FINAL_TYPE (ComstockStage, comstock_stage, GTK_TYPE_BOX)

static void
comstock_stage_class_init (ComstockStageClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_line (ComstockStage *self,
          const char    *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self), label);
  return GTK_LABEL (label);
}

static void
comstock_stage_init (ComstockStage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "stage");
  self->heading = add_line (self, "table-heading");
  gtk_widget_set_visible (GTK_WIDGET (self->heading), FALSE);
  self->line = add_line (self, "stage-line");
  gtk_widget_set_hexpand (GTK_WIDGET (self->line), TRUE);
}

static gboolean
set_text (GtkLabel   *label,
          const char *text)
{
  if (g_str_equal (gtk_label_get_label (label), text))
    return FALSE;
  gtk_label_set_label (label, text);
  return TRUE;
}

gboolean
comstock_stage_set_heading (ComstockStage *self,
                            const char    *heading)
{
  return set_text (self->heading, heading);
}

gboolean
comstock_stage_set_prompt (ComstockStage *self,
                           const char    *prompt)
{
  if (!set_text (self->line, prompt))
    return FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, prompt, -1);
  return TRUE;
}

void
comstock_stage_set_titled (ComstockStage *self,
                           gboolean       titled)
{
  gtk_widget_set_visible (GTK_WIDGET (self->heading), titled);
}

static void
set_style (gpointer    widget,
           const char *style,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

void
comstock_stage_set_asked (ComstockStage *self,
                          gboolean       asked)
{
  set_style (self, "asked", asked);
}

void
comstock_stage_set_looking_back (ComstockStage *self,
                                 gboolean       looking_back)
{
  set_style (self->line, "looking-back", looking_back);
}
