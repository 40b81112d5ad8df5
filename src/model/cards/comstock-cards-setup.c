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

static CardsSuit
find_free_suit (const ComstockCardsSetup *setup)
{
  guint used = 0;

  for (guint i = 0; i < setup->n_seats; i++)
    used |= CARDS_BIT (setup->seats[i].suit);
  return (CardsSuit) g_bit_nth_lsf (~used, -1);
}

gboolean
comstock_cards_setup_add (ComstockCardsSetup *setup,
                          ComstockSeatKind    kind,
                          ComstockLevel       level)
{
  g_return_val_if_fail (comstock_seating_fits (level, kind), FALSE);

  if (setup->n_seats == CARDS_MAX_SEATS)
    return FALSE;
  setup->seats[setup->n_seats] = (ComstockSeatChoice) {
    .holder = { .kind = kind, .level = level },
    .suit = find_free_suit (setup),
  };
  setup->n_seats++;
  return TRUE;
}

gboolean
comstock_cards_setup_parse (ComstockCardsSetup *setup,
                            const char         *seats,
                            GError            **error)
{
  g_auto (GStrv) texts = g_strsplit (seats, ",", -1);
  ComstockCardsSetup result = { .seed = setup->seed };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      ComstockSeatKind kind;
      ComstockLevel level;

      if (!comstock_seating_parse (&comstock_cards_seating, texts[i], &kind, &level))
        {
          g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                       _("seat %u: “%s” is not “person”, “rival” or “virtual”, with or without a level"),
                       i + 1, texts[i]);
          return FALSE;
        }
      if (!comstock_cards_setup_add (&result, kind, level))
        {
          g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                       _("seat %u: a game has at most %d seats"), i + 1, CARDS_MAX_SEATS);
          return FALSE;
        }
    }
  *setup = result;
  return TRUE;
}

static gboolean
check_choice (const ComstockSeatChoice *choice)
{
  return comstock_seating_check (&comstock_cards_seating, &choice->holder) && (guint) choice->suit < CARDS_SUITS;
}

gboolean
comstock_cards_setup_check (const ComstockCardsSetup *setup,
                            GError                  **error)
{
  if (setup->n_seats > CARDS_MAX_SEATS)
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                   _("A game has %d to %d seats."), CARDS_MIN_SEATS, CARDS_MAX_SEATS);
      return FALSE;
    }
  for (guint i = 0; i < setup->n_seats; i++)
    if (!check_choice (&setup->seats[i]))
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     _("Seat %u cannot be played that way."), i + 1);
        return FALSE;
      }
  return TRUE;
}
