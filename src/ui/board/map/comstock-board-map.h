/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockBoardMap: the plane of the 8 × 8 parcels, with all that lies and stands there. */

#pragma once

#include "engine/board/board-game.h"
#include "ui/table/plane/comstock-plane.h"

#define COMSTOCK_TYPE_BOARD_MAP (comstock_board_map_get_type ())
G_DECLARE_FINAL_TYPE (ComstockBoardMap, comstock_board_map, COMSTOCK, BOARD_MAP, ComstockPlane)

/* An edge is numbered as by BOARD_MOVE_ROAD: parcel × 2, + 1 for its west side, else its north side. */
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

/* A figure on each parcel, a price or an income: BOARD_PARCEL_COUNT texts, which are copied, NULL for none; or NULL for
 * none at all. */
void       comstock_board_map_set_figures (ComstockBoardMap  *self,
                                           const char *const *figures);

/* Puts a revolver on these parcels. */
void       comstock_board_map_set_attacks (ComstockBoardMap *self,
                                           BoardParcels      attacks);

/* What would lie at @place, seen faint: on a parcel, which has a ring, @content (BOARD_BARE: nothing), else a road; for
 * NULL nothing. */
void       comstock_board_map_set_ghost   (ComstockBoardMap    *self,
                                           BoardContent         content,
                                           const ComstockPlace *place);

/* Shows roads that would be laid for a ghost on a parcel, while there is one. */
void       comstock_board_map_set_way     (ComstockBoardMap    *self,
                                           BoardRoads           way);

/* What that would change on other parcels, as figures in the place of those there: BOARD_PARCEL_COUNT texts, which are
 * copied, NULL for nothing; or NULL for nothing at all. */
void       comstock_board_map_set_changes (ComstockBoardMap  *self,
                                           const char *const *changes);

/* What lies in the light, as connected parcels do while something is built, the other land in dusk; 0: all does. */
void       comstock_board_map_brighten    (ComstockBoardMap *self,
                                           BoardParcels      parcels);

/* Marks @parcel as that of the last deed; BOARD_NO_PARCEL: none. */
void       comstock_board_map_set_last    (ComstockBoardMap *self,
                                           uint32_t          parcel);

/* As comstock_plane_light (). */
void       comstock_board_map_light       (ComstockBoardMap *self,
                                           BoardParcels      parcels,
                                           gboolean          alone);

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

/* The parcel under the pointer, else that with the focus; BOARD_NO_PARCEL if there is none, or an edge. */
uint32_t   comstock_board_map_get_aim     (ComstockBoardMap *self);

/* Where @parcel lies, in coordinates of the widget as it is allocated now. */
void       comstock_board_map_get_bounds  (ComstockBoardMap *self,
                                           uint32_t          parcel,
                                           graphene_rect_t  *bounds);
