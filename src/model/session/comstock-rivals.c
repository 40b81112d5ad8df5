/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of rivals, with their portraits and manners. */

#include "comstock-rivals.h"

const ComstockRival comstock_rivals[COMSTOCK_RIVALS] = {
  { "hattie", "Hattie", COMSTOCK_BUILDER },
  { "silas", "Silas", COMSTOCK_GAMBLER },
  { "mae", "Mae", COMSTOCK_COLLECTOR },
  { "jed", "Jed", COMSTOCK_SPOILER },
  { "ruth", "Ruth", COMSTOCK_PLAIN },
  { "tom", "Tom", COMSTOCK_BUILDER },
};

const ComstockRival *
comstock_rival_find (const char *name)
{
  for (guint i = 0; i < COMSTOCK_RIVALS; i++)
    if (g_str_equal (name, comstock_rivals[i].name))
      return &comstock_rivals[i];
  return NULL;
}
