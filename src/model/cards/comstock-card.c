/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the game: its face from the deck, its owner and what may be done with it from the position. */

#include "comstock-card-private.h"

#include <glib/gi18n.h>

#include "comstock-names.h"
#include "model/comstock-text.h"
#include "model/comstock-value.h"

enum
{
  PROP_OWNER = 1,
  PROP_USED,
  PROP_TAKEABLE,
  PROP_SALEABLE,
  N_CHANGING,
  PROP_NUMBER = N_CHANGING,
  PROP_APPEAL,
  N_VALUES,
  PROP_ID = N_VALUES,
  N_PROPS
};

static const ComstockValueInfo values[N_VALUES] = {
  [PROP_OWNER] = { "owner", G_TYPE_INT },
  [PROP_USED] = { "used", G_TYPE_BOOLEAN },
  [PROP_TAKEABLE] = { "takeable", G_TYPE_BOOLEAN },
  [PROP_SALEABLE] = { "saleable", G_TYPE_BOOLEAN },
  [PROP_NUMBER] = { "number", G_TYPE_UINT },
  [PROP_APPEAL] = { "appeal", G_TYPE_UINT },
};

struct _ComstockCard
{
  GObject parent_instance;

  ComstockDeck *deck;
  int values[N_VALUES];
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockCard, comstock_card, G_TYPE_OBJECT)

static void
comstock_card_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  ComstockCard *self = COMSTOCK_CARD (object);

  if (id == PROP_ID)
    g_value_set_string (value, comstock_card_get_id (self));
  else
    comstock_value_export (pspec, self->values[id], value);
}

static void
comstock_card_finalize (GObject *object)
{
  g_object_unref (COMSTOCK_CARD (object)->deck);
  G_OBJECT_CLASS (comstock_card_parent_class)->finalize (object);
}

static void
comstock_card_class_init (ComstockCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_card_get_property;
  object_class->finalize = comstock_card_finalize;
  comstock_values_install (object_class, values, N_VALUES - 1, properties);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_ID, properties[PROP_ID]);
}

static void
comstock_card_init (ComstockCard *self)
{
  self->values[PROP_OWNER] = -1;
}

ComstockCard *
comstock_card_new (ComstockDeck *deck,
                   CardsCard     number)
{
  ComstockCard *self = g_object_new (COMSTOCK_TYPE_CARD, NULL);

  self->deck = g_object_ref (deck);
  self->values[PROP_NUMBER] = number;
  self->values[PROP_APPEAL] = cards_appeal (comstock_deck_get_cards (deck), number);
  return self;
}

void
comstock_card_sync (ComstockCard             *self,
                    const ComstockCardStatus *status)
{
  const int now[N_CHANGING] = {
    [PROP_OWNER] = status->owner,
    [PROP_USED] = status->used,
    [PROP_TAKEABLE] = status->takeable,
    [PROP_SALEABLE] = status->saleable,
  };

  for (guint id = 1; id < N_CHANGING; id++)
    comstock_value_set (self, properties[id], &self->values[id], now[id]);
}

CardsCard
comstock_card_get_number (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), CARDS_NO_CARD);

  return (CardsCard) self->values[PROP_NUMBER];
}

const char *
comstock_card_get_id (ComstockCard *self)
{
  const CardsTerrain *terrain = comstock_card_get_terrain (self);

  return terrain != NULL ? terrain->id : cards_characters[comstock_card_get_character (self)].id;
}

guint
comstock_card_get_appeal (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), 0);

  return (guint) self->values[PROP_APPEAL];
}

int
comstock_card_get_owner (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), -1);

  return self->values[PROP_OWNER];
}

gboolean
comstock_card_is_used (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), FALSE);

  return self->values[PROP_USED];
}

gboolean
comstock_card_is_takeable (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), FALSE);

  return self->values[PROP_TAKEABLE];
}

gboolean
comstock_card_is_saleable (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), FALSE);

  return self->values[PROP_SALEABLE];
}

const CardsTerrain *
comstock_card_get_terrain (ComstockCard *self)
{
  const CardsCard number = comstock_card_get_number (self);

  g_return_val_if_fail (number != CARDS_NO_CARD, NULL);

  return cards_is_character (number) ? NULL
                                     : &comstock_deck_get_cards (self->deck)->terrain[number];
}

int
comstock_card_get_character (ComstockCard *self)
{
  const CardsCard number = comstock_card_get_number (self);

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
          name->len == 0 ? comstock_parcel_get_name (parcel) : comstock_parcel_get_word (parcel);
        g_autofree char *item =
          counts[parcel] == 1 ? g_strdup (kind)
                              /* Translators: parcels of one kind on a card, "Mountain ×2" */
                              : g_strdup_printf (_("%s ×%u"), kind, counts[parcel]);

        comstock_text_list_append (name, item);
      }
  if (name->len == 0)
    g_string_append (name, _("Empty land"));
  return g_string_free (name, FALSE);
}

char *
comstock_card_name (const CardsDeck *deck,
                    CardsCard        number)
{
  return cards_is_character (number)
           ? g_strdup (comstock_character_get_name (number - CARDS_TERRAIN))
           : name_terrain (&deck->terrain[number]);
}

char *
comstock_card_dup_name (ComstockCard *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARD (self), NULL);

  return comstock_card_name (comstock_deck_get_cards (self->deck), comstock_card_get_number (self));
}

static char *
lookup_label (const char *placeholder,
              gpointer    data)
{
  static const char *const corners[CARDS_CORNERS] = { "nw", "ne", "sw", "se" };
  ComstockCard *self = data;
  const int character = comstock_card_get_character (self);

  if (g_str_equal (placeholder, "name"))
    return comstock_card_dup_name (self);
  if (g_str_equal (placeholder, "appeal"))
    return g_strdup_printf ("%u", comstock_card_get_appeal (self));
  if (g_str_equal (placeholder, "effect"))
    return g_strdup (comstock_character_get_effect (character));
  for (guint i = 0; i < CARDS_CORNERS; i++)
    if (g_str_equal (placeholder, corners[i]))
      return g_strdup (comstock_parcel_get_word (comstock_card_get_terrain (self)->parcels[i]));
  return NULL;
}

char *
comstock_card_dup_label (ComstockCard *self)
{
  const char *label;

  g_return_val_if_fail (COMSTOCK_IS_CARD (self), NULL);

  if (comstock_card_get_character (self) < 0)
    /* Translators: a terrain card's four parcels by place; keep the words in braces */
    label = _("Terrain card: top left {nw}, top right {ne}, bottom left {sw}, bottom right {se}; "
              "appeal {appeal}");
  else if (comstock_card_is_used (self))
    label = _("{name}, turned sideways. {effect}; appeal {appeal}");
  else
    /* Translators: {effect} begins with a capital letter */
    label = _("{name}. {effect}; appeal {appeal}");
  return comstock_text_fill (label, lookup_label, self);
}
