/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line a color; symbols bring their own. */

#include "comstock-town-palette.h"

typedef struct
{
  guint32 light;
  guint32 dark;
  guint32 small_dark;   /* 0: as dark */
} Tint;

static const Tint tints[TOWN_COLORS] = {
  [TOWN_SAND]        = { 0xefdfb4, 0x8c7d5b, 0xc9b98d },
  [TOWN_SAND_2]      = { 0xe6d3a2, 0x827352 },
  [TOWN_SAND_EDGE]   = { 0x8a6a3a, 0x3f3120 },
  [TOWN_PLATE]       = { 0xfbf1d6, 0xd3c296 },
  [TOWN_PASTURE]     = { 0xcbd592, 0x71804f, 0xa3b26c },
  [TOWN_PASTURE_2]   = { 0xbccb80, 0x667548 },
  [TOWN_BANK]        = { 0xc9b27e, 0x6b5f43, 0xa89465 },
  [TOWN_SHALLOWS]    = { 0x6aa0b8, 0x3f6478, 0x4f7f97 },
  [TOWN_WATER]       = { 0x7fb0c4, 0x4c7388, 0x6697ad },
  [TOWN_RIPPLE]      = { 0xb9d6dd, 0x7fa3b3 },
  [TOWN_ROCK_1]      = { 0xc9b894, 0x7a6f59, 0xa89a7c },
  [TOWN_ROCK_2]      = { 0xb8a67f, 0x6b6250, 0x978a6e },
  [TOWN_ROCK_3]      = { 0xa8966f, 0x5d5648, 0x877b62 },
  [TOWN_FOOTHILL]    = { 0x9a9890, 0x6f706c },
  [TOWN_STREET]      = { 0xd2a66c, 0xa98a5c },
  [TOWN_STREET_EDGE] = { 0xa97c47, 0x6b5130 },
  [TOWN_RUT]         = { 0xb88a54, 0x8d6f45 },
  [TOWN_PATH]        = { 0xc9a878, 0x9c8054 },
  [TOWN_SLEEPER]     = { 0x6f5235, 0x3d2c1c },
  [TOWN_RAIL]        = { 0x555c63, 0xaab2ba },
  [TOWN_PINE]        = { 0x5c7f58, 0x3f5c43 },
  [TOWN_COTTONWOOD]  = { 0x86a05a, 0x5d7444 },
  [TOWN_TUFT]        = { 0xa98a55, 0x5f5235 },
  [TOWN_FENCE]       = { 0x7a5a36, 0x3f2d1a },
  [TOWN_CARD_EDGE]   = { 0x5f4f3c, 0x241b10 },
  [TOWN_POLE]        = { 0x3d2c1c, 0x1d140b },
  [TOWN_HALO]        = { 0xffcc5c, 0xffcc5c },
  [TOWN_SMOKE]       = { 0x9b9182, 0xc9c4b8 },
  [TOWN_PLAIN]       = { 0xffffff, 0xe9e2d2 },
  [TOWN_PLAIN_LINE]  = { 0x000000, 0x000000 },
};

GdkRGBA
comstock_town_palette_get (ComstockTownColor color,
                           gboolean          dark,
                           gboolean          small)
{
  const Tint *tint = &tints[color];
  const guint32 by_lamp = small && tint->small_dark != 0 ? tint->small_dark : tint->dark;
  const guint32 rgb = dark ? by_lamp : tint->light;

  return (GdkRGBA) { (float) (rgb >> 16) / 255, (float) (rgb >> 8 & 0xff) / 255, (float) (rgb & 0xff) / 255, 1 };
}
