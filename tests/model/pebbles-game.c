/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As little of a game as the model asks for, and the registry that has it. */

#include "pebbles-game.h"

#include "model/cards/comstock-cards-json.h"
#include "model/cards/comstock-cards-result.h"
#include "model/comstock-games.h"
#include "model/comstock-json-write.h"
#include "model/comstock-json.h"

#include "engine/cards/cards-game.h"
#include "test-game-pebbles.h"

#define SEATS 2

struct _PebblesGame
{
  ComstockGame parent_instance;
};

G_DEFINE_FINAL_TYPE (PebblesGame, pebbles_game, COMSTOCK_TYPE_GAME)

static const PebblesTrack track = { .length = 20 };

static void
pebbles_game_sync (ComstockGame *game)
{
}

static const char *
pebbles_game_event_name (ComstockGame *game,
                         guint8        type)
{
  return "pebble";
}

static char *
pebbles_game_describe (ComstockGame  *game,
                       guint          cursor,
                       const CsEvent *event)
{
  return g_strdup ("Something happened.");
}

static char *
pebbles_game_refuse (ComstockGame    *game,
                     const CsRefusal *refusal)
{
  return g_strdup ("This is not allowed.");
}

static gboolean
pebbles_game_is_person (ComstockGame *game,
                        guint         seat)
{
  return seat < SEATS;
}

static gboolean
pebbles_game_is_nothing (ComstockGame *game,
                         guint         cursor)
{
  return FALSE;
}

static JsonNode *
pebbles_game_setup_to_json (ComstockGame *game)
{
  const PebblesSetup *setup = comstock_game_get_setup (game);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_json_begin_array (builder, "stones");
  for (guint i = 0; i < PEBBLES_STONES; i++)
    json_builder_add_int_value (builder, setup->stones[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static void
pebbles_game_class_init (PebblesGameClass *klass)
{
  ComstockGameClass *game_class = COMSTOCK_GAME_CLASS (klass);

  game_class->sync = pebbles_game_sync;
  game_class->event_name = pebbles_game_event_name;
  game_class->describe = pebbles_game_describe;
  game_class->refuse = pebbles_game_refuse;
  game_class->is_person = pebbles_game_is_person;
  game_class->is_reveal = pebbles_game_is_nothing;
  game_class->is_checkpoint = pebbles_game_is_nothing;
  game_class->setup_to_json = pebbles_game_setup_to_json;
}

static void
pebbles_game_init (PebblesGame *self)
{
}

static ComstockGame *
begin (const PebblesSetup  *setup,
       GError             **error)
{
  g_autoptr (ComstockGame) game = g_object_new (PEBBLES_TYPE_GAME, NULL);

  return comstock_game_begin (game, &pebbles_game, &track, setup, error) ? g_steal_pointer (&game) : NULL;
}

static ComstockGame *
from_json (JsonNode  *node,
           GError   **error)
{
  JsonNode *stones = comstock_json_get_member (node, "stones", error);
  PebblesSetup setup = { .n_seats = SEATS };

  if (!comstock_json_to_array (stones, PEBBLES_STONES, PEBBLES_STONES, NULL, error))
    return NULL;
  for (guint i = 0; i < PEBBLES_STONES; i++)
    {
      gint64 stone;

      if (!comstock_json_to_int (comstock_json_get_item (stones, i), 1, PEBBLES_STONES, &stone, error))
        return NULL;
      setup.stones[i] = (uint8_t) stone;
    }
  return begin (&setup, error);
}

ComstockGame *
pebbles_game_new_played (void)
{
  PebblesSetup setup;
  CsRng rng;
  ComstockGame *game;
  g_autoptr (GArray) moves = NULL;

  cs_rng_init (&rng, 1);
  pebbles_game.random_setup (&track, SEATS, &rng, &setup);
  game = begin (&setup, NULL);
  moves = comstock_game_dup_legal (game, 0);
  g_assert_true (comstock_game_play (game, 0, g_array_index (moves, CsMove, 0), NULL));
  return game;
}

static const ComstockGameKind kinds[] = {
  { &cards_game, comstock_cards_game_from_json, comstock_cards_result_dup_opponents },
  { &pebbles_game, from_json, g_strdup },
};

const ComstockGameKind *
comstock_games_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].rules->id, id))
      return &kinds[i];
  return NULL;
}

char *
comstock_games_dup_opponents (const char *id,
                              const char *opponents)
{
  return g_strdup (opponents);
}
