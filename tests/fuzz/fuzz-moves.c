/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: lines of "SEAT MOVE" as moves of each game; what is legal is played and keeps every invariant. */

#include "engine/board/board-game.h"
#include "engine/cards/cards-game.h"
#include "engine/city/city-game.h"
#include "model/cards/comstock-cards-deck.h"
#include "model/city/comstock-city-tiles.h"

#include <glib.h>

#include "fuzz.h"
#include "invariants.h"
#include "test-game-pebbles.h"

#define SEED 1858

typedef struct
{
  const CsGame *rules;
  Invariants check;
  const void *kit;
  void *setup;
  void *state;
} Table;

static const PebblesTrack track = { .length = 20 };

static Table
table_set (const CsGame *rules,
           Invariants    check,
           const void   *kit)
{
  Table table = {
    .rules = rules,
    .check = check,
    .kit = kit,
    .setup = g_malloc0 (rules->setup_size),
    .state = g_malloc0 (rules->state_size),
  };
  CsRng rng;

  cs_rng_init (&rng, SEED);
  rules->random_setup (kit, rules->min_seats, &rng, table.setup);
  return table;
}

/* The text of a move is one text: printed and read again, it is the same move. */
static void
check_text (const Table *table,
            CsMove       move)
{
  char text[CS_MAX_MOVE_TEXT];
  CsMove again;

  g_assert_cmpuint (table->rules->move_print (table->kit, move, text, sizeof text), <, sizeof text);
  g_assert_true (table->rules->move_parse (table->kit, text, &again));
  g_assert_cmpuint (again, ==, move);
}

static void
play_line (const Table *table,
           const char  *line)
{
  char *rest;
  const uint64_t seat = g_ascii_strtoull (line, &rest, 10);
  CsMove move;

  if (*rest != ' ' || !table->rules->move_parse (table->kit, rest + 1, &move))
    return;
  check_text (table, move);
  if (table->rules->is_legal (table->kit, table->state, (uint32_t) seat, move).reason != CS_LEGAL)
    return;
  table->rules->apply (table->kit, table->state, (uint32_t) seat, move, NULL);
  g_assert_cmpstr (table->check (table->kit, table->state), ==, NULL);
}

static void
play_lines (const Table *table,
            char       **lines)
{
  table->rules->init (table->kit, table->setup, table->state);
  for (guint i = 0; lines[i] != NULL; i++)
    play_line (table, lines[i]);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static Table board, cards, city, pebbles;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (cards.rules == NULL)
    {
      cards = table_set (&cards_game, cards_check,
                         comstock_cards_deck_get_cards (comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK)));
      board = table_set (&board_game, board_check, NULL);
      city = table_set (&city_game, city_check,
                        comstock_kit_get_content (comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES)));
      pebbles = table_set (&pebbles_game, pebbles_check, &track);
    }
  play_lines (&cards, lines);
  play_lines (&board, lines);
  play_lines (&city, lines);
  play_lines (&pebbles, lines);
  return 0;
}
