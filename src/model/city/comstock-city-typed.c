/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed is compared with the words of the legal moves, then with those of tiles laid elsewhere, so that the
 * rules can refuse them. */

#include "comstock-city-typed.h"

#include "comstock-city-text.h"
#include "model/session/comstock-typed.h"

char *
comstock_city_typed_dup (ComstockGame *game,
                         guint         seat,
                         CsMove        move)
{
  return comstock_city_text_dup_move_title (game, comstock_game_get_state (game), seat, move);
}

/* Any cell that holds a tile or lies beside one. */
static gboolean
find_lay (ComstockGame *game,
          guint         seat,
          const char   *typed,
          CsMove       *move)
{
  const CityState *state = comstock_game_get_state (game);

  for (guint i = 0; state->step == CITY_STEP_LAY && i < CITY_EDGES * state->n_cells; i++)
    {
      const CityCell *cell = &state->cells[i / CITY_EDGES];

      *move = city_move_at (CITY_MOVE_LAY, cell->x, cell->y, i % CITY_EDGES);
      if (comstock_typed_is (game, seat, *move, typed))
        return TRUE;
    }
  return FALSE;
}

gboolean
comstock_city_typed_parse (ComstockGame *game,
                           guint         seat,
                           const char   *typed,
                           CsMove       *move)
{
  if (comstock_game_is_over (game))
    return FALSE;
  return comstock_typed_find_legal (game, seat, typed, move) || find_lay (game, seat, typed, move);
}
