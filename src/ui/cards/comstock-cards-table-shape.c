/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the parts of the table are arranged in the room there is, and how large they are drawn. */

#include "comstock-cards-table-private.h"

#include "../comstock-scale.h"

/* What the parts need at least, and the window that they were designed in, in pixels at the usual size of text. */
#define SIDE_WIDTH 258      /* of the column and of the seats; beside a pane it leaves the city a hand of nine cards */
#define CITY_WIDTH 320
#define CITY_HEIGHT 96
#define PANE_WIDTH 320      /* a score sheet of four seats */
#define CRAMPED 0.8       /* of the width that a pane wants: less leaves no room for a button beside titles */
#define PANE_SHARE 0.4      /* of a wide window: so much a pane takes for large text, and no more */
#define ALONE 1.5         /* times the width of a pane: a window that has no more shows the pane alone */
#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 800

/* Below this height what answers a question stands beside the city, not under it, and is so wide at most; if there is
 * room for both. */
#define LOW 480
#define ANSWERS_WIDTH 260
#define BESIDE_WIDTH (CITY_WIDTH + ANSWERS_WIDTH)
#define UNBOUND 10000
#define LARGE_TEXT 1.5

/* From this width on column and city are seen together; the seats follow the column until there is room for three. */
#define PAIR_WIDTH (SIDE_WIDTH + CITY_WIDTH + 40)
#define THREE_WIDTH (2 * SIDE_WIDTH + CITY_WIDTH)

/* Where there is more room than the city needs, the sides have some of it. */
#define AMPLE_WIDTH 1100
#define AMPLE_SIDE_WIDTH 290

/* Large windows have larger cards, not more bare table. */
static void
update_scale (ComstockCardsTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double text = comstock_scale_get_text (widget);

  comstock_scale_set (widget, MIN (gtk_widget_get_width (widget) / (USUAL_WIDTH * text),
                                   gtk_widget_get_height (widget) / (USUAL_HEIGHT * text)));
}

/* In pixels that grow with the scale. */
static void
request (GtkWidget *widget,
         int        width,
         int        height)
{
  const double scale = comstock_scale_get (widget);

  gtk_widget_set_size_request (widget, width > 0 ? (int) (width * scale) : -1,
                               height > 0 ? (int) (height * scale) : -1);
}

static int
get_pane_width (ComstockCardsTable *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double wanted = PANE_WIDTH * comstock_scale_get_text (widget);
  const double window = gtk_widget_get_width (widget) / comstock_scale_get (widget);
  const double width = MAX (PANE_WIDTH, MIN (wanted, PANE_SHARE * window));

  return (int) (window < ALONE * width ? window : width);
}

static void
request_sizes (ComstockCardsTable *self,
               gboolean            ample)
{
  const int side = ample ? AMPLE_SIDE_WIDTH : SIDE_WIDTH;
  const int pane_width = get_pane_width (self);

  request (GTK_WIDGET (self->panes), pane_width, 0);
  comstock_score_sheet_set_cramped (self->score_sheet,
                                    pane_width < CRAMPED * PANE_WIDTH * comstock_scale_get_text (GTK_WIDGET (self)));
  request (self->column_page, side, 0);
  request (GTK_WIDGET (self->city), CITY_WIDTH, CITY_HEIGHT);
  request (self->seats_page, side, 0);
}

static void
seat_at (ComstockCardsTable *self,
         GtkBox             *home)
{
  GtkWidget *seats = GTK_WIDGET (self->seats);
  GtkWidget *old = gtk_widget_get_parent (seats);

  if (old == GTK_WIDGET (home))
    return;
  g_object_ref (seats);
  gtk_box_remove (GTK_BOX (old), seats);
  gtk_box_append (home, seats);
  g_object_unref (seats);
}

static void
set_paired (ComstockCardsTable *self,
            gboolean            paired)
{
  seat_at (self, paired ? self->column_home : self->seats_home);
  gtk_widget_set_visible (self->seats_page, !paired);
}

static void
set_low (ComstockCardsTable *self,
         gboolean            low)
{
  const GtkOrientation along = low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
  const int width = low ? (int) (ANSWERS_WIDTH * comstock_scale_get_text (GTK_WIDGET (self))) : UNBOUND;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->city_page), along);
  adw_clamp_set_maximum_size (self->answers, width);
  adw_clamp_set_tightening_threshold (self->answers, width);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), along);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->switcher), low ? GTK_ORIENTATION_VERTICAL
                                                                       : GTK_ORIENTATION_HORIZONTAL);
  /* Side by side, thrice the longest word can be more than a narrow window has. */
  gtk_box_set_homogeneous (GTK_BOX (self->switcher), low);
}

/* While large text explains something, the stage alone tells enough. */
static gboolean
has_heading (ComstockCardsTable *self)
{
  const gboolean crowded = gtk_widget_get_visible (GTK_WIDGET (self->guide)) &&
                           comstock_scale_get_text (GTK_WIDGET (self)) > LARGE_TEXT;

  return self->untitled && !crowded;
}

/* What the window tells in passing keeps off the cards and buttons that one answers with: those of a page, or large
 * ones, reach higher. */
static void
lift_toasts (ComstockCardsTable *self,
             gboolean            folded)
{
  const gboolean high = folded || comstock_scale_get (GTK_WIDGET (self)) > 1.25;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL)
    return;
  gtk_widget_add_css_class (root, high ? "toasts-high" : "toasts-lifted");
  gtk_widget_remove_css_class (root, high ? "toasts-lifted" : "toasts-high");
}

static void
on_reshape (ComstockCardsTable *self,
            int                 width,
            int                 height)
{
  double unit;
  gboolean low, folded;

  update_scale (self);
  unit = comstock_scale_get_text (GTK_WIDGET (self)) * comstock_scale_get (GTK_WIDGET (self));
  low = height < LOW * unit && width >= BESIDE_WIDTH * unit;
  request_sizes (self, width >= AMPLE_WIDTH * unit);
  set_low (self, low);
  set_paired (self, !low && width >= PAIR_WIDTH * unit && width < THREE_WIDTH * unit);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), has_heading (self));
  folded = adw_leaflet_get_folded (self->leaflet);
  lift_toasts (self, folded);
  comstock_order_strip_set_narrow (self->order, folded);
  /* One's own city needs no title on a page that is called that. */
  gtk_widget_set_visible (GTK_WIDGET (self->city_title), !folded || self->n_persons != 1);
  comstock_guide_set_narrow (self->guide, folded);
  comstock_cards_table_update_hand (self);
}

static void
on_column_reshape (ComstockCardsTable *self,
                   int                 width,
                   int                 height)
{
  comstock_column_view_set_room (self->column, height);
}

static void
update_shape (ComstockCardsTable *self)
{
  comstock_shape_bin_reshape (self->content);
}

void
comstock_cards_table_set_untitled (ComstockCardsTable *self,
                                   gboolean            untitled)
{
  if (self->untitled == untitled)
    return;
  self->untitled = untitled;
  comstock_shape_bin_reshape (self->content);
}

void
comstock_cards_table_bind_shape (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, content);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, heading);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, body);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, switcher);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, column_page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, column_home);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, city_page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, answers);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, seats_page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsTable, seats_home);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
  gtk_widget_class_bind_template_callback (widget_class, on_column_reshape);
  gtk_widget_class_bind_template_callback (widget_class, update_shape);
}
