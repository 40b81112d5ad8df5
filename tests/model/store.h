/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the tests of the store of autosaves share: a store, games that are played in it, and what it brings back. */

#pragma once

#include "model/store/comstock-autosave.h"
#include "shared-games.h"

typedef struct
{
  char *folder;                 /* the parent of the store's own, which is "1" */
  GFile *file;                  /* the same */
  ComstockAutosave *store;      /* a test may leave NULL here */
  const SharedGame *kind;       /* what is played in it */
} Store;

typedef void (*StoreTest) (Store        *self,
                           gconstpointer data);

/* Adds a test for each game, "/model/…/GAME", with a store that has nothing yet. */
void          store_add_test        (const char *path,
                                     StoreTest   test);

/* What a restart does. */
void          store_reopen          (Store         *self);

/* The path of a file in the store's own folder. */
char         *store_own_path        (Store      *self,
                                     const char *name);

/* A new game that no store has. */
ComstockGame *store_deal            (Store  *self,
                                     guint64 seed);

/* Makes a new game the store's. */
ComstockGame *store_begin           (Store  *self,
                                     guint64 seed);

/* Plays @n moves. */
void          store_play            (ComstockGame *game,
                                     guint         n);

/* Brings all to the disk, which must succeed; waits in the main loop until it is there. */
void          store_flush           (Store         *self);
void          store_wait            (Store         *self);

void          store_assert_equal    (ComstockGame *a,
                                     ComstockGame *b);

/* The store restores this game, and has nothing to report. */
void          store_assert_restores (Store        *self,
                                     ComstockGame *wanted);

gboolean      store_get_boolean     (Store      *self,
                                     const char *property);

/* Writes what is no save into a file of the store. */
void          store_spoil           (Store      *self,
                                     const char *name);
