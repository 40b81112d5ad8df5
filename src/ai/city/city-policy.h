/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the search plays Carcassonne: The City. */

#pragma once

#include "ai/cs-search.h"

extern const CsPolicy city_policy;
