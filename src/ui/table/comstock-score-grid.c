/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three bands that scroll sideways together: headings, rows (which scroll up and down as well), totals. */

#include "comstock-score-grid.h"

#include "comstock-score-labels.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-sight.h"

#define TITLED_SEATS 4    /* so many names stand side by side in a small window; of more seats the suits tell enough */
#define MIN_ROWS_HEIGHT 96

struct _ComstockScoreGrid
{
  GtkWidget parent_instance;

  GtkGrid *headings;
  GtkGrid *rows;
  GtkGrid *totals;              /* from the total on */
  GtkWidget *no_name;
  GtkBox *row_names;
  GtkBox *total_names;
  GtkAdjustment *sideways;
  int whole_width;              /* as last measured with names; 0 before */
  gboolean is_short;            /* signs stand for the names */

  const ComstockScoreLook *look;
  ComstockSheet *sheet;         /* as it is shown; NULL before */
  ComstockScoreFigure *figures[COMSTOCK_SHEET_MAX_ROWS][CS_MAX_SEATS];
  GtkWidget *cells[COMSTOCK_SHEET_MAX_ROWS][CS_MAX_SEATS];  /* the figures, and what stands where there are none */
  GtkWidget *names[COMSTOCK_SHEET_MAX_ROWS];
  GtkLabel *places[CS_MAX_SEATS];
  int changes[COMSTOCK_SHEET_MAX_ROWS][CS_MAX_SEATS];       /* when its seat last scored */
  ComstockScoreFigure *chosen;
  guint row;    /* where the arrow keys are */
  guint seat;
};

G_DEFINE_FINAL_TYPE (ComstockScoreGrid, comstock_score_grid, GTK_TYPE_WIDGET)

static guint chosen_signal;

ComstockScoreFigure *
comstock_score_grid_get_chosen (ComstockScoreGrid *self)
{
  g_return_val_if_fail (COMSTOCK_IS_SCORE_GRID (self), NULL);

  return self->chosen;
}

static void
on_toggled (ComstockScoreGrid *self,
            GtkToggleButton   *button)
{
  ComstockScoreFigure *figure = COMSTOCK_SCORE_FIGURE (button);
  ComstockScoreFigure *former = self->chosen;

  if (gtk_toggle_button_get_active (button))
    {
      self->chosen = figure;
      self->row = comstock_score_figure_get_row (figure);
      self->seat = comstock_score_figure_get_seat (figure);
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
comstock_score_grid_choose (ComstockScoreGrid *self,
                            int                seat,
                            guint              row)
{
  g_return_if_fail (COMSTOCK_IS_SCORE_GRID (self));
  g_return_if_fail (seat < CS_MAX_SEATS && row < COMSTOCK_SHEET_MAX_ROWS);

  if (seat < 0 && self->chosen != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->chosen), FALSE);
  else if (seat >= 0 && self->figures[row][seat] != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->figures[row][seat]), TRUE);
}

/* A change stays marked until its seat scores again. */
static void
annotate_seat (ComstockScoreGrid   *self,
               const ComstockSheet *former,
               guint                seat)
{
  gboolean scored = FALSE;

  for (guint row = 0; row < self->sheet->n_rows; row++)
    scored = scored ||
             comstock_sheet_get (self->sheet, row, seat)->points != comstock_sheet_get (former, row, seat)->points;
  for (guint row = 0; row < self->sheet->n_rows; row++)
    {
      if (scored)
        self->changes[row][seat] =
          comstock_sheet_get (self->sheet, row, seat)->points - comstock_sheet_get (former, row, seat)->points;
      if (self->figures[row][seat] != NULL)
        comstock_score_figure_annotate (self->figures[row][seat], self->sheet, self->changes[row][seat]);
    }
}

static void
update_place (ComstockScoreGrid *self,
              guint              seat)
{
  const guint place = comstock_sheet_get_place (self->sheet, seat);
  GtkWidget *heading = gtk_grid_get_child_at (self->headings, (int) seat, 0);

  comstock_score_place_update (self->places[seat], &self->sheet->seats[seat], place);
  if (place == 1)
    gtk_widget_add_css_class (heading, "leader");
  else
    gtk_widget_remove_css_class (heading, "leader");
}

/* Rows come and go. */
static void
update_rows (ComstockScoreGrid *self)
{
  if (self->chosen != NULL && self->sheet->rows[comstock_score_figure_get_row (self->chosen)].absent)
    comstock_score_grid_choose (self, -1, 0);
  if (self->sheet->rows[self->row].absent)
    self->row = 0;
  for (guint row = 0; row < self->sheet->n_rows; row++)
    if (self->names[row] != NULL)
      {
        gtk_widget_set_visible (self->names[row], !self->sheet->rows[row].absent);
        for (guint seat = 0; seat < self->sheet->n_seats; seat++)
          gtk_widget_set_visible (self->cells[row][seat], !self->sheet->rows[row].absent);
      }
}

/* Where no figure is known there is nothing but the line of its row. */
static GtkWidget *
add_cell (ComstockScoreGrid *self,
          guint              row,
          guint              seat)
{
  const ComstockSheetKind kind = self->sheet->rows[row].kind;
  const gboolean known = comstock_sheet_get (self->sheet, row, seat)->known || kind == COMSTOCK_SHEET_EXPECTED;
  GtkWidget *cell = known ? comstock_score_figure_new (row, seat) : gtk_label_new (NULL);
  const int line = (int) row + (kind > COMSTOCK_SHEET_TOTAL);   /* the places stand in between */

  gtk_widget_set_hexpand (cell, TRUE);
  gtk_grid_attach (kind >= COMSTOCK_SHEET_TOTAL ? self->totals : self->rows, cell, (int) seat, line, 1, 1);
  self->cells[row][seat] = cell;
  if (!known)
    {
      gtk_widget_add_css_class (cell, "row");
      return cell;
    }
  if (kind == COMSTOCK_SHEET_TOTAL || kind == COMSTOCK_SHEET_PART)
    gtk_widget_add_css_class (cell, kind == COMSTOCK_SHEET_TOTAL ? "total" : "part");
  if (self->look->dup_topic != NULL && kind == COMSTOCK_SHEET_ROW)
    {
      g_autofree char *topic = self->look->dup_topic (row);

      comstock_explain_set_topics (cell, topic);
    }
  g_signal_connect_object (cell, "toggled", G_CALLBACK (on_toggled), self, G_CONNECT_SWAPPED);
  self->figures[row][seat] = COMSTOCK_SCORE_FIGURE (cell);
  return cell;
}

/* What stands in a seat's column has one width in all three bands. */
static void
add_seat (ComstockScoreGrid *self,
          guint              seat)
{
  g_autoptr (GtkSizeGroup) column = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *heading = comstock_score_heading_new (&self->sheet->seats[seat], self->sheet->n_seats <= TITLED_SEATS);
  GtkWidget *place = comstock_score_place_new ();
  GtkWidget *room = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  int line = 0;

  gtk_widget_set_halign (room, GTK_ALIGN_CENTER);
  gtk_grid_attach (self->headings, heading, (int) seat, 0, 1, 1);
  gtk_size_group_add_widget (column, heading);
  for (guint row = 0; row < self->sheet->n_rows; row++)
    {
      if (self->sheet->rows[row].kind != COMSTOCK_SHEET_DETAIL)
        gtk_size_group_add_widget (column, add_cell (self, row, seat));
      if (self->sheet->rows[row].kind == COMSTOCK_SHEET_TOTAL)
        line = (int) row + 1;
    }
  gtk_box_append (GTK_BOX (room), place);
  gtk_grid_attach (self->totals, room, (int) seat, line, 1, 1);
  self->places[seat] = GTK_LABEL (place);
}

static void
add_place_name (ComstockScoreGrid *self)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  GtkWidget *name = comstock_score_place_name_new ();

  gtk_box_append (self->total_names, name);
  gtk_size_group_add_widget (group, name);
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    gtk_size_group_add_widget (group, gtk_widget_get_parent (GTK_WIDGET (self->places[seat])));
}

/* A row's name and its figures have one height, though they lie in different boxes. */
static void
add_row (ComstockScoreGrid *self,
         guint              row)
{
  const ComstockSheetKind kind = self->sheet->rows[row].kind;
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  GtkWidget *name = comstock_score_row_name_new (self->look, self->sheet, row);

  self->names[row] = name;
  gtk_box_append (kind >= COMSTOCK_SHEET_TOTAL ? self->total_names : self->row_names, name);
  gtk_size_group_add_widget (group, name);
  for (guint seat = 0; seat < self->sheet->n_seats; seat++)
    if (self->figures[row][seat] != NULL)
      gtk_size_group_add_widget (group, GTK_WIDGET (self->figures[row][seat]));
  if (kind == COMSTOCK_SHEET_TOTAL)
    add_place_name (self);
}

void
comstock_score_grid_show (ComstockScoreGrid       *self,
                          const ComstockScoreLook *look,
                          ComstockSheet           *sheet)
{
  g_autoptr (ComstockSheet) former = NULL;

  g_return_if_fail (COMSTOCK_IS_SCORE_GRID (self));

  former = g_steal_pointer (&self->sheet);
  self->look = look;
  self->sheet = sheet;
  if (former == NULL)
    {
      for (guint seat = 0; seat < self->sheet->n_seats; seat++)
        add_seat (self, seat);
      for (guint row = 0; row < self->sheet->n_rows; row++)
        if (self->sheet->rows[row].kind != COMSTOCK_SHEET_DETAIL)
          add_row (self, row);
      while (self->figures[self->row][self->seat] == NULL)
        self->seat++;
    }
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    {
      if (look->annotates)
        annotate_seat (self, former != NULL ? former : sheet, seat);
      else
        {
          for (guint row = 0; row < self->sheet->n_rows; row++)
            if (self->figures[row][seat] != NULL)
              comstock_score_figure_update (self->figures[row][seat], self->sheet);
        }
      update_place (self, seat);
    }
  update_rows (self);
}

const ComstockSheet *
comstock_score_grid_get_sheet (ComstockScoreGrid *self)
{
  g_return_val_if_fail (COMSTOCK_IS_SCORE_GRID (self), NULL);

  return self->sheet;
}

static void
set_short (ComstockScoreGrid *self,
           gboolean           is_short)
{
  GtkBox *const names[] = { self->row_names, self->total_names };

  if (is_short == self->is_short)
    return;
  self->is_short = is_short;
  comstock_score_name_set_short (self->no_name, is_short);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (GtkWidget *name = gtk_widget_get_first_child (GTK_WIDGET (names[i])); name != NULL;
         name = gtk_widget_get_next_sibling (name))
      comstock_score_name_set_short (name, is_short);
}

void
comstock_score_grid_set_room (ComstockScoreGrid *self,
                              int                room)
{
  g_return_if_fail (COMSTOCK_IS_SCORE_GRID (self));

  if (self->look->snapshot_sign == NULL)
    return;
  if (!self->is_short)
    self->whole_width = comstock_measure_natural_width (GTK_WIDGET (self->row_names)) +
                        comstock_measure_least_width (GTK_WIDGET (self->totals));
  set_short (self, self->whole_width > room);
}

/* The nearest figure from the present one on in a direction, or NULL where there is none. */
static ComstockScoreFigure *
find_neighbour (ComstockScoreGrid *self,
                int                down,
                int                along)
{
  int row = (int) self->row + down;
  int seat = (int) self->seat + along;

  while (row >= 0 && row < (int) self->sheet->n_rows && seat >= 0 && seat < (int) self->sheet->n_seats)
    {
      if (self->figures[row][seat] != NULL && !self->sheet->rows[row].absent)
        return self->figures[row][seat];
      row += down;
      seat += along;
    }
  return NULL;
}

static void
focus_figure (ComstockScoreFigure *figure)
{
  if (figure != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (figure));
}

/* Where the focus really is: a click moves it too. */
static void
follow_focus (ComstockScoreGrid *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (focus == NULL || !COMSTOCK_IS_SCORE_FIGURE (focus))
    return;
  self->row = comstock_score_figure_get_row (COMSTOCK_SCORE_FIGURE (focus));
  self->seat = comstock_score_figure_get_seat (COMSTOCK_SCORE_FIGURE (focus));
}

static gboolean
comstock_score_grid_grab_focus (GtkWidget *widget)
{
  ComstockScoreGrid *self = COMSTOCK_SCORE_GRID (widget);

  if (self->sheet == NULL)
    return FALSE;
  focus_figure (self->figures[self->row][self->seat]);
  return TRUE;
}

static gboolean
comstock_score_grid_focus (GtkWidget       *widget,
                           GtkDirectionType direction)
{
  ComstockScoreGrid *self = COMSTOCK_SCORE_GRID (widget);
  const int forward = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (widget);
  follow_focus (self);
  switch (direction)
    {
    case GTK_DIR_UP:
      focus_figure (find_neighbour (self, -1, 0));
      return TRUE;
    case GTK_DIR_DOWN:
      focus_figure (find_neighbour (self, 1, 0));
      return TRUE;
    case GTK_DIR_LEFT:
      focus_figure (find_neighbour (self, 0, -forward));
      return TRUE;
    case GTK_DIR_RIGHT:
      focus_figure (find_neighbour (self, 0, forward));
      return TRUE;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

/* The first figure, and the last that is seen. */
static gboolean
focus_end (GtkWidget *widget,
           GVariant  *last,
           gpointer   data)
{
  ComstockScoreGrid *self = COMSTOCK_SCORE_GRID (widget);
  ComstockScoreFigure *found = NULL;

  for (guint row = 0; row < self->sheet->n_rows; row++)
    for (guint seat = 0; seat < self->sheet->n_seats; seat++)
      if (self->figures[row][seat] != NULL && !self->sheet->rows[row].absent &&
          (found == NULL || g_variant_get_boolean (last)))
        found = self->figures[row][seat];
  focus_figure (found);
  return GDK_EVENT_STOP;
}

static void
comstock_score_grid_dispose (GObject *object)
{
  ComstockScoreGrid *self = COMSTOCK_SCORE_GRID (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->chosen = NULL;
  g_clear_pointer (&self->sheet, comstock_sheet_free);
  G_OBJECT_CLASS (comstock_score_grid_parent_class)->dispose (object);
}

static void
comstock_score_grid_class_init (ComstockScoreGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_score_grid_dispose;
  widget_class->focus = comstock_score_grid_focus;
  widget_class->grab_focus = comstock_score_grid_grab_focus;

  chosen_signal = g_signal_new ("chosen", COMSTOCK_TYPE_SCORE_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, focus_end, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, focus_end, "b", TRUE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-grid");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Only the last band shows the bar by which all are scrolled sideways. */
static GtkWidget *
scroll_sideways (ComstockScoreGrid *self,
                 GtkWidget         *child,
                 GtkPolicyType      policy)
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
create_band (ComstockScoreGrid *self,
             GtkWidget         *names,
             GtkGrid          **grid,
             GtkPolicyType      policy)
{
  GtkWidget *band = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  *grid = GTK_GRID (gtk_grid_new ());
  gtk_box_append (GTK_BOX (band), names);
  gtk_box_append (GTK_BOX (band), scroll_sideways (self, GTK_WIDGET (*grid), policy));
  return band;
}

static gboolean
scroll_to_chosen (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       data)
{
  ComstockScoreGrid *self = COMSTOCK_SCORE_GRID (widget);

  if (self->chosen != NULL)
    comstock_sight_scroll_to (self->names[self->row], NULL);
  return G_SOURCE_REMOVE;
}

/* What explains the chosen figure takes room from the rows: it stays in sight. */
static void
on_room_changed (ComstockScoreGrid *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_chosen, NULL, NULL);
}

static void
comstock_score_grid_init (ComstockScoreGrid *self)
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
  self->no_name = comstock_score_no_name_new ();
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
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), "notify::page-size",
                           G_CALLBACK (on_room_changed), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));

  band = create_band (self, GTK_WIDGET (self->total_names), &self->totals, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (band, GTK_WIDGET (self));
}
