/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing positions as JSON. */

#include "comstock-cards-position.h"

#include "comstock-cards-sheet.h"
#include "model/base/comstock-json-write.h"
#include "model/session/comstock-position.h"

static void
add_cards (JsonBuilder     *builder,
           const char      *name,
           const CardsDeck *deck,
           const CardsCard *cards,
           guint            n)
{
  comstock_json_begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    json_builder_add_string_value (builder,
                                   cards_is_character (cards[i]) ? cards_characters[cards[i] - CARDS_TERRAIN].id
                                                                 : deck->terrain[cards[i]].id);
  json_builder_end_array (builder);
}

static void
add_characters (JsonBuilder     *builder,
                const CardsSeat *seat)
{
  comstock_json_begin_array (builder, "characters");
  for (guint i = 0; i < seat->n_taken; i++)
    if (cards_is_character (seat->taken[i]))
      {
        const guint character = seat->taken[i] - CARDS_TERRAIN;

        json_builder_begin_object (builder);
        comstock_json_write_string (builder, "id", cards_characters[character].id);
        comstock_json_write_boolean (builder, "used", (seat->used & CARDS_BIT (character)) != 0);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_placed (JsonBuilder     *builder,
            const CardsDeck *deck,
            const CardsCity *city)
{
  comstock_json_begin_array (builder, "placed");
  for (guint i = 0; i < city->n_placed; i++)
    {
      json_builder_begin_object (builder);
      comstock_json_write_string (builder, "card", deck->terrain[city->placed[i].card].id);
      comstock_json_write_int (builder, "x", city->placed[i].x);
      comstock_json_write_int (builder, "y", city->placed[i].y);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_parcel (JsonBuilder     *builder,
            const CardsCity *city,
            int              x,
            int              y)
{
  const CardsParcel parcel = cards_city_parcel (city, x, y);

  if (parcel == CARDS_NO_PARCEL)
    return;
  json_builder_begin_object (builder);
  comstock_json_write_int (builder, "x", x);
  comstock_json_write_int (builder, "y", y);
  comstock_json_write_string (builder, "parcel", cards_parcels[parcel].id);
  json_builder_end_object (builder);
}

static void
add_city (JsonBuilder     *builder,
          const CardsCity *city)
{
  comstock_json_begin_array (builder, "city");
  if (city->n_placed > 0)
    for (int y = city->top; y <= city->bottom; y++)
      for (int x = city->left; x <= city->right; x++)
        add_parcel (builder, city, x, y);
  json_builder_end_array (builder);
}

static void
add_holder (JsonBuilder       *builder,
            ComstockCardsSeat *seat)
{
  const ComstockSeatKind kind = comstock_cards_seat_get_kind (seat);

  comstock_json_write_string (builder, "kind", comstock_cards_seat_kind_get_id (kind));
  json_builder_set_member_name (builder, "level");
  if (kind == COMSTOCK_PERSON)
    json_builder_add_null_value (builder);
  else
    json_builder_add_string_value (builder, comstock_cards_level_get_id (comstock_cards_seat_get_level (seat)));
}

/* What lies in front of a seat. */
static void
add_possessions (JsonBuilder     *builder,
                 const CardsDeck *deck,
                 const CardsSeat *seat)
{
  add_characters (builder, seat);
  add_placed (builder, deck, &seat->city);
  add_city (builder, &seat->city);
  comstock_json_write_int (builder, "sold", seat->sold);
  comstock_json_write_int (builder, "unplaced", seat->unplaced);
  add_cards (builder, "taken", deck, seat->taken, seat->n_taken);
}

static void
add_seat (JsonBuilder       *builder,
          const CardsDeck   *deck,
          const CardsState  *state,
          ComstockCardsSeat *seat)
{
  const guint index = comstock_cards_seat_get_index (seat);
  const CardsSeat *self = &state->seats[index];
  const gboolean open = cards_bids_are_open (state);
  g_autoptr (ComstockSheet) sheet = NULL;
  CardsScore score;

  cards_seat_score (deck, state, index, &score);
  sheet = comstock_cards_sheet_new_scored (&score, self->owned, self->kind);
  json_builder_begin_object (builder);
  comstock_json_write_int (builder, "seat", index);
  add_holder (builder, seat);
  comstock_json_write_string (builder, "suit", cards_suit_ids[self->suit]);
  comstock_json_write_bits (builder, "hand", self->hand);
  comstock_json_write_numbers (builder, "discards", self->discards, self->n_discards);
  json_builder_set_member_name (builder, "played");
  if (open)
    json_builder_add_int_value (builder, self->bid);
  else
    json_builder_add_null_value (builder);
  comstock_json_write_int (builder, "value", open ? cards_seat_value (state, index) : 0);
  add_possessions (builder, deck, self);
  json_builder_set_member_name (builder, "score");
  json_builder_add_value (builder, comstock_sheet_to_json (sheet, 0));
  json_builder_end_object (builder);
}

static void
add_tie_breaker (JsonBuilder      *builder,
                 const CardsDeck  *deck,
                 const CardsState *state)
{
  const CardsBack *back = cards_tie_breaker (deck, state);

  comstock_json_begin_array (builder, "tiebreaker");
  for (guint i = 0; i < CARDS_SUITS; i++)
    json_builder_add_string_value (builder, cards_suit_ids[back != NULL ? back->suits[i] : i]);
  json_builder_end_array (builder);
}

static void
add_table (JsonBuilder      *builder,
           const CardsDeck  *deck,
           const CardsState *state)
{
  CardsCard removed[CARDS_CARDS];
  const guint n_removed = cards_removed (state, removed);

  add_cards (builder, "column", deck, state->column, state->n_column);
  add_cards (builder, "removed", deck, removed, n_removed);
  comstock_json_begin_object (builder, "piles");
  comstock_json_write_int (builder, "characters", state->n_characters);
  comstock_json_write_int (builder, "terrain", CARDS_TERRAIN_PER_ERA - state->n_terrain_drawn[state->era]);
  json_builder_end_object (builder);
  add_tie_breaker (builder, deck, state);
  if (state->step == CARDS_STEP_OVER)
    comstock_json_write_bits (builder, "winners", cards_winners (deck, state));
}

JsonNode *
comstock_cards_position_to_json (ComstockGame *game,
                                 guint         cursor)
{
  const CardsDeck *deck = comstock_game_get_kit (game);
  const CardsState *state = comstock_game_get_state_at (game, cursor);
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  comstock_position_write_record (builder, game, cursor);
  comstock_json_write_int (builder, "era", state->era + 1);
  comstock_json_write_int (builder, "round", state->round);
  comstock_json_write_int (builder, "stage", state->stage);
  comstock_json_write_boolean (builder, "over", state->step == CARDS_STEP_OVER);
  comstock_json_begin_array (builder, "seats");
  for (guint seat = 0; seat < state->n_seats; seat++)
    add_seat (builder, deck, state, comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (game), seat));
  json_builder_end_array (builder);
  add_table (builder, deck, state);
  comstock_position_write_legal (builder, game, state);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
