/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests comstock-seen-bin.c on the tables of both games: seats, header, rail and panes are seen as they were until what
 * has happened was told, by an act or a flight, and as they are by now after that.  Acts and cowboys stand still with
 * the clock; cards fly for longer than any test. */

#include "config.h"

#include <adwaita.h>

#include "board-deal.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-record.h"
#include "session.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"
#include "ui/table/comstock-seats.h"
#include "ui/board/table/comstock-board-flights.h"
#include "ui/board/table/comstock-board-log.h"
#include "ui/board/table/comstock-board-roll.h"
#include "ui/cards/cards/comstock-cards-card-back.h"
#include "ui/cards/scenes/comstock-cards-era-change.h"
#include "ui/cards/scenes/comstock-cards-showdown.h"
#include "ui/cards/seats/comstock-cards-peek.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/cards/seats/comstock-cards-you.h"
#include "ui/table/comstock-feed.h"
#include "ui/table/comstock-score-pane.h"
#include "ui/table/comstock-seen-bin.h"
#include "ui/table/comstock-table.h"
#include "widget-stage.h"

#define SEED 7
#define LONG 10000      /* milliseconds: longer than any way */
#define MOMENT 600      /* when an act does not tell how it ends yet */

typedef struct
{
  ComstockGame *game;
  ComstockWindow *window;
  ComstockTable *table;
  const char *pane;             /* that is open */
  GtkWidget *seen[4];           /* seats, header, rail of the card game, and pane */
  GdkTexture *before[4];
  char *heading;
} Fixture;

AdwAnimation *__wrap_adw_timed_animation_new (GtkWidget          *widget,
                                              double              from,
                                              double              to,
                                              guint               duration,
                                              AdwAnimationTarget *target);
AdwAnimation *__real_adw_timed_animation_new (GtkWidget          *widget,
                                              double              from,
                                              double              to,
                                              guint               duration,
                                              AdwAnimationTarget *target);

AdwAnimation *
__wrap_adw_timed_animation_new (GtkWidget          *widget,
                                double              from,
                                double              to,
                                guint               duration,
                                AdwAnimationTarget *target)
{
  return __real_adw_timed_animation_new (widget, from, to, 1000 * duration, target);
}

/* --- what is seen --- */

static GdkTexture *
take_picture (Fixture    *fixture,
              guint       nth,
              const char *when)
{
  g_autofree char *name = g_strdup_printf ("seen-%u-%s", nth, when);

  return stage_picture (fixture->seen[nth], name);
}

static gboolean
is_same (GdkTexture *one,
         GdkTexture *other)
{
  const gsize stride = 4 * (gsize) gdk_texture_get_width (one);
  const gsize size = stride * (gsize) gdk_texture_get_height (one);
  g_autofree guchar *its = NULL;
  g_autofree guchar *others = NULL;

  if (gdk_texture_get_width (one) != gdk_texture_get_width (other) ||
      gdk_texture_get_height (one) != gdk_texture_get_height (other))
    return FALSE;
  its = g_malloc (size);
  others = g_malloc (size);
  gdk_texture_download (one, its, stride);
  gdk_texture_download (other, others, stride);
  return memcmp (its, others, size) == 0;
}

static gboolean
is_as_before (Fixture *fixture,
              guint    nth)
{
  g_autoptr (GdkTexture) now = take_picture (fixture, nth, "now");

  return is_same (now, fixture->before[nth]);
}

/* Of two that stand for each other, the words. */
static const char *
get_heading (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_last_child (fixture->seen[1]);

  while (!GTK_IS_LABEL (child))
    child = gtk_widget_get_prev_sibling (child);
  return gtk_label_get_label (GTK_LABEL (child));
}

/* What goes without saying follows at once. */
static void
finish (Fixture *fixture)
{
  do
    {
      comstock_theatre_clear (comstock_table_get_theatre (fixture->table));
      COMSTOCK_TABLE_GET_CLASS (fixture->table)->skip (fixture->table);
      comstock_theatre_clear (comstock_table_get_theatre (fixture->table));
      stage_settle ();
      stage_settle ();
    }
  while (comstock_table_is_telling (fixture->table));
}

static void
look (Fixture *fixture)
{
  finish (fixture);
  g_assert_false (comstock_table_is_telling (fixture->table));
  for (guint i = 0; i < G_N_ELEMENTS (fixture->seen); i++)
    if (fixture->seen[i] != NULL)
      fixture->before[i] = take_picture (fixture, i, "before");
  fixture->heading = g_strdup (get_heading (fixture));
}

/* Until all is told the header changes only to what an act is about. */
static gboolean
is_titled (Fixture *fixture)
{
  ComstockAct *act = comstock_theatre_get_act (comstock_table_get_theatre (fixture->table));

  return act != NULL && comstock_act_get_title (act) != NULL;
}

static void
assert_untold (Fixture *fixture)
{
  stage_settle ();
  g_assert_true (comstock_table_is_telling (fixture->table));
  g_assert_true (is_as_before (fixture, 0));
  g_assert_true (is_titled (fixture) || is_as_before (fixture, 1));
  g_assert_true (fixture->seen[2] == NULL || is_as_before (fixture, 2));
  g_assert_true (fixture->seen[3] == NULL || is_as_before (fixture, 3));
  g_assert_cmpstr (get_heading (fixture), ==, fixture->heading);
}

static void
assert_told (Fixture *fixture)
{
  g_autofree char *heading = comstock_game_dup_heading (fixture->game);

  stage_settle ();
  stage_settle ();
  g_assert_false (comstock_table_is_telling (fixture->table));
  g_assert_false (is_as_before (fixture, 0));
  g_assert_true (fixture->seen[3] == NULL || !is_as_before (fixture, 3));
  g_assert_cmpstr (get_heading (fixture), ==, heading);
}

/* What the whole window looks like meanwhile. */
static void
picture_moment (Fixture    *fixture,
                const char *name)
{
  ui_clock_advance (MOMENT);
  assert_untold (fixture);
  g_object_unref (stage_picture (GTK_WIDGET (fixture->window), name));
}

/* --- games --- */

static void
open_game (Fixture *fixture,
           GType    seats)
{
  /* So that nobody plays meanwhile. */
  ui_clock_stop ();
  fixture->window = session_open_game (fixture->game);
  fixture->table = ui_probe_find (fixture->window, COMSTOCK_TYPE_TABLE);
  if (fixture->pane != NULL)
    comstock_panes_show (comstock_table_get_panes (fixture->table), fixture->pane);
  stage_set_animations (TRUE);
  fixture->seen[0] = ui_probe_find (fixture->window, seats);
  fixture->seen[1] = GTK_WIDGET (comstock_frame_get_stage (comstock_table_get_frame (fixture->table)));
  fixture->seen[2] = ui_probe_find_styled (fixture->window, "rail");
  if (fixture->pane != NULL)
    fixture->seen[3] = comstock_panes_get (comstock_table_get_panes (fixture->table), fixture->pane);
  /* Its scrollbar comes and goes. */
  if (g_strcmp0 (fixture->pane, "log") == 0)
    fixture->seen[3] = ui_probe_find (fixture->seen[3], GTK_TYPE_LIST_VIEW);
  /* Nothing is hovered. */
  ui_hand_do ("mousemove 0 0");
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "normal");
  g_settings_set_int (settings, "window-width", 1280);
  g_settings_set_int (settings, "window-height", 800);
  session_ask_foregone ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  stage_set_animations (FALSE);
  finish (fixture);
  ui_clock_start ();
  session_close_window (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (fixture->before); i++)
    g_clear_object (&fixture->before[i]);
  g_free (fixture->heading);
  g_object_unref (fixture->game);
}

/* --- the card game --- */

static void
reveal (Fixture *fixture)
{
  ComstockCardsGame *cards = stage_game_new (SEED);

  fixture->game = COMSTOCK_GAME (cards);
  stage_play_to (cards, CARDS_STEP_BID, 0);
  open_game (fixture, COMSTOCK_TYPE_CARDS_SEATS);
  look (fixture);
  stage_step (cards);
  assert_untold (fixture);
}

static void
test_showdown (Fixture       *fixture,
               gconstpointer  data)
{
  reveal (fixture);
  g_assert_true (COMSTOCK_IS_CARDS_SHOWDOWN (comstock_theatre_get_act (comstock_table_get_theatre (fixture->table))));
  picture_moment (fixture, "seen-showdown");
  finish (fixture);
  assert_told (fixture);
}

/* Whatever comes onto it, the own plate keeps its size. */
static void
test_plate (Fixture       *fixture,
            gconstpointer  data)
{
  ComstockCardsGame *cards = stage_game_new (SEED);
  GtkWidget *plate;
  int width, height;

  fixture->game = COMSTOCK_GAME (cards);
  stage_play_to (cards, CARDS_STEP_BID, 0);
  open_game (fixture, COMSTOCK_TYPE_CARDS_SEATS);
  look (fixture);
  plate = ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_YOU);
  width = gtk_widget_get_width (plate);
  height = gtk_widget_get_height (plate);
  stage_step (cards);
  finish (fixture);
  g_object_unref (stage_picture (GTK_WIDGET (fixture->window), "seen-plate"));
  g_assert_cmpint (gtk_widget_get_width (plate), ==, width);
  g_assert_cmpint (gtk_widget_get_height (plate), ==, height);
}

static gboolean
has_tooltip (GtkWidget *widget)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown;

  g_signal_emit_by_name (widget, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  return shown;
}

static void
test_tooltip (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *words;

  reveal (fixture);
  words = ui_probe_find_styled (fixture->seen[0], "seat-words");
  gtk_inscription_set_text (GTK_INSCRIPTION (words),
                            "More words than there is room for, however small they are written and however many lines "
                            "they take, so that the tooltip has to tell the rest of them.");
  g_assert_false (has_tooltip (words));
  finish (fixture);
  g_assert_true (has_tooltip (words));
  gtk_inscription_set_text (GTK_INSCRIPTION (words), "Few");
  g_assert_false (has_tooltip (words));
}

static gboolean
shows_something (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL;
}

/* What is opened meanwhile shows nothing yet. */
static void
assert_opened (Fixture   *fixture,
               GtkWidget *bin)
{
  stage_settle ();
  g_assert_true (comstock_table_is_telling (fixture->table));
  g_assert_true (gtk_widget_get_mapped (bin));
  g_assert_false (shows_something (bin));
  finish (fixture);
  g_assert_true (shows_something (bin));
}

static void
test_open_sheet (Fixture       *fixture,
                 gconstpointer  data)
{
  reveal (fixture);
  comstock_panes_show (comstock_table_get_panes (fixture->table), "score-sheet");
  assert_opened (fixture, ui_probe_find (ui_probe_find (fixture->window, COMSTOCK_TYPE_SCORE_PANE),
                                         COMSTOCK_TYPE_SEEN_BIN));
}

static void
test_open_peek (Fixture       *fixture,
                gconstpointer  data)
{
  reveal (fixture);
  ui_hand_do ("key shift+1");
  assert_opened (fixture, ui_probe_find (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_PEEK),
                                         COMSTOCK_TYPE_SEEN_BIN));
}

static void
test_cards_log (Fixture       *fixture,
                gconstpointer  data)
{
  fixture->pane = "log";
  test_showdown (fixture, data);
}

/* A key shows how it ends at once. */
static void
test_skip (Fixture       *fixture,
           gconstpointer  data)
{
  reveal (fixture);
  ui_hand_do ("key x");
  ui_hand_do ("key x");
  assert_told (fixture);
}

/* Another than the person takes a card, which stays on its way. */
static void
take_card (Fixture *fixture)
{
  ComstockCardsGame *cards = stage_game_new (SEED);

  fixture->game = COMSTOCK_GAME (cards);
  stage_play_to_reveal (cards, FALSE);
  open_game (fixture, COMSTOCK_TYPE_CARDS_SEATS);
  look (fixture);
  stage_step (cards);
  assert_untold (fixture);
}

static void
test_take (Fixture       *fixture,
           gconstpointer  data)
{
  take_card (fixture);
  finish (fixture);
  assert_told (fixture);
}

static void
test_undo_take (Fixture       *fixture,
                gconstpointer  data)
{
  take_card (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  stage_settle ();
  g_assert_false (comstock_table_is_telling (fixture->table));
}

static void
set_true (ComstockGame  *game,
          const CsEvent *event,
          gboolean      *happened)
{
  *happened = TRUE;
}

/* The cursor before the move that begins the next era. */
static guint
find_era (void)
{
  g_autoptr (ComstockCardsGame) cards = stage_game_new (SEED);
  gboolean happened = FALSE;
  guint cursor = 0;

  g_signal_connect (cards, "event::era", G_CALLBACK (set_true), &happened);
  while (!happened)
    {
      cursor = comstock_game_get_cursor (COMSTOCK_GAME (cards));
      stage_step (cards);
    }
  return cursor;
}

/* The train comes once the cards have landed; nothing is told in between. */
static void
test_era (Fixture       *fixture,
          gconstpointer  data)
{
  ComstockCardsGame *cards = stage_game_new (SEED);
  const guint cursor = find_era ();

  fixture->game = COMSTOCK_GAME (cards);
  while (comstock_game_get_cursor (fixture->game) < cursor)
    stage_step (cards);
  open_game (fixture, COMSTOCK_TYPE_CARDS_SEATS);
  /* The pile, which is another in that era. */
  fixture->seen[3] = gtk_widget_get_ancestor (ui_probe_find (fixture->window, COMSTOCK_TYPE_CARDS_CARD_BACK),
                                              COMSTOCK_TYPE_SEEN_BIN);
  look (fixture);
  stage_step (cards);
  assert_untold (fixture);
  COMSTOCK_TABLE_GET_CLASS (fixture->table)->skip (fixture->table);
  g_assert_true (COMSTOCK_IS_CARDS_ERA_CHANGE (comstock_theatre_get_act (comstock_table_get_theatre (fixture->table))));
  assert_untold (fixture);
  finish (fixture);
  assert_told (fixture);
}

/* --- the board game --- */

typedef enum
{
  DUEL,
  PAYDAY,
  CHAIN,
} Happening;

typedef struct
{
  ComstockBoardRecord record;
  guint duels;                  /* in this move */
  gboolean pays;
} Search;

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Search        *search)
{
  search->duels += comstock_board_record_note (&search->record, game, event);
  search->pays |= event->type == BOARD_EVENT_INCOME;
}

static gboolean
has_happened (const Search *search,
              Happening     what)
{
  switch (what)
    {
    case DUEL:
      return search->duels > 0;
    case PAYDAY:
      return search->pays;
    case CHAIN:
    default:
      return search->duels > 1 && search->pays;
    }
}

static ComstockGame *
deal_board (CsRng *rng)
{
  cs_rng_init (rng, SEED);
  return board_deal ("person,rival:medium,rival:medium,rival:medium", 0, SEED);
}

static guint
find_in_board (Happening what)
{
  CsRng rng;
  g_autoptr (ComstockGame) game = deal_board (&rng);
  Search search = { 0 };
  guint cursor = 0;

  g_signal_connect (game, "event", G_CALLBACK (on_event), &search);
  while (!has_happened (&search, what))
    {
      g_assert_false (comstock_game_is_over (game));
      search.duels = 0;
      search.pays = FALSE;
      cursor = comstock_game_get_cursor (game);
      board_deal_play_move (game, &rng);
    }
  return cursor;
}

static void
play_to_act (Fixture  *fixture,
             Happening what)
{
  const guint cursor = find_in_board (what);
  CsRng rng;

  fixture->game = deal_board (&rng);
  while (comstock_game_get_cursor (fixture->game) < cursor)
    board_deal_play_move (fixture->game, &rng);
  open_game (fixture, COMSTOCK_TYPE_SEATS);
  look (fixture);
  board_deal_play_move (fixture->game, &rng);
  stage_settle ();
  /* What came before the act in the same move is seen already. */
  g_clear_object (&fixture->before[0]);
  fixture->before[0] = take_picture (fixture, 0, "begun");
  assert_untold (fixture);
}

/* What comes of the duel is on no plate. */
static void
assert_no_gain (Fixture *fixture)
{
  ComstockBoardGame *game = COMSTOCK_BOARD_GAME (fixture->game);
  gboolean differs = FALSE;

  for (guint seat = 0; seat < comstock_game_get_n_seats (fixture->game); seat++)
    {
      const BoardSeat *told = &comstock_board_game_get_told (game)->seats[seat];
      const BoardSeat *seen = &comstock_board_game_get_seen (game)->seats[seat];

      g_assert_cmpuint (told->personal, <=, seen->personal);
      differs |= told->money != seen->money || told->vp != seen->vp || told->personal != seen->personal ||
                 told->owned != seen->owned;
    }
  g_assert_true (differs);
}

static void
test_duel (Fixture       *fixture,
           gconstpointer  data)
{
  play_to_act (fixture, DUEL);
  assert_no_gain (fixture);
  g_assert_nonnull (ui_probe_find (fixture->window, COMSTOCK_TYPE_BOARD_ROLL));
  picture_moment (fixture, "seen-duel");
  finish (fixture);
  assert_told (fixture);
}

static void
test_payday (Fixture       *fixture,
             gconstpointer  data)
{
  play_to_act (fixture, PAYDAY);
  finish (fixture);
  assert_told (fixture);
}

/* The newest row of the feed tells nothing that was not told yet. */
static void
assert_feed (Fixture *fixture)
{
  g_autoptr (ComstockLogRows) rows = comstock_log_rows_new (comstock_game_get_log (fixture->game),
                                                            &comstock_board_log_pictures);
  guint position = comstock_log_rows_find (rows, comstock_table_get_told (fixture->table) - 1);
  GtkWidget *newest = gtk_widget_get_first_child (ui_probe_find (fixture->window, COMSTOCK_TYPE_FEED));
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (rows), position);
  g_autofree char *sentence = NULL;

  while (comstock_board_log_pictures.is_minor (row))
    {
      g_object_unref (row);
      row = g_list_model_get_item (G_LIST_MODEL (rows), --position);
    }
  sentence = comstock_log_row_dup_sentence (row);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (newest))), ==, sentence);
}

/* Where an act hands over to the next, plates, feed and what is lit come as far as that, and no further. */
static void
test_chain (Fixture       *fixture,
            gconstpointer  data)
{
  ComstockTheatre *theatre;
  guint n_acts = 0;

  play_to_act (fixture, CHAIN);
  theatre = comstock_table_get_theatre (fixture->table);
  for (ComstockAct *act = comstock_theatre_get_act (theatre); act != NULL; act = comstock_theatre_get_act (theatre))
    {
      const guint told = comstock_table_get_told (fixture->table);

      g_assert_cmpuint (told, ==, comstock_act_get_since (act));
      assert_feed (fixture);
      g_assert_true (comstock_theatre_skip (theatre) && comstock_theatre_skip (theatre));
      stage_settle ();
      stage_settle ();
      g_assert_cmpuint (comstock_table_get_told (fixture->table), >, told);
      g_assert_false (is_as_before (fixture, 0));
      g_clear_object (&fixture->before[0]);
      fixture->before[0] = take_picture (fixture, 0, "told");
      n_acts++;
    }
  g_assert_cmpuint (n_acts, >, 2);
  finish (fixture);
  assert_feed (fixture);
}

/* What a payday brings is not read in the score sheet before it is seen. */
static void
test_score_sheet (Fixture       *fixture,
                  gconstpointer  data)
{
  fixture->pane = "score-sheet";
  test_payday (fixture, data);
}

static void
test_open_details (Fixture       *fixture,
                   gconstpointer  data)
{
  GtkMenuButton *plate;

  play_to_act (fixture, PAYDAY);
  plate = GTK_MENU_BUTTON (comstock_seats_get_plate (COMSTOCK_SEATS (fixture->seen[0]), 0));
  gtk_menu_button_popup (plate);
  assert_opened (fixture, gtk_popover_get_child (gtk_menu_button_get_popover (plate)));
  /* GTK complains of a tooltip that is due when its window is gone. */
  gtk_menu_button_popdown (plate);
  ui_hand_do ("mousemove 1 1");
  stage_settle ();
}

static void
test_board_log (Fixture       *fixture,
                gconstpointer  data)
{
  fixture->pane = "log";
  test_payday (fixture, data);
}

static void
open_cowboys (Fixture *fixture)
{
  CsRng rng;

  cs_rng_init (&rng, SEED);
  fixture->game = board_deal ("person,person", 0, SEED);
  while (((const BoardState *) comstock_game_get_state (fixture->game))->step != BOARD_STEP_COWBOY)
    board_deal_play_move (fixture->game, &rng);
  open_game (fixture, COMSTOCK_TYPE_SEATS);
  look (fixture);
  g_assert_true (comstock_game_play (fixture->game, board_deal_get_actor (fixture->game),
                                     board_move (BOARD_MOVE_COWBOY,
                                                 (guint) BOARD_GAMBLING * BOARD_COWBOY_KINDS + BOARD_PLAIN), NULL));
}

static void
test_cowboy (Fixture       *fixture,
             gconstpointer  data)
{
  open_cowboys (fixture);
  assert_untold (fixture);
  ui_clock_advance (LONG);
  stage_settle ();
  assert_told (fixture);
}

/* Taken back, nothing is on its way. */
static void
test_undo_cowboy (Fixture       *fixture,
                  gconstpointer  data)
{
  open_cowboys (fixture);
  assert_untold (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.undo", NULL);
  stage_settle ();
  g_assert_false (comstock_table_is_telling (fixture->table));
}

/* The ring of who is to act goes as soon as something is told. */
static void
hide_rings (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (provider, "seat-plates button { box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/seen-bin/showdown", test_showdown },
    { "/seen-bin/skip", test_skip },
    { "/seen-bin/plate", test_plate },
    { "/seen-bin/tooltip", test_tooltip },
    { "/seen-bin/open-sheet", test_open_sheet },
    { "/seen-bin/open-peek", test_open_peek },
    { "/seen-bin/cards-log", test_cards_log },
    { "/seen-bin/take", test_take },
    { "/seen-bin/undo-take", test_undo_take },
    { "/seen-bin/era", test_era },
    { "/seen-bin/duel", test_duel },
    { "/seen-bin/payday", test_payday },
    { "/seen-bin/chain", test_chain },
    { "/seen-bin/score-sheet", test_score_sheet },
    { "/seen-bin/board-log", test_board_log },
    { "/seen-bin/open-details", test_open_details },
    { "/seen-bin/cowboy", test_cowboy },
    { "/seen-bin/undo-cowboy", test_undo_cowboy },
  };

  ui_probe_init (&argc, &argv);
  hide_rings ();
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
