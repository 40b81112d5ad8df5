/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As little of a game as the model asks for, and the table of games that has it. */

#include "pebbles-game.h"

#include "model/board/comstock-board-kind.h"
#include "model/cards/comstock-cards-kind.h"
#include "model/city/comstock-city-kind.h"
#include "model/session/comstock-games.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "ai/cs-random.h"

struct _PebblesGame
{
  ComstockGame parent_instance;
};

G_DEFINE_FINAL_TYPE (PebblesGame, pebbles_game, COMSTOCK_TYPE_GAME)

static const PebblesTrack track = { .length = 20 };

static const char *const seat_kinds[] = { "person", "rival", NULL };

static const ComstockSeating seating = {
  .kinds = { [COMSTOCK_PERSON] = "person", [COMSTOCK_RIVAL] = "rival" },
};

static const char *const event_names[] = {
  [PEBBLES_EVENT_STONE] = "stone",
  [PEBBLES_EVENT_REVEAL] = "reveal",
  [PEBBLES_EVENT_ROLL] = "roll",
  [PEBBLES_EVENT_GO] = "go",
  [PEBBLES_EVENT_OVER] = "over",
};

static const char *const chapters[] = { "The race", "A round" };

static const ComstockTopic topics_table[] = {
  {
    "rule:aim", 0, "The aim", "rule:going",
    {
      { "Whoever has come farthest after {rounds} rounds wins.", TRUE, FALSE },
    },
  },
  {
    "rule:stones", 1, "Stones", "rule:going",
    {
      { "There are {stones} stones, and all are picked in secret.", TRUE, FALSE },
      { "A stone that was shown does not come back.", FALSE, FALSE },
    },
  },
  {
    "rule:going", 1, "Going", "rule:aim rule:stones",
    {
      { "A pebble goes as far as the stone or the die says.", FALSE, TRUE },
    },
  },
};

static char *
dup_figure (const char *placeholder)
{
  if (g_str_equal (placeholder, "rounds"))
    return comstock_text_number (PEBBLES_ROUNDS);
  if (g_str_equal (placeholder, "stones"))
    return comstock_text_number (PEBBLES_STONES);
  return NULL;
}

static const ComstockTopics topics = {
  .chapters = chapters,
  .table = topics_table,
  .n_table = G_N_ELEMENTS (topics_table),
  .dup_figure = dup_figure,
};

static void
pebbles_game_sync (ComstockGame *game)
{
}

static char *
pebbles_game_describe (ComstockGame  *game,
                       guint          cursor,
                       const CsEvent *event)
{
  switch ((PebblesEventType) event->type)
    {
    case PEBBLES_EVENT_STONE:
      return g_strdup_printf ("Seat %d has picked a stone.", event->seat + 1);
    case PEBBLES_EVENT_REVEAL:
      return g_strdup_printf ("Seat %d shows stone %d.", event->seat + 1, event->args[0]);
    case PEBBLES_EVENT_ROLL:
      return g_strdup_printf ("The die shows %d.", event->args[0]);
    case PEBBLES_EVENT_GO:
      return g_strdup_printf ("Seat %d goes from %d to %d.", event->seat + 1, event->args[1], event->args[2]);
    case PEBBLES_EVENT_OVER:
    default:
      return g_strdup ("The game is over.");
    }
}

static char *
pebbles_game_refuse (ComstockGame    *game,
                     const CsRefusal *refusal)
{
  switch ((PebblesReason) refusal->reason)
    {
    case PEBBLES_SETUP_SEATS:
      return g_strdup ("Two to four play.");
    case PEBBLES_SETUP_STONES:
      return g_strdup ("There is one stone of each number.");
    case PEBBLES_STONE_NOT_IN_HAND:
      return g_strdup_printf ("Stone %u is not in this hand.", refusal->what);
    case PEBBLES_STONE_PICKED:
      return g_strdup ("This seat has picked its stone.");
    case PEBBLES_PEBBLE_HOME:
    default:
      return g_strdup_printf ("Pebble %u is home.", refusal->what);
    }
}

static char *
pebbles_game_dup_heading (ComstockGame *game)
{
  return g_strdup_printf ("Round %d of %d", ((const PebblesState *) comstock_game_get_state (game))->round,
                          PEBBLES_ROUNDS);
}

static char *
pebbles_game_dup_prompt (ComstockGame *game)
{
  static const char *const prompts[] = {
    [PEBBLES_STEP_STONE] = "Pick a stone",
    [PEBBLES_STEP_ROLL] = "The die is rolled",
    [PEBBLES_STEP_PEBBLE] = "Choose a pebble",
    [PEBBLES_STEP_GO] = "Choose how far",
    [PEBBLES_STEP_OVER] = "The game is over",
  };

  return g_strdup (prompts[((const PebblesState *) comstock_game_get_state (game))->step]);
}

/* A stone is pressed in the hand, a pebble on its track; how far it goes is told in words. */
static void
pebbles_game_lay_out (ComstockGame   *game,
                      guint           seat,
                      ComstockOption *option)
{
  const PebblesState *state = comstock_game_get_state (game);
  const guint argument = pebbles_move_argument (option->move);

  option->group = (guint8) pebbles_move_type (option->move);
  if (pebbles_move_type (option->move) == PEBBLES_MOVE_STONE)
    option->place = (ComstockPlace) { .surface = PEBBLES_SURFACE_HAND, .x = (gint16) argument };
  else if (pebbles_move_type (option->move) == PEBBLES_MOVE_PEBBLE)
    option->place = (ComstockPlace) { .surface = PEBBLES_SURFACE_TRACK, .x = state->seats[seat].pebbles[argument],
                                      .y = (gint16) (seat * PEBBLES_PEBBLES + argument) };
}

static CsRefusal
pebbles_game_refuse_place (ComstockGame        *game,
                           guint                seat,
                           const ComstockPlace *place)
{
  const PebblesState *state = comstock_game_get_state (game);
  const CsRefusal refusal = { CS_REFUSED_NOT_ASKED };
  const guint pebble = (guint) place->y % PEBBLES_PEBBLES;

  if (place->surface == PEBBLES_SURFACE_HAND)
    return comstock_game_judge (game, seat, pebbles_move (PEBBLES_MOVE_STONE, (uint32_t) place->x));
  if ((guint) place->y / PEBBLES_PEBBLES != seat || state->seats[seat].pebbles[pebble] != place->x)
    return refusal;
  return comstock_game_judge (game, seat, pebbles_move (PEBBLES_MOVE_PEBBLE, pebble));
}

/* Stones are picked unseen by the others. */
static gboolean
pebbles_game_is_secret (ComstockGame *game)
{
  return ((const PebblesState *) comstock_game_get_state (game))->step == PEBBLES_STEP_STONE;
}

static char *
pebbles_game_dup_seat_title (ComstockGame *game,
                             guint         seat)
{
  return g_strdup_printf ("Seat %u", seat + 1);
}

static gboolean
pebbles_game_is_checkpoint (ComstockGame *game,
                            guint         cursor)
{
  const guint round = ((const PebblesState *) comstock_game_get_state_at (game, cursor - 1))->round;

  return ((const PebblesState *) comstock_game_get_state_at (game, cursor))->round != round;
}

static JsonNode *
pebbles_game_setup_to_json (ComstockGame *game)
{
  const PebblesSetup *setup = comstock_game_get_setup (game);
  g_autofree char *seed = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", setup->seed);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < setup->n_seats; seat++)
    json_builder_add_string_value (builder, seat_kinds[comstock_game_get_holder (game, seat)->kind]);
  json_builder_end_array (builder);
  comstock_json_write_string (builder, "seed", seed);
  comstock_json_begin_array (builder, "stones");
  for (guint i = 0; i < PEBBLES_STONES; i++)
    json_builder_add_int_value (builder, setup->stones[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
pebbles_game_get_kit_names (ComstockGame *game,
                            const char  **id,
                            const char  **name)
{
  *id = "track";
  *name = "Track";
}

/* --- what it is worth --- */

/* A row for each pebble; the parts of the track behind it make its points. */
static char *
dup_sentence (gpointer game,
              guint    row,
              guint    seat)
{
  const PebblesState *state = comstock_game_get_state (game);

  if (row == PEBBLES_PEBBLES)
    return g_strdup ("Both pebbles together.");
  return g_strdup_printf ("Pebble %u has come to %u of %u.", row + 1, state->seats[seat].pebbles[row], track.length);
}

static ComstockSheet *
pebbles_game_dup_sheet (ComstockGame *game)
{
  static const char *const names[] = { "First pebble", "Second pebble" };
  static const char *const ids[] = { "first", "second" };
  const PebblesState *state = comstock_game_get_state (game);
  ComstockSheet *sheet = comstock_sheet_new (game);

  sheet->heading = comstock_game_is_over (game) ? g_strdup ("The game is over.")
                                                : g_strdup_printf ("Round %u of %u", state->round, PEBBLES_ROUNDS);
  sheet->dup_sentence = dup_sentence;
  for (guint row = 0; row < PEBBLES_PEBBLES; row++)
    comstock_sheet_add_row (sheet, COMSTOCK_SHEET_ROW, ids[row], names[row]);
  comstock_sheet_add_row (sheet, COMSTOCK_SHEET_TOTAL, "total", "Total");
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const guint8 *pebbles = state->seats[seat].pebbles;

      comstock_sheet_add_seat (sheet, comstock_game_dup_seat_title (game, seat),
                               g_strdup (seat_kinds[comstock_game_get_holder (game, seat)->kind]),
                               comstock_suit_get_id (seat));
      for (guint row = 0; row < PEBBLES_PEBBLES; row++)
        {
          comstock_sheet_set (sheet, row, seat, pebbles[row]);
          sheet->rows[row].figures[seat].places[0] = ((guint64) 1 << pebbles[row]) - 1;
        }
      comstock_sheet_set (sheet, PEBBLES_PEBBLES, seat, pebbles[0] + pebbles[1]);
    }
  return sheet;
}

/* --- how the search plays it --- */

static CsMove
policy_move (const void *kit,
             const void *state,
             uint32_t    seat,
             void       *memories,
             CsRng      *rng)
{
  return cs_random_move (&pebbles_game, kit, state, seat, rng);
}

static void
policy_evaluate (const void *kit,
                 const void *state,
                 void       *memories,
                 int32_t     points[CS_MAX_SEATS])
{
  pebbles_game.score (kit, state, points);
  for (uint32_t seat = 0; seat < ((const PebblesState *) state)->n_seats; seat++)
    points[seat] *= CS_POINT;
}

static const CsPolicy policy = {
  .half_lead = 4 * CS_POINT,
  .move = policy_move,
  .evaluate = policy_evaluate,
};

static char *
pebbles_game_dup_move_title (ComstockGame *game,
                             gconstpointer state,
                             guint         seat,
                             CsMove        move)
{
  char text[CS_MAX_MOVE_TEXT];

  pebbles_game.move_print (&track, move, text, sizeof text);
  text[0] = g_ascii_toupper (text[0]);
  return g_strdup (text);
}

static void
pebbles_game_explain (ComstockGame   *game,
                      gconstpointer   state,
                      guint           seat,
                      CsMove          move,
                      ComstockReason *reason)
{
}

static void
pebbles_game_class_init (PebblesGameClass *klass)
{
  ComstockGameClass *game_class = COMSTOCK_GAME_CLASS (klass);

  game_class->sync = pebbles_game_sync;
  game_class->event_names = event_names;
  game_class->describe = pebbles_game_describe;
  game_class->dup_seat_title = pebbles_game_dup_seat_title;
  game_class->dup_prompt = pebbles_game_dup_prompt;
  game_class->dup_heading = pebbles_game_dup_heading;
  game_class->is_secret = pebbles_game_is_secret;
  game_class->lay_out = pebbles_game_lay_out;
  game_class->refuse_place = pebbles_game_refuse_place;
  game_class->refuse = pebbles_game_refuse;
  game_class->is_checkpoint = pebbles_game_is_checkpoint;
  game_class->setup_to_json = pebbles_game_setup_to_json;
  game_class->get_kit_names = pebbles_game_get_kit_names;
  game_class->dup_sheet = pebbles_game_dup_sheet;
  game_class->policy = &policy;
  game_class->dup_move_title = pebbles_game_dup_move_title;
  game_class->luck = "draws";
  game_class->explain = pebbles_game_explain;
}

static void
pebbles_game_init (PebblesGame *self)
{
}

static ComstockGame *
begin (const CsGame          *rules,
       const PebblesSetup    *setup,
       const ComstockHolders *holders,
       GError               **error)
{
  g_autoptr (ComstockGame) game = g_object_new (PEBBLES_TYPE_GAME, NULL);

  return comstock_game_begin (game, rules, &track, setup, holders, error) ? g_steal_pointer (&game) : NULL;
}

static int
find_kind (const char *id)
{
  for (int i = 0; seat_kinds[i] != NULL; i++)
    if (g_str_equal (seat_kinds[i], id))
      return i;
  return -1;
}

static gboolean
read_seats (JsonNode        *node,
            ComstockHolders *holders,
            GError         **error)
{
  if (!comstock_json_to_array (node, 2, PEBBLES_MAX_SEATS, &holders->n, error))
    return FALSE;
  for (guint seat = 0; seat < holders->n; seat++)
    {
      guint kind;

      if (!comstock_json_to_id (comstock_json_get_item (node, seat), find_kind, &kind, error))
        return FALSE;
      holders->items[seat].kind = (ComstockSeatKind) kind;
    }
  return TRUE;
}

static gboolean
read_stones (JsonNode     *node,
             PebblesSetup *setup,
             GError      **error)
{
  if (!comstock_json_to_array (node, PEBBLES_STONES, PEBBLES_STONES, NULL, error))
    return FALSE;
  for (guint i = 0; i < PEBBLES_STONES; i++)
    {
      gint64 stone;

      if (!comstock_json_to_int (comstock_json_get_item (node, i), 1, PEBBLES_STONES, &stone, error))
        return FALSE;
      setup->stones[i] = (uint8_t) stone;
    }
  return TRUE;
}

static ComstockGame *
from_json (JsonNode *node,
           GError  **error)
{
  static const char *const members[] = { "seats", "seed", "stones", NULL };
  PebblesSetup setup = { 0 };
  ComstockHolders holders = { 0 };

  if (!comstock_json_check_object (node, members, error) ||
      !read_seats (comstock_json_get_member (node, "seats", error), &holders, error) ||
      !comstock_json_to_digest (comstock_json_get_member (node, "seed", error), &setup.seed, error) ||
      !read_stones (comstock_json_get_member (node, "stones", error), &setup, error))
    return NULL;
  setup.n_seats = (uint8_t) holders.n;
  return begin (&pebbles_game, &setup, &holders, error);
}

ComstockGame *
pebbles_game_new (const char *seats,
                  guint64     seed)
{
  g_auto (GStrv) kinds = g_strsplit (seats, ",", -1);
  ComstockHolders holders = { .n = g_strv_length (kinds) };
  PebblesSetup setup;
  CsRng rng;

  for (guint seat = 0; seat < holders.n; seat++)
    holders.items[seat].kind = (ComstockSeatKind) find_kind (kinds[seat]);
  cs_rng_init (&rng, seed);
  pebbles_game.random_setup (&track, holders.n, &rng, &setup);
  return begin (&pebbles_game, &setup, &holders, NULL);
}

ComstockGame *
pebbles_game_new_variant (const CsGame       *rules,
                          const PebblesSetup *setup)
{
  const ComstockHolders persons = { .n = setup->n_seats };

  return begin (rules, setup, &persons, NULL);
}

ComstockGame *
pebbles_game_new_played (void)
{
  ComstockGame *game = pebbles_game_new ("person,person", 1);

  for (guint seat = 0; seat < 2; seat++)
    {
      g_autoptr (GArray) moves = comstock_game_dup_legal (game, seat);

      g_assert_true (comstock_game_play (game, seat, g_array_index (moves, CsMove, 0), NULL));
    }
  return game;
}

/* Nobody else deals by this seed. */
#define FIRST_SEED 1878

ComstockGame *
pebbles_game_new_first (const char *name)
{
  return pebbles_game_new ("person,rival", FIRST_SEED);
}

gboolean
pebbles_game_is_first (ComstockGame *game)
{
  PebblesSetup first;
  CsRng rng;

  cs_rng_init (&rng, FIRST_SEED);
  pebbles_game.random_setup (&track, 2, &rng, &first);
  return memcmp (comstock_game_get_setup (game), &first, sizeof first) == 0;
}

static const ComstockGameKind pebbles_kind = {
  .rules = &pebbles_game,
  .title = "Pebbles",
  .kit_title = "Track",
  .from_json = from_json,
  .seating = &seating,
  .topics = &topics,
};

const ComstockGameKind *const comstock_games_table[] = {
  &comstock_cards_kind,
  &comstock_board_kind,
  &comstock_city_kind,
  &pebbles_kind,
  NULL
};
