/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row stays sensitive while its switch is not: who goes by keys comes to it and hears why.  A barred switch shows
 * off, whatever was chosen. */

#include "comstock-switch-row.h"

#include "ui/kit/comstock-rows.h"

struct _ComstockSwitchRow
{
  AdwActionRow parent_instance;

  GtkSwitch *toggle;
  char *subtitle;
  gboolean active;      /* as chosen */
  gboolean setting;     /* the program, not the player, changes the switch */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockSwitchRow, comstock_switch_row, ADW_TYPE_ACTION_ROW)

static void
comstock_switch_row_finalize (GObject *object)
{
  g_free (COMSTOCK_SWITCH_ROW (object)->subtitle);
  G_OBJECT_CLASS (comstock_switch_row_parent_class)->finalize (object);
}

static void
on_switched (ComstockSwitchRow *self)
{
  if (self->setting)
    return;
  self->active = gtk_switch_get_active (self->toggle);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
show_active (ComstockSwitchRow *self,
             gboolean           active)
{
  self->setting = TRUE;
  gtk_switch_set_active (self->toggle, active);
  self->setting = FALSE;
}

static void
comstock_switch_row_class_init (ComstockSwitchRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_switch_row_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_SWITCH);
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
comstock_switch_row_init (ComstockSwitchRow *self)
{
  self->toggle = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->toggle), GTK_ALIGN_CENTER);
  g_signal_connect_object (self->toggle, "notify::active", G_CALLBACK (on_switched), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->toggle));
  comstock_rows_tell_subtitle (ADW_ACTION_ROW (self));
  comstock_rows_tell_switched (ADW_ACTION_ROW (self), self->toggle);
}

GtkWidget *
comstock_switch_row_new (const char *title,
                         const char *subtitle)
{
  ComstockSwitchRow *self = g_object_new (COMSTOCK_TYPE_SWITCH_ROW, "use-markup", FALSE, "title", title, NULL);

  self->subtitle = g_strdup (subtitle);
  comstock_switch_row_bar (self, NULL);
  return GTK_WIDGET (self);
}

void
comstock_switch_row_bar (ComstockSwitchRow *self,
                         const char        *reason)
{
  const gboolean barred = reason != NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), barred ? reason : self->subtitle);
  gtk_widget_set_sensitive (GTK_WIDGET (self->toggle), !barred);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), barred ? NULL : GTK_WIDGET (self->toggle));
  show_active (self, !barred && self->active);
}

gboolean
comstock_switch_row_get_active (ComstockSwitchRow *self)
{
  return self->active;
}

void
comstock_switch_row_set_active (ComstockSwitchRow *self,
                                      gboolean           active)
{
  self->active = active;
  show_active (self, active && gtk_widget_get_sensitive (GTK_WIDGET (self->toggle)));
}
