/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading, a sentence, the city with its light, the characters with their points. */

#include "comstock-cards-score-explanation.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-sheet.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"

#define PORTRAIT_SIZE 44
#define CITY_HEIGHT 120
#define SENTENCE_CHARS 36
#define PORTRAITS_PER_LINE 12

struct _ComstockCardsScoreExplanation
{
  GtkWidget parent_instance;

  GtkLabel *figure;
  GtkLabel *sentence;
  ComstockCardsMini *city;
  GtkFlowBox *characters;
};

G_DEFINE_FINAL_TYPE (ComstockCardsScoreExplanation, comstock_cards_score_explanation, GTK_TYPE_WIDGET)

static void
add_character (ComstockCardsScoreExplanation *self,
               CardsCharacter           character,
               int                      points)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *portrait = g_strconcat ("portraits/", cards_characters[character].id, NULL);
  g_autofree char *text = comstock_text_number (points);
  const char *name = comstock_cards_character_get_name (character);
  /* Translators: a character and its points, for a screen reader. */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), name, text);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *child;

  gtk_box_append (GTK_BOX (box), comstock_picture_new (portrait, PORTRAIT_SIZE));
  gtk_box_append (GTK_BOX (box), label);
  child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", box, "tooltip-text", name, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_flow_box_append (self->characters, child);
}

static void
show_characters (ComstockCardsScoreExplanation *self,
                 ComstockCardsSeat       *seat)
{
  GListModel *characters = comstock_cards_seat_get_characters (seat);
  GtkWidget *child;
  CardsScore sheet;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->characters))) != NULL)
    gtk_flow_box_remove (self->characters, child);
  comstock_cards_seat_get_sheet (seat, &sheet);
  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);
      const int character = comstock_cards_card_get_number (card) - CARDS_TERRAIN;

      add_character (self, (CardsCharacter) character, sheet.characters[character]);
    }
}

void
comstock_cards_score_explanation_show (ComstockCardsScoreExplanation *self,
                                       ComstockCardsGame             *game,
                                       ComstockCardsScoreFigure      *figure,
                                       ComstockCardsSeat             *neighbour)
{
  ComstockCardsSeat *seat = figure != NULL ? comstock_cards_score_figure_get_seat (figure) : NULL;
  const guint row = figure != NULL ? comstock_cards_score_figure_get_row (figure) : 0;
  g_autofree char *title = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *heading = NULL;
  CardsBoard lit;

  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_EXPLANATION (self));

  gtk_widget_set_visible (GTK_WIDGET (self), figure != NULL);
  if (figure == NULL)
    return;
  lit = comstock_cards_sheet_get_parcels (seat, row);
  title = comstock_cards_seat_dup_title (seat);
  sentence = comstock_cards_sheet_dup_explanation (seat, row);
  /* Translators: a row of the score sheet, and a seat. */
  heading = g_strdup_printf (_("%s · %s"), comstock_cards_sheet_get_row_name (row), title);
  gtk_label_set_label (self->figure, heading);
  gtk_label_set_label (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  comstock_cards_mini_set_seat (self->city, game, seat);
  comstock_cards_mini_light (self->city, lit);
  gtk_widget_set_visible (GTK_WIDGET (self->city), lit != 0 && seat != neighbour);
  if (row == CARDS_ROW_CHARACTERS)
    show_characters (self, seat);
  gtk_widget_set_visible (GTK_WIDGET (self->characters), row == CARDS_ROW_CHARACTERS);
}

static void
comstock_cards_score_explanation_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_score_explanation_parent_class)->dispose (object);
}

static void
comstock_cards_score_explanation_class_init (ComstockCardsScoreExplanationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_score_explanation_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (ComstockCardsScoreExplanation *self,
           const char                    *css_class)
{
  GtkWidget *label = comstock_label_new (NULL, css_class);

  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
comstock_cards_score_explanation_init (ComstockCardsScoreExplanation *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "explanation");
  self->figure = add_label (self, "heading");
  self->sentence = add_label (self, NULL);
  gtk_label_set_wrap_mode (self->sentence, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (self->sentence, SENTENCE_CHARS);
  self->city = COMSTOCK_CARDS_MINI (comstock_cards_mini_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->city), -1, CITY_HEIGHT);
  gtk_widget_set_parent (GTK_WIDGET (self->city), GTK_WIDGET (self));
  self->characters = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE,
                                   "max-children-per-line", PORTRAITS_PER_LINE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);
  gtk_widget_set_parent (GTK_WIDGET (self->characters), GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
comstock_cards_score_explanation_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_SCORE_EXPLANATION, NULL);
}
