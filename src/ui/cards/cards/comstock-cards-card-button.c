/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that holds a card and tells what the card says; how it looks is its subclasses' affair. */

#include "comstock-cards-card-button.h"

#include "model/cards/comstock-cards-topics.h"
#include "ui/kit/comstock-explain.h"

typedef struct
{
  ComstockCardsCard *card;
} ComstockCardsCardButtonPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ComstockCardsCardButton, comstock_cards_card_button, GTK_TYPE_BUTTON)

enum
{
  PROP_CARD = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static ComstockCardsCardButtonPrivate *
get_private (gpointer self)
{
  return comstock_cards_card_button_get_instance_private (self);
}

ComstockCardsCard *
comstock_cards_card_button_get_card (ComstockCardsCardButton *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD_BUTTON (self), NULL);

  return get_private (self)->card;
}

void
comstock_cards_card_button_set_card (ComstockCardsCardButton *self,
                                     ComstockCardsCard       *card)
{
  ComstockCardsCardButtonPrivate *priv = get_private (self);
  g_autoptr (ComstockCardsCard) before = NULL;

  g_return_if_fail (COMSTOCK_IS_CARDS_CARD_BUTTON (self));
  g_return_if_fail (card == NULL || COMSTOCK_IS_CARDS_CARD (card));

  if (priv->card == card)
    return;
  before = g_steal_pointer (&priv->card);
  g_set_object (&priv->card, card);
  if (card != NULL)
    {
      g_autofree char *label = comstock_cards_card_dup_label (card);
      g_autofree char *topics = comstock_cards_topics_of_card (card);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      comstock_explain_set_topics (GTK_WIDGET (self), topics);
    }
  COMSTOCK_CARDS_CARD_BUTTON_GET_CLASS (self)->show_card (self, card, before);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CARD]);
}

static void
comstock_cards_card_button_get_property (GObject    *object,
                                         guint       id,
                                         GValue     *value,
                                         GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_CARD:
      g_value_set_object (value, get_private (object)->card);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_card_button_set_property (GObject      *object,
                                         guint         id,
                                         const GValue *value,
                                         GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_CARD:
      comstock_cards_card_button_set_card (COMSTOCK_CARDS_CARD_BUTTON (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_card_button_dispose (GObject *object)
{
  g_clear_object (&get_private (object)->card);
  G_OBJECT_CLASS (comstock_cards_card_button_parent_class)->dispose (object);
}

static void
comstock_cards_card_button_class_init (ComstockCardsCardButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = comstock_cards_card_button_dispose;
  object_class->get_property = comstock_cards_card_button_get_property;
  object_class->set_property = comstock_cards_card_button_set_property;

  props[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, COMSTOCK_TYPE_CARDS_CARD,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
comstock_cards_card_button_init (ComstockCardsCardButton *self)
{
}
