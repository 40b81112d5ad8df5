/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The random number generator that deals games and drives random play (xoshiro256**). */

#pragma once

#include <stdint.h>

typedef struct
{
  uint64_t s[4];
} CsRng;

/* Starts @rng from any @seed; equal seeds give equal sequences on every machine. */
void cs_rng_init (CsRng   *rng,
                  uint64_t seed);

static inline uint64_t
cs_rng_rotate (uint64_t x,
               int      bits)
{
  return (x << bits) | (x >> (64 - bits));
}

static inline uint64_t
cs_rng_next (CsRng *rng)
{
  uint64_t *s = rng->s;
  const uint64_t result = cs_rng_rotate (s[1] * 5, 7) * 9;
  const uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = cs_rng_rotate (s[3], 45);
  return result;
}

/* Returns a number in 0 … @n − 1, @n ≥ 1.  Multiply-shift on 32 bits: its bias is below n / 2³². */
static inline uint32_t
cs_rng_below (CsRng   *rng,
              uint32_t n)
{
  return (uint32_t) (((cs_rng_next (rng) >> 32) * n) >> 32);
}

/* Puts the @n bytes at @items into a random order. */
void cs_rng_shuffle (CsRng   *rng,
                     uint8_t *items,
                     uint32_t n);
