/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a position: scores, winners, removed cards, digest. */

#include "cards-position.h"

#include <string.h>

#include "../cs-digest.h"

void
cards_seat_score (const CardsDeck  *deck,
                  const CardsState *state,
                  uint32_t          seat,
                  CardsScore       *score)
{
  const CardsSeat *self = &state->seats[seat];

  if (self->kind == CARDS_REAL)
    {
      cards_score_city (&self->city, self->owned, self->sold, score);
      return;
    }
  *score = (CardsScore) { 0 };
  for (int i = 0; i < self->n_taken; i++)
    score->total = (int16_t) (score->total + cards_appeal (deck, self->taken[i]));
}

void
cards_score (const void *kit,
             const void *state,
             int32_t     points[CS_MAX_SEATS])
{
  const CardsState *s = state;

  for (uint32_t seat = 0; seat < s->n_seats; seat++)
    {
      CardsScore score;

      cards_seat_score (kit, s, seat, &score);
      points[seat] = score.total;
    }
}

uint32_t
cards_winners (const CardsDeck  *deck,
               const CardsState *state)
{
  int32_t points[CS_MAX_SEATS] = { 0 };

  cards_score (deck, state, points);
  return cs_leaders (points, state->n_seats);
}

/* Notes the cards that have been turned up. */
static void
mark_revealed (const CardsState *state,
               bool             *revealed)
{
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    for (uint32_t i = 0; i < state->n_terrain_drawn[era]; i++)
      revealed[state->terrain[era][i]] = true;
  for (uint32_t character = 0; character < CARDS_CHARACTERS; character++)
    revealed[CARDS_TERRAIN + character] = true;
  for (int i = 0; i < state->n_characters; i++)
    revealed[CARDS_TERRAIN + state->characters[i]] = false;
}

uint32_t
cards_removed (const CardsState *state,
               CardsCard        *cards)
{
  bool gone[CARDS_CARDS] = { false };
  uint32_t n = 0;

  mark_revealed (state, gone);
  for (int i = 0; i < state->n_column; i++)
    gone[state->column[i]] = false;
  for (uint32_t seat = 0; seat < state->n_seats; seat++)
    for (int i = 0; i < state->seats[seat].n_taken; i++)
      gone[state->seats[seat].taken[i]] = false;
  for (uint32_t card = 0; card < CARDS_CARDS; card++)
    if (gone[card])
      cards[n++] = (CardsCard) card;
  return n;
}

static uint64_t
digest_counted (uint64_t       digest,
                uint8_t        n,
                const uint8_t *bytes)
{
  return cs_digest_bytes (cs_digest_u8 (digest, n), bytes, n);
}

static uint64_t
digest_seat (uint64_t         digest,
             const CardsSeat *seat)
{
  digest = cs_digest_u8 (digest, seat->kind);
  digest = cs_digest_u8 (digest, seat->suit);
  digest = cs_digest_u32 (digest, seat->hand);
  digest = cs_digest_u8 (digest, seat->bid);
  digest = cs_digest_u8 (digest, seat->boost);
  digest = cs_digest_u8 (digest, seat->has_turn);
  digest = digest_counted (digest, seat->n_discards, seat->discards);
  digest = digest_counted (digest, seat->n_taken, seat->taken);
  digest = cs_digest_u8 (digest, seat->sold);
  digest = cs_digest_u8 (digest, seat->unplaced);
  digest = cs_digest_u32 (digest, seat->used);
  digest = cs_digest_u8 (digest, seat->city.n_placed);
  for (int i = 0; i < seat->city.n_placed; i++)
    {
      digest = cs_digest_u8 (digest, seat->city.placed[i].card);
      digest = cs_digest_u8 (digest, (uint8_t) seat->city.placed[i].x);
      digest = cs_digest_u8 (digest, (uint8_t) seat->city.placed[i].y);
    }
  return digest;
}

uint64_t
cards_digest (const void *state)
{
  const CardsState *s = state;
  const uint8_t course[] = { s->n_seats, s->era, s->round, s->stage, s->step, s->ability,
                             s->actor, s->card, s->to_take, s->worker_seat, s->turn };
  uint64_t digest = cs_digest_bytes (CS_DIGEST_START, course, sizeof course);

  digest = digest_counted (digest, s->n_order, s->order);
  digest = digest_counted (digest, s->n_column, s->column);
  digest = cs_digest_bytes (digest, s->n_terrain_drawn, CARDS_ERAS);
  for (int era = 0; era < CARDS_ERAS; era++)
    digest = cs_digest_bytes (digest, s->terrain[era], CARDS_TERRAIN_PER_ERA);
  digest = cs_digest_u8 (digest, s->n_bottomed);
  digest = digest_counted (digest, s->n_characters, s->characters);
  for (int era = 0; era < CARDS_ERAS; era++)
    for (uint32_t seat = 0; seat < s->n_seats; seat++)
      digest = cs_digest_bytes (digest, s->virtual_piles[era][seat], CARDS_ROUNDS);
  for (uint32_t seat = 0; seat < s->n_seats; seat++)
    digest = digest_seat (digest, &s->seats[seat]);
  return digest;
}
