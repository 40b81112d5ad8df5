/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsCityGrid: the plane on which a city lies, with the card that is to be laid there. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-cards-city-frame.h"
#include "ui/table/plane/comstock-plane.h"

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

#define COMSTOCK_TYPE_CARDS_CITY_GRID (comstock_cards_city_grid_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsCityGrid, comstock_cards_city_grid, COMSTOCK, CARDS_CITY_GRID, ComstockPlane)

/* "aimed" is also emitted when what would come of pressing there may be something else.  For a moment after a card was
 * laid, it and the parcels that score otherwise than before are lit, and the bubble tells the gain. */
GtkWidget *comstock_cards_city_grid_new (void);

void comstock_cards_city_grid_set_city (ComstockCardsCityGrid *self,
                                        ComstockCardsCity     *city);

/* Brings the city to the middle of what is shown, which otherwise never moves. */
void comstock_cards_city_grid_center (ComstockCardsCityGrid *self);

/* What pressing a parcel is for: legal ones are marked, and the sentence of the one under the cursor is shown beside
 * it.  With @ghost (borrowed until the next call) the cursor is that card's north-west parcel.  @judge NULL: only to
 * look at. */
void comstock_cards_city_grid_set_task (ComstockCardsCityGrid *self,
                                        const CardsTerrain    *ghost,
                                        ComstockCardsCityJudge judge,
                                        gpointer               data);

/* Lets presses and drags on @frame, which holds the grid and what scrolls it, carry the ghost.  Once. */
void comstock_cards_city_grid_add_gestures (ComstockCardsCityGrid *self,
                                            GtkWidget             *frame);

/* What lies over the grid, in its coordinates: sentences keep off it. */
void comstock_cards_city_grid_keep_off (ComstockCardsCityGrid *self,
                                        const graphene_rect_t *taken);

/* Says for a moment why no card was laid at (@x, @y). */
void comstock_cards_city_grid_tell (ComstockCardsCityGrid          *self,
                                    int                             x,
                                    int                             y,
                                    const ComstockCardsCityVerdict *refusal);

/* Lights up parcels and scrolls to them. */
void comstock_cards_city_grid_highlight (ComstockCardsCityGrid *self,
                                         CardsBoard             board);

/* Where the parcels of @area lie, NULL for all of the city, in the grid's coordinates; FALSE if there are none. */
gboolean comstock_cards_city_grid_get_bounds (ComstockCardsCityGrid   *self,
                                              const ComstockCardsArea *area,
                                              graphene_rect_t         *bounds);

/* Where the cursor is seen, in the grid's coordinates. */
graphene_rect_t comstock_cards_city_grid_get_cursor_bounds (ComstockCardsCityGrid *self);

/* Moves the cursor, within what is shown, and scrolls to it.  A pointer that only passes leaves it there. */
void comstock_cards_city_grid_set_cursor (ComstockCardsCityGrid *self,
                                          int                    x,
                                          int                    y);

/* What a parcel that nothing is asked about scores, for who looks at it: a new string, NULL for nothing. */
char *comstock_cards_city_grid_dup_text (ComstockCardsCityGrid *self,
                                         const ComstockPlace   *place);

/* Moves the cursor, and has a screen reader call what is there now @name.  Returns whether it reads that: the focus
 * came there. */
gboolean comstock_cards_city_grid_visit (ComstockCardsCityGrid *self,
                                         int                    x,
                                         int                    y,
                                         const char            *name);

/* Moves the cursor on to the next legal place in reading order, or back (@step 1, −1), around the end. */
void comstock_cards_city_grid_next_allowed (ComstockCardsCityGrid *self,
                                            int                    step);
