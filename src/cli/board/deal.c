/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals the board game as bench and tournament play it, and reads its variants. */

#include "commands.h"

#include "model/board/comstock-board-names.h"

#define RIVER "river"           /* the board's side, beside the variants */

gboolean
cli_board_refuse_word (const char *option,
                       const char *word,
                       GError    **error)
{
  /* Translators: an option, and what was typed for it */
  g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("%s: there is no “%s”"), option, word);
  return FALSE;
}

gboolean
cli_board_read_variants (const char *text,
                         guint8     *variants,
                         gboolean   *river_side,
                         GError    **error)
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const int bit = comstock_board_variant_find (words[i]);

      if (g_str_equal (words[i], RIVER))
        *river_side = TRUE;
      else if (bit >= 0)
        *variants |= (guint8) BOARD_BIT (bit);
      else
        return cli_board_refuse_word ("--variants", words[i], error);
    }
  return TRUE;
}

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
