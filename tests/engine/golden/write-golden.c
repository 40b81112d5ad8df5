/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes what ../test-cards-golden.c replays: 'write-golden deck' the deck, 'write-golden KINDS SEED' a random game,
 * KINDS as stage_set () reads them.  Run it only when the rules change, and look at what became different. */

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test-deck.h"
#include "test-stage.h"

#define DECK_SEED 2013

static const char letters[] = ".ht^mrkdbsHgcpCo";

static void
write_deck (const CardsDeck *deck)
{
  for (uint32_t i = 0; i < CARDS_TERRAIN; i++)
    {
      const CardsTerrain *card = &deck->terrain[i];

      printf ("card %s %u %c%c%c%c\n", card->id, card->appeal, letters[card->parcels[CARDS_NW]],
              letters[card->parcels[CARDS_NE]], letters[card->parcels[CARDS_SW]], letters[card->parcels[CARDS_SE]]);
    }
  for (uint32_t i = 0; i < CARDS_CHARACTERS; i++)
    {
      printf ("back %s", cards_characters[i].id);
      for (uint32_t j = 0; j < CARDS_SUITS && !deck->backs[i].skull; j++)
        printf (" %s", cards_suit_ids[deck->backs[i].suits[j]]);
      printf (deck->backs[i].skull ? " skull\n" : "\n");
    }
}

static void
write_piles (const CardsDeck  *deck,
             const CardsSetup *setup)
{
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    {
      printf ("terrain %u", era + 1);
      for (uint32_t i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
        printf (" %s", deck->terrain[setup->terrain[era][i]].id);
      printf ("\n");
    }
  printf ("characters");
  for (uint32_t i = 0; i < CARDS_CHARACTERS; i++)
    printf (" %s", cards_characters[setup->characters[i]].id);
  printf ("\n");
  for (uint32_t era = 0; era < CARDS_ERAS; era++)
    for (uint32_t seat = 0; seat < setup->n_seats; seat++)
      if (setup->kinds[seat] != CARDS_REAL)
        {
          printf ("pile %u %u", era + 1, seat);
          for (uint32_t i = 0; i < CARDS_ROUNDS; i++)
            printf (" %u", setup->virtual_piles[era][seat][i]);
          printf ("\n");
        }
}

static void
write_setup (const Stage *stage)
{
  printf ("deck deck.txt\n");
  for (uint32_t seat = 0; seat < stage->setup.n_seats; seat++)
    printf ("seat %s %s\n", cards_kinds[stage->setup.kinds[seat]].id, cards_suit_ids[stage->setup.suits[seat]]);
  write_piles (&stage->deck, &stage->setup);
  printf ("begin\n");
}

/* A random legal move, with a liking for characters, their abilities and sales. */
static CsMove
pick_move (const Stage *stage,
           uint32_t     seat,
           CsRng       *rng)
{
  CsMove moves[CARDS_MAX_LEGAL];
  const uint32_t n = cards_game.legal (&stage->deck, &stage->state, seat, moves);
  const uint32_t type = cards_move_type (moves[n - 1]);
  const bool character = type == CARDS_MOVE_TAKE && cards_is_character (cards_move_argument (moves[n - 1]));

  if (stage->state.step == CARDS_STEP_ABILITY)
    return moves[cs_rng_below (rng, 3) == 0];
  if ((character || type == CARDS_MOVE_SELL) && cs_rng_below (rng, 2) == 0)
    return moves[n - 1];
  return moves[cs_rng_below (rng, n)];
}

static void
write_moves (Stage *stage,
             CsRng *rng)
{
  uint32_t round = stage->state.round;

  for (uint32_t actors = cards_game.actors (&stage->state); actors != 0; actors = cards_game.actors (&stage->state))
    {
      const uint32_t seat = __builtin_ctz (actors);
      const CsMove move = pick_move (stage, seat, rng);
      char text[CS_MAX_MOVE_TEXT];

      cards_game.move_print (&stage->deck, move, text, sizeof text);
      cards_game.apply (&stage->deck, &stage->state, seat, move, NULL);
      printf ("%u %s\n", seat, text);
      if (stage->state.round != round || stage->state.step == CARDS_STEP_OVER)
        printf ("digest %016" G_GINT64_MODIFIER "x\n", cards_game.digest (&stage->state));
      round = stage->state.round;
    }
}

static void
write_scores (const Stage *stage)
{
  const uint32_t winners = cards_winners (&stage->deck, &stage->state);

  for (uint32_t seat = 0; seat < stage->state.n_seats; seat++)
    {
      CardsScore score;

      cards_seat_score (&stage->deck, &stage->state, seat, &score);
      printf ("score %u", seat);
      for (uint32_t row = 0; row < CARDS_ROWS && stage->state.seats[seat].kind == CARDS_REAL; row++)
        printf (" %d", score.rows[row]);
      printf (" %d\n", score.total);
    }
  printf ("winners");
  for (uint32_t seat = 0; seat < stage->state.n_seats; seat++)
    if (winners & CARDS_BIT (seat))
      printf (" %u", seat);
  printf ("\n");
}

int
main (int   argc,
      char *argv[])
{
  Stage stage;
  CsRng rng;

  if (argc == 2 && strcmp (argv[1], "deck") == 0)
    {
      printf ("# The deck of the golden games: a random one that meets the rules page's numbers.\n");
      test_deck_random (&stage.deck, DECK_SEED);
      write_deck (&stage.deck);
      return 0;
    }
  if (argc != 3)
    return 2;
  stage_set (&stage, argv[1]);
  test_deck_random (&stage.deck, DECK_SEED);
  cs_rng_init (&rng, strtoull (argv[2], NULL, 10));
  cs_rng_shuffle (&rng, stage.setup.suits, stage.setup.n_seats);
  cards_setup_deal (&stage.setup, &rng);
  stage_begin (&stage);
  printf ("# A random game, written by 'write-golden %s %s'.\n", argv[1], argv[2]);
  write_setup (&stage);
  write_moves (&stage, &rng);
  write_scores (&stage);
  return 0;
}
