/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was entered comes from a game that was played. */

#include "picture-pad.h"

#include "ui/cards/pad/comstock-cards-pad-builder.h"
#include "ui/cards/pad/comstock-cards-pad-keeper.h"
#include "ui/cards/pad/comstock-cards-pad-palette.h"
#include "ui/cards/pad/comstock-cards-pad-window.h"
#include "model/cards/comstock-cards-sheet.h"
#include "ui/table/comstock-score-grid.h"
#include "ui-probe.h"

static ComstockCardsPad *
begin (void)
{
  g_autoptr (ComstockCardsPadKeeper) keeper = comstock_cards_pad_keeper_dup ();
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup = { .seed = 3 };
  ComstockCardsPad *pad;

  comstock_cards_setup_parse (&setup, "person,person,virtual:novice,virtual:expert", &error);
  g_strlcpy (setup.seats[0].holder.name, "Ada", COMSTOCK_MAX_SEAT_NAME);
  g_strlcpy (setup.seats[1].holder.name, "Bo", COMSTOCK_MAX_SEAT_NAME);
  pad = comstock_cards_pad_new (&setup, &error);
  g_assert_no_error (error);
  comstock_cards_pad_keeper_set_pad (keeper, pad);
  return pad;
}

static void
enter_city (ComstockCardsPad  *pad,
            ComstockCardsSeat *seat)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (seat);
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return;
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      {
        const CardsParcel parcel = comstock_cards_city_get_parcel (city, x, y);
        const ComstockCardsPadStep step = {
          .type = COMSTOCK_CARDS_PAD_SHOW,
          .args = { (gint8) (x - box.left), (gint8) (y - box.top), (gint8) parcel },
        };

        if (parcel != CARDS_NO_PARCEL)
          comstock_cards_pad_step (pad, &step);
      }
  for (int character = 0; character < CARDS_CHARACTERS; character++)
    if (comstock_cards_seat_has_character (seat, (CardsCharacter) character))
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_OWN, 0, character, 0);
}

static void
enter_column (ComstockCardsPad *pad)
{
  static const int appeals[] = { 5, 7, 3, 7, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (appeals); i++)
    comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_CARD, 0, appeals[i], 0);
}

static gpointer
open_page (ComstockWindow *window,
           const char     *page)
{
  gpointer dialog;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.score-pad", NULL);
  dialog = ui_probe_await_window (COMSTOCK_TYPE_CARDS_PAD_WINDOW);
  stage_settle ();
  if (page != NULL)
    adw_view_stack_set_visible_child_name (ui_probe_find (dialog, ADW_TYPE_VIEW_STACK), page);
  stage_settle ();
  return dialog;
}

void
picture_pad_players (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  g_autoptr (ComstockCardsPad) pad = begin ();

  gtk_widget_activate_action (open_page (window, NULL), "pad.new", NULL);
}

void
picture_pad_round (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  g_autoptr (ComstockCardsPad) pad = begin ();

  for (int i = 0; i < 3; i++)
    {
      enter_column (pad);
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_TURN, 0, 0, 0);
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_GONE, 0, 2, 0);
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_PICK, 0, 0, 0);
      if (i < 2)
        comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_PICK, 0, 0, 0);
    }
  open_page (window, "round");
}

void
picture_pad_tie (ComstockWindow    *window,
                 ComstockCardsGame *game)
{
  g_autoptr (ComstockCardsPad) pad = begin ();

  while (!comstock_cards_pad_state_is_tied (comstock_cards_pad_get_state (pad)))
    {
      enter_column (pad);
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_TURN, 0, 0, 0);
      if (comstock_cards_pad_state_is_tied (comstock_cards_pad_get_state (pad)))
        break;
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_PICK, 0, 0, 0);
      comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_PICK, 0, 0, 0);
      g_assert_cmpuint (comstock_cards_pad_get_state (pad)->round, <, COMSTOCK_CARDS_PAD_ROUNDS);
    }
  open_page (window, "round");
}

void
picture_pad_city (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  g_autoptr (ComstockCardsPad) pad = begin ();

  enter_city (pad, comstock_cards_game_get_seat (game, 0));
  open_page (window, "cities");
}

void
picture_pad_card (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  gpointer palette;

  picture_pad_city (window, game);
  palette = ui_probe_find (ui_probe_find_window (COMSTOCK_TYPE_CARDS_PAD_WINDOW), COMSTOCK_TYPE_CARDS_PAD_PALETTE);
  comstock_cards_pad_palette_set_lays_cards (palette, TRUE);
  for (const char *letter = "hsm"; *letter != '\0'; letter++)
    comstock_cards_pad_palette_type (palette, (guint) *letter);
}

void
picture_pad_scores (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  g_autoptr (ComstockCardsPad) pad = begin ();
  gpointer dialog;

  enter_city (pad, comstock_cards_game_get_seat (game, 0));
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_OWN, 1, CARDS_BANKER, 0);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_SOLD, 1, 2, 0);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_TAKE, 2, 7, 0);
  comstock_cards_pad_enter (pad, COMSTOCK_CARDS_PAD_TAKE, 3, 9, 0);
  dialog = open_page (window, "scores");
  comstock_score_grid_choose (ui_probe_find (dialog, COMSTOCK_TYPE_SCORE_GRID), 0,
                                    COMSTOCK_CARDS_ROW_TOTAL);
}
