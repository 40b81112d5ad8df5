/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the survey's own files share: the fields, and what lies under a card. */

#pragma once

#include "cards-survey.h"

/* What a parcel of this kind gains from its neighbors at every place. */
static inline const uint8_t *
cards_survey_field (const CardsSurvey *survey,
                    uint8_t            parcel)
{
  return (const uint8_t *) survey + survey->fields[parcel];
}

/* A card laid at a place of the ring. */
typedef struct
{
  const uint8_t *parcels;
  uint32_t at;
  CardsBoard block;
} CardsLaid;

/* Finds what these two characters count, and the kinds of parcels with which they must count anew. */
void cards_specials_init (CardsSurvey *survey);

/* The points of singer and settler if a card is @laid; 0 for those not owned. */
int cards_special_points (const CardsSurvey *survey,
                          const CardsLaid   *laid);

/* The north-west corners from which a card covers any of @board. */
static inline CardsBoard
cards_survey_corners_over (CardsBoard board)
{
  return board | cards_board_shift (board, -1, 0) | cards_board_shift (board, 0, -1) |
         cards_board_shift (board, -1, -1);
}
