/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockSign: a round plate in the colors of a sign, with the sign on it; and a sign's colors for whatever else is
 * drawn in them. */

#pragma once

#include "comstock-picture.h"

/* A sign is a drawing, as comstock-art.h has them: "suits/hat".  Its colors are those that a style sheet of the game
 * defines by the names suits_hat and suits_hat_ink, and a style class suits-hat that stands in both.  A sign without
 * colors is drawn in the text color, on nothing. */

#define COMSTOCK_TYPE_SIGN (comstock_sign_get_type ())
G_DECLARE_FINAL_TYPE (ComstockSign, comstock_sign, COMSTOCK, SIGN, ComstockPicture)

/* A picture whose drawing is a sign and whose size is the diameter of the plate. */
GtkWidget *comstock_sign_new        (const char *sign,
                                     int         pixel_size);

/* What lies below the sign, and the sign itself or a text beside it.  Returns FALSE for a sign without colors, with
 * the color of the text as @ink and nothing as @fill. */
gboolean   comstock_sign_get_colors (GtkWidget  *widget,
                                     const char *sign,
                                     GdkRGBA    *fill,
                                     GdkRGBA    *ink);

/* Lets @widget stand in the colors of @sign instead of those of the sign it stood in before; either may be NULL. */
void       comstock_sign_dress      (GtkWidget  *widget,
                                     const char *sign,
                                     const char *before);

/* Draws the plate of @sign into @bounds, its corners rounded by @radius, with a rim that parts it from whatever lies
 * below. */
void       comstock_sign_snapshot   (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     const char            *sign,
                                     const graphene_rect_t *bounds,
                                     float                  radius);
