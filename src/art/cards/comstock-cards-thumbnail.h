/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game as a small picture. */

#pragma once

#include "art/comstock-thumbnail.h"

/* The city of a player in plain symbols; before its first card, the back of one.
 * Its table is a CardsCity (engine/cards/cards-city.h). */
extern const ComstockThumbnail comstock_cards_thumbnail;
