/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing score sheets as JSON. */

#include "comstock-score-json.h"

static void
add_rows (JsonBuilder      *builder,
          const CardsScore *score)
{
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_object (builder);
  for (guint row = 0; row < CARDS_ROWS; row++)
    {
      json_builder_set_member_name (builder, cards_row_ids[row]);
      json_builder_add_int_value (builder, score->rows[row]);
    }
  json_builder_end_object (builder);
}

static void
add_characters (JsonBuilder       *builder,
                const CardsScore  *score,
                CardsCharacterSet  owned)
{
  json_builder_set_member_name (builder, "characters");
  json_builder_begin_object (builder);
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    if (owned & CARDS_BIT (character))
      {
        json_builder_set_member_name (builder, cards_characters[character].id);
        json_builder_add_int_value (builder, score->characters[character]);
      }
  json_builder_end_object (builder);
}

JsonNode *
comstock_score_to_json (const CardsScore  *score,
                        CardsCharacterSet  owned,
                        CardsKind          kind)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  if (kind == CARDS_REAL)
    {
      add_rows (builder, score);
      add_characters (builder, score, owned);
    }
  json_builder_set_member_name (builder, "total");
  json_builder_add_int_value (builder, score->total);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
