/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game asks, and the words for each answer. */

#include "comstock-board-text.h"

#include <glib/gi18n.h>

#include "comstock-board-facts.h"
#include "comstock-board-remarks.h"
#include "model/base/comstock-text.h"

/* What a sentence is about. */
typedef struct
{
  ComstockGame *game;
  const BoardState *state;
  ComstockBoardQuestion question;
  guint seat;
  CsMove move;
} Subject;

typedef struct
{
  int vp;
  int price;
} Offer;

static const char *const prompts[BOARD_STEPS] = {
  /* Translators: what a player is asked in the board game.  Keep the words in braces, which are replaced by names and
   * numbers. */
  [BOARD_STEP_FIRST_PARCEL] = N_("Choose a starting parcel."),
  [BOARD_STEP_CHARACTER] = N_("Choose a character."),
  [BOARD_STEP_ALSO] = N_("Who comes with the paperboy?"),
  [BOARD_STEP_MONEY_OR_WAIT] = N_("Take $8 now, or wait?"),
  [BOARD_STEP_TRACK_BUILDING] = N_("Choose a building from the track, or none."),
  [BOARD_STEP_BAG_BUILDING] = N_("Buy a building from the bag?"),
  [BOARD_STEP_TAKEN] = N_("{building}: build it now, or keep it for later?"),
  /* Translators: to own, without paying */
  [BOARD_STEP_GIVEN_PARCEL] = N_("Choose a parcel at no cost."),
  [BOARD_STEP_BOUGHT_PARCEL] = N_("Choose a parcel to buy, or none."),
  [BOARD_STEP_CLAIM] = N_("Where does the new building go?"),
  [BOARD_STEP_LOT] = N_("Choose a parcel to auction."),
  [BOARD_STEP_BID] = N_("Bid ${least} or more, or stop bidding."),
  [BOARD_STEP_TAX] = N_("Tax the others by their revolvers or by their money?"),
  [BOARD_STEP_RETIRE] = N_("Give up cowboys for VP?"),
  [BOARD_STEP_COWBOY] = N_("Send a cowboy, or pass."),
  [BOARD_STEP_BEAT] = N_("Give an order in secret: send, move, wait or stop."),
  [BOARD_STEP_HORSE] = N_("Put a horse into an enclosure?"),
  [BOARD_STEP_RIDE] = N_("Send another cowboy, move one, or pass."),
  [BOARD_STEP_SHIFT_TO] = N_("Where does this cowboy go?"),
  [BOARD_STEP_WAGES] = N_("Take a horse instead of ${wages}?"),
  [BOARD_STEP_DUEL] = N_("Which duel is next?"),
  [BOARD_STEP_SHARPSHOOTER] = N_("Duel at {place}: roll two dice?"),
  [BOARD_STEP_TILE] = N_("Duel at {place}: pick your tile in secret."),
  [BOARD_STEP_REROLL] = N_("Duel at {place}: roll again?"),
  [BOARD_STEP_UNDERTAKER] = N_("Pay the undertaker $2, or lose 1 VP?"),
  [BOARD_STEP_DOCTOR] = N_("Where does the doctor send this cowboy?"),
  [BOARD_STEP_BUY_PARCEL] = N_("Buy parcel {parcel} for ${price}?"),
  [BOARD_STEP_BUY_BUILDING] = N_("{building}: buy it for ${price}?"),
  [BOARD_STEP_SITE] = N_("{building}: where will you build it?"),
  [BOARD_STEP_HOUSE] = N_("{building}: where does its house go?"),
  /* Translators: somebody wants to put a house on a parcel of another player, who is asked. */
  [BOARD_STEP_CONSENT] = N_("May {builder} put a house on {parcel}?"),
  [BOARD_STEP_WAITING] = N_("Place a building that you kept?"),
  [BOARD_STEP_OUTLAW_PRIZE] = N_("The outlaw at {parcel} is beaten: attack the building instead of taking VP?"),
  [BOARD_STEP_GROCER] = N_("Double the income of one type of building, or take $8?"),
  [BOARD_STEP_BLAST] = N_("Triple the income of a mine with dynamite?"),
  [BOARD_STEP_RANCH] = N_("Double the income of a ranch with a horse?"),
  [BOARD_STEP_VP] = N_("How many VP will you buy?"),
  [BOARD_STEP_ROADS] = N_("Lay roads, or go on?"),
  [BOARD_STEP_BANKER] = N_("Buy VP from the banker?"),
  [BOARD_STEP_SPEND] = N_("How much money will you give up? Every ${round-vp-price} is 1 VP."),
  [BOARD_STEP_CITY_HALL_ROAD] = N_("Place a free road toward a parcel for the city hall."),
  [BOARD_STEP_CITY_HALL] = N_("Where does the city hall go?"),
  [BOARD_STEP_OUTLAW] = N_("Which outlaw moves next?"),
};

/* What somebody else is about to do, where it can be said in a few words. */
static const char *const doings[BOARD_STEPS] = {
  /* Translators: what another player will do next in the board game, in the title of the window.  Keep the words in
   * braces, which are replaced by names and numbers. */
  [BOARD_STEP_FIRST_PARCEL] = N_("{seat} is choosing a parcel."),
  [BOARD_STEP_CHARACTER] = N_("{seat} is choosing a character."),
  [BOARD_STEP_TRACK_BUILDING] = N_("{seat} is choosing a building."),
  [BOARD_STEP_BAG_BUILDING] = N_("{seat} is choosing a building."),
  [BOARD_STEP_GIVEN_PARCEL] = N_("{seat} is choosing a parcel."),
  [BOARD_STEP_BOUGHT_PARCEL] = N_("{seat} is choosing a parcel."),
  [BOARD_STEP_COWBOY] = N_("{seat} may send a cowboy, or pass."),
  [BOARD_STEP_RIDE] = N_("{seat} may send a cowboy, or pass."),
  [BOARD_STEP_BUY_PARCEL] = N_("{seat} may buy parcel {parcel} for ${price}."),
  [BOARD_STEP_BUY_BUILDING] = N_("{seat} may buy a building for ${price}: {building}."),
  [BOARD_STEP_SITE] = N_("{seat} is choosing a parcel for a building: {building}."),
  [BOARD_STEP_HOUSE] = N_("{seat} is choosing a parcel for a house."),
  [BOARD_STEP_WAITING] = N_("{seat} may place a building that was kept."),
  [BOARD_STEP_VP] = N_("{seat} may buy VP."),
  [BOARD_STEP_ROADS] = N_("{seat} may lay roads."),
  [BOARD_STEP_BANKER] = N_("{seat} may buy VP."),
  [BOARD_STEP_SPEND] = N_("{seat} gives up money for VP."),
};

static const char *const sheet_prompts[BOARD_SHEET_ENTRIES] = {
  /* Translators: what a player buys with points before the game */
  [BOARD_SHEET_COWBOYS] = N_("How many cowboys will you begin with?"),
  [BOARD_SHEET_ROADS] = N_("How many roads will you begin with?"),
  [BOARD_SHEET_REVOLVERS] = N_("How many revolvers will you begin with?"),
  [BOARD_SHEET_PARCELS] = N_("How many parcels will you begin with?"),
  [BOARD_SHEET_SHARPSHOOTER] = N_("Will you begin as a sharpshooter?"),
  [BOARD_SHEET_BID] = N_("How many points will you bid for the first turn order?"),
};

/* What passing means where it is more than a no. */
static const char *const pass_titles[BOARD_STEPS] = {
  /* Translators: no second character besides the paperboy; in the card game: no further character */
  [BOARD_STEP_ALSO] = N_("Take nobody else"),
  /* Translators: do not take the money now; also: do nothing in this step of the round */
  [BOARD_STEP_MONEY_OR_WAIT] = N_("Wait"),
  /* Translators: answer in an auction */
  [BOARD_STEP_BID] = N_("Stop bidding"),
  /* Translators: send no more cowboys */
  [BOARD_STEP_COWBOY] = N_("Pass"),
  /* Translators: do nothing more in this round */
  [BOARD_STEP_BEAT] = N_("Stop"),
  [BOARD_STEP_RIDE] = N_("Pass"),
  /* Translators: where the cowboy goes */
  [BOARD_STEP_SHIFT_TO] = N_("Back to the supply"),
  /* Translators: instead of $2 for the undertaker */
  [BOARD_STEP_UNDERTAKER] = N_("Lose 1 VP"),
  /* Translators: a parcel or a building */
  [BOARD_STEP_BUY_PARCEL] = N_("Do not buy it"),
  [BOARD_STEP_BUY_BUILDING] = N_("Do not buy it"),
  /* Translators: instead of choosing where its house goes */
  [BOARD_STEP_HOUSE] = N_("Take the building back"),
  /* Translators: a building */
  [BOARD_STEP_SITE] = N_("Keep it for later"),
  /* Translators: for a beaten outlaw, instead of attacking the building */
  [BOARD_STEP_OUTLAW_PRIZE] = N_("Take the VP"),
  /* Translators: instead of doubling an income, or of waiting for that */
  [BOARD_STEP_GROCER] = N_("Take $8"),
  /* Translators: answer: lay no more roads */
  [BOARD_STEP_ROADS] = N_("Go on"),
};

static const char *const yes_titles[BOARD_STEPS] = {
  [BOARD_STEP_MONEY_OR_WAIT] = N_("Take $8"),
  /* Translators: answer: buy the parcel or the building */
  [BOARD_STEP_BAG_BUILDING] = N_("Buy"),
  [BOARD_STEP_WAGES] = N_("Take a horse"),
  [BOARD_STEP_SHARPSHOOTER] = N_("Roll two dice"),
  /* Translators: one’s own dice in a duel */
  [BOARD_STEP_REROLL] = N_("Roll again"),
  /* Translators: to the undertaker, instead of losing 1 VP */
  [BOARD_STEP_UNDERTAKER] = N_("Pay $2"),
  [BOARD_STEP_BUY_PARCEL] = N_("Buy {parcel} for ${price}"),
  /* Translators: a rival builds a house on a parcel of this player */
  [BOARD_STEP_CONSENT] = N_("Allow it"),
  /* Translators: answer: attack the building */
  [BOARD_STEP_OUTLAW_PRIZE] = N_("Attack"),
};

/* The captain's, by the side of the character. */
static const char *const recruits_titles[BOARD_SIDES] = {
  /* Translators: answer: hire so many cowboys */
  [BOARD_YELLOW] = N_("Hire {number} for ${recruits-price}"),
  /* Translators: answer: buy so many revolvers */
  [BOARD_RED] = N_("Buy {number} for ${recruits-price}"),
};

/* What 0 means where it is a no. */
static const char *const zero_titles[BOARD_STEPS] = {
  /* Translators, for each here: an answer: buy, hire or give up none */
  [BOARD_STEP_RECRUITS] = N_("No"),
  [BOARD_STEP_RETIRE] = N_("No"),
  [BOARD_STEP_VP] = N_("Buy none"),
  [BOARD_STEP_BANKER] = N_("No"),
  [BOARD_STEP_SPEND] = N_("Give up nothing"),
};

static const char *const amount_titles[BOARD_STEPS] = {
  [BOARD_STEP_BID] = N_("Bid ${number}"),
  [BOARD_STEP_RETIRE] = N_("Give up {number}"),
  [BOARD_STEP_VP] = N_("Buy {offer} VP for ${offer-price}"),
  [BOARD_STEP_BANKER] = N_("Buy {offer} VP for ${offer-price}"),
  [BOARD_STEP_SPEND] = N_("Give up ${number} for {vp} VP"),
};

static const char *const cowboy_titles[BOARD_COWBOY_KINDS] = {
  [BOARD_PLAIN] = N_("Cowboy: {place}"),
  [BOARD_WITH_DYNAMITE] = N_("Cowboy with dynamite: {place}"),
  [BOARD_NO_DUEL] = N_("Cowboy who does not duel: {place}"),
  [BOARD_WHITE] = N_("White cowboy: {place}"),
};

/* Of moves that mean the same at each step. */
static const char *const titles[BOARD_MOVES] = {
  [BOARD_MOVE_CHOOSE] = N_("Choose: {role}"),
  [BOARD_MOVE_PARCEL] = N_("Parcel {target}"),
  [BOARD_MOVE_HOUSE] = N_("House at {target}"),
  [BOARD_MOVE_BUILDING] = N_("Choose: {kind}"),
  /* Translators: a building of the action track, and where it lies: "Choose: Saloon (Construction, $8)" */
  [BOARD_MOVE_SLOT] = N_("Choose: {slot} ({space})"),
  [BOARD_MOVE_KEEP] = N_("Keep it for later"),
  [BOARD_MOVE_SHIFT] = N_("Move the cowboy away: {from}"),
  [BOARD_MOVE_HOLD] = N_("Wait"),
  [BOARD_MOVE_HORSE] = N_("Horse: enclosure {ordinal}"),
  [BOARD_MOVE_TRACK] = N_("Send the cowboy: {place}"),
  [BOARD_MOVE_ROAD] = N_("Road {edge}"),
  /* Translators: rivals may build houses on this player's parcels, and the question is not asked again. */
  [BOARD_MOVE_ALWAYS] = N_("Always allow it"),
  [BOARD_MOVE_NEVER] = N_("Never allow it"),
  [BOARD_MOVE_ASK] = N_("Ask me again about other players’ houses"),
};

/* What the titles name, where the prompt says what is done with it. */
static const char *const subjects[BOARD_MOVES] = {
  [BOARD_MOVE_CHOOSE] = "{role}",
  [BOARD_MOVE_PARCEL] = "{target}",
  [BOARD_MOVE_HOUSE] = "{target}",
  [BOARD_MOVE_BUILDING] = "{kind}",
};

/* Placeholders of the question, and the figures of the rules. */
static char *
lookup_question (const char *placeholder,
                 gpointer    data)
{
  const Subject *subject = data;
  const ComstockBoardQuestion *question = &subject->question;

  if (g_str_equal (placeholder, "seat"))
    return comstock_game_dup_seat_title (subject->game, subject->seat);
  if (g_str_equal (placeholder, "building"))
    return g_strdup (comstock_board_content_get_name (question->content));
  if (g_str_equal (placeholder, "parcel"))
    return question->parcel != BOARD_NO_PARCEL ? comstock_board_parcel_dup_name (question->parcel) : NULL;
  if (g_str_equal (placeholder, "builder"))
    return question->builder != CS_NO_SEAT ? comstock_game_dup_seat_title (subject->game, question->builder) : NULL;
  if (g_str_equal (placeholder, "place"))
    return question->place != BOARD_NO_PLACE ? comstock_board_place_dup_name (question->place) : NULL;
  if (g_str_equal (placeholder, "price"))
    return comstock_text_number (subject->question.price);
  if (g_str_equal (placeholder, "least"))
    return comstock_text_number ((int) question->least);
  return comstock_board_facts_lookup (placeholder);
}

/* The side of the seat's character. */
static guint
find_side (const BoardState *state,
           guint             seat)
{
  return state->seats[seat].role % BOARD_SIDES;
}

/* The banker's, or so many VP for the price of a place of the track. */
static Offer
find_offer (const Subject *subject)
{
  const int n = (int) board_move_argument (subject->move);

  if (subject->question.step == BOARD_STEP_BANKER)
    return (Offer) { board_banker_offers[n].vp, board_banker_offers[n].price };
  return (Offer) { n, n * subject->question.price };
}

/* Placeholders of an answer, and those of the question. */
static char *
lookup_answer (const char *placeholder,
               gpointer    data)
{
  const Subject *subject = data;
  const guint argument = board_move_argument (subject->move);

  if (g_str_equal (placeholder, "number"))
    return comstock_text_number ((int) argument);
  if (g_str_equal (placeholder, "ordinal"))
    return comstock_text_number ((int) argument + 1);
  if (g_str_equal (placeholder, "offer"))
    return comstock_text_number (find_offer (subject).vp);
  if (g_str_equal (placeholder, "offer-price"))
    return comstock_text_number (find_offer (subject).price);
  if (g_str_equal (placeholder, "recruits-price"))
    return comstock_text_number (board_recruit_prices[find_side (subject->state, subject->seat)][argument]);
  if (g_str_equal (placeholder, "vp"))
    return comstock_text_number ((int) argument / BOARD_ROUND_VP_PRICE);
  if (g_str_equal (placeholder, "role"))
    return g_strdup (comstock_board_role_get_name (argument));
  if (g_str_equal (placeholder, "target"))
    return comstock_board_parcel_dup_name (argument);
  if (g_str_equal (placeholder, "kind"))
    return g_strdup (comstock_board_content_get_name ((BoardContent) argument));
  if (g_str_equal (placeholder, "slot"))
    return g_strdup (comstock_board_content_get_name ((BoardContent) subject->state->track[argument]));
  if (g_str_equal (placeholder, "space"))
    return g_strdup (comstock_board_track_get_name ((BoardTrack) (BOARD_BUILD_3 - argument)));
  if (g_str_equal (placeholder, board_move_type (subject->move) == BOARD_MOVE_TRACK ? "place" : "from"))
    return comstock_board_place_dup_name ((BoardPlace) argument);
  if (g_str_equal (placeholder, "edge"))
    return comstock_board_edge_dup_name (argument);
  if (g_str_equal (placeholder, "place") && board_move_type (subject->move) == BOARD_MOVE_COWBOY)
    return comstock_board_remark_dup_destination (subject->state, subject->seat,
                                                  (BoardPlace) (argument / BOARD_COWBOY_KINDS));
  return lookup_question (placeholder, data);
}

static const char *
find_prompt (const Subject *subject,
             guint          seat)
{
  const BoardStep step = subject->question.step;

  if (seat == CS_CHANCE)
    /* Translators: when not a player, but dice or a drawn tile decide what comes next */
    return N_("Chance decides.");
  if (step == BOARD_STEP_SHEET)
    return sheet_prompts[subject->state->seats[seat].sheet_entry];
  if (step == BOARD_STEP_RECRUITS)
    return find_side (subject->state, seat) == BOARD_RED ? N_("Buy revolvers?") : N_("Hire cowboys?");
  return prompts[step];
}

/* The viewer if it is asked, else the first that is. */
static guint
find_answerer (ComstockGame *game)
{
  const guint32 actors = comstock_game_get_actors (game);
  const int viewer = comstock_game_get_viewer (game);

  return viewer >= 0 && (actors & (1u << viewer)) != 0 ? (guint) viewer : (guint) g_bit_nth_lsf (actors, -1);
}

char *
comstock_board_text_dup_prompt (ComstockGame *game)
{
  Subject subject = { .game = game };
  g_autofree char *sentence = NULL;
  g_autofree char *title = NULL;
  gboolean others;
  guint seat;

  if (comstock_game_is_over (game))
    return comstock_board_text_dup_outcome (COMSTOCK_BOARD_GAME (game));
  subject.seat = seat = find_answerer (game);
  subject.state = comstock_game_get_state (game);
  comstock_board_question_read (subject.state, seat, &subject.question);
  others = seat != CS_CHANCE && comstock_game_get_viewer (game) != (int) seat;
  if (others && doings[subject.question.step] != NULL)
    return comstock_text_fill (_(doings[subject.question.step]), lookup_question, &subject);
  sentence = comstock_text_fill (_(find_prompt (&subject, seat)), lookup_question, &subject);
  if (!others)
    return g_steal_pointer (&sentence);
  title = comstock_game_dup_seat_title (game, seat);
  /* Translators: somebody else is asked: who, and what: "Question for Mae: Choose a character." */
  return g_strdup_printf (_("Question for %s: %s"), title, sentence);
}

char *
comstock_board_text_dup_edge (ComstockGame *game,
                              guint         edge)
{
  return comstock_board_text_dup_move_title (game, comstock_game_get_state (game), 0,
                                             board_move (BOARD_MOVE_ROAD, edge));
}

char *
comstock_board_text_dup_heading (ComstockGame *game)
{
  const BoardState *state = comstock_game_get_state (game);

  if (state->round == 0 || board_phase (state) == BOARD_PHASE_OVER)
    return g_strdup (comstock_board_phase_get_name (board_phase (state)));
  /* Translators: "Round 2 of 4: Cowboys" */
  return g_strdup_printf (_("Round %u of %d: %s"), state->round, BOARD_ROUNDS,
                          comstock_board_phase_get_name (board_phase (state)));
}

/* Whether the amount stands for no or yes. */
static gboolean
is_sharpshooting (const Subject *subject)
{
  return subject->question.step == BOARD_STEP_SHEET &&
         subject->state->seats[subject->seat].sheet_entry == BOARD_SHEET_SHARPSHOOTER;
}

static const char *
find_amount_title (const Subject *subject)
{
  const BoardStep step = subject->question.step;
  const guint amount = board_move_argument (subject->move);

  if (step == BOARD_STEP_TAX)
    /* Translators: how others are taxed */
    return amount == 0 ? N_("By revolvers") : N_("By money");
  if (is_sharpshooting (subject))
    return amount == 0 ? N_("No") : N_("Yes");
  if (amount == 0 && zero_titles[step] != NULL)
    return zero_titles[step];
  if (step == BOARD_STEP_RECRUITS)
    return recruits_titles[find_side (subject->state, subject->seat)];
  return amount_titles[step] != NULL ? amount_titles[step] : "{number}";
}

static const char *
find_title (const Subject *subject)
{
  const BoardStep step = subject->question.step;

  switch (board_move_type (subject->move))
    {
    case BOARD_MOVE_PASS:
      return pass_titles[step] != NULL ? pass_titles[step] : N_("No");
    case BOARD_MOVE_YES:
      return yes_titles[step];
    case BOARD_MOVE_AMOUNT:
      return find_amount_title (subject);
    case BOARD_MOVE_BUILD:
      /* A player who is asked whether to buy may still keep the building when asked where it goes. */
      return step == BOARD_STEP_BUY_BUILDING ? N_("Buy") : N_("Build it now");
    case BOARD_MOVE_COWBOY:
      return cowboy_titles[board_move_argument (subject->move) % BOARD_COWBOY_KINDS];
    default:
      return titles[board_move_type (subject->move)];
    }
}

static char *
dup_tile_title (CsMove move)
{
  const guint first = board_move_argument (move) & 7;
  const guint second = board_move_argument (move) >> 3;

  if (second == 0)
    /* Translators: an answer: the value of a tile */
    return g_strdup_printf (_("Duel tile %u"), first);
  /* Translators: an answer: the values of two tiles */
  return g_strdup_printf (_("Duel tiles %u and %u"), first, second - 1);
}

char *
comstock_board_text_dup_move_title (ComstockGame *game,
                                    gconstpointer state,
                                    guint         seat,
                                    CsMove        move)
{
  Subject subject = { .game = game, .state = state, .seat = seat, .move = move };

  if (board_move_type (move) == BOARD_MOVE_TILE)
    return dup_tile_title (move);
  comstock_board_question_read (state, seat, &subject.question);
  return comstock_text_fill (_(find_title (&subject)), lookup_answer, &subject);
}

static char *
lookup_no_place (const char *placeholder,
                 gpointer    data)
{
  return g_strdup ("…");
}

char *
comstock_board_text_dup_token (BoardCowboyKind kind)
{
  return comstock_text_fill (_(cowboy_titles[kind]), lookup_no_place, NULL);
}

static const char *
find_subject (CsMove move)
{
  if (board_move_type (move) == BOARD_MOVE_COWBOY && board_move_argument (move) % BOARD_COWBOY_KINDS == BOARD_PLAIN)
    return "{place}";
  return subjects[board_move_type (move)];
}

char *
comstock_board_text_dup_move_subject (ComstockGame *game,
                                      gconstpointer state,
                                      guint         seat,
                                      CsMove        move)
{
  Subject subject = { .game = game, .state = state, .seat = seat, .move = move };

  if (find_subject (move) == NULL)
    return comstock_board_text_dup_move_title (game, state, seat, move);
  return comstock_text_fill (find_subject (move), lookup_answer, &subject);
}
