/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scanner for the grammar of RFC 8259: json-glib takes more than JSON, and crashes on deep nesting. */

#include "comstock-json-scan.h"

#include <glib/gi18n.h>

#include "comstock-json.h"

#define MAX_DIGITS 18           /* every such integer fits in 64 bits */
#define EXCERPT_LENGTH 40

typedef struct
{
  const char *text;
  const char *at;
  const char *end;              /* *end is never read */
  guint first_line;
  guint depth;
  GError **error;
} Scan;

static gboolean scan_value (Scan *scan);

char *
comstock_json_excerpt (const char *text)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (text, -1) <= EXCERPT_LENGTH)
    return g_strdup (text);
  start = g_utf8_substring (text, 0, EXCERPT_LENGTH);
  return g_strconcat (start, "…", NULL);
}

static gboolean
scan_fail (Scan             *scan,
           ComstockJsonError code,
           const char       *message)
{
  guint line = scan->first_line;
  const char *start = scan->text;

  for (const char *p = scan->text; p < scan->at; p++)
    if (*p == '\n')
      {
        line++;
        start = p + 1;
      }
  g_set_error (scan->error, COMSTOCK_JSON_ERROR, code,
               /* Translators: a place in a text and what is wrong there */
               _("line %u, column %u: %s"),
               line, (guint) g_utf8_pointer_to_offset (start, scan->at) + 1, message);
  return FALSE;
}

static gboolean
scan_fail_syntax (Scan *scan)
{
  return scan_fail (scan, COMSTOCK_JSON_ERROR_SYNTAX,
                    scan->at == scan->end ? _("the text ends too early")
                                          : _("this is not JSON"));
}

static void
scan_skip_space (Scan *scan)
{
  while (scan->at < scan->end && strchr (" \t\r\n", *scan->at) != NULL)
    scan->at++;
}

static gboolean
scan_accept (Scan *scan,
             char  c)
{
  if (scan->at >= scan->end || *scan->at != c)
    return FALSE;
  scan->at++;
  return TRUE;
}

static gboolean
scan_expect (Scan *scan,
             char  c)
{
  return scan_accept (scan, c) || scan_fail_syntax (scan);
}

static gboolean
scan_word (Scan       *scan,
           const char *word)
{
  for (; *word != '\0'; word++)
    if (!scan_expect (scan, *word))
      return FALSE;
  return TRUE;
}

static guint
scan_digits (Scan *scan)
{
  guint n = 0;

  for (; scan->at < scan->end && g_ascii_isdigit (*scan->at); scan->at++)
    n++;
  return n;
}

static gboolean
scan_integer (Scan *scan)
{
  guint digits;

  if (scan_accept (scan, '0'))
    return TRUE;
  digits = scan_digits (scan);
  if (digits == 0)
    return scan_fail_syntax (scan);
  if (digits > MAX_DIGITS)
    return scan_fail (scan, COMSTOCK_JSON_ERROR_RANGE, _("this number is too long"));
  return TRUE;
}

static gboolean
scan_number (Scan *scan)
{
  scan_accept (scan, '-');
  if (!scan_integer (scan))
    return FALSE;
  if (scan_accept (scan, '.') && scan_digits (scan) == 0)
    return scan_fail_syntax (scan);
  if (scan_accept (scan, 'e') || scan_accept (scan, 'E'))
    {
      if (!scan_accept (scan, '-'))
        scan_accept (scan, '+');
      if (scan_digits (scan) == 0)
        return scan_fail_syntax (scan);
    }
  return TRUE;
}

/* Reads the four digits after \u; returns −1 if there are none. */
static int
scan_code_unit (Scan *scan)
{
  int unit = 0;

  for (guint i = 0; i < 4; i++, scan->at++)
    {
      if (scan->at == scan->end || !g_ascii_isxdigit (*scan->at))
        return -1;
      unit = unit << 4 | g_ascii_xdigit_value (*scan->at);
    }
  return unit;
}

/* NUL would end a C string early; half a surrogate pair is no character. */
static gboolean
scan_unicode_escape (Scan *scan)
{
  const int unit = scan_code_unit (scan);

  if (unit < 0)
    return scan_fail_syntax (scan);
  if (unit == 0)
    return scan_fail (scan, COMSTOCK_JSON_ERROR_SYNTAX, _("the character NUL is not allowed"));
  if (unit < 0xd800 || unit > 0xdfff)
    return TRUE;
  if (unit < 0xdc00 && scan_accept (scan, '\\') && scan_accept (scan, 'u'))
    {
      const int low = scan_code_unit (scan);

      if (low >= 0xdc00 && low <= 0xdfff)
        return TRUE;
    }
  return scan_fail (scan, COMSTOCK_JSON_ERROR_SYNTAX, _("this escape sequence stands for no character"));
}

static gboolean
scan_escape (Scan *scan)
{
  if (scan_accept (scan, 'u'))
    return scan_unicode_escape (scan);
  if (scan->at == scan->end || strchr ("\"\\/bfnrt", *scan->at) == NULL)
    return scan_fail_syntax (scan);
  scan->at++;
  return TRUE;
}

static gboolean
scan_string (Scan *scan)
{
  if (!scan_expect (scan, '"'))
    return FALSE;
  while (!scan_accept (scan, '"'))
    {
      if (scan->at == scan->end || (guchar) *scan->at < ' ')
        return scan_fail_syntax (scan);
      if (scan_accept (scan, '\\'))
        {
          if (!scan_escape (scan))
            return FALSE;
        }
      else
        {
          scan->at++;
        }
    }
  return TRUE;
}

/* No name of ours needs an escape; without them, equal names are equal bytes. */
static gboolean
scan_name (Scan       *scan,
           GHashTable *names)
{
  const char *start = scan->at;
  g_autofree char *name = NULL;

  if (!scan_string (scan))
    return FALSE;
  name = g_strndup (start + 1, scan->at - start - 2);
  scan->at = start;
  if (strchr (name, '\\') != NULL)
    return scan_fail (scan, COMSTOCK_JSON_ERROR_SYNTAX, _("a member’s name contains an escape sequence"));
  if (g_hash_table_contains (names, name))
    {
      g_autofree char *excerpt = comstock_json_excerpt (name);
      /* Translators: the name of a member of a JSON object */
      g_autofree char *message = g_strdup_printf (_("member “%s” appears twice"), excerpt);

      return scan_fail (scan, COMSTOCK_JSON_ERROR_DUPLICATE, message);
    }
  scan->at += strlen (name) + 2;
  g_hash_table_add (names, g_steal_pointer (&name));
  return TRUE;
}

static gboolean
scan_object (Scan *scan)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  scan->at++;
  scan_skip_space (scan);
  if (scan_accept (scan, '}'))
    return TRUE;
  do
    {
      scan_skip_space (scan);
      if (!scan_name (scan, names))
        return FALSE;
      scan_skip_space (scan);
      if (!scan_expect (scan, ':') || !scan_value (scan))
        return FALSE;
    }
  while (scan_accept (scan, ','));
  return scan_expect (scan, '}');
}

static gboolean
scan_array (Scan *scan)
{
  scan->at++;
  scan_skip_space (scan);
  if (scan_accept (scan, ']'))
    return TRUE;
  do
    if (!scan_value (scan))
      return FALSE;
  while (scan_accept (scan, ','));
  return scan_expect (scan, ']');
}

static gboolean
scan_nested (Scan      *scan,
             gboolean (*scan_inside) (Scan *scan))
{
  if (scan->depth == COMSTOCK_JSON_MAX_DEPTH)
    return scan_fail (scan, COMSTOCK_JSON_ERROR_TOO_DEEP, _("this is nested too deeply"));
  scan->depth++;
  if (!scan_inside (scan))
    return FALSE;
  scan->depth--;
  return TRUE;
}

static gboolean
scan_plain_value (Scan *scan)
{
  if (scan->at == scan->end)
    return scan_fail_syntax (scan);
  switch (*scan->at)
    {
    case '{':
      return scan_nested (scan, scan_object);
    case '[':
      return scan_nested (scan, scan_array);
    case '"':
      return scan_string (scan);
    case 't':
      return scan_word (scan, "true");
    case 'f':
      return scan_word (scan, "false");
    case 'n':
      return scan_word (scan, "null");
    default:
      return scan_number (scan);
    }
}

/* A value and the space on both sides of it. */
static gboolean
scan_value (Scan *scan)
{
  scan_skip_space (scan);
  if (!scan_plain_value (scan))
    return FALSE;
  scan_skip_space (scan);
  return TRUE;
}

static gboolean
scan_encoding (Scan *scan)
{
  const char *bad;

  if (g_utf8_validate_len (scan->text, scan->end - scan->text, &bad))
    return TRUE;
  scan->at = bad;
  return scan_fail (scan, COMSTOCK_JSON_ERROR_SYNTAX,
                    *bad == '\0' ? _("the character NUL is not allowed")
                                 : _("this is not UTF-8 text"));
}

gboolean
comstock_json_scan (const char *text,
                    gsize       size,
                    guint       first_line,
                    GError    **error)
{
  /* An empty GBytes has NULL for its data. */
  const char *start = size > 0 ? text : "";
  Scan scan = {
    .text = start,
    .at = start,
    .end = start + size,
    .first_line = first_line,
    .error = error,
  };

  if (!scan_encoding (&scan))
    return FALSE;
  scan_skip_space (&scan);
  if (scan.at == scan.end)
    return scan_fail (&scan, COMSTOCK_JSON_ERROR_SYNTAX, _("there is nothing here"));
  if (!scan_value (&scan))
    return FALSE;
  if (scan.at < scan.end)
    return scan_fail (&scan, COMSTOCK_JSON_ERROR_SYNTAX, _("there is more after the document"));
  return TRUE;
}
