/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of comstock-tabletop, in windows of four sizes with four, five and six seats: the areas have their room, the
 * parcels of the city their size, and nothing of it moves while a game is played. */

#include "config.h"

#include "model/cards/comstock-cards-deck.h"
#include "ui/cards/cards/comstock-cards-auction-card.h"
#include "ui/cards/cards/comstock-cards-card-back.h"
#include "ui/cards/cards/comstock-cards-character-card.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/cards/cast/comstock-cards-desk.h"
#include "ui/cards/cast/comstock-cards-portrait.h"
#include "ui/cards/city/comstock-cards-city-grid.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/seats/comstock-cards-pips.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/table/comstock-tabletop.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define FRAMES 4        /* a window is drawn whole after so many at the latest */
#define HEADER 50       /* the height of a header bar at most, in pixels of the usual scale */
#define MOVES 24
#define ROUNDING 3      /* of panels in a row */
#define MOST_CARDS 12

typedef struct
{
  const char *path;
  int width;
  int height;
  ComstockTabletopShape shape;
  int least_side;       /* of a parcel, in pixels */
} Size;

static const Size sizes[] = {
  { "/tabletop/phone", 360, 640, COMSTOCK_TABLETOP_NARROW, 42 },
  { "/tabletop/tablet", 768, 1024, COMSTOCK_TABLETOP_TALL, 58 },
  { "/tabletop/usual", 1280, 800, COMSTOCK_TABLETOP_WIDE, 56 },
  { "/tabletop/large", 2560, 1440, COMSTOCK_TABLETOP_WIDE, 108 },
};

static const char *const companies[] = {
  "person,virtual:novice,rival:easy,virtual:expert",
  "person,virtual:novice,rival:easy,virtual:expert,virtual:novice",
  "person,virtual:novice,rival:easy,virtual:expert,virtual:novice,rival:hard",
};

static gboolean
overlap (const GdkRectangle *a,
         const GdkRectangle *b)
{
  return gdk_rectangle_intersect (a, b, NULL);
}

/* Whatever the size, the areas lie side by side within it. */
static void
test_plan (void)
{
  for (int width = 360; width <= 2600; width += 80)
    for (int height = 360; height <= 1500; height += 60)
      for (double text = 1; text <= 2; text += 0.5)
        {
          GdkRectangle areas[COMSTOCK_TABLETOP_AREAS];
          const GdkRectangle all = { 0, 0, width, height };

          comstock_tabletop_plan (width, height, text, 1, areas);
          for (int i = 0; i < COMSTOCK_TABLETOP_AREAS; i++)
            {
              g_assert_cmpint (areas[i].width, >, 0);
              g_assert_cmpint (areas[i].height, >, 0);
              g_assert_true (gdk_rectangle_contains_point (&all, areas[i].x, areas[i].y));
              g_assert_cmpint (areas[i].x + areas[i].width, <=, width);
              g_assert_cmpint (areas[i].y + areas[i].height, <=, height);
              for (int k = 0; k < i; k++)
                g_assert_false (overlap (&areas[i], &areas[k]));
            }
        }
}

static ComstockCardsGame *
create_game (const char *seats)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsGame *game;
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, seats, &error));
  setup.seed = 5;
  game = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  return game;
}

typedef struct
{
  const Size *size;
  ComstockWindow *window;
  ComstockCardsGame *game;
  int side;
  GHashTable *places;   /* what: graphene_rect_t, where it was when it was first seen */
  guint n_seen;         /* of a kind, at this move */
  guint n_areas;        /* that are always in sight; 0: not counted yet */
  guint n_portraits;    /* at this move */
  int cards[MOST_CARDS + 1];    /* the side of a card in a column of so many; 0: not seen yet */
} Look;

static int
get_side (Look *look)
{
  ComstockPlane *grid = ui_probe_find (look->window, COMSTOCK_TYPE_CARDS_CITY_GRID);

  return comstock_plane_get_camera (grid)->frame.cell;
}

/* Calls @check for each widget of @type below @widget that is seen. */
static void
for_each (GtkWidget *widget,
          GType      type,
          void     (*check) (Look *look, GtkWidget *widget),
          Look      *look)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    check (look, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for_each (child, type, check, look);
}

static void
check_inside (Look      *look,
              GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (look->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, look->size->width + ROUNDING);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, look->size->height);
}

/* The cards of a hand are in one row. */
static void
check_in_row (Look      *look,
              GtkWidget *widget)
{
  GtkWidget *first = ui_probe_find (look->window, COMSTOCK_TYPE_CARDS_AUCTION_CARD);
  graphene_rect_t bounds, row;

  g_assert_true (gtk_widget_compute_bounds (first, GTK_WIDGET (look->window), &row));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (look->window), &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.y + bounds.size.height, row.origin.y + row.size.height, 12);
}

static graphene_rect_t
get_bounds (Look      *look,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (look->window), &bounds));
  return bounds;
}

/* The nth of its kind is where that was when it was first seen, and as large. */
static void
check_still (Look            *look,
             GtkWidget       *widget,
             guint            n_kind,
             graphene_rect_t  bounds)
{
  g_autofree char *what = g_strdup_printf ("%s %u (%u)", G_OBJECT_TYPE_NAME (widget), look->n_seen++, n_kind);
  const graphene_rect_t *first = g_hash_table_lookup (look->places, what);

  if (first == NULL)
    g_hash_table_insert (look->places, g_steal_pointer (&what), graphene_rect_init_from_rect (graphene_rect_alloc (),
                                                                                              &bounds));
  else if (!graphene_rect_equal (first, &bounds))
    g_error ("%s, %u moves: %s at %g,%g %g × %g was at %g,%g %g × %g", look->size->path,
             comstock_game_get_cursor (COMSTOCK_GAME (look->game)), what,
             (double) bounds.origin.x, (double) bounds.origin.y, (double) bounds.size.width,
             (double) bounds.size.height,
             (double) first->origin.x, (double) first->origin.y, (double) first->size.width,
             (double) first->size.height);
}

static void
check_place (Look      *look,
             GtkWidget *widget)
{
  graphene_rect_t bounds = get_bounds (look, widget);

  /* The desk makes room for characters at its left; what lies on it stands at its right. */
  if (COMSTOCK_IS_CARDS_DESK (widget) || gtk_widget_has_css_class (widget, "commit"))
    graphene_rect_init (&bounds, bounds.origin.x + bounds.size.width, bounds.origin.y, 0, bounds.size.height);
  check_still (look, widget, 0, bounds);
}

/* What says or asks the same lies where it did, however many characters stand before it. */
static void
check_commit_place (Look      *look,
                    GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "commit"))
    check_place (look, widget);
}

static void
count_portrait (Look      *look,
                GtkWidget *widget)
{
  look->n_portraits++;
}

/* Of as many characters each stands where it did, whatever is asked. */
static void
check_portrait (Look      *look,
                GtkWidget *widget)
{
  check_still (look, widget, look->n_portraits, get_bounds (look, widget));
}

/* Whoever lies in the column, and however much is written there, land is as large in it. */
static void
check_column (Look      *look,
              GtkWidget *widget)
{
  GtkWidget *cards = gtk_widget_get_parent (widget);
  int n_cards = 0;

  if (gtk_widget_get_ancestor (cards, COMSTOCK_TYPE_CARDS_COLUMN_VIEW) == NULL)
    return;
  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL; card = gtk_widget_get_next_sibling (card))
    n_cards++;
  g_assert_cmpint (n_cards, <=, MOST_CARDS);
  if (look->cards[n_cards] == 0)
    look->cards[n_cards] = gtk_widget_get_width (widget);
  g_assert_cmpint (gtk_widget_get_width (widget), ==, look->cards[n_cards]);
}

/* What a character does has room on its card. */
static void
check_told (Look      *look,
            GtkWidget *widget)
{
  GtkWidget *effect = ui_probe_find_styled (widget, "effect");
  int needed;

  if (effect == NULL)
    return;
  comstock_measure_height (effect, gtk_widget_get_width (effect), &needed, NULL);
  g_assert_cmpint (gtk_widget_get_height (effect), >=, needed);
}

/* On a phone, too, a round of four lies whole beside the pile. */
static void
check_row (Look *look)
{
  GtkWidget *column = ui_probe_find (look->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  GtkAdjustment *along =
    gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (ui_probe_find (column, GTK_TYPE_SCROLLED_WINDOW)));

  if (comstock_game_get_n_seats (COMSTOCK_GAME (look->game)) == 4)
    g_assert_cmpfloat (gtk_adjustment_get_upper (along), <=, gtk_adjustment_get_page_size (along));
}

static void
check_unmoved (Look *look)
{
  /* All of these are always in sight. */
  const GType areas[] = {
    COMSTOCK_TYPE_TABLETOP,   COMSTOCK_TYPE_CARDS_CITY_VIEW, COMSTOCK_TYPE_CARDS_COLUMN_VIEW,
    COMSTOCK_TYPE_CARDS_YOU,  COMSTOCK_TYPE_CARDS_DESK,      COMSTOCK_TYPE_CARDS_SEATS,
    COMSTOCK_TYPE_CARDS_SEAT_VIEW,
  };
  GtkWidget *seats = ui_probe_find (look->window, COMSTOCK_TYPE_CARDS_SEATS);
  guint n_areas = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++)
    {
      look->n_seen = 0;
      for_each (GTK_WIDGET (look->window), areas[i], check_place, look);
      n_areas += look->n_seen;
    }
  if (look->n_areas == 0)
    look->n_areas = n_areas;
  g_assert_cmpuint (n_areas, ==, look->n_areas);
  look->n_seen = 0;
  for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_CARD_BACK, check_place, look);
  look->n_seen = 0;
  for_each (seats, COMSTOCK_TYPE_CARDS_PIPS, check_place, look);
  look->n_seen = 0;
  for_each (GTK_WIDGET (look->window), GTK_TYPE_BUTTON, check_commit_place, look);
  look->n_portraits = look->n_seen = 0;
  for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_PORTRAIT, count_portrait, look);
  for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_PORTRAIT, check_portrait, look);
  g_assert_cmpint (get_side (look), ==, look->side);
  check_row (look);
}

static void
measure (Look *look)
{
  GtkWidget *tabletop = ui_probe_find (look->window, COMSTOCK_TYPE_TABLETOP);

  graphene_rect_t board;

  g_assert_true (gtk_widget_compute_bounds (tabletop, GTK_WIDGET (look->window), &board));
  look->side = get_side (look);
  g_test_message ("%s, %u seats: parcels of %d pixels below %d", look->size->path,
                  comstock_game_get_n_seats (COMSTOCK_GAME (look->game)), look->side, (int) board.origin.y);
  g_assert_cmpint (comstock_tabletop_get_shape (COMSTOCK_TABLETOP (tabletop)), ==, look->size->shape);
  g_assert_cmpfloat (board.origin.y, <=, HEADER * comstock_scale_get (tabletop));
  g_assert_cmpint (look->side, >=, look->size->least_side);
}

/* The game is played beside the table, which follows it. */
static void
play (Look *look,
      guint end)
{
  while (comstock_game_get_cursor (COMSTOCK_GAME (look->game)) < end &&
         !comstock_game_is_over (COMSTOCK_GAME (look->game)))
    {
      stage_step (look->game);
      stage_settle ();
      check_unmoved (look);
      for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_TERRAIN_CARD, check_column, look);
      for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_CHARACTER_CARD, check_told, look);
      for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_SEAT_VIEW, check_inside, look);
      for_each (GTK_WIDGET (look->window), COMSTOCK_TYPE_CARDS_AUCTION_CARD, check_in_row, look);
    }
}

/* What follows from the size of a window comes after its first layout: the table is whole with a later frame. */
static gboolean
has_drawn (gpointer window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  gtk_widget_queue_draw (window);
  return gdk_frame_clock_get_frame_counter (clock) >= FRAMES;
}

static Look
open_window (const Size        *size,
             ComstockCardsGame *game)
{
  const Look look = { size, comstock_window_new (ui_probe_get_application ()), game };

  gtk_window_set_default_size (GTK_WINDOW (look.window), size->width, size->height);
  comstock_window_set_game (look.window, COMSTOCK_GAME (game));
  gtk_window_present (GTK_WINDOW (look.window));
  ui_probe_wait (has_drawn, look.window);
  return look;
}

static void
close_window (Look *look)
{
  gtk_window_destroy (GTK_WINDOW (look->window));
  stage_settle ();
}

/* What is pressed grows with the rest: the height within its padding. */
static void
check_commit (Look *look)
{
  GtkWidget *commit = ui_probe_find_styled (look->window, "commit");

  g_assert_cmpint (gtk_widget_get_height (commit), >=, (int) (34 * comstock_scale_get (commit)));
}

static void
check_company (const Size *size,
               const char *seats,
               guint       end)
{
  g_autoptr (ComstockCardsGame) game = create_game (seats);
  g_autoptr (GHashTable) places =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) graphene_rect_free);
  Look look = open_window (size, game);

  look.places = places;
  measure (&look);
  check_commit (&look);
  play (&look, end);
  close_window (&look);
}

static graphene_rect_t
find_bounds (Look *look,
             GType type)
{
  GtkWidget *widget = ui_probe_find (look->window, type);
  graphene_rect_t bounds;

  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (look->window), &bounds));
  return bounds;
}

/* From right to left the seats lie at the left, the column at the right; nothing lies outside. */
static void
test_turned (gconstpointer data)
{
  g_autoptr (ComstockCardsGame) game = create_game (companies[0]);
  graphene_rect_t seat, column;
  Look look;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  look = open_window (data, game);
  seat = find_bounds (&look, COMSTOCK_TYPE_CARDS_SEAT_VIEW);
  column = find_bounds (&look, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  g_assert_cmpfloat (seat.origin.x + seat.size.width, <, column.origin.x);
  for_each (GTK_WIDGET (look.window), COMSTOCK_TYPE_CARDS_COLUMN_VIEW, check_inside, &look);
  close_window (&look);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_height (widget) > 0;
}

/* A pane beside a tall board leaves what is taken and answered with as it is. */
static void
test_pane (gconstpointer data)
{
  g_autoptr (ComstockCardsGame) game = create_game (companies[0]);
  Look look = open_window (data, game);
  graphene_rect_t pane;

  gtk_widget_activate_action (ui_probe_find (look.window, COMSTOCK_TYPE_TABLETOP), "table.log", NULL);
  stage_settle ();
  ui_probe_wait (is_laid_out, ui_probe_find (look.window, COMSTOCK_TYPE_LOG_PANE));
  pane = find_bounds (&look, COMSTOCK_TYPE_LOG_PANE);
  g_assert_cmpfloat (pane.origin.y + pane.size.height, <=,
                     find_bounds (&look, COMSTOCK_TYPE_CARDS_COLUMN_VIEW).origin.y + ROUNDING);
  close_window (&look);
}

static void
test_size (gconstpointer data)
{
  ui_clock_stop ();
  /* A whole game, and the beginning of others. */
  for (gsize i = 0; i < G_N_ELEMENTS (companies); i++)
    check_company (data, companies[i], i == 0 ? G_MAXUINT : MOVES);
  ui_clock_start ();
}

static const Size *
find_size (ComstockTabletopShape shape)
{
  const Size *size = sizes;

  while (size->shape != shape)
    size++;
  return size;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  ui_probe_init (&argc, &argv);
  settings = g_settings_new (APPLICATION_ID);
  g_settings_set_boolean (settings, "guidance", FALSE);
  g_settings_set_string (settings, "pace", "slow");
  g_test_add_func ("/tabletop/plan", test_plan);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_test_add_data_func (sizes[i].path, &sizes[i], test_size);
  g_test_add_data_func ("/tabletop/turned", find_size (COMSTOCK_TABLETOP_WIDE), test_turned);
  g_test_add_data_func ("/tabletop/pane", find_size (COMSTOCK_TABLETOP_TALL), test_pane);
  return g_test_run ();
}
