/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card back: the picture of an era or the suits that break ties (the strongest large), and the number of cards
 * below. */

#include "comstock-card-back.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-names.h"
#include "ui/comstock-picture.h"

#define FIRST_SUIT_SIZE 32
#define SUIT_SIZE 16

struct _ComstockCardBack
{
  GtkWidget parent_instance;

  GtkWidget *picture;
  GtkWidget *suits;
  GtkWidget *left;
  GtkWidget *suit_pictures[CARDS_SUITS];
};

G_DEFINE_FINAL_TYPE (ComstockCardBack, comstock_card_back, GTK_TYPE_WIDGET)

static void
set_label (ComstockCardBack *self,
           const char       *label)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  /* The tooltip has become the description as well: once is enough. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
set_left (ComstockCardBack *self,
          int               left)
{
  /* Translators: cards left in a pile. */
  g_autofree char *text = g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left);

  gtk_label_set_label (GTK_LABEL (self->left), text);
}

void
comstock_card_back_show_era (ComstockCardBack *self,
                             int               era,
                             int               left)
{
  g_autofree char *drawing = g_strdup_printf ("backs/era-%d", era + 1);
  g_autofree char *label = NULL;

  g_return_if_fail (COMSTOCK_IS_CARD_BACK (self));

  /* Translators: the first word is the era, as in "Era I". */
  label = g_strdup_printf (ngettext ("%s: %d terrain card left", "%s: %d terrain cards left", (gulong) left),
                           comstock_era_get_name ((guint) era), left);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->picture), drawing);
  gtk_widget_set_visible (self->suits, FALSE);
  set_left (self, left);
  set_label (self, label);
}

void
comstock_card_back_show_character (ComstockCardBack *self,
                                   const CardsSuit   suits[CARDS_SUITS],
                                   gboolean          skull,
                                   int               left)
{
  const char *names[CARDS_SUITS];
  g_autofree char *label = NULL;

  g_return_if_fail (COMSTOCK_IS_CARD_BACK (self));

  for (guint i = 0; i < CARDS_SUITS; i++)
    {
      g_autofree char *drawing = g_strconcat ("suits/", cards_suit_ids[suits[i]], NULL);

      comstock_picture_set_drawing (COMSTOCK_PICTURE (self->suit_pictures[i]), drawing);
      names[i] = comstock_suit_get_name (suits[i]);
    }
  /* Translators: the six suits, the one that wins a tie first. */
  label = g_strdup_printf (_("Ties are broken in this order: %s, %s, %s, %s, %s, %s"),
                           names[0], names[1], names[2], names[3], names[4], names[5]);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->picture), "backs/skull");
  gtk_widget_set_visible (self->picture, skull);
  gtk_widget_set_visible (self->suits, TRUE);
  set_left (self, left);
  set_label (self, label);
}

static void
comstock_card_back_dispose (GObject *object)
{
  ComstockCardBack *self = COMSTOCK_CARD_BACK (object);

  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->suits, gtk_widget_unparent);
  g_clear_pointer (&self->left, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_card_back_parent_class)->dispose (object);
}

static void
comstock_card_back_class_init (ComstockCardBackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_card_back_dispose;

  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "card-back");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/cards/comstock-card-back.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardBack, picture);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardBack, suits);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardBack, left);
}

static void
comstock_card_back_init (ComstockCardBack *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The strongest suit above and large, the others below it in their order. */
  self->suit_pictures[0] = comstock_picture_new (NULL, FIRST_SUIT_SIZE);
  gtk_grid_attach (GTK_GRID (self->suits), self->suit_pictures[0], 0, 0, CARDS_SUITS - 1, 1);
  for (int i = 1; i < CARDS_SUITS; i++)
    {
      self->suit_pictures[i] = comstock_picture_new (NULL, SUIT_SIZE);
      gtk_grid_attach (GTK_GRID (self->suits), self->suit_pictures[i], i - 1, 1, 1, 1);
    }
}

GtkWidget *
comstock_card_back_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARD_BACK, NULL);
}
