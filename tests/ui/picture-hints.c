/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus is led there as by keys: then all is told at once. */

#include "config.h"

#include "picture-hints.h"

#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cast/comstock-cards-portrait.h"
#include "ui/cards/city/comstock-cards-city-grid.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui-probe.h"

static void
lead_to (ComstockWindow *window,
         GtkWidget      *widget)
{
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  gtk_widget_grab_focus (widget);
}

void
picture_hints_card (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  ComstockCardsColumnView *column = ui_probe_find (window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  g_autoptr (ComstockCardsCard) card = g_list_model_get_item (comstock_cards_game_get_column (game), 1);

  lead_to (window, comstock_cards_column_view_find_card (column, card));
}

void
picture_hints_parcel (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  ComstockCardsCityGrid *grid = ui_probe_find (window, COMSTOCK_TYPE_CARDS_CITY_GRID);
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0));
  ComstockCardsArea box;
  int x, y = 0;

  comstock_cards_city_get_box (city, &box);
  for (x = box.left; x < box.right - 1; x++)
    {
      for (y = box.top; y < box.bottom - 1 && comstock_cards_city_get_points (city, x, y) == 0; y++)
        ;
      if (comstock_cards_city_get_points (city, x, y) != 0)
        break;
    }
  lead_to (window, GTK_WIDGET (grid));
  comstock_cards_city_grid_set_cursor (grid, x, y);
}

void
picture_hints_portrait (ComstockWindow    *window,
                        ComstockCardsGame *game)
{
  lead_to (window, ui_probe_find (window, COMSTOCK_TYPE_CARDS_PORTRAIT));
}

void
picture_hints_score (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  ComstockCardsSeats *seats = ui_probe_find (window, COMSTOCK_TYPE_CARDS_SEATS);

  lead_to (window, comstock_cards_seat_view_get_part (comstock_cards_seats_get_view (seats, 1),
                                                      COMSTOCK_CARDS_SEAT_PART_HEADER));
}
