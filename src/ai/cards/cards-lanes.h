/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sixteen bytes that are counted with at once: a compiler makes one instruction of what is done to all lanes.  What is
 * true of a lane is 255 there, otherwise 0. */

#pragma once

#include <stdint.h>
#include <string.h>

#define CARDS_LANES 16

typedef uint8_t CardsLanes __attribute__ ((vector_size (CARDS_LANES)));

/* The lanes from any address on. */
static inline CardsLanes
cards_lanes_load (const uint8_t *bytes)
{
  CardsLanes lanes;

  memcpy (&lanes, bytes, sizeof lanes);
  return lanes;
}

static inline void
cards_lanes_store (uint8_t   *bytes,
                   CardsLanes lanes)
{
  memcpy (bytes, &lanes, sizeof lanes);
}

/* Where the byte @n of 128 bits lies in memory, if their halves lie there as two numbers. */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define CARDS_LANES_BYTE(n) (n)
#else
#define CARDS_LANES_BYTE(n) ((n) ^ 7)
#endif

#define CARDS_LANES_EIGHT(x) x, x, x, x, x, x, x, x

/* True in the lanes whose bit is set: of the bits from 16 × @part on, a constant, of the two @halves. */
#define CARDS_LANES_OF_BITS(halves, part)                                                          \
  cards_lanes_own_bits (__builtin_shufflevector (halves, halves,                                   \
                                                 CARDS_LANES_EIGHT (CARDS_LANES_BYTE (2 * (part))), \
                                                 CARDS_LANES_EIGHT (CARDS_LANES_BYTE (2 * (part) + 1))))

/* Of its copy of a byte, each lane asks for a bit of its own. */
static inline CardsLanes
cards_lanes_own_bits (CardsLanes bytes)
{
  const CardsLanes own = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };

  return (CardsLanes) ((bytes & own) == own);
}

/* The bits of the lanes that are true. */
static inline uint32_t
cards_lanes_to_bits (CardsLanes lanes)
{
#ifdef __SSE2__
  typedef char Signs __attribute__ ((vector_size (CARDS_LANES)));

  return (uint32_t) __builtin_ia32_pmovmskb128 ((Signs) lanes);
#else
  uint32_t bits = 0;

  for (int i = 0; i < CARDS_LANES; i++)
    bits |= (uint32_t) (lanes[i] & 1) << i;
  return bits;
#endif
}
