/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games read back: the last one when the program starts, former ones later, and a report on those that cannot be. */

#include "comstock-autosave-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "comstock-folder.h"
#include "model/base/comstock-json.h"
#include "comstock-save.h"

/* The serial number of the youngest former game on the disk, or 0. */
static guint64
find_former (ComstockAutosave *self)
{
  return comstock_autosave_folder_last (self->folder, COMSTOCK_KEPT_FORMER);
}

/* A former game that could not be written still waits in memory. */
static guint
find_waiting_former (ComstockAutosave *self)
{
  for (guint i = self->items->len; i > 0; i--)
    if (((const ComstockAutosaveItem *) self->items->pdata[i - 1])->kind == COMSTOCK_KEPT_FORMER)
      return i - 1;
  return G_MAXUINT;
}

void
comstock_autosave_update_can_bring_back (ComstockAutosave *self)
{
  comstock_autosave_set_can_bring_back (self, find_waiting_former (self) != G_MAXUINT || find_former (self) != 0);
}

/* What the disk fails to read once is tried again, before a game is put aside for it. */
static ComstockGame *
read_game (ComstockAutosave *self,
           guint64           serial)
{
  ComstockGame *game = comstock_autosave_folder_read (self->folder, COMSTOCK_KEPT_GAME, serial, NULL);

  return game != NULL ? game : comstock_autosave_folder_read (self->folder, COMSTOCK_KEPT_GAME, serial, NULL);
}

/* The newest autosave that can be read. */
static ComstockGame *
read_newest (ComstockAutosave *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) serials = comstock_autosave_folder_list (self->folder, COMSTOCK_KEPT_GAME, &error);

  self->unlisted = error != NULL;
  for (guint i = serials->len; i > 0; i--)
    {
      const guint64 serial = g_array_index (serials, guint64, i - 1);
      const ComstockDamaged damaged = { COMSTOCK_KEPT_BAD, serial };
      ComstockGame *game = read_game (self, serial);

      if (game != NULL)
        return game;
      g_array_append_val (self->damaged, damaged);
      if (!comstock_autosave_folder_turn (self->folder, COMSTOCK_KEPT_GAME, serial, COMSTOCK_KEPT_BAD, serial))
        g_array_index (self->damaged, ComstockDamaged, self->damaged->len - 1).kind = COMSTOCK_KEPT_GAME;
    }
  return NULL;
}

/* Names the outermost folder that is in the way. */
static void
report_folder (ComstockAutosave *self,
               GString          *report)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) names = comstock_folder_dup_names (self->parent, &error);

  if (names != NULL)
    {
      g_ptr_array_unref (names);
      names = comstock_folder_dup_names (self->folder, &error);
    }
  if (names == NULL)
    /* Translators: the name of the folder and what is wrong with it. */
    g_string_append_printf (report, _("The folder with the autosaves cannot be opened.\n%s"), error->message);
}

/* Read once more, for words in the language of now. */
char *
comstock_autosave_dup_report (ComstockAutosave *self)
{
  GString *report = g_string_new (NULL);

  if (self->unlisted)
    report_folder (self, report);
  for (guint i = 0; i < self->damaged->len; i++)
    {
      const ComstockDamaged *damaged = &g_array_index (self->damaged, ComstockDamaged, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (ComstockGame) game =
        comstock_autosave_folder_read (self->folder, damaged->kind, damaged->serial, &error);

      if (game != NULL)
        continue;
      if (report->len > 0)
        g_string_append_c (report, '\n');
      g_string_append_printf (report, damaged->kind == COMSTOCK_KEPT_BAD
                                        /* Translators: the name of the file and what is wrong with it */
                                        ? _("An autosave cannot be opened and was set aside.\n%s")
                                        /* Translators: the name of the file and what is wrong with it */
                                        : _("An autosave cannot be opened.\n%s"), error->message);
    }
  return g_string_free (report, report->len == 0);
}

static GBytes *
load (ComstockAutosave *self,
      ComstockKeptKind  kind,
      guint64           serial)
{
  g_autofree char *path = comstock_autosave_folder_dup_path (self->folder, kind, serial);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return comstock_json_load_file (file, NULL, NULL);
}

void
comstock_autosave_retire_stranger (ComstockAutosave *self)
{
  const guint64 serial = comstock_autosave_folder_last (self->folder, COMSTOCK_KEPT_GAME);
  g_autoptr (GBytes) bytes = serial != 0 ? load (self, COMSTOCK_KEPT_GAME, serial) : NULL;

  if (bytes == NULL || g_bytes_equal (bytes, self->written))
    return;
  comstock_autosave_folder_turn (self->folder, COMSTOCK_KEPT_GAME, serial, COMSTOCK_KEPT_FORMER, serial);
  comstock_autosave_update_can_bring_back (self);
}

/* A crash between two writes can leave the game being played as a former game too. */
static void
drop_twin (ComstockAutosave *self)
{
  const guint64 serial = find_former (self);
  g_autofree char *path =
    comstock_autosave_folder_dup_path (self->folder, COMSTOCK_KEPT_FORMER, serial);
  g_autoptr (GBytes) former = serial != 0 ? load (self, COMSTOCK_KEPT_FORMER, serial) : NULL;

  if (former != NULL && g_bytes_equal (former, self->written))
    g_unlink (path);
}

ComstockGame *
comstock_autosave_restore (ComstockAutosave *self,
                           char            **report)
{
  g_autoptr (ComstockGame) game = NULL;

  g_return_val_if_fail (COMSTOCK_IS_AUTOSAVE (self), NULL);
  g_return_val_if_fail (self->game == NULL, NULL);
  g_return_val_if_fail (report != NULL, NULL);

  game = read_newest (self);
  *report = comstock_autosave_dup_report (self);
  if (game == NULL)
    return NULL;
  comstock_autosave_watch (self, game);
  drop_twin (self);
  comstock_autosave_update_can_bring_back (self);
  return g_steal_pointer (&game);
}

/* A store without a move needs no window, but one with something to tell does. */
static gboolean
is_worth_a_window (ComstockAutosave *self)
{
  g_autofree char *report = NULL;
  g_autoptr (ComstockGame) game = comstock_autosave_restore (self, &report);

  return report != NULL || (game != NULL && comstock_game_is_played (game));
}

GPtrArray *
comstock_autosave_reopen (GFile *folder)
{
  GPtrArray *stores = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) folders = NULL;

  g_return_val_if_fail (G_IS_FILE (folder), stores);

  folders = comstock_autosave_folder_list_open (g_file_peek_path (folder));
  for (guint i = 0; i < folders->len; i++)
    {
      g_autoptr (ComstockAutosave) store = comstock_autosave_new_in (folder, folders->pdata[i]);

      if (store != NULL && is_worth_a_window (store))
        g_ptr_array_add (stores, g_steal_pointer (&store));
    }
  return stores;
}

gboolean
comstock_autosave_can_bring_back (ComstockAutosave *self)
{
  g_return_val_if_fail (COMSTOCK_IS_AUTOSAVE (self), FALSE);

  return self->can_bring_back;
}

/* Takes the youngest former game, from memory or by giving its file the name of the game being played. */
static ComstockGame *
take_former (ComstockAutosave *self,
             guint64           serial,
             GError          **error)
{
  const guint waiting = find_waiting_former (self);
  ComstockGame *game;

  if (waiting == G_MAXUINT)
    {
      game = comstock_autosave_folder_read (self->folder, COMSTOCK_KEPT_FORMER, serial, error);
      if (game == NULL)
        comstock_autosave_folder_turn (self->folder, COMSTOCK_KEPT_FORMER, serial, COMSTOCK_KEPT_BAD, serial);
      return game;
    }
  game = comstock_save_from_bytes (((const ComstockAutosaveItem *) self->items->pdata[waiting])->bytes, error);
  g_ptr_array_remove_index (self->items, waiting);
  return game;
}

static gboolean
promote_former (ComstockAutosave *self,
                guint64           serial)
{
  return comstock_autosave_folder_turn (self->folder, COMSTOCK_KEPT_FORMER, serial, COMSTOCK_KEPT_GAME, self->next++) &&
         comstock_folder_sync (self->folder, NULL);
}

ComstockGame *
comstock_autosave_bring_back (ComstockAutosave *self,
                              GError          **error)
{
  g_autoptr (ComstockGame) game = NULL;
  guint64 serial;

  g_return_val_if_fail (COMSTOCK_IS_AUTOSAVE (self), NULL);
  g_return_val_if_fail (self->can_bring_back, NULL);

  comstock_autosave_flush (self, NULL);
  serial = find_waiting_former (self) == G_MAXUINT ? find_former (self) : 0;
  game = take_former (self, serial, error);
  if (game != NULL)
    {
      comstock_autosave_keep_line (self);
      comstock_autosave_flush (self, NULL);
      comstock_autosave_watch (self, game);
      if (serial == 0 || !promote_former (self, serial))
        comstock_autosave_write (self);
    }
  comstock_autosave_update_can_bring_back (self);
  return g_steal_pointer (&game);
}
