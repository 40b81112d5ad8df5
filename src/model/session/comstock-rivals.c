/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of rivals. */

#include "comstock-rivals.h"

#include <glib/gi18n.h>

/* Translators: these follow the name of a computer rival and say how it likes to play: "Hattie, a builder". */
const ComstockRival comstock_rivals[COMSTOCK_RIVALS] = {
  { "hattie", "Hattie", COMSTOCK_MANNER_BUILDER, N_("a builder") },
  { "silas", "Silas", COMSTOCK_MANNER_COLLECTOR, N_("a collector") },
  { "mae", "Mae", COMSTOCK_MANNER_GAMBLER, N_("a gambler") },
  { "jed", "Jed", COMSTOCK_MANNER_SPOILER, N_("a spoiler") },
  { "ruth", "Ruth", COMSTOCK_MANNER_CAREFUL, N_("a careful one") },
  { "tom", "Tom", COMSTOCK_MANNER_HASTY, N_("a hasty one") },
};

const ComstockRival *
comstock_rival_find (const char *name)
{
  for (guint i = 0; i < COMSTOCK_RIVALS; i++)
    if (g_str_equal (name, comstock_rivals[i].name))
      return &comstock_rivals[i];
  return NULL;
}

char *
comstock_rival_dup_holder (const ComstockRival *self,
                           const char          *holder)
{
  /* Translators: who holds a seat, and how this rival likes to play: "Computer rival (hard), a builder". */
  return self != NULL ? g_strdup_printf (_("%s, %s"), holder, _(self->title)) : g_strdup (holder);
}
