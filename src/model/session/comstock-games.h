/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the model knows. */

#pragma once

#include "comstock-game-code.h"

G_BEGIN_DECLS

struct _ComstockGameKind
{
  const CsGame *rules;

  /* The name of the game, marked for translation. */
  const char *title;

  /* What its statistics call a kit, marked for translation: "Deck"; see get_kit_names of ComstockGameClass. */
  const char *kit_title;

  /* Begins a game from the setup in a save; on failure NULL and an error that names the member. */
  ComstockGame *(*from_json) (JsonNode  *setup,
                              GError   **error);

  /* Who may hold its seats; and how, among the opponents of a ComstockResult, @n automatic seats of one level are told
   * in the current language, a new string; NULL: it has none. */
  const ComstockSeating *seating;
  char         *(*dup_automatic) (ComstockLevel level,
                                  guint         n);

  /* What there is to look up about the rules, and how it is played with a screen reader; NULL: nothing. */
  const ComstockTopics *topics;
  const ComstockTopics *screen_reader;

  /* How its codes are made; NULL: its games have none. */
  const ComstockGameCoding *coding;
};

/* All games, ended by NULL. */
extern const ComstockGameKind *const comstock_games_table[];

/* Returns the game with this id of the rules, or NULL. */
const ComstockGameKind *comstock_games_find (const char *id);

/* The name of the game @id in the current language; @id itself if it is not known. */
const char *comstock_games_get_title (const char *id);

/* What the game @id calls its kits, in the current language; some word where it is not known. */
const char *comstock_games_get_kit_title (const char *id);

/* The opponents of a ComstockResult of the game @id; those of a game that is not known as they are kept. */
char *comstock_games_dup_opponents (const char *id,
                                    const char *opponents);

G_END_DECLS
