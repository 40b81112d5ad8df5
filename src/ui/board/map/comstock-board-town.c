/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parcels of nobody have nothing that could be paid. */

#include "comstock-board-town.h"

static const guint8 kinds[BOARD_CONTENTS] = {
  [BOARD_MOUNTAIN] = COMSTOCK_TOWN_MOUNTAIN,
  [BOARD_HOUSE] = COMSTOCK_TOWN_HOUSE,
  [BOARD_TOWNHOUSE] = COMSTOCK_TOWN_TOWNHOUSE,
  [BOARD_RANCH] = COMSTOCK_TOWN_RANCH,
  [BOARD_MINE] = COMSTOCK_TOWN_MINE,
  [BOARD_DRUGSTORE] = COMSTOCK_TOWN_DRUGSTORE,
  [BOARD_BANK] = COMSTOCK_TOWN_BANK,
  [BOARD_SALOON] = COMSTOCK_TOWN_SALOON,
  [BOARD_HOTEL] = COMSTOCK_TOWN_HOTEL,
  [BOARD_BLACKSMITH] = COMSTOCK_TOWN_BLACKSMITH,
  [BOARD_GENERAL_STORE] = COMSTOCK_TOWN_GENERAL_STORE,
  [BOARD_CHURCH] = COMSTOCK_TOWN_CHURCH,
  [BOARD_PRISON] = COMSTOCK_TOWN_PRISON,
  [BOARD_SCHOOL] = COMSTOCK_TOWN_SCHOOL,
  [BOARD_TRAIN_STATION] = COMSTOCK_TOWN_TRAIN_STATION,
  [BOARD_CITY_HALL] = COMSTOCK_TOWN_CITY_HALL,
};

ComstockTownKind
comstock_board_town_get_kind (BoardContent content)
{
  return content < BOARD_CONTENTS ? kinds[content] : COMSTOCK_TOWN_EMPTY;
}

static void
link_parcel (ComstockTown     *town,
             const BoardState *state,
             uint32_t          parcel)
{
  const uint32_t owner = board_owner_at (state, parcel);
  const int x = (int) parcel % 8;
  const int y = (int) parcel / 8;

  if (owner == CS_NO_SEAT)
    return;
  for (BoardParcels payers = board_payers (state, board_content_at (state, parcel), parcel, owner); payers != 0;
       payers &= payers - 1)
    comstock_town_pay (town, x, y, (int) board_first (payers) % 8 - x, (int) board_first (payers) / 8 - y);
}

void
comstock_board_town_init (ComstockTown     *town,
                          const BoardState *state)
{
  comstock_town_init (town, &(ComstockTownArea) { 0, 0, 8, 8 });
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      const gboolean river = (state->river >> parcel & 1) != 0;

      comstock_town_set (town, (int) parcel % 8, (int) parcel / 8,
                         river ? COMSTOCK_TOWN_RIVER : comstock_board_town_get_kind (board_content_at (state, parcel)),
                         (guint8) (parcel + 1));
    }
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    link_parcel (town, state, parcel);
}
