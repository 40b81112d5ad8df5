/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles are laid in thought, walls looked at where they would stand. */

#include "comstock-city-advice.h"

#include <glib/gi18n.h>

#include "ai/city/city-player.h"
#include "comstock-city-ask.h"
#include "engine/city/city-outlook.h"
#include "engine/city/city-walls.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-you.h"

/* What a reason is about, and the reason, which grows. */
typedef struct
{
  ComstockGame *game;
  const CityTiles *tiles;
  const CityState *state;
  guint seat;
  CsMove move;
  gboolean only_good;       /* what does not speak for the move is left out */
  gboolean is_done;         /* where a follower went then is told by itself */
  ComstockReason *reason;
} Subject;

static void
read_outlook (const CityTiles *tiles,
              const CityState *state,
              CsMove           move,
              CityOutlook     *outlook)
{
  city_outlook (tiles, state, state->drawn, city_move_x (move), city_move_y (move), city_move_which (move), outlook);
}

static gboolean
is_completed (const CityFeature *feature)
{
  return feature->kind != CITY_AREA && feature->open == 0;
}

/* The feature that a wall at @rim would complete; FALSE if it completes none. */
static gboolean
find_closed (const CityTiles *tiles,
             const CityState *state,
             CityRim          rim,
             CityFeature     *feature)
{
  const CityFace *face = city_tile_face (tiles, state, rim.tile);

  if (face->kinds[rim.edge] == CITY_AREA)
    return FALSE;
  *feature = city_feature (tiles, state, state->tiles[rim.tile].first + face->segments[rim.edge]);
  return feature->open == 1;
}

static int
count_of_tile (const CityTiles *tiles,
               const CityState *state,
               guint            seat,
               CsMove           move)
{
  CityOutlook outlook;
  int points = 0;

  read_outlook (tiles, state, move, &outlook);
  for (guint i = 0; i < outlook.n; i++)
    if (is_completed (&outlook.features[i]) && (outlook.features[i].owners >> seat & 1) != 0)
      points += outlook.features[i].points;
  return points;
}

int
comstock_city_advice_get_points (const CityTiles *tiles,
                                 const CityState *state,
                                 guint            seat,
                                 CsMove           move)
{
  const CitySide side = (CitySide) city_move_argument (move);
  CityFeature feature;

  switch (city_move_type (move))
    {
    case CITY_MOVE_LAY:
      return count_of_tile (tiles, state, seat, move);
    case CITY_MOVE_CLAIM:
      return city_feature (tiles, state, city_claimed_segment (state, move)).points;
    case CITY_MOVE_WALL:
      return find_closed (tiles, state, city_chain_next (state, side), &feature) && (feature.owners >> seat & 1) != 0
               ? feature.points
               : 0;
    case CITY_MOVE_GUARD:
      return city_run (tiles, state, city_piece_rim (state, state->n_pieces - 1u)).points;
    case CITY_MOVE_TOWER:
      return (int) city_tower_points (state, side);
    default:
      return 0;
    }
}

/* --- in words --- */

/* "3 points for Mae", "3 points for you", "no points". */
static char *
dup_winnings (const Subject     *subject,
              const CityFeature *feature)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < subject->state->n_seats; seat++)
    if ((feature->owners >> seat & 1) != 0)
      {
        g_autofree char *name = comstock_you_dup_listed (subject->game, seat);

        comstock_text_list_append (list, name);
      }
  if (list->len == 0)
    /* Translators: what a street or a market brings that nobody has a follower on */
    return g_strdup (_("no points"));
  /* Translators: what a street or a market brings to whom */
  return g_strdup_printf (ngettext ("%d point for %s", "%d points for %s", (gulong) feature->points), feature->points,
                          list->str);
}

/* It frees the seat's own followers. */
static void
add_completed (const Subject     *subject,
               const CityFeature *feature)
{
  g_autofree char *name = comstock_city_feature_dup_name (feature);
  g_autofree char *winnings = dup_winnings (subject, feature);
  const guint n = feature->followers[subject->seat];

  if (subject->only_good && (feature->owners >> subject->seat & 1) == 0)
    return;
  /* Translators: what a move does: "completes street of 3 tiles (3 points for Mae)" */
  comstock_reason_add (subject->reason, 0, g_strdup_printf (_("completes %s (%s)"), name, winnings));
  if (n > 0)
    comstock_reason_add (subject->reason, (int) n,
                         /* Translators: what a move does: the player gets so many followers back */
                         g_strdup_printf (ngettext ("%u follower comes home", "%u followers come home", n), n));
}

static void
add_joined (const Subject     *subject,
            const CityFeature *feature)
{
  g_autofree char *name = feature->kind == CITY_AREA ? comstock_city_feature_dup_name (feature)
                                                     : comstock_city_feature_dup_state (feature);
  g_autofree char *owners = comstock_city_feature_dup_owners (subject->game, feature);

  if (owners == NULL)
    /* Translators: what a tile becomes a part of: "joins street of 3 tiles, 2 open ends" */
    comstock_reason_add (subject->reason, 0, g_strdup_printf (_("joins %s"), name));
  else
    /* Translators: the same, and whose followers are there: "joins market of 2 tiles with fish, 1 open end (seller:
     * you)" */
    comstock_reason_add (subject->reason, 0, g_strdup_printf (_("joins %s (%s)"), name, owners));
}

/* Whether somebody scores. */
static gboolean
add_completed_by_tile (const Subject     *subject,
                       const CityOutlook *outlook)
{
  gboolean scores = FALSE;

  for (guint i = 0; i < outlook->n; i++)
    if (is_completed (&outlook->features[i]))
      {
        add_completed (subject, &outlook->features[i]);
        scores = scores || outlook->features[i].owners != 0;
      }
  return scores;
}

/* Where a follower would go then. */
static void
add_room (const Subject *subject)
{
  CityState after = *subject->state;
  CityFeature feature;
  g_autofree char *name = NULL;
  CsMove next;
  CsRng rng;

  cs_rng_init (&rng, subject->move);
  city_game.apply (subject->tiles, &after, subject->seat, subject->move, NULL);
  if (after.step != CITY_STEP_CLAIM)
    return;
  next = city_player_move (subject->tiles, &after, subject->seat, CITY_SIGHT_FOLLOWERS, CITY_ALL_MOVES, &rng);
  if (city_move_type (next) != CITY_MOVE_CLAIM)
    return;
  feature = city_feature (subject->tiles, &after, city_claimed_segment (&after, next));
  name = comstock_city_feature_dup_name (&feature);
  /* Translators: what a tile makes possible: "room for a follower: market of 2 tiles with fish" */
  comstock_reason_add (subject->reason, 0, g_strdup_printf (_("room for a follower: %s"), name));
}

/* What @other loses of what the game would come to. */
static void
add_loss (const Subject *subject,
          guint          other,
          int            points)
{
  g_autofree char *name = comstock_you_dup_title (subject->game, other);
  char *text = NULL;

  if (comstock_is_you (subject->game, other))
    /* Translators: what a move does to the player who reads this, as the game stands */
    text = g_strdup_printf (ngettext ("costs you %d point", "costs you %d points", (gulong) points), points);
  else
    /* Translators: what a move does to another player, as the game stands: "costs Mae 4 points" */
    text = g_strdup_printf (ngettext ("costs %s %d point", "costs %s %d points", (gulong) points), name, points);
  comstock_reason_add (subject->reason, points, text);
}

/* What the game would come to for each seat, as it stands and after the move. */
static void
read_forecasts (const Subject *subject,
                int32_t        before[CITY_MAX_SEATS],
                int32_t        then[CITY_MAX_SEATS])
{
  CityState after = *subject->state;

  city_game.apply (subject->tiles, &after, subject->seat, subject->move, NULL);
  city_forecast_totals (subject->tiles, subject->state, before);
  city_forecast_totals (subject->tiles, &after, then);
}

/* What the game would come to is more for the seat itself, unless it is told already what it scores, and less for
 * others. */
static void
add_outlook (const Subject *subject)
{
  int32_t before[CITY_MAX_SEATS], then[CITY_MAX_SEATS];
  int own;

  read_forecasts (subject, before, then);
  own = then[subject->seat] - before[subject->seat];
  if (own > 0 && comstock_city_advice_get_points (subject->tiles, subject->state, subject->seat, subject->move) == 0)
    comstock_reason_add (subject->reason, own,
                         /* Translators: what a move brings the player whose it is, if the game ended now */
                         g_strdup_printf (ngettext ("%d point more as the game stands",
                                                    "%d points more as the game stands", (gulong) own), own));
  for (guint other = 0; other < subject->state->n_seats; other++)
    if (other != subject->seat && then[other] < before[other])
      add_loss (subject, other, before[other] - then[other]);
}

static void
add_tile (const Subject *subject)
{
  const gboolean may_wall = city_quota (city_stack_of (subject->tiles, subject->state->n_drawn),
                                        subject->state->n_seats) > 0;
  CityOutlook outlook;

  read_outlook (subject->tiles, subject->state, subject->move, &outlook);
  if (add_completed_by_tile (subject, &outlook) && may_wall && !subject->only_good)
    /* Translators: what a move does: all players build walls */
    comstock_reason_add (subject->reason, 0, g_strdup (_("walls are built")));
  if (!subject->is_done)
    add_room (subject);
  add_outlook (subject);
}

/* What the tile becomes a part of; of areas only those that somebody is steward of. */
static void
add_all_joined (const Subject *subject)
{
  CityOutlook outlook = { 0 };

  if (city_move_type (subject->move) == CITY_MOVE_LAY)
    read_outlook (subject->tiles, subject->state, subject->move, &outlook);
  for (guint i = 0; i < outlook.n_own; i++)
    if (!is_completed (&outlook.features[i]) && outlook.joined[i] > 0 &&
        (outlook.features[i].kind != CITY_AREA || outlook.features[i].owners != 0))
      add_joined (subject, &outlook.features[i]);
}

/* The edge that a wall, a gate or a guard is about. */
static CityRim
find_rim (const Subject *subject)
{
  const CityState *state = subject->state;

  switch (city_move_type (subject->move))
    {
    case CITY_MOVE_WALL:
      return city_chain_next (state, (CitySide) city_move_argument (subject->move));
    case CITY_MOVE_GUARD:
      return city_piece_rim (state, state->n_pieces - 1u);
    default:
      return (CityRim) { (guint8) city_find_tile (state, city_move_x (subject->move), city_move_y (subject->move)),
                         (guint8) city_move_which (subject->move) };
    }
}

static void
add_view (const Subject *subject)
{
  const int points = city_run (subject->tiles, subject->state, find_rim (subject)).points;

  if (points > 0 && subject->state->seats[subject->seat].supply == 0)
    comstock_reason_add (subject->reason, points,
                         /* Translators: what a wall does whose builder has no follower left, as nobody else can put a
                          * guard on it */
                         g_strdup_printf (ngettext ("denies others a guard worth %d point",
                                                    "denies others a guard worth %d points", (gulong) points),
                                          points));
  else if (points > 0)
    comstock_reason_add (subject->reason, points,
                         /* Translators: what a guard on a wall would score at the end for the buildings that are seen
                          * from there */
                         g_strdup_printf (ngettext ("a guard there scores %d point",
                                                    "a guard there scores %d points", (gulong) points), points));
  else if (!subject->only_good)
    comstock_reason_add (subject->reason, 0, g_strdup (_("a guard there sees no building")));
}

static void
add_closed (const Subject *subject)
{
  CityFeature feature;

  if (find_closed (subject->tiles, subject->state, find_rim (subject), &feature))
    add_completed (subject, &feature);
}

static void
add_claim (const Subject *subject)
{
  const guint segment = city_claimed_segment (subject->state, subject->move);
  const CityFeature feature = city_feature (subject->tiles, subject->state, segment);

  if (subject->only_good && feature.points == 0)
    return;
  comstock_reason_add (subject->reason, 0, comstock_city_feature_dup_state (&feature));
  comstock_reason_add (subject->reason, feature.points,
                       /* Translators: what a street, a market or an area would bring if it did not grow any more */
                       g_strdup_printf (ngettext ("worth %d point as it stands", "worth %d points as it stands",
                                                  (gulong) feature.points), feature.points));
}

static void
add_gate (const Subject *subject)
{
  add_closed (subject);
  add_outlook (subject);
}

static void
add_wall (const Subject *subject)
{
  add_closed (subject);
  if (!subject->is_done)
    add_view (subject);
  add_outlook (subject);
}

static void
add_tower (const Subject *subject)
{
  const int points = (int) city_tower_points (subject->state, (CitySide) city_move_argument (subject->move));

  comstock_reason_add (subject->reason, points,
                       /* Translators: a number of points */
                       g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points));
}

static void
add_kept (const Subject *subject)
{
  const guint n = subject->state->seats[subject->seat].supply;

  if (subject->state->step != CITY_STEP_TOWER)
    comstock_reason_add (subject->reason, (int) n,
                         /* Translators: why somebody places no follower */
                         g_strdup_printf (ngettext ("keeps %u follower", "keeps %u followers", n), n));
}

static void (*const tellers[CITY_MOVES]) (const Subject *subject) = {
  [CITY_MOVE_LAY] = add_tile,
  [CITY_MOVE_CLAIM] = add_claim,
  [CITY_MOVE_GATE] = add_gate,
  [CITY_MOVE_WALL] = add_wall,
  [CITY_MOVE_GUARD] = add_view,
  [CITY_MOVE_TOWER] = add_tower,
  [CITY_MOVE_PASS] = add_kept,
};

static void
add_reasons (const Subject *subject)
{
  if (tellers[city_move_type (subject->move)] != NULL)
    tellers[city_move_type (subject->move)] (subject);
}

static Subject
subject_new (ComstockGame    *game,
             const CityState *state,
             guint            seat,
             CsMove           move,
             ComstockReason  *reason)
{
  return (Subject) { game, comstock_game_get_kit (game), state, seat, move, FALSE, FALSE, reason };
}

char *
comstock_city_advice_dup_gains (ComstockGame    *game,
                                const CityState *state,
                                guint            seat,
                                CsMove           move)
{
  ComstockReason reason = { 0 };
  const Subject subject = subject_new (game, state, seat, move, &reason);

  add_reasons (&subject);
  return comstock_reason_end (&reason);
}

char *
comstock_city_advice_dup_joined (ComstockGame    *game,
                                 const CityState *state,
                                 guint            seat,
                                 CsMove           move)
{
  ComstockReason reason = { 0 };
  const Subject subject = subject_new (game, state, seat, move, &reason);

  add_all_joined (&subject);
  return comstock_reason_end (&reason);
}

/* Whether another move would bring others something. */
static gboolean
may_bring_others (const Subject *subject)
{
  CsMove moves[CITY_MAX_LEGAL];
  const guint n = city_game.legal (subject->tiles, subject->state, subject->seat, moves);

  for (guint i = 0; i < n; i++)
    {
      int32_t before[CITY_MAX_SEATS], then[CITY_MAX_SEATS];
      Subject other = *subject;

      other.move = moves[i];
      read_forecasts (&other, before, then);
      for (guint seat = 0; seat < subject->state->n_seats; seat++)
        if (seat != subject->seat && then[seat] > before[seat])
          return TRUE;
    }
  return FALSE;
}

void
comstock_city_advice_explain (ComstockGame   *game,
                              gconstpointer   state,
                              guint           seat,
                              CsMove          move,
                              ComstockReason *reason)
{
  Subject subject = subject_new (game, state, seat, move, reason);
  int32_t before[CITY_MAX_SEATS], then[CITY_MAX_SEATS];

  subject.only_good = TRUE;
  add_reasons (&subject);
  if (reason->list == NULL)
    add_all_joined (&subject);
  if (reason->list != NULL)
    return;
  read_forecasts (&subject, before, then);
  if (memcmp (before, then, subject.state->n_seats * sizeof *before) == 0 && may_bring_others (&subject))
    /* Translators: why somebody lays a tile or builds a wall at a place: elsewhere it would bring other players
     * points */
    comstock_reason_add (reason, 0, g_strdup (_("gives the others nothing")));
}

char *
comstock_city_advice_dup_scored (ComstockGame    *game,
                                 const CityState *state,
                                 CsMove           move)
{
  ComstockReason reason = { 0 };
  const Subject subject = subject_new (game, state, state->actor, move, &reason);
  const CitySide side = (CitySide) city_move_argument (move);
  CityOutlook outlook = { 0 };
  CityFeature closed;

  if (city_move_type (move) == CITY_MOVE_LAY)
    read_outlook (subject.tiles, state, move, &outlook);
  for (guint i = 0; i < outlook.n; i++)
    if (is_completed (&outlook.features[i]) && outlook.features[i].owners != 0)
      add_completed (&subject, &outlook.features[i]);
  if (city_move_type (move) == CITY_MOVE_WALL &&
      find_closed (subject.tiles, state, city_chain_next (state, side), &closed) && closed.owners != 0)
    add_completed (&subject, &closed);
  return comstock_reason_end (&reason);
}

/* --- what was done --- */

/* The move that each event tells, if it is one's own choice. */
static const guint8 choices[] = {
  [CITY_EVENT_LAID] = CITY_MOVE_LAY,
  [CITY_EVENT_CLAIMED] = CITY_MOVE_CLAIM,
  [CITY_EVENT_GATE] = CITY_MOVE_GATE,
  [CITY_EVENT_WALL] = CITY_MOVE_WALL,
  [CITY_EVENT_GUARD] = CITY_MOVE_GUARD,
};

char *
comstock_city_advice_dup_motive (ComstockGame  *game,
                                 guint          cursor,
                                 const CsEvent *event)
{
  ComstockReason reason = { 0 };
  const ComstockStep *step;
  Subject subject;

  if (cursor == 0 || event->type >= G_N_ELEMENTS (choices) || event->seat == CS_NO_SEAT ||
      comstock_game_get_holder (game, event->seat)->kind != COMSTOCK_RIVAL)
    return NULL;
  step = comstock_game_get_step (game, cursor - 1);
  if (step->seat != event->seat || city_move_type (step->move) != choices[event->type])
    return NULL;
  subject = subject_new (game, comstock_game_get_state_at (game, cursor - 1), event->seat, step->move, &reason);
  subject.only_good = subject.is_done = TRUE;
  add_reasons (&subject);
  return comstock_reason_end (&reason);
}

/* --- what decisions cost --- */

enum
{
  SKILL_TILES,
  SKILL_FOLLOWERS,
  SKILL_WALLS
};

/* Translators: told to a player after a game.  Keep the words in braces. */
const ComstockSkill comstock_city_skills[] = {
  [SKILL_TILES] = {
    N_("Where you laid your tiles cost you the most, about {points} points."),
    N_("In round {round}, another place would have scored about {points} points more."),
    N_("Compare several places: whatever the tile would join lights up and shows whether it would be complete."),
  },
  [SKILL_FOLLOWERS] = {
    N_("Your followers cost you the most, about {points} points."), NULL,
    N_("Place them where they soon come home, and keep one or two for the walls."),
  },
  [SKILL_WALLS] = {
    N_("Your walls, guards and towers cost you the most, about {points} points."), NULL,
    N_("Before you build, look along the row behind each end of the wall: what stands there is what a guard scores."),
  },
};

guint
comstock_city_advice_get_skill (gconstpointer state)
{
  switch (((const CityState *) state)->step)
    {
    case CITY_STEP_LAY:
      return SKILL_TILES;
    case CITY_STEP_CLAIM:
      return SKILL_FOLLOWERS;
    default:
      return SKILL_WALLS;
    }
}
