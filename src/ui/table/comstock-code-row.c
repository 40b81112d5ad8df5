/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry between what it is called and a sentence about what stands in it. */

#include "comstock-code-row.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"

struct _ComstockCodeRow
{
  AdwPreferencesRow parent_instance;

  GtkEditable *code;
  GtkWidget *copy;
  GtkLabel *note;

  gboolean setting;     /* the program, not the player, changes the code */
};

G_DEFINE_FINAL_TYPE (ComstockCodeRow, comstock_code_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  CHANGED,
  DRAW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
comstock_code_row_focus (ComstockCodeRow *self)
{
  g_return_if_fail (COMSTOCK_IS_CODE_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->code));
  gtk_editable_set_position (self->code, -1);
}

const char *
comstock_code_row_get_text (ComstockCodeRow *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CODE_ROW (self), NULL);

  return gtk_editable_get_text (self->code);
}

void
comstock_code_row_note (ComstockCodeRow *self,
                        const char      *sentence)
{
  g_return_if_fail (COMSTOCK_IS_CODE_ROW (self));

  gtk_label_set_label (self->note, sentence != NULL ? sentence : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->code), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (self->note), -1);
}

void
comstock_code_row_set_text (ComstockCodeRow *self,
                            const char      *text,
                            const char      *absence)
{
  g_return_if_fail (COMSTOCK_IS_CODE_ROW (self));

  self->setting = TRUE;
  if (!g_str_equal (gtk_editable_get_text (self->code), text != NULL ? text : ""))
    gtk_editable_set_text (self->code, text != NULL ? text : "");
  self->setting = FALSE;
  gtk_widget_set_sensitive (self->copy, text != NULL);
  comstock_code_row_note (self, text != NULL ? _("Anyone who enters this code in New Game plays the same game.")
                                             : absence);
}

static void
on_entered (ComstockCodeRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
}

static void
on_changed (ComstockCodeRow *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_draw (ComstockCodeRow *self)
{
  g_signal_emit (self, signals[DRAW], 0);
}

static void
on_copy (ComstockCodeRow *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), comstock_code_row_get_text (self));
  comstock_announce (GTK_WIDGET (self), _("Game code copied"));
}

static void
comstock_code_row_class_init (ComstockCodeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_CODE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[DRAW] = g_signal_new ("draw", COMSTOCK_TYPE_CODE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-code-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCodeRow, code);
  gtk_widget_class_bind_template_child (widget_class, ComstockCodeRow, copy);
  gtk_widget_class_bind_template_child (widget_class, ComstockCodeRow, note);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_draw);
  gtk_widget_class_bind_template_callback (widget_class, on_copy);
}

static void
comstock_code_row_init (ComstockCodeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
