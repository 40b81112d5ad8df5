/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing the seats of a game, and who begins. */

#include "comstock-city-game.h"

#include <glib/gi18n.h>

gboolean
comstock_city_setup_parse (ComstockCitySetup *setup,
                           const char        *seats,
                           GError           **error)
{
  return comstock_seating_parse_seats (&comstock_city_seating, seats, CITY_MAX_SEATS, setup->seats, &setup->n_seats,
                                       error);
}

gboolean
comstock_city_setup_check (const ComstockCitySetup *setup,
                           GError                 **error)
{
  if (!comstock_seating_check_seats (&comstock_city_seating, setup->seats, setup->n_seats, CITY_MIN_SEATS,
                                     CITY_MAX_SEATS, error))
    return FALSE;
  if (setup->first < COMSTOCK_CITY_ANY_FIRST || setup->first >= (int) setup->n_seats)
    {
      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                           _("The player who begins is not in this game."));
      return FALSE;
    }
  return TRUE;
}

void
comstock_city_setup_deal (const ComstockCitySetup *setup,
                          CitySetup               *deal)
{
  CsRng rng;

  cs_rng_init (&rng, setup->seed);
  *deal = (CitySetup) {
    .n_seats = (guint8) setup->n_seats,
    .first = (guint8) (setup->first >= 0 ? (guint) setup->first : cs_rng_below (&rng, setup->n_seats)),
    .seed = setup->seed,
  };
}
