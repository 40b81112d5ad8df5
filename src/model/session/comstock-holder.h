/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who holds a seat of any game: a person, a rival that the computer plays, or the rules. */

#pragma once

#include <glib.h>

#include "comstock-rivals.h"
#include "engine/cs-game.h"

G_BEGIN_DECLS

#define COMSTOCK_MAX_SEAT_NAME 64   /* bytes of UTF-8, terminator included */

typedef enum
{
  COMSTOCK_PERSON,
  COMSTOCK_RIVAL,       /* the computer, playing as a person does */
  COMSTOCK_AUTOMATIC,   /* a seat that the rules play, such as a virtual player */
  COMSTOCK_SEAT_KINDS
} ComstockSeatKind;

/* How well a rival plays; a person has no level.  Automatic seats have levels of their own game, from
 * COMSTOCK_LEVEL_GAME on. */
typedef guint ComstockLevel;

enum
{
  COMSTOCK_NO_LEVEL,
  COMSTOCK_EASY,
  COMSTOCK_MEDIUM,
  COMSTOCK_HARD,
  COMSTOCK_RIVAL_EXPERT,
  COMSTOCK_LEVEL_GAME
};

/* A plain value: copying it is assignment. */
typedef struct
{
  ComstockSeatKind kind;
  ComstockLevel level;
  char name[COMSTOCK_MAX_SEAT_NAME];  /* as entered, "" if none was or nothing of it can be seen */
} ComstockHolder;

/* All of a game's seats, with their suits (ComstockSuit). */
typedef struct
{
  guint n;
  ComstockHolder items[CS_MAX_SEATS];
  guint8 suits[CS_MAX_SEATS];
} ComstockHolders;

/* Takes a name as it was entered, in valid UTF-8: what is plain of it, without spaces around, as far as there is
 * room. */
void comstock_holder_set_name (ComstockHolder *holder,
                               const char     *entered);

/* The id of a person's or a rival's level in saves and on command lines ("medium"), NULL for COMSTOCK_NO_LEVEL. */
const char *comstock_level_get_id     (ComstockLevel level);

/* "Person", "Computer rival (easy)": translated, static. */
const char *comstock_level_get_holder (ComstockLevel level);

/* The same where there is little room: "Rival, easy". */
const char *comstock_level_get_brief  (ComstockLevel level);

/* The manner of a rival of the house, which goes by its name; COMSTOCK_PLAIN for anybody else. */
ComstockManner comstock_holder_get_manner (const ComstockHolder *holder);

G_END_DECLS
