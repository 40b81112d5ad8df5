/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No level of any game knows more than a person in its seat: dealing anew what is hidden changes no decision.  The
 * City hides nothing: there the same position must give the same move.
 *
 * In short by itself; a number as the argument plays so many games of each level to their ends and looks at every
 * decision. */

#include <glib.h>
#include <string.h>

#include "ai/board/board-level.h"
#include "ai/cards/cards-level.h"
#include "ai/city/city-level.h"
#include "ai/cs-random.h"
#include "test-deck.h"
#include "test-tiles.h"

#define LEVELS 4

/* In short: a game of each number of seats, and of each level every so many decisions. */
static const uint32_t look_at_every[LEVELS] = { 1, 1, 15, 120 };

static uint32_t n_games;

static CardsDeck deck;
static CityTiles tiles;

static CsMove
choose_cards (const void *kit,
              const void *state,
              uint32_t    level,
              uint32_t    seat,
              CsRng      *rng)
{
  return cards_level_move ((CardsLevel) level, (CardsManner) (seat % CARDS_MANNERS), kit, state, seat, rng, NULL);
}

static CsMove
choose_board (const void *kit,
              const void *state,
              uint32_t    level,
              uint32_t    seat,
              CsRng      *rng)
{
  (void) kit;
  return board_level_move ((BoardLevel) level, state, seat, rng, NULL);
}

static CsMove
choose_city (const void *kit,
             const void *state,
             uint32_t    level,
             uint32_t    seat,
             CsRng      *rng)
{
  return city_level_move ((CityLevel) level, kit, state, seat, rng, NULL);
}

typedef struct
{
  const CsGame *rules;
  const void *kit;
  CsMove (*choose) (const void *kit,
                    const void *state,
                    uint32_t    level,
                    uint32_t    seat,
                    CsRng      *rng);
} Game;

static const Game cards = { &cards_game, &deck, choose_cards };
static const Game board = { &board_game, NULL, choose_board };
static const Game city = { &city_game, &tiles, choose_city };

/* The move of @level; the same, and legal, however what @seat cannot see lies. */
static CsMove
look_behind (const Game *game,
             const void *state,
             uint32_t    level,
             uint32_t    seat,
             CsRng      *rng)
{
  g_autofree char *other = g_memdup2 (state, game->rules->state_size);
  CsRng luck = *rng;
  CsMove move;

  game->rules->determinize (game->kit, other, seat, &luck);
  luck = *rng;
  move = game->choose (game->kit, state, level, seat, rng);
  g_assert_cmpuint (game->rules->is_legal (game->kit, state, seat, move).reason, ==, CS_LEGAL);
  g_assert_cmphex (game->choose (game->kit, other, level, seat, &luck), ==, move);
  return move;
}

/* Plays a game of the level, in short one of the lowest; returns how many decisions were looked at. */
static uint32_t
play (const Game *game,
      uint32_t    level,
      uint32_t    number,
      CsRng      *rng)
{
  const CsGame *rules = game->rules;
  const uint32_t n_seats = rules->min_seats + number % (rules->max_seats - rules->min_seats + 1);
  const uint32_t every = n_games == 0 ? look_at_every[level] : 1;
  g_autofree char *setup = g_malloc0 (rules->setup_size);
  g_autofree char *state = g_malloc0 (rules->state_size);
  uint32_t actors, n_seen = 0, n_looked = 0;

  rules->random_setup (game->kit, n_seats, rng, setup);
  g_assert_cmpuint (rules->init (game->kit, setup, state).reason, ==, CS_LEGAL);
  while ((actors = rules->actors (state)) != 0)
    {
      const uint32_t actor = (uint32_t) __builtin_ctz (actors);
      CsMove move;

      if (actor == CS_CHANCE)
        move = cs_random_move (rules, game->kit, state, actor, rng);
      else if (n_seen++ % every != 0)
        move = game->choose (game->kit, state, 0, actor, rng);
      else
        {
          n_looked++;
          move = look_behind (game, state, level, actor, rng);
        }
      rules->apply (game->kit, state, actor, move, NULL);
    }
  return n_looked;
}

static void
test_blind (const void *data)
{
  const Game *game = data;
  const uint32_t n = n_games > 0 ? n_games : game->rules->max_seats - game->rules->min_seats + 1u;
  CsRng rng;

  cs_rng_init (&rng, 1);
  for (uint32_t level = 0; level < LEVELS; level++)
    {
      uint32_t n_looked = 0;

      for (uint32_t number = 0; number < n; number++)
        n_looked += play (game, level, number, &rng);
      g_assert_cmpuint (n_looked, >, n);
      g_test_message ("%s, level %u: %u decisions of %u games", game->rules->id, level, n_looked, n);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_games = (uint32_t) g_ascii_strtoull (argv[1], NULL, 10);
  test_deck_random (&deck, 1);
  test_tiles_shipped (&tiles);
  g_test_add_data_func ("/blind/cards", &cards, test_blind);
  g_test_add_data_func ("/blind/board", &board, test_blind);
  g_test_add_data_func ("/blind/city", &city, test_blind);
  return g_test_run ();
}
