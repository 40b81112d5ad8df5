/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The setup of a board game in a save file (docs/save-format.md). */

#pragma once

#include "model/session/comstock-game.h"

G_BEGIN_DECLS

/* A function of the ComstockGame class, and the loader of ComstockGameKind.  What the rules refuse is told with the
 * member that is wrong. */
JsonNode     *comstock_board_json_from_game (ComstockGame *game);
ComstockGame *comstock_board_json_to_game   (JsonNode     *node,
                                             GError      **error);

/* Write a member that is a list of words: parcels, roles ("banker-red"), variants. */
void          comstock_board_json_write_parcels  (JsonBuilder *builder,
                                                  const char  *name,
                                                  guint64      parcels);
void          comstock_board_json_write_roles    (JsonBuilder *builder,
                                                  const char  *name,
                                                  guint64      roles);
void          comstock_board_json_write_variants (JsonBuilder *builder,
                                                  guint        variants);

/* "banker-red".  Free with g_free (). */
char         *comstock_board_json_dup_role_id    (guint        role);

G_END_DECLS
