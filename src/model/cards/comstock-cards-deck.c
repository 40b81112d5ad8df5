/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck as an object, and where decks come from. */

#include "comstock-cards-deck.h"

#include <glib/gi18n.h>

#include "comstock-cards-deck-json.h"
#include "cards-model-resources.h"

struct _ComstockCardsDeck
{
  ComstockKit parent_instance;

  CardsDeck cards;
};

G_DEFINE_FINAL_TYPE (ComstockCardsDeck, comstock_cards_deck, COMSTOCK_TYPE_KIT)

G_DEFINE_QUARK (comstock-deck-error-quark, comstock_cards_deck_error)

static gboolean
read_kit (ComstockKit *self,
          JsonNode    *node,
          const char **id,
          const char **name,
          GError     **error)
{
  return comstock_cards_deck_json_read (node, id, name, &COMSTOCK_CARDS_DECK (self)->cards, error);
}

static JsonNode *
write_kit (ComstockKit *self)
{
  return comstock_cards_deck_json_write (comstock_kit_get_id (self), comstock_kit_get_name (self),
                                         &COMSTOCK_CARDS_DECK (self)->cards);
}

static guint64
get_digest (ComstockKit *self)
{
  return cards_deck_digest (&COMSTOCK_CARDS_DECK (self)->cards);
}

static const ComstockKitSource built_in[] = {
  /* Translators: the name of a deck: the edge of the settled land. */
  { "/org/comstock/Comstock/cards/decks/frontier.json", N_("Frontier") },
  /* Translators: the name of a deck, after the mountains. */
  { "/org/comstock/Comstock/cards/decks/sierra.json", N_("Sierra") },
  { NULL },
};

static void
comstock_cards_deck_class_init (ComstockCardsDeckClass *klass)
{
  ComstockKitClass *kit_class = COMSTOCK_KIT_CLASS (klass);

  kit_class->get_resource = comstock_cards_model_get_resource;
  kit_class->built_in = built_in;
  kit_class->folder = "decks";
  kit_class->whole = "cards";
  kit_class->read = read_kit;
  kit_class->write = write_kit;
  kit_class->get_digest = get_digest;
}

static void
comstock_cards_deck_init (ComstockCardsDeck *self)
{
}

const CardsDeck *
comstock_cards_deck_get_cards (ComstockCardsDeck *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (self), NULL);

  return &self->cards;
}
