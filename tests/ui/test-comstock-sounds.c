/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard, and when nothing is: the way to the loudspeaker ends here. */

#include "ui/table/comstock-sounds.h"

#include <math.h>

#include "model/session/comstock-log-entry.h"
#include "model/cards/comstock-cards-standing.h"
#include "ui/cards/scenes/comstock-cards-era-change.h"
#include "ui/cards/scenes/comstock-cards-finale.h"
#include "ui/cards/scenes/comstock-cards-showdown.h"
#include "ui/cards/table/comstock-cards-sounds.h"
#include "ui/kit/comstock-sound.h"
#include "ui/kit/comstock-speaker.h"
#include "ui-clock.h"
#include "widget-stage.h"

/* In milliseconds. */
#define SHORT_WAIT 4000
#define LONG_WAIT 6000
#define FRAME 50

/* What all samples may take, in bytes. */
#define MOST_BYTES 350000

static GPtrArray *heard;        /* of names */
static double loudness;         /* of the last, in decibels */

void __wrap_comstock_speaker_play (const char *path,
                                   double      decibels);

void
__wrap_comstock_speaker_play (const char *path,
                              double      decibels)
{
  g_autofree char *file = g_path_get_basename (path);

  g_assert_true (g_str_has_suffix (file, ".wav"));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  file[strlen (file) - strlen (".wav")] = '\0';
  g_ptr_array_add (heard, g_steal_pointer (&file));
  loudness = decibels;
}

typedef struct
{
  ComstockGame *game;
  ComstockReplay *replay;
  ComstockSounds *sounds;
  GSettings *settings;
} Fixture;

static void
set_desktop_sounds (gboolean wanted)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", wanted, NULL);
}

static void
set_up (Fixture      *self,
        gconstpointer seats)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  comstock_cards_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  setup.seed = 7;
  self->game = COMSTOCK_GAME (comstock_cards_game_new (deck, &setup, &error));
  g_assert_no_error (error);
  self->replay = comstock_replay_new (self->game);
  self->sounds = comstock_sounds_new (self->replay, &comstock_cards_sounds);
  self->settings = g_settings_new ("org.comstock.Comstock");
  heard = g_ptr_array_new_with_free_func (g_free);
  set_desktop_sounds (TRUE);
}

static void
tear_down (Fixture      *self,
           gconstpointer seats)
{
  set_desktop_sounds (FALSE);
  g_settings_reset (self->settings, "sounds");
  g_settings_reset (self->settings, "sound-volume");
  g_ptr_array_unref (heard);
  g_object_unref (self->settings);
  g_object_unref (self->sounds);
  g_object_unref (self->replay);
  g_object_unref (self->game);
}

static guint
count_heard (const char *sound)
{
  guint n = 0;

  for (guint i = 0; i < heard->len; i++)
    n += g_str_equal (heard->pdata[i], sound);
  return n;
}

/* How many of the log's new entries, from @first on, have this sound. */
static guint
count_events (ComstockGame *game,
              guint         first,
              const char   *sound)
{
  GListModel *log = comstock_game_get_log (game);
  guint n = 0;

  for (guint i = first; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);
      const char *name = comstock_game_get_event_name (game, event->type);

      for (const ComstockEventSound *row = comstock_cards_sounds.events; row->event != NULL; row++)
        n += g_str_equal (row->sound, sound) && g_str_equal (row->event, name) &&
             (row->is_heard == NULL || row->is_heard (game, event));
    }
  return n;
}

/* Every seat plays its first legal move or, @apart, each another one. */
static void
play_so (ComstockGame *game,
         gboolean      apart)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);
  const CsMove move = g_array_index (legal, CsMove, apart ? seat % legal->len : 0);

  g_assert_true (comstock_game_play (game, seat, move, NULL));
}

static void
play (ComstockGame *game)
{
  play_so (game, FALSE);
}

/* Each move of a whole game: what happened is heard, once, and nothing else. */
static void
test_events (Fixture      *self,
             gconstpointer seats)
{
  static const char *const sounds[] = { "card", "wind" };
  gboolean ever[G_N_ELEMENTS (sounds)] = { FALSE };

  while (!comstock_game_is_over (self->game))
    {
      const guint first = g_list_model_get_n_items (comstock_game_get_log (self->game));

      g_ptr_array_set_size (heard, 0);
      play (self->game);
      for (gsize i = 0; i < G_N_ELEMENTS (sounds); i++)
        {
          const guint n = count_events (self->game, first, sounds[i]);

          g_assert_cmpuint (count_heard (sounds[i]), ==, MIN (n, 1));
          ever[i] = ever[i] || n > 0;
        }
    }
  for (gsize i = 0; i < G_N_ELEMENTS (sounds); i++)
    g_assert_true (ever[i]);
}

static GtkWidget *
find_seat (gpointer data,
           guint    seat)
{
  return NULL;
}

/* Plays until auction cards lie open and two are equal, or none are. */
static ComstockAct *
create_showdown (Fixture *self,
                 gboolean tie)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (self->game);
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  gboolean found = FALSE;

  while (!found)
    {
      guint n;
      gboolean tied = FALSE;

      g_assert_false (comstock_game_is_over (self->game));
      play_so (self->game, !tie);
      n = comstock_cards_standing_list (game, -1, 0, list);
      for (guint i = 0; i < n; i++)
        tied |= list[i].tied;
      found = n > 0 && tied == tie;
    }
  g_ptr_array_set_size (heard, 0);
  return g_object_ref_sink (COMSTOCK_ACT (comstock_cards_showdown_new (game, find_seat, NULL)));
}

static void
watch (ComstockAct *act)
{
  while (comstock_act_advance (act, FRAME))
    ;
}

/* The cards are heard as they turn over, the spurs as the tie is broken, each once and not before. */
static void
test_showdown (Fixture      *self,
               gconstpointer seats)
{
  g_autoptr (ComstockAct) act = create_showdown (self, TRUE);

  comstock_act_advance (act, FRAME);
  g_assert_cmpuint (heard->len, ==, 0);
  while (heard->len == 0)
    comstock_act_advance (act, FRAME);
  g_assert_cmpstr (heard->pdata[0], ==, "flip");
  g_assert_cmpfloat (comstock_act_get_time (act), <, 400);
  watch (act);
  g_assert_cmpuint (heard->len, ==, 2);
  g_assert_cmpstr (heard->pdata[1], ==, "spur");
}

static void
test_no_tie (Fixture      *self,
             gconstpointer seats)
{
  g_autoptr (ComstockAct) act = create_showdown (self, FALSE);

  watch (act);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpuint (count_heard ("flip"), ==, 1);
}

/* Whoever skips hears how it ends, not everything at once. */
static void
test_skipped (Fixture      *self,
              gconstpointer seats)
{
  g_autoptr (ComstockAct) act = create_showdown (self, TRUE);

  g_assert_true (comstock_act_press (act));
  watch (act);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpuint (count_heard ("spur"), ==, 1);
}

static void
test_train (Fixture      *self,
            gconstpointer seats)
{
  g_autoptr (ComstockAct) act = g_object_ref_sink (comstock_cards_era_change_new ());

  watch (act);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpuint (count_heard ("whistle"), ==, 1);
}

/* The count of a finished game, as it is played. */
static void
count_points (Fixture *self)
{
  g_autoptr (ComstockAct) act = NULL;

  while (!comstock_game_is_over (self->game))
    play (self->game);
  g_ptr_array_set_size (heard, 0);
  act = g_object_ref_sink (comstock_cards_finale_new (self->game, FALSE));
  while (!comstock_act_is_resting (act))
    comstock_act_advance (act, FRAME);
}

/* A coin for each row that pays, and a chord for the person who wins. */
static void
test_won (Fixture      *self,
          gconstpointer seats)
{
  count_points (self);
  g_assert_cmpuint (count_heard ("coin"), >, 3);
  g_assert_cmpuint (count_heard ("coin"), <, CARDS_ROWS);
  g_assert_cmpuint (count_heard ("chord"), ==, 1);
  g_assert_cmpstr (heard->pdata[heard->len - 1], ==, "chord");
}

static void
test_lost (Fixture      *self,
           gconstpointer seats)
{
  count_points (self);
  g_assert_cmpuint (count_heard ("coin"), >, 3);
  g_assert_cmpuint (count_heard ("chord"), ==, 0);
}

/* Whoever comes back to the end of a game has heard it. */
static void
test_played (Fixture      *self,
             gconstpointer seats)
{
  g_autoptr (ComstockAct) act = NULL;

  while (!comstock_game_is_over (self->game))
    play (self->game);
  g_ptr_array_set_size (heard, 0);
  act = g_object_ref_sink (comstock_cards_finale_new (self->game, TRUE));
  comstock_act_advance (act, FRAME);
  g_assert_cmpuint (heard->len, ==, 0);
}

static void
test_looking_back (Fixture      *self,
                   gconstpointer seats)
{
  while (comstock_game_get_length (self->game) < 30)
    play (self->game);
  comstock_replay_go_to (self->replay, 0);
  g_ptr_array_set_size (heard, 0);
  for (guint cursor = 1; cursor < 20; cursor++)
    comstock_replay_go_to (self->replay, cursor);
  g_assert_cmpuint (heard->len, ==, 0);
}

static void
test_turn (Fixture      *self,
           gconstpointer seats)
{
  ui_clock_stop ();
  comstock_sounds_ask (self->sounds, -1);
  ui_clock_advance (SHORT_WAIT);
  comstock_sounds_ask (self->sounds, 0);
  g_assert_cmpuint (heard->len, ==, 0);
  ui_clock_advance (LONG_WAIT);
  comstock_sounds_ask (self->sounds, 0);
  g_assert_cmpuint (heard->len, ==, 0);
  comstock_sounds_ask (self->sounds, -1);
  ui_clock_advance (LONG_WAIT);
  comstock_sounds_ask (self->sounds, -1);
  comstock_sounds_ask (self->sounds, 0);
  g_assert_cmpuint (count_heard ("chair"), ==, 1);
  ui_clock_start ();
}

static void
test_muted (Fixture      *self,
            gconstpointer seats)
{
  comstock_sound_play ("card");
  g_assert_cmpuint (heard->len, ==, 1);
  set_desktop_sounds (FALSE);
  comstock_sound_play ("card");
  g_assert_cmpuint (heard->len, ==, 1);
  set_desktop_sounds (TRUE);
  g_settings_set_boolean (self->settings, "sounds", FALSE);
  comstock_sound_play ("card");
  g_assert_cmpuint (heard->len, ==, 1);
  g_settings_set_boolean (self->settings, "sounds", TRUE);
  g_settings_set_double (self->settings, "sound-volume", 0);
  comstock_sound_play ("card");
  g_assert_cmpuint (heard->len, ==, 1);
}

static void
test_volume (Fixture      *self,
             gconstpointer seats)
{
  g_settings_set_double (self->settings, "sound-volume", 1);
  comstock_sound_play ("card");
  g_assert_cmpfloat_with_epsilon (loudness, 0, 0.01);
  g_settings_set_double (self->settings, "sound-volume", 0.1);
  comstock_sound_play ("card");
  g_assert_cmpfloat_with_epsilon (loudness, -20, 0.01);
}

static char *
build_path (const char *name)
{
  return g_build_filename (g_getenv ("COMSTOCK_SOUNDS_DIR"), name, NULL);
}

static gsize
read_file (const char *path,
           char      **bytes)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, bytes, &length, &error);
  g_assert_no_error (error);
  return length;
}

/* Made once more they are the same, and all of them are small. */
static void
test_samples (void)
{
  static const char *const sounds[] = { "bell", "boots", "card", "chair",   "chord", "coin",
                                        "dice", "flip",  "spur", "whistle", "wind" };
  g_autofree char *maker = build_path ("make-sounds");
  g_autofree char *again = g_build_filename (g_get_user_data_dir (), "again.wav", NULL);
  gsize sum = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sounds); i++)
    {
      const char *command[] = { maker, sounds[i], again, NULL };
      g_autofree char *file = g_strconcat (sounds[i], ".wav", NULL);
      g_autofree char *path = build_path (file);
      g_autofree char *bytes = NULL;
      g_autofree char *other = NULL;
      const gsize length = read_file (path, &bytes);
      gsize again_length;
      int status;

      g_assert_true (g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                                   NULL));
      g_assert_cmpint (status, ==, 0);
      again_length = read_file (again, &other);
      g_assert_cmpmem (bytes, length, other, again_length);
      sum += length;
    }
  g_assert_cmpuint (sum, <, MOST_BYTES);
}

int
main (int    argc,
      char **argv)
{
  static const char people[] = "person,person,person,person";
  static const char others[] = "rival:medium,virtual:novice,virtual:expert,virtual:expert";

  stage_init (&argc, &argv);
  g_test_add ("/sounds/events", Fixture, people, set_up, test_events, tear_down);
  g_test_add ("/sounds/showdown", Fixture, people, set_up, test_showdown, tear_down);
  g_test_add ("/sounds/no-tie", Fixture, people, set_up, test_no_tie, tear_down);
  g_test_add ("/sounds/skipped", Fixture, people, set_up, test_skipped, tear_down);
  g_test_add ("/sounds/train", Fixture, people, set_up, test_train, tear_down);
  g_test_add ("/sounds/won", Fixture, people, set_up, test_won, tear_down);
  g_test_add ("/sounds/played", Fixture, people, set_up, test_played, tear_down);
  g_test_add ("/sounds/lost", Fixture, others, set_up, test_lost, tear_down);
  g_test_add ("/sounds/looking-back", Fixture, people, set_up, test_looking_back, tear_down);
  g_test_add ("/sounds/turn", Fixture, people, set_up, test_turn, tear_down);
  g_test_add ("/sounds/muted", Fixture, people, set_up, test_muted, tear_down);
  g_test_add ("/sounds/volume", Fixture, people, set_up, test_volume, tear_down);
  g_test_add_func ("/sounds/samples", test_samples);
  return g_test_run ();
}
