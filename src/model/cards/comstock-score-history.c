/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round ends with the move that begins the next one, and nothing scores in between. */

#include "comstock-score-history.h"

#include <glib/gi18n.h>

#include "model/comstock-text.h"

static guint
round_of (const CardsState *state)
{
  return (guint) state->era * CARDS_ROUNDS + state->round;
}

static void
read_totals (ComstockScoreHistory *self,
             ComstockCardsGame    *game,
             guint                 round,
             const CardsState     *state)
{
  const CardsDeck *deck = comstock_deck_get_cards (comstock_cards_game_get_deck (game));
  CardsScore score;

  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      cards_seat_score (deck, state, seat, &score);
      self->totals[round][seat] = score.total;
    }
}

void
comstock_score_history_read (ComstockScoreHistory *self,
                             ComstockCardsGame    *table)
{
  ComstockGame *game = COMSTOCK_GAME (table);
  const guint length = comstock_game_get_length (game);

  *self = (ComstockScoreHistory) { .n_rounds = 1, .present = round_of (comstock_game_get_state (game)) };
  for (guint cursor = 1; cursor <= length; cursor++)
    {
      const gboolean ends = comstock_game_is_checkpoint (game, cursor);

      if (ends || cursor == length)
        read_totals (self, table, self->n_rounds, comstock_game_get_state_at (game, cursor));
      if (ends)
        {
          self->n_rounds++;
          memcpy (self->totals[self->n_rounds], self->totals[self->n_rounds - 1], sizeof *self->totals);
        }
    }
}

void
comstock_score_history_get_range (const ComstockScoreHistory *self,
                                  ComstockCardsGame          *game,
                                  int                        *least,
                                  int                        *greatest)
{
  *least = *greatest = 0;
  for (guint round = 1; round <= self->n_rounds; round++)
    for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)); seat++)
      {
        *least = MIN (*least, self->totals[round][seat]);
        *greatest = MAX (*greatest, self->totals[round][seat]);
      }
}

static void
append_seat (const ComstockScoreHistory *self,
             ComstockCardsGame          *game,
             guint                       round,
             guint                       seat,
             GString                    *list)
{
  g_autofree char *title = comstock_seat_dup_title (comstock_cards_game_get_seat (game, seat));
  g_autofree char *points = comstock_text_number (self->totals[round][seat]);
  /* Translators: a seat and its points: "Hat 12" */
  g_autofree char *item = g_strdup_printf (C_("seat and points", "%s %s"), title, points);

  comstock_text_list_append (list, item);
}

char *
comstock_score_history_dup_round (const ComstockScoreHistory *self,
                                  ComstockCardsGame          *game,
                                  guint                       round)
{
  const char *era = comstock_era_get_name ((round - 1) / CARDS_ROUNDS);
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (round >= 1 && round <= self->n_rounds, NULL);

  for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)); seat++)
    append_seat (self, game, round, seat, list);
  /* Translators: an era, the number of a round in it, and the totals of all seats: "Era I, round 3: Hat 12, Star 9" */
  return g_strdup_printf (_("%s, round %u: %s"), era, (round - 1) % CARDS_ROUNDS + 1, list->str);
}

char *
comstock_score_history_dup_gist (const ComstockScoreHistory *self,
                                 ComstockCardsGame          *game)
{
  const guint n_seats = comstock_game_get_n_seats (COMSTOCK_GAME (game));
  g_autoptr (GString) list = g_string_new (NULL);
  guint32 listed = 0;

  for (guint place = 0; place < n_seats; place++)
    {
      guint best = CARDS_MAX_SEATS;

      for (guint seat = 0; seat < n_seats; seat++)
        if ((listed & CARDS_BIT (seat)) == 0 &&
            (best == CARDS_MAX_SEATS || self->totals[self->n_rounds][seat] > self->totals[self->n_rounds][best]))
          best = seat;
      listed |= CARDS_BIT (best);
      append_seat (self, game, self->n_rounds, best, list);
    }
  /* Translators: a chart in words: the last round it shows and how many there are, then the seats and their totals,
   * the greatest first. */
  return g_strdup_printf (_("Victory points up to round %u of %u: %s"), self->n_rounds, COMSTOCK_ROUNDS, list->str);
}
