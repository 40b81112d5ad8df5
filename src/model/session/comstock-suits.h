/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The suits, by whose signs the seats of every game are told apart. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A game with suits of its own in its rules numbers them in this order. */
typedef enum
{
  COMSTOCK_SUIT_HAT,
  COMSTOCK_SUIT_STAR,
  COMSTOCK_SUIT_CACTUS,
  COMSTOCK_SUIT_BOOT,
  COMSTOCK_SUIT_HORSESHOE,
  COMSTOCK_SUIT_COW,
  COMSTOCK_SUITS
} ComstockSuit;

/* The word of saves, "hat"; −1 if it is none. */
const char *comstock_suit_get_id   (ComstockSuit suit);
int         comstock_suit_find     (const char  *id);

/* "Hat": translated, static. */
const char *comstock_suit_get_name (ComstockSuit suit);

G_END_DECLS
