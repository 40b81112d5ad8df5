/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Manners: what a rival of the house likes more than others do, as far as a game has room for it. */

#pragma once

#include "comstock-holder.h"

G_BEGIN_DECLS

typedef enum
{
  COMSTOCK_PLAIN,
  COMSTOCK_BUILDER,
  COMSTOCK_COLLECTOR,
  COMSTOCK_GAMBLER,
  COMSTOCK_SPOILER,
  COMSTOCK_MANNERS
} ComstockManner;

/* Who plays, as ComstockGameClass.choose gets it: the holder's level and, of a rival whose name is known
 * (comstock_rival_find ()), a manner.  Without one it is just the level. */
ComstockLevel  comstock_manner_join      (const ComstockHolder *holder);

/* The two parts of that. */
ComstockLevel  comstock_manner_get_level (ComstockLevel joined);
ComstockManner comstock_manner_get       (ComstockLevel joined);

G_END_DECLS
