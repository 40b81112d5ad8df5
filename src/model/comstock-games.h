/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the model knows. */

#pragma once

#include "comstock-game.h"

G_BEGIN_DECLS

typedef struct
{
  const CsGame *rules;

  /* Begins a game from the setup in a save; on failure NULL and an error that names the member. */
  ComstockGame *(*from_json) (JsonNode  *setup,
                              GError   **error);

  /* The opponents of a ComstockResult in the current language: a new string. */
  char         *(*dup_opponents) (const char *opponents);
} ComstockGameKind;

/* All games, ended by one without rules. */
extern const ComstockGameKind comstock_games_table[];

/* Returns the game with this id of the rules, or NULL. */
const ComstockGameKind *comstock_games_find (const char *id);

/* The opponents of a ComstockResult of the game @id; those of a game that is not known as they are kept. */
char *comstock_games_dup_opponents (const char *id,
                                    const char *opponents);

G_END_DECLS
