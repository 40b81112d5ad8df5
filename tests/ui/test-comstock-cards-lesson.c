/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first game: what it teaches whoever plays it, by keys and by mouse, and how it ends. */

#include "config.h"

#include "ui/cards/table/comstock-cards-lesson.h"

#include "lesson-stage.h"
#include "model/cards/comstock-cards-first-game.h"
#include "model/cards/comstock-cards-topics.h"
#include "model/session/comstock-review.h"
#include "ui/cards/cards/comstock-cards-card-button.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/kit/comstock-look.h"
#include "ui/shell/comstock-window.h"
#include "ui/table/comstock-guide.h"
#include "ui/table/comstock-table.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "widget-stage.h"

#define MOST_WORDS 18
#define READING_TIME 1000

typedef LessonStage Fixture;

typedef struct
{
  const char *path;
  int width;
  int height;
  gboolean last;        /* what is chosen, see choose () */
} Whole;

/* Begins the first game as the main menu does; @data, a Whole, may be NULL. */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Whole *whole = data;
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_int (settings, "window-width", whole != NULL ? whole->width : 1280);
  g_settings_set_int (settings, "window-height", whole != NULL ? whole->height : 800);
  lesson_stage_open (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.first-game", NULL);
  lesson_stage_find (fixture);
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

/* Each step has an id of its own, few words, and a topic that tells more; no figure is left out. */
static void
test_steps (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < comstock_cards_lesson.n_table; i++)
    {
      const ComstockGuideTip *tip = &comstock_cards_lesson.table[i];
      g_autofree char *text = comstock_topics_fill (&comstock_cards_topics, tip->text);

      g_assert_true (g_hash_table_add (ids, (gpointer) tip->id));
      g_assert_cmpint (comstock_topics_find (&comstock_cards_topics, tip->topic), >=, 0);
      g_test_message ("%s", text);
      g_assert_cmpuint (count_words (text), <=, MOST_WORDS);
      g_assert_null (strchr (text, '{'));
    }
}

static CardsRowParts
get_parts (Fixture *fixture,
           CardsRow row)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (COMSTOCK_CARDS_GAME (fixture->game), 0);
  CardsRowParts parts;

  comstock_cards_city_get_row_parts (comstock_cards_seat_get_city (seat), row, &parts);
  return parts;
}

/* What multiplies says what it would make now. */
static void
check_figures (Fixture    *fixture,
               const char *id)
{
  GtkLabel *figures = ui_probe_find_styled (fixture->guide, "after");
  const CardsRowParts houses = get_parts (fixture, CARDS_ROW_HOUSE_MULTIPLIER);
  const CardsRowParts ranches = get_parts (fixture, CARDS_ROW_RANCH_MULTIPLIER);
  const CardsRowParts mines = get_parts (fixture, CARDS_ROW_MINE_MULTIPLIER);
  g_autofree char *expected = NULL;

  if (g_str_equal (id, "church"))
    expected = g_strdup_printf ("%d × %d = %d", houses.scoring + 1, houses.counted,
                                (houses.scoring + 1) * houses.counted);
  else if (g_str_equal (id, "smith"))
    expected = g_strdup_printf ("%d × %d + %d × %d = %d", ranches.scoring + 1, ranches.counted, mines.scoring + 1,
                                mines.counted,
                                (ranches.scoring + 1) * ranches.counted + (mines.scoring + 1) * mines.counted);
  g_assert_cmpstr (figures != NULL ? gtk_label_get_label (figures) : NULL, ==, expected);
}

/* Reads all that is shown; each bubble is in sight, off what is pressed, and says nothing twice.  Only the end waits
 * for what is asked. */
static void
read_all (Fixture *fixture)
{
  while (comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING &&
         !comstock_callout_waits (COMSTOCK_CALLOUT (fixture->guide)))
    {
      char *id = lesson_stage_dup_shown (fixture);

      g_test_message ("era %u round %u: %s", comstock_cards_game_get_era (COMSTOCK_CARDS_GAME (fixture->game)),
                      comstock_cards_game_get_round (COMSTOCK_CARDS_GAME (fixture->game)), id);
      g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->guide)));
      lesson_stage_check_cover (fixture);
      check_figures (fixture, id);
      if (g_str_equal (id, "end"))
        {
          g_hash_table_add (fixture->seen, id);
          return;
        }
      g_assert_true (g_hash_table_add (fixture->seen, id));
      lesson_stage_press (fixture, "Got It");
    }
}

static gboolean
is_asked (Fixture *fixture)
{
  return (comstock_game_get_actors (fixture->game) & 1) != 0;
}

/* The last of what is legal is the highest bid, and often the character. */
static CsMove
choose (Fixture *fixture,
        gboolean last)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (fixture->game, 0);
  const gboolean odd = comstock_cards_game_get_round (COMSTOCK_CARDS_GAME (fixture->game)) % 2 == 1;

  return g_array_index (legal, CsMove, last && odd ? legal->len - 1 : 0);
}

/* Plays Era I: always the first of what is legal, or in every other round the last. */
static void
play_era (Fixture *fixture,
          gboolean last)
{
  while (!lesson_stage_is_seen (fixture, "end"))
    {
      read_all (fixture);
      if (is_asked (fixture) && !lesson_stage_is_seen (fixture, "end"))
        {
          g_autoptr (GError) error = NULL;

          comstock_game_play (fixture->game, 0, choose (fixture, last), &error);
          g_assert_no_error (error);
        }
      stage_settle ();
    }
}

/* Whatever a person does, these are taught. */
static void
test_whole_lesson (Fixture      *fixture,
                   gconstpointer data)
{
  static const char *const certain[] = {
    "aim", "column", "appeal", "bid", "order", "novice", "spent", "cover", "person", "outguess", "saloon", "arrow",
    "church", "smith", "outlaws", "hotel", "end",
  };
  g_auto (GStrv) usual = NULL;

  play_era (fixture, ((const Whole *) data)->last);
  for (gsize i = 0; i < G_N_ELEMENTS (certain); i++)
    g_assert_true (lesson_stage_is_seen (fixture, certain[i]));
  g_assert_true (lesson_stage_is_seen (fixture, "tie") || lesson_stage_is_seen (fixture, "tie-lost"));
  g_assert_cmpuint (comstock_cards_game_get_era (COMSTOCK_CARDS_GAME (fixture->game)), ==, 2);
  g_assert_null (ui_probe_find_button (fixture->guide, "Got It"));
  lesson_stage_press (fixture, "Continue With Era II");
  g_assert_null (ui_probe_find_button (fixture->guide, "End Lesson"));
  g_assert_true (g_settings_get_boolean (fixture->settings, "guidance"));
  usual = g_settings_get_strv (fixture->settings, "guidance-seen");
  g_assert_true (g_strv_contains ((const char *const *) usual, "column"));
}

static gboolean
is_reviewed (gpointer fixture)
{
  return comstock_analysis_is_complete (comstock_analysis_of (((Fixture *) fixture)->game));
}

/* At the end one hears what cost most, which on a phone would hide the town, and another game can be begun at once. */
static void
test_play_again (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *review = NULL;
  GtkLabel *label = NULL;
  ComstockGame *next;

  play_era (fixture, FALSE);
  ui_probe_wait (is_reviewed, fixture);
  review = comstock_review_dup (comstock_analysis_of (fixture->game), 0);
  g_assert_nonnull (strstr (review, "cost you the most"));
  label = ui_probe_find (GTK_WIDGET (fixture->guide), GTK_TYPE_LABEL);
  g_assert_true (g_str_has_suffix (gtk_label_get_label (label), review) == (data == NULL));
  lesson_stage_press (fixture, "Play Again");
  next = comstock_table_get_game (ui_probe_find (GTK_WIDGET (fixture->window), COMSTOCK_TYPE_TABLE));
  g_assert_true (next != fixture->game);
  g_assert_false (comstock_cards_first_game_is (COMSTOCK_CARDS_GAME (next)));
}

/* Whoever plays on while the end is shown has read it: the usual tips go on. */
static void
test_playing_on (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *shown = NULL;

  play_era (fixture, TRUE);
  g_assert_cmpint (comstock_cards_game_get_step (COMSTOCK_CARDS_GAME (fixture->game)), ==, CARDS_STEP_BID);
  ui_clock_stop ();
  ui_clock_advance (READING_TIME);
  comstock_game_play (fixture->game, 0, choose (fixture, FALSE), NULL);
  ui_clock_start ();
  stage_settle ();
  shown = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (shown, !=, "end");
}

/* Escape is for one bubble, as it says; the last button ends it all, for good: the usual tips go on. */
static void
test_escape (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *shown = lesson_stage_dup_shown (fixture);
  g_autofree char *next = NULL;
  g_autofree char *after = NULL;

  g_assert_cmpstr (shown, ==, "aim");
  ui_hand_do ("key Escape");
  g_assert_nonnull (ui_probe_find_styled (fixture->guide, "key"));
  next = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (next, !=, "aim");
  lesson_stage_press (fixture, "End Lesson");
  g_assert_null (ui_probe_find_button (fixture->guide, "End Lesson"));
  after = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (after, ==, next);
  g_assert_nonnull (ui_probe_find_button (fixture->guide, "No More Tips"));
}

/* What is asked is explained once it is seen: what flew has landed. */
static void
test_flying (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *shown = NULL;

  comstock_table_set_flying (fixture->table, TRUE);
  lesson_stage_press (fixture, "Got It");
  g_assert_cmpuint (comstock_guide_get_part (fixture->guide), ==, COMSTOCK_GUIDE_NOTHING);
  comstock_table_set_flying (fixture->table, FALSE);
  shown = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (shown, ==, "column");
}

/* Whoever acts need not read. */
static void
test_acting (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *shown = NULL;

  comstock_game_play (fixture->game, 0, cards_move (CARDS_MOVE_BID, 9), NULL);
  stage_settle ();
  shown = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (shown, ==, "order");
}

static void
click (gpointer widget)
{
  ui_hand_point_at_middle (GTK_WIDGET (widget));
  ui_hand_do ("click 1");
}

static void
click_got_it (Fixture *fixture)
{
  while (comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING)
    click (ui_probe_find_button (fixture->guide, "Got It"));
}

static gboolean
is_asked_or_taught (gpointer data)
{
  Fixture *fixture = data;

  return is_asked (fixture) || comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING;
}

static void
await_turn (Fixture *fixture)
{
  do
    {
      ui_probe_wait (is_asked_or_taught, fixture);
      stage_settle ();
      click_got_it (fixture);
    }
  while (!is_asked (fixture));
}

/* The first round by mouse: every bubble is pressed away, and covers nothing that is pressed after it. */
static void
test_by_mouse (Fixture      *fixture,
               gconstpointer data)
{
  ComstockCardsColumnView *column = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  ComstockCardsCityView *city = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CITY_VIEW);
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (fixture->game);
  g_autoptr (GArray) legal = NULL;
  graphene_rect_t ghost;
  graphene_point_t middle;

  click_got_it (fixture);
  comstock_game_play (fixture->game, 0, cards_move (CARDS_MOVE_BID, 9), NULL);
  await_turn (fixture);
  g_assert_cmpint (comstock_cards_game_get_step (game), ==, CARDS_STEP_TAKE);
  legal = comstock_game_dup_legal (fixture->game, 0);
  click (comstock_cards_column_view_find_card (
    column, comstock_cards_game_get_card (game, (CardsCard) cards_move_argument (g_array_index (legal, CsMove, 1)))));
  await_turn (fixture);
  g_assert_cmpint (comstock_cards_game_get_step (game), ==, CARDS_STEP_PLACE);
  g_assert_true (comstock_cards_city_view_get_ghost_bounds (city, GTK_WIDGET (city), &ghost));
  graphene_rect_get_center (&ghost, &middle);
  ui_hand_point_at (GTK_WIDGET (city), (double) middle.x, (double) middle.y);
  ui_hand_do ("click 1");
  g_assert_cmpuint (g_list_model_get_n_items (comstock_cards_city_get_cards (
    comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0)))), ==, 1);
}

/* And by keys: bubbles are reached by Tab, or passed by. */
static void
test_by_keys (Fixture      *fixture,
              gconstpointer data)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (fixture->game);
  GtkWidget *button = GTK_WIDGET (ui_probe_find_button (fixture->guide, "Got It"));
  g_autofree char *shown = NULL;

  for (int i = 0; i < 60 && gtk_window_get_focus (GTK_WINDOW (fixture->window)) != button; i++)
    ui_hand_do ("key Tab");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  ui_hand_do ("key space");
  shown = lesson_stage_dup_shown (fixture);
  g_assert_cmpstr (shown, ==, "column");
  while (comstock_guide_get_part (fixture->guide) != COMSTOCK_GUIDE_NOTHING)
    lesson_stage_press (fixture, "Got It");
  ui_hand_do ("key 9");
  ui_hand_do ("key Return");
  await_turn (fixture);
  g_assert_cmpint (comstock_cards_game_get_step (game), ==, CARDS_STEP_TAKE);
  ui_hand_do ("key Down");
  ui_hand_do ("key Return");
  await_turn (fixture);
  g_assert_cmpint (comstock_cards_game_get_step (game), ==, CARDS_STEP_PLACE);
  ui_hand_do ("key Return");
  g_assert_cmpuint (g_list_model_get_n_items (comstock_cards_city_get_cards (
    comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, 0)))), ==, 1);
}

static const Whole wholes[] = {
  { "/lesson/whole/first", 1280, 800, FALSE },
  { "/lesson/whole/phone", 360, 640, TRUE },
  { "/lesson/whole/tablet", 768, 1024, TRUE },
};

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);

  g_test_add_func ("/lesson/steps", test_steps);
  for (gsize i = 0; i < G_N_ELEMENTS (wholes); i++)
    g_test_add (wholes[i].path, Fixture, &wholes[i], set_up, test_whole_lesson, lesson_stage_close);
  g_test_add ("/lesson/play-again", Fixture, NULL, set_up, test_play_again, lesson_stage_close);
  g_test_add ("/lesson/play-again-phone", Fixture, &wholes[1], set_up, test_play_again, lesson_stage_close);
  g_test_add ("/lesson/playing-on", Fixture, NULL, set_up, test_playing_on, lesson_stage_close);
  g_test_add ("/lesson/escape", Fixture, NULL, set_up, test_escape, lesson_stage_close);
  g_test_add ("/lesson/flying", Fixture, NULL, set_up, test_flying, lesson_stage_close);
  g_test_add ("/lesson/acting", Fixture, NULL, set_up, test_acting, lesson_stage_close);
  g_test_add ("/lesson/by-mouse", Fixture, NULL, set_up, test_by_mouse, lesson_stage_close);
  g_test_add ("/lesson/by-keys", Fixture, NULL, set_up, test_by_keys, lesson_stage_close);

  return g_test_run ();
}
