/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading, a sentence, a picture with its light, the details with their points. */

#include "comstock-score-explanation.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"

#define DRAWING_SIZE 44
#define SENTENCE_CHARS 30
#define DRAWINGS_PER_LINE 12

struct _ComstockScoreExplanation
{
  GtkWidget parent_instance;

  GtkLabel *figure;
  GtkLabel *sentence;
  GtkWidget *picture;           /* NULL before it is shown, and in games without one */
  GtkFlowBox *details;
};

G_DEFINE_FINAL_TYPE (ComstockScoreExplanation, comstock_score_explanation, GTK_TYPE_WIDGET)

static void
add_detail (ComstockScoreExplanation *self,
            const ComstockScoreLook  *look,
            const ComstockSheet      *sheet,
            guint                     row,
            guint                     seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *drawing = look->dup_drawing (row);
  g_autofree char *text = comstock_text_number (comstock_sheet_get (sheet, row, seat)->points);
  const char *name = sheet->rows[row].name;
  /* Translators: a character and its points, for a screen reader. */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), name, text);
  GtkWidget *child;

  gtk_box_append (GTK_BOX (box), comstock_picture_new (drawing, DRAWING_SIZE));
  gtk_box_append (GTK_BOX (box), gtk_label_new (text));
  child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", box, "tooltip-text", name, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_flow_box_append (self->details, child);
}

static void
show_details (ComstockScoreExplanation *self,
              const ComstockScoreLook  *look,
              const ComstockSheet      *sheet,
              guint                     part_of,
              guint                     seat)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->details))) != NULL)
    gtk_flow_box_remove (self->details, child);
  for (guint row = 0; row < sheet->n_rows; row++)
    if (sheet->rows[row].kind == COMSTOCK_SHEET_DETAIL && sheet->rows[row].part_of == part_of &&
        comstock_sheet_get (sheet, row, seat)->known)
      add_detail (self, look, sheet, row, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->details),
                          gtk_widget_get_first_child (GTK_WIDGET (self->details)) != NULL);
}

static void
show_picture (ComstockScoreExplanation *self,
              const ComstockScoreLook  *look,
              ComstockGame             *game,
              const ComstockSheet      *sheet,
              guint                     row,
              guint                     seat,
              gboolean                  seen)
{
  const guint64 *places = comstock_sheet_get (sheet, row, seat)->places;

  if (look->picture_new == NULL)
    return;
  if (self->picture == NULL)
    {
      self->picture = look->picture_new ();
      gtk_widget_set_size_request (self->picture, -1, look->picture_height);
      gtk_widget_insert_before (self->picture, GTK_WIDGET (self), GTK_WIDGET (self->details));
    }
  look->picture_show (self->picture, game, sheet, row, seat);
  gtk_widget_set_visible (self->picture, (places[0] | places[1]) != 0 && !seen);
}

void
comstock_score_explanation_show (ComstockScoreExplanation *self,
                                 const ComstockScoreLook  *look,
                                 ComstockGame             *game,
                                 const ComstockSheet      *sheet,
                                 guint                     row,
                                 int                       seat,
                                 const char               *sentence,
                                 gboolean                  seen)
{
  g_autofree char *heading = NULL;

  g_return_if_fail (COMSTOCK_IS_SCORE_EXPLANATION (self));

  gtk_widget_set_visible (GTK_WIDGET (self), seat >= 0);
  if (seat < 0)
    return;
  /* Translators: a row of the score sheet, and a player. */
  heading = g_strdup_printf (_("%s · %s"), sheet->rows[row].name, sheet->seats[seat].title);
  gtk_label_set_label (self->figure, heading);
  gtk_label_set_label (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  show_picture (self, look, game, sheet, row, (guint) seat, seen);
  show_details (self, look, sheet, row, (guint) seat);
}

const char *
comstock_score_explanation_get_sentence (ComstockScoreExplanation *self)
{
  g_return_val_if_fail (COMSTOCK_IS_SCORE_EXPLANATION (self), NULL);

  return gtk_widget_get_visible (GTK_WIDGET (self)) ? gtk_label_get_label (self->sentence) : NULL;
}

static void
comstock_score_explanation_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_score_explanation_parent_class)->dispose (object);
}

static void
comstock_score_explanation_class_init (ComstockScoreExplanationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_score_explanation_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (ComstockScoreExplanation *self,
           const char               *css_class)
{
  GtkWidget *label = comstock_label_new (NULL, css_class);

  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
comstock_score_explanation_init (ComstockScoreExplanation *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "explanation");
  self->figure = add_label (self, "heading");
  self->sentence = add_label (self, NULL);
  gtk_label_set_wrap_mode (self->sentence, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (self->sentence, SENTENCE_CHARS);
  self->details = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                "max-children-per-line", DRAWINGS_PER_LINE,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->details), GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
