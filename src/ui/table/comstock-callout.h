/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCallout: a bubble with a tail at what it speaks of, over a table, with answers or without. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CALLOUT (comstock_callout_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockCallout, comstock_callout, COMSTOCK, CALLOUT, GtkWidget)

/* A style class of what asks in the overlay and is no bubble: news wait for it as for a question. */
#define COMSTOCK_CALLOUT_ASKS "asks"

struct _ComstockCalloutClass
{
  GtkWidgetClass parent_class;

  /* Where the object is now, for subclasses whose object is no single widget: asked after each layout.  Returns the
   * widget, NULL if there is none, and sets @area if that is not all of it.  By default what point_at () was told. */
  GtkWidget *(*find_object) (ComstockCallout *self,
                             graphene_rect_t *area);
};

/* What a callout is for: the rule of which of several in an overlay are seen.  Each waits, unseen, for any of a later
 * kind, and for a newer one of its own; but notes are seen beside each other and beside a question, and a question
 * beside a reply, which may speak of it.  All wait while comstock_callout_hold_all () holds them. */
typedef enum
{
  COMSTOCK_CALLOUT_NOTE,        /* to be read: of what is looked at */
  COMSTOCK_CALLOUT_NEWS,        /* what explains something that has happened */
  COMSTOCK_CALLOUT_QUESTION,    /* to be decided */
  COMSTOCK_CALLOUT_TIP,         /* what explains the question */
  COMSTOCK_CALLOUT_REPLY        /* what somebody is told who has pressed something, or wants advice */
} ComstockCalloutKind;

/* Not a popover: that would take the focus, and the compositor would place it over what is to be pressed.
 *
 * Signal "chosen" (ComstockCallout *, guint answer): a button was pressed, or Escape, which gives the quiet answer.
 *
 * It lies in the overlay of a table (comstock_table_get_overlay ()), near its object and never on it, where it covers
 * least of what may be pressed now, as comstock-obstacle.h tells, and moves with its object.  While that is not in
 * sight, neither is a callout without answers; one with answers scrolls to it, once, or else stands by itself.  Without
 * answers it lets pointer and fingers through.  It never takes the focus by itself: who shows it focuses or announces
 * it. */

/* Adds one to @overlay, which owns it, that says @text of @object, as point_at () has it. */
ComstockCallout *comstock_callout_add    (GtkOverlay            *overlay,
                                          ComstockCalloutKind    kind,
                                          const char            *text,
                                          GtkWidget             *object,
                                          const graphene_rect_t *area);

/* Says whether nothing is to be seen of those in @overlay for now. */
void             comstock_callout_hold_all (GtkOverlay          *overlay,
                                            gboolean             held);

/* Lets it go by itself after COMSTOCK_CALLOUT_SECONDS. */
void             comstock_callout_let_go (ComstockCallout       *self);
#define COMSTOCK_CALLOUT_SECONDS 5

/* Adds a reply to the outermost overlay around @object, which goes by itself. */
ComstockCallout *comstock_callout_remark (GtkWidget             *object,
                                          const char            *text);

/* Takes it out of its overlay. */
void        comstock_callout_remove      (ComstockCallout *self);

/* A note by default. */
void        comstock_callout_set_kind    (ComstockCallout       *self,
                                          ComstockCalloutKind    kind);

/* Whether it is not seen for now, as others are. */
gboolean    comstock_callout_waits       (ComstockCallout *self);

/* Points at @object, in the same overlay, or at @area in its coordinates, unless that is NULL or empty.  @object may go
 * away. */
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

/* Whether the object has a ring around it: that is to be pressed. */
void        comstock_callout_set_ringed  (ComstockCallout *self,
                                          gboolean         ringed);

/* It stays right beside its object from now on, even where it covers what may be pressed: for words that belong to
 * somebody, and that a press goes through. */
void        comstock_callout_keep_close  (ComstockCallout *self);

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
