/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whom a person played with, as statistics keep it, in the current language. */

#pragma once

#include "comstock-seating.h"

G_BEGIN_DECLS

/* "2 people, 1 hard rival" of "rival:hard,person,person", automatic seats behind all others; of @n such seats of one
 * level @dup_automatic tells.  Words from elsewhere that are none are told as they are.  Free with
 * g_free (). */
char *comstock_opponents_dup_text (const char            *opponents,
                                   const ComstockSeating *seating,
                                   char                *(*dup_automatic) (ComstockLevel level,
                                                                          guint         n));

G_END_DECLS
