/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for moves, and for the reasons that the players go by. */

#include "comstock-cards-advice.h"

#include <glib/gi18n.h>

#include "ai/cards/cards-reason.h"
#include "comstock-cards-card-private.h"
#include "comstock-cards-city-private.h"
#include "model/base/comstock-text.h"

/* What a sentence is about. */
typedef struct
{
  ComstockGame *game;
  const CardsState *state;
  CsMove move;
  CardsReason reason;
} Subject;

static char *
lookup_title (const char *placeholder,
              gpointer    data)
{
  const Subject *subject = data;
  const guint argument = cards_move_argument (subject->move);

  if (g_str_equal (placeholder, "number"))
    return g_strdup_printf ("%u", argument);
  if (g_str_equal (placeholder, "card"))
    return comstock_cards_card_name (comstock_game_get_kit (subject->game), (CardsCard) argument);
  if (g_str_equal (placeholder, "character"))
    return g_strdup (comstock_cards_character_get_name ((CardsCharacter) argument));
  if (g_str_equal (placeholder, "ability"))
    return g_strdup (comstock_cards_character_get_name ((CardsCharacter) subject->state->ability));
  if (g_str_equal (placeholder, "place"))
    return comstock_cards_city_dup_place (&subject->state->seats[subject->state->actor].city,
                                          cards_move_x (subject->move), cards_move_y (subject->move));
  return NULL;
}

static const char *const titles[] = {
  /* Translators: what a person might do now; keep the words in braces, which are replaced by names and numbers */
  [CARDS_MOVE_USE] = N_("Use the ability: {character}"),
  [CARDS_MOVE_BID] = N_("Play auction card {number}"),
  [CARDS_MOVE_TAKE] = N_("Take: {card}"),
  /* Translators: {place} is "row 3, column 5", "1 row above the city, column 5" or the like */
  [CARDS_MOVE_PLACE] = N_("Place the card: {place}"),
  [CARDS_MOVE_HIRE] = N_("Also take: {character}"),
  [CARDS_MOVE_SELL] = N_("Sell: {card}"),
};

static const char *
get_title (const CardsState *state,
           CsMove            move)
{
  if (cards_move_type (move) != CARDS_MOVE_PASS)
    return titles[cards_move_type (move)];
  return state->step == CARDS_STEP_ABILITY ? N_("Keep the ability: {ability}")
         : state->step == CARDS_STEP_HIRE  ? N_("Take nobody else")
                                           : N_("Sell nothing more");
}

char *
comstock_cards_advice_dup_title (ComstockGame *game,
                                 gconstpointer state,
                                 guint         seat,
                                 CsMove        move)
{
  Subject subject = { .game = game, .state = state, .move = move };

  return comstock_text_fill (_(get_title (state, move)), lookup_title, &subject);
}

char *
comstock_cards_advice_dup_lit_title (ComstockGame *game,
                                     gconstpointer state,
                                     guint         seat,
                                     CsMove        move)
{
  /* Translators: what a person might do now; where is lit on the table */
  return cards_move_type (move) == CARDS_MOVE_PLACE ? g_strdup (C_("advice", "Place the card"))
                                                    : comstock_cards_advice_dup_title (game, state, seat, move);
}

static char *
lookup_reason (const char *placeholder,
               gpointer    data)
{
  const Subject *subject = data;
  g_autofree char *title = NULL;

  if (g_str_equal (placeholder, "points"))
    return comstock_text_signed (subject->reason.points);
  if (g_str_equal (placeholder, "percent"))
    return g_strdup_printf ("%d", subject->reason.points);
  if (g_str_equal (placeholder, "card"))
    return comstock_cards_card_name (comstock_game_get_kit (subject->game), subject->reason.card);
  if (!g_str_equal (placeholder, "seat"))
    return NULL;
  title = comstock_game_dup_seat_title (subject->game, subject->reason.seat);
  return comstock_text_isolate (title);
}

static const char *const reasons[] = {
  /* Translators: why somebody does something; several may follow each other: "+11 at once, keeps it from Ada".
   * Keep the words in braces; {points} has a sign */
  [CARDS_WHY_POINTS] = N_("{points} at once"),
  [CARDS_WHY_LATER] = N_("about {points} by the end"),
  /* Translators: a reason to take a card: {seat} would take it otherwise */
  [CARDS_WHY_DENY] = N_("keeps it from {seat}"),
  /* Translators: how likely it is to get that card, as in "chance of getting Heroes: 70%" */
  [CARDS_WHY_SPEND] = N_("chance of getting {card}: {percent}%"),
  /* Translators: a reason to play an auction card: the player keeps the high auction cards for later */
  [CARDS_WHY_SAVE] = N_("saves the high cards"),
  /* Translators: a reason not to use an ability now */
  [CARDS_WHY_WAIT] = N_("waits for a better time"),
};

/* What reasons of @why are about: points by the end can be compared with points at once, chances of different cards not
 * with each other. */
static const char *
get_kind (uint8_t why)
{
  if (why == CARDS_WHY_SPEND)
    return NULL;
  return reasons[why == CARDS_WHY_LATER ? CARDS_WHY_POINTS : why];
}

void
comstock_cards_advice_explain (ComstockGame   *game,
                               gconstpointer   state,
                               guint           seat,
                               CsMove          move,
                               ComstockReason *reason)
{
  CardsReason found[CARDS_MAX_REASONS];
  const guint n = cards_reasons (comstock_game_get_kit (game), state, seat, move, found);

  for (guint i = 0; i < n; i++)
    {
      Subject subject = { .game = game, .state = state, .move = move, .reason = found[i] };

      comstock_reason_add_of_kind (reason, get_kind (found[i].why), found[i].points,
                                   comstock_text_fill (_(reasons[found[i].why]), lookup_reason, &subject));
    }
}

/* The move that led to @event: of an auction card, which lay face down for a while, that which picked it.  -1 for none
 * of its seat. */
static int
find_move (ComstockGame  *game,
           guint          cursor,
           const CsEvent *event)
{
  const gboolean bid = event->type == CARDS_EVENT_ORDER;

  for (guint i = cursor; i-- > 0;)
    {
      const ComstockStep *step = comstock_game_get_step (game, i);

      if (step->seat == event->seat && (cards_move_type (step->move) == CARDS_MOVE_BID) == bid)
        return (int) i;
      if (!bid || (cards_move_type (step->move) == CARDS_MOVE_TAKE))
        break;
    }
  return -1;
}

/* Events that tell a choice of their seat. */
#define CHOICES (1u << CARDS_EVENT_ABILITY | 1u << CARDS_EVENT_ABILITY_PASSED | 1u << CARDS_EVENT_ORDER | \
                 1u << CARDS_EVENT_TAKE | 1u << CARDS_EVENT_HIRE | 1u << CARDS_EVENT_SELL)

char *
comstock_cards_advice_dup_motive (ComstockGame  *game,
                                  guint          cursor,
                                  const CsEvent *event)
{
  int move;

  if ((CHOICES & 1u << event->type) == 0 || comstock_game_get_holder (game, event->seat)->kind != COMSTOCK_RIVAL)
    return NULL;
  move = find_move (game, cursor, event);
  if (move < 0)
    return NULL;
  return comstock_game_dup_reason (game, comstock_game_get_state_at (game, (guint) move), event->seat,
                                   comstock_game_get_step (game, (guint) move)->move, 0);
}

/* --- what decisions cost --- */

enum
{
  SKILL_BIDS,
  SKILL_TAKES,
  SKILL_PLACES,
  SKILL_PEOPLE
};

/* Translators: told to a player after a game.  Keep the words in braces. */
const ComstockSkill comstock_cards_skills[] = {
  [SKILL_BIDS] = {
    N_("Your auction cards cost you the most, about {points} VP."), NULL,
    N_("Before you play one, look at what the others want: a low one is enough for a card that nobody else wants."),
  },
  [SKILL_TAKES] = {
    N_("Your choice of cards cost you the most, about {points} VP."), NULL,
    N_("Before you take a card, drag it over your city: the figures show what it would bring."),
  },
  [SKILL_PLACES] = {
    N_("Where you placed your cards cost you the most, about {points} VP."),
    N_("In round {round}, another place would have scored about {points} VP more."),
    N_("Compare several places: streets, rails and fences show what counts."),
  },
  [SKILL_PEOPLE] = {
    N_("Your characters’ abilities cost you the most, about {points} VP."), NULL,
    N_("Keep an ability for the round in which it makes the most difference, but use it before the era ends."),
  },
};

guint
comstock_cards_advice_get_skill (gconstpointer state)
{
  switch (((const CardsState *) state)->step)
    {
    case CARDS_STEP_BID:
      return SKILL_BIDS;
    case CARDS_STEP_TAKE:
      return SKILL_TAKES;
    case CARDS_STEP_PLACE:
      return SKILL_PLACES;
    default:
      return SKILL_PEOPLE;
    }
}
