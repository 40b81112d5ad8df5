/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the totals after each round from the journal; a round ends with the move that begins the next one. */

#include "comstock-score-history.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"

static void
append_totals (GArray                *totals,
               ComstockGame          *game,
               const ComstockMeasure *measure,
               gconstpointer          state)
{
  const guint n = comstock_game_get_n_seats (game);
  int32_t points[CS_MAX_SEATS] = { 0 };

  if (measure == NULL)
    comstock_game_get_rules (game)->score (comstock_game_get_kit (game), state, points);
  for (guint seat = 0; measure != NULL && seat < n; seat++)
    points[seat] = measure->read (state, seat);
  g_array_append_vals (totals, points, n);
}

ComstockScoreHistory *
comstock_score_history_new (ComstockGame          *game,
                            const ComstockMeasure *measure)
{
  ComstockScoreHistory *self = g_rc_box_new0 (ComstockScoreHistory);
  GArray *totals = g_array_new (FALSE, FALSE, sizeof (int32_t));
  const guint length = comstock_game_get_length (game);

  self->measure = measure;
  self->n_seats = comstock_game_get_n_seats (game);
  self->n_rounds = self->present = 1;
  append_totals (totals, game, measure, comstock_game_get_state_at (game, 0));
  for (guint cursor = 1; cursor <= length; cursor++)
    if (comstock_game_is_checkpoint (game, cursor))
      {
        append_totals (totals, game, measure, comstock_game_get_state_at (game, cursor));
        self->n_rounds++;
        self->present += cursor <= comstock_game_get_cursor (game);
      }
  append_totals (totals, game, measure, comstock_game_get_state_at (game, length));
  self->totals = (int32_t *) (void *) g_array_free (totals, FALSE);
  return self;
}

ComstockScoreHistory *
comstock_score_history_ref (ComstockScoreHistory *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer self)
{
  g_free (((ComstockScoreHistory *) self)->totals);
}

void
comstock_score_history_unref (ComstockScoreHistory *self)
{
  g_rc_box_release_full (self, clear);
}

gboolean
comstock_score_history_equal (const ComstockScoreHistory *self,
                              const ComstockScoreHistory *other)
{
  return self->n_rounds == other->n_rounds && self->present == other->present &&
         memcmp (self->totals, other->totals, (self->n_rounds + 1) * self->n_seats * sizeof *self->totals) == 0;
}

int
comstock_score_history_get_total (const ComstockScoreHistory *self,
                                  guint                       round,
                                  guint                       seat)
{
  g_return_val_if_fail (round <= self->n_rounds && seat < self->n_seats, 0);

  return self->totals[round * self->n_seats + seat];
}

void
comstock_score_history_get_range (const ComstockScoreHistory *self,
                                  int                        *least,
                                  int                        *greatest)
{
  *least = *greatest = 0;
  for (guint i = 0; i < (self->n_rounds + 1) * self->n_seats; i++)
    {
      *least = MIN (*least, self->totals[i]);
      *greatest = MAX (*greatest, self->totals[i]);
    }
}

static void
append_seat (const ComstockScoreHistory *self,
             ComstockGame               *game,
             guint                       round,
             guint                       seat,
             GString                    *list)
{
  g_autofree char *title = comstock_game_dup_seat_title (game, seat);
  g_autofree char *points = comstock_text_number (comstock_score_history_get_total (self, round, seat));
  /* Translators: a player and their points: "Hat 12" */
  g_autofree char *item = g_strdup_printf (C_("seat and points", "%s %s"), title, points);

  comstock_text_list_append (list, item);
}

char *
comstock_score_history_dup_totals (const ComstockScoreHistory *self,
                                   ComstockGame               *game,
                                   guint                       round)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < self->n_seats; seat++)
    append_seat (self, game, round, seat, list);
  return g_string_free (list, FALSE);
}

char *
comstock_score_history_dup_gist (const ComstockScoreHistory *self,
                                 ComstockGame               *game,
                                 guint                       n_rounds)
{
  const int32_t *totals = self->totals + self->n_rounds * self->n_seats;
  g_autoptr (GString) list = g_string_new (NULL);
  guint32 listed = 0;

  for (guint place = 0; place < self->n_seats; place++)
    {
      guint best = self->n_seats;

      for (guint seat = 0; seat < self->n_seats; seat++)
        if ((listed >> seat & 1) == 0 && (best == self->n_seats || totals[seat] > totals[best]))
          best = seat;
      listed |= 1u << best;
      append_seat (self, game, self->n_rounds, best, list);
    }
  if (self->measure != NULL)
    /* Translators: a chart in words: what it shows, such as money, its last round and how many there are, then the
     * seats and what they have, the greatest first. */
    return g_strdup_printf (_("%s up to round %u of %u: %s"), _(self->measure->name), self->n_rounds, n_rounds,
                            list->str);
  /* Translators: a chart in words: the last round it shows and how many there are, then the players and their totals,
   * the greatest first. */
  return g_strdup_printf (_("Victory points up to round %u of %u: %s"), self->n_rounds, n_rounds, list->str);
}
