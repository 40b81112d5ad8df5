/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing score sheets as JSON. */

#include "comstock-cards-score-json.h"

#include "model/base/comstock-json-write.h"

static void
add_rows (JsonBuilder      *builder,
          const CardsScore *score)
{
  comstock_json_begin_object (builder, "rows");
  for (guint row = 0; row < CARDS_ROWS; row++)
    {
      comstock_json_write_int (builder, cards_row_ids[row], score->rows[row]);
    }
  json_builder_end_object (builder);
}

static void
add_characters (JsonBuilder      *builder,
                const CardsScore *score,
                CardsCharacterSet owned)
{
  comstock_json_begin_object (builder, "characters");
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    if (owned & CARDS_BIT (character))
      {
        comstock_json_write_int (builder, cards_characters[character].id, score->characters[character]);
      }
  json_builder_end_object (builder);
}

JsonNode *
comstock_cards_score_to_json (const CardsScore *score,
                              CardsCharacterSet owned,
                              CardsKind         kind)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  if (kind == CARDS_REAL)
    {
      add_rows (builder, score);
      add_characters (builder, score, owned);
    }
  comstock_json_write_int (builder, "total", score->total);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
