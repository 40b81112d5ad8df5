/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the first game shows each round's thing, whatever the person does. */

#include "model/cards/comstock-cards-first-game.h"

#include "model/store/comstock-save.h"
#include "table.h"

#define N_GAMES 200

/* A card that shows one of these parcels, or one of these characters. */
typedef struct
{
  CardsParcelSet parcels;
  CardsCharacterSet characters;
} Wanted;

/* What can be taken in each round wherever the person comes in the order. */
static const Wanted wanted[CARDS_ROUNDS] = {
  { CARDS_BIT (CARDS_RANCH), 0 },
  { CARDS_BIT (CARDS_HOUSE), 0 },
  { CARDS_BIT (CARDS_MINE), CARDS_BIT (CARDS_COWBOY) },
  { 0, CARDS_BIT (CARDS_PROSPECTOR) },
  { CARDS_BIT (CARDS_DRUGSTORE) | CARDS_BIT (CARDS_BANK), 0 },
  { CARDS_BIT (CARDS_SALOON) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_DRUGSTORE), 0 },
  { 0, CARDS_BIT (CARDS_HEROES) },
  { CARDS_BIT (CARDS_CHURCH) | CARDS_BIT (CARDS_GENERAL_STORE) | CARDS_BIT (CARDS_BLACKSMITH), 0 },
  { CARDS_BIT (CARDS_OUTLAWS) | CARDS_BIT (CARDS_PRISON), CARDS_BIT (CARDS_SHERIFF) },
};

/* What lies in the column when a round begins. */
static const CardsParcelSet shown[CARDS_ROUNDS] = {
  [0] = CARDS_BIT (CARDS_RANCH),
  [2] = CARDS_BIT (CARDS_MINE) | CARDS_BIT (CARDS_MOUNTAIN),
  [4] = CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_DRUGSTORE) | CARDS_BIT (CARDS_BANK),
  [5] = CARDS_BIT (CARDS_SALOON) | CARDS_BIT (CARDS_TOWNHOUSE),
  [7] = CARDS_BIT (CARDS_CHURCH) | CARDS_BIT (CARDS_GENERAL_STORE) | CARDS_BIT (CARDS_BLACKSMITH),
  [8] = CARDS_BIT (CARDS_OUTLAWS) | CARDS_BIT (CARDS_PRISON) | CARDS_BIT (CARDS_HOTEL),
};

static CardsParcelSet
get_parcels (ComstockCardsCard *card)
{
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);
  CardsParcelSet parcels = 0;

  for (guint i = 0; terrain != NULL && i < CARDS_CORNERS; i++)
    parcels |= CARDS_BIT (terrain->parcels[i]);
  return parcels;
}

static gboolean
is_wanted (ComstockCardsCard *card,
           const Wanted      *want)
{
  const CardsCard number = (CardsCard) comstock_cards_card_get_number (card);

  return (get_parcels (card) & want->parcels) != 0 ||
         (cards_is_character (number) && (want->characters & CARDS_BIT (number - CARDS_TERRAIN)) != 0);
}

/* In the first era, as nobody but this person could, having used the heroes: of what the round is about, something
 * can be taken, unless the person is a second time in the same round. */
static void
assert_takeable (ComstockCardsGame *game)
{
  GListModel *column = comstock_cards_game_get_column (game);
  const guint round = comstock_cards_game_get_round (game);
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (column); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);

      found |= comstock_cards_card_is_takeable (card) && is_wanted (card, &wanted[round - 1]);
    }
  g_assert_true (found);
}

static void
assert_shown (ComstockCardsGame *game)
{
  GListModel *column = comstock_cards_game_get_column (game);
  const guint round = comstock_cards_game_get_round (game);
  CardsParcelSet parcels = 0;

  for (guint i = 0; i < g_list_model_get_n_items (column); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);

      parcels |= get_parcels (card);
    }
  g_assert_cmphex (parcels & shown[round - 1], ==, shown[round - 1]);
}

typedef struct
{
  guint ties;           /* in round 2 */
  guint characters;     /* that the person took */
} Seen;

static void
on_event (ComstockCardsGame *game,
          const CsEvent     *event,
          Seen              *seen)
{
  if (event->type == CARDS_EVENT_ORDER && comstock_cards_game_get_era (game) == 1 &&
      comstock_cards_game_get_round (game) == 2 && event->args[2] != 0)
    seen->ties++;
}

static void
play_era (ComstockCardsGame *game,
          CsRng             *rng)
{
  Seen seen = { 0 };

  g_signal_connect (game, "event", G_CALLBACK (on_event), &seen);
  while (comstock_cards_game_get_era (game) == 1)
    {
      const CardsStep step = comstock_cards_game_get_step (game);

      if (step == CARDS_STEP_BID)
        assert_shown (game);
      if (step == CARDS_STEP_TAKE && comstock_cards_game_get_actor (game) == 0)
        assert_takeable (game);
      table_play_move (game, rng);
    }
  g_assert_cmpuint (seen.ties, >, 0);
  g_signal_handlers_disconnect_by_data (game, &seen);
}

static void
test_events (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (ComstockCardsGame) game = COMSTOCK_CARDS_GAME (comstock_cards_first_game_new (""));
      CsRng rng;

      cs_rng_init (&rng, i);
      play_era (game, &rng);
    }
}

/* Only this deal is the first game, also after it was saved and read again. */
static void
test_is (void)
{
  g_autoptr (ComstockCardsGame) game = COMSTOCK_CARDS_GAME (comstock_cards_first_game_new ("Ada"));
  g_autoptr (ComstockCardsGame) other = table_new ("person,virtual:novice,virtual:novice,virtual:novice", 1);
  g_autoptr (ComstockGame) read = NULL;
  g_autoptr (GBytes) bytes = comstock_save_to_bytes (COMSTOCK_GAME (game));
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (comstock_cards_seat_get_name (comstock_cards_game_get_seat (game, 0)), ==, "Ada");
  g_assert_true (comstock_cards_first_game_is (game));
  g_assert_false (comstock_cards_first_game_is (other));
  read = comstock_save_from_bytes (bytes, &error);
  g_assert_no_error (error);
  g_assert_true (comstock_cards_first_game_is (COMSTOCK_CARDS_GAME (read)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/first-game/events", test_events);
  g_test_add_func ("/first-game/is", test_is);

  return g_test_run ();
}
