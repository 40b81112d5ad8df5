/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything of a showdown lies in the room there is. */

#pragma once

#include <graphene.h>

/* All in pixels of the act. */
typedef struct
{
  int mirrored;             /* the row is read from right to left */
  graphene_rect_t band;
  float rail;
  graphene_rect_t title;
  float title_size;
  float reason_size;        /* of letters that tell of a tie, a line each in the place of the title */
  float strip_y;            /* of the suits that break ties */
  float strip_height;
  float bracket;            /* how high a bracket is */
  float card_width;
  float card_height;
  float gap;
  graphene_point_t row;     /* where the first card lies */
  float place_y;            /* of the middle of the places */
  float place_side;
  float name_y;
  float name_height;
  float name_size;
  float aside_y;            /* of what lies below the row */
} ComstockCardsShowdownRoom;

/* Measures so much room for a row of @n_cards, with suits above it if there are @n_ties, one more card @aside, and
 * letters that are @text times as large as usual; @mirrored where one reads from right to left. */
void            comstock_cards_showdown_room_measure (ComstockCardsShowdownRoom *self,
                                                      float                      width,
                                                      float                      height,
                                                      unsigned int               n_cards,
                                                      unsigned int               n_ties,
                                                      int                        aside,
                                                      int                        mirrored,
                                                      float                      text);

/* Where a card lies whose place in the row is @place, counted from 0; between two it is a broken number. */
graphene_rect_t comstock_cards_showdown_room_get_card (const ComstockCardsShowdownRoom *self,
                                                       float                            place);

/* Where the card lies that takes no part. */
graphene_rect_t comstock_cards_showdown_room_get_aside (const ComstockCardsShowdownRoom *self);
