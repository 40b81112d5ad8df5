/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing and reading of save files: parse, check, replay, compare, and only then a game. */

#include "comstock-save.h"

#include "config.h"

#include <glib/gi18n.h>

#include "comstock-games.h"
#include "comstock-json.h"

#define FORMAT "comstock-save"
#define MAX_PROGRAM_BYTES 32

G_DEFINE_QUARK (comstock-save-error-quark, comstock_save_error)

static void
write_moves (JsonBuilder  *builder,
             ComstockGame *game)
{
  const CsGame *rules = comstock_game_get_rules (game);

  json_builder_set_member_name (builder, "moves");
  json_builder_begin_array (builder);
  for (guint i = 0; i < comstock_game_get_length (game); i++)
    {
      const ComstockStep *step = comstock_game_get_step (game, i);
      char text[CS_MAX_MOVE_TEXT];
      g_autofree char *move = NULL;

      rules->move_print (comstock_game_get_kit (game), step->move, text, sizeof text);
      move = g_strdup_printf ("%u %s", step->seat, text);
      json_builder_add_string_value (builder, move);
    }
  json_builder_end_array (builder);
}

static void
write_digest (JsonBuilder  *builder,
              ComstockGame *game,
              guint         cursor)
{
  g_autofree char *digest =
    g_strdup_printf ("%016" G_GINT64_MODIFIER "x", comstock_game_get_digest_at (game, cursor));

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "move");
  json_builder_add_int_value (builder, cursor);
  json_builder_set_member_name (builder, "digest");
  json_builder_add_string_value (builder, digest);
  json_builder_end_object (builder);
}

static void
write_digests (JsonBuilder  *builder,
               ComstockGame *game)
{
  const guint length = comstock_game_get_length (game);

  json_builder_set_member_name (builder, "digests");
  json_builder_begin_array (builder);
  for (guint cursor = 1; cursor < length; cursor++)
    if (COMSTOCK_GAME_GET_CLASS (game)->is_checkpoint (game, cursor))
      write_digest (builder, game, cursor);
  write_digest (builder, game, length);
  json_builder_end_array (builder);
}

static JsonNode *
build_document (ComstockGame *game)
{
  const CsGame *rules = comstock_game_get_rules (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, FORMAT);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, COMSTOCK_SAVE_FORMAT_VERSION);
  json_builder_set_member_name (builder, "program");
  json_builder_add_string_value (builder, VERSION);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, rules->id);
  json_builder_set_member_name (builder, "rules");
  json_builder_add_int_value (builder, rules->rules_version);
  json_builder_set_member_name (builder, "setup");
  json_builder_add_value (builder, COMSTOCK_GAME_GET_CLASS (game)->setup_to_json (game));
  write_moves (builder, game);
  json_builder_set_member_name (builder, "cursor");
  json_builder_add_int_value (builder, comstock_game_get_cursor (game));
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

/* A journal that is being replayed on a position apart from any game. */
typedef struct
{
  const CsGame *rules;
  gconstpointer kit;
  ComstockGame *game;     /* at its beginning; it words the refusals */
  gpointer state;
  GArray *steps;          /* of ComstockStep */
  JsonNode *moves;
  guint n_moves;
  JsonNode *digests;
  guint n_digests;
  guint next_digest;
} Replay;

static gboolean
fail_move (const Replay  *replay,
           const char    *message,
           GError       **error)
{
  JsonNode *node = comstock_json_get_item (replay->moves, replay->steps->len);
  g_autofree char *path = comstock_json_dup_path (node);

  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_MOVE,
               "%s: “%s”: %s", path, json_node_get_string (node), message);
  return FALSE;
}

/* "3 take banker": the seat, a space and the move's text. */
static gboolean
parse_step (const Replay *replay,
            const char   *text,
            ComstockStep *step)
{
  if (text[0] < '0' || text[0] >= '0' + CS_MAX_SEATS || text[1] != ' ')
    return FALSE;
  step->seat = (guint8) (text[0] - '0');
  return replay->rules->move_parse (replay->kit, text + 2, &step->move);
}

/* Reads the next digest's move number into @move; TRUE if there is one. */
static gboolean
read_digest_move (const Replay  *replay,
                  gint64        *move,
                  GError       **error)
{
  static const char *const members[] = { "move", "digest", NULL };
  JsonNode *node = comstock_json_get_item (replay->digests, replay->next_digest);

  return comstock_json_check_object (node, members, error) &&
         comstock_json_to_int (comstock_json_get_member (node, "move", error),
                               replay->steps->len, replay->n_moves, move, error);
}

/* Compares the position reached with the digest that is stored for it, if any. */
static gboolean
compare_digest (Replay  *replay,
                GError **error)
{
  JsonNode *digest_node;
  gint64 move;
  guint64 digest;

  if (replay->next_digest == replay->n_digests)
    return TRUE;
  if (!read_digest_move (replay, &move, error))
    return FALSE;
  if (move != replay->steps->len)
    return TRUE;
  digest_node = comstock_json_get_member (
    comstock_json_get_item (replay->digests, replay->next_digest), "digest", error);
  if (!comstock_json_to_digest (digest_node, &digest, error))
    return FALSE;
  if (digest != replay->rules->digest (replay->state))
    {
      g_autofree char *path = comstock_json_dup_path (digest_node);

      g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST,
                   _("%s: the position after move %u is not the one that was saved"),
                   path, replay->steps->len);
      return FALSE;
    }
  replay->next_digest++;
  return TRUE;
}

static gboolean
replay_move (Replay      *replay,
             const char  *text,
             GError     **error)
{
  ComstockStep step;
  CsRefusal refusal;

  if (!parse_step (replay, text, &step))
    return fail_move (replay, _("this is no move"), error);
  refusal = replay->rules->is_legal (replay->kit, replay->state, step.seat, step.move);
  if (refusal.reason != CS_LEGAL)
    {
      g_autofree char *sentence = comstock_game_dup_refusal (replay->game, &refusal);

      return fail_move (replay, sentence, error);
    }
  replay->rules->apply (replay->kit, replay->state, step.seat, step.move, NULL);
  g_array_append_val (replay->steps, step);
  return compare_digest (replay, error);
}

static gboolean
replay_moves (Replay  *replay,
              GError **error)
{
  if (!compare_digest (replay, error))
    return FALSE;
  for (guint i = 0; i < replay->n_moves; i++)
    {
      const char *text;

      if (!comstock_json_to_string (comstock_json_get_item (replay->moves, i),
                                    CS_MAX_MOVE_TEXT, &text, error) ||
          !replay_move (replay, text, error))
        return FALSE;
    }
  if (replay->next_digest < replay->n_digests)
    {
      JsonNode *node = comstock_json_get_item (replay->digests, replay->next_digest);

      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                               _("a digest that no move leads to"));
      return FALSE;
    }
  return TRUE;
}

/* The last digest must be that of the last position: a journal that was cut is noticed. */
static gboolean
check_last_digest (const Replay  *replay,
                   GError       **error)
{
  JsonNode *last = comstock_json_get_member (
    comstock_json_get_item (replay->digests, replay->n_digests - 1), "move", error);
  gint64 move;

  if (!comstock_json_to_int (last, 0, G_MAXINT, &move, error))
    return FALSE;
  if (move != replay->n_moves)
    {
      g_autofree char *path = comstock_json_dup_path (last);

      g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST,
                   _("%s: the last digest is of move %d, but there are %u moves"),
                   path, (int) move, replay->n_moves);
      return FALSE;
    }
  return TRUE;
}

/* Replays the journal of @document and gives it to @game, which is at its beginning. */
static gboolean
load_journal (ComstockGame  *game,
              JsonNode      *document,
              GError       **error)
{
  const CsGame *rules = comstock_game_get_rules (game);
  g_autofree gpointer state = g_memdup2 (comstock_game_get_state (game), rules->state_size);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (ComstockStep));
  Replay replay = {
    .rules = rules,
    .kit = comstock_game_get_kit (game),
    .game = game,
    .state = state,
    .steps = steps,
    .moves = comstock_json_get_member (document, "moves", error),
  };
  gint64 cursor;

  if (!comstock_json_to_array (replay.moves, 0, rules->max_length, &replay.n_moves, error) ||
      !comstock_json_to_int (comstock_json_get_member (document, "cursor", error),
                             0, replay.n_moves, &cursor, error))
    return FALSE;
  replay.digests = comstock_json_get_member (document, "digests", error);
  if (!comstock_json_to_array (replay.digests, 1, replay.n_moves + 1, &replay.n_digests, error) ||
      !check_last_digest (&replay, error) ||
      !replay_moves (&replay, error))
    return FALSE;
  comstock_game_install (game, (const ComstockStep *) (gpointer) steps->data, steps->len,
                         (guint) cursor);
  return TRUE;
}

static gboolean
check_version (JsonNode    *document,
               const char  *member,
               guint        newest,
               GError     **error)
{
  gint64 version;

  if (!comstock_json_to_int (comstock_json_get_member (document, member, error),
                             1, G_MAXINT, &version, error))
    return FALSE;
  if (version <= newest)
    return TRUE;
  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_NEWER,
               _("%s: version %d is newer than this program, which knows %u"),
               member, (int) version, newest);
  return FALSE;
}

/* Format and version first: a newer format may have other members. */
static gboolean
check_format (JsonNode  *document,
              GError   **error)
{
  static const char *const members[] = {
    "format", "version", "program", "game", "rules", "setup", "moves", "cursor", "digests", NULL
  };
  const char *text;

  if (!comstock_json_to_string (comstock_json_get_member (document, "format", error),
                                G_MAXSIZE, &text, error))
    return FALSE;
  if (!g_str_equal (text, FORMAT))
    {
      g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_FORMAT,
                   _("format: this is no saved game of Comstock"));
      return FALSE;
    }
  return check_version (document, "version", COMSTOCK_SAVE_FORMAT_VERSION, error) &&
         comstock_json_check_object (document, members, error) &&
         comstock_json_to_string (comstock_json_get_member (document, "program", error),
                                  MAX_PROGRAM_BYTES, &text, error);
}

static const ComstockGameKind *
read_game_kind (JsonNode  *document,
                GError   **error)
{
  const ComstockGameKind *kind;
  const char *id;

  if (!comstock_json_to_string (comstock_json_get_member (document, "game", error),
                                CS_MAX_MOVE_TEXT, &id, error))
    return NULL;
  kind = comstock_games_find (id);
  if (kind == NULL)
    g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_GAME,
                 _("game: this program has no game “%s”"), id);
  return kind;
}

static ComstockGame *
begin_game (JsonNode  *document,
            GError   **error)
{
  const ComstockGameKind *kind = read_game_kind (document, error);
  JsonNode *setup;
  g_autoptr (GError) own_error = NULL;
  ComstockGame *game;

  if (kind == NULL || !check_version (document, "rules", kind->rules->rules_version, error))
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

ComstockGame *
comstock_save_from_bytes (GBytes  *bytes,
                          GError **error)
{
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (JsonNode) document = NULL;
  const char *text;
  gsize size;

  g_return_val_if_fail (bytes != NULL, NULL);

  text = g_bytes_get_data (bytes, &size);
  document = comstock_json_parse (text, size, error);
  if (document == NULL || !check_format (document, error))
    return NULL;
  game = begin_game (document, error);
  if (game == NULL || !load_journal (game, document, error))
    return NULL;
  return g_steal_pointer (&game);
}
