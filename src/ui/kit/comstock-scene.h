/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockScene: a wide drawing of the art that fills the width it is given and keeps its shape. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_SCENE (comstock_scene_get_type ())
G_DECLARE_FINAL_TYPE (ComstockScene, comstock_scene, COMSTOCK, SCENE, GtkWidget)

/* Property "drawing": a name as in comstock-art.h, or NULL for nothing.  To a screen reader it is decoration. */
