/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of comstock-json: what is refused and how the error names it. */

#include "model/base/comstock-json.h"

#include <string.h>

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *root = comstock_json_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return root;
}

static void
assert_refused (const char       *text,
                gsize             size,
                ComstockJsonError code,
                const char       *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (comstock_json_parse (text, size, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
test_refused_texts (void)
{
  static const struct
  {
    const char *text;
    ComstockJsonError code;
    const char *message;
  } cases[] = {
    { "", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 1: there is nothing here" },
    { " \n ", COMSTOCK_JSON_ERROR_SYNTAX, "line 2, column 2: there is nothing here" },
    { "{\n\"a\": 1", COMSTOCK_JSON_ERROR_SYNTAX, "line 2, column 7: the text ends too early" },
    { "hello", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 1: this is not JSON" },
    { "\xef\xbb\xbf{}", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 1: this is not JSON" },
    { "{} // end", COMSTOCK_JSON_ERROR_SYNTAX,
      "line 1, column 4: there is more after the document" },
    { "/* no */ {}", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 1: this is not JSON" },
    { "{} {}", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 4: there is more after the document" },
    { "{'a': 1}", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 2: this is not JSON" },
    { "['a']", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 2: this is not JSON" },
    { "[1,]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 4: this is not JSON" },
    { "{\"a\" 1}", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 6: this is not JSON" },
    { "[01]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 3: this is not JSON" },
    { "[+1]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 2: this is not JSON" },
    { "[1.]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 4: this is not JSON" },
    { "[1e]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 4: this is not JSON" },
    { "[0x10]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 3: this is not JSON" },
    { "[NaN]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 2: this is not JSON" },
    { "[nil]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 3: this is not JSON" },
    { "[\"a\nb\"]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 4: this is not JSON" },
    { "[\"\\x\"]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 4: this is not JSON" },
    { "[\"\\u12\"]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 7: this is not JSON" },
    { "[\"\\u0000\"]", COMSTOCK_JSON_ERROR_SYNTAX,
      "line 1, column 9: the character NUL is not allowed" },
    { "[\"\\ud800\"]", COMSTOCK_JSON_ERROR_SYNTAX,
      "line 1, column 9: this escape sequence stands for no character" },
    { "[\"\\udc00\"]", COMSTOCK_JSON_ERROR_SYNTAX,
      "line 1, column 9: this escape sequence stands for no character" },
    { "[\"\\ud800\\u0041\"]", COMSTOCK_JSON_ERROR_SYNTAX,
      "line 1, column 15: this escape sequence stands for no character" },
    { "[\"\xff\"]", COMSTOCK_JSON_ERROR_SYNTAX, "line 1, column 3: this is not UTF-8 text" },
    { "{\"a\": 1, \"b\": {\"a\": 2}, \"a\": 3}", COMSTOCK_JSON_ERROR_DUPLICATE,
      "line 1, column 25: member “a” appears twice" },
    { "{\"\\u0061\": 1}", COMSTOCK_JSON_ERROR_SYNTAX,
      "line 1, column 2: a member’s name contains an escape sequence" },
    { "[1234567890123456789]", COMSTOCK_JSON_ERROR_RANGE,
      "line 1, column 21: this number is too long" },
    { "[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]", COMSTOCK_JSON_ERROR_TOO_DEEP,
      "line 1, column 17: this is nested too deeply" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_refused (cases[i].text, strlen (cases[i].text), cases[i].code, cases[i].message);
  assert_refused ("[\"a\0b\"]", 7, COMSTOCK_JSON_ERROR_SYNTAX,
                  "line 1, column 4: the character NUL is not allowed");
}

static void
test_depth (void)
{
  g_autofree char *deep = g_malloc (100000);

  memset (deep, '[', 100000);
  assert_refused (deep, 100000, COMSTOCK_JSON_ERROR_TOO_DEEP,
                  "line 1, column 17: this is nested too deeply");
}

static void
test_size (void)
{
  g_autofree char *large = g_malloc (COMSTOCK_JSON_MAX_SIZE + 1);
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GError) error = NULL;

  memset (large, ' ', COMSTOCK_JSON_MAX_SIZE + 1);
  memcpy (large, "[]", 2);
  assert_refused (large, COMSTOCK_JSON_MAX_SIZE + 1, COMSTOCK_JSON_ERROR_TOO_LARGE,
                  "larger than 1048576 bytes");
  root = comstock_json_parse (large, COMSTOCK_JSON_MAX_SIZE, &error);
  g_assert_no_error (error);
}

static void
test_large_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (comstock_json_load_bytes (file, NULL, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "/dev/zero: larger than 1048576 bytes");
}

static void
test_missing_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/at-all.json");
  g_autoptr (GError) error = NULL;

  g_assert_null (comstock_json_load_bytes (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_true (g_str_has_prefix (error->message, "/nowhere/at-all.json: "));
}

static void
test_values (void)
{
  g_autoptr (JsonNode) root =
    parse ("{\"n\": -7, \"s\": \"caf\\u00e9\", \"b\": true, \"l\": [1, 2], \"d\": \"00ff00ff00ff00ff\"}");
  JsonNode *list = comstock_json_get_member (root, "l", NULL);
  gint64 n;
  gboolean b;
  const char *s;
  guint length;
  guint64 digest;
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_json_to_int (comstock_json_get_member (root, "n", &error),
                                       -7, -7, &n, &error));
  g_assert_cmpint (n, ==, -7);
  g_assert_true (comstock_json_to_string (comstock_json_get_member (root, "s", &error),
                                          5, &s, &error));
  g_assert_cmpstr (s, ==, "café");
  g_assert_true (comstock_json_to_boolean (comstock_json_get_member (root, "b", &error),
                                           &b, &error));
  g_assert_true (b);
  g_assert_true (comstock_json_to_array (list, 2, 2, &length, &error));
  g_assert_cmpuint (length, ==, 2);
  g_assert_true (comstock_json_to_int (comstock_json_get_item (list, 1), 0, 9, &n, &error));
  g_assert_cmpint (n, ==, 2);
  g_assert_true (comstock_json_to_digest (comstock_json_get_member (root, "d", &error),
                                          &digest, &error));
  g_assert_cmphex (digest, ==, G_GUINT64_CONSTANT (0x00ff00ff00ff00ff));
}

static int
find_color (const char *id)
{
  return g_str_equal (id, "red") ? 3 : -1;
}

static gboolean
read_as (JsonNode   *node,
         const char *type,
         GError    **error)
{
  gint64 n;
  gboolean b;
  const char *s;
  guint u;
  guint64 digest;

  if (g_str_equal (type, "int"))
    return comstock_json_to_int (node, 1, 9, &n, error);
  if (g_str_equal (type, "four"))
    return comstock_json_to_int (node, 4, 4, &n, error);
  if (g_str_equal (type, "boolean"))
    return comstock_json_to_boolean (node, &b, error);
  if (g_str_equal (type, "string"))
    return comstock_json_to_string (node, 3, &s, error);
  if (g_str_equal (type, "array"))
    return comstock_json_to_array (node, 1, 2, NULL, error);
  if (g_str_equal (type, "pairs"))
    return comstock_json_to_array (node, 2, 3, NULL, error);
  if (g_str_equal (type, "corners"))
    return comstock_json_to_array (node, 4, 4, NULL, error);
  if (g_str_equal (type, "id"))
    return comstock_json_to_id (node, find_color, &u, error);
  g_assert_cmpstr (type, ==, "digest");
  return comstock_json_to_digest (node, &digest, error);
}

static void
test_refused_values (void)
{
  static const struct
  {
    const char *value;
    const char *type;
    ComstockJsonError code;
    const char *message;
  } cases[] = {
    { "\"1\"", "int", COMSTOCK_JSON_ERROR_TYPE, "this is not an integer" },
    { "1.0", "int", COMSTOCK_JSON_ERROR_TYPE, "this is not an integer" },
    { "null", "int", COMSTOCK_JSON_ERROR_TYPE, "this is not an integer" },
    { "[1]", "int", COMSTOCK_JSON_ERROR_TYPE, "this is not an integer" },
    { "0", "int", COMSTOCK_JSON_ERROR_RANGE, "0 is not between 1 and 9" },
    { "999999999999999999", "int", COMSTOCK_JSON_ERROR_RANGE,
      "999999999999999999 is not between 1 and 9" },
    { "1", "boolean", COMSTOCK_JSON_ERROR_TYPE, "this is neither true nor false" },
    { "true", "string", COMSTOCK_JSON_ERROR_TYPE, "this is not a string" },
    { "\"abcd\"", "string", COMSTOCK_JSON_ERROR_RANGE, "this string is longer than 3 bytes" },
    { "{}", "array", COMSTOCK_JSON_ERROR_TYPE, "this is not an array" },
    { "[]", "array", COMSTOCK_JSON_ERROR_RANGE, "there are 0 items instead of 1 to 2" },
    { "[7]", "pairs", COMSTOCK_JSON_ERROR_RANGE, "there is 1 item instead of 2 to 3" },
    { "[7, 7, 7]", "corners", COMSTOCK_JSON_ERROR_RANGE, "there are 3 items instead of 4" },
    { "[7]", "corners", COMSTOCK_JSON_ERROR_RANGE, "there is 1 item instead of 4" },
    { "5", "four", COMSTOCK_JSON_ERROR_RANGE, "5 should be 4" },
    { "\"blue\"", "id", COMSTOCK_JSON_ERROR_RANGE, "“blue” is not allowed here" },
    { "3", "id", COMSTOCK_JSON_ERROR_TYPE, "this is not a string" },
    { "\"00FF00ff00ff00ff\"", "digest", COMSTOCK_JSON_ERROR_RANGE,
      "“00FF00ff00ff00ff” is not allowed here" },
    { "\"00ff\"", "digest", COMSTOCK_JSON_ERROR_RANGE, "“00ff” is not allowed here" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"deck\": [0, {\"x\": %s}]}", cases[i].value);
      g_autofree char *message = g_strdup_printf ("deck[1].x: %s", cases[i].message);
      g_autoptr (JsonNode) root = parse (text);
      JsonNode *deck = comstock_json_get_member (root, "deck", NULL);
      JsonNode *x = comstock_json_get_member (comstock_json_get_item (deck, 1), "x", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (read_as (x, cases[i].type, &error));
      g_assert_error (error, COMSTOCK_JSON_ERROR, (int) cases[i].code);
      g_assert_cmpstr (error->message, ==, message);
    }
}

/* Numbers and words; the error names the item. */
static void
test_lists (void)
{
  g_autoptr (JsonNode) root = parse ("{\"n\": [1, 255], \"w\": [\"red\"], \"twice\": [\"red\", \"red\"]}");
  g_autoptr (GError) out_of_range = NULL;
  g_autoptr (GError) twice = NULL;
  JsonNode *numbers = comstock_json_get_member (root, "n", NULL);
  JsonNode *words = comstock_json_get_member (root, "w", NULL);
  guint8 items[2] = { 0 };
  guint n = 0;

  g_assert_true (comstock_json_to_numbers (numbers, 2, 1, 255, items, NULL));
  g_assert_cmpuint (items[0], ==, 1);
  g_assert_cmpuint (items[1], ==, 255);
  g_assert_false (comstock_json_to_numbers (numbers, 3, 1, 255, items, NULL));
  g_assert_false (comstock_json_to_numbers (numbers, 2, 1, 254, items, &out_of_range));
  g_assert_cmpstr (out_of_range->message, ==, "n[1]: 255 is not between 1 and 254");
  g_assert_true (comstock_json_to_words (words, 0, 2, find_color, items, &n, NULL));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (items[0], ==, 3);
  g_assert_false (comstock_json_to_words (comstock_json_get_member (root, "twice", NULL), 0, 2, find_color, items, &n,
                                          &twice));
  g_assert_cmpstr (twice->message, ==, "twice[1]: “red” is already in this list");
}

static void
test_members (void)
{
  static const char *const known[] = { "a", NULL };
  g_autoptr (JsonNode) root = parse ("{\"a\": {\"b\": 1}}");
  JsonNode *a = comstock_json_get_member (root, "a", NULL);
  gint64 n;
  g_autoptr (GError) error = NULL;

  g_assert_true (comstock_json_check_object (root, known, &error));
  g_assert_false (comstock_json_check_object (a, known, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_UNKNOWN);
  g_assert_cmpstr (error->message, ==, "a: member “b” is not known");
  g_clear_error (&error);

  g_assert_false (comstock_json_to_int (comstock_json_get_member (a, "c", &error),
                                        0, 1, &n, &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_MISSING);
  g_assert_cmpstr (error->message, ==, "a: member “c” is missing");
  g_clear_error (&error);

  g_assert_null (comstock_json_find_member (a, "c"));
  g_assert_null (comstock_json_get_member (comstock_json_get_member (a, "b", NULL), "c", &error));
  g_assert_error (error, COMSTOCK_JSON_ERROR, COMSTOCK_JSON_ERROR_TYPE);
  g_assert_cmpstr (error->message, ==, "a.b: this is not an object");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/json/refused-texts", test_refused_texts);
  g_test_add_func ("/model/json/depth", test_depth);
  g_test_add_func ("/model/json/size", test_size);
  g_test_add_func ("/model/json/large-file", test_large_file);
  g_test_add_func ("/model/json/missing-file", test_missing_file);
  g_test_add_func ("/model/json/values", test_values);
  g_test_add_func ("/model/json/refused-values", test_refused_values);
  g_test_add_func ("/model/json/lists", test_lists);
  g_test_add_func ("/model/json/members", test_members);
  return g_test_run ();
}
