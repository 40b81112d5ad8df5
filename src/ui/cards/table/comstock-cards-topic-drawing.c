/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ids of topics to names of drawings, which end alike. */

#include "comstock-cards-topic-drawing.h"

#include "model/cards/comstock-cards-topics.h"

static char *
dup_drawing_of_thing (const char *id)
{
  if (g_str_has_prefix (id, "character:"))
    return g_strconcat ("portraits/", strchr (id, ':') + 1, NULL);
  if (g_str_has_prefix (id, "parcel:"))
    return g_strconcat ("symbols/", strchr (id, ':') + 1, NULL);
  return NULL;
}

char *
comstock_cards_topic_dup_drawing (const char *id)
{
  g_auto (GStrv) related = NULL;

  if (!g_str_has_prefix (id, "row:"))
    return dup_drawing_of_thing (id);
  /* What a row is related to in the first place is what it is about. */
  related = comstock_topics_dup_related (&comstock_cards_topics,
                                         (guint) comstock_topics_find (&comstock_cards_topics, id));
  return dup_drawing_of_thing (related[0]);
}
