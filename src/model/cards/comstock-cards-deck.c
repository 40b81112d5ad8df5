/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where decks come from, and their JSON; what the rules ask of a deck is the engine's. */

#include "comstock-cards-deck.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cards-model-resources.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

struct _ComstockCardsDeck
{
  ComstockKit parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockCardsDeck, comstock_cards_deck, COMSTOCK_TYPE_KIT)

G_DEFINE_QUARK (comstock-deck-error-quark, comstock_cards_deck_error)

#define MAX_APPEAL 9

static void
build_words (JsonBuilder       *builder,
             const char        *name,
             guint              n,
             const char *const *words)
{
  comstock_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    json_builder_add_string_value (builder, words[i]);
  json_builder_end_array (builder);
}

static void
build_terrain (JsonBuilder        *builder,
               const CardsTerrain *terrain)
{
  const char *parcels[CARDS_CORNERS];

  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    parcels[corner] = cards_parcels[terrain->parcels[corner]].id;
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "id", terrain->id);
  comstock_json_write_int (builder, "era", terrain->era + 1);
  comstock_json_write_int (builder, "appeal", terrain->appeal);
  build_words (builder, "parcels", CARDS_CORNERS, parcels);
  json_builder_end_object (builder);
}

static void
build_character (JsonBuilder   *builder,
                 CardsCharacter character)
{
  const CardsCharacterInfo *info = &cards_characters[character];
  const char *symbols[2];
  guint n = 0;

  if (info->vp)
    symbols[n++] = "vp";
  if (info->arrow)
    symbols[n++] = "arrow";
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "id", info->id);
  comstock_json_write_int (builder, "appeal", info->appeal);
  build_words (builder, "symbols", n, symbols);
  json_builder_end_object (builder);
}

static void
build_back (JsonBuilder     *builder,
            CardsCharacter   character,
            const CardsBack *back)
{
  const char *suits[CARDS_SUITS];

  for (guint i = 0; i < CARDS_SUITS; i++)
    suits[i] = cards_suit_ids[back->suits[i]];
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "character", cards_characters[character].id);
  comstock_json_write_boolean (builder, "skull", back->skull);
  build_words (builder, "suits", back->skull ? 0 : CARDS_SUITS, suits);
  json_builder_end_object (builder);
}

static JsonNode *
write_deck (const char   *id,
            const char   *name,
            gconstpointer content)
{
  const CardsDeck *cards = content;
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "id", id);
  comstock_json_write_string (builder, "name", name);
  comstock_json_begin_array (builder, "terrain");
  for (guint i = 0; i < CARDS_TERRAIN; i++)
    build_terrain (builder, &cards->terrain[i]);
  json_builder_end_array (builder);
  comstock_json_begin_array (builder, "characters");
  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    build_character (builder, i);
  json_builder_end_array (builder);
  comstock_json_begin_array (builder, "backs");
  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    build_back (builder, i, &cards->backs[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Sets @error to "PLACE: MESSAGE", the place being that of @node in its document.  Returns FALSE. */
static gboolean G_GNUC_PRINTF (4, 5)
refuse (GError            **error,
        ComstockCardsDeckError   code,
        JsonNode           *node,
        const char         *format,
        ...)
{
  g_autofree char *path = comstock_json_dup_path (node);
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, COMSTOCK_CARDS_DECK_ERROR, code, message);
  if (path[0] != '\0')
    comstock_text_prefix_error (error, path);
  return FALSE;
}

static gboolean
read_terrain (JsonNode     *node,
              CardsTerrain *terrain,
              GError      **error)
{
  static const char *const members[] = { "id", "era", "appeal", "parcels", NULL };
  const char *id;
  gint64 era, appeal;
  JsonNode *parcels;

  if (!comstock_json_check_object (node, members, error)
      || !comstock_json_to_string (comstock_json_get_member (node, "id", error), CARDS_MAX_CARD_ID - 1, &id, error)
      || !comstock_json_to_int (comstock_json_get_member (node, "era", error), 1, CARDS_ERAS, &era, error)
      || !comstock_json_to_int (comstock_json_get_member (node, "appeal", error), 1, MAX_APPEAL, &appeal, error))
    return FALSE;
  parcels = comstock_json_get_member (node, "parcels", error);
  if (!comstock_json_to_array (parcels, CARDS_CORNERS, CARDS_CORNERS, NULL, error))
    return FALSE;

  g_strlcpy (terrain->id, id, CARDS_MAX_CARD_ID);
  terrain->era = era - 1;
  terrain->appeal = appeal;
  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    {
      guint parcel;

      if (!comstock_json_to_id (comstock_json_get_item (parcels, corner), cards_parcel_find, &parcel, error))
        return FALSE;
      terrain->parcels[corner] = parcel;
    }
  return TRUE;
}

/* Reads which character an entry of a list is about; each may be there once. */
static gboolean
read_character_id (JsonNode          *node,
                   CardsCharacterSet *seen,
                   guint             *character,
                   GError           **error)
{
  if (!comstock_json_to_id (node, cards_character_find, character, error))
    return FALSE;
  if (*seen & CARDS_BIT (*character))
    return refuse (error, COMSTOCK_CARDS_DECK_ERROR_CHARACTER, node, _("“%s” is already in this list"),
                   cards_characters[*character].id);
  *seen |= CARDS_BIT (*character);
  return TRUE;
}

/* Characters are the rules' own: a deck only repeats them. */
static gboolean
check_character (JsonNode          *node,
                 CardsCharacterSet *seen,
                 GError           **error)
{
  static const char *const members[] = { "id", "appeal", "symbols", NULL };
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) expected = NULL;
  guint character;

  if (!comstock_json_check_object (node, members, error)
      || !read_character_id (comstock_json_get_member (node, "id", error), seen, &character, error))
    return FALSE;
  build_character (builder, character);
  expected = json_builder_get_root (builder);
  for (guint i = 0; members[i] != NULL; i++)
    {
      JsonNode *value = comstock_json_get_member (node, members[i], error);
      JsonNode *right = comstock_json_find_member (expected, members[i]);

      if (value == NULL)
        return FALSE;
      if (!json_node_equal (value, right))
        {
          g_autofree char *text = json_to_string (right, FALSE);

          /* Translators: what a member must be in JSON, and the card it is about */
          return refuse (error, COMSTOCK_CARDS_DECK_ERROR_CHARACTER, value, _("must be %s for “%s”"),
                         text, cards_characters[character].id);
        }
    }
  return TRUE;
}

static gboolean
read_back (JsonNode          *node,
           CardsDeck         *cards,
           CardsCharacterSet *seen,
           GError           **error)
{
  static const char *const members[] = { "character", "skull", "suits", NULL };
  JsonNode *suits;
  gboolean skull;
  guint character, n_suits;

  if (!comstock_json_check_object (node, members, error)
      || !read_character_id (comstock_json_get_member (node, "character", error), seen, &character, error)
      || !comstock_json_to_boolean (comstock_json_get_member (node, "skull", error), &skull, error))
    return FALSE;
  n_suits = skull ? 0 : CARDS_SUITS;
  suits = comstock_json_get_member (node, "suits", error);
  if (!comstock_json_to_array (suits, n_suits, n_suits, NULL, error))
    return FALSE;

  cards->backs[character].skull = skull;
  for (guint i = 0; i < n_suits; i++)
    {
      guint suit;

      if (!comstock_json_to_id (comstock_json_get_item (suits, i), cards_suit_find, &suit, error))
        return FALSE;
      cards->backs[character].suits[i] = suit;
    }
  return TRUE;
}

/* The list @name of @node, which must have @length items; NULL with @error set if it has not. */
static JsonNode *
get_list (JsonNode   *node,
          const char *name,
          guint       length,
          GError    **error)
{
  JsonNode *list = comstock_json_get_member (node, name, error);

  return comstock_json_to_array (list, length, length, NULL, error) ? list : NULL;
}

static gboolean
read_cards (JsonNode  *node,
            CardsDeck *cards,
            GError   **error)
{
  JsonNode *terrain = get_list (node, "terrain", CARDS_TERRAIN, error);
  JsonNode *characters, *backs;
  CardsCharacterSet listed = 0, backed = 0;

  if (terrain == NULL)
    return FALSE;
  for (guint i = 0; i < CARDS_TERRAIN; i++)
    if (!read_terrain (comstock_json_get_item (terrain, i), &cards->terrain[i], error))
      return FALSE;
  if ((characters = get_list (node, "characters", CARDS_CHARACTERS, error)) == NULL
      || (backs = get_list (node, "backs", CARDS_CHARACTERS, error)) == NULL)
    return FALSE;
  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    if (!check_character (comstock_json_get_item (characters, i), &listed, error)
        || !read_back (comstock_json_get_item (backs, i), cards, &backed, error))
      return FALSE;
  return TRUE;
}

/* Says why cards_deck_check () refuses a deck that could be read; @node is that deck. */
static gboolean
refuse_cards (GError         **error,
              JsonNode        *node,
              const CardsDeck *cards,
              CsRefusal        refusal)
{
  JsonNode *terrain = comstock_json_find_member (node, "terrain");
  JsonNode *backs = comstock_json_find_member (node, "backs");

  switch (refusal.reason)
    {
    case CARDS_DECK_CARD_ID:
      return refuse (error, COMSTOCK_CARDS_DECK_ERROR_RULES,
                     comstock_json_find_member (comstock_json_get_item (terrain, refusal.what), "id"),
                     /* Translators: the id of a card */
                     _("“%s” must be made of a–z, 0–9 and “-” and must not be another card’s id"),
                     cards->terrain[refusal.what].id);
    case CARDS_DECK_CARD_ERA:
      return refuse (error, COMSTOCK_CARDS_DECK_ERROR_RULES,
                     comstock_json_find_member (comstock_json_get_item (terrain, refusal.what), "era"),
                     /* Translators: a number of cards */
                     _("the first %d cards must be of Era I, the others of Era II"), CARDS_TERRAIN_PER_ERA);
    case CARDS_DECK_PRINTED:
      return refuse (error, COMSTOCK_CARDS_DECK_ERROR_RULES, terrain,
                     /* Translators: a kind of parcel, the number of an era, how many are there, and must be */
                     _("“%s” in Era %d: %d instead of %d"), cards_parcels[refusal.what].id, refusal.x + 1,
                     refusal.y, cards_parcels[refusal.what].printed[refusal.x]);
    case CARDS_DECK_SKULLS:
      return refuse (error, COMSTOCK_CARDS_DECK_ERROR_RULES, backs,
                     /* Translators: how many there are, how many there must be */
                     _("skulls: %d instead of %d"), refusal.x, CARDS_SKULLS);
    case CARDS_DECK_BACK:
      return refuse (error, COMSTOCK_CARDS_DECK_ERROR_RULES, backs,
                     /* Translators: the id of a character's card */
                     _("the back of “%s” must show each suit exactly once"), cards_characters[refusal.what].id);
    case CARDS_DECK_BACK_ORDERS:
      return refuse (error, COMSTOCK_CARDS_DECK_ERROR_RULES, backs,
                     /* Translators: a suit, a position on backs of cards, how often it is there, and must be */
                     _("“%s” in position %d: %d instead of %d"), cards_suit_ids[refusal.what],
                     refusal.x + 1, refusal.y, (CARDS_CHARACTERS - CARDS_SKULLS) / CARDS_SUITS);
    default:    /* appeals and parcels in range: read_terrain () saw to that */
      g_assert_not_reached ();
    }
}

static gboolean
read_deck (JsonNode    *node,
           const char **id,
           const char **name,
           gpointer     cards,
           GError     **error)
{
  static const char *const members[] = { "id", "name", "terrain", "characters", "backs", NULL };
  CsRefusal refusal;

  if (!comstock_json_check_object (node, members, error)
      || !comstock_kit_read_names (node, id, name, error)
      || !read_cards (node, cards, error))
    return FALSE;
  refusal = cards_deck_check (cards);
  return refusal.reason == CS_LEGAL || refuse_cards (error, node, cards, refusal);
}

static guint64
digest (gconstpointer cards)
{
  return cards_deck_digest (cards);
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
  kit_class->size = sizeof (CardsDeck);
  kit_class->read = read_deck;
  kit_class->write = write_deck;
  kit_class->digest = digest;
}

static void
comstock_cards_deck_init (ComstockCardsDeck *self)
{
}

const CardsDeck *
comstock_cards_deck_get_cards (ComstockCardsDeck *self)
{
  return comstock_kit_get_content (self);
}
