/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Seats that play by themselves: a virtual player at once, a rival after thinking in a thread. */

#include "comstock-cards-automatic.h"

#include <glib/gi18n.h>

#include "ai/cards/cards-greedy.h"
#include "engine/cs-digest.h"
#include "model/comstock-workers.h"

/* A position to think about, apart from the game. */
typedef struct
{
  ComstockDeck *deck;
  CardsState state;
  guint seat;
  ComstockLevel level;
  CsRng rng;

  /* What must still hold when the move is played. */
  guint cursor;
  guint length;
  guint64 digest;
} Thought;

static void
thought_free (Thought *thought)
{
  g_object_unref (thought->deck);
  g_free (thought);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Thought, thought_free)

/* The rival gets the position as its seat sees it, all hidden things dealt anew: it cannot peep.  Equal
 * positions of one game give equal thoughts. */
static Thought *
thought_new (ComstockCardsGame *cards,
             guint              seat)
{
  ComstockGame *game = COMSTOCK_GAME (cards);
  const CardsState *state = comstock_game_get_state (game);
  const guint cursor = comstock_game_get_cursor (game);
  Thought *thought = g_new (Thought, 1);

  *thought = (Thought) {
    .deck = g_object_ref (comstock_cards_game_get_deck (cards)),
    .state = *state,
    .seat = seat,
    .level = comstock_seat_get_level (comstock_cards_game_get_seat (cards, seat)),
    .cursor = cursor,
    .length = comstock_game_get_length (game),
    .digest = cards_game.digest (state),
  };
  cs_rng_init (&thought->rng, cs_digest_u32 (cs_digest_u32 (CS_DIGEST_START, cursor), seat));
  if (state->seats[seat].kind == CARDS_REAL)
    cards_game.determinize (comstock_deck_get_cards (thought->deck), &thought->state, seat,
                            &thought->rng);
  return thought;
}

/* A virtual player has no choice; either player makes its one move. */
static CsMove
thought_finish (Thought *thought)
{
  const CardsDeck *deck = comstock_deck_get_cards (thought->deck);

  if (thought->level == COMSTOCK_HARD || thought->level == COMSTOCK_RIVAL_EXPERT)
    return cards_farsighted_move (deck, &thought->state, thought->seat, &thought->rng);
  return cards_greedy_move (deck, &thought->state, thought->seat, &thought->rng);
}

static gboolean
thought_is_current (const Thought     *thought,
                    ComstockCardsGame *cards)
{
  ComstockGame *game = COMSTOCK_GAME (cards);

  return thought->cursor == comstock_game_get_cursor (game) &&
         thought->length == comstock_game_get_length (game) &&
         thought->digest == cards_game.digest (comstock_game_get_state (game));
}

int
comstock_cards_automatic_get_seat (ComstockCardsGame *game)
{
  guint32 actors;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_GAME (game), -1);

  if (comstock_game_can_redo (COMSTOCK_GAME (game)))
    return -1;
  actors = comstock_game_get_actors (COMSTOCK_GAME (game));
  for (guint i = 0; i < comstock_cards_game_get_n_seats (game); i++)
    if ((actors & CARDS_BIT (i)) != 0 &&
        comstock_seat_get_kind (comstock_cards_game_get_seat (game, i)) != COMSTOCK_PERSON)
      return (int) i;
  return -1;
}

gboolean
comstock_cards_automatic_play (ComstockCardsGame  *game,
                               GError            **error)
{
  const int seat = comstock_cards_automatic_get_seat (game);
  g_autoptr (Thought) thought = NULL;

  g_return_val_if_fail (seat >= 0, FALSE);

  thought = thought_new (game, (guint) seat);
  return comstock_game_play (COMSTOCK_GAME (game), (guint) seat, thought_finish (thought), error);
}

/* Without a source object: the last reference to a game must not be dropped in this thread. */
static void
think (GTask        *task,
       gpointer      source,
       gpointer      data,
       GCancellable *cancellable)
{
  g_task_return_int (task, (gssize) thought_finish (data));
}

static void
play_thought (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (GTask) task = data;
  GTask *thinking = G_TASK (result);
  ComstockCardsGame *game = g_task_get_source_object (task);
  const Thought *thought = g_task_get_task_data (thinking);
  GError *error = NULL;
  const CsMove move = (CsMove) g_task_propagate_int (thinking, &error);

  if (error != NULL)
    g_task_return_error (task, error);
  else if (g_task_return_error_if_cancelled (task))
    return;
  else if (!thought_is_current (thought, game))
    g_task_return_new_error (task, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_STALE,
                             _("The game went on meanwhile."));
  else if (!comstock_game_play (COMSTOCK_GAME (game), thought->seat, move, &error))
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
comstock_cards_automatic_play_async (ComstockCardsGame   *game,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             data)
{
  const int seat = comstock_cards_automatic_get_seat (game);
  g_autoptr (GTask) task = NULL;
  g_autoptr (GTask) thinking = NULL;

  g_return_if_fail (seat >= 0);

  task = g_task_new (game, cancellable, callback, data);
  g_task_set_source_tag (task, comstock_cards_automatic_play_async);
  thinking = g_task_new (NULL, cancellable, play_thought, g_object_ref (task));
  g_task_set_task_data (thinking, thought_new (game, (guint) seat), (GDestroyNotify) thought_free);
  comstock_workers_run (thinking, think);
}

gboolean
comstock_cards_automatic_play_finish (ComstockCardsGame  *game,
                                      GAsyncResult       *result,
                                      GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, game), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
