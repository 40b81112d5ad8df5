/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is not told here is dealt by a seed.  Rivals play as they like: nothing that is taught depends on them. */

#include "comstock-board-first-game.h"

#include "model/session/comstock-rivals.h"

#define SEED 16
#define RIVALS "person,rival:easy,rival:easy"

/* By column and row, as the map names them. */
#define AT(column, row) ((row - 1) * 8 + (column - 'A'))
#define MOUNTAIN(column, row) (UINT64_C (1) << AT (column, row))

/* The house in the middle, with the roads around it. */
#define CENTER AT ('D', 4)

/* Beside three of them lies C5, which is at a road: there a mine pays well, and so does what pays for houses. */
#define MOUNTAINS (MOUNTAIN ('B', 4) | MOUNTAIN ('B', 6) | MOUNTAIN ('C', 6) | MOUNTAIN ('C', 2) | \
                   MOUNTAIN ('E', 7) | MOUNTAIN ('F', 2) | MOUNTAIN ('F', 6) | MOUNTAIN ('G', 2) | MOUNTAIN ('G', 5))

/* On $5, $6 and $8, beside the ranches and mines that always lie there: what houses pay for. */
static const BoardContent drawn[] = { BOARD_SALOON, BOARD_DRUGSTORE, BOARD_BANK };

static void
choose (ComstockBoardSetup *setup)
{
  comstock_board_setup_init (setup);
  comstock_board_setup_parse (setup, RIVALS, NULL);
  for (guint i = 1; i < setup->n_seats; i++)
    g_strlcpy (setup->seats[i].holder.name, comstock_rivals[i].name, COMSTOCK_MAX_SEAT_NAME);
  setup->seed = SEED;
}

static void
lay (const ComstockBoardSetup *setup,
     BoardSetup               *deal)
{
  comstock_board_setup_deal (setup, deal);
  deal->center = CENTER;
  deal->mountains = MOUNTAINS;
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    deal->drawn[i] = (guint8) drawn[i];
  for (guint i = 0; i < setup->n_seats; i++)
    deal->order[i] = (guint8) i;
}

ComstockGame *
comstock_board_first_game_new (const char *name)
{
  ComstockBoardSetup setup;
  BoardSetup deal;

  choose (&setup);
  g_strlcpy (setup.seats[0].holder.name, name, COMSTOCK_MAX_SEAT_NAME);
  lay (&setup, &deal);
  return (ComstockGame *) comstock_board_game_new_dealt (&setup, &deal, NULL);
}

gboolean
comstock_board_first_game_is (ComstockBoardGame *game)
{
  const BoardSetup *setup = comstock_game_get_setup (COMSTOCK_GAME (game));
  ComstockBoardSetup choices;
  BoardSetup deal;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), FALSE);

  if (setup->center != CENTER || setup->mountains != MOUNTAINS)
    return FALSE;
  choose (&choices);
  lay (&choices, &deal);
  return comstock_game_is_person (COMSTOCK_GAME (game), 0) && memcmp (setup, &deal, sizeof deal) == 0;
}
