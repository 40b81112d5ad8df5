/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockCardsFlightLayer: cards that fly, fade and turn over a stage, as pictures that nothing else depends on. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_CARDS_FLIGHT_LAYER (comstock_cards_flight_layer_get_type ())
G_DECLARE_FINAL_TYPE (ComstockCardsFlightLayer, comstock_cards_flight_layer, COMSTOCK, CARDS_FLIGHT_LAYER, GObject)

/* Signal "landed" (ComstockCardsFlightLayer *): nothing moves any more, but cards that wait to be turned over.
 *
 * @stage draws what moves after its children, with comstock_cards_flight_layer_snapshot (): no widget is added, so that
 * pictures take no input and a screen reader does not meet them.  Nothing moves while the desktop wants no animations,
 * at the factor 0, or from and to where nothing is seen.  Each movement takes 450 ms at most, times the factor.
 * Widgets that go away on the way end their movement.
 *
 * A card that leaves its place is lifted before its widget is removed, then sent or blown off; what is lifted still
 * when comstock_cards_flight_layer_drop () is called was taken back, and does not move. */
ComstockCardsFlightLayer *comstock_cards_flight_layer_new         (GtkWidget       *stage);

void                      comstock_cards_flight_layer_set_factor  (ComstockCardsFlightLayer *self,
                                                                   double                    factor);

/* While @waiting, no card is turned over. */
void                      comstock_cards_flight_layer_set_waiting (ComstockCardsFlightLayer *self,
                                                                   gboolean                  waiting);

/* Remembers how @widget looks and where, by @key. */
void                      comstock_cards_flight_layer_lift        (ComstockCardsFlightLayer *self,
                                                                   gpointer                  key,
                                                                   GtkWidget                *widget);

/* Flies what was lifted to the middle of @target, or of @fallback while that is not seen; in a ComstockCardsCityView
 * that holds a card to its ghost, and in a ComstockCardsSeatView, with a card as @key, to its place there.  @heard: as
 * it lands it sounds as a card does. */
void                      comstock_cards_flight_layer_send        (ComstockCardsFlightLayer *self,
                                                                   gpointer                  key,
                                                                   GtkWidget                *target,
                                                                   GtkWidget                *fallback,
                                                                   gboolean                  heard);

/* Has the wind blow what was lifted off the stage. */
void                      comstock_cards_flight_layer_blow_off    (ComstockCardsFlightLayer *self,
                                                                   gpointer                  key);

void                      comstock_cards_flight_layer_drop        (ComstockCardsFlightLayer *self);

/* Turns @front over once everything else has moved, first showing @back, from where that is.  @front may be new; it
 * keeps its place, its focus and its input, but is transparent until it lies. */
void                      comstock_cards_flight_layer_turn        (ComstockCardsFlightLayer *self,
                                                                   GtkWidget                *back,
                                                                   GtkWidget                *front);

/* Ends every movement at once. */
void                      comstock_cards_flight_layer_finish      (ComstockCardsFlightLayer *self);

gboolean                  comstock_cards_flight_layer_is_active   (ComstockCardsFlightLayer *self);

void                      comstock_cards_flight_layer_snapshot    (ComstockCardsFlightLayer *self,
                                                                   GtkSnapshot              *snapshot);
