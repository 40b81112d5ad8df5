/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is not told here is dealt by a seed: nobody plays by it before the lesson is over. */

#include "comstock-cards-first-game.h"

#define SEED 1

/* Era I.  Novices take the card with the highest appeal, so that which cards are left for whom is known, too: wherever
 * a person comes in the order, a card of the kind that the round is about can be taken. */
static const struct
{
  guint8 terrain[CARDS_COLUMN_TERRAIN];    /* as in the id of the built-in deck: 23 is "t1-23" */
  CardsCharacter character;
  guint8 bids[CARDS_MIN_SEATS - 1];        /* of the novices */
} rounds[CARDS_ROUNDS] = {
  /* Ranches with empty land on every card. */
  { { 24, 26, 25, 23 }, CARDS_SINGER, { 4, 6, 2 } },
  /* Two equal bids, and a back on which the hat is the last; houses. */
  { { 18, 28, 14, 19 }, CARDS_SETTLER, { 5, 7, 7 } },
  /* Mines. */
  { { 6, 3, 7, 1 }, CARDS_COWBOY, { 8, 3, 5 } },
  /* Nobody but a person takes the prospector. */
  { { 10, 29, 9, 30 }, CARDS_PROSPECTOR, { 2, 5, 8 } },
  /* Drugstores and banks. */
  { { 45, 38, 46, 40 }, CARDS_BANKER, { 9, 4, 6 } },
  /* The saloon and both townhouses. */
  { { 33, 41, 37, 34 }, CARDS_TEACHER, { 3, 8, 9 } },
  /* Nobody but a person takes the heroes. */
  { { 39, 8, 16, 4 }, CARDS_HEROES, { 6, 2, 1 } },
  /* Church, general store and both blacksmiths. */
  { { 35, 42, 36, 43 }, CARDS_GROCER, { 7, 9, 4 } },
  /* Outlaws, the prison, the sheriff, the hotel. */
  { { 27, 44, 5, 32 }, CARDS_SHERIFF, { 1, 1, 3 } },
};

/* A back without a skull, below the last character of the era. */
#define NEXT_CHARACTER CARDS_EDITOR

/* Swaps @item to its place. */
static void
put (guint8 *pile,
     guint   place,
     guint8  item)
{
  guint from = 0;

  while (pile[from] != item)
    from++;
  pile[from] = pile[place];
  pile[place] = item;
}

static void
lay_round (CardsSetup *deal,
           guint       round)
{
  for (guint i = 0; i < CARDS_COLUMN_TERRAIN; i++)
    put (deal->terrain[0], round * CARDS_COLUMN_TERRAIN + i, rounds[round].terrain[i] - 1);
  put (deal->characters, round, (guint8) rounds[round].character);
  for (guint i = 0; i < G_N_ELEMENTS (rounds[round].bids); i++)
    deal->virtual_piles[0][1 + i][round] = rounds[round].bids[i];
}

static void
lay (CardsSetup *deal)
{
  CsRng rng;

  *deal = (CardsSetup) { .n_seats = CARDS_MIN_SEATS };
  for (guint i = 0; i < CARDS_MIN_SEATS; i++)
    {
      deal->kinds[i] = i == 0 ? CARDS_REAL : CARDS_NOVICE;
      deal->suits[i] = (guint8) (CARDS_HAT + i);
    }
  cs_rng_init (&rng, SEED);
  cards_setup_deal (deal, &rng);
  for (guint round = 0; round < CARDS_ROUNDS; round++)
    lay_round (deal, round);
  put (deal->characters, CARDS_ROUNDS, NEXT_CHARACTER);
}

ComstockGame *
comstock_cards_first_game_new (const char *name)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup;
  CardsSetup deal;

  comstock_cards_setup_init (&setup);
  g_strlcpy (setup.seats[0].holder.name, name, COMSTOCK_MAX_SEAT_NAME);
  lay (&deal);
  return (ComstockGame *) comstock_cards_game_new_dealt (deck, &setup, &deal, NULL);
}

gboolean
comstock_cards_first_game_is (ComstockCardsGame *game)
{
  const CardsSetup *setup = comstock_game_get_setup (COMSTOCK_GAME (game));
  CardsSetup deal;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (game), FALSE);

  lay (&deal);
  return comstock_game_is_person (COMSTOCK_GAME (game), 0) && memcmp (setup, &deal, sizeof deal) == 0;
}
