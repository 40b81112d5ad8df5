/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the book tells beside the games: how-tos, and what is accessible. */

#pragma once

#include "model/base/comstock-topics.h"

/* Each chapter is a page: the ids of the pages, and the topics, whose links mean nothing. */
extern const char *const comstock_book_pages[];
extern const ComstockTopics comstock_book_topics;
