/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog stands by itself, without the window that it belongs to in the program. */

#include "new-game-stage.h"

#include "ui-probe.h"
#include "ui/table/comstock-code-row.h"

static void
on_chosen (NewGameStage *stage,
           ComstockGame *game)
{
  g_set_object (&stage->chosen, game);
}

void
new_game_stage_open (NewGameStage         *stage,
                     const ComstockGameUi *ui)
{
  stage->dialog = comstock_new_game_new (ui);
  g_signal_connect_swapped (stage->dialog, "chosen", G_CALLBACK (on_chosen), stage);
  gtk_window_present (stage->dialog);
  stage_settle ();
}

void
new_game_stage_close (NewGameStage *stage,
                      gconstpointer data)
{
  GtkWindow *open = ui_probe_find_window (COMSTOCK_TYPE_NEW_GAME);

  if (open != NULL)
    gtk_window_destroy (open);
  g_clear_object (&stage->chosen);
  stage_settle ();
}

static GtkEditable *
find_code (NewGameStage *stage)
{
  return GTK_EDITABLE (ui_probe_find (ui_probe_find (stage->dialog, COMSTOCK_TYPE_CODE_ROW), GTK_TYPE_ENTRY));
}

void
new_game_stage_enter_code (NewGameStage *stage,
                           const char   *code)
{
  gtk_editable_set_text (find_code (stage), code);
  stage_settle ();
}

char *
new_game_stage_dup_code (NewGameStage *stage)
{
  return g_strdup (gtk_editable_get_text (find_code (stage)));
}

/* By the first button of the row. */
char *
new_game_stage_copy_code (NewGameStage *stage)
{
  ui_probe_press (ui_probe_find (ui_probe_find (stage->dialog, COMSTOCK_TYPE_CODE_ROW), GTK_TYPE_BUTTON));
  return ui_probe_dup_copied (stage->dialog);
}

void
new_game_stage_draw_code (NewGameStage *stage)
{
  g_signal_emit_by_name (ui_probe_find (stage->dialog, COMSTOCK_TYPE_CODE_ROW), "draw");
  stage_settle ();
}

ComstockGame *
new_game_stage_start (NewGameStage *stage)
{
  ui_probe_press (ui_probe_find_button (stage->dialog, "Start"));
  g_assert_nonnull (stage->chosen);
  return stage->chosen;
}
