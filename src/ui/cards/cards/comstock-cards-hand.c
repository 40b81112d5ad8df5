/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hand: one toggle button per auction card; the picked one is played by a second step. */

#include "comstock-cards-hand.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-button.h"
#include "comstock-cards-auction-card.h"
#include "comstock-cards-ties.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-spare-bin.h"
#include "ui/kit/comstock-style-class.h"
#include "ui/table/comstock-callout.h"

struct _ComstockCardsHand
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkBox *cards;
  GtkButton *commit;
  ComstockCardsTies *ties;

  ComstockCardsSeat *seat;
  GPtrArray *buttons;  /* ComstockCardsAuctionCard, one per card of the seat, borrowed */
  int picked;               /* number of the card picked, 0 for none */
  guint raise;              /* what abilities add to any of them */
  gboolean asked;
  gboolean covered;
};

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

/* The last card of an era need not be picked; 0 if there are several, of which none is. */
static int
get_choice (ComstockCardsHand *self)
{
  int last = self->picked;

  if (last != 0)
    return last;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      ComstockCardsBidCard *card = get_card (self, i);

      if (!comstock_cards_bid_card_is_playable (card))
        continue;
      if (last != 0)
        return 0;
      last = (int) comstock_cards_bid_card_get_number (card);
    }
  return last;
}

static void
update_commit (ComstockCardsHand *self)
{
  comstock_style_class_set (GTK_WIDGET (self->commit), "unready", get_choice (self) == 0);
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
  update_commit (self);
}

static void
commit (GtkWidget  *widget,
        const char *action_name,
        GVariant   *parameter)
{
  ComstockCardsHand *self = COMSTOCK_CARDS_HAND (widget);
  const int number = get_choice (self);

  if (self->asked && number == 0)
    {
      static const char sentence[] = N_("Pick an auction card first.");

      comstock_callout_remark (GTK_WIDGET (self->commit), _(sentence));
      comstock_announce_answer (GTK_WIDGET (self), _(sentence));
    }
  else
    g_signal_emit (self, signals[BID], 0, number);
}

/* GTK 4.8 tells nobody that a button is one that stays pressed. */
static void
tell_picked (ComstockCardsHand    *self,
             ComstockCardsBidCard *card)
{
  g_autofree char *label = comstock_cards_bid_card_dup_label (card);
  g_autofree char *sentence = g_strdup_printf ("%s: %s", label, _("card picked"));

  comstock_announce_answer (GTK_WIDGET (self), sentence);
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
  if (!self->asked)
    pick (self, 0);
  if (!self->asked || number == self->picked)
    g_signal_emit (self, signals[BID], 0, number);
  else
    {
      pick (self, number);
      tell_picked (self, get_card (self, index));
    }
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

  gtk_widget_set_hexpand (button, TRUE);
  comstock_cards_auction_card_set_raise (COMSTOCK_CARDS_AUCTION_CARD (button), self->raise);
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_card_clicked), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "notify::place", G_CALLBACK (on_card_notify), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->cards, button);
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
    gtk_box_remove (self->cards, child);
}

static void
update_visible (ComstockCardsHand *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->seat != NULL && !self->covered);
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
  g_clear_pointer (&self->box, gtk_widget_unparent);
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

  g_type_ensure (COMSTOCK_TYPE_CARDS_TIES);
  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  g_type_ensure (COMSTOCK_TYPE_SPARE_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cards/comstock-cards-hand.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, cards);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, commit);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsHand, ties);
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
  update_visible (self);
}

void
comstock_cards_hand_set_seat (ComstockCardsHand *self,
                              ComstockCardsSeat *seat)
{
  if (seat == self->seat)
    return;
  if (self->seat != NULL)
    remove_cards (self);
  g_set_object (&self->seat, seat);
  update_visible (self);
  self->picked = 0;
  for (guint i = 0;
       seat != NULL && i < g_list_model_get_n_items (comstock_cards_seat_get_bid_cards (seat)); i++)
    add_card (self, i);
}

void
comstock_cards_hand_set_asked (ComstockCardsHand *self,
                               gboolean           asked)
{
  self->asked = asked;
  if (!asked)
    pick (self, 0);
  update_commit (self);
  gtk_widget_set_visible (GTK_WIDGET (self->commit), asked);
}

void
comstock_cards_hand_set_raise (ComstockCardsHand *self,
                               guint              raise)
{
  self->raise = raise;
  for (guint i = 0; i < self->buttons->len; i++)
    comstock_cards_auction_card_set_raise (g_ptr_array_index (self->buttons, i), raise);
}

void
comstock_cards_hand_set_covered (ComstockCardsHand *self,
                                 gboolean           covered)
{
  self->covered = covered;
  update_visible (self);
}

GtkWidget *
comstock_cards_hand_find_card (ComstockCardsHand *self,
                               guint              number)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (comstock_cards_bid_card_get_number (get_card (self, i)) == number)
      return g_ptr_array_index (self->buttons, i);
  return NULL;
}

void
comstock_cards_hand_pick (ComstockCardsHand *self,
                          int                number)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_HAND (self));

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      if ((int) comstock_cards_bid_card_get_number (get_card (self, i)) != number || !gtk_widget_is_sensitive (button))
        continue;
      gtk_widget_grab_focus (button);
      if (number != self->picked)
        on_card_clicked (self, GTK_BUTTON (button));
    }
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

void
comstock_cards_hand_show_ties (ComstockCardsHand *self,
                               const CardsSuit    suits[CARDS_SUITS])
{
  g_return_if_fail (COMSTOCK_IS_CARDS_HAND (self));

  comstock_cards_ties_show (self->ties, suits);
}

GtkWidget *
comstock_cards_hand_get_ties (ComstockCardsHand *self)
{
  return GTK_WIDGET (self->ties);
}
