/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockAct: one scene of the table, a drawing that moves for a while over a part of it. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_ACT (comstock_act_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockAct, comstock_act, COMSTOCK, ACT, GtkWidget)

/* How an act is written: a final subclass, which
 * - tells in its constructor how long it takes (comstock_act_set_times ()) and what comes of it
 *   (comstock_act_set_result ());
 * - draws in its GtkWidgetClass.snapshot what is seen at comstock_act_get_time (), with comstock_act_get_progress ()
 *   for each of its movements: a function of the time alone, so that every moment can be drawn at once, the end state
 *   first of all; it may draw beyond its bounds;
 * - is given to comstock_theatre_play (), which does all the rest: the clock, pace, animations that are off, skipping.
 * It takes no focus and has no time of its own.  An act with widgets in it shows them in ComstockActClass.show and
 * calls gtk_widget_set_can_focus () once they are there.
 *
 * All times are in milliseconds at the usual pace.
 *
 * Signal "ended" (ComstockAct *): it is over, was skipped, or is not shown at all; it is off the theatre by then. */
struct _ComstockActClass
{
  GtkWidgetClass parent_class;

  /* May draw a piece of what its first frames need, in a few milliseconds, and tells whether another one is left.  Has
   * its size by then; is called before the act is seen, unless that is skipped or nothing moves. */
  gboolean (*prepare) (ComstockAct *self);

  /* The time has come on.  By default the act draws itself anew. */
  void (*show) (ComstockAct *self);

  /* To which time of its motion a press takes it on; by default to the end. */
  double (*get_stop) (ComstockAct *self);
};

/* An act moves for @motion ms, shows its end state for @stay ms, so that it is read, and then leaves for @leave ms.
 * Without animations it shows its end state for @stay ms, and is not shown at all if that is 0. */
void        comstock_act_set_times    (ComstockAct *self,
                                       double       motion,
                                       double       stay,
                                       double       leave);

/* Plays @sound, a static string (see comstock_sound_play ()), when the act first comes to @time of its motion.  Of
 * several at once only the last is heard. */
void        comstock_act_add_sound    (ComstockAct *self,
                                       double       time,
                                       const char  *sound);

/* What a screen reader tells of the act as soon as it is to be played: a sentence, or NULL for nothing. */
void        comstock_act_set_result   (ComstockAct *self,
                                       const char  *result);
const char *comstock_act_get_result   (ComstockAct *self);

/* @title stands in the place of what is asked until the act has come to rest: that may tell how it ends.  To be told
 * before it is played. */
void        comstock_act_set_title    (ComstockAct *self,
                                       const char  *title);

/* All before entry @since of the log has been told when the act begins; by default that is not known.  To be told
 * before it is played. */
void        comstock_act_set_since    (ComstockAct *self,
                                       guint        since);
guint       comstock_act_get_since    (ComstockAct *self);

/* A whole act covers all of the table, which is out of reach meanwhile; only such a one may take the focus.  To be told
 * before it is played. */
void        comstock_act_set_whole    (ComstockAct *self);
gboolean    comstock_act_is_whole     (ComstockAct *self);

/* The title while it stands there, else NULL. */
const char *comstock_act_get_title    (ComstockAct *self);

/* While @held, an act stays in its end state, keeps nobody waiting and cannot be skipped there: something is asked. */
void        comstock_act_set_held     (ComstockAct *self,
                                       gboolean     held);

/* Goes on moving from @time on, 0 … @motion: what the act is about has changed. */
void        comstock_act_go_to        (ComstockAct *self,
                                       double       time);

/* 0 … @motion. */
double      comstock_act_get_time     (ComstockAct *self);

/* How much is done of what begins at @start and takes @length: 0 … 1. */
double      comstock_act_get_progress (ComstockAct *self,
                                       double       start,
                                       double       length);

/* How much is done of the leaving: 0 … 1. */
double      comstock_act_get_leaving  (ComstockAct *self);

/* For the theatre. */

/* Signal "stirred" (ComstockAct *): its time may go on again. */

/* Calls ComstockActClass.prepare; FALSE if nothing is left to do, or never was. */
gboolean    comstock_act_prepare      (ComstockAct *self);

/* Goes on by @time; returns FALSE once the act is over. */
gboolean    comstock_act_advance      (ComstockAct *self,
                                       double       time);

/* From now on nothing moves: the end state at once, for as long as it takes to be @read or only while the act is
 * held. */
void        comstock_act_set_still    (ComstockAct *self,
                                       gboolean     read);

/* Goes on to the next stop, or all of the motion is skipped; ends the act after that, unless it is held.  Return FALSE
 * if nothing was left to end. */
gboolean    comstock_act_press        (ComstockAct *self);
gboolean    comstock_act_skip         (ComstockAct *self);

/* Whether the act is in its end state and held there. */
gboolean    comstock_act_is_resting   (ComstockAct *self);

gboolean    comstock_act_is_over      (ComstockAct *self);

void        comstock_act_end          (ComstockAct *self);
