/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions are those of every table; what they write comes from the class of the game's table. */

#include "comstock-exports.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ui/kit/comstock-export.h"
#include "ui/kit/comstock-paper.h"

void
comstock_exports_write (ComstockSheet *sheet,
                        GtkWidget     *widget,
                        const char    *action)
{
  g_autoptr (GBytes) bytes = g_string_free_to_bytes (comstock_sheet_to_csv (sheet));
  g_autofree char *file = g_strconcat (_("Score sheet"), ".csv", NULL);

  comstock_sheet_free (sheet);
  comstock_export (widget, action, _("Export the Score Sheet as a Table"), file, bytes);
}

static const ComstockExports *
get_exports (gpointer table)
{
  return COMSTOCK_TABLE_GET_CLASS (table)->exports;
}

static void
on_export_csv (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  comstock_exports_write (comstock_game_dup_sheet (comstock_table_get_game (table)), table, "table.export-csv");
}

static void
on_export_log (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  char *text = comstock_game_dup_log_text (comstock_table_get_game (table));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));
  g_autofree char *file = g_strconcat (_("Game log"), ".txt", NULL);

  comstock_export (table, "table.export-log", _("Export the Game Log as Text"), file, bytes);
}

static void
on_copy_log (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       table)
{
  g_autofree char *text = comstock_game_dup_log_text (comstock_table_get_game (table));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (table), text);
  comstock_table_tell (table, _("The game log was copied."));
}

static void
on_export_png (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  g_autofree char *name = get_exports (table)->dup_name (table);
  g_autofree char *file = g_strconcat (name, ".png", NULL);
  g_autoptr (GBytes) bytes = get_exports (table)->to_png (table);

  comstock_export (table, "table.export-png", _(get_exports (table)->picture), file, bytes);
}

static void
on_export_svg (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  g_autofree char *name = get_exports (table)->dup_name (table);
  g_autofree char *file = g_strconcat (name, ".svg", NULL);
  g_autoptr (GBytes) bytes = get_exports (table)->to_svg (table);

  comstock_export (table, "table.export-svg", _(get_exports (table)->drawing), file, bytes);
}

static void
tell (GtkWidget  *table,
      const char *sentence)
{
  comstock_table_tell (COMSTOCK_TABLE (table), sentence);
}

static void
on_print (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       table)
{
  g_autoptr (GtkPrintOperation) operation = get_exports (table)->print_new (table);

  comstock_paper_print (operation, table, "table.print", tell);
}

void
comstock_exports_add (ComstockTable *table)
{
  static const GActionEntry entries[] = {
    { "export-csv", on_export_csv },
    { "export-log", on_export_log },
    { "copy-log", on_copy_log },
    { "print", on_print },
    { "export-png", on_export_png },
    { "export-svg", on_export_svg },
  };
  const guint n = get_exports (table)->picture != NULL ? G_N_ELEMENTS (entries) : G_N_ELEMENTS (entries) - 2;

  g_action_map_add_action_entries (comstock_table_get_actions (table), entries, (int) n, table);
}
