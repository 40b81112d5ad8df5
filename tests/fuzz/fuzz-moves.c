/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzz target: lines of "SEAT MOVE" as moves of a game; what is legal is played and keeps every invariant. */

#include "engine/cards/cards-game.h"
#include "model/cards/comstock-deck.h"

#include <glib.h>

#include "fuzz.h"

#define SEED 1858

typedef struct
{
  const CsGame *rules;
  const CardsDeck *deck;
  void *setup;
  void *state;
} Table;

static Table
table_set (void)
{
  const CsGame *rules = &cards_game;
  Table table = {
    .rules = rules,
    .deck = comstock_deck_get_cards (comstock_deck_dup_built_in ()),
    .setup = g_malloc0 (rules->setup_size),
    .state = g_malloc0 (rules->state_size),
  };
  CsRng rng;

  cs_rng_init (&rng, SEED);
  rules->random_setup (table.deck, rules->min_seats, &rng, table.setup);
  return table;
}

/* The text of a move is one text: printed and read again, it is the same move. */
static void
check_text (const Table *table,
            CsMove       move)
{
  char text[CS_MAX_MOVE_TEXT];
  CsMove again;

  g_assert_cmpuint (table->rules->move_print (table->deck, move, text, sizeof text), <, sizeof text);
  g_assert_true (table->rules->move_parse (table->deck, text, &again));
  g_assert_cmpuint (again, ==, move);
}

static void
play_line (const Table *table,
           const char  *line)
{
  const uint32_t seat = (uint32_t) (line[0] - '0');
  CsMove move;

  if (line[0] == '\0' || line[1] != ' ' || !table->rules->move_parse (table->deck, line + 2, &move))
    return;
  check_text (table, move);
  if (table->rules->is_legal (table->deck, table->state, seat, move).reason != CS_LEGAL)
    return;
  table->rules->apply (table->deck, table->state, seat, move, NULL);
  g_assert_cmpstr (table->rules->check (table->deck, table->state), ==, NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static Table table;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  if (table.rules == NULL)
    table = table_set ();
  table.rules->init (table.deck, table.setup, table.state);
  for (guint i = 0; lines[i] != NULL; i++)
    play_line (&table, lines[i]);
  return 0;
}
