/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling sentences with names and numbers, so that a translator can move them about. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the text for a placeholder (new), or NULL if there is no such placeholder. */
typedef char *(*ComstockTextLookup) (const char *placeholder,
                                     gpointer    data);

/* Returns a copy of @sentence in which each {placeholder} that @lookup knows is filled in. */
char *comstock_text_fill (const char        *sentence,
                          ComstockTextLookup lookup,
                          gpointer           data);

/* Appends @item to a list in a sentence, with a separator unless it is the first. */
void  comstock_text_list_append (GString    *list,
                                 const char *item);

/* Appends a line below those that are there. */
void  comstock_text_append_line (GString    *lines,
                                 const char *format,
                                 ...) G_GNUC_PRINTF (2, 3);

/* Appends "@name: @list." to what is told of the table, a sentence for each. */
void  comstock_text_add_sentence (GString    *text,
                                  const char *name,
                                  const char *list);

/* @text with a capital first, as it stands by itself.  Free with g_free (). */
char *comstock_text_capitalize (const char *text);

/* A day as files and command lines have it, "2026-11-26"; and from there a new date, or NULL if it is none.  Free with
 * g_free (). */
char      *comstock_text_day      (GDateTime  *day);
GDateTime *comstock_text_read_day (const char *text);

/* "Mine", or "Mine ×2" if there are @number of them.  Free with g_free (). */
char *comstock_text_count (const char *name,
                           guint       number);

/* Whether all of @text, in valid UTF-8, can be seen and lies on one line: no control characters, no ends of lines or
 * paragraphs, nothing that turns the direction of what stands beside it. */
gboolean comstock_text_is_plain (const char *text);

/* Whether nothing of @text, in valid UTF-8, can be seen: it is empty, or has only spaces, letters that are blank, and
 * characters that programs are to ignore. */
gboolean comstock_text_is_blank (const char *text);

/* @text with what is not plain in it left out.  Free with g_free (). */
char *comstock_text_dup_plain (const char *text);

/* @text as a part of a sentence: if it has letters that run from right to left, they leave the rest of the sentence
 * where it is.  Free with g_free (). */
char *comstock_text_isolate (const char *text);

/* Names the place of what @message tells: a file, a member of a document, an option.  Free with g_free (). */
char *comstock_text_at    (const char *place,
                           const char *message);

/* The same for an error; does nothing if @error holds none. */
void  comstock_text_prefix_error (GError    **error,
                                  const char *place);

/* @number, a negative one with a true minus sign: "4", "−6".  Free with g_free (). */
char *comstock_text_number (int number);

/* @number with its sign, as in "+4", "−6", "0".  Free with g_free (). */
char *comstock_text_signed (int number);

G_END_DECLS
