/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard of Carcassonne: The City: the way to the loudspeaker ends here. */

#include "ui/city/table/comstock-city-table.h"

#include "ai/cs-random.h"
#include "model/city/comstock-city-game.h"
#include "ui/city/score/comstock-city-score.h"
#include "ui/kit/comstock-speaker.h"
#include "widget-stage.h"

#define SEED 7
#define FRAME 50        /* in milliseconds */

static GHashTable *heard;       /* name of each sound → how often */
static GHashTable *due;         /* … how often it should be heard */

void __wrap_comstock_speaker_play (const char *path,
                                   double      decibels);

static void
add (GHashTable *sounds,
     const char *file)
{
  const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (sounds, file));

  g_hash_table_insert (sounds, g_strdup (file), GUINT_TO_POINTER (n + 1));
}

void
__wrap_comstock_speaker_play (const char *path,
                              double      decibels)
{
  g_autofree char *file = g_path_get_basename (path);

  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  add (heard, file);
}

/* What each event sounds like to people. */
static const char *
get_sound (guint type)
{
  switch (type)
    {
    case CITY_EVENT_STACK:
      return "whistle.wav";
    case CITY_EVENT_LAID:
    case CITY_EVENT_GATE:
    case CITY_EVENT_WALL:
      return "card.wav";
    case CITY_EVENT_CLAIMED:
    case CITY_EVENT_GUARD:
      return "boots.wav";
    case CITY_EVENT_SCORED:
      return "coin.wav";
    case CITY_EVENT_TOWER:
      return "spur.wav";
    default:
      return NULL;
    }
}

/* Each sound once, however many events of a change have it. */
static void
on_changed (ComstockGame *game,
            guint        *cursor)
{
  g_autoptr (GArray) events = comstock_game_dup_events (game, *cursor, comstock_game_get_cursor (game));
  g_autoptr (GHashTable) sounds = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < events->len; i++)
    {
      const char *sound = get_sound (g_array_index (events, CsEvent, i).type);

      if (sound != NULL && g_hash_table_add (sounds, (gpointer) sound))
        add (due, sound);
    }
  *cursor = comstock_game_get_cursor (game);
}

static ComstockGame *
deal (const char *seats)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup = { .first = 0, .seed = SEED };

  g_assert_true (comstock_city_setup_parse (&setup, seats, NULL));
  return COMSTOCK_GAME (comstock_city_game_new (tiles, &setup, NULL));
}

static void
play_on (ComstockGame *game)
{
  CsRng rng;

  cs_rng_init (&rng, SEED);
  while (!comstock_game_is_over (game))
    {
      const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (game), -1);
      const CsMove move = cs_random_move (&city_game, comstock_game_get_kit (game), comstock_game_get_state (game),
                                          seat, &rng);

      g_assert_true (comstock_game_play (game, seat, move, NULL));
    }
}

/* A whole game from its first tile on. */
static void
hear (const char *seats)
{
  g_autoptr (ComstockGame) game = deal (seats);
  g_autoptr (ComstockReplay) replay = comstock_replay_new (game);
  g_autoptr (ComstockSounds) sounds = comstock_sounds_new (replay, &comstock_city_sounds);
  guint cursor = comstock_game_get_cursor (game);

  heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  due = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  g_signal_connect (game, "changed", G_CALLBACK (on_changed), &cursor);
  play_on (game);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
}

static void
end (void)
{
  g_hash_table_unref (heard);
  g_hash_table_unref (due);
}

static guint
count (GHashTable *sounds,
       const char *file)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (sounds, file));
}

/* Every event that has a sound happens, and is heard as often as it does. */
static void
test_people (void)
{
  static const char *const files[] = { "whistle.wav", "card.wav", "boots.wav", "coin.wav", "spur.wav" };

  hear ("person,person,person,person");
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_assert_cmpuint (count (due, files[i]), >, 0);
      g_assert_cmpuint (count (heard, files[i]), ==, count (due, files[i]));
    }
  g_assert_cmpuint (g_hash_table_size (heard), ==, G_N_ELEMENTS (files));
  end ();
}

/* What rivals score is not heard, all else is. */
static void
test_rivals (void)
{
  hear ("rival,rival,rival,rival");
  g_assert_cmpuint (count (due, "coin.wav"), >, 0);
  g_assert_cmpuint (count (heard, "coin.wav"), ==, 0);
  g_assert_cmpuint (count (heard, "card.wav"), ==, count (due, "card.wav"));
  end ();
}

/* Coins while it is counted, and a chord for a person who wins. */
static void
test_finale (void)
{
  g_autoptr (ComstockGame) game = deal ("person,person");
  g_autoptr (ComstockAct) act = NULL;

  play_on (game);
  heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", TRUE, NULL);
  act = g_object_ref_sink (comstock_city_finale.create (game, FALSE));
  while (!comstock_act_is_resting (act))
    comstock_act_advance (act, FRAME);
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", FALSE, NULL);
  g_assert_cmpuint (count (heard, "coin.wav"), >, 0);
  g_assert_cmpuint (count (heard, "chord.wav"), ==, 1);
  g_hash_table_unref (heard);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/city-sounds/people", test_people);
  g_test_add_func ("/city-sounds/rivals", test_rivals);
  g_test_add_func ("/city-sounds/finale", test_finale);
  return g_test_run ();
}
