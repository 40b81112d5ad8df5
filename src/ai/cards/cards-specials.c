/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two characters whose points no count of neighbours gives: the singer's best saloon, the settler's parcels. */

#include "cards-survey-internal.h"

/* The parcels of these @kinds in the city, with a card @laid on top unless that is NULL. */
static CardsBoard
parcels_of (const CardsSurvey *survey,
            CardsParcelSet     kinds,
            const CardsLaid   *laid)
{
  CardsBoard board = 0;

  for (CardsParcelSet left = kinds; left != 0; left &= left - 1)
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
  const CardsScoring *row = &cards_scoring[CARDS_ROW_SALOON];
  const CardsBoard houses = parcels_of (survey, cards_counted_kinds (row->counts, survey->law), laid);
  const CardsBoard doubles = parcels_of (survey, cards_counted[row->counts].twice, laid);
  uint32_t best = 0;

  CARDS_FOR_EACH_PLACE (saloon, parcels_of (survey, row->each, laid))
    {
      const CardsBoard around = cards_board_around ((uint32_t) saloon);
      const uint32_t n = cards_board_count (around & houses) + cards_board_count (around & doubles);

      best = n > best ? n : best;
    }
  return cards_scoring_vp (&cards_character_scoring[CARDS_SINGER][0], cards_scoring_vp (row, (int) best));
}

/* The parcels beside those that score by @row. */
static CardsBoard
beside (const CardsSurvey *survey,
        CardsRow           row,
        const CardsLaid   *laid)
{
  CardsBoard board = 0;

  CARDS_FOR_EACH_PLACE (at, parcels_of (survey, cards_scoring[row].each, laid))
    board |= cards_board_around ((uint32_t) at);
  return board;
}

CardsBoard
cards_beside_saloons (const CardsSurvey *survey)
{
  return beside (survey, CARDS_ROW_SALOON, NULL);
}

CardsBoard
cards_beside_ranches (const CardsSurvey *survey)
{
  return beside (survey, CARDS_ROW_RANCH, NULL);
}

static int
settler_points (const CardsSurvey *survey,
                const CardsLaid   *laid)
{
  const CardsParcelSet empty = cards_counted_kinds (cards_scoring[CARDS_ROW_RANCH].counts, survey->law);
  const CardsBoard settled = beside (survey, CARDS_ROW_RANCH, laid) & parcels_of (survey, empty, laid);

  return cards_scoring_vp (&cards_character_scoring[CARDS_SETTLER][0], (int) cards_board_count (settled));
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
