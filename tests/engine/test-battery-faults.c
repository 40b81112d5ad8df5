/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the battery itself: each way to break a promise of the rules interface, tried on Pebbles, is noticed. */

#include <glib.h>
#include <stdio.h>
#include <string.h>

#include "battery.h"
#include "test-game-pebbles.h"

/* A game with one member replaced, and what the battery says of it. */
typedef struct
{
  const char *name;
  CsGame member;            /* the replaced members alone */
  const char *complaint;
  bool seedless;            /* the member that is left out */
  Invariants check;         /* NULL: those of Pebbles */
} Fault;

static const char *
check_fails (const void *kit,
             const void *state)
{
  return ((const PebblesState *) state)->die == 6 ? "a six" : NULL;
}

static uint32_t
legal_descends (const void *kit,
                const void *state,
                uint32_t    seat,
                CsMove     *moves)
{
  const uint32_t n = pebbles_game.legal (kit, state, seat, moves);

  for (uint32_t i = 0; i < n / 2; i++)
    {
      const CsMove move = moves[i];

      moves[i] = moves[n - 1 - i];
      moves[n - 1 - i] = move;
    }
  return n;
}

static uint32_t
legal_twice (const void *kit,
             const void *state,
             uint32_t    seat,
             CsMove     *moves)
{
  const uint32_t n = pebbles_game.legal (kit, state, seat, moves);

  if (n == 2)
    moves[1] = moves[0];
  return n;
}

static uint32_t
legal_forgets (const void *kit,
               const void *state,
               uint32_t    seat,
               CsMove     *moves)
{
  const uint32_t n = pebbles_game.legal (kit, state, seat, moves);

  return n > 1 ? n - 1 : n;
}

static uint32_t
legal_invents (const void *kit,
               const void *state,
               uint32_t    seat,
               CsMove     *moves)
{
  const uint32_t n = pebbles_game.legal (kit, state, seat, moves);

  if (n == 2)
    moves[2] = moves[1] + 1;
  return n == 2 ? 3 : n;
}

static uint32_t
legal_for_strangers (const void *kit,
                     const void *state,
                     uint32_t    seat,
                     CsMove     *moves)
{
  return pebbles_game.legal (kit, state, seat == CS_NO_SEAT ? 0 : seat, moves);
}

static uint32_t
legal_nothing (const void *kit,
               const void *state,
               uint32_t    seat,
               CsMove     *moves)
{
  return 0;
}

static uint32_t
actors_stranger (const void *state)
{
  const uint32_t actors = pebbles_game.actors (state);

  return actors == 0 ? 0 : actors | 1u << PEBBLES_MAX_SEATS;
}

static CsRefusal
is_legal_nods (const void *kit,
               const void *state,
               uint32_t    seat,
               CsMove      move)
{
  const CsRefusal refusal = pebbles_game.is_legal (kit, state, seat, move);

  return refusal.reason == PEBBLES_STONE_NOT_IN_HAND ? (CsRefusal) { .reason = CS_LEGAL } : refusal;
}

static CsRefusal
is_legal_forgets_the_end (const void *kit,
                          const void *state,
                          uint32_t    seat,
                          CsMove      move)
{
  CsRefusal refusal = pebbles_game.is_legal (kit, state, seat, move);

  if (refusal.reason == CS_REFUSED_OVER)
    refusal.reason = CS_REFUSED_NOT_ACTING;
  return refusal;
}

static void
apply_by_events (const void *kit,
                 void       *state,
                 uint32_t    seat,
                 CsMove      move,
                 CsEvents   *events)
{
  pebbles_game.apply (kit, state, seat, move, events);
  if (events != NULL && ((PebblesState *) state)->die == 6)
    ((PebblesState *) state)->die = 5;
}

static void
apply_nothing (const void *kit,
               void       *state,
               uint32_t    seat,
               CsMove      move,
               CsEvents   *events)
{
}

static void
apply_names_a_stranger (const void *kit,
                        void       *state,
                        uint32_t    seat,
                        CsMove      move,
                        CsEvents   *events)
{
  pebbles_game.apply (kit, state, seat, move, events);
  if (events != NULL && events->n > 0)
    events->items[0].seat = PEBBLES_MAX_SEATS;
}

static void
apply_says_nothing (const void *kit,
                    void       *state,
                    uint32_t    seat,
                    CsMove      move,
                    CsEvents   *events)
{
  pebbles_game.apply (kit, state, seat, move, events);
  if (events != NULL && events->n > 0)
    events->items[0].type = 0;
}

static void
determinize_takes (const void *kit,
                   void       *state,
                   uint32_t    seat,
                   CsRng      *rng)
{
  pebbles_game.determinize (kit, state, seat == 0 ? 1 : 0, rng);
}

static void
determinize_moves (const void *kit,
                   void       *state,
                   uint32_t    seat,
                   CsRng      *rng)
{
  ((PebblesState *) state)->seats[0].pebbles[0] ^= 1;
}

static void
determinize_copies (const void *kit,
                    void       *state,
                    uint32_t    seat,
                    CsRng      *rng)
{
  PebblesState *pebbles = state;

  pebbles->seats[1 - seat % 2].hand = pebbles->seats[seat % 2].hand;
}

/* Leaves the hidden hands as they are. */
static uint32_t
observe_peeps (const void *kit,
               void       *state,
               uint32_t    observer)
{
  return 0;
}

static uint32_t
observe_takes (const void *kit,
               void       *state,
               uint32_t    observer)
{
  return pebbles_game.observe (kit, state, observer == 0 ? 1 : 0);
}

/* Deals from what is hidden. */
static void
determinize_peeps (const void *kit,
                   void       *state,
                   uint32_t    seat,
                   CsRng      *rng)
{
}

static size_t
print_beyond (const void *kit,
              CsMove      move,
              char       *text,
              size_t      size)
{
  const size_t length = pebbles_game.move_print (kit, move, text, size);

  if (size <= length)
    text[size] = '\0';
  return length;
}

static bool
parse_loosely (const void *kit,
               const char *text,
               CsMove     *move)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  return pebbles_game.move_parse (kit, stripped, move);
}

static bool
parse_other (const void *kit,
             const char *text,
             CsMove     *move)
{
  const bool parsed = pebbles_game.move_parse (kit, text, move);

  *move ^= 1;
  return parsed;
}

static CsRefusal
init_keeps_dirt (const void *kit,
                 const void *setup,
                 void       *state)
{
  const uint8_t die = ((const PebblesState *) state)->die;
  const CsRefusal refusal = pebbles_game.init (kit, setup, state);

  ((PebblesState *) state)->turn = die != 0;
  return refusal;
}

static CsRefusal
init_writes_setup (const void *kit,
                   const void *setup,
                   void       *state)
{
  const CsRefusal refusal = pebbles_game.init (kit, setup, state);
  uint8_t *stones = (uint8_t *) ((const PebblesSetup *) setup)->stones;

  stones[0] = 0;
  return refusal;
}

static CsRefusal
init_trusts (const void *kit,
             const void *setup,
             void       *state)
{
  pebbles_game.init (kit, setup, state);
  return (CsRefusal) { .reason = CS_LEGAL };
}

static void
score_luck (const void *kit,
            const void *state,
            int32_t     points[CS_MAX_SEATS])
{
  pebbles_game.score (kit, state, points);
  points[0] += ((const PebblesState *) state)->seats[1].hand;
}

static uint64_t
digest_forgets (const void *state)
{
  return ((const PebblesState *) state)->step;
}

static CsMove
draw_the_first (const void *kit,
                const void *state,
                uint32_t    seat,
                CsRng      *rng)
{
  CsMove moves[PEBBLES_DIE];

  pebbles_game.legal (kit, state, seat, moves);
  return moves[0];
}

static CsMove
draw_twice (const void *kit,
            const void *state,
            uint32_t    seat,
            CsRng      *rng)
{
  CsMove moves[PEBBLES_DIE];
  const uint32_t n = pebbles_game.legal (kit, state, seat, moves);
  const CsMove move = moves[cs_rng_below (rng, n)];

  cs_rng_next (rng);
  return move;
}

static const Fault faults[] = {
  { "none", { 0 }, NULL },
  { "check-fails", { 0 }, "a six", .check = check_fails },
  { "legal-descends", { .legal = legal_descends }, "moves[i - 1] < moves[i]" },
  { "legal-twice", { .legal = legal_twice }, "moves[i - 1] < moves[i]" },
  { "legal-forgets", { .legal = legal_forgets }, "battery_among" },
  { "legal-invents", { .legal = legal_invents }, "reason == CS_LEGAL" },
  { "legal-for-strangers", { .legal = legal_for_strangers }, "reason == CS_LEGAL" },
  { "legal-nothing", { .legal = legal_nothing }, "(n > 0) ==" },
  { "actors-stranger", { .actors = actors_stranger }, "actors &" },
  { "is-legal-nods", { .is_legal = is_legal_nods }, "battery_among" },
  { "is-legal-forgets-the-end", { .is_legal = is_legal_forgets_the_end }, "CS_REFUSED_OVER" },
  { "apply-by-events", { .apply = apply_by_events }, "battery->copy" },
  { "apply-nothing", { .apply = apply_nothing }, "!= digest" },
  { "apply-names-a-stranger", { .apply = apply_names_a_stranger }, "CS_NO_SEAT" },
  { "apply-says-nothing", { .apply = apply_says_nothing }, "type != 0" },
  { "draw-the-first", { .draw = draw_the_first }, "drawn ==" },
  { "draw-twice", { .draw = draw_twice }, "cs_rng_next" },
  { "observe-peeps", { .observe = observe_peeps }, "seen" },
  { "observe-takes", { .observe = observe_takes }, "seen" },
  { "determinize-peeps", { .determinize = determinize_peeps }, "observed" },
  { "determinize-takes", { .determinize = determinize_takes }, "seen" },
  { "determinize-moves", { .determinize = determinize_moves }, "seen" },
  { "determinize-copies", { .determinize = determinize_copies }, "hand" },
  { "print-beyond", { .move_print = print_beyond }, "cut" },
  { "parse-loosely", { .move_parse = parse_loosely }, "again" },
  { "parse-other", { .move_parse = parse_other }, "parsed == move" },
  { "init-keeps-dirt", { .init = init_keeps_dirt }, "battery->copy" },
  { "init-writes-setup", { .init = init_writes_setup }, "setup" },
  { "init-trusts", { .init = init_trusts }, "*" },
  { "score-luck", { .score = score_luck }, "points" },
  { "digest-forgets", { .digest = digest_forgets }, "digest" },
  { "max-length", { .max_length = 12 }, "max_length" },
  { "max-legal", { .max_legal = PEBBLES_DIE - 1 }, "max_legal" },
  { "no-seed", { 0 }, "seed != NULL", true },
};

static void
make_track (void    *kit,
            uint64_t seed)
{
  ((PebblesTrack *) kit)->length = 20;
}

#define REPLACE(game, fault, name)                                                                  \
  if ((fault)->member.name != 0)                                                                    \
    (game)->name = (fault)->member.name

static CsGame
broken_game (const Fault *fault)
{
  CsGame game = pebbles_game;

  REPLACE (&game, fault, legal);
  REPLACE (&game, fault, actors);
  REPLACE (&game, fault, is_legal);
  REPLACE (&game, fault, apply);
  REPLACE (&game, fault, draw);
  REPLACE (&game, fault, observe);
  REPLACE (&game, fault, determinize);
  REPLACE (&game, fault, move_print);
  REPLACE (&game, fault, move_parse);
  REPLACE (&game, fault, init);
  REPLACE (&game, fault, score);
  REPLACE (&game, fault, digest);
  REPLACE (&game, fault, max_length);
  REPLACE (&game, fault, max_legal);
  if (fault->seedless)
    game.seed = NULL;
  return game;
}

static void
test_fault (gconstpointer data)
{
  const Fault *fault = data;

  if (g_test_subprocess ())
    {
      const CsGame game = broken_game (fault);
      const Invariants check = fault->check != NULL ? fault->check : pebbles_check;
      const BatterySubject subject = { &game, check, sizeof (PebblesTrack), make_track };
      BatteryReport report = { 0 };

      battery_run (&subject, 3, 1, 60, 3, &report);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  if (fault->complaint == NULL)
    {
      g_test_trap_assert_passed ();
    }
  else
    {
      g_autofree char *pattern = g_strdup_printf ("*violated: *%s*", fault->complaint);

      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr (pattern);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (uint32_t i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/battery-faults/", faults[i].name, NULL);

      g_test_add_data_func (path, &faults[i], test_fault);
    }
  return g_test_run ();
}
