/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three bands that scroll sideways together: headings, rows (which scroll up and down as well), totals. */

#include "comstock-cards-score-grid.h"

#include "comstock-cards-score-labels.h"
#include "ui/kit/comstock-measure.h"

#define TITLED_SEATS 4    /* so many names stand side by side in a small window; of more seats the suits tell enough */
#define MIN_ROWS_HEIGHT 96

struct _ComstockCardsScoreGrid
{
  GtkWidget parent_instance;

  GtkGrid *headings;
  GtkGrid *rows;
  GtkGrid *totals;
  GtkWidget *no_name;
  GtkBox *row_names;
  GtkBox *total_names;
  GtkAdjustment *sideways;
  int whole_width;              /* as last measured with names; 0 before */
  gboolean is_short;            /* signs stand for the names */

  GListModel *seats;            /* ComstockCardsSeat */
  guint n_seats;
  ComstockCardsScoreFigure *figures[COMSTOCK_CARDS_SHEET_ROWS][CARDS_MAX_SEATS];
  int shown[COMSTOCK_CARDS_SHEET_ROWS][CARDS_MAX_SEATS];
  GtkLabel *places[CARDS_MAX_SEATS];
  ComstockCardsScoreFigure *chosen;
  guint row;    /* where the arrow keys are */
  guint seat;
};

G_DEFINE_FINAL_TYPE (ComstockCardsScoreGrid, comstock_cards_score_grid, GTK_TYPE_WIDGET)

static guint chosen_signal;

ComstockCardsScoreFigure *
comstock_cards_score_grid_get_chosen (ComstockCardsScoreGrid *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SCORE_GRID (self), NULL);

  return self->chosen;
}

static void
on_toggled (ComstockCardsScoreGrid *self,
            GtkToggleButton        *button)
{
  ComstockCardsScoreFigure *figure = COMSTOCK_CARDS_SCORE_FIGURE (button);
  ComstockCardsScoreFigure *former = self->chosen;

  if (gtk_toggle_button_get_active (button))
    {
      self->chosen = figure;
      self->row = comstock_cards_score_figure_get_row (figure);
      self->seat = comstock_cards_seat_get_index (comstock_cards_score_figure_get_seat (figure));
      if (former != NULL)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (former), FALSE);
    }
  else if (former == figure)
    {
      self->chosen = NULL;
    }
  if (self->chosen != former)
    g_signal_emit (self, chosen_signal, 0);
}

void
comstock_cards_score_grid_choose (ComstockCardsScoreGrid *self,
                                  int                     seat,
                                  guint                   row)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_GRID (self));
  g_return_if_fail (seat < (int) self->n_seats && row < COMSTOCK_CARDS_SHEET_ROWS);

  if (seat < 0 && self->chosen != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chosen), FALSE);
  else if (seat >= 0 && self->figures[row][seat] != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->figures[row][seat]), TRUE);
}

static ComstockCardsSeat *
get_seat (ComstockCardsScoreGrid *self,
          guint                   index)
{
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (self->seats, index);

  return seat;  /* the list keeps it */
}

/* A change stays marked until its seat scores again. */
static void
update_seat (ComstockCardsScoreGrid *self,
             guint                   seat)
{
  ComstockCardsSeat *object = get_seat (self, seat);
  gboolean scored = FALSE;

  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    scored = scored || comstock_cards_sheet_get_points (object, row) != self->shown[row][seat];
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    {
      const int points = comstock_cards_sheet_get_points (object, row);

      if (self->figures[row][seat] == NULL)
        continue;
      if (scored)
        comstock_cards_score_figure_set_change (self->figures[row][seat], points - self->shown[row][seat]);
      else
        comstock_cards_score_figure_update (self->figures[row][seat]);
      self->shown[row][seat] = points;
    }
}

static guint
find_place (ComstockCardsScoreGrid *self,
            guint                   seat)
{
  const int score = self->shown[COMSTOCK_CARDS_ROW_TOTAL][seat];
  guint place = 1;

  for (guint other = 0; other < self->n_seats; other++)
    place += self->shown[COMSTOCK_CARDS_ROW_TOTAL][other] > score;
  return place;
}

static void
update_places (ComstockCardsScoreGrid *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const guint place = find_place (self, seat);
      GtkWidget *heading = gtk_grid_get_child_at (self->headings, (int) seat, 0);

      comstock_cards_score_place_update (self->places[seat], get_seat (self, seat), place);
      if (place == 1)
        gtk_widget_add_css_class (heading, "leader");
      else
        gtk_widget_remove_css_class (heading, "leader");
    }
}

static void
update (ComstockCardsScoreGrid *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    update_seat (self, seat);
  update_places (self);
}

static GtkWidget *
create_empty (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "row");
  return label;
}

/* Of a virtual player only the total is known; the other places hold nothing but the line of their row. */
static GtkWidget *
add_cell (ComstockCardsScoreGrid *self,
          guint                   row,
          guint                   seat)
{
  ComstockCardsSeat *object = get_seat (self, seat);
  const gboolean known = comstock_cards_sheet_has_figure (object, row);
  GtkWidget *cell = known ? comstock_cards_score_figure_new (object, row) : create_empty ();

  gtk_widget_set_hexpand (cell, TRUE);
  gtk_grid_attach (row == COMSTOCK_CARDS_ROW_TOTAL ? self->totals : self->rows, cell, (int) seat, (int) row, 1, 1);
  if (!known)
    return cell;
  if (row == COMSTOCK_CARDS_ROW_TOTAL)
    gtk_widget_add_css_class (cell, "total");
  g_signal_connect_object (cell, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  self->figures[row][seat] = COMSTOCK_CARDS_SCORE_FIGURE (cell);
  self->shown[row][seat] = comstock_cards_sheet_get_points (object, row);
  return cell;
}

/* What stands in a seat's column has one width in all three bands. */
static void
add_seat (ComstockCardsScoreGrid *self,
          guint                   seat)
{
  g_autoptr (GtkSizeGroup) column = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  ComstockCardsSeat *object = get_seat (self, seat);
  GtkWidget *heading = comstock_cards_score_heading_new (object, self->n_seats <= TITLED_SEATS);
  GtkWidget *place = comstock_cards_score_place_new ();
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (room, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->headings, heading, (int) seat, 0, 1, 1);
  gtk_size_group_add_widget (column, heading);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    gtk_size_group_add_widget (column, add_cell (self, row, seat));
  gtk_box_append (GTK_BOX (room), place);
  gtk_grid_attach (self->totals, room, (int) seat, COMSTOCK_CARDS_SHEET_ROWS, 1, 1);
  self->places[seat] = GTK_LABEL (place);
}

/* A row's name and its figures have one height, though they lie in different boxes. */
static void
add_row (ComstockCardsScoreGrid *self,
         guint                   row)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  GtkWidget *name = comstock_cards_score_row_name_new (row);

  gtk_box_append (row == COMSTOCK_CARDS_ROW_TOTAL ? self->total_names : self->row_names, name);
  gtk_size_group_add_widget (group, name);
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->figures[row][seat] != NULL)
      gtk_size_group_add_widget (group, GTK_WIDGET (self->figures[row][seat]));
}

static void
add_place_name (ComstockCardsScoreGrid *self)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  GtkWidget *name = comstock_cards_score_place_name_new ();

  gtk_box_append (self->total_names, name);
  gtk_size_group_add_widget (group, name);
  for (guint seat = 0; seat < self->n_seats; seat++)
    gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (self->places[seat])));
}

void
comstock_cards_score_grid_set_seats (ComstockCardsScoreGrid *self,
                                     GListModel             *seats,
                                     gpointer                source)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_GRID (self));
  g_return_if_fail (self->seats == NULL);

  self->seats = g_object_ref (seats);
  self->n_seats = g_list_model_get_n_items (seats);
  for (guint seat = 0; seat < self->n_seats; seat++)
    add_seat (self, seat);
  for (guint row = 0; row < COMSTOCK_CARDS_SHEET_ROWS; row++)
    add_row (self, row);
  add_place_name (self);
  while (self->figures[self->row][self->seat] == NULL)
    self->seat++;
  g_signal_connect_object (source, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
set_short (ComstockCardsScoreGrid *self,
           gboolean                is_short)
{
  GtkBox *const names[] = { self->row_names, self->total_names };

  if (is_short == self->is_short)
    return;
  self->is_short = is_short;
  comstock_cards_score_name_set_short (self->no_name, is_short);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (GtkWidget *name = gtk_widget_get_first_child (GTK_WIDGET (names[i])); name != NULL;
         name = gtk_widget_get_next_sibling (name))
      comstock_cards_score_name_set_short (name, is_short);
}

void
comstock_cards_score_grid_set_room (ComstockCardsScoreGrid *self,
                                    int                     room)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_GRID (self));

  if (!self->is_short)
    self->whole_width = comstock_measure_natural_width (GTK_WIDGET (self->row_names)) +
                        comstock_measure_least_width (GTK_WIDGET (self->totals));
  set_short (self, self->whole_width > room);
}

/* The nearest figure from the present one on in a direction, or NULL where there is none. */
static ComstockCardsScoreFigure *
find_neighbour (ComstockCardsScoreGrid *self,
                int                     down,
                int                     along)
{
  int row = (int) self->row + down;
  int seat = (int) self->seat + along;

  while (row >= 0 && row < COMSTOCK_CARDS_SHEET_ROWS && seat >= 0 && seat < (int) self->n_seats)
    {
      if (self->figures[row][seat] != NULL)
        return self->figures[row][seat];
      row += down;
      seat += along;
    }
  return NULL;
}

static void
focus_figure (ComstockCardsScoreGrid   *self,
              ComstockCardsScoreFigure *figure)
{
  if (figure != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (figure));
}

/* Where the focus really is: a click moves it too. */
static void
follow_focus (ComstockCardsScoreGrid *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || !COMSTOCK_IS_CARDS_SCORE_FIGURE (focus))
    return;
  self->row = comstock_cards_score_figure_get_row (COMSTOCK_CARDS_SCORE_FIGURE (focus));
  self->seat =
    comstock_cards_seat_get_index (comstock_cards_score_figure_get_seat (COMSTOCK_CARDS_SCORE_FIGURE (focus)));
}

static gboolean
comstock_cards_score_grid_grab_focus (GtkWidget *widget)
{
  ComstockCardsScoreGrid *self = COMSTOCK_CARDS_SCORE_GRID (widget);

  if (self->n_seats == 0)
    return FALSE;
  focus_figure (self, self->figures[self->row][self->seat]);
  return TRUE;
}

static gboolean
comstock_cards_score_grid_focus (GtkWidget       *widget,
                                 GtkDirectionType direction)
{
  ComstockCardsScoreGrid *self = COMSTOCK_CARDS_SCORE_GRID (widget);
  const int forward = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (widget);
  follow_focus (self);
  switch (direction)
    {
    case GTK_DIR_UP:
      focus_figure (self, find_neighbour (self, -1, 0));
      return TRUE;
    case GTK_DIR_DOWN:
      focus_figure (self, find_neighbour (self, 1, 0));
      return TRUE;
    case GTK_DIR_LEFT:
      focus_figure (self, find_neighbour (self, 0, -forward));
      return TRUE;
    case GTK_DIR_RIGHT:
      focus_figure (self, find_neighbour (self, 0, forward));
      return TRUE;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

static void
comstock_cards_score_grid_dispose (GObject *object)
{
  ComstockCardsScoreGrid *self = COMSTOCK_CARDS_SCORE_GRID (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->chosen = NULL;
  g_clear_object (&self->seats);
  G_OBJECT_CLASS (comstock_cards_score_grid_parent_class)->dispose (object);
}

static void
comstock_cards_score_grid_class_init (ComstockCardsScoreGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_score_grid_dispose;
  widget_class->focus = comstock_cards_score_grid_focus;
  widget_class->grab_focus = comstock_cards_score_grid_grab_focus;

  chosen_signal = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_SCORE_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Only the last band shows the bar by which all are scrolled sideways. */
static GtkWidget *
scroll_sideways (ComstockCardsScoreGrid *self,
                 GtkWidget              *child,
                 GtkPolicyType           policy)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), policy, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  if (self->sideways == NULL)
    self->sideways = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));
  else
    gtk_scrolled_window_set_hadjustment (GTK_SCROLLED_WINDOW (scroller), self->sideways);
  gtk_widget_set_hexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
create_band (ComstockCardsScoreGrid *self,
             GtkWidget              *names,
             GtkGrid               **grid,
             GtkPolicyType           policy)
{
  GtkWidget *band = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  *grid = GTK_GRID (gtk_grid_new ());
  gtk_box_append (GTK_BOX (band), names);
  gtk_box_append (GTK_BOX (band), scroll_sideways (self, GTK_WIDGET (*grid), policy));
  return band;
}

static void
comstock_cards_score_grid_init (ComstockCardsScoreGrid *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *band;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  self->row_names = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->total_names = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));

  /* The names in them expand; no column of names may be wider than that beside the headings. */
  gtk_widget_set_hexpand (GTK_WIDGET (self->row_names), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->total_names), FALSE);
  self->no_name = comstock_cards_score_no_name_new ();
  gtk_size_group_add_widget (names, self->no_name);
  gtk_size_group_add_widget (names, GTK_WIDGET (self->row_names));
  gtk_size_group_add_widget (names, GTK_WIDGET (self->total_names));
  band = create_band (self, self->no_name, &self->headings, GTK_POLICY_EXTERNAL);
  gtk_widget_set_parent (band, GTK_WIDGET (self));

  band = create_band (self, GTK_WIDGET (self->row_names), &self->rows, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), MIN_ROWS_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), band);
  /* In the least height a name has one line, and the column of names would be as wide as the longest. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller))),
                                     GTK_SCROLL_NATURAL);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));

  band = create_band (self, GTK_WIDGET (self->total_names), &self->totals, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (band, GTK_WIDGET (self));
}
