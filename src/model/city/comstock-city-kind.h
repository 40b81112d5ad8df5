/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carcassonne: The City among the games. */

#pragma once

#include "model/session/comstock-games.h"

G_BEGIN_DECLS

extern const ComstockGameKind comstock_city_kind;

G_END_DECLS
