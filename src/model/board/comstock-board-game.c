/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game as an object: the position as the viewer sees it, and what is asked. */

#include "comstock-board-game.h"

#include <glib/gi18n.h>

#include "ai/board/board-level.h"
#include "ai/board/board-policy.h"
#include "comstock-board-advice.h"
#include "comstock-board-ask.h"
#include "comstock-board-code.h"
#include "comstock-board-foregone.h"
#include "comstock-board-json.h"
#include "comstock-board-result.h"
#include "comstock-board-sheet.h"
#include "comstock-board-standish.h"
#include "comstock-board-text.h"
#include "comstock-board-typed.h"

/* Which building a cowboy was sent for, and where it is to stand. */
typedef struct
{
  guint index;                  /* of that move in the journal */
  guint8 site;                  /* its number + 1, 0: nothing is planned */
} Plan;

struct _ComstockBoardGame
{
  ComstockGame parent_instance;

  ComstockBoardSetup choices;
  BoardState *seen;
  BoardState *told;         /* NULL: the same */
  ComstockBoardSources sources;
  gboolean has_sources;     /* of this position: they are read when somebody asks */
  Plan plans[BOARD_MAX_SEATS][BOARD_TRACK];
  BoardCowboyKind picked;
};

G_DEFINE_FINAL_TYPE (ComstockBoardGame, comstock_board_game, COMSTOCK_TYPE_GAME)

static void
comstock_board_game_sync (ComstockGame *game)
{
  ComstockBoardGame *self = COMSTOCK_BOARD_GAME (game);

  g_free (self->seen);
  self->seen = comstock_game_dup_seen (game);
  g_clear_pointer (&self->told, g_free);
  self->has_sources = FALSE;
  self->picked = BOARD_PLAIN;
}

/* Manners are of the card game alone: here all rivals of a level play alike. */
static CsMove
comstock_board_game_choose (gconstpointer  kit,
                            gconstpointer  state,
                            guint          seat,
                            ComstockLevel  level,
                            ComstockManner manner,
                            CsRng         *rng,
                            const CsHost  *host)
{
  static const BoardLevel levels[COMSTOCK_LEVEL_GAME] = {
    [COMSTOCK_EASY] = BOARD_EASY,
    [COMSTOCK_MEDIUM] = BOARD_MEDIUM,
    [COMSTOCK_HARD] = BOARD_HARD,
    [COMSTOCK_RIVAL_EXPERT] = BOARD_EXPERT,
  };

  return board_level_move (levels[level], state, seat, rng, host);
}

static const char *const event_names[] = {
  [BOARD_EVENT_ROUND] = "round",
  [BOARD_EVENT_SHEET] = "sheet",
  [BOARD_EVENT_TURN_ORDER] = "turn-order",
  [BOARD_EVENT_CHARACTER] = "character",
  [BOARD_EVENT_PARCEL] = "parcel",
  [BOARD_EVENT_MONEY] = "money",
  [BOARD_EVENT_VP] = "vp",
  [BOARD_EVENT_ROADS] = "roads",
  [BOARD_EVENT_RECRUITS] = "recruits",
  [BOARD_EVENT_TOKENS] = "tokens",
  [BOARD_EVENT_DYNAMITE] = "dynamite",
  [BOARD_EVENT_HORSES] = "horses",
  [BOARD_EVENT_AMMUNITION] = "ammunition",
  [BOARD_EVENT_COWBOY] = "cowboy",
  [BOARD_EVENT_PASS] = "pass",
  [BOARD_EVENT_DUEL] = "duel",
  [BOARD_EVENT_DIE] = "die",
  [BOARD_EVENT_TILES] = "tiles",
  [BOARD_EVENT_STRENGTH] = "strength",
  [BOARD_EVENT_DUEL_WON] = "duel-won",
  [BOARD_EVENT_BACK] = "back",
  [BOARD_EVENT_ROAD] = "road",
  [BOARD_EVENT_BUILDING] = "building",
  [BOARD_EVENT_HOUSE] = "house",
  [BOARD_EVENT_UNDONE] = "undone",
  [BOARD_EVENT_BOUGHT] = "bought",
  [BOARD_EVENT_INCOME] = "income",
  [BOARD_EVENT_DRAWN] = "drawn",
  [BOARD_EVENT_BID] = "bid",
  [BOARD_EVENT_OUTLAWS] = "outlaws",
  [BOARD_EVENT_OUTLAW] = "outlaw",
  [BOARD_EVENT_HORSE] = "horse",
  [BOARD_EVENT_RODEO] = "rodeo",
  [BOARD_EVENT_CLOSED] = "closed",
  [BOARD_EVENT_OVER] = "over",
  [BOARD_EVENT_CARD] = "card",
  [BOARD_EVENT_DECIDED] = "decided",
  [BOARD_EVENT_BEATEN] = "beaten",
  [BOARD_EVENT_CONSENT] = "consent",
  [BOARD_EVENT_DECLINED] = "declined",
};

/* A round ends with move @cursor; the setup belongs to the first. */
static gboolean
is_checkpoint (ComstockGame *game,
               guint         cursor)
{
  const guint round = ((const BoardState *) comstock_game_get_state_at (game, cursor - 1))->round;

  return round > 0 && ((const BoardState *) comstock_game_get_state_at (game, cursor))->round != round;
}

static void
comstock_board_game_finalize (GObject *object)
{
  ComstockBoardGame *self = COMSTOCK_BOARD_GAME (object);

  g_free (self->seen);
  g_free (self->told);
  G_OBJECT_CLASS (comstock_board_game_parent_class)->finalize (object);
}

/* Standish is himself. */
static char *
dup_seat_title (ComstockGame *game,
                guint         seat)
{
  return g_strdup (comstock_game_get_holder (game, seat)->kind == COMSTOCK_AUTOMATIC
                     ? COMSTOCK_BOARD_STANDISH_NAME
                     : comstock_suit_get_name (comstock_game_get_suit (game, seat)));
}

/* --- what is planned --- */

/* Whether move @index sent a cowboy of @seat to @place in the round of @state. */
static gboolean
sent_there (ComstockBoardGame *self,
            const BoardState  *state,
            guint              seat,
            BoardPlace         place,
            guint              index)
{
  ComstockGame *game = COMSTOCK_GAME (self);
  const ComstockStep *step = index < comstock_game_get_cursor (game) ? comstock_game_get_step (game, index) : NULL;

  return step != NULL && step->seat == seat && board_move_type (step->move) == BOARD_MOVE_COWBOY &&
         board_move_argument (step->move) / 4 == place &&
         ((const BoardState *) comstock_game_get_state_at (game, index))->round == state->round;
}

static guint
find_site (ComstockBoardGame *self,
           const BoardState  *state,
           guint              seat,
           BoardPlace         place)
{
  const Plan *plan = &self->plans[seat][place];

  return plan->site > 0 && sent_there (self, state, seat, place, plan->index) ? plan->site - 1u : BOARD_NO_PARCEL;
}

void
comstock_board_game_plan_site (ComstockBoardGame *self,
                               guint              seat,
                               BoardPlace         place,
                               guint              site)
{
  const BoardState *state;
  guint cursor, index;

  g_return_if_fail (COMSTOCK_IS_BOARD_GAME (self));
  g_return_if_fail (seat < BOARD_MAX_SEATS && place < BOARD_TRACK && site < BOARD_PARCEL_COUNT);

  state = comstock_game_get_state (COMSTOCK_GAME (self));
  cursor = index = comstock_game_get_cursor (COMSTOCK_GAME (self));
  while (index > 0 && !sent_there (self, state, seat, place, index))
    index--;
  self->plans[seat][place] = (Plan) { index > 0 ? index : cursor, (guint8) (site + 1) };
}

guint
comstock_board_game_get_site (ComstockBoardGame *self,
                              guint              seat,
                              BoardPlace         place)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), BOARD_NO_PARCEL);
  g_return_val_if_fail (seat < BOARD_MAX_SEATS && place < BOARD_TRACK, BOARD_NO_PARCEL);

  return find_site (self, comstock_game_get_state (COMSTOCK_GAME (self)), seat, place);
}

BoardParcels
comstock_board_game_get_planned (ComstockBoardGame *self,
                                 guint              seat)
{
  BoardParcels sites = 0;

  for (guint place = 0; place < BOARD_TRACK; place++)
    {
      const guint site = comstock_board_game_get_site (self, seat, (BoardPlace) place);

      sites |= site != BOARD_NO_PARCEL ? board_parcel_bit (site) : 0;
    }
  return sites;
}

/* That of move @index, if it sent a cowboy to the track; else NULL. */
static Plan *
find_plan (ComstockGame *game,
           guint         index)
{
  const ComstockStep *step = comstock_game_get_step (game, index);
  const guint place = board_move_argument (step->move) / 4;

  return board_move_type (step->move) == BOARD_MOVE_COWBOY && step->seat < BOARD_MAX_SEATS && place < BOARD_TRACK
           ? &COMSTOCK_BOARD_GAME (game)->plans[step->seat][place] : NULL;
}

static guint
get_plan (ComstockGame *game,
          guint         index)
{
  const Plan *plan = find_plan (game, index);

  return plan != NULL && plan->index == index ? plan->site : 0;
}

static void
set_plan (ComstockGame *game,
          guint         index,
          guint         site)
{
  Plan *plan = find_plan (game, index);

  if (plan != NULL && site <= BOARD_PARCEL_COUNT)
    *plan = (Plan) { index, (guint8) site };
}

void
comstock_board_game_pick (ComstockBoardGame *self,
                          BoardCowboyKind    kind)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_GAME (self));

  self->picked = kind;
}

BoardCowboyKind
comstock_board_game_get_picked (ComstockBoardGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), BOARD_PLAIN);

  return self->picked;
}

static CsMove
find_foregone (ComstockGame *game,
               gconstpointer state,
               guint         seat)
{
  return comstock_board_find_foregone (state, seat);
}

/* Nobody else wants what @seat has sent a cowboy for. */
static gboolean
is_alone (const BoardState *state,
          guint             seat,
          guint             place)
{
  for (guint other = 0; other < state->n_seats; other++)
    if (other != seat && (state->seats[other].track >> place & 1) != 0)
      return FALSE;
  return TRUE;
}

/* Where @seat has sent nobody yet, and is going to. */
static guint
find_ordered_land (ComstockBoardGame *self,
                   const BoardState  *state,
                   guint              seat)
{
  const BoardParcels land = board_for_sale (state) & ~state->seats[seat].cowboys;

  for (guint place = 0; place < BOARD_TRACK; place++)
    {
      const guint site = find_site (self, state, seat, (BoardPlace) place);

      if (site != BOARD_NO_PARCEL && (land & board_parcel_bit (site)) != 0 && is_alone (state, seat, place))
        return site;
    }
  return BOARD_NO_PARCEL;
}

static CsMove
find_meant (ComstockGame *game,
            gconstpointer state,
            guint         seat)
{
  ComstockBoardGame *self = COMSTOCK_BOARD_GAME (game);
  const BoardState *asked = state;
  const BoardTrack now = board_track_in_progress (asked);
  const guint site = now < BOARD_TRACK ? find_site (self, asked, seat, (BoardPlace) now)
                                       : find_ordered_land (self, asked, seat);

  return comstock_board_find_meant (asked, seat, site, comstock_board_game_get_planned (self, seat));
}

static void
comstock_board_game_class_init (ComstockBoardGameClass *klass)
{
  ComstockGameClass *game_class = COMSTOCK_GAME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_board_game_finalize;
  game_class->sync = comstock_board_game_sync;
  game_class->event_names = event_names;
  game_class->describe = comstock_board_text_describe;
  game_class->dup_motive = comstock_board_advice_dup_motive;
  game_class->round_event = BOARD_EVENT_ROUND;
  game_class->dup_seat_title = dup_seat_title;
  game_class->dup_prompt = comstock_board_text_dup_prompt;
  game_class->dup_heading = comstock_board_text_dup_heading;
  game_class->is_secret = comstock_board_ask_is_secret;
  game_class->find_foregone = find_foregone;
  game_class->find_meant = find_meant;
  game_class->lay_out = comstock_board_ask_lay_out;
  game_class->refuse_place = comstock_board_ask_refuse;
  game_class->refuse = comstock_board_text_refuse;
  game_class->choose = comstock_board_game_choose;
  game_class->policy = &board_policy;
  game_class->parse_typed = comstock_board_typed_parse;
  game_class->dup_move_title = comstock_board_text_dup_move_title;
  /* Translators: what is luck in this game */
  game_class->luck = N_("dice, the bag");
  game_class->explain = comstock_board_advice_explain;
  game_class->skills = comstock_board_skills;
  game_class->get_skill = comstock_board_advice_get_skill;
  game_class->is_checkpoint = is_checkpoint;
  game_class->setup_to_json = comstock_board_json_from_game;
  game_class->get_plan = get_plan;
  game_class->set_plan = set_plan;
  game_class->get_kit_names = comstock_board_result_get_kit_names;
  game_class->dup_sheet = comstock_board_sheet_dup;
}

static void
comstock_board_game_init (ComstockBoardGame *self)
{
}

/* What New Game would choose to get a deal like this one. */
static void
read_choices (ComstockBoardSetup *choices,
              const BoardSetup   *deal)
{
  choices->seed = 0;
  choices->roles = deal->roles;
  choices->variants = deal->variants;
  choices->standish = deal->standish;
  choices->river_side = deal->river != 0 && (deal->variants & BOARD_RIVER_TILES) == 0;
  memcpy (choices->buildings, deal->buildings, sizeof choices->buildings);
}

ComstockBoardGame *
comstock_board_game_new_dealt (const ComstockBoardSetup *setup,
                               const BoardSetup         *deal,
                               GError                  **error)
{
  g_autoptr (ComstockBoardGame) self = NULL;
  BoardSetup seated = *deal;
  ComstockHolders holders;

  if (!comstock_board_setup_check_seats (setup, error))
    return NULL;
  seated.n_seats = (guint8) setup->n_seats;
  for (guint i = 0; i < setup->n_seats; i++)
    seated.suits[i] = (guint8) setup->seats[i].suit;
  comstock_seating_list_holders (setup->seats, setup->n_seats, &holders);
  self = g_object_new (COMSTOCK_TYPE_BOARD_GAME, NULL);
  self->choices = *setup;
  read_choices (&self->choices, &seated);
  if (!comstock_game_begin (COMSTOCK_GAME (self), &board_game, NULL, &seated, &holders, error))
    return NULL;
  return g_steal_pointer (&self);
}

ComstockBoardGame *
comstock_board_game_new (const ComstockBoardSetup *setup,
                         GError                  **error)
{
  ComstockBoardSetup whole = *setup;
  BoardSetup deal;
  ComstockBoardGame *game;
  g_autofree char *code = NULL;

  if (!comstock_board_setup_check (setup, error))
    return NULL;
  if (comstock_board_setup_is_solo (setup) && !setup->standish.plays &&
      !comstock_board_standish_load (setup->seats[BOARD_STANDISH].holder.level, &whole.standish, error))
    return NULL;
  comstock_board_setup_deal (&whole, &deal);
  game = comstock_board_game_new_dealt (setup, &deal, error);
  if (game == NULL)
    return NULL;
  code = comstock_board_code_dup (&whole);
  comstock_game_set_code (COMSTOCK_GAME (game), code);
  return game;
}

void
comstock_board_game_get_choices (ComstockBoardGame  *self,
                                 ComstockBoardSetup *setup)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_GAME (self));

  *setup = self->choices;
}

const BoardState *
comstock_board_game_get_seen (ComstockBoardGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), NULL);

  return self->seen;
}

/* Of what an event does to a position that which is seen from afar: sums, land, buildings and roads. */
static void
apply (BoardState    *state,
       const CsEvent *event)
{
  const int16_t *args = event->args;

  switch ((int) event->type)
    {
    case BOARD_EVENT_MONEY:
      state->seats[event->seat].money = args[1];
      break;
    case BOARD_EVENT_VP:
      state->seats[event->seat].vp = args[1];
      break;
    case BOARD_EVENT_PARCEL:
      state->seats[event->seat].owned |= board_parcel_bit ((guint) args[0]);
      break;
    case BOARD_EVENT_BUILDING:
      state->contents[args[0]] |= board_parcel_bit ((guint) args[1]);
      break;
    case BOARD_EVENT_UNDONE:
      state->contents[args[0]] &= ~board_parcel_bit ((guint) args[1]);
      break;
    case BOARD_EVENT_HOUSE:
      if (args[1] != 0)
        state->contents[BOARD_HOUSE] &= ~board_parcel_bit ((guint) args[0]);
      state->contents[args[1] != 0 ? BOARD_TOWNHOUSE : BOARD_HOUSE] |= board_parcel_bit ((guint) args[0]);
      break;
    case BOARD_EVENT_ROAD:
      state->roads = board_roads_with (state->roads, board_road_on ((guint) (args[0] * 2 + args[1])));
      break;
    default:
      break;
    }
}

void
comstock_board_game_set_told (ComstockBoardGame *self,
                              guint              length)
{
  ComstockGame *game = COMSTOCK_GAME (self);
  guint cursor;
  guint before;

  g_return_if_fail (COMSTOCK_IS_BOARD_GAME (self));

  g_clear_pointer (&self->told, g_free);
  cursor = comstock_game_get_cursor (game);
  if (comstock_game_get_log_length (game, cursor) <= length)
    return;
  while (cursor > 0 && comstock_game_get_log_length (game, cursor) > length)
    cursor--;
  self->told = comstock_game_dup_seen_at (game, cursor);
  before = comstock_game_get_log_length (game, cursor);
  if (length > before)
    {
      g_autoptr (GArray) events = comstock_game_dup_events (game, cursor, cursor + 1);

      for (guint i = 0; i < length - before; i++)
        apply (self->told, &g_array_index (events, CsEvent, i));
    }
}

const BoardState *
comstock_board_game_get_told (ComstockBoardGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), NULL);

  return self->told != NULL ? self->told : self->seen;
}

int
comstock_board_game_get_actor (ComstockBoardGame *self)
{
  guint32 actors;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), -1);

  actors = comstock_game_get_actors (COMSTOCK_GAME (self)) & ~(1u << CS_CHANCE);
  return actors != 0 && (actors & (actors - 1)) == 0 ? g_bit_nth_lsf (actors, -1) : -1;
}

gboolean
comstock_board_game_is_solo (ComstockBoardGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), FALSE);

  return comstock_board_setup_is_solo (&self->choices);
}

const ComstockBoardSources *
comstock_board_game_get_sources (ComstockBoardGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), NULL);

  if (!self->has_sources)
    {
      ComstockGame *game = COMSTOCK_GAME (self);
      g_autoptr (GArray) events = comstock_game_dup_events (game, 0, comstock_game_get_cursor (game));

      comstock_board_sources_read (&self->sources, comstock_game_get_state (game), events);
      self->has_sources = TRUE;
    }
  return &self->sources;
}

guint32
comstock_board_game_get_winners (ComstockBoardGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (self), 0);

  if (!comstock_game_is_over (COMSTOCK_GAME (self)))
    return 0;
  return 1u << board_winner (comstock_game_get_state (COMSTOCK_GAME (self)));
}
