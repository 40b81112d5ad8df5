/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A toggle button with a number above a suit, or the back of an auction card. */

#include "comstock-cards-auction-card.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-names.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"
#include "model/session/comstock-suits.h"

#define CARD_WIDTH 50
#define CARD_HEIGHT 72
#define SUIT_SIZE 16
#define BACK_SIZE 50
#define LEAST_WIDTH 30      /* to be told from its neighbours and pressed, where a whole hand has little room */

struct _ComstockCardsAuctionCard
{
  GtkToggleButton parent_instance;

  GtkWidget *before;
  GtkWidget *number_label;
  GtkWidget *picture;
  CardsSuit suit;
  int number;
  const char *dress;    /* the sign in whose colours it stands */
  guint raise;
  gboolean spent;
};

G_DEFINE_FINAL_TYPE (ComstockCardsAuctionCard, comstock_cards_auction_card, GTK_TYPE_TOGGLE_BUTTON)

enum
{
  PROP_SPENT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* What is played counts no more. */
static guint
get_raise (ComstockCardsAuctionCard *self)
{
  return self->spent ? 0 : self->raise;
}

static char *
dup_label (ComstockCardsAuctionCard *self)
{
  if (self->number == 0)
    return g_strdup (_("Auction card, face down"));
  if (get_raise (self) > 0)
    /* Translators: an auction card, suit and number, and what it counts in this round: "Star 7, counts 10". */
    return g_strdup_printf (_("%s %d, counts as %d"), comstock_suit_get_name (self->suit), self->number,
                            self->number + (int) get_raise (self));
  /* Translators: an auction card: suit and number, as in "Star 7". */
  return g_strdup_printf (_("%s %d"), comstock_suit_get_name (self->suit), self->number);
}

static void
update_label (ComstockCardsAuctionCard *self)
{
  g_autofree char *label = dup_label (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static gboolean
tell_spent (gpointer card)
{
  ComstockCardsAuctionCard *self = card;

  if (self->spent)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("Already played in this era"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  return G_SOURCE_REMOVE;
}

static void
update_number (ComstockCardsAuctionCard *self)
{
  g_autofree char *text = g_strdup_printf ("%d", self->number + (int) get_raise (self));
  g_autofree char *before = g_strdup_printf ("%d →", self->number);

  gtk_label_set_label (GTK_LABEL (self->number_label), text);
  gtk_label_set_label (GTK_LABEL (self->before), before);
  gtk_widget_set_visible (self->before, get_raise (self) > 0);
  update_label (self);
}

void
comstock_cards_auction_card_set_raise (ComstockCardsAuctionCard *self,
                                       guint                     raise)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_AUCTION_CARD (self));

  self->raise = raise;
  update_number (self);
}

void
comstock_cards_auction_card_set_card (ComstockCardsAuctionCard *self,
                                      CardsSuit                 suit,
                                      int                       number)
{
  const char *sign = comstock_suit_get_sign (suit);
  const gboolean back = number == 0;

  g_return_if_fail (COMSTOCK_IS_CARDS_AUCTION_CARD (self));

  self->suit = suit;
  self->number = number;
  gtk_widget_set_visible (self->number_label, !back);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->picture), back ? "backs/auction" : sign);
  comstock_sign_dress (GTK_WIDGET (self), back ? NULL : sign, self->dress);
  self->dress = back ? NULL : sign;
  g_object_set (self->picture, "pixel-size", back ? BACK_SIZE : SUIT_SIZE, NULL);
  update_number (self);
}

void
comstock_cards_auction_card_set_spent (ComstockCardsAuctionCard *self,
                                       gboolean                  spent)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_AUCTION_CARD (self));

  if (self->spent == spent)
    return;
  self->spent = spent;
  gtk_widget_set_sensitive (GTK_WIDGET (self), !spent);
  if (spent)
    gtk_widget_add_css_class (GTK_WIDGET (self), "spent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "spent");
  update_number (self);
  /* The card that is played has the focus, and would be told with it at once. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, tell_spent, g_object_ref (self), g_object_unref);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPENT]);
}

/* As large as a card of the hand likes to be; with little room it is narrower, and keeps its figure. */
static void
comstock_cards_auction_card_measure (GtkWidget     *widget,
                                     GtkOrientation orientation,
                                     int            for_size,
                                     int           *minimum,
                                     int           *natural,
                                     int           *minimum_baseline,
                                     int           *natural_baseline)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  const double scale = comstock_scale_get (widget);

  gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (widget)), orientation, -1, minimum, NULL, NULL, NULL);
  *minimum = MAX (*minimum, across ? (int) (LEAST_WIDTH * scale) : 0);
  *natural = MAX (*minimum, (int) ((across ? CARD_WIDTH : CARD_HEIGHT) * scale));
}

static void
comstock_cards_auction_card_size_allocate (GtkWidget *widget,
                                           int        width,
                                           int        height,
                                           int        baseline)
{
  gtk_widget_size_allocate (gtk_button_get_child (GTK_BUTTON (widget)), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
comstock_cards_auction_card_get_property (GObject    *object,
                                          guint       id,
                                          GValue     *value,
                                          GParamSpec *pspec)
{
  ComstockCardsAuctionCard *self = COMSTOCK_CARDS_AUCTION_CARD (object);

  switch (id)
    {
    case PROP_SPENT:
      g_value_set_boolean (value, self->spent);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_auction_card_set_property (GObject      *object,
                                          guint         id,
                                          const GValue *value,
                                          GParamSpec   *pspec)
{
  ComstockCardsAuctionCard *self = COMSTOCK_CARDS_AUCTION_CARD (object);

  switch (id)
    {
    case PROP_SPENT:
      comstock_cards_auction_card_set_spent (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_auction_card_class_init (ComstockCardsAuctionCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = comstock_cards_auction_card_get_property;
  object_class->set_property = comstock_cards_auction_card_set_property;
  widget_class->measure = comstock_cards_auction_card_measure;
  widget_class->size_allocate = comstock_cards_auction_card_size_allocate;

  props[PROP_SPENT] = g_param_spec_boolean ("spent", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "auction-card");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/cards/cards/comstock-cards-auction-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsAuctionCard, before);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsAuctionCard, number_label);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsAuctionCard, picture);
}

static void
comstock_cards_auction_card_init (ComstockCardsAuctionCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A button's own would never let it be less than it likes. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
comstock_cards_auction_card_new (CardsSuit suit,
                                 int       number)
{
  GtkWidget *card = g_object_new (COMSTOCK_TYPE_CARDS_AUCTION_CARD, NULL);

  comstock_cards_auction_card_set_card (COMSTOCK_CARDS_AUCTION_CARD (card), suit, number);
  return card;
}
