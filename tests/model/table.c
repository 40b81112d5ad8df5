/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games of cards, and random play of any game. */

#include "table.h"

#include <glib/gstdio.h>

const char *const table_mixtures[] = {
  "person,virtual:novice,virtual:intermediate,virtual:expert",
  "person,person,rival:easy,virtual:expert",
  "rival:medium,rival:hard,rival:expert,person,virtual:novice",
  "person,person,person,person,person,person",
  NULL
};

ComstockCardsGame *
table_new (const char *seats,
           guint64     seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup = { .seed = seed };
  ComstockCardsGame *game;

  comstock_cards_setup_parse (&setup, seats, &error);
  g_assert_no_error (error);
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return game;
}

void
table_play_move (gpointer game,
                 CsRng   *rng)
{
  const guint seat = (guint) g_bit_nth_lsf (comstock_game_get_actors (COMSTOCK_GAME (game)), -1);
  g_autoptr (GArray) moves = comstock_game_dup_legal (COMSTOCK_GAME (game), seat);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (moves->len, >, 0);
  comstock_game_play (COMSTOCK_GAME (game), seat,
                      g_array_index (moves, CsMove, cs_rng_below (rng, moves->len)), &error);
  g_assert_no_error (error);
}

void
table_play (gpointer game,
            guint    n,
            guint64  seed)
{
  CsRng rng;

  cs_rng_init (&rng, seed);
  for (guint i = 0; i < n && !comstock_game_is_over (COMSTOCK_GAME (game)); i++)
    table_play_move (game, &rng);
}

void
table_play_to_step (ComstockCardsGame *game,
                    CardsStep          step,
                    guint64            seed)
{
  CsRng rng;

  cs_rng_init (&rng, seed);
  while (comstock_cards_game_get_step (game) != step)
    {
      g_assert_false (comstock_game_is_over (COMSTOCK_GAME (game)));
      table_play_move (game, &rng);
    }
}

void
table_remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      table_remove_tree (child);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}
