/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the text of moves into room that may be too small for it. */

#pragma once

#include <stddef.h>

/* @length goes on beyond @size, so that it tells the room that was needed; nothing is written there, nor into the last
 * byte, which is the caller's for the terminator. */
typedef struct
{
  char *text;
  size_t size;
  size_t length;
} CsWriter;

static inline void
cs_write_char (CsWriter *writer,
               char      c)
{
  if (writer->length + 1 < writer->size)
    writer->text[writer->length] = c;
  writer->length++;
}

static inline void
cs_write_text (CsWriter   *writer,
               const char *text)
{
  while (*text != '\0')
    cs_write_char (writer, *text++);
}

/* −999 ≤ @number ≤ 999 */
static inline void
cs_write_number (CsWriter *writer,
                 int       number)
{
  if (number < 0)
    cs_write_char (writer, '-');
  number = number < 0 ? -number : number;
  if (number >= 100)
    cs_write_char (writer, (char) ('0' + number / 100));
  if (number >= 10)
    cs_write_char (writer, (char) ('0' + number / 10 % 10));
  cs_write_char (writer, (char) ('0' + number % 10));
}
