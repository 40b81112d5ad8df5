/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board game's rules in our own words. */

#pragma once

#include "comstock-board-names.h"
#include "model/base/comstock-topics.h"

G_BEGIN_DECLS

/* "rule:…" tell of no single thing; "place:wages", "content:saloon", "character:banker-red", "variant:outlaws" do. */
extern const ComstockTopics comstock_board_topics;

/* How the game is played with a screen reader: one page, whose topics are its parts. */
extern const ComstockTopics comstock_board_screen_reader;

/* The ids of these topics: new strings. */
char *comstock_board_topics_of_content (BoardContent content);
char *comstock_board_topics_of_role    (guint        role);
char *comstock_board_topics_of_track   (BoardTrack   track);

G_END_DECLS
