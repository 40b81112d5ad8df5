/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockGuide: a bar that explains each new thing of the game when it first happens, one after another. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-replay.h"
#include "model/session/comstock-game.h"

/* The parts of a table that an explanation is about are numbered by the game, from 1. */
#define COMSTOCK_GUIDE_NOTHING 0

/* A tip belongs to events, to steps at which a person is asked, or to neither: see comstock_guide_explain (). */
typedef struct
{
  const char *id;               /* kept in the setting "guidance-seen" */
  const char *text;             /* not translated, with placeholders of the game's topics */
  const char *topic;            /* of the rules, which tell more */
  guint part;
  guint8 event;                 /* the type of the event; 0: none */
  guint32 steps;                /* bits of the steps; 0: none */

  /* Whether it fits @seat, who is asked or acted, and the @event; NULL: always.  At steps there is no @event. */
  gboolean (*fits) (ComstockGame  *game,
                    int            seat,
                    const CsEvent *event);
} ComstockGuideTip;

/* What a first game explains. */
typedef struct
{
  const ComstockGuideTip *table;        /* where several fit at once they come in this order */
  guint n_table;
  guint32 acts;                         /* bits of the events that are an act of their seat */

  /* The number of the step that the game is at, below 32. */
  guint (*get_step) (ComstockGame *game);
} ComstockGuideTips;

#define COMSTOCK_TYPE_GUIDE (comstock_guide_get_type ())
G_DECLARE_FINAL_TYPE (ComstockGuide, comstock_guide, COMSTOCK, GUIDE, GtkWidget)

/* Property "part" (uint, read-only): what is explained, COMSTOCK_GUIDE_NOTHING while nothing is.
 * The bar never takes the focus.  What was shown is kept in the setting "guidance-seen"; nothing is shown while the
 * setting "guidance" is off, or while the game is only looked at. */

/* To be called once.  @game, which has topics, and @replay live longer than the guide. */
void     comstock_guide_set_game    (ComstockGuide           *self,
                                     ComstockGame            *game,
                                     ComstockReplay          *replay,
                                     const ComstockGuideTips *tips);

/* Where there is little room the buttons stand below the text. */
void     comstock_guide_set_narrow  (ComstockGuide *self,
                                     gboolean       narrow);

guint    comstock_guide_get_part    (ComstockGuide           *self);

/* Tells who is asked after a change: a person's seat, or −1.  What was explained to somebody who has acted since is
 * taken for read. */
void     comstock_guide_update      (ComstockGuide *self,
                                     int            decider);

/* Brings the tip of this id, for what is neither an event nor a step of the game, such as a refusal. */
void     comstock_guide_explain     (ComstockGuide *self,
                                     const char    *id);

/* Whether a tip was there for so long that what a person does may mean that it was read. */
gboolean comstock_guide_may_be_read (ComstockGuide           *self);

/* What is shown has been read. */
void     comstock_guide_dismiss     (ComstockGuide           *self);
