/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPicture: a widget that shows one drawing of the art, in the text color where the drawing leaves it. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_PICTURE (comstock_picture_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockPicture, comstock_picture, COMSTOCK, PICTURE, GtkWidget)

struct _ComstockPictureClass
{
  GtkWidgetClass parent_class;

  /* Draws @drawing into @bounds; by default as it is. */
  void (*draw) (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                const char            *drawing,
                const graphene_rect_t *bounds);
};

/* Properties: "drawing" (a name as in comstock-art.h, or NULL for nothing), "pixel-size" (side in application pixels).
 * To a screen reader it is decoration; a label beside it says what it means. */
GtkWidget *comstock_picture_new (const char *drawing,
                                 int         pixel_size);

void comstock_picture_set_drawing (ComstockPicture *self,
                                   const char      *drawing);
