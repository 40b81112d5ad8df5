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

  if (COMSTOCK_GAME_GET_CLASS (game)->dup_typed != NULL)
    return COMSTOCK_GAME_GET_CLASS (game)->dup_typed (game, seat, move);
  return COMSTOCK_GAME_GET_CLASS (game)->dup_move_title (game, comstock_game_get_state (game), seat, move);
}

char *
comstock_typed_fold (const char *text)
{
  g_auto (GStrv) words = g_str_tokenize_and_fold (text, NULL, NULL);

  return g_strjoinv (" ", words);
}

gboolean
comstock_typed_is (ComstockGame *game,
                   guint         seat,
                   CsMove        move,
                   const char   *typed)
{
  g_autofree char *title = comstock_typed_dup (game, seat, move);
  g_autofree char *words = comstock_typed_fold (title);
  g_autofree char *folded = comstock_typed_fold (typed);
  g_autofree char *stripped = g_strstrip (g_strdup (typed));
  char text[CS_MAX_MOVE_TEXT];

  comstock_game_get_rules (game)->move_print (comstock_game_get_kit (game), move, text, sizeof text);
  /* What is saved may have numbers with a sign, which no words have. */
  return g_str_equal (folded, words) || g_ascii_strcasecmp (stripped, text) == 0;
}

static gboolean
find_legal (ComstockGame *game,
            guint         seat,
            const char   *typed,
            CsMove       *move)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, seat);

  for (guint i = 0; i < legal->len; i++)
    if (comstock_typed_is (game, seat, g_array_index (legal, CsMove, i), typed))
      {
        *move = g_array_index (legal, CsMove, i);
        return TRUE;
      }
  return FALSE;
}

gboolean
comstock_typed_parse (ComstockGame *game,
                      guint         seat,
                      const char   *typed,
                      CsMove       *move)
{
  /* What an input method for Chinese or Japanese types: wide spaces, letters and digits. */
  g_autofree char *normal = g_utf8_normalize (typed, -1, G_NORMALIZE_ALL_COMPOSE);
  const char *plain = normal != NULL ? normal : typed;

  g_return_val_if_fail (COMSTOCK_IS_GAME (game), FALSE);

  if (COMSTOCK_GAME_GET_CLASS (game)->dup_typed == NULL)
    {
      if (comstock_game_is_over (game))
        return FALSE;
      if (find_legal (game, seat, plain, move))
        return TRUE;
    }
  return COMSTOCK_GAME_GET_CLASS (game)->parse_typed (game, seat, plain, move);
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
