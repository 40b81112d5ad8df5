/* SPDX-License-Identifier: GPL-3.0-or-later */
/* It fills its overlay and gives its panel a place there: a plain child, unlike a popover, covers what it shall. */

#include "comstock-cards-peek.h"

#include <glib/gi18n.h>

#include "comstock-cards-pips.h"
#include "comstock-cards-seat-header.h"
#include "model/session/comstock-suits.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"
#include "ui/table/comstock-seen-bin.h"

#define DELAY 300
#define PARCEL 36
#define HEADER_HEIGHT 34
#define PIPS_HEIGHT 26
#define GAP 10
#define PAD 8

struct _ComstockCardsPeek
{
  GtkWidget parent_instance;

  GtkWidget *bin;                   /* with the panel */
  GtkWidget *panel;
  GtkWidget *head;
  ComstockCardsSeatHeader *header;
  GtkWidget *pips;                  /* hidden where the seat's own are seen */
  ComstockCardsMini *mini;

  GtkEventController *keys;         /* of the window, while in one */
  ComstockCardsGame *game;          /* weak */
  ComstockCardsSeats *seats;        /* weak */
  ComstockCardsSeatView *shown;     /* weak */
  ComstockCardsSeatView *waiting;   /* weak; for the delay */
  gboolean pinned;
  guint delay;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPeek, comstock_cards_peek, GTK_TYPE_WIDGET)

/* --- what is shown --- */

static void
clear_delay (ComstockCardsPeek *self)
{
  g_clear_handle_id (&self->delay, g_source_remove);
  g_clear_weak_pointer (&self->waiting);
}

static void
hide (ComstockCardsPeek *self)
{
  clear_delay (self);
  g_clear_weak_pointer (&self->shown);
  self->pinned = FALSE;
  gtk_widget_set_visible (self->bin, FALSE);
  comstock_cards_mini_set_seat (self->mini, NULL, NULL);
  comstock_cards_pips_set_seat (COMSTOCK_CARDS_PIPS (self->pips), NULL, NULL);
}

static char *
dup_label (ComstockCardsSeat *seat)
{
  g_autofree char *title = comstock_cards_seat_dup_title (seat);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);

  return g_strdup_printf ("%s: %s", title, points);
}

static void
update (ComstockCardsPeek *self)
{
  ComstockCardsSeat *seat;
  g_autofree char *label = NULL;

  if (self->shown != NULL && !gtk_widget_get_visible (GTK_WIDGET (self->shown)))
    hide (self);
  if (self->shown == NULL)
    return;
  seat = comstock_cards_seat_view_get_seat (self->shown);
  label = dup_label (seat);
  comstock_cards_seat_header_set_score (self->header, comstock_cards_seat_get_score (seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->panel), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
set_header (ComstockCardsPeek *self,
            ComstockCardsSeat *seat)
{
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (seat));
  g_autofree char *title = comstock_cards_seat_dup_title (seat);
  g_autofree char *holder = comstock_cards_seat_dup_holder (seat);
  const char *manner = comstock_cards_seat_get_manner (seat);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  self->header = COMSTOCK_CARDS_SEAT_HEADER (
    comstock_cards_seat_header_new (sign, title, comstock_cards_seat_get_rival (seat)));
  self->head = GTK_WIDGET (self->header);
  comstock_cards_seat_header_set_holder (self->header, manner != NULL ? manner : holder);
  comstock_sign_dress (self->head, sign, NULL);
  gtk_widget_add_css_class (self->head, "seat-header");
  gtk_widget_insert_before (self->head, self->panel, GTK_WIDGET (self->mini));
}

static void
show (ComstockCardsPeek     *self,
      ComstockCardsSeatView *view,
      gboolean               pinned)
{
  ComstockCardsSeat *seat = comstock_cards_seat_view_get_seat (view);

  clear_delay (self);
  self->pinned = pinned;
  gtk_widget_set_can_target (self->bin, pinned);
  if (self->shown == view)
    return;
  g_set_weak_pointer (&self->shown, view);
  comstock_cards_mini_set_seat (self->mini, self->game, seat);
  comstock_cards_pips_set_seat (COMSTOCK_CARDS_PIPS (self->pips), self->game, seat);
  gtk_widget_set_visible (self->pips, !gtk_widget_get_mapped (comstock_cards_seat_view_get_part (
                                        view, COMSTOCK_CARDS_SEAT_PART_PIPS)));
  set_header (self, seat);
  update (self);
  /* Hidden meanwhile, it forgets the town that it has shown. */
  gtk_widget_set_visible (self->bin, FALSE);
  gtk_widget_set_visible (self->bin, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* --- who looks --- */

static gboolean
on_delay (gpointer data)
{
  ComstockCardsPeek *self = data;

  self->delay = 0;
  if (self->waiting != NULL)
    show (self, self->waiting, FALSE);
  return G_SOURCE_REMOVE;
}

/* From one town to the next there is no waiting. */
static void
on_peek (ComstockCardsPeek     *self,
         ComstockCardsSeatView *view,
         gboolean               peeking)
{
  if (self->pinned)
    return;
  if (!peeking)
    {
      if (self->shown == view || self->waiting == view)
        hide (self);
      return;
    }
  if (self->shown != NULL)
    {
      show (self, view, FALSE);
      return;
    }
  clear_delay (self);
  g_set_weak_pointer (&self->waiting, view);
  self->delay = g_timeout_add (DELAY, on_delay, self);
}

static void
toggle (ComstockCardsPeek     *self,
        ComstockCardsSeatView *view)
{
  if (self->pinned && self->shown == view)
    hide (self);
  else
    show (self, view, TRUE);
}

/* The panel with this number, counted from 0, among those that are shown; NULL if there are fewer. */
static ComstockCardsSeatView *
find_shown (ComstockCardsPeek *self,
            guint              number)
{
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (self->game)); i++)
    {
      ComstockCardsSeatView *view = comstock_cards_seats_get_view (self->seats, i);

      if (gtk_widget_get_mapped (GTK_WIDGET (view)) && number-- == 0)
        return view;
    }
  return NULL;
}

/* Which digit stands on a key, whatever Shift makes of it; −1 for none. */
static int
find_digit (ComstockCardsPeek *self,
            guint              keycode)
{
  g_autofree guint *keyvals = NULL;
  int n = 0;

  gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, NULL, &keyvals, &n);
  for (int i = 0; i < n; i++)
    if (keyvals[i] >= GDK_KEY_0 && keyvals[i] <= GDK_KEY_9)
      return (int) (keyvals[i] - GDK_KEY_0);
  return -1;
}

/* The player who pressed a key may not see what it shows.  What is typed into a text belongs there. */
static gboolean
toggle_number (ComstockCardsPeek *self,
               int                number)
{
  ComstockCardsSeatView *view = number > 0 ? find_shown (self, (guint) number - 1) : NULL;

  if (view == NULL || GTK_IS_EDITABLE (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)))))
    return GDK_EVENT_PROPAGATE;
  toggle (self, view);
  if (self->shown != NULL)
    {
      g_autofree char *label = dup_label (comstock_cards_seat_view_get_seat (view));

      comstock_announce (GTK_WIDGET (self), label);
    }
  return GDK_EVENT_STOP;
}

static gboolean
on_key (ComstockCardsPeek *self,
        guint              keyval,
        guint              keycode,
        GdkModifierType    state)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  if ((state & gtk_accelerator_get_default_mod_mask ()) == GDK_SHIFT_MASK)
    return toggle_number (self, find_digit (self, keycode));
  if (keyval != GDK_KEY_Escape || self->shown == NULL)
    return GDK_EVENT_PROPAGATE;
  hide (self);
  return GDK_EVENT_STOP;
}

static void
on_released (ComstockCardsPeek *self)
{
  hide (self);
}

/* --- where it lies --- */

/* Beside the panel, on the side where the table is: left or right of panels that stand one above the other, below those
 * that stand side by side. */
static void
find_place (ComstockCardsPeek     *self,
            const graphene_rect_t *view,
            const graphene_rect_t *seats,
            int                    width,
            int                    height,
            GtkAllocation         *place)
{
  const int right = gtk_widget_get_width (GTK_WIDGET (self)) - width - GAP;
  const int bottom = gtk_widget_get_height (GTK_WIDGET (self)) - height - GAP;
  graphene_point_t middle;
  int x, y;

  graphene_rect_get_center (view, &middle);
  if (seats->size.height > seats->size.width)
    {
      const gboolean on_right = (int) middle.x > gtk_widget_get_width (GTK_WIDGET (self)) / 2;

      x = on_right ? (int) seats->origin.x - GAP - width : (int) (seats->origin.x + seats->size.width) + GAP;
      y = (int) middle.y - height / 2;
    }
  else
    {
      x = (int) middle.x - width / 2;
      y = (int) (seats->origin.y + seats->size.height) + GAP;
    }
  *place = (GtkAllocation) { MAX (GAP, MIN (x, right)), MAX (GAP, MIN (y, bottom)), width, height };
}

static int
get_pips_height (ComstockCardsPeek *self)
{
  return gtk_widget_get_visible (self->pips)
         ? (int) (PIPS_HEIGHT * comstock_scale_get (self->pips) * comstock_scale_get_text (self->pips)) : 0;
}

static int
get_side (ComstockCardsPeek *self,
          int                width,
          int                height,
          int                header)
{
  const double scale = comstock_scale_get (GTK_WIDGET (self));
  const int pad = (int) (2 * PAD * scale) + 2 * GAP;
  ComstockCardsSeat *seat = comstock_cards_seat_view_get_seat (self->shown);
  const int parcels = comstock_cards_seat_has_character (seat, CARDS_CAPTAIN) ? CARDS_LIMIT + 1 : CARDS_LIMIT;

  return MAX (1, MIN ((int) (parcels * PARCEL * scale), MIN (width - pad, height - header - pad)));
}

static void
comstock_cards_peek_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ComstockCardsPeek *self = COMSTOCK_CARDS_PEEK (widget);
  const double scale = comstock_scale_get (widget);
  const int header = (int) (HEADER_HEIGHT * scale * comstock_scale_get_text (widget)) + get_pips_height (self);
  const int pad = (int) (PAD * scale);
  graphene_rect_t view, seats;
  GtkAllocation place;
  int side;

  if (self->shown == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self->shown), widget, &view) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->seats), widget, &seats))
    return;
  side = get_side (self, width, height, header);
  find_place (self, &view, &seats, side + 2 * pad, header + side + 2 * pad, &place);
  gtk_widget_size_allocate (self->bin, &place, -1);
}

static void
measure_panel (GtkWidget     *panel,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
allocate_panel (GtkWidget *panel,
                int        width,
                int        height,
                int        baseline)
{
  ComstockCardsPeek *self = COMSTOCK_CARDS_PEEK (gtk_widget_get_ancestor (panel, COMSTOCK_TYPE_CARDS_PEEK));
  const int pad = (int) (PAD * comstock_scale_get (panel));
  const int side = width - 2 * pad;
  const int pips = get_pips_height (self);
  const int top = height - side - pad;

  gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, width, top - pips - pad }, -1);
  if (pips > 0)
    gtk_widget_size_allocate (self->pips, &(GtkAllocation) { pad, top - pips, side, pips - pad / 2 }, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->mini), &(GtkAllocation) { pad, top, side, side }, -1);
}

/* Only its panel is there. */
static gboolean
comstock_cards_peek_contains (GtkWidget *widget,
                              double     x,
                              double     y)
{
  return FALSE;
}

/* --- the widget --- */

/* Keys come here first, wherever the focus is: one that means nothing else would skip what others do. */
static void
comstock_cards_peek_root (GtkWidget *widget)
{
  ComstockCardsPeek *self = COMSTOCK_CARDS_PEEK (widget);

  GTK_WIDGET_CLASS (comstock_cards_peek_parent_class)->root (widget);
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
comstock_cards_peek_unroot (GtkWidget *widget)
{
  ComstockCardsPeek *self = COMSTOCK_CARDS_PEEK (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), g_steal_pointer (&self->keys));
  GTK_WIDGET_CLASS (comstock_cards_peek_parent_class)->unroot (widget);
}

static void
comstock_cards_peek_dispose (GObject *object)
{
  ComstockCardsPeek *self = COMSTOCK_CARDS_PEEK (object);

  clear_delay (self);
  g_clear_weak_pointer (&self->shown);
  g_clear_weak_pointer (&self->seats);
  g_clear_weak_pointer (&self->game);
  g_clear_pointer (&self->bin, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_peek_parent_class)->dispose (object);
}

static void
comstock_cards_peek_class_init (ComstockCardsPeekClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_peek_dispose;
  widget_class->root = comstock_cards_peek_root;
  widget_class->unroot = comstock_cards_peek_unroot;
  widget_class->size_allocate = comstock_cards_peek_size_allocate;
  widget_class->contains = comstock_cards_peek_contains;
  gtk_widget_class_set_css_name (widget_class, "peek");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_peek_init (ComstockCardsPeek *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->mini = COMSTOCK_CARDS_MINI (comstock_cards_mini_new ());
  self->panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->panel, gtk_custom_layout_new (NULL, measure_panel, allocate_panel));
  gtk_widget_set_parent (GTK_WIDGET (self->mini), self->panel);
  self->pips = comstock_cards_pips_new ();
  gtk_widget_set_parent (self->pips, self->panel);
  gtk_widget_add_css_class (self->panel, "peek-panel");
  self->bin = comstock_seen_bin_new (self->panel);
  gtk_widget_set_visible (self->bin, FALSE);
  gtk_widget_set_parent (self->bin, GTK_WIDGET (self));
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->panel, GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
comstock_cards_peek_new (ComstockCardsGame  *game,
                         ComstockCardsSeats *seats)
{
  ComstockCardsPeek *self = g_object_new (COMSTOCK_TYPE_CARDS_PEEK, NULL);

  g_set_weak_pointer (&self->game, game);
  g_set_weak_pointer (&self->seats, seats);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seats, "peek", G_CALLBACK (on_peek), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (seats, "pin", G_CALLBACK (toggle), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

ComstockCardsSeat *
comstock_cards_peek_get_seat (ComstockCardsPeek *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PEEK (self), NULL);

  return self->shown != NULL ? comstock_cards_seat_view_get_seat (self->shown) : NULL;
}
