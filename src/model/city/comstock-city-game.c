/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as an object: its setup; everything else is in the position. */

#include "comstock-city-game.h"

#include <glib/gi18n.h>

#include "comstock-city-advice.h"
#include "comstock-city-ask.h"
#include "comstock-city-kind.h"
#include "comstock-city-sheet.h"
#include "comstock-city-text.h"
#include "ai/city/city-level.h"
#include "engine/city/city-outlook.h"
#include "model/session/comstock-rivals.h"

struct _ComstockCityGame
{
  ComstockGame parent_instance;

  ComstockCitySetup choices;
};

G_DEFINE_FINAL_TYPE (ComstockCityGame, comstock_city_game, COMSTOCK_TYPE_GAME)

/* Manners are of the card game alone: here all rivals of a level play alike. */
static CsMove
choose (gconstpointer  kit,
        gconstpointer  state,
        guint          seat,
        ComstockLevel  level,
        ComstockManner manner,
        CsRng         *rng,
        const CsHost  *host)
{
  static const CityLevel levels[COMSTOCK_LEVEL_GAME] = {
    [COMSTOCK_EASY] = CITY_EASY,
    [COMSTOCK_MEDIUM] = CITY_MEDIUM,
    [COMSTOCK_HARD] = CITY_HARD,
    [COMSTOCK_RIVAL_EXPERT] = CITY_EXPERT,
  };

  return city_level_move (levels[level], kit, state, seat, rng, host);
}

static const char *const event_names[] = {
  [CITY_EVENT_STACK] = "stack",
  [CITY_EVENT_DRAWN] = "drawn",
  [CITY_EVENT_DISCARDED] = "discarded",
  [CITY_EVENT_LAID] = "laid",
  [CITY_EVENT_CLAIMED] = "claimed",
  [CITY_EVENT_COMPLETED] = "completed",
  [CITY_EVENT_SCORED] = "scored",
  [CITY_EVENT_HOME] = "home",
  [CITY_EVENT_ROUND] = "round",
  [CITY_EVENT_GATE] = "gate",
  [CITY_EVENT_WALL] = "wall",
  [CITY_EVENT_GUARD] = "guard",
  [CITY_EVENT_TOWER] = "tower",
  [CITY_EVENT_ENDING] = "ending",
  [CITY_EVENT_CLOSING] = "closing",
  [CITY_EVENT_REMOVED] = "removed",
  [CITY_EVENT_STEWARDS] = "stewards",
  [CITY_EVENT_WATCHED] = "watched",
  [CITY_EVENT_OVER] = "over",
};

/* A digest where a stack is used up. */
static gboolean
is_checkpoint (ComstockGame *game,
               guint         cursor)
{
  const CityTiles *tiles = comstock_game_get_kit (game);
  const guint before = city_stack_now (tiles, comstock_game_get_state_at (game, cursor - 1));

  return city_stack_now (tiles, comstock_game_get_state_at (game, cursor)) != before;
}

static void
comstock_city_game_class_init (ComstockCityGameClass *klass)
{
  ComstockGameClass *game_class = COMSTOCK_GAME_CLASS (klass);

  game_class->event_names = event_names;
  game_class->describe = comstock_city_text_describe;
  game_class->dup_motive = comstock_city_advice_dup_motive;
  game_class->round_event = CITY_EVENT_STACK;
  game_class->dup_prompt = comstock_city_text_dup_prompt;
  game_class->dup_heading = comstock_city_text_dup_heading;
  game_class->lay_out = comstock_city_ask_lay_out;
  game_class->refuse_place = comstock_city_ask_refuse;
  game_class->refuse = comstock_city_text_refuse;
  game_class->parse_typed = comstock_city_text_parse_typed;
  game_class->choose = choose;
  game_class->policy = &city_policy;
  game_class->dup_move_title = comstock_city_text_dup_move_title;
  game_class->explain = comstock_city_advice_explain;
  game_class->skills = comstock_city_skills;
  game_class->get_skill = comstock_city_advice_get_skill;
  /* Translators: what is luck in this game */
  game_class->luck = N_("the order of tiles");
  game_class->is_checkpoint = is_checkpoint;
  game_class->setup_to_json = comstock_city_kind_write;
  game_class->get_kit_names = comstock_game_get_kit_names;
  game_class->dup_sheet = comstock_city_sheet_dup;
}

static void
comstock_city_game_init (ComstockCityGame *self)
{
}

ComstockCityGame *
comstock_city_game_new (ComstockCityTiles       *tiles,
                        const ComstockCitySetup *setup,
                        GError                 **error)
{
  g_autoptr (ComstockCityGame) self = NULL;
  g_autofree char *code = NULL;
  ComstockHolders holders;
  CitySetup deal;

  g_return_val_if_fail (COMSTOCK_IS_CITY_TILES (tiles), NULL);

  if (!comstock_city_setup_check (setup, error))
    return NULL;
  comstock_city_setup_deal (setup, &deal);
  comstock_seating_list_holders (setup->seats, setup->n_seats, &holders);
  self = g_object_new (COMSTOCK_TYPE_CITY_GAME, NULL);
  self->choices = *setup;
  self->choices.first = deal.first;
  self->choices.seed = 0;
  if (!comstock_game_begin_with (COMSTOCK_GAME (self), &city_game, tiles, &deal, &holders, error))
    return NULL;
  code = comstock_city_kind_dup_code (tiles, setup);
  comstock_game_set_code (COMSTOCK_GAME (self), code);
  return g_steal_pointer (&self);
}

void
comstock_city_game_get_choices (ComstockCityGame  *self,
                                ComstockCitySetup *setup)
{
  g_return_if_fail (COMSTOCK_IS_CITY_GAME (self));

  *setup = self->choices;
}

const CityState *
comstock_city_game_get_seen (ComstockCityGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_GAME (self), NULL);

  return comstock_game_get_state (COMSTOCK_GAME (self));
}

/* --- the first game --- */

/* Whatever is played, its first tile is the same, with a street that turns, a market and a public building; the others
 * follow from the moves. */
#define FIRST_SEED 74

ComstockGame *
comstock_city_game_new_first (const char *name)
{
  g_autoptr (ComstockCityTiles) tiles = comstock_kit_dup_default (COMSTOCK_TYPE_CITY_TILES);
  ComstockCitySetup setup = { .first = 0, .seed = FIRST_SEED };

  comstock_city_setup_parse (&setup, "person,rival:easy", NULL);
  g_strlcpy (setup.seats[0].holder.name, name, COMSTOCK_MAX_SEAT_NAME);
  g_strlcpy (setup.seats[1].holder.name, comstock_rivals[1].name, COMSTOCK_MAX_SEAT_NAME);
  return (ComstockGame *) comstock_city_game_new (tiles, &setup, NULL);
}
