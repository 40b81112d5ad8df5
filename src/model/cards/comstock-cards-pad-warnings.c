/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Contradictions on the score pad: each is a sentence, none keeps anything from being counted. */

#include "comstock-cards-pad.h"

#include <glib/gi18n.h>

typedef struct
{
  ComstockCardsPad *pad;
  const ComstockCardsPadState *state;
  GPtrArray *sentences;
} Search;

static char *
dup_title (const Search *search,
           guint         index)
{
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (comstock_cards_pad_get_seats (search->pad), index);

  return comstock_cards_seat_dup_title (seat);
}

static void
add (const Search *search,
     guint         seat,
     const char   *sentence)
{
  g_autofree char *title = dup_title (search, seat);

  /* Translators: a player's name, and what is wrong with what was entered for them. */
  g_ptr_array_add (search->sentences, g_strdup_printf (C_("warning", "%s: %s"), title, sentence));
}

static void
seek_surplus (const Search *search)
{
  guint n[CARDS_PARCELS] = { 0 };

  for (guint seat = 0; seat < search->state->n_seats; seat++)
    {
      CardsCity city;

      comstock_cards_pad_state_get_city (search->state, seat, &city);
      for (guint parcel = 0; parcel < CARDS_PARCELS; parcel++)
        n[parcel] += cards_board_count (city.shown[parcel]);
    }
  for (guint parcel = CARDS_EMPTY + 1; parcel < CARDS_PARCELS; parcel++)
    {
      const guint printed = cards_parcels[parcel].printed[0] + cards_parcels[parcel].printed[1];

      if (n[parcel] > printed)
        g_ptr_array_add (search->sentences,
                         /* Translators: a kind of parcel, how many were entered, how many the cards show. */
                         g_strdup_printf (_("%s: %u in all cities together, but only %u on the cards."),
                                          comstock_cards_parcel_get_name ((CardsParcel) parcel), n[parcel], printed));
    }
}

static void
seek_shared_characters (const Search *search)
{
  CardsCharacterSet once = 0;
  CardsCharacterSet twice = 0;

  for (guint seat = 0; seat < search->state->n_seats; seat++)
    {
      twice |= once & search->state->seats[seat].owned;
      once |= search->state->seats[seat].owned;
    }
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    if (twice & CARDS_BIT (character))
      g_ptr_array_add (search->sentences,
                       /* Translators: the name of a character. */
                       g_strdup_printf (_("%s: two players cannot have the same character."),
                                        comstock_cards_character_get_name ((CardsCharacter) character)));
}

static void
seek_size (const Search    *search,
           guint            seat,
           const CardsCity *city)
{
  const int width = city->right - city->left + 1;
  const int height = city->bottom - city->top + 1;
  const gboolean captain = (search->state->seats[seat].owned & CARDS_BIT (CARDS_CAPTAIN)) != 0;
  const int longest = CARDS_LIMIT + captain;
  g_autofree char *sentence = NULL;

  if (MAX (width, height) <= longest && MIN (width, height) <= CARDS_LIMIT)
    return;
  /* Translators: the greatest sides of a city */
  sentence = g_strdup_printf (_("The city is larger than %d × %d parcels."), CARDS_LIMIT, longest);
  add (search, seat, sentence);
}

static CardsBoard
spread (CardsBoard board)
{
  return board | cards_board_shift (board, 1, 0) | cards_board_shift (board, -1, 0) | cards_board_shift (board, 0, 1) |
         cards_board_shift (board, 0, -1);
}

static gboolean
is_joined (CardsBoard occupied)
{
  CardsBoard reached = occupied & -occupied;
  CardsBoard before;

  do
    {
      before = reached;
      reached = spread (reached) & occupied;
    }
  while (reached != before);
  return reached == occupied;
}

/* Each parcel must be one of four of some card. */
static gboolean
is_made_of_cards (CardsBoard occupied)
{
  const CardsBoard wide = occupied & cards_board_shift (occupied, -1, 0);
  const CardsBoard corners = wide & cards_board_shift (wide, 0, -1);
  const CardsBoard upper = corners | cards_board_shift (corners, 1, 0);

  return (occupied & ~(upper | cards_board_shift (upper, 0, 1))) == 0;
}

static void
seek_mislaid (const Search *search,
              guint         index)
{
  const ComstockCardsPadSeat *own = &search->state->seats[index];
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (comstock_cards_pad_get_seats (search->pad), index);

  for (guint i = 0; i < own->n_mislaid; i++)
    {
      g_autofree char *reason =
        comstock_cards_city_dup_refusal (comstock_cards_seat_get_city (seat), &own->mislaid[i].refusal);
      /* Translators: the number of a card, and why it may not lie in its city or what is printed on it. */
      g_autofree char *sentence = g_strdup_printf (_("Card %u: %s"), own->mislaid[i].number, reason);

      add (search, index, sentence);
    }
}

static void
seek_in_seat (const Search *search,
              guint         seat)
{
  const ComstockCardsPadSeat *own = &search->state->seats[seat];
  CardsCity city;

  comstock_cards_pad_state_get_city (search->state, seat, &city);
  if (city.occupied != 0)
    seek_size (search, seat, &city);
  if (!is_joined (city.occupied))
    add (search, seat, _("Not all parcels of the city are joined by their sides."));
  if (!is_made_of_cards (city.occupied))
    add (search, seat, _("Cards of four parcels cannot make up this city."));
  if (own->sold > 0 && (own->owned & CARDS_BIT (CARDS_AUCTIONEER)) == 0)
    /* Translators: Auctioneer is a character; a warning about a player who does not have it */
    add (search, seat, _("Only the auctioneer sells cards."));
  seek_mislaid (search, seat);
}

char **
comstock_cards_pad_dup_warnings (ComstockCardsPad *self)
{
  const Search search = { self, comstock_cards_pad_get_state (self), g_ptr_array_new () };

  seek_surplus (&search);
  seek_shared_characters (&search);
  for (guint seat = 0; seat < search.state->n_seats; seat++)
    seek_in_seat (&search, seat);
  g_ptr_array_add (search.sentences, NULL);
  return (char **) g_ptr_array_free (search.sentences, FALSE);
}
