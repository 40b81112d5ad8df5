/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game as an object: its setup and its tiles; everything else is in the position. */

#include "comstock-city-game.h"

#include <glib/gi18n.h>

#include "comstock-city-advice.h"
#include "comstock-city-ask.h"
#include "comstock-city-code.h"
#include "comstock-city-events.h"
#include "comstock-city-json.h"
#include "comstock-city-result.h"
#include "comstock-city-sheet.h"
#include "comstock-city-text.h"
#include "comstock-city-typed.h"
#include "ai/city/city-level.h"
#include "ai/city/city-policy.h"
#include "engine/city/city-outlook.h"

struct _ComstockCityGame
{
  ComstockGame parent_instance;

  ComstockCitySetup choices;
  ComstockCityTiles *tiles;
};

G_DEFINE_FINAL_TYPE (ComstockCityGame, comstock_city_game, COMSTOCK_TYPE_GAME)

/* The position is all there is. */
static void
sync_nothing (ComstockGame *game)
{
}

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

/* The name that was entered, or the sign. */
static char *
dup_seat_title (ComstockGame *game,
                guint         seat)
{
  const ComstockHolder *holder = comstock_game_get_holder (game, seat);

  if (*holder->name != '\0')
    return g_strdup (holder->name);
  return g_strdup (comstock_suit_get_name (comstock_city_game_get_suit (COMSTOCK_CITY_GAME (game), seat)));
}

static void
comstock_city_game_finalize (GObject *object)
{
  ComstockCityGame *self = COMSTOCK_CITY_GAME (object);

  g_clear_object (&self->tiles);
  G_OBJECT_CLASS (comstock_city_game_parent_class)->finalize (object);
}

static void
comstock_city_game_class_init (ComstockCityGameClass *klass)
{
  ComstockGameClass *game_class = COMSTOCK_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_city_game_finalize;
  game_class->sync = sync_nothing;
  game_class->event_name = comstock_city_events_name;
  game_class->describe = comstock_city_text_describe;
  game_class->dup_motive = comstock_city_advice_dup_motive;
  game_class->round_event = CITY_EVENT_STACK;
  game_class->dup_seat_title = dup_seat_title;
  game_class->dup_prompt = comstock_city_text_dup_prompt;
  game_class->dup_heading = comstock_city_text_dup_heading;
  game_class->lay_out = comstock_city_ask_lay_out;
  game_class->refuse_place = comstock_city_ask_refuse;
  game_class->refuse = comstock_city_text_refuse;
  game_class->dup_typed = comstock_city_typed_dup;
  game_class->parse_typed = comstock_city_typed_parse;
  game_class->choose = choose;
  game_class->policy = &city_policy;
  game_class->dup_move_title = comstock_city_text_dup_move_title;
  game_class->dup_move_reason = comstock_city_advice_dup_reason;
  game_class->skills = comstock_city_skills;
  game_class->get_skill = comstock_city_advice_get_skill;
  /* Translators: what is luck in this game */
  game_class->luck = N_("the order of tiles");
  game_class->is_checkpoint = comstock_city_events_is_checkpoint;
  game_class->setup_to_json = comstock_city_json_from_game;
  game_class->get_kit_names = comstock_city_result_get_kit_names;
  game_class->dup_result = comstock_city_result_dup;
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
  self->tiles = g_object_ref (tiles);
  self->choices = *setup;
  self->choices.first = deal.first;
  self->choices.seed = 0;
  if (!comstock_game_begin (COMSTOCK_GAME (self), &city_game, comstock_city_tiles_get_tiles (tiles), &deal, &holders,
                            error))
    return NULL;
  code = comstock_city_code_dup (tiles, setup);
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

ComstockCityTiles *
comstock_city_game_get_tiles (ComstockCityGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_GAME (self), NULL);

  return self->tiles;
}

ComstockSuit
comstock_city_game_get_suit (ComstockCityGame *self,
                             guint             seat)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_GAME (self), COMSTOCK_SUIT_HAT);
  g_return_val_if_fail (seat < self->choices.n_seats, COMSTOCK_SUIT_HAT);

  return (ComstockSuit) self->choices.seats[seat].suit;
}

guint32
comstock_city_game_get_winners (ComstockCityGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_GAME (self), 0);

  return comstock_game_is_over (COMSTOCK_GAME (self)) ? city_winners (comstock_game_get_state (COMSTOCK_GAME (self)))
                                                      : 0;
}
