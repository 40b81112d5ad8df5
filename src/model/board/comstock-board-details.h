/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules page tells of single things beyond their effects. */

#pragma once

#include "model/base/comstock-topics.h"

G_BEGIN_DECLS

/* Add what there is to tell of a BoardContent, a BOARD_ROLE and a variant (its bit's number): nothing of many. */
void comstock_board_details_tell_content (guint      content,
                                          GPtrArray *paragraphs);
void comstock_board_details_tell_role    (guint      role,
                                          GPtrArray *paragraphs);
void comstock_board_details_tell_variant (guint      variant,
                                          GPtrArray *paragraphs);

/* The chapter of the solo game: topics numbered from 0. */
#define COMSTOCK_BOARD_SOLO_TOPICS 4

const char *comstock_board_details_get_solo_id    (guint topic);
const char *comstock_board_details_get_solo_title (guint topic);
void        comstock_board_details_tell_solo      (guint      topic,
                                                   GPtrArray *paragraphs);

G_END_DECLS
