/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in another language: all that it shows is made anew, and looks as before. */

#include "comstock-window-private.h"

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/kit/comstock-look.h"

GVariant *
comstock_window_fold (ComstockWindow *self)
{
  g_autoptr (GVariant) look = NULL;
  g_autoptr (GVariant) dialogs = comstock_dialog_fold_all (GTK_WINDOW (self));
  g_autoptr (GVariant) told = comstock_window_dup_told (self);

  /* A menu that is made anew while it is open would keep all input for ever. */
  comstock_dialog_pop_down_all (GTK_WIDGET (self));
  look = comstock_look_dup_all (GTK_WIDGET (self));
  return g_variant_ref_sink (g_variant_new ("(vvv)", look, dialogs, told));
}

static void
rebuild (ComstockWindow *self)
{
  comstock_announce_nothing (GTK_WIDGET (self));
  comstock_window_end_table (self);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), COMSTOCK_TYPE_WINDOW);
  comstock_window_build (self);
  if (comstock_autosave_get_game (self->store) != NULL)
    comstock_window_show_game (self);
  comstock_window_show_store (self);
  comstock_window_show_opening (self);
}

void
comstock_window_unfold (ComstockWindow *self,
                        GVariant       *folded)
{
  g_autoptr (GVariant) look = NULL;
  g_autoptr (GVariant) dialogs = NULL;
  g_autoptr (GVariant) told = NULL;

  g_variant_get (folded, "(vvv)", &look, &dialogs, &told);
  rebuild (self);
  comstock_look_set_all (GTK_WIDGET (self), look);
  comstock_window_tell_again (self, told);
  comstock_dialog_unfold_all (GTK_WINDOW (self), dialogs);
}
