/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules rank the seats; here they are asked what they would say. */

#include "config.h"

#include "comstock-cards-standing.h"

#include <glib/gi18n.h>

#include "comstock-cards-column.h"
#include "comstock-cards-names.h"

/* Inserts @seat before those with smaller keys; returns how many there are now. */
static guint
insert (ComstockCardsStanding list[CARDS_MAX_SEATS],
        guint                 n,
        const uint32_t        keys[CARDS_MAX_SEATS],
        guint                 seat)
{
  guint i;

  if (keys[seat] == 0)
    return n;
  for (i = n; i > 0 && keys[list[i - 1].seat] < keys[seat]; i--)
    list[i] = list[i - 1];
  list[i] = (ComstockCardsStanding) { .seat = seat };
  return n + 1;
}

guint
comstock_cards_standing_list (ComstockCardsGame    *game,
                              int                   raised,
                              guint                 boost,
                              ComstockCardsStanding list[CARDS_MAX_SEATS])
{
  const CardsState *now = comstock_game_get_state (COMSTOCK_GAME (game));
  g_autofree CardsState *state = g_memdup2 (now, sizeof (CardsState));
  uint32_t keys[CARDS_MAX_SEATS];
  guint n = 0;

  if (!cards_bids_are_open (now))
    return 0;
  if (raised >= 0)
    state->seats[raised].boost = (uint8_t) (state->seats[raised].boost + boost);
  cards_order_keys (comstock_game_get_kit (COMSTOCK_GAME (game)), state, keys);
  for (guint seat = 0; seat < state->n_seats; seat++)
    n = insert (list, n, keys, seat);
  for (guint i = 0; i < n; i++)
    {
      list[i].value = (guint) cards_seat_value (state, list[i].seat);
      if (i > 0 && list[i].value == list[i - 1].value)
        list[i].tied = list[i - 1].tied = TRUE;
    }
  return n;
}

static void
append_value (GString                     *text,
              ComstockCardsGame           *game,
              const ComstockCardsStanding *standing)
{
  g_autofree char *title = comstock_cards_seat_dup_title (comstock_cards_game_get_seat (game, standing->seat));

  /* Translators: a player's suit, and the value of the auction card: "Hat 7" */
  g_string_append_printf (text, _("%s %u"), title, standing->value);
}

char *
comstock_cards_standing_dup_reason (ComstockCardsGame           *game,
                                    const ComstockCardsStanding *pair)
{
  ComstockCardsSeat *first = comstock_cards_game_get_seat (game, pair[0].seat);
  ComstockCardsSeat *second = comstock_cards_game_get_seat (game, pair[1].seat);
  g_autofree char *first_title = comstock_cards_seat_dup_title (first);
  g_autofree char *second_title = comstock_cards_seat_dup_title (second);

  /* Translators: two players who have bid the same, and their suits: "Ruth goes before Anna: Star is above Hat." */
  return g_strdup_printf (_("%s goes before %s: %s is above %s."), first_title, second_title,
                          comstock_suit_get_name (comstock_cards_seat_get_suit (first)),
                          comstock_suit_get_name (comstock_cards_seat_get_suit (second)));
}

char *
comstock_cards_standing_dup_sentence (ComstockCardsGame *game)
{
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (game, -1, 0, list);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      append_value (text, game, &list[i]);
      g_string_append (text, i + 1 < n ? ", " : ".");
    }
  for (guint i = 0; i + 1 < n; i++)
    if (list[i].value == list[i + 1].value)
      {
        g_autofree char *reason = comstock_cards_standing_dup_reason (game, &list[i]);

        g_string_append_printf (text, " %s", reason);
      }
  return g_string_free (text, n == 0);
}

void
comstock_cards_standing_find_raisers (ComstockCardsGame *self,
                                      CardsCharacterSet  raisers[CARDS_MAX_SEATS])
{
  ComstockGame *game = COMSTOCK_GAME (self);

  memset (raisers, 0, CARDS_MAX_SEATS * sizeof raisers[0]);
  for (guint cursor = comstock_cards_column_find_round (self); cursor < comstock_game_get_cursor (game); cursor++)
    {
      const ComstockStep *step = comstock_game_get_step (game, cursor);
      const CardsCharacter character = (CardsCharacter) cards_move_argument (step->move);

      if (cards_move_type (step->move) == CARDS_MOVE_USE && cards_characters[character].boost > 0)
        raisers[step->seat] |= CARDS_BIT (character);
    }
}

gboolean
comstock_cards_standing_lost_tie (ComstockCardsGame *game,
                                  guint              seat)
{
  ComstockCardsSeat *own = comstock_cards_game_get_seat (game, seat);

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      ComstockCardsSeat *other = comstock_cards_game_get_seat (game, i);

      if (comstock_cards_seat_get_value (other) == comstock_cards_seat_get_value (own) &&
          comstock_cards_seat_get_order (other) >= 0 &&
          comstock_cards_seat_get_order (other) < comstock_cards_seat_get_order (own))
        return TRUE;
    }
  return FALSE;
}
