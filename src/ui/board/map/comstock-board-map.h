/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardMap: the 8 × 8 parcels with all that lies and stands there, for hand, keys and screen reader. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-board-map-camera.h"
#include "engine/board/board-game.h"

#define COMSTOCK_TYPE_BOARD_MAP (comstock_board_map_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardMap, comstock_board_map, COMSTOCK, BOARD_MAP, ComstockPannable)

/* The map takes the largest square that fits its area, whatever that is, unless it is zoomed; it is one stop of Tab:
 * arrow keys go from parcel to parcel, and over the edges that may be pressed; Home and End to the first and the last
 * parcel.  An edge is numbered as by BOARD_MOVE_ROAD: parcel × 2, + 1 for its west side, else its north side.  A press
 * by pointer or finger counts for what is aimed at already: a mouse aims as it moves, a finger with its first press.
 *
 * Signals:
 * "parcel-pressed" (guint parcel): by pointer, Enter, space or a screen reader; any parcel, whether a target or not.
 * "road-pressed" (guint edge): of an edge that is a target.
 * "aimed": the pointer came over something else, or the focus went on: see comstock_board_map_get_aim (). */
GtkWidget *comstock_board_map_new         (void);

/* Shows @state, which is copied, or an empty map for NULL.  Targets, figures and ghosts stay as they are. */
void       comstock_board_map_set_state   (ComstockBoardMap *self,
                                           const BoardState *state);

/* Returns what a screen reader calls a parcel, or an edge; free with g_free (). */
typedef char *(*ComstockBoardMapWords) (uint32_t number,
                                        gpointer data);

/* Without words parcels and edges are called by their names alone.  They are asked for again with each new state, and
 * whenever this is called. */
void       comstock_board_map_set_words   (ComstockBoardMap      *self,
                                           ComstockBoardMapWords  parcel,
                                           ComstockBoardMapWords  edge,
                                           gpointer               data);

/* What may be pressed now: it is lit, the other parcels are shaded.  Nothing, if all are empty. */
void       comstock_board_map_set_targets (ComstockBoardMap *self,
                                           BoardParcels      parcels,
                                           BoardRoads        roads);

/* A figure on each parcel, a price or an income: BOARD_PARCEL_COUNT texts, which are copied, NULL for none; or NULL for
 * none at all. */
void       comstock_board_map_set_figures (ComstockBoardMap  *self,
                                           const char *const *figures);

/* What would lie there, seen faint or dashed: @content (BOARD_BARE: nothing) on all of @parcels, which have a ring, and
 * @roads. */
void       comstock_board_map_set_ghost   (ComstockBoardMap *self,
                                           BoardContent      content,
                                           BoardParcels      parcels,
                                           BoardRoads        roads);

/* What that would change on other parcels, as figures in the place of those there: BOARD_PARCEL_COUNT texts, which are
 * copied, NULL for nothing; or NULL for nothing at all. */
void       comstock_board_map_set_changes (ComstockBoardMap  *self,
                                           const char *const *changes);

/* Lighter ground, as under connected parcels while something is built; 0: none. */
void       comstock_board_map_brighten    (ComstockBoardMap *self,
                                           BoardParcels      parcels);

/* Parcels that make a figure that somebody looks at: these stand out, before what may be pressed; 0: none. */
void       comstock_board_map_light       (ComstockBoardMap *self,
                                           BoardParcels      parcels);

/* How large it is seen and which part: for what zooms and pans. */
ComstockBoardMapCamera *comstock_board_map_get_camera (ComstockBoardMap *self);

/* The seats whose cowboys on @parcel are still on their way, a bit each: these are not drawn. */
void       comstock_board_map_set_away    (ComstockBoardMap *self,
                                           uint32_t          parcel,
                                           guint             away);

/* Where the cowboy of @seat stands on @parcel in @state, in coordinates of the widget; FALSE if it has none there. */
gboolean   comstock_board_map_find_cowboy (ComstockBoardMap *self,
                                           const BoardState *state,
                                           uint32_t          parcel,
                                           uint32_t          seat,
                                           graphene_rect_t  *square);

/* What is under the pointer, else what has the focus. */
ComstockBoardSite comstock_board_map_get_site (ComstockBoardMap *self);

/* The parcel under the pointer, else that with the focus; BOARD_NO_PARCEL if there is none, or an edge. */
uint32_t   comstock_board_map_get_aim     (ComstockBoardMap *self);

/* Moves the cursor of the keys to @parcel; the focus follows if the map has it. */
void       comstock_board_map_set_cursor  (ComstockBoardMap *self,
                                           uint32_t          parcel);

/* The same to @edge, which may be pressed. */
void       comstock_board_map_set_edge    (ComstockBoardMap *self,
                                           uint32_t          edge);

/* Where @parcel lies, in coordinates of the widget as it is allocated now. */
void       comstock_board_map_get_bounds  (ComstockBoardMap *self,
                                           uint32_t          parcel,
                                           graphene_rect_t  *bounds);
