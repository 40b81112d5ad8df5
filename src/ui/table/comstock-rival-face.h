/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockRivalFace: the face of a computer rival in a round frame. */

#pragma once

#include <gtk/gtk.h>

#include "model/session/comstock-rivals.h"

#define COMSTOCK_TYPE_RIVAL_FACE (comstock_rival_face_get_type ())
G_DECLARE_FINAL_TYPE (ComstockRivalFace, comstock_rival_face, COMSTOCK, RIVAL_FACE, GtkWidget)

/* @pixel_size: the diameter in application pixels, times the scale of the table.  To a screen reader it is decoration:
 * the name stands beside it. */
GtkWidget *comstock_rival_face_new       (int                  pixel_size);

/* Shows nobody for NULL, and takes no room then. */
void       comstock_rival_face_set_rival (ComstockRivalFace   *self,
                                          const ComstockRival *rival);
