/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes positions of the board game for scripts. */

#include "comstock-board-position.h"

#include "comstock-board-json.h"
#include "comstock-board-standish.h"
#include "engine/board/board-choose.h"
#include "model/base/comstock-json-write.h"
#include "model/session/comstock-position.h"

static const char *const step_ids[BOARD_STEPS] = {
  [BOARD_STEP_OVER] = "over",
  [BOARD_STEP_SHEET] = "sheet",
  [BOARD_STEP_FIRST_PARCEL] = "first-parcel",
  [BOARD_STEP_CHARACTER] = "character",
  [BOARD_STEP_ALSO] = "also",
  [BOARD_STEP_MONEY_OR_WAIT] = "money-or-wait",
  [BOARD_STEP_TRACK_BUILDING] = "track-building",
  [BOARD_STEP_BAG_BUILDING] = "bag-building",
  [BOARD_STEP_TAKEN] = "taken",
  [BOARD_STEP_GIVEN_PARCEL] = "given-parcel",
  [BOARD_STEP_BOUGHT_PARCEL] = "bought-parcel",
  [BOARD_STEP_CLAIM] = "claim",
  [BOARD_STEP_FATE] = "fate",
  [BOARD_STEP_RECRUITS] = "recruits",
  [BOARD_STEP_LOT] = "lot",
  [BOARD_STEP_BID] = "bid",
  [BOARD_STEP_TAX] = "tax",
  [BOARD_STEP_PRESENT] = "present",
  [BOARD_STEP_RETIRE] = "retire",
  [BOARD_STEP_COWBOY] = "cowboy",
  [BOARD_STEP_BEAT] = "beat",
  [BOARD_STEP_HORSE] = "horse",
  [BOARD_STEP_RIDE] = "ride",
  [BOARD_STEP_SHIFT_TO] = "shift-to",
  [BOARD_STEP_WAGES] = "wages",
  [BOARD_STEP_DUEL] = "duel",
  [BOARD_STEP_SHARPSHOOTER] = "sharpshooter",
  [BOARD_STEP_DIE] = "die",
  [BOARD_STEP_TILE] = "tile",
  [BOARD_STEP_REROLL] = "reroll",
  [BOARD_STEP_UNDERTAKER] = "undertaker",
  [BOARD_STEP_DOCTOR] = "doctor",
  [BOARD_STEP_BUY_PARCEL] = "buy-parcel",
  [BOARD_STEP_BUY_BUILDING] = "buy-building",
  [BOARD_STEP_SITE] = "site",
  [BOARD_STEP_HOUSE] = "house",
  [BOARD_STEP_CONSENT] = "consent",
  [BOARD_STEP_WAITING] = "waiting",
  [BOARD_STEP_GAMBLE] = "gamble",
  [BOARD_STEP_OUTLAW_PRIZE] = "outlaw-prize",
  [BOARD_STEP_GROCER] = "grocer",
  [BOARD_STEP_BLAST] = "blast",
  [BOARD_STEP_RANCH] = "ranch",
  [BOARD_STEP_VP] = "vp",
  [BOARD_STEP_ROADS] = "roads",
  [BOARD_STEP_BANKER] = "banker",
  [BOARD_STEP_SPEND] = "spend",
  [BOARD_STEP_DRAW] = "draw",
  [BOARD_STEP_CITY_HALL_ROAD] = "city-hall-road",
  [BOARD_STEP_CITY_HALL] = "city-hall",
  [BOARD_STEP_OUTLAW_STRENGTH] = "outlaw-strength",
  [BOARD_STEP_OUTLAW_NUMBER] = "outlaw-number",
  [BOARD_STEP_OUTLAW] = "outlaw",
  [BOARD_STEP_OUTLAW_TO] = "outlaw-to",
  [BOARD_STEP_CARD] = "card",
  [BOARD_STEP_WHITE_DIE] = "white-die",
};

static const char *const phase_ids[] = {
  [BOARD_PHASE_SETUP] = "setup",
  [BOARD_PHASE_OUTLAWS] = "outlaws",
  [BOARD_PHASE_CHARACTERS] = "characters",
  [BOARD_PHASE_COWBOYS] = "cowboys",
  [BOARD_PHASE_ACTIONS] = "actions",
  [BOARD_PHASE_ROUND_END] = "round-end",
  [BOARD_PHASE_OVER] = "over",
};

/* CS_NO_SEAT is null. */
/* Nothing while the seat is asked each time. */
static const char *const consent_ids[BOARD_CONSENTS] = {
  [BOARD_CONSENT_ALWAYS] = "always",
  [BOARD_CONSENT_NEVER] = "never",
};

/* The argument of a move that names the place, as moves do. */
static char *
dup_place_id (BoardPlace place)
{
  if (place < BOARD_TRACK)
    return g_strdup (board_track_ids[place]);
  if (place < BOARD_PLACE_ENCLOSURE)
    return comstock_board_parcel_dup_name (place - BOARD_PLACE_PARCEL);
  return g_strdup_printf ("enclosure-%u", place - BOARD_PLACE_ENCLOSURE + 1u);
}

static void
add_place (JsonBuilder *builder,
           BoardPlace   place,
           guint        n)
{
  g_autofree char *id = dup_place_id (place);

  for (guint i = 0; i < n; i++)
    json_builder_add_string_value (builder, id);
}

static guint
count_on_track (const BoardSeat *seat,
                guint            track)
{
  switch (track)
    {
    case BOARD_WAGES:
      return seat->wages;
    case BOARD_ROAD_1:
      return seat->road_1;
    default:
      return seat->track >> track & 1;
    }
}

/* Where its cowboys stand, each once. */
static void
add_cowboys (JsonBuilder     *builder,
             const BoardSeat *seat)
{
  comstock_json_begin_array (builder, "cowboys");
  for (guint track = 0; track < BOARD_TRACK; track++)
    add_place (builder, (BoardPlace) track, count_on_track (seat, track));
  for (BoardParcels left = seat->cowboys; left != 0; left &= left - 1)
    add_place (builder, (BoardPlace) (BOARD_PLACE_PARCEL + board_first (left)), 1);
  for (guint i = 0; i < BOARD_ENCLOSURES; i++)
    add_place (builder, (BoardPlace) (BOARD_PLACE_ENCLOSURE + i), seat->enclosure_cowboys >> i & 1);
  json_builder_end_array (builder);
}

static void
add_places (JsonBuilder *builder,
            const char  *name,
            guint32      track,
            BoardParcels parcels)
{
  comstock_json_begin_array (builder, name);
  for (; track != 0; track &= track - 1)
    add_place (builder, (BoardPlace) g_bit_nth_lsf (track, -1), 1);
  for (; parcels != 0; parcels &= parcels - 1)
    add_place (builder, (BoardPlace) (BOARD_PLACE_PARCEL + board_first (parcels)), 1);
  json_builder_end_array (builder);
}

static void
add_white (JsonBuilder     *builder,
           const BoardSeat *seat)
{
  g_autofree char *place = seat->white < BOARD_PLACES ? dup_place_id (seat->white) : NULL;

  comstock_position_write_word (builder, "white", seat->white == BOARD_WHITE_READY ? "ready" : place);
}

static void
add_role (JsonBuilder *builder,
          guint        role)
{
  g_autofree char *id = role < BOARD_ROLES ? comstock_board_json_dup_role_id (role) : NULL;

  comstock_position_write_word (builder, "character", id);
}

/* Tiles of each type, those that are there. */
static void
add_buildings (JsonBuilder  *builder,
               const char   *name,
               const guint8 *buildings)
{
  comstock_json_begin_object (builder, name);
  for (guint i = 0; i < BOARD_BUILDINGS; i++)
    if (buildings[i] > 0)
      comstock_json_write_int (builder, board_contents[BOARD_FIRST_BUILDING + i].id, buildings[i]);
  json_builder_end_object (builder);
}

static void
add_score (JsonBuilder      *builder,
           const BoardState *state,
           guint             seat)
{
  BoardScore score;

  board_seat_score (state, seat, &score);
  comstock_json_begin_object (builder, "score");
  comstock_json_write_int (builder, "vp", score.vp);
  comstock_json_write_int (builder, "money", score.money);
  comstock_json_write_int (builder, "contents", score.contents);
  comstock_json_write_int (builder, "horses", score.horses);
  comstock_json_write_int (builder, "teacher", score.teacher);
  comstock_json_write_int (builder, "station", score.station);
  comstock_json_write_int (builder, "kit-carson", score.kit_carson);
  comstock_json_write_int (builder, "bonus", score.bonus);
  comstock_json_write_int (builder, "total", score.total);
  json_builder_end_object (builder);
}

/* Counted things of the seat, each by its name. */
static void
add_supply (JsonBuilder      *builder,
            const BoardState *state,
            guint             seat)
{
  const BoardSeat *self = &state->seats[seat];
  const struct
  {
    const char *name;
    int n;
  } figures[] = {
    { "money", self->money },
    { "vp", self->vp },
    { "firepower", board_firepower (state, seat) },
    { "revolvers", self->tokens },
    { "roads", self->roads },
    { "personal", self->personal },
    { "general", self->general },
    { "limit", self->limit },
    { "dynamites", self->dynamites },
    { "no-duels", self->no_duels },
    { "shifts", self->shifts },
    { "horses", self->horses },
    { "rodeos", self->rodeos },
  };

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    comstock_json_write_int (builder, figures[i].name, figures[i].n);
}

static void
add_seat (JsonBuilder       *builder,
          ComstockBoardGame *game,
          const BoardState  *state,
          guint              seat)
{
  const BoardSeat *self = &state->seats[seat];

  json_builder_begin_object (builder);
  comstock_position_write_holder (builder, COMSTOCK_GAME (game), seat);
  add_supply (builder, state, seat);
  add_role (builder, self->role);
  comstock_board_json_write_parcels (builder, "parcels", self->owned);
  add_cowboys (builder, self);
  add_white (builder, self);
  add_places (builder, "dynamited", self->track_dynamite, self->dynamited);
  add_places (builder, "no-duel", self->no_duel, 0);
  add_buildings (builder, "waiting", self->waiting);
  comstock_position_write_word (builder, "doubling",
                                self->doubling < BOARD_CONTENTS ? board_contents[self->doubling].id : NULL);
  comstock_json_write_boolean (builder, "waits", self->waits);
  comstock_json_write_boolean (builder, "sharpshooter", self->sharpshooter);
  comstock_position_write_word (builder, "consent", consent_ids[self->consent]);
  comstock_json_write_numbers (builder, "enclosures", self->enclosures, BOARD_ENCLOSURES);
  comstock_json_write_numbers (builder, "tiles", self->hand, BOARD_TILE_VALUES);
  comstock_json_write_numbers (builder, "sheet", self->sheet, self->sheet_entry);
  add_score (builder, state, seat);
  json_builder_end_object (builder);
}

/* Rows from north to south; null is nothing. */
static void
add_map (JsonBuilder      *builder,
         const BoardState *state)
{
  comstock_json_begin_array (builder, "map");
  for (guint parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const BoardContent content = board_content_at (state, parcel);

      if (parcel % 8 == 0)
        json_builder_begin_array (builder);
      if (content != BOARD_BARE)
        json_builder_add_string_value (builder, board_contents[content].id);
      else
        json_builder_add_null_value (builder);
      if (parcel % 8 == 7)
        json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_roads (JsonBuilder      *builder,
           const BoardState *state)
{
  comstock_json_begin_array (builder, "roads");
  for (guint edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    if (board_has_road (state->roads, edge % 2 != 0, edge / 2))
      {
        g_autofree char *parcel = comstock_board_parcel_dup_name (edge / 2);
        g_autofree char *road = g_strconcat (parcel, edge % 2 != 0 ? " west" : " north", NULL);

        json_builder_add_string_value (builder, road);
      }
  json_builder_end_array (builder);
}

/* The construction spaces, the cheapest first. */
static void
add_track (JsonBuilder      *builder,
           const BoardState *state)
{
  comstock_json_begin_array (builder, "track");
  for (guint slot = 0; slot < BOARD_SLOTS; slot++)
    if (state->track[slot] != BOARD_BARE)
      json_builder_add_string_value (builder, board_contents[state->track[slot]].id);
    else
      json_builder_add_null_value (builder);
  json_builder_end_array (builder);
  add_buildings (builder, "bag", state->bag);
}

static void
add_standish (JsonBuilder      *builder,
              const BoardState *state)
{
  comstock_json_begin_object (builder, "standish");
  comstock_board_standish_write_one (builder, &state->standish);
  comstock_json_write_bits (builder, "deck", state->deck);
  comstock_json_write_bits (builder, "drawn", state->drawn);
  comstock_json_write_int (builder, "power", state->power);
  comstock_json_write_int (builder, "beaten", state->beaten);
  if (state->river != 0)
    comstock_json_write_boolean (builder, "bridged", state->bridged);
  json_builder_end_object (builder);
}

static void
add_table (JsonBuilder      *builder,
           const BoardState *state)
{
  add_map (builder, state);
  comstock_board_json_write_parcels (builder, "river", state->river);
  comstock_board_json_write_parcels (builder, "outlaws", state->outlaws);
  comstock_board_json_write_parcels (builder, "doubled", state->doubled);
  add_roads (builder, state);
  add_track (builder, state);
  comstock_board_json_write_roles (builder, "offer", board_offer (state));
  comstock_json_write_numbers (builder, "order", state->order, state->n_seats);
  comstock_json_write_numbers (builder, "passes", state->passes, state->n_seats);
  comstock_json_write_numbers (builder, "passed", state->passed, state->n_passed);
  comstock_position_write_number (builder, "ammunition", state->ammunition, CS_NO_SEAT);
  comstock_position_write_number (builder, "city-hall", state->hall_holder, CS_NO_SEAT);
  comstock_position_write_number (builder, "teacher", state->teacher, CS_NO_SEAT);
  comstock_json_write_int (builder, "strength", state->strength);
  comstock_json_write_numbers (builder, "dice", state->dice, state->n_seats);
  comstock_json_write_numbers (builder, "pile", state->pile, BOARD_TILE_VALUES);
  if (state->standish.plays)
    add_standish (builder, state);
}

/* What the question is about; null is nothing. */
static void
add_question (JsonBuilder      *builder,
              const BoardState *state)
{
  ComstockBoardQuestion question;
  g_autofree char *parcel = NULL;
  g_autofree char *duel = NULL;

  comstock_board_question_read (state, CS_NO_SEAT, &question);
  parcel = question.parcel != BOARD_NO_PARCEL ? comstock_board_parcel_dup_name (question.parcel) : NULL;
  duel = question.place != BOARD_NO_PLACE ? dup_place_id (question.place) : NULL;
  comstock_json_begin_object (builder, "about");
  comstock_position_write_word (builder, "building",
                                question.content != BOARD_BARE ? board_contents[question.content].id : NULL);
  comstock_position_write_word (builder, "parcel", parcel);
  comstock_position_write_word (builder, "duel", duel);
  comstock_position_write_number (builder, "price", question.price, -1);
  json_builder_end_object (builder);
}

static void
add_place_in_game (JsonBuilder      *builder,
                   const BoardState *state)
{
  const BoardTrack track = board_track_in_progress (state);

  comstock_json_write_int (builder, "round", state->round);
  comstock_json_write_string (builder, "phase", phase_ids[board_phase (state)]);
  comstock_position_write_word (builder, "place", track != BOARD_TRACK ? board_track_ids[track] : NULL);
  comstock_json_write_string (builder, "step", step_ids[state->step]);
  add_question (builder, state);
  comstock_json_write_boolean (builder, "over", state->step == BOARD_STEP_OVER);
  comstock_board_json_write_variants (builder, state->variants);
}

JsonNode *
comstock_board_position_to_json (ComstockGame *game,
                                 guint         cursor)
{
  const BoardState *state = comstock_game_get_state_at (game, cursor);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_position_write_record (builder, game, cursor);
  add_place_in_game (builder, state);
  comstock_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < state->n_seats; seat++)
    add_seat (builder, COMSTOCK_BOARD_GAME (game), state, seat);
  json_builder_end_array (builder);
  add_table (builder, state);
  if (state->step == BOARD_STEP_OVER)
    comstock_json_write_bits (builder, "winners", 1u << board_winner (state));
  comstock_position_write_legal (builder, game, state);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
