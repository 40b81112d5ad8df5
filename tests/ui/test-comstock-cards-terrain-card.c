/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-terrain-card.c: its picture at both ends of its size, its name, its click. */

#include "ui/cards/cards/comstock-cards-terrain-card.h"

#include "widget-stage.h"

static void
test_pictures (void)
{
  static const int sides[] = { 24, 200 };
  g_autoptr (ComstockCardsGame) game = stage_game_new (7);
  GtkWidget *card = comstock_cards_terrain_card_new (comstock_cards_game_get_card (game, 12));
  GtkWindow *window = stage_show (card, 220, 220);

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autofree char *name = g_strdup_printf ("terrain-card-%d", sides[i]);
      g_autoptr (GdkTexture) picture = NULL;

      g_object_set (card, "side", sides[i], NULL);
      stage_settle ();
      g_assert_cmpint (gtk_widget_get_width (card), ==, sides[i]);
      picture = stage_picture (card, name);
      g_assert_cmpuint (stage_count_colors (picture), >, 20);
    }
  stage_close (window);
}

static void
test_name (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (7);
  ComstockCardsCard *first = comstock_cards_game_get_card (game, 0);
  ComstockCardsCard *second = comstock_cards_game_get_card (game, 60);
  GtkWidget *card = g_object_ref_sink (comstock_cards_terrain_card_new (first));
  g_autofree char *first_label = comstock_cards_card_dup_label (first);
  g_autofree char *second_label = comstock_cards_card_dup_label (second);

  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, first_label);
  comstock_cards_card_button_set_card (COMSTOCK_CARDS_CARD_BUTTON (card), second);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, second_label);
  g_object_unref (card);
}

static void
count (int *n)
{
  (*n)++;
}

static void
test_click (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (7);
  GtkWidget *card = comstock_cards_terrain_card_new (comstock_cards_game_get_card (game, 0));
  GtkWindow *window = stage_show (card, 200, 200);
  int clicks = 0;

  g_signal_connect_swapped (card, "clicked", G_CALLBACK (count), &clicks);
  g_assert_true (gtk_widget_grab_focus (card));
  g_signal_emit_by_name (card, "clicked");
  g_assert_cmpint (clicks, ==, 1);
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/terrain-card/pictures", test_pictures);
  g_test_add_func ("/terrain-card/name", test_name);
  g_test_add_func ("/terrain-card/click", test_click);

  return g_test_run ();
}
