/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of chance: when it acts, that its outcomes follow from seed and decisions, and what a save may say of it. */

#include "pebbles-game.h"

#include "model/base/comstock-json.h"
#include "model/session/comstock-log-entry.h"
#include "model/store/comstock-save-private.h"
#include "model/store/comstock-save.h"

#define STONE(n) (PEBBLES_MOVE_STONE << 8 | (n))
#define ROLL(n) (PEBBLES_MOVE_ROLL << 8 | (n))

/* Stones 1, 2, 3 for the first seat, 4, 5, 6 for the second. */
static PebblesSetup
make_setup (guint64 seed)
{
  return (PebblesSetup) { .seed = seed, .n_seats = 2, .stones = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 } };
}

static ComstockGame *
deal (guint64 seed)
{
  const PebblesSetup setup = make_setup (seed);

  return pebbles_game_new_variant (&pebbles_game, &setup);
}

static void
play (ComstockGame *game,
      guint         seat,
      CsMove        move)
{
  g_autoptr (GError) error = NULL;

  comstock_game_play (game, seat, move, &error);
  g_assert_no_error (error);
}

static guint
get_die (ComstockGame *game)
{
  const PebblesState *state = comstock_game_get_state (game);

  return state->die;
}

/* Shows these stones; returns what is rolled then. */
static guint
play_stones (ComstockGame *game,
             guint         first,
             guint         second)
{
  play (game, 0, STONE (first));
  play (game, 1, STONE (second));
  return get_die (game);
}

/* Figures worked out apart from the program, by the words of docs/save-format.md. */
static void
test_same_everywhere (void)
{
  static const guint rolls[3][3] = { { 4, 4, 6 }, { 6, 6, 5 }, { 4, 2, 4 } };

  for (guint first = 0; first < 3; first++)
    for (guint second = 0; second < 3; second++)
      {
        g_autoptr (ComstockGame) game = deal (G_GUINT64_CONSTANT (0x0123456789abcdef));

        g_assert_cmpuint (play_stones (game, 1 + first, 4 + second), ==, rolls[first][second]);
      }
}

static void
add_name (ComstockGame  *game,
          const CsEvent *event,
          gpointer       data)
{
  g_string_append_printf (data, "%s ", comstock_game_get_event_name (game, event->type));
}

static void
add_change (ComstockGame *game,
            gpointer      data)
{
  g_string_append_printf (data, "changed:%u ", comstock_game_get_cursor (game));
}

static void
add_end (ComstockGame *game,
         gpointer      data)
{
  g_string_append (data, "ended ");
}

/* A new string to which all that @game tells is added. */
static GString *
listen (ComstockGame *game)
{
  GString *told = g_string_new (NULL);

  g_signal_connect (game, "event", G_CALLBACK (add_name), told);
  g_signal_connect (game, "changed", G_CALLBACK (add_change), told);
  g_signal_connect (game, "ended", G_CALLBACK (add_end), told);
  return told;
}

static void
assert_told (GString    *told,
             const char *wanted)
{
  g_assert_cmpstr (told->str, ==, wanted);
  g_string_truncate (told, 0);
}

/* A move and its roll are one change, in whichever way they come. */
static void
test_one_change (void)
{
  g_autoptr (ComstockGame) game = pebbles_game_new ("person,rival", 1);
  GString *told = listen (game);
  g_autoptr (GArray) stones = comstock_game_dup_legal (game, 0);
  g_autoptr (GArray) others = comstock_game_dup_legal (game, 1);

  play (game, 1, g_array_index (others, CsMove, 0));
  assert_told (told, "stone changed:1 ");
  play (game, 0, g_array_index (stones, CsMove, 0));
  assert_told (told, "stone reveal reveal roll changed:3 ");
  g_assert_cmphex (comstock_game_get_actors (game), ==, 1);
  comstock_game_undo (game);
  assert_told (told, "changed:1 ");
  comstock_game_redo (game);
  assert_told (told, "stone reveal reveal roll changed:3 ");
  comstock_game_go_to (game, 2);
  assert_told (told, "changed:2 ");
  comstock_game_go_to (game, 3);
  assert_told (told, "roll changed:3 ");
  g_string_free (told, TRUE);
}

/* Undone and redone, or taken back and decided again, the same; decided otherwise, drawn anew. */
static void
test_undo (void)
{
  guint n_other = 0;

  for (guint64 seed = 0; seed < 120; seed++)
    {
      g_autoptr (ComstockGame) game = deal (seed);
      const guint die = play_stones (game, 1, 4);

      comstock_game_go_to (game, 0);
      comstock_game_redo (game);
      comstock_game_redo (game);
      g_assert_cmpuint (get_die (game), ==, die);
      comstock_game_go_to (game, 0);
      g_assert_cmpuint (play_stones (game, 1, 4), ==, die);
      comstock_game_go_to (game, 1);
      play (game, 1, STONE (5));
      n_other += get_die (game) != die;
    }
  g_assert_cmpuint (n_other, >, 80);
  g_assert_cmpuint (n_other, <, 120);
}

/* The log tells what chance did, as nobody's doing. */
static void
test_log (void)
{
  g_autoptr (ComstockGame) game = deal (2);
  g_autofree char *wanted = g_strdup_printf ("The die shows %u.", play_stones (game, 1, 4));
  GListModel *log = comstock_game_get_log (game);
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

  g_assert_cmpstr (sentence, ==, wanted);
  g_assert_cmpuint (comstock_log_entry_get_move (entry), ==, 3);
  g_assert_cmpint (comstock_log_entry_get_seat (entry), ==, -1);
}

/* Among several people what was rolled stays rolled, and they are told so. */
static void
test_undo_among_people (void)
{
  g_autoptr (ComstockGame) game = deal (3);

  play (game, 0, STONE (1));
  g_assert_true (comstock_game_can_undo (game));
  play (game, 1, STONE (4));
  g_assert_false (comstock_game_can_undo (game));
  g_assert_true (comstock_game_is_undo_barred (game));
}

static void
test_fair (void)
{
  guint rolled[PEBBLES_DIE + 1] = { 0 };

  for (guint64 seed = 0; seed < 6000; seed++)
    {
      g_autoptr (ComstockGame) game = deal (seed);

      rolled[play_stones (game, 2, 6)]++;
    }
  for (guint n = 1; n <= PEBBLES_DIE; n++)
    {
      g_assert_cmpuint (rolled[n], >, 900);
      g_assert_cmpuint (rolled[n], <, 1100);
    }
}

/* Not even who looks back to where the die is still to be rolled. */
static void
test_nobody_plays_it (void)
{
  g_autoptr (ComstockGame) game = deal (4);
  const guint die = play_stones (game, 3, 5);
  g_autoptr (GError) error = NULL;

  comstock_game_go_to (game, 2);
  g_assert_cmphex (comstock_game_get_actors (game), ==, 1u << CS_CHANCE);
  g_assert_false (comstock_game_play (game, CS_CHANCE, ROLL (7 - die), &error));
  g_assert_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_REFUSED);
  g_assert_cmpuint (comstock_game_get_length (game), ==, 3);
}

/* To play on from there is to roll: what was rolled before, and nothing else. */
static void
test_branch (void)
{
  g_autoptr (ComstockGame) game = deal (5);
  const guint die = play_stones (game, 3, 5);
  GString *told = NULL;

  play (game, 0, PEBBLES_MOVE_PEBBLE << 8);
  comstock_game_go_to (game, 2);
  told = listen (game);
  comstock_game_branch (game);
  assert_told (told, "roll changed:3 ");
  g_assert_cmpuint (comstock_game_get_length (game), ==, 3);
  g_assert_cmpuint (get_die (game), ==, die);
  g_string_free (told, TRUE);
}

static CsRefusal
init_at_roll (const void *kit,
              const void *setup,
              void       *state)
{
  const CsRefusal refusal = pebbles_game.init (kit, setup, state);

  ((PebblesState *) state)->step = PEBBLES_STEP_ROLL;
  return refusal;
}

/* Replays the journal of @game, which is saved, in @again, which has the same setup. */
static void
assert_replays (ComstockGame *game,
                ComstockGame *again)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  g_autoptr (GBytes) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) document =
    comstock_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);

  g_assert_no_error (error);
  comstock_save_load_journal (again, document, NULL, &error);
  g_assert_no_error (error);
  other = comstock_save_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, other));
}

/* A game that opens with a roll begins after it, and nobody can go back behind it. */
static void
test_opening (void)
{
  const PebblesSetup setup = make_setup (G_GUINT64_CONSTANT (0x0123456789abcdef));
  CsGame rules = pebbles_game;
  g_autoptr (ComstockGame) game = NULL;
  g_autoptr (ComstockGame) again = NULL;

  rules.init = init_at_roll;
  game = pebbles_game_new_variant (&rules, &setup);
  again = pebbles_game_new_variant (&rules, &setup);
  g_assert_cmpuint (comstock_game_get_cursor (game), ==, 1);
  g_assert_cmpuint (get_die (game), ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (comstock_game_get_log (game)), ==, 1);
  g_assert_false (comstock_game_can_undo (game));
  assert_replays (game, again);
  play (game, 0, PEBBLES_MOVE_PEBBLE << 8);
  assert_replays (game, again);
}

static void
apply_to_end (const void *kit,
              void       *state,
              uint32_t    seat,
              CsMove      move,
              CsEvents   *events)
{
  pebbles_game.apply (kit, state, seat, move, events);
  if (seat == CS_CHANCE)
    ((PebblesState *) state)->step = PEBBLES_STEP_OVER;
}

/* A game that a roll ends has ended by the move that led to it, once. */
static void
test_ending (void)
{
  const PebblesSetup setup = make_setup (6);
  CsGame rules = pebbles_game;
  g_autoptr (ComstockGame) game = NULL;
  GString *told = NULL;

  rules.apply = apply_to_end;
  game = pebbles_game_new_variant (&rules, &setup);
  play (game, 0, STONE (1));
  told = listen (game);
  play (game, 1, STONE (4));
  assert_told (told, "stone reveal reveal roll changed:3 ended ");
  comstock_game_go_to (game, 1);
  comstock_game_redo (game);
  assert_told (told, "changed:1 stone reveal reveal roll changed:3 ");
  g_string_free (told, TRUE);
}

/* A save of @game with @old, which it must hold once, replaced. */
static GBytes *
save_with (ComstockGame *game,
           const char   *old,
           const char   *new_text)
{
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (game);
  GString *text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));

  g_assert_cmpuint (g_string_replace (text, old, new_text, 0), ==, 1);
  return g_string_free_to_bytes (text);
}

/* What stands in a save counts, if it is legal: it need not be what the program would roll. */
static void
test_other_outcome (void)
{
  const ComstockStep steps[] = {
    { 0, STONE (1) }, { 1, STONE (4) }, { CS_CHANCE, ROLL (1) }, { 0, PEBBLES_MOVE_PEBBLE << 8 },
  };

  for (guint n = 1; n <= PEBBLES_DIE; n++)
    {
      g_autoptr (ComstockGame) game = deal (7);
      g_autoptr (ComstockGame) loaded = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      ComstockStep rolled[G_N_ELEMENTS (steps)];

      memcpy (rolled, steps, sizeof steps);
      rolled[2].move = ROLL (n);
      comstock_game_install (game, rolled, G_N_ELEMENTS (rolled), 3);
      bytes = comstock_save_to_bytes (game);
      loaded = comstock_save_from_bytes (bytes, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (get_die (loaded), ==, n);
      g_assert_cmpuint (comstock_game_get_length (loaded), ==, 4);
      comstock_game_go_to (loaded, 1);
      comstock_game_redo (loaded);
      g_assert_cmpuint (get_die (loaded), ==, n);
    }
}

static void
test_spoilt (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } cases[] = {
    { "31 roll 7", "this is not a move" },
    { "31 roll", "this is not a move" },
    { "31  roll 1", "this is not a move" },
    { "031 roll 1", "this is not a move" },
    { "30 roll 1", "this is not a move" },
    { "310 roll 1", "this is not a move" },
    { "31", "this is not a move" },
    { "0 roll 1", "It is somebody else’s turn." },
    { "31 stone 1", "Something else has to be decided first." },
  };
  g_autoptr (ComstockGame) game = deal (8);
  g_autofree char *rolled = g_strdup_printf ("31 roll %u", play_stones (game, 1, 4));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = save_with (game, rolled, cases[i].text);
      g_autofree char *message = g_strdup_printf ("moves[2]: “%s”: %s", cases[i].text, cases[i].message);
      g_autoptr (GError) error = NULL;

      g_assert_null (comstock_save_from_bytes (bytes, &error));
      g_assert_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_MOVE);
      g_assert_cmpstr (error->message, ==, message);
    }
}

/* A journal that ends where the die is to be rolled: it is rolled when the game is opened. */
static void
test_unfinished_journal (void)
{
  g_autoptr (ComstockGame) game = deal (9);
  const guint die = play_stones (game, 2, 6);
  g_autofree char *roll = g_strdup_printf (",\n    \"31 roll %u\"", die);
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", comstock_game_get_digest_at (game, 2));
  g_autofree char *end = g_strdup_printf ("\"digests\" : [ { \"move\" : 2, \"digest\" : \"%s\" } ] }", digest);
  g_autoptr (GBytes) cut = save_with (game, roll, "");
  const char *text = g_bytes_get_data (cut, NULL);
  g_autofree char *before = g_strndup (text, (gsize) (strstr (text, "\"cursor\"") - text));
  g_autofree char *whole = g_strconcat (before, "\"cursor\" : 2, ", end, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (whole, strlen (whole));
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) loaded = comstock_save_from_bytes (bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (comstock_game_get_length (loaded), ==, 3);
  g_assert_cmpuint (comstock_game_get_cursor (loaded), ==, 3);
  g_assert_cmpuint (get_die (loaded), ==, die);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/chance/same-everywhere", test_same_everywhere);
  g_test_add_func ("/model/chance/one-change", test_one_change);
  g_test_add_func ("/model/chance/undo", test_undo);
  g_test_add_func ("/model/chance/log", test_log);
  g_test_add_func ("/model/chance/undo-among-people", test_undo_among_people);
  g_test_add_func ("/model/chance/fair", test_fair);
  g_test_add_func ("/model/chance/nobody-plays-it", test_nobody_plays_it);
  g_test_add_func ("/model/chance/branch", test_branch);
  g_test_add_func ("/model/chance/opening", test_opening);
  g_test_add_func ("/model/chance/ending", test_ending);
  g_test_add_func ("/model/chance/other-outcome", test_other_outcome);
  g_test_add_func ("/model/chance/spoilt", test_spoilt);
  g_test_add_func ("/model/chance/unfinished-journal", test_unfinished_journal);
  return g_test_run ();
}
