/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the position that is shown to its end many times, in a thread; a change of the game cancels that. */

#include "comstock-prospect.h"

#include <glib/gi18n.h>

#include "ai/cs-room.h"
#include "comstock-host.h"
#include "model/base/comstock-format.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-workers.h"

#define GAMES 100

struct _ComstockProspect
{
  GObject parent_instance;

  ComstockGame *game;           /* weak */
  GCancellable *cancellable;    /* of the question at work, or NULL */
  gboolean wanted;
  gboolean known;
  ComstockExpectation expectations[CS_MAX_SEATS];
};

static guint found_signal;

G_DEFINE_FINAL_TYPE (ComstockProspect, comstock_prospect, G_TYPE_OBJECT)

/* --- in a thread --- */

/* Plain values, and a kit that lives as long as the game. */
typedef struct
{
  ComstockGame *game;
  const CsGame *rules;
  CsPolicy policy;
  gconstpointer kit;
  gpointer state;
  guint observer;
  gpointer arena;
  int32_t points[CS_MAX_SEATS][GAMES];
} Question;

static void
question_free (Question *question)
{
  g_object_unref (question->game);
  g_free (question->state);
  g_free (question->arena);
  g_free (question);
}

static void
play (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  Question *question = data;
  const CsHost host = comstock_host_make (cancellable);
  const CsRoom room = cs_room_open (question->rules, &question->policy, question->kit, question->arena);
  const guint64 seed = question->rules->digest (question->state);

  for (guint i = 0; i < GAMES && !cs_host_is_stopped (&host); i++)
    {
      int32_t points[CS_MAX_SEATS];
      CsRng rng;

      cs_room_deal (&room, question->state, question->observer, seed, i, &rng);
      memcpy (room.state, room.deal, question->rules->state_size);
      cs_room_play_out (&room, question->state, &rng, points);
      for (guint seat = 0; seat < CS_MAX_SEATS; seat++)
        question->points[seat][i] = points[seat];
    }
  g_task_return_boolean (task, !cs_host_is_stopped (&host));
}

/* --- in the main thread --- */

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const int32_t one = *(const int32_t *) a;
  const int32_t other = *(const int32_t *) b;

  return (one > other) - (one < other);
}

static int
get_points (int32_t parts)
{
  return parts / CS_POINT;
}

static void
sum_up (ComstockExpectation *expectation,
        int32_t             *points)
{
  double sum = 0;

  qsort (points, GAMES, sizeof *points, compare);
  for (guint i = 0; i < GAMES; i++)
    sum += points[i];
  *expectation = (ComstockExpectation) {
    .mean = sum / GAMES / CS_POINT,
    .low = get_points (points[GAMES / 10]),
    .high = get_points (points[GAMES - 1 - GAMES / 10]),
  };
}

static void
on_played (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  ComstockProspect *self = COMSTOCK_PROSPECT (source);
  Question *question = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), NULL) ||
      g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;
  g_clear_object (&self->cancellable);
  for (guint seat = 0; seat < CS_MAX_SEATS; seat++)
    sum_up (&self->expectations[seat], question->points[seat]);
  self->known = TRUE;
  g_signal_emit (self, found_signal, 0);
}

/* Whose eyes are looked with: where nobody plays any will do; CS_NO_SEAT while no person may look. */
static guint
find_observer (ComstockGame *game)
{
  const int viewer = comstock_game_get_viewer (game);

  if (viewer >= 0)
    return (guint) viewer;
  return comstock_game_count_persons (game) == 0 ? 0 : CS_NO_SEAT;
}

/* Roll-outs of a search may end before; these go to the end. */
static Question *
question_new (ComstockGame *game,
              guint         observer)
{
  Question *question = g_new0 (Question, 1);

  question->game = g_object_ref (game);
  question->rules = comstock_game_get_rules (game);
  question->policy = *COMSTOCK_GAME_GET_CLASS (game)->policy;
  question->policy.is_far = NULL;
  question->kit = comstock_game_get_kit (game);
  question->state = g_memdup2 (comstock_game_get_state (game), question->rules->state_size);
  question->observer = observer;
  question->rules->observe (question->kit, question->state, observer);
  question->arena = g_malloc (cs_search_arena_size (question->rules, &question->policy));
  return question;
}

static void
ask (ComstockProspect *self)
{
  const guint observer = find_observer (self->game);
  g_autoptr (GTask) task = NULL;

  if (!self->wanted || self->known || self->cancellable != NULL || comstock_game_is_over (self->game) ||
      COMSTOCK_GAME_GET_CLASS (self->game)->policy == NULL || observer == CS_NO_SEAT)
    return;
  self->cancellable = g_cancellable_new ();
  task = g_task_new (self, self->cancellable, on_played, NULL);
  g_task_set_source_tag (task, ask);
  g_task_set_task_data (task, question_new (self->game, observer), (GDestroyNotify) (void (*) (void)) question_free);
  comstock_workers_run (task, play);
}

static void
cancel (ComstockProspect *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
on_changed (ComstockProspect *self)
{
  cancel (self);
  self->known = FALSE;
  g_signal_emit (self, found_signal, 0);
  ask (self);
}

void
comstock_prospect_set_wanted (ComstockProspect *self,
                              gboolean          wanted)
{
  g_return_if_fail (COMSTOCK_IS_PROSPECT (self));

  self->wanted = wanted;
  if (wanted)
    ask (self);
  else
    cancel (self);
}

gboolean
comstock_prospect_get (ComstockProspect    *self,
                       guint                seat,
                       ComstockExpectation *expectation)
{
  g_return_val_if_fail (COMSTOCK_IS_PROSPECT (self), FALSE);
  g_return_val_if_fail (seat < CS_MAX_SEATS, FALSE);

  if (self->known)
    *expectation = self->expectations[seat];
  return self->known;
}

static void
comstock_prospect_dispose (GObject *object)
{
  ComstockProspect *self = COMSTOCK_PROSPECT (object);

  cancel (self);
  g_clear_weak_pointer (&self->game);
  G_OBJECT_CLASS (comstock_prospect_parent_class)->dispose (object);
}

static void
comstock_prospect_class_init (ComstockProspectClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_prospect_dispose;
  found_signal = g_signal_new ("found", COMSTOCK_TYPE_PROSPECT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_prospect_init (ComstockProspect *self)
{
}

ComstockProspect *
comstock_prospect_new (ComstockGame *game)
{
  ComstockProspect *self = g_object_new (COMSTOCK_TYPE_PROSPECT, NULL);

  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return self;
}

/* An expectation, and the number of games that it comes from. */
typedef struct
{
  ComstockExpectation expectation;
  guint n_games;
} Expected;

static char *
lookup_expected (const char *placeholder,
                 gpointer    data)
{
  const Expected *expected = data;

  if (g_str_equal (placeholder, "games"))
    return g_strdup_printf ("%u", expected->n_games);
  if (g_str_equal (placeholder, "mean"))
    return comstock_format_decimal (expected->expectation.mean, 1);
  if (g_str_equal (placeholder, "low"))
    return comstock_text_number (expected->expectation.low);
  if (g_str_equal (placeholder, "high"))
    return comstock_text_number (expected->expectation.high);
  return NULL;
}

char *
comstock_prospect_dup_sentence (ComstockProspect *self,
                                guint             seat)
{
  Expected expected = { .n_games = GAMES };

  if (!comstock_prospect_get (self, seat, &expected.expectation))
    return g_strdup (_("The computer is playing the rest of the game many times."));
  /* Translators: where an estimate comes from.  Keep the words in braces, which are replaced by numbers of games and
   * points; the computer plays all seats. */
  return comstock_text_fill (_("The computer has played on to the end {games} times, knowing what you know: {mean} "
                               "points on average, and {low} to {high} points in most of these games."),
                             lookup_expected, &expected);
}
