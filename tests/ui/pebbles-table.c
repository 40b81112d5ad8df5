/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The track is a plane; the buttons below it are made anew after each change. */

#include "pebbles-table.h"

#include "pebbles-game.h"
#include "pebbles-lesson.h"
#include "pebbles-plane.h"
#include "test-game-pebbles.h"
#include "model/session/comstock-suits.h"
#include "ui/table/comstock-exports.h"
#include "ui/table/comstock-seats.h"
#include "ui/table/comstock-sheet-print.h"
#include "ui/table/plane/comstock-plane-table.h"
#include "ui/table/plane/comstock-plane-view.h"

struct _PebblesTable
{
  ComstockTable parent_instance;

  GtkWidget *seats;
  GtkWidget *plane;
  GtkWidget *moves;
};

G_DEFINE_FINAL_TYPE (PebblesTable, pebbles_table, COMSTOCK_TYPE_TABLE)

static GtkWidget *
get_answering (ComstockTable *table)
{
  return PEBBLES_TABLE (table)->moves;
}

static void
focus_part (ComstockTable *table,
            GtkWidget     *part)
{
  comstock_part_enter (part);
}

static void
on_clicked (GtkButton     *button,
            ComstockTable *table)
{
  const CsMove move = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "move"));

  COMSTOCK_TABLE_GET_CLASS (table)->answer (table, comstock_ask_find (comstock_table_get_ask (table), move));
}

static void
add_option (PebblesTable         *self,
            const ComstockOption *option)
{
  ComstockGame *game = comstock_table_get_game (COMSTOCK_TABLE (self));
  char text[CS_MAX_MOVE_TEXT];
  GtkWidget *button;

  comstock_game_get_rules (game)->move_print (comstock_game_get_kit (game), option->move, text, sizeof text);
  button = gtk_button_new_with_label (text);
  g_object_set_data (G_OBJECT (button), "move", GUINT_TO_POINTER (option->move));
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (GTK_BOX (self->moves), button);
}

static void
fill_plate (ComstockGame  *game,
            guint          seat,
            ComstockPlate *plate)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (game);

  plate->sign = comstock_suit_get_sign (seat);
  plate->name = comstock_game_dup_seat_title (game, seat);
  plate->total = g_strdup_printf ("%d points", comstock_sheet_get_total (sheet, seat));
  plate->acts = (comstock_game_get_actors (game) >> seat & 1) != 0;
}

static void
show_game (ComstockTable *table)
{
  PebblesTable *self = PEBBLES_TABLE (table);
  const ComstockAsk *ask = comstock_table_get_ask (table);
  GtkWidget *child;

  comstock_seats_update (COMSTOCK_SEATS (self->seats));
  pebbles_plane_show (PEBBLES_PLANE (self->plane), comstock_table_get_game (table));
  comstock_plane_set_ask (COMSTOCK_PLANE (self->plane), ask, FALSE);
  while ((child = gtk_widget_get_first_child (self->moves)) != NULL)
    gtk_box_remove (GTK_BOX (self->moves), child);
  for (guint i = 0; i < ask->n_options; i++)
    add_option (self, &ask->options[i]);
}

/* Hints point at a pebble on the track, else at the buttons. */
static GtkWidget *
find_option (ComstockTable        *table,
             const ComstockOption *option,
             graphene_rect_t      *area)
{
  PebblesTable *self = PEBBLES_TABLE (table);

  if (option->place.surface != PEBBLES_SURFACE_TRACK)
    return self->moves;
  comstock_plane_get_bounds (COMSTOCK_PLANE (self->plane), &option->place, area);
  return self->plane;
}

static const char *
get_part_name (guint part)
{
  return "Rounds";
}

static char *
dup_round (guint part,
           guint number)
{
  return g_strdup_printf ("Round %u", number);
}

static char *
dup_round_totals (guint       part,
                  guint       number,
                  const char *totals)
{
  return g_strdup_printf ("Round %u: %s", number, totals);
}

static const ComstockScoreLegend legend = { 1, PEBBLES_ROUNDS, get_part_name, dup_round, dup_round_totals, NULL };

static const ComstockScoreLook look = { .points = &legend };

/* Nothing follows the sheet. */
static GtkPrintOperation *
print_new (ComstockTable *table)
{
  return comstock_sheet_print_new (comstock_game_dup_sheet (comstock_table_get_game (table)), 0, NULL, NULL, g_free);
}

static const ComstockExports exports = { .print_new = print_new };

static void
pebbles_table_constructed (GObject *object)
{
  PebblesTable *self = PEBBLES_TABLE (object);
  ComstockTable *table = COMSTOCK_TABLE (object);

  G_OBJECT_CLASS (pebbles_table_parent_class)->constructed (object);
  self->seats = comstock_seats_new (comstock_table_get_game (table), fill_plate);
  comstock_frame_add_content (comstock_table_get_frame (table), self->seats);
  self->plane = pebbles_plane_new ();
  comstock_plane_join (COMSTOCK_PLANE (self->plane), table);
  comstock_frame_add_content (comstock_table_get_frame (table),
                              comstock_plane_view_new (COMSTOCK_PLANE (self->plane), "Whole Track"));
  self->moves = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  comstock_frame_add_content (comstock_table_get_frame (table), self->moves);
  comstock_parts_add (comstock_table_get_parts (table), self->plane, COMSTOCK_PART_ANSWERS, PEBBLES_PART_TRACK);
  comstock_parts_add (comstock_table_get_parts (table), self->moves, COMSTOCK_PART_ANSWERS, PEBBLES_PART_MOVES);
  comstock_table_start (table);
}

static void
pebbles_table_class_init (PebblesTableClass *klass)
{
  ComstockTableClass *table_class = COMSTOCK_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = pebbles_table_constructed;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "pebbles-table");
  table_class->score = &look;
  table_class->exports = &exports;
  table_class->tips = &pebbles_tips;
  table_class->lesson = &pebbles_lesson;
  table_class->show_game = show_game;
  table_class->get_answering = get_answering;
  table_class->focus_part = focus_part;
  table_class->find_option = find_option;
}

static void
pebbles_table_init (PebblesTable *self)
{
}

GtkWidget *
pebbles_table_new (ComstockGame *game)
{
  return g_object_new (PEBBLES_TYPE_TABLE, "game", game, NULL);
}

GtkWidget *
pebbles_table_get_moves (PebblesTable *self)
{
  return self->moves;
}
