/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games watched, counted and kept: one record a game, older ones folded into tallies. */

#include "comstock-statistics.h"

#include <errno.h>
#include <glib/gi18n.h>

#include "comstock-csv.h"
#include "comstock-games.h"
#include "comstock-json.h"
#include "comstock-save-private.h"
#include "comstock-save.h"
#include "comstock-statistics-json.h"
#include "comstock-workers.h"
#include "engine/cs-digest.h"

#define MAX_BAD_FILES 100

struct _ComstockStatistics
{
  GObject parent_instance;

  GFile *file;
  gboolean loaded;
  gboolean barred;          /* the file holds what could neither be read nor put aside */
  GPtrArray *former;        /* of ComstockTally: the games before those in records */
  GPtrArray *records;       /* of ComstockRecord, in the order in which they first ended */
  char *read_problem;
  char *write_problem;

  GMutex writing;           /* held while the file is written */
  GBytes *newest;           /* what is still to be written, or NULL; exchanged atomically */
};

enum
{
  PROP_PROBLEM = 1,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockStatistics, comstock_statistics, G_TYPE_OBJECT)

static void
clear (ComstockStatistics *self)
{
  g_ptr_array_set_size (self->former, 0);
  g_ptr_array_set_size (self->records, 0);
}

/* A name beside the file that nobody has yet: "bad-statistics-1.json". */
static GFile *
dup_bad_file (ComstockStatistics *self,
              guint               number)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autofree char *name = g_strdup_printf ("bad-statistics-%u.json", number);

  return g_file_get_child (folder, name);
}

static void
put_aside (ComstockStatistics *self,
           const GError       *reason)
{
  for (guint number = 1; number <= MAX_BAD_FILES; number++)
    {
      g_autoptr (GFile) bad = dup_bad_file (self, number);
      g_autofree char *name = g_file_get_parse_name (bad);

      if (!g_file_move (self->file, bad, G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL, NULL, NULL))
        continue;
      /* Translators: a file; then what is wrong with it. */
      self->read_problem = g_strdup_printf (_("The statistics could not be read, so they begin anew. The file is kept "
                                              "as %s. %s"), name, reason->message);
      return;
    }
  self->barred = TRUE;
  /* Translators: what is wrong with a file. */
  self->read_problem = g_strdup_printf (_("The statistics can neither be read nor put aside: what you play now is not "
                                          "counted for good. %s"), reason->message);
}

static void
load (ComstockStatistics *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (self->loaded)
    return;
  self->loaded = TRUE;
  bytes = comstock_json_load_bytes (self->file, NULL, &error);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      (bytes != NULL && comstock_statistics_json_read (bytes, self->former, self->records, &error)))
    return;
  clear (self);
  put_aside (self, error);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static gboolean
make_folder (ComstockStatistics *self,
             GError            **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);

  if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) == 0)
    return TRUE;
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno), g_strerror (errno));
  comstock_save_explain_error (folder, error);
  return FALSE;
}

/* In any thread: writes what is newest once nobody else writes, so that nothing older comes after it. */
static gboolean
write_newest (ComstockStatistics *self,
              GError            **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->writing);
  g_autoptr (GBytes) bytes = g_atomic_pointer_exchange (&self->newest, NULL);

  return bytes == NULL ||
         (make_folder (self, error) && comstock_save_write_bytes (bytes, self->file, error));
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  GError *error = NULL;

  if (write_newest (source, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
set_write_problem (ComstockStatistics *self,
                   const GError       *error)
{
  const char *problem = error != NULL ? error->message : NULL;

  if (g_strcmp0 (problem, self->write_problem) == 0)
    return;
  g_free (self->write_problem);
  self->write_problem = g_strdup (problem);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  set_write_problem (COMSTOCK_STATISTICS (source), error);
}

/* The oldest game stops being one of its own, and counts on in its tally. */
static void
fold_oldest (ComstockStatistics *self)
{
  comstock_tallies_add (self->former, self->records->pdata[0]);
  if (self->former->len > COMSTOCK_STATISTICS_MAX_FORMER)
    g_ptr_array_set_size (self->former, COMSTOCK_STATISTICS_MAX_FORMER);
  g_ptr_array_remove_index (self->records, 0);
}

static GBytes *
to_bytes (ComstockStatistics *self)
{
  GBytes *bytes;

  while (self->records->len > COMSTOCK_STATISTICS_MAX_RECORDS)
    fold_oldest (self);
  bytes = comstock_statistics_json_write (self->former, self->records);
  while (g_bytes_get_size (bytes) > COMSTOCK_JSON_MAX_SIZE && self->records->len > 0)
    {
      fold_oldest (self);
      g_bytes_unref (bytes);
      bytes = comstock_statistics_json_write (self->former, self->records);
    }
  return bytes;
}

static void
queue_newest (ComstockStatistics *self)
{
  g_autoptr (GBytes) superseded = g_atomic_pointer_exchange (&self->newest, to_bytes (self));
}

static void
store (ComstockStatistics *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
  if (!self->barred)
    {
      g_autoptr (GTask) task = g_task_new (self, NULL, on_written, NULL);

      queue_newest (self);
      comstock_workers_run (task, write_in_thread);
    }
}

gboolean
comstock_statistics_flush (ComstockStatistics  *self,
                           GError             **error)
{
  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), FALSE);

  if (self->write_problem != NULL)
    queue_newest (self);
  return write_newest (self, error);
}

/* Names, levels and the whole deal, not the moves: what is the same wherever the game is played on. */
static guint64
digest_setup (ComstockGame *game)
{
  g_autoptr (JsonNode) setup = COMSTOCK_GAME_GET_CLASS (game)->setup_to_json (game);
  g_autofree char *text = json_to_string (setup, FALSE);

  return cs_digest_bytes (CS_DIGEST_START, (const uint8_t *) text, strlen (text));
}

/* The record of @game, a new one at the end if there is none yet. */
static guint
find_record (ComstockStatistics *self,
             ComstockGame       *game)
{
  const char *id = comstock_game_get_rules (game)->id;
  const guint64 digest = digest_setup (game);
  const char *kit, *kit_name;

  for (guint i = 0; i < self->records->len; i++)
    {
      const ComstockRecord *record = self->records->pdata[i];

      if (record->digest == digest && g_str_equal (record->game, id))
        return i;
    }
  COMSTOCK_GAME_GET_CLASS (game)->get_kit_names (game, &kit, &kit_name);
  g_ptr_array_add (self->records, comstock_record_new (id, digest, kit, kit_name));
  return self->records->len - 1;
}

static GPtrArray *
dup_results (ComstockGame *game)
{
  GPtrArray *results = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_result_free);

  for (guint seat = 0; seat < CS_MAX_SEATS; seat++)
    if (COMSTOCK_GAME_GET_CLASS (game)->is_person (game, seat))
      {
        ComstockResult *result = COMSTOCK_GAME_GET_CLASS (game)->dup_result (game, seat);

        if (result != NULL)
          g_ptr_array_add (results, result);
      }
  return results;
}

/* A game that ends again keeps its place in the row of games. */
static void
on_ended (ComstockStatistics *self,
          ComstockGame       *game)
{
  g_autoptr (GPtrArray) results = dup_results (game);
  ComstockRecord *record;
  guint index;

  if (results->len == 0)
    return;
  load (self);
  index = find_record (self, game);
  record = self->records->pdata[index];
  if (record->results->len == 0)
    {
      record = g_ptr_array_steal_index (self->records, index);
      g_ptr_array_add (self->records, record);
    }
  g_ptr_array_unref (record->results);
  record->results = g_steal_pointer (&results);
  store (self);
}

static gboolean
has_person (ComstockGame *game)
{
  for (guint seat = 0; seat < CS_MAX_SEATS; seat++)
    if (COMSTOCK_GAME_GET_CLASS (game)->is_person (game, seat))
      return TRUE;
  return FALSE;
}

/* Counted at once: the game may be ended another day, by another start of the program. */
static void
on_taken_back (ComstockStatistics *self,
               ComstockGame       *game)
{
  ComstockRecord *record;
  guint index;

  if (!has_person (game))
    return;
  load (self);
  index = find_record (self, game);
  record = self->records->pdata[index];
  record->undos++;
  store (self);
}

void
comstock_statistics_watch (ComstockStatistics *self,
                           ComstockGame       *game)
{
  g_return_if_fail (COMSTOCK_IS_STATISTICS (self));
  g_return_if_fail (COMSTOCK_IS_GAME (game));

  if (COMSTOCK_GAME_GET_CLASS (game)->dup_result == NULL)
    return;
  g_signal_handlers_disconnect_by_data (game, self);
  g_signal_connect_object (game, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "taken-back", G_CALLBACK (on_taken_back), self, G_CONNECT_SWAPPED);
}

static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const ComstockTally *first = *(ComstockTally *const *) a;
  const ComstockTally *second = *(ComstockTally *const *) b;
  int order = g_utf8_collate (first->player, second->player);

  return order != 0 ? order : (first->played < second->played) - (first->played > second->played);
}

GPtrArray *
comstock_statistics_dup_tallies (ComstockStatistics *self)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_tally_free);

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), tallies);

  load (self);
  for (guint i = 0; i < self->former->len; i++)
    g_ptr_array_add (tallies, comstock_tally_copy (self->former->pdata[i]));
  for (guint i = 0; i < self->records->len; i++)
    comstock_tallies_add (tallies, self->records->pdata[i]);
  g_ptr_array_sort (tallies, compare_tallies);
  return tallies;
}

static void
add_heading (GString *csv)
{
  const char *const headings[] = {
    _("Player"), _("Opponents"), _("Deck"), _("Games played"), _("Games won"), _("Best"), _("Mean"),
    _("Won in a row"), _("Most in a row"), _("Undos"), _("Hints"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    comstock_csv_add_text (csv, headings[i]);
  comstock_csv_end_row (csv);
}

static void
add_tally (GString             *csv,
           const ComstockTally *tally)
{
  g_autofree char *opponents = comstock_games_dup_opponents (tally->game, tally->opponents);

  comstock_csv_add_text (csv, *tally->player != '\0' ? tally->player : _("You"));
  comstock_csv_add_text (csv, opponents);
  comstock_csv_add_text (csv, tally->kit_name);
  comstock_csv_add_number (csv, tally->played, 0);
  comstock_csv_add_number (csv, tally->won, 0);
  comstock_csv_add_number (csv, tally->best, 0);
  comstock_csv_add_number (csv, comstock_tally_get_mean (tally), 1);
  comstock_csv_add_number (csv, tally->streak, 0);
  comstock_csv_add_number (csv, tally->longest, 0);
  comstock_csv_add_number (csv, tally->undos, 0);
  comstock_csv_add_number (csv, tally->hints, 0);
  comstock_csv_end_row (csv);
}

char *
comstock_statistics_dup_csv (ComstockStatistics *self)
{
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (self);
  GString *csv = comstock_csv_new ();

  add_heading (csv);
  for (guint i = 0; i < tallies->len; i++)
    add_tally (csv, tallies->pdata[i]);
  return g_string_free (csv, FALSE);
}

gboolean
comstock_statistics_export (ComstockStatistics  *self,
                            GFile               *file,
                            GError             **error)
{
  char *csv = comstock_statistics_dup_csv (self);
  g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));

  return comstock_save_write_bytes (bytes, file, error);
}

GBytes *
comstock_statistics_reset (ComstockStatistics *self)
{
  GBytes *bytes;

  g_return_val_if_fail (COMSTOCK_IS_STATISTICS (self), NULL);

  load (self);
  bytes = to_bytes (self);
  clear (self);
  store (self);
  return bytes;
}

void
comstock_statistics_restore (ComstockStatistics *self,
                             GBytes             *bytes)
{
  g_return_if_fail (COMSTOCK_IS_STATISTICS (self));

  clear (self);
  comstock_statistics_json_read (bytes, self->former, self->records, NULL);
  store (self);
}

static void
comstock_statistics_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  ComstockStatistics *self = COMSTOCK_STATISTICS (object);

  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, self->write_problem != NULL ? self->write_problem : self->read_problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_statistics_finalize (GObject *object)
{
  ComstockStatistics *self = COMSTOCK_STATISTICS (object);

  g_clear_object (&self->file);
  g_ptr_array_unref (self->former);
  g_ptr_array_unref (self->records);
  g_free (self->read_problem);
  g_free (self->write_problem);
  g_clear_pointer (&self->newest, g_bytes_unref);
  g_mutex_clear (&self->writing);
  G_OBJECT_CLASS (comstock_statistics_parent_class)->finalize (object);
}

static void
comstock_statistics_class_init (ComstockStatisticsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_statistics_get_property;
  object_class->finalize = comstock_statistics_finalize;
  properties[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_STATISTICS, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_statistics_init (ComstockStatistics *self)
{
  g_mutex_init (&self->writing);
  self->former = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_tally_free);
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) comstock_record_free);
}

ComstockStatistics *
comstock_statistics_new (GFile *file)
{
  ComstockStatistics *self = g_object_new (COMSTOCK_TYPE_STATISTICS, NULL);

  self->file = g_object_ref (file);
  return self;
}

GFile *
comstock_statistics_dup_usual_file (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "comstock", "statistics.json", NULL);
}
