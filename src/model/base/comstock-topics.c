/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Topics: those of the table, then one for each thing of each kind. */

#include "comstock-topics.h"

#include <glib/gi18n.h>

/* Where a topic stands: in the table, or with a thing of a kind. */
typedef struct
{
  const ComstockTopic *topic;           /* NULL: a thing's */
  const ComstockTopicKind *kind;
  guint thing;
} Place;

static Place
find_place (const ComstockTopics *self,
            guint                 topic)
{
  const ComstockTopicKind *kind = self->kinds;

  g_assert (topic < comstock_topics_get_n (self));
  if (topic < self->n_table)
    return (Place) { .topic = &self->table[topic] };
  topic -= self->n_table;
  for (; topic >= kind->n_things; kind++)
    topic -= kind->n_things;
  return (Place) { .kind = kind, .thing = topic };
}

guint
comstock_topics_get_n (const ComstockTopics *self)
{
  guint n = self->n_table;

  for (const ComstockTopicKind *kind = self->kinds; kind != NULL && kind->prefix != NULL; kind++)
    n += kind->n_things;
  return n;
}

int
comstock_topics_find (const ComstockTopics *self,
                      const char           *id)
{
  const guint n = comstock_topics_get_n (self);

  for (guint topic = 0; topic < n; topic++)
    {
      g_autofree char *other = comstock_topics_dup_id (self, topic);

      if (g_str_equal (id, other))
        return (int) topic;
    }
  return -1;
}

char *
comstock_topics_dup_id (const ComstockTopics *self,
                        guint                 topic)
{
  const Place place = find_place (self, topic);

  return place.topic != NULL ? g_strdup (place.topic->id) : comstock_topics_dup_id_of (place.kind, place.thing);
}

char *
comstock_topics_dup_id_of (const ComstockTopicKind *kind,
                           guint                    thing)
{
  return g_strconcat (kind->prefix, kind->get_id (thing), NULL);
}

guint
comstock_topics_get_chapter (const ComstockTopics *self,
                             guint                 topic)
{
  const Place place = find_place (self, topic);

  return place.topic != NULL ? place.topic->chapter : place.kind->get_chapter (place.thing);
}

const char *
comstock_topics_get_title (const ComstockTopics *self,
                           guint                 topic)
{
  const Place place = find_place (self, topic);

  return place.topic != NULL ? _(place.topic->title) : place.kind->get_title (place.thing);
}

const char *
comstock_topics_get_chapter_title (const ComstockTopics *self,
                                   guint                 chapter)
{
  return _(self->chapters[chapter]);
}

static void
paragraph_free (gpointer data)
{
  ComstockParagraph *paragraph = data;

  g_free (paragraph->text);
  g_free (paragraph);
}

void
comstock_topics_tell (GPtrArray *paragraphs,
                      char      *text,
                      gboolean   brief,
                      gboolean   ruling)
{
  ComstockParagraph *paragraph = g_new (ComstockParagraph, 1);

  *paragraph = (ComstockParagraph) { text, brief, ruling };
  g_ptr_array_add (paragraphs, paragraph);
}

static char *
lookup_figure (const char *placeholder,
               gpointer    data)
{
  const ComstockTopics *self = data;

  return self->dup_figure (placeholder);
}

char *
comstock_topics_fill (const ComstockTopics *self,
                      const char           *sentence)
{
  return comstock_text_fill (sentence, lookup_figure, (gpointer) self);
}

static void
tell_topic (const ComstockTopics *self,
            const ComstockTopic  *topic,
            GPtrArray            *paragraphs)
{
  for (guint i = 0; i < COMSTOCK_TOPIC_TEXTS && topic->texts[i].text != NULL; i++)
    comstock_topics_tell (paragraphs, comstock_topics_fill (self, _(topic->texts[i].text)),
                          topic->texts[i].brief, topic->texts[i].ruling);
}

GPtrArray *
comstock_topics_dup_paragraphs (const ComstockTopics *self,
                                guint                 topic)
{
  GPtrArray *paragraphs = g_ptr_array_new_with_free_func (paragraph_free);
  const Place place = find_place (self, topic);

  if (place.topic != NULL)
    tell_topic (self, place.topic, paragraphs);
  else
    place.kind->tell (place.thing, paragraphs);
  return paragraphs;
}

char **
comstock_topics_dup_related (const ComstockTopics *self,
                             guint                 topic)
{
  const Place place = find_place (self, topic);

  return g_strsplit (place.topic != NULL ? place.topic->related : place.kind->related[place.thing], " ", -1);
}

/* @text without case and accents. */
static char *
fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  GString *bare = g_string_new (NULL);
  g_autofree char *result = NULL;

  for (const char *c = apart; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_ismark (g_utf8_get_char (c)))
      g_string_append_unichar (bare, g_utf8_get_char (c));
  result = g_string_free (bare, FALSE);
  return g_utf8_casefold (result, -1);
}

/* All that a topic says, in one. */
static char *
dup_whole_text (const ComstockTopics *self,
                guint                 topic)
{
  GString *text = g_string_new (comstock_topics_get_title (self, topic));
  g_autoptr (GPtrArray) paragraphs = comstock_topics_dup_paragraphs (self, topic);

  for (guint i = 0; i < paragraphs->len; i++)
    {
      const ComstockParagraph *paragraph = g_ptr_array_index (paragraphs, i);

      g_string_append_printf (text, "\n%s", paragraph->text);
    }
  return g_string_free (text, FALSE);
}

/* What one looks for may be inflected in the text; short words would be found in too many others. */
static void
drop_ending (char *word)
{
  if (g_utf8_strlen (word, -1) >= 5)
    *g_utf8_prev_char (word + strlen (word)) = '\0';
}

gboolean
comstock_topics_match (const ComstockTopics *self,
                       guint                 topic,
                       const char           *search)
{
  g_autofree char *whole = dup_whole_text (self, topic);
  g_autofree char *text = fold (whole);
  g_autofree char *folded = fold (search);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t", -1);

  for (char **word = words; *word != NULL; word++)
    {
      drop_ending (*word);
      if (strstr (text, *word) == NULL)
        return FALSE;
    }
  return TRUE;
}
