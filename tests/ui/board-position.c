/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chance throws by the seed, too: equal positions for equal numbers. */

#include "board-position.h"

#include <glib.h>

#include "ai/board/board-player.h"
#include "widget-stage.h"

uint32_t
board_position_actor (const BoardState *state)
{
  return (uint32_t) g_bit_nth_lsf (state->actors, -1);
}

static void
deal (const BoardPosition *position,
      CsRng               *rng,
      BoardState          *state)
{
  BoardSetup setup = { .n_seats = (uint8_t) position->seats, .variants = position->variants,
                       .river = position->river, .roles = board_sets[0].roles };

  for (uint32_t seat = 0; seat < BOARD_MAX_SEATS; seat++)
    setup.suits[seat] = (uint8_t) seat;
  for (uint32_t i = 0; i < BOARD_BUILDINGS; i++)
    setup.buildings[i] = board_contents[BOARD_FIRST_BUILDING + i].count;
  board_setup_deal (&setup, rng);
  g_assert_cmpint (board_game.init (NULL, &setup, state).reason, ==, CS_LEGAL);
}

static void
step (BoardState *state,
      CsRng      *rng)
{
  CsMove moves[BOARD_MAX_LEGAL];

  if (state->actors == 0)
    {
      const uint32_t n = board_game.legal (NULL, state, CS_CHANCE, moves);

      board_game.apply (NULL, state, CS_CHANCE, moves[cs_rng_below (rng, n)], NULL);
    }
  else
    {
      const uint32_t seat = board_position_actor (state);

      board_game.apply (NULL, state, seat, board_player_move (state, seat, rng), NULL);
    }
}

void
board_position_play (const BoardPosition *position,
                     BoardState          *state)
{
  CsRng rng;

  cs_rng_init (&rng, position->seed);
  deal (position, &rng, state);
  while (state->round < position->round || state->step != position->step)
    {
      g_assert_cmpint (state->step, !=, BOARD_STEP_OVER);
      step (state, &rng);
    }
}

void
board_position_set_mood (const char *name)
{
  static GtkCssProvider *sheets[2];
  const char *names[] = { "style.css", name };

  stage_set_mood (name);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/org/comstock/Comstock/ui/board/", names[i], NULL);

      if (sheets[i] != NULL)
        gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (sheets[i]));
      g_clear_object (&sheets[i]);
      if (names[i] == NULL)
        continue;
      sheets[i] = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (sheets[i], path);
      gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (sheets[i]),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1 + (guint) i);
    }
}
