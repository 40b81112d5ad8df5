/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsPortrait: a character that one has, as a card: face, name, VP now, and whether its ability is ready. */

#pragma once

#include "ui/cards/cards/comstock-cards-card-button.h"

#define COMSTOCK_TYPE_CARDS_PORTRAIT (comstock_cards_portrait_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsPortrait, comstock_cards_portrait, COMSTOCK, CARDS_PORTRAIT, ComstockCardsCardButton)

/* Its size in pixels of the usual text and scale, and how much larger text of twice the size makes it. */
#define COMSTOCK_CARDS_PORTRAIT_WIDTH 80
#define COMSTOCK_CARDS_PORTRAIT_HEIGHT 120
#define COMSTOCK_CARDS_PORTRAIT_GROWTH 40
#define COMSTOCK_CARDS_PORTRAIT_SMALL_WIDTH 65
#define COMSTOCK_CARDS_PORTRAIT_SMALL_HEIGHT 84
#define COMSTOCK_CARDS_PORTRAIT_HALF_WIDTH 50
#define COMSTOCK_CARDS_PORTRAIT_FACE 44

typedef enum
{
  COMSTOCK_CARDS_PORTRAIT_WHOLE,
  COMSTOCK_CARDS_PORTRAIT_SMALL,      /* with all that is on a whole card: five stand beside each other on a phone */
  COMSTOCK_CARDS_PORTRAIT_HALF,       /* the face, and below it VP and whether the ability is ready: two above each
                                       * other, with a gap, are as high as a whole card */
  COMSTOCK_CARDS_PORTRAIT_WIDE,       /* half as high as a whole card and as wide, with the name */
  COMSTOCK_CARDS_PORTRAIT_FACE_ALONE, /* with a line below it while the ability is ready */
} ComstockCardsPortraitLook;

/* Whole at first. */
GtkWidget     *comstock_cards_portrait_new           (ComstockCardsCard     *card);

void           comstock_cards_portrait_set_look      (ComstockCardsPortrait     *self,
                                                      ComstockCardsPortraitLook  look);

CardsCharacter comstock_cards_portrait_get_character (ComstockCardsPortrait *self);

/* Whether its ability waits to be used in this era. */
gboolean       comstock_cards_portrait_is_ready      (ComstockCardsPortrait *self);

/* The VP that it brings now: they count up to there if it is seen. */
void           comstock_cards_portrait_set_points    (ComstockCardsPortrait *self,
                                                      int                    points);

/* What it would bring more by what is aimed at: a tag, none for 0. */
void           comstock_cards_portrait_set_gain      (ComstockCardsPortrait *self,
                                                      int                    gain);

/* Whether its ability is what the person is asked about; until that ends its description is @sentence. */
void           comstock_cards_portrait_set_asked     (ComstockCardsPortrait *self,
                                                      gboolean               asked);
void           comstock_cards_portrait_describe      (ComstockCardsPortrait *self,
                                                      const char            *sentence);

/* How far its face lies on its side: 0 upright, 1 used. */
void           comstock_cards_portrait_set_turn      (ComstockCardsPortrait *self,
                                                      double                 turn);

/* Shows its appeal, and @points as what hiring it would bring. */
void           comstock_cards_portrait_offer         (ComstockCardsPortrait *self,
                                                      int                    points);

/* Its size with the text and the scale as they are. */
void           comstock_cards_portrait_get_size      (GtkWidget                 *widget,
                                                      ComstockCardsPortraitLook  look,
                                                      int                       *width,
                                                      int                       *height);
