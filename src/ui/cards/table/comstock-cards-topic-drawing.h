/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings beside the topics of the card game. */

#pragma once

/* The drawing beside the topic of this id, for ComstockPlayerAid: a character or parcel; a row of the score pad shows
 * the parcel that it is about.  Free with g_free (). */
char *comstock_cards_topic_dup_drawing (const char *id);
