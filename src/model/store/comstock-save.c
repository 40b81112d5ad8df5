/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing and reading of save files: parse, check, replay, compare, and only then a game. */

#include "comstock-save.h"

#include "config.h"

#include <glib/gi18n.h>

#include "model/session/comstock-games.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "comstock-save-private.h"

#define FORMAT "comstock-save"
#define MAX_PROGRAM_BYTES 32
#define MAX_CODE_BYTES 80

G_DEFINE_QUARK (comstock-save-error-quark, comstock_save_error)

static void
write_moves (JsonBuilder  *builder,
             ComstockGame *game)
{
  comstock_json_begin_array (builder, "moves");
  for (guint i = 0; i < comstock_game_get_length (game); i++)
    {
      g_autofree char *move = comstock_game_dup_step_text (game, i);

      json_builder_add_string_value (builder, move);
    }
  json_builder_end_array (builder);
}

static void
write_digest (JsonBuilder  *builder,
              ComstockGame *game,
              guint         cursor)
{
  json_builder_begin_object (builder);
  comstock_json_write_int (builder, "move", cursor);
  comstock_json_write_digest (builder, "digest", comstock_game_get_digest_at (game, cursor));
  json_builder_end_object (builder);
}

static void
write_digests (JsonBuilder  *builder,
               ComstockGame *game)
{
  const guint length = comstock_game_get_length (game);

  comstock_json_begin_array (builder, "digests");
  for (guint cursor = 1; cursor < length; cursor++)
    if (COMSTOCK_GAME_GET_CLASS (game)->is_checkpoint (game, cursor))
      write_digest (builder, game, cursor);
  write_digest (builder, game, length);
  json_builder_end_array (builder);
}

static void
write_plans (JsonBuilder  *builder,
             ComstockGame *game)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (game);
  gboolean any = FALSE;

  for (guint i = 0; klass->get_plan != NULL && i < comstock_game_get_cursor (game); i++)
    if (klass->get_plan (game, i) != 0)
      {
        if (!any)
          comstock_json_begin_array (builder, "plans");
        any = TRUE;
        json_builder_begin_object (builder);
        comstock_json_write_int (builder, "move", i);
        comstock_json_write_int (builder, "plan", klass->get_plan (game, i));
        json_builder_end_object (builder);
      }
  if (any)
    json_builder_end_array (builder);
}

static JsonNode *
build_document (ComstockGame *game)
{
  const CsGame *rules = comstock_game_get_rules (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "format", FORMAT);
  comstock_json_write_int (builder, "version", COMSTOCK_SAVE_FORMAT_VERSION);
  comstock_json_write_string (builder, "program", VERSION);
  comstock_json_write_string (builder, "game", rules->id);
  comstock_json_write_int (builder, "rules", rules->rules_version);
  json_builder_set_member_name (builder, "setup");
  json_builder_add_value (builder, COMSTOCK_GAME_GET_CLASS (game)->setup_to_json (game));
  if (comstock_game_get_code (game) != NULL)
    comstock_json_write_string (builder, "code", comstock_game_get_code (game));
  write_moves (builder, game);
  comstock_json_write_int (builder, "cursor", comstock_game_get_cursor (game));
  write_plans (builder, game);
  write_digests (builder, game);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

GBytes *
comstock_save_to_bytes (ComstockGame *game)
{
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *json = NULL;
  char *text;

  g_return_val_if_fail (COMSTOCK_IS_GAME (game), NULL);

  root = build_document (game);
  json = json_to_string (root, TRUE);
  text = g_strconcat (json, "\n", NULL);
  return g_bytes_new_take (text, strlen (text));
}

static gboolean
check_version (JsonNode   *document,
               const char *member,
               guint       newest,
               GError    **error)
{
  gint64 version;

  if (!comstock_json_to_int (comstock_json_get_member (document, member, error),
                             1, G_MAXINT, &version, error))
    return FALSE;
  if (version <= newest)
    return TRUE;
  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_NEWER,
               /* Translators: a place in a file, and numbers of versions */
               _("%s: version %d is too new for this program, which reads versions up to %u"),
               member, (int) version, newest);
  return FALSE;
}

/* Format and version first: a newer format may have other members. */
static gboolean
check_format (JsonNode *document,
              GError  **error)
{
  static const char *const members[] = {
    "format", "version", "program", "game", "rules", "setup", "code", "moves", "cursor", "plans", "digests", NULL
  };
  const char *text;

  if (!comstock_json_to_string (comstock_json_get_member (document, "format", error),
                                G_MAXSIZE, &text, error))
    return FALSE;
  if (!g_str_equal (text, FORMAT))
    {
      g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_FORMAT,
                   _("format: this is not a Comstock saved game"));
      return FALSE;
    }
  if (comstock_json_find_member (document, "kind") != NULL)
    {
      g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_FORMAT,
                   _("kind: this is not a saved game but a score pad, which is opened from its own menu"));
      return FALSE;
    }
  return check_version (document, "version", COMSTOCK_SAVE_FORMAT_VERSION, error) &&
         comstock_json_check_object (document, members, error) &&
         comstock_json_to_string (comstock_json_get_member (document, "program", error),
                                  MAX_PROGRAM_BYTES, &text, error);
}

static const ComstockGameKind *
read_game_kind (JsonNode *document,
                GError  **error)
{
  const ComstockGameKind *kind;
  const char *id;

  if (!comstock_json_to_string (comstock_json_get_member (document, "game", error),
                                CS_MAX_MOVE_TEXT, &id, error))
    return NULL;
  kind = comstock_games_find (id);
  if (kind == NULL)
    g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_GAME,
                 /* Translators: the word for a game in the file */
                 _("game: this program has no game “%s”"), id);
  return kind;
}

void
comstock_save_set_game_error (ComstockGame *game,
                              GError      **error)
{
  g_return_if_fail (COMSTOCK_IS_GAME (game));

  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_GAME,
               /* Translators: the name of a game */
               _("game: this program cannot show “%s” yet"), comstock_game_get_rules (game)->id);
}

/* Newer rules may mean something else by the same words: only a prefix, which is proved, may have them. */
static gboolean
check_rules (JsonNode     *document,
             const CsGame *rules,
             gboolean      may_be_newer,
             GError      **error)
{
  return check_version (document, "rules", may_be_newer ? G_MAXINT : rules->rules_version, error);
}

/* That of newer rules is left out, as it cannot be told whose it is. */
static gboolean
read_code (JsonNode     *document,
           ComstockGame *game,
           GError      **error)
{
  JsonNode *node = comstock_json_find_member (document, "code");
  const char *code;

  if (node == NULL)
    return TRUE;
  if (!comstock_json_to_string (node, MAX_CODE_BYTES, &code, error))
    return FALSE;
  comstock_game_code_restore (game, code);
  return TRUE;
}

/* Of a prefix, plans for moves that are gone are left out. */
static gboolean
read_plans (JsonNode     *document,
            ComstockGame *game,
            GError      **error)
{
  static const char *const members[] = { "move", "plan", NULL };
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (game);
  JsonNode *plans = comstock_json_find_member (document, "plans");
  guint n = 0;

  if (plans != NULL && !comstock_json_to_array (plans, 0, comstock_game_get_rules (game)->max_length, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = comstock_json_get_item (plans, i);
      gint64 move, plan;

      if (!comstock_json_check_object (node, members, error) ||
          !comstock_json_to_int (comstock_json_get_member (node, "move", error), 0, G_MAXINT, &move, error) ||
          !comstock_json_to_int (comstock_json_get_member (node, "plan", error), 1, G_MAXUINT8, &plan, error))
        return FALSE;
      if (klass->set_plan != NULL && move < comstock_game_get_cursor (game))
        klass->set_plan (game, (guint) move, (guint) plan);
    }
  return TRUE;
}

static ComstockGame *
begin_game (JsonNode *document,
            gboolean  may_be_newer,
            GError  **error)
{
  const ComstockGameKind *kind = read_game_kind (document, error);
  JsonNode *setup;
  g_autoptr (GError) own_error = NULL;
  ComstockGame *game;

  if (kind == NULL || !check_rules (document, kind->rules, may_be_newer, error))
    return NULL;
  setup = comstock_json_get_member (document, "setup", error);
  if (setup == NULL)
    return NULL;
  game = kind->from_json (setup, &own_error);
  if (g_error_matches (own_error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP))
    g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_SETUP,
                 "setup: %s", own_error->message);
  else if (own_error != NULL)
    g_propagate_error (error, g_steal_pointer (&own_error));
  return game;
}

static ComstockGame *
read_bytes (GBytes  *bytes,
            GError **stop,
            GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autoptr (JsonNode) document = comstock_json_parse (text, size, error);
  g_autoptr (ComstockGame) game = NULL;

  if (document == NULL || !check_format (document, error))
    return NULL;
  game = begin_game (document, stop != NULL, error);
  if (game == NULL || !read_code (document, game, error) || !comstock_save_load_journal (game, document, stop, error) ||
      !read_plans (document, game, error))
    return NULL;
  return g_steal_pointer (&game);
}

ComstockGame *
comstock_save_from_bytes (GBytes  *bytes,
                          GError **error)
{
  g_return_val_if_fail (bytes != NULL, NULL);

  return read_bytes (bytes, NULL, error);
}

ComstockGame *
comstock_save_from_bytes_prefix (GBytes  *bytes,
                                 GError **stop,
                                 GError **error)
{
  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (stop != NULL && *stop == NULL, NULL);

  return read_bytes (bytes, stop, error);
}
