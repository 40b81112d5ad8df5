/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One run of the worker that writes autosaves; private to ComstockAutosave. */

#pragma once

#include "comstock-autosave-folder.h"

G_BEGIN_DECLS

/* A game to be kept besides the one being played. */
typedef struct
{
  ComstockKeptKind kind;
  guint64 serial;
  GBytes *bytes;
} ComstockAutosaveItem;

/* Takes @bytes. */
ComstockAutosaveItem *comstock_autosave_item_new  (ComstockKeptKind kind,
                                                   guint64          serial,
                                                   GBytes          *bytes);

/* An empty array that owns its items. */
GPtrArray            *comstock_autosave_items_new (void);

/* First the items are written, then the game, which may push out the last file of a game that an item keeps. */
typedef struct
{
  char *folder;
  GPtrArray *items;     /* of ComstockAutosaveItem */
  GBytes *game;         /* or NULL */
  guint64 serial;       /* of the game */

  /* To be read when the job has ended. */
  guint n_done;         /* items written */
  GError *error;        /* what ended it early */

  GMutex mutex;
  GCond ended;
  gboolean has_ended;
} ComstockAutosaveJob;

/* Takes @items. */
ComstockAutosaveJob *comstock_autosave_job_new        (const char *folder,
                                                       GPtrArray  *items);
ComstockAutosaveJob *comstock_autosave_job_ref        (ComstockAutosaveJob *self);
void                 comstock_autosave_job_unref      (ComstockAutosaveJob *self);

/* Does the work, in any thread; waits for its end in another. */
void                 comstock_autosave_job_run        (ComstockAutosaveJob *self);
void                 comstock_autosave_job_wait       (ComstockAutosaveJob *self);

/* The items that could not be written. */
GPtrArray           *comstock_autosave_job_steal_rest (ComstockAutosaveJob *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ComstockAutosaveJob, comstock_autosave_job_unref)

G_END_DECLS
