/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Squares are asked for nothing but their least side; how many there are and the room decide. */

#include "comstock-cards-column-layout.h"

#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"

/* In pixels of the usual scale. */
#define MOST_SIDE 120
#define PAIRED_SIDE 88      /* a column with smaller squares has two of them in a row */
#define LEAST_SIDE 44
#define LEAST_ROW_SIDE 46    /* one can scroll along a row */
#define ROW_WORDS 276        /* the width of what is no square there, however long its words are */
#define LEAST_ROW_WORDS 220
#define LEAST_COLUMN_WORDS 116  /* the height of what is no square in a column: of as many lines as are usual */
#define GAP 8

struct _ComstockCardsColumnLayout
{
  GtkLayoutManager parent_instance;

  gboolean row;
  gboolean wordy;
};

G_DEFINE_FINAL_TYPE (ComstockCardsColumnLayout, comstock_cards_column_layout, GTK_TYPE_LAYOUT_MANAGER)

static GQuark
square_quark (void)
{
  return g_quark_from_static_string ("comstock-cards-square");
}

void
comstock_cards_column_layout_set_square (GtkWidget *child)
{
  g_object_set_qdata (G_OBJECT (child), square_quark (), GINT_TO_POINTER (TRUE));
}

static gboolean
is_square (GtkWidget *child)
{
  return g_object_get_qdata (G_OBJECT (child), square_quark ()) != NULL;
}

/* What lies in the container, in pixels. */
typedef struct
{
  int n_squares;
  int n_others;
  int others_width;     /* side by side, each with a gap */
  int others_height;    /* one below the other, each with a gap */
  int widest;
  int highest;
  int gap;
  double scale;
  double text;
} Content;

static int
scaled (const Content *content,
        int            size)
{
  return (int) (size * content->scale);
}

/* Few words have the room of many, so that land is as large below them. */
static int
measure_other (GtkWidget     *child,
               const Content *content,
               int            width)
{
  int height;

  comstock_measure_height (child, width, NULL, &height);
  return MAX (height, (int) (scaled (content, LEAST_COLUMN_WORDS) * content->text));
}

static void
add_other (Content   *content,
           GtkWidget *child,
           int        width)
{
  const int child_width = comstock_measure_natural_width (child);
  int height;

  if (width > 0)
    height = measure_other (child, content, width);
  else
    comstock_measure_height (child, child_width, NULL, &height);
  content->n_others++;
  content->others_width += child_width + content->gap;
  content->others_height += height + content->gap;
  content->widest = MAX (content->widest, comstock_measure_least_width (child));
  content->highest = MAX (content->highest, height);
}

/* In a column of so many pixels; 0: in a row. */
static Content
look_through (GtkWidget *widget,
              int        width)
{
  Content content = { .scale = comstock_scale_get (widget), .text = MAX (1, comstock_scale_get_text (widget)) };

  content.gap = (int) (GAP * content.scale);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && is_square (child))
      content.n_squares++;
    else if (gtk_widget_should_layout (child))
      add_other (&content, child, width);
  return content;
}

/* The side of @n squares one after the other in @length pixels that are @across wide. */
static int
fit (const Content *content,
     int            n,
     int            length,
     int            across)
{
  const int side = n > 0 ? (length + content->gap) / n - content->gap : across;

  return CLAMP (MIN (side, across), scaled (content, LEAST_SIDE), scaled (content, MOST_SIDE));
}

static void
comstock_cards_column_layout_measure (GtkLayoutManager *manager,
                                      GtkWidget        *widget,
                                      GtkOrientation    orientation,
                                      int               for_size,
                                      int              *minimum,
                                      int              *natural,
                                      int              *minimum_baseline,
                                      int              *natural_baseline)
{
  const gboolean row = COMSTOCK_CARDS_COLUMN_LAYOUT (manager)->row;
  const Content content = look_through (widget, !row && orientation == GTK_ORIENTATION_VERTICAL ? for_size : 0);
  const int least = scaled (&content, row ? LEAST_ROW_SIDE : LEAST_SIDE);
  const int most = scaled (&content, MOST_SIDE);
  const int rows = (content.n_squares + 1) / 2;

  if (row && orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      const int words = content.n_others * ((int) (scaled (&content, LEAST_ROW_WORDS) * content.text) + content.gap);
      const int others = COMSTOCK_CARDS_COLUMN_LAYOUT (manager)->wordy ? words : content.others_width;

      *minimum = MAX (others + content.n_squares * (least + content.gap) - content.gap, 0);
      *natural = MAX (MAX (others, content.others_width) + content.n_squares * (most + content.gap) - content.gap, 0);
    }
  else if (row)
    {
      *minimum = *natural = MAX (least, content.highest);
    }
  else if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (content.widest, 2 * least + content.gap);
      *natural = MAX (*minimum, most);
    }
  else
    {
      *minimum = content.others_height + rows * (least + content.gap);
      *natural = content.others_height + content.n_squares * (most + content.gap);
    }
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* What is no square is as wide whatever it says, as far as the squares leave that much. */
static void
allocate_row (GtkWidget *widget,
              int        width,
              int        height,
              gboolean   wordy)
{
  const Content content = look_through (widget, 0);
  const int least = content.n_squares * (scaled (&content, LEAST_ROW_SIDE) + content.gap);
  const int words = (int) (CLAMP ((width - least) / content.text, scaled (&content, LEAST_ROW_WORDS),
                                  scaled (&content, ROW_WORDS)) * content.text);
  const int others = wordy ? content.n_others * (words + content.gap) : content.others_width;
  const int side = fit (&content, content.n_squares, width - others, height);
  const int used = others + content.n_squares * (side + content.gap) - content.gap;
  const gboolean turned = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = MAX ((width - used) / 2, 0);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        const int length = is_square (child) ? side : wordy ? words : comstock_measure_natural_width (child);
        const int across = is_square (child) ? side : height;

        place (child, turned ? width - x - length : x, (height - across) / 2, length, across);
        x += length + content.gap;
      }
}

typedef struct
{
  int side;
  int columns;
} Squares;

static Squares
arrange_squares (const Content *content,
                 int            width,
                 int            height)
{
  const int side = fit (content, content->n_squares, height, width);
  const int rows = (content->n_squares + 1) / 2;

  if (side >= scaled (content, PAIRED_SIDE) || content->n_squares < 2)
    return (Squares) { side, 1 };
  return (Squares) { MAX (side, fit (content, rows, height, (width - content->gap) / 2)), 2 };
}

static void
allocate_column (GtkWidget *widget,
                 int        width,
                 int        height)
{
  const Content content = look_through (widget, width);
  const Squares squares = arrange_squares (&content, width, height - content.others_height);
  const int step = squares.side + content.gap;
  const int left = (width - squares.columns * step + content.gap) / 2;
  int y = 0;
  int column = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int other;

      if (!gtk_widget_should_layout (child))
        continue;
      if (is_square (child))
        {
          place (child, left + column * step, y, squares.side, squares.side);
          column = (column + 1) % squares.columns;
          y += column == 0 ? step : 0;
          continue;
        }
      y += column != 0 ? step : 0;
      column = 0;
      other = measure_other (child, &content, width);
      place (child, 0, y, width, other);
      y += other + content.gap;
    }
}

static void
comstock_cards_column_layout_allocate (GtkLayoutManager *manager,
                                       GtkWidget        *widget,
                                       int               width,
                                       int               height,
                                       int               baseline)
{
  if (COMSTOCK_CARDS_COLUMN_LAYOUT (manager)->row)
    allocate_row (widget, width, height, COMSTOCK_CARDS_COLUMN_LAYOUT (manager)->wordy);
  else
    allocate_column (widget, width, height);
}

static GtkSizeRequestMode
comstock_cards_column_layout_get_request_mode (GtkLayoutManager *manager,
                                               GtkWidget        *widget)
{
  return COMSTOCK_CARDS_COLUMN_LAYOUT (manager)->row ? GTK_SIZE_REQUEST_CONSTANT_SIZE
                                                     : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_cards_column_layout_class_init (ComstockCardsColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = comstock_cards_column_layout_get_request_mode;
  manager_class->measure = comstock_cards_column_layout_measure;
  manager_class->allocate = comstock_cards_column_layout_allocate;
}

static void
comstock_cards_column_layout_init (ComstockCardsColumnLayout *self)
{
}

GtkLayoutManager *
comstock_cards_column_layout_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_COLUMN_LAYOUT, NULL);
}

void
comstock_cards_column_layout_set_row (ComstockCardsColumnLayout *self,
                                      gboolean                   row,
                                      gboolean                   wordy)
{
  if (self->row == row && self->wordy == wordy)
    return;
  self->row = row;
  self->wordy = wordy;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
