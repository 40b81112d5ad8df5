/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Autosaves on disk: every write is a new file, so that a crash at any moment leaves the files before it. */

#include "comstock-autosave-folder.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "model/base/comstock-file-open.h"
#include "comstock-folder.h"
#include "comstock-save-private.h"
#include "comstock-save.h"

#define MAX_STORES 64       /* more windows than anybody opens */
#define LOCK_NAME "lock"
#define CLOSED_NAME "closed"
#define SERIAL_DIGITS 10
#define MAX_SERIAL G_GUINT64_CONSTANT (9000000000)      /* files beyond are strangers' */
/* Beyond it the files get low numbers before the next is written; until the limit there are thirty years of a write a
 * second. */
#define MAX_START G_GUINT64_CONSTANT (8000000000)

typedef struct
{
  const char *prefix;
  guint n_stay;             /* how many of the newest are kept */
} KindInfo;

static const KindInfo kinds[] = {
  [COMSTOCK_KEPT_GAME] = { "game-", 3 },
  [COMSTOCK_KEPT_FORMER] = { "former-", 20 },
  [COMSTOCK_KEPT_LINE] = { "line-", 20 },
  [COMSTOCK_KEPT_BAD] = { "bad-", G_MAXUINT },
};

/* What is no file there locks nothing, and makes room.  What the disk fails once is tried again. */
static int
open_lock (const char *path)
{
  const int lock = comstock_file_open (path, O_RDONLY | O_CREAT);

  if (lock >= 0)
    return lock;
  if (errno == ENXIO || errno == EISDIR || errno == ELOOP)
    g_remove (path);
  return comstock_file_open (path, O_RDONLY | O_CREAT);
}

gboolean
comstock_autosave_folder_lock (const char *folder,
                               int        *lock)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);

  comstock_folder_make (folder, NULL);
  *lock = open_lock (path);
  if (*lock < 0 || flock (*lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return TRUE;
  g_close (*lock, NULL);
  *lock = -1;
  return FALSE;
}

gboolean
comstock_autosave_folder_is_locked (const char *folder,
                                    int         lock)
{
  g_autofree char *path = g_build_filename (folder, LOCK_NAME, NULL);
  struct stat held, found;

  return fstat (lock, &held) == 0 && stat (path, &found) == 0 &&
         held.st_dev == found.st_dev && held.st_ino == found.st_ino;
}

static char *
dup_store_path (const char *parent,
                guint       number)
{
  g_autofree char *name = g_strdup_printf ("%u", number);

  return g_build_filename (parent, name, NULL);
}

static gboolean
can_be_listed (const char *folder)
{
  g_autoptr (GPtrArray) names = comstock_folder_dup_names (folder, NULL);

  return names != NULL;
}

char *
comstock_autosave_folder_claim (const char *parent,
                                int        *lock)
{
  g_autofree char *free_one = NULL;

  for (guint i = 1; i <= MAX_STORES; i++)
    {
      g_autofree char *folder = dup_store_path (parent, i);
      const gboolean is_free = comstock_autosave_folder_lock (folder, lock);

      if (*lock >= 0 && can_be_listed (folder))
        return g_steal_pointer (&folder);
      if (*lock >= 0)
        g_close (*lock, NULL);
      *lock = -1;
      if (is_free && free_one == NULL)
        free_one = g_steal_pointer (&folder);
    }
  return free_one != NULL ? g_steal_pointer (&free_one) : g_strdup (parent);
}

void
comstock_autosave_folder_set_closed (const char *folder,
                                     gboolean    closed)
{
  g_autofree char *path = g_build_filename (folder, CLOSED_NAME, NULL);
  int fd;

  if (!closed)
    {
      g_remove (path);
      return;
    }
  fd = comstock_file_open (path, O_WRONLY | O_CREAT);
  if (fd >= 0)
    g_close (fd, NULL);
}

static gboolean
is_closed (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, CLOSED_NAME, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

GPtrArray *
comstock_autosave_folder_list_open (const char *parent)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);
  gboolean told = FALSE;

  for (guint i = 1; i <= MAX_STORES; i++)
    {
      g_autofree char *folder = dup_store_path (parent, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) games = comstock_autosave_folder_list (folder, COMSTOCK_KEPT_GAME, &error);

      if (is_closed (folder))
        continue;
      /* Those that cannot be read may hold games; one tells it for all. */
      if (games->len > 0 || (error != NULL && !told))
        g_ptr_array_add (folders, g_steal_pointer (&folder));
      told = told || error != NULL;
    }
  return folders;
}

/* Reads "KIND-0000000012.comstock" and returns what follows, or NULL if @name is not of @kind. */
static const char *
parse_name (const char      *name,
            ComstockKeptKind kind,
            guint64         *serial)
{
  const char *digits = name + strlen (kinds[kind].prefix);
  char *end;

  if (!g_str_has_prefix (name, kinds[kind].prefix) || !g_ascii_isdigit (*digits))
    return NULL;
  *serial = g_ascii_strtoull (digits, &end, 10);
  if (end != digits + SERIAL_DIGITS || *serial > MAX_SERIAL || !g_str_has_prefix (end, COMSTOCK_SAVE_SUFFIX))
    return NULL;
  return end + strlen (COMSTOCK_SAVE_SUFFIX);
}

/* Files and their serial numbers are compared by the latter alone. */
typedef struct
{
  guint64 serial;
  ComstockKeptKind kind;
} Kept;

static int
compare_serials (gconstpointer a,
                 gconstpointer b)
{
  const guint64 left = *(const guint64 *) a;
  const guint64 right = *(const guint64 *) b;

  return (left > right) - (left < right);
}

GArray *
comstock_autosave_folder_list (const char      *folder,
                               ComstockKeptKind kind,
                               GError         **error)
{
  GArray *serials = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GPtrArray) names = comstock_folder_dup_names (folder, error);

  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      guint64 serial;
      const char *rest = parse_name (names->pdata[i], kind, &serial);

      if (rest != NULL && rest[0] == '\0')
        g_array_append_val (serials, serial);
    }
  g_array_sort (serials, compare_serials);
  return serials;
}

/* The files of all kinds, ascending: a new array of Kept, also on failure. */
static GArray *
list_all (const char *folder,
          GError    **error)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Kept));

  for (guint kind = 0; kind < G_N_ELEMENTS (kinds) && *error == NULL; kind++)
    {
      g_autoptr (GArray) serials = comstock_autosave_folder_list (folder, (ComstockKeptKind) kind, error);

      for (guint i = 0; i < serials->len; i++)
        {
          const Kept kept = { g_array_index (serials, guint64, i), (ComstockKeptKind) kind };

          g_array_append_val (all, kept);
        }
    }
  g_array_sort (all, compare_serials);
  return all;
}

static guint64
get_last (GArray *serials)
{
  return serials->len > 0 ? g_array_index (serials, guint64, serials->len - 1) : 0;
}

guint64
comstock_autosave_folder_last (const char      *folder,
                               ComstockKeptKind kind)
{
  g_autoptr (GArray) serials = comstock_autosave_folder_list (folder, kind, NULL);

  return get_last (serials);
}

char *
comstock_autosave_folder_dup_path (const char      *folder,
                                   ComstockKeptKind kind,
                                   guint64          serial)
{
  g_autofree char *name =
    g_strdup_printf ("%s%0*" G_GUINT64_FORMAT COMSTOCK_SAVE_SUFFIX,
                     kinds[kind].prefix, SERIAL_DIGITS, serial);

  return g_build_filename (folder, name, NULL);
}

gboolean
comstock_autosave_folder_turn (const char      *folder,
                               ComstockKeptKind kind,
                               guint64          serial,
                               ComstockKeptKind new_kind,
                               guint64          new_serial)
{
  g_autofree char *path = comstock_autosave_folder_dup_path (folder, kind, serial);
  g_autofree char *new_path = comstock_autosave_folder_dup_path (folder, new_kind, new_serial);

  return g_rename (path, new_path) == 0;
}

/* Gives all files low numbers, the lowest first: their order is the same at each moment, and a number below those that
 * are left is free. */
static gboolean
start_over (const char *folder,
            GArray     *all,
            guint64    *next)
{
  *next = 1;
  for (guint i = 0; i < all->len; i++)
    {
      const Kept *kept = &g_array_index (all, Kept, i);

      if (kept->serial > *next &&
          !comstock_autosave_folder_turn (folder, kept->kind, kept->serial, kept->kind, *next))
        return FALSE;
      *next += kept->serial >= *next;
    }
  return comstock_folder_sync (folder, NULL);
}

gboolean
comstock_autosave_folder_find_next (const char *folder,
                                    guint64    *next)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) all = list_all (folder, &error);

  *next = 1;
  if (error != NULL)
    return FALSE;
  if (all->len > 0)
    *next = g_array_index (all, Kept, all->len - 1).serial + 1;
  return *next <= MAX_START || start_over (folder, all, next);
}

static void
remove_oldest (const char      *folder,
               ComstockKeptKind kind)
{
  g_autoptr (GArray) serials = comstock_autosave_folder_list (folder, kind, NULL);

  for (guint i = 0; i + kinds[kind].n_stay < serials->len; i++)
    {
      g_autofree char *path =
        comstock_autosave_folder_dup_path (folder, kind, g_array_index (serials, guint64, i));

      g_unlink (path);
    }
}

/* The file has a new name each time, the reason is the folder's. */
static void
name_folder (const char *folder,
             GFile      *file,
             GError    **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GFile) parent = g_file_new_for_path (folder);
  g_autofree char *parent_name = g_file_get_parse_name (parent);
  char *message;

  if (error == NULL || !g_str_has_prefix ((*error)->message, name))
    return;
  message = g_strconcat (parent_name, (*error)->message + strlen (name), NULL);
  g_free ((*error)->message);
  (*error)->message = message;
}

/* Below files that are there the next start would not find it, and the next write would take it for the oldest. */
static gboolean
is_youngest (const char      *folder,
             ComstockKeptKind kind,
             guint64          serial,
             GError         **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (GArray) serials = comstock_autosave_folder_list (folder, kind, &failure);

  if (failure == NULL && get_last (serials) > serial)
    {
      g_autoptr (GFile) file = g_file_new_for_path (folder);

      g_set_error_literal (&failure, G_FILE_ERROR, G_FILE_ERROR_EXIST, g_strerror (EEXIST));
      comstock_save_explain_error (file, &failure);
    }
  if (failure == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

gboolean
comstock_autosave_folder_write (const char      *folder,
                                ComstockKeptKind kind,
                                guint64          serial,
                                GBytes          *bytes,
                                GError         **error)
{
  g_autofree char *path = comstock_autosave_folder_dup_path (folder, kind, serial);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!comstock_folder_make (folder, error) || !is_youngest (folder, kind, serial, error))
    return FALSE;
  if (!comstock_save_write_bytes (bytes, file, error))
    {
      name_folder (folder, file, error);
      return FALSE;
    }
  remove_oldest (folder, kind);
  return TRUE;
}

GPtrArray *
comstock_autosave_folder_dup_kept (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) formers = comstock_autosave_folder_list (folder, COMSTOCK_KEPT_FORMER, NULL);
  g_autoptr (GArray) lines = comstock_autosave_folder_list (folder, COMSTOCK_KEPT_LINE, NULL);

  while (formers->len > 0 || lines->len > 0)
    {
      const gboolean is_line = get_last (lines) > get_last (formers);
      GArray *youngest = is_line ? lines : formers;
      g_autofree char *path = comstock_autosave_folder_dup_path (
        folder, is_line ? COMSTOCK_KEPT_LINE : COMSTOCK_KEPT_FORMER, get_last (youngest));

      g_ptr_array_add (files, g_file_new_for_path (path));
      g_array_set_size (youngest, youngest->len - 1);
    }
  return files;
}

ComstockGame *
comstock_autosave_folder_read (const char      *folder,
                               ComstockKeptKind kind,
                               guint64          serial,
                               GError         **error)
{
  g_autofree char *path = comstock_autosave_folder_dup_path (folder, kind, serial);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return comstock_save_read (file, NULL, error);
}
