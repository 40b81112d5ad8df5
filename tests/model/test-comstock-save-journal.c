/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of saves that only replay in part: what is proved opens, the rest is told. */

#include "shared-games.h"

#include "model/base/comstock-json.h"
#include "model/store/comstock-save.h"

static guint
count_checkpoints (ComstockGame *game)
{
  guint n = 0;

  for (guint cursor = 1; cursor <= comstock_game_get_length (game); cursor++)
    n += comstock_game_is_checkpoint (game, cursor) != FALSE;
  return n;
}

/* A game in its third round, and where its rounds end. */
static char *
make_save (const SharedGame *kind,
           guint64           seed)
{
  g_autoptr (ComstockGame) game = kind->deal (kind->mixtures[0], seed);
  g_autoptr (GBytes) bytes = NULL;
  CsRng rng;
  gsize size;
  const char *text;

  cs_rng_init (&rng, seed);
  while (count_checkpoints (game) < 2)
    table_play_move (game, &rng);
  table_play_move (game, &rng);
  bytes = comstock_save_to_bytes (game);
  text = g_bytes_get_data (bytes, &size);
  return g_strndup (text, size);
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *root = json_from_string (text, &error);

  g_assert_no_error (error);
  return root;
}

static guint
digest_move (const char *text,
             guint       index)
{
  g_autoptr (JsonNode) root = parse (text);
  JsonArray *digests = json_object_get_array_member (json_node_get_object (root), "digests");

  return (guint) json_object_get_int_member (json_array_get_object_element (digests, index), "move");
}

static GBytes *
print (JsonNode *root)
{
  char *text = json_to_string (root, TRUE);

  return g_bytes_new_take (text, strlen (text));
}

/* Digest @index as if the position had been another. */
static GBytes *
change_digest (const char *text,
               guint       index)
{
  g_autoptr (JsonNode) root = parse (text);
  JsonArray *digests = json_object_get_array_member (json_node_get_object (root), "digests");

  json_object_set_string_member (json_array_get_object_element (digests, index), "digest",
                                 "0123456789abcdef");
  return print (root);
}

static GBytes *
change_move (const char *text,
             guint       index,
             const char *move)
{
  g_autoptr (JsonNode) root = parse (text);
  JsonArray *moves = json_object_get_array_member (json_node_get_object (root), "moves");
  g_autoptr (JsonArray) changed = json_array_new ();

  for (guint i = 0; i < json_array_get_length (moves); i++)
    json_array_add_string_element (changed, i == index ? move : json_array_get_string_element (moves, i));
  json_object_set_array_member (json_node_get_object (root), "moves", g_steal_pointer (&changed));
  return print (root);
}

static GBytes *
change_rules (const char *text,
              guint       rules)
{
  g_autoptr (JsonNode) root = parse (text);

  json_object_set_int_member (json_node_get_object (root), "rules", rules);
  return print (root);
}

/* The moves up to the last that was not chance's: it acts where a prefix ends before it. */
static guint
count_decided (ComstockGame *game,
               guint         least)
{
  guint n = comstock_game_get_length (game);

  while (n > least && comstock_game_get_step (game, n - 1)->seat == CS_CHANCE)
    n--;
  return n;
}

/* A prefix of @length moves opens, at its end, and can be played on and saved. */
static void
assert_prefix (GBytes           *bytes,
               guint             length,
               ComstockSaveError code,
               const char       *message)
{
  g_autoptr (GError) refusal = NULL;
  g_autoptr (GError) stop = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (ComstockGame) again = NULL;
  g_autoptr (GBytes) written = NULL;

  g_assert_null (comstock_save_from_bytes (bytes, &refusal));
  game = comstock_save_from_bytes_prefix (bytes, &stop, &error);
  g_assert_no_error (error);
  g_assert_error (stop, COMSTOCK_SAVE_ERROR, (int) code);
  g_assert_cmpstr (stop->message, ==, message);
  g_assert_cmpstr (refusal->message, ==, message);
  g_assert_cmpuint (count_decided (game, length), ==, length);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, comstock_game_get_length (game));

  table_play (game, 5, 1);
  written = comstock_save_to_bytes (game);
  again = comstock_save_from_bytes (written, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (comstock_game_get_length (again), >=, length + 5);
  g_assert_cmpuint (comstock_game_get_length (again), ==, comstock_game_get_length (game));
}

static void
test_digest_differs (gconstpointer data)
{
  g_autofree char *text = make_save (data, 300);
  g_autoptr (GBytes) first = change_digest (text, 0);
  g_autoptr (GBytes) second = change_digest (text, 1);
  g_autofree char *first_message =
    g_strdup_printf ("digests[0].digest: the position after move %u is not the one that was saved",
                     digest_move (text, 0));
  g_autofree char *second_message =
    g_strdup_printf ("digests[1].digest: the position after move %u is not the one that was saved",
                     digest_move (text, 1));

  assert_prefix (first, 0, COMSTOCK_SAVE_ERROR_DIGEST, first_message);
  assert_prefix (second, digest_move (text, 0), COMSTOCK_SAVE_ERROR_DIGEST, second_message);
}

/* Between the last digest that fits and a move that is refused nothing is proved. */
static void
test_move_refused (gconstpointer data)
{
  const SharedGame *kind = data;
  g_autofree char *text = make_save (data, 301);
  const guint proved = digest_move (text, 1);
  g_autoptr (GBytes) bytes = change_move (text, proved, kind->illegal);
  g_autofree char *message = g_strdup_printf ("moves[%u]: “%s”: %s", proved, kind->illegal, kind->refusal);

  assert_prefix (bytes, proved, COMSTOCK_SAVE_ERROR_MOVE, message);
}

static void
test_whole (gconstpointer data)
{
  g_autofree char *text = make_save (data, 302);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) stop = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_save_from_bytes_prefix (bytes, &stop, &error);
  g_autoptr (GBytes) written = comstock_save_to_bytes (game);

  g_assert_no_error (error);
  g_assert_no_error (stop);
  g_assert_true (g_bytes_equal (bytes, written));
}

/* Newer rules may mean other moves by the same words; what the digests prove opens all the same. */
static void
test_newer_rules (gconstpointer data)
{
  g_autofree char *text = make_save (data, 303);
  g_autoptr (GBytes) bytes = change_rules (text, 1000);
  g_autoptr (GError) refusal = NULL;
  g_autoptr (GError) stop = NULL;
  g_autoptr (ComstockGame) game = NULL;

  g_assert_null (comstock_save_from_bytes (bytes, &refusal));
  g_assert_error (refusal, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_NEWER);
  game = comstock_save_from_bytes_prefix (bytes, &stop, NULL);
  g_assert_no_error (stop);
  g_assert_cmpuint (comstock_game_get_length (game), >, 0);
}

/* What is wrong with the document itself leaves nothing. */
static void
test_no_prefix (gconstpointer data)
{
  g_autofree char *text = make_save (data, 304);
  g_autoptr (JsonNode) root = parse (text);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) stop = NULL;
  g_autoptr (GError) error = NULL;

  json_object_set_int_member (json_node_get_object (root), "cursor", 513);
  bytes = print (root);
  g_assert_null (comstock_save_from_bytes_prefix (bytes, &stop, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_RANGE);
  g_assert_no_error (stop);
}

static void
test_file (gconstpointer data)
{
  g_autofree char *text = make_save (data, 305);
  g_autofree char *folder = g_dir_make_tmp ("comstock-prefix-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.comstock", NULL);
  g_autoptr (GBytes) bytes = change_digest (text, 1);
  g_autoptr (GError) stop = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = NULL;
  gsize size;
  const char *changed = g_bytes_get_data (bytes, &size);

  g_assert_null (comstock_save_read_prefix (file, NULL, &stop, &error));
  g_assert_true (g_str_has_prefix (error->message, g_file_peek_path (file)));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), changed, (gssize) size, NULL));
  game = comstock_save_read_prefix (file, NULL, &stop, &error);
  g_assert_no_error (error);
  g_assert_error (stop, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_DIGEST);
  g_assert_cmpuint (count_decided (game, digest_move (text, 0)), ==, digest_move (text, 0));
  table_remove_tree (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  shared_games_add_test ("/model/save-journal/digest-differs", test_digest_differs);
  shared_games_add_test ("/model/save-journal/move-refused", test_move_refused);
  shared_games_add_test ("/model/save-journal/whole", test_whole);
  shared_games_add_test ("/model/save-journal/newer-rules", test_newer_rules);
  shared_games_add_test ("/model/save-journal/no-prefix", test_no_prefix);
  shared_games_add_test ("/model/save-journal/file", test_file);
  return g_test_run ();
}
