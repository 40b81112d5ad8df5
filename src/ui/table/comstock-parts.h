/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockParts: what a table is made of, in the order of a turn, for keys that lead from one to the next and for what
 * works while others play. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PARTS (comstock_parts_get_type ())
G_DECLARE_FINAL_TYPE (ComstockParts, comstock_parts, COMSTOCK, PARTS, GObject)

typedef enum
{
  COMSTOCK_PART_SHOWS,          /* only looked at, but for its buttons */
  COMSTOCK_PART_ANSWERS,        /* what a person answers with */
  COMSTOCK_PART_ASKS,           /* the same, but in it nothing is pressed but what is asked */
  COMSTOCK_PART_WORKS,          /* what lies in it does what it is for at any time */
} ComstockPartUse;

ComstockParts *comstock_parts_new             (void);

/* The widget must live as long as @self.  The guide explains it as @number, 0 for never. */
void           comstock_parts_add             (ComstockParts  *self,
                                               GtkWidget      *part,
                                               ComstockPartUse use,
                                               guint           number);

/* The parts of a game's table, each with what a person asks about who points at no single thing of it
 * (comstock-explain.h). */
typedef struct
{
  gpointer widget;
  ComstockPartUse use;
  guint number;
  const char *topics;
} ComstockPart;

void           comstock_parts_add_all         (ComstockParts      *self,
                                               const ComstockPart *parts,
                                               guint               n);

/* The part of this number, or NULL. */
GtkWidget     *comstock_parts_find            (ComstockParts *self,
                                               guint          number);

/* Tells where a person answers now, NULL for nowhere: in the other parts that answer nothing needs to be pressed. */
void           comstock_parts_set_asked       (ComstockParts *self,
                                               GtkWidget     *asked);

/* Leads the focus from the part that has it to the next (@step 1) or the one before (−1), past what cannot have it. */
void           comstock_parts_go              (ComstockParts *self,
                                               int            step);

/* Whether @widget does what it is for while others play. */
gboolean       comstock_parts_works_meanwhile (ComstockParts *self,
                                               GtkWidget     *widget);

/* Leads the focus to the first place in @part that takes it, if there is one in sight. */
gboolean       comstock_part_enter            (GtkWidget       *part);

/* Whether @part or something in it has the focus. */
gboolean       comstock_part_has_focus        (GtkWidget       *part);
