/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buttons in a square, one stop of Tab. */

#include "comstock-cards-pad-sheet.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-art.h"

#define SIDE COMSTOCK_CARDS_PAD_SIDE
#define MIN_CELL 36     /* for a finger; nine of them fit into the width of a phone */
#define NATURAL_CELL 44
#define SYMBOL_SHARE 0.7f       /* of a cell */

struct _ComstockCardsPadSheet
{
  GtkWidget parent_instance;

  GtkWidget *cells[SIDE][SIDE];
  guint8 shown[SIDE][SIDE];
  int x;
  int y;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadSheet, comstock_cards_pad_sheet, GTK_TYPE_WIDGET)

static guint pressed_signal;

/* Only bare table and what is seen differ; an empty parcel is paper without a symbol. */
static void
show_parcel (ComstockCardsPadSheet *self,
             int                    x,
             int                    y,
             CardsParcel            parcel)
{
  GtkWidget *cell = self->cells[y][x];
  const gboolean bare = parcel == CARDS_NO_PARCEL;
  /* Translators: a parcel of the score pad for a screen reader: its row, its column, what is seen there. */
  g_autofree char *label = g_strdup_printf (_("Row %d, column %d: %s"), y + 1, x + 1,
                                            bare ? _("no card") : comstock_cards_parcel_get_word (parcel));

  self->shown[y][x] = (guint8) parcel;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (bare)
    gtk_widget_remove_css_class (cell, "covered");
  else
    gtk_widget_add_css_class (cell, "covered");
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
comstock_cards_pad_sheet_update (ComstockCardsPadSheet *self,
                                 ComstockCardsPad      *pad,
                                 guint                  seat)
{
  const ComstockCardsPadState *state = comstock_cards_pad_get_state (pad);

  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_SHEET (self));

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (self->shown[y][x] != state->seats[seat].parcels[y][x])
        show_parcel (self, x, y, (CardsParcel) state->seats[seat].parcels[y][x]);
}

void
comstock_cards_pad_sheet_get_at (ComstockCardsPadSheet *self,
                                 int                   *x,
                                 int                   *y)
{
  *x = self->x;
  *y = self->y;
}

void
comstock_cards_pad_sheet_go_to (ComstockCardsPadSheet *self,
                                int                    x,
                                int                    y)
{
  self->x = CLAMP (x, 0, SIDE - 1);
  self->y = CLAMP (y, 0, SIDE - 1);
  gtk_widget_grab_focus (self->cells[self->y][self->x]);
}

static gboolean
find_cell (ComstockCardsPadSheet *self,
           GtkWidget             *cell,
           int                   *at_x,
           int                   *at_y)
{
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      if (self->cells[y][x] == cell)
        {
          *at_x = x;
          *at_y = y;
          return TRUE;
        }
  return FALSE;
}

static void
on_clicked (ComstockCardsPadSheet *self,
            GtkWidget             *cell)
{
  if (find_cell (self, cell, &self->x, &self->y))
    g_signal_emit (self, pressed_signal, 0, self->x, self->y);
}

static gboolean
on_key (ComstockCardsPadSheet *self,
        guint                  key,
        guint                  code,
        GdkModifierType        modifiers)
{
  const int forward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Left:
      comstock_cards_pad_sheet_go_to (self, self->x - forward, self->y);
      return TRUE;
    case GDK_KEY_Right:
      comstock_cards_pad_sheet_go_to (self, self->x + forward, self->y);
      return TRUE;
    case GDK_KEY_Up:
      comstock_cards_pad_sheet_go_to (self, self->x, self->y - 1);
      return TRUE;
    case GDK_KEY_Down:
      comstock_cards_pad_sheet_go_to (self, self->x, self->y + 1);
      return TRUE;
    case GDK_KEY_Home:
      comstock_cards_pad_sheet_go_to (self, 0, self->y);
      return TRUE;
    case GDK_KEY_End:
      comstock_cards_pad_sheet_go_to (self, SIDE - 1, self->y);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
comstock_cards_pad_sheet_grab_focus (GtkWidget *widget)
{
  ComstockCardsPadSheet *self = COMSTOCK_CARDS_PAD_SHEET (widget);

  return gtk_widget_grab_focus (self->cells[self->y][self->x]);
}

/* Tab passes all parcels at once. */
static gboolean
comstock_cards_pad_sheet_focus (GtkWidget       *widget,
                                GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static GtkSizeRequestMode
comstock_cards_pad_sheet_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_cards_pad_sheet_measure (GtkWidget     *widget,
                                  GtkOrientation orientation,
                                  int            for_size,
                                  int           *minimum,
                                  int           *natural,
                                  int           *minimum_baseline,
                                  int           *natural_baseline)
{
  /* GTK wants children to have been asked. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = MIN_CELL * SIDE;
  *natural = NATURAL_CELL * SIDE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size / SIDE, MIN_CELL, NATURAL_CELL) * SIDE;
}

static void
comstock_cards_pad_sheet_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  ComstockCardsPadSheet *self = COMSTOCK_CARDS_PAD_SHEET (widget);
  const int cell = MIN (width, height) / SIDE;
  const int left = (width - cell * SIDE) / 2;

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      gtk_widget_size_allocate (self->cells[y][x], &(GtkAllocation) { left + x * cell, y * cell, cell, cell }, -1);
}

/* Symbols are as large as the cells leave room, whatever the size of text: nine must lie side by side. */
static void
snapshot_symbol (ComstockCardsPadSheet *self,
                 GtkSnapshot           *snapshot,
                 int                    x,
                 int                    y)
{
  const CardsParcel parcel = (CardsParcel) self->shown[y][x];
  g_autofree char *symbol = NULL;
  graphene_rect_t bounds;
  float inset;

  if (parcel == CARDS_NO_PARCEL || parcel == CARDS_EMPTY ||
      !gtk_widget_compute_bounds (self->cells[y][x], GTK_WIDGET (self), &bounds))
    return;
  symbol = g_strconcat ("symbols/", cards_parcels[parcel].id, NULL);
  inset = bounds.size.width * (1 - SYMBOL_SHARE) / 2;
  graphene_rect_inset (&bounds, inset, inset);
  comstock_art_snapshot (GTK_WIDGET (self), snapshot, symbol, &bounds, NULL);
}

static void
comstock_cards_pad_sheet_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  ComstockCardsPadSheet *self = COMSTOCK_CARDS_PAD_SHEET (widget);

  GTK_WIDGET_CLASS (comstock_cards_pad_sheet_parent_class)->snapshot (widget, snapshot);
  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      snapshot_symbol (self, snapshot, x, y);
}

static void
comstock_cards_pad_sheet_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_pad_sheet_parent_class)->dispose (object);
}

static void
comstock_cards_pad_sheet_class_init (ComstockCardsPadSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_sheet_dispose;
  widget_class->grab_focus = comstock_cards_pad_sheet_grab_focus;
  widget_class->focus = comstock_cards_pad_sheet_focus;
  widget_class->get_request_mode = comstock_cards_pad_sheet_get_request_mode;
  widget_class->measure = comstock_cards_pad_sheet_measure;
  widget_class->size_allocate = comstock_cards_pad_sheet_size_allocate;
  widget_class->snapshot = comstock_cards_pad_sheet_snapshot;
  pressed_signal = g_signal_new ("pressed", COMSTOCK_TYPE_CARDS_PAD_SHEET, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "pad-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_pad_sheet_init (ComstockCardsPadSheet *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (int y = 0; y < SIDE; y++)
    for (int x = 0; x < SIDE; x++)
      {
        GtkWidget *cell = gtk_button_new ();

        gtk_widget_add_css_class (cell, "flat");
        gtk_widget_set_parent (cell, GTK_WIDGET (self));
        g_signal_connect_object (cell, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
        self->cells[y][x] = cell;
        show_parcel (self, x, y, CARDS_NO_PARCEL);
      }
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("City"), -1);
}

GtkWidget *
comstock_cards_pad_sheet_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_SHEET, NULL);
}
