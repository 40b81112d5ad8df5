/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A focusable widget with a name and activation, which draws no more than its focus. */

#include "comstock-board-spot.h"

#include "model/board/comstock-board-topics.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-spot.h"

struct _ComstockBoardSpot
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockBoardSpot, comstock_board_spot, GTK_TYPE_WIDGET)

void
comstock_board_spot_explain (ComstockBoardSpot *self,
                             BoardContent       content)
{
  g_autofree char *topic = content != BOARD_BARE ? comstock_board_topics_of_content (content) : NULL;

  g_return_if_fail (COMSTOCK_IS_BOARD_SPOT (self));

  comstock_explain_set_topics (GTK_WIDGET (self), topic);
}

static void
comstock_board_spot_class_init (ComstockBoardSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  comstock_spot_class_install (widget_class, "spot.press");
  gtk_widget_class_set_css_name (widget_class, "board-spot");
}

static void
comstock_board_spot_init (ComstockBoardSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
comstock_board_spot_new (GtkAccessibleRole role)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_SPOT, "accessible-role", role, NULL);
}
