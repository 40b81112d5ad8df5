/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may hold the seats of a game, by the words that saves and command lines have for them. */

#pragma once

#include <json-glib/json-glib.h>

#include "comstock-holder.h"

G_BEGIN_DECLS

/* A game's own words: the ids of kinds ("person"), those of the levels of its automatic seats in their order, and the
 * level of an automatic seat for which none is named. */
typedef struct
{
  const char *kinds[COMSTOCK_SEAT_KINDS];
  const char *const *automatic;
  guint n_automatic;
  ComstockLevel usual;
} ComstockSeating;

/* A seat as it is chosen before a game: who holds it, and its suit as the game numbers them.  A plain value. */
typedef struct
{
  ComstockHolder holder;
  guint suit;
} ComstockSeatChoice;

/* NULL for COMSTOCK_NO_LEVEL. */
const char *comstock_seating_get_level_id (const ComstockSeating *self,
                                           ComstockLevel          level);

/* Return −1 if there is no such word, or no such level of @kind; a person's level is NULL or "". */
int         comstock_seating_find_kind    (const ComstockSeating *self,
                                           const char            *id);
int         comstock_seating_find_level   (const ComstockSeating *self,
                                           ComstockSeatKind       kind,
                                           const char            *id);
gboolean    comstock_seating_fits         (ComstockLevel          level,
                                           ComstockSeatKind       kind);

/* Reads "rival:hard" or "rival", which is medium; FALSE if that is nobody. */
gboolean    comstock_seating_parse        (const ComstockSeating *self,
                                           const char            *text,
                                           ComstockSeatKind      *kind,
                                           ComstockLevel         *level);

/* Whether @holder, which may hold anything, can sit there, under a name that can be shown. */
gboolean    comstock_seating_check        (const ComstockSeating *self,
                                           const ComstockHolder  *holder);

/* The members "kind" and "level" of a seat in a save, written into the object that @builder is at. */
void        comstock_seating_write        (const ComstockSeating *self,
                                           JsonBuilder           *builder,
                                           const ComstockHolder  *holder);

/* Read "level" of the seat @object, whose kind was read, and a name, of which nothing is left if nothing of it can be
 * seen; FALSE and an error that names the member. */
gboolean    comstock_seating_read_level   (const ComstockSeating *self,
                                           JsonNode              *object,
                                           ComstockHolder        *holder,
                                           GError               **error);
gboolean    comstock_seating_read_name    (JsonNode              *node,
                                           ComstockHolder        *holder,
                                           GError               **error);

G_END_DECLS
