/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words for the suits. */

#include "comstock-suits.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *name;
} suits[COMSTOCK_SUITS] = {
  [COMSTOCK_SUIT_HAT] = { "hat", N_("Hat") },
  [COMSTOCK_SUIT_STAR] = { "star", N_("Star") },
  [COMSTOCK_SUIT_CACTUS] = { "cactus", N_("Cactus") },
  [COMSTOCK_SUIT_BOOT] = { "boot", N_("Boot") },
  [COMSTOCK_SUIT_HORSESHOE] = { "horseshoe", N_("Horseshoe") },
  [COMSTOCK_SUIT_COW] = { "cow", N_("Cow") },
};

const char *
comstock_suit_get_id (ComstockSuit suit)
{
  return suits[suit].id;
}

int
comstock_suit_find (const char *id)
{
  for (int suit = 0; suit < COMSTOCK_SUITS; suit++)
    if (g_str_equal (suits[suit].id, id))
      return suit;
  return -1;
}

const char *
comstock_suit_get_name (ComstockSuit suit)
{
  return _(suits[suit].name);
}
