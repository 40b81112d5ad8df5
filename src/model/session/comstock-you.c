/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells whether a seat is that of the only person, who is spoken to as "you". */

#include "comstock-you.h"

gboolean
comstock_is_you (ComstockGame *game,
                 guint         seat)
{
  const int viewer = comstock_game_get_viewer (game);

  return viewer >= 0 && seat == (guint) viewer && comstock_game_is_person (game, seat) &&
         comstock_game_count_persons (game) == 1;
}
