/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of rivals. */

#include "comstock-rivals.h"

const ComstockRival comstock_rivals[COMSTOCK_RIVALS] = {
  { "hattie", "Hattie" },
  { "silas", "Silas" },
  { "mae", "Mae" },
  { "jed", "Jed" },
  { "ruth", "Ruth" },
  { "tom", "Tom" },
};

const ComstockRival *
comstock_rival_find (const char *name)
{
  for (guint i = 0; i < COMSTOCK_RIVALS; i++)
    if (g_str_equal (name, comstock_rivals[i].name))
      return &comstock_rivals[i];
  return NULL;
}
