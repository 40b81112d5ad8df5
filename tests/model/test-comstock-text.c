/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of comstock-text: filling, numbers for people, places of errors. */

#include "model/base/comstock-text.h"

#include <gio/gio.h>

static void
assert_takes (char       *text,
              const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static char *
lookup (const char *placeholder,
        gpointer    name)
{
  return g_str_equal (placeholder, "card") ? g_strdup (name) : NULL;
}

static void
test_fill (void)
{
  char bank[] = "Bank";
  char brace[] = "{card}";

  assert_takes (comstock_text_fill ("{card}: take {card}?", lookup, bank), "Bank: take Bank?");
  assert_takes (comstock_text_fill ("{seat} {card", lookup, bank), "{seat} {card");
  assert_takes (comstock_text_fill ("{card}", lookup, brace), "{card}");
}

/* Below zero with a minus sign, not with a hyphen. */
static void
test_numbers (void)
{
  assert_takes (comstock_text_number (0), "0");
  assert_takes (comstock_text_number (12), "12");
  assert_takes (comstock_text_number (-6), "−6");
  assert_takes (comstock_text_signed (4), "+4");
  assert_takes (comstock_text_signed (-6), "−6");
  assert_takes (comstock_text_signed (0), "0");
}

static void
test_places (void)
{
  g_autoptr (GError) error = NULL;

  assert_takes (comstock_text_at ("a%s", "not a number"), "a%s: not a number");
  comstock_text_prefix_error (NULL, "file");
  comstock_text_prefix_error (&error, "file");
  g_assert_no_error (error);
  error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "too short");
  comstock_text_prefix_error (&error, "file");
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_cmpstr (error->message, ==, "file: too short");
}

static void
test_plain (void)
{
  g_assert_true (comstock_text_is_plain (""));
  g_assert_true (comstock_text_is_plain ("Zoë & <b>Ada</b> 👩‍🚀 שלום"));
  assert_takes (comstock_text_dup_plain ("Zoë שלום"), "Zoë שלום");
  assert_takes (comstock_text_isolate ("Zoë"), "Zoë");
  assert_takes (comstock_text_isolate ("שלום!"), "\u2068שלום!\u2069");
}

static void
test_not_plain (void)
{
  static const char *const texts[] = {
    "A\nda", "\033Ada", "Ad\177a", "Ad\302\205a", "Ad\302\233a", "Ad\u2028a", "Ad\u2029a", "\u202eAda", "Ada\u2066",
    "A\u061cda",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_false (comstock_text_is_plain (texts[i]));
      assert_takes (comstock_text_dup_plain (texts[i]), "Ada");
    }
}

static void
test_blank (void)
{
  static const char *const blank[] = {
    "", " ", " \u00a0\u3000", "\u3164", "\u115f\u1160\uffa0", "\U000e0001\U000e0041\U000e007f", "\u200b\u200d\ufeff",
    "\u2800", "\u00ad", "\ufe0f", "\u2062 \u3164", "\n\t",
  };
  static const char *const seen[] = { "A", " A ", "\u3164A", "ㅎ", "👩‍🚀", "⠁", ".", "\u0301" };

  for (gsize i = 0; i < G_N_ELEMENTS (blank); i++)
    g_assert_true (comstock_text_is_blank (blank[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_false (comstock_text_is_blank (seen[i]));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comstock-text/fill", test_fill);
  g_test_add_func ("/comstock-text/numbers", test_numbers);
  g_test_add_func ("/comstock-text/places", test_places);
  g_test_add_func ("/comstock-text/plain", test_plain);
  g_test_add_func ("/comstock-text/not-plain", test_not_plain);
  g_test_add_func ("/comstock-text/blank", test_blank);
  return g_test_run ();
}
