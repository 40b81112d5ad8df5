/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What speaks for a move: a list that grows, in words and with what can be compared. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  GString *list;                /* NULL while nothing speaks for it */
  const char *kind;             /* what its one part is about, NULL if there are several */
  int worth;                    /* of that part, beside others of the same kind */
} ComstockReason;

/* Adds a part that says @text, which it takes, and is of the kind that the calling function adds; 0 for a @worth that
 * says nothing. */
#define comstock_reason_add(self, worth, text) comstock_reason_add_of_kind (self, G_STRFUNC, worth, text)

void     comstock_reason_add_of_kind (ComstockReason *self,
                                      const char     *kind,
                                      int             worth,
                                      char           *text);

/* Whether it says the same as @other, or less of it: "+4 at once" beside "+7 at once", but not "+4 at once, keeps it
 * from Ada". */
gboolean comstock_reason_is_weaker   (const ComstockReason *self,
                                      const ComstockReason *other);

/* Its words, NULL if nothing speaks for the move.  Free with g_free (); @self is empty again. */
char    *comstock_reason_end         (ComstockReason *self);

G_END_DECLS
