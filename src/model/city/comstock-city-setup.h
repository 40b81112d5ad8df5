/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen before a game of Carcassonne: The City: seats, who begins, and the seed. */

#pragma once

#include "comstock-city-names.h"

G_BEGIN_DECLS

#define COMSTOCK_CITY_ANY_FIRST (-1)

/* A plain value: copying it is assignment. */
typedef struct
{
  guint n_seats;
  ComstockSeatChoice seats[CITY_MAX_SEATS];
  int first;            /* the seat that begins; COMSTOCK_CITY_ANY_FIRST: the seed says which */
  guint64 seed;         /* equal seeds draw equal tiles after equal moves */
} ComstockCitySetup;

/* Appends a seat; reads a list of seats: as comstock_seating_add () and comstock_seating_parse_seats () do. */
gboolean comstock_city_setup_add   (ComstockCitySetup       *setup,
                                    ComstockSeatKind         kind,
                                    ComstockLevel            level);
gboolean comstock_city_setup_parse (ComstockCitySetup       *setup,
                                    const char              *seats,
                                    GError                 **error);

/* Whether a game can begin with this.  COMSTOCK_GAME_ERROR_SETUP. */
gboolean comstock_city_setup_check (const ComstockCitySetup *setup,
                                    GError                 **error);

/* The setup of the rules that follows from @setup, which was checked. */
void     comstock_city_setup_deal  (const ComstockCitySetup *setup,
                                    CitySetup               *deal);

G_END_DECLS
