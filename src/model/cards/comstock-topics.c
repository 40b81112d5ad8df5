/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The topics of the rules and their ids. */

#include "comstock-topics.h"

char *
comstock_topics_of_character (CardsCharacter character)
{
  return g_strconcat ("character:", cards_characters[character].id, NULL);
}

char *
comstock_topics_of_parcel (CardsParcel parcel)
{
  return g_strconcat ("parcel:", cards_parcels[parcel].id, NULL);
}

char *
comstock_topics_of_row (CardsRow row)
{
  return g_strconcat ("row:", cards_row_ids[row], NULL);
}

static char *
topics_of_terrain (const CardsTerrain *terrain)
{
  guint32 shown = 0;
  GString *ids = g_string_new (NULL);

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    shown |= CARDS_BIT (terrain->parcels[corner]);
  /* Empty land asks for nothing, unless there is nothing else. */
  if (shown != CARDS_BIT (CARDS_EMPTY))
    shown &= ~CARDS_BIT (CARDS_EMPTY);
  for (; shown != 0; shown &= shown - 1)
    g_string_append_printf (ids, "%sparcel:%s", ids->len > 0 ? " " : "",
                            cards_parcels[__builtin_ctz (shown)].id);
  return g_string_free (ids, FALSE);
}

char *
comstock_topics_of_card (ComstockCard *card)
{
  const CardsTerrain *terrain = comstock_card_get_terrain (card);

  return terrain != NULL ? topics_of_terrain (terrain)
                         : comstock_topics_of_character (comstock_card_get_character (card));
}
