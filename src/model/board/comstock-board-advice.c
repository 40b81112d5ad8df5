/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures are those of the rules at the moment of the move; nothing hidden is read. */

#include "comstock-board-advice.h"

#include <glib/gi18n.h>

#include "ai/board/board-worth.h"
#include "comstock-board-odds.h"
#include "engine/board/board-build.h"
#include "engine/board/board-characters.h"
#include "engine/board/board-map.h"
#include "engine/board/board-payday.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

/* What a reason is about, and the reason, which grows. */
typedef struct
{
  ComstockGame *game;
  const BoardState *state;
  guint seat;
  CsMove move;
  ComstockBoardQuestion question;
  ComstockReason *reason;
} Subject;

/* What cards and enclosures say of themselves. */
static void
add_words (const Subject *subject,
           const char    *words)
{
  /* Translators: what is printed on a card, as a reason to choose it */
  comstock_reason_add (subject->reason, 0, g_strdup_printf (_("“%s”"), words));
}

/* --- buildings and parcels --- */

static void
add_house_to (BoardState *state,
              guint       parcel)
{
  const BoardParcels bit = board_parcel_bit (parcel);

  state->contents[(state->contents[BOARD_HOUSE] & bit) != 0 ? BOARD_TOWNHOUSE : BOARD_HOUSE] |= bit;
  state->contents[BOARD_HOUSE] &= ~(state->contents[BOARD_TOWNHOUSE] & bit);
}

/* Houses on parcels of rivals, who might refuse, are not counted on. */
int
comstock_board_advice_find_income (const BoardState *state,
                                   BoardContent      building,
                                   guint             parcel,
                                   guint             seat)
{
  int best = board_income (state, building, parcel, seat);
  BoardState built = *state;
  BoardParcels sites;

  if (board_contents[building].houses == 0)
    return best;
  built.contents[building] |= board_parcel_bit (parcel);
  sites = board_house_sites (&built) & board_around (parcel);
  for (guint rival = 0; rival < state->n_seats; rival++)
    sites &= rival == seat ? sites : ~state->seats[rival].owned;
  for (; sites != 0; sites &= sites - 1)
    {
      BoardState after = built;

      add_house_to (&after, board_first (sites));
      best = MAX (best, board_income (&after, building, parcel, seat));
    }
  return best;
}

/* What @content on a parcel of its own counts in the end. */
static void
add_content (const Subject *subject,
             guint          parcel,
             BoardContent   content)
{
  BoardState after = *subject->state;
  BoardScore before, score;

  after.seats[subject->seat].owned |= board_parcel_bit (parcel);
  after.contents[content] |= board_parcel_bit (parcel);
  board_seat_score (subject->state, subject->seat, &before);
  board_seat_score (&after, subject->seat, &score);
  comstock_reason_add (subject->reason, score.total - before.total,
                       /* Translators: why a parcel is bought or built on: the points that it brings in the end, and
                        * what lies there */
                       g_strdup_printf (_("%d VP at the end (%s)"), score.total - before.total,
                                        comstock_board_content_get_name (content)));
}

static void
add_site (const Subject *subject,
          guint          parcel)
{
  const BoardContent content = subject->question.content;
  const int income = comstock_board_advice_find_income (subject->state, content, parcel, subject->seat);

  if (income > board_income (subject->state, content, parcel, subject->seat))
    comstock_reason_add (subject->reason, income,
                         /* Translators: what a building would earn on a parcel, if the house that comes along is put
                          * beside it. */
                         g_strdup_printf (_("up to $%d a round with its house"), income));
  else if (income > 0)
    /* Translators: what a building would earn. */
    comstock_reason_add (subject->reason, income, g_strdup_printf (_("$%d a round"), income));
  else
    add_content (subject, parcel, content);
}

/* What @building would earn on the best parcel where the seat could build it now, 0 without one. */
static int
find_best_income (const BoardState *state,
                  BoardContent      building,
                  guint             seat)
{
  int best = 0;

  for (BoardParcels left = board_worth_sites (state, building, seat); left != 0; left &= left - 1)
    best = MAX (best, comstock_board_advice_find_income (state, building, board_first (left), seat));
  return best;
}

char *
comstock_board_advice_dup_prospect (const BoardState *state,
                                    BoardContent      building,
                                    guint             seat)
{
  const int income = find_best_income (state, building, seat);

  /* Translators: what a building would earn on the best parcel. */
  return income > 0 ? g_strdup_printf (_("up to $%d a round"), income) : NULL;
}

static void
add_building (const Subject *subject,
              BoardContent   content)
{
  const BoardParcels sites = board_worth_sites (subject->state, content, subject->seat);
  char *prospect = comstock_board_advice_dup_prospect (subject->state, content, subject->seat);

  if (prospect != NULL)
    comstock_reason_add (subject->reason, find_best_income (subject->state, content, subject->seat), prospect);
  else if (sites != 0)
    add_content (subject, board_first (sites), content);
}

/* A building of the track, and what it would earn on a parcel. */
typedef struct
{
  BoardContent content;
  int income;
} Prospect;

/* What the best building of the track would earn there; for the first parcels, of which many promise as much, the next
 * best as well. */
static void
add_prospect (const Subject *subject,
              guint          parcel)
{
  Prospect best = { BOARD_BARE, 0 };
  Prospect next = { BOARD_BARE, 0 };

  for (guint slot = 0; slot < BOARD_SLOTS; slot++)
    {
      const BoardContent content = (BoardContent) subject->state->track[slot];
      const int income =
        content != BOARD_BARE ? comstock_board_advice_find_income (subject->state, content, parcel, subject->seat) : 0;

      if (income > best.income)
        {
          if (content != best.content)
            next = best;
          best = (Prospect) { content, income };
        }
      else if (income > next.income && content != best.content)
        next = (Prospect) { content, income };
    }
  if (next.income > 0 && subject->state->step == BOARD_STEP_FIRST_PARCEL)
    comstock_reason_add (subject->reason, best.income,
                         /* Translators: why a parcel is chosen: what the best two buildings would earn there, and
                          * which these are */
                         g_strdup_printf (_("up to $%d a round (%s), $%d (%s)"), best.income,
                                          comstock_board_content_get_name (best.content), next.income,
                                          comstock_board_content_get_name (next.content)));
  else if (best.income > 0)
    comstock_reason_add (subject->reason, best.income,
                         /* Translators: why a parcel is bought: what the best building would earn there, and which
                          * this is */
                         g_strdup_printf (_("up to $%d a round (%s)"), best.income,
                                          comstock_board_content_get_name (best.content)));
}

static void
add_parcel (const Subject *subject,
            guint          parcel)
{
  const BoardContent content = board_content_at (subject->state, parcel);

  if (content == BOARD_BARE)
    add_prospect (subject, parcel);
  else
    add_content (subject, parcel, content);
}

static void
add_house (const Subject *subject,
           guint          parcel)
{
  BoardState after = *subject->state;
  int more;

  add_house_to (&after, parcel);
  more = board_total_income (&after, subject->seat) - board_total_income (subject->state, subject->seat);
  if (more > 0)
    /* Translators: why a house is put somewhere: what it adds to the income of buildings nearby */
    comstock_reason_add (subject->reason, more, g_strdup_printf (_("adds $%d a round"), more));
}

static char *
dup_parcels (BoardParcels parcels)
{
  GString *list = g_string_new (NULL);

  for (; parcels != 0; parcels &= parcels - 1)
    {
      g_autofree char *name = comstock_board_parcel_dup_name (board_first (parcels));

      comstock_text_list_append (list, name);
    }
  return g_string_free (list, FALSE);
}

/* Its empty parcels that no road reaches. */
static BoardParcels
find_apart (const Subject *subject,
            BoardRoads     roads)
{
  return subject->state->seats[subject->seat].owned & ~(board_occupied (subject->state) | board_connected (roads));
}

static void
add_road (const Subject *subject,
          guint          edge)
{
  const BoardParcels bit = board_parcel_bit (edge / 2);
  const BoardRoads road = { edge % 2 == 0 ? bit : 0, edge % 2 != 0 ? bit : 0 };
  const BoardRoads roads = subject->state->roads;
  const BoardParcels reached = find_apart (subject, roads) & ~find_apart (subject, board_roads_with (roads, road));
  g_autofree char *names = dup_parcels (reached);

  if (reached != 0)
    /* Translators: why a road is laid: a list of parcels */
    comstock_reason_add (subject->reason, 0, g_strdup_printf (_("connects %s"), names));
}

int
comstock_board_advice_find_doubled (const BoardState *state,
                                    guint             parcel,
                                    guint             seat)
{
  const BoardContent content = board_content_at (state, parcel);
  BoardState after = *state;

  after.doubled |= board_parcel_bit (parcel);
  return board_paid_income (&after, content, parcel, seat) - board_paid_income (state, content, parcel, seat);
}

static void
add_doubled (const Subject *subject,
             guint          parcel)
{
  const int more = comstock_board_advice_find_doubled (subject->state, parcel, subject->seat);

  /* Translators: why dynamite or a horse goes to a building: what it adds to the income of this round */
  comstock_reason_add (subject->reason, more, g_strdup_printf (_("adds $%d this round"), more));
}

/* --- cowboys --- */

/* With the cowboy gone from the supply, as far as that counts. */
static int
find_gain (const Subject *subject,
           BoardTrack     track)
{
  BoardState after = *subject->state;

  if (after.seats[subject->seat].personal > 0)
    after.seats[subject->seat].personal--;
  return board_track_gain (&after, track, subject->seat);
}

static void
add_dollars (const Subject *subject,
             int            dollars)
{
  if (dollars > 0)
    /* Translators: what an action would pay at this moment */
    comstock_reason_add (subject->reason, dollars, g_strdup_printf (_("pays $%d now"), dollars));
}

static void
add_vp (const Subject *subject,
        int            vp)
{
  if (vp > 0)
    /* Translators: what an action would bring at this moment */
    comstock_reason_add (subject->reason, vp, g_strdup_printf (_("scores %d VP now"), vp));
}

static char *
lookup_firepower (const char *placeholder,
                  gpointer    data)
{
  return g_str_equal (placeholder, "firepower") ? comstock_text_number (BOARD_AMMUNITION_FIREPOWER) : NULL;
}

static void
add_ammunition (const Subject *subject)
{
  comstock_reason_add (subject->reason, 0,
                       comstock_text_fill (_("+{firepower} firepower this round"), lookup_firepower, NULL));
}

static void
add_roads (const Subject *subject)
{
  const BoardParcels apart = find_apart (subject, subject->state->roads);
  g_autofree char *names = dup_parcels (apart);

  if (apart != 0)
    /* Translators: why somebody wants roads: a list of parcels */
    comstock_reason_add (subject->reason, 0, g_strdup_printf (_("no road to %s yet"), names));
}

/* What the player will have when VP are sold: with what buildings pay, and cowboys who stand alone, and without what
 * the others are to buy. */
static int
foresee_money (const Subject *subject)
{
  static const BoardTrack paying[] = { BOARD_PARCEL_INCOME, BOARD_COWBOY_INCOME };
  const BoardState *state = subject->state;
  const guint seat = subject->seat;
  BoardProspects prospects = { .known = 0 };
  BoardSight sight;
  int money;

  board_sight_init (&sight, &board_weights_trained, state, seat, &prospects);
  money = sight.money + board_total_income (state, seat);
  for (guint i = 0; i < G_N_ELEMENTS (paying); i++)
    if ((state->seats[seat].track & ~sight.rivals_on_track & 1u << paying[i]) != 0)
      money += board_track_gain (state, paying[i], seat);
  return money;
}

static void
add_vp_for_sale (const Subject *subject,
                 BoardTrack     track)
{
  const int vp = foresee_money (subject) / board_vp_price (track);

  if (vp > 0)
    /* Translators: why somebody goes where victory points are sold */
    comstock_reason_add (subject->reason, vp, g_strdup_printf (_("enough money for %d VP"), vp));
}

static void
add_construction (const Subject *subject,
                  guint          slot)
{
  const BoardContent content = (BoardContent) subject->state->track[slot];

  if (content != BOARD_BARE)
    add_building (subject, content);
}

static void
add_track (const Subject *subject,
           BoardTrack     track)
{
  switch ((int) track)
    {
    case BOARD_AMMUNITION:
      add_ammunition (subject);
      break;
    case BOARD_ROADS_3:
    case BOARD_ROAD_1:
      add_roads (subject);
      break;
    case BOARD_GAMBLING:
      /* Translators: what gambling pays: the mean of two dice */
      comstock_reason_add (subject->reason, 0, g_strdup (_("pays $7 on average")));
      break;
    case BOARD_WAGES:
    case BOARD_PARCEL_INCOME:
    case BOARD_COWBOY_INCOME:
      add_dollars (subject, find_gain (subject, track));
      break;
    case BOARD_PARCEL_VP:
    case BOARD_COWBOY_VP:
    case BOARD_BUILDING_VP:
      add_vp (subject, find_gain (subject, track));
      break;
    default:
      if (track >= BOARD_VP_5)
        add_vp_for_sale (subject, track);
      else
        add_construction (subject, BOARD_BUILD_3 - track);
    }
}

int
comstock_board_advice_find_loot (const BoardState *state,
                                 guint             parcel)
{
  const BoardContent content = board_content_at (state, parcel);
  const guint owner = board_owner_at (state, parcel);

  return content != BOARD_BARE && owner != CS_NO_SEAT ? board_income (state, content, parcel, owner) / 2 : 0;
}

/* An attack brings half of the income; an own building is defended for that half. */
static void
add_attack (const Subject *subject,
            guint          parcel,
            guint          owner)
{
  const int half = comstock_board_advice_find_loot (subject->state, parcel);
  g_autofree char *name = comstock_you_dup_title (subject->game, owner);

  if (half == 0)
    return;
  if (owner == subject->seat)
    /* Translators: why a cowboy goes to an own building: the dollars that an attack would cost */
    comstock_reason_add (subject->reason, half, g_strdup_printf (_("defends $%d"), half));
  else if (comstock_is_you (subject->game, owner))
    /* Translators: why a cowboy attacks a building: what it takes of the income of the player who reads this */
    comstock_reason_add (subject->reason, half, g_strdup_printf (_("takes $%d from you"), half));
  else
    /* Translators: why a cowboy attacks a building: what it takes of the income, and from which player */
    comstock_reason_add (subject->reason, half, g_strdup_printf (_("takes $%d from %s"), half, name));
}

static void
add_prize (const Subject *subject,
           guint          parcel)
{
  const BoardState *state = subject->state;
  const guint owner = board_owner_at (state, parcel);

  if ((state->outlaws >> parcel & 1) != 0)
    add_vp (subject, board_outlaw_vp (state));
  else if (owner != CS_NO_SEAT)
    add_attack (subject, parcel, owner);
  else if ((state->contents[BOARD_CITY_HALL] >> parcel & 1) == 0)
    add_parcel (subject, parcel);
}

static void
add_map (const Subject *subject,
         guint          parcel)
{
  const BoardState *state = subject->state;

  if ((board_for_sale (state) & ~state->outlaws & ~state->contents[BOARD_CITY_HALL] & board_parcel_bit (parcel)) != 0)
    comstock_reason_add (subject->reason, 0,
                         /* Translators: what a parcel costs */
                         g_strdup_printf (_("costs $%d"), board_parcel_price_for (state, parcel, subject->seat)));
  add_prize (subject, parcel);
}

char *
comstock_board_advice_dup_prize (ComstockGame     *game,
                                 const BoardState *state,
                                 guint             seat,
                                 guint             parcel)
{
  ComstockReason reason = { 0 };
  Subject subject = { .game = game, .state = state, .seat = seat, .reason = &reason };

  comstock_board_question_read (state, seat, &subject.question);
  add_prize (&subject, parcel);
  return comstock_reason_end (&reason);
}

static void
add_odds (const Subject *subject,
          int            odds)
{
  if (odds > 0)
    comstock_reason_add (subject->reason, odds,
                         /* Translators: a percentage, as a reason for a move: of those who are there now, if nobody
                          * else comes or passes; with duel tiles, if the others pick at random */
                         g_strdup_printf (_("chance of winning the duel as things stand: %d%%"), odds));
}

/* What a place must be worth to another seat to be kept from it. */
#define WANTED (2 * BOARD_WORTH_VP)

/* Who of the others would most like to send a cowboy there, CS_NO_SEAT if nobody would much. */
static guint
find_who_wants (const Subject *subject,
                BoardPlace     place)
{
  const BoardState *state = subject->state;
  guint found = CS_NO_SEAT;
  int most = WANTED;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      const gboolean may = seat != subject->seat && state->seats[seat].personal > 0 && !board_is_standish (state, seat);
      BoardProspects prospects = { .known = 0 };
      BoardSight sight;
      int worth;

      if (!may)
        continue;
      board_sight_init (&sight, &board_weights_trained, state, seat, &prospects);
      worth = board_worth_place (&sight, place, BOARD_PLAIN);
      if (worth > most)
        {
          most = worth;
          found = seat;
        }
    }
  return found;
}

/* The first cowboy at a place where cowboys fight, or on land without an owner, keeps others away. */
static void
add_denial (const Subject *subject,
            BoardPlace     place)
{
  const gboolean shared = place < BOARD_PLACE_PARCEL && (BOARD_SHARED >> place & 1) != 0;
  const gboolean owned = place >= BOARD_PLACE_PARCEL &&
                         board_owner_at (subject->state, place - BOARD_PLACE_PARCEL) != CS_NO_SEAT;
  const guint other = shared || owned ? CS_NO_SEAT : find_who_wants (subject, place);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  if (other == CS_NO_SEAT || comstock_board_odds (subject->state, subject->seat, place, FALSE) >= 0)
    return;
  title = comstock_game_dup_seat_title (subject->game, other);
  name = comstock_text_isolate (title);
  if (comstock_is_you (subject->game, other))
    /* Translators: why a cowboy goes somewhere: the player who reads this would go there too */
    comstock_reason_add (subject->reason, 0, g_strdup (_("keeps it from you")));
  else
    /* Translators: why a cowboy goes somewhere: that player would go there too */
    comstock_reason_add (subject->reason, 0, g_strdup_printf (_("keeps it from %s"), name));
}

static void
add_cowboy (const Subject *subject)
{
  const BoardPlace place = (BoardPlace) (board_move_argument (subject->move) / BOARD_COWBOY_KINDS);
  const BoardCowboyKind kind = (BoardCowboyKind) (board_move_argument (subject->move) % BOARD_COWBOY_KINDS);

  if (place < BOARD_PLACE_PARCEL)
    add_track (subject, (BoardTrack) place);
  else if (place < BOARD_PLACE_ENCLOSURE)
    add_map (subject, place - BOARD_PLACE_PARCEL);
  if (kind == BOARD_PLAIN || kind == BOARD_WITH_DYNAMITE)
    add_odds (subject, comstock_board_odds (subject->state, subject->seat, place, kind == BOARD_WITH_DYNAMITE));
  if (place < BOARD_PLACE_ENCLOSURE)
    add_denial (subject, place);
}

/* --- what is answered --- */

static char *
dup_without_cowboys (void)
{
  /* Translators: why somebody passes */
  return g_strdup (_("no cowboys left"));
}

static void
add_passing (const Subject *subject)
{
  const BoardStep step = subject->question.step;
  const BoardSeat *self = &subject->state->seats[subject->seat];
  const guint n = self->personal;
  const guint roads = self->roads;

  if (step == BOARD_STEP_MONEY_OR_WAIT)
    add_words (subject, comstock_board_role_get_effect (self->role));
  if (n > 0 && (step == BOARD_STEP_COWBOY || step == BOARD_STEP_BEAT || step == BOARD_STEP_RIDE))
    comstock_reason_add (subject->reason, (int) n,
                         /* Translators: why somebody passes */
                         g_strdup_printf (ngettext ("keeps %u cowboy", "keeps %u cowboys", n), n));
  else if (step == BOARD_STEP_BEAT)
    comstock_reason_add (subject->reason, 0, dup_without_cowboys ());
  if (step == BOARD_STEP_ROADS && subject->state->round == BOARD_ROUNDS)
    /* Translators: why somebody lays no more roads in the last round */
    comstock_reason_add (subject->reason, 0, g_strdup (_("roads score nothing at the end")));
  else if (roads > 0 && step == BOARD_STEP_ROADS)
    comstock_reason_add (subject->reason, (int) roads,
                         /* Translators: why somebody lays no more roads */
                         g_strdup_printf (ngettext ("keeps %u road", "keeps %u roads", roads), roads));
}

/* What is auctioned: the revolvers, or two parcels. */
static void
add_lot (const Subject *subject)
{
  const BoardState *state = subject->state;

  if (state->frames[state->n_frames - 1].a % BOARD_SIDES == BOARD_RED)
    {
      add_ammunition (subject);
      return;
    }
  for (BoardParcels left = state->memory; left != 0; left &= left - 1)
    add_parcel (subject, board_first (left));
}

/* What is given up at the end of a round, and what is left. */
static void
add_spending (const Subject *subject,
              int            spent)
{
  const BoardSeat *self = &subject->state->seats[subject->seat];

  if (self->money > self->limit)
    /* Translators: why somebody gives up money at the end of a round */
    comstock_reason_add (subject->reason, 0, g_strdup_printf (_("cash limit $%u"), self->limit));
  else if (self->money > spent)
    /* Translators: why somebody gives up no more money at the end of a round: how much is left */
    comstock_reason_add (subject->reason, self->money - spent, g_strdup_printf (_("keeps $%d"), self->money - spent));
}

/* Money counts at the end as well. */
static void
add_cheap_vp (const Subject *subject,
              int            vp,
              int            price)
{
  const int money = subject->state->seats[subject->seat].money;
  const int more = vp + (money - price) / BOARD_END_VP_PRICE - money / BOARD_END_VP_PRICE;

  if (more > 0)
    comstock_reason_add (subject->reason, more,
                         /* Translators: why somebody buys victory points: by how many they are more than the money
                          * would count */
                         g_strdup_printf (_("%d VP more than the money would be at the end"), more));
}

static void
add_amount (const Subject *subject)
{
  const guint amount = board_move_argument (subject->move);

  switch ((int) subject->question.step)
    {
    case BOARD_STEP_BID:
      add_lot (subject);
      break;
    case BOARD_STEP_SPEND:
      add_spending (subject, (int) amount);
      break;
    case BOARD_STEP_VP:
      add_cheap_vp (subject, (int) amount, (int) amount * subject->question.price);
      break;
    case BOARD_STEP_BANKER:
      add_cheap_vp (subject, board_banker_offers[amount].vp, board_banker_offers[amount].price);
      break;
    default:
      break;
    }
}

static void
add_chosen_parcel (const Subject *subject,
                   guint          parcel)
{
  switch ((int) subject->question.step)
    {
    case BOARD_STEP_SITE:
    case BOARD_STEP_CLAIM:
      add_site (subject, parcel);
      break;
    case BOARD_STEP_FIRST_PARCEL:
    case BOARD_STEP_GIVEN_PARCEL:
    case BOARD_STEP_BOUGHT_PARCEL:
      add_parcel (subject, parcel);
      break;
    case BOARD_STEP_BLAST:
    case BOARD_STEP_RANCH:
      add_doubled (subject, parcel);
      break;
    default:
      break;
    }
}

static void
add_reasons (const Subject *subject)
{
  const guint argument = board_move_argument (subject->move);
  const BoardStep step = subject->question.step;

  switch ((int) board_move_type (subject->move))
    {
    case BOARD_MOVE_CHOOSE:
      add_words (subject, comstock_board_role_get_effect (argument));
      break;
    case BOARD_MOVE_COWBOY:
      add_cowboy (subject);
      break;
    case BOARD_MOVE_PASS:
      add_passing (subject);
      break;
    case BOARD_MOVE_YES:
      if (step == BOARD_STEP_BUY_PARCEL)
        add_parcel (subject, subject->question.parcel);
      break;
    case BOARD_MOVE_PARCEL:
      add_chosen_parcel (subject, argument);
      break;
    case BOARD_MOVE_BUILD:
      add_building (subject, subject->question.content);
      break;
    case BOARD_MOVE_KEEP:
      if (board_worth_sites (subject->state, subject->question.content, subject->seat) == 0)
        /* Translators: why a building is kept for later */
        comstock_reason_add (subject->reason, 0, g_strdup (_("no parcel for this building yet")));
      break;
    case BOARD_MOVE_HOUSE:
      add_house (subject, argument);
      break;
    case BOARD_MOVE_ROAD:
      add_road (subject, argument);
      break;
    case BOARD_MOVE_HORSE:
      add_words (subject, comstock_board_enclosure_get_effect (argument));
      break;
    case BOARD_MOVE_BUILDING:
      add_building (subject, (BoardContent) argument);
      break;
    case BOARD_MOVE_SLOT:
      if (board_is (&subject->state->seats[subject->seat], BOARD_CHINESE_WORKER, BOARD_RED))
        add_building (subject, (BoardContent) subject->state->track[argument]);
      break;
    case BOARD_MOVE_AMOUNT:
      add_amount (subject);
      break;
    case BOARD_MOVE_TILE:
      add_odds (subject, comstock_board_odds_tiles (subject->state, subject->seat,
                                                    (int) (argument & 7) + MAX (0, (int) (argument >> 3) - 1)));
      break;
    default:
      break;
    }
}

void
comstock_board_advice_explain (ComstockGame   *game,
                               gconstpointer   state,
                               guint           seat,
                               CsMove          move,
                               ComstockReason *reason)
{
  Subject subject = { .game = game, .state = state, .seat = seat, .move = move, .reason = reason };

  comstock_board_question_read (state, seat, &subject.question);
  add_reasons (&subject);
}

BoardParcels
comstock_board_advice_find_sites (const BoardState *state,
                                  BoardContent      building,
                                  guint             seat)
{
  return board_worth_sites (state, building, seat);
}

BoardParcels
comstock_board_advice_find_ready_sites (const BoardState *state,
                                        BoardContent      building,
                                        guint             seat)
{
  return board_sites (state, seat, building);
}

static BoardRoads
get_first_road (BoardRoads roads)
{
  if (roads.across != 0)
    return (BoardRoads) { roads.across & -roads.across, 0 };
  return (BoardRoads) { 0, roads.down & -roads.down };
}

/* Without a bridge, which takes more than a road. */
BoardRoads
comstock_board_advice_find_way (const BoardState *state,
                                BoardContent      building,
                                guint             parcel,
                                guint             seat)
{
  const BoardParcels site = board_parcel_bit (parcel);
  BoardRoads way = { 0, 0 };
  BoardState after = *state;

  while ((board_sites (&after, seat, building) & site) == 0)
    {
      const BoardNetwork network = { .roads = after.roads, .barred = board_crossings (after.river) };
      const BoardRoads road = get_first_road (board_roads_among (board_ways_to (&network, site),
                                                                 board_legal_roads (&after, seat)));

      if ((road.across | road.down) == 0)
        return (BoardRoads) { 0, 0 };
      way = board_roads_with (way, road);
      after.roads = board_roads_with (after.roads, road);
      after.seats[seat].roads--;
    }
  return way;
}

/* --- what was done --- */

/* The moves that an event may tell, a bit for each type. */
static const guint32 choices[] = {
  [BOARD_EVENT_CHARACTER] = BOARD_BIT (BOARD_MOVE_CHOOSE),
  [BOARD_EVENT_PARCEL] = BOARD_BIT (BOARD_MOVE_PARCEL) | BOARD_BIT (BOARD_MOVE_YES),
  [BOARD_EVENT_MONEY] = BOARD_BIT (BOARD_MOVE_AMOUNT),
  [BOARD_EVENT_COWBOY] = BOARD_BIT (BOARD_MOVE_COWBOY),
  [BOARD_EVENT_PASS] = BOARD_BIT (BOARD_MOVE_PASS),
  [BOARD_EVENT_ROAD] = BOARD_BIT (BOARD_MOVE_ROAD),
  [BOARD_EVENT_BUILDING] = BOARD_BIT (BOARD_MOVE_PARCEL),
  [BOARD_EVENT_HOUSE] = BOARD_BIT (BOARD_MOVE_HOUSE),
  [BOARD_EVENT_BOUGHT] = BOARD_BIT (BOARD_MOVE_KEEP) | BOARD_BIT (BOARD_MOVE_SLOT),
  [BOARD_EVENT_BID] = BOARD_BIT (BOARD_MOVE_AMOUNT),
  [BOARD_EVENT_HORSE] = BOARD_BIT (BOARD_MOVE_HORSE),
};

/* Events that may wait for others: orders for all of them (Kit Carson), a house for the owner of its parcel. */
#define WAITING (G_GUINT64_CONSTANT (1) << BOARD_EVENT_COWBOY | G_GUINT64_CONSTANT (1) << BOARD_EVENT_PASS | \
                 G_GUINT64_CONSTANT (1) << BOARD_EVENT_HOUSE)

/* The move that led to @event, −1 for none of its seat. */
static int
find_move (ComstockGame  *game,
           guint          cursor,
           const CsEvent *event)
{
  for (guint i = cursor; i-- > 0;)
    {
      const ComstockStep *step = comstock_game_get_step (game, i);

      if (step->seat == event->seat)
        return (choices[event->type] >> board_move_type (step->move) & 1) != 0 ? (int) i : -1;
      if (step->seat == CS_CHANCE || (WAITING >> event->type & 1) == 0)
        return -1;
    }
  return -1;
}

char *
comstock_board_advice_dup_motive (ComstockGame  *game,
                                  guint          cursor,
                                  const CsEvent *event)
{
  const BoardState *now;
  int move;

  if (event->type >= G_N_ELEMENTS (choices) || choices[event->type] == 0 || event->seat == CS_NO_SEAT ||
      comstock_game_get_holder (game, event->seat)->kind != COMSTOCK_RIVAL)
    return NULL;
  move = find_move (game, cursor, event);
  now = comstock_game_get_state_at (game, cursor);
  /* Who has no cowboys left is not asked any more. */
  if (move < 0)
    return event->type == BOARD_EVENT_PASS && now->seats[event->seat].personal == 0 ? dup_without_cowboys () : NULL;
  return comstock_game_dup_reason (game, comstock_game_get_state_at (game, (guint) move), event->seat,
                                   comstock_game_get_step (game, (guint) move)->move, 0);
}

/* --- what decisions cost --- */

enum
{
  SKILL_MONEY,
  SKILL_CHARACTERS,
  SKILL_COWBOYS,
  SKILL_DUELS,
  SKILL_LAND
};

/* Translators: told to a player after a game.  Keep the words in braces. */
const ComstockSkill comstock_board_skills[] = {
  [SKILL_MONEY] = {
    N_("What you did with your money cost you the most, about {points} VP."), NULL,
    N_("Before a round ends, count what your character lets you keep, and what the rest still buys."),
  },
  [SKILL_CHARACTERS] = {
    N_("Your choice of characters cost you the most, about {points} VP."), NULL,
    N_("Choose a character for what it does in this round, and for its number: the lowest goes first."),
  },
  [SKILL_COWBOYS] = {
    N_("Where you sent your cowboys cost you the most, about {points} VP."), NULL,
    N_("Send your first cowboys where others want to go too, and your last ones where nobody will follow you."),
  },
  [SKILL_DUELS] = {
    N_("Your duels cost you the most, about {points} VP."), NULL,
    N_("Look at your odds before you go where another cowboy stands."),
  },
  [SKILL_LAND] = {
    N_("Your land and buildings cost you the most, about {points} VP."), NULL,
    N_("Before you buy or build, compare what each parcel would earn: that depends on its neighbors."),
  },
};

/* What is not listed is about money. */
static const guint8 skills[BOARD_STEP_WHITE_DIE + 1] = {
  [BOARD_STEP_FIRST_PARCEL] = SKILL_LAND,
  [BOARD_STEP_CHARACTER] = SKILL_CHARACTERS,
  [BOARD_STEP_ALSO] = SKILL_CHARACTERS,
  [BOARD_STEP_TRACK_BUILDING] = SKILL_LAND,
  [BOARD_STEP_BAG_BUILDING] = SKILL_LAND,
  [BOARD_STEP_TAKEN] = SKILL_LAND,
  [BOARD_STEP_GIVEN_PARCEL] = SKILL_LAND,
  [BOARD_STEP_BOUGHT_PARCEL] = SKILL_LAND,
  [BOARD_STEP_CLAIM] = SKILL_LAND,
  [BOARD_STEP_RETIRE] = SKILL_COWBOYS,
  [BOARD_STEP_COWBOY] = SKILL_COWBOYS,
  [BOARD_STEP_BEAT] = SKILL_COWBOYS,
  [BOARD_STEP_HORSE] = SKILL_COWBOYS,
  [BOARD_STEP_RIDE] = SKILL_COWBOYS,
  [BOARD_STEP_SHIFT_TO] = SKILL_COWBOYS,
  [BOARD_STEP_DUEL] = SKILL_DUELS,
  [BOARD_STEP_SHARPSHOOTER] = SKILL_DUELS,
  [BOARD_STEP_TILE] = SKILL_DUELS,
  [BOARD_STEP_REROLL] = SKILL_DUELS,
  [BOARD_STEP_UNDERTAKER] = SKILL_DUELS,
  [BOARD_STEP_DOCTOR] = SKILL_DUELS,
  [BOARD_STEP_BUY_PARCEL] = SKILL_LAND,
  [BOARD_STEP_BUY_BUILDING] = SKILL_LAND,
  [BOARD_STEP_SITE] = SKILL_LAND,
  [BOARD_STEP_HOUSE] = SKILL_LAND,
  [BOARD_STEP_CONSENT] = SKILL_LAND,
  [BOARD_STEP_WAITING] = SKILL_LAND,
  [BOARD_STEP_ROADS] = SKILL_LAND,
  [BOARD_STEP_CITY_HALL_ROAD] = SKILL_LAND,
  [BOARD_STEP_CITY_HALL] = SKILL_LAND,
};

guint
comstock_board_advice_get_skill (gconstpointer state)
{
  return skills[((const BoardState *) state)->step];
}
