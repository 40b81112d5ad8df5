/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling sentences with names and numbers, so that a translator can move them about. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the text for a placeholder (new), or NULL if there is no such placeholder. */
typedef char *(*ComstockTextLookup) (const char *placeholder,
                                     gpointer    data);

/* Returns a copy of @sentence in which each {placeholder} that @lookup knows is filled in. */
char *comstock_text_fill (const char         *sentence,
                          ComstockTextLookup  lookup,
                          gpointer            data);

/* Appends @item to a list in a sentence, with a separator unless it is the first. */
void  comstock_text_list_append (GString    *list,
                                 const char *item);

/* Names the place of what @message tells: a file, a member of a document, an option.  Free with g_free (). */
char *comstock_text_at    (const char *place,
                           const char *message);

/* The same for an error; does nothing if @error holds none. */
void  comstock_text_prefix_error (GError     **error,
                                  const char  *place);

/* @number, a negative one with a true minus sign: "4", "−6".  Free with g_free (). */
char *comstock_text_number (int number);

/* @number with its sign, as in "+4", "−6", "±0".  Free with g_free (). */
char *comstock_text_signed (int number);

G_END_DECLS
