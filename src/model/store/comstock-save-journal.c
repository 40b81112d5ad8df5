/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replaying the journal of a save: each move by the rules, each digest compared. */

#include "comstock-save-private.h"

#include <glib/gi18n.h>

#include "model/base/comstock-json.h"
#include "comstock-save.h"

/* A journal that is being replayed on a position apart from any game. */
typedef struct
{
  const CsGame *rules;
  gconstpointer kit;
  ComstockGame *game;     /* it words the refusals */
  gpointer state;
  GArray *steps;          /* of ComstockStep */
  guint n_proved;         /* of these, the ones up to the last digest that fitted */
  JsonNode *moves;
  guint n_moves;
  JsonNode *digests;
  guint n_digests;
  guint next_digest;
} Replay;

static gboolean
fail_move (const Replay *replay,
           const char   *message,
           GError      **error)
{
  JsonNode *node = comstock_json_get_item (replay->moves, replay->steps->len);
  g_autofree char *path = comstock_json_dup_path (node);

  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_MOVE,
               /* Translators: a place in a file, the move there, and what is wrong with it. */
               _("%s: “%s”: %s"), path, json_node_get_string (node), message);
  return FALSE;
}

/* "3 take banker": the seat, a space and the move's text; chance has a seat only in games that it plays in. */
static gboolean
parse_step (const Replay *replay,
            const char   *text,
            ComstockStep *step)
{
  const gsize digits = strspn (text, "0123456789");

  if (digits == 1 && text[0] < '0' + CS_MAX_SEATS)
    step->seat = (guint8) (text[0] - '0');
  else if (replay->rules->seed != NULL && g_str_has_prefix (text, G_STRINGIFY (CS_CHANCE) " "))
    step->seat = CS_CHANCE;
  else
    return FALSE;
  return text[digits] == ' ' && replay->rules->move_parse (replay->kit, text + digits + 1, &step->move);
}

/* Reads the next digest's move number into @move; TRUE if there is one. */
static gboolean
read_digest_move (const Replay *replay,
                  gint64       *move,
                  GError      **error)
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
                   /* Translators: a place in a file, and the number of a move */
                   _("%s: the position after move %u is not the one that was saved"),
                   path, replay->steps->len);
      return FALSE;
    }
  replay->n_proved = replay->steps->len;
  replay->next_digest++;
  return TRUE;
}

static gboolean
replay_move (Replay     *replay,
             const char *text,
             GError    **error)
{
  ComstockStep step;
  CsRefusal refusal;

  if (!parse_step (replay, text, &step))
    return fail_move (replay, _("this is not a move"), error);
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
                               /* Translators: a digest is a checksum of a position, in a saved game */
                               _("this digest belongs to no move"));
      return FALSE;
    }
  return TRUE;
}

/* The last digest must be that of the last position: a journal that was cut is noticed. */
static gboolean
check_last_digest (const Replay *replay,
                   GError      **error)
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
                   /* Translators: a place in a file, the number of a move, and how many there are */
                   _("%s: the last digest belongs to move %d, but there are %u moves"),
                   path, (int) move, replay->n_moves);
      return FALSE;
    }
  return TRUE;
}

/* Opens the members that a replay reads. */
static gboolean
open_journal (Replay   *replay,
              JsonNode *document,
              gint64   *cursor,
              GError  **error)
{
  replay->moves = comstock_json_get_member (document, "moves", error);
  if (!comstock_json_to_array (replay->moves, 0, replay->rules->max_length, &replay->n_moves, error) ||
      !comstock_json_to_int (comstock_json_get_member (document, "cursor", error),
                             0, replay->n_moves, cursor, error))
    return FALSE;
  replay->digests = comstock_json_get_member (document, "digests", error);
  return comstock_json_to_array (replay->digests, 1, replay->n_moves + 1, &replay->n_digests, error);
}

/* Makes a game of the part that is proved, if that is what @error leaves. */
static gboolean
settle_for_prefix (Replay       *replay,
                   const GError *error)
{
  if (!g_error_matches (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_MOVE) &&
      !g_error_matches (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST))
    return FALSE;
  g_array_set_size (replay->steps, replay->n_proved);
  return TRUE;
}

gboolean
comstock_save_load_journal (ComstockGame *game,
                            JsonNode     *document,
                            GError      **stop,
                            GError      **error)
{
  const CsGame *rules = comstock_game_get_rules (game);
  g_autofree gpointer state = g_memdup2 (comstock_game_get_state_at (game, 0), rules->state_size);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (ComstockStep));
  g_autoptr (GError) own_error = NULL;
  Replay replay = {
    .rules = rules,
    .kit = comstock_game_get_kit (game),
    .game = game,
    .state = state,
    .steps = steps,
  };
  gint64 cursor;

  if (!open_journal (&replay, document, &cursor, error) || !check_last_digest (&replay, error))
    return FALSE;
  if (!replay_moves (&replay, &own_error))
    {
      if (stop == NULL || !settle_for_prefix (&replay, own_error))
        {
          g_propagate_error (error, g_steal_pointer (&own_error));
          return FALSE;
        }
      g_propagate_error (stop, g_steal_pointer (&own_error));
      cursor = steps->len;
    }
  comstock_game_install (game, (const ComstockStep *) (gpointer) steps->data, steps->len,
                         (guint) cursor);
  return TRUE;
}
