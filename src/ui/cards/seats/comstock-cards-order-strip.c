/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip keeps one button and one row of the list of reasons per seat and only sorts, shows and hides them, so that
 * focus survives. */

#include "comstock-cards-order-strip.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-key-group.h"
#include "comstock-cards-suit.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"
#include "model/cards/comstock-cards-text.h"

#define SIGN_SIZE 16
#define REASON_CHARS 34     /* as wide as a small screen, at the usual size of text */

/* What shows one seat. */
typedef struct
{
  ComstockCardsSeat *seat;
  GtkWidget *button;
  GtkLabel *place;
  GtkWidget *row;
  GtkLabel *reason;
} Entry;

struct _ComstockCardsOrderStrip
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkMenuButton *title;
  GtkListBox *reasons;
  GtkFlowBox *seats;

  ComstockCardsGame *game;
  GArray *entries;          /* Entry */
  gboolean narrow;
};

enum
{
  LOOK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark seat_quark;

G_DEFINE_FINAL_TYPE (ComstockCardsOrderStrip, comstock_cards_order_strip, GTK_TYPE_WIDGET)

static void
entry_clear (Entry *entry)
{
  g_clear_object (&entry->seat);
}

/* Those without a place come last. */
static int
compare (GtkWidget *a,
         GtkWidget *b)
{
  ComstockCardsSeat *first = g_object_get_qdata (G_OBJECT (a), seat_quark);
  ComstockCardsSeat *second = g_object_get_qdata (G_OBJECT (b), seat_quark);
  const guint first_place = (guint) comstock_cards_seat_get_order (first);
  const guint second_place = (guint) comstock_cards_seat_get_order (second);

  if (first_place != second_place)
    return first_place < second_place ? -1 : 1;
  return (int) comstock_cards_seat_get_index (first) - (int) comstock_cards_seat_get_index (second);
}

static int
compare_cells (GtkFlowBoxChild *a,
               GtkFlowBoxChild *b,
               gpointer         data)
{
  return compare (GTK_WIDGET (a), GTK_WIDGET (b));
}

static int
compare_rows (GtkListBoxRow *a,
              GtkListBoxRow *b,
              gpointer       data)
{
  return compare (GTK_WIDGET (a), GTK_WIDGET (b));
}

static void
on_clicked (ComstockCardsOrderStrip *self,
            GtkButton               *button)
{
  g_signal_emit (self, signals[LOOK], 0, g_object_get_qdata (G_OBJECT (button), seat_quark));
}

/* What a button shows beside the suit: there is no room for names where the window is narrow. */
static char *
dup_place (ComstockCardsOrderStrip *self,
           ComstockCardsSeat       *seat,
           const char              *title)
{
  const guint value = comstock_cards_seat_get_value (seat);

  if (self->narrow)
    return g_strdup_printf ("%u", value);
  if (comstock_cards_seat_get_order (seat) < 0)
    /* Translators: name, value of the auction card: "Paul 8". */
    return g_strdup_printf (_("%s %u"), title, value);
  /* Translators: place in the order of play, name, value of the auction card: "2. Paul 8". */
  return g_strdup_printf (_("%d. %s %u"), comstock_cards_seat_get_order (seat) + 1, title, value);
}

static char *
dup_label (ComstockCardsSeat *seat,
           const char        *title,
           const char        *reason)
{
  if (reason == NULL)
    return g_strdup_printf (_("%s %u"), title, comstock_cards_seat_get_value (seat));
  /* Translators: a name, and the place in the order of play as a sentence. */
  return g_strdup_printf (_("%s: %s"), title, reason);
}

/* The place in the order of play and, for the first of those tied, what breaks the tie; NULL before. */
static char *
dup_reason (ComstockCardsGame *game,
            ComstockCardsSeat *seat)
{
  g_autofree char *order = comstock_cards_text_dup_order (seat);
  g_autofree char *tie = comstock_cards_text_dup_tie (game, seat);

  return tie != NULL ? g_strdup_printf ("%s. %s", order, tie) : g_steal_pointer (&order);
}

/* Large text breaks its lines earlier in a narrow window. */
static int
get_reason_chars (ComstockCardsOrderStrip *self)
{
  return self->narrow ? (int) (REASON_CHARS / comstock_scale_get_text (GTK_WIDGET (self))) : REASON_CHARS;
}

/* Returns whether the seat has anything to show. */
static gboolean
update_entry (ComstockCardsOrderStrip *self,
              Entry                   *entry)
{
  gboolean open = comstock_cards_seat_get_played (entry->seat) > 0 && comstock_cards_seat_has_turn (entry->seat);
  g_autofree char *title = comstock_cards_seat_dup_title (entry->seat);
  g_autofree char *reason = dup_reason (self->game, entry->seat);
  g_autofree char *place = dup_place (self, entry->seat, title);
  g_autofree char *label = dup_label (entry->seat, title, reason);

  gtk_widget_set_visible (gtk_widget_get_parent (entry->button), open);
  gtk_widget_set_visible (entry->row, reason != NULL);
  gtk_label_set_label (entry->place, place);
  gtk_label_set_label (entry->reason, reason != NULL ? reason : "");
  gtk_label_set_max_width_chars (entry->reason, get_reason_chars (self));
  gtk_widget_set_tooltip_text (entry->button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry->row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (comstock_cards_seat_is_acting (entry->seat))
    gtk_widget_add_css_class (entry->button, "acting");
  else
    gtk_widget_remove_css_class (entry->button, "acting");
  return open;
}

static void
update (ComstockCardsOrderStrip *self)
{
  gboolean any = FALSE;
  gboolean ordered = FALSE;

  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = &g_array_index (self->entries, Entry, i);

      any |= update_entry (self, entry);
      ordered |= gtk_widget_get_visible (entry->row);
    }
  gtk_flow_box_invalidate_sort (self->seats);
  gtk_list_box_invalidate_sort (self->reasons);
  gtk_widget_set_sensitive (GTK_WIDGET (self->title), ordered);
  gtk_widget_set_visible (GTK_WIDGET (self), any && !comstock_game_is_over (COMSTOCK_GAME (self->game)));
}

static GtkWidget *
sign_new (ComstockCardsSeat *seat)
{
  const char *sign = comstock_cards_suit_get_sign (comstock_cards_seat_get_suit (seat));

  return comstock_sign_new (sign, SIGN_SIZE);
}

static void
add_button (ComstockCardsOrderStrip *self,
            Entry                   *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *cell;

  entry->place = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (entry->place, PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), sign_new (entry->seat));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (entry->place));
  entry->button = gtk_button_new ();
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (entry->button), box);
  gtk_widget_add_css_class (entry->button, "order");
  g_object_set_qdata (G_OBJECT (entry->button), seat_quark, entry->seat);
  g_signal_connect_object (entry->button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  /* The button takes the focus itself; its cell would be a second stop. */
  cell = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", entry->button, "focusable", FALSE, NULL);
  g_object_set_qdata (G_OBJECT (cell), seat_quark, entry->seat);
  gtk_flow_box_append (self->seats, cell);
}

static void
add_row (ComstockCardsOrderStrip *self,
         Entry                   *entry)
{
  g_autofree char *title = comstock_cards_seat_dup_title (entry->seat);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *reason = gtk_label_new (NULL);

  g_object_set (name, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (name, "heading");
  g_object_set (reason, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), sign_new (entry->seat), 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), name, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), reason, 1, 1, 1, 1);
  entry->reason = GTK_LABEL (reason);
  entry->row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", grid, "activatable", FALSE, NULL);
  g_object_set_qdata (G_OBJECT (entry->row), seat_quark, entry->seat);
  gtk_list_box_append (self->reasons, entry->row);
}

static void
add_seat (ComstockCardsOrderStrip *self,
          ComstockCardsSeat       *seat)
{
  Entry entry = { .seat = g_object_ref (seat) };

  add_button (self, &entry);
  add_row (self, &entry);
  g_array_append_val (self->entries, entry);
}

static void
comstock_cards_order_strip_dispose (GObject *object)
{
  ComstockCardsOrderStrip *self = COMSTOCK_CARDS_ORDER_STRIP (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->entries, g_array_unref);
  G_OBJECT_CLASS (comstock_cards_order_strip_parent_class)->dispose (object);
}

static void
comstock_cards_order_strip_class_init (ComstockCardsOrderStripClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_order_strip_dispose;

  signals[LOOK] = g_signal_new ("look", COMSTOCK_TYPE_CARDS_ORDER_STRIP, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 1, COMSTOCK_TYPE_CARDS_SEAT);
  seat_quark = g_quark_from_static_string ("comstock-order-strip-seat");

  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/seats/comstock-cards-order-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOrderStrip, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOrderStrip, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOrderStrip, reasons);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOrderStrip, seats);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "order-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_order_strip_init (ComstockCardsOrderStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, (GDestroyNotify) entry_clear);
  gtk_flow_box_set_sort_func (self->seats, compare_cells, NULL, NULL);
  gtk_list_box_set_sort_func (self->reasons, compare_rows, NULL, NULL);
}

void
comstock_cards_order_strip_set_game (ComstockCardsOrderStrip *self,
                                     ComstockCardsGame       *game)
{
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    add_seat (self, comstock_cards_game_get_seat (game, i));
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
comstock_cards_order_strip_set_narrow (ComstockCardsOrderStrip *self,
                                       gboolean                 narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  if (narrow)
    gtk_menu_button_set_icon_name (self->title, "help-about-symbolic");
  else
    gtk_menu_button_set_label (self->title, _("Order of play"));
  if (self->game != NULL)
    update (self);
}
