/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a city says in words: parcels, gains and refusals with their places. */

#include "comstock-cards-city-private.h"

#include <glib/gi18n.h>

#include "comstock-cards-figures.h"
#include "comstock-cards-names.h"
#include "model/base/comstock-text.h"

typedef struct
{
  ComstockCardsCity *city;
  CardsParcel parcel;
  int x;
  int y;
} Place;

static char *
lookup_place (const char *placeholder,
              gpointer    data)
{
  const Place *place = data;
  ComstockCardsArea box = { 0 };

  comstock_cards_city_get_box (place->city, &box);
  if (g_str_equal (placeholder, "row"))
    return g_strdup_printf ("%d", place->y - box.top + 1);
  if (g_str_equal (placeholder, "column"))
    return g_strdup_printf ("%d", place->x - box.left + 1);
  if (g_str_equal (placeholder, "parcel"))
    return g_strdup (comstock_cards_parcel_get_word (place->parcel));
  if (g_str_equal (placeholder, "points"))
    return comstock_text_signed (comstock_cards_city_get_points (place->city, place->x, place->y));
  return comstock_cards_figures_lookup (placeholder);
}

/* "2 rows above the city", "row 3". */
static char *
dup_row (const ComstockCardsArea *box,
         int                      y)
{
  const int above = box->top - y;
  const int below = y - box->bottom + 1;

  if (above > 0)
    /* Translators: where a card would lie */
    return g_strdup_printf (ngettext ("%d row above the city", "%d rows above the city", (gulong) above), above);
  if (below > 0)
    /* Translators: where a card would lie */
    return g_strdup_printf (ngettext ("%d row below the city", "%d rows below the city", (gulong) below), below);
  /* Translators: the number of a row of parcels, from the top */
  return g_strdup_printf (_("row %d"), y - box->top + 1);
}

static char *
dup_column (const ComstockCardsArea *box,
            int                      x)
{
  const int left = box->left - x;
  const int right = x - box->right + 1;

  if (left > 0)
    /* Translators: where a card would lie */
    return g_strdup_printf (ngettext ("%d column to the left of the city", "%d columns to the left of the city",
                                      (gulong) left), left);
  if (right > 0)
    /* Translators: where a card would lie */
    return g_strdup_printf (ngettext ("%d column to the right of the city", "%d columns to the right of the city",
                                      (gulong) right), right);
  /* Translators: the number of a column of parcels, from the left */
  return g_strdup_printf (_("column %d"), x - box->left + 1);
}

static char *
lookup_outside (const char *placeholder,
                gpointer    data)
{
  const Place *place = data;
  ComstockCardsArea box;

  comstock_cards_city_get_box (place->city, &box);
  if (g_str_equal (placeholder, "row"))
    return dup_row (&box, place->y);
  if (g_str_equal (placeholder, "column"))
    return dup_column (&box, place->x);
  return NULL;
}

char *
comstock_cards_city_dup_place (const CardsCity *city,
                               int              x,
                               int              y)
{
  const ComstockCardsArea box = { city->left, city->top, city->right + 1, city->bottom + 1 };
  GString *place = g_string_new (NULL);

  if (city->n_placed > 0)
    {
      g_autofree char *row = dup_row (&box, y);
      g_autofree char *column = dup_column (&box, x);

      comstock_text_list_append (place, row);
      comstock_text_list_append (place, column);
    }
  return g_string_free (place, FALSE);
}

char *
comstock_cards_city_dup_parcel_label (ComstockCardsCity *self,
                                      int                x,
                                      int                y)
{
  Place place = { self, comstock_cards_city_get_parcel (self, x, y), x, y };
  ComstockCardsArea box;
  const char *label;

  if (!comstock_cards_city_get_box (self, &box))
    return g_strdup (_("No card: the city is empty"));
  /* Bare table around the city has no numbers. */
  if (x < box.left || x >= box.right || y < box.top || y >= box.bottom)
    /* Translators: {row} is "row 3", "2 rows above the city" or the like; {column} is "column 5", "1 column to the left
     * of the city" or the like */
    return comstock_text_fill (_("No card: {row}, {column}"), lookup_outside, &place);
  if (place.parcel == CARDS_NO_PARCEL)
    label = _("Row {row}, column {column}: no card");
  else if (comstock_cards_city_get_points (self, x, y) == 0)
    label = _("Row {row}, column {column}: {parcel}");
  else
    /* Translators: VP are victory points; {points} has a sign */
    label = _("Row {row}, column {column}: {parcel}, {points} VP");
  return comstock_text_fill (label, lookup_place, &place);
}

char *
comstock_cards_city_dup_parcel_rules (ComstockCardsCity *self,
                                      int                x,
                                      int                y)
{
  const CardsParcel parcel = comstock_cards_city_get_parcel (self, x, y);
  g_autoptr (GString) rules = g_string_new (NULL);

  if (parcel == CARDS_NO_PARCEL)
    return NULL;
  for (guint row = 0; row < CARDS_ROW_CHARACTERS; row++)
    if ((cards_scoring[row].each & CARDS_BIT (parcel)) != 0 ||
        (comstock_cards_city_get_row_parcels (self, (CardsRow) row) & cards_board_bit (x, y)) != 0)
      g_string_append_printf (rules, "%s%s", rules->len > 0 ? "\n" : "",
                              comstock_cards_row_get_rule ((CardsRow) row));
  return rules->len > 0 ? g_strdup (rules->str) : NULL;
}

char *
comstock_cards_city_dup_parcel_text (ComstockCardsCity *self,
                                     int                x,
                                     int                y)
{
  g_autofree char *label = comstock_cards_city_dup_parcel_label (self, x, y);
  g_autofree char *rules = comstock_cards_city_dup_parcel_rules (self, x, y);

  if (comstock_cards_city_get_parcel (self, x, y) == CARDS_NO_PARCEL)
    return NULL;
  return rules != NULL ? g_strdup_printf ("%s\n%s", label, rules) : g_steal_pointer (&label);
}

typedef struct
{
  const char *said;
  const char *shown;      /* where the parcel that it speaks of is lit; NULL: it speaks of none */
} Refusal;

static const Refusal refusals[] = {
  [CARDS_PLACE_FIRST_AT_ORIGIN - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("The first card of a city must be at (0, 0)."), NULL },
  [CARDS_PLACE_OUTSIDE_LIMIT - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("The city would outgrow its limit: {limit} × {limit} parcels, with the captain {limit} × {captain-limit}."),
      NULL },
  [CARDS_PLACE_NOT_JOINED - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("The card would not touch the city."), NULL },
  [CARDS_PLACE_CORNER_ONLY - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("The card would touch the city only at a corner; it must share a side with it."), NULL },
  [CARDS_PLACE_COVERS - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("In row {row}, column {column}, the card would cover: {parcel}. Only a parcel of the same kind may go there, "
         "or a townhouse on a house."),
      /* Translators: why a card may not be placed; {parcel} is what lies at the place that is lit: “bank” */
      N_("Here the card would cover: {parcel}. Only a parcel of the same kind may go there, or a townhouse on a "
         "house.") },
  [CARDS_PLACE_COVERS_OUTLAWS - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("Outlaws in row {row}, column {column} can only be covered if you have the sheriff or a prison."),
      N_("These outlaws can only be covered if you have the sheriff or a prison.") },
  [CARDS_PLACE_OUTLAWS_ON_OUTLAWS - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("Outlaws cannot cover the outlaws in row {row}, column {column}."),
      /* Translators: outlaws on the card that is to be laid, and outlaws on a parcel that is lit up */
      N_("Outlaws cannot cover these outlaws.") },
  [CARDS_SALE_NOT_IN_CITY - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("This card is not in the city."), NULL },
  [CARDS_SALE_OVERLAPS - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("This card overlaps another in row {row}, column {column}; only a free-standing card can be sold."),
      N_("This card overlaps another; only a free-standing card can be sold.") },
  [CARDS_SALE_DIVIDES - CARDS_PLACE_FIRST_AT_ORIGIN] =
    { N_("Without this card, the city would no longer be in one piece."), NULL },
};

static const Refusal *
get_refusal (const CsRefusal *refusal)
{
  const guint index = (guint) refusal->reason - CARDS_PLACE_FIRST_AT_ORIGIN;

  g_return_val_if_fail (index < G_N_ELEMENTS (refusals), NULL);
  return &refusals[index];
}

static char *
fill_refusal (ComstockCardsCity *self,
              const CsRefusal   *refusal,
              const char        *sentence)
{
  Place place = { self, refusal->what, refusal->x, refusal->y };

  return comstock_text_fill (_(sentence), lookup_place, &place);
}

char *
comstock_cards_city_dup_refusal (ComstockCardsCity *self,
                                 const CsRefusal   *refusal)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), NULL);

  return refusal->reason != CS_LEGAL ? fill_refusal (self, refusal, get_refusal (refusal)->said) : NULL;
}

char *
comstock_cards_city_dup_shown_refusal (ComstockCardsCity *self,
                                       const CsRefusal   *refusal,
                                       CardsBoard        *lit)
{
  const char *shown = refusal->reason != CS_LEGAL ? get_refusal (refusal)->shown : NULL;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY (self), NULL);

  *lit = shown != NULL ? cards_board_bit (refusal->x, refusal->y) : 0;
  return shown != NULL ? fill_refusal (self, refusal, shown) : comstock_cards_city_dup_refusal (self, refusal);
}

char *
comstock_cards_gain_to_string (const ComstockCardsGain *gain)
{
  g_autofree char *total = comstock_text_signed (gain->total);
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint row = 0; row < CARDS_ROWS; row++)
    if (gain->rows[row] != 0)
      {
        g_autofree char *points = comstock_text_signed (gain->rows[row]);
        /* Translators: a row of the score pad and what changes there, "Banks +4" */
        g_autofree char *part = g_strdup_printf (_("%s %s"), comstock_cards_row_get_name (row), points);

        comstock_text_list_append (parts, part);
      }
  if (parts->len == 0)
    /* Translators: a number of victory points */
    return g_strdup_printf (_("%d VP"), gain->total);
  /* Translators: the change of a score and its parts, "+9: Banks +4, Saloons +5" */
  return g_strdup_printf (_("%s: %s"), total, parts->str);
}
