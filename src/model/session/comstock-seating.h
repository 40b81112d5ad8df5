/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may hold the seats of a game, by the words that saves and command lines have for them. */

#pragma once

#include <json-glib/json-glib.h>

#include "comstock-holder.h"
#include "comstock-suits.h"

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

/* A seat as it is chosen before a game: who holds it, and its suit (ComstockSuit).  A plain value. */
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

/* Appends a seat to @choices, of which there are *@n: of a kind, a level of that kind, the first free suit and no name.
 * FALSE if there are @most already. */
gboolean    comstock_seating_add          (ComstockSeatChoice    *choices,
                                           guint                 *n,
                                           guint                  most,
                                           ComstockSeatKind       kind,
                                           ComstockLevel          level);

/* Reads "person,rival:medium": seats without names, suits in their order; without a level one is as usual.  Errors
 * (COMSTOCK_GAME_ERROR_SETUP) name the seat, the first being 1; @choices, which have room for @most, then stay. */
gboolean    comstock_seating_parse_seats  (const ComstockSeating *self,
                                           const char            *text,
                                           guint                  most,
                                           ComstockSeatChoice    *choices,
                                           guint                 *n,
                                           GError               **error);

/* Whether there are as many seats as a game has, and each can be held as it says.  COMSTOCK_GAME_ERROR_SETUP. */
gboolean    comstock_seating_check_seats  (const ComstockSeating    *self,
                                           const ComstockSeatChoice *choices,
                                           guint                     n,
                                           guint                     least,
                                           guint                     most,
                                           GError                  **error);

/* The holders of @choices, as a game begins with them. */
void        comstock_seating_list_holders (const ComstockSeatChoice *choices,
                                           guint                     n,
                                           ComstockHolders          *holders);

/* The member "seats" of a save whose seats have kind, level, suit and name; and its value, read. */
void        comstock_seating_write_seats  (const ComstockSeating    *self,
                                           JsonBuilder              *builder,
                                           const ComstockSeatChoice *choices,
                                           guint                     n);
gboolean    comstock_seating_read_seats   (const ComstockSeating    *self,
                                           JsonNode                 *node,
                                           guint                     least,
                                           guint                     most,
                                           ComstockSeatChoice       *choices,
                                           guint                    *n,
                                           GError                  **error);

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
