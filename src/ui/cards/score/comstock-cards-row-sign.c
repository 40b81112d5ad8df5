/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of what scores tells which parcel a row is about. */

#include "comstock-cards-row-sign.h"

#include "ui/kit/comstock-art.h"

#define CROSS 0.34f           /* its diameter, of the side */

static CardsParcel
find_lowest (CardsParcelSet set)
{
  return set != 0 ? (CardsParcel) g_bit_nth_lsf (set, -1) : CARDS_NO_PARCEL;
}

/* A trade is seen by what is traded with: its own buildings have rows of their own. */
CardsParcel
comstock_cards_row_get_parcel (CardsRow  row,
                               gboolean *times)
{
  const CardsScoring *scoring = &cards_scoring[row];

  *times = scoring->where == CARDS_IN_CITY &&
           (scoring->counts == CARDS_COUNT_RANCHES || scoring->counts == CARDS_COUNT_MINES ||
            scoring->counts == CARDS_COUNT_HOUSES);
  return find_lowest (*times ? cards_counted[scoring->counts].once : scoring->each);
}

void
comstock_cards_row_snapshot_sign (GtkWidget             *widget,
                                  GtkSnapshot           *snapshot,
                                  CardsRow               row,
                                  const graphene_rect_t *bounds)
{
  gboolean times;
  const CardsParcel parcel = comstock_cards_row_get_parcel (row, &times);
  g_autofree char *name =
    parcel != CARDS_NO_PARCEL ? g_strconcat ("symbols/", cards_parcels[parcel].id, NULL) : g_strdup ("signs/vp");

  comstock_art_snapshot (widget, snapshot, name, bounds, NULL);
  if (times)
    {
      const float side = bounds->size.width * CROSS;
      const float x = bounds->origin.x + bounds->size.width - side;
      const float y = bounds->origin.y + bounds->size.height - side;
      const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");

      comstock_art_snapshot (widget, snapshot, "signs/times", &GRAPHENE_RECT_INIT (x, y, side, side), &ink);
    }
}
