/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays whole games from golden/: deal, moves, digests at round ends and score sheets as they were once found right.
 *
 * A file holds a command a line: deck FILE; card ID APPEAL PARCELS; back CHARACTER SUITS; seat KIND SUIT;
 * terrain ERA IDS; characters IDS; pile ERA SEAT NUMBERS; begin; SEAT MOVE; digest NUMBER; score SEAT ROWS (of a
 * virtual player the total alone); winners SEATS.  golden/write-golden.c writes them. */

#include <glib.h>
#include <string.h>

#include "reference-city.h"
#include "test-stage.h"

typedef struct
{
  Stage stage;
  uint32_t n_cards;
  /* What the games have met. */
  CardsCharacterSet characters;
  uint32_t seat_counts;
  bool shared_win;
  bool virtual_win;
  bool real_win;
  bool tie;
  bool unplaced;
  bool sold;
} Golden;

static void golden_run (Golden     *golden,
                        const char *name);

static void
golden_card (Golden *golden,
             char  **words)
{
  CardsTerrain *card = &golden->stage.deck.terrain[golden->n_cards];

  g_assert_cmpuint (golden->n_cards, <, CARDS_TERRAIN);
  g_strlcpy (card->id, words[0], sizeof card->id);
  card->era = golden->n_cards++ / CARDS_TERRAIN_PER_ERA;
  stage_card (&golden->stage, words[0], words[2], atoi (words[1]));
}

static void
golden_back (Golden *golden,
             char  **words)
{
  g_autofree char *suits = g_strjoinv (" ", words + 1);

  stage_back (&golden->stage, cards_character_find (words[0]), suits);
}

static void
golden_seat (Golden *golden,
             char  **words)
{
  CardsSetup *setup = &golden->stage.setup;
  uint32_t kind = 0;

  while (strcmp (cards_kinds[kind].id, words[0]) != 0)
    kind++;
  setup->kinds[setup->n_seats] = kind;
  setup->suits[setup->n_seats++] = cards_suit_find (words[1]);
}

static void
golden_terrain (Golden *golden,
                char  **words)
{
  for (uint32_t i = 0; i < CARDS_TERRAIN_PER_ERA; i++)
    golden->stage.setup.terrain[atoi (words[0]) - 1][i] = stage_find (&golden->stage, words[i + 1]);
}

static void
golden_characters (Golden *golden,
                   char  **words)
{
  for (uint32_t i = 0; i < CARDS_CHARACTERS; i++)
    golden->stage.setup.characters[i] = cards_character_find (words[i]);
}

static void
golden_pile (Golden *golden,
             char  **words)
{
  g_autofree char *numbers = g_strjoinv (" ", words + 2);

  stage_pile (&golden->stage, atoi (words[0]) - 1, atoi (words[1]), numbers);
}

static void
golden_begin (Golden *golden,
              char  **words)
{
  g_assert_cmpuint (cards_deck_check (&golden->stage.deck).reason, ==, CS_LEGAL);
  stage_begin (&golden->stage);
}

static void
golden_digest (Golden *golden,
               char  **words)
{
  g_assert_cmphex (cards_game.digest (&golden->stage.state), ==, g_ascii_strtoull (words[0], NULL, 16));
}

/* The sheet in the file, the engine's and, for a real seat, that of the plain implementation agree. */
static void
golden_score (Golden *golden,
              char  **words)
{
  const Stage *stage = &golden->stage;
  const uint32_t number = atoi (words[0]);
  const CardsSeat *seat = &stage->state.seats[number];
  CardsScore score, reference;
  ReferenceCity city;

  cards_seat_score (&stage->deck, &stage->state, number, &score);
  if (seat->kind != CARDS_REAL)
    {
      g_assert_cmpint (score.total, ==, atoi (words[1]));
      return;
    }
  reference_city_build (&city, &stage->deck, seat->city.placed, seat->city.n_placed);
  reference_city_score (&city, seat->owned, seat->sold, &reference);
  for (uint32_t row = 0; row < CARDS_ROWS; row++)
    {
      g_assert_cmpint (score.rows[row], ==, atoi (words[row + 1]));
      g_assert_cmpint (reference.rows[row], ==, atoi (words[row + 1]));
    }
  golden->characters |= seat->owned;
  golden->unplaced |= seat->unplaced > 0;
  golden->sold |= seat->sold > 0;
}

static void
golden_winners (Golden *golden,
                char  **words)
{
  const CardsState *state = &golden->stage.state;
  uint32_t winners = 0;

  for (uint32_t i = 0; words[i] != NULL; i++)
    {
      winners |= CARDS_BIT (atoi (words[i]));
      if (state->seats[atoi (words[i])].kind == CARDS_REAL)
        golden->real_win = true;
      else
        golden->virtual_win = true;
    }
  g_assert_cmpuint (state->step, ==, CARDS_STEP_OVER);
  g_assert_cmpuint (cards_winners (&golden->stage.deck, state), ==, winners);
  golden->shared_win |= g_strv_length (words) > 1;
  golden->seat_counts |= CARDS_BIT (state->n_seats);
}

static void
golden_deck (Golden *golden,
             char  **words)
{
  golden_run (golden, words[0]);
}

static const struct
{
  const char *word;
  void (*run) (Golden *golden,
               char  **words);
} commands[] = {
  { "deck", golden_deck },
  { "card", golden_card },
  { "back", golden_back },
  { "seat", golden_seat },
  { "terrain", golden_terrain },
  { "characters", golden_characters },
  { "pile", golden_pile },
  { "begin", golden_begin },
  { "digest", golden_digest },
  { "score", golden_score },
  { "winners", golden_winners },
};

static void
golden_command (Golden     *golden,
                const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  if (g_ascii_isdigit (line[0]))
    {
      stage_play (&golden->stage, line);
      for (uint32_t i = 0; stage_event (&golden->stage, CARDS_EVENT_ORDER, i) != NULL; i++)
        golden->tie |= stage_event (&golden->stage, CARDS_EVENT_ORDER, i)->args[2] != 0;
      return;
    }
  for (uint32_t i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (words[0], commands[i].word) == 0)
      {
        commands[i].run (golden, words + 1);
        return;
      }
  g_error ("unknown command: %s", line);
}

static void
golden_run (Golden     *golden,
            const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "engine", "golden", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (uint32_t i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0')
      golden_command (golden, lines[i]);
}

/* Every game in the folder; together they meet each character, seat count, end and rarer event. */
static void
test_golden (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "engine", "golden", NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  Golden golden = { 0 };
  uint32_t n_games = 0;

  g_assert_nonnull (folder);
  for (const char *name = g_dir_read_name (folder); name != NULL; name = g_dir_read_name (folder))
    if (g_str_has_suffix (name, ".game"))
      {
        g_test_message ("%s", name);
        memset (&golden.stage, 0, sizeof golden.stage);
        golden.n_cards = 0;
        golden_run (&golden, name);
        g_assert_cmpuint (golden.stage.state.step, ==, CARDS_STEP_OVER);
        n_games++;
      }
  g_assert_cmpuint (n_games, >=, 6);
  g_assert_cmpuint (golden.characters, ==, CARDS_BIT (CARDS_CHARACTERS) - 1);
  g_assert_cmpuint (golden.seat_counts, ==, CARDS_BIT (4) | CARDS_BIT (5) | CARDS_BIT (6));
  g_assert_true (golden.shared_win && golden.virtual_win && golden.real_win);
  g_assert_true (golden.tie && golden.sold && golden.unplaced);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cards-golden/games", test_golden);
  return g_test_run ();
}
