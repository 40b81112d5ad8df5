/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog stands by itself, without the window that it belongs to in the program. */

#include "new-game-stage.h"

#include "ui-probe.h"

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

void
new_game_stage_enter_code (NewGameStage *stage,
                           const char   *code)
{
  gtk_editable_set_text (ui_probe_find (ui_probe_find_named (stage->dialog, "Game code"), GTK_TYPE_ENTRY), code);
  stage_settle ();
}

ComstockGame *
new_game_stage_start (NewGameStage *stage)
{
  ui_probe_press (ui_probe_find_button (stage->dialog, "Start"));
  g_assert_nonnull (stage->chosen);
  return stage->chosen;
}
