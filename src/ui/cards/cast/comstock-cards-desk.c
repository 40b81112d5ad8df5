/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desk: what commits stands at its lower end, whatever is asked. */

#include "comstock-cards-desk.h"

#include <adwaita.h>

#include "ui/cards/cards/comstock-cards-face.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/cards/cards/comstock-cards-ties.h"
#include "ui/cards/seats/comstock-cards-pips.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-spare-bin.h"

#define MOST_ANSWERS 4
#define PICTURE 88
#define LINES 2
#define ROOMY_LINES 3
#define LOUD G_MAXUINT      /* no answer is quiet */

struct _ComstockCardsDesk
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *head;
  AdwBin *company;
  GtkLabel *low_question;
  ComstockCardsHand *hand;
  GtkWidget *prompt;
  ComstockCardsPips *pips;
  GtkWidget *thing;
  AdwBin *picture;
  GtkLabel *question;
  GtkGrid *answers;
  ComstockCardsTies *ties;

  gboolean low;
  GtkWidget *first;
  guint n_answers;
  guint quiet;
};

enum
{
  PROP_LOW = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark answer_quark;

G_DEFINE_FINAL_TYPE (ComstockCardsDesk, comstock_cards_desk, GTK_TYPE_WIDGET)

static void
on_answer_clicked (ComstockCardsDesk *self,
                   GtkButton         *button)
{
  g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), answer_quark)));
}

static gboolean
on_key_pressed (ComstockCardsDesk *self,
                guint              keyval)
{
  if (keyval != GDK_KEY_Escape || self->quiet == LOUD)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit (self, signals[CHOSEN], 0, self->quiet);
  return GDK_EVENT_STOP;
}

/* With little room neither pips nor pictures are there, and the words stand beside the company. */
static void
update_room (ComstockCardsDesk *self)
{
  gtk_widget_set_visible (self->head, self->low);
  gtk_widget_set_visible (GTK_WIDGET (self->pips), !self->low);
  gtk_widget_set_visible (GTK_WIDGET (self->question), !self->low);
  gtk_widget_set_visible (GTK_WIDGET (self->low_question), gtk_widget_get_visible (self->prompt));
  gtk_widget_set_visible (self->thing, !self->low && adw_bin_get_child (self->picture) != NULL);
}

static void
set_low (ComstockCardsDesk *self,
         gboolean           low)
{
  if (self->low == low)
    return;
  self->low = low;
  if (low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
  update_room (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOW]);
}

static void
comstock_cards_desk_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_LOW)
    g_value_set_boolean (value, COMSTOCK_CARDS_DESK (object)->low);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_cards_desk_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (id == PROP_LOW)
    set_low (COMSTOCK_CARDS_DESK (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_cards_desk_dispose (GObject *object)
{
  ComstockCardsDesk *self = COMSTOCK_CARDS_DESK (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_desk_parent_class)->dispose (object);
}

static void
comstock_cards_desk_class_init (ComstockCardsDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_desk_dispose;
  object_class->get_property = comstock_cards_desk_get_property;
  object_class->set_property = comstock_cards_desk_set_property;

  props[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_DESK, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  answer_quark = g_quark_from_static_string ("comstock-cards-desk-answer");

  g_type_ensure (COMSTOCK_TYPE_CARDS_HAND);
  g_type_ensure (COMSTOCK_TYPE_CARDS_PIPS);
  g_type_ensure (COMSTOCK_TYPE_CARDS_TIES);
  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  g_type_ensure (COMSTOCK_TYPE_SPARE_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cast/comstock-cards-desk.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, head);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, company);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, low_question);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, hand);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, prompt);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, pips);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, thing);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, picture);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, question);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, answers);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsDesk, ties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "desk");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_desk_init (ComstockCardsDesk *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->quiet = LOUD;
  gtk_widget_init_template (GTK_WIDGET (self));
  comstock_label_tell_cut (self->question);
  comstock_label_tell_cut (self->low_question);
  /* What explains the question does not hide it. */
  comstock_obstacle_mark (GTK_WIDGET (self->question), COMSTOCK_OBSTACLE_PRESSED);
  comstock_obstacle_mark (GTK_WIDGET (self->low_question), COMSTOCK_OBSTACLE_PRESSED);
  comstock_obstacle_mark (GTK_WIDGET (self->picture), COMSTOCK_OBSTACLE_WORKS);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

ComstockCardsHand *
comstock_cards_desk_get_hand (ComstockCardsDesk *self)
{
  return self->hand;
}

void
comstock_cards_desk_set_seat (ComstockCardsDesk *self,
                              ComstockCardsGame *game,
                              ComstockCardsSeat *seat)
{
  comstock_cards_pips_set_seat (self->pips, seat != NULL ? game : NULL, seat);
}

/* As it lies elsewhere, only to be looked at. */
static GtkWidget *
create_picture (ComstockCardsCard *card)
{
  const int character = comstock_cards_card_get_character (card);
  GtkWidget *picture;

  if (character >= 0)
    return comstock_cards_face_new ((CardsCharacter) character, PICTURE);
  picture = comstock_cards_terrain_card_new (card);
  g_object_set (picture, "side", PICTURE, "can-target", FALSE, "focusable", FALSE, NULL);
  return picture;
}

void
comstock_cards_desk_show_card (ComstockCardsDesk *self,
                               ComstockCardsCard *card)
{
  adw_bin_set_child (self->picture, card != NULL ? create_picture (card) : NULL);
  update_room (self);
}

void
comstock_cards_desk_set_company (ComstockCardsDesk *self,
                                 GtkWidget         *company)
{
  adw_bin_set_child (self->company, company);
}

void
comstock_cards_desk_show_ties (ComstockCardsDesk *self,
                               const CardsSuit    suits[CARDS_SUITS])
{
  comstock_cards_hand_show_ties (self->hand, suits);
  comstock_cards_ties_show (self->ties, suits);
}

GtkWidget *
comstock_cards_desk_find_ties (ComstockCardsDesk *self)
{
  GtkWidget *in_hand = comstock_cards_hand_get_ties (self->hand);

  return gtk_widget_get_mapped (in_hand)                    ? in_hand
         : gtk_widget_get_mapped (GTK_WIDGET (self->ties)) ? GTK_WIDGET (self->ties)
                                                            : NULL;
}

static void
show_prompt (ComstockCardsDesk *self,
             gboolean           shown)
{
  gtk_widget_set_visible (self->prompt, shown);
  comstock_cards_hand_set_covered (self->hand, shown);
  update_room (self);
}

void
comstock_cards_desk_clear (ComstockCardsDesk *self)
{
  GtkWidget *answer;

  show_prompt (self, FALSE);
  comstock_cards_desk_show_card (self, NULL);
  while ((answer = gtk_widget_get_first_child (GTK_WIDGET (self->answers))) != NULL)
    gtk_grid_remove (self->answers, answer);
  self->first = NULL;
  self->n_answers = 0;
  self->quiet = LOUD;
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static void
write_question (ComstockCardsDesk *self,
                const char        *sentence)
{
  gtk_label_set_label (self->question, sentence);
  gtk_label_set_label (self->low_question, sentence);
}

void
comstock_cards_desk_ask (ComstockCardsDesk *self,
                         const char        *sentence)
{
  comstock_cards_desk_clear (self);
  write_question (self, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  show_prompt (self, TRUE);
}

void
comstock_cards_desk_set_told (ComstockCardsDesk *self,
                              const char        *sentence)
{
  if (strstr (sentence, gtk_label_get_label (self->question)) != NULL)
    write_question (self, "");
}

void
comstock_cards_desk_add_answer (ComstockCardsDesk *self,
                                const char        *label,
                                guint              answer,
                                gboolean           quiet)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  comstock_button_wrap (GTK_BUTTON (button));
  g_object_set_qdata (G_OBJECT (button), answer_quark, GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_answer_clicked), self, G_CONNECT_SWAPPED);
  if (self->first == NULL)
    {
      self->first = button;
      gtk_widget_add_css_class (button, "commit");
      gtk_widget_add_css_class (button, "suggested-action");
      gtk_widget_set_hexpand (button, TRUE);
      gtk_widget_set_halign (button, GTK_ALIGN_END);
    }
  if (quiet)
    self->quiet = answer;
  /* Read first, the first stands last. */
  gtk_grid_attach (self->answers, button, (int) (button == self->first ? MOST_ANSWERS : self->n_answers), 0, 1, 1);
  self->n_answers++;
}

void
comstock_cards_desk_set_roomy (ComstockCardsDesk *self,
                               gboolean           roomy)
{
  gtk_label_set_lines (self->question, roomy ? ROOMY_LINES : LINES);
}

void
comstock_cards_desk_focus (ComstockCardsDesk *self)
{
  if (self->first != NULL)
    gtk_widget_grab_focus (self->first);
  else
    comstock_cards_hand_focus (self->hand);
}
