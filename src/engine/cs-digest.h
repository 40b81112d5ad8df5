/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The digest of a position or a deck: FNV-1a, 64 bits, over bytes that the caller feeds in a fixed order. */

#pragma once

#include <stddef.h>
#include <stdint.h>

#define CS_DIGEST_START UINT64_C (0xcbf29ce484222325)

static inline uint64_t
cs_digest_u8 (uint64_t digest,
              uint8_t  byte)
{
  return (digest ^ byte) * UINT64_C (0x100000001b3);
}

/* Feeds @value as four bytes, lowest first. */
static inline uint64_t
cs_digest_u32 (uint64_t digest,
               uint32_t value)
{
  for (int i = 0; i < 4; i++)
    digest = cs_digest_u8 (digest, (uint8_t) (value >> (8 * i)));
  return digest;
}

static inline uint64_t
cs_digest_bytes (uint64_t       digest,
                 const uint8_t *bytes,
                 size_t         n)
{
  for (size_t i = 0; i < n; i++)
    digest = cs_digest_u8 (digest, bytes[i]);
  return digest;
}
