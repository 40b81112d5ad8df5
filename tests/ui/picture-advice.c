/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each scene does what a person would do. */

#include "picture-advice.h"

#include "ui/table/comstock-seat-row.h"
#include "ui/shell/comstock-new-game.h"
#include "ui/table/comstock-analysis-pane.h"
#include "ui/table/comstock-callout.h"
#include "ui/table/comstock-table.h"
#include "ui-probe.h"

static void
seat_rival (GtkWidget *row)
{
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  stage_settle ();
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_probe_find_named (row, "Played by")), 1);
}

void
picture_advice_rivals (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  GtkWidget *row;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  row = ui_probe_find (ui_probe_await_window (COMSTOCK_TYPE_NEW_GAME), COMSTOCK_TYPE_SEAT_ROW);
  for (int i = 0; i < 3; i++)
    {
      row = gtk_widget_get_next_sibling (row);
      seat_rival (row);
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), i == 2);
    }
}

static gboolean
has_hint (gpointer window)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (comstock_table_get_overlay (table)));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (G_OBJECT_TYPE (child) == COMSTOCK_TYPE_CALLOUT)
      return gtk_widget_get_cursor (GTK_WIDGET (comstock_table_get_frame (table))) == NULL;
  return FALSE;
}

void
picture_advice_hint (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "table.hint", NULL);
  ui_probe_wait (has_hint, window);
}

static gboolean
has_row (gpointer window)
{
  GtkWidget *pane = ui_probe_find (window, COMSTOCK_TYPE_ANALYSIS_PANE);

  return pane != NULL && ui_probe_find (pane, GTK_TYPE_LIST_BOX_ROW) != NULL &&
         ui_probe_find (pane, GTK_TYPE_PROGRESS_BAR) == NULL;
}

void
picture_advice_analysis (ComstockWindow    *window,
                         ComstockCardsGame *game)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "table.analysis", NULL);
  stage_settle ();
  ui_probe_press (ui_probe_find_button (window, "Analyze"));
  ui_probe_wait (has_row, window);
  gtk_widget_activate (ui_probe_find (ui_probe_find (window, COMSTOCK_TYPE_ANALYSIS_PANE), GTK_TYPE_LIST_BOX_ROW));
}
