/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that closes up like a hand of cards. */

#include "comstock-cards-overlap-row.h"

#define GAP COMSTOCK_CARDS_OVERLAP_GAP
#define LEAST_STEP 18       /* what is seen of a covered card at least */
#define MOST_STEPS 4        /* that are asked for: of more cards less may be seen, so that they leave room for others */

struct _ComstockCardsOverlapRow
{
  GtkWidget parent_instance;

  int n_lines;
  gboolean open;
};

G_DEFINE_FINAL_TYPE (ComstockCardsOverlapRow, comstock_cards_overlap_row, GTK_TYPE_WIDGET)

/* The width of a card; all are alike. */
static int
get_card_width (ComstockCardsOverlapRow *self)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self));
  int width = 0;

  if (card != NULL)
    gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

static int
count_cards (ComstockCardsOverlapRow *self)
{
  int n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n++;
  return n;
}

/* Of the longest line. */
static int
count_columns (ComstockCardsOverlapRow *self)
{
  return (count_cards (self) + self->n_lines - 1) / self->n_lines;
}

static void
comstock_cards_overlap_row_measure (GtkWidget      *widget,
                                    GtkOrientation  orientation,
                                    int             for_size,
                                    int            *minimum,
                                    int            *natural,
                                    int            *minimum_baseline,
                                    int            *natural_baseline)
{
  ComstockCardsOverlapRow *self = COMSTOCK_CARDS_OVERLAP_ROW (widget);
  const int n = count_columns (self);
  const int width = get_card_width (self);
  GtkWidget *first = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  if (n == 0)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (first, orientation, -1, minimum, natural, NULL, NULL);
      *minimum = *minimum * self->n_lines + (self->n_lines - 1) * GAP;
      *natural = *natural * self->n_lines + (self->n_lines - 1) * GAP;
    }
  else
    {
      *natural = n * width + (n - 1) * GAP;
      *minimum = self->open ? *natural : width + MIN (n - 1, MOST_STEPS) * LEAST_STEP;
    }
}

static void
comstock_cards_overlap_row_size_allocate (GtkWidget *widget,
                                          int        width,
                                          int        height,
                                          int        baseline)
{
  ComstockCardsOverlapRow *self = COMSTOCK_CARDS_OVERLAP_ROW (widget);
  const int n = count_columns (self);
  const int line = (height - (self->n_lines - 1) * GAP) / self->n_lines;
  const int card_width = get_card_width (self);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double step = n > 1 ? MIN (card_width + GAP, (double) (width - card_width) / (n - 1)) : 0;
  int i = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      const int x = (int) (step * (i % n));
      const int y = i / n * (line + GAP);

      gtk_widget_size_allocate (
        card, &(GtkAllocation) { mirrored ? width - card_width - x : x, y, card_width, line }, -1);
      i++;
    }
}

static gboolean
is_on_top (GtkWidget *card)
{
  return (gtk_widget_get_state_flags (card) & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN)) != 0;
}

static void
comstock_cards_overlap_row_snapshot (GtkWidget   *widget,
                                     GtkSnapshot *snapshot)
{
  for (int on_top = 0; on_top < 2; on_top++)
    for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
         card = gtk_widget_get_next_sibling (card))
      if (is_on_top (card) == (on_top != 0))
        gtk_widget_snapshot_child (widget, card, snapshot);
}

static void
comstock_cards_overlap_row_dispose (GObject *object)
{
  comstock_cards_overlap_row_clear (COMSTOCK_CARDS_OVERLAP_ROW (object));
  G_OBJECT_CLASS (comstock_cards_overlap_row_parent_class)->dispose (object);
}

static void
comstock_cards_overlap_row_class_init (ComstockCardsOverlapRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_overlap_row_dispose;
  widget_class->measure = comstock_cards_overlap_row_measure;
  widget_class->size_allocate = comstock_cards_overlap_row_size_allocate;
  widget_class->snapshot = comstock_cards_overlap_row_snapshot;

  gtk_widget_class_set_css_name (widget_class, "overlap-row");
}

static void
comstock_cards_overlap_row_init (ComstockCardsOverlapRow *self)
{
  self->n_lines = 1;
}

GtkWidget *
comstock_cards_overlap_row_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_OVERLAP_ROW, NULL);
}

void
comstock_cards_overlap_row_insert (ComstockCardsOverlapRow *self,
                                   GtkWidget               *card,
                                   guint                    position)
{
  gtk_widget_insert_before (card, GTK_WIDGET (self), comstock_cards_overlap_row_get (self, position));
  /* Who comes to lie on top is a matter of the whole row. */
  g_signal_connect_object (card, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
comstock_cards_overlap_row_get (ComstockCardsOverlapRow *self,
                                guint                    position)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (card != NULL && position-- > 0)
    card = gtk_widget_get_next_sibling (card);
  return card;
}

void
comstock_cards_overlap_row_set_lines (ComstockCardsOverlapRow *self,
                                      int                      n_lines,
                                      gboolean                 open)
{
  if (self->n_lines == n_lines && self->open == open)
    return;
  self->n_lines = n_lines;
  self->open = open;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
comstock_cards_overlap_row_clear (ComstockCardsOverlapRow *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (card);
}
