/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nine buttons in three lines. */

#include "comstock-cards-pad-keypad.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-key-group.h"

#define COLUMNS 3
#define N_VALUES 9

struct _ComstockCardsPadKeypad
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadKeypad, comstock_cards_pad_keypad, GTK_TYPE_WIDGET)

static guint entered_signal;

gboolean
comstock_cards_pad_keypad_type (ComstockCardsPadKeypad *self,
                                guint                   key)
{
  const guint32 sign = gdk_keyval_to_unicode (key);

  if (sign < '1' || sign > '9')
    return FALSE;
  g_signal_emit (self, entered_signal, 0, (int) (sign - '0'));
  return TRUE;
}

static void
on_clicked (ComstockCardsPadKeypad *self,
            GtkButton              *button)
{
  g_signal_emit (self, entered_signal, 0, atoi (gtk_button_get_label (button)));
}

static void
comstock_cards_pad_keypad_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_pad_keypad_parent_class)->dispose (object);
}

static void
comstock_cards_pad_keypad_class_init (ComstockCardsPadKeypadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_keypad_dispose;
  entered_signal = g_signal_new ("entered", COMSTOCK_TYPE_CARDS_PAD_KEYPAD, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pad-keypad");
}

static void
comstock_cards_pad_keypad_init (ComstockCardsPadKeypad *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", grid, NULL);

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (int i = 0; i < N_VALUES; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i + 1);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_hexpand (button, TRUE);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (grid), button, i % COLUMNS, i / COLUMNS, 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Appeal"), -1);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_pad_keypad_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_KEYPAD, NULL);
}
