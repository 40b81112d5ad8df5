/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card game as the search plays it. */

#pragma once

#include "ai/cs-search.h"

extern const CsPolicy cards_policy;
