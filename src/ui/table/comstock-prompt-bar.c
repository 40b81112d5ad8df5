/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question with its answers; cards to choose from scroll where they would take too much room. */

#include "comstock-prompt-bar.h"

#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-key-group.h"

struct _ComstockPromptBar
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *question;
  GtkFlowBox *answers;
  GtkWidget *scroller;
  GtkFlowBox *cards;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark answer_quark;

G_DEFINE_FINAL_TYPE (ComstockPromptBar, comstock_prompt_bar, GTK_TYPE_WIDGET)

static void
on_answer_clicked (ComstockPromptBar *self,
                   GtkButton         *button)
{
  guint answer = GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), answer_quark));

  g_signal_emit (self, signals[CHOSEN], 0, answer);
}

static void
comstock_prompt_bar_dispose (GObject *object)
{
  ComstockPromptBar *self = COMSTOCK_PROMPT_BAR (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_prompt_bar_parent_class)->dispose (object);
}

static void
comstock_prompt_bar_class_init (ComstockPromptBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_prompt_bar_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_PROMPT_BAR, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  answer_quark = g_quark_from_static_string ("comstock-prompt-bar-answer");

  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-prompt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockPromptBar, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockPromptBar, question);
  gtk_widget_class_bind_template_child (widget_class, ComstockPromptBar, answers);
  gtk_widget_class_bind_template_child (widget_class, ComstockPromptBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockPromptBar, cards);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "prompt-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_prompt_bar_init (ComstockPromptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
empty (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

static void
add (ComstockPromptBar *self,
     GtkFlowBox        *box,
     GtkButton         *button,
     guint              answer)
{
  g_object_set_qdata (G_OBJECT (button), answer_quark, GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_answer_clicked), self,
                           G_CONNECT_SWAPPED);
  gtk_flow_box_append (box, GTK_WIDGET (button));
  /* The button takes the focus itself; its cell would be a second stop. */
  gtk_widget_set_focusable (gtk_widget_get_parent (GTK_WIDGET (button)), FALSE);
}

void
comstock_prompt_bar_clear (ComstockPromptBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (self->scroller, FALSE);
  empty (self->answers);
  empty (self->cards);
}

void
comstock_prompt_bar_ask (ComstockPromptBar *self,
                         const char        *sentence)
{
  comstock_prompt_bar_clear (self);
  gtk_label_set_label (self->question, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->question), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
comstock_prompt_bar_set_told (ComstockPromptBar *self,
                              const char        *sentence)
{
  gtk_widget_set_visible (GTK_WIDGET (self->question),
                          strstr (sentence, gtk_label_get_label (self->question)) == NULL);
}

void
comstock_prompt_bar_add_answer (ComstockPromptBar *self,
                                const char        *label,
                                guint              answer)
{
  GtkButton *button = GTK_BUTTON (gtk_button_new_with_label (label));

  comstock_button_wrap (button);
  add (self, self->answers, button, answer);
}

void
comstock_prompt_bar_add_card (ComstockPromptBar *self,
                              GtkButton         *card,
                              guint              answer)
{
  gtk_widget_set_visible (self->scroller, TRUE);
  add (self, self->cards, card, answer);
}

void
comstock_prompt_bar_focus (ComstockPromptBar *self)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (self->answers, 0);

  if (first != NULL)
    gtk_widget_grab_focus (gtk_flow_box_child_get_child (first));
}
