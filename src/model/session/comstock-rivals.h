/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer rivals of the house, who have a name, a face and a manner; the same people in every game. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a rival prefers where choices are about equally good; it plays no better or worse for it. */
typedef enum
{
  COMSTOCK_MANNER_NONE,
  COMSTOCK_MANNER_BUILDER,      /* what makes its own place better */
  COMSTOCK_MANNER_COLLECTOR,    /* what it can keep and use later */
  COMSTOCK_MANNER_GAMBLER,      /* what may end very well or badly */
  COMSTOCK_MANNER_SPOILER,      /* what the others would like */
  COMSTOCK_MANNER_CAREFUL,      /* what is certain */
  COMSTOCK_MANNER_HASTY,        /* what brings most at once */
} ComstockManner;

typedef struct
{
  const char *id;       /* of its portrait, "hattie" */
  const char *name;     /* a proper name, the same in all languages */
  ComstockManner manner;
  const char *title;    /* "a builder", to be translated */
} ComstockRival;

#define COMSTOCK_RIVALS 6

/* One for each seat of a table, so that nobody sits there twice. */
extern const ComstockRival comstock_rivals[COMSTOCK_RIVALS];

/* A rival is known by its name alone, which is what a game keeps.  NULL for any other name. */
const ComstockRival *comstock_rival_find       (const char          *name);

/* Who holds a seat, with the manner of @self, which may be NULL: "Computer rival (hard), a builder".  Free with
 * g_free (). */
char                *comstock_rival_dup_holder (const ComstockRival *self,
                                                const char          *holder);

G_END_DECLS
