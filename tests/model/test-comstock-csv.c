/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of tables as CSV: what a field of words or a number becomes, byte for byte. */

#include "model/base/comstock-csv.h"

typedef struct
{
  const char *text;
  const char *field;
} Field;

static void
test_text (void)
{
  static const Field fields[] = {
    { NULL, "" },
    { "", "" },
    { "Doc Holliday", "Doc Holliday" },
    { " kept as is ", " kept as is " },
    { "Smith, Wesson", "\"Smith, Wesson\"" },
    { "say \"howdy\"", "\"say \"\"howdy\"\"\"" },
    { "two\nlines", "\"two\nlines\"" },
    { "carriage\rreturn", "\"carriage\rreturn\"" },
    { "Мэри · 牛", "Мэри · 牛" },
    { "bad \xff byte", "bad \xef\xbf\xbd byte" },
    { "=1+1", "'=1+1" },
    { "+1", "'+1" },
    { "-1", "'-1" },
    { "@SUM(A1)", "'@SUM(A1)" },
    { "=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\"" },
    { " \t=1", "\"' \t=1\"" },
    { "＝1", "'＝1" },
    { "half-and-half = 1", "half-and-half = 1" },
    { "– dash", "– dash" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autoptr (GString) csv = g_string_new ("");
      g_autofree char *row = g_strconcat (fields[i].field, "\r\n", NULL);

      comstock_csv_add_text (csv, fields[i].text);
      comstock_csv_end_row (csv);
      g_assert_cmpstr (csv->str, ==, row);
    }
}

static void
test_numbers (void)
{
  g_autoptr (GString) csv = g_string_new ("");

  comstock_csv_add_number (csv, 109, 0);
  comstock_csv_add_number (csv, -6, 0);
  comstock_csv_add_number (csv, 1234567.25, 1);
  comstock_csv_add_number (csv, 0.125, 3);
  comstock_csv_end_row (csv);
  g_assert_cmpstr (csv->str, ==, "109,-6,1234567.2,0.125\r\n");
}

static void
test_rows (void)
{
  g_autoptr (GString) csv = comstock_csv_new ();

  for (int row = 0; row < 2; row++)
    {
      comstock_csv_add_text (csv, "");
      comstock_csv_add_text (csv, row == 0 ? "Banks" : NULL);
      comstock_csv_add_number (csv, row, 0);
      comstock_csv_end_row (csv);
    }
  g_assert_cmpstr (csv->str, ==, "\xef\xbb\xbf" ",Banks,0\r\n" ",,1\r\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/csv/text", test_text);
  g_test_add_func ("/model/csv/numbers", test_numbers);
  g_test_add_func ("/model/csv/rows", test_rows);
  return g_test_run ();
}
