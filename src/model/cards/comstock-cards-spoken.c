/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences are short, and lists come in the order of the table. */

#include "comstock-cards-spoken.h"

#include <glib/gi18n.h>

#include "comstock-cards-names.h"
#include "model/base/comstock-text.h"

char *
comstock_cards_spoken_dup_column (ComstockCardsGame *game)
{
  GListModel *column = comstock_cards_game_get_column (game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (column); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);
      g_autofree char *name = comstock_cards_card_dup_name (card);
      g_autofree char *number = comstock_text_number ((int) i + 1);

      comstock_text_add_sentence (text, number, name);
    }
  if (text->len == 0)
    g_string_append (text, _("The column is empty."));
  return g_string_free (text, FALSE);
}

static char *
dup_left (ComstockCardsSeat *seat)
{
  GListModel *cards = comstock_cards_seat_get_bid_cards (seat);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (cards, i);
      g_autofree char *number = comstock_text_number ((int) comstock_cards_bid_card_get_number (card));

      if (comstock_cards_bid_card_get_place (card) == COMSTOCK_CARDS_BID_HELD)
        comstock_text_list_append (list, number);
    }
  if (list->len == 0)
    /* Translators: a player has no auction card left. */
    g_string_append (list, _("none"));
  return g_string_free (list, FALSE);
}

char *
comstock_cards_spoken_dup_left (ComstockCardsGame *game)
{
  GString *text = g_string_new (_("Auction cards left."));

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);
      g_autofree char *title = comstock_cards_seat_dup_title (seat);
      g_autofree char *left = dup_left (seat);

      comstock_text_add_sentence (text, title, left);
    }
  return g_string_free (text, FALSE);
}

typedef void (*AtParcel) (ComstockCardsCity *city,
                          int                x,
                          int                y,
                          gpointer           data);

/* Row by row. */
static void
foreach_of_kind (ComstockCardsCity *city,
                 CardsParcel        kind,
                 AtParcel           function,
                 gpointer           data)
{
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return;
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      if (comstock_cards_city_get_parcel (city, x, y) == kind)
        function (city, x, y, data);
}

static void
count (ComstockCardsCity *city,
       int                x,
       int                y,
       gpointer           number)
{
  (*(guint *) number)++;
}

static guint
count_kind (ComstockCardsCity *city,
            CardsParcel        kind)
{
  guint number = 0;

  foreach_of_kind (city, kind, count, &number);
  return number;
}

char *
comstock_cards_spoken_dup_city (ComstockCardsSeat *seat)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (seat);
  GString *list = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (CardsParcel kind = 0; kind < CARDS_PARCELS; kind++)
    {
      const guint number = count_kind (city, kind);
      g_autofree char *item = comstock_text_count (comstock_cards_parcel_get_name (kind), number);

      if (number > 0)
        comstock_text_list_append (list, item);
    }
  if (list->len > 0)
    comstock_text_add_sentence (text, _("Your city"), list->str);
  else
    g_string_append_printf (text, "%s.", _("No card: the city is empty"));
  g_string_free (list, TRUE);
  return g_string_free (text, FALSE);
}

static void
add_place (ComstockCardsCity *city,
           int                x,
           int                y,
           gpointer           list)
{
  ComstockCardsArea box = { 0 };
  g_autofree char *row = NULL;
  g_autofree char *column = NULL;

  comstock_cards_city_get_box (city, &box);
  row = g_strdup_printf (_("row %d"), y - box.top + 1);
  column = g_strdup_printf (_("column %d"), x - box.left + 1);
  g_string_append_printf (list, "%s%s, %s", ((GString *) list)->len > 0 ? "; " : "", row, column);
}

char *
comstock_cards_spoken_dup_parcels (ComstockCardsCity *city,
                                   guint              nth)
{
  for (CardsParcel kind = 0; kind < CARDS_PARCELS; kind++)
    if (count_kind (city, kind) > 0 && nth-- == 0)
      {
        g_autoptr (GString) list = g_string_new (NULL);
        GString *text = g_string_new (NULL);

        foreach_of_kind (city, kind, add_place, list);
        comstock_text_add_sentence (text, comstock_cards_parcel_get_name (kind), list->str);
        return g_string_free (text, FALSE);
      }
  return NULL;
}

/* "empty ×2, mine": what lies under a card with its corner at (@x, @y). */
static char *
dup_covered (ComstockCardsCity *city,
             int                x,
             int                y)
{
  GString *list = g_string_new (NULL);
  guint numbers[CARDS_PARCELS] = { 0 };

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    {
      const CardsParcel kind = comstock_cards_city_get_parcel (city, x + corner % 2, y + corner / 2);

      if (kind != CARDS_NO_PARCEL)
        numbers[kind]++;
    }
  for (CardsParcel kind = 0; kind < CARDS_PARCELS; kind++)
    {
      g_autofree char *item = comstock_text_count (comstock_cards_parcel_get_word (kind), numbers[kind]);

      if (numbers[kind] > 0)
        comstock_text_list_append (list, item);
    }
  return g_string_free (list, FALSE);
}

/* Counted in the city, from 1: what a card adds before the first has no number. */
static char *
dup_rows (int first)
{
  if (first < 0)
    return g_strdup (_("The two rows above row 1."));
  if (first == 0)
    return g_strdup (_("Row 1 and the one above it."));
  /* Translators: where a card of two by two parcels lies. */
  return g_strdup_printf (_("Rows %d and %d."), first, first + 1);
}

static char *
dup_columns (int first)
{
  if (first < 0)
    return g_strdup (_("The two columns to the left of column 1."));
  if (first == 0)
    return g_strdup (_("Column 1 and the one to its left."));
  /* Translators: where a card of two by two parcels lies. */
  return g_strdup_printf (_("Columns %d and %d."), first, first + 1);
}

char *
comstock_cards_spoken_dup_place (ComstockCardsCity *city,
                                 int                x,
                                 int                y)
{
  g_autofree char *covered = dup_covered (city, x, y);
  g_autofree char *rows = NULL;
  g_autofree char *columns = NULL;
  ComstockCardsArea box;
  GString *text;

  if (!comstock_cards_city_get_box (city, &box))
    return NULL;
  rows = dup_rows (y - box.top + 1);
  columns = dup_columns (x - box.left + 1);
  text = g_string_new (NULL);
  g_string_append_printf (text, "%s %s", rows, columns);
  if (*covered != '\0')
    /* Translators: what lies under a card that is to be placed; a list of parcels follows. */
    comstock_text_add_sentence (text, _("Covers"), covered);
  return g_string_free (text, FALSE);
}
