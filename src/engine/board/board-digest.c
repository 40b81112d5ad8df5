/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a position, field by field. */

#include "board-position.h"

#include "../cs-digest.h"

static uint64_t
digest_parcels (uint64_t     digest,
                BoardParcels parcels)
{
  digest = cs_digest_u32 (digest, (uint32_t) parcels);
  return cs_digest_u32 (digest, (uint32_t) (parcels >> 32));
}

static uint64_t
digest_seat (uint64_t         digest,
             const BoardSeat *s)
{
  const uint8_t bytes[] = {
    s->suit, s->personal, s->general, s->wages, s->road_1, s->roads, s->tokens, s->number, s->role, s->limit, s->white,
    s->no_duels, s->dynamites, s->doubling, s->waits, s->sharpshooter, s->aimed, s->dealt_hand, s->picked,
    s->picked_second, s->horses, s->enclosure_cowboys, s->rodeos, s->shifts, s->lifted, s->sheet_entry,
  };

  digest = digest_parcels (digest, s->owned);
  digest = digest_parcels (digest, s->cowboys);
  digest = digest_parcels (digest, s->dynamited);
  digest = cs_digest_u32 (digest, s->track);
  digest = cs_digest_u32 (digest, s->track_dynamite);
  digest = cs_digest_u32 (digest, s->no_duel);
  digest = cs_digest_u32 (digest, s->beat);
  digest = cs_digest_u32 (digest, (uint32_t) s->money);
  digest = cs_digest_u32 (digest, (uint32_t) s->vp);
  digest = cs_digest_u32 (digest, (uint32_t) s->income);
  digest = cs_digest_bytes (digest, bytes, sizeof bytes);
  digest = cs_digest_bytes (digest, s->waiting, sizeof s->waiting);
  digest = cs_digest_bytes (digest, s->hand, sizeof s->hand);
  digest = cs_digest_bytes (digest, s->enclosures, sizeof s->enclosures);
  digest = cs_digest_bytes (digest, s->sheet, sizeof s->sheet);
  /* It came later: positions without it keep the digest that older saves have. */
  return s->consent == BOARD_CONSENT_ASKED ? digest : cs_digest_u32 (digest, s->consent);
}

static uint64_t
digest_frame (uint64_t          digest,
              const BoardFrame *frame)
{
  const uint8_t bytes[] = { frame->kind, frame->pc, frame->seat, frame->a, frame->b, frame->c };

  return cs_digest_bytes (digest, bytes, sizeof bytes);
}

static uint64_t
digest_standish (uint64_t             digest,
                 const BoardStandish *s)
{
  const uint8_t bytes[] = { s->plays, s->neutral, s->firepower };

  digest = cs_digest_bytes (digest, bytes, sizeof bytes);
  digest = cs_digest_bytes (digest, s->vp, sizeof s->vp);
  digest = cs_digest_bytes (digest, s->priority, sizeof s->priority);
  digest = cs_digest_bytes (digest, s->bonus, sizeof s->bonus);
  return cs_digest_bytes (digest, s->cards, sizeof s->cards);
}

uint64_t
board_digest (const void *state)
{
  const BoardState *s = state;
  const BoardParcels parcels[] = { s->river, s->outlaws, s->roads.across, s->roads.down, s->set, s->memory,
                                   s->unmoved, s->doubled, s->roles };
  const uint32_t numbers[] = { s->taken, s->tile_key, s->low, s->high, s->tried, (uint32_t) s->bid,
                               s->deck, s->drawn, s->power, s->beaten };
  const uint8_t bytes[] = { s->n_seats, s->variants, s->round, s->step, s->actors, s->may_pass, s->result, s->n_frames,
                            s->n_passed, s->ammunition, s->ammunition_sold, s->hall_holder, s->teacher, s->strength,
                            s->two_dice };
  uint64_t digest = cs_digest_bytes (CS_DIGEST_START, bytes, sizeof bytes);

  for (uint32_t i = 0; i < BOARD_CONTENTS; i++)
    digest = digest_parcels (digest, s->contents[i]);
  for (uint32_t i = 0; i < sizeof parcels / sizeof *parcels; i++)
    digest = digest_parcels (digest, parcels[i]);
  for (uint32_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    digest = cs_digest_u32 (digest, numbers[i]);
  digest = cs_digest_bytes (digest, s->order, sizeof s->order);
  digest = cs_digest_bytes (digest, s->passes, sizeof s->passes);
  digest = cs_digest_bytes (digest, s->passed, sizeof s->passed);
  digest = cs_digest_bytes (digest, s->track, sizeof s->track);
  digest = cs_digest_bytes (digest, s->bag, sizeof s->bag);
  digest = cs_digest_bytes (digest, s->dice, sizeof s->dice);
  digest = cs_digest_bytes (digest, s->houses, sizeof s->houses);
  digest = cs_digest_bytes (digest, s->pile, sizeof s->pile);
  digest = digest_standish (digest, &s->standish);
  for (uint32_t i = 0; i < s->n_frames; i++)
    digest = digest_frame (digest, &s->frames[i]);
  for (uint32_t seat = 0; seat < s->n_seats; seat++)
    digest = digest_seat (digest, &s->seats[seat]);
  /* As with consents. */
  return s->bridged ? cs_digest_u32 (digest, s->bridged) : digest;
}
