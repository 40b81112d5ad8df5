/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a loss of power may leave of what was recorded. */

#include "disk.h"

#include <glib/gstdio.h>
#include <string.h>

#include "table.h"

/* What became of what was written to a file and not brought to the disk. */
typedef enum
{
  FATE_LOST,
  FATE_KEPT,
  FATE_TORN,        /* as long as it should be, but with zeros in the second half */
  N_FATES
} Fate;

typedef struct
{
  GByteArray *now;
  GByteArray *synced;
  guint version;
  guint synced_version;
} File;

typedef struct
{
  const char *folder;       /* of the state that is visited */
  GPtrArray *files;         /* of File, by their numbers */
  GHashTable *synced;       /* names that are on the disk, of files by number; folders have FOLDER */
  GPtrArray *pending;       /* of DiskOp: names changed since */
  guint n_notes;
  GHashTable *seen;         /* states visited, with the number of notes */
  DiskVisit visit;
  gpointer data;
} Losses;

#define FOLDER GUINT_TO_POINTER (G_MAXUINT)

static void
file_free (File *file)
{
  g_byte_array_unref (file->now);
  g_byte_array_unref (file->synced);
  g_free (file);
}

static File *
get_file (Losses *self,
          guint   number)
{
  while (self->files->len <= number)
    {
      File *file = g_new0 (File, 1);

      file->now = g_byte_array_new ();
      file->synced = g_byte_array_new ();
      g_ptr_array_add (self->files, file);
    }
  return self->files->pdata[number];
}

static void
change_names (GHashTable   *names,
              const DiskOp *op)
{
  gpointer value;

  switch (op->kind)
    {
    case DISK_OP_CREATE:
    case DISK_OP_LINK:
      g_hash_table_insert (names, g_strdup (op->name), GUINT_TO_POINTER (op->file));
      break;
    case DISK_OP_MKDIR:
      g_hash_table_insert (names, g_strdup (op->name), FOLDER);
      break;
    case DISK_OP_RENAME:
      /* Who renames what never came to the disk renames nothing. */
      value = g_hash_table_lookup (names, op->name);
      g_hash_table_remove (names, op->name);
      if (value != NULL)
        g_hash_table_insert (names, g_strdup (op->other), value);
      break;
    default:
      g_hash_table_remove (names, op->name);
    }
}

static void
change_last (const DiskOp *op,
             GHashTable   *names)
{
  change_names (names, op);
}

static gboolean
lies_in (const char *name,
         const char *folder)
{
  const gsize length = strlen (folder);

  if (name == NULL || strncmp (name, folder, length) != 0)
    return FALSE;
  if (length == 0)
    return strchr (name, '/') == NULL;
  return name[length] == '/' && strchr (name + length + 1, '/') == NULL;
}

static void
sync_folder (Losses     *self,
             const char *folder)
{
  for (guint i = 0; i < self->pending->len;)
    {
      const DiskOp *op = self->pending->pdata[i];

      if (lies_in (op->name, folder) || lies_in (op->other, folder))
        {
          change_names (self->synced, op);
          g_ptr_array_remove_index (self->pending, i);
        }
      else
        i++;
    }
}

static void
sync_file (File *file)
{
  g_byte_array_set_size (file->synced, 0);
  g_byte_array_append (file->synced, file->now->data, file->now->len);
  file->synced_version = file->version;
}

/* New bytes are zeros. */
static void
resize (File *file,
        guint size)
{
  const guint old = file->now->len;

  g_byte_array_set_size (file->now, size);
  if (size > old)
    memset (file->now->data + old, 0, size - old);
  file->version++;
}

static void
write_bytes (File         *file,
             const DiskOp *op)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (op->bytes, &size);
  const guint end = (guint) op->offset + (guint) size;

  resize (file, MAX (file->now->len, end));
  memcpy (file->now->data + op->offset, data, size);
}

static void
apply (Losses *self,
       DiskOp *op)
{
  switch (op->kind)
    {
    case DISK_OP_WRITE:
      write_bytes (get_file (self, op->file), op);
      break;
    case DISK_OP_TRUNCATE:
      resize (get_file (self, op->file), (guint) op->offset);
      break;
    case DISK_OP_SYNC_FILE:
      sync_file (get_file (self, op->file));
      break;
    case DISK_OP_SYNC_FOLDER:
      sync_folder (self, op->name);
      break;
    case DISK_OP_NOTE:
      self->n_notes++;
      break;
    default:
      if (op->name != NULL)
        g_ptr_array_add (self->pending, op);
    }
}

static GHashTable *
copy_names (GHashTable *names)
{
  GHashTable *copy = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &value))
    g_hash_table_insert (copy, g_strdup (name), value);
  return copy;
}

/* A folder may be missing that files were made in. */
static gboolean
is_reachable (GHashTable *names,
              const char *name)
{
  g_autofree char *folder = g_path_get_dirname (name);

  return g_str_equal (folder, ".") ||
         (g_hash_table_contains (names, folder) && is_reachable (names, folder));
}

/* In the order of their names, a folder before what is in it. */
static GList *
list_reachable (GHashTable *names)
{
  GList *list = g_list_sort (g_hash_table_get_keys (names), (GCompareFunc) strcmp);

  for (GList *l = list; l != NULL;)
    {
      GList *next = l->next;

      if (!is_reachable (names, l->data))
        list = g_list_delete_link (list, l);
      l = next;
    }
  return list;
}

/* Two states with the same description are the same. */
static char *
describe (Losses     *self,
          GHashTable *names,
          Fate        fate)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GList) list = list_reachable (names);

  g_string_append_printf (text, "%u", self->n_notes);
  for (GList *l = list; l != NULL; l = l->next)
    {
      gpointer value = g_hash_table_lookup (names, l->data);
      const File *file = value == FOLDER ? NULL : get_file (self, GPOINTER_TO_UINT (value));

      g_string_append_printf (text, "\n%s", (const char *) l->data);
      if (file != NULL && file->version == file->synced_version)
        g_string_append_printf (text, " %u %u", GPOINTER_TO_UINT (value), file->version);
      else if (file != NULL)
        g_string_append_printf (text, " %u %u %u", GPOINTER_TO_UINT (value),
                                fate == FATE_LOST ? file->synced_version : file->version, fate);
    }
  return g_string_free (text, FALSE);
}

static void
lay_file (const char *path,
          const File *file,
          Fate        fate)
{
  const gboolean is_lost = fate == FATE_LOST || file->version == file->synced_version;
  const GByteArray *from = is_lost ? file->synced : file->now;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) error = NULL;

  g_byte_array_append (bytes, from->data, from->len);
  if (!is_lost && fate == FATE_TORN)
    memset (bytes->data + bytes->len / 2, 0, bytes->len - bytes->len / 2);
  g_file_set_contents_full (path, (const char *) bytes->data, bytes->len, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
}

static void
lay_out (Losses     *self,
         GHashTable *names,
         Fate        fate)
{
  g_autoptr (GList) list = list_reachable (names);

  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
  for (GList *l = list; l != NULL; l = l->next)
    {
      g_autofree char *path = g_build_filename (self->folder, l->data, NULL);
      gpointer value = g_hash_table_lookup (names, l->data);

      if (value == FOLDER)
        g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
      else
        lay_file (path, get_file (self, GPOINTER_TO_UINT (value)), fate);
    }
}

static void
visit_state (Losses     *self,
             GHashTable *names,
             Fate        fate,
             guint       n_ops)
{
  if (!g_hash_table_add (self->seen, describe (self, names, fate)))
    return;
  lay_out (self, names, fate);
  self->visit (self->folder, n_ops, self->data);
  table_remove_tree (self->folder);
}

/* Of the names changed since they were last brought to the disk none may be there, all, or any that came first. */
static void
visit_states (Losses *self,
              guint   n_ops)
{
  g_autoptr (GHashTable) names = copy_names (self->synced);

  for (guint i = 0; i <= self->pending->len; i++)
    {
      for (guint fate = 0; fate < N_FATES; fate++)
        visit_state (self, names, (Fate) fate, n_ops);
      if (i < self->pending->len)
        change_names (names, self->pending->pdata[i]);
    }
}

static void
init (Losses     *self,
      const char *folder)
{
  *self = (Losses) {
    .folder = folder,
    .files = g_ptr_array_new_with_free_func ((GDestroyNotify) file_free),
    .synced = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .pending = g_ptr_array_new (),
    .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
}

static void
clear (Losses *self)
{
  g_hash_table_unref (self->seen);
  g_ptr_array_unref (self->pending);
  g_hash_table_unref (self->synced);
  g_ptr_array_unref (self->files);
}

guint
disk_visit_losses (const GArray *log,
                   const char   *folder,
                   DiskVisit     visit,
                   gpointer      data)
{
  Losses self;
  guint n;

  init (&self, folder);
  self.visit = visit;
  self.data = data;
  for (guint i = 0; i <= log->len; i++)
    {
      visit_states (&self, i);
      if (i < log->len)
        apply (&self, &g_array_index (log, DiskOp, i));
    }
  n = g_hash_table_size (self.seen);
  clear (&self);
  return n;
}

void
disk_replay (const GArray *log,
             const char   *folder)
{
  Losses self;

  init (&self, folder);
  for (guint i = 0; i < log->len; i++)
    apply (&self, &g_array_index (log, DiskOp, i));
  g_ptr_array_foreach (self.pending, (GFunc) change_last, self.synced);
  lay_out (&self, self.synced, FATE_KEPT);
  clear (&self);
}
