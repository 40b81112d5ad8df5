/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random games and holds every position and move against the promises of the rules interface. */

#include "battery.h"

#include <glib.h>
#include <string.h>

#define GAMES_PER_KIT 64
#define OUTSIDERS 48            /* moves from anywhere, judged per sampled position */
#define REMEMBERED 64
#define SENTINEL 0xdeadbeefu

typedef struct
{
  uint32_t seat;
  CsMove move;
} Ply;

typedef struct
{
  const CsGame *game;
  const BatterySubject *subject;
  BatteryReport *report;
  uint32_t n_seats;
  uint32_t sample;
  uint64_t seed;                /* of the game in play */
  uint64_t kit_seed;
  CsRng rng;
  void *kit;
  void *setup;
  void *state;
  void *before;                 /* the position before the move */
  void *copy;                   /* the same move, applied without events */
  void *redealt;
  void *observed;
  CsMove *moves;                /* legal moves of one seat, and a sentinel */
  CsMove *moves_redealt;
  CsMove remembered[REMEMBERED]; /* legal somewhere, some time */
  GArray *journal;
} Battery;

static void G_GNUC_NORETURN
battery_violation (Battery    *battery,
                   const char *what)
{
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 0; i < battery->journal->len; i++)
    {
      const Ply *ply = &g_array_index (battery->journal, Ply, i);
      char text[CS_MAX_MOVE_TEXT];

      battery->game->move_print (battery->kit, ply->move, text, sizeof text);
      g_string_append_printf (moves, " %u:%s;", ply->seat, text);
    }
  g_error ("%s, %u seats, kit %" G_GUINT64_FORMAT ", seed %" G_GUINT64_FORMAT ": violated: %s, after%s",
           battery->game->id, battery->n_seats, battery->kit_seed, battery->seed, what, moves->str);
}

#define BATTERY_CHECK(battery, promise)                                                             \
  do                                                                                                \
    {                                                                                               \
      if (!(promise))                                                                               \
        battery_violation (battery, #promise);                                                      \
    }                                                                                               \
  while (0)

static bool
battery_chance (Battery *battery,
                uint32_t one_in)
{
  return cs_rng_below (&battery->rng, one_in) == 0;
}

static void
battery_check_invariants (Battery    *battery,
                          const void *state)
{
  const char *fault = battery->subject->check (battery->kit, state);

  if (fault != NULL)
    battery_violation (battery, fault);
}

static bool
battery_among (const CsMove *moves,
               uint32_t      n,
               CsMove        move)
{
  for (uint32_t i = 0; i < n; i++)
    if (moves[i] == move)
      return true;
  return false;
}

static CsRefusal
battery_judge (Battery *battery,
               uint32_t seat,
               CsMove   move)
{
  return battery->game->is_legal (battery->kit, battery->state, seat, move);
}

/* legal: within the array, sorted, unique, each accepted by is_legal. */
static uint32_t
battery_check_legal (Battery *battery,
                     uint32_t seat)
{
  const CsGame *game = battery->game;
  CsMove *moves = battery->moves;
  uint32_t n;

  moves[game->max_legal] = SENTINEL;
  n = game->legal (battery->kit, battery->state, seat, moves);
  BATTERY_CHECK (battery, n <= game->max_legal && moves[game->max_legal] == SENTINEL);
  for (uint32_t i = 0; i < n; i++)
    {
      BATTERY_CHECK (battery, i == 0 || moves[i - 1] < moves[i]);
      BATTERY_CHECK (battery, battery_judge (battery, seat, moves[i]).reason == CS_LEGAL);
    }
  battery->report->most_legal = MAX (battery->report->most_legal, n);
  return n;
}

/* is_legal, on moves from anywhere: accepts what legal lists and nothing else. */
static void
battery_check_outsiders (Battery *battery,
                         uint32_t seat,
                         uint32_t n_legal)
{
  for (int i = 0; i < OUTSIDERS; i++)
    {
      CsMove move = (CsMove) cs_rng_next (&battery->rng);

      if (i % 3 > 0)
        move = battery->remembered[cs_rng_below (&battery->rng, REMEMBERED)];
      if (i % 3 > 1)
        move ^= 1u << cs_rng_below (&battery->rng, 32);
      BATTERY_CHECK (battery, (battery_judge (battery, seat, move).reason == CS_LEGAL) ==
                              battery_among (battery->moves, n_legal, move));
      battery->report->outsiders++;
    }
}

/* Texts near that of a move: either no move's text or exactly the text of another one. */
static void
battery_check_near_texts (Battery    *battery,
                          const char *text)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABZ0123456789 -+.\n";
  const size_t length = strlen (text);
  char near[CS_MAX_MOVE_TEXT + 2];
  char again[CS_MAX_MOVE_TEXT];
  const size_t at = cs_rng_below (&battery->rng, length + 1);
  CsMove move;

  memcpy (near, text, at);
  switch (cs_rng_below (&battery->rng, 3))
    {
    case 0:
      memcpy (near + at, text + at + 1, at < length ? length - at : 0);
      near[at < length ? length - 1 : length] = '\0';
      break;
    case 1:
      near[at] = letters[cs_rng_below (&battery->rng, sizeof letters - 1)];
      memcpy (near + at + 1, text + at, length - at + 1);
      break;
    default:
      memcpy (near + at, text + at, length - at + 1);
      if (at < length)
        near[at] = letters[cs_rng_below (&battery->rng, sizeof letters - 1)];
      break;
    }
  if (!battery->game->move_parse (battery->kit, near, &move))
    return;
  battery->game->move_print (battery->kit, move, again, sizeof again);
  BATTERY_CHECK (battery, strcmp (near, again) == 0);
}

/* move_print and move_parse: there and back, within the size given. */
static void
battery_check_text (Battery *battery,
                    CsMove   move)
{
  const CsGame *game = battery->game;
  char text[CS_MAX_MOVE_TEXT];
  char cut[CS_MAX_MOVE_TEXT];
  const size_t length = game->move_print (battery->kit, move, text, sizeof text);
  const size_t size = 1 + cs_rng_below (&battery->rng, length);
  CsMove parsed = ~move;

  BATTERY_CHECK (battery, length > 0 && length < sizeof text && strlen (text) == length);
  BATTERY_CHECK (battery, game->move_parse (battery->kit, text, &parsed) && parsed == move);
  memset (cut, '#', sizeof cut);
  BATTERY_CHECK (battery, game->move_print (battery->kit, move, cut, size) == length);
  BATTERY_CHECK (battery, strlen (cut) < size && cut[size] == '#');
  battery_check_near_texts (battery, text);
}

/* The digest of what @observer sees of @state, and how many things it does not. */
static uint64_t
battery_seen (Battery    *battery,
              const void *state,
              uint32_t    observer,
              uint32_t   *hidden)
{
  memcpy (battery->observed, state, battery->game->state_size);
  *hidden = battery->game->observe (battery->kit, battery->observed, observer);
  return battery->game->digest (battery->observed);
}

/* observe: a position that can be, and says no more when it is observed again. */
static void
battery_check_observe (Battery *battery,
                       uint32_t observer)
{
  uint32_t hidden, hidden_again;
  const uint64_t seen = battery_seen (battery, battery->state, observer, &hidden);

  battery_check_invariants (battery, battery->observed);
  BATTERY_CHECK (battery, battery_seen (battery, battery->observed, observer, &hidden_again) == seen);
  BATTERY_CHECK (battery, hidden_again == hidden);
}

/* determinize: the same to the eyes of @seat, whatever is hidden, and a position that can be. */
static void
battery_check_determinize (Battery *battery,
                           uint32_t seat)
{
  CsRng rng = battery->rng;
  uint32_t hidden, hidden_redealt;
  uint64_t seen;
  const CsGame *game = battery->game;
  int32_t points[CS_MAX_SEATS] = { 0 };
  int32_t points_redealt[CS_MAX_SEATS] = { 0 };
  const uint32_t n = game->legal (battery->kit, battery->state, seat, battery->moves);

  memcpy (battery->redealt, battery->state, game->state_size);
  game->determinize (battery->kit, battery->redealt, seat, &battery->rng);
  battery_check_invariants (battery, battery->redealt);
  seen = battery_seen (battery, battery->state, seat, &hidden);
  BATTERY_CHECK (battery, battery_seen (battery, battery->redealt, seat, &hidden_redealt) == seen);
  BATTERY_CHECK (battery, hidden_redealt == hidden);
  BATTERY_CHECK (battery, game->actors (battery->state) == game->actors (battery->redealt));
  BATTERY_CHECK (battery, game->legal (battery->kit, battery->redealt, seat, battery->moves_redealt) == n);
  BATTERY_CHECK (battery, memcmp (battery->moves, battery->moves_redealt, n * sizeof *battery->moves) == 0);
  game->score (battery->kit, battery->state, points);
  game->score (battery->kit, battery->redealt, points_redealt);
  BATTERY_CHECK (battery, memcmp (points, points_redealt, sizeof points) == 0);
  battery_seen (battery, battery->state, seat, &hidden);
  game->determinize (battery->kit, battery->observed, seat, &rng);
  BATTERY_CHECK (battery, game->digest (battery->observed) == game->digest (battery->redealt));
  battery->report->determinized++;
}

/* Picks a random actor and one of its legal moves. */
static Ply
battery_pick (Battery    *battery,
              const void *state)
{
  uint32_t actors = battery->game->actors (state);
  Ply ply;
  uint32_t n;

  for (uint32_t skip = cs_rng_below (&battery->rng, (uint32_t) __builtin_popcount (actors)); skip > 0; skip--)
    actors &= actors - 1;
  ply.seat = (uint32_t) __builtin_ctz (actors);
  n = battery->game->legal (battery->kit, state, ply.seat, battery->moves);
  BATTERY_CHECK (battery, n > 0);
  ply.move = battery->moves[cs_rng_below (&battery->rng, n)];
  BATTERY_CHECK (battery, battery->game->is_legal (battery->kit, state, ply.seat, ply.move).reason == CS_LEGAL);
  return ply;
}

/* Plays @state to its end, checking the invariants after each move. */
static void
battery_play_out (Battery *battery,
                  void    *state)
{
  for (uint32_t n = 0; battery->game->actors (state) != 0; n++)
    {
      const Ply ply = battery_pick (battery, state);

      BATTERY_CHECK (battery, n < battery->game->max_length);
      battery->game->apply (battery->kit, state, ply.seat, ply.move, NULL);
      battery_check_invariants (battery, state);
    }
}

static void
battery_check_sampled (Battery *battery,
                       uint32_t actors)
{
  static const uint32_t strangers[] = { CS_MAX_SEATS, CS_CHANCE, 32, CS_NO_SEAT, UINT32_MAX };

  for (uint32_t i = 0; i < G_N_ELEMENTS (strangers); i++)
    if (strangers[i] > CS_CHANCE || (actors & 1u << strangers[i]) == 0)
      {
        BATTERY_CHECK (battery, battery_check_legal (battery, strangers[i]) == 0);
        battery_check_outsiders (battery, strangers[i], 0);
      }
  battery_check_observe (battery, CS_NO_SEAT);
  for (uint32_t seat = 0; seat < battery->n_seats; seat++)
    {
      const uint32_t n = battery_check_legal (battery, seat);

      battery_check_outsiders (battery, seat, n);
      for (uint32_t i = 0; i < n; i++)
        battery_check_text (battery, battery->moves[i]);
      battery_check_observe (battery, seat);
      battery_check_determinize (battery, seat);
      if (battery_chance (battery, 4))
        {
          battery_play_out (battery, battery->redealt);
          battery->report->rollouts++;
        }
    }
}

/* draw: the move of the list, by the same luck. */
static void
battery_check_draw (Battery *battery,
                    uint32_t seat,
                    uint32_t n_legal)
{
  const CsGame *game = battery->game;
  CsRng rng = battery->rng;
  CsRng same = battery->rng;
  const CsMove drawn = n_legal > 0 && game->draw != NULL ? game->draw (battery->kit, battery->state, seat, &rng) : 0;

  if (drawn == 0)
    return;
  BATTERY_CHECK (battery, drawn == battery->moves[cs_rng_below (&same, n_legal)]);
  BATTERY_CHECK (battery, cs_rng_next (&rng) == cs_rng_next (&same));
}

/* What holds at every position. */
static void
battery_check_position (Battery *battery)
{
  const uint32_t actors = battery->game->actors (battery->state);
  uint32_t n_outcomes;

  battery_check_invariants (battery, battery->state);
  BATTERY_CHECK (battery, (actors & ~((1u << battery->n_seats) - 1) & ~(1u << CS_CHANCE)) == 0);
  for (uint32_t seat = 0; seat < battery->n_seats; seat++)
    {
      const uint32_t n = battery_check_legal (battery, seat);

      BATTERY_CHECK (battery, (n > 0) == ((actors >> seat & 1) != 0));
      battery_check_draw (battery, seat, n);
    }
  n_outcomes = battery_check_legal (battery, CS_CHANCE);
  BATTERY_CHECK (battery, (n_outcomes > 0) == (actors >> CS_CHANCE != 0));
  BATTERY_CHECK (battery, actors >> CS_CHANCE == 0 || battery->game->seed != NULL);
  battery_check_draw (battery, CS_CHANCE, n_outcomes);
  if (battery_chance (battery, battery->sample))
    battery_check_sampled (battery, actors);
}

static void
battery_check_events (Battery        *battery,
                      const CsEvents *events)
{
  BATTERY_CHECK (battery, events->n <= CS_MAX_EVENTS);
  for (uint32_t i = 0; i < events->n; i++)
    {
      BATTERY_CHECK (battery, events->items[i].type != 0);
      BATTERY_CHECK (battery, events->items[i].seat < battery->n_seats || events->items[i].seat == CS_NO_SEAT);
    }
  battery->report->most_events = MAX (battery->report->most_events, events->n);
}

/* Applies a random move twice, once to a copy and without events: nothing differs, the original stays. */
static void
battery_play_one (Battery *battery)
{
  const CsGame *game = battery->game;
  const Ply ply = battery_pick (battery, battery->state);
  const uint64_t digest = game->digest (battery->state);
  CsEvents events = { 0 };

  memcpy (battery->before, battery->state, game->state_size);
  memcpy (battery->copy, battery->state, game->state_size);
  g_array_append_val (battery->journal, ply);
  game->apply (battery->kit, battery->state, ply.seat, ply.move, &events);
  game->apply (battery->kit, battery->copy, ply.seat, ply.move, NULL);
  BATTERY_CHECK (battery, game->digest (battery->before) == digest);
  BATTERY_CHECK (battery, game->digest (battery->state) != digest);
  BATTERY_CHECK (battery, game->digest (battery->state) == game->digest (battery->copy));
  battery_check_invariants (battery, battery->copy);
  battery_check_events (battery, &events);
  battery->remembered[cs_rng_below (&battery->rng, REMEMBERED)] = ply.move;
  battery->report->moves++;
}

/* A finished game: nobody acts, and every move is refused for that reason. */
static void
battery_check_over (Battery *battery)
{
  BATTERY_CHECK (battery, battery->journal->len <= battery->game->max_length);
  for (uint32_t seat = 0; seat < battery->n_seats; seat++)
    for (uint32_t i = 0; i < REMEMBERED; i++)
      BATTERY_CHECK (battery, battery_judge (battery, seat, battery->remembered[i]).reason == CS_REFUSED_OVER);
  battery->report->longest = MAX (battery->report->longest, battery->journal->len);
}

/* init: the setup survives, and the state does not depend on what lay there before. */
static void
battery_begin (Battery *battery)
{
  const CsGame *game = battery->game;
  g_autofree void *setup = NULL;

  game->random_setup (battery->kit, battery->n_seats, &battery->rng, battery->setup);
  setup = g_memdup2 (battery->setup, game->setup_size);
  memset (battery->state, 0xa5, game->state_size);
  memset (battery->copy, 0, game->state_size);
  BATTERY_CHECK (battery, game->init (battery->kit, battery->setup, battery->state).reason == CS_LEGAL);
  BATTERY_CHECK (battery, memcmp (setup, battery->setup, game->setup_size) == 0);
  BATTERY_CHECK (battery, game->init (battery->kit, setup, battery->copy).reason == CS_LEGAL);
  BATTERY_CHECK (battery, game->digest (battery->state) == game->digest (battery->copy));
  battery_check_invariants (battery, battery->copy);
}

/* init, on a damaged setup: refuses, or begins a game that can be played. */
static void
battery_check_damaged_setup (Battery *battery)
{
  const CsGame *game = battery->game;
  uint8_t *bytes = battery->setup;

  bytes[cs_rng_below (&battery->rng, (uint32_t) game->setup_size)] = (uint8_t) cs_rng_next (&battery->rng);
  if (game->init (battery->kit, battery->setup, battery->redealt).reason != CS_LEGAL)
    return;
  battery_check_invariants (battery, battery->redealt);
  battery_play_out (battery, battery->redealt);
}

static void
battery_play_game (Battery *battery)
{
  g_array_set_size (battery->journal, 0);
  battery_begin (battery);
  while (battery->game->actors (battery->state) != 0)
    {
      battery_check_position (battery);
      BATTERY_CHECK (battery, battery->journal->len < battery->game->max_length);
      battery_play_one (battery);
    }
  battery_check_position (battery);
  battery_check_over (battery);
  battery_check_damaged_setup (battery);
  battery->report->games++;
}

static void
battery_clear (Battery *battery)
{
  g_free (battery->kit);
  g_free (battery->setup);
  g_free (battery->state);
  g_free (battery->before);
  g_free (battery->copy);
  g_free (battery->redealt);
  g_free (battery->observed);
  g_free (battery->moves);
  g_free (battery->moves_redealt);
  g_array_unref (battery->journal);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Battery, battery_clear)

void
battery_run (const BatterySubject *subject,
             uint32_t              n_seats,
             uint64_t              seed,
             uint32_t              n_games,
             uint32_t              sample,
             BatteryReport        *report)
{
  const CsGame *game = subject->game;
  g_auto (Battery) battery = {
    .game = game,
    .subject = subject,
    .report = report,
    .n_seats = n_seats,
    .sample = sample,
    .kit = g_malloc (subject->kit_size),
    .setup = g_malloc (game->setup_size),
    .state = g_malloc (game->state_size),
    .before = g_malloc (game->state_size),
    .copy = g_malloc (game->state_size),
    .redealt = g_malloc (game->state_size),
    .observed = g_malloc (game->state_size),
    .moves = g_new (CsMove, game->max_legal + 1),
    .moves_redealt = g_new (CsMove, game->max_legal),
    .journal = g_array_new (FALSE, FALSE, sizeof (Ply)),
  };

  for (uint32_t i = 0; i < n_games; i++)
    {
      battery.seed = seed + i;
      cs_rng_init (&battery.rng, battery.seed);
      if (i % GAMES_PER_KIT == 0)
        {
          battery.kit_seed = battery.seed;
          subject->make_kit (battery.kit, battery.kit_seed);
        }
      battery_play_game (&battery);
    }
}
