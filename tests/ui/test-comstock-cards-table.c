/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the card game: whole games through its widgets, with the focus and the size
 * watched at every decision. */

#include "config.h"

#include "ui/cards/table/comstock-cards-table.h"

#include "ui/cards/cast/comstock-cards-cast.h"
#include "ui/cards/cast/comstock-cards-desk.h"
#include "ui/cards/cast/comstock-cards-offer.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-column-view.h"
#include "ui/cards/cards/comstock-cards-hand.h"
#include "ui/cards/seats/comstock-cards-seats.h"
#include "ui/table/comstock-player-aid.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/cards/scenes/comstock-cards-finale.h"
#include "ui/table/comstock-log-pane.h"
#include "ui/table/comstock-callout.h"
#include "ui/shell/comstock-window.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"

#define SHEET 4         /* characters in a row */
#define HEADER_HEIGHT 50

typedef struct
{
  ComstockWindow *window;
  ComstockGame *game;
  ComstockCardsGame *cards;
  guint decisions;
  guint cursor;         /* where the game was when something was about to move it */
} Play;

typedef struct
{
  const char *path;
  const char *seats;
  int width;
  int height;
} Case;

static const Case cases[] = {
  { "/table/small", "rival:easy,person,virtual:novice,rival:hard,virtual:expert,virtual:novice",
    360, 640 },
  { "/table/wide", "person,virtual:novice,virtual:intermediate,virtual:expert", 1280, 800 },
};

static Play
begin (const char *seats,
       guint64     seed)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GError) error = NULL;
  ComstockCardsSetup setup;
  Play play = { 0 };

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, seats, &error));
  setup.seed = seed;
  play.cards = comstock_cards_game_new (deck, &setup, &error);
  g_assert_no_error (error);
  play.game = COMSTOCK_GAME (play.cards);
  play.window = comstock_window_new (ui_probe_get_application ());
  comstock_window_set_game (play.window, play.game);
  gtk_window_present (GTK_WINDOW (play.window));
  stage_settle ();
  return play;
}

static gboolean
is_gone (gpointer weak)
{
  return *(gpointer *) weak == NULL;
}

/* The game goes with its window, as soon as a rival that is still thinking has noticed. */
static void
end (Play *play)
{
  gpointer weak = play->game;

  gtk_window_destroy (GTK_WINDOW (play->window));
  stage_settle ();
  g_object_add_weak_pointer (G_OBJECT (play->game), &weak);
  g_object_unref (play->game);
  ui_probe_wait (is_gone, &weak);
}

static int
find_person (Play *play)
{
  guint32 actors = comstock_game_get_actors (play->game);

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (play->cards)); i++)
    if ((actors & (1u << i)) != 0 &&
        comstock_cards_seat_get_kind (comstock_cards_game_get_seat (play->cards, i)) == COMSTOCK_PERSON)
      return (int) i;
  return -1;
}

static gboolean
is_person_asked (gpointer data)
{
  Play *play = data;

  return comstock_game_is_over (play->game) || find_person (play) >= 0;
}

static GtkWidget *
find_card (gpointer    root,
           const char *css_class)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_has_css_class (child, css_class) ? child : find_card (child, css_class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Where the person answers what is asked at @step. */
static GType
get_answering_type (CardsStep step)
{
  return step == CARDS_STEP_BID   ? COMSTOCK_TYPE_CARDS_HAND :
         step == CARDS_STEP_TAKE  ? COMSTOCK_TYPE_CARDS_COLUMN_VIEW :
         step == CARDS_STEP_PLACE ? COMSTOCK_TYPE_CARDS_CITY_VIEW :
         step == CARDS_STEP_ABILITY ? COMSTOCK_TYPE_CARDS_CAST :
         step == CARDS_STEP_HIRE  ? COMSTOCK_TYPE_CARDS_OFFER :
                                    COMSTOCK_TYPE_CARDS_DESK;
}

/* The focus is where the answer is given, and the table is not larger than the window was made. */
static void
check_decision (Play *play)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));
  GtkWidget *table = ui_probe_find (play->window, COMSTOCK_TYPE_CARDS_TABLE);
  GType type = get_answering_type (comstock_cards_game_get_step (play->cards));
  int made_width, made_height, width, height;

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_mapped (focus));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, type));
  gtk_window_get_default_size (GTK_WINDOW (play->window), &made_width, &made_height);
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, made_width);
  gtk_widget_measure (table, GTK_ORIENTATION_VERTICAL, made_width, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, <=, made_height - HEADER_HEIGHT);
}

static void
press_in (Play       *play,
          GType       type,
          const char *label)
{
  gpointer part = ui_probe_find (play->window, type);

  g_assert_nonnull (part);
  ui_probe_press (ui_probe_find_button (part, label));
}

static void
answer_bid (Play *play)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (play->cards, (guint) find_person (play));
  g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (comstock_cards_seat_get_hand (seat), 0);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  g_assert_nonnull (card);
  g_assert_true (gtk_widget_is_ancestor (focus, ui_probe_find (play->window, COMSTOCK_TYPE_CARDS_HAND)));
  /* The last card of an era need not be picked. */
  if (g_list_model_get_n_items (comstock_cards_seat_get_hand (seat)) == 1)
    {
      press_in (play, COMSTOCK_TYPE_CARDS_HAND, "Play This Card");
      return;
    }
  /* The first playable card has the focus; choosing it once more plays it. */
  ui_probe_press (focus);
  g_assert_false (comstock_cards_seat_has_bid (seat));
  if (play->decisions % 2 == 0)
    ui_probe_press (focus);
  else
    press_in (play, COMSTOCK_TYPE_CARDS_HAND, "Play This Card");
}

static void
answer_take (Play *play)
{
  GtkWidget *card = find_card (ui_probe_find (play->window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW), "takeable");
  GtkButton *insist;

  ui_probe_press (card);
  insist = ui_probe_find_button (play->window, "Take It Anyway");
  if (insist != NULL)
    ui_probe_press (insist);
}

static void
answer_place (Play *play)
{
  gpointer city = ui_probe_find (play->window, COMSTOCK_TYPE_CARDS_CITY_VIEW);

  gtk_widget_activate_action (city, "city.next-place", NULL);
  press_in (play, COMSTOCK_TYPE_CARDS_DESK, "Place Here");
}

/* By the portrait, which has the focus, or in the callout at it. */
static void
answer_ability (Play *play)
{
  if (play->decisions % 2 == 0)
    ui_probe_press (gtk_window_get_focus (GTK_WINDOW (play->window)));
  else
    press_in (play, COMSTOCK_TYPE_CALLOUT, play->decisions % 3 == 0 ? "Use" : "Not Now");
}

/* Who has the focus would bring most: nobody comes only if that is asked for. */
static void
answer_hire (Play *play)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (play->window));

  g_assert_true (COMSTOCK_IS_CARDS_PORTRAIT (focus));
  if (play->decisions % 2 == 0)
    ui_probe_press (focus);
  else
    press_in (play, COMSTOCK_TYPE_CARDS_OFFER, "Nobody");
}

static void
answer_sale (Play *play)
{
  press_in (play, COMSTOCK_TYPE_CARDS_DESK, "Done Selling");
}

static void
answer (Play *play)
{
  static void (*const answers[]) (Play *) = {
    [CARDS_STEP_ABILITY] = answer_ability,
    [CARDS_STEP_BID] = answer_bid,
    [CARDS_STEP_TAKE] = answer_take,
    [CARDS_STEP_PLACE] = answer_place,
    [CARDS_STEP_HIRE] = answer_hire,
    [CARDS_STEP_SELL] = answer_sale,
    [CARDS_STEP_FINAL_SALE] = answer_sale,
  };
  const guint cursor = comstock_game_get_cursor (play->game);

  answers[comstock_cards_game_get_step (play->cards)] (play);
  g_assert_cmpuint (comstock_game_get_cursor (play->game), >, cursor);
  play->decisions++;
}

static void
play_to_end (Play *play)
{
  ui_probe_wait (is_person_asked, play);
  while (!comstock_game_is_over (play->game))
    {
      check_decision (play);
      answer (play);
      ui_probe_wait (is_person_asked, play);
    }
}

static void
test_whole_game (gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const Case *test = data;
  Play play;

  g_settings_set_int (settings, "window-width", test->width);
  g_settings_set_int (settings, "window-height", test->height);
  play = begin (test->seats, 3);

  play_to_end (&play);
  g_assert_cmpuint (play.decisions, >=, 2 * 18);
  g_assert_nonnull (ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_FINALE));
  end (&play);
}

/* Plays, without a window, until the person has so many characters and is asked at @step. */
static void
play_to (Play     *play,
         CardsStep step,
         guint     n_characters)
{
  GListModel *characters = comstock_cards_seat_get_characters (comstock_cards_game_get_seat (play->cards, 0));

  while (comstock_cards_game_get_step (play->cards) != step ||
         (comstock_game_get_actors (play->game) & 1) == 0 || g_list_model_get_n_items (characters) < n_characters)
    {
      const guint32 actors = comstock_game_get_actors (play->game);
      g_autoptr (GArray) legal = comstock_game_dup_legal (play->game, 0);
      CsMove move = legal->len > 0 ? g_array_index (legal, CsMove, 0) : 0;

      for (guint i = 0; i < legal->len; i++)
        if (cards_move_type (g_array_index (legal, CsMove, i)) == CARDS_MOVE_TAKE &&
            cards_is_character ((CardsCard) cards_move_argument (g_array_index (legal, CsMove, i))))
          move = g_array_index (legal, CsMove, i);
      if ((actors & 1) != 0)
        comstock_game_play (play->game, 0, move, NULL);
      else
        comstock_game_play_automatic (play->game, NULL);
    }
  stage_settle ();
}

typedef struct
{
  const char *path;
  const char *keys;     /* NULL: the mouse presses the portrait */
  gboolean used;
} Way;

static const Way ways[] = {
  { "/table/ability-by-mouse", NULL, TRUE },
  { "/table/ability-by-key", "key a Return", TRUE },
  { "/table/ability-saved", "key Escape", FALSE },
};

/* However it is answered at the portrait, that is what is played. */
static void
test_ability (gconstpointer data)
{
  const Way *way = data;
  Play play = begin ("person,virtual:novice,virtual:novice,virtual:expert", 3);
  ComstockCardsPortrait *portrait;
  ComstockCardsCard *card;
  guint cursor;

  play_to (&play, CARDS_STEP_ABILITY, 0);
  cursor = comstock_game_get_cursor (play.game);
  portrait = comstock_cards_cast_get_portrait (ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_CAST),
                                               comstock_cards_game_get_ability (play.cards));
  card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (portrait));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (play.window)) == GTK_WIDGET (portrait));
  if (way->keys != NULL)
    ui_hand_do (way->keys);
  else
    {
      ui_hand_point_at_middle (GTK_WIDGET (portrait));
      ui_hand_do ("click 1");
    }
  stage_settle ();
  g_assert_cmpuint (comstock_game_get_cursor (play.game), >, cursor);
  g_assert_cmpint (comstock_cards_card_is_used (card), ==, way->used);
  end (&play);
}

static void
press_curtain (Play *play)
{
  ComstockCardsSeat *seat = comstock_cards_game_get_seat (play->cards, (guint) find_person (play));
  g_autofree char *name = comstock_cards_seat_dup_title (seat);
  g_autofree char *label = g_strdup_printf ("I Am %s", name);

  ui_probe_press (ui_probe_find_button (play->window, label));
}

/* Before each secret choice the table is hidden and nobody is the viewer. */
static void
test_curtain (void)
{
  Play play = begin ("person,person,virtual:novice,virtual:expert", 7);
  gpointer table = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_TABLE);

  for (int seat = 0; seat < 2; seat++)
    {
      ui_probe_wait (is_person_asked, &play);
      g_assert_cmpint (find_person (&play), ==, seat);
      g_assert_cmpint (comstock_game_get_viewer (COMSTOCK_GAME (play.cards)), ==, -1);
      g_assert_null (ui_probe_find (table, COMSTOCK_TYPE_CARDS_HAND));
      g_assert_null (ui_probe_find (table, COMSTOCK_TYPE_CARDS_COLUMN_VIEW));
      press_curtain (&play);
      g_assert_cmpint (comstock_game_get_viewer (COMSTOCK_GAME (play.cards)), ==, seat);
      check_decision (&play);
      answer_bid (&play);
    }
  g_assert_cmpint (comstock_cards_game_get_step (play.cards), !=, CARDS_STEP_BID);
  end (&play);
}

static void
activate (Play       *play,
          const char *action)
{
  GtkWidget *table = ui_probe_find (play->window, COMSTOCK_TYPE_CARDS_TABLE);

  gtk_widget_activate_action (table, action, NULL);
  stage_settle ();
}

/* Undo and redo lead from one decision of the person to the next, and the automatic seats stay where they are. */
static void
test_undo (void)
{
  Play play = begin ("person,rival:easy,virtual:novice,virtual:expert", 3);
  guint first, second;

  ui_probe_wait (is_person_asked, &play);
  first = comstock_game_get_cursor (play.game);
  answer (&play);
  ui_probe_wait (is_person_asked, &play);
  second = comstock_game_get_cursor (play.game);
  activate (&play, "table.undo");
  g_assert_cmpuint (comstock_game_get_cursor (play.game), ==, first);
  check_decision (&play);
  activate (&play, "table.redo");
  g_assert_cmpuint (comstock_game_get_cursor (play.game), ==, second);
  check_decision (&play);
  end (&play);
}

/* The text of the first toast, or NULL. */
static const char *
get_toast (Play *play)
{
  GtkWidget *overlay = ui_probe_find (play->window, ADW_TYPE_TOAST_OVERLAY);

  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), "AdwToastWidget"))
      return gtk_label_get_label (ui_probe_find (child, GTK_TYPE_LABEL));
  return NULL;
}

/* Once the auction cards lie open two people cannot pick others, and are told why. */
static void
test_undo_among_people (void)
{
  Play play = begin ("person,person,virtual:novice,virtual:expert", 7);
  g_autofree char *refusal = NULL;

  ui_clock_stop ();
  for (guint i = 0; i < 2; i++)
    {
      ui_probe_wait (is_person_asked, &play);
      press_curtain (&play);
      answer_bid (&play);
    }
  /* The virtual players have done what they do by then: nobody moves between here and the undo. */
  ui_probe_wait (is_person_asked, &play);
  comstock_game_go_to (play.game, 2);
  refusal = comstock_game_dup_undo_refusal (play.game);
  g_assert_null (get_toast (&play));
  activate (&play, "table.undo");
  g_assert_cmpuint (comstock_game_get_cursor (play.game), ==, 2);
  g_assert_cmpstr (get_toast (&play), ==, refusal);
  end (&play);
  ui_clock_start ();
}

static void
press_key (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Escape, 0, 0, &handled);
    }
}

static gboolean
has_moved_on (gpointer data)
{
  Play *play = data;

  return comstock_game_get_cursor (play->game) > play->cursor;
}

/* At a slow pace the others wait until a key is pressed, without any time going by; the focus stays at the table
 * meanwhile. */
static void
test_skip (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  Play play;
  GtkWidget *table, *focus;

  g_settings_set_string (settings, "pace", "slow");
  ui_clock_stop ();
  play = begin ("person,virtual:expert,virtual:expert,virtual:expert", 2);
  table = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_TABLE);
  answer_bid (&play);
  g_assert_cmpint (find_person (&play), ==, -1);
  focus = gtk_window_get_focus (GTK_WINDOW (play.window));
  g_assert_nonnull (focus);
  g_assert_true (focus == ui_probe_find (play.window, COMSTOCK_TYPE_STAGE));
  /* First the showdown, then the turns. */
  play.cursor = comstock_game_get_cursor (play.game);
  press_key (table);
  g_assert_false (comstock_theatre_is_performing (comstock_table_get_theatre (COMSTOCK_TABLE (table))));
  g_assert_cmpuint (comstock_game_get_cursor (play.game), ==, play.cursor);
  press_key (table);
  ui_probe_wait (has_moved_on, &play);
  ui_probe_wait (is_person_asked, &play);
  end (&play);
  ui_clock_start ();
  g_settings_set_string (settings, "pace", "instant");
}

static void
test_panes (void)
{
  Play play = begin ("person,virtual:novice,virtual:novice,virtual:novice", 5);
  gpointer table = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_TABLE);

  g_assert_null (ui_probe_find (table, COMSTOCK_TYPE_LOG_PANE));
  activate (&play, "table.log");
  g_assert_nonnull (ui_probe_find (table, COMSTOCK_TYPE_LOG_PANE));
  activate (&play, "table.player-aid");
  g_assert_null (ui_probe_find (table, COMSTOCK_TYPE_LOG_PANE));
  activate (&play, "table.player-aid");
  activate (&play, "table.log");
  g_assert_nonnull (ui_probe_find (table, COMSTOCK_TYPE_LOG_PANE));
  end (&play);
}

/* It slides in from the edge. */
static gboolean
is_pane_open (gpointer table)
{
  GtkWidget *pane = ui_probe_find (table, COMSTOCK_TYPE_LOG_PANE);
  graphene_rect_t bounds;

  return pane != NULL && gtk_widget_compute_bounds (pane, table, &bounds) &&
         (int) (bounds.origin.x + bounds.size.width) <= gtk_widget_get_width (table);
}

/* A pane that is wider than the seats stands above the rail, which stays as it is. */
static void
test_pane_and_rail (void)
{
  Play play = begin ("person,virtual:novice,virtual:novice,virtual:novice", 5);
  gpointer table = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_TABLE);
  GtkWidget *desk = ui_probe_find (table, COMSTOCK_TYPE_CARDS_DESK);
  graphene_rect_t before, pane, beside;

  gtk_window_set_default_size (GTK_WINDOW (play.window), 1280, 800);
  stage_settle ();
  g_assert_true (gtk_widget_compute_bounds (desk, table, &before));
  activate (&play, "table.log");
  ui_probe_wait (is_pane_open, table);
  g_assert_true (gtk_widget_compute_bounds (ui_probe_find (table, COMSTOCK_TYPE_LOG_PANE), table, &pane));
  g_assert_true (gtk_widget_compute_bounds (desk, table, &beside));
  g_assert_cmpfloat (before.origin.x + before.size.width, >, pane.origin.x);
  g_assert_cmpfloat (pane.origin.y + pane.size.height, <=, before.origin.y);
  g_assert_true (graphene_rect_equal (&beside, &before));
  end (&play);
}

/* Whoever asks about a thing sees the player aid where it speaks of it. */
static void
test_explain (void)
{
  Play play = begin ("person,virtual:novice,virtual:novice,virtual:novice", 5);
  gpointer table = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_TABLE);
  GtkWidget *aid, *focus;

  g_assert_true (gtk_widget_activate_action (table, "table.explain", "s", "character:banker"));
  stage_settle ();
  aid = ui_probe_find (table, COMSTOCK_TYPE_PLAYER_AID);
  focus = gtk_window_get_focus (GTK_WINDOW (play.window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, aid));
  end (&play);
}

/* On a phone a press at a face shows all one has as whole cards side by side, with what the one does. */
static void
test_sheet (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *offer, *card;
  guint n_cards = 0;
  Play play;

  g_settings_set_int (settings, "window-width", 360);
  g_settings_set_int (settings, "window-height", 640);
  play = begin ("person,virtual:novice,virtual:novice,virtual:novice", 5);
  play_to (&play, CARDS_STEP_TAKE, SHEET);
  card = ui_probe_find (ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_CAST), COMSTOCK_TYPE_CARDS_PORTRAIT);
  ui_probe_press (card);
  offer = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_OFFER);
  /* What explains it lies over it. */
  for (GtkWidget *below = gtk_widget_get_prev_sibling (offer); below != NULL;
       below = gtk_widget_get_prev_sibling (below))
    g_assert_false (COMSTOCK_IS_CALLOUT (below));
  g_assert_nonnull (strstr (gtk_label_get_label (ui_probe_find_styled (offer, "effect")),
                            comstock_cards_character_get_effect (
                              comstock_cards_portrait_get_character (COMSTOCK_CARDS_PORTRAIT (card)))));
  for (card = ui_probe_find (offer, COMSTOCK_TYPE_CARDS_PORTRAIT); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      GtkWidget *next = gtk_widget_get_next_sibling (card);
      graphene_rect_t bounds, other;

      n_cards++;
      g_assert_nonnull (ui_probe_find_styled (card, "name"));
      g_assert_true (gtk_widget_compute_bounds (card, offer, &bounds));
      g_assert_true (next == NULL || (gtk_widget_compute_bounds (next, offer, &other) &&
                                      !graphene_rect_intersection (&bounds, &other, NULL)));
    }
  g_assert_cmpuint (n_cards, ==, SHEET);
  press_in (&play, COMSTOCK_TYPE_CARDS_OFFER, "Close");
  g_assert_null (ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_OFFER));
  end (&play);
}

/* Half a card has no name if there are many: a press, all that a finger can do, tells it. */
static void
test_half_card (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockCardsPortrait *card;
  const char *text;
  Play play;

  g_settings_set_int (settings, "window-width", 768);
  g_settings_set_int (settings, "window-height", 1024);
  play = begin ("person,virtual:novice,virtual:novice,virtual:novice", 5);
  play_to (&play, CARDS_STEP_TAKE, SHEET);
  card = ui_probe_find (ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_CAST), COMSTOCK_TYPE_CARDS_PORTRAIT);
  ui_probe_press (GTK_WIDGET (card));
  text = gtk_label_get_label (ui_probe_find (ui_probe_find (play.window, COMSTOCK_TYPE_CALLOUT), GTK_TYPE_LABEL));
  g_assert_true (g_str_has_prefix (
    text, comstock_cards_character_get_name (comstock_cards_portrait_get_character (card))));
  end (&play);
}

/* A card that is not asked for is refused in words, and nothing is played. */
static void
test_refusals (void)
{
  Play play = begin ("person,virtual:novice,virtual:novice,virtual:novice", 5);
  GtkWidget *column = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_COLUMN_VIEW);
  GtkWidget *hand = ui_probe_find (play.window, COMSTOCK_TYPE_CARDS_HAND);
  GtkWidget *commit = GTK_WIDGET (ui_probe_find_button (hand, "Play This Card"));

  ui_clock_stop ();
  ui_probe_wait (is_person_asked, &play);
  g_assert_cmpint (comstock_cards_game_get_step (play.cards), ==, CARDS_STEP_BID);
  g_assert_true (gtk_widget_has_css_class (commit, "unready"));
  press_in (&play, COMSTOCK_TYPE_CARDS_HAND, "Play This Card");
  comstock_callout_remove (ui_probe_find (play.window, COMSTOCK_TYPE_CALLOUT));
  g_assert_null (ui_probe_find (play.window, COMSTOCK_TYPE_CALLOUT));
  ui_probe_press (ui_probe_find (column, GTK_TYPE_BUTTON));
  g_assert_nonnull (ui_probe_find (play.window, COMSTOCK_TYPE_CALLOUT));
  comstock_cards_hand_pick (COMSTOCK_CARDS_HAND (hand), 4);
  g_assert_false (gtk_widget_has_css_class (commit, "unready"));
  g_assert_cmpuint (comstock_game_get_length (play.game), ==, 0);
  end (&play);
  ui_clock_start ();
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  ui_probe_init (&argc, &argv);
  settings = g_settings_new (APPLICATION_ID);
  g_settings_set_string (settings, "pace", "instant");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_whole_game);
  g_test_add_func ("/table/curtain", test_curtain);
  g_test_add_func ("/table/undo", test_undo);
  g_test_add_func ("/table/undo-among-people", test_undo_among_people);
  g_test_add_func ("/table/skip", test_skip);
  g_test_add_func ("/table/panes", test_panes);
  g_test_add_func ("/table/pane-and-rail", test_pane_and_rail);
  g_test_add_func ("/table/explain", test_explain);
  g_test_add_func ("/table/sheet", test_sheet);
  g_test_add_func ("/table/half-card", test_half_card);
  g_test_add_func ("/table/refusals", test_refusals);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add_data_func (ways[i].path, &ways[i], test_ability);

  return g_test_run ();
}
