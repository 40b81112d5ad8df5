/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of ComstockAutosave share. */

#pragma once

#include "comstock-autosave-job.h"
#include "comstock-autosave.h"

G_BEGIN_DECLS

/* A file that could not be restored, under the name that it has now. */
typedef struct
{
  ComstockKeptKind kind;
  guint64 serial;
} ComstockDamaged;

struct _ComstockAutosave
{
  GObject parent_instance;

  char *parent;
  char *folder;
  int lock;
  guint64 next;         /* serial number */

  ComstockGame *game;
  GBytes *written;      /* the game as it was last read or written here, or was when it came */
  gboolean dirty;       /* its newest position is in no job */
  GPtrArray *items;     /* of ComstockAutosaveItem, waiting */
  ComstockAutosaveJob *job;     /* in flight */

  gboolean pending;
  gboolean can_bring_back;
  GError *error;        /* of the last job */
  char *failed_folder;  /* where the last job was to write */
  char *problem;
  gboolean asked;       /* somebody wants to know whether the next job fails as well */
  guint retry;          /* timeout */
  guint wait;           /* of that timeout, in ms */
  GArray *damaged;      /* of ComstockDamaged */
  gboolean unlisted;    /* which files there are could not be read */
};

/* comstock-autosave.c: a store in @folder, a sub-folder of @parent; NULL if another one has it. */
ComstockAutosave *comstock_autosave_new_in   (GFile      *parent,
                                              const char *folder);

/* comstock-autosave.c: makes @game the one to keep, from its next change on. */
void comstock_autosave_watch                 (ComstockAutosave *self,
                                              ComstockGame     *game);

/* comstock-autosave.c: writes the newest position as soon as no other write is in flight. */
void comstock_autosave_write                 (ComstockAutosave *self);

/* comstock-autosave.c: the property, notified on change. */
void comstock_autosave_set_can_bring_back    (ComstockAutosave *self,
                                              gboolean          can_bring_back);

/* comstock-autosave-restore.c: makes another game that lies in the folder a former one: no write shall push it out. */
void comstock_autosave_retire_stranger       (ComstockAutosave *self);

/* comstock-autosave-restore.c: looks whether there is a former game, in memory or on the disk. */
void comstock_autosave_update_can_bring_back (ComstockAutosave *self);

G_END_DECLS
