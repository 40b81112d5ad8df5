/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to zoom a city view: keys, wheel, pinch and buttons. */

#pragma once

#include "comstock-cards-city-view.h"

/* Installs the actions "city.zoom-in", "city.zoom-out" and "city.zoom-fit". */
void comstock_cards_city_zoom_install (GtkWidgetClass *view_class);

/* Adds what keys, wheel and fingers do to zoom @view. */
void comstock_cards_city_zoom_add_controllers (ComstockCardsCityView *view);

/* A column of buttons with those actions, for who has neither keys nor wheel. */
GtkWidget *comstock_cards_city_zoom_buttons_new (void);
