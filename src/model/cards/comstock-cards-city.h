/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCity: the city of a real seat: what it shows, where a card may lie and what that would score. */

#pragma once

#include "comstock-cards-card.h"

G_BEGIN_DECLS

#define COMSTOCK_TYPE_CARDS_CITY (comstock_cards_city_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCity, comstock_cards_city, COMSTOCK, CARDS_CITY, GObject)

/* Coordinates are relative to the city's first card, whose north-west parcel is (0, 0): x = columns to the
 * right, y = rows down.  A virtual player's city stays empty.
 *
 * Signal "changed" (): once when cards, characters, the era or the rules for this city changed. */

/* Parcels left … right − 1, top … bottom − 1. */
typedef struct
{
  int left;
  int top;
  int right;
  int bottom;
} ComstockCardsArea;

typedef struct
{
  int x;
  int y;
} ComstockCardsPlace;

/* What a change of the city would score, by the rows of the score pad, and by the characters whose sum is one of them.
 * What it leaves alone is 0. */
typedef struct
{
  int total;
  int rows[CARDS_ROWS];
  int characters[CARDS_CHARACTERS];
} ComstockCardsGain;

/* The parcel that is seen at (@x, @y), CARDS_NO_PARCEL for bare table. */
CardsParcel        comstock_cards_city_get_parcel       (ComstockCardsCity *self,
                                                         int                x,
                                                         int                y);

/* The box around all cards; FALSE for an empty city. */
gboolean           comstock_cards_city_get_box          (ComstockCardsCity *self,
                                                         ComstockCardsArea *box);

/* Whether outlaws count as empty: a prison is seen, or its owner has the sheriff. */
gboolean           comstock_cards_city_has_law          (ComstockCardsCity *self);

/* The era of the game, 1 or 2. */
guint              comstock_cards_city_get_era          (ComstockCardsCity *self);

/* The parcels that the next card could cover at all by the size limit: the box and the free room around it.  For an
 * empty city the first card's four. */
void               comstock_cards_city_get_reach        (ComstockCardsCity *self,
                                                         ComstockCardsArea *reach);

/* The cards in the order of placing, the same list for ever; borrowed.  comstock_cards_city_find_card: where the
 * north-west parcel of one lies. */
GListModel        *comstock_cards_city_get_cards        (ComstockCardsCity *self);
gboolean           comstock_cards_city_find_card        (ComstockCardsCity  *self,
                                                         ComstockCardsCard  *card,
                                                         ComstockCardsPlace *place);

/* The card of which the parcel at (@x, @y) is seen, borrowed, or NULL. */
ComstockCardsCard *comstock_cards_city_get_card_at      (ComstockCardsCity *self,
                                                         int                x,
                                                         int                y);

/* Every legal place of terrain @card, row by row: a new array of ComstockCardsPlace, empty if it fits nowhere. */
GArray            *comstock_cards_city_dup_placements   (ComstockCardsCity *self,
                                                         guint              card);

/* Why @card may not lie at (@x, @y); reason CS_LEGAL if it may.  Any coordinates. */
CsRefusal          comstock_cards_city_judge            (ComstockCardsCity *self,
                                                         guint              card,
                                                         int                x,
                                                         int                y);

/* What laying @card there would score.  The place must be legal. */
void               comstock_cards_city_gain             (ComstockCardsCity *self,
                                                         guint              card,
                                                         int                x,
                                                         int                y,
                                                         ComstockCardsGain *gain);

/* The place where laying @card would score most, the first of several; FALSE if it fits nowhere. */
gboolean           comstock_cards_city_find_best        (ComstockCardsCity  *self,
                                                         guint               card,
                                                         ComstockCardsPlace *best,
                                                         ComstockCardsGain  *gain);

/* The same two as above for selling @card from the city (by its place alone, not who sells and when); the gain holds
 * the auctioneer's VP. */
CsRefusal          comstock_cards_city_judge_sale       (ComstockCardsCity *self,
                                                         guint              card);
void               comstock_cards_city_sale_gain        (ComstockCardsCity *self,
                                                         guint              card,
                                                         ComstockCardsGain *gain);

/* "+9: bank +4, saloon +5"; "0" if nothing changes.  Free with g_free (). */
char              *comstock_cards_gain_to_string        (const ComstockCardsGain *gain);

/* The score sheet of the city and its owner's characters. */
void               comstock_cards_city_get_score        (ComstockCardsCity *self,
                                                         CardsScore        *score);

/* The parcels that make the points of @row. */
CardsBoard         comstock_cards_city_get_row_parcels  (ComstockCardsCity *self,
                                                         CardsRow           row);

/* How the points of @row come about, CARDS_ROW_CHARACTERS excepted. */
void               comstock_cards_city_get_row_parts    (ComstockCardsCity *self,
                                                         CardsRow           row,
                                                         CardsRowParts     *parts);

/* The points that the parcel at (@x, @y) makes by itself. */
int                comstock_cards_city_get_points       (ComstockCardsCity *self,
                                                         int                x,
                                                         int                y);

/* "Row 3, column 5: saloon, 6 points", rows and columns counted within the box; around it "No card: 1 row above the
 * city, column 5".  Free with g_free (). */
char              *comstock_cards_city_dup_parcel_label (ComstockCardsCity *self,
                                                         int                x,
                                                         int                y);

/* The rules of the score pad that the parcel at (@x, @y) scores by, or that make their points of it now, a line each;
 * NULL for none.  Free with g_free (). */
char              *comstock_cards_city_dup_parcel_rules (ComstockCardsCity *self,
                                                         int                x,
                                                         int                y);

/* The label and the rules of a parcel, NULL for bare table.  Free with g_free (). */
char              *comstock_cards_city_dup_parcel_text  (ComstockCardsCity *self,
                                                         int                x,
                                                         int                y);

/* Why a card may not lie or not be sold, as a sentence with the place counted as above; NULL for CS_LEGAL. */
char              *comstock_cards_city_dup_refusal      (ComstockCardsCity *self,
                                                         const CsRefusal   *refusal);

/* The same where the parcel that it speaks of is lit, without its numbers; @lit is where that lies, 0 for none. */
char              *comstock_cards_city_dup_shown_refusal (ComstockCardsCity *self,
                                                          const CsRefusal   *refusal,
                                                          CardsBoard        *lit);

G_END_DECLS
