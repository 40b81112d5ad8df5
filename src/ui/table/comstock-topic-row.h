/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTopicRow: a topic of the rules in a list: picture, title, what it tells, and links to other topics. */

#pragma once

#include <gtk/gtk.h>

#include "model/base/comstock-topics.h"

#define COMSTOCK_TYPE_TOPIC_ROW (comstock_topic_row_get_type ())
G_DECLARE_FINAL_TYPE (ComstockTopicRow, comstock_topic_row, COMSTOCK, TOPIC_ROW, GtkListBoxRow)

/* @topic is a number of @topics, @drawing one of comstock-art.h or NULL.  If @brief, only what the player aid tells is
 * shown, without links.  A link activates "table.explain". */
GtkWidget *comstock_topic_row_new       (const ComstockTopics *topics,
                                         guint                 topic,
                                         gboolean              brief,
                                         const char           *drawing);

guint      comstock_topic_row_get_topic (ComstockTopicRow     *self);
