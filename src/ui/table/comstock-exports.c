/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions are those of every table; what they write comes from the class of the game's table. */

#include "comstock-exports.h"

#include <glib/gi18n.h>
#include <string.h>

#include "art/comstock-drawing-file.h"
#include "comstock-sheet-print.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-export.h"

/* A drawing, and for whom. */
typedef struct
{
  const ComstockExports *exports;
  ComstockGame *game;
  GtkWidget *widget;
} Job;

static void
draw (cairo_t *cr,
      int      width,
      int      height,
      gpointer data)
{
  const Job *job = data;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  comstock_art_set_outlines (snapshot);
  job->exports->snapshot (job->game, job->widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
}

GBytes *
comstock_exports_to_png (const ComstockExports *self,
                         ComstockGame          *game,
                         GtkWidget             *widget)
{
  Job job = { self, game, widget };
  int width, height;

  self->measure (game, widget, &width, &height);
  return comstock_drawing_to_png (width, height, draw, &job);
}

GBytes *
comstock_exports_to_svg (const ComstockExports *self,
                         ComstockGame          *game,
                         GtkWidget             *widget)
{
  Job job = { self, game, widget };
  int width, height;

  self->measure (game, widget, &width, &height);
  return comstock_drawing_to_svg (width, height, draw, &job);
}

static void
draw_page (ComstockPaper *page,
           guint          number,
           gpointer       data)
{
  const Job *job = data;
  int width, height;
  double scale;

  comstock_paper_draw_title (page, _(job->exports->title));
  job->exports->measure (job->game, job->widget, &width, &height);
  scale = MIN (page->width / width, (gtk_print_context_get_height (page->context) - page->y) / height);
  cairo_translate (page->cr, (page->width - width * scale) / 2, page->y);
  cairo_scale (page->cr, scale, scale);
  draw (page->cr, width, height, data);
}

static void
job_free (gpointer job)
{
  g_object_unref (((Job *) job)->game);
  g_object_unref (((Job *) job)->widget);
  g_free (job);
}

GtkPrintOperation *
comstock_exports_print_new (const ComstockExports *self,
                            ComstockGame          *game,
                            GtkWidget             *widget)
{
  Job *job = g_new (Job, 1);

  *job = (Job) { self, g_object_ref (game), g_object_ref (widget) };
  return comstock_sheet_print_new (comstock_game_dup_sheet (game), 1, draw_page, job, job_free);
}

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

/* Asks where to write what @make does, NULL: what @draw_as draws. */
static void
export_drawing (gpointer               table,
                const char            *action,
                const char            *question,
                const char            *suffix,
                GBytes *             (*draw_as) (const ComstockExports *self,
                                                 ComstockGame          *game,
                                                 GtkWidget             *widget),
                GBytes *             (*make)    (ComstockTable         *table))
{
  const ComstockExports *exports = get_exports (table);
  g_autofree char *name = make != NULL ? exports->dup_name (table) : g_strdup (_(exports->title));
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autoptr (GBytes) bytes = make != NULL ? make (table) : draw_as (exports, comstock_table_get_game (table), table);

  comstock_export (table, action, _(question), file, bytes);
}

static void
on_export_png (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  export_drawing (table, "table.export-png", get_exports (table)->picture, ".png", comstock_exports_to_png,
                  get_exports (table)->to_png);
}

static void
on_export_svg (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       table)
{
  export_drawing (table, "table.export-svg", get_exports (table)->drawing, ".svg", comstock_exports_to_svg,
                  get_exports (table)->to_svg);
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
  const ComstockExports *exports = get_exports (table);
  g_autoptr (GtkPrintOperation) operation =
    exports->print_new != NULL ? exports->print_new (table)
                               : comstock_exports_print_new (exports, comstock_table_get_game (table), table);

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
