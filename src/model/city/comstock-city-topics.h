/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of Carcassonne: The City in our own words, for the player aid and the search. */

#pragma once

#include "model/base/comstock-topics.h"

G_BEGIN_DECLS

/* Their ids are "rule:aim" and so on. */
extern const ComstockTopics comstock_city_topics;

/* How the game is played with a screen reader: one page, whose topics are its parts. */
extern const ComstockTopics comstock_city_screen_reader;

G_END_DECLS
