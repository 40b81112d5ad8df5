/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-card-back.c: both eras, the suits that break ties, a skull. */

#include "ui/cards/cards/comstock-cards-card-back.h"

#include "widget-stage.h"

static const CardsSuit order[CARDS_SUITS] = {
  CARDS_COW, CARDS_STAR, CARDS_HAT, CARDS_BOOT, CARDS_HORSESHOE, CARDS_CACTUS,
};

static void
test_picture (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *backs[4];
  g_autoptr (GdkTexture) picture = NULL;
  GtkWindow *window;

  for (int i = 0; i < 4; i++)
    {
      backs[i] = comstock_cards_card_back_new ();
      gtk_box_append (GTK_BOX (box), backs[i]);
    }
  comstock_cards_card_back_show_era (COMSTOCK_CARDS_CARD_BACK (backs[0]), 0, 44);
  comstock_cards_card_back_show_era (COMSTOCK_CARDS_CARD_BACK (backs[1]), 1, 1);
  comstock_cards_card_back_show_character (COMSTOCK_CARDS_CARD_BACK (backs[2]), order, FALSE, 17);
  comstock_cards_card_back_show_character (COMSTOCK_CARDS_CARD_BACK (backs[3]), order, TRUE, 0);
  window = stage_show (box, 400, 160);
  picture = stage_picture (box, "card-backs");
  g_assert_cmpuint (stage_count_colors (picture), >, 50);
  g_assert_true (gtk_widget_grab_focus (backs[2]));
  /* What flies from a pile is without the words. */
  for (int i = 0; i < 4; i++)
    {
      GtkWidget *face = comstock_cards_card_back_get_face (COMSTOCK_CARDS_CARD_BACK (backs[i]));

      g_assert_true (gtk_widget_is_ancestor (face, backs[i]));
      g_assert_true (gtk_widget_get_mapped (face));
      g_assert_cmpint (gtk_widget_get_height (face), <, gtk_widget_get_height (backs[i]));
    }
  stage_close (window);
}

static void
test_names (void)
{
  GtkWidget *back = g_object_ref_sink (comstock_cards_card_back_new ());

  gtk_test_accessible_assert_role (back, GTK_ACCESSIBLE_ROLE_BUTTON);
  comstock_cards_card_back_show_era (COMSTOCK_CARDS_CARD_BACK (back), 0, 44);
  gtk_test_accessible_assert_property (back, GTK_ACCESSIBLE_PROPERTY_LABEL, "Era I: 44 terrain cards left");
  comstock_cards_card_back_show_era (COMSTOCK_CARDS_CARD_BACK (back), 1, 1);
  gtk_test_accessible_assert_property (back, GTK_ACCESSIBLE_PROPERTY_LABEL, "Era II: 1 terrain card left");
  comstock_cards_card_back_show_character (COMSTOCK_CARDS_CARD_BACK (back), order, FALSE, 17);
  gtk_test_accessible_assert_property (back, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Character pile: 17 cards left. Ties in the auction are broken by the "
                                       "suits on top: 1 Cow, 2 Star, 3 Hat, 4 Boot, 5 Horseshoe, 6 Cactus");
  g_object_unref (back);
}

/* A skull makes a back in a row no higher than the row is. */
static void
test_skull (void)
{
  GtkWidget *back = g_object_ref_sink (comstock_cards_card_back_new ());
  GtkWindow *window = stage_show (back, 400, 160);
  int least;

  comstock_cards_card_back_set_room (COMSTOCK_CARDS_CARD_BACK (back), TRUE, FALSE);
  comstock_cards_card_back_show_character (COMSTOCK_CARDS_CARD_BACK (back), order, TRUE, 17);
  gtk_widget_measure (back, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 94);
  stage_close (window);
  g_object_unref (back);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/card-back/picture", test_picture);
  g_test_add_func ("/card-back/names", test_names);
  g_test_add_func ("/card-back/skull", test_skull);

  return g_test_run ();
}
