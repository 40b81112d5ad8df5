/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a move of Carcassonne: The City would bring as the city stands: for badges, callouts, hints and the ear. */

#pragma once

#include "comstock-city-names.h"

G_BEGIN_DECLS

/* The points that @move, which @seat may make in @state, brings or is about: for what a tile or a wall completes those
 * of the seat; for a follower those of the feature as it stands; for a guard those of the buildings it sees now; those
 * of a tower.  0 for all other moves. */
int   comstock_city_advice_get_points (const CityTiles *tiles,
                                       const CityState *state,
                                       guint            seat,
                                       CsMove           move);

/* In words, what @move brings: what is completed, where a follower can go then, followers that come home or are kept
 * back, what a guard sees, what the seat would have more at the end, and what the others lose.  NULL if there is
 * nothing to say; free with g_free (). */
char *comstock_city_advice_dup_gains  (ComstockGame    *game,
                                       const CityState *state,
                                       guint            seat,
                                       CsMove           move);

/* What a tile becomes a part of, of residential areas only those with stewards; NULL if of nothing, or if @move lays
 * none.  Free with g_free (). */
char *comstock_city_advice_dup_joined (ComstockGame    *game,
                                       const CityState *state,
                                       guint            seat,
                                       CsMove           move);

/* What speaks for a move: its gains, without points of others and what brings none, or else what the tile joins, or
 * that it brings others nothing where another move would.  For the class of the game. */
void  comstock_city_advice_explain    (ComstockGame   *game,
                                       gconstpointer   state,
                                       guint           seat,
                                       CsMove          move,
                                       ComstockReason *reason);

/* Why a rival did what @event tells, which happened on the way to move @cursor: what speaks for its move, but for what
 * the tile joins and where a follower can go.  NULL for what no rival chose, or where nothing spoke for it.  For the
 * class of the game; free with g_free (). */
char *comstock_city_advice_dup_motive (ComstockGame  *game,
                                       guint          cursor,
                                       const CsEvent *event);

/* What a tile or a wall completes that brings somebody points; NULL if there is none of it.  Free with g_free (). */
char *comstock_city_advice_dup_scored (ComstockGame    *game,
                                       const CityState *state,
                                       CsMove           move);

/* Of the ComstockGame class. */
extern const ComstockSkill comstock_city_skills[];
guint comstock_city_advice_get_skill (gconstpointer state);

G_END_DECLS
