/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A flat table, and what reads it in words. */

#include "comstock-sheet.h"

#include <glib/gi18n.h>

#include "model/base/comstock-csv.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-text.h"

ComstockSheet *
comstock_sheet_new (gpointer source)
{
  ComstockSheet *self = g_new0 (ComstockSheet, 1);

  g_set_object (&self->source, source);
  return self;
}

void
comstock_sheet_free (ComstockSheet *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_free (self->seats[seat].title);
      g_free (self->seats[seat].holder);
    }
  g_free (self->heading);
  g_clear_object (&self->source);
  g_free (self);
}

void
comstock_sheet_add_seat (ComstockSheet *self,
                         char          *title,
                         char          *holder,
                         const char    *suit)
{
  g_return_if_fail (self->n_seats < CS_MAX_SEATS);

  self->seats[self->n_seats++] = (ComstockSheetSeat) { title, holder, suit, 0 };
}

ComstockSheetRow *
comstock_sheet_add_row (ComstockSheet    *self,
                        ComstockSheetKind kind,
                        const char       *id,
                        const char       *name)
{
  g_return_val_if_fail (self->n_rows < COMSTOCK_SHEET_MAX_ROWS, NULL);

  self->rows[self->n_rows] = (ComstockSheetRow) { .kind = kind, .id = id, .name = name };
  return &self->rows[self->n_rows++];
}

void
comstock_sheet_set (ComstockSheet *self,
                    guint          row,
                    guint          seat,
                    int            points)
{
  ComstockSheetFigure *figure = &self->rows[row].figures[seat];

  figure->known = TRUE;
  figure->points = points;
}

gboolean
comstock_sheet_lists (const ComstockSheet *self,
                      guint                row)
{
  const ComstockSheetKind kind = self->rows[row].kind;

  return !self->rows[row].absent &&
         (kind == COMSTOCK_SHEET_ROW || kind == COMSTOCK_SHEET_PART || kind == COMSTOCK_SHEET_TOTAL);
}

const ComstockSheetFigure *
comstock_sheet_get (const ComstockSheet *self,
                    guint                row,
                    guint                seat)
{
  return &self->rows[row].figures[seat];
}

int
comstock_sheet_get_total (const ComstockSheet *self,
                          guint                seat)
{
  for (guint row = 0; row < self->n_rows; row++)
    if (self->rows[row].kind == COMSTOCK_SHEET_TOTAL)
      return comstock_sheet_get (self, row, seat)->points;
  return 0;
}

guint
comstock_sheet_get_place (const ComstockSheet *self,
                          guint                seat)
{
  const int total = comstock_sheet_get_total (self, seat);
  guint place = 1;

  for (guint other = 0; other < self->n_seats; other++)
    {
      const int others = comstock_sheet_get_total (self, other);

      place += others > total || (others == total && self->seats[other].tie < self->seats[seat].tie);
    }
  return place;
}

char *
comstock_sheet_dup_row_title (const ComstockSheet *self,
                              guint                row)
{
  const ComstockSheetRow *own = &self->rows[row];

  if (own->kind != COMSTOCK_SHEET_PART)
    return g_strdup (own->name);
  /* Translators: a row of the score sheet, and a part of it: "VP during the game · Duels" */
  return g_strdup_printf (_("%s · %s"), self->rows[own->part_of].name, own->name);
}

char *
comstock_sheet_dup_sentence (const ComstockSheet *self,
                             guint                row,
                             guint                seat)
{
  return self->dup_sentence (self->source, row, seat);
}

char *
comstock_sheet_dup_item (const char *name,
                         int         points)
{
  g_autofree char *number = comstock_text_number (points);

  /* Translators: a row of the score sheet or a character, and its points: "Banks 4" */
  return g_strdup_printf (C_("score", "%s %s"), name, number);
}

/* "27 (Action track 8, VP bought 19)" */
static char *
dup_figure (const ComstockSheet *self,
            guint                row,
            guint                seat)
{
  g_autofree char *points = comstock_text_number (comstock_sheet_get (self, row, seat)->points);
  g_autoptr (GString) parts = g_string_new (NULL);

  for (guint part = 0; part < self->n_rows; part++)
    if (self->rows[part].kind == COMSTOCK_SHEET_PART && self->rows[part].part_of == row &&
        comstock_sheet_get (self, part, seat)->points != 0)
      {
        g_autofree char *item =
          comstock_sheet_dup_item (self->rows[part].name, comstock_sheet_get (self, part, seat)->points);

        comstock_text_list_append (parts, item);
      }
  return parts->len > 0 ? g_strdup_printf (_("%s (%s)"), points, parts->str) : g_steal_pointer (&points);
}

/* "Banks: 4", a line for each row that is counted; the total is always there. */
static GPtrArray *
dup_lines (const ComstockSheet *self,
           guint                seat,
           gboolean             zeros)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint row = 0; row < self->n_rows; row++)
    {
      const ComstockSheetFigure *figure = comstock_sheet_get (self, row, seat);
      g_autofree char *text = dup_figure (self, row, seat);

      if (comstock_sheet_lists (self, row) && self->rows[row].kind != COMSTOCK_SHEET_PART && figure->known &&
          (zeros || figure->points != 0 || self->rows[row].kind == COMSTOCK_SHEET_TOTAL))
        g_ptr_array_add (lines, g_strdup_printf ("%s: %s", self->rows[row].name, text));
    }
  g_ptr_array_add (lines, NULL);
  return lines;
}

char *
comstock_sheet_dup_rows (const ComstockSheet *self,
                         guint                seat)
{
  g_autoptr (GPtrArray) lines = dup_lines (self, seat, FALSE);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

char *
comstock_sheet_dup_spoken (const ComstockSheet *self,
                           guint                seat,
                           gboolean             zeros)
{
  g_autoptr (GPtrArray) lines = dup_lines (self, seat, zeros);
  g_autofree char *sentences = g_strjoinv (". ", (char **) lines->pdata);

  return g_strconcat (sentences, ".", NULL);
}

static void
add_row (const ComstockSheet *self,
         GString             *csv,
         guint                row)
{
  g_autofree char *title = comstock_sheet_dup_row_title (self, row);

  comstock_csv_add_text (csv, title);
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (comstock_sheet_get (self, row, seat)->known)
      comstock_csv_add_number (csv, comstock_sheet_get (self, row, seat)->points, 0);
    else
      comstock_csv_add_text (csv, NULL);
  comstock_csv_end_row (csv);
}

GString *
comstock_sheet_to_csv (const ComstockSheet *self)
{
  GString *csv = comstock_csv_new ();

  comstock_csv_add_text (csv, _("Score sheet"));
  for (guint seat = 0; seat < self->n_seats; seat++)
    comstock_csv_add_text (csv, self->seats[seat].title);
  comstock_csv_end_row (csv);
  /* Translators: heading of a column: a person or a rival */
  comstock_csv_add_text (csv, _("Played by"));
  for (guint seat = 0; seat < self->n_seats; seat++)
    comstock_csv_add_text (csv, self->seats[seat].holder);
  comstock_csv_end_row (csv);
  for (guint row = 0; row < self->n_rows; row++)
    if (comstock_sheet_lists (self, row))
      add_row (self, csv, row);
  return csv;
}

/* Writes what is known of @seat in the rows of @kind, details of the row @part_of. */
static void
write_rows (const ComstockSheet *self,
            JsonBuilder         *builder,
            ComstockSheetKind    kind,
            guint                part_of,
            guint                seat)
{
  for (guint row = 0; row < self->n_rows; row++)
    if (self->rows[row].kind == kind && self->rows[row].part_of == part_of &&
        comstock_sheet_get (self, row, seat)->known)
      comstock_json_write_int (builder, self->rows[row].id, comstock_sheet_get (self, row, seat)->points);
}

static gboolean
has_details (const ComstockSheet *self,
             guint                row)
{
  for (guint detail = 0; detail < self->n_rows; detail++)
    if (self->rows[detail].kind == COMSTOCK_SHEET_DETAIL && self->rows[detail].part_of == row)
      return TRUE;
  return FALSE;
}

static void
write_details (const ComstockSheet *self,
               JsonBuilder         *builder,
               guint                seat)
{
  for (guint row = 0; row < self->n_rows; row++)
    if (has_details (self, row))
      {
        comstock_json_begin_object (builder, self->rows[row].id);
        write_rows (self, builder, COMSTOCK_SHEET_DETAIL, row, seat);
        json_builder_end_object (builder);
      }
}

JsonNode *
comstock_sheet_to_json (const ComstockSheet *self,
                        guint                seat)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  if (comstock_sheet_get (self, 0, seat)->known)
    {
      comstock_json_begin_object (builder, "rows");
      write_rows (self, builder, COMSTOCK_SHEET_ROW, 0, seat);
      json_builder_end_object (builder);
      write_details (self, builder, seat);
    }
  comstock_json_write_int (builder, "total", comstock_sheet_get_total (self, seat));
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
