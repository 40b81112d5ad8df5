/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game as the search plays it. */

#pragma once

#include "ai/cs-search.h"

/* Roll-outs go to the end of the game. */
extern const CsPolicy cards_policy;

/* The same, but a roll-out that begins in Era I ends with it: about half the time, and less luck in what comes out. */
extern const CsPolicy cards_policy_era;
