/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a position as JSON for scripts; moves are written as the rules print them. */

#include "comstock-position.h"

#include "comstock-games.h"

#include "model/base/comstock-json-write.h"

static void
add_move (JsonBuilder  *builder,
          ComstockGame *game,
          CsMove        move)
{
  char text[CS_MAX_MOVE_TEXT];

  comstock_game_get_rules (game)->move_print (comstock_game_get_kit (game), move, text, sizeof text);
  json_builder_add_string_value (builder, text);
}

static void
add_last (JsonBuilder  *builder,
          ComstockGame *game,
          guint         cursor)
{
  json_builder_set_member_name (builder, "last");
  if (cursor == 0)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  comstock_json_write_int (builder, "seat", comstock_game_get_step (game, cursor - 1)->seat);
  json_builder_set_member_name (builder, "move");
  add_move (builder, game, comstock_game_get_step (game, cursor - 1)->move);
  json_builder_end_object (builder);
}

void
comstock_position_write_record (JsonBuilder  *builder,
                                ComstockGame *game,
                                guint         cursor)
{
  comstock_json_write_int (builder, "move", cursor);
  comstock_json_write_int (builder, "moves", comstock_game_get_length (game));
  add_last (builder, game, cursor);
  comstock_json_write_digest (builder, "digest", comstock_game_get_digest_at (game, cursor));
}

void
comstock_position_write_word (JsonBuilder *builder,
                              const char  *name,
                              const char  *word)
{
  json_builder_set_member_name (builder, name);
  if (word != NULL)
    json_builder_add_string_value (builder, word);
  else
    json_builder_add_null_value (builder);
}

void
comstock_position_write_number (JsonBuilder *builder,
                                const char  *name,
                                int          number,
                                int          none)
{
  json_builder_set_member_name (builder, name);
  if (number != none)
    json_builder_add_int_value (builder, number);
  else
    json_builder_add_null_value (builder);
}

void
comstock_position_write_holder (JsonBuilder  *builder,
                                ComstockGame *game,
                                guint         seat)
{
  const ComstockSeating *seating = comstock_games_find (comstock_game_get_rules (game)->id)->seating;
  const ComstockHolder *holder = comstock_game_get_holder (game, seat);

  comstock_json_write_int (builder, "seat", seat);
  comstock_json_write_string (builder, "kind", seating->kinds[holder->kind]);
  comstock_position_write_word (builder, "level", comstock_seating_get_level_id (seating, holder->level));
  comstock_json_write_string (builder, "suit", comstock_suit_get_id (comstock_game_get_suit (game, seat)));
}

void
comstock_position_write_legal (JsonBuilder  *builder,
                               ComstockGame *game,
                               gconstpointer state)
{
  const CsGame *rules = comstock_game_get_rules (game);
  const guint32 actors = rules->actors (state);
  g_autofree CsMove *moves = g_new (CsMove, rules->max_legal);

  comstock_json_write_bits (builder, "actors", actors);
  comstock_json_begin_object (builder, "legal");
  for (guint32 left = actors; left != 0; left &= left - 1)
    {
      const guint seat = (guint) g_bit_nth_lsf (left, -1);
      const guint n = rules->legal (comstock_game_get_kit (game), state, seat, moves);
      g_autofree char *name = g_strdup_printf ("%u", seat);

      comstock_json_begin_array (builder, name);
      for (guint i = 0; i < n; i++)
        add_move (builder, game, moves[i]);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}
