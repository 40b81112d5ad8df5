/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCallout: a bubble with a tail at what it speaks of, over a table, with answers or without. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CALLOUT (comstock_callout_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockCallout, comstock_callout, COMSTOCK, CALLOUT, GtkWidget)

/* The style class of an overlay in which nothing is to be seen of callouts for now. */
#define COMSTOCK_CALLOUT_WAITS "performing"

struct _ComstockCalloutClass
{
  GtkWidgetClass parent_class;

  /* Where the object is now, for subclasses whose object is no single widget: asked after each layout.  Returns the
   * widget, NULL if there is none, and sets @area if that is not all of it.  By default what point_at () was told. */
  GtkWidget *(*find_object) (ComstockCallout *self,
                             graphene_rect_t *area);
};

/* Not a popover: that would take the focus, and the compositor would place it over what is to be pressed.
 *
 * Signal "chosen" (ComstockCallout *, guint answer): a button was pressed, or Escape, which gives the quiet answer.
 *
 * To be added to the overlay of a table (comstock_table_get_overlay ()), and taken out of it by its owner.  It stands
 * where it covers nothing in there that may be pressed now, as comstock-obstacle.h tells, and moves with its object.
 * While that is not in sight, neither is a callout without answers; one with answers scrolls to it, once, or else
 * stands by itself.  Without answers it lets pointer and fingers through.  It never takes the focus by itself: who
 * shows it focuses or announces it.  Of those with answers only one is seen at a time, by their ranks. */
GtkWidget  *comstock_callout_new         (void);

/* Points at @object, in the same overlay, or at @area in its coordinates, which may be NULL.  @object may go away. */
void        comstock_callout_point_at    (ComstockCallout       *self,
                                          GtkWidget             *object,
                                          const graphene_rect_t *area);

/* What it says, also to a screen reader. */
void        comstock_callout_set_text    (ComstockCallout *self,
                                          const char      *text);

/* Two figures in large type with an arrow between them, such as "7" and "10, 1st"; without @before one alone; without
 * @after none. */
void        comstock_callout_set_change  (ComstockCallout *self,
                                          const char      *before,
                                          const char      *after);

/* How much it matters, 0 by default: with answers it waits, unseen, until none of a higher rank has to be answered. */
void        comstock_callout_set_rank    (ComstockCallout       *self,
                                          guint                  rank);

/* Whether the object has a ring around it: that is to be pressed. */
void        comstock_callout_set_ringed  (ComstockCallout *self,
                                          gboolean         ringed);

/* Adds a button; the first is the one that stands out.  @quiet: Escape gives this answer, wherever in the overlay the
 * focus is, unless something else there uses the key; where keys are used it is named beside the button. */
GtkWidget  *comstock_callout_add_answer  (ComstockCallout *self,
                                          const char      *label,
                                          guint            answer,
                                          gboolean         quiet);

/* Takes all answers away. */
void        comstock_callout_clear       (ComstockCallout *self);

/* Gives the quiet answer, as Escape does; FALSE if there is none. */
gboolean    comstock_callout_escape      (ComstockCallout *self);

/* Leads the focus to the first answer. */
void        comstock_callout_focus       (ComstockCallout *self);

/* Where it stands in its overlay, once that was laid out; FALSE while it is not in sight. */
gboolean    comstock_callout_get_box     (ComstockCallout *self,
                                          graphene_rect_t *box);
