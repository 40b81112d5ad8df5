/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-board-track.c and what it is made of: figures, who stands where, what is closed, hand and keys. */

#include "ui/board/track/comstock-board-track.h"

#include "board-deal.h"
#include "board-position.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/board/comstock-board-figures.h"
#include "ui/board/track/comstock-board-space.h"
#include "widget-stage.h"

static const BoardPosition plain = { .seats = 4, .seed = 11, .round = 2, .step = BOARD_STEP_BUY_PARCEL };
static const BoardPosition horses = { .seats = 6, .variants = BOARD_WITH_HORSES, .seed = 5, .round = 3,
                                      .step = BOARD_STEP_BUY_BUILDING };

typedef struct
{
  ComstockGame *game;           /* in which persons play, who are called by their signs */
  BoardState state;
  GtkWidget *track;
  GtkWindow *window;
  guint place;                  /* pressed last */
} Fixture;

static void
on_pressed (Fixture *fixture,
            guint    place)
{
  fixture->place = place;
}

static ComstockGame *
deal (const BoardPosition *position)
{
  return board_deal (position->seats == 4 ? "person,person,person,person"
                                          : "person,person,person,person,person,person", 0, 1);
}

static void
open_track (Fixture             *fixture,
            const BoardPosition *position,
            int                  width)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  fixture->place = BOARD_NO_PLACE;
  fixture->game = deal (position);
  board_position_play (position, &fixture->state);
  fixture->track = comstock_board_track_new ();
  comstock_board_track_set_state (COMSTOCK_BOARD_TRACK (fixture->track), fixture->game, &fixture->state, 0);
  g_signal_connect_swapped (fixture->track, "place-pressed", G_CALLBACK (on_pressed), fixture);
  gtk_box_append (GTK_BOX (box), fixture->track);
  fixture->window = stage_show (box, width, 700);
}

static void
close_track (Fixture *fixture)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
}

static GtkWidget *
get_space (Fixture    *fixture,
           BoardPlace  place)
{
  return comstock_board_track_get_space (COMSTOCK_BOARD_TRACK (fixture->track), place);
}

static void
assert_name (Fixture    *fixture,
             BoardPlace  place,
             const char *name)
{
  gtk_test_accessible_assert_property (get_space (fixture, place), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
assert_description (Fixture    *fixture,
                    BoardPlace  place,
                    const char *description)
{
  g_assert_true (gtk_widget_grab_focus (get_space (fixture, place)));
  gtk_test_accessible_assert_property (get_space (fixture, place), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static void
update (Fixture *fixture)
{
  comstock_board_track_set_state (COMSTOCK_BOARD_TRACK (fixture->track), fixture->game, &fixture->state, 0);
}

/* Nobody on the track, in the phase of cowboys: what is told of a place is what it is alone. */
static void
clear (Fixture *fixture)
{
  for (uint32_t seat = 0; seat < fixture->state.n_seats; seat++)
    {
      fixture->state.seats[seat].track = 0;
      fixture->state.seats[seat].wages = fixture->state.seats[seat].road_1 = 0;
    }
  fixture->state.step = BOARD_STEP_OVER;
}

static void
test_told (void)
{
  Fixture fixture;

  open_track (&fixture, &plain, 1200);
  clear (&fixture);
  fixture.state.seats[0].wages = 2;
  fixture.state.seats[1].track = BOARD_BIT (BOARD_ROADS_3);
  fixture.state.seats[0].owned = 7;
  fixture.state.track[0] = BOARD_SALOON;
  fixture.state.track[1] = BOARD_BARE;
  update (&fixture);
  assert_name (&fixture, BOARD_WAGES, "Wages");
  assert_description (&fixture, BOARD_WAGES, "+$4; $4 for each cowboy; no duel; Hat, Hat");
  assert_description (&fixture, BOARD_ROADS_3, "+3; 3 roads; Star");
  assert_description (&fixture, BOARD_PARCEL_INCOME, "+$6; $2 for each of your parcels");
  assert_description (&fixture, BOARD_PARCEL_VP, "1 VP; 1 VP for every two of your parcels");
  assert_name (&fixture, BOARD_BUILD_3, "Construction, $3: Saloon");
  assert_description (&fixture, BOARD_BUILD_3, "$3; Buy this building");
  assert_name (&fixture, BOARD_BUILD_4, "Construction, $4");
  assert_description (&fixture, BOARD_BUILD_4, "Closed; $4; Buy this building");
  assert_description (&fixture, BOARD_VP_2, "Closed; $2; Buy any number of VP at this price");
  comstock_board_track_set_targets (COMSTOCK_BOARD_TRACK (fixture.track), BOARD_BIT (BOARD_BUILD_3), 0);
  assert_description (&fixture, BOARD_BUILD_3, "Can be chosen; $3; Buy this building");
  comstock_board_track_set_targets (COMSTOCK_BOARD_TRACK (fixture.track), 0, 0);
  assert_description (&fixture, BOARD_BUILD_3, "$3; Buy this building");
  close_track (&fixture);
}

/* Buildings of a seat add up; nobody in particular has none. */
static void
test_seat (void)
{
  Fixture fixture;

  open_track (&fixture, &plain, 1200);
  clear (&fixture);
  for (uint32_t content = 0; content < BOARD_CONTENTS; content++)
    fixture.state.contents[content] = 0;
  fixture.state.seats[0].owned = 1 | 4;
  fixture.state.contents[BOARD_HOTEL] = 1 | 4;
  update (&fixture);
  assert_description (&fixture, BOARD_BUILDING_INCOME, "+$12; All buildings pay; attacks are fought out first");
  assert_description (&fixture, BOARD_BUILDING_VP, "2 VP; 1 VP for each of your buildings on the map");
  comstock_board_track_set_state (COMSTOCK_BOARD_TRACK (fixture.track), fixture.game, &fixture.state, CS_NO_SEAT);
  assert_description (&fixture, BOARD_BUILDING_INCOME, "All buildings pay; attacks are fought out first");
  close_track (&fixture);
}

/* The place that is being carried out is marked by more than color. */
static void
test_now (void)
{
  Fixture fixture;

  open_track (&fixture, &plain, 1200);
  g_assert_cmpuint (board_track_in_progress (&fixture.state), ==, BOARD_PARCELS);
  for (uint32_t track = 0; track < BOARD_TRACK; track++)
    {
      GtkWidget *mark = ui_probe_find_styled (get_space (&fixture, (BoardPlace) track), "mark");

      g_assert_cmpint (mark != NULL, ==, track == BOARD_PARCELS);
    }
  assert_description (&fixture, BOARD_PARCELS, "Now; Cowboys on the map buy their parcels");
  close_track (&fixture);
}

static const char *
get_shown_name (GtkWidget *space)
{
  return gtk_label_get_label (GTK_LABEL (ui_probe_find_styled (space, "name")));
}

/* Enclosures are there with Horses alone, and tell what these bring and whose they are. */
static void
test_enclosures (void)
{
  Fixture fixture;

  open_track (&fixture, &plain, 1200);
  g_assert_null (get_space (&fixture, BOARD_PLACE_ENCLOSURE));
  close_track (&fixture);
  open_track (&fixture, &horses, 1200);
  for (uint32_t seat = 0; seat < fixture.state.n_seats; seat++)
    fixture.state.seats[seat].enclosures[4] = fixture.state.seats[seat].enclosure_cowboys = 0;
  fixture.state.seats[2].enclosures[4] = 1;
  fixture.state.seats[0].enclosure_cowboys = 16;
  update (&fixture);
  assert_name (&fixture, BOARD_PLACE_ENCLOSURE + 4, "Enclosure 5");
  assert_description (&fixture, BOARD_PLACE_ENCLOSURE + 4,
                      "Rodeo: 5 for each horse; Counts only in the rodeo; Hat, horse (Cactus)");
  comstock_board_track_set_targets (COMSTOCK_BOARD_TRACK (fixture.track), 0, 16);
  assert_description (&fixture, BOARD_PLACE_ENCLOSURE + 4,
                      "Can be chosen; Rodeo: 5 for each horse; Counts only in the rodeo; Hat, horse (Cactus)");
  comstock_board_track_set_size (COMSTOCK_BOARD_TRACK (fixture.track), COMSTOCK_BOARD_TRACK_NAMED);
  g_assert_cmpstr (get_shown_name (get_space (&fixture, BOARD_PLACE_ENCLOSURE + 3)), ==, "$2 at once");
  close_track (&fixture);
}

static void
test_press (void)
{
  Fixture fixture;

  open_track (&fixture, &plain, 1200);
  ui_hand_point_at_middle (get_space (&fixture, BOARD_GAMBLING));
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture.place, ==, BOARD_GAMBLING);
  ui_hand_do ("key Left Return");
  g_assert_cmpuint (fixture.place, ==, BOARD_COWBOY_INCOME);
  ui_hand_do ("key Up Return");
  g_assert_cmpuint (fixture.place, ==, BOARD_BUILD_4);
  ui_hand_do ("key Home space");
  g_assert_cmpuint (fixture.place, ==, BOARD_WAGES);
  ui_hand_do ("key End Return");
  g_assert_cmpuint (fixture.place, ==, BOARD_VP_2);
  close_track (&fixture);
}

static graphene_rect_t
get_bounds (Fixture    *fixture,
            BoardPlace  place)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (get_space (fixture, place), fixture->track, &bounds));
  return bounds;
}

/* To and fro: at the end of a line the next place lies below, and the next line is walked backwards.  What is no place
 * of the track lies apart. */
static void
test_road (void)
{
  const int columns = 6, width = 100, height = 90;
  g_autoptr (GdkTexture) picture = NULL;
  graphene_rect_t before, next;
  Fixture fixture;

  open_track (&fixture, &horses, 700);
  comstock_board_track_set_size (COMSTOCK_BOARD_TRACK (fixture.track), COMSTOCK_BOARD_TRACK_NAMED);
  comstock_board_track_set_lines (COMSTOCK_BOARD_TRACK (fixture.track), columns, width, height);
  stage_settle ();
  picture = stage_picture (fixture.track, "board-track-road");
  for (int track = 1; track < BOARD_TRACK; track++)
    {
      const int line = track / columns;

      before = get_bounds (&fixture, (BoardPlace) (track - 1));
      next = get_bounds (&fixture, (BoardPlace) track);
      g_assert_cmpfloat_with_epsilon (next.origin.y - before.origin.y, track % columns == 0 ? height : 0, 0.1);
      g_assert_cmpfloat_with_epsilon (next.origin.x - before.origin.x,
                                      track % columns == 0 ? 0 : line % 2 == 0 ? width : -width, 0.1);
    }
  before = get_bounds (&fixture, BOARD_VP_2);
  for (int i = 0; i < BOARD_ENCLOSURES; i++)
    {
      next = get_bounds (&fixture, (BoardPlace) (BOARD_PLACE_ENCLOSURE + i));
      g_assert_cmpfloat (next.origin.y, >, before.origin.y + before.size.height);
    }
  close_track (&fixture);
}

/* The least place has room for a finger, and the line of a place that is named is as wide as its name. */
static void
test_cells (void)
{
  Fixture fixture;
  int width, height, named_width, named_height;

  open_track (&fixture, &plain, 800);
  g_assert_null (ui_probe_find_styled (fixture.track, "name"));
  comstock_board_track_measure_cell (COMSTOCK_BOARD_TRACK (fixture.track), &width, &height);
  g_assert_cmpint (width, >=, 44);
  g_assert_cmpint (height, >=, 44);
  comstock_board_track_set_size (COMSTOCK_BOARD_TRACK (fixture.track), COMSTOCK_BOARD_TRACK_NAMED);
  stage_settle ();
  g_assert_nonnull (ui_probe_find_styled (fixture.track, "name"));
  comstock_board_track_measure_cell (COMSTOCK_BOARD_TRACK (fixture.track), &named_width, &named_height);
  g_assert_cmpint (named_width, >, width);
  close_track (&fixture);
}

/* Wages hold several cowboys of a seat, in the order of the seats. */
static void
test_crowd (void)
{
  BoardState state = { .n_seats = 3 };
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];

  state.seats[0].wages = 2;
  state.seats[2].wages = 1;
  state.seats[1].track = BOARD_BIT (BOARD_GAMBLING);
  g_assert_cmpuint (comstock_board_crowd_on (&state, BOARD_WAGES, seats), ==, 3);
  g_assert_cmpuint (seats[0], ==, 0);
  g_assert_cmpuint (seats[1], ==, 0);
  g_assert_cmpuint (seats[2], ==, 2);
  g_assert_cmpuint (comstock_board_crowd_on (&state, BOARD_GAMBLING, seats), ==, 1);
  g_assert_cmpuint (seats[0], ==, 1);
  g_assert_cmpuint (comstock_board_crowd_on (&state, BOARD_PLACE_PARCEL + 3, seats), ==, 0);
}

static gboolean
is_seen (Fixture    *fixture,
         BoardPlace  place)
{
  GtkWidget *view = gtk_widget_get_ancestor (fixture->track, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (get_space (fixture, place), view, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (view);
}

/* What is lit looks different, and comes into sight where the track scrolls. */
static void
test_light (void)
{
  Fixture fixture = { .track = comstock_board_track_new (), .game = deal (&plain) };
  ComstockBoardTrack *track = COMSTOCK_BOARD_TRACK (fixture.track);
  GtkWidget *view = gtk_scrolled_window_new ();

  board_position_play (&plain, &fixture.state);
  comstock_board_track_set_state (track, fixture.game, &fixture.state, 0);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (view), fixture.track);
  fixture.window = stage_show (view, 360, 160);
  g_assert_false (is_seen (&fixture, BOARD_VP_2));
  comstock_board_track_light (track, BOARD_BIT (BOARD_VP_4) | BOARD_BIT (BOARD_VP_2));
  stage_settle ();
  g_assert_true (is_seen (&fixture, BOARD_VP_4));
  g_assert_true (is_seen (&fixture, BOARD_VP_2));
  g_assert_true (gtk_widget_has_css_class (get_space (&fixture, BOARD_VP_2), "lit"));
  g_assert_false (gtk_widget_has_css_class (get_space (&fixture, BOARD_VP_3), "lit"));
  comstock_board_track_light (track, 0);
  g_assert_false (gtk_widget_has_css_class (get_space (&fixture, BOARD_VP_2), "lit"));
  close_track (&fixture);
}

static gboolean
overlap (GtkWidget *a,
         GtkWidget *b,
         GtkWidget *track)
{
  graphene_rect_t first, second;

  return gtk_widget_compute_bounds (a, track, &first) && gtk_widget_compute_bounds (b, track, &second) &&
         graphene_rect_intersection (&first, &second, NULL);
}

/* However few places are in a line, each is seen whole. */
static void
test_apart (void)
{
  Fixture fixture;

  open_track (&fixture, &horses, 1200);
  for (int columns = 2; columns <= 6; columns++)
    {
      int width, height;

      comstock_board_track_measure_cell (COMSTOCK_BOARD_TRACK (fixture.track), &width, &height);
      comstock_board_track_set_lines (COMSTOCK_BOARD_TRACK (fixture.track), columns, width, height);
      stage_settle ();
      for (int i = 0; i < BOARD_ENCLOSURES; i++)
        for (int j = 0; j < i; j++)
          g_assert_false (overlap (get_space (&fixture, (BoardPlace) (BOARD_PLACE_ENCLOSURE + i)),
                                   get_space (&fixture, (BoardPlace) (BOARD_PLACE_ENCLOSURE + j)), fixture.track));
      g_assert_cmpint (gtk_widget_get_height (fixture.track), >=,
                       comstock_board_track_get_height (COMSTOCK_BOARD_TRACK (fixture.track), columns, height));
    }
  close_track (&fixture);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  board_position_set_mood (NULL);

  g_test_add_func ("/board-track/told", test_told);
  g_test_add_func ("/board-track/seat", test_seat);
  g_test_add_func ("/board-track/now", test_now);
  g_test_add_func ("/board-track/enclosures", test_enclosures);
  g_test_add_func ("/board-track/press", test_press);
  g_test_add_func ("/board-track/road", test_road);
  g_test_add_func ("/board-track/cells", test_cells);
  g_test_add_func ("/board-track/light", test_light);
  g_test_add_func ("/board-track/crowd", test_crowd);

  g_test_add_func ("/board-track/apart", test_apart);
  return g_test_run ();
}
