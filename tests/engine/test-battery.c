/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the battery over every registered game and over Pebbles, for every number of seats: test-battery [GAMES]. */

#include <glib.h>

#include "battery.h"
#include "engine/board/board-game.h"
#include "engine/cards/cards-game.h"
#include "engine/city/city-game.h"
#include "engine/cs-registry.h"
#include "test-deck.h"
#include "test-game-pebbles.h"
#include "test-tiles.h"

#define SAMPLE 61    /* positions of which one is looked at closely */

/* Random games per number of seats. */
static uint32_t n_games = 40;

static void
make_deck (void    *kit,
           uint64_t seed)
{
  test_deck_random (kit, seed);
}

static void
make_tiles (void    *kit,
            uint64_t seed)
{
  test_tiles_random (kit, seed);
}

static void
make_track (void    *kit,
            uint64_t seed)
{
  PebblesTrack *track = kit;

  track->length = 1 + seed % 40;
}

/* The board game has no material that differs. */
static void
make_nothing (void    *kit,
              uint64_t seed)
{
}

static const BatterySubject subjects[] = {
  { &board_game, board_check, 1, make_nothing },
  { &cards_game, cards_check, sizeof (CardsDeck), make_deck },
  { &city_game, city_check, sizeof (CityTiles), make_tiles },
  { &pebbles_game, pebbles_check, sizeof (PebblesTrack), make_track },
};

typedef struct
{
  const BatterySubject *subject;
  uint32_t n_seats;
} Case;

static void
test_battery (gconstpointer data)
{
  const Case *tested = data;
  BatteryReport report = { 0 };

  battery_run (tested->subject, tested->n_seats, 1, n_games, SAMPLE, &report);
  g_test_message ("%s, %u seats: %" G_GUINT64_FORMAT " games, %" G_GUINT64_FORMAT " moves, %" G_GUINT64_FORMAT
                  " other moves refused, %" G_GUINT64_FORMAT " positions dealt anew, %" G_GUINT64_FORMAT
                  " of them played out; longest game %u of %u, most legal moves %u of %u, most events %u of %u",
                  tested->subject->game->id, tested->n_seats, report.games, report.moves, report.outsiders,
                  report.determinized, report.rollouts, report.longest, tested->subject->game->max_length,
                  report.most_legal, tested->subject->game->max_legal, report.most_events, CS_MAX_EVENTS);
  g_assert_cmpuint (report.games, ==, n_games);
}

static const BatterySubject *
find_subject (const CsGame *game)
{
  for (uint32_t i = 0; i < G_N_ELEMENTS (subjects); i++)
    if (subjects[i].game == game)
      return &subjects[i];
  return NULL;
}

/* A game that is registered but unknown here would go untested. */
static void
test_every_game_is_a_subject (void)
{
  for (const CsGame *const *game = cs_games; *game != NULL; game++)
    g_assert_nonnull (find_subject (*game));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (uint32_t) g_ascii_strtoull (argv[1], NULL, 10);
  g_test_add_func ("/battery/every-game-is-a-subject", test_every_game_is_a_subject);
  for (uint32_t i = 0; i < G_N_ELEMENTS (subjects); i++)
    for (uint32_t n_seats = subjects[i].game->min_seats; n_seats <= subjects[i].game->max_seats; n_seats++)
      {
        g_autofree char *path = g_strdup_printf ("/battery/%s/%u", subjects[i].game->id, n_seats);
        const Case tested = { &subjects[i], n_seats };

        g_test_add_data_func_full (path, g_memdup2 (&tested, sizeof tested), test_battery, g_free);
      }
  return g_test_run ();
}
