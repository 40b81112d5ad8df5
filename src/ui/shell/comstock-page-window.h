/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with one page of text to read. */

#pragma once

#include <gtk/gtk.h>

#include "model/base/comstock-topics.h"

/* The page tells @topics, all of one chapter, in the language of the moment. */
GtkWindow *comstock_page_window_new (const char           *title,
                                     const ComstockTopics *topics);
