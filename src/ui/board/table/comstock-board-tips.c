/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One table for both: in front what only the lesson says.  What is explained at a turn comes with the first cowboys one
 * after another, so that no turn of a lesson begins with more than three bubbles; elsewhere a turn has one. */

#include "comstock-board-tips.h"

#include <glib/gi18n.h>

#include "comstock-board-objects.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-first-game.h"

G_STATIC_ASSERT (BOARD_STEPS <= 64);

/* The round after which the lesson ends. */
#define TAUGHT 2

/* --- when a tip fits --- */

static const BoardState *
get_state (ComstockGame *game)
{
  return comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));
}

static gboolean
has_variant (ComstockGame *game,
             BoardVariant  variant)
{
  return (get_state (game)->variants & variant) != 0;
}

/* How many cowboys @seat has sent in this round. */
static guint
count_sent (ComstockGame *game,
            int           seat)
{
  const BoardSeat *self = &get_state (game)->seats[seat];

  return board_count (self->track & ~BOARD_SHARED) + self->wages + self->road_1 + board_count (self->cowboys);
}

static gboolean
is_first_cowboy_sent (const ComstockGuideMoment *moment)
{
  return count_sent (moment->game, moment->seat) >= 1;
}

static gboolean
are_cowboys_sent (const ComstockGuideMoment *moment)
{
  return count_sent (moment->game, moment->seat) >= 2;
}

/* With other tiles than dice it is no die that is added. */
static gboolean
may_duel (const ComstockGuideMoment *moment)
{
  return is_first_cowboy_sent (moment) && !has_variant (moment->game, BOARD_MIGHT_IS_RIGHT);
}

/* Standish wins all ties. */
static gboolean
is_pass_worth (const ComstockGuideMoment *moment)
{
  return are_cowboys_sent (moment) && !get_state (moment->game)->standish.plays;
}

static gboolean
can_attack (const ComstockGuideMoment *moment)
{
  return comstock_board_ask_find_attack (moment->game, (guint) moment->seat) != BOARD_NO_PARCEL;
}

static gboolean
are_parcels_free (const ComstockGuideMoment *moment)
{
  return !has_variant (moment->game, BOARD_NEW_BEGINNING);
}

static gboolean
is_later_round (const ComstockGuideMoment *moment)
{
  return get_state (moment->game)->round > 1;
}

/* Not only might. */
static gboolean
has_happened (const ComstockGuideMoment *moment)
{
  return moment->event != NULL;
}

static gboolean
brings_revolver (const ComstockGuideMoment *moment)
{
  return comstock_guide_is_of_person (moment) && board_contents[moment->event->args[0]].tokens == 1;
}

static gboolean
is_taught (const ComstockGuideMoment *moment)
{
  return get_state (moment->game)->round > TAUGHT;
}

#define STEP(step) (G_GUINT64_CONSTANT (1) << BOARD_STEP_##step)
#define AT(step) .steps = STEP (step)
#define RESOLVING .steps = STEP (DUEL) | STEP (BUY_PARCEL) | STEP (BUY_BUILDING) | STEP (SITE) | STEP (HOUSE) | \
                  STEP (VP)
#define SENDING .steps = STEP (COWBOY) | STEP (BEAT)
#define TRACK(place) COMSTOCK_BOARD_GUIDE_TRACK, COMSTOCK_BOARD_OBJECT_PLACE (BOARD_##place)
#define MAP(object) COMSTOCK_BOARD_GUIDE_MAP, COMSTOCK_BOARD_OBJECT_##object
#define ANSWER(object) COMSTOCK_BOARD_GUIDE_ANSWERS, COMSTOCK_BOARD_OBJECT_##object
#define SELF COMSTOCK_BOARD_GUIDE_SEATS, COMSTOCK_BOARD_OBJECT_SELF

/* Translators: short tips of the board game, each shown once in a bubble at what it is about.  At most 18 words.  VP
 * are victory points. */
static const ComstockGuideTip table[] = {
  {
    "board-welcome", N_("Welcome! Settle this map and turn money into victory points (VP). The player with the most "
                        "wins."),
    "rule:aim", MAP (START), AT (FIRST_PARCEL),
  },
  {
    "board-start", N_("Nobody owns this house: it counts for every building around it. The roads begin here."),
    "content:house", MAP (START), AT (FIRST_PARCEL),
    .ear = N_("Nobody owns the house where the roads begin: it counts for every building around it."),
  },
  {
    "board-mine", N_("Mines earn $3 for each mountain around them, ranches $1 for each free parcel."),
    "content:mine", MAP (MOUNTAIN), AT (FIRST_PARCEL),
  },
  {
    "board-revolver", N_("Ranches and mines bring a revolver each: firepower that stays with you."),
    "rule:firepower", SELF, .event = BOARD_EVENT_BUILDING, .fits = brings_revolver,
  },
  {
    "board-ammunition", N_("Three more revolvers for all duels of this round."),
    "place:ammunition", TRACK (AMMUNITION), SENDING, .fits = is_later_round,
  },
  {
    "board-council", N_("These three give VP: for your parcels, for your firepower, or for your buildings."),
    "place:parcel-vp", COMSTOCK_BOARD_GUIDE_TRACK, COMSTOCK_BOARD_OBJECT_COUNCIL, SENDING, .fits = is_later_round,
    .ear = N_("Three action spaces give VP: for your parcels, for your firepower, or for your buildings."),
  },
  {
    "board-end", N_("Now you know the game! At the end, every $6 is worth 1 VP, and each building 2."),
    "rule:end", COMSTOCK_BOARD_GUIDE_SEATS, COMSTOCK_BOARD_OBJECT_SELF,
    .event = BOARD_EVENT_ROUND, .fits = is_taught, .go_on = N_("Continue With Round 3"),
  },
  /* From here on in every game. */
  {
    "board-sheet", N_("Spend points on how you begin: cowboys, roads, revolvers, parcels. What is left becomes "
                      "money."),
    "variant:new-beginning", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (SHEET),
  },
  {
    "board-parcels", N_("You get two parcels at no cost. Choose them for what surrounds them: houses, mountains, "
                        "free land."),
    "rule:start", MAP (START), AT (FIRST_PARCEL), .fits = are_parcels_free,
  },
  {
    "board-character", N_("Choose a character for this round: an ability, a cash limit, and a number for the turn "
                          "order."),
    "rule:characters", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (CHARACTER),
  },
  {
    "board-track", N_("Send cowboys to these action spaces. When all have passed, the spaces are resolved in this "
                      "order."),
    "rule:cowboys", COMSTOCK_BOARD_GUIDE_TRACK, SENDING,
    .ear = N_("Send cowboys to the action spaces. When all have passed, they are resolved in the order of the track."),
  },
  {
    "board-construction", N_("Send a cowboy here to buy this building, at the price on it."),
    "rule:building", TRACK (BUILD_5), SENDING,
    .ear = N_("Send a cowboy to a construction space to buy the building that lies there, at the price of the space."),
  },
  {
    "board-money", N_("These spaces pay money: for your parcels, your firepower or your buildings, or by rolling two "
                      "dice."),
    "place:parcel-income", COMSTOCK_BOARD_GUIDE_TRACK, COMSTOCK_BOARD_OBJECT_MONEY, SENDING,
    .ear = N_("Some action spaces pay money: for your parcels, your firepower or your buildings, or by rolling two "
              "dice."),
  },
  {
    "board-duel", N_("Two players at one place duel: a die plus firepower. Revolvers and unsent cowboys are "
                     "firepower."),
    "rule:duels", SELF, SENDING, .fits = may_duel,
  },
  {
    "board-land", N_("A cowboy on free land buys it for $1, plus $1 for each thing on or around it."),
    "rule:parcels", MAP (LAND), SENDING, .fits = is_first_cowboy_sent,
  },
  {
    "board-roads", N_("Most buildings need a road. Here you get three; at the next space, one for each cowboy."),
    "rule:roads", TRACK (ROADS_3), SENDING, .fits = is_first_cowboy_sent,
    .ear = N_("Most buildings need a road. One action space gives three roads, the next one gives one for each "
              "cowboy."),
  },
  {
    "board-vp", N_("VP for money: the cheapest of these spaces closes after each round."),
    "rule:cash", COMSTOCK_BOARD_GUIDE_TRACK, COMSTOCK_BOARD_OBJECT_CHEAPEST_VP, SENDING, .fits = are_cowboys_sent,
    .ear = N_("VP for money: the cheapest of the spaces that sell VP closes after each round."),
  },
  {
    "board-pass", N_("Pass when you like. The first to pass wins ties, and chooses first in the next round."),
    "rule:cowboys", ANSWER (PASS), SENDING, .fits = is_pass_worth,
  },
  {
    "board-attack", N_("A cowboy on a rival’s building takes half its income. Send one to your own to defend it."),
    "rule:income", MAP (OTHER_BUILDING), SENDING, .fits = can_attack,
  },
  {
    "board-beat", N_("Everybody gives an order at the same time: send a cowboy, move one, wait, or stop."),
    "variant:kit-carson", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (BEAT),
  },
  {
    "board-horse", N_("A horse helps in its enclosure now, and in the rodeo at the end of the round."),
    "variant:horses", TRACK (PLACE_ENCLOSURE), AT (HORSE),
  },
  {
    "board-outlaws", N_("Outlaws halve the income where they stand. A cowboy sent there fights them."),
    "variant:outlaws", MAP (OUTLAW), .event = BOARD_EVENT_OUTLAWS,
  },
  {
    "board-tiles", N_("Everybody picks a duel tile in secret. It adds to your firepower, and then it is gone."),
    "variant:might-is-right", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (TILE),
  },
  {
    "board-won", N_("The winner acts there. The others take their cowboys back, and these count as firepower again."),
    "rule:duels", ANSWER (DUEL), RESOLVING, .event = BOARD_EVENT_DUEL_WON, .fits = has_happened,
  },
  {
    /* Translators: “it” is the building that was just bought */
    "board-building", N_("Build it now, or keep it: what is kept is placed after the last construction space."),
    "rule:building", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (BUY_BUILDING),
  },
  {
    "board-site", N_("The figures show what it earns each round. All buildings but ranches and mines need a road."),
    "rule:building", MAP (SITE), AT (SITE),
    .ear = N_("At each parcel you hear what the building earns there each round. All buildings but ranches and mines "
              "need a road."),
  },
  {
    "board-house", N_("It brings a house. On your land it counts for you alone, on unowned land for everybody."),
    "rule:houses", MAP (SITE), AT (HOUSE),
    .ear = N_("The building brings a house. On your land it counts for you alone, on unowned land for everybody."),
  },
  {
    "board-income", N_("Your buildings pay you every round, unless somebody attacks them."),
    "rule:income", MAP (OWN_BUILDING), .event = BOARD_EVENT_INCOME, .fits = comstock_guide_is_of_person,
  },
  {
    "board-buy-vp", N_("How many VP? They stay, but money above your cash limit does not."),
    "rule:cash", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (VP),
  },
  {
    "board-window", N_("You can lay roads now, or keep them for later. They bring more land into reach."),
    "rule:roads", ANSWER (PASS), AT (ROADS),
  },
  {
    "board-cash", N_("Give up all money above your cash limit, or more. Each full $10 is 1 VP."),
    "rule:cash", COMSTOCK_BOARD_GUIDE_ANSWERS, AT (SPEND),
  },
  {
    "board-round", N_("A new round: new cowboys and buildings, and the cheapest space for VP has closed."),
    "rule:cash", COMSTOCK_BOARD_GUIDE_TRACK, COMSTOCK_BOARD_OBJECT_CLOSED_VP,
    .event = BOARD_EVENT_ROUND, .fits = is_later_round,
  },
  {
    "board-over", N_("The game is over: each $6 is 1 VP, and each of your buildings, houses and mountains 2."),
    "rule:end", COMSTOCK_BOARD_GUIDE_ANSWERS, .event = BOARD_EVENT_OVER,
  },
};

/* How many of them only the lesson has. */
#define LESSON_TIPS 7

static guint
get_step (ComstockGame *game)
{
  return get_state (game)->step;
}

static gboolean
is_lesson (ComstockGame *game)
{
  return comstock_board_first_game_is (COMSTOCK_BOARD_GAME (game));
}

#define ACT(event) (G_GUINT64_CONSTANT (1) << BOARD_EVENT_##event)
#define ACTS (ACT (SHEET) | ACT (CHARACTER) | ACT (PARCEL) | ACT (BID) | ACT (COWBOY) | ACT (HORSE) | ACT (PASS) | \
              ACT (TILES) | ACT (BOUGHT) | ACT (BUILDING) | ACT (HOUSE) | ACT (ROAD))

const ComstockGuideTips comstock_board_tips = {
  .table = table + LESSON_TIPS,
  .n_table = G_N_ELEMENTS (table) - LESSON_TIPS,
  .acts = ACTS,
  .sparing = TRUE,
  .get_step = get_step,
};

const ComstockGuideTips comstock_board_lesson = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .acts = ACTS,
  .get_step = get_step,
  .is_lesson = is_lesson,
};
