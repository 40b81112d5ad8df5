/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chance: the same decisions meet the same outcome on every machine, other decisions another one. */

#include "comstock-chance.h"

#include "ai/cs-random.h"
#include "engine/cs-digest.h"

gboolean
comstock_chance_is_asked (ComstockGame *game)
{
  const CsGame *rules = comstock_game_get_rules (game);
  const guint length = comstock_game_get_length (game);

  return rules->seed != NULL &&
         (rules->actors (comstock_game_get_state_at (game, length)) & (1u << CS_CHANCE)) != 0;
}

/* By the texts of the moves: what packs them into numbers may change, the texts stay. */
static guint64
digest_journal (ComstockGame *game)
{
  const guint64 seed = comstock_game_get_rules (game)->seed (comstock_game_get_setup (game));
  guint64 digest = cs_digest_u32 (CS_DIGEST_START, (guint32) seed);

  digest = cs_digest_u32 (digest, (guint32) (seed >> 32));
  for (guint i = 0; i < comstock_game_get_length (game); i++)
    {
      g_autofree char *text = comstock_game_dup_step_text (game, i);

      digest = cs_digest_bytes (digest, (const guint8 *) text, strlen (text) + 1);
    }
  return digest;
}

CsMove
comstock_chance_draw (ComstockGame *game)
{
  const guint length = comstock_game_get_length (game);
  CsRng rng;

  cs_rng_init (&rng, digest_journal (game));
  return cs_random_move (comstock_game_get_rules (game), comstock_game_get_kit (game),
                         comstock_game_get_state_at (game, length), CS_CHANCE, &rng);
}
