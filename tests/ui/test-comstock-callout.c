/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-callout.c, comstock-callout-place.c and comstock-obstacle.c: what a bubble covers and follows. */

#include "ui/table/comstock-callout.h"

#include "ui/table/comstock-callout-place.h"
#include "ui/table/comstock-game-ui.h"
#include "ui/table/comstock-panes.h"
#include "lesson-stage.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define QUIET 7

static const graphene_rect_t room = { { 0, 0 }, { 400, 300 } };

static gboolean
meets (const graphene_rect_t *a,
       const graphene_rect_t *b)
{
  graphene_rect_t both;

  return graphene_rect_intersection (a, b, &both) && both.size.width > 0 && both.size.height > 0;
}

static void
assert_rect (const graphene_rect_t *rect,
             float                  x,
             float                  y,
             float                  width,
             float                  height)
{
  const graphene_rect_t expected = GRAPHENE_RECT_INIT (x, y, width, height);

  g_test_message ("%g %g %g×%g", (double) rect->origin.x, (double) rect->origin.y, (double) rect->size.width,
                  (double) rect->size.height);
  g_assert_true (graphene_rect_equal (rect, &expected));
}

/* Above the object where there is room, its tail at the middle of the object's edge. */
static void
test_above (void)
{
  const graphene_rect_t object = GRAPHENE_RECT_INIT (150, 200, 100, 40);
  ComstockCalloutPlace place;

  g_assert_cmpfloat (comstock_callout_find_place (&room, &object, 80, 50, COMSTOCK_CALLOUT_NEAR, NULL, 0, &place), ==,
                     0);
  assert_rect (&place.box, 160, 138, 80, 50);
  g_assert_cmpint (place.side, ==, GTK_POS_BOTTOM);
  g_assert_true (graphene_point_near (&place.tip, &GRAPHENE_POINT_INIT (200, 200), 0.1f));
}

/* At the upper edge there is no room above: it stands beside; at the right edge on the left. */
static void
test_sides (void)
{
  const graphene_rect_t left = GRAPHENE_RECT_INIT (0, 0, 50, 100);
  const graphene_rect_t right = GRAPHENE_RECT_INIT (350, 0, 50, 100);
  ComstockCalloutPlace place;

  comstock_callout_find_place (&room, &left, 80, 50, COMSTOCK_CALLOUT_NEAR, NULL, 0, &place);
  assert_rect (&place.box, 62, 25, 80, 50);
  g_assert_cmpint (place.side, ==, GTK_POS_LEFT);
  comstock_callout_find_place (&room, &right, 80, 50, COMSTOCK_CALLOUT_NEAR, NULL, 0, &place);
  assert_rect (&place.box, 258, 25, 80, 50);
  g_assert_cmpint (place.side, ==, GTK_POS_RIGHT);
}

/* In a corner the bubble stays in the room, and its tail still meets the object. */
static void
test_corner (void)
{
  const graphene_rect_t object = GRAPHENE_RECT_INIT (370, 270, 30, 30);
  ComstockCalloutPlace place;

  comstock_callout_find_place (&room, &object, 120, 50, COMSTOCK_CALLOUT_NEAR, NULL, 0, &place);
  g_assert_true (graphene_rect_contains_rect (&room, &place.box));
  g_assert_false (meets (&place.box, &object));
  g_assert_cmpint (place.side, ==, GTK_POS_RIGHT);
  g_assert_cmpfloat (place.tip.x, ==, 370);
  g_assert_cmpfloat (place.tip.y, >, 270);
  g_assert_cmpfloat (place.tip.y, <, place.box.origin.y + place.box.size.height);
}

/* Past what may be pressed, further away if it must be; over what is only seen rather than over what is pressed. */
static void
test_obstacles (void)
{
  const graphene_rect_t object = GRAPHENE_RECT_INIT (150, 240, 100, 60);
  const ComstockObstacle row[] = {
    { GRAPHENE_RECT_INIT (0, 160, 190, 70), COMSTOCK_OBSTACLE_PRESSED },
    { GRAPHENE_RECT_INIT (200, 160, 200, 70), COMSTOCK_OBSTACLE_PRESSED },
    { GRAPHENE_RECT_INIT (0, 240, 150, 60), COMSTOCK_OBSTACLE_PRESSED },
    { GRAPHENE_RECT_INIT (250, 240, 150, 60), COMSTOCK_OBSTACLE_PRESSED },
    { GRAPHENE_RECT_INIT (0, 0, 400, 160), COMSTOCK_OBSTACLE_SEEN },
  };
  const ComstockObstacle half[] = { { GRAPHENE_RECT_INIT (0, 160, 200, 70), COMSTOCK_OBSTACLE_PRESSED } };
  ComstockCalloutPlace place;

  comstock_callout_find_place (&room, &object, 120, 50, COMSTOCK_CALLOUT_NEAR, row, G_N_ELEMENTS (row), &place);
  for (guint i = 0; i < 4; i++)
    g_assert_false (meets (&place.box, &row[i].area));
  g_assert_cmpint (place.side, ==, GTK_POS_BOTTOM);
  g_assert_cmpfloat (comstock_callout_find_place (&room, &object, 120, 50, COMSTOCK_CALLOUT_NEAR, half, 1, &place), ==,
                     0);
  g_assert_cmpfloat (place.box.origin.x, >=, 200);
}

/* Among obstacles at random nothing pressed is covered where the place right above the object is free, and hardly ever
 * elsewhere. */
static void
test_random (void)
{
  guint found = 0;

  for (guint i = 0; i < 300; i++)
    {
      const graphene_rect_t object = GRAPHENE_RECT_INIT (g_test_rand_int_range (0, 340),
                                                         g_test_rand_int_range (0, 260), 60, 40);
      ComstockObstacle obstacles[6];
      ComstockCalloutPlace place;
      gboolean free_above = object.origin.y >= 50 + COMSTOCK_CALLOUT_GAP;
      gboolean clean = TRUE;
      graphene_rect_t above = object;

      above.origin.y -= 50 + COMSTOCK_CALLOUT_GAP;
      above.size.height = 50;
      for (guint k = 0; k < G_N_ELEMENTS (obstacles); k++)
        {
          obstacles[k] = (ComstockObstacle) {
            GRAPHENE_RECT_INIT (g_test_rand_int_range (0, 360), g_test_rand_int_range (0, 260), 40, 40),
            COMSTOCK_OBSTACLE_PRESSED
          };
          free_above = free_above && !meets (&above, &obstacles[k].area);
        }
      comstock_callout_find_place (&room, &object, 60, 50, COMSTOCK_CALLOUT_NEAR, obstacles,
                                   G_N_ELEMENTS (obstacles), &place);
      g_assert_true (graphene_rect_contains_rect (&room, &place.box));
      for (guint k = 0; k < G_N_ELEMENTS (obstacles); k++)
        clean = clean && !meets (&place.box, &obstacles[k].area);
      g_assert_true (clean || !free_above);
      found += clean;
    }
  g_assert_cmpuint (found, >, 250);
}

typedef struct
{
  GtkWindow *window;
  GtkWidget *fixed;
  GtkWidget *object;
  GtkWidget *other;
  GtkOverlay *overlay;
  ComstockCallout *callout;
  guint chosen;
} Fixture;

static void
on_chosen (Fixture *fixture,
           guint    answer)
{
  fixture->chosen = answer;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->fixed = gtk_fixed_new ();
  fixture->object = gtk_button_new_with_label ("Object");
  fixture->other = gtk_button_new_with_label ("Other");
  gtk_fixed_put (GTK_FIXED (fixture->fixed), fixture->object, 200, 300);
  gtk_fixed_put (GTK_FIXED (fixture->fixed), fixture->other, 200, 240);
  fixture->overlay = GTK_OVERLAY (gtk_overlay_new ());
  gtk_overlay_set_child (fixture->overlay, fixture->fixed);
  fixture->callout = comstock_callout_add (fixture->overlay, COMSTOCK_CALLOUT_QUESTION, "Your seven becomes a ten.",
                                           fixture->object, NULL);
  g_signal_connect_swapped (fixture->callout, "chosen", G_CALLBACK (on_chosen), fixture);
  fixture->chosen = 0;
  fixture->window = stage_show (GTK_WIDGET (fixture->overlay), 600, 400);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
}

static graphene_rect_t
get_bounds (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->overlay), &bounds));
  return bounds;
}

/* It lies where it was placed, off what may be pressed, however the object moves, and comes and goes with it. */
static void
test_following (Fixture      *fixture,
                gconstpointer data)
{
  const graphene_rect_t other = get_bounds (fixture, fixture->other);
  graphene_rect_t before, box, lies;

  g_assert_true (comstock_callout_get_box (fixture->callout, &before));
  g_assert_false (meets (&before, &other));
  gtk_fixed_move (GTK_FIXED (fixture->fixed), fixture->object, 300, 100);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_false (graphene_rect_equal (&before, &box));
  lies = get_bounds (fixture, GTK_WIDGET (fixture->callout));
  g_assert_true (graphene_point_near (&box.origin, &lies.origin, 1.f));
  gtk_widget_set_visible (fixture->object, FALSE);
  stage_settle ();
  g_assert_false (comstock_callout_get_box (fixture->callout, &box));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->callout)));
  gtk_widget_set_visible (fixture->object, TRUE);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->callout)));
  comstock_callout_hold_all (fixture->overlay, TRUE);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->callout)));
  comstock_callout_hold_all (fixture->overlay, FALSE);
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->callout)));
  gtk_fixed_remove (GTK_FIXED (fixture->fixed), fixture->object);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->callout)));
}

/* A pane that opens over the overlay takes the bubble aside: it would be below it, and its answers out of reach. */
static void
test_pane (Fixture      *fixture,
           gconstpointer data)
{
  ComstockPanes *panes = g_object_new (COMSTOCK_TYPE_PANES, NULL);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GtkOverlay) overlay = g_object_ref (fixture->overlay);
  graphene_rect_t box;
  float free;

  gtk_window_set_child (fixture->window, NULL);
  g_object_set (panes, "content", overlay, NULL);
  gtk_window_set_child (fixture->window, GTK_WIDGET (panes));
  comstock_panes_add (panes, G_ACTION_MAP (actions), "log", gtk_button_new_with_label ("Log"));
  comstock_panes_set_room (panes, 600);
  comstock_panes_show (panes, "log");
  stage_settle ();
  free = (float) (gtk_widget_get_width (GTK_WIDGET (overlay)) - comstock_panes_get_width (panes));
  g_assert_cmpfloat (free, <, 300);
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_cmpfloat (box.origin.x + box.size.width, <=, free);
  comstock_panes_show (panes, NULL);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_cmpfloat (box.origin.x + box.size.width, >, free);
}

/* What nobody waits for may be covered, what was limited to nothing is no obstacle. */
static void
test_limits (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *root = GTK_WIDGET (fixture->overlay);
  g_autoptr (GArray) all = comstock_obstacle_collect (root, GTK_WIDGET (fixture->callout));
  g_autoptr (GArray) fewer = NULL;

  g_assert_cmpuint (all->len, ==, 2);
  g_assert_cmpint (g_array_index (all, ComstockObstacle, 1).kind, ==, COMSTOCK_OBSTACLE_PRESSED);
  comstock_obstacle_limit (fixture->other, COMSTOCK_OBSTACLE_WORKS);
  gtk_widget_set_sensitive (fixture->object, FALSE);
  fewer = comstock_obstacle_collect (root, GTK_WIDGET (fixture->callout));
  g_assert_cmpuint (fewer->len, ==, 1);
  g_assert_cmpint (g_array_index (fewer, ComstockObstacle, 0).kind, ==, COMSTOCK_OBSTACLE_WORKS);
}

/* Without answers the pointer reaches what lies below; answers are pressed, and Escape gives the quiet one. */
static void
test_answers (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GdkTexture) picture = NULL;
  GtkWidget *picked, *use;
  graphene_rect_t box;

  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  picked = gtk_widget_pick (GTK_WIDGET (fixture->overlay), box.origin.x + 9, box.origin.y + 9, GTK_PICK_DEFAULT);
  g_assert_true (picked == fixture->fixed || picked == GTK_WIDGET (fixture->overlay));
  comstock_callout_set_change (fixture->callout, "7", "10");
  use = comstock_callout_add_answer (fixture->callout, "Use", 3, FALSE);
  comstock_callout_add_answer (fixture->callout, "Save it", QUIET, TRUE);
  stage_settle ();
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->callout), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Your seven becomes a ten. From 7 to 10.");
  picture = stage_picture (GTK_WIDGET (fixture->overlay), "callout");
  g_assert_cmpuint (stage_count_colors (picture), >, 10);
  comstock_callout_focus (fixture->callout);
  g_assert_true (gtk_window_get_focus (fixture->window) == use);
  ui_probe_press (use);
  g_assert_cmpuint (fixture->chosen, ==, 3);
  gtk_widget_grab_focus (fixture->other);
  ui_hand_do ("key Escape");
  g_assert_cmpuint (fixture->chosen, ==, QUIET);
  comstock_callout_clear (fixture->callout);
  fixture->chosen = 0;
  ui_hand_do ("key Escape");
  g_assert_cmpuint (fixture->chosen, ==, 0);
}

/* What one is about to press stays under the pointer, whatever the object does, until that has left. */
static void
test_pressed (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *use = comstock_callout_add_answer (fixture->callout, "Use", 3, FALSE);
  graphene_rect_t before, box;

  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &before));
  ui_hand_point_at_middle (use);
  gtk_fixed_move (GTK_FIXED (fixture->fixed), fixture->object, 300, 100);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_true (graphene_rect_equal (&before, &box));
  ui_hand_do ("click 1");
  g_assert_cmpuint (fixture->chosen, ==, 3);
  ui_hand_point_at (GTK_WIDGET (fixture->overlay), 1, 1);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_false (graphene_rect_equal (&before, &box));
}

/* An object that is scrolled away comes into sight once it is asked at, and may be scrolled away again. */
static void
test_scrolled (void)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *object = gtk_button_new_with_label ("Object");
  GtkWidget *callout;
  GtkAdjustment *along = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t bounds;
  GtkWindow *window;

  gtk_fixed_put (GTK_FIXED (fixed), object, 900, 100);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), fixed);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), scrolled);
  callout = GTK_WIDGET (comstock_callout_add (GTK_OVERLAY (overlay), COMSTOCK_CALLOUT_QUESTION, "", object, NULL));
  window = stage_show (overlay, 400, 300);
  g_assert_false (gtk_widget_get_mapped (callout));
  comstock_callout_add_answer (COMSTOCK_CALLOUT (callout), "Got It", QUIET, TRUE);
  comstock_callout_set_text (COMSTOCK_CALLOUT (callout), "This is it.");
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (object, overlay, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (overlay));
  gtk_adjustment_set_value (along, 0);
  stage_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (along), ==, 0);
  stage_close (window);
}

static ComstockCallout *
add (Fixture            *fixture,
     ComstockCalloutKind kind)
{
  return comstock_callout_add (fixture->overlay, kind, "Another one.", fixture->object, NULL);
}

/* A second one keeps off the first, with answers or without. */
static void
test_two (Fixture      *fixture,
          gconstpointer data)
{
  ComstockCallout *second = add (fixture, COMSTOCK_CALLOUT_NOTE);
  graphene_rect_t box, other;

  comstock_callout_add_answer (fixture->callout, "Use", 3, FALSE);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_true (comstock_callout_get_box (second, &other));
  g_assert_false (meets (&box, &other));
  comstock_callout_clear (fixture->callout);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (fixture->callout, &box));
  g_assert_true (comstock_callout_get_box (second, &other));
  g_assert_false (meets (&box, &other));
  comstock_callout_remove (second);
  stage_settle ();
}

static gboolean
is_seen (ComstockCallout *callout)
{
  stage_settle ();
  return gtk_widget_get_mapped (GTK_WIDGET (callout));
}

/* Each kind waits for all later ones, and for a newer one of its own, and follows when that has gone; but a note is
 * seen beside another and beside a question, and that beside a reply. */
static void
test_ranks (Fixture      *fixture,
            gconstpointer data)
{
  comstock_callout_add_answer (fixture->callout, "Use", 3, FALSE);
  for (ComstockCalloutKind kind = COMSTOCK_CALLOUT_NOTE; kind <= COMSTOCK_CALLOUT_REPLY; kind++)
    for (ComstockCalloutKind other = COMSTOCK_CALLOUT_NOTE; other <= COMSTOCK_CALLOUT_REPLY; other++)
      {
        const ComstockCalloutKind lower = MIN (kind, other);
        const ComstockCalloutKind higher = MAX (kind, other);
        const gboolean beside =
          (lower == COMSTOCK_CALLOUT_NOTE && (higher == lower || higher == COMSTOCK_CALLOUT_QUESTION)) ||
          (lower == COMSTOCK_CALLOUT_QUESTION && higher == COMSTOCK_CALLOUT_REPLY);
        ComstockCallout *second = add (fixture, other);

        comstock_callout_set_kind (fixture->callout, kind);
        g_assert_true (is_seen (fixture->callout) == (beside || kind > other));
        g_assert_true (is_seen (second) == (beside || other >= kind));
        g_assert_true (comstock_callout_waits (second) == (!beside && other < kind));
        gtk_widget_set_visible (GTK_WIDGET (second), FALSE);
        g_assert_true (is_seen (fixture->callout));
        comstock_callout_remove (second);
      }
}

/* Nothing is seen of any while there is something else to look at. */
static void
test_performing (Fixture      *fixture,
                 gconstpointer data)
{
  comstock_callout_hold_all (fixture->overlay, TRUE);
  g_assert_false (is_seen (fixture->callout));
  comstock_callout_hold_all (fixture->overlay, FALSE);
  g_assert_true (is_seen (fixture->callout));
}

/* News wait for what asks, though that is no bubble. */
static void
test_asking (Fixture      *fixture,
             gconstpointer data)
{
  GtkWidget *asking = gtk_label_new ("Who comes along?");

  gtk_widget_add_css_class (asking, COMSTOCK_CALLOUT_ASKS);
  gtk_overlay_add_overlay (fixture->overlay, asking);
  g_assert_true (is_seen (fixture->callout));
  comstock_callout_set_kind (fixture->callout, COMSTOCK_CALLOUT_NEWS);
  g_assert_false (is_seen (fixture->callout));
  gtk_widget_set_visible (asking, FALSE);
  g_assert_true (is_seen (fixture->callout));
}

/* An explanation on a phone lies where it covers nothing, if there is such a place all across; else below the object,
 * not at its edge. */
static void
test_phone (void)
{
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *seats = gtk_button_new_with_label ("Seats");
  GtkWidget *town = gtk_label_new ("Town");
  GtkWidget *cards = gtk_button_new_with_label ("Cards");
  GtkOverlay *overlay = GTK_OVERLAY (gtk_overlay_new ());
  GtkWindow *window;
  ComstockCallout *callout;
  graphene_rect_t box, seen;

  gtk_widget_set_size_request (seats, 360, 40);
  gtk_widget_set_size_request (town, 300, 140);
  gtk_widget_set_size_request (cards, 360, 60);
  gtk_fixed_put (GTK_FIXED (fixed), seats, 0, 0);
  gtk_fixed_put (GTK_FIXED (fixed), town, 30, 60);
  gtk_fixed_put (GTK_FIXED (fixed), cards, 0, 340);
  comstock_obstacle_mark (town, COMSTOCK_OBSTACLE_SEEN);
  gtk_overlay_set_child (overlay, fixed);
  callout = comstock_callout_add (overlay, COMSTOCK_CALLOUT_TIP, "Here you see what everybody has left.", seats, NULL);
  window = stage_show (GTK_WIDGET (overlay), 360, 400);
  g_assert_true (gtk_widget_compute_bounds (town, GTK_WIDGET (overlay), &seen));
  g_assert_true (comstock_callout_get_box (callout, &box));
  g_assert_false (meets (&box, &seen));
  gtk_widget_set_size_request (cards, 360, 200);
  gtk_fixed_move (GTK_FIXED (fixed), cards, 0, 200);
  stage_settle ();
  g_assert_true (comstock_callout_get_box (callout, &box));
  g_assert_cmpfloat (box.origin.y, >=, 40 + COMSTOCK_CALLOUT_GAP);
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, 200);
  stage_close (window);
}

/* --- in whole games --- */

/* One of each kind, against three rivals. */
static const char *const codes[] = { "C1J0A-N8Y6J-6XXR0-Z", "B3JG4-8G000-DV9EB-07D", "T1JG4-8GE2E-377MJ-X" };

static const int sizes[][2] = { { 1280, 800 }, { 768, 1024 }, { 360, 640 } };

/* All of it is still to be explained. */
static void
begin_whole (LessonStage  *stage,
             gconstpointer code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockGame) game = comstock_game_ui_deal_code (code, &error);

  g_assert_no_error (error);
  lesson_stage_open (stage);
  g_settings_reset (stage->settings, "guidance-seen");
  g_settings_set_boolean (stage->settings, "guidance", TRUE);
  comstock_window_set_game (stage->window, game);
  lesson_stage_find (stage);
}

/* A tip may wait itself, for what is not seen yet. */
static gboolean
is_person_wanted (gpointer data)
{
  const LessonStage *stage = data;

  return (comstock_game_get_actors (stage->game) & 1) != 0 || comstock_game_is_over (stage->game) ||
         gtk_widget_get_mapped (GTK_WIDGET (stage->guide));
}

static void
play_any (ComstockGame *game,
          GRand        *rand)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (game, 0);
  g_autoptr (GError) error = NULL;

  comstock_game_play (game, 0, g_array_index (legal, CsMove, g_rand_int_range (rand, 0, (int) legal->len)), &error);
  g_assert_no_error (error);
}

/* At each size no tip is far from what it speaks of, on it, or on what may be pressed or is asked. */
static void
test_whole (LessonStage  *stage,
            gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  while (!comstock_game_is_over (stage->game) || gtk_widget_get_mapped (GTK_WIDGET (stage->guide)))
    {
      ui_probe_wait (is_person_wanted, stage);
      stage_settle ();
      if (!gtk_widget_get_mapped (GTK_WIDGET (stage->guide)))
        {
          if ((comstock_game_get_actors (stage->game) & 1) != 0)
            play_any (stage->game, rand);
          stage_settle ();
          continue;
        }
      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          gtk_window_set_default_size (GTK_WINDOW (stage->window), sizes[i][0], sizes[i][1]);
          stage_settle ();
          g_test_message ("%s at %d", comstock_guide_get_tip (stage->guide)->id, sizes[i][0]);
          lesson_stage_check_cover (stage);
        }
      lesson_stage_press (stage, "Got It");
    }
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);

  g_test_add_func ("/callout/place/above", test_above);
  g_test_add_func ("/callout/place/sides", test_sides);
  g_test_add_func ("/callout/place/corner", test_corner);
  g_test_add_func ("/callout/place/obstacles", test_obstacles);
  g_test_add_func ("/callout/place/random", test_random);
  g_test_add ("/callout/following", Fixture, NULL, set_up, test_following, tear_down);
  g_test_add ("/callout/pane", Fixture, NULL, set_up, test_pane, tear_down);
  g_test_add ("/callout/limits", Fixture, NULL, set_up, test_limits, tear_down);
  g_test_add ("/callout/answers", Fixture, NULL, set_up, test_answers, tear_down);
  g_test_add ("/callout/pressed", Fixture, NULL, set_up, test_pressed, tear_down);
  g_test_add_func ("/callout/scrolled", test_scrolled);
  g_test_add ("/callout/two", Fixture, NULL, set_up, test_two, tear_down);
  g_test_add ("/callout/ranks", Fixture, NULL, set_up, test_ranks, tear_down);
  g_test_add ("/callout/asking", Fixture, NULL, set_up, test_asking, tear_down);
  g_test_add_func ("/callout/phone", test_phone);
  g_test_add ("/callout/performing", Fixture, NULL, set_up, test_performing, tear_down);

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *path = g_strconcat ("/callout/whole/", codes[i], NULL);

      g_test_add (path, LessonStage, codes[i], begin_whole, test_whole, lesson_stage_close);
    }

  return g_test_run ();
}
