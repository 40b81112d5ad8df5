/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a setup or a move of the board game is refused. */

#include "comstock-board-text.h"

#include <glib/gi18n.h>

#include "comstock-board-question.h"
#include "engine/board/board-build.h"
#include "model/base/comstock-text.h"

static const struct
{
  guint reason;
  const char *sentence;
} refusals[] = {
  /* Translators: keep the words in braces, which are replaced by names and numbers */
  { BOARD_SETUP_SEATS, N_("A game has {min-seats} to {max-seats} players.") },
  { BOARD_SETUP_SUIT, N_("Player {ordinal} needs a different suit.") },
  { BOARD_SETUP_ORDER, N_("The turn order must name each player exactly once, and Standish first.") },
  { BOARD_SETUP_VARIANTS, N_("These variants cannot be played together.") },
  { BOARD_SETUP_RIVER, N_("The river is neither that of the board nor a path of 6 to 15 tiles.") },
  { BOARD_SETUP_CENTER, N_("The town cannot begin at this parcel.") },
  { BOARD_SETUP_MOUNTAINS,
    N_("There must be {number} mountains on the map, none of them on the river or the first house.") },
  { BOARD_SETUP_BUILDINGS, N_("The number of buildings of this type is not allowed: {building}.") },
  { BOARD_SETUP_DRAWN, N_("This cannot lie on the track at the start: {building}.") },
  { BOARD_SETUP_CHARACTERS,
    N_("There must be 7 characters, 8 with the paperboy, and in a solo game only those of its rules.") },
  /* Translators: each card of a character has two sides with different abilities */
  { BOARD_SETUP_SIDES, N_("This side of the character cannot be used: {character}.") },
  { BOARD_SETUP_TILES, N_("There must be the same number of duel tiles of each value.") },
  { BOARD_MUST_ANSWER, N_("You cannot pass now.") },
  { BOARD_ROLE_NOT_OFFERED, N_("This character is not on offer: {role}.") },
  { BOARD_PARCEL_NOT_OFFERED, N_("Parcel {parcel} cannot be chosen now.") },
  { BOARD_NO_SITE, N_("You cannot build at {parcel}: it must be yours and empty, without an outlaw, and beside a "
                      "road.") },
  { BOARD_NO_HOUSE_HERE, N_("No house can stand at {parcel}.") },
  { BOARD_NO_SUCH_BUILDING, N_("This building cannot be chosen now: {building}.") },
  { BOARD_NO_SUCH_SLOT, N_("This construction space cannot be chosen now: ${price}.") },
  { BOARD_AMOUNT_RANGE, N_("Choose one of the numbers offered, from {low} to {high}.") },
  { BOARD_NO_COWBOY, N_("You have no such cowboy to send.") },
  { BOARD_PLACE_CLOSED, N_("No cowboy can go there now: {place}.") },
  { BOARD_PLACE_TAKEN, N_("You already have a cowboy there, or the sheriff’s cowboy bars the way.") },
  { BOARD_PARCEL_NOT_FOR_SALE, N_("Parcel {parcel} is not for sale.") },
  { BOARD_NO_TILE, N_("You have no property tile left.") },
  { BOARD_NOT_ATTACKABLE, N_("The building at {parcel} cannot be attacked.") },
  { BOARD_NOT_WITH_THIS, N_("A cowboy can go there, but not this way.") },
  { BOARD_NO_ROAD, N_("You have too few roads.") },
  /* Translators: an edge between two parcels, on which the road would be laid */
  { BOARD_ROAD_APART, N_("A road needs a free edge inside the map that touches another road.") },
  { BOARD_NO_HORSE, N_("No horse can go into enclosure {ordinal}.") },
  { BOARD_NO_SHIFT, N_("None of your cowboys can be moved.") },
  { BOARD_NOT_IN_HAND, N_("You do not have these duel tiles.") },
  { BOARD_NO_SUCH_CARD, N_("This card is not in the deck.") },
};

/* By BoardStandishPart. */
static const char *const standish_refusals[] = {
  [BOARD_STANDISH_SEATS] = N_("A solo game has Jeb Standish and one other player, who must come first."),
  [BOARD_STANDISH_NEUTRAL] = N_("What Standish buys must be mountains, houses or townhouses."),
  [BOARD_STANDISH_FIREPOWER] = N_("Standish’s firepower is too high."),
  [BOARD_STANDISH_VP] = N_("Standish’s VP are too high."),
  [BOARD_STANDISH_PRIORITY] = N_("Standish’s list must name each of the nine types of building exactly once."),
  [BOARD_STANDISH_BONUS] = N_("Standish’s bonus must name three types of building."),
  [BOARD_STANDISH_CARDS] = N_("Standish cannot play with these cards."),
};

static char *
lookup_thing (const char *placeholder,
              guint       what)
{
  if (g_str_equal (placeholder, "building"))
    return g_strdup (what <= BOARD_BARE ? comstock_board_content_get_name ((BoardContent) what) : "");
  if (g_str_equal (placeholder, "character"))
    return g_strdup (comstock_board_role_get_name (what * BOARD_SIDES));
  if (g_str_equal (placeholder, "role"))
    return g_strdup (comstock_board_role_get_name (what));
  if (g_str_equal (placeholder, "parcel"))
    return comstock_board_parcel_dup_name (what);
  if (g_str_equal (placeholder, "place"))
    return comstock_board_place_dup_name ((BoardPlace) what);
  if (g_str_equal (placeholder, "price"))
    return g_strdup (comstock_board_track_get_name ((BoardTrack) (BOARD_BUILD_3 - what)));
  return NULL;
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const CsRefusal *refusal = data;

  if (g_str_equal (placeholder, "min-seats"))
    return comstock_text_number (BOARD_MIN_SEATS);
  if (g_str_equal (placeholder, "max-seats"))
    return comstock_text_number (BOARD_MAX_SEATS);
  if (g_str_equal (placeholder, "ordinal"))
    return comstock_text_number (refusal->what + 1);
  if (g_str_equal (placeholder, "number"))
    return comstock_text_number (refusal->what);
  if (g_str_equal (placeholder, "low"))
    return comstock_text_number (refusal->x);
  if (g_str_equal (placeholder, "high"))
    return comstock_text_number (refusal->y);
  return lookup_thing (placeholder, refusal->what);
}

char *
comstock_board_text_dup_refusal (const CsRefusal *refusal)
{
  CsRefusal subject = *refusal;

  if (refusal->reason == BOARD_SETUP_STANDISH)
    return g_strdup (_(standish_refusals[refusal->what]));
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (refusals[i].reason == refusal->reason)
      return comstock_text_fill (_(refusals[i].sentence), lookup, &subject);
  return NULL;
}

/* --- why a parcel is refused, as the position stands --- */

/* Of what may be the matter, what is. */
static const char *
find_site_sentence (const BoardState *state,
                    guint             seat,
                    guint             parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);
  ComstockBoardQuestion question;

  comstock_board_question_read (state, seat, &question);
  if ((state->seats[seat].owned & bit) == 0)
    return N_("You cannot build at {parcel}: the parcel is not yours.");
  if ((board_occupied (state) & bit) != 0)
    return N_("You cannot build at {parcel}: something stands there.");
  if ((state->outlaws & bit) != 0)
    return N_("You cannot build at {parcel}: an outlaw is there.");
  if ((board_sites (state, seat, question.content) & bit) != 0)
    return N_("You cannot build at {parcel}: its house would have no room.");
  return N_("You cannot build at {parcel}: no road leads there.");
}

static const char *
find_sale_sentence (const BoardState *state,
                    guint             seat,
                    guint             parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);
  const guint owner = board_owner_at (state, parcel);

  if (owner == seat)
    return N_("Parcel {parcel} is yours already.");
  if (owner != CS_NO_SEAT)
    return N_("Parcel {parcel} is not for sale: it belongs to another player.");
  if ((state->river & bit) != 0)
    return N_("Parcel {parcel} is not for sale: it is part of the river.");
  if ((state->contents[BOARD_CITY_HALL] & bit) != 0)
    return N_("Parcel {parcel} is not for sale: the city hall stands there.");
  return N_("Parcel {parcel} is not for sale: an outlaw is there.");
}

static const char *
find_attack_sentence (const BoardState *state,
                      guint             seat,
                      guint             parcel)
{
  const guint owner = board_owner_at (state, parcel);

  if (owner < state->n_seats && owner != seat && (board_protected (state, owner) >> parcel & 1) != 0)
    /* Translators: Heroes is a character, of the player whom this belongs to */
    return N_("The building at {parcel} cannot be attacked: a church or the heroes protect it.");
  return NULL;
}

/* NULL where the reason says all. */
static const char *
find_sentence (const BoardState *state,
               guint             seat,
               const CsRefusal  *refusal)
{
  switch ((guint) refusal->reason)
    {
    case BOARD_NO_SITE:
      return find_site_sentence (state, seat, refusal->what);
    case BOARD_PARCEL_NOT_FOR_SALE:
      return find_sale_sentence (state, seat, refusal->what);
    case BOARD_NOT_ATTACKABLE:
      return find_attack_sentence (state, seat, refusal->what);
    default:
      return NULL;
    }
}

char *
comstock_board_text_refuse (ComstockGame    *game,
                            const CsRefusal *refusal)
{
  const char *sentence = NULL;
  CsRefusal subject = *refusal;
  int seat;

  /* A setup that is refused has no position. */
  if (refusal->reason < BOARD_MUST_ANSWER)
    return comstock_board_text_dup_refusal (refusal);
  seat = comstock_board_game_get_actor (COMSTOCK_BOARD_GAME (game));
  if (seat >= 0)
    sentence = find_sentence (comstock_game_get_state (game), (guint) seat, refusal);
  if (sentence == NULL)
    return comstock_board_text_dup_refusal (refusal);
  return comstock_text_fill (_(sentence), lookup, &subject);
}
