/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests lsan-start.c: a program that knows more names than GLib had room for at its start leaks nothing. */

#include <glib.h>

/* More than the first table holds, less than the second, which is dropped in the same way. */
#define MANY 3000

static void
test_many_quarks (void)
{
  const GQuark first = g_quark_from_static_string ("first");

  for (guint i = 0; i < MANY; i++)
    {
      g_autofree char *name = g_strdup_printf ("quark %u", i);

      g_assert_cmpuint (g_quark_from_string (name), >, first);
    }
  g_assert_cmpstr (g_quark_to_string (first), ==, "first");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lsan-start/many-quarks", test_many_quarks);
  return g_test_run ();
}
