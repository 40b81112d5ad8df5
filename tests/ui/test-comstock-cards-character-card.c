/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-cards-character-card.c: all 21 characters, whole and compact, and a used one. */

#include "ui/cards/cards/comstock-cards-character-card.h"
#include "ui/cards/cards/comstock-cards-face.h"

#include "model/cards/comstock-cards-names.h"
#include "widget-stage.h"

static GtkWidget *
all_characters (ComstockCardsGame *game,
                gboolean           compact)
{
  GtkWidget *grid = gtk_flow_box_new ();

  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (grid), compact ? 12 : 4);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  for (CardsCard card = CARDS_TERRAIN; card < CARDS_CARDS; card++)
    {
      GtkWidget *button = comstock_cards_character_card_new (comstock_cards_game_get_card (game, card));

      g_object_set (button, "compact", compact, NULL);
      gtk_flow_box_append (GTK_FLOW_BOX (grid), button);
    }
  return grid;
}

static void
test_pictures (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (7);

  for (int compact = 0; compact < 2; compact++)
    {
      GtkWidget *grid = all_characters (game, compact != 0);
      GtkWindow *window = stage_show (grid, 900, compact != 0 ? 200 : 700);
      g_autoptr (GdkTexture) picture = stage_picture (grid, compact != 0 ? "characters-compact" : "characters");

      g_assert_cmpuint (stage_count_colors (picture), >, 200);
      stage_close (window);
    }
}

static void
test_name (void)
{
  g_autoptr (ComstockCardsGame) game = stage_game_new (7);
  ComstockCardsCard *banker = comstock_cards_game_get_card (game, CARDS_TERRAIN + CARDS_BANKER);
  GtkWidget *card = g_object_ref_sink (comstock_cards_character_card_new (banker));
  g_autofree char *label = comstock_cards_card_dup_label (banker);

  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_object_unref (card);
}

/* Plays on until the person has used an ability. */
static ComstockCardsCard *
find_used (ComstockCardsGame *game)
{
  GListModel *characters = comstock_cards_seat_get_characters (comstock_cards_game_get_seat (game, 0));

  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    {
      for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
        {
          g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);

          if (comstock_cards_card_is_used (card))
            return card;
        }
      stage_step (game);
    }
  return NULL;
}

/* The same face upright and on its side, where it lies in the shade. */
static void
test_face (void)
{
  GtkWidget *face = comstock_cards_face_new (CARDS_BANKER, 100);
  GtkWindow *window = stage_show (face, 100, 100);
  g_autoptr (GdkTexture) upright = stage_picture (face, "face-upright");
  g_autoptr (GdkTexture) used = NULL;
  guint32 a[100 * 100], b[100 * 100];

  comstock_cards_face_set_turn (COMSTOCK_CARDS_FACE (face), 1);
  stage_settle ();
  used = stage_picture (face, "face-used");
  gdk_texture_download (upright, (guchar *) a, 400);
  gdk_texture_download (used, (guchar *) b, 400);
  /* What is at the left of the face comes to lie above it, and darker. */
  g_assert_cmpuint (a[50 * 100 + 10] & 0xff, ==, a[10 * 100 + 10] & 0xff);
  g_assert_cmpuint (b[10 * 100 + 50] & 0xff, <, a[50 * 100 + 10] & 0xff);
  g_assert_cmpuint (b[10 * 100 + 50] & 0xff, ==, b[10 * 100 + 10] & 0xff);
  stage_close (window);
}

static void
test_used (void)
{
  g_autoptr (ComstockCardsGame) game = NULL;
  g_autoptr (GdkTexture) picture = NULL;
  ComstockCardsCard *used = NULL;
  GtkWidget *card;
  GtkWindow *window;

  for (guint64 seed = 1; used == NULL && seed < 50; seed++)
    {
      g_clear_object (&game);
      game = stage_game_new (seed);
      used = find_used (game);
    }
  g_assert_nonnull (used);
  card = comstock_cards_character_card_new (used);
  window = stage_show (card, 180, 260);
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  picture = stage_picture (card, "character-used");
  comstock_game_go_to (COMSTOCK_GAME (game), 0);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  stage_close (window);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/character-card/pictures", test_pictures);
  g_test_add_func ("/character-card/name", test_name);
  g_test_add_func ("/character-card/face", test_face);
  g_test_add_func ("/character-card/used", test_used);

  return g_test_run ();
}
