/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of every game, over the rules interface. */

#include "cs-search.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "cs-room.h"

size_t
cs_search_arena_size (const CsGame   *game,
                      const CsPolicy *policy)
{
  return CS_SEARCH_ARENA (game->state_size, policy->memory_size);
}

bool
cs_host_is_stopped (const CsHost *host)
{
  return host != NULL && host->is_stopped != NULL && host->is_stopped (host->data);
}

/* The arena begins with the tallies of all shards; then come their rooms. */
static CsTally *
get_tally (void    *arena,
           uint32_t shard)
{
  return (CsTally *) ((char *) arena + shard * CS_ALIGN (sizeof (CsTally)));
}

static CsRoom
open_room (const CsSearch *search,
           uint32_t        shard,
           void           *arena)
{
  const CsQuestion *question = &search->question;
  const size_t size = CS_ROOM (question->game->state_size, question->policy->memory_size);

  return cs_room_open (question->game, question->policy, question->kit,
                       (char *) get_tally (arena, CS_SEARCH_SHARDS) + shard * size);
}

int32_t
cs_search_worth (int32_t lead,
                 int32_t half_lead)
{
  const int32_t size = lead < 0 ? -lead : lead;

  return CS_SURE / 2 + (int32_t) ((int64_t) (CS_SURE / 2) * lead / (size + half_lead));
}

/* Adds @move unless it is there; returns its place. */
static uint32_t
add_move (CsSearch *search,
          CsMove    move)
{
  uint32_t place = 0;

  while (place < search->n_moves && search->moves[place] != move)
    place++;
  if (place < search->n_moves)
    return place;
  /* A kept move that was not proposed takes the place of the least promising one. */
  if (place == CS_SEARCH_MOVES)
    place--;
  else
    search->n_moves++;
  search->moves[place] = move;
  return place;
}

static void
propose_moves (CsSearch *search,
               void     *arena)
{
  const CsQuestion *question = &search->question;
  const CsGame *game = question->game;
  const CsRoom room = open_room (search, 0, arena);

  cs_room_forget (&room);
  if (question->policy->propose != NULL)
    search->n_moves = question->policy->propose (question->kit, question->state, question->seat, room.memories,
                                                 search->moves);
  else
    search->n_moves = game->legal (question->kit, question->state, question->seat, search->moves);
  assert (search->n_moves > 0 && search->n_moves <= CS_SEARCH_MOVES);
  for (uint32_t i = 0; i < question->n_kept; i++)
    search->kept[add_move (search, question->kept[i])] = true;
}

/* The stages in which @n moves are halved until @survivors are left, and one more for these. */
static uint32_t
count_stages (uint32_t n,
              uint32_t survivors)
{
  uint32_t stages = 1;

  for (; n > survivors; n = (n + 1) / 2)
    stages++;
  return stages;
}

/* Shares out what is left of the budget: as much for each stage to come. */
static void
begin_stage (CsSearch *search)
{
  const uint32_t roll_outs = search->n_alive * search->stages_left;

  search->stage_deals = search->stages_left == 0 ? 0 : (search->budget_left + roll_outs - 1) / roll_outs;
}

void
cs_search_begin (CsSearch         *search,
                 const CsQuestion *question,
                 void             *arena)
{
  assert (question->survivors >= 1 && question->n_kept <= CS_SEARCH_MOVES);
  memset (search, 0, sizeof *search);
  search->question = *question;
  propose_moves (search, arena);
  search->n_alive = search->n_moves;
  for (uint32_t i = 0; i < search->n_moves; i++)
    search->order[i] = (uint8_t) i;
  if (search->n_moves == 1)
    return;
  search->budget_left = question->budget;
  search->stages_left = count_stages (search->n_moves, question->survivors);
  begin_stage (search);
}

/* Deals deal number @deal; @rng goes on to be the luck of its roll-outs. */
static void
make_deal (const CsSearch *search,
           const CsRoom   *room,
           uint32_t        deal,
           CsRng          *rng)
{
  const CsQuestion *question = &search->question;

  cs_room_deal (room, question->state, question->seat, question->seed, deal, rng);
  cs_room_let_others_choose (room, question->seat, rng);
}

/* What one roll-out came to, for the seat that asks. */
typedef struct
{
  int32_t points;
  int32_t lead;
} Outcome;

static Outcome
roll_out (const CsSearch *search,
          const CsRoom   *room,
          CsMove          move,
          CsRng           rng)
{
  const CsQuestion *question = &search->question;
  const CsGame *game = question->game;
  int32_t points[CS_MAX_SEATS];

  memcpy (room->state, room->deal, game->state_size);
  cs_room_forget (room);
  game->apply (question->kit, room->state, question->seat, move, NULL);
  cs_room_play_out (room, question->state, &rng, points);
  return (Outcome) { points[question->seat], cs_room_lead (points, question->seat) };
}

static void
count_outcomes (const CsSearch *search,
                const Outcome   outcomes[CS_SEARCH_MOVES],
                CsTally        *tally)
{
  tally->n_deals++;
  for (uint32_t i = 0; i < search->n_alive; i++)
    {
      const uint32_t a = search->order[i];

      tally->worth[a] += cs_search_worth (outcomes[a].lead, search->question.policy->half_lead);
      tally->points[a] += outcomes[a].points;
      tally->lead[a] += outcomes[a].lead;
      for (uint32_t j = 0; j < search->n_alive; j++)
        {
          const uint32_t b = search->order[j];
          const int64_t gap = outcomes[a].lead - outcomes[b].lead;

          tally->gap[a][b] += gap;
          tally->gap_squared[a][b] += gap * gap;
        }
    }
}

/* A stage while it is played. */
typedef struct
{
  const CsSearch *search;
  const CsHost *host;
  void *arena;
  bool whole[CS_SEARCH_SHARDS];
} Stage;

/* Plays every CS_SEARCH_SHARDS-th deal of the stage and writes what came out to the shard's tally: it depends on
 * nothing else. */
static void
play_shard (void    *data,
            uint32_t shard)
{
  Stage *stage = data;
  const CsSearch *search = stage->search;
  const CsRoom room = open_room (search, shard, stage->arena);
  Outcome outcomes[CS_SEARCH_MOVES];
  CsRng rng;

  for (uint32_t deal = shard; deal < search->stage_deals; deal += CS_SEARCH_SHARDS)
    {
      make_deal (search, &room, search->first_deal + deal, &rng);
      for (uint32_t i = 0; i < search->n_alive; i++)
        {
          const uint32_t place = search->order[i];

          /* A deal that not all moves have met is not counted: it would not compare. */
          if (cs_host_is_stopped (stage->host))
            return;
          outcomes[place] = roll_out (search, &room, search->moves[place], rng);
        }
      count_outcomes (search, outcomes, get_tally (stage->arena, shard));
    }
  stage->whole[shard] = true;
}

static void
play_shards_alone (Stage *stage)
{
  uint32_t shard = 0;

  do
    play_shard (stage, shard);
  while (stage->whole[shard] && ++shard < CS_SEARCH_SHARDS);
}

/* Whether nobody stopped it. */
static bool
play_stage (const CsSearch *search,
            const CsHost   *host,
            void           *arena)
{
  Stage stage = { search, host, arena, { false } };
  bool whole = true;

  memset (arena, 0, CS_SEARCH_SHARDS * CS_ALIGN (sizeof (CsTally)));
  if (host != NULL && host->share != NULL)
    host->share (CS_SEARCH_SHARDS, play_shard, &stage);
  else
    play_shards_alone (&stage);
  for (uint32_t shard = 0; shard < CS_SEARCH_SHARDS; shard++)
    whole &= stage.whole[shard];
  return whole;
}

static void
add_tally (CsSearch      *search,
           const CsTally *tally)
{
  CsTally *total = &search->total;

  total->n_deals += tally->n_deals;
  for (uint32_t i = 0; i < search->n_alive; i++)
    {
      const uint32_t a = search->order[i];

      search->n_deals[a] += tally->n_deals;
      total->worth[a] += tally->worth[a];
      total->points[a] += tally->points[a];
      total->lead[a] += tally->lead[a];
      for (uint32_t j = 0; j < search->n_alive; j++)
        {
          const uint32_t b = search->order[j];

          total->gap[a][b] += tally->gap[a][b];
          total->gap_squared[a][b] += tally->gap_squared[a][b];
        }
    }
}

/* The moves that are left have met the same deals, so sums compare.  Of equal ones the more promising stays before. */
static void
sort_alive (CsSearch *search)
{
  uint8_t *order = search->order;

  for (uint32_t i = 1; i < search->n_alive; i++)
    for (uint32_t j = i; j > 0 && search->total.worth[order[j]] > search->total.worth[order[j - 1]]; j--)
      {
        const uint8_t better = order[j];

        order[j] = order[j - 1];
        order[j - 1] = better;
      }
}

/* Drops all but the first @n_left and those that are kept. */
static void
drop_moves (CsSearch *search,
            uint32_t  n_left)
{
  uint8_t dropped[CS_SEARCH_MOVES];
  uint32_t n_dropped = 0;
  uint32_t n = 0;

  for (uint32_t i = 0; i < search->n_alive; i++)
    {
      const uint8_t place = search->order[i];

      if (i < n_left || search->kept[place])
        search->order[n++] = place;
      else
        dropped[n_dropped++] = place;
    }
  memcpy (search->order + n, dropped, n_dropped);
  search->n_alive = n;
}

/* Adds up what the shards found, drops moves and goes on to the next stage. */
static void
gather (CsSearch *search,
        void     *arena)
{
  const uint32_t used = search->n_alive * search->stage_deals;

  for (uint32_t shard = 0; shard < CS_SEARCH_SHARDS; shard++)
    add_tally (search, get_tally (arena, shard));
  search->first_deal += search->stage_deals;
  search->budget_left -= used < search->budget_left ? used : search->budget_left;
  sort_alive (search);
  if (--search->stages_left > 0 && search->n_alive > search->question.survivors)
    {
      const uint32_t half = (search->n_alive + 1) / 2;

      drop_moves (search, half > search->question.survivors ? half : search->question.survivors);
    }
  begin_stage (search);
}

bool
cs_search_finish (CsSearch     *search,
                  const CsHost *host,
                  void         *arena)
{
  while (search->stage_deals > 0)
    {
      const bool whole = play_stage (search, host, arena);

      gather (search, arena);
      if (!whole)
        return false;
    }
  return true;
}

void
cs_search_extend (CsSearch *search,
                  uint32_t  budget)
{
  if (search->n_moves == 1)
    return;
  search->budget_left = budget;
  search->stages_left = 1;
  begin_stage (search);
}

CsMove
cs_search_best (const CsSearch *search)
{
  return search->moves[search->order[0]];
}

void
cs_search_get (const CsSearch *search,
               uint32_t        rank,
               CsFinding      *finding)
{
  const CsTally *total = &search->total;
  const uint32_t best = search->order[0];
  const uint32_t place = search->order[rank];
  const double n = search->n_deals[place];

  *finding = (CsFinding) { .move = search->moves[place], .n = search->n_deals[place] };
  if (finding->n == 0)
    return;
  finding->worth = (double) total->worth[place] / n / CS_SURE;
  finding->points = (double) total->points[place] / n / CS_POINT;
  finding->lead = (double) total->lead[place] / n / CS_POINT;
  finding->behind = (double) total->gap[best][place] / n / CS_POINT;
  if (finding->n > 1)
    {
      const double square = (double) total->gap_squared[best][place] / n / (CS_POINT * CS_POINT);

      finding->error = sqrt (fmax (0, square - finding->behind * finding->behind) / (n - 1));
    }
}

CsMove
cs_search_move (const CsQuestion *question,
                const CsHost     *host,
                void             *arena)
{
  CsSearch search;

  cs_search_begin (&search, question, arena);
  cs_search_finish (&search, host, arena);
  return cs_search_best (&search);
}
