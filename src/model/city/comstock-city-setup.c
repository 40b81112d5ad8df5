/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing the seats of a game, and who begins. */

#include "comstock-city-setup.h"

#include <glib/gi18n.h>

void
comstock_city_setup_init (ComstockCitySetup *setup)
{
  *setup = (ComstockCitySetup) {
    .first = COMSTOCK_CITY_ANY_FIRST,
    .seed = (guint64) g_random_int () << 32 | g_random_int (),
  };
  comstock_city_setup_add (setup, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  comstock_city_setup_add (setup, COMSTOCK_RIVAL, COMSTOCK_MEDIUM);
  comstock_city_setup_add (setup, COMSTOCK_RIVAL, COMSTOCK_MEDIUM);
}

gboolean
comstock_city_setup_add (ComstockCitySetup *setup,
                         ComstockSeatKind   kind,
                         ComstockLevel      level)
{
  return comstock_seating_add (setup->seats, &setup->n_seats, CITY_MAX_SEATS, kind, level);
}

gboolean
comstock_city_setup_parse (ComstockCitySetup *setup,
                           const char        *seats,
                           GError           **error)
{
  ComstockCitySetup result = *setup;

  if (!comstock_seating_parse_seats (&comstock_city_seating, seats, CITY_MAX_SEATS, result.seats, &result.n_seats,
                                     error))
    return FALSE;
  *setup = result;
  return TRUE;
}

/* The first seat whose suit another one before it has, or n_seats. */
static guint
find_same_suit (const ComstockCitySetup *setup)
{
  guint used = 0;
  guint i = 0;

  for (; i < setup->n_seats && (used >> setup->seats[i].suit & 1) == 0; i++)
    used |= 1u << setup->seats[i].suit;
  return i;
}

gboolean
comstock_city_setup_check (const ComstockCitySetup *setup,
                           GError                 **error)
{
  if (!comstock_seating_check_seats (&comstock_city_seating, setup->seats, setup->n_seats, CITY_MIN_SEATS,
                                     CITY_MAX_SEATS, error))
    return FALSE;
  if (find_same_suit (setup) < setup->n_seats)
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                   /* Translators: the number of a player, from 1 */
                   _("Player %u needs a different suit."), find_same_suit (setup) + 1);
      return FALSE;
    }
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
