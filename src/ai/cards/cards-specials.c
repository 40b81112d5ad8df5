/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two characters whose points no count of neighbours gives: the singer's best saloon, the settler's parcels. */

#include "cards-survey-internal.h"

/* The rows whose points these characters look at. */
#define SALOONS (&cards_scoring[CARDS_ROW_SALOON])
#define RANCHES (&cards_scoring[CARDS_ROW_RANCH])

static CardsBoard
visible (const CardsSurvey *survey,
         CardsParcelSet     kinds)
{
  CardsBoard board = 0;

  for (CardsParcelSet left = kinds; left != 0; left &= left - 1)
    board |= survey->city->shown[__builtin_ctz (left)];
  return board;
}

static void
pairs_init (CardsPairs         *pairs,
            const CardsSurvey  *survey,
            const CardsScoring *row)
{
  pairs->each = row->each;
  pairs->counted = cards_counted_kinds (row->counts, survey->law);
  pairs->twice = cards_counted[row->counts].twice;
  pairs->each_board = visible (survey, pairs->each);
  pairs->counted_board = visible (survey, pairs->counted);
  pairs->twice_board = visible (survey, pairs->twice);
}

/* The parcels of these @kinds, which @board were, once a card is @laid. */
static inline CardsBoard
lay_on (CardsBoard       board,
        CardsParcelSet   kinds,
        const CardsLaid *laid)
{
  uint32_t new = 0;

  for (int corner = 0; corner < CARDS_CORNERS; corner++)
    new |= (kinds >> laid->parcels[corner] & 1) << cards_corner_offsets[corner];
  return (board & ~laid->block) | cards_board_rotate (new, laid->at);
}

static int
singer_points (const CardsSurvey *survey,
               const CardsLaid   *laid)
{
  const CardsPairs *saloons = &survey->saloons;
  const CardsBoard counted = lay_on (saloons->counted_board, saloons->counted, laid);
  const CardsBoard twice = lay_on (saloons->twice_board, saloons->twice, laid);
  uint32_t best = 0;

  CARDS_FOR_EACH_PLACE (saloon, lay_on (saloons->each_board, saloons->each, laid))
    {
      const CardsBoard around = cards_board_around (saloon);
      const uint32_t n = cards_board_count (around & counted) + cards_board_count (around & twice);

      best = n > best ? n : best;
    }
  return cards_scoring_vp (&cards_character_scoring[CARDS_SINGER][0], cards_scoring_vp (SALOONS, (int) best));
}

static CardsBoard
beside (CardsBoard board)
{
  CardsBoard around = 0;

  CARDS_FOR_EACH_PLACE (at, board)
    around |= cards_board_around (at);
  return around;
}

static int
settler_points (const CardsSurvey *survey,
                const CardsLaid   *laid)
{
  const CardsPairs *ranches = &survey->ranches;
  const CardsBoard after = lay_on (ranches->each_board, ranches->each, laid);
  const CardsBoard settled = ranches->each_board & ~after ? beside (after)
                                                          : survey->beside_ranches | beside (after & laid->block);

  return cards_scoring_vp (&cards_character_scoring[CARDS_SETTLER][0],
                           (int) cards_board_count (settled & lay_on (ranches->counted_board, ranches->counted, laid)));
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

void
cards_specials_init (CardsSurvey *survey)
{
  static const uint8_t no_parcels[CARDS_CORNERS] = { CARDS_NO_PARCEL, CARDS_NO_PARCEL, CARDS_NO_PARCEL,
                                                     CARDS_NO_PARCEL };
  const CardsLaid nothing = { .parcels = no_parcels };

  survey->specials = survey->near_specials = 0;
  if (survey->owned & CARDS_BIT (CARDS_SINGER))
    {
      pairs_init (&survey->saloons, survey, SALOONS);
      survey->specials |= survey->saloons.each;
      survey->near_specials = survey->saloons.counted;
      survey->near = cards_survey_corners_over (beside (survey->saloons.each_board));
    }
  if (survey->owned & CARDS_BIT (CARDS_SETTLER))
    {
      pairs_init (&survey->ranches, survey, RANCHES);
      survey->specials |= survey->ranches.each;
      survey->beside_ranches = beside (survey->ranches.each_board);
    }
  survey->special_points = survey->specials != 0 ? cards_special_points (survey, &nothing) : 0;
}
