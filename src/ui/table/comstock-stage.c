/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two lines, which are one thing to a screen reader. */

#include "comstock-stage.h"

#include "comstock-rounds.h"
#include "ui/kit/comstock-sign.h"
#include "ui/kit/comstock-style-class.h"

#define SIGN_SIZE 22
#define TIGHT_LINES 2

struct _ComstockStage
{
  GtkBox parent_instance;

  ComstockSign *sign;
  GtkLabel *line;
  GtkLabel *heading;
  ComstockRounds *rounds;
};

G_DEFINE_FINAL_TYPE (ComstockStage, comstock_stage, GTK_TYPE_BOX)

static void
comstock_stage_class_init (ComstockStageClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* On one line where there is room: by itself a label asks for the width of two. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
comstock_stage_init (ComstockStage *self)
{
  GtkWidget *asked = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "stage");
  gtk_widget_set_halign (asked, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), asked);
  self->sign = COMSTOCK_SIGN (comstock_sign_new (NULL, SIGN_SIZE));
  gtk_widget_set_valign (GTK_WIDGET (self->sign), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (asked), GTK_WIDGET (self->sign));
  self->line = add_label (asked, "stage-line");
  self->heading = add_label (GTK_WIDGET (self), "table-heading");
  self->rounds = COMSTOCK_ROUNDS (comstock_rounds_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->rounds), "table-heading");
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), FALSE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->rounds));
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
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rounds), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, heading, -1);
  return set_text (self->heading, heading);
}

gboolean
comstock_stage_set_prompt (ComstockStage *self,
                           const char    *prompt)
{
  if (!set_text (self->line, prompt))
    return FALSE;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->line), prompt);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, prompt, -1);
  return TRUE;
}

void
comstock_stage_set_progress (ComstockStage *self,
                             const char    *mark,
                             guint          round,
                             guint          n_rounds)
{
  gtk_widget_set_visible (GTK_WIDGET (self->heading), mark == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), mark != NULL);
  if (mark != NULL)
    comstock_rounds_set (self->rounds, mark, round, n_rounds);
}

void
comstock_stage_set_sign (ComstockStage *self,
                         const char    *sign)
{
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign != NULL);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->sign), sign);
}

void
comstock_stage_set_tight (ComstockStage *self,
                          gboolean       tight)
{
  gtk_label_set_lines (self->line, tight ? TIGHT_LINES : -1);
  gtk_label_set_ellipsize (self->line, tight ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

void
comstock_stage_set_asked (ComstockStage *self,
                          gboolean       asked)
{
  comstock_style_class_set (GTK_WIDGET (self), "asked", asked);
}

void
comstock_stage_set_looking_back (ComstockStage *self,
                                 gboolean       looking_back)
{
  comstock_style_class_set (GTK_WIDGET (self->line), "looking-back", looking_back);
}
