/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the settings of a seat; they are checked like anything from outside. */

#include "comstock-seat-words.h"

#include <string.h>

#include "model/base/comstock-text.h"

static gboolean
read_seat (GVariant              *words,
           const ComstockSeating *seating,
           int                  (*find_suit) (const char *id),
           ComstockSeatChoice    *choice)
{
  const char *kind_id, *level_id, *suit_id, *name;
  int kind, level, found_suit;

  g_variant_get (words, "(&s&s&s&s)", &kind_id, &level_id, &suit_id, &name);
  kind = comstock_seating_find_kind (seating, kind_id);
  level = kind >= 0 ? comstock_seating_find_level (seating, (ComstockSeatKind) kind, level_id) : -1;
  found_suit = find_suit (suit_id);
  if (level < 0 || found_suit < 0 || strlen (name) >= COMSTOCK_MAX_SEAT_NAME || !comstock_text_is_plain (name))
    return FALSE;
  choice->holder.kind = (ComstockSeatKind) kind;
  choice->holder.level = (ComstockLevel) level;
  comstock_holder_set_name (&choice->holder, name);
  choice->suit = (guint) found_suit;
  return TRUE;
}

guint
comstock_seat_words_load (GSettings             *settings,
                          const ComstockSeating *seating,
                          int                  (*find_suit) (const char *id),
                          guint                  least,
                          guint                  most,
                          ComstockSeatChoice    *choices)
{
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "seats");
  const gsize n_seats = g_variant_n_children (seats);

  if (n_seats < least || n_seats > most)
    return 0;
  for (gsize i = 0; i < n_seats; i++)
    {
      g_autoptr (GVariant) words = g_variant_get_child_value (seats, i);

      if (!read_seat (words, seating, find_suit, &choices[i]))
        return 0;
    }
  return (guint) n_seats;
}

void
comstock_seat_words_store (GSettings                *settings,
                           const ComstockSeating    *seating,
                           const char             *(*get_suit_id) (guint suit),
                           const ComstockSeatChoice *choices,
                           guint                     n_choices)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ssss)"));

  for (guint i = 0; i < n_choices; i++)
    {
      const ComstockHolder *holder = &choices[i].holder;
      const char *level = comstock_seating_get_level_id (seating, holder->level);

      g_variant_builder_add (&builder, "(ssss)", seating->kinds[holder->kind], level != NULL ? level : "",
                             get_suit_id (choices[i].suit), holder->name);
    }
  g_settings_set_value (settings, "seats", g_variant_builder_end (&builder));
}

const char *
comstock_seat_words_find_person (const ComstockSeatChoice *choices,
                                 guint                     n_choices)
{
  for (guint i = 0; i < n_choices; i++)
    if (choices[i].holder.kind == COMSTOCK_PERSON)
      return choices[i].holder.name;
  return "";
}
