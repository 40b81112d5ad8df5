/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card back: the picture of an era or the suits that break ties, numbered, and the number of cards below. */

#include "comstock-cards-card-back.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-names.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-sign.h"
#include "model/session/comstock-suits.h"

#define SUIT_SIZE 20
#define SUITS_PER_ROW 3

/* Of the picture, and of a skull over the suits where there is no height for more. */
#define SIZE 64
#define COMPACT_SIZE 24
#define LOW_SKULL_SIZE 18

#define MARGIN 5
#define COMPACT_MARGIN 2

struct _ComstockCardsCardBack
{
  GtkButton parent_instance;

  GtkWidget *heading;
  GtkWidget *picture;
  GtkWidget *suits;
  GtkWidget *left;
  ComstockSign *suit_signs[CARDS_SUITS];
  gboolean low;
  gboolean compact;
  int n_left;
  char *meaning;
};

G_DEFINE_FINAL_TYPE (ComstockCardsCardBack, comstock_cards_card_back, GTK_TYPE_BUTTON)

/* Consumes @meaning. */
static void
set_meaning (ComstockCardsCardBack *self,
             char                  *meaning)
{
  g_free (self->meaning);
  self->meaning = meaning;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, meaning, -1);
}

const char *
comstock_cards_card_back_get_meaning (ComstockCardsCardBack *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD_BACK (self), NULL);

  return self->meaning;
}

GtkWidget *
comstock_cards_card_back_get_face (ComstockCardsCardBack *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD_BACK (self), NULL);

  return gtk_widget_get_visible (self->suits) ? self->suits : self->picture;
}

static void
update_words (ComstockCardsCardBack *self)
{
  const gboolean ties = gtk_widget_get_visible (self->suits);
  const gboolean low_skull = self->low && ties && gtk_widget_get_visible (self->picture);

  /* Translators: cards left in a pile. */
  g_autofree char *left = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) self->n_left), self->n_left);
  g_autofree char *number = g_strdup_printf ("%d", self->n_left);

  gtk_label_set_label (GTK_LABEL (self->left), self->compact ? number : left);
  gtk_widget_set_visible (self->heading, ties && !low_skull);
  gtk_widget_set_margin_top (self->picture, low_skull ? 0 : self->compact ? COMPACT_MARGIN : MARGIN);
  g_object_set (self->picture, "pixel-size", low_skull ? LOW_SKULL_SIZE : self->compact ? COMPACT_SIZE : SIZE, NULL);
}

void
comstock_cards_card_back_set_room (ComstockCardsCardBack *self,
                                   gboolean               low,
                                   gboolean               compact)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CARD_BACK (self));

  self->low = low;
  self->compact = compact;
  update_words (self);
}

void
comstock_cards_card_back_show_era (ComstockCardsCardBack *self,
                                   int                    era,
                                   int                    left)
{
  g_autofree char *drawing = g_strdup_printf ("backs/era-%d", era + 1);

  g_return_if_fail (COMSTOCK_IS_CARDS_CARD_BACK (self));

  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->picture), drawing);
  gtk_widget_set_visible (self->suits, FALSE);
  self->n_left = left;
  update_words (self);
  set_meaning (self,
               /* Translators: the first word is the era, as in "Era I". */
               g_strdup_printf (ngettext ("%s: %d terrain card left", "%s: %d terrain cards left", (gulong) left),
                                comstock_cards_era_get_name ((guint) era), left));
}

void
comstock_cards_card_back_show_character (ComstockCardsCardBack *self,
                                         const CardsSuit        suits[CARDS_SUITS],
                                         gboolean               skull,
                                         int                    left)
{
  const char *names[CARDS_SUITS];

  g_return_if_fail (COMSTOCK_IS_CARDS_CARD_BACK (self));

  for (guint i = 0; i < CARDS_SUITS; i++)
    {
      comstock_picture_set_drawing (COMSTOCK_PICTURE (self->suit_signs[i]), comstock_suit_get_sign (suits[i]));
      names[i] = comstock_suit_get_name (suits[i]);
    }
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->picture), "backs/skull");
  gtk_widget_set_visible (self->picture, skull);
  gtk_widget_set_visible (self->suits, TRUE);
  self->n_left = left;
  update_words (self);
  set_meaning (self,
               /* Translators: cards left in the character pile, and the six suits, the one that wins a tie first. */
               g_strdup_printf (ngettext ("Character pile: %d card left. Ties in the auction are broken by the "
                                          "suits on top: 1 %s, 2 %s, 3 %s, 4 %s, 5 %s, 6 %s",
                                          "Character pile: %d cards left. Ties in the auction are broken by the "
                                          "suits on top: 1 %s, 2 %s, 3 %s, 4 %s, 5 %s, 6 %s", (gulong) left),
                                left, names[0], names[1], names[2], names[3], names[4], names[5]));
}

static void
comstock_cards_card_back_finalize (GObject *object)
{
  g_free (COMSTOCK_CARDS_CARD_BACK (object)->meaning);
  G_OBJECT_CLASS (comstock_cards_card_back_parent_class)->finalize (object);
}

static void
comstock_cards_card_back_class_init (ComstockCardsCardBackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = comstock_cards_card_back_finalize;

  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "card-back");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/cards/cards/comstock-cards-card-back.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCardBack, heading);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCardBack, picture);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCardBack, suits);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCardBack, left);
}

static void
comstock_cards_card_back_init (ComstockCardsCardBack *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < CARDS_SUITS; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
      g_autofree char *number = g_strdup_printf ("%d", i + 1);

      self->suit_signs[i] = COMSTOCK_SIGN (comstock_sign_new (NULL, SUIT_SIZE));
      gtk_box_append (GTK_BOX (box), gtk_label_new (number));
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->suit_signs[i]));
      gtk_grid_attach (GTK_GRID (self->suits), box, i % SUITS_PER_ROW, i / SUITS_PER_ROW, 1, 1);
    }
}

GtkWidget *
comstock_cards_card_back_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CARD_BACK, NULL);
}
