/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the game: its face from the deck, and what may be done with it from the position. */

#include "comstock-cards-card-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-names.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-value.h"

enum
{
  PROP_USED = 1,
  PROP_TAKEABLE,
  N_PROPS
};

static const ComstockValueInfo values[N_PROPS] = {
  [PROP_USED] = { "used", G_TYPE_BOOLEAN },
  [PROP_TAKEABLE] = { "takeable", G_TYPE_BOOLEAN },
};

struct _ComstockCardsCard
{
  GObject parent_instance;

  ComstockCardsDeck *deck;
  CardsCard number;
  int values[N_PROPS];
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockCardsCard, comstock_cards_card, G_TYPE_OBJECT)

static void
comstock_cards_card_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  comstock_value_export (pspec, COMSTOCK_CARDS_CARD (object)->values[id], value);
}

static void
comstock_cards_card_finalize (GObject *object)
{
  g_object_unref (COMSTOCK_CARDS_CARD (object)->deck);
  G_OBJECT_CLASS (comstock_cards_card_parent_class)->finalize (object);
}

static void
comstock_cards_card_class_init (ComstockCardsCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_cards_card_get_property;
  object_class->finalize = comstock_cards_card_finalize;
  comstock_values_install (object_class, values, N_PROPS - 1, properties);
}

static void
comstock_cards_card_init (ComstockCardsCard *self)
{
}

ComstockCardsCard *
comstock_cards_card_new (ComstockCardsDeck *deck,
                         CardsCard          number)
{
  ComstockCardsCard *self = g_object_new (COMSTOCK_TYPE_CARDS_CARD, NULL);

  self->deck = g_object_ref (deck);
  self->number = number;
  return self;
}

void
comstock_cards_card_sync (ComstockCardsCard *self,
                          gboolean           used,
                          gboolean           takeable)
{
  comstock_value_set (self, properties[PROP_USED], &self->values[PROP_USED], used);
  comstock_value_set (self, properties[PROP_TAKEABLE], &self->values[PROP_TAKEABLE], takeable);
}

CardsCard
comstock_cards_card_get_number (ComstockCardsCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD (self), CARDS_NO_CARD);

  return self->number;
}

guint
comstock_cards_card_get_appeal (ComstockCardsCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD (self), 0);

  return (guint) cards_appeal (comstock_cards_deck_get_cards (self->deck), self->number);
}

gboolean
comstock_cards_card_is_used (ComstockCardsCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD (self), FALSE);

  return self->values[PROP_USED];
}

gboolean
comstock_cards_card_is_takeable (ComstockCardsCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD (self), FALSE);

  return self->values[PROP_TAKEABLE];
}

const CardsTerrain *
comstock_cards_card_get_terrain (ComstockCardsCard *self)
{
  const CardsCard number = comstock_cards_card_get_number (self);

  g_return_val_if_fail (number != CARDS_NO_CARD, NULL);

  return cards_is_character (number) ? NULL
                                     : &comstock_cards_deck_get_cards (self->deck)->terrain[number];
}

int
comstock_cards_card_get_character (ComstockCardsCard *self)
{
  const CardsCard number = comstock_cards_card_get_number (self);

  return cards_is_character (number) ? number - CARDS_TERRAIN : -1;
}

/* What a terrain card shows, each kind of parcel once. */
static char *
name_terrain (const CardsTerrain *terrain)
{
  GString *name = g_string_new (NULL);
  guint counts[CARDS_PARCELS] = { 0 };

  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    counts[terrain->parcels[corner]]++;
  for (guint parcel = CARDS_EMPTY + 1; parcel < CARDS_PARCELS; parcel++)
    if (counts[parcel] > 0)
      {
        const char *kind =
          name->len == 0 ? comstock_cards_parcel_get_name (parcel) : comstock_cards_parcel_get_word (parcel);
        g_autofree char *item = comstock_text_count (kind, counts[parcel]);

        comstock_text_list_append (name, item);
      }
  if (name->len == 0)
    /* Translators: a terrain card that shows nothing else */
    g_string_append (name, _("Empty land"));
  return g_string_free (name, FALSE);
}

char *
comstock_cards_card_name (const CardsDeck *deck,
                          CardsCard        number)
{
  return cards_is_character (number)
           ? g_strdup (comstock_cards_character_get_name (number - CARDS_TERRAIN))
           : name_terrain (&deck->terrain[number]);
}

char *
comstock_cards_card_dup_name (ComstockCardsCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD (self), NULL);

  return comstock_cards_card_name (comstock_cards_deck_get_cards (self->deck), comstock_cards_card_get_number (self));
}

static char *
lookup_label (const char *placeholder,
              gpointer    data)
{
  static const char *const corners[CARDS_CORNERS] = { "nw", "ne", "sw", "se" };
  ComstockCardsCard *self = data;
  const int character = comstock_cards_card_get_character (self);

  if (g_str_equal (placeholder, "name"))
    return comstock_cards_card_dup_name (self);
  if (g_str_equal (placeholder, "appeal"))
    return g_strdup_printf ("%u", comstock_cards_card_get_appeal (self));
  if (g_str_equal (placeholder, "effect"))
    return g_strdup (comstock_cards_character_get_effect (character));
  for (guint i = 0; i < CARDS_CORNERS; i++)
    if (g_str_equal (placeholder, corners[i]))
      return g_strdup (comstock_cards_parcel_get_word (comstock_cards_card_get_terrain (self)->parcels[i]));
  return NULL;
}

char *
comstock_cards_card_dup_label (ComstockCardsCard *self)
{
  const char *label;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CARD (self), NULL);

  if (comstock_cards_card_get_character (self) < 0)
    /* Translators: a terrain card's four parcels by place; keep the words in braces */
    label = _("Terrain card: top left {nw}, top right {ne}, bottom left {sw}, bottom right {se}; "
              "appeal {appeal}");
  else if (comstock_cards_card_is_used (self))
    label = _("{name}, turned sideways. {effect}; appeal {appeal}");
  else
    /* Translators: {effect} begins with a capital letter */
    label = _("{name}. {effect}; appeal {appeal}");
  return comstock_text_fill (label, lookup_label, self);
}
