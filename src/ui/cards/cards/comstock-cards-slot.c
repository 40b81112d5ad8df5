/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A frame of dashes, by the style sheet, around a sign. */

#include "comstock-cards-slot.h"

#include <glib/gi18n.h>

#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 28

struct _ComstockCardsSlot
{
  AdwBin parent_instance;

  CardsCard card;
  GtkWidget *model;     /* NULL for none */
};

G_DEFINE_FINAL_TYPE (ComstockCardsSlot, comstock_cards_slot, ADW_TYPE_BIN)

static void
comstock_cards_slot_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_CARDS_SLOT (object)->model, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_slot_parent_class)->dispose (object);
}

static void
comstock_cards_slot_class_init (ComstockCardsSlotClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_slot_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "slot");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
comstock_cards_slot_init (ComstockCardsSlot *self)
{
  /* Translators: in the column, where a card has been taken */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Empty place"), -1);
}

GtkWidget *
comstock_cards_slot_new (CardsCard card)
{
  ComstockCardsSlot *self = g_object_new (COMSTOCK_TYPE_CARDS_SLOT, NULL);

  self->card = card;
  return GTK_WIDGET (self);
}

CardsCard
comstock_cards_slot_get_card (ComstockCardsSlot *self)
{
  return self->card;
}

void
comstock_cards_slot_set_model (ComstockCardsSlot *self,
                               GtkWidget         *model)
{
  self->model = model;
  gtk_widget_set_parent (model, GTK_WIDGET (self));
  gtk_widget_set_child_visible (model, FALSE);
}

GtkWidget *
comstock_cards_slot_get_model (ComstockCardsSlot *self)
{
  return self->model;
}

void
comstock_cards_slot_set_taker (ComstockCardsSlot *self,
                               ComstockCardsSeat *taker)
{
  g_autofree char *name = comstock_cards_seat_dup_title (taker);
  /* Translators: a player, who took the card that lay here */
  g_autofree char *label = g_strdup_printf (_("Taken by %s"), name);
  GtkWidget *sign = comstock_sign_new (comstock_suit_get_sign (comstock_cards_seat_get_suit (taker)), SIGN_SIZE);

  gtk_widget_set_halign (sign, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), sign);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
