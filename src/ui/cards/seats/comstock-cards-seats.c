/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All panels have the same size, and keep it while the game goes on. */

#include "comstock-cards-seats.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "ui/table/comstock-seen-bin.h"

#define GAP 5
#define MARGIN 3                /* the ring of who acts reaches beyond a panel */
#define NARROW_GAP 3
#define MOST_HEIGHT 246         /* of a panel one above the other */
#define MOST_WIDTH 196          /* of a tile */
#define NARROW_MOST_WIDTH 110

struct _ComstockCardsSeats
{
  GtkWidget parent_instance;

  GtkWidget *group;
  GtkWidget *row;               /* of ComstockCardsSeatView */

  ComstockCardsGame *game;
  ComstockCardsSeatShape shape;
  gboolean own;
};

enum
{
  LOOK,
  PIN,
  PEEK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsSeats, comstock_cards_seats, GTK_TYPE_WIDGET)

static ComstockCardsSeats *
get_self (GtkWidget *row)
{
  return COMSTOCK_CARDS_SEATS (gtk_widget_get_ancestor (row, COMSTOCK_TYPE_CARDS_SEATS));
}

static int
count_shown (ComstockCardsSeats *self)
{
  int n = 0;

  for (GtkWidget *view = gtk_widget_get_first_child (self->row); view != NULL;
       view = gtk_widget_get_next_sibling (view))
    n += gtk_widget_get_visible (view);
  return n;
}

static gboolean
is_upright (ComstockCardsSeats *self)
{
  return self->shape == COMSTOCK_CARDS_SEAT_WIDE;
}

static int
get_gap (ComstockCardsSeats *self)
{
  return (int) ((self->shape == COMSTOCK_CARDS_SEAT_NARROW ? NARROW_GAP : GAP) *
                comstock_scale_get (GTK_WIDGET (self)));
}

static void
measure_row (GtkWidget     *row,
             GtkOrientation orientation,
             int            for_size,
             int           *minimum,
             int           *natural,
             int           *minimum_baseline,
             int           *natural_baseline)
{
  ComstockCardsSeats *self = get_self (row);
  const gboolean along = is_upright (self) == (orientation == GTK_ORIENTATION_VERTICAL);
  const int n = count_shown (self);

  *minimum = *natural = 0;
  for (GtkWidget *view = gtk_widget_get_first_child (row); view != NULL; view = gtk_widget_get_next_sibling (view))
    {
      int its_minimum, its_natural;

      gtk_widget_measure (view, orientation, -1, &its_minimum, &its_natural, NULL, NULL);
      *minimum = MAX (*minimum, its_minimum);
      *natural = MAX (*natural, its_natural);
    }
  if (along)
    {
      *minimum = n * *minimum + (n - 1) * get_gap (self);
      *natural = n * *natural + (n - 1) * get_gap (self);
    }
  *minimum += 2 * MARGIN;
  *natural += 2 * MARGIN;
}

/* A panel's share of @room along the row. */
static int
get_share (ComstockCardsSeats *self,
           int                 room)
{
  static const int most[] = { MOST_HEIGHT, MOST_WIDTH, NARROW_MOST_WIDTH };
  const int n = MAX (1, count_shown (self));
  const double unit = comstock_scale_get (GTK_WIDGET (self)) * MAX (1.0, comstock_scale_get_text (GTK_WIDGET (self)));

  return MIN ((int) (most[self->shape] * unit), (room - 2 * MARGIN - (n - 1) * get_gap (self)) / n);
}

static void
allocate_row (GtkWidget *row,
              int        width,
              int        height,
              int        baseline)
{
  ComstockCardsSeats *self = get_self (row);
  const gboolean mirrored = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  const int share = get_share (self, is_upright (self) ? height : width);
  int from = MARGIN;

  for (GtkWidget *view = gtk_widget_get_first_child (row); view != NULL; view = gtk_widget_get_next_sibling (view))
    {
      GtkAllocation place = { MARGIN, from, width - 2 * MARGIN, share };

      if (!gtk_widget_get_visible (view))
        continue;
      if (!is_upright (self))
        place = (GtkAllocation) { mirrored ? width - from - share : from, MARGIN, share, height - 2 * MARGIN };
      gtk_widget_size_allocate (view, &place, -1);
      from += share + get_gap (self);
    }
}

static void
on_look (ComstockCardsSeats    *self,
         ComstockCardsSeatView *view)
{
  g_signal_emit (self, signals[LOOK], 0, view);
}

static void
on_pin (ComstockCardsSeats    *self,
        ComstockCardsSeatView *view)
{
  g_signal_emit (self, signals[PIN], 0, view);
}

static void
on_peek (ComstockCardsSeats    *self,
         gboolean               peeking,
         ComstockCardsSeatView *view)
{
  g_signal_emit (self, signals[PEEK], 0, view, peeking);
}

static void
update_own (ComstockCardsSeats *self)
{
  const int viewer = self->own ? -1 : comstock_game_get_viewer (COMSTOCK_GAME (self->game));

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    gtk_widget_set_visible (GTK_WIDGET (comstock_cards_seats_get_view (self, i)), viewer != (int) i);
}

static void
comstock_cards_seats_dispose (GObject *object)
{
  ComstockCardsSeats *self = COMSTOCK_CARDS_SEATS (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->group, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_seats_parent_class)->dispose (object);
}

static void
comstock_cards_seats_class_init (ComstockCardsSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_seats_dispose;

  signals[LOOK] = g_signal_new ("look", COMSTOCK_TYPE_CARDS_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, COMSTOCK_TYPE_CARDS_SEAT_VIEW);
  signals[PIN] = g_signal_new ("pin", COMSTOCK_TYPE_CARDS_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, COMSTOCK_TYPE_CARDS_SEAT_VIEW);
  signals[PEEK] = g_signal_new ("peek", COMSTOCK_TYPE_CARDS_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, COMSTOCK_TYPE_CARDS_SEAT_VIEW, G_TYPE_BOOLEAN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seats");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_seats_init (ComstockCardsSeats *self)
{
  self->own = TRUE;
  self->row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->row, gtk_custom_layout_new (NULL, measure_row, allocate_row));
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", comstock_seen_bin_new (self->row), NULL);
  comstock_obstacle_limit (self->group, COMSTOCK_OBSTACLE_WORKS);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
}

void
comstock_cards_seats_set_game (ComstockCardsSeats *self,
                               ComstockCardsGame  *game)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SEATS (self));
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    {
      GtkWidget *view = comstock_cards_seat_view_new (game, comstock_cards_game_get_seat (game, i));

      g_signal_connect_object (view, "look", G_CALLBACK (on_look), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (view, "pin", G_CALLBACK (on_pin), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (view, "peek", G_CALLBACK (on_peek), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->row), view);
    }
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (update_own), self, G_CONNECT_SWAPPED);
  update_own (self);
}

void
comstock_cards_seats_set_shape (ComstockCardsSeats     *self,
                                ComstockCardsSeatShape  shape)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SEATS (self));

  if (self->shape == shape)
    return;
  self->shape = shape;
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    comstock_cards_seat_view_set_shape (comstock_cards_seats_get_view (self, i), shape);
  gtk_widget_queue_resize (self->row);
}

void
comstock_cards_seats_set_own (ComstockCardsSeats *self,
                              gboolean            own)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SEATS (self));

  if (self->own == own)
    return;
  self->own = own;
  update_own (self);
}

ComstockCardsSeatView *
comstock_cards_seats_get_view (ComstockCardsSeats *self,
                               guint               index)
{
  GtkWidget *view;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEATS (self), NULL);

  view = gtk_widget_get_first_child (self->row);
  while (index-- > 0)
    view = gtk_widget_get_next_sibling (view);
  return COMSTOCK_CARDS_SEAT_VIEW (view);
}
