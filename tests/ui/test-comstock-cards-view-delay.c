/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several people at one screen: who is asked is named, and the city in which a card was laid stays for a moment. */

#include "config.h"

#include "ui/cards/table/comstock-cards-view-delay.h"

#include "session.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-table.h"
#include "ui-clock.h"
#include "ui-hand.h"
#include "ui-probe.h"

/* Of the pace, in milliseconds. */
#define MOMENT 900

typedef struct
{
  ComstockWindow *window;
  ComstockCardsGame *cards;
  ComstockGame *game;
} Fixture;

static guint
find_actor (Fixture *self)
{
  return (guint) g_bit_nth_lsf (comstock_game_get_actors (self->game), -1);
}

/* The seat whose city is shown. */
static guint
find_shown (Fixture *self)
{
  g_autoptr (GVariant) look = comstock_look_dup (ui_probe_find (self->window, COMSTOCK_TYPE_TABLE));
  int shown;

  g_assert_true (g_variant_lookup (look, "shown", "i", &shown));
  return (guint) shown;
}

/* Plays until one has laid a card and another takes one.  Returns who laid it. */
static guint
play_to_placed (Fixture *self)
{
  CardsStep before;
  guint actor;

  do
    {
      actor = find_actor (self);
      before = comstock_cards_game_get_step (self->cards);
      session_play_first_moves (self->game, comstock_game_get_length (self->game) + 1);
    }
  while (before != CARDS_STEP_PLACE || comstock_cards_game_get_step (self->cards) != CARDS_STEP_TAKE ||
         find_actor (self) == actor);
  return actor;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autoptr (ComstockCardsDeck) deck = comstock_kit_dup_default (COMSTOCK_TYPE_CARDS_DECK);
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  ComstockCardsSetup setup;

  comstock_cards_setup_init (&setup);
  g_assert_true (comstock_cards_setup_parse (&setup, "person,person,person,person", NULL));
  setup.seed = 5;
  g_settings_set_string (settings, "pace", "normal");
  ui_clock_stop ();
  self->cards = comstock_cards_game_new (deck, &setup, NULL);
  self->game = COMSTOCK_GAME (self->cards);
  self->window = session_open_game (self->game);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  session_close_window (self->window);
  g_object_unref (self->cards);
  ui_clock_start ();
}

static void
test_named (Fixture      *self,
            gconstpointer data)
{
  g_autofree char *name = NULL;
  g_autofree char *prompt = NULL;

  play_to_placed (self);
  name = comstock_game_dup_seat_title (self->game, find_actor (self));
  prompt = session_dup_prompt (self->window);
  g_assert_nonnull (strstr (prompt, name));
  g_assert_nonnull (strstr (prompt, "Take a card"));
}

static void
test_time (Fixture      *self,
           gconstpointer data)
{
  const guint placed = play_to_placed (self);

  stage_settle ();
  g_assert_cmpuint (find_shown (self), ==, placed);
  ui_clock_advance (MOMENT);
  stage_settle ();
  g_assert_cmpuint (find_shown (self), ==, find_actor (self));
}

/* The next person need not wait. */
static void
test_move (Fixture      *self,
           gconstpointer data)
{
  guint next;

  play_to_placed (self);
  next = find_actor (self);
  session_play_first_moves (self->game, comstock_game_get_length (self->game) + 1);
  stage_settle ();
  g_assert_cmpuint (find_shown (self), ==, next);
}

static void
test_press (Fixture      *self,
            gconstpointer data)
{
  const guint placed = play_to_placed (self);

  stage_settle ();
  g_assert_cmpuint (find_shown (self), ==, placed);
  ui_hand_point_at_middle (ui_probe_find (self->window, COMSTOCK_TYPE_CARDS_CITY_VIEW));
  ui_hand_do ("click 1");
  g_assert_cmpuint (find_shown (self), ==, find_actor (self));
}

int
main (int    argc,
      char **argv)
{
  ui_probe_init (&argc, &argv);
  g_test_add ("/view-delay/named", Fixture, NULL, set_up, test_named, tear_down);
  g_test_add ("/view-delay/time", Fixture, NULL, set_up, test_time, tear_down);
  g_test_add ("/view-delay/move", Fixture, NULL, set_up, test_move, tear_down);
  g_test_add ("/view-delay/press", Fixture, NULL, set_up, test_press, tear_down);
  return g_test_run ();
}
