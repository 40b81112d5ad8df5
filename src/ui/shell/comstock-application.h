/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockApplication: the program as the desktop knows it: windows, files to open, keys, About. */

#pragma once

#include <adwaita.h>

#include "model/store/comstock-statistics.h"

#define COMSTOCK_TYPE_APPLICATION (comstock_application_get_type ())
G_DECLARE_FINAL_TYPE (ComstockApplication, comstock_application, COMSTOCK, APPLICATION, AdwApplication)

ComstockApplication *comstock_application_new            (void);

/* Whether all windows are being closed, to be there again when the program starts. */
gboolean             comstock_application_is_quitting    (ComstockApplication *self);

/* What becomes of the games of all windows. */
ComstockStatistics  *comstock_application_get_statistics (ComstockApplication *self);
