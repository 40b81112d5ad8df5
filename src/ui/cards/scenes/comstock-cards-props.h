/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scenes are drawn of: auction cards, lettering, velvet between rails, rays of light. */

#pragma once

#include "engine/cards/cards-terms.h"
#include "ui/kit/comstock-capture.h"

/* The height of an auction card as a multiple of its width. */
#define COMSTOCK_CARDS_PROPS_RATIO 1.4f

/* An auction card of so many pixels: @value on it, or its back for 0; grey if it is @aside.  Free with
 * comstock_capture_free (). */
ComstockCapture *comstock_cards_props_card_new  (GtkWidget *widget,
                                                 CardsSuit  suit,
                                                 guint      value,
                                                 gboolean   aside,
                                                 float      width);

/* Velvet with a rail of @rail pixels above and below, or rays around the middle.  Free with comstock_capture_free ().
 */
ComstockCapture *comstock_cards_props_band_new  (GtkWidget *widget,
                                                 float      width,
                                                 float      height,
                                                 float      rail);
ComstockCapture *comstock_cards_props_rays_new  (GtkWidget *widget,
                                                 float      side);

/* The suits as they break ties, strongest first, those of @tied (a bit each) with a ring of gold.  Free with
 * comstock_capture_free (). */
ComstockCapture *comstock_cards_props_strip_new (GtkWidget       *widget,
                                                 const CardsSuit  suits[CARDS_SUITS],
                                                 guint            tied,
                                                 float            height);

/* How wide such a strip is. */
float          comstock_cards_props_get_strip_width (float height);

/* Writes @text in letters of @size pixels into the middle of @box, in a color of the style sheet, smaller where it
 * does not fit; what does not fit in half that size either is left out. */
void           comstock_cards_props_write     (GtkWidget             *widget,
                                               GtkSnapshot           *snapshot,
                                               const char            *text,
                                               const graphene_rect_t *box,
                                               float                  size,
                                               const char            *color);

/* A disc with a figure, gold for the one who is @first. */
void           comstock_cards_props_place     (GtkWidget              *widget,
                                               GtkSnapshot            *snapshot,
                                               guint                   place,
                                               gboolean                first,
                                               const graphene_point_t *middle,
                                               float                   side);

/* A ring of gold around @bounds, whose corners are rounded by @radius. */
void           comstock_cards_props_ring      (GtkWidget             *widget,
                                               GtkSnapshot           *snapshot,
                                               const graphene_rect_t *bounds,
                                               float                  radius,
                                               float                  width);
