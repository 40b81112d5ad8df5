/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that have a table: which widgets show a game of which rules. */

#pragma once

#include <gtk/gtk.h>

#include "model/comstock-game.h"

typedef struct
{
  const char *game_id;

  /* Returns a ComstockTable, which keeps a reference to @game. */
  GtkWidget *(*table_new) (ComstockGame *game);

  /* Returns a dialog whose signal "chosen" (ComstockGame *) hands over a new game. */
  GtkWindow *(*new_game_new) (void);

  /* Deals a game for one person at once, with the usual opponents. */
  ComstockGame *(*deal_quick) (void);

  /* Deals the seats and the deck of @game anew. */
  ComstockGame *(*deal_again) (ComstockGame *game);
} ComstockGameUi;

/* All games with a table, ended by an entry without game_id. */
extern const ComstockGameUi comstock_game_uis[];

/* The entry of this game, or NULL. */
const ComstockGameUi *comstock_game_ui_find (const char *game_id);
