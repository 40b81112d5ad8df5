/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random board games and prints each: its setup as a line of JSON, then its positions as “position --all” does.
 *
 * Usage: write-board FIRST COUNT
 *
 * The number of a game decides everything: seats, variants, material, how its seats choose, and the seed. */

#include <json-glib/json-glib.h>
#include <stdio.h>
#include <string.h>

#include "ai/cs-random.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-position.h"

#define SOLO_SHARE 4            /* one game in so many is against Standish */
#define FIRST_GAME_SHARE 6      /* … is played with the first game's buildings */
#define ONE_VARIANT_SHARE 3     /* … has all variants as they fall; the others one or none more often */
#define N_VARIANTS 6
#define RIVALS_SHARE 8          /* … is played by computer rivals */

/* How the seats choose. */
typedef enum
{
  BY_MOVE,      /* each legal move equally likely */
  BY_VERB,      /* each kind of move, then each move of it */
  BY_RIVALS,
  PLAYER_KINDS = BY_RIVALS,
} Chooser;

static guint8
random_variants (CsRng   *rng,
                 gboolean solo)
{
  guint8 variants = (guint8) cs_rng_below (rng, 1 << N_VARIANTS);

  if (cs_rng_below (rng, ONE_VARIANT_SHARE) != 0)
    variants &= (guint8) cs_rng_below (rng, 1 << N_VARIANTS);
  return solo ? variants & (BOARD_NEW_BEGINNING | BOARD_MIGHT_IS_RIGHT) : variants;
}

static void
add_seats (ComstockBoardSetup *setup,
           gboolean            solo,
           ComstockSeatKind    kind,
           CsRng              *rng)
{
  const ComstockLevel level = kind == COMSTOCK_PERSON ? COMSTOCK_NO_LEVEL : COMSTOCK_EASY;
  const guint n_seats = solo ? 1 : BOARD_MIN_SEATS + cs_rng_below (rng, BOARD_MAX_SEATS - BOARD_MIN_SEATS + 1);

  for (guint i = 0; i < n_seats; i++)
    comstock_board_setup_add (setup, kind, level);
  if (solo)
    comstock_board_setup_add (setup, COMSTOCK_AUTOMATIC,
                             COMSTOCK_LEVEL_GAME + cs_rng_below (rng, COMSTOCK_BOARD_STRATEGIES));
}

static ComstockBoardGame *
deal (CsRng  *rng,
      Chooser chooser)
{
  const gboolean solo = cs_rng_below (rng, SOLO_SHARE) == 0;
  const gboolean first_game = cs_rng_below (rng, FIRST_GAME_SHARE) == 0;
  ComstockBoardSetup setup = { .variants = random_variants (rng, solo) };
  g_autoptr (GError) error = NULL;
  ComstockBoardGame *game;

  add_seats (&setup, solo, chooser == BY_RIVALS ? COMSTOCK_RIVAL : COMSTOCK_PERSON, rng);
  comstock_board_setup_set_buildings (&setup, first_game ? COMSTOCK_BOARD_FIRST_BUILDINGS
                                                         : COMSTOCK_BOARD_ALL_BUILDINGS);
  setup.river_side = !solo && (setup.variants & BOARD_RIVER_TILES) == 0 && cs_rng_below (rng, 2) == 0;
  setup.seed = (guint64) cs_rng_below (rng, G_MAXUINT32) << 32 | cs_rng_below (rng, G_MAXUINT32);
  game = comstock_board_game_new (&setup, &error);
  if (game == NULL)
    g_error ("%s", error->message);
  return game;
}

/* The length of the first word: what kind of move it is. */
static size_t
verb_length (const CsGame *rules,
             CsMove        move,
             char         *text,
             size_t        size)
{
  rules->move_print (NULL, move, text, size);
  return strcspn (text, " ");
}

static gboolean
same_verb (const CsGame *rules,
           CsMove        a,
           CsMove        b)
{
  char texts[2][64];
  const size_t length = verb_length (rules, a, texts[0], sizeof texts[0]);

  return length == verb_length (rules, b, texts[1], sizeof texts[1]) && strncmp (texts[0], texts[1], length) == 0;
}

/* Moves of one verb do not all lie together, but a first one of each counts it. */
static CsMove
choose_by_verb (const CsGame *rules,
                const CsMove *moves,
                guint         n,
                CsRng        *rng)
{
  CsMove chosen = moves[0];
  guint n_verbs = 0;
  guint n_equal = 0;

  for (guint i = 0; i < n; i++)
    {
      guint j = 0;

      while (!same_verb (rules, moves[i], moves[j]))
        j++;
      if (j == i && cs_rng_below (rng, ++n_verbs) == 0)
        chosen = moves[i];
    }
  for (guint i = 0; i < n; i++)
    if (same_verb (rules, moves[i], chosen) && cs_rng_below (rng, ++n_equal) == 0)
      chosen = moves[i];
  return chosen;
}

static guint
random_actor (guint32 actors,
              CsRng  *rng)
{
  guint n = cs_rng_below (rng, (guint32) g_bit_storage (actors));

  while ((actors >> n & 1) == 0)
    n = (n + 1) % 32;
  return n;
}

static void
play_move (ComstockGame *game,
           Chooser       chooser,
           CsRng        *rng)
{
  const CsGame *rules = comstock_game_get_rules (game);
  const guint seat = random_actor (comstock_game_get_actors (game), rng);
  CsMove moves[CS_RANDOM_MAX_LEGAL];
  const guint n = rules->legal (NULL, comstock_game_get_state (game), seat, moves);
  g_autoptr (GError) error = NULL;

  if (!comstock_game_play (game, seat,
                           chooser == BY_VERB ? choose_by_verb (rules, moves, n, rng) : moves[cs_rng_below (rng, n)],
                           &error))
    g_error ("%s", error->message);
}

static void
play (ComstockGame *game,
      Chooser       chooser,
      CsRng        *rng)
{
  g_autoptr (GError) error = NULL;

  while (!comstock_game_is_over (game))
    if (comstock_game_get_automatic_seat (game) < 0)
      play_move (game, chooser, rng);
    else if (!comstock_game_play_automatic (game, &error))
      g_error ("%s", error->message);
}

static void
print_node (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  puts (text);
  json_node_unref (node);
}

static void
print_game (guint64 number)
{
  CsRng rng;
  Chooser chooser;
  g_autoptr (ComstockBoardGame) game = NULL;

  cs_rng_init (&rng, number);
  chooser = cs_rng_below (&rng, RIVALS_SHARE) == 0 ? BY_RIVALS : cs_rng_below (&rng, PLAYER_KINDS);
  game = deal (&rng, chooser);
  play (COMSTOCK_GAME (game), chooser, &rng);
  print_node (COMSTOCK_GAME_GET_CLASS (game)->setup_to_json (COMSTOCK_GAME (game)));
  for (guint cursor = 0; cursor <= comstock_game_get_length (COMSTOCK_GAME (game)); cursor++)
    print_node (comstock_board_position_to_json (COMSTOCK_GAME (game), cursor));
}

int
main (int   argc,
      char *argv[])
{
  guint64 first;
  guint64 count;

  if (argc != 3)
    return 2;
  first = g_ascii_strtoull (argv[1], NULL, 10);
  count = g_ascii_strtoull (argv[2], NULL, 10);
  for (guint64 number = first; number < first + count; number++)
    print_game (number);
  return fflush (stdout) == 0 ? 0 : 1;
}
