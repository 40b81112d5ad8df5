/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a setup or a move is refused. */

#include "comstock-city-text.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"

static const struct
{
  guint reason;
  const char *sentence;
} refusals[] = {
  /* Translators: keep the words in braces, which are replaced by names of places and sides */
  { CITY_SETUP_SEATS, N_("A game has {min-seats} to {max-seats} players.") },
  { CITY_SETUP_FIRST, N_("The player who begins is not in this game.") },
  { CITY_DRAW_GONE, N_("No such tile is left.") },
  { CITY_LAY_TAKEN, N_("A tile already lies here.") },
  { CITY_LAY_APART, N_("A tile must lie beside another tile.") },
  { CITY_LAY_BEYOND_WALL, N_("This is outside the wall: no tile can lie here.") },
  { CITY_LAY_SHUTS_WALL_IN, N_("A tile here would enclose a piece of the wall.") },
  { CITY_LAY_SAME_TURN, N_("Turned this way, the tile looks the same as with fewer turns.") },
  { CITY_CLAIM_NONE, N_("The tile you have just laid has no such part.") },
  { CITY_CLAIM_HELD, N_("A follower already stands there, on this tile or on another.") },
  { CITY_CLAIM_COMPLETE, N_("This tile has completed the street or market: no follower can be put there anymore.") },
  { CITY_CLAIM_SAME, N_("This is connected with another part of the tile: put the follower on that one.") },
  { CITY_GATE_NO_TILE, N_("The gate must stand at a side of a tile.") },
  { CITY_GATE_INNER, N_("The gate cannot stand between two tiles.") },
  { CITY_GATE_SHUT_IN, N_("The gate must look out on the open country, not on a gap that is shut in.") },
  { CITY_WALL_BOTH, N_("A single piece closes the wall: both ends are the same.") },
  { CITY_TOWER_NO_POINTS, N_("A tower here would score nothing.") },
};

static const char *const to_nowhere[CITY_EDGES] = {
  [CITY_NORTH] = N_("A street of this tile would end at houses or a market in the north."),
  [CITY_EAST] = N_("A street of this tile would end at houses or a market in the east."),
  [CITY_SOUTH] = N_("A street of this tile would end at houses or a market in the south."),
  [CITY_WEST] = N_("A street of this tile would end at houses or a market in the west."),
};

static const char *const from_nowhere[CITY_EDGES] = {
  /* Translators: the street of the neighboring tile on that side */
  [CITY_NORTH] = N_("The street to the north would not continue on this tile."),
  /* Translators: the street of the neighboring tile on that side */
  [CITY_EAST] = N_("The street to the east would not continue on this tile."),
  /* Translators: the street of the neighboring tile on that side */
  [CITY_SOUTH] = N_("The street to the south would not continue on this tile."),
  /* Translators: the street of the neighboring tile on that side */
  [CITY_WEST] = N_("The street to the west would not continue on this tile."),
};

static const char *
find_sentence (const CsRefusal *refusal)
{
  if (refusal->reason == CITY_LAY_APART && refusal->what != 0)
    return N_("The first tile goes to the middle of the table.");
  if (refusal->reason == CITY_LAY_STREET && refusal->what == CITY_EDGES)
    return N_("Streets must meet streets: this tile does not fit here, however it is turned.");
  if (refusal->reason == CITY_LAY_STREET)
    return to_nowhere[refusal->what];
  if (refusal->reason == CITY_LAY_NO_STREET)
    return from_nowhere[refusal->what];
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    if (refusals[i].reason == refusal->reason)
      return refusals[i].sentence;
  return NULL;
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  if (g_str_equal (placeholder, "min-seats"))
    return comstock_text_number (CITY_MIN_SEATS);
  return g_str_equal (placeholder, "max-seats") ? comstock_text_number (CITY_MAX_SEATS) : NULL;
}

char *
comstock_city_text_refuse (ComstockGame    *game,
                           const CsRefusal *refusal)
{
  const char *sentence = find_sentence (refusal);

  return sentence != NULL ? comstock_text_fill (_(sentence), lookup, NULL) : NULL;
}
