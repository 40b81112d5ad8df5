/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scene of a duel: what is read of it from the game, and what is seen at which moment. */

#include "ui/board/table/comstock-board-roll.h"

#include "board-deal.h"
#include "ui-probe.h"
#include "ui/board/table/comstock-board-duel.h"
#include "ui/board/table/comstock-board-fighter.h"
#include "ui/kit/comstock-measure.h"

#define SEED 5
#define FRAME 50        /* in milliseconds */

/* --- what is read --- */

typedef struct
{
  ComstockBoardRecord record;
  guint n_duels;
  guint n_outlaws;
  guint n_tiles;
  guint n_powers[BOARD_POWERS];         /* duels in which it counted */
} Seen;

static void
assert_duelist (Seen                       *seen,
                const ComstockBoardDuelist *duelist)
{
  int firepower = 0;

  for (guint power = 0; power < BOARD_POWERS; power++)
    {
      firepower += duelist->powers[power];
      seen->n_powers[power] += duelist->powers[power] > 0;
    }
  g_assert_cmpint (firepower, ==, duelist->firepower);
  g_assert_cmpint (duelist->odds, >=, duelist->tiles ? -1 : 0);
  g_assert_cmpint (duelist->odds, <=, duelist->tiles ? -1 : 100);
  seen->n_tiles += duelist->tiles;
}

/* Whatever happened on the way since, the parts are those of the strength that was told. */
static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Seen          *seen)
{
  int odds = 0;
  BoardPlace place;

  if (!comstock_board_record_note (&seen->record, game, event))
    return;
  g_assert_cmpuint (board_duel_in_hand (comstock_game_get_state_at (game, seen->record.cursor), &place), !=, 0);
  g_assert_cmpuint (place, ==, seen->record.place);
  seen->n_duels++;
  seen->n_outlaws += seen->record.outlaw > 0;
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    if (seen->record.duelists[seat].tells_strength)
      {
        assert_duelist (seen, &seen->record.duelists[seat]);
        odds += seen->record.duelists[seat].odds;
      }
  if (odds > 0 && seen->record.outlaw == 0)
    {
      g_assert_cmpint (odds, >=, 97);
      g_assert_cmpint (odds, <=, 103);
    }
}

static void
play_through (const char  *seats,
              BoardVariant variants,
              Seen        *seen)
{
  g_autoptr (ComstockGame) game = board_deal (seats, variants, SEED);
  CsRng rng;

  cs_rng_init (&rng, SEED);
  g_signal_connect (game, "event", G_CALLBACK (on_event), seen);
  while (!comstock_game_is_over (game))
    board_deal_play_move (game, &rng);
  g_assert_cmpuint (seen->n_duels, >, 0);
}

static void
test_read (void)
{
  Seen seen = { 0 };

  play_through ("person,person,person,person,person", BOARD_WITH_OUTLAWS | BOARD_WITH_HORSES, &seen);
  g_assert_cmpuint (seen.n_powers[BOARD_POWER_TOKENS], >, 0);
  g_assert_cmpuint (seen.n_powers[BOARD_POWER_COWBOYS], >, 0);
  g_assert_cmpuint (seen.n_powers[BOARD_POWER_AMMUNITION], >, 0);
  g_assert_cmpuint (seen.n_outlaws, >, 0);
  g_assert_cmpuint (seen.n_tiles, ==, 0);
}

static void
test_read_tiles (void)
{
  Seen seen = { 0 };

  play_through ("person,person,person", BOARD_MIGHT_IS_RIGHT, &seen);
  g_assert_cmpuint (seen.n_tiles, >, seen.n_duels);
}

static void
test_read_standish (void)
{
  const ComstockBoardDuelist his = { .tells_strength = TRUE, .firepower = 6 };
  g_autofree char *sum = comstock_board_record_dup_sum (&his);
  Seen seen = { 0 };

  g_assert_cmpstr (sum, ==, "6");
  play_through ("person,standish:strength", 0, &seen);
  g_assert_cmpuint (seen.n_powers[BOARD_POWER_CARDS], >, 0);
}

/* --- what is seen --- */

/* Hat rolls 3 and has two revolvers and one cowboy, Star rolls 4 and has a revolver. */
static ComstockBoardRecord
create_record (void)
{
  ComstockBoardRecord record = { .place = BOARD_GAMBLING };

  record.duelists[0] = (ComstockBoardDuelist) { .n_dice = 1, .dice = { 3 }, .tells_strength = TRUE, .rolled = 3,
                                                .firepower = 3, .odds = 65 };
  record.duelists[0].powers[BOARD_POWER_TOKENS] = 2;
  record.duelists[0].powers[BOARD_POWER_COWBOYS] = 1;
  record.duelists[1] = (ComstockBoardDuelist) { .n_dice = 1, .dice = { 4 }, .tells_strength = TRUE, .rolled = 4,
                                                .firepower = 1, .odds = 35 };
  record.duelists[1].powers[BOARD_POWER_TOKENS] = 1;
  return record;
}

static const char *
get_sum (gpointer fighter)
{
  return gtk_label_get_label (ui_probe_find_styled (fighter, "title-2"));
}

static void
advance_until (ComstockAct *act,
               gpointer     fighter,
               const char  *sum)
{
  while (!g_str_equal (get_sum (fighter), sum))
    g_assert_true (comstock_act_advance (act, FRAME));
}

static gboolean
is_seen (gpointer widget)
{
  return gtk_widget_get_opacity (widget) > 0.99;
}

/* Chances first, then the dice, then the firepower part by part, at last who has won. */
static void
test_moments (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", 0, SEED);
  const ComstockBoardRecord record = create_record ();
  ComstockAct *act = comstock_board_roll_new (game, &record);
  GtkWindow *window = stage_show (GTK_WIDGET (act), 360, 400);
  gpointer hat = ui_probe_find (act, COMSTOCK_TYPE_BOARD_FIGHTER);
  gpointer sum = ui_probe_find_styled (hat, "title-2");
  gpointer cowboy = gtk_widget_get_last_child (gtk_widget_get_parent (ui_probe_find_styled (hat, "part")));

  comstock_act_advance (act, FRAME);
  g_assert_cmpstr (gtk_label_get_label (ui_probe_find_styled (hat, "caption")), ==,
                   "Chance of winning the duel: 65%");
  g_assert_false (is_seen (sum));
  g_assert_false (gtk_widget_has_css_class (hat, "winner"));
  while (!is_seen (sum))
    g_assert_true (comstock_act_advance (act, FRAME));
  g_assert_cmpstr (get_sum (hat), ==, "3");
  advance_until (act, hat, "5");
  g_assert_false (is_seen (cowboy));
  g_assert_false (gtk_widget_has_css_class (hat, "winner"));
  advance_until (act, hat, "6");
  g_assert_true (is_seen (cowboy));
  while (!gtk_widget_has_css_class (hat, "winner"))
    g_assert_true (comstock_act_advance (act, FRAME));
  stage_close (window);
}

/* A press shows the end of it at once, another one ends it. */
static void
test_press (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", 0, SEED);
  const ComstockBoardRecord record = create_record ();
  g_autoptr (ComstockAct) act = g_object_ref_sink (comstock_board_roll_new (game, &record));
  gpointer hat = ui_probe_find (act, COMSTOCK_TYPE_BOARD_FIGHTER);

  g_assert_true (comstock_act_press (act));
  g_assert_cmpstr (get_sum (hat), ==, "6");
  g_assert_true (gtk_widget_has_css_class (hat, "winner"));
  g_assert_true (comstock_act_press (act));
  g_assert_true (comstock_act_is_over (act));
}

/* Tiles are face down at first, one of no value as well. */
static void
test_tiles (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", BOARD_MIGHT_IS_RIGHT, SEED);
  ComstockBoardRecord record = create_record ();
  g_autoptr (ComstockAct) act = NULL;
  gpointer tile;

  record.duelists[0].tiles = TRUE;
  record.duelists[0].dice[0] = 0;
  record.duelists[0].rolled = 0;
  record.duelists[0].odds = -1;
  act = g_object_ref_sink (comstock_board_roll_new (game, &record));
  tile = ui_probe_find_styled (act, "duel-tile");
  comstock_act_advance (act, FRAME);
  g_assert_cmpstr (gtk_label_get_label (tile), ==, "?");
  comstock_act_press (act);
  g_assert_cmpstr (gtk_label_get_label (tile), ==, "0");
}

/* An outlaw that wins stands out, and nobody else. */
static void
test_outlaw (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person", BOARD_WITH_OUTLAWS, SEED);
  ComstockBoardRecord record = create_record ();
  g_autoptr (ComstockAct) act = NULL;

  record.place = BOARD_PLACE_PARCEL + 9;
  record.outlaw = 11;
  record.winner = CS_NO_SEAT;
  act = g_object_ref_sink (comstock_board_roll_new (game, &record));
  comstock_act_press (act);
  g_assert_true (gtk_widget_has_css_class (ui_probe_find_styled (act, "winner"), "outlaw"));
  g_assert_false (gtk_widget_has_css_class (ui_probe_find (act, COMSTOCK_TYPE_BOARD_FIGHTER), "winner"));
}

/* --- what stays --- */

#define TIGHT_WIDTH 740          /* in pixels, as below the map of a tablet that stands */

typedef struct
{
  GtkWidget *summary;
  ComstockBoardRecord record;
  guint n_outlaws;
} Watch;

/* Side by side all that is told of the duel is no higher than two lines, one below the other. */
static void
check_tight (GtkWidget *summary)
{
  ComstockBoardDuel *duel = COMSTOCK_BOARD_DUEL (summary);
  int high, brief, tight;

  comstock_measure_height (summary, TIGHT_WIDTH, &high, NULL);
  comstock_board_duel_set_tight (duel, TRUE, FALSE);
  comstock_measure_height (summary, TIGHT_WIDTH, &tight, NULL);
  comstock_board_duel_set_tight (duel, TRUE, TRUE);
  comstock_measure_height (summary, TIGHT_WIDTH, &brief, NULL);
  g_assert_cmpint (2 * tight, <, high);
  g_assert_cmpint (brief, <=, tight);
  comstock_board_duel_set_tight (duel, FALSE, TRUE);
  comstock_measure_height (summary, TIGHT_WIDTH, &tight, NULL);
  g_assert_cmpint (tight, ==, high);
}

/* A duel that begins takes away what is told of the last one, and so does looking back; an outlaw's strength is told
 * like everybody's. */
static void
on_watched (ComstockGame  *game,
            const CsEvent *event,
            Watch         *watch)
{
  const gboolean decided = comstock_board_record_note (&watch->record, game, event);

  if (event->type == BOARD_EVENT_DUEL)
    g_assert_false (gtk_widget_get_visible (watch->summary));
  if (!decided)
    return;
  g_assert_true (gtk_widget_get_visible (watch->summary));
  g_assert_true ((ui_probe_find_styled (watch->summary, "outlaw") != NULL) == (watch->record.outlaw > 0));
  comstock_board_duel_set_away (COMSTOCK_BOARD_DUEL (watch->summary), TRUE);
  g_assert_false (gtk_widget_get_visible (watch->summary));
  comstock_board_duel_set_away (COMSTOCK_BOARD_DUEL (watch->summary), FALSE);
  g_assert_true (gtk_widget_get_visible (watch->summary));
  check_tight (watch->summary);
  watch->n_outlaws += watch->record.outlaw > 0;
}

static void
test_summary (void)
{
  g_autoptr (ComstockGame) game = board_deal ("person,person,person", BOARD_MIGHT_IS_RIGHT | BOARD_WITH_OUTLAWS, SEED);
  Watch watch = { .summary = g_object_ref_sink (comstock_board_duel_new (game)) };
  CsRng rng;

  cs_rng_init (&rng, SEED);
  g_signal_connect (game, "event", G_CALLBACK (on_watched), &watch);
  while (!comstock_game_is_over (game))
    board_deal_play_move (game, &rng);
  g_assert_cmpuint (watch.n_outlaws, >, 0);
  g_object_unref (watch.summary);
}

int
main (int    argc,
      char **argv)
{
  stage_init (&argc, &argv);
  g_test_add_func ("/board-roll/read", test_read);
  g_test_add_func ("/board-roll/read-tiles", test_read_tiles);
  g_test_add_func ("/board-roll/read-standish", test_read_standish);
  g_test_add_func ("/board-roll/moments", test_moments);
  g_test_add_func ("/board-roll/press", test_press);
  g_test_add_func ("/board-roll/tiles", test_tiles);
  g_test_add_func ("/board-roll/outlaw", test_outlaw);
  g_test_add_func ("/board-roll/summary", test_summary);
  return g_test_run ();
}
