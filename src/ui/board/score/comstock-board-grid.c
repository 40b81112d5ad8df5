/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of rows, a column for each seat under its sign, and its place below. */

#include "comstock-board-grid.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/base/comstock-text.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 28
#define NAME_CHARS 9
#define MOST_NAME_CHARS 14
#define TITLED_SEATS 4    /* so many names stand side by side; of more seats the suits tell enough */

/* Lines of the grid: signs, rows up to the total, places, what else there is while the game is played. */
#define PLACES_LINE (COMSTOCK_BOARD_ROWS + 1)

struct _ComstockBoardGrid
{
  GtkWidget parent_instance;

  GtkWidget *group;
  GtkGrid *cells;
  GtkWidget *figures[COMSTOCK_BOARD_LINES][BOARD_MAX_SEATS];
  GtkLabel *places[BOARD_MAX_SEATS];
  GtkWidget *names[COMSTOCK_BOARD_LINES];
  GtkWidget *chosen;            /* NULL: none */

  ComstockBoardGame *game;
  ComstockProspect *prospect;
};

G_DEFINE_FINAL_TYPE (ComstockBoardGrid, comstock_board_grid, GTK_TYPE_WIDGET)

static guint chosen_signal;

static gboolean
find (ComstockBoardGrid *self,
      GtkWidget         *figure,
      guint             *seat,
      ComstockBoardRow  *row)
{
  for (*row = 0; *row < COMSTOCK_BOARD_LINES; (*row)++)
    for (*seat = 0; *seat < BOARD_MAX_SEATS; (*seat)++)
      if (figure != NULL && self->figures[*row][*seat] == figure)
        return TRUE;
  return FALSE;
}

int
comstock_board_grid_get_chosen (ComstockBoardGrid *self,
                                ComstockBoardRow  *row)
{
  guint seat;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GRID (self), -1);

  return find (self, self->chosen, &seat, row) ? (int) seat : -1;
}

void
comstock_board_grid_choose (ComstockBoardGrid *self,
                            int                seat,
                            ComstockBoardRow   row)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_GRID (self));
  g_return_if_fail (seat < BOARD_MAX_SEATS && row < COMSTOCK_BOARD_LINES);

  if (seat < 0 && self->chosen != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chosen), FALSE);
  else if (seat >= 0 && self->figures[row][seat] != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->figures[row][seat]), TRUE);
}

static void
on_toggled (ComstockBoardGrid *self,
            GtkToggleButton   *button)
{
  GtkWidget *former = self->chosen;

  if (gtk_toggle_button_get_active (button))
    {
      self->chosen = GTK_WIDGET (button);
      if (former != NULL)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (former), FALSE);
    }
  else if (former == GTK_WIDGET (button))
    {
      self->chosen = NULL;
    }
  if (self->chosen != former)
    g_signal_emit (self, chosen_signal, 0);
}

static char *
dup_points (ComstockBoardGrid *self,
            guint              seat,
            ComstockBoardRow   row,
            int                points)
{
  ComstockExpectation expectation;

  if (row != COMSTOCK_BOARD_LINE_EXPECTED)
    return comstock_text_number (points);
  if (!comstock_prospect_get (self->prospect, seat, &expectation))
    return g_strdup ("…");
  return comstock_text_number ((int) lround (expectation.mean));
}

static void
update_figure (ComstockBoardGrid *self,
               guint              seat,
               ComstockBoardRow   row,
               int                points)
{
  g_autofree char *text = dup_points (self, seat, row, points);
  g_autofree char *title = comstock_game_dup_seat_title (COMSTOCK_GAME (self->game), seat);
  g_autofree char *name = comstock_board_sheet_dup_row_title (row);
  /* Translators: a figure of the score sheet for a screen reader: seat, row, points. */
  g_autofree char *spoken = g_strdup_printf (_("%s, %s: %s"), title, name, text);

  gtk_button_set_label (GTK_BUTTON (self->figures[row][seat]), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->figures[row][seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
update_place (ComstockBoardGrid *self,
              guint              seat)
{
  const guint place = comstock_board_sheet_get_place (self->game, seat);
  g_autofree char *text = g_strdup_printf ("%u", place);
  g_autofree char *title = comstock_game_dup_seat_title (COMSTOCK_GAME (self->game), seat);
  /* Translators: for a screen reader: a seat, and its place by points: "Hat: place 2" */
  g_autofree char *spoken = g_strdup_printf (_("%s: place %u"), title, place);

  gtk_label_set_label (self->places[seat], text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->places[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (place == 1)
    gtk_widget_add_css_class (GTK_WIDGET (self->places[seat]), "leader");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->places[seat]), "leader");
}

/* At the end nothing is uncertain. */
static gboolean
is_wanted (ComstockBoardGrid *self,
           ComstockBoardRow   row)
{
  return row < COMSTOCK_BOARD_ROWS ? comstock_board_sheet_has_row (self->game, row)
                                   : !comstock_game_is_over (COMSTOCK_GAME (self->game));
}

/* Rows come and go. */
static void
update_rows (ComstockBoardGrid *self)
{
  const guint n_seats = comstock_game_get_n_seats (COMSTOCK_GAME (self->game));
  ComstockBoardRow row;

  if (comstock_board_grid_get_chosen (self, &row) >= 0 && !is_wanted (self, row))
    comstock_board_grid_choose (self, -1, 0);
  for (row = 0; row < COMSTOCK_BOARD_LINES; row++)
    {
      const gboolean wanted = is_wanted (self, row);

      gtk_widget_set_visible (self->names[row], wanted);
      for (guint seat = 0; seat < n_seats; seat++)
        gtk_widget_set_visible (self->figures[row][seat], wanted);
    }
}

static void
update (ComstockBoardGrid *self)
{
  update_rows (self);
  for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); seat++)
    {
      ComstockBoardPoints points;

      comstock_board_sheet_read (self->game, seat, &points);
      for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_LINES; row++)
        update_figure (self, seat, row, points.rows[row]);
      update_place (self, seat);
    }
}

static GtkWidget *
add_name (ComstockBoardGrid *self,
          const char        *name,
          int                line,
          const char        *css_class)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_NAME_CHARS);
  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->cells, label, 0, line, 1, 1);
  return label;
}

static int
get_line (ComstockBoardRow row)
{
  return (int) row + (row < COMSTOCK_BOARD_ROWS ? 1 : 2);
}

static void
add_heading (ComstockBoardGrid *self,
             guint              seat)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *title = comstock_game_dup_seat_title (COMSTOCK_GAME (self->game), seat);
  const char *sign = comstock_board_art_suit (comstock_board_game_get_suit (self->game, seat));
  GtkWidget *name = gtk_label_new (title);

  gtk_box_append (GTK_BOX (heading), comstock_sign_new (sign, SIGN_SIZE));
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (name, comstock_game_get_n_seats (COMSTOCK_GAME (self->game)) <= TITLED_SEATS);
  gtk_box_append (GTK_BOX (heading), name);
  gtk_widget_add_css_class (heading, "seat-heading");
  gtk_widget_set_tooltip_text (heading, title);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_grid_attach (self->cells, heading, (int) seat + 1, 0, 1, 1);
}

static void
add_figure (ComstockBoardGrid *self,
            guint              seat,
            ComstockBoardRow   row)
{
  GtkWidget *figure = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "css-name", "score-figure", "label", "", NULL);

  gtk_widget_add_css_class (figure, "numeric");
  if (row == COMSTOCK_BOARD_ROW_TOTAL || comstock_board_sheet_is_part (row))
    gtk_widget_add_css_class (figure, row == COMSTOCK_BOARD_ROW_TOTAL ? "total" : "part");
  g_signal_connect_object (figure, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (self->cells, figure, (int) seat + 1, get_line (row), 1, 1);
  self->figures[row][seat] = figure;
}

static void
add_place (ComstockBoardGrid *self,
           guint              seat)
{
  GtkWidget *place = gtk_label_new (NULL);

  gtk_widget_add_css_class (place, "place");
  gtk_widget_set_halign (place, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->cells, place, (int) seat + 1, PLACES_LINE, 1, 1);
  self->places[seat] = GTK_LABEL (place);
}

static void
add_cells (ComstockBoardGrid *self)
{
  const guint n_seats = comstock_game_get_n_seats (COMSTOCK_GAME (self->game));

  for (guint seat = 0; seat < n_seats; seat++)
    {
      add_heading (self, seat);
      add_place (self, seat);
    }
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_LINES; row++)
    {
      self->names[row] = add_name (self, comstock_board_sheet_get_row_name (row), get_line (row),
                                   row == COMSTOCK_BOARD_ROW_TOTAL ? "total" : "row");
      if (comstock_board_sheet_is_part (row))
        gtk_widget_add_css_class (self->names[row], "part");
      for (guint seat = 0; seat < n_seats; seat++)
        add_figure (self, seat, row);
    }
  add_name (self, C_("score sheet", "Place"), PLACES_LINE, "place-name");
}

static void
comstock_board_grid_dispose (GObject *object)
{
  ComstockBoardGrid *self = COMSTOCK_BOARD_GRID (object);

  self->chosen = NULL;
  g_clear_object (&self->prospect);
  g_clear_pointer (&self->group, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_grid_parent_class)->dispose (object);
}

static void
comstock_board_grid_class_init (ComstockBoardGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_grid_dispose;
  chosen_signal = g_signal_new ("chosen", COMSTOCK_TYPE_BOARD_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-grid");
}

static void
comstock_board_grid_init (ComstockBoardGrid *self)
{
  self->cells = GTK_GRID (gtk_grid_new ());
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->cells, NULL);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}

GtkWidget *
comstock_board_grid_new (ComstockBoardGame *game,
                         ComstockProspect  *prospect)
{
  ComstockBoardGrid *self = g_object_new (COMSTOCK_TYPE_BOARD_GRID, NULL);

  self->game = game;
  self->prospect = g_object_ref (prospect);
  add_cells (self);
  update (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (prospect, "found", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
