/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened in a board game, a sentence for each event. */

#include "comstock-board-text.h"

#include <glib/gi18n.h>

#include "comstock-board-remarks.h"
#include "comstock-board-standish.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

/* What a sentence is about. */
typedef struct
{
  ComstockGame *game;
  const BoardState *state;
  const CsEvent *event;
} Subject;

static char *
dup_number (const Subject *subject,
            int            number)
{
  return comstock_text_number (number);
}

static char *
dup_size (const Subject *subject,
          int            number)
{
  return comstock_text_number (ABS (number));
}

static char *
dup_ordinal (const Subject *subject,
             int            index)
{
  return comstock_text_number (index + 1);
}

static char *
dup_seat (const Subject *subject,
          int            seat)
{
  return comstock_you_dup_title (subject->game, (guint) seat);
}

/* The seats of a bit mask. */
static char *
dup_seats (const Subject *subject,
           int            mask)
{
  GString *list = g_string_new (NULL);

  for (int seat = 0; seat < subject->state->n_seats; seat++)
    if ((mask & (int) BOARD_BIT (seat)) != 0)
      {
        g_autofree char *name = comstock_you_dup_listed (subject->game, (guint) seat);

        comstock_text_list_append (list, name);
      }
  return g_string_free (list, FALSE);
}

static char *
dup_role (const Subject *subject,
          int            role)
{
  return g_strdup (comstock_board_role_get_name ((guint) role));
}

static char *
dup_parcel (const Subject *subject,
            int            parcel)
{
  return comstock_board_parcel_dup_name ((guint) parcel);
}

static char *
dup_place (const Subject *subject,
           int            place)
{
  return comstock_board_remark_dup_destination (subject->state, subject->event->seat, (BoardPlace) place);
}

static char *
dup_content (const Subject *subject,
             int            content)
{
  return g_strdup (comstock_board_content_get_name ((BoardContent) content));
}

/* The parcel is the first argument, which of its sides the second. */
static char *
dup_edge (const Subject *subject,
          int            parcel)
{
  return comstock_board_edge_dup_name ((guint) (parcel * 2 + subject->event->args[1]));
}

static char *
dup_letter (const Subject *subject,
            int            letter)
{
  return g_strdup (comstock_board_letter_get_id ((BoardLetter) letter));
}

static char *
dup_criterion (const Subject *subject,
               int            criterion)
{
  return g_strdup (comstock_board_criterion_get_name ((BoardCriterion) criterion));
}

static char *
dup_strength (const Subject *subject,
              int            dice)
{
  return comstock_text_number (dice + subject->event->args[1]);
}

static char *
dup_best_score (const Subject *subject,
                int            winners)
{
  BoardScore score;

  board_seat_score (subject->state, (guint) g_bit_nth_lsf ((gulong) winners, -1), &score);
  return dup_number (subject, score.total);
}

#define SEAT_ARGUMENT 4     /* behind the arguments of an event */

/* Where each placeholder finds its number, and what it makes of it. */
static const struct
{
  const char *name;
  guint argument;
  char *(*dup) (const Subject *subject, int number);
} placeholders[] = {
  { "seat", SEAT_ARGUMENT, dup_seat },
  { "seats", 0, dup_seats },
  { "rivals", 1, dup_seats },
  { "role", 0, dup_role },
  { "parcel", 0, dup_parcel },
  { "target", 1, dup_parcel },
  { "site", 2, dup_parcel },
  { "place", 0, dup_place },
  { "building", 0, dup_content },
  { "edge", 0, dup_edge },
  { "letter", 0, dup_letter },
  { "criterion", 1, dup_criterion },
  { "ordinal", 0, dup_ordinal },
  { "size", 0, dup_size },
  { "number", 0, dup_number },
  { "price", 1, dup_number },
  { "balance", 1, dup_number },
  { "bid", 2, dup_number },
  { "offer", 0, dup_number },
  { "roll", 0, dup_number },
  { "firepower", 1, dup_number },
  { "income", 1, dup_number },
  { "stolen", 2, dup_number },
  { "first-tile", 0, dup_number },
  { "second-tile", 1, dup_number },
  { "outlaw-strength", 0, dup_number },
  { "outlaws", 1, dup_number },
  { "sum", 0, dup_number },
  { "power", 1, dup_number },
  { "total-power", 2, dup_number },
  { "strength", 0, dup_strength },
  { "score", 0, dup_best_score },
};

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;

  for (guint i = 0; i < G_N_ELEMENTS (placeholders); i++)
    if (g_str_equal (placeholder, placeholders[i].name))
      return placeholders[i].dup (subject, placeholders[i].argument == SEAT_ARGUMENT
                                             ? subject->event->seat
                                             : subject->event->args[placeholders[i].argument]);
  return NULL;
}

/* --- special cases --- */

static gboolean
is_loss (const CsEvent *event)
{
  return event->args[0] < 0;
}

static gboolean
has_second (const CsEvent *event)
{
  return event->args[1] > 0;
}

static gboolean
has_third (const CsEvent *event)
{
  return event->args[2] > 0;
}

static gboolean
has_no_second_tile (const CsEvent *event)
{
  return event->args[1] < 0;
}

static gboolean
is_nobodys (const CsEvent *event)
{
  return event->seat == CS_NO_SEAT;
}

/* Against an outlaw. */
static gboolean
is_of_one (const CsEvent *event)
{
  return (event->args[1] & (event->args[1] - 1)) == 0;
}

static gboolean
is_zero (const CsEvent *event)
{
  return event->args[0] == 0;
}

static gboolean
has_no_place (const CsEvent *event)
{
  return event->args[0] == BOARD_NO_PLACE;
}

static gboolean
stays_in_game (const CsEvent *event)
{
  return event->args[1] == 0;
}

/* A sentence about a seat, and what its own player is told instead. */
typedef struct
{
  const char *other;
  const char *own;
} Sentence;

/* Each event's sentence, and another one for a special case of it. */
static const struct
{
  Sentence usual;
  gboolean (*is_special) (const CsEvent *event);
  Sentence special;
} sentences[] = {
  /* Translators: what happens in the board game.  Keep the words in braces, which are replaced by names and numbers;
   * {seat} is a player.  VP are victory points. */
  [BOARD_EVENT_ROUND] = { { N_("Round {number} begins.") } },
  [BOARD_EVENT_SHEET] = {
    { N_("{seat} reveals their sheet. Parcels: {number}. Bid for the turn order: {bid}."),
      N_("You reveal your sheet. Parcels: {number}. Bid for the turn order: {bid}.") },
    has_second,
    { N_("{seat} reveals their sheet. Parcels: {number}. Bid for the turn order: {bid}. A sharpshooter."),
      N_("You reveal your sheet. Parcels: {number}. Bid for the turn order: {bid}. A sharpshooter.") } },
  [BOARD_EVENT_TURN_ORDER] = {
    { N_("{seat}’s place in the turn order: {ordinal}."), N_("Your place in the turn order: {ordinal}.") } },
  [BOARD_EVENT_CHARACTER] = {
    { N_("{seat} chooses a character: {role}."), N_("You choose a character: {role}.") },
    has_second,
    { N_("The paperboy brings {seat} one more character: {role}."),
      N_("The paperboy brings you one more character: {role}.") } },
  [BOARD_EVENT_PARCEL] = {
    { N_("{seat} gets parcel {parcel}."), N_("You get parcel {parcel}.") },
    has_second, { N_("{seat} buys parcel {parcel} for ${price}."), N_("You buy parcel {parcel} for ${price}.") } },
  [BOARD_EVENT_MONEY] = {
    { N_("{seat} gets ${size} and now has ${balance}."), N_("You get ${size} and now have ${balance}.") },
    is_loss, { N_("{seat} pays ${size} and now has ${balance}."), N_("You pay ${size} and now have ${balance}.") } },
  [BOARD_EVENT_VP] = {
    { N_("{seat} scores {size} VP and now has {balance}."), N_("You score {size} VP and now have {balance}.") },
    is_loss,
    { N_("{seat} loses {size} VP and now has {balance}."), N_("You lose {size} VP and now have {balance}.") } },
  [BOARD_EVENT_AMMUNITION] = {
    { N_("{seat} holds the 3 revolvers this round."), N_("You hold the 3 revolvers this round.") } },
  [BOARD_EVENT_PASS] = {
    { N_("{seat} passes. Place in the pass order: {ordinal}."),
      N_("You pass. Your place in the pass order: {ordinal}.") } },
  [BOARD_EVENT_DUEL] = {
    { N_("Duel at {place}: {rivals}.") },
    /* Translators: {rivals} is one player here */
    is_of_one, { N_("{rivals} fights the outlaw at {place}."), N_("You fight the outlaw at {place}.") } },
  [BOARD_EVENT_DIE] = { { N_("{seat} rolls a {number}."), N_("You roll a {number}.") } },
  [BOARD_EVENT_TILES] = {
    { N_("{seat} shows the duel tiles {first-tile} and {second-tile}."),
      N_("You show the duel tiles {first-tile} and {second-tile}.") },
    has_no_second_tile,
    { N_("{seat} shows the duel tile {first-tile}."), N_("You show the duel tile {first-tile}.") } },
  [BOARD_EVENT_STRENGTH] = {
    { N_("{seat}: {roll} + firepower {firepower} = {strength}."),
      N_("You: {roll} + firepower {firepower} = {strength}.") } },
  [BOARD_EVENT_BACK] = {
    { N_("{place}: {seat} gets a cowboy back."), N_("{place}: you get a cowboy back.") },
    stays_in_game,
    { N_("{place}: {seat}’s cowboy goes to the general supply."),
      N_("{place}: your cowboy goes to the general supply.") } },
  [BOARD_EVENT_ROAD] = {
    { N_("{seat} lays a road {edge}."), N_("You lay a road {edge}.") },
    has_third, { N_("{seat} builds a bridge {edge}."), N_("You build a bridge {edge}.") } },
  [BOARD_EVENT_BUILDING] = {
    { N_("{seat} builds at {target}: {building}."), N_("You build at {target}: {building}.") },
    is_nobodys, { N_("Built at {target}: {building}.") } },
  [BOARD_EVENT_HOUSE] = {
    { N_("{seat} puts a house at {parcel}."), N_("You put a house at {parcel}.") },
    has_second,
    { N_("{seat} makes the house at {parcel} a townhouse."), N_("You make the house at {parcel} a townhouse.") } },
  [BOARD_EVENT_UNDONE] = {
    { N_("{seat} finds no place for the house and takes the building back: {building}."),
      N_("You find no place for the house and take the building back: {building}.") } },
  [BOARD_EVENT_BOUGHT] = {
    { N_("{seat} buys a building for ${price}: {building}."), N_("You buy a building for ${price}: {building}.") },
    has_third,
    { N_("{seat} buys a building for ${price} and keeps it for later: {building}."),
      N_("You buy a building for ${price} and keep it for later: {building}.") } },
  [BOARD_EVENT_DECLINED] = {
    /* Translators: {place} is what could be bought: “C4”, or a building with its space on the track */
    { N_("{seat} does not buy: {place}."), N_("You do not buy: {place}.") },
    has_third, { N_("{seat} cannot pay ${price}: {place}."), N_("You cannot pay ${price}: {place}.") } },
  [BOARD_EVENT_INCOME] = {
    { N_("{parcel} brings {seat} ${income}."), N_("{parcel} brings you ${income}.") },
    has_third,
    { N_("{parcel} brings {seat} ${income}; ${stolen} more is stolen."),
      N_("{parcel} brings you ${income}; ${stolen} more is stolen.") } },
  [BOARD_EVENT_DRAWN] = { { N_("Drawn from the bag: {building}.") } },
  [BOARD_EVENT_BID] = {
    { N_("{seat} bids ${offer}."), N_("You bid ${offer}.") },
    is_zero, { N_("{seat} stops bidding."), N_("You stop bidding.") } },
  [BOARD_EVENT_OUTLAWS] = { { N_("Outlaws arrive: {outlaws}. The strength of each outlaw: {outlaw-strength}.") } },
  [BOARD_EVENT_HORSE] = {
    { N_("{seat} puts a horse into enclosure {ordinal}."), N_("You put a horse into enclosure {ordinal}.") } },
  [BOARD_EVENT_RODEO] = {
    { N_("{seat} wins the rodeo with {sum}."), N_("You win the rodeo with {sum}.") } },
  [BOARD_EVENT_CLOSED] = { { N_("Closed from now on: {place}.") } },
  [BOARD_EVENT_OVER] = {
    { N_("The game is over. {seats} wins with {score} VP."), N_("The game is over. You win with {score} VP.") } },
  [BOARD_EVENT_CARD] = { { N_("Standish draws card {letter}, power {power}. His power this round: {total-power}.") } },
  [BOARD_EVENT_DECIDED] = {
    { N_("Standish decides: {place} ({criterion}).") },
    has_no_place, { N_("Standish has no place for a cowboy.") } },
  [BOARD_EVENT_BEATEN] = { { N_("Cowboys on Standish’s character: {number}.") } },
};

static const Sentence cowboy_sentences[BOARD_COWBOY_KINDS] = {
  [BOARD_PLAIN] = { N_("{seat} sends a cowboy: {place}."), N_("You send a cowboy: {place}.") },
  [BOARD_WITH_DYNAMITE] = {
    N_("{seat} sends a cowboy with dynamite: {place}."), N_("You send a cowboy with dynamite: {place}.") },
  [BOARD_NO_DUEL] = {
    N_("{seat} sends a cowboy who does not duel: {place}."), N_("You send a cowboy who does not duel: {place}.") },
  [BOARD_WHITE] = {
    N_("{seat} sends the sheriff’s white cowboy: {place}."), N_("You send the sheriff’s white cowboy: {place}.") },
};

static const Sentence consent_sentences[BOARD_CONSENTS] = {
  [BOARD_CONSENT_ASKED] = {
    N_("{seat} wants to be asked again about other players’ houses."),
    N_("You want to be asked again about other players’ houses.") },
  [BOARD_CONSENT_ALWAYS] = {
    N_("{seat} always allows other players to build houses on their parcels."),
    N_("You always allow other players to build houses on your parcels.") },
  [BOARD_CONSENT_NEVER] = {
    N_("{seat} never allows other players to build houses on their parcels."),
    N_("You never allow other players to build houses on your parcels.") },
};

/* By whether the pass order decided. */
static const Sentence outcomes[] = {
  { N_("{seat} wins the duel at {place}."), N_("You win the duel at {place}.") },
  { N_("A tie: {seat}, who passed earlier, wins the duel at {place}."),
    N_("A tie: you passed earlier and win the duel at {place}.") },
};

static const Sentence outlaw_outcome = { N_("The outlaw wins the fight at {place}.") };

/* Standish pays for nothing, and rolls no dice. */
static const Sentence taken = { N_("{seat} takes a building: {building}.") };
static const Sentence firepower_alone = { N_("{seat}: firepower {firepower}.") };

/* Of an outlaw: where it comes, goes, and moves. */
static const Sentence outlaw_comes = { N_("An outlaw comes to {target}.") };
static const Sentence outlaw_goes = { N_("The outlaw at {parcel} is gone.") };
static const Sentence outlaw_moves = { N_("The outlaw at {parcel} moves to {target}.") };

static const Sentence *
find_outlaws_way (const CsEvent *event)
{
  if (event->args[0] < 0)
    return &outlaw_comes;
  return event->args[1] < 0 ? &outlaw_goes : &outlaw_moves;
}

static const Sentence *
find_usual_or_special (const CsEvent *event)
{
  return sentences[event->type].is_special != NULL && sentences[event->type].is_special (event)
           ? &sentences[event->type].special
           : &sentences[event->type].usual;
}

static const Sentence *
find_sentence (ComstockGame  *game,
               const CsEvent *event)
{
  switch ((BoardEventType) event->type)
    {
    case BOARD_EVENT_COWBOY:
      return &cowboy_sentences[event->args[1]];
    case BOARD_EVENT_DUEL_WON:
      return is_nobodys (event) ? &outlaw_outcome : &outcomes[has_second (event)];
    case BOARD_EVENT_OUTLAW:
      return find_outlaws_way (event);
    case BOARD_EVENT_STRENGTH:
      return comstock_game_get_holder (game, event->seat)->kind == COMSTOCK_AUTOMATIC && is_zero (event)
               ? &firepower_alone
               : find_usual_or_special (event);
    case BOARD_EVENT_BOUGHT:
      return has_second (event) ? find_usual_or_special (event) : &taken;
    case BOARD_EVENT_CONSENT:
      return &consent_sentences[event->args[0]];
    default:
      return find_usual_or_special (event);
    }
}

/* What a seat gets a number of, or gives up; NULL for all other events. */
static const char *
find_gain (const CsEvent *event,
           gboolean       own)
{
  const gulong n = (gulong) ABS (event->args[0]);

  switch (event->type)
    {
    case BOARD_EVENT_ROADS:
      return own ? ngettext ("You get {size} road.", "You get {size} roads.", n)
                 : ngettext ("{seat} gets {size} road.", "{seat} gets {size} roads.", n);
    case BOARD_EVENT_RECRUITS:
      if (is_loss (event))
        return own ? ngettext ("You give up {size} cowboy.", "You give up {size} cowboys.", n)
                   : ngettext ("{seat} gives up {size} cowboy.", "{seat} gives up {size} cowboys.", n);
      return own ? ngettext ("You get {size} cowboy.", "You get {size} cowboys.", n)
                 : ngettext ("{seat} gets {size} cowboy.", "{seat} gets {size} cowboys.", n);
    case BOARD_EVENT_TOKENS:
      return own ? ngettext ("You get {size} revolver.", "You get {size} revolvers.", n)
                 : ngettext ("{seat} gets {size} revolver.", "{seat} gets {size} revolvers.", n);
    case BOARD_EVENT_DYNAMITE:
      return own ? ngettext ("You get {size} stick of dynamite.", "You get {size} sticks of dynamite.", n)
                 : ngettext ("{seat} gets {size} stick of dynamite.", "{seat} gets {size} sticks of dynamite.", n);
    case BOARD_EVENT_HORSES:
      return own ? ngettext ("You get {size} horse.", "You get {size} horses.", n)
                 : ngettext ("{seat} gets {size} horse.", "{seat} gets {size} horses.", n);
    default:
      return NULL;
    }
}

/* Who a sentence is about, if it is about one seat. */
static guint
find_seat (const CsEvent *event)
{
  if (event->type == BOARD_EVENT_OVER)
    return (guint) g_bit_nth_lsf ((gulong) event->args[0], -1);
  if (event->type == BOARD_EVENT_DUEL && is_of_one (event))
    return (guint) g_bit_nth_lsf ((gulong) event->args[1], -1);
  return event->seat;
}

/* In the current language. */
static const char *
translate (ComstockGame  *game,
           const CsEvent *event)
{
  const gboolean own = comstock_is_you (game, find_seat (event));
  const char *gain = find_gain (event, own);
  const Sentence *found;

  if (gain != NULL)
    return gain;
  found = find_sentence (game, event);
  return _(own && found->own != NULL ? found->own : found->other);
}

char *
comstock_board_text_describe (ComstockGame  *game,
                              guint          cursor,
                              const CsEvent *event)
{
  Subject subject = { .game = game, .state = comstock_game_get_state_at (game, cursor), .event = event };

  return comstock_text_fill (translate (game, event), lookup, &subject);
}

char *
comstock_board_text_dup_outcome (ComstockBoardGame *game)
{
  CsEvent over = { .type = BOARD_EVENT_OVER, .seat = CS_NO_SEAT };

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), NULL);

  if (!comstock_game_is_over (COMSTOCK_GAME (game)))
    return NULL;
  over.args[0] = (gint16) comstock_board_game_get_winners (game);
  return comstock_board_text_describe (COMSTOCK_GAME (game), comstock_game_get_cursor (COMSTOCK_GAME (game)), &over);
}
