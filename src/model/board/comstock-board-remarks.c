/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Figures are those of the rules at this moment. */

#include "comstock-board-remarks.h"

#include <glib/gi18n.h>

#include "engine/board/board-choose.h"
#include "engine/board/board-sheets.h"
#include "comstock-board-advice.h"
#include "comstock-board-names.h"
#include "comstock-board-odds.h"
#include "comstock-board-record.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

static void
append (GString *parts,
        char    *part)
{
  if (part == NULL)
    return;
  g_string_append_printf (parts, "%s%s", parts->len > 0 ? " · " : "", part);
  g_free (part);
}

/* A character gives the turn order by its number.  Figures come first: a small tile cuts the words short. */
static char *
dup_character (guint role)
{
  /* Translators: of a character: what it does, its cash limit in dollars, its number for the turn order.  The end is
   * cut off where there is little room. */
  return g_strdup_printf (_("%s · Cash limit $%u · Number %u"), comstock_board_role_get_effect (role),
                          board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES].limit, role / BOARD_SIDES);
}

static gboolean
is_construction (BoardPlace place)
{
  return place >= BOARD_BUILD_12 && place <= BOARD_BUILD_3;
}

BoardContent
comstock_board_remark_find_sale (const BoardState *state,
                                 BoardPlace        place)
{
  return is_construction (place) ? (BoardContent) state->track[BOARD_BUILD_3 - place] : BOARD_BARE;
}

int
comstock_board_remark_find_price (const BoardState *state,
                                  guint             seat,
                                  BoardPlace        place)
{
  if (place >= BOARD_VP_5 && place < BOARD_TRACK)
    return board_vp_price ((BoardTrack) place);
  if (!is_construction (place))
    return -1;
  if (seat >= state->n_seats || board_is_standish (state, seat))
    return board_slot_prices[BOARD_BUILD_3 - place];
  if (state->step == BOARD_STEP_TRACK_BUILDING && (state->actors >> seat & 1) != 0)
    return board_special_price (&state->seats[seat]);
  return board_slot_price_for (state, BOARD_BUILD_3 - place, seat);
}

char *
comstock_board_remark_dup_price (const BoardState *state,
                                 guint             seat,
                                 BoardPlace        place)
{
  const int usual = comstock_board_remark_find_price (state, CS_NO_SEAT, place);
  const int own = comstock_board_remark_find_price (state, seat, place);

  if (own < 0)
    return NULL;
  if (own != usual)
    /* Translators: the usual price, and what you pay. */
    return g_strdup_printf (_("$%d → $%d"), usual, own);
  /* Translators: a number of dollars */
  return g_strdup_printf (_("$%d"), own);
}

char *
comstock_board_remark_dup_destination (const BoardState *state,
                                       guint             seat,
                                       BoardPlace        place)
{
  const BoardContent sale = comstock_board_remark_find_sale (state, place);
  g_autofree char *price = NULL;
  GString *destination;

  if (sale == BOARD_BARE)
    return comstock_board_place_dup_name (place);
  price = comstock_board_remark_dup_price (state, seat, place);
  destination = g_string_new (comstock_board_content_get_name (sale));
  comstock_text_list_append (destination, price);
  return g_string_free (destination, FALSE);
}

char *
comstock_board_remark_dup_prospect (const BoardState *state,
                                    guint             seat,
                                    BoardPlace        place)
{
  const BoardContent sale = comstock_board_remark_find_sale (state, place);

  if (sale == BOARD_BARE)
    return NULL;
  if (comstock_board_advice_find_sites (state, sale, seat) == 0)
    /* Translators: why a building is kept for later, or not bought */
    return g_strdup (_("no parcel for this building yet"));
  return comstock_board_advice_dup_prospect (state, sale, seat);
}

static char *
dup_track (const BoardState *state,
           BoardTrack        track)
{
  const BoardContent sale = comstock_board_remark_find_sale (state, (BoardPlace) track);

  return g_strdup (sale != BOARD_BARE ? comstock_board_content_get_name (sale)
                                      : comstock_board_track_get_effect (track));
}

/* An own or a rival's building pays so much; what is for sale costs so much. */
static char *
dup_parcel (const BoardState *state,
            guint             seat,
            guint             parcel)
{
  const guint owner = board_owner_at (state, parcel);
  const BoardContent content = board_content_at (state, parcel);
  const char *name = content != BOARD_BARE ? comstock_board_content_get_name (content) : NULL;
  const gboolean for_sale = (board_for_sale (state) >> parcel & 1) != 0;

  if (for_sale && name == NULL)
    return g_strdup_printf (_("$%d"), board_parcel_price_for (state, parcel, seat));
  if (for_sale)
    /* Translators: what lies on a parcel, and its price in dollars */
    return g_strdup_printf (_("%s, $%d"), name, board_parcel_price_for (state, parcel, seat));
  if (owner == CS_NO_SEAT || name == NULL)
    return g_strdup (name);
  /* Translators: a building and its income. */
  return g_strdup_printf (_("%s, income $%d"), name, board_income (state, content, parcel, owner));
}

char *
comstock_board_remark_dup_odds (const BoardState *state,
                                guint             seat,
                                BoardPlace        place,
                                gboolean          dynamite)
{
  const int odds = comstock_board_odds (state, seat, place, dynamite);

  /* Translators: a percentage; who joins sends a cowboy to the same place, who passes sends none any more */
  return odds >= 0 ? g_strdup_printf (_("%d%% chance of winning the duel if nobody else joins or passes"), odds)
                   : NULL;
}

char *
comstock_board_remark_dup_place (const BoardState *state,
                                 guint             seat,
                                 BoardPlace        place)
{
  if (place < BOARD_PLACE_PARCEL)
    return dup_track (state, (BoardTrack) place);
  if (place < BOARD_PLACE_ENCLOSURE)
    return dup_parcel (state, seat, (guint) place - BOARD_PLACE_PARCEL);
  return NULL;
}

static char *
dup_cowboy (const BoardState *state,
            guint             seat,
            BoardPlace        place,
            BoardCowboyKind   kind)
{
  GString *parts = g_string_new (NULL);

  if (comstock_board_remark_find_sale (state, place) != BOARD_BARE)
    append (parts, comstock_board_remark_dup_prospect (state, seat, place));
  else
    append (parts, comstock_board_remark_dup_place (state, seat, place));
  if (kind != BOARD_NO_DUEL)
    append (parts, comstock_board_remark_dup_odds (state, seat, place, kind == BOARD_WITH_DYNAMITE));
  if (parts->len == 0)
    return g_string_free (parts, TRUE);
  return g_string_free (parts, FALSE);
}

/* Everybody who has passed before comes before; against Standish the order stands. */
static char *
dup_pass (const BoardState *state)
{
  if ((state->step != BOARD_STEP_COWBOY && state->step != BOARD_STEP_RIDE) || state->standish.plays)
    return NULL;
  /* Translators: the place that passing now would give: 1, 2 … */
  return g_strdup_printf (_("Place in the pass order: %u; earlier passes win ties"), state->n_passed + 1u);
}

/* What an entry of a sheet costs, and what the rest has to go round with. */
static char *
dup_amount (const BoardState *state,
            guint             seat,
            guint             amount)
{
  const BoardSeat *its = &state->seats[seat];
  int cost;

  if (state->step != BOARD_STEP_SHEET)
    return NULL;
  cost = board_sheet_cost ((BoardSheetEntry) its->sheet_entry, amount);
  /* Translators: what so many cowboys or roads cost before the game, and what is left after that. */
  return g_strdup_printf (ngettext ("%d point, %d left", "%d points, %d left", (gulong) cost), cost,
                          board_sheet_left (its) - cost);
}

/* Whose cowboys stand there. */
static char *
dup_names (ComstockGame     *game,
           const BoardState *state,
           guint             parcel)
{
  GString *names = g_string_new (NULL);

  for (guint seat = 0; seat < state->n_seats; seat++)
    if ((state->seats[seat].cowboys >> parcel & 1) != 0)
      {
        g_autofree char *name = comstock_you_dup_listed (game, seat);

        comstock_text_list_append (names, name);
      }
  return g_string_free (names, FALSE);
}

char *
comstock_board_remark_dup_cowboys (ComstockGame     *game,
                                   const BoardState *state,
                                   guint             parcel)
{
  g_autofree char *names = dup_names (game, state, parcel);

  /* Translators: whose cowboys stand on a parcel: a list of players */
  return *names != '\0' ? g_strdup_printf (_("cowboys: %s"), names) : NULL;
}

/* What is fought for, and who fights. */
static char *
dup_duel (ComstockGame     *game,
          const BoardState *state,
          guint             seat,
          guint             parcel)
{
  g_autofree char *prize = dup_parcel (state, seat, parcel);
  g_autofree char *names = dup_names (game, state, parcel);

  /* Translators: a duel: what it is about, and its players: "Bank, income $18 (you, Ada)" */
  return g_strdup_printf (_("%s (%s)"), prize, names);
}

/* The chance with a new roll, and how it stands without. */
static char *
dup_roll (ComstockGame     *game,
          const BoardState *state,
          guint             seat)
{
  g_autoptr (GString) strengths = g_string_new (NULL);
  BoardPlace place;
  const guint seats = board_duel_in_hand (state, &place);

  for (guint other = 0; other < state->n_seats; other++)
    if ((seats >> other & 1) != 0)
      {
        const ComstockBoardDuelist duelist = { .rolled = state->dice[other],
                                               .firepower = board_firepower (state, other) };
        g_autofree char *name = comstock_you_dup_listed (game, other);
        g_autofree char *sum = comstock_board_record_dup_sum (&duelist);
        g_autofree char *strength = g_strdup_printf (_("%s: %s"), name, sum);

        comstock_text_list_append (strengths, strength);
      }
  /* Translators: below the answer "Roll again": the chance with a new roll, a percentage, and the strengths of the
   * players as the dice lie now: "35% chance of winning · you: 3 + 4 = 7, Ada: 5 + 3 = 8" */
  return g_strdup_printf (_("%d%% chance of winning · %s"), comstock_board_odds_again (state, seat), strengths->str);
}

char *
comstock_board_remark_dup (ComstockGame *game,
                           guint         seat,
                           CsMove        move)
{
  const BoardState *state = comstock_game_get_state (game);
  const guint argument = board_move_argument (move);

  switch (board_move_type (move))
    {
    case BOARD_MOVE_CHOOSE:
      return dup_character (argument);
    case BOARD_MOVE_COWBOY:
      return dup_cowboy (state, seat, (BoardPlace) (argument / BOARD_COWBOY_KINDS),
                         (BoardCowboyKind) (argument % BOARD_COWBOY_KINDS));
    case BOARD_MOVE_HORSE:
      return g_strdup (comstock_board_enclosure_get_effect (argument));
    case BOARD_MOVE_SLOT:
      return g_strdup (comstock_board_content_get_name ((BoardContent) state->track[argument]));
    case BOARD_MOVE_PASS:
      return dup_pass (state);
    case BOARD_MOVE_AMOUNT:
      return dup_amount (state, seat, argument);
    case BOARD_MOVE_PARCEL:
      if (state->step == BOARD_STEP_DUEL)
        return dup_duel (game, state, seat, argument);
      return comstock_game_dup_reason (game, state, seat, move, 0);
    case BOARD_MOVE_YES:
      if (state->step == BOARD_STEP_REROLL)
        return dup_roll (game, state, seat);
      return comstock_game_dup_reason (game, state, seat, move, 0);
    case BOARD_MOVE_HOUSE:
    case BOARD_MOVE_KEEP:
    case BOARD_MOVE_BUILD:
      return comstock_game_dup_reason (game, state, seat, move, 0);
    default:
      return NULL;
    }
}
