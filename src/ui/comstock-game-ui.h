/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that have a table: what the interface needs to know of each. */

#pragma once

#include <gtk/gtk.h>

#include "model/comstock-game.h"

typedef struct
{
  /* That of its rules. */
  const char *game_id;

  /* The folder of its resources, ended by a slash.  Each of these may be missing: style.css, style-dark.css,
   * style-hc.css and style-hc-dark.css, laid over those of the program as the desktop asks. */
  const char *resources;

  /* Returns a widget that implements ComstockTable and keeps a reference to @game. */
  GtkWidget *(*table_new) (ComstockGame *game);

  /* Returns a dialog whose signal "chosen" (ComstockGame *) hands over a new game. */
  GtkWindow *(*new_game_new) (void);

  /* Deals a game for one person at once, with the usual opponents. */
  ComstockGame *(*deal_quick) (void);

  /* Deals the seats and the deck of @game anew. */
  ComstockGame *(*deal_again) (ComstockGame *game);
} ComstockGameUi;

/* All games with a table, at least one, ended by NULL.  The first is the one that a newcomer is offered. */
extern const ComstockGameUi *const comstock_game_uis[];

/* The entry of this game, or NULL. */
const ComstockGameUi *comstock_game_ui_find (const char *game_id);
