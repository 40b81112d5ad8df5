/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random games through the rules interface and shows every decision on the way. */

#include "ai-positions.h"

#include <glib.h>

#include "ai/cs-random.h"
#include "test-deck.h"

void
ai_positions_begin (const CardsDeck *deck,
                    uint32_t         n_seats,
                    uint32_t         n_real,
                    CsRng           *rng,
                    CardsState      *state)
{
  CardsSetup setup = { .n_seats = (uint8_t) n_seats };

  for (uint32_t seat = 0; seat < n_seats; seat++)
    {
      setup.kinds[seat] = seat < n_real ? CARDS_REAL : (uint8_t) (CARDS_NOVICE + seat % 3);
      setup.suits[seat] = (uint8_t) seat;
    }
  cards_setup_deal (&setup, rng);
  g_assert_cmpuint (cards_game.init (deck, &setup, state).reason, ==, CS_LEGAL);
}

static void
visit_game (const CardsDeck *deck,
            CardsState      *state,
            AiLook           look,
            CsRng           *rng)
{
  uint32_t actors;
  uint32_t seat;

  while ((actors = cards_game.actors (state)) != 0)
    {
      for (uint32_t left = actors; left != 0; left &= left - 1)
        look (deck, state, (uint32_t) __builtin_ctz (left), rng);
      seat = (uint32_t) __builtin_ctz (actors);
      cards_game.apply (deck, state, seat, cs_random_move (&cards_game, deck, state, seat, rng), NULL);
    }
}

void
ai_positions_visit (uint32_t n_games,
                    AiLook   look)
{
  CardsState state;
  CardsDeck deck;
  CsRng rng;

  cs_rng_init (&rng, 20);
  for (uint32_t game = 0; game < n_games; game++)
    for (uint32_t n_seats = CARDS_MIN_SEATS; n_seats <= CARDS_MAX_SEATS; n_seats++)
      {
        test_deck_random (&deck, game);
        ai_positions_begin (&deck, n_seats, 1 + cs_rng_below (&rng, n_seats), &rng, &state);
        visit_game (&deck, &state, look, &rng);
      }
}
