/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deck must hold, and its digest (rules page 1). */

#include "cards-deck.h"

#include <string.h>

#include "../cs-digest.h"

/* The 18 orders show each suit in each position equally often. */
#define ORDERS_PER_POSITION ((CARDS_CHARACTERS - CARDS_SKULLS) / CARDS_SUITS)

static bool
id_is_well_formed (const char *id)
{
  size_t n = 0;

  while (n < CARDS_MAX_CARD_ID && id[n] != '\0')
    {
      const char c = id[n++];

      if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
        return false;
    }
  return n > 0 && n < CARDS_MAX_CARD_ID;
}

static CsRefusal
check_card (const CardsDeck *deck,
            uint16_t         card)
{
  const CardsTerrain *terrain = &deck->terrain[card];

  if (!id_is_well_formed (terrain->id) ||
      cards_character_find (terrain->id) >= 0 ||
      cards_deck_find (deck, terrain->id) != card)
    return (CsRefusal) { .reason = CARDS_DECK_CARD_ID, .what = card };
  if (terrain->era != card / CARDS_TERRAIN_PER_ERA)
    return (CsRefusal) { .reason = CARDS_DECK_CARD_ERA, .what = card };
  if (terrain->appeal < 1 || terrain->appeal > 9)
    return (CsRefusal) { .reason = CARDS_DECK_CARD_APPEAL, .what = card };
  for (int16_t corner = 0; corner < CARDS_CORNERS; corner++)
    if (terrain->parcels[corner] >= CARDS_PARCELS)
      return (CsRefusal) { .reason = CARDS_DECK_CARD_PARCEL, .what = card, .x = corner };
  return (CsRefusal) { .reason = CS_LEGAL };
}

static CsRefusal
check_printed (const CardsDeck *deck,
               int16_t          era)
{
  int16_t counts[CARDS_PARCELS] = { 0 };

  for (int i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    for (int corner = 0; corner < CARDS_CORNERS; corner++)
      counts[deck->terrain[era * CARDS_TERRAIN_PER_ERA + i].parcels[corner]]++;
  for (uint16_t parcel = 0; parcel < CARDS_PARCELS; parcel++)
    if (counts[parcel] != cards_parcels[parcel].printed[era])
      return (CsRefusal) { .reason = CARDS_DECK_PRINTED, .what = parcel, .x = era, .y = counts[parcel] };
  return (CsRefusal) { .reason = CS_LEGAL };
}

static bool
shows_each_suit_once (const CardsBack *back)
{
  uint32_t suits = 0;

  for (int i = 0; i < CARDS_SUITS; i++)
    if (back->suits[i] < CARDS_SUITS)
      suits |= CARDS_BIT (back->suits[i]);
  return suits == CARDS_BIT (CARDS_SUITS) - 1;
}

static CsRefusal
check_backs (const CardsDeck *deck)
{
  int16_t counts[CARDS_SUITS][CARDS_SUITS] = { { 0 } };
  int16_t skulls = 0;

  for (uint16_t character = 0; character < CARDS_CHARACTERS; character++)
    {
      const CardsBack *back = &deck->backs[character];

      skulls += back->skull;
      if (back->skull)
        continue;
      if (!shows_each_suit_once (back))
        return (CsRefusal) { .reason = CARDS_DECK_BACK, .what = character };
      for (int i = 0; i < CARDS_SUITS; i++)
        counts[back->suits[i]][i]++;
    }
  if (skulls != CARDS_SKULLS)
    return (CsRefusal) { .reason = CARDS_DECK_SKULLS, .x = skulls };
  for (uint16_t suit = 0; suit < CARDS_SUITS; suit++)
    for (int16_t i = 0; i < CARDS_SUITS; i++)
      if (counts[suit][i] != ORDERS_PER_POSITION)
        return (CsRefusal) { .reason = CARDS_DECK_BACK_ORDERS, .what = suit, .x = i, .y = counts[suit][i] };
  return (CsRefusal) { .reason = CS_LEGAL };
}

CsRefusal
cards_deck_check (const CardsDeck *deck)
{
  CsRefusal refusal = { .reason = CS_LEGAL };

  for (uint16_t card = 0; card < CARDS_TERRAIN && refusal.reason == CS_LEGAL; card++)
    refusal = check_card (deck, card);
  for (int16_t era = 0; era < CARDS_ERAS && refusal.reason == CS_LEGAL; era++)
    refusal = check_printed (deck, era);
  if (refusal.reason == CS_LEGAL)
    refusal = check_backs (deck);
  return refusal;
}

uint64_t
cards_deck_digest (const CardsDeck *deck)
{
  static const uint8_t no_suits[CARDS_SUITS] = { 0 };
  uint64_t digest = CS_DIGEST_START;

  for (int card = 0; card < CARDS_TERRAIN; card++)
    {
      const CardsTerrain *terrain = &deck->terrain[card];

      digest = cs_digest_bytes (digest, (const uint8_t *) terrain->id, strlen (terrain->id) + 1);
      digest = cs_digest_u8 (digest, terrain->era);
      digest = cs_digest_u8 (digest, terrain->appeal);
      digest = cs_digest_bytes (digest, terrain->parcels, CARDS_CORNERS);
    }
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    {
      const CardsBack *back = &deck->backs[character];

      digest = cs_digest_u8 (digest, back->skull);
      digest = cs_digest_bytes (digest, back->skull ? no_suits : back->suits, CARDS_SUITS);
    }
  return digest;
}

int
cards_deck_find (const CardsDeck *deck,
                 const char      *id)
{
  for (int card = 0; card < CARDS_TERRAIN; card++)
    if (strncmp (deck->terrain[card].id, id, CARDS_MAX_CARD_ID) == 0)
      return card;
  return -1;
}
