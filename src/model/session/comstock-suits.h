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

/* In what follows a suit is a ComstockSuit, or as such a game numbers it.  Strings are static. */

/* The word of saves, "hat"; −1 if it is none. */
const char *comstock_suit_get_id   (guint       suit);
int         comstock_suit_find     (const char *id);

/* "Hat", translated. */
const char *comstock_suit_get_name (guint       suit);

/* The drawing that is its sign, "suits/hat"; its colors stand in the shared style sheet. */
const char *comstock_suit_get_sign (guint       suit);

G_END_DECLS
