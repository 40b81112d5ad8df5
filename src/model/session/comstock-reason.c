/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kind of a part is the name of the function that adds it. */

#include "comstock-reason.h"

#include "model/base/comstock-text.h"

void
comstock_reason_add_of_kind (ComstockReason *self,
                             const char     *kind,
                             int             worth,
                             char           *text)
{
  self->kind = self->list == NULL ? kind : NULL;
  self->worth = worth;
  if (self->list == NULL)
    self->list = g_string_new (NULL);
  comstock_text_list_append (self->list, text);
  g_free (text);
}

gboolean
comstock_reason_is_weaker (const ComstockReason *self,
                           const ComstockReason *other)
{
  if (self->list == NULL || other->list == NULL)
    return FALSE;
  return g_string_equal (self->list, other->list) ||
         (self->kind != NULL && self->kind == other->kind && self->worth < other->worth);
}

char *
comstock_reason_end (ComstockReason *self)
{
  GString *list = g_steal_pointer (&self->list);

  return list != NULL ? g_string_free (list, FALSE) : NULL;
}
