/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer rivals of the house, who have a name and a face; the same people in every game. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *id;       /* of its portrait, "hattie" */
  const char *name;     /* a proper name, the same in all languages */
} ComstockRival;

#define COMSTOCK_RIVALS 6

/* One for each seat of a table, so that nobody sits there twice. */
extern const ComstockRival comstock_rivals[COMSTOCK_RIVALS];

/* A rival is known by its name alone, which is what a game keeps.  NULL for any other name. */
const ComstockRival *comstock_rival_find (const char *name);

G_END_DECLS
