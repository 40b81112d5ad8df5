/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Standish does is read in whole games, and held against the rules' own decisions and the events. */

#include "model/board/comstock-board-deeds.h"

#include "board-deal.h"

#define SEEDS 6

/* What has been seen in games of one strategy. */
typedef struct
{
  guint n_cards;
  guint n_decided;              /* steps of deeds */
  guint n_roads;
  guint n_dice;
  guint n_built;
  guint n_houses;
  guint n_lines[BOARD_LETTERS][COMSTOCK_BOARD_CARD_LINES];
} Seen;

static BoardPlace
place_of (const BoardChoice *choice)
{
  const uint32_t option = board_first (choice->set);

  switch (choice->kind)
    {
    case BOARD_CHOOSES_PARCEL:
      return (BoardPlace) (BOARD_PLACE_PARCEL + option);
    case BOARD_CHOOSES_SLOT:
      return (BoardPlace) (BOARD_BUILD_3 - option);
    default:
      return (BoardPlace) option;
    }
}

/* The first cowboy of a card goes where the rules send it, by the line that they say. */
static void
assert_first_cowboy (ComstockGame            *game,
                     const ComstockBoardDeed *deed)
{
  BoardState state = *(const BoardState *) comstock_game_get_state_at (game, deed->cursor - 1);
  const ComstockBoardStep *step = &deed->steps[0];
  BoardChoice choice;

  state.power = (guint8) (state.power + deed->power);
  choice = board_standish_order (&state, deed->letter, 0);
  if (choice.set == 0)
    g_assert_cmpuint (step->place, ==, BOARD_NO_PLACE);
  else if (board_is_open_choice (&choice))
    g_assert_cmphex (step->among, ==, choice.set);
  else
    {
      g_assert_cmpuint (step->place, ==, place_of (&choice));
      g_assert_cmpuint (step->criterion, ==, choice.criterion);
    }
  if (deed->letter == BOARD_LETTER_D)
    g_assert_cmpuint (step->line, ==, choice.kind == BOARD_CHOOSES_SLOT ? 0 : 1);
}

/* What the line says is what is there. */
static void
assert_line (const BoardState        *before,
             const ComstockBoardDeed *deed,
             const ComstockBoardStep *step)
{
  const BoardParcels bit = step->place >= BOARD_PLACE_PARCEL && step->place != BOARD_NO_PLACE
                             ? board_parcel_bit ((guint) step->place - BOARD_PLACE_PARCEL) : 0;
  const BoardSeat *your = &before->seats[BOARD_SOLIST];
  g_autofree char *line = comstock_board_deeds_dup_line (before, deed->letter, step->line);

  g_assert_nonnull (line);
  switch (deed->letter)
    {
    case BOARD_LETTER_E:
      if (bit != 0)
        g_assert_cmpint (board_income (before, step->content, board_first (bit), BOARD_SOLIST), >=, 12);
      g_assert_cmpuint (step->line, ==, bit != 0 ? 0 : step->place == BOARD_NO_PLACE ? 2 : 1);
      break;
    case BOARD_LETTER_F:
      if (bit != 0)
        g_assert_cmpuint (step->line, ==, (your->cowboys & bit) != 0 ? 1 : 2);
      if (step->line == 0)
        g_assert_cmpuint (your->track >> step->place & 1, ==, 1);
      break;
    case BOARD_LETTER_G:
      if (bit != 0)
        g_assert_cmpuint (before->standish.neutral >> step->content & 1, ==, 1);
      break;
    default:
      break;
    }
}

static void
assert_die (const ComstockBoardStep *step,
            Seen                    *seen)
{
  guint n;
  const guint die = comstock_board_deeds_get_die (step, &n);
  BoardParcels left = step->among;

  g_assert_cmpuint (die > 0, ==, step->criterion == BOARD_BY_WHITE_DIE);
  if (die == 0)
    return;
  g_assert_cmpuint (n, >, 1);
  for (guint i = 1; i < die; i++)
    left &= left - 1;
  g_assert_cmpuint (board_first (left), ==, step->place - BOARD_PLACE_PARCEL);
  seen->n_dice++;
}

static void
see_deed (ComstockGame            *game,
          const ComstockBoardDeed *deed,
          Seen                    *seen)
{
  const BoardState before = *(const BoardState *) comstock_game_get_state_at (game, deed->cursor - 1);

  if (!deed->builds)
    {
      seen->n_cards++;
      g_assert_cmpuint (deed->n_steps, ==, board_standish_cowboys (deed->letter));
      assert_first_cowboy (game, deed);
    }
  else
    {
      seen->n_built++;
      g_assert_cmpuint (deed->head.type, ==, BOARD_EVENT_BUILDING);
      g_assert_cmpuint (deed->head.args[0], ==, deed->steps[0].content);
      g_assert_cmpuint (deed->n_steps, ==, 1u + board_contents[deed->head.args[0]].houses);
    }
  seen->n_decided += deed->n_steps;
  for (guint i = 0; i < deed->n_steps; i++)
    {
      const ComstockBoardStep *step = &deed->steps[i];

      assert_die (step, seen);
      seen->n_roads += board_count (step->roads.across) + board_count (step->roads.down);
      if (deed->builds)
        {
          seen->n_houses += step->content == BOARD_HOUSE || step->content == BOARD_TOWNHOUSE;
          continue;
        }
      assert_line (&before, deed, step);
      seen->n_lines[deed->letter][step->line]++;
    }
}

/* The events that a deed tells of are all there, and it says with which it begins. */
static void
see_move (ComstockGame *game,
          guint         from,
          Seen         *seen,
          Seen         *told)
{
  const guint to = comstock_game_get_cursor (game);
  g_autoptr (GArray) deeds = comstock_board_deeds_dup (COMSTOCK_BOARD_GAME (game), from, to);
  g_autoptr (GArray) events = comstock_game_dup_events (game, from, to);

  for (guint i = 0; i < deeds->len; i++)
    {
      const ComstockBoardDeed *deed = &g_array_index (deeds, ComstockBoardDeed, i);
      const CsEvent *first = &g_array_index (events, CsEvent, deed->nth);

      g_assert_cmpuint (first->type, ==, deed->builds ? BOARD_EVENT_DECIDED : BOARD_EVENT_CARD);
      see_deed (game, deed, seen);
    }
  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);

      told->n_cards += event->type == BOARD_EVENT_CARD;
      told->n_decided += event->type == BOARD_EVENT_DECIDED;
      told->n_dice += event->type == BOARD_EVENT_DECIDED && event->args[1] == BOARD_BY_WHITE_DIE;
      told->n_roads += event->type == BOARD_EVENT_ROAD && event->seat == BOARD_STANDISH;
      told->n_houses += event->type == BOARD_EVENT_HOUSE && event->seat == BOARD_STANDISH;
    }
}

static void
play_through (const char   *seats,
              BoardVariant  variants,
              Seen         *seen,
              Seen         *told)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (ComstockGame) game = board_deal (seats, variants, seed);
      CsRng rng;

      cs_rng_init (&rng, seed);
      while (!comstock_game_is_over (game))
        {
          const guint from = comstock_game_get_cursor (game);

          board_deal_play_move (game, &rng);
          see_move (game, from, seen, told);
        }
    }
}

/* Every card is told, and each decision but those that leave no choice. */
static void
test_games (void)
{
  static const char *const seats[] = { "person,standish:rancher", "person,standish:miner", "person,standish:strength",
                                       "person,standish:urban" };
  Seen seen = { 0 };
  Seen told = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    play_through (seats[i], 0, &seen, &told);
  g_assert_cmpuint (seen.n_cards, ==, G_N_ELEMENTS (seats) * SEEDS * 17);
  g_assert_cmpuint (seen.n_cards, ==, told.n_cards);
  g_assert_cmpuint (seen.n_dice, ==, told.n_dice);
  g_assert_cmpuint (seen.n_roads, >, told.n_roads / 2);
  g_assert_cmpuint (seen.n_houses, <=, told.n_houses);
  g_assert_cmpuint (seen.n_decided, <=, told.n_decided);
  g_assert_cmpuint (seen.n_decided, >, told.n_decided * 9 / 10);
  g_test_message ("%u steps of %u, %u dice, %u built, %u houses of %u", seen.n_decided, told.n_decided, seen.n_dice,
                  seen.n_built, seen.n_houses, told.n_houses);
  for (guint letter = 0; letter < BOARD_LETTERS; letter++)
    g_test_message ("%c: %u %u %u", "ABCDEFGHIX"[letter], seen.n_lines[letter][0], seen.n_lines[letter][1],
                    seen.n_lines[letter][2]);
  for (guint line = 0; line < COMSTOCK_BOARD_CARD_LINES; line++)
    {
      g_assert_cmpuint (seen.n_lines[BOARD_LETTER_E][line], >, 0);
      g_assert_cmpuint (seen.n_lines[BOARD_LETTER_F][line], >, 0);
    }
}

/* With a river he may build a bridge, which is one of his roads. */
static void
test_river (void)
{
  Seen seen = { 0 };
  Seen told = { 0 };

  play_through ("person,standish:urban", BOARD_RIVER_TILES, &seen, &told);
  g_assert_cmpuint (seen.n_roads, <=, told.n_roads);
  g_assert_cmpuint (seen.n_roads, >, told.n_roads / 2);
}

static void
test_lines (void)
{
  BoardState state = { .standish = { .plays = 1, .neutral = BOARD_BIT (BOARD_HOUSE) | BOARD_BIT (BOARD_TOWNHOUSE) } };
  static const guint n_lines[BOARD_LETTERS] = { 3, 3, 2, 2, 3, 3, 1, 1, 1, 1 };

  for (guint letter = 0; letter < BOARD_LETTERS; letter++)
    for (guint line = 0; line <= COMSTOCK_BOARD_CARD_LINES; line++)
      {
        g_autofree char *text = comstock_board_deeds_dup_line (&state, (BoardLetter) letter, line);

        g_assert_cmpint (text != NULL, ==, line < n_lines[letter]);
        if (letter == BOARD_LETTER_G && line == 0)
          g_assert_cmpstr (text, ==, "A parcel without an owner: House, Townhouse");
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-deeds/games", test_games);
  g_test_add_func ("/board-deeds/river", test_river);
  g_test_add_func ("/board-deeds/lines", test_lines);
  return g_test_run ();
}
