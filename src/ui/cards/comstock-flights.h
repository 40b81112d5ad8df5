/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockFlights: cards that fly, fade and turn over a stage, as pictures that nothing else depends on. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_FLIGHTS (comstock_flights_get_type ())
G_DECLARE_FINAL_TYPE (ComstockFlights, comstock_flights, COMSTOCK, FLIGHTS, GObject)

/* Signal "landed" (ComstockFlights *): nothing moves any more.
 *
 * @stage draws what moves after its children, with comstock_flights_snapshot (): no widget is added, so that pictures
 * take no input and a screen reader does not meet them.  Nothing moves while the desktop wants no animations, while
 * the flights are not enabled, or from and to where nothing is seen.  Each movement takes 240 ms at most.  Widgets that
 * go away on the way end their movement.
 *
 * A card that leaves its place is lifted before its widget is removed, then sent or dissolved; what is lifted still
 * when comstock_flights_drop () is called was taken back, and does not move. */
ComstockFlights *comstock_flights_new         (GtkWidget       *stage);

void             comstock_flights_set_enabled (ComstockFlights *self,
                                               gboolean         enabled);

/* Remembers how @widget looks and where, by @key. */
void             comstock_flights_lift        (ComstockFlights *self,
                                               gpointer         key,
                                               GtkWidget       *widget);

/* Flies what was lifted to the middle of @target, or of @fallback while that is not seen; in a ComstockCityView that
 * holds a card to its ghost. */
void             comstock_flights_send        (ComstockFlights *self,
                                               gpointer         key,
                                               GtkWidget       *target,
                                               GtkWidget       *fallback);

/* Lets what was lifted fade where it was. */
void             comstock_flights_dissolve    (ComstockFlights *self,
                                               gpointer         key);

void             comstock_flights_drop        (ComstockFlights *self);

/* Turns @front over, first showing its back: as @pile, from where that is, or, if @pile is NULL, as the back of an
 * auction card in place.  @front may be new; it keeps its place, its focus and its input, but is transparent until it
 * lies. */
void             comstock_flights_turn        (ComstockFlights *self,
                                               GtkWidget       *pile,
                                               GtkWidget       *front);

/* Ends every movement at once. */
void             comstock_flights_finish      (ComstockFlights *self);

gboolean         comstock_flights_is_active   (ComstockFlights *self);

void             comstock_flights_snapshot    (ComstockFlights *self,
                                               GtkSnapshot     *snapshot);
