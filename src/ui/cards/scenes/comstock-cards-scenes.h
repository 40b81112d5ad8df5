/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsScenes: which acts are played when something happens in the game. */

#pragma once

#include "ui/cards/cards/comstock-cards-flights.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/table/comstock-theatre.h"

#define COMSTOCK_TYPE_CARDS_SCENES (comstock_cards_scenes_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsScenes, comstock_cards_scenes, COMSTOCK, CARDS_SCENES, GObject)

/* Plays acts in @theatre, in step with @game, from and to the @seats, when no @flights are on their way; @own is
 * where the seat lies that has no panel among them.  All of these must live longer. */
ComstockCardsScenes *comstock_cards_scenes_new     (ComstockTheatre      *theatre,
                                                    ComstockCardsGame    *game,
                                                    ComstockCardsSeats   *seats,
                                                    GtkWidget            *own,
                                                    ComstockCardsFlights *flights);

/* Shows in an open showdown what would be if the ability that is asked about was @used; or else what is. */
void                 comstock_cards_scenes_preview (ComstockCardsScenes  *self,
                                                    gboolean              used);
