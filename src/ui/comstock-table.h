/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockTable: what the window asks of the table of any game. */

#pragma once

#include <gtk/gtk.h>

#define COMSTOCK_TYPE_TABLE (comstock_table_get_type ())
G_DECLARE_INTERFACE (ComstockTable, comstock_table, COMSTOCK, TABLE, GtkWidget)

/* Properties that an implementation overrides:
 * - "game" (ComstockGame, read-only): the game on the table;
 * - "heading" (string, read-only): where the game is, for the title: "Era I · Round 4 of 9";
 * - "prompt" (string, read-only): what is asked now, in one sentence;
 * - "actions" (GActionGroup, read-only): undo, redo, log, player-aid, search-rules, score-sheet, export-png,
 *   export-svg, export-csv, print, explain (string: ids of topics, see comstock-explain.h); the window offers them
 *   as "table.…";
 * - "waiting" (boolean, write-only): the newest position is not kept yet, automatic seats wait for it; where that
 *   takes long, the prompt says so;
 * - "replaying" (boolean): the game is only looked at; TRUE even at its end, until it is set to FALSE;
 * - "untitled" (boolean, write-only): the window has no room for the heading, the table shows it itself. */
struct _ComstockTableInterface
{
  GTypeInterface parent_interface;
};
