/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the tables of the card game against the numbers of rules page 1, written down once more here. */

#include <glib.h>
#include <string.h>

#include "engine/cards/cards-game.h"

/* Parcels printed in Era I and II, and what each is worth elsewhere. */
static const struct
{
  const char *id;
  uint8_t printed[CARDS_ERAS];
  uint8_t houses;
  bool building;    /* house and townhouse apart */
} page_parcels[] = {
  { "empty", { 104, 106 }, 0, false },     { "mountain", { 32, 12 }, 0, false }, { "house", { 18, 18 }, 1, false },
  { "townhouse", { 2, 10 }, 2, false },    { "mine", { 10, 4 }, 0, true },       { "ranch", { 10, 4 }, 0, true },
  { "blacksmith", { 2, 1 }, 0, true },     { "drugstore", { 3, 8 }, 0, true },   { "bank", { 3, 8 }, 0, true },
  { "saloon", { 1, 5 }, 0, true },         { "hotel", { 1, 4 }, 2, true },       { "church", { 1, 2 }, 0, true },
  { "general-store", { 1, 1 }, 0, true },  { "prison", { 1, 3 }, 0, true },      { "city-hall", { 0, 1 }, 0, true },
  { "outlaws", { 3, 5 }, 0, false },
};

/* The characters in the order of the page; '$' and '>' for dollar and arrow. */
static const struct
{
  const char *id;
  uint8_t appeal;
  const char *symbols;
  uint8_t boost;
} page_characters[] = {
  { "governor", 8, ">", 0 },   { "lawyer", 5, ">", 0 },    { "chinese-worker", 6, ">", 0 }, { "heroes", 2, "$>", 3 },
  { "gunsmith", 3, ">", 6 },   { "mercenary", 3, ">", 5 }, { "doctor", 4, "$>", 2 },        { "banker", 7, "$", 0 },
  { "captain", 5, "$", 0 },    { "singer", 9, "$", 0 },    { "settler", 5, "$", 0 },        { "auctioneer", 5, "$", 0 },
  { "cowboy", 3, "$", 0 },     { "grocer", 7, "$", 0 },    { "undertaker", 6, "$", 0 },     { "editor", 6, "$", 0 },
  { "teacher", 7, "$", 0 },    { "indian", 4, "$", 0 },    { "paperboy", 4, "$", 0 },       { "prospector", 6, "$", 0 },
  { "sheriff", 3, "$", 0 },
};

static void
test_parcels (void)
{
  uint32_t total[CARDS_ERAS] = { 0, 0 };

  g_assert_cmpuint (G_N_ELEMENTS (page_parcels), ==, CARDS_PARCELS);
  for (uint32_t i = 0; i < G_N_ELEMENTS (page_parcels); i++)
    {
      const int parcel = cards_parcel_find (page_parcels[i].id);

      g_assert_cmpint (parcel, >=, 0);
      g_assert_cmpstr (cards_parcels[parcel].id, ==, page_parcels[i].id);
      g_assert_cmpuint (cards_counts_as (parcel, CARDS_COUNT_HOUSES, false), ==, page_parcels[i].houses);
      g_assert_cmpuint (cards_counts_as (parcel, CARDS_COUNT_BUILDINGS, false), ==, page_parcels[i].building);
      for (uint32_t era = 0; era < CARDS_ERAS; era++)
        {
          g_assert_cmpuint (cards_parcels[parcel].printed[era], ==, page_parcels[i].printed[era]);
          total[era] += cards_parcels[parcel].printed[era];
        }
    }
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    g_assert_cmpuint (total[era], ==, CARDS_TERRAIN_PER_ERA * 4);
  g_assert_cmpint (cards_parcel_find ("Empty"), ==, -1);
}

static void
test_characters (void)
{
  g_assert_cmpuint (G_N_ELEMENTS (page_characters), ==, CARDS_CHARACTERS);
  for (int i = 0; i < CARDS_CHARACTERS; i++)
    {
      const CardsCharacterInfo *info = &cards_characters[i];

      g_assert_cmpint (cards_character_find (page_characters[i].id), ==, i);
      g_assert_cmpstr (info->id, ==, page_characters[i].id);
      g_assert_cmpuint (info->appeal, ==, page_characters[i].appeal);
      g_assert_true (info->vp == (strchr (page_characters[i].symbols, '$') != NULL));
      g_assert_true (info->vp == (cards_character_scoring[i][0].vp != 0));
      g_assert_true (info->arrow == (strchr (page_characters[i].symbols, '>') != NULL));
      g_assert_true (info->arrow == (i < CARDS_ABILITIES));
      g_assert_true (info->once_per_game == (i == CARDS_GOVERNOR));
      g_assert_cmpuint (info->boost, ==, page_characters[i].boost);
    }
  g_assert_cmpint (cards_character_find ("dentist"), ==, -1);
}

/* A real seat and a novice hold 1–9, intermediate 2–10, expert 3–11. */
static void
test_hands (void)
{
  g_assert_cmpuint (cards_full_hand (CARDS_REAL), ==, 0x3fe);
  g_assert_cmpuint (cards_full_hand (CARDS_NOVICE), ==, 0x3fe);
  g_assert_cmpuint (cards_full_hand (CARDS_INTERMEDIATE), ==, 0x7fc);
  g_assert_cmpuint (cards_full_hand (CARDS_EXPERT), ==, 0xff8);
}

static void
test_suits_and_rows (void)
{
  static const char *const suits[] = { "hat", "star", "cactus", "boot", "horseshoe", "cow" };
  static const char *const rows[] = {
    "ranch", "mine", "drugstore", "bank", "saloon", "general-store-and-city-hall", "ranch-multiplier",
    "mine-multiplier", "house-multiplier", "hotel", "city-hall", "outlaws", "characters",
  };

  for (int i = 0; i < CARDS_SUITS; i++)
    g_assert_cmpint (cards_suit_find (suits[i]), ==, i);
  g_assert_cmpint (cards_suit_find (""), ==, -1);
  g_assert_cmpuint (G_N_ELEMENTS (rows), ==, CARDS_ROWS);
  for (int i = 0; i < CARDS_ROWS; i++)
    g_assert_cmpstr (cards_row_ids[i], ==, rows[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-terms/parcels", test_parcels);
  g_test_add_func ("/cards-terms/characters", test_characters);
  g_test_add_func ("/cards-terms/hands", test_hands);
  g_test_add_func ("/cards-terms/suits-and-rows", test_suits_and_rows);
  return g_test_run ();
}
