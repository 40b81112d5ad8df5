/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing the seats of a game, by hand or from a list of words. */

#include "comstock-cards-setup.h"

#include <glib/gi18n.h>

#include "model/session/comstock-game.h"

void
comstock_cards_setup_init (ComstockCardsSetup *setup)
{
  *setup = (ComstockCardsSetup) {
    .seed = (guint64) g_random_int () << 32 | g_random_int (),
  };
  comstock_cards_setup_add (setup, COMSTOCK_PERSON, COMSTOCK_NO_LEVEL);
  while (setup->n_seats < CARDS_MIN_SEATS)
    comstock_cards_setup_add (setup, COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE);
}

gboolean
comstock_cards_setup_add (ComstockCardsSetup *setup,
                          ComstockSeatKind    kind,
                          ComstockLevel       level)
{
  return comstock_seating_add (setup->seats, &setup->n_seats, CARDS_MAX_SEATS, kind, level);
}

gboolean
comstock_cards_setup_parse (ComstockCardsSetup *setup,
                            const char         *seats,
                            GError            **error)
{
  return comstock_seating_parse_seats (&comstock_cards_seating, seats, CARDS_MAX_SEATS, setup->seats, &setup->n_seats,
                                       error);
}

gboolean
comstock_cards_setup_check (const ComstockCardsSetup *setup,
                            GError                  **error)
{
  return comstock_seating_check_seats (&comstock_cards_seating, setup->seats, setup->n_seats, CARDS_MIN_SEATS,
                                       CARDS_MAX_SEATS, error);
}
