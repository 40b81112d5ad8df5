/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a card game in a save file: seats, deck and the whole deal. */

#include "comstock-cards-json.h"

#include <glib/gi18n.h>

#include "comstock-cards-game.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/session/comstock-kit.h"
#include "model/store/comstock-save.h"

static void
write_piles (JsonBuilder      *builder,
             const CardsSetup *deal,
             guint             seat)
{
  comstock_json_begin_array (builder, "piles");
  for (guint era = 0; era < CARDS_ERAS; era++)
    {
      json_builder_begin_array (builder);
      for (guint i = 0; i < CARDS_ROUNDS; i++)
        json_builder_add_int_value (builder, deal->virtual_piles[era][seat][i]);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
write_seat (JsonBuilder              *builder,
            const ComstockSeatChoice *choice,
            const CardsSetup         *deal,
            guint                     seat)
{
  json_builder_begin_object (builder);
  comstock_seating_write (&comstock_cards_seating, builder, &choice->holder);
  comstock_json_write_string (builder, "suit", cards_suit_ids[choice->suit]);
  comstock_json_write_string (builder, "name", choice->holder.name);
  if (choice->holder.kind == COMSTOCK_AUTOMATIC)
    write_piles (builder, deal, seat);
  json_builder_end_object (builder);
}

static void
write_deal (JsonBuilder      *builder,
            const CardsDeck  *deck,
            const CardsSetup *deal)
{
  comstock_json_begin_array (builder, "terrain");
  for (guint era = 0; era < CARDS_ERAS; era++)
    {
      json_builder_begin_array (builder);
      for (guint i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
        json_builder_add_string_value (builder, deck->terrain[deal->terrain[era][i]].id);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
  comstock_json_begin_array (builder, "characters");
  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    json_builder_add_string_value (builder, cards_characters[deal->characters[i]].id);
  json_builder_end_array (builder);
}

void
comstock_cards_json_write_seats (JsonBuilder              *builder,
                                 const ComstockCardsSetup *setup,
                                 const CardsSetup         *deal)
{
  comstock_json_begin_array (builder, "seats");
  for (guint i = 0; i < setup->n_seats; i++)
    write_seat (builder, &setup->seats[i], deal, i);
  json_builder_end_array (builder);
}

JsonNode *
comstock_cards_json_from_game (ComstockGame *game)
{
  ComstockCardsGame *self = COMSTOCK_CARDS_GAME (game);
  const CardsSetup *deal = comstock_game_get_setup (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  ComstockCardsSetup setup;

  comstock_cards_game_get_choices (self, &setup);
  json_builder_begin_object (builder);
  comstock_cards_json_write_seats (builder, &setup, deal);
  comstock_kit_write (comstock_game_get_own_kit (game), builder, "deck");
  write_deal (builder, comstock_game_get_kit (game), deal);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static gboolean
read_piles (JsonNode   *object,
            CardsSetup *deal,
            guint       seat,
            GError    **error)
{
  JsonNode *piles = comstock_json_get_member (object, "piles", error);

  if (!comstock_json_to_array (piles, CARDS_ERAS, CARDS_ERAS, NULL, error))
    return FALSE;
  for (guint era = 0; era < CARDS_ERAS; era++)
    if (!comstock_json_to_numbers (comstock_json_get_item (piles, era), CARDS_ROUNDS, 1, 11,
                                   deal->virtual_piles[era][seat], error))
      return FALSE;
  return TRUE;
}

static gboolean
read_seat (JsonNode           *node,
           guint               seat,
           ComstockSeatChoice *choice,
           CardsSetup         *deal,
           GError            **error)
{
  static const char *const real_members[] = { "kind", "level", "suit", "name", NULL };
  static const char *const virtual_members[] = { "kind", "level", "suit", "name", "piles", NULL };
  guint kind, suit;

  if (!comstock_json_to_id (comstock_json_get_member (node, "kind", error),
                            comstock_cards_seat_kind_find, &kind, error) ||
      !comstock_json_check_object (node, kind == COMSTOCK_AUTOMATIC ? virtual_members : real_members,
                                   error) ||
      !comstock_json_to_id (comstock_json_get_member (node, "suit", error),
                            cards_suit_find, &suit, error) ||
      !comstock_seating_read_name (comstock_json_get_member (node, "name", error), &choice->holder, error))
    return FALSE;
  choice->holder.kind = (ComstockSeatKind) kind;
  choice->suit = (CardsSuit) suit;
  return comstock_seating_read_level (&comstock_cards_seating, node, &choice->holder, error) &&
         (kind != COMSTOCK_AUTOMATIC || read_piles (node, deal, seat, error));
}

gboolean
comstock_cards_json_read_seats (JsonNode           *node,
                                guint               least,
                                ComstockCardsSetup *setup,
                                CardsSetup         *deal,
                                GError            **error)
{
  if (!comstock_json_to_array (node, least, CARDS_MAX_SEATS, &setup->n_seats, error))
    return FALSE;
  for (guint i = 0; i < setup->n_seats; i++)
    if (!read_seat (comstock_json_get_item (node, i), i, &setup->seats[i], deal, error))
      return FALSE;
  return TRUE;
}

static ComstockCardsDeck *
read_deck (JsonNode *node,
           GError  **error)
{
  gboolean other;
  ComstockCardsDeck *deck = comstock_kit_read (COMSTOCK_TYPE_CARDS_DECK, node, &other, error);

  if (deck == NULL || !other)
    return deck;
  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_SETUP,
               /* Translators: the name of a deck */
               _("setup.deck: the deck “%s” is not the one this game was played with"), comstock_kit_get_id (deck));
  g_object_unref (deck);
  return NULL;
}

static gboolean
read_terrain (JsonNode        *node,
              const CardsDeck *deck,
              CardsSetup      *deal,
              guint            era,
              GError         **error)
{
  const int first = (int) era * CARDS_TERRAIN_PER_ERA;

  if (!comstock_json_to_array (node, CARDS_TERRAIN_PER_ERA, CARDS_TERRAIN_PER_ERA, NULL, error))
    return FALSE;
  for (guint i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    {
      JsonNode *item = comstock_json_get_item (node, i);
      const char *id;
      int card;

      if (!comstock_json_to_string (item, CARDS_MAX_CARD_ID - 1, &id, error))
        return FALSE;
      card = cards_deck_find (deck, id);
      if (card < first || card >= first + CARDS_TERRAIN_PER_ERA)
        {
          comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, item,
                                   /* Translators: the id of a card */
                                   _("“%s” is not a terrain card of this era"), id);
          return FALSE;
        }
      deal->terrain[era][i] = (guint8) card;
    }
  return TRUE;
}

static gboolean
read_terrain_piles (JsonNode        *node,
                    const CardsDeck *deck,
                    CardsSetup      *deal,
                    GError         **error)
{
  if (!comstock_json_to_array (node, CARDS_ERAS, CARDS_ERAS, NULL, error))
    return FALSE;
  for (guint era = 0; era < CARDS_ERAS; era++)
    if (!read_terrain (comstock_json_get_item (node, era), deck, deal, era, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_characters (JsonNode   *node,
                 CardsSetup *deal,
                 GError    **error)
{
  if (!comstock_json_to_array (node, CARDS_CHARACTERS, CARDS_CHARACTERS, NULL, error))
    return FALSE;
  for (guint i = 0; i < CARDS_CHARACTERS; i++)
    {
      guint character;

      if (!comstock_json_to_id (comstock_json_get_item (node, i), cards_character_find,
                                &character, error))
        return FALSE;
      deal->characters[i] = (guint8) character;
    }
  return TRUE;
}

ComstockGame *
comstock_cards_json_to_game (JsonNode *node,
                             GError  **error)
{
  static const char *const members[] = { "seats", "deck", "terrain", "characters", NULL };
  g_autoptr (ComstockCardsDeck) deck = NULL;
  ComstockCardsSetup setup = { 0 };
  CardsSetup deal = { 0 };

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_cards_json_read_seats (comstock_json_get_member (node, "seats", error), CARDS_MIN_SEATS, &setup, &deal,
                                       error))
    return NULL;
  deck = read_deck (comstock_json_get_member (node, "deck", error), error);
  if (deck == NULL ||
      !read_terrain_piles (comstock_json_get_member (node, "terrain", error),
                           comstock_cards_deck_get_cards (deck), &deal, error) ||
      !read_characters (comstock_json_get_member (node, "characters", error), &deal, error))
    return NULL;
  return (ComstockGame *) comstock_cards_game_new_dealt (deck, &setup, &deal, error);
}
