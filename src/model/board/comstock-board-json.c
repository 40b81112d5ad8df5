/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a board game in a save file: seats, variants, material and the whole deal. */

#include "comstock-board-json.h"

#include "comstock-board-game.h"
#include "comstock-board-standish.h"
#include "comstock-board-text.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"

/* --- writing --- */

void
comstock_board_json_write_parcels (JsonBuilder *builder,
                                   const char  *name,
                                   guint64      parcels)
{
  comstock_json_begin_array (builder, name);
  for (; parcels != 0; parcels &= parcels - 1)
    {
      g_autofree char *parcel = comstock_board_parcel_dup_name (board_first (parcels));

      json_builder_add_string_value (builder, parcel);
    }
  json_builder_end_array (builder);
}

char *
comstock_board_json_dup_role_id (guint role)
{
  return g_strconcat (board_characters[role / BOARD_SIDES].ids[role % BOARD_SIDES],
                      role % BOARD_SIDES == BOARD_RED ? "-red" : "-yellow", NULL);
}

void
comstock_board_json_write_roles (JsonBuilder *builder,
                                 const char  *name,
                                 guint64      roles)
{
  comstock_json_begin_array (builder, name);
  for (guint role = 0; role < BOARD_ROLES; role++)
    if ((roles >> role & 1) != 0)
      {
        g_autofree char *id = comstock_board_json_dup_role_id (role);

        json_builder_add_string_value (builder, id);
      }
  json_builder_end_array (builder);
}

void
comstock_board_json_write_variants (JsonBuilder *builder,
                                    guint        variants)
{
  comstock_json_begin_array (builder, "variants");
  for (guint i = 0; i < G_N_ELEMENTS (board_variant_ids); i++)
    if ((variants >> i & 1) != 0)
      json_builder_add_string_value (builder, board_variant_ids[i]);
  json_builder_end_array (builder);
}

static void
write_buildings (JsonBuilder  *builder,
                 const guint8 *buildings)
{
  comstock_json_begin_object (builder, "buildings");
  for (guint i = 0; i < BOARD_BUILDINGS; i++)
    comstock_json_write_int (builder, board_contents[BOARD_FIRST_BUILDING + i].id, buildings[i]);
  json_builder_end_object (builder);
}

static void
write_deal (JsonBuilder      *builder,
            const BoardSetup *deal)
{
  g_autofree char *center = comstock_board_parcel_dup_name (deal->center);

  comstock_board_json_write_roles (builder, "characters", deal->roles);
  write_buildings (builder, deal->buildings);
  comstock_board_json_write_parcels (builder, "river", deal->river);
  comstock_json_write_string (builder, "center", center);
  comstock_board_json_write_parcels (builder, "mountains", deal->mountains);
  comstock_json_write_numbers (builder, "order", deal->order, deal->n_seats);
  comstock_json_begin_array (builder, "drawn");
  for (guint i = 0; i < G_N_ELEMENTS (deal->drawn); i++)
    json_builder_add_string_value (builder, board_contents[deal->drawn[i]].id);
  json_builder_end_array (builder);
  if ((deal->variants & BOARD_MIGHT_IS_RIGHT) != 0)
    {
      comstock_json_write_numbers (builder, "tiles", deal->tiles, board_setup_tiles (deal->n_seats));
      comstock_json_write_int (builder, "shuffle", deal->tile_key);
    }
  if (deal->standish.plays)
    {
      comstock_json_begin_object (builder, "standish");
      comstock_board_standish_write_one (builder, &deal->standish);
      json_builder_end_object (builder);
    }
}

JsonNode *
comstock_board_json_from_game (ComstockGame *game)
{
  const BoardSetup *deal = comstock_game_get_setup (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  ComstockBoardSetup choices;

  json_builder_begin_object (builder);
  comstock_board_game_get_choices (COMSTOCK_BOARD_GAME (game), &choices);
  comstock_seating_write_seats (&comstock_board_seating, builder, choices.seats, choices.n_seats);
  comstock_json_write_digest (builder, "seed", deal->seed);
  comstock_board_json_write_variants (builder, deal->variants);
  write_deal (builder, deal);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* --- reading --- */

/* The number of a parcel, or −1. */
static int
find_parcel (const char *id)
{
  if (id[0] < 'A' || id[0] > 'H' || id[1] < '1' || id[1] > '8' || id[2] != '\0')
    return -1;
  return (id[1] - '1') * 8 + (id[0] - 'A');
}

/* A set of up to @most things below 64 as a list of words, none of them twice. */
static gboolean
read_set (JsonNode *node,
          guint     most,
          int     (*find) (const char *id),
          guint64  *set,
          GError  **error)
{
  guint8 words[64];
  guint n;

  if (!comstock_json_to_words (node, 0, most, find, words, &n, error))
    return FALSE;
  *set = 0;
  for (guint i = 0; i < n; i++)
    *set |= G_GUINT64_CONSTANT (1) << words[i];
  return TRUE;
}

static gboolean
read_buildings (JsonNode *node,
                guint8   *buildings,
                GError  **error)
{
  const char *members[BOARD_BUILDINGS + 1] = { NULL };

  for (guint i = 0; i < BOARD_BUILDINGS; i++)
    members[i] = board_contents[BOARD_FIRST_BUILDING + i].id;
  if (!comstock_json_check_object (node, members, error))
    return FALSE;
  for (guint i = 0; i < BOARD_BUILDINGS; i++)
    {
      gint64 n;

      if (!comstock_json_to_int (comstock_json_get_member (node, members[i], error), 0,
                                 board_contents[BOARD_FIRST_BUILDING + i].count, &n, error))
        return FALSE;
      buildings[i] = (guint8) n;
    }
  return TRUE;
}

static gboolean
read_drawn (JsonNode   *node,
            BoardSetup *deal,
            GError    **error)
{
  if (!comstock_json_to_array (node, G_N_ELEMENTS (deal->drawn), G_N_ELEMENTS (deal->drawn), NULL, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (deal->drawn); i++)
    {
      guint content;

      if (!comstock_json_to_id (comstock_json_get_item (node, i), board_content_find, &content, error))
        return FALSE;
      deal->drawn[i] = (guint8) content;
    }
  return TRUE;
}

static gboolean
read_map (JsonNode   *node,
          BoardSetup *deal,
          GError    **error)
{
  guint center;

  if (!read_set (comstock_json_get_member (node, "river", error), BOARD_PARCEL_COUNT, find_parcel, &deal->river,
                 error) ||
      !comstock_json_to_id (comstock_json_get_member (node, "center", error), find_parcel, &center, error) ||
      !read_set (comstock_json_get_member (node, "mountains", error), BOARD_PARCEL_COUNT, find_parcel,
                 &deal->mountains, error))
    return FALSE;
  deal->center = (guint8) center;
  return TRUE;
}

/* They are there with Might Is Right, and only then. */
static gboolean
read_tiles (JsonNode   *node,
            BoardSetup *deal,
            GError    **error)
{
  gint64 shuffle;

  if (!comstock_json_to_numbers (comstock_json_get_member (node, "tiles", error), board_setup_tiles (deal->n_seats),
                                 0, BOARD_TILE_VALUES - 1, deal->tiles, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "shuffle", error), 0, G_MAXUINT32, &shuffle, error))
    return FALSE;
  deal->tile_key = (guint32) shuffle;
  return TRUE;
}

/* The members that this setup must have, and no others. */
static gboolean
check_members (JsonNode *node,
               gboolean  tiles,
               gboolean  solo,
               GError  **error)
{
  const char *members[16] = { "seats", "seed", "variants", "characters", "buildings", "river", "center", "mountains",
                              "order", "drawn" };
  guint n = 10;

  if (tiles)
    {
      members[n++] = "tiles";
      members[n++] = "shuffle";
    }
  if (solo)
    members[n++] = "standish";
  return comstock_json_check_object (node, members, error);
}

static gboolean
read_material (JsonNode   *node,
               BoardSetup *deal,
               GError    **error)
{
  return comstock_json_to_digest (comstock_json_get_member (node, "seed", error), &deal->seed, error) &&
         read_set (comstock_json_get_member (node, "characters", error), BOARD_ROLES, board_role_find, &deal->roles,
                   error) &&
         read_buildings (comstock_json_get_member (node, "buildings", error), deal->buildings, error) &&
         read_map (node, deal, error) &&
         comstock_json_to_numbers (comstock_json_get_member (node, "order", error), deal->n_seats,
                                   0, BOARD_MAX_SEATS - 1, deal->order, error) &&
         read_drawn (comstock_json_get_member (node, "drawn", error), deal, error) &&
         ((deal->variants & BOARD_MIGHT_IS_RIGHT) == 0 || read_tiles (node, deal, error));
}

static gboolean
read_variants (JsonNode   *node,
               BoardSetup *deal,
               GError    **error)
{
  guint64 variants;

  if (!read_set (node, G_N_ELEMENTS (board_variant_ids), comstock_board_variant_find, &variants, error))
    return FALSE;
  deal->variants = (guint8) variants;
  return TRUE;
}

/* The member that a refusal of the rules is about. */
static const char *
find_member (guint reason)
{
  static const struct
  {
    BoardSetupReason reason;
    const char *member;
  } table[] = {
    { BOARD_SETUP_ORDER, "order" },
    { BOARD_SETUP_VARIANTS, "variants" },
    { BOARD_SETUP_RIVER, "river" },
    { BOARD_SETUP_CENTER, "center" },
    { BOARD_SETUP_MOUNTAINS, "mountains" },
    { BOARD_SETUP_BUILDINGS, "buildings" },
    { BOARD_SETUP_DRAWN, "drawn" },
    { BOARD_SETUP_CHARACTERS, "characters" },
    { BOARD_SETUP_SIDES, "characters" },
    { BOARD_SETUP_STANDISH, "standish" },
    { BOARD_SETUP_TILES, "tiles" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if ((guint) table[i].reason == reason)
      return table[i].member;
  return "seats";
}

/* Asks the rules before a game is made of it, so that the member can be named. */
static gboolean
check_deal (JsonNode         *node,
            const BoardSetup *deal,
            GError          **error)
{
  BoardState state;
  const CsRefusal refusal = board_game.init (NULL, deal, &state);
  g_autofree char *sentence = NULL;

  if (refusal.reason == CS_LEGAL)
    return TRUE;
  sentence = comstock_board_text_dup_refusal (&refusal);
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE,
                           comstock_json_find_member (node, find_member (refusal.reason)), "%s", sentence);
  return FALSE;
}

ComstockGame *
comstock_board_json_to_game (JsonNode *node,
                             GError  **error)
{
  ComstockBoardSetup setup = { 0 };
  BoardSetup deal = { 0 };
  gboolean solo;

  if (!comstock_seating_read_seats (&comstock_board_seating, comstock_json_get_member (node, "seats", error),
                                    BOARD_MIN_SEATS, BOARD_MAX_SEATS, setup.seats, &setup.n_seats, error) ||
      !read_variants (comstock_json_get_member (node, "variants", error), &deal, error))
    return NULL;
  solo = comstock_board_setup_is_solo (&setup);
  deal.n_seats = (guint8) setup.n_seats;
  for (guint i = 0; i < setup.n_seats; i++)
    deal.suits[i] = (guint8) setup.seats[i].suit;
  if (!check_members (node, (deal.variants & BOARD_MIGHT_IS_RIGHT) != 0, solo, error) ||
      !read_material (node, &deal, error) ||
      (solo && !comstock_board_standish_read_one (comstock_json_get_member (node, "standish", error), &deal.standish,
                                                  error)) ||
      !check_deal (node, &deal, error))
    return NULL;
  return (ComstockGame *) comstock_board_game_new_dealt (&setup, &deal, error);
}
