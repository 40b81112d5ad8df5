/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seeding (splitmix64, as the authors of xoshiro advise) and shuffling. */

#include "cs-rng.h"

static uint64_t
split_mix (uint64_t *seed)
{
  uint64_t z = (*seed += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

void
cs_rng_init (CsRng   *rng,
             uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    rng->s[i] = split_mix (&seed);
}

void
cs_rng_shuffle (CsRng   *rng,
                uint8_t *items,
                uint32_t n)
{
  for (uint32_t i = n; i > 1; i--)
    {
      const uint32_t j = cs_rng_below (rng, i);
      const uint8_t item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}
