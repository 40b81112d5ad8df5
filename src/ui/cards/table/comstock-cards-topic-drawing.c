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

/* What a row is related to in the first place is what it is about. */
static char *
dup_drawing_of_row (const char *id)
{
  const int topic = comstock_topics_find (&comstock_cards_topics, id);
  g_auto (GStrv) related = comstock_topics_dup_related (&comstock_cards_topics, (guint) topic);

  return dup_drawing_of_thing (related[0]);
}

char *
comstock_cards_topic_dup_drawing (const char *id)
{
  return g_str_has_prefix (id, "row:") ? dup_drawing_of_row (id) : dup_drawing_of_thing (id);
}
