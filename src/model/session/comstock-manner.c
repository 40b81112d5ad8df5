/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manners of the rivals by their portraits. */

#include "comstock-manner.h"

#include "comstock-rivals.h"

/* Levels of games need fewer bits than these. */
#define LEVEL_BITS 8

static const struct
{
  const char *id;
  ComstockManner manner;
} manners[] = {
  { "hattie", COMSTOCK_BUILDER },
  { "silas", COMSTOCK_GAMBLER },
  { "mae", COMSTOCK_COLLECTOR },
  { "jed", COMSTOCK_SPOILER },
  { "tom", COMSTOCK_BUILDER },
};

static ComstockManner
find_manner (const ComstockRival *rival)
{
  for (guint i = 0; i < G_N_ELEMENTS (manners); i++)
    if (g_str_equal (rival->id, manners[i].id))
      return manners[i].manner;
  return COMSTOCK_PLAIN;
}

ComstockLevel
comstock_manner_join (const ComstockHolder *holder)
{
  const ComstockRival *rival = holder->kind == COMSTOCK_RIVAL ? comstock_rival_find (holder->name) : NULL;

  return rival == NULL ? holder->level : holder->level | (guint) find_manner (rival) << LEVEL_BITS;
}

ComstockLevel
comstock_manner_get_level (ComstockLevel joined)
{
  return joined & ((1u << LEVEL_BITS) - 1);
}

ComstockManner
comstock_manner_get (ComstockLevel joined)
{
  return (ComstockManner) (joined >> LEVEL_BITS);
}
