/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be pressed is found in the window; where it is seen, a click meets it, as it would a person's. */

#include "board-hand.h"

#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/map/comstock-board-map.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/board/table/comstock-board-fold.h"
#include "ui/board/table/comstock-board-table.h"
#include "ui/board/track/comstock-board-track.h"
#include "ui/table/comstock-table.h"

#define MOST_STEPS 6            /* of an arrow key, or to the next target */
#define MOST_SCROLLS 1000
#define MARGIN 3                /* pixels from the edge of what scrolls */

static guint
pick (GRand *rand,
      guint  n)
{
  return (guint) g_rand_int_range (rand, 0, (int) n);
}

static ComstockTable *
get_table (gpointer window)
{
  return ui_probe_find (window, COMSTOCK_TYPE_BOARD_TABLE);
}

gboolean
board_hand_is_asked_or_over (gpointer window)
{
  ComstockTable *table = get_table (window);

  return comstock_game_is_over (comstock_table_get_game (table)) || comstock_table_get_asked (table) >= 0;
}

/* --- pointing --- */

/* Clicks (@x, @y) of @widget, if that is what the pointer meets there. */
static gboolean
click_at (GtkWidget *widget,
          double     x,
          double     y)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkWidget *met;
  double root_x, root_y;

  gtk_widget_translate_coordinates (widget, root, x, y, &root_x, &root_y);
  met = gtk_widget_pick (root, root_x, root_y, GTK_PICK_DEFAULT);
  if (met == NULL || (met != widget && !gtk_widget_is_ancestor (met, widget)))
    return FALSE;
  ui_hand_click_at (widget, x, y);
  return TRUE;
}

static gboolean
click (GtkWidget *widget)
{
  return click_at (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

/* Turns the wheel over what scrolls @widget until that can be clicked. */
static void
click_scrolled (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; i < MOST_SCROLLS; i++)
    {
      graphene_rect_t bounds;
      double middle;

      g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
      middle = (double) (bounds.origin.y + bounds.size.height / 2);
      if (middle >= MARGIN && middle <= gtk_widget_get_height (scroller) - MARGIN && click (widget))
        return;
      ui_hand_point_at_middle (scroller);
      ui_hand_do (middle < MARGIN ? "click 4" : "click 5");
    }
  g_assert_not_reached ();
}

/* All buttons that can be pressed at or below @root, in their order. */
static void
collect_buttons (GtkWidget *root,
                 GPtrArray *buttons)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (GTK_IS_BUTTON (root))
    g_ptr_array_add (buttons, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_buttons (child, buttons);
}

/* --- ways to answer --- */

/* One of the buttons among the answers. */
static GtkWidget *
pick_button (gpointer  root,
             GRand    *rand)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  collect_buttons (ui_probe_find (root, COMSTOCK_TYPE_BOARD_ANSWERS), buttons);
  g_assert_cmpuint (buttons->len, >, 0);
  return buttons->pdata[pick (rand, buttons->len)];
}

/* When a duel has been played the answers are made anew, which must not be while one is brought into sight.  A row that
 * answers are folded into only opens or closes. */
static void
click_button (ComstockTable *table,
              GRand         *rand)
{
  GtkWidget *button;
  gboolean folds;

  comstock_theatre_clear (comstock_table_get_theatre (table));
  do
    {
      button = pick_button (table, rand);
      folds = COMSTOCK_IS_BOARD_FOLD (button);
      click_scrolled (button);
    }
  while (folds);
}

static gboolean
click_edge (ComstockBoardMap *map,
            guint             edge)
{
  graphene_rect_t parcel;

  comstock_board_map_get_bounds (map, edge / 2, &parcel);
  if (edge % 2 == 1)
    return click_at (GTK_WIDGET (map), (double) parcel.origin.x,
                     (double) (parcel.origin.y + parcel.size.height / 2));
  return click_at (GTK_WIDGET (map), (double) (parcel.origin.x + parcel.size.width / 2), (double) parcel.origin.y);
}

/* Where @move is made on the map or on the track; FALSE if nowhere, or that is not in sight. */
static gboolean
click_place (ComstockTable *table,
             CsMove         move)
{
  ComstockBoardMap *map = ui_probe_find (table, COMSTOCK_TYPE_BOARD_MAP);
  const ComstockPlace on_table = comstock_board_move_on_table (move);
  const BoardPlace place = comstock_board_place_of (&on_table);
  graphene_rect_t parcel;

  if (board_move_type (move) == BOARD_MOVE_ROAD)
    return comstock_plane_is_target (COMSTOCK_PLANE (map), &on_table) && click_edge (map, board_move_argument (move));
  if (place < BOARD_PLACE_PARCEL)
    return click (comstock_board_track_get_space (ui_probe_find (table, COMSTOCK_TYPE_BOARD_TRACK), place));
  if (place >= BOARD_PLACE_ENCLOSURE)
    return FALSE;
  comstock_board_map_get_bounds (map, (guint) place - BOARD_PLACE_PARCEL, &parcel);
  return click_at (GTK_WIDGET (map), (double) (parcel.origin.x + parcel.size.width / 2),
                   (double) (parcel.origin.y + parcel.size.height / 2));
}

static gboolean
click_some_place (ComstockTable *table,
                  GRand         *rand)
{
  g_autoptr (GArray) moves = comstock_game_dup_legal (comstock_table_get_game (table),
                                                      (guint) comstock_table_get_asked (table));

  return click_place (table, g_array_index (moves, CsMove, pick (rand, moves->len)));
}

/* Where an arrow has led to a slider, Tab leads to the button below it. */
static void
type_answer (ComstockWindow *window,
             GRand          *rand)
{
  g_autofree char *arrows = g_strdup_printf ("key --repeat %u Down", 1 + pick (rand, MOST_STEPS));

  ui_hand_do (arrows);
  if (!GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))))
    ui_hand_do ("key Tab");
  ui_hand_do ("key Return");
}

static void
type_on_map (ComstockTable *table,
             GRand         *rand)
{
  g_autofree char *keys = g_strdup_printf ("key --repeat %u n", 1 + pick (rand, MOST_STEPS));

  ui_hand_do ("key shift+F6");
  if (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (table))),
                              ui_probe_find (table, COMSTOCK_TYPE_BOARD_MAP)))
    {
      ui_hand_do (keys);
      ui_hand_do ("key Return");
    }
}

static void
try_some_way (ComstockWindow *window,
              GRand          *rand)
{
  ComstockTable *table = get_table (window);

  switch (pick (rand, 4))
    {
    case 0:
      click_some_place (table, rand);
      break;
    case 1:
      type_on_map (table, rand);
      break;
    case 2:
      type_answer (window, rand);
      break;
    default:
      click_button (table, rand);
    }
}

/* A press may only have led to the answers at a place: then one of these is clicked. */
void
board_hand_answer (ComstockWindow *window,
                   GRand          *rand)
{
  ComstockTable *table = get_table (window);
  ComstockGame *game = comstock_table_get_game (table);
  const guint cursor = comstock_game_get_cursor (game);

  if (comstock_curtain_is_down (comstock_table_get_curtain (table)))
    g_assert_true (click (ui_probe_find (table, GTK_TYPE_BUTTON)));
  try_some_way (window, rand);
  for (guint i = 0; i < MOST_STEPS && comstock_game_get_cursor (game) == cursor; i++)
    click_button (table, rand);
  g_assert_cmpuint (comstock_game_get_cursor (game), >, cursor);
  ui_probe_wait (board_hand_is_asked_or_over, window);
}

/* Presses a button without a hand: that is soon done. */
static void
press_button (ComstockWindow *window,
              GRand          *rand)
{
  ui_probe_press (pick_button (window, rand));
  ui_probe_wait (board_hand_is_asked_or_over, window);
}

void
board_hand_play (ComstockWindow *window,
                 guint32         seed,
                 guint           n_times)
{
  ComstockGame *game = comstock_table_get_game (get_table (window));
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  guint n[BOARD_STEPS] = { 0 };

  ui_probe_wait (board_hand_is_asked_or_over, window);
  while (!comstock_game_is_over (game))
    {
      const BoardState *state = comstock_game_get_state (game);

      if (n[state->step]++ < n_times)
        board_hand_answer (window, rand);
      else
        press_button (window, rand);
    }
}

const char *
board_hand_read_details (GtkWidget *plate)
{
  AdwBin *bin = ADW_BIN (gtk_popover_get_child (gtk_menu_button_get_popover (GTK_MENU_BUTTON (plate))));

  return gtk_label_get_label (GTK_LABEL (adw_bin_get_child (bin)));
}
