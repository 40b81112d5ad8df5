/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells whether a seat is that of the only person, who is spoken to as "you". */

#include "comstock-you.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"

gboolean
comstock_is_you (ComstockGame *game,
                 guint         seat)
{
  const int viewer = comstock_game_get_viewer (game);

  return viewer >= 0 && seat == (guint) viewer && comstock_game_is_person (game, seat) &&
         comstock_game_count_persons (game) == 1;
}

char *
comstock_you_dup_title (ComstockGame *game,
                        guint         seat)
{
  g_autofree char *title = comstock_game_dup_seat_title (game, seat);

  return comstock_text_isolate (title);
}

char *
comstock_you_dup_listed (ComstockGame *game,
                         guint         seat)
{
  if (comstock_is_you (game, seat))
    /* Translators: the one who reads this, in a list of players: "Duel at C4: Mae, you." */
    return g_strdup (C_("list of players", "you"));
  return comstock_you_dup_title (game, seat);
}
