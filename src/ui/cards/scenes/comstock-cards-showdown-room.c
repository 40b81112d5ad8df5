/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything is drawn for cards of a size that a large window has, and shrinks with them; letters less so. */

#include "comstock-cards-showdown-room.h"

#include <math.h>

#include "comstock-cards-props.h"

/* In a large window, in pixels. */
#define CARD 124.0f
#define GAP 30.0f
#define MARGIN 40.0f
#define RAIL 16.0f
#define TITLE 26.0f
#define REASON 18.0f
#define STRIP 52.0f
#define BRACKET 26.0f
#define PLACE 32.0f
#define NAME 15.0f
#define PAD 14.0f

/* In the smallest one. */
#define LEAST_GAP_SHARE 0.16f
#define LEAST_MARGIN 10.0f
#define LEAST_TITLE 16.0f
#define LEAST_REASON 12.0f
#define LEAST_STRIP 30.0f
#define LEAST_PLACE 20.0f
#define LEAST_NAME 10.0f
#define LEAST_PAD 6.0f

#define LARGEST 1.5f            /* of all, in a very large window */
#define ASIDE_SHARE 0.6f        /* of a card that takes no part */
#define LINE 1.5f               /* the height of a line of letters */
#define ABOVE 0.4f              /* of the room that is left: how much of it lies above the band */

/* From the top rail down to the bottom one; returns how high all of it is. */
static float
stack (ComstockCardsShowdownRoom *self,
       float                      unit,
       unsigned int               n_ties,
       int                        aside,
       float                      text)
{
  const float pad = MAX (PAD * unit, LEAST_PAD);
  float y;

  self->rail = RAIL * MAX (unit, 0.6f);
  self->title_size = MAX (TITLE * unit, LEAST_TITLE * text);
  self->reason_size = MAX (REASON * unit, LEAST_REASON) * text;
  self->title = GRAPHENE_RECT_INIT (0, self->rail + pad / 2, 0,
                                    MAX (self->title_size, self->reason_size * (float) n_ties) * LINE);
  self->strip_height = MAX (STRIP * unit, LEAST_STRIP);
  self->bracket = n_ties > 0 ? BRACKET * MAX (unit, 0.5f) : 0;
  self->strip_y = self->title.origin.y + self->title.size.height + pad / 2;
  y = n_ties > 0 ? self->strip_y + self->strip_height + self->bracket : self->strip_y;
  self->row.y = y + pad / 2;
  self->place_side = MAX (PLACE * unit, LEAST_PLACE);
  self->place_y = self->row.y + self->card_height + pad + self->place_side / 2;
  self->name_size = MAX (NAME * unit, LEAST_NAME) * text;
  self->name_height = self->name_size * LINE;
  self->name_y = self->place_y + self->place_side / 2 + pad / 3;
  self->aside_y = self->name_y + self->name_height + pad / 2;
  y = self->aside_y + (aside ? self->card_height * ASIDE_SHARE + pad : 0);
  return y + pad / 2 + self->rail;
}

static void
set_cards (ComstockCardsShowdownRoom *self,
           float                      width,
           unsigned int               n_cards,
           float                      unit)
{
  float row;

  self->card_width = floorf (CARD * unit);
  self->card_height = floorf (self->card_width * COMSTOCK_CARDS_PROPS_RATIO);
  self->gap = unit < 0.6f ? self->card_width * LEAST_GAP_SHARE : GAP * unit;
  row = self->card_width * (float) n_cards + self->gap * (float) (n_cards - 1);
  self->row.x = floorf ((width - row) / 2);
}

void
comstock_cards_showdown_room_measure (ComstockCardsShowdownRoom *self,
                                      float                      width,
                                      float                      height,
                                      unsigned int               n_cards,
                                      unsigned int               n_ties,
                                      int                        aside,
                                      int                        mirrored,
                                      float                      text)
{
  const float n = (float) n_cards;
  const float ample = (width - 2 * MARGIN) / (n * CARD + (n - 1) * GAP);
  const float tight = (width - 2 * LEAST_MARGIN) / (CARD * (n + (n - 1) * LEAST_GAP_SHARE));
  float unit = MIN (ample >= 0.6f ? ample : MIN (tight, 0.6f), LARGEST);
  float all, top;

  *self = (ComstockCardsShowdownRoom) { .mirrored = mirrored };
  set_cards (self, width, n_cards, unit);
  all = stack (self, unit, n_ties, aside, text);
  /* As much smaller as it is too high; what has a least size leaves the rest of it to the cards. */
  for (int i = 0; i < 2 && all > height; i++)
    {
      unit *= i == 0 ? height / all : MAX (1 - (all - height) / (self->card_height * 1.4f), 0.2f);
      set_cards (self, width, n_cards, unit);
      all = stack (self, unit, n_ties, aside, text);
    }
  top = MAX (0, floorf ((height - all) * ABOVE));
  self->band = GRAPHENE_RECT_INIT (0, top, width, ceilf (all));
  self->title.size.width = width;
  self->title.origin.y += top;
  self->strip_y += top;
  self->row.y = floorf (self->row.y + top);
  self->place_y += top;
  self->name_y += top;
  self->aside_y += top;
}

graphene_rect_t
comstock_cards_showdown_room_get_card (const ComstockCardsShowdownRoom *self,
                                       float                            place)
{
  const float x = self->row.x + place * (self->card_width + self->gap);

  return GRAPHENE_RECT_INIT (self->mirrored ? self->band.size.width - x - self->card_width : x, self->row.y,
                             self->card_width, self->card_height);
}

graphene_rect_t
comstock_cards_showdown_room_get_aside (const ComstockCardsShowdownRoom *self)
{
  const float width = self->card_width * ASIDE_SHARE;

  return GRAPHENE_RECT_INIT ((self->band.size.width - width) / 2, self->aside_y, width,
                             self->card_height * ASIDE_SHARE);
}
