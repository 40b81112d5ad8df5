/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules say of a game: who acts, what is legal, why a move is refused, where its parts end. */

#include "comstock-game.h"

#include <glib/gi18n.h>

guint32
comstock_game_get_actors (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  return comstock_game_get_rules (self)->actors (comstock_game_get_state (self));
}

gboolean
comstock_game_is_over (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return comstock_game_get_actors (self) == 0;
}

gboolean
comstock_game_is_finished (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return comstock_game_get_rules (self)->actors (
           comstock_game_get_state_at (self, comstock_game_get_length (self))) == 0;
}

GArray *
comstock_game_dup_legal (ComstockGame *self,
                         guint         seat)
{
  const CsGame *rules = comstock_game_get_rules (self);
  GArray *moves;

  g_return_val_if_fail (rules != NULL, NULL);

  moves = g_array_sized_new (FALSE, FALSE, sizeof (CsMove), rules->max_legal);
  g_array_set_size (moves, rules->max_legal);
  g_array_set_size (moves, rules->legal (comstock_game_get_kit (self),
                                         comstock_game_get_state (self), seat,
                                         (CsMove *) (gpointer) moves->data));
  return moves;
}

CsRefusal
comstock_game_judge (ComstockGame *self,
                     guint         seat,
                     CsMove        move)
{
  const CsRefusal not_begun = { CS_REFUSED_NOT_ASKED };
  const CsRefusal not_yours = { CS_REFUSED_NOT_ACTING };
  const CsGame *rules = comstock_game_get_rules (self);

  g_return_val_if_fail (rules != NULL, not_begun);

  if (seat == CS_CHANCE)
    return not_yours;
  return rules->is_legal (comstock_game_get_kit (self), comstock_game_get_state (self),
                          seat, move);
}

char *
comstock_game_dup_step_text (ComstockGame *self,
                             guint         index)
{
  const ComstockStep *step = comstock_game_get_step (self, index);
  char text[CS_MAX_MOVE_TEXT];

  g_return_val_if_fail (step != NULL, NULL);

  comstock_game_get_rules (self)->move_print (comstock_game_get_kit (self), step->move, text, sizeof text);
  return g_strdup_printf ("%u %s", step->seat, text);
}

char *
comstock_game_dup_refusal (ComstockGame    *self,
                           const CsRefusal *refusal)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (refusal != NULL, NULL);

  switch (refusal->reason)
    {
    case CS_LEGAL:
      return NULL;
    case CS_REFUSED_OVER:
      return g_strdup (_("The game is over."));
    case CS_REFUSED_NOT_ACTING:
      return g_strdup (_("It is somebody else’s turn."));
    case CS_REFUSED_NOT_ASKED:
      return g_strdup (_("Something else has to be decided first."));
    case CS_REFUSED_UNKNOWN:
      return g_strdup (_("This is not a move of the game."));
    default:
      return COMSTOCK_GAME_GET_CLASS (self)->refuse (self, refusal);
    }
}

gboolean
comstock_game_is_checkpoint (ComstockGame *self,
                             guint         cursor)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);
  g_return_val_if_fail (cursor >= 1 && cursor <= comstock_game_get_length (self), FALSE);

  return COMSTOCK_GAME_GET_CLASS (self)->is_checkpoint (self, cursor);
}

guint64
comstock_game_get_digest_at (ComstockGame *self,
                             guint         cursor)
{
  const CsGame *rules = comstock_game_get_rules (self);

  g_return_val_if_fail (rules != NULL, 0);

  return rules->digest (comstock_game_get_state_at (self, cursor));
}

char *
comstock_game_dup_prompt (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return COMSTOCK_GAME_GET_CLASS (self)->dup_prompt (self);
}

char *
comstock_game_dup_heading (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return COMSTOCK_GAME_GET_CLASS (self)->dup_heading (self);
}

gboolean
comstock_game_is_secret (ComstockGame *self)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);

  return klass->is_secret != NULL && klass->is_secret (self);
}

gboolean
comstock_game_is_formality (ComstockGame *self)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);

  return klass->is_formality != NULL && klass->is_formality (self);
}

/* Whoever is asked for something else is told what for. */
static char *
dup_refusal_now (ComstockGame    *self,
                 const CsRefusal *refusal)
{
  g_autofree char *prompt = NULL;

  if (refusal->reason != CS_REFUSED_NOT_ASKED)
    return comstock_game_dup_refusal (self, refusal);
  prompt = comstock_game_dup_prompt (self);
  /* Translators: what is asked of the player instead, a sentence, as “Pick an auction card in secret.” */
  return g_strdup_printf (_("Not now. %s"), prompt);
}

char *
comstock_game_dup_refusal_of (ComstockGame *self,
                              guint         seat,
                              CsMove        move)
{
  const CsRefusal refusal = comstock_game_judge (self, seat, move);

  return dup_refusal_now (self, &refusal);
}

char *
comstock_game_dup_refusal_at (ComstockGame        *self,
                              guint                seat,
                              const ComstockPlace *place)
{
  const CsRefusal refusal = COMSTOCK_GAME_GET_CLASS (self)->refuse_place (self, seat, place);

  return dup_refusal_now (self, &refusal);
}
