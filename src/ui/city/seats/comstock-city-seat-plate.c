/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat has at hand, where its followers are, and what its points come from, now and if the game ended here. */

#include "comstock-city-seat-plate.h"

#include <glib/gi18n.h>

#include "engine/city/city-outlook.h"
#include "model/base/comstock-text.h"
#include "model/city/comstock-city-game.h"

static guint
count_claims (const CityState *state,
              guint            seat,
              CityKind         kind)
{
  guint n = 0;

  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    {
      const guint segment = state->seats[seat].claims[i];

      n += segment != CITY_NOT_PLACED && state->segments[segment].kind == kind;
    }
  return n;
}

static guint
count_guards (const CityState *state,
              guint            seat)
{
  guint n = 0;

  for (guint piece = 0; piece < state->n_pieces; piece++)
    n += state->pieces[piece].guard == seat;
  return n;
}

static char *
dup_hand (const CityState *state,
          guint            seat)
{
  const CitySeat *own = &state->seats[seat];
  /* Translators: how many followers a player has at hand */
  g_autofree char *followers = g_strdup_printf (ngettext ("%u follower", "%u followers", own->supply), own->supply);
  /* Translators: how many towers a player has at hand */
  g_autofree char *towers = g_strdup_printf (ngettext ("%u tower", "%u towers", own->towers), own->towers);

  return g_strdup_printf ("%s · %s", followers, towers);
}

/* Followers that are out, a line for each of what they are. */
static void
append_followers (GString         *lines,
                  const CityState *state,
                  guint            seat)
{
  const guint citizens = count_claims (state, seat, CITY_STREET);
  const guint sellers = count_claims (state, seat, CITY_MARKET);
  const guint stewards = count_claims (state, seat, CITY_AREA);
  const guint guards = count_guards (state, seat);

  if (citizens > 0)
    /* Translators: a player's followers on streets */
    comstock_text_append_line (lines, ngettext ("%u citizen on a street", "%u citizens on streets", citizens),
                               citizens);
  if (sellers > 0)
    /* Translators: a player's followers in markets */
    comstock_text_append_line (lines, ngettext ("%u seller in a market", "%u sellers in markets", sellers), sellers);
  if (stewards > 0)
    /* Translators: a player's followers in areas */
    comstock_text_append_line (lines, ngettext ("%u steward in a residential area",
                                                "%u stewards in residential areas", stewards), stewards);
  if (guards > 0)
    /* Translators: a player's guards */
    comstock_text_append_line (lines, ngettext ("%u guard on the wall", "%u guards on the wall", guards), guards);
}

void
comstock_city_seat_fill_plate (ComstockGame  *game,
                               guint          seat,
                               ComstockPlate *plate)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const int points = city_total (state->seats[seat].points);
  g_autoptr (GString) details = g_string_new (NULL);
  int16_t forecast[CITY_MAX_SEATS][CITY_ROWS];

  city_forecast (comstock_game_get_kit (game), state, forecast);
  plate->sign = comstock_game_get_sign (game, seat);
  plate->name = comstock_game_dup_seat_title (game, seat);
  plate->total = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  plate->figures = dup_hand (state, seat);
  comstock_text_append_line (details, "%s", plate->figures);
  append_followers (details, state, seat);
  if (!comstock_game_is_over (game))
    /* Translators: a player's points */
    comstock_text_append_line (details, _("If the game ended now: %d"), city_total (forecast[seat]));
  plate->details = g_strdup (details->str);
  plate->acts = (comstock_game_get_actors (game) >> seat & 1) != 0;
}
