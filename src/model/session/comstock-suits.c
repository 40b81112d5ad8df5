/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words and signs of the suits. */

#include "comstock-suits.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *name;
  const char *sign;
} suits[COMSTOCK_SUITS] = {
  /* Translators, for each here: a suit: the sign of a player, as on the cards of the game */
  [COMSTOCK_SUIT_HAT] = { "hat", N_("Hat"), "suits/hat" },
  [COMSTOCK_SUIT_STAR] = { "star", N_("Star"), "suits/star" },
  [COMSTOCK_SUIT_CACTUS] = { "cactus", N_("Cactus"), "suits/cactus" },
  [COMSTOCK_SUIT_BOOT] = { "boot", N_("Boot"), "suits/boot" },
  [COMSTOCK_SUIT_HORSESHOE] = { "horseshoe", N_("Horseshoe"), "suits/horseshoe" },
  [COMSTOCK_SUIT_COW] = { "cow", N_("Cow"), "suits/cow" },
};

const char *
comstock_suit_get_id (guint suit)
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
comstock_suit_get_name (guint suit)
{
  return _(suits[suit].name);
}

const char *
comstock_suit_get_sign (guint suit)
{
  return suits[suit].sign;
}
