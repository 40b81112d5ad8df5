/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets up games with chosen piles and plays them by text. */

#include "test-stage.h"

#include <glib.h>
#include <string.h>

#include "test-city.h"

static const char suits_in_order[] = "hat star cactus boot horseshoe cow";

static void
stage_set_kinds (Stage      *stage,
                 const char *kinds)
{
  static const char letters[CARDS_KINDS + 1] = "RNIE";

  stage->setup.n_seats = strlen (kinds);
  for (uint8_t seat = 0; seat < stage->setup.n_seats; seat++)
    {
      const char *letter = strchr (letters, kinds[seat]);

      g_assert_nonnull (letter);
      stage->setup.kinds[seat] = letter - letters;
      stage->setup.suits[seat] = seat;
      if (kinds[seat] == 'R')
        continue;
      for (uint32_t era = 0; era < CARDS_ERAS; era++)
        for (uint8_t i = 0; i < CARDS_ROUNDS; i++)
          stage->setup.virtual_piles[era][seat][i] = cards_kinds[stage->setup.kinds[seat]].lowest + i;
    }
}

void
stage_set (Stage      *stage,
           const char *kinds)
{
  memset (stage, 0, sizeof *stage);
  stage_set_kinds (stage, kinds);
  for (uint8_t i = 0; i < CARDS_TERRAIN; i++)
    {
      CardsTerrain *card = &stage->deck.terrain[i];

      card->era = i / CARDS_TERRAIN_PER_ERA;
      card->appeal = 1;
      g_snprintf (card->id, sizeof card->id, "t%u-%02u", card->era + 1u, i % CARDS_TERRAIN_PER_ERA);
      stage->setup.terrain[card->era][i % CARDS_TERRAIN_PER_ERA] = i;
    }
  for (uint8_t character = 0; character < CARDS_CHARACTERS; character++)
    {
      stage->setup.characters[character] = character;
      stage_back (stage, character, suits_in_order);
    }
  stage_characters (stage, "governor lawyer chinese-worker heroes gunsmith mercenary doctor banker captain "
                           "singer settler auctioneer cowboy grocer undertaker editor "
                           "teacher paperboy indian prospector sheriff");
  stage_back (stage, CARDS_INDIAN, "skull");
  stage_back (stage, CARDS_PROSPECTOR, "skull");
  stage_back (stage, CARDS_SHERIFF, "skull");
}

CardsCard
stage_find (const Stage *stage,
            const char  *id)
{
  const int character = cards_character_find (id);
  const int terrain = cards_deck_find (&stage->deck, id);

  g_assert_cmpint (MAX (character, terrain), >=, 0);
  return character >= 0 ? CARDS_TERRAIN + character : terrain;
}

void
stage_card (Stage      *stage,
            const char *id,
            const char *letters,
            uint8_t     appeal)
{
  CardsTerrain *card = &stage->deck.terrain[stage_find (stage, id)];
  const CardsTerrain parcels = test_city_card (letters);

  memcpy (card->parcels, parcels.parcels, CARDS_CORNERS);
  card->appeal = appeal;
}

void
stage_back (Stage         *stage,
            CardsCharacter character,
            const char    *text)
{
  g_auto (GStrv) suits = g_strsplit (text, " ", -1);
  CardsBack *back = &stage->deck.backs[character];

  memset (back, 0, sizeof *back);
  back->skull = strcmp (text, "skull") == 0;
  if (back->skull)
    return;
  g_assert_cmpuint (g_strv_length (suits), ==, CARDS_SUITS);
  for (uint32_t i = 0; i < CARDS_SUITS; i++)
    back->suits[i] = cards_suit_find (suits[i]);
}

/* Moves @item, which is among the @n items of @pile, to the top. */
static void
stage_put_on_top (uint8_t *pile,
                  uint32_t n,
                  uint8_t  item)
{
  const uint8_t *found = memchr (pile, item, n);

  g_assert_nonnull (found);
  memmove (pile + 1, pile, found - pile);
  pile[0] = item;
}

void
stage_characters (Stage      *stage,
                  const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (uint32_t i = g_strv_length (list); i-- > 0;)
    stage_put_on_top (stage->setup.characters, CARDS_CHARACTERS, stage_find (stage, list[i]) - CARDS_TERRAIN);
}

void
stage_terrain (Stage      *stage,
               const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);

  for (uint32_t i = g_strv_length (list); i-- > 0;)
    {
      const CardsCard card = stage_find (stage, list[i]);

      stage_put_on_top (stage->setup.terrain[stage->deck.terrain[card].era], CARDS_TERRAIN_PER_ERA, card);
    }
}

void
stage_pile (Stage      *stage,
            uint32_t    era,
            uint32_t    seat,
            const char *numbers)
{
  g_auto (GStrv) list = g_strsplit (numbers, " ", -1);

  g_assert_cmpuint (g_strv_length (list), ==, CARDS_ROUNDS);
  for (uint32_t i = 0; i < CARDS_ROUNDS; i++)
    stage->setup.virtual_piles[era][seat][i] = atoi (list[i]);
}

void
stage_begin (Stage *stage)
{
  g_assert_cmpuint (cards_game.init (&stage->deck, &stage->setup, &stage->state).reason, ==, CS_LEGAL);
  g_assert_null (cards_check (&stage->deck, &stage->state));
}

static void
stage_apply (Stage   *stage,
             uint32_t seat,
             CsMove   move)
{
  const CsRefusal refusal = cards_game.is_legal (&stage->deck, &stage->state, seat, move);

  if (refusal.reason != CS_LEGAL)
    {
      char text[CS_MAX_MOVE_TEXT];

      cards_game.move_print (&stage->deck, move, text, sizeof text);
      g_error ("%u %s: refused with reason %u (%d, %d) %u in round %u, step %u", seat, text, refusal.reason, refusal.x,
               refusal.y, refusal.what, stage->state.round, stage->state.step);
    }
  stage->events.n = 0;
  cards_game.apply (&stage->deck, &stage->state, seat, move, &stage->events);
  g_assert_cmpstr (cards_check (&stage->deck, &stage->state), ==, NULL);
}

/* Reads "0 bid 7". */
static CsMove
stage_read (const Stage *stage,
            const char  *text,
            uint32_t    *seat)
{
  CsMove move;

  g_assert_true (g_ascii_isdigit (text[0]) && text[1] == ' ');
  *seat = text[0] - '0';
  if (!cards_game.move_parse (&stage->deck, text + 2, &move))
    g_error ("not a move: %s", text);
  return move;
}

void
stage_play (Stage      *stage,
            const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, "; ", -1);

  for (uint32_t i = 0; list[i] != NULL; i++)
    {
      uint32_t seat;
      const CsMove move = stage_read (stage, list[i], &seat);

      stage_apply (stage, seat, move);
    }
}

CsRefusal
stage_judge (const Stage *stage,
             const char  *text)
{
  uint32_t seat;
  const CsMove move = stage_read (stage, text, &seat);

  return cards_game.is_legal (&stage->deck, &stage->state, seat, move);
}

void
stage_assert_refusal (CsRefusal refusal,
                      CsRefusal expected)
{
  g_assert_cmpuint (refusal.reason, ==, expected.reason);
  g_assert_cmpint (refusal.x, ==, expected.x);
  g_assert_cmpint (refusal.y, ==, expected.y);
  g_assert_cmpuint (refusal.what, ==, expected.what);
}

/* The legal move that a dull seat makes: takes and sales come first and last in the list, so the first will do, but
 * where something can be left alone. */
static CsMove
stage_dull_move (const Stage *stage,
                 uint32_t     seat)
{
  CsMove moves[CARDS_MAX_LEGAL];

  cards_game.legal (&stage->deck, &stage->state, seat, moves);
  return stage->state.step == CARDS_STEP_ABILITY ? moves[1] : moves[0];
}

void
stage_play_dull (Stage *stage)
{
  const uint32_t seat = __builtin_ctz (cards_game.actors (&stage->state));

  stage_apply (stage, seat, stage_dull_move (stage, seat));
}

void
stage_run_to_step (Stage    *stage,
                   CardsStep step)
{
  while (stage->state.step != step)
    stage_play_dull (stage);
}

void
stage_run_to_turn (Stage   *stage,
                   uint32_t seat)
{
  while (stage->state.step != CARDS_STEP_TAKE || stage->state.actor != seat)
    stage_play_dull (stage);
}

void
stage_run_to_round (Stage   *stage,
                    uint32_t era,
                    uint32_t round)
{
  while (stage->state.era != era || stage->state.round != round)
    stage_play_dull (stage);
}

void
stage_acquire (Stage         *stage,
               uint32_t       seat,
               CardsCharacter character)
{
  const CardsState *state = &stage->state;
  const uint8_t round = state->round;

  while (state->round == round && state->step != CARDS_STEP_HIRE)
    {
      if (state->step == CARDS_STEP_BID && state->seats[seat].bid == 0)
        stage_apply (stage, seat, cards_move (CARDS_MOVE_BID, 31 - __builtin_clz (state->seats[seat].hand)));
      else if (state->step == CARDS_STEP_TAKE && state->actor == seat &&
               (state->seats[seat].owned & CARDS_BIT (character)) == 0)
        stage_apply (stage, seat, cards_move (CARDS_MOVE_TAKE, CARDS_TERRAIN + character));
      else
        stage_play_dull (stage);
    }
}

void
stage_bid (Stage      *stage,
           const char *bids)
{
  g_auto (GStrv) list = g_strsplit (bids, " ", -1);

  g_assert_cmpuint (g_strv_length (list), ==, stage->state.n_seats);
  for (uint32_t seat = 0; seat < stage->state.n_seats; seat++)
    if (stage->state.seats[seat].kind == CARDS_REAL)
      stage_apply (stage, seat, cards_move (CARDS_MOVE_BID, atoi (list[seat])));
  for (uint32_t seat = 0; seat < stage->state.n_seats; seat++)
    g_assert_cmpint (stage->state.seats[seat].bid, ==, atoi (list[seat]));
}

char *
stage_column (const Stage *stage)
{
  GString *ids = g_string_new (NULL);

  for (uint32_t i = 0; i < stage->state.n_column; i++)
    {
      const CardsCard card = stage->state.column[i];

      g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                              cards_is_character (card) ? cards_characters[card - CARDS_TERRAIN].id
                                                        : stage->deck.terrain[card].id);
    }
  return g_string_free (ids, FALSE);
}

const CsEvent *
stage_event (const Stage   *stage,
             CardsEventType type,
             uint32_t       nth)
{
  for (uint32_t i = 0; i < stage->events.n; i++)
    if (stage->events.items[i].type == type && nth-- == 0)
      return &stage->events.items[i];
  return NULL;
}
