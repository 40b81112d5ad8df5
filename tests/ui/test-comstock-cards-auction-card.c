/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-auction-card.c: a hand with picked and spent cards, a back, and what a screen reader hears. */

#include "ui/cards/cards/comstock-cards-auction-card.h"

#include "widget-stage.h"

static GtkWidget *
hand_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *back = comstock_cards_auction_card_new (CARDS_STAR, 0);

  for (int number = 1; number <= 9; number++)
    {
      GtkWidget *card = comstock_cards_auction_card_new ((CardsSuit) (number % CARDS_SUITS), number);

      comstock_cards_auction_card_set_spent (COMSTOCK_CARDS_AUCTION_CARD (card), number % 3 == 0);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), number == 5);
      gtk_widget_set_valign (card, GTK_ALIGN_CENTER);
      comstock_cards_auction_card_set_raise (COMSTOCK_CARDS_AUCTION_CARD (card), number > 7 ? 3 : 0);
      gtk_box_append (GTK_BOX (box), card);
    }
  gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), back);
  return box;
}

static void
test_picture (void)
{
  GtkWidget *hand = hand_new ();
  GtkWindow *window = stage_show (hand, 600, 110);
  g_autoptr (GdkTexture) picture = stage_picture (hand, "auction-cards");

  g_assert_cmpuint (stage_count_colors (picture), >, 50);
  stage_close (window);
}

static void
test_names (void)
{
  GtkWidget *card = g_object_ref_sink (comstock_cards_auction_card_new (CARDS_STAR, 7));

  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Star 7");
  comstock_cards_auction_card_set_raise (COMSTOCK_CARDS_AUCTION_CARD (card), 3);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Star 7, counts as 10");
  comstock_cards_auction_card_set_raise (COMSTOCK_CARDS_AUCTION_CARD (card), 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
  gtk_test_accessible_assert_state (card, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  comstock_cards_auction_card_set_card (COMSTOCK_CARDS_AUCTION_CARD (card), CARDS_STAR, 0);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Auction card, face down");
  g_object_unref (card);
}

static void
test_spent (void)
{
  GtkWidget *card = g_object_ref_sink (comstock_cards_auction_card_new (CARDS_COW, 3));

  comstock_cards_auction_card_set_spent (COMSTOCK_CARDS_AUCTION_CARD (card), TRUE);
  g_assert_false (gtk_widget_get_sensitive (card));
  /* Not while it may still have the focus. */
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  stage_settle ();
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Already played in this era");
  gtk_test_accessible_assert_state (card, GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  comstock_cards_auction_card_set_spent (COMSTOCK_CARDS_AUCTION_CARD (card), FALSE);
  g_assert_true (gtk_widget_get_sensitive (card));
  stage_settle ();
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_object_unref (card);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/auction-card/picture", test_picture);
  g_test_add_func ("/auction-card/names", test_names);
  g_test_add_func ("/auction-card/spent", test_spent);

  return g_test_run ();
}
