/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lining up text in columns, by its width on a terminal. */

#include "cli-table.h"

struct _CliTable
{
  guint n_columns;
  GPtrArray *cells;     /* rows one after the other; NULL is an empty cell */
};

CliTable *
cli_table_new (guint n_columns)
{
  CliTable *table = g_new (CliTable, 1);

  table->n_columns = n_columns;
  table->cells = g_ptr_array_new_with_free_func (g_free);
  return table;
}

void
cli_table_free (CliTable *table)
{
  g_ptr_array_unref (table->cells);
  g_free (table);
}

void
cli_table_add (CliTable *table)
{
  g_ptr_array_set_size (table->cells, (int) (table->cells->len + table->n_columns));
}

void
cli_table_set (CliTable *table,
               guint     column,
               char     *text)
{
  g_return_if_fail (column < table->n_columns && table->cells->len > 0);
  table->cells->pdata[table->cells->len - table->n_columns + column] = text;
}

/* Columns of the terminal that @text takes. */
static int
width_of (const char *text)
{
  int width = 0;

  if (text == NULL)
    return 0;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const gunichar c = g_utf8_get_char (text);

      if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}

static int
width_of_column (CliTable *table,
                 guint     column)
{
  int width = 0;

  for (guint i = column; i < table->cells->len; i += table->n_columns)
    width = MAX (width, width_of (table->cells->pdata[i]));
  return width;
}

static void
append_cell (GString    *line,
             const char *text,
             int         width,
             gboolean    to_the_left)
{
  const int padding = width - width_of (text);

  if (!to_the_left)
    g_string_append_printf (line, "%*s", padding, "");
  if (text != NULL)
    g_string_append (line, text);
  if (to_the_left)
    g_string_append_printf (line, "%*s", padding, "");
}

void
cli_table_print (CliTable *table)
{
  g_autofree int *widths = g_new (int, table->n_columns);

  for (guint column = 0; column < table->n_columns; column++)
    widths[column] = width_of_column (table, column);
  for (guint row = 0; row < table->cells->len; row += table->n_columns)
    {
      g_autoptr (GString) line = g_string_new (NULL);

      for (guint column = 0; column < table->n_columns; column++)
        {
          append_cell (line, table->cells->pdata[row + column], widths[column], column == 0);
          if (column + 1 < table->n_columns)
            g_string_append (line, "  ");
        }
      g_print ("%s\n", g_strchomp (line->str));
    }
}
