/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer rivals of the house, who have a name, a face and a manner; the same people in every game. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a rival likes more than others do, as far as a game has room for it. */
typedef enum
{
  COMSTOCK_PLAIN,
  COMSTOCK_BUILDER,
  COMSTOCK_COLLECTOR,
  COMSTOCK_GAMBLER,
  COMSTOCK_SPOILER,
  COMSTOCK_MANNERS
} ComstockManner;

typedef struct
{
  const char *id;       /* of its portrait, "hattie" */
  const char *name;     /* a proper name, the same in all languages */
  ComstockManner manner;
} ComstockRival;

#define COMSTOCK_RIVALS 6

/* One for each seat of a table, so that nobody sits there twice. */
extern const ComstockRival comstock_rivals[COMSTOCK_RIVALS];

/* A rival is known by its name alone, which is what a game keeps.  NULL for any other name. */
const ComstockRival *comstock_rival_find (const char *name);

G_END_DECLS
