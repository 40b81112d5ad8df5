/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table's frames are counted, as who waits may not be seen. */

#include "comstock-show-told.h"

#include "comstock-table.h"

#define WAITS "comstock-show-told"
#define SHOWN "comstock-show-told-shown"

static gboolean
on_tick (GtkWidget     *table,
         GdkFrameClock *clock,
         gpointer       widget)
{
  const ComstockShowTold show = (ComstockShowTold) g_object_get_data (widget, WAITS);
  const gboolean telling = comstock_table_is_telling (COMSTOCK_TABLE (table));
  const gpointer told = GUINT_TO_POINTER (comstock_table_get_told (COMSTOCK_TABLE (table)));

  if (telling && g_object_get_data (widget, SHOWN) == told)
    return G_SOURCE_CONTINUE;
  g_object_set_data (widget, SHOWN, told);
  if (!telling)
    g_object_set_data (widget, WAITS, NULL);
  if (gtk_widget_is_ancestor (widget, table))
    show (widget, GPOINTER_TO_UINT (told));
  return telling ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
comstock_show_told (GtkWidget        *widget,
                    ComstockShowTold  show)
{
  GtkWidget *table = gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_TABLE);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (table == NULL)
    {
      show (widget, G_MAXUINT);
      return;
    }
  if (g_object_get_data (G_OBJECT (widget), WAITS) == NULL)
    gtk_widget_add_tick_callback (table, on_tick, g_object_ref (widget), g_object_unref);
  g_object_set_data (G_OBJECT (widget), WAITS, (gpointer) show);
}
