/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that have a table: what each brings along for the interface. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-offers.h"

/* A switch of the preferences, and the key of the game's settings that it shows. */
typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle;         /* may be NULL */
} ComstockPreference;

/* Texts are marked for translation. */
typedef struct
{
  /* That of its rules; the model knows the game's name by it. */
  const char *game_id;

  /* The folder of its resources, ended by a slash.  Each of these may be missing:
   * - style.css, style-dark.css, style-hc.css, style-hc-dark.css: laid over those of the program as the desktop asks;
   * - menus.ui: the menus "exports" and "views", whose items the main menu takes in while the game is shown;
   * - help-overlay.ui: the GtkShortcutsSection "shortcuts" with the groups of its own keys. */
  const char *resources;

  /* For the welcome page: a drawing (comstock-art.h), what one does in this game, and who sits at a quick game unless
   * rivals do, else NULL; New Game begins with that, too. */
  const char *drawing;
  const char *invitation;
  const char *quick_company;

  /* What the program does with this game, a sentence for About. */
  const char *summary;

  /* The name that is proposed for a save, without suffix; not translated. */
  const char *file_name;

  /* What people at a real table do with the program, as a button says it, and the dialog for them; NULL: nothing. */
  const char *pad_label;
  GtkWindow *(*pad_new) (void);

  /* Returns a ComstockTable, which keeps a reference to @game. */
  GtkWidget *(*table_new) (ComstockGame *game);

  /* What New Game offers. */
  const ComstockOffers *offers;

  /* The game's own settings: answers that are to be given twice, and others, each list ended by a key that is NULL; and
   * the heading of both.  NULL: it has none. */
  const char *preferences_title;
  const ComstockPreference *confirmations;
  const ComstockPreference *preferences;

  /* What a button says for a game for one alone that needs no choices; NULL: there is none. */
  const char *solo_label;

  /* Deals the game that the table's lesson is about, for the person of this name; NULL: there is none, and a quick game
   * is explained. */
  ComstockGame *(*deal_first) (const char *name);

  /* Deals the seats and the deck of @game anew, or says why not, a sentence. */
  ComstockGame *(*deal_again) (ComstockGame *game,
                               GError      **error);
} ComstockGameUi;

/* All games with a table, at least one, ended by NULL.  The first is the one that a newcomer is offered. */
extern const ComstockGameUi *const comstock_game_uis[];

/* The entry of this game, or NULL. */
const ComstockGameUi *comstock_game_ui_find      (const char           *game_id);

/* Whether several games have a table, so that the program has to say which it speaks of. */
gboolean              comstock_game_uis_are_several (void);

/* The name of the game in the current language. */
const char           *comstock_game_ui_get_title (const ComstockGameUi *self);

/* Games that need no choices, of the usual opponents, of as many rivals of @level, or for one alone, and that of the
 * lesson, or else a quick one; the person is named as the last time.  A game for one alone may be refused, in a
 * sentence. */
ComstockGame         *comstock_game_ui_deal_quick  (const ComstockGameUi *self);
ComstockGame         *comstock_game_ui_deal_rivals (const ComstockGameUi *self,
                                                    ComstockLevel         level);
ComstockGame         *comstock_game_ui_deal_solo   (const ComstockGameUi *self,
                                                    GError              **error);
ComstockGame         *comstock_game_ui_deal_first  (const ComstockGameUi *self);

/* The game of a code, whichever it is of, with persons named as the last time; NULL and a sentence if it is none. */
ComstockGame         *comstock_game_ui_deal_code   (const char           *code,
                                                    GError              **error);

/* How many rivals sit at a game of rivals. */
guint                 comstock_game_ui_count_rivals (const ComstockGameUi *self);

/* The file @name of the game's resources, as GtkBuilder reads it: a new builder, or NULL if there is none. */
GtkBuilder           *comstock_game_ui_build     (const ComstockGameUi *self,
                                                  const char           *name);
