/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck as an object, and where decks come from. */

#include "comstock-cards-deck.h"

#include "comstock-cards-deck-json.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"
#include "cards-model-resources.h"

#define BUILT_IN "/org/comstock/Comstock/cards/decks/frontier.json"

struct _ComstockCardsDeck
{
  GObject parent_instance;

  char *id;
  char *name;
  CardsDeck cards;
};

G_DEFINE_FINAL_TYPE (ComstockCardsDeck, comstock_cards_deck, G_TYPE_OBJECT)

G_DEFINE_QUARK (comstock-deck-error-quark, comstock_cards_deck_error)

static void
comstock_cards_deck_finalize (GObject *object)
{
  ComstockCardsDeck *self = COMSTOCK_CARDS_DECK (object);

  g_free (self->id);
  g_free (self->name);

  G_OBJECT_CLASS (comstock_cards_deck_parent_class)->finalize (object);
}

static void
comstock_cards_deck_class_init (ComstockCardsDeckClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_cards_deck_finalize;
}

static void
comstock_cards_deck_init (ComstockCardsDeck *self)
{
}

ComstockCardsDeck *
comstock_cards_deck_new_from_json (JsonNode *node,
                                   GError  **error)
{
  g_autoptr (ComstockCardsDeck) self = g_object_new (COMSTOCK_TYPE_CARDS_DECK, NULL);
  const char *id, *name;

  g_return_val_if_fail (node != NULL, NULL);

  if (!comstock_cards_deck_json_read (node, &id, &name, &self->cards, error))
    return NULL;
  self->id = g_strdup (id);
  self->name = g_strdup (name);
  return g_steal_pointer (&self);
}

ComstockCardsDeck *
comstock_cards_deck_new_from_bytes (GBytes  *bytes,
                                    GError **error)
{
  g_autoptr (JsonNode) root = NULL;
  const char *text;
  gsize size;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &size);
  root = comstock_json_parse (text, size, error);
  return root != NULL ? comstock_cards_deck_new_from_json (root, error) : NULL;
}

ComstockCardsDeck *
comstock_cards_deck_new_from_file (GFile   *file,
                                   GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  ComstockCardsDeck *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bytes = comstock_json_load_bytes (file, NULL, error);
  if (bytes == NULL)
    return NULL;
  self = comstock_cards_deck_new_from_bytes (bytes, error);
  if (self == NULL)
    {
      g_autofree char *name = g_file_get_parse_name (file);

      comstock_text_prefix_error (error, name);
    }
  return self;
}

static ComstockCardsDeck *
load_built_in (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (comstock_cards_model_get_resource (), BUILT_IN,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  ComstockCardsDeck *deck = bytes != NULL ? comstock_cards_deck_new_from_bytes (bytes, &error) : NULL;

  if (deck == NULL)
    g_error ("%s: %s", BUILT_IN, error->message);
  return deck;
}

ComstockCardsDeck *
comstock_cards_deck_dup_built_in (void)
{
  static ComstockCardsDeck *deck;
  static gsize loaded;

  if (g_once_init_enter (&loaded))
    {
      deck = load_built_in ();
      g_once_init_leave (&loaded, 1);
    }
  return g_object_ref (deck);
}

JsonNode *
comstock_cards_deck_to_json (ComstockCardsDeck *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (self), NULL);

  return comstock_cards_deck_json_write (self->id, self->name, &self->cards);
}

const char *
comstock_cards_deck_get_id (ComstockCardsDeck *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (self), NULL);

  return self->id;
}

const char *
comstock_cards_deck_get_name (ComstockCardsDeck *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (self), NULL);

  return self->name;
}

const CardsDeck *
comstock_cards_deck_get_cards (ComstockCardsDeck *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (self), NULL);

  return &self->cards;
}

guint64
comstock_cards_deck_get_digest (ComstockCardsDeck *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_DECK (self), 0);

  return cards_deck_digest (&self->cards);
}
