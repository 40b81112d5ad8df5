/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the end of a game: what is counted when, and how it is played, skipped, left and come back to. */

#include "config.h"

#include "ui/cards/scenes/comstock-cards-finale.h"

#include "model/cards/comstock-cards-sheet.h"
#include "model/cards/comstock-cards-text.h"
#include "ui/cards/scenes/comstock-cards-count.h"
#include "ui/cards/scenes/comstock-cards-lanes.h"
#include "ui/cards/scenes/comstock-cards-panorama-view.h"
#include "ui/cards/scenes/comstock-cards-postcard.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-sign.h"
#include "ui/table/comstock-finale-buttons.h"
#include "ui/table/comstock-table.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define SEED 11
#define LONGEST 12000           /* of what may be played, in milliseconds */
#define SEEDS 12
#define MOST_SEEDS 2000         /* until two seats share a win */

typedef struct
{
  ComstockCardsGame *game;
  ComstockTable *table;
  ComstockTheatre *theatre;
  GtkWindow *window;
} Fixture;

static GString *announced;

void __wrap_comstock_announce (GtkWidget  *widget,
                               const char *sentence);

void
__wrap_comstock_announce (GtkWidget  *widget,
                          const char *sentence)
{
  if (announced != NULL)
    g_string_append_printf (announced, "%s\n", sentence);
}

/* Of several questions only the newest is read out. */
static char *asked;

void __wrap_comstock_announce_question (GtkWidget  *widget,
                                        const char *question);

void
__wrap_comstock_announce_question (GtkWidget  *widget,
                                   const char *question)
{
  g_free (asked);
  asked = g_strdup (question);
}

static void
set_pace (const char *pace)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", pace);
}

static void
play_to_end (ComstockCardsGame *game)
{
  while (!comstock_game_is_over (COMSTOCK_GAME (game)))
    stage_step (game);
}

static ComstockCardsGame *
create_finished (guint64 seed)
{
  ComstockCardsGame *game = stage_game_new (seed);

  play_to_end (game);
  return game;
}

/* --- the count --- */

/* The parts of a lane make its score, one part per row, character or card that has points. */
static void
assert_lane (const ComstockCardsCountLane *lane,
             double                        length)
{
  int sum = 0, rows[CARDS_ROWS] = { 0 };
  CardsScore score;

  for (guint i = 0; i < lane->n_parts; i++)
    {
      const ComstockCardsCountPart *part = &lane->parts[i];

      g_assert_cmpint (part->points, !=, 0);
      g_assert_cmpfloat (part->start, >=, 0);
      g_assert_cmpfloat (part->start + part->length, <=, length);
      sum += part->points;
      if (part->row >= 0)
        rows[part->row] += part->points;
    }
  g_assert_cmpint (sum, ==, comstock_cards_seat_get_score (lane->seat));
  g_assert_cmpint (lane->total, ==, sum);
  g_assert_cmpfloat (comstock_cards_count_lane_points (lane, 0), ==, 0);
  g_assert_cmpfloat (comstock_cards_count_lane_points (lane, length), ==, sum);
  comstock_cards_seat_get_sheet (lane->seat, &score);
  for (guint row = 0; row < CARDS_ROWS && comstock_cards_seat_get_kind (lane->seat) != COMSTOCK_AUTOMATIC; row++)
    g_assert_cmpint (rows[row], ==, score.rows[row]);
}

static void
test_sums (void)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (ComstockCardsGame) game = create_finished (seed);
      g_autoptr (ComstockCardsCount) count = comstock_cards_count_new (game);
      const double length = comstock_cards_count_get_length (count);

      g_assert_cmpuint (comstock_cards_count_get_n_lanes (count), ==, 4);
      for (guint seat = 0; seat < comstock_cards_count_get_n_lanes (count); seat++)
        assert_lane (comstock_cards_count_get_lane (count, seat), length);
    }
}

static gboolean
is_scored (ComstockCardsGame *game,
           CardsRow           row)
{
  g_autoptr (ComstockSheet) sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));

  for (guint seat = 0; seat < sheet->n_seats; seat++)
    if (comstock_sheet_get (sheet, row, seat)->points != 0)
      return TRUE;
  return FALSE;
}

/* Rows come in the order of the score pad, those of zero not at all, and the outlaws last. */
static void
assert_calls (ComstockCardsGame        *game,
              const ComstockCardsCount *count)
{
  const double length = comstock_cards_count_get_length (count);
  int last = -1;
  guint32 called = 0;

  for (double time = 0; time < length; time += 10)
    {
      const ComstockCardsCall *call = comstock_cards_count_find_call (count, time);

      if (call == NULL || (int) call->row == last)
        continue;
      g_assert_true (is_scored (game, call->row));
      g_assert_true ((int) call->row > last || call->row == CARDS_ROW_OUTLAWS);
      g_assert_true (last != CARDS_ROW_OUTLAWS);
      last = (int) call->row;
      called |= 1u << call->row;
    }
  for (CardsRow row = 0; row < CARDS_ROWS; row++)
    g_assert_true (((called >> row & 1) != 0) == is_scored (game, row));
}

static void
test_calls (void)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (ComstockCardsGame) game = create_finished (seed);
      g_autoptr (ComstockCardsCount) count = comstock_cards_count_new (game);

      assert_calls (game, count);
    }
}

/* Who has more points stands higher; each lane has a rank of its own, the same points have the same place. */
static void
test_places (void)
{
  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_autoptr (ComstockCardsGame) game = create_finished (seed);
      g_autoptr (ComstockCardsCount) count = comstock_cards_count_new (game);
      const guint n = comstock_cards_count_get_n_lanes (count);
      guint32 ranks = 0;

      for (guint seat = 0; seat < n; seat++)
        {
          const ComstockCardsCountLane *lane = comstock_cards_count_get_lane (count, seat);

          ranks |= 1u << lane->rank;
          g_assert_true ((lane->place == 1) == ((comstock_cards_game_get_winners (game) >> seat & 1) != 0));
          for (guint i = 0; i < n; i++)
            {
              const ComstockCardsCountLane *other = comstock_cards_count_get_lane (count, i);

              g_assert_true ((lane->total > other->total) == (lane->place < other->place));
              g_assert_true (lane->total <= other->total || lane->rank < other->rank);
            }
        }
      g_assert_cmpuint (ranks, ==, (1u << n) - 1);
    }
}

/* --- at the table --- */

static void
show_table (Fixture *fixture)
{
  fixture->table = COMSTOCK_TABLE (comstock_cards_table_new (COMSTOCK_GAME (fixture->game)));
  fixture->theatre = comstock_table_get_theatre (fixture->table);
  fixture->window = stage_show (GTK_WIDGET (fixture->table), 1280, 800);
}

/* One card is still to be laid. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  announced = g_string_new (NULL);
  ui_clock_stop ();
  stage_set_animations (TRUE);
  set_pace ("normal");
  fixture->game = stage_game_new (SEED);
  stage_play_to (fixture->game, CARDS_STEP_PLACE, 11);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  stage_close (fixture->window);
  g_object_unref (fixture->game);
  stage_set_animations (FALSE);
  ui_clock_start ();
  g_string_free (g_steal_pointer (&announced), TRUE);
  g_clear_pointer (&asked, g_free);
}

static ComstockCardsFinale *
get_finale (Fixture *fixture)
{
  ComstockAct *act = comstock_theatre_get_act (fixture->theatre);

  return act != NULL && COMSTOCK_IS_CARDS_FINALE (act) ? COMSTOCK_CARDS_FINALE (act) : NULL;
}

/* Whatever else is performed on the way is skipped. */
static void
play_table_to_end (Fixture *fixture)
{
  play_to_end (fixture->game);
  while (comstock_theatre_get_act (fixture->theatre) != NULL && get_finale (fixture) == NULL)
    comstock_theatre_press (fixture->theatre);
  g_assert_nonnull (get_finale (fixture));
}

/* What the header asks or tells. */
static void
assert_prompt (Fixture    *fixture,
               const char *expected)
{
  g_autofree char *prompt = NULL;

  g_object_get (fixture->table, "prompt", &prompt, NULL);
  g_assert_cmpstr (prompt, ==, expected);
}

static void
advance_to (Fixture *fixture,
            double   time)
{
  ComstockAct *act = COMSTOCK_ACT (get_finale (fixture));

  ui_clock_advance ((guint) (time - comstock_act_get_time (act)));
  while (comstock_act_get_time (act) < time && !comstock_cards_finale_rests (COMSTOCK_CARDS_FINALE (act)))
    g_main_context_iteration (NULL, TRUE);
}

/* The points grow, nobody hears or reads the outcome too early, and all of it is over in time. */
static void
test_played (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *outcome = NULL;

  show_table (fixture);
  play_table_to_end (fixture);
  outcome = comstock_cards_text_dup_outcome (fixture->game);
  stage_settle ();
  g_assert_false (comstock_cards_finale_rests (get_finale (fixture)));
  assert_prompt (fixture, "Final Scoring");
  gtk_test_accessible_assert_property (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_LANES),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Final Scoring");
  g_assert_null (ui_probe_find_styled (fixture->window, "finale-buttons"));
  advance_to (fixture, 3000);
  g_assert_false (comstock_cards_finale_rests (get_finale (fixture)));
  advance_to (fixture, LONGEST);
  g_assert_true (comstock_cards_finale_rests (get_finale (fixture)));
  stage_settle ();
  g_assert_true (comstock_theatre_get_act (fixture->theatre) == COMSTOCK_ACT (get_finale (fixture)));
  assert_prompt (fixture, outcome);
  g_assert_nonnull (ui_probe_find_styled (fixture->window, "finale-buttons"));
}

/* A key or click shows the end state, the next does nothing more. */
static void
test_skip (Fixture      *fixture,
           gconstpointer data)
{
  ComstockCardsFinale *finale;

  show_table (fixture);
  play_table_to_end (fixture);
  finale = get_finale (fixture);
  advance_to (fixture, 1000);
  g_assert_true (comstock_theatre_press (fixture->theatre));
  g_assert_true (comstock_cards_finale_rests (finale));
  g_assert_false (comstock_theatre_press (fixture->theatre));
  g_assert_true (get_finale (fixture) == finale);
}

static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  stage_set_animations (FALSE);
  show_table (fixture);
  play_table_to_end (fixture);
  g_assert_true (comstock_cards_finale_rests (get_finale (fixture)));
}

static void
test_instant (Fixture      *fixture,
              gconstpointer data)
{
  set_pace ("instant");
  show_table (fixture);
  play_table_to_end (fixture);
  g_assert_true (comstock_cards_finale_rests (get_finale (fixture)));
}

static void
test_pace (Fixture      *fixture,
           gconstpointer data)
{
  set_pace ("slow");
  show_table (fixture);
  play_table_to_end (fixture);
  ui_clock_advance (2000);
  while (comstock_act_get_time (COMSTOCK_ACT (get_finale (fixture))) < 1000)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (comstock_act_get_time (COMSTOCK_ACT (get_finale (fixture))), ==, 1000);
}

/* What was opened, or is come back to, is not played. */
static void
test_opened (Fixture      *fixture,
             gconstpointer data)
{
  play_to_end (fixture->game);
  show_table (fixture);
  g_assert_true (comstock_cards_finale_rests (get_finale (fixture)));
}

static void
test_undo (Fixture      *fixture,
           gconstpointer data)
{
  show_table (fixture);
  play_table_to_end (fixture);
  comstock_game_undo (COMSTOCK_GAME (fixture->game));
  g_assert_null (get_finale (fixture));
  comstock_game_go_to (COMSTOCK_GAME (fixture->game), comstock_game_get_length (COMSTOCK_GAME (fixture->game)));
  g_assert_nonnull (get_finale (fixture));
}

static void
test_look_back (Fixture      *fixture,
                gconstpointer data)
{
  show_table (fixture);
  play_table_to_end (fixture);
  g_object_set (fixture->table, "replaying", TRUE, NULL);
  g_assert_null (get_finale (fixture));
  g_object_set (fixture->table, "replaying", FALSE, NULL);
  g_assert_true (comstock_cards_finale_rests (get_finale (fixture)));
}

/* The table is out of reach under the end, and is reached once that was left; from there it is found again. */
static void
test_left (Fixture      *fixture,
           gconstpointer data)
{
  GtkWidget *frame;

  show_table (fixture);
  frame = GTK_WIDGET (comstock_table_get_frame (fixture->table));
  play_table_to_end (fixture);
  comstock_theatre_press (fixture->theatre);
  g_assert_false (gtk_widget_get_can_focus (frame));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), GTK_WIDGET (get_finale (fixture))));
  gtk_widget_activate_action (GTK_WIDGET (get_finale (fixture)), "finale.leave", NULL);
  g_assert_null (get_finale (fixture));
  g_assert_true (gtk_widget_get_can_focus (frame));
  stage_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture->window), frame));
  ui_probe_press (ui_probe_find_button (frame, "Result"));
  g_assert_true (comstock_cards_finale_rests (get_finale (fixture)));
}

static graphene_rect_t
get_bounds (Fixture   *fixture,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &bounds));
  return bounds;
}

/* With a pane open all that one goes on with is still to be pressed, lanes and town end beside it, and F6 goes there
 * and back. */
static void
test_pane (Fixture      *fixture,
           gconstpointer data)
{
  const GType free[] = {
    COMSTOCK_TYPE_FINALE_BUTTONS, COMSTOCK_TYPE_CARDS_LANES, COMSTOCK_TYPE_CARDS_PANORAMA_VIEW,
  };
  ComstockPanes *panes;
  graphene_rect_t pane, other;

  show_table (fixture);
  panes = comstock_table_get_panes (fixture->table);
  play_table_to_end (fixture);
  comstock_theatre_press (fixture->theatre);
  stage_set_animations (FALSE);
  comstock_panes_show (panes, "score-sheet");
  stage_settle ();
  pane = get_bounds (fixture, comstock_panes_get_part (panes));
  for (gsize i = 0; i < G_N_ELEMENTS (free); i++)
    {
      other = get_bounds (fixture, ui_probe_find (get_finale (fixture), free[i]));
      g_assert_false (graphene_rect_intersection (&pane, &other, NULL));
    }
  g_assert_true (comstock_part_has_focus (comstock_panes_get_part (panes)));
  for (int i = 0; i < 2; i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (comstock_table_get_actions (fixture->table)), "next-part", NULL);
      g_assert_true (comstock_part_has_focus (i == 0 ? GTK_WIDGET (get_finale (fixture))
                                                     : comstock_panes_get_part (panes)));
    }
}

static guint
count_lines (const char *text,
             const char *line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += strstr (lines[i], line) != NULL ? 1 : 0;
  return n;
}

/* The prompt says how the game ended; neither the news nor the finale say it again. */
static void
test_announced_once (Fixture      *fixture,
                     gconstpointer data)
{
  show_table (fixture);
  play_table_to_end (fixture);
  comstock_theatre_press (fixture->theatre);
  stage_settle ();
  g_assert_true (g_str_has_prefix (asked, "The game is over"));
  g_assert_cmpuint (count_lines (announced->str, "The game is over"), ==, 0);
}

/* --- a shared win --- */

static ComstockCardsGame *
create_shared (void)
{
  for (guint64 seed = 1; seed <= MOST_SEEDS; seed++)
    {
      g_autoptr (ComstockCardsGame) game = create_finished (seed);

      if (__builtin_popcount (comstock_cards_game_get_winners (game)) == 2)
        return g_steal_pointer (&game);
    }
  return NULL;
}

/* Whether the board shows the sign of a seat: nothing else there has just its color. */
static gboolean
shows_sign (const ComstockCardsPostcard *postcard,
            ComstockCardsSeat           *seat,
            GtkWidget                   *palette)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1280, 400);
  cairo_t *cr = cairo_create (surface);
  GdkRGBA fill, ink;
  guint32 color;
  gboolean found = FALSE;

  comstock_sign_get_colors (palette, comstock_suit_get_sign (comstock_cards_seat_get_suit (seat)), &fill, &ink);
  color = (guint32) (fill.red * 255 + 0.5f) << 16 | (guint32) (fill.green * 255 + 0.5f) << 8 |
          (guint32) (fill.blue * 255 + 0.5f);
  comstock_cards_postcard_draw (postcard, cr, 1280, 400, FALSE);
  cairo_surface_flush (surface);
  for (int y = 0; y < 400; y++)
    for (int x = 0; x < 1280; x++)
      found = found || (((const guint32 *) (const void *) (cairo_image_surface_get_data (surface) +
                                                           y * cairo_image_surface_get_stride (surface)))[x] &
                        0xffffff) == color;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return found;
}

static void
test_shared (void)
{
  g_autoptr (ComstockCardsGame) game = create_shared ();
  g_autoptr (GtkWidget) palette = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (ComstockCardsPostcard) postcard = NULL;
  g_autoptr (ComstockCardsCount) count = NULL;
  const char *title;
  guint first = 0;

  g_assert_nonnull (game);
  postcard = comstock_cards_postcard_new (game, comstock_cards_game_get_winners (game), palette);
  title = comstock_cards_postcard_get_title (postcard);
  count = comstock_cards_count_new (game);
  for (guint seat = 0; seat < comstock_cards_count_get_n_lanes (count); seat++)
    {
      const ComstockCardsCountLane *lane = comstock_cards_count_get_lane (count, seat);
      g_autofree char *name = comstock_cards_seat_dup_title (lane->seat);
      g_autofree char *upper = g_utf8_strup (name, -1);

      first += lane->place == 1 ? 1 : 0;
      g_assert_true ((strstr (title, upper) != NULL) == (lane->place == 1));
      g_assert_true (shows_sign (postcard, lane->seat, palette) == (lane->place == 1));
    }
  g_assert_cmpuint (first, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);

  g_test_add_func ("/finale/count/sums", test_sums);
  g_test_add_func ("/finale/count/calls", test_calls);
  g_test_add_func ("/finale/count/places", test_places);
  g_test_add ("/finale/played", Fixture, NULL, set_up, test_played, tear_down);
  g_test_add ("/finale/skip", Fixture, NULL, set_up, test_skip, tear_down);
  g_test_add ("/finale/still", Fixture, NULL, set_up, test_still, tear_down);
  g_test_add ("/finale/instant", Fixture, NULL, set_up, test_instant, tear_down);
  g_test_add ("/finale/pace", Fixture, NULL, set_up, test_pace, tear_down);
  g_test_add ("/finale/opened", Fixture, NULL, set_up, test_opened, tear_down);
  g_test_add ("/finale/undo", Fixture, NULL, set_up, test_undo, tear_down);
  g_test_add ("/finale/look-back", Fixture, NULL, set_up, test_look_back, tear_down);
  g_test_add ("/finale/left", Fixture, NULL, set_up, test_left, tear_down);
  g_test_add ("/finale/pane", Fixture, NULL, set_up, test_pane, tear_down);
  g_test_add ("/finale/announced-once", Fixture, NULL, set_up, test_announced_once, tear_down);
  g_test_add_func ("/finale/shared-win", test_shared);

  return g_test_run ();
}
