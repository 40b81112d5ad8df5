/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals the board game as bench and tournament play it. */

#include "commands.h"

void
cli_board_deal (BoardSetup *setup,
                guint       n_seats,
                CsRng      *rng)
{
  setup->n_seats = (uint8_t) n_seats;
  setup->roles = board_sets[cs_rng_below (rng, BOARD_SETS)].roles;
  for (guint seat = 0; seat < BOARD_MAX_SEATS; seat++)
    setup->suits[seat] = (uint8_t) seat;
  for (guint i = 0; i < BOARD_BUILDINGS; i++)
    setup->buildings[i] = board_contents[BOARD_FIRST_BUILDING + i].count;
  board_setup_deal (setup, rng);
}
