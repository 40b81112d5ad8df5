/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics to JSON and back; what a file holds is checked like anything from outside. */

#include "comstock-statistics-json.h"

#include <glib/gi18n.h>

#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

#define FORMAT "comstock-statistics"
#define MAX_BYTES 160       /* of any string */
#define MAX_RESULTS 16      /* of one game */
#define MAX_POINTS 1000000
#define MAX_COUNT 100000000

static void
write_tally (JsonBuilder         *builder,
             const ComstockTally *tally)
{
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "game", tally->game);
  comstock_json_write_string (builder, "kit", tally->kit);
  comstock_json_write_string (builder, "kit-name", tally->kit_name);
  comstock_json_write_string (builder, "player", tally->player);
  comstock_json_write_string (builder, "opponents", tally->opponents);
  comstock_json_write_int (builder, "played", tally->played);
  comstock_json_write_int (builder, "won", tally->won);
  comstock_json_write_int (builder, "best", tally->best);
  comstock_json_write_int (builder, "total", tally->total);
  comstock_json_write_int (builder, "streak", tally->streak);
  comstock_json_write_int (builder, "longest", tally->longest);
  comstock_json_write_int (builder, "undos", tally->undos);
  comstock_json_write_int (builder, "hints", tally->hints);
  json_builder_end_object (builder);
}

static void
write_result (JsonBuilder          *builder,
              const ComstockResult *result)
{
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "player", result->player);
  comstock_json_write_string (builder, "opponents", result->opponents);
  comstock_json_write_int (builder, "points", result->points);
  comstock_json_write_boolean (builder, "won", result->won);
  json_builder_end_object (builder);
}

static void
write_day (JsonBuilder *builder,
           GDateTime   *day)
{
  g_autofree char *text = comstock_text_day (day);

  comstock_json_write_string (builder, "day", text);
}

static void
write_record (JsonBuilder          *builder,
              const ComstockRecord *record)
{
  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "game", record->game);
  comstock_json_write_digest (builder, "digest", record->digest);
  comstock_json_write_string (builder, "kit", record->kit);
  comstock_json_write_string (builder, "kit-name", record->kit_name);
  if (*record->code != '\0')
    comstock_json_write_string (builder, "code", record->code);
  if (record->day != NULL)
    write_day (builder, record->day);
  comstock_json_write_int (builder, "undos", record->undos);
  comstock_json_write_int (builder, "hints", record->hints);
  comstock_json_begin_array (builder, "results");
  for (guint i = 0; i < record->results->len; i++)
    write_result (builder, record->results->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

GBytes *
comstock_statistics_json_write (GPtrArray *former,
                                GPtrArray *records)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  char *text;

  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "format", FORMAT);
  comstock_json_write_int (builder, "version", COMSTOCK_STATISTICS_FORMAT_VERSION);
  comstock_json_begin_array (builder, "former");
  for (guint i = 0; i < former->len; i++)
    write_tally (builder, former->pdata[i]);
  json_builder_end_array (builder);
  comstock_json_begin_array (builder, "games");
  for (guint i = 0; i < records->len; i++)
    write_record (builder, records->pdata[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = json_to_string (root, FALSE);
  return g_bytes_new_take (text, strlen (text));
}

static gboolean
read_string (JsonNode    *object,
             const char  *member,
             const char **value,
             GError     **error)
{
  return comstock_json_to_string (comstock_json_get_member (object, member, error), MAX_BYTES, value, error);
}

static gboolean
read_int (JsonNode   *object,
          const char *member,
          gint64      min,
          gint64      max,
          gint64     *value,
          GError    **error)
{
  return comstock_json_to_int (comstock_json_get_member (object, member, error), min, max, value, error);
}

static gboolean
read_count (JsonNode   *object,
            const char *member,
            gint64      max,
            guint      *value,
            GError    **error)
{
  gint64 count;

  if (!read_int (object, member, 0, max, &count, error))
    return FALSE;
  *value = (guint) count;
  return TRUE;
}

static gboolean
read_tally_names (JsonNode      *node,
                  ComstockTally *tally,
                  GError       **error)
{
  const char *game, *kit, *kit_name, *player, *opponents;

  if (!read_string (node, "game", &game, error) ||
      !read_string (node, "kit", &kit, error) ||
      !read_string (node, "kit-name", &kit_name, error) ||
      !read_string (node, "player", &player, error) ||
      !read_string (node, "opponents", &opponents, error))
    return FALSE;
  tally->game = g_strdup (game);
  tally->kit = g_strdup (kit);
  tally->kit_name = g_strdup (kit_name);
  tally->player = g_strdup (player);
  tally->opponents = g_strdup (opponents);
  return TRUE;
}

/* Nobody wins more games than were played, nor a longer streak than games. */
static gboolean
read_tally_figures (JsonNode      *node,
                    ComstockTally *tally,
                    GError       **error)
{
  gint64 played, best;

  if (!read_int (node, "played", 1, MAX_COUNT, &played, error) ||
      !read_int (node, "best", -MAX_POINTS, MAX_POINTS, &best, error) ||
      !read_int (node, "total", -MAX_POINTS * played, best * played, &tally->total, error) ||
      !read_count (node, "won", played, &tally->won, error) ||
      !read_count (node, "longest", tally->won, &tally->longest, error) ||
      !read_count (node, "streak", tally->longest, &tally->streak, error) ||
      !read_count (node, "undos", MAX_COUNT, &tally->undos, error) ||
      !read_count (node, "hints", MAX_COUNT, &tally->hints, error))
    return FALSE;
  tally->played = (guint) played;
  tally->best = (int) best;
  return TRUE;
}

static gboolean
read_tally (JsonNode  *node,
            GPtrArray *former,
            GError   **error)
{
  static const char *const members[] = {
    "game", "kit", "kit-name", "player", "opponents", "played", "won", "best", "total", "streak", "longest", "undos",
    "hints", NULL
  };
  ComstockTally *tally = g_new0 (ComstockTally, 1);

  g_ptr_array_add (former, tally);
  return comstock_json_check_object (node, members, error) &&
         read_tally_names (node, tally, error) &&
         read_tally_figures (node, tally, error);
}

static gboolean
read_result (JsonNode       *node,
             ComstockRecord *record,
             GError        **error)
{
  static const char *const members[] = { "player", "opponents", "points", "won", NULL };
  const char *player, *opponents;
  gint64 points;
  gboolean won;

  if (!comstock_json_check_object (node, members, error) ||
      !read_string (node, "player", &player, error) ||
      !read_string (node, "opponents", &opponents, error) ||
      !read_int (node, "points", -MAX_POINTS, MAX_POINTS, &points, error) ||
      !comstock_json_to_boolean (comstock_json_get_member (node, "won", error), &won, error))
    return FALSE;
  g_ptr_array_add (record->results, comstock_result_new (player, opponents, (int) points, won));
  return TRUE;
}

static gboolean
read_results (JsonNode       *array,
              ComstockRecord *record,
              GError        **error)
{
  guint length;

  if (!comstock_json_to_array (array, 0, MAX_RESULTS, &length, error))
    return FALSE;
  for (guint i = 0; i < length; i++)
    if (!read_result (comstock_json_get_item (array, i), record, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_code (JsonNode    *node,
           const char **code,
           GError     **error)
{
  *code = "";
  return comstock_json_find_member (node, "code") == NULL || read_string (node, "code", code, error);
}

/* @node may be NULL: nobody knows. */
static gboolean
read_day (JsonNode       *node,
          ComstockRecord *record,
          GError        **error)
{
  const char *text;

  if (node == NULL)
    return TRUE;
  if (!comstock_json_to_string (node, MAX_BYTES, &text, error))
    return FALSE;
  record->day = comstock_text_read_day (text);
  return record->day != NULL || comstock_json_refuse_word (node, text, error);
}

static gboolean
read_record (JsonNode  *node,
             GPtrArray *records,
             GError   **error)
{
  static const char *const members[] = {
    "game", "digest", "kit", "kit-name", "code", "day", "undos", "hints", "results", NULL
  };
  const char *game, *kit, *kit_name, *code;
  ComstockRecord *record;
  guint64 digest;

  if (!comstock_json_check_object (node, members, error) ||
      !read_string (node, "game", &game, error) ||
      !comstock_json_to_digest (comstock_json_get_member (node, "digest", error), &digest, error) ||
      !read_string (node, "kit", &kit, error) ||
      !read_string (node, "kit-name", &kit_name, error) ||
      !read_code (node, &code, error))
    return FALSE;
  record = comstock_record_new (game, digest, kit, kit_name, code);
  g_ptr_array_add (records, record);
  return read_day (comstock_json_find_member (node, "day"), record, error) &&
         read_count (node, "undos", MAX_COUNT, &record->undos, error) &&
         read_count (node, "hints", MAX_COUNT, &record->hints, error) &&
         read_results (comstock_json_get_member (node, "results", error), record, error);
}

static gboolean
read_items (JsonNode   *array,
            guint       max,
            GPtrArray  *items,
            gboolean  (*read) (JsonNode *, GPtrArray *, GError **),
            GError    **error)
{
  guint length;

  if (!comstock_json_to_array (array, 0, max, &length, error))
    return FALSE;
  for (guint i = 0; i < length; i++)
    if (!read (comstock_json_get_item (array, i), items, error))
      return FALSE;
  return TRUE;
}

/* Format and version first: a newer format may have other members. */
static gboolean
check_format (JsonNode *document,
              GError  **error)
{
  static const char *const members[] = { "format", "version", "former", "games", NULL };
  JsonNode *format = comstock_json_get_member (document, "format", error);
  const char *text;
  gint64 version;

  if (!comstock_json_to_string (format, MAX_BYTES, &text, error))
    return FALSE;
  if (!g_str_equal (text, FORMAT))
    {
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, format, _("this is not a Comstock statistics file"));
      return FALSE;
    }
  return read_int (document, "version", 1, COMSTOCK_STATISTICS_FORMAT_VERSION, &version, error) &&
         comstock_json_check_object (document, members, error);
}

gboolean
comstock_statistics_json_read (GBytes    *bytes,
                               GPtrArray *former,
                               GPtrArray *records,
                               GError   **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autoptr (JsonNode) document = comstock_json_parse (text, size, error);

  return document != NULL && check_format (document, error) &&
         read_items (comstock_json_get_member (document, "former", error), COMSTOCK_STATISTICS_MAX_FORMER, former,
                     read_tally, error) &&
         read_items (comstock_json_get_member (document, "games", error), COMSTOCK_STATISTICS_MAX_RECORDS, records,
                     read_record, error);
}
