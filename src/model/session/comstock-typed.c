/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has a game's class read and write typed moves, and completes what is typed from the legal moves, in their order. */

#include "comstock-typed.h"

gboolean
comstock_typed_is_possible (ComstockGame *game)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (game), FALSE);

  return COMSTOCK_GAME_GET_CLASS (game)->parse_typed != NULL;
}

char *
comstock_typed_dup (ComstockGame *game,
                    guint         seat,
                    CsMove        move)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (game), NULL);

  return COMSTOCK_GAME_GET_CLASS (game)->dup_typed (game, seat, move);
}

gboolean
comstock_typed_parse (ComstockGame *game,
                      guint         seat,
                      const char   *typed,
                      CsMove       *move)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (game), FALSE);

  return COMSTOCK_GAME_GET_CLASS (game)->parse_typed (game, seat, typed, move);
}

char *
comstock_typed_fold (const char *text)
{
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, NULL);

  return g_strjoinv (" ", words);
}

char *
comstock_typed_next (ComstockGame *game,
                     guint         seat,
                     const char   *beginning,
                     const char   *text)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);
  g_autofree char *start = comstock_typed_fold (beginning);
  g_autofree char *first = NULL;
  gboolean passed = FALSE;

  for (guint i = 0; i < legal->len; i++)
    {
      g_autofree char *typed = comstock_typed_dup (game, seat, g_array_index (legal, CsMove, i));
      g_autofree char *folded = comstock_typed_fold (typed);

      if (!g_str_has_prefix (folded, start))
        continue;
      if (passed)
        return g_steal_pointer (&typed);
      passed = g_str_equal (typed, text);
      if (first == NULL)
        first = g_steal_pointer (&typed);
    }
  return g_steal_pointer (&first);
}
