/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the card game: what happened, what is asked, why something is refused. */

#include "comstock-cards-text.h"

#include <glib/gi18n.h>

#include "comstock-cards-card-private.h"
#include "comstock-cards-figures.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

/* What a sentence is about: an event, or a question or refusal in the shape of one. */
typedef struct
{
  ComstockCardsGame *game;
  const CardsState *state;
  CsEvent event;
} Subject;

static char *
dup_number (const Subject *subject,
            int            number)
{
  return comstock_text_number (number);
}

static char *
dup_ordinal (const Subject *subject,
             int            index)
{
  return comstock_text_number (index + 1);
}

static char *
dup_place (const Subject *subject,
           int            place)
{
  return g_strdup (comstock_cards_place_get_name ((guint) place));
}

static char *
dup_era (const Subject *subject,
         int            era)
{
  return g_strdup (comstock_cards_era_get_name ((guint) era));
}

static char *
dup_card (const Subject *subject,
          int            card)
{
  return comstock_cards_card_name (comstock_game_get_kit (COMSTOCK_GAME (subject->game)),
                                   (CardsCard) card);
}

static char *
dup_character (const Subject *subject,
               int            character)
{
  return g_strdup (comstock_cards_character_get_name ((CardsCharacter) character));
}

static char *
dup_seat (const Subject *subject,
          int            seat)
{
  g_autofree char *title = comstock_cards_seat_dup_title (comstock_cards_game_get_seat (subject->game, (guint) seat));

  return comstock_text_isolate (title);
}

/* The seats of a bit mask. */
static char *
dup_seats (const Subject *subject,
           int            mask)
{
  GString *list = g_string_new (NULL);

  for (int seat = 0; seat < subject->state->n_seats; seat++)
    if (mask & (int) CARDS_BIT (seat))
      {
        g_autofree char *title = dup_seat (subject, seat);

        comstock_text_list_append (list, title);
      }
  return g_string_free (list, FALSE);
}

static char *
dup_best_score (const Subject *subject,
                int            winners)
{
  CardsScore score;

  cards_seat_score (comstock_game_get_kit (COMSTOCK_GAME (subject->game)), subject->state,
                    (guint32) g_bit_nth_lsf ((gulong) winners, -1), &score);
  return dup_number (subject, score.total);
}

/* "Hat 7, Star 3": the auction cards that lie open. */
static char *
dup_bids (const Subject *subject,
          int            unused)
{
  GString *list = g_string_new (NULL);

  for (int seat = 0; seat < subject->state->n_seats; seat++)
    {
      g_autofree char *title = dup_seat (subject, seat);
      /* Translators: a player and the auction card played, "Star 7" */
      g_autofree char *item = g_strdup_printf (_("%s %d"), title, subject->state->seats[seat].bid);

      comstock_text_list_append (list, item);
    }
  return g_string_free (list, FALSE);
}

/* The suits of all seats with the value of this one, in the order of play. */
static char *
dup_tied_suits (const Subject *subject,
                int            value)
{
  const CardsState *state = subject->state;
  GString *list = g_string_new (NULL);

  for (int i = 0; i < state->n_order; i++)
    if (cards_seat_value (state, state->order[i]) == value)
      comstock_text_list_append (list,
                                 comstock_suit_get_name (state->seats[state->order[i]].suit));
  return g_string_free (list, FALSE);
}

static char *
dup_stage (const Subject *subject,
           int            stage)
{
  return g_strdup (comstock_cards_stage_get_name ((CardsStage) stage));
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
  { "era", 0, dup_era },
  { "round", 1, dup_number },
  { "stage", 2, dup_stage },
  { "card", 0, dup_card },
  { "character", 0, dup_character },
  { "number", 0, dup_number },
  { "boost", 1, dup_number },
  { "place", 0, dup_place },
  { "ordinal", 0, dup_ordinal },
  { "value", 1, dup_number },
  { "tied", 1, dup_tied_suits },
  { "seats", 0, dup_seats },
  { "score", 0, dup_best_score },
  { "bids", 0, dup_bids },
};

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;

  for (guint i = 0; i < G_N_ELEMENTS (placeholders); i++)
    if (g_str_equal (placeholder, placeholders[i].name))
      return placeholders[i].dup (subject, placeholders[i].argument == SEAT_ARGUMENT
                                             ? subject->event.seat
                                             : subject->event.args[placeholders[i].argument]);
  return comstock_cards_figures_lookup (placeholder);
}

static gboolean
has_second_argument (const Subject *subject)
{
  return subject->event.args[1] != 0;
}

static gboolean
has_value (const CardsState *state,
           int               place,
           int               value)
{
  return place >= 0 && place < state->n_order && cards_seat_value (state, state->order[place]) == value;
}

/* Whether a place in the order of play (0) with a value (1) is the first of several. */
static gboolean
leads_tie (const Subject *subject)
{
  const int place = subject->event.args[0];
  const int value = subject->event.args[1];

  return has_value (subject->state, place + 1, value) && !has_value (subject->state, place - 1, value);
}

static gboolean
is_double (const Subject *subject)
{
  return subject->event.args[0] == 2;
}

static gboolean
is_shared (const Subject *subject)
{
  return (subject->event.args[0] & (subject->event.args[0] - 1)) != 0;
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
  gboolean (*is_special) (const Subject *subject);
  Sentence special;
} event_sentences[] = {
  /* Translators: keep the words in braces, which are replaced by names and numbers */
  [CARDS_EVENT_ROUND] = { { N_("{era}, round {round} begins.") } },
  [CARDS_EVENT_ERA] = { { N_("{era} begins: everybody has all their auction cards again.") } },
  /* Translators: the column is the cards that lie open to be taken, not a column of a city; {card} is new in it */
  [CARDS_EVENT_REVEAL] = { { N_("Joins the column: {card}.") } },
  [CARDS_EVENT_SKULL] = { { N_("A skull comes up: {card} goes under the pile.") } },
  [CARDS_EVENT_ABILITY] = {
    { N_("{seat} uses an ability: {character}."), N_("You use an ability: {character}.") },
    has_second_argument,
    { N_("{seat} uses an ability: {character}, +{boost}."), N_("You use an ability: {character}, +{boost}.") } },
  [CARDS_EVENT_ABILITY_PASSED] = {
    { N_("{seat} leaves an ability unused: {character}."), N_("You leave an ability unused: {character}.") } },
  [CARDS_EVENT_BID] = { { N_("{seat} has picked an auction card."), N_("You have picked an auction card.") } },
  [CARDS_EVENT_BIDS_REVEALED] = { { N_("The auction cards are revealed: {bids}.") } },
  [CARDS_EVENT_ORDER] = {
    { N_("{place} to play: {seat}, value {value}.") },
    leads_tie, { N_("{place} to play: {seat}, value {value}; the tie is broken by suit: {tied}.") } },
  [CARDS_EVENT_TURN] = {
    { N_("It is {seat}’s turn to take a card."), N_("It is your turn to take a card.") },
    is_double, { N_("It is {seat}’s turn to take two cards."), N_("It is your turn to take two cards.") } },
  [CARDS_EVENT_TAKE] = { { N_("{seat} takes: {card}."), N_("You take: {card}.") } },
  [CARDS_EVENT_PLACE] = { { N_("{seat} adds to the city: {card}."), N_("You add to your city: {card}.") } },
  [CARDS_EVENT_UNPLACED] = {
    { N_("Fits nowhere in {seat}’s city and leaves the game: {card}."),
      N_("Fits nowhere in your city and leaves the game: {card}.") } },
  [CARDS_EVENT_HIRE] = {
    { N_("The paperboy brings {seat} one more character: {card}."),
      N_("The paperboy brings you one more character: {card}.") } },
  [CARDS_EVENT_SELL] = { { N_("{seat} sells: {card}."), N_("You sell: {card}.") } },
  [CARDS_EVENT_REMOVED] = { { N_("Not taken, leaves the game: {card}.") } },
  [CARDS_EVENT_OVER] = {
    { N_("The game is over. {seats} wins with {score} VP."), N_("The game is over. You win with {score} VP.") },
    is_shared,
    { N_("The game is over. A shared victory with {score} VP each: {seats}. The rules call for a rematch.") } },
};

static gboolean
is_about_viewer (const Subject *subject)
{
  ComstockGame *game = COMSTOCK_GAME (subject->game);
  const int winners = subject->event.args[0];

  if (subject->event.type != CARDS_EVENT_OVER)
    return comstock_is_you (game, subject->event.seat);
  return !is_shared (subject) && comstock_is_you (game, (guint) g_bit_nth_lsf ((gulong) winners, -1));
}

static const char *
find_sentence (const Subject *subject)
{
  const guint type = subject->event.type;
  const gboolean special = event_sentences[type].is_special != NULL && event_sentences[type].is_special (subject);
  const Sentence *found = special ? &event_sentences[type].special : &event_sentences[type].usual;

  return _(found->own != NULL && is_about_viewer (subject) ? found->own : found->other);
}

char *
comstock_cards_text_dup_column (ComstockGame *game,
                                guint         cursor)
{
  const CardsState *state = comstock_game_get_state_at (game, cursor);
  const Subject subject = { .game = COMSTOCK_CARDS_GAME (game), .state = state };
  g_autoptr (GString) cards = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->n_column; i++)
    {
      g_autofree char *card = dup_card (&subject, state->column[i]);

      /* What is on a card is a list itself. */
      g_string_append_printf (cards, "%s%s", i > 0 ? "; " : "", card);
    }
  /* Translators: before a list of the cards that lie open to be taken */
  comstock_text_add_sentence (text, _("Auction column"), cards->str);
  return g_string_free (text, FALSE);
}

char *
comstock_cards_text_describe (ComstockGame  *game,
                              guint          cursor,
                              const CsEvent *event)
{
  Subject subject = {
    .game = COMSTOCK_CARDS_GAME (game),
    .state = comstock_game_get_state_at (game, cursor),
    .event = *event,
  };

  return comstock_text_fill (find_sentence (&subject), lookup, &subject);
}

static const struct
{
  guint reason;
  const char *sentence;
} refusals[] = {
  { CARDS_SETUP_SEATS, N_("A game has {min-seats} to {max-seats} players.") },
  { CARDS_SETUP_NO_REAL_SEAT, N_("Somebody must build a city: a person or a computer rival.") },
  { CARDS_SETUP_KIND, N_("Player {ordinal} cannot be of this kind.") },
  { CARDS_SETUP_SUIT, N_("Player {ordinal} needs a different suit.") },
  { CARDS_SETUP_TERRAIN, N_("A pile of terrain cards must contain each card of its era exactly once.") },
  { CARDS_SETUP_CHARACTERS, N_("The pile of characters must contain each character exactly once.") },
  { CARDS_SETUP_VIRTUAL_PILE,
    N_("The pile of player {ordinal} must contain each of their auction cards exactly once.") },
  { CARDS_BID_USED, N_("Auction card {number} was already played in this era.") },
  { CARDS_BID_NOT_IN_HAND, N_("Auction card {number} does not belong to this player.") },
  { CARDS_BID_ALREADY, N_("This player has already picked an auction card.") },
  { CARDS_USE_OTHER, N_("Another ability has to be decided first: {character}.") },
  { CARDS_TAKE_NOT_IN_COLUMN, N_("This card is not in the column: {card}.") },
  { CARDS_TAKE_HIGHEST,
    N_("A virtual player takes the card with the highest appeal; if several tie, the one nearest the piles: {card}.") },
  { CARDS_HIRE_OWNED, N_("Somebody already has this character: {character}.") },
  { CARDS_SALE_LIMIT, N_("You cannot sell any more cards: the limit is {sales} per game.") },
  { CARDS_SALE_NO_AUCTIONEER, N_("Only the owner of the auctioneer can sell cards.") },
};

/* Places are counted in the city of the seat that is asked. */
static char *
refuse_in_city (ComstockCardsGame *game,
                const CsRefusal   *refusal)
{
  ComstockCardsSeat *seat =
    comstock_cards_game_get_seat (game, (guint) MAX (comstock_cards_game_get_actor (game), 0));

  return comstock_cards_city_dup_refusal (comstock_cards_seat_get_city (seat), refusal);
}

char *
comstock_cards_text_refuse (ComstockGame    *game,
                            const CsRefusal *refusal)
{
  Subject subject = {
    .game = COMSTOCK_CARDS_GAME (game),
    .event.args = { (gint16) refusal->what },
  };

  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (refusals[i].reason == refusal->reason)
      return comstock_text_fill (_(refusals[i].sentence), lookup, &subject);
  return refuse_in_city (subject.game, refusal);
}

/* What is asked at each step: of the viewer, and of another seat. */
static const struct
{
  const char *own;
  const char *other;
} prompts[] = {
  [CARDS_STEP_ABILITY] = {
    N_("Use an ability? {character}."),
    N_("{seat} may use an ability: {character}.") },
  [CARDS_STEP_BID] = {
    N_("Pick an auction card in secret."),
    /* Translators: {seats} is a list of one player or more */
    N_("Still picking an auction card: {seats}.") },
  [CARDS_STEP_TAKE] = {
    N_("Take a card from the column."),
    N_("{seat} is taking a card from the column.") },
  [CARDS_STEP_PLACE] = {
    N_("Place the card in your city: {card}."),
    N_("{seat} is placing a card: {card}.") },
  [CARDS_STEP_HIRE] = {
    N_("Who comes with the paperboy?"),
    N_("{seat} may also take a character with the paperboy.") },
  [CARDS_STEP_SELL] = {
    N_("Sell a card for {sale-vp} VP?"),
    N_("{seat} may sell cards.") },
  [CARDS_STEP_FINAL_SALE] = {
    N_("Last chance: sell a card for {sale-vp} VP?"),
    N_("{seat} may sell cards for the last time.") },
};

/* The number that the prompt of each step is about. */
static int
get_question (ComstockCardsGame *game,
              const CardsState  *state)
{
  switch ((CardsStep) state->step)
    {
    case CARDS_STEP_ABILITY:
      return state->ability;
    case CARDS_STEP_PLACE:
      return state->card;
    case CARDS_STEP_BID:
      return (int) comstock_game_get_actors (COMSTOCK_GAME (game));
    default:
      return 0;
    }
}

char *
comstock_cards_text_dup_prompt (ComstockGame *base)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (base);
  const CardsState *state;
  int viewer;
  gboolean own;

  state = comstock_game_get_state (base);
  if (state->step == CARDS_STEP_OVER)
    return comstock_cards_text_dup_outcome (game);
  viewer = comstock_game_get_viewer (base);
  own = viewer >= 0 && (comstock_game_get_actors (base) & CARDS_BIT (viewer)) != 0;
  {
    Subject subject = {
      .game = game,
      .state = state,
      .event = { .seat = state->actor, .args = { (gint16) get_question (game, state) } },
    };

    return comstock_text_fill (_(own ? prompts[state->step].own : prompts[state->step].other),
                               lookup, &subject);
  }
}

char *
comstock_cards_text_dup_heading (ComstockGame *game)
{
  Subject subject = { .game = COMSTOCK_CARDS_GAME (game) };

  if (comstock_game_is_over (game))
    return g_strdup (_("End of the game"));
  subject.state = comstock_game_get_state (game);
  subject.event.args[0] = subject.state->era;
  subject.event.args[1] = subject.state->round;
  subject.event.args[2] = subject.state->stage;
  return comstock_text_fill (_("{era}, round {round} of {rounds}: {stage}"), lookup, &subject);
}

char *
comstock_cards_text_dup_holder (ComstockCardsGame *game,
                                ComstockCardsSeat *seat)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (game), NULL);
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (seat), NULL);

  if (comstock_game_get_viewer (COMSTOCK_GAME (game)) == (int) comstock_cards_seat_get_index (seat))
    return g_strdup (_("You"));
  return comstock_cards_seat_dup_holder (seat);
}

const char *
comstock_cards_text_get_brief_holder (ComstockCardsGame *game,
                                      ComstockCardsSeat *seat)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (game), NULL);
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (seat), NULL);

  return comstock_game_get_viewer (COMSTOCK_GAME (game)) == (int) comstock_cards_seat_get_index (seat)
           ? _("You")
           : comstock_cards_level_get_brief (comstock_cards_seat_get_level (seat));
}

char *
comstock_cards_text_dup_outcome (ComstockCardsGame *game)
{
  CsEvent over = { .type = CARDS_EVENT_OVER, .seat = CS_NO_SEAT };
  guint32 winners;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (game), NULL);

  winners = comstock_cards_game_get_winners (game);
  if (winners == 0)
    return NULL;
  over.args[0] = (gint16) winners;
  return comstock_cards_text_describe (COMSTOCK_GAME (game),
                                       comstock_game_get_cursor (COMSTOCK_GAME (game)), &over);
}

char *
comstock_cards_text_dup_order (ComstockCardsSeat *seat)
{
  int order;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (seat), NULL);

  order = comstock_cards_seat_get_order (seat);
  if (order < 0)
    return NULL;
  /* Translators: a place in the order of play, and the value of the auction card: "2nd to play, value 7" */
  return g_strdup_printf (_("%s to play, value %u"), comstock_cards_place_get_name ((guint) order),
                          comstock_cards_seat_get_value (seat));
}

/* What the seat that is asked does at each step; picking is not asked of one. */
static const char *const acting_states[] = {
  /* Translators: what a player does, in four words at most, after the player's name */
  [CARDS_STEP_ABILITY] = N_("may use an ability"),
  /* Translators: state of a player: is picking an auction card */
  [CARDS_STEP_BID] = N_("picking…"),
  [CARDS_STEP_TAKE] = N_("taking a card"),
  [CARDS_STEP_PLACE] = N_("placing a card"),
  /* Translators: a character */
  [CARDS_STEP_HIRE] = N_("may hire"),
  /* Translators: cards */
  [CARDS_STEP_SELL] = N_("may sell"),
  [CARDS_STEP_FINAL_SALE] = N_("may sell"),
};

/* Before the auction cards lie open. */
static char *
dup_picking_state (ComstockCardsSeat *seat)
{
  const guint boost = comstock_cards_seat_get_boost (seat);

  if (boost > 0)
    /* Translators: to the auction card. */
    return g_strdup_printf (_("+%u this round"), boost);
  if (comstock_cards_seat_get_kind (seat) == COMSTOCK_AUTOMATIC)
    /* Translators: a virtual player's auction card is the top card of its pile. */
    return g_strdup (_("plays its top card"));
  /* Translators: state of a player: has picked an auction card */
  return g_strdup (comstock_cards_seat_has_bid (seat) ? _("card picked") : _(acting_states[CARDS_STEP_BID]));
}

/* What the seat took last, or whether it is the next to take. */
static char *
dup_taking_state (ComstockCardsGame *game,
                  ComstockCardsSeat *seat)
{
  const int actor = comstock_cards_game_get_actor (game);
  const int turn = actor < 0 ? -1 : comstock_cards_seat_get_order (comstock_cards_game_get_seat (game, (guint) actor));
  const int order = comstock_cards_seat_get_order (seat);
  GListModel *taken = comstock_cards_seat_get_taken (seat);
  const guint n_taken = g_list_model_get_n_items (taken);
  g_autoptr (ComstockCardsCard) last = n_taken > 0 ? g_list_model_get_item (taken, n_taken - 1) : NULL;

  if (order < 0 || turn < 0)
    return NULL;
  if (order == turn + 1)
    /* Translators: the player after the one who is taking a card */
    return g_strdup (_("up next"));
  return order < turn && last != NULL ? comstock_cards_card_dup_name (last) : NULL;
}

char *
comstock_cards_text_dup_state (ComstockCardsGame *game,
                               ComstockCardsSeat *seat)
{
  CardsStep step;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (game), NULL);
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT (seat), NULL);

  step = comstock_cards_game_get_step (game);
  if (step == CARDS_STEP_OVER)
    /* Translators: state of a player: has won */
    return comstock_cards_seat_is_winner (seat) ? g_strdup (_("winner")) : NULL;
  if (!comstock_cards_seat_has_turn (seat))
    return g_strdup (_("skipping this round"));
  if (step == CARDS_STEP_BID)
    return dup_picking_state (seat);
  if (comstock_cards_seat_is_acting (seat))
    return g_strdup (_(acting_states[step]));
  return dup_taking_state (game, seat);
}
