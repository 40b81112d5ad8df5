/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures what memory the program holds after each of many games that rivals play in one window.
 *
 * GSETTINGS_SCHEMA_DIR=build/data build-aux/headless build/tests/bench/games-memory GAME [GAMES [animated]]
 *
 * GAME is "cards", "board" or "city".  For each game: what the system counts of the program (proportional, in MiB),
 * what of it is in use on the heap and what the heap keeps for later, and how many of the tables so far are still
 * there. */

#include "config.h"

#include <malloc.h>

#include "model/board/comstock-board-game.h"
#include "model/cards/comstock-cards-deck.h"
#include "model/cards/comstock-cards-game.h"
#include "model/city/comstock-city-game.h"
#include "tests/ui/session.h"
#include "tests/ui/ui-probe.h"
#include "ui/table/comstock-table.h"

#define GAMES 20
#define RIVALS "rival:easy,rival:easy,rival:easy,rival:easy"
#define MIB (1024.0 * 1024)

static ComstockGame *
deal_cards (guint64 seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  comstock_cards_setup_parse (&setup, RIVALS, NULL);
  setup.seed = seed;
  return COMSTOCK_GAME (comstock_cards_game_new (deck, &setup, NULL));
}

static ComstockGame *
deal_board (guint64 seed)
{
  ComstockBoardSetup setup;

  comstock_board_setup_init (&setup);
  comstock_board_setup_parse (&setup, RIVALS, NULL);
  setup.seed = seed;
  return COMSTOCK_GAME (comstock_board_game_new (&setup, NULL));
}

static ComstockGame *
deal_city (guint64 seed)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup = { .seed = seed };

  comstock_city_setup_parse (&setup, RIVALS, NULL);
  return COMSTOCK_GAME (comstock_city_game_new (tiles, &setup, NULL));
}

static double
get_proportional_mib (void)
{
  g_autofree char *text = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL);
  line = text != NULL ? strstr (text, "\nPss:") : NULL;
  return line != NULL ? g_ascii_strtod (line + strlen ("\nPss:"), NULL) / 1024 : 0;
}

static gboolean
is_played (gpointer table)
{
  return comstock_game_is_over (comstock_table_get_game (table)) &&
         !comstock_theatre_is_performing (comstock_table_get_theatre (table));
}

static void
on_gone (gpointer  counter,
         GObject  *object)
{
  (*(guint *) counter)--;
}

/* Counts @object in @counter for as long as it is there. */
static void
count (gpointer  object,
       guint    *counter)
{
  (*counter)++;
  g_object_weak_ref (object, on_gone, counter);
}

int
main (int    argc,
      char **argv)
{
  const char *name = argc > 1 ? argv[1] : "cards";
  const guint n_games = argc > 2 ? (guint) g_ascii_strtoull (argv[2], NULL, 10) : GAMES;
  guint n_tables = 0, n_of_games = 0;
  ComstockWindow *window;

  session_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", argc > 3, NULL);
  window = session_open_window ();
  for (guint i = 1; i <= n_games; i++)
    {
      g_autoptr (ComstockGame) game = g_str_equal (name, "board") ? deal_board (i) :
                                      g_str_equal (name, "city") ? deal_city (i) : deal_cards (i);
      struct mallinfo2 heap;
      gpointer table;

      comstock_window_set_game (window, game);
      table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
      count (table, &n_tables);
      count (game, &n_of_games);
      ui_probe_wait (is_played, table);
      heap = mallinfo2 ();
      g_print ("game %2u: %6.1f MiB  in use %5.1f, free %5.1f, large %5.1f  %u tables, %u games\n", i,
               get_proportional_mib (), (double) heap.uordblks / MIB, (double) heap.fordblks / MIB,
               (double) heap.hblkhd / MIB, n_tables, n_of_games);
    }
  session_close_window (window);
  return 0;
}
