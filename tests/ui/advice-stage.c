/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game is always the same: somebody who takes and lays whatever comes first. */

#include "config.h"

#include "advice-stage.h"

#include "ui-probe.h"

#define SEED 11
#define WIDTH 1000
#define HEIGHT 700

void
advice_stage_open (AdviceStage *stage,
                   CardsStep    step,
                   guint        n_cards)
{
  stage->settings = g_settings_new (APPLICATION_ID);
  g_settings_set_string (stage->settings, "pace", "instant");
  g_settings_set_boolean (stage->settings, "guidance", FALSE);
  stage->game = stage_game_new (SEED);
  stage_play_to (stage->game, step, n_cards);
  stage->window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (stage->window, COMSTOCK_GAME (stage->game));
  gtk_window_set_default_size (GTK_WINDOW (stage->window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (stage->window));
  stage_settle ();
}

void
advice_stage_close (AdviceStage  *stage,
                    gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  stage_settle ();
  g_object_unref (stage->game);
  g_settings_reset (stage->settings, "pace");
  g_object_unref (stage->settings);
}
