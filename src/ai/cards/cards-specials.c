/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two characters whose points no count of neighbours gives: the singer's best saloon, the settler's parcels. */

#include "cards-survey-internal.h"

#define HOUSING (CARDS_BIT (CARDS_HOUSE) | CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_HOTEL))
#define DOUBLE_HOUSING (CARDS_BIT (CARDS_TOWNHOUSE) | CARDS_BIT (CARDS_HOTEL))

/* The parcels of these @kinds in the city, with a card @laid on top unless that is NULL. */
static CardsBoard
parcels_of (const CardsSurvey *survey,
            uint32_t           kinds,
            const CardsLaid   *laid)
{
  CardsBoard board = 0;

  for (uint32_t left = kinds; left != 0; left &= left - 1)
    board |= survey->city->shown[__builtin_ctz (left)];
  if (laid == NULL)
    return board;
  board &= ~laid->block;
  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    board |= kinds & CARDS_BIT (laid->parcels[corner]) ? laid->corners[corner] : 0;
  return board;
}

static int
singer_points (const CardsSurvey *survey,
               const CardsLaid   *laid)
{
  const CardsBoard housing = parcels_of (survey, HOUSING, laid);
  const CardsBoard doubles = parcels_of (survey, DOUBLE_HOUSING, laid);
  uint32_t best = 0;

  CARDS_FOR_EACH_PLACE (saloon, parcels_of (survey, CARDS_BIT (CARDS_SALOON), laid))
    {
      const CardsBoard around = cards_board_around ((uint32_t) saloon);
      const uint32_t houses = cards_board_count (around & housing) + cards_board_count (around & doubles);

      best = houses > best ? houses : best;
    }
  return 2 * (int) best;
}

static CardsBoard
beside_ranches (const CardsSurvey *survey,
                const CardsLaid   *laid)
{
  CardsBoard board = 0;

  CARDS_FOR_EACH_PLACE (ranch, parcels_of (survey, CARDS_BIT (CARDS_RANCH), laid))
    board |= cards_board_around ((uint32_t) ranch);
  return board;
}

CardsBoard
cards_beside_ranches (const CardsSurvey *survey)
{
  return beside_ranches (survey, NULL);
}

static int
settler_points (const CardsSurvey *survey,
                const CardsLaid   *laid)
{
  const uint32_t empty = CARDS_BIT (CARDS_EMPTY) | (uint32_t) survey->law << CARDS_OUTLAWS;

  return (int) cards_board_count (beside_ranches (survey, laid) & parcels_of (survey, empty, laid));
}

int
cards_special_points (const CardsSurvey *survey,
                      const CardsLaid   *laid)
{
  int points = 0;

  if (survey->owned & CARDS_BIT (CARDS_SINGER))
    points += singer_points (survey, laid);
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    points += settler_points (survey, laid);
  return points;
}
