/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockFrame: the stage, and room for what a game puts on its table. */

#pragma once

#include <adwaita.h>

#include "comstock-stage.h"

#define COMSTOCK_TYPE_FRAME (comstock_frame_get_type ())
G_DECLARE_FINAL_TYPE (ComstockFrame, comstock_frame, COMSTOCK, FRAME, AdwBin)

/* Signal "reshape" (int width, int height): as that of ComstockShapeBin. */

ComstockStage *comstock_frame_get_stage    (ComstockFrame *self);

/* Adds what stands below the stage and what was added before. */
void           comstock_frame_add_content  (ComstockFrame *self,
                                            GtkWidget     *content);

/* Whether the stage is the first of what stands in the frame; or nowhere, for who puts it elsewhere.  It lives as long
 * as the frame. */
void           comstock_frame_keep_stage   (ComstockFrame *self,
                                            gboolean       keep);
