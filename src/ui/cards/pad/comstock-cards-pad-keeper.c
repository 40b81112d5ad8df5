/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each change is written in the background, in order; while a write is in flight only the newest state waits. */

#include "comstock-cards-pad-keeper.h"

#include <glib/gi18n.h>

#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"
#include "model/store/comstock-folder.h"
#include "model/store/comstock-save.h"

struct _ComstockCardsPadKeeper
{
  GObject parent_instance;

  GFile *file;
  ComstockCardsPad *pad;
  gboolean writing;
  gboolean waiting;     /* for that to end, with something newer */
  gboolean blocked;     /* by a file that is neither read nor lost */
  char *problem;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadKeeper, comstock_cards_pad_keeper, G_TYPE_OBJECT)

enum
{
  REPLACED,
  CHANGED,
  PROBLEM,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Takes over @problem. */
static void
set_problem (ComstockCardsPadKeeper *self,
             char                   *problem)
{
  const gboolean same = g_strcmp0 (self->problem, problem) == 0;

  g_free (self->problem);
  self->problem = problem;
  if (!same)
    g_signal_emit (self, signals[PROBLEM], 0);
}

static void write_pad (ComstockCardsPadKeeper *self);

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (ComstockCardsPadKeeper) self = data;
  g_autoptr (GError) error = NULL;

  comstock_save_write_finish (result, &error);
  set_problem (self, error != NULL ? g_strdup (error->message) : NULL);
  self->writing = FALSE;
  if (self->waiting)
    write_pad (self);
}

static void
write_pad (ComstockCardsPadKeeper *self)
{
  g_autoptr (GBytes) bytes = NULL;

  self->waiting = self->writing;
  if (self->writing || self->blocked)
    return;
  self->writing = TRUE;
  bytes = comstock_cards_pad_to_bytes (self->pad);
  comstock_save_write_bytes_async (bytes, self->file, NULL, NULL, on_written, g_object_ref (self));
}

static void
on_changed (ComstockCardsPadKeeper *self)
{
  write_pad (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
hold (ComstockCardsPadKeeper *self,
      ComstockCardsPad       *pad)
{
  if (self->pad != NULL)
    g_signal_handlers_disconnect_by_data (self->pad, self);
  g_set_object (&self->pad, pad);
  g_signal_connect_object (pad, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

void
comstock_cards_pad_keeper_set_pad (ComstockCardsPadKeeper *self,
                                   ComstockCardsPad       *pad)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_KEEPER (self));

  hold (self, pad);
  write_pad (self);
  g_signal_emit (self, signals[REPLACED], 0);
}

ComstockCardsPad *
comstock_cards_pad_keeper_get_pad (ComstockCardsPadKeeper *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD_KEEPER (self), NULL);

  return self->pad;
}

const char *
comstock_cards_pad_keeper_get_problem (ComstockCardsPadKeeper *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD_KEEPER (self), NULL);

  return self->problem;
}

/* What cannot be read is put aside before anything is written in its place. */
static void
put_aside (ComstockCardsPadKeeper *self,
           const GError           *error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autoptr (GFile) aside = g_file_get_child (folder, "bad-pad.comstock");
  g_autofree char *name = g_file_get_parse_name (aside);

  self->blocked = !g_file_move (self->file, aside, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
  if (self->blocked)
    /* Translators: at the end stands the reason, a sentence of its own. */
    set_problem (self, g_strdup_printf (_("The last score pad can neither be read nor set aside: this one is kept only "
                                          "until you quit. %s"), error->message));
  else
    /* Translators: a file, and the reason, a sentence of its own. */
    set_problem (self, g_strdup_printf (_("The last score pad cannot be read and was moved to %s. %s"), name,
                                        error->message));
}

static void
read_pad (ComstockCardsPadKeeper *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = comstock_json_load_file (self->file, NULL, &error);
  g_autoptr (ComstockCardsPad) pad = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return;
  if (bytes != NULL)
    pad = comstock_cards_pad_new_from_bytes (bytes, &error);
  if (pad != NULL)
    hold (self, pad);
  else
    put_aside (self, error);
}

static void
comstock_cards_pad_keeper_finalize (GObject *object)
{
  ComstockCardsPadKeeper *self = COMSTOCK_CARDS_PAD_KEEPER (object);

  g_object_unref (self->file);
  g_clear_object (&self->pad);
  g_free (self->problem);
  G_OBJECT_CLASS (comstock_cards_pad_keeper_parent_class)->finalize (object);
}

static void
comstock_cards_pad_keeper_class_init (ComstockCardsPadKeeperClass *klass)
{
  static const char *const names[N_SIGNALS] = { "replaced", "changed", "problem" };

  G_OBJECT_CLASS (klass)->finalize = comstock_cards_pad_keeper_finalize;
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], COMSTOCK_TYPE_CARDS_PAD_KEEPER, G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_cards_pad_keeper_init (ComstockCardsPadKeeper *self)
{
  g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_data_dir (), "comstock", NULL);
  g_autoptr (GError) error = NULL;

  self->file = g_file_get_child (folder, "pad.comstock");
  if (comstock_folder_make (g_file_peek_path (folder), &error))
    read_pad (self);
  else
    self->problem = g_strdup (error->message);
}

ComstockCardsPadKeeper *
comstock_cards_pad_keeper_dup (void)
{
  static ComstockCardsPadKeeper *keeper;

  if (keeper != NULL)
    return g_object_ref (keeper);
  keeper = g_object_new (COMSTOCK_TYPE_CARDS_PAD_KEEPER, NULL);
  g_object_add_weak_pointer (G_OBJECT (keeper), (gpointer *) &keeper);
  return keeper;
}
