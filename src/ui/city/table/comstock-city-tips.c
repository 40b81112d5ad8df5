/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing at a time, in the order in which a game comes to them. */

#include "comstock-city-table.h"

#include <glib/gi18n.h>

#include "model/city/comstock-city-game.h"

#define STEP(step) (G_GUINT64_CONSTANT (1) << CITY_STEP_##step)
#define ACT(event) (G_GUINT64_CONSTANT (1) << CITY_EVENT_##event)

static gboolean
is_steward (const ComstockGuideMoment *moment)
{
  return moment->event != NULL && moment->event->args[1] == CITY_AREA;
}

static gboolean
has_walls (const ComstockGuideMoment *moment)
{
  return moment->event != NULL && moment->event->args[0] > 1;
}

static const ComstockGuideTip table[] = {
  {
    "city-lay", N_("Lay your tile beside another one, so that each street goes on. Turn it with R, with the mouse "
                   "wheel, or by pressing it."),
    "rule:laying", COMSTOCK_CITY_PART_CITY, .steps = STEP (LAY),
    .ear = N_("Lay your tile beside another one, so that each street goes on. R turns it, N goes through the places "
              "where it fits."),
  },
  {
    "city-claim", N_("You may put a follower on a street, a market or a residential area of this tile. Each is worth "
                     "points later on, but you have only {followers} followers."),
    "rule:followers", COMSTOCK_CITY_PART_CITY, .steps = STEP (CLAIM),
  },
  {
    "city-steward", N_("A steward stays in a residential area until the end of the game, and then scores for each "
                       "market beside it."),
    "rule:areas", COMSTOCK_CITY_PART_CITY, COMSTOCK_CITY_OBJECT_STEWARD, .event = CITY_EVENT_CLAIMED,
    .fits = is_steward,
  },
  {
    "city-scored", N_("A street or a market is complete: the player with the most followers there scores, and all of "
                      "them come home."),
    "rule:scoring", COMSTOCK_CITY_PART_SEATS, .event = CITY_EVENT_SCORED,
  },
  {
    "city-stack", N_("The next stack begins. From now on everybody builds walls whenever something is scored."),
    "rule:stacks", COMSTOCK_CITY_PART_COLUMN, .event = CITY_EVENT_STACK, .fits = has_walls,
  },
  {
    "city-gate", N_("The wall begins with the gate, and grows at both of its ends."),
    "rule:walls", COMSTOCK_CITY_PART_CITY, .steps = STEP (GATE),
  },
  {
    "city-wall", N_("Choose the end at which you build. A wall closes the street or the market that ends there, "
                    "and no tile can be laid in front of it."),
    "rule:walls", COMSTOCK_CITY_PART_CITY, .steps = STEP (WALL),
  },
  {
    "city-guard", N_("A guard looks straight into the city. At the end, each public building in that line is worth "
                     "{public} points, each historic one {historic}."),
    "rule:guards", COMSTOCK_CITY_PART_DESK, .steps = STEP (GUARD),
  },
  {
    "city-tower", N_("A tower scores at once: a point for each wall piece up to the next tower or the gate."),
    "rule:towers", COMSTOCK_CITY_PART_CITY, .steps = STEP (TOWER),
  },
};

static guint
get_step (ComstockGame *game)
{
  return comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game))->step;
}

const ComstockGuideTips comstock_city_tips = {
  .table = table,
  .n_table = G_N_ELEMENTS (table),
  .acts = ACT (LAID) | ACT (CLAIMED) | ACT (GATE) | ACT (WALL) | ACT (GUARD) | ACT (TOWER),
  .get_step = get_step,
};
