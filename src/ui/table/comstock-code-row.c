/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and shows a code: the seed in decimal digits, which are soon written down. */

#include "comstock-code-row.h"

#include <glib/gi18n.h>

#include "comstock-offers.h"

struct _ComstockCodeRow
{
  AdwActionRow parent_instance;

  GtkEditable *code;
};

G_DEFINE_FINAL_TYPE (ComstockCodeRow, comstock_code_row, ADW_TYPE_ACTION_ROW)

static guint changed_signal;

gboolean
comstock_code_row_read (ComstockCodeRow *self,
                        guint64         *seed,
                        GError         **error)
{
  g_autofree char *text = g_strstrip (g_strdup (comstock_code_row_get_text (self)));

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, _("A game code is a number."));
  return FALSE;
}

void
comstock_code_row_focus (ComstockCodeRow *self)
{
  g_return_if_fail (COMSTOCK_IS_CODE_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->code));
}

const char *
comstock_code_row_get_text (ComstockCodeRow *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CODE_ROW (self), NULL);

  return gtk_editable_get_text (self->code);
}

void
comstock_code_row_set_text (ComstockCodeRow *self,
                            const char      *text)
{
  g_return_if_fail (COMSTOCK_IS_CODE_ROW (self));

  gtk_editable_set_text (self->code, text);
}

static void
on_entered (ComstockCodeRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
}

static void
on_changed (ComstockCodeRow *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
on_draw (ComstockCodeRow *self)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, comstock_choices_draw_seed ());

  gtk_editable_set_text (self->code, text);
}

static void
comstock_code_row_class_init (ComstockCodeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = g_signal_new ("changed", COMSTOCK_TYPE_CODE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-code-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCodeRow, code);
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_draw);
}

static void
comstock_code_row_init (ComstockCodeRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  on_draw (self);
}
