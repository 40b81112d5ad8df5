/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Game codes: short texts from which any program with the same rules deals the same game. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

#define COMSTOCK_MAX_CODE_OPTIONS 8

typedef struct _ComstockGameKind ComstockGameKind;

/* All that a code carries.  Of names it keeps those of the rivals of the house, who play in manners of their own.  A
 * plain value. */
typedef struct
{
  guint n_seats;
  ComstockSeatChoice seats[CS_MAX_SEATS];
  guint64 options[COMSTOCK_MAX_CODE_OPTIONS];   /* by the number of their option */
  guint64 seed;
} ComstockCodeContent;

/* What else than seats and seed is chosen before a game.  With @if_value, which is not 0, it is there only where the
 * option @if_option, one of those before it, has that value, and else 0. */
typedef struct
{
  guint64 n;            /* values that it can have, from 0 on */
  guint8 if_option;
  guint8 if_value;
} ComstockCodeOption;

/* How the codes of a game are made.  A change here raises the version of its rules. */
typedef struct
{
  char letter;          /* by which its codes begin, a digit or letter that codes have; no other game's */
  guint least, most;    /* seats */
  const ComstockCodeOption *options;
  guint n_options;

  const char *absence;  /* why a game may have no code, a sentence that is marked for translation */

  /* Deals a game of what comes with the program; NULL and a sentence if the rules refuse it. */
  ComstockGame *(*deal) (const ComstockCodeContent *content,
                         GError                   **error);
} ComstockGameCoding;

/* Takes over what every game chooses; the options are 0. */
void          comstock_code_content_init (ComstockCodeContent      *content,
                                          const ComstockSeatChoice *seats,
                                          guint                     n_seats,
                                          guint64                   seed);

/* The code of what is played by @kind, in groups of five digits and capitals without I, L, O and U, joined by hyphens.
 * Equal contents have equal codes.  Free with g_free (). */
char         *comstock_game_code_dup     (const ComstockGameKind    *kind,
                                          const ComstockCodeContent *content);

/* Reads a code as a person types it: small letters, spaces, seen or not, and hyphens at will, O for 0, I and
 * L for 1.  FALSE and a sentence (COMSTOCK_GAME_ERROR_SETUP) if it is none, or one for other rules. */
gboolean      comstock_game_code_read    (const char              *text,
                                          const ComstockGameKind **kind,
                                          ComstockCodeContent     *content,
                                          GError                 **error);

/* Reads a code and deals its game. */
ComstockGame *comstock_game_code_deal    (const char              *text,
                                          GError                 **error);

/* Gives @game the code that comes with it from somewhere, if these rules deal this game from it. */
void          comstock_game_code_restore (ComstockGame             *game,
                                          const char               *code);

/* Why @game has no code, a sentence in the current language; NULL if there are no codes of its kind. */
const char   *comstock_game_code_get_absence (ComstockGame          *game);

G_END_DECLS
