/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A focusable widget with a name and activation, which draws no more than its focus. */

#include "comstock-board-spot.h"

#include "model/board/comstock-board-topics.h"
#include "ui/kit/comstock-explain.h"

struct _ComstockBoardSpot
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockBoardSpot, comstock_board_spot, GTK_TYPE_WIDGET)

enum
{
  ACTIVATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
comstock_board_spot_describe (ComstockBoardSpot *self,
                              const char        *name,
                              const char        *description)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);

  g_return_if_fail (COMSTOCK_IS_BOARD_SPOT (self));

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (description != NULL)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
comstock_board_spot_explain (ComstockBoardSpot *self,
                             BoardContent       content)
{
  g_autofree char *topic = content != BOARD_BARE ? comstock_board_topics_of_content (content) : NULL;

  g_return_if_fail (COMSTOCK_IS_BOARD_SPOT (self));

  comstock_explain_set_topics (GTK_WIDGET (self), topic);
}

static void
press (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  g_signal_emit (widget, signals[ACTIVATE], 0);
}

static void
comstock_board_spot_class_init (ComstockBoardSpotClass *klass)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[ACTIVATE] = g_signal_new ("activate", COMSTOCK_TYPE_BOARD_SPOT, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);
  gtk_widget_class_install_action (widget_class, "spot.press", NULL, press);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "activate", NULL);
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
