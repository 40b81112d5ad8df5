/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockGuide: a bubble that explains each new thing of the game when it first happens, one after another. */

#pragma once

#include "comstock-callout.h"
#include "comstock-replay.h"
#include "model/session/comstock-game.h"

/* The parts of a table that an explanation is about are numbered by the game, from 1. */
#define COMSTOCK_GUIDE_NOTHING 0

typedef struct _ComstockGuideMoment ComstockGuideMoment;

/* A tip belongs to events, to steps at which a person is asked, to both, whichever comes first, or to neither: see
 * comstock_guide_explain (). */
typedef struct
{
  const char *id;               /* kept in the settings */
  const char *text;             /* not translated, with placeholders of the game's topics */
  const char *topic;            /* of the rules, which tell more */
  guint part;
  guint object;                 /* in the part, numbered by the game from 1; 0: the part itself */
  guint8 event;                 /* the type of the event; 0: none */
  guint64 steps;                /* bits of the steps; 0: none */
  guint chapter;                /* not before this one: a round, for instance */
  const char *go_on;            /* not translated; of the tip alone that ends a lesson: what its button says instead of
                                 * "Got It"; beside it stands what the person's decisions have cost */
  const char *ear;              /* not translated; what a screen reader says where the text points, NULL: the text */

  /* Whether it fits @moment; NULL: always. */
  gboolean (*fits) (const ComstockGuideMoment *moment);

  /* What the words mean for @seat now, in figures, shown large; NULL: there are none.  Returns a new string. */
  char *(*dup_figures) (ComstockGame *game,
                        int           seat);
} ComstockGuideTip;

/* When a tip may be shown. */
struct _ComstockGuideMoment
{
  ComstockGame *game;
  int seat;                     /* who is asked, or has acted */
  const CsEvent *event;         /* NULL at steps */
  const ComstockGuideTip *tip;
};

/* Whether it is a person's, or that of an automatic seat; for ComstockGuideTip.fits. */
gboolean comstock_guide_is_of_person    (const ComstockGuideMoment *moment);
gboolean comstock_guide_is_of_automatic (const ComstockGuideMoment *moment);

/* What a game explains when it first happens. */
typedef struct
{
  const ComstockGuideTip *table;        /* where several fit at once they come in this order */
  guint n_table;
  guint64 acts;                         /* bits of the events that are an act of their seat */
  gboolean sparing;                     /* a question is explained by one tip at the most; others wait for the next */

  /* The number of the step that the game is at, below 64. */
  guint (*get_step) (ComstockGame *game);

  /* The chapter; NULL: there are none. */
  guint (*get_chapter) (ComstockGame *game);

  /* Whether @game is the one that these tips are a lesson in: then they come instead of the usual ones until they are
   * ended.  NULL: they are the usual ones. */
  gboolean (*is_lesson) (ComstockGame *game);
} ComstockGuideTips;

/* The widget of what @tip is about, NULL if there is none; @area of it, if that is changed. */
typedef GtkWidget *(*ComstockGuideFinder) (gpointer                data,
                                           const ComstockGuideTip *tip,
                                           graphene_rect_t        *area);

#define COMSTOCK_TYPE_GUIDE (comstock_guide_get_type ())
G_DECLARE_FINAL_TYPE (ComstockGuide, comstock_guide, COMSTOCK, GUIDE, ComstockCallout)

/* Property "part" (uint, read-only): what is explained, COMSTOCK_GUIDE_NOTHING while nothing is.  Each tip notifies it.
 * The bubble never takes the focus.  What was shown is kept in the setting "guidance-seen", of a lesson in
 * "lesson-seen"; no usual tip is shown while the setting "guidance" is off, none at all while the game is only looked
 * at.  Escape takes a usual tip for read, and ends a lesson. */

/* To be called once.  @game, which has topics, @replay and @data live longer than the guide.  One tip of @lesson, which
 * may be NULL, has *go_on*. */
void     comstock_guide_set_game    (ComstockGuide           *self,
                                     ComstockGame            *game,
                                     ComstockReplay          *replay,
                                     const ComstockGuideTips *tips,
                                     const ComstockGuideTips *lesson);
void     comstock_guide_set_finder  (ComstockGuide           *self,
                                     ComstockGuideFinder      find,
                                     gpointer                 data);

/* A lesson begins: nothing of it was seen yet. */
void     comstock_guide_reset_lesson (void);

guint    comstock_guide_get_part    (ComstockGuide           *self);

/* The tip that is shown, or NULL. */
const ComstockGuideTip *comstock_guide_get_tip (ComstockGuide *self);

/* Leads the focus to the answers of the tip that is shown, unless it has done so; returns whether it did. */
gboolean comstock_guide_lead        (ComstockGuide           *self);

/* Tells who is asked after a change: a person's seat, or −1.  What was explained to somebody who has acted since is
 * taken for read. */
void     comstock_guide_update      (ComstockGuide *self,
                                     int            decider);

/* Brings the tip of this id, for what is neither an event nor a step of the game, such as a refusal. */
void     comstock_guide_explain     (ComstockGuide *self,
                                     const char    *id);

/* What the tip of this id speaks of is gone: it goes unread, and comes again when it is brought again. */
void     comstock_guide_take_back   (ComstockGuide *self,
                                     const char    *id);

/* While @held, tips wait: something else is to be looked at. */
void     comstock_guide_set_held    (ComstockGuide           *self,
                                     gboolean                 held);

/* While it @waits, what is read stays, but no other tip comes: what that speaks of may not be seen yet.  A lesson does
 * not wait. */
void     comstock_guide_set_waits   (ComstockGuide           *self,
                                     gboolean                 waits);

/* Whether a tip was there for so long that what a person does may mean that it was read. */
gboolean comstock_guide_may_be_read (ComstockGuide           *self);

/* Whether what is shown belongs to a lesson: rivals wait for one who learns, for nobody else. */
gboolean comstock_guide_is_teaching (ComstockGuide           *self);

/* What is shown has been read. */
void     comstock_guide_dismiss     (ComstockGuide           *self);
