/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and figures of the rules. */

#include "city-terms.h"

const char *const city_goods_ids[CITY_GOODS] = { "fish", "grain", "livestock" };

const char *const city_historic_names[CITY_HISTORICS] = {
  [CITY_PETIT_PUITS] = "Petit Puits",
  [CITY_GRAND_PUITS] = "Grand Puits",
  [CITY_TOUR_CARREE] = "Tour Carrée",
  [CITY_BATIMENT] = "Bâtiment",
  [CITY_SAINT_SERNIN] = "Saint Sernin",
  [CITY_SAINT_NAZAIRE] = "Saint Nazaire",
  [CITY_CHATEAU_COMTAL] = "Château Comtal",
};

const char *const city_row_ids[CITY_ROWS] = { "streets", "markets", "towers", "stewards", "guards" };

uint32_t
city_quota (uint32_t phase,
            uint32_t n_seats)
{
  static const uint8_t quotas[CITY_STACKS] = { 0, 1, 2 };

  return n_seats == CITY_MIN_SEATS ? 2u * quotas[phase - 1] : quotas[phase - 1];
}

int
city_worth (CityKind kind,
            uint32_t n_tiles,
            uint32_t n_goods)
{
  switch ((int) kind)
    {
    case CITY_STREET:
      return (int) (n_tiles < CITY_LONG_STREET ? n_tiles : 2 * n_tiles);
    case CITY_MARKET:
      return (int) (n_tiles * n_goods);
    default:
      return 0;
    }
}
