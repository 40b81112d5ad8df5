/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns moves and places of the rules into places on the board game's table, and back. */

#include "comstock-board-ask.h"

#include "comstock-board-advice.h"

#define COLUMNS 8

ComstockPlace
comstock_board_place_on_table (BoardPlace place)
{
  const gint16 parcel = (gint16) (place - BOARD_PLACE_PARCEL);
  const gint16 enclosure = (gint16) (place - BOARD_PLACE_ENCLOSURE);

  if (place < BOARD_PLACE_PARCEL)
    return (ComstockPlace) { .surface = COMSTOCK_BOARD_SURFACE_TRACK, .x = (gint16) place };
  if (place < BOARD_PLACE_ENCLOSURE)
    return (ComstockPlace) { .surface = COMSTOCK_BOARD_SURFACE_MAP, .x = parcel % COLUMNS, .y = parcel / COLUMNS };
  if (place < BOARD_PLACES)
    return (ComstockPlace) { .surface = COMSTOCK_BOARD_SURFACE_ENCLOSURES, .x = enclosure };
  return (ComstockPlace) { .surface = COMSTOCK_NOWHERE };
}

ComstockPlace
comstock_board_edge_on_table (guint edge)
{
  ComstockPlace place = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + edge / 2));

  place.side = edge % 2 != 0 ? COMSTOCK_EDGE_LEFT : COMSTOCK_EDGE_ABOVE;
  return place;
}

BoardPlace
comstock_board_place_of (const ComstockPlace *place)
{
  switch (place->surface)
    {
    case COMSTOCK_BOARD_SURFACE_TRACK:
      return (BoardPlace) place->x;
    case COMSTOCK_BOARD_SURFACE_MAP:
      return (BoardPlace) (BOARD_PLACE_PARCEL + place->y * COLUMNS + place->x);
    case COMSTOCK_BOARD_SURFACE_ENCLOSURES:
      return (BoardPlace) (BOARD_PLACE_ENCLOSURE + place->x);
    default:
      return BOARD_NO_PLACE;
    }
}

guint
comstock_board_edge_of (const ComstockPlace *place)
{
  return 2 * ((guint) comstock_board_place_of (place) - BOARD_PLACE_PARCEL) + (place->side == COMSTOCK_EDGE_LEFT);
}

ComstockPlace
comstock_board_move_on_table (CsMove move)
{
  const guint argument = board_move_argument (move);

  switch (board_move_type (move))
    {
    case BOARD_MOVE_PARCEL:
    case BOARD_MOVE_HOUSE:
      return comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + argument));
    case BOARD_MOVE_ROAD:
      return comstock_board_edge_on_table (argument);
    case BOARD_MOVE_SLOT:
      return comstock_board_place_on_table ((BoardPlace) (BOARD_BUILD_3 - argument));
    case BOARD_MOVE_TRACK:
    case BOARD_MOVE_SHIFT:
      return comstock_board_place_on_table ((BoardPlace) argument);
    case BOARD_MOVE_COWBOY:
      return comstock_board_place_on_table ((BoardPlace) (argument / BOARD_COWBOY_KINDS));
    case BOARD_MOVE_HORSE:
      return comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_ENCLOSURE + argument));
    default:
      return (ComstockPlace) { .surface = COMSTOCK_NOWHERE };
    }
}

/* Whether there is no parcel for what would be built now, not even with all roads of @seat. */
static gboolean
lacks_site (const BoardState *state,
            guint             seat)
{
  ComstockBoardQuestion question;

  comstock_board_question_read (state, seat, &question);
  return comstock_board_advice_find_sites (state, question.content, seat) == 0;
}

/* Whether a press sends another kind of cowboy.  Without a plain one there is nothing to pick up. */
static gboolean
waits_to_be_picked (ComstockGame     *game,
                    const BoardState *state,
                    guint             seat,
                    CsMove            move)
{
  return board_move_type (move) == BOARD_MOVE_COWBOY && state->seats[seat].personal > 0 &&
         board_move_argument (move) % BOARD_COWBOY_KINDS != comstock_board_game_get_picked (COMSTOCK_BOARD_GAME (game));
}

void
comstock_board_ask_lay_out (ComstockGame   *game,
                            guint           seat,
                            ComstockOption *option)
{
  static const ComstockBoardGroup groups[] = {
    [COMSTOCK_NOWHERE] = COMSTOCK_BOARD_IN_WORDS,
    [COMSTOCK_BOARD_SURFACE_TRACK] = COMSTOCK_BOARD_ON_TRACK,
    [COMSTOCK_BOARD_SURFACE_MAP] = COMSTOCK_BOARD_ON_MAP,
    [COMSTOCK_BOARD_SURFACE_ENCLOSURES] = COMSTOCK_BOARD_ON_ENCLOSURES,
  };
  static const char *const confirm[] = {
    [BOARD_MOVE_CHOOSE] = "confirm-character",
    [BOARD_MOVE_COWBOY] = "confirm-cowboy",
  };
  const BoardState *state = comstock_game_get_state (game);
  const BoardMoveType type = board_move_type (option->move);

  option->place = comstock_board_move_on_table (option->move);
  option->group = (guint8) groups[option->place.surface];
  if (waits_to_be_picked (game, state, seat, option->move))
    option->place.surface = COMSTOCK_NOWHERE;
  option->aside = type == BOARD_MOVE_ROAD && state->step != BOARD_STEP_ROADS &&
                  state->step != BOARD_STEP_CITY_HALL_ROAD;
  option->quiet = type == BOARD_MOVE_PASS || type == BOARD_MOVE_KEEP || type == BOARD_MOVE_ASK;
  option->vain = type == BOARD_MOVE_BUILD && lacks_site (state, seat);
  /* A player who passes sends no more cowboys in this round. */
  option->weighty = type == BOARD_MOVE_PASS && (state->step == BOARD_STEP_COWBOY || state->step == BOARD_STEP_RIDE ||
                                                state->step == BOARD_STEP_BEAT);
  option->confirm = type < G_N_ELEMENTS (confirm) ? confirm[type] : NULL;
  if (option->weighty)
    option->confirm = "confirm-pass";
  if (type == BOARD_MOVE_AMOUNT)
    option->amount = (int) board_move_argument (option->move);
}

CsRefusal
comstock_board_ask_refuse (ComstockGame        *game,
                           guint                seat,
                           const ComstockPlace *place)
{
  const BoardCowboyKind picked = comstock_board_game_get_picked (COMSTOCK_BOARD_GAME (game));

  if (place->side != COMSTOCK_CELL)
    return comstock_game_judge (game, seat, board_move (BOARD_MOVE_ROAD, comstock_board_edge_of (place)));
  if (picked != BOARD_PLAIN)
    return comstock_game_judge (game, seat, board_move (BOARD_MOVE_COWBOY, comstock_board_place_of (place) *
                                                                             BOARD_COWBOY_KINDS + picked));
  return board_refuse_place (comstock_game_get_state (game), seat, comstock_board_place_of (place));
}

guint
comstock_board_ask_find_attack (ComstockGame *game,
                                guint         seat)
{
  const BoardState *state = comstock_game_get_state (game);
  g_autoptr (ComstockAsk) ask = comstock_ask_new (game, (int) seat);

  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockOption *option = &ask->options[i];
      const guint parcel = (guint) comstock_board_place_of (&option->place) - BOARD_PLACE_PARCEL;

      if (board_move_type (option->move) == BOARD_MOVE_COWBOY && parcel < BOARD_PARCEL_COUNT &&
          board_owner_at (state, parcel) != CS_NO_SEAT && board_owner_at (state, parcel) != seat)
        return parcel;
    }
  return BOARD_NO_PARCEL;
}

/* Sheets, duel tiles and orders are chosen unseen by the others. */
gboolean
comstock_board_ask_is_secret (ComstockGame *game)
{
  const BoardState *state = comstock_game_get_state (game);

  return state->step == BOARD_STEP_SHEET || state->step == BOARD_STEP_TILE || state->step == BOARD_STEP_BEAT;
}
