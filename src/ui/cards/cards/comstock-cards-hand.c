/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand: one toggle button per auction card; the picked one is played by a second step. */

#include "comstock-cards-hand.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "comstock-cards-auction-card.h"
#include "ui/kit/comstock-look.h"

struct _ComstockCardsHand
{
  GtkWidget parent_instance;

  ComstockShapeBin *bin;
  GtkWidget *heading;
  GtkBox *row;
  GtkLabel *refusal_label;
  GtkWidget *group;
  GtkFlowBox *cards;
  GtkButton *commit;

  ComstockCardsSeat *seat;
  GPtrArray *buttons;  /* ComstockCardsAuctionCard, one per card of the seat, borrowed */
  int picked;               /* number of the card picked, 0 for none */
  char *refusal;
  gboolean compact;
};

/* A card at its usual and at its small size, and what lies between two, in pixels. */
#define CARD_WIDTH 50
#define COMPACT_WIDTH 44
#define FIGURE_WIDTH 14     /* of it, which grows with the text */
#define GAP 4

enum
{
  BID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsHand, comstock_cards_hand, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static ComstockCardsBidCard *
get_card (ComstockCardsHand *self,
          guint              index)
{
  g_autoptr (ComstockCardsBidCard) card =
    g_list_model_get_item (comstock_cards_seat_get_bid_cards (self->seat), index);

  /* The seat keeps all nine for the whole game. */
  return card;
}

static void
show_refusal (ComstockCardsHand *self,
              const char        *sentence)
{
  gtk_label_set_label (self->refusal_label, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->refusal_label), sentence != NULL);
  if (sentence != NULL)
    comstock_announce (GTK_WIDGET (self), sentence);
}

static void
pick (ComstockCardsHand *self,
      int                number)
{
  self->picked = number;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      gboolean active = (int) comstock_cards_bid_card_get_number (get_card (self, i)) == number;

      gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), active);
    }
}

static void
commit (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  ComstockCardsHand *self = COMSTOCK_CARDS_HAND (widget);

  if (self->refusal != NULL)
    show_refusal (self, self->refusal);
  else if (self->picked == 0)
    show_refusal (self, _("Pick an auction card first."));
  else
    g_signal_emit (self, signals[BID], 0, self->picked);
}

static void
on_card_clicked (ComstockCardsHand *self,
                 GtkButton         *button)
{
  guint index = 0;
  int number;

  if (!g_ptr_array_find (self->buttons, button, &index))
    return;
  number = (int) comstock_cards_bid_card_get_number (get_card (self, index));
  show_refusal (self, self->refusal);
  if (self->refusal != NULL)
    pick (self, 0);
  else if (number == self->picked)
    commit (GTK_WIDGET (self), NULL, NULL);
  else
    pick (self, number);
}

static void
update_card (ComstockCardsHand *self,
             guint              index)
{
  ComstockCardsBidCard *card = get_card (self, index);
  ComstockCardsBidPlace place = comstock_cards_bid_card_get_place (card);
  GtkWidget *button = g_ptr_array_index (self->buttons, index);

  comstock_cards_auction_card_set_spent (COMSTOCK_CARDS_AUCTION_CARD (button),
                                         place == COMSTOCK_CARDS_BID_OPEN || place == COMSTOCK_CARDS_BID_DISCARDED);
  if (place == COMSTOCK_CARDS_BID_PICKED)
    gtk_widget_add_css_class (button, "picked");
  else
    gtk_widget_remove_css_class (button, "picked");
}

static void
on_card_notify (ComstockCardsHand    *self,
                GParamSpec           *pspec,
                ComstockCardsBidCard *card)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (get_card (self, i) == card)
      update_card (self, i);
}

static void
add_card (ComstockCardsHand *self,
          guint              index)
{
  ComstockCardsBidCard *card = get_card (self, index);
  GtkWidget *button = comstock_cards_auction_card_new (comstock_cards_bid_card_get_suit (card),
                                                       (int) comstock_cards_bid_card_get_number (card));

  g_object_set (button, "compact", self->compact, NULL);
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_card_clicked), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "notify::place", G_CALLBACK (on_card_notify), self,
                           G_CONNECT_SWAPPED);
  gtk_flow_box_append (self->cards, button);
  /* The card takes the focus itself; its cell would be a second stop. */
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
  update_card (self, index);
}

static void
remove_cards (ComstockCardsHand *self)
{
  GtkWidget *child;

  for (guint i = 0; i < self->buttons->len; i++)
    g_signal_handlers_disconnect_by_func (get_card (self, i), on_card_notify, self);
  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_flow_box_remove (self->cards, child);
}

static int
get_row_width (int card,
               int n)
{
  return n * card + (n - 1) * GAP;
}

static void
set_compact (ComstockCardsHand *self,
             gboolean           compact)
{
  self->compact = compact;
  for (guint i = 0; i < self->buttons->len; i++)
    g_object_set (g_ptr_array_index (self->buttons, i), "compact", compact, NULL);
}

/* As many cards in a row as there is room for, in rows of equal length. */
static void
set_rows (ComstockCardsHand *self,
          int                card,
          int                n,
          int                width)
{
  const int fit = CLAMP ((width + GAP) / (card + GAP), 1, n);
  const int rows = (n + fit - 1) / fit;
  const guint per_row = (guint) ((n + rows - 1) / rows);

  gtk_flow_box_set_min_children_per_line (self->cards, 1);
  gtk_flow_box_set_max_children_per_line (self->cards, per_row);
  gtk_flow_box_set_min_children_per_line (self->cards, per_row);
}

/* One row of large cards with the button at its end, if there is room; else of small ones without a heading, with the
 * button under them if need be, and in several rows. */
static void
reshape (ComstockCardsHand *self,
         int                width,
         int                height)
{
  const double scale = comstock_scale_get (GTK_WIDGET (self));
  const double text = comstock_scale_get_text (GTK_WIDGET (self));
  const int large = (int) (CARD_WIDTH * scale);
  const int small = (int) (COMPACT_WIDTH * scale + FIGURE_WIDTH * scale * (text - 1));
  const int n = MAX (1, (int) self->buttons->len);
  int natural, button;
  gboolean below;

  gtk_widget_set_size_request (GTK_WIDGET (self->commit), -1, -1);
  natural = comstock_measure_natural_width (GTK_WIDGET (self->commit));
  button = natural > 0 ? natural + gtk_box_get_spacing (self->row) : 0;
  set_compact (self, get_row_width (large, n) + button > width);
  /* Cards have the shape of cards, however wide the table is. */
  gtk_widget_set_halign (self->group, self->compact ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->group, self->compact);
  gtk_widget_set_visible (self->heading, !self->compact);
  below = button > 0 && self->compact && get_row_width (small, n) + button > width;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row),
                                  below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* At the end of the cards it has its whole label in one line. */
  if (!below)
    gtk_widget_set_size_request (GTK_WIDGET (self->commit), natural, -1);
  set_rows (self, self->compact ? small : large, n, below ? width : width - button);
}

static GVariant *
dup_look (ComstockLook *look)
{
  return g_variant_new_int32 (COMSTOCK_CARDS_HAND (look)->picked);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  pick (COMSTOCK_CARDS_HAND (look), g_variant_get_int32 (value));
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_cards_hand_dispose (GObject *object)
{
  ComstockCardsHand *self = COMSTOCK_CARDS_HAND (object);

  if (self->buttons != NULL && self->seat != NULL)
    remove_cards (self);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_object (&self->seat);
  g_clear_pointer (&self->refusal, g_free);
  if (self->bin != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bin));
  self->bin = NULL;
  G_OBJECT_CLASS (comstock_cards_hand_parent_class)->dispose (object);
}

static void
comstock_cards_hand_class_init (ComstockCardsHandClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_hand_dispose;

  signals[BID] = g_signal_new ("bid", COMSTOCK_TYPE_CARDS_HAND, G_SIGNAL_RUN_LAST, 0,
                               NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cards/comstock-cards-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, bin);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, heading);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, row);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, refusal_label);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, group);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, cards);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, commit);
  gtk_widget_class_bind_template_callback (widget_class, reshape);
  gtk_widget_class_install_action (widget_class, "hand.commit", NULL, commit);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hand");
}

static void
comstock_cards_hand_init (ComstockCardsHand *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  comstock_button_wrap (self->commit);
}

void
comstock_cards_hand_set_seat (ComstockCardsHand *self,
                              ComstockCardsSeat *seat)
{
  gtk_widget_set_visible (GTK_WIDGET (self), seat != NULL);
  if (seat == self->seat)
    return;
  if (self->seat != NULL)
    remove_cards (self);
  g_set_object (&self->seat, seat);
  self->picked = 0;
  for (guint i = 0;
       seat != NULL && i < g_list_model_get_n_items (comstock_cards_seat_get_bid_cards (seat)); i++)
    add_card (self, i);
}

void
comstock_cards_hand_set_refusal (ComstockCardsHand *self,
                                 const char        *sentence)
{
  g_free (self->refusal);
  self->refusal = g_strdup (sentence);
  show_refusal (self, NULL);
  if (sentence != NULL)
    pick (self, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->commit), sentence == NULL);
  comstock_shape_bin_reshape (self->bin);
}

void
comstock_cards_hand_focus (ComstockCardsHand *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      ComstockCardsBidCard *card = get_card (self, i);

      if (self->picked != 0 ? (int) comstock_cards_bid_card_get_number (card) == self->picked :
                              comstock_cards_bid_card_is_playable (card))
        {
          gtk_widget_grab_focus (g_ptr_array_index (self->buttons, i));
          return;
        }
    }
}
