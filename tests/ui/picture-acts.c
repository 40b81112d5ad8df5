/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock stands still at the moment that is looked at. */

#include "config.h"

#include "picture-acts.h"

#include "model/cards/comstock-cards-standing.h"
#include "ui/table/comstock-table.h"
#include "ui-clock.h"
#include "ui-probe.h"
#include "widget-stage.h"

typedef gboolean (*Condition) (ComstockCardsGame *game);

static gboolean stopped;

static guint
count_ties (ComstockCardsGame *game)
{
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (game, -1, 0, list);
  guint ties = 0;

  for (guint i = 1; i < n; i++)
    ties += list[i].value == list[i - 1].value && (i == 1 || list[i - 2].value != list[i].value);
  return ties;
}

static gboolean
has_turn (ComstockCardsGame *game)
{
  return comstock_cards_seat_has_turn (comstock_cards_game_get_seat (game, 0));
}

static gboolean
has_a_tie (ComstockCardsGame *game)
{
  return count_ties (game) == 1 && has_turn (game);
}

static gboolean
has_ties (ComstockCardsGame *game)
{
  return count_ties (game) > 1 && has_turn (game);
}

static gboolean
has_no_tie (ComstockCardsGame *game)
{
  return count_ties (game) == 0 && has_turn (game);
}

static gboolean
is_raised (ComstockCardsGame *game)
{
  return comstock_cards_seat_get_boost (comstock_cards_game_get_seat (game, 0)) > 0;
}

static gboolean
is_aside (ComstockCardsGame *game)
{
  return !has_turn (game);
}

static gboolean
is_open (ComstockCardsGame *game)
{
  return cards_bids_are_open (comstock_game_get_state (COMSTOCK_GAME (game)));
}

/* Plays until auction cards have just been revealed that are so; only the act of that is played. */
static void
play_to_reveal (ComstockTheatre   *theatre,
                ComstockCardsGame *game,
                Condition          condition)
{
  gboolean was_open;

  do
    {
      was_open = is_open (game);
      comstock_theatre_clear (theatre);
      g_assert_false (comstock_game_is_over (COMSTOCK_GAME (game)));
      stage_step (game);
    }
  while (was_open || !is_open (game) || !condition (game));
}

ComstockTheatre *
picture_acts_begin (ComstockWindow *window)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "normal");
  ui_clock_stop ();
  stopped = TRUE;
  stage_set_animations (TRUE);
  return comstock_table_get_theatre (ui_probe_find (window, COMSTOCK_TYPE_TABLE));
}

void
picture_acts_show (guint time)
{
  stage_settle ();
  ui_clock_advance (time);
  for (int i = 0; i < 3; i++)
    stage_settle ();
}

static void
perform (ComstockWindow    *window,
         ComstockCardsGame *game,
         Condition          condition,
         guint              time)
{
  play_to_reveal (picture_acts_begin (window), game, condition);
  picture_acts_show (time);
}

void
picture_acts_come (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  perform (window, game, has_a_tie, 110);
}

void
picture_acts_turn (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  perform (window, game, has_a_tie, 500);
}

void
picture_acts_sort (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  perform (window, game, has_a_tie, 815);
}

void
picture_acts_tie (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  perform (window, game, has_a_tie, 1600);
}

void
picture_acts_leave (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  perform (window, game, has_a_tie, 2700);
}

void
picture_acts_ties (ComstockWindow    *window,
                   ComstockCardsGame *game)
{
  perform (window, game, has_ties, 1600);
}

void
picture_acts_plain (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  perform (window, game, has_no_tie, 1300);
}

void
picture_acts_raise (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  perform (window, game, is_raised, 1700);
}

void
picture_acts_aside (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  perform (window, game, is_aside, 1300);
}

/* Plays on into the second era. */
static void
change_era (ComstockWindow    *window,
            ComstockCardsGame *game,
            guint              time)
{
  ComstockTheatre *theatre = picture_acts_begin (window);

  while (comstock_cards_game_get_era (game) == 1)
    {
      comstock_theatre_clear (theatre);
      stage_step (game);
    }
  while (!comstock_theatre_is_performing (theatre))
    g_main_context_iteration (NULL, TRUE);
  picture_acts_show (time);
}

void
picture_acts_train (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  change_era (window, game, 500);
}

void
picture_acts_era (ComstockWindow    *window,
                  ComstockCardsGame *game)
{
  change_era (window, game, 1700);
}

static gboolean
is_end_shown (gpointer window)
{
  return comstock_theatre_get_cover (comstock_table_get_theatre (ui_probe_find (window, COMSTOCK_TYPE_TABLE))) != NULL;
}

static gboolean
is_end_left (gpointer window)
{
  return !is_end_shown (window);
}

void
picture_acts_show_end_again (ComstockWindow *window)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  ComstockTheatre *theatre = comstock_table_get_theatre (table);

  ui_probe_wait (is_end_shown, window);
  comstock_theatre_press (theatre);
  gtk_widget_activate_action (comstock_theatre_get_cover (theatre), "finale.leave", NULL);
  ui_probe_wait (is_end_left, window);
  ui_probe_press (ui_probe_find_button (table, g_dpgettext2 (NULL, "end of the game", "Result")));
}

void
picture_acts_end (void)
{
  if (!stopped)
    return;
  stage_set_animations (FALSE);
  ui_clock_start ();
  stopped = FALSE;
}
