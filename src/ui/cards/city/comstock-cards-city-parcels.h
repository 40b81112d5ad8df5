/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parcels of a city grid, one cell each: what they are called, what a press on them would do, what is lit. */

#pragma once

#include "comstock-cards-city-frame.h"
#include "comstock-cards-city-news.h"

/* What a press would do. */
typedef struct
{
  gboolean allowed;
  char *sentence;           /* what would come of it, or why not; NULL for nothing */
  char *shown;              /* the same where @in_the_way is lit, or NULL: no other words */
  CardsBoard in_the_way;    /* the parcel that forbids it */
} ComstockCardsCityVerdict;

/* Fills in @verdict, all 0 before, of a press on the parcel at (@x, @y). */
typedef void (*ComstockCardsCityJudge) (int                       x,
                                        int                       y,
                                        ComstockCardsCityVerdict *verdict,
                                        gpointer                  data);

void comstock_cards_city_verdict_clear (ComstockCardsCityVerdict *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ComstockCardsCityVerdict, comstock_cards_city_verdict_clear)

/* The words beside what is lit. */
const char *comstock_cards_city_verdict_get_shown (const ComstockCardsCityVerdict *self);

typedef struct
{
  GtkWidget *cell;
  ComstockCardsCityVerdict verdict;
  gboolean hushed;      /* what scores there is not told: a reader may still be reading what a press would do */
} ComstockCardsCityParcel;

typedef struct _ComstockCardsCityParcels ComstockCardsCityParcels;

/* The cells become children of @grid below its child @above, where @frame, which is borrowed, has them.
 * @on_activate (grid, cell) is called when one is activated. */
ComstockCardsCityParcels *comstock_cards_city_parcels_new (GtkWidget                *grid,
                                                           GtkWidget                *above,
                                                           const ComstockPlaneFrame *frame,
                                                           GCallback                 on_activate);

void comstock_cards_city_parcels_free (ComstockCardsCityParcels *self);

/* Takes all cells out of the grid. */
void comstock_cards_city_parcels_clear (ComstockCardsCityParcels *self);

/* NULL outside the frame. */
const ComstockCardsCityParcel *comstock_cards_city_parcels_get (ComstockCardsCityParcels *self,
                                                                int                       x,
                                                                int                       y);

/* Where the parcel of @cell lies; FALSE if it is no cell of these. */
gboolean comstock_cards_city_parcels_find (ComstockCardsCityParcels *self,
                                           GtkWidget                *cell,
                                           int                      *x,
                                           int                      *y);

/* From (*@x, *@y) on to the next legal place in reading order, or back (@step 1, −1), around the end.  FALSE if there
 * is none. */
gboolean comstock_cards_city_parcels_next_allowed (ComstockCardsCityParcels *self,
                                                   int                       step,
                                                   int                      *x,
                                                   int                      *y);

/* Brings the cells in line with the frame, @city (NULL: no cells) and what a press is for (NULL: nothing).  @for_card:
 * a terrain card with its corner there. */
void comstock_cards_city_parcels_refresh (ComstockCardsCityParcels *self,
                                          ComstockCardsCity        *city,
                                          gboolean                  for_card,
                                          ComstockCardsCityJudge    judge,
                                          gpointer                  data);

/* Where the pointer rests, or else the focus is; FALSE if neither is on a parcel. */
gboolean comstock_cards_city_parcels_find_looked_at (ComstockCardsCityParcels *self,
                                                     ComstockCardsPlace       *place);

/* The parcels of @board count for what is explained. */
void comstock_cards_city_parcels_set_lit (ComstockCardsCityParcels *self,
                                          CardsBoard                board);

/* The parcel of @board keeps from what is aimed at.  Returns whether that is another one than before. */
gboolean comstock_cards_city_parcels_set_in_the_way (ComstockCardsCityParcels *self,
                                                     CardsBoard                board);

/* Where those that count lie; FALSE if none does. */
gboolean comstock_cards_city_parcels_find_lit (ComstockCardsCityParcels *self,
                                               ComstockCardsCity        *city,
                                               GdkRectangle             *area);

/* Lights those that count or are in the way, and those that @news is of. */
void comstock_cards_city_parcels_light (ComstockCardsCityParcels *self,
                                        ComstockCardsCity        *city,
                                        ComstockCardsCityNews    *news);

/* To be called when the grid is allocated. */
void comstock_cards_city_parcels_allocate (ComstockCardsCityParcels *self);
