/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened in a game, a sentence for each event. */

#include "comstock-city-text.h"

#include <glib/gi18n.h>

#include "engine/city/city-outlook.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

/* What a sentence is about. */
typedef struct
{
  ComstockGame *game;
  const CityState *state;
  const CsEvent *event;
} Subject;

/* A sentence about a seat, and what its own player is told instead. */
typedef struct
{
  const char *other;
  const char *own;
} Sentence;

static const Sentence sentences[] = {
  /* Translators: what happens in Carcassonne: The City.  Keep the words in braces, which are replaced by names and
   * numbers; {seat} is a player. */
  [CITY_EVENT_STACK] = { N_("Stack {stack} begins.") },
  [CITY_EVENT_DRAWN] = { N_("A tile is drawn: {design}.") },
  [CITY_EVENT_DISCARDED] = { N_("This tile fits nowhere and leaves the game. Another is drawn.") },
  [CITY_EVENT_LAID] = { N_("{seat} lays a tile: {cell}."), N_("You lay a tile: {cell}.") },
  [CITY_EVENT_COMPLETED] = { N_("Complete: {feature}.") },
  [CITY_EVENT_GATE] = { N_("{seat} puts up the city gate: {edge}."), N_("You put up the city gate: {edge}.") },
  [CITY_EVENT_WALL] = {
    N_("{seat} builds a wall at the {side}: {wall}."), N_("You build a wall at the {side}: {wall}.") },
  [CITY_EVENT_CLOSING] = { N_("There is nothing left to wall in.") },
  [CITY_EVENT_GUARD] = { N_("{seat} puts a guard on this wall."), N_("You put a guard on this wall.") },
};

static const Sentence claims[CITY_KINDS] = {
  [CITY_STREET] = { N_("{seat} puts a citizen on a street."), N_("You put a citizen on a street.") },
  [CITY_MARKET] = { N_("{seat} puts a seller in a market."), N_("You put a seller in a market.") },
  [CITY_AREA] = {
    N_("{seat} puts a steward in a residential area."), N_("You put a steward in a residential area.") },
};

static const Sentence homes[] = {
  [CITY_STREET] = { N_("{seat} takes a citizen back."), N_("You take a citizen back.") },
  [CITY_MARKET] = { N_("{seat} takes a seller back."), N_("You take a seller back.") },
};

static const Sentence removals[] = {
  [CITY_STREET] = {
    N_("One of {seat}’s citizens stands on an incomplete street and scores nothing."),
    N_("Your citizen stands on an incomplete street and scores nothing.") },
  [CITY_MARKET] = {
    /* Translators: sellers are followers of players on that market */
    N_("One of {seat}’s sellers stands in an incomplete market and scores nothing."),
    N_("Your seller stands in an incomplete market and scores nothing.") },
};

static const char *const endings[] = {
  [CITY_END_TILES] = N_("All tiles are laid: the game ends."),
  [CITY_END_WALLS] = N_("The last wall piece is built: the game ends."),
  [CITY_END_GAP] = N_("Edges left without a wall: {gap}. The game ends."),
  [CITY_END_RING] = N_("The wall is closed: the game ends."),
};

static const char *const outcomes[] = {
  N_("The game is over. {winners} wins with {score} points."),
  N_("The game is over. You win with {score} points."),
  N_("The game is over. A shared victory with {score} points each: {winners}."),
};

/* --- what the placeholders are --- */

static char *
dup_winners (const Subject *subject)
{
  GString *list = g_string_new (NULL);

  for (guint seat = 0; seat < subject->state->n_seats; seat++)
    if ((subject->event->args[0] >> seat & 1) != 0)
      {
        g_autofree char *title = comstock_you_dup_title (subject->game, seat);

        comstock_text_list_append (list, title);
      }
  return g_string_free (list, FALSE);
}

static char *
dup_score (const Subject *subject)
{
  int32_t points[CS_MAX_SEATS];

  city_game.score (comstock_game_get_kit (subject->game), subject->state, points);
  return comstock_text_number (points[g_bit_nth_lsf ((gulong) subject->event->args[0], -1)]);
}

static char *
dup_feature (const Subject *subject)
{
  const CityFeature feature = city_feature (comstock_game_get_kit (subject->game), subject->state,
                                            (guint) subject->event->args[0]);

  return comstock_city_feature_dup_name (&feature);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Subject *subject = data;
  const gint16 *args = subject->event->args;

  if (g_str_equal (placeholder, "seat"))
    return comstock_you_dup_title (subject->game, subject->event->seat);
  if (g_str_equal (placeholder, "stack"))
    return g_strdup (comstock_city_stack_get_name ((guint) args[0]));
  if (g_str_equal (placeholder, "design"))
    return comstock_city_tile_dup_name (comstock_game_get_kit (subject->game), (guint) args[0], 0);
  if (g_str_equal (placeholder, "cell"))
    return comstock_city_cell_dup_name (args[1], args[2]);
  if (g_str_equal (placeholder, "feature"))
    return dup_feature (subject);
  if (g_str_equal (placeholder, "edge"))
    return comstock_city_rim_dup_name (subject->state, (CityRim) { (guint8) args[0], (guint8) args[1] });
  if (g_str_equal (placeholder, "wall"))
    return comstock_city_rim_dup_name (subject->state, (CityRim) { (guint8) args[1], (guint8) args[2] });
  if (g_str_equal (placeholder, "side"))
    return g_strdup (comstock_city_side_get_name ((CitySide) args[3]));
  if (g_str_equal (placeholder, "gap"))
    return comstock_text_number (subject->state->gap);
  if (g_str_equal (placeholder, "winners"))
    return dup_winners (subject);
  return g_str_equal (placeholder, "score") ? dup_score (subject) : NULL;
}

/* --- which sentence --- */

/* Those that count something: in the current language, NULL for all other events.  "%d" is the number. */
static const char *
find_counting (const CsEvent *event,
               gboolean       own,
               int           *n)
{
  *n = event->args[event->type == CITY_EVENT_ROUND || event->type == CITY_EVENT_CLOSING ? 0 : 1];
  switch (event->type)
    {
    case CITY_EVENT_SCORED:
      return own ? ngettext ("You score {n} point.", "You score {n} points.", (gulong) *n)
                 : ngettext ("{seat} scores {n} point.", "{seat} scores {n} points.", (gulong) *n);
    case CITY_EVENT_ROUND:
      return ngettext ("Walls: each player builds {n} piece.", "Walls: each player builds {n} pieces.", (gulong) *n);
    case CITY_EVENT_TOWER:
      return own ? ngettext ("You put up a tower and score {n} point.", "You put up a tower and score {n} points.",
                             (gulong) *n)
                 : ngettext ("{seat} puts up a tower and scores {n} point.",
                             "{seat} puts up a tower and scores {n} points.", (gulong) *n);
    case CITY_EVENT_CLOSING:
      return ngettext ("The wall is closed: {n} more piece counts as built.",
                       "The wall is closed: {n} more pieces count as built.", (gulong) *n);
    case CITY_EVENT_STEWARDS:
      return own ? ngettext ("Your stewards in one area score {n} point.",
                             "Your stewards in one area score {n} points.", (gulong) *n)
                 : ngettext ("{seat}’s stewards in one area score {n} point.",
                             "{seat}’s stewards in one area score {n} points.", (gulong) *n);
    case CITY_EVENT_WATCHED:
      return own ? ngettext ("Your guard sees buildings worth {n} point.",
                             "Your guard sees buildings worth {n} points.", (gulong) *n)
                 : ngettext ("One of {seat}’s guards sees buildings worth {n} point.",
                             "One of {seat}’s guards sees buildings worth {n} points.", (gulong) *n);
    default:
      return NULL;
    }
}

static CityKind
find_kind (const Subject *subject)
{
  return (CityKind) subject->state->segments[subject->event->args[0]].kind;
}

/* A closed ring leaves nothing to be closed. */
static gboolean
is_closed_already (const CsEvent *event)
{
  return event->type == CITY_EVENT_CLOSING && event->args[0] == 0;
}

static const char *
find_outcome (const Subject *subject)
{
  const guint mask = (guint) subject->event->args[0];

  if ((mask & (mask - 1)) != 0)
    return outcomes[2];
  return outcomes[comstock_is_you (subject->game, (guint) g_bit_nth_lsf (mask, -1))];
}

static const Sentence *
find_sentence (const Subject *subject)
{
  switch (subject->event->type)
    {
    case CITY_EVENT_CLAIMED:
      return &claims[subject->event->args[1]];
    case CITY_EVENT_HOME:
      return &homes[find_kind (subject)];
    case CITY_EVENT_REMOVED:
      return &removals[find_kind (subject)];
    default:
      return &sentences[subject->event->type];
    }
}

/* In the current language, but for a number that is counted. */
static const char *
translate (const Subject *subject)
{
  const gboolean own = comstock_is_you (subject->game, subject->event->seat);
  const Sentence *found;

  if (subject->event->type == CITY_EVENT_ENDING)
    return _(endings[subject->event->args[0]]);
  if (subject->event->type == CITY_EVENT_OVER)
    return _(find_outcome (subject));
  found = find_sentence (subject);
  return _(own && found->own != NULL ? found->own : found->other);
}

static char *
lookup_counting (const char *placeholder,
                 gpointer    data)
{
  const Subject *subject = data;
  int n;

  if (!g_str_equal (placeholder, "n"))
    return lookup (placeholder, data);
  find_counting (subject->event, FALSE, &n);
  return comstock_text_number (n);
}

char *
comstock_city_text_describe (ComstockGame  *game,
                             guint          cursor,
                             const CsEvent *event)
{
  Subject subject = { .game = game, .state = comstock_game_get_state_at (game, cursor), .event = event };
  int n;
  const char *counting = is_closed_already (event) ? NULL
                                                   : find_counting (event, comstock_is_you (game, event->seat), &n);

  return comstock_text_fill (counting != NULL ? counting : translate (&subject), lookup_counting, &subject);
}

char *
comstock_city_text_dup_outcome (ComstockGame *game)
{
  CsEvent over = { .type = CITY_EVENT_OVER, .seat = CS_NO_SEAT };

  if (!comstock_game_is_over (game))
    return NULL;
  over.args[0] = (gint16) city_winners (comstock_game_get_state (game));
  return comstock_city_text_describe (game, comstock_game_get_cursor (game), &over);
}
