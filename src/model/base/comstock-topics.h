/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTopics: the rules of a game in our own words, for the player aid, the rules page, the search and players who
 * ask what something is. */

#pragma once

#include "comstock-text.h"

G_BEGIN_DECLS

/* A game fills the tables below and names them in its class (ComstockGameClass.topics).  Its topics are numbered from
 * 0, first those of its table, then those of each kind of things, and come in the order of their chapters.  They are
 * known by ids: "rule:aim", "parcel:saloon". */

typedef struct
{
  const char *text;     /* not translated, with placeholders that the game fills */
  gboolean brief;       /* told by the player aid too */
  gboolean ruling;      /* our answer to a question that the printed rules leave open */
} ComstockTopicText;

#define COMSTOCK_TOPIC_TEXTS 8

/* A topic that is about no single thing. */
typedef struct
{
  const char *id;
  guint chapter;
  const char *title;                                /* not translated */
  const char *related;                              /* ids with spaces between */
  ComstockTopicText texts[COMSTOCK_TOPIC_TEXTS];    /* the text after the last is NULL */
} ComstockTopic;

/* Things of one kind, numbered from 0, with a topic each: what tells of them is made of what the game knows of them. */
typedef struct
{
  const char *prefix;                               /* of their ids: "parcel:" */
  guint n_things;
  const char *const *related;                       /* for each thing ids with spaces between */

  const char *(*get_id)      (guint thing);         /* without the prefix */
  guint       (*get_chapter) (guint thing);
  const char *(*get_title)   (guint thing);         /* translated */

  /* Adds what there is to tell, at least one paragraph, by comstock_topics_tell (). */
  void        (*tell)        (guint      thing,
                              GPtrArray *paragraphs);
} ComstockTopicKind;

typedef struct
{
  const char *const *chapters;                      /* their titles, not translated */
  const ComstockTopic *table;
  guint n_table;
  const ComstockTopicKind *kinds;                   /* ended by one without prefix; NULL: none */

  /* Returns the figure (new) that belongs to a placeholder in any text of the table, or NULL. */
  char *(*dup_figure) (const char *placeholder);
} ComstockTopics;

/* What a topic tells. */
typedef struct
{
  char *text;           /* with its figures, in the language of the moment */
  gboolean brief;       /* these two as in ComstockTopicText */
  gboolean ruling;
} ComstockParagraph;

guint       comstock_topics_get_n             (const ComstockTopics    *self);

/* The number of the topic with this id, or −1. */
int         comstock_topics_find              (const ComstockTopics *self,
                                               const char           *id);

/* Returns a new string. */
char       *comstock_topics_dup_id            (const ComstockTopics *self,
                                               guint                 topic);
char       *comstock_topics_dup_id_of         (const ComstockTopicKind *kind,
                                               guint                    thing);

guint       comstock_topics_get_chapter       (const ComstockTopics *self,
                                               guint                 topic);

/* All texts that are returned are translated. */
const char *comstock_topics_get_title         (const ComstockTopics *self,
                                               guint                 topic);
const char *comstock_topics_get_chapter_title (const ComstockTopics *self,
                                               guint                 chapter);

/* Returns a new array of ComstockParagraph, not empty. */
GPtrArray  *comstock_topics_dup_paragraphs    (const ComstockTopics *self,
                                               guint                 topic);

/* The ids of other topics that a reader may want next, NULL-terminated.  Free with g_strfreev (). */
char      **comstock_topics_dup_related       (const ComstockTopics *self,
                                               guint                 topic);

/* Whether each word of @search stands somewhere in the topic's title or text, with no regard to case, accents and
 * the last letter of a word that has five or more ("тюрьма" is found in "тюрьму").  An empty @search is in every
 * topic. */
gboolean    comstock_topics_match             (const ComstockTopics *self,
                                               guint                 topic,
                                               const char           *search);

/* Returns a copy of @sentence with the figures that belong to its {placeholders}. */
char       *comstock_topics_fill              (const ComstockTopics *self,
                                               const char           *sentence);

/* Adds a paragraph with @text, which is taken over. */
void        comstock_topics_tell              (GPtrArray *paragraphs,
                                               char      *text,
                                               gboolean   brief,
                                               gboolean   ruling);

G_END_DECLS
