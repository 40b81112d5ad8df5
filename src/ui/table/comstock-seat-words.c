/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the settings of a seat; they are checked like anything from outside. */

#include "comstock-seat-words.h"

#include <string.h>

#include "model/base/comstock-text.h"

gboolean
comstock_seat_words_read (GVariant              *words,
                          const ComstockSeating *seating,
                          int                  (*find_suit) (const char *id),
                          ComstockHolder        *holder,
                          guint                 *suit)
{
  const char *kind_id, *level_id, *suit_id, *name;
  int kind, level, found_suit;

  g_variant_get (words, "(&s&s&s&s)", &kind_id, &level_id, &suit_id, &name);
  kind = comstock_seating_find_kind (seating, kind_id);
  level = kind >= 0 ? comstock_seating_find_level (seating, (ComstockSeatKind) kind, level_id) : -1;
  found_suit = find_suit (suit_id);
  if (level < 0 || found_suit < 0 || strlen (name) >= COMSTOCK_MAX_SEAT_NAME || !comstock_text_is_plain (name))
    return FALSE;
  holder->kind = (ComstockSeatKind) kind;
  holder->level = (ComstockLevel) level;
  comstock_holder_set_name (holder, name);
  *suit = (guint) found_suit;
  return TRUE;
}

void
comstock_seat_words_add (GVariantBuilder       *builder,
                         const ComstockSeating *seating,
                         const ComstockHolder  *holder,
                         const char            *suit_id)
{
  const char *level = comstock_seating_get_level_id (seating, holder->level);

  g_variant_builder_add (builder, "(ssss)", seating->kinds[holder->kind], level != NULL ? level : "", suit_id,
                         holder->name);
}
