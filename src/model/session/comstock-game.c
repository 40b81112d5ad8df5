/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session of any game: setup, positions, journal and cursor; one function changes them.  What the rules say of it,
 * and how far undo and redo go. */

#include "comstock-game.h"

#include <glib/gi18n.h>

#include "comstock-chance.h"
#include "comstock-games.h"
#include "comstock-journal.h"
#include "comstock-kit.h"
#include "comstock-log.h"
#include "model/base/comstock-text.h"
#include "model/base/comstock-value.h"

enum
{
  PROP_CURSOR = 1,
  PROP_LENGTH,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_OVER,
  N_VALUES,
  PROP_LOG = N_VALUES,
  PROP_VIEWER,
  PROP_BRISK,
  N_PROPS
};

static const ComstockValueInfo values[N_VALUES] = {
  [PROP_CURSOR] = { "cursor", G_TYPE_UINT },
  [PROP_LENGTH] = { "length", G_TYPE_UINT },
  [PROP_CAN_UNDO] = { "can-undo", G_TYPE_BOOLEAN },
  [PROP_CAN_REDO] = { "can-redo", G_TYPE_BOOLEAN },
  [PROP_OVER] = { "over", G_TYPE_BOOLEAN },
};

typedef struct
{
  const CsGame *rules;
  gconstpointer kit;
  gpointer own_kit;     /* ComstockKit, whose content that is; NULL if it is no kit's */
  gpointer setup;
  char *code;           /* NULL: there is none */
  ComstockHolders holders;
  int viewer;
  gboolean brisk;
  ComstockJournal *journal;
  ComstockLog *log;
  int shown[N_VALUES];  /* what was last notified, by property */
} ComstockGamePrivate;

enum
{
  EVENT,
  CHANGED,
  ENDED,
  HINTED,
  TAKEN_BACK,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_QUARK (comstock-game-error-quark, comstock_game_error)
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ComstockGame, comstock_game, G_TYPE_OBJECT)

static ComstockGamePrivate *
get_private (ComstockGame *self)
{
  return comstock_game_get_instance_private (self);
}

static int
get_value (ComstockGame *self,
           guint         property)
{
  switch (property)
    {
    case PROP_CURSOR:
      return (int) comstock_game_get_cursor (self);
    case PROP_LENGTH:
      return (int) comstock_game_get_length (self);
    case PROP_CAN_UNDO:
      return comstock_game_can_undo (self);
    case PROP_CAN_REDO:
      return comstock_game_can_redo (self);
    default:
      return comstock_game_is_over (self);
    }
}

static void
comstock_game_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  ComstockGame *self = COMSTOCK_GAME (object);

  if (id == PROP_LOG)
    g_value_set_object (value, get_private (self)->log);
  else if (id == PROP_VIEWER)
    g_value_set_int (value, get_private (self)->viewer);
  else if (id == PROP_BRISK)
    g_value_set_boolean (value, get_private (self)->brisk);
  else
    comstock_value_export (pspec, get_value (self, id), value);
}

static void set_brisk (ComstockGame *self, gboolean brisk);

static void
comstock_game_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  if (id == PROP_VIEWER)
    comstock_game_set_viewer (COMSTOCK_GAME (object), g_value_get_int (value));
  else if (id == PROP_BRISK)
    set_brisk (COMSTOCK_GAME (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_game_finalize (GObject *object)
{
  ComstockGamePrivate *priv = get_private (COMSTOCK_GAME (object));

  g_free (priv->setup);
  g_free (priv->code);
  g_clear_pointer (&priv->journal, comstock_journal_free);
  g_object_unref (priv->log);
  g_clear_object (&priv->own_kit);
  G_OBJECT_CLASS (comstock_game_parent_class)->finalize (object);
}

static void
comstock_game_class_init (ComstockGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_game_get_property;
  object_class->set_property = comstock_game_set_property;
  object_class->finalize = comstock_game_finalize;
  comstock_values_install (object_class, values, N_VALUES - 1, properties);
  properties[PROP_LOG] =
    g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_LOG, properties[PROP_LOG]);
  properties[PROP_VIEWER] =
    g_param_spec_int ("viewer", NULL, NULL, -1, CS_MAX_SEATS - 1, -1,
                      G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_VIEWER, properties[PROP_VIEWER]);
  properties[PROP_BRISK] =
    g_param_spec_boolean ("brisk", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_BRISK, properties[PROP_BRISK]);
  signals[EVENT] = g_signal_new ("event", COMSTOCK_TYPE_GAME,
                                 G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CHANGED] = g_signal_new ("changed", COMSTOCK_TYPE_GAME, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENDED] = g_signal_new ("ended", COMSTOCK_TYPE_GAME, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HINTED] = g_signal_new ("hinted", COMSTOCK_TYPE_GAME, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKEN_BACK] = g_signal_new ("taken-back", COMSTOCK_TYPE_GAME, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_game_init (ComstockGame *self)
{
  ComstockGamePrivate *priv = get_private (self);

  priv->log = comstock_log_new (self);
  priv->viewer = -1;
}

/* --- what changes a game --- */

static void
notify_values (ComstockGame *self)
{
  ComstockGamePrivate *priv = get_private (self);

  for (guint id = PROP_CURSOR; id < N_VALUES; id++)
    comstock_value_set (self, properties[id], &priv->shown[id], get_value (self, id));
}

static void
emit_events (ComstockGame *self,
             const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const CsEvent *event = &g_array_index (events, CsEvent, i);
      const char *name = comstock_game_get_event_name (self, event->type);

      g_signal_emit (self, signals[EVENT], g_quark_from_static_string (name), event);
    }
}

static void
append_step (ComstockGame       *self,
             const ComstockStep *step)
{
  ComstockGamePrivate *priv = get_private (self);
  CsEvents events = { 0 };

  comstock_journal_append (priv->journal, step, &events);
  comstock_log_append (priv->log, comstock_journal_get_length (priv->journal), &events);
}

/* Chance waits for nobody: where the journal ends it has acted. */
static void
append_chance (ComstockGame *self)
{
  while (comstock_chance_is_asked (self))
    {
      const ComstockStep step = { CS_CHANCE, comstock_chance_draw (self) };

      append_step (self, &step);
    }
}

/* Whether one move, with what chance made of it, leads from @before to the cursor. */
static gboolean
is_one_move_on (ComstockGame *self,
                guint         before)
{
  const guint cursor = comstock_game_get_cursor (self);

  for (guint i = before + 1; i < cursor; i++)
    if (comstock_game_get_step (self, i)->seat != CS_CHANCE)
      return FALSE;
  return cursor > before;
}

/* Another person may be asked now, or none. */
static void
set_brisk (ComstockGame *self,
           gboolean      brisk)
{
  ComstockGamePrivate *priv = get_private (self);

  if (priv->brisk == brisk)
    return;
  priv->brisk = brisk;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BRISK]);
  notify_values (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Tells everybody, of events only what happened in a move on from @before.  They are copied: a handler may play on. */
static void
announce (ComstockGame *self,
          guint         before)
{
  ComstockGamePrivate *priv = get_private (self);
  const guint cursor = comstock_game_get_cursor (self);
  g_autoptr (GArray) events =
    is_one_move_on (self, before) ? comstock_log_dup_events (priv->log, before, cursor) : NULL;

  g_object_freeze_notify (G_OBJECT (self));
  comstock_log_flush (priv->log);
  if (COMSTOCK_GAME_GET_CLASS (self)->sync != NULL)
    COMSTOCK_GAME_GET_CLASS (self)->sync (self);
  notify_values (self);
  g_object_thaw_notify (G_OBJECT (self));
  if (events != NULL)
    emit_events (self, events);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The one function that changes a game: keeps the first @keep moves of the journal, appends @n_steps legal
 * ones and what chance makes of them, and sets the cursor; one at the end stays at the end.  Everything is in its new
 * state before anybody is told.  Returns the cursor it has set. */
static guint
comstock_game_change (ComstockGame       *self,
                      guint               keep,
                      const ComstockStep *steps,
                      guint               n_steps,
                      guint               cursor)
{
  ComstockGamePrivate *priv = get_private (self);
  const guint before = comstock_journal_get_cursor (priv->journal);
  const gboolean to_end = cursor == keep + n_steps;

  g_object_ref (self);
  comstock_journal_truncate (priv->journal, keep);
  comstock_log_truncate (priv->log, keep);
  for (guint i = 0; i < n_steps; i++)
    append_step (self, &steps[i]);
  append_chance (self);
  if (to_end)
    cursor = comstock_journal_get_length (priv->journal);
  comstock_journal_set_cursor (priv->journal, cursor);
  announce (self, before);
  g_object_unref (self);
  return cursor;
}

static void
open_log (ComstockGame *self)
{
  CsEvents events = { 0 };

  if (COMSTOCK_GAME_GET_CLASS (self)->open == NULL)
    return;
  COMSTOCK_GAME_GET_CLASS (self)->open (self, &events);
  comstock_log_append (get_private (self)->log, 0, &events);
}

gboolean
comstock_game_begin (ComstockGame          *self,
                     const CsGame          *rules,
                     gconstpointer          kit,
                     gconstpointer          setup,
                     const ComstockHolders *holders,
                     GError               **error)
{
  ComstockGamePrivate *priv = get_private (self);
  g_autofree gpointer state = g_malloc0 (rules->state_size);
  const CsRefusal refusal = rules->init (kit, setup, state);

  g_return_val_if_fail (priv->rules == NULL, FALSE);

  if (refusal.reason != CS_LEGAL)
    {
      g_autofree char *sentence = COMSTOCK_GAME_GET_CLASS (self)->refuse (self, &refusal);

      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP, sentence);
      return FALSE;
    }
  priv->rules = rules;
  priv->kit = kit;
  priv->setup = g_memdup2 (setup, rules->setup_size);
  priv->holders = *holders;
  priv->journal = comstock_journal_new (rules, kit, state);
  open_log (self);
  comstock_game_change (self, 0, NULL, 0, 0);
  return TRUE;
}

gboolean
comstock_game_begin_with (ComstockGame          *self,
                          const CsGame          *rules,
                          gpointer               kit,
                          gconstpointer          setup,
                          const ComstockHolders *holders,
                          GError               **error)
{
  g_return_val_if_fail (COMSTOCK_IS_KIT (kit), FALSE);

  g_set_object (&get_private (self)->own_kit, kit);
  return comstock_game_begin (self, rules, comstock_kit_get_content (kit), setup, holders, error);
}

/* --- what it is made of --- */

gpointer
comstock_game_get_own_kit (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return get_private (self)->own_kit;
}

void
comstock_game_get_kit_names (ComstockGame *self,
                             const char  **id,
                             const char  **name)
{
  *id = comstock_kit_get_id (comstock_game_get_own_kit (self));
  *name = comstock_kit_get_name (comstock_game_get_own_kit (self));
}

const CsGame *
comstock_game_get_rules (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return get_private (self)->rules;
}

gconstpointer
comstock_game_get_kit (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return get_private (self)->kit;
}

gconstpointer
comstock_game_get_setup (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return get_private (self)->setup;
}

const char *
comstock_game_get_code (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return get_private (self)->code;
}

void
comstock_game_set_code (ComstockGame *self,
                        const char   *code)
{
  g_return_if_fail (COMSTOCK_IS_GAME (self));

  g_free (get_private (self)->code);
  get_private (self)->code = g_strdup (code);
}

const ComstockTopics *
comstock_game_get_topics (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return comstock_games_find (get_private (self)->rules->id)->topics;
}

guint
comstock_game_get_n_seats (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  return get_private (self)->holders.n;
}

const ComstockHolder *
comstock_game_get_holder (ComstockGame *self,
                          guint         seat)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (seat < comstock_game_get_n_seats (self), NULL);

  return &get_private (self)->holders.items[seat];
}

gboolean
comstock_game_is_person (ComstockGame *self,
                         guint         seat)
{
  return seat < comstock_game_get_n_seats (self) && comstock_game_get_holder (self, seat)->kind == COMSTOCK_PERSON;
}

ComstockSuit
comstock_game_get_suit (ComstockGame *self,
                        guint         seat)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), COMSTOCK_SUIT_HAT);
  g_return_val_if_fail (seat < comstock_game_get_n_seats (self), COMSTOCK_SUIT_HAT);

  return (ComstockSuit) get_private (self)->holders.suits[seat];
}

const char *
comstock_game_get_sign (ComstockGame *self,
                        guint         seat)
{
  return comstock_suit_get_sign (comstock_game_get_suit (self, seat));
}

const char *
comstock_game_get_event_name (ComstockGame *self,
                              guint8        type)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return COMSTOCK_GAME_GET_CLASS (self)->event_names[type];
}

char *
comstock_game_dup_seat_title (ComstockGame *self,
                              guint         seat)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (seat < comstock_game_get_n_seats (self), NULL);

  if (*comstock_game_get_holder (self, seat)->name != '\0')
    return g_strdup (comstock_game_get_holder (self, seat)->name);
  if (COMSTOCK_GAME_GET_CLASS (self)->dup_seat_title != NULL)
    return COMSTOCK_GAME_GET_CLASS (self)->dup_seat_title (self, seat);
  return g_strdup (comstock_suit_get_name (comstock_game_get_suit (self, seat)));
}

ComstockSheet *
comstock_game_dup_sheet (ComstockGame *self)
{
  const ComstockGameClass *klass;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  klass = COMSTOCK_GAME_GET_CLASS (self);
  return klass->dup_sheet != NULL ? klass->dup_sheet (self) : NULL;
}

guint
comstock_game_count_persons (ComstockGame *self)
{
  guint n = 0;

  for (guint seat = 0; seat < comstock_game_get_n_seats (self); seat++)
    n += comstock_game_is_person (self, seat) ? 1 : 0;
  return n;
}

int
comstock_game_get_viewer (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), -1);

  return get_private (self)->viewer;
}

void
comstock_game_set_viewer (ComstockGame *self,
                          int           viewer)
{
  ComstockGamePrivate *priv = get_private (self);

  g_return_if_fail (COMSTOCK_IS_GAME (self));
  g_return_if_fail (viewer >= -1 && viewer < (int) comstock_game_get_n_seats (self));

  if (priv->viewer == viewer)
    return;
  priv->viewer = viewer;
  if (COMSTOCK_GAME_GET_CLASS (self)->sync != NULL)
    COMSTOCK_GAME_GET_CLASS (self)->sync (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEWER]);
}

/* --- positions and moves --- */

gpointer
comstock_game_dup_seen (ComstockGame *self)
{
  return comstock_game_dup_seen_at (self, comstock_game_get_cursor (self));
}

gpointer
comstock_game_dup_seen_at (ComstockGame *self,
                           guint         cursor)
{
  const CsGame *rules = comstock_game_get_rules (self);
  const int viewer = comstock_game_get_viewer (self);
  gpointer seen;

  g_return_val_if_fail (rules != NULL, NULL);

  seen = g_memdup2 (comstock_game_get_state_at (self, cursor), rules->state_size);
  rules->observe (comstock_game_get_kit (self), seen, viewer < 0 ? CS_NO_SEAT : (guint) viewer);
  return seen;
}

char *
comstock_game_dup_lit_title (ComstockGame *self,
                             gconstpointer state,
                             guint         seat,
                             CsMove        move)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);

  return (klass->dup_lit_title != NULL ? klass->dup_lit_title : klass->dup_move_title) (self, state, seat, move);
}

char *
comstock_game_dup_reason (ComstockGame *self,
                          gconstpointer state,
                          guint         seat,
                          CsMove        move,
                          CsMove        other)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);
  ComstockReason reason = { 0 };
  ComstockReason against = { 0 };
  g_autofree char *words = NULL;
  g_autofree char *others = NULL;
  gboolean weaker;

  klass->explain (self, state, seat, move, &reason);
  if (other != 0)
    klass->explain (self, state, seat, other, &against);
  weaker = comstock_reason_is_weaker (&reason, &against);
  words = comstock_reason_end (&reason);
  others = comstock_reason_end (&against);
  return weaker ? NULL : g_steal_pointer (&words);
}

gconstpointer
comstock_game_get_state (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return comstock_game_get_state_at (self, comstock_game_get_cursor (self));
}

gconstpointer
comstock_game_get_state_at (ComstockGame *self,
                            guint         cursor)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (cursor <= comstock_game_get_length (self), NULL);

  return comstock_journal_get_state (get_private (self)->journal, cursor);
}

guint
comstock_game_get_cursor (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  return comstock_journal_get_cursor (get_private (self)->journal);
}

guint
comstock_game_get_length (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  return comstock_journal_get_length (get_private (self)->journal);
}

gboolean
comstock_game_is_played (ComstockGame *self)
{
  guint index = 0;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  while (index < comstock_game_get_length (self) && comstock_game_get_step (self, index)->seat == CS_CHANCE)
    index++;
  return index < comstock_game_get_length (self);
}

const ComstockStep *
comstock_game_get_step (ComstockGame *self,
                        guint         index)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (index < comstock_game_get_length (self), NULL);

  return comstock_journal_get_step (get_private (self)->journal, index);
}

/* --- what the rules say --- */

guint32
comstock_game_get_actors (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  return comstock_game_get_rules (self)->actors (comstock_game_get_state (self));
}

gboolean
comstock_game_is_over (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return comstock_game_get_actors (self) == 0;
}

gboolean
comstock_game_is_finished (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return comstock_game_get_rules (self)->actors (
           comstock_game_get_state_at (self, comstock_game_get_length (self))) == 0;
}

GArray *
comstock_game_dup_legal (ComstockGame *self,
                         guint         seat)
{
  const CsGame *rules = comstock_game_get_rules (self);
  GArray *moves;

  g_return_val_if_fail (rules != NULL, NULL);

  moves = g_array_sized_new (FALSE, FALSE, sizeof (CsMove), rules->max_legal);
  g_array_set_size (moves, rules->max_legal);
  g_array_set_size (moves, rules->legal (comstock_game_get_kit (self),
                                         comstock_game_get_state (self), seat,
                                         (CsMove *) (gpointer) moves->data));
  return moves;
}

CsRefusal
comstock_game_judge (ComstockGame *self,
                     guint         seat,
                     CsMove        move)
{
  const CsRefusal not_begun = { CS_REFUSED_NOT_ASKED };
  const CsRefusal not_yours = { CS_REFUSED_NOT_ACTING };
  const CsGame *rules = comstock_game_get_rules (self);

  g_return_val_if_fail (rules != NULL, not_begun);

  if (seat == CS_CHANCE)
    return not_yours;
  return rules->is_legal (comstock_game_get_kit (self), comstock_game_get_state (self),
                          seat, move);
}

gboolean
comstock_game_is_checkpoint (ComstockGame *self,
                             guint         cursor)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);
  g_return_val_if_fail (cursor >= 1 && cursor <= comstock_game_get_length (self), FALSE);

  return COMSTOCK_GAME_GET_CLASS (self)->is_checkpoint (self, cursor);
}

guint
comstock_game_find_round (ComstockGame *self,
                          guint         index)
{
  guint round = 1;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  for (guint cursor = 1; cursor <= index; cursor++)
    round += comstock_game_is_checkpoint (self, cursor) ? 1 : 0;
  return round;
}

guint64
comstock_game_get_digest_at (ComstockGame *self,
                             guint         cursor)
{
  const CsGame *rules = comstock_game_get_rules (self);

  g_return_val_if_fail (rules != NULL, 0);

  return rules->digest (comstock_game_get_state_at (self, cursor));
}

/* --- what the game says of itself --- */

char *
comstock_game_dup_prompt (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return COMSTOCK_GAME_GET_CLASS (self)->dup_prompt (self);
}

char *
comstock_game_dup_heading (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return COMSTOCK_GAME_GET_CLASS (self)->dup_heading (self);
}

gboolean
comstock_game_is_secret (ComstockGame *self)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);

  return klass->is_secret != NULL && klass->is_secret (self);
}

gboolean
comstock_game_is_formality (ComstockGame *self)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);
  const int seat = comstock_game_get_automatic_seat (self);

  return (klass->is_formality != NULL && klass->is_formality (self)) ||
         (seat >= 0 && comstock_game_find_foregone (self, comstock_game_get_cursor (self), (guint) seat) != 0);
}

/* What one of the functions of the class finds. */
static CsMove
find_answer (ComstockGame *self,
             guint         cursor,
             guint         seat,
             CsMove      (*find) (ComstockGame *, gconstpointer, guint))
{
  return find != NULL ? find (self, comstock_game_get_state_at (self, cursor), seat) : 0;
}

CsMove
comstock_game_find_foregone (ComstockGame *self,
                             guint         cursor,
                             guint         seat)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);
  const CsMove foregone = find_answer (self, cursor, seat, klass->find_foregone);

  return foregone != 0 ? foregone : find_answer (self, cursor, seat, klass->find_meant);
}

/* Whether what @seat answers after move @cursor is played for it.  Where moves can be redone nobody plays by itself:
 * there it may mean something else. */
static gboolean
is_spared (ComstockGame *self,
           guint         cursor,
           guint         seat)
{
  const ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (self);

  return find_answer (self, cursor, seat, klass->find_foregone) != 0 ||
         (cursor == comstock_game_get_length (self) && find_answer (self, cursor, seat, klass->find_meant) != 0);
}

gboolean
comstock_game_decides (ComstockGame *self,
                       guint         cursor,
                       guint         seat)
{
  return comstock_game_is_person (self, seat) && !(get_private (self)->brisk && is_spared (self, cursor, seat));
}

char *
comstock_game_dup_step_text (ComstockGame *self,
                             guint         index)
{
  const ComstockStep *step = comstock_game_get_step (self, index);
  char text[CS_MAX_MOVE_TEXT];

  g_return_val_if_fail (step != NULL, NULL);

  comstock_game_get_rules (self)->move_print (comstock_game_get_kit (self), step->move, text, sizeof text);
  return g_strdup_printf ("%u %s", step->seat, text);
}

/* --- why a move is refused --- */

char *
comstock_game_dup_refusal (ComstockGame    *self,
                           const CsRefusal *refusal)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (refusal != NULL, NULL);

  switch (refusal->reason)
    {
    case CS_LEGAL:
      return NULL;
    case CS_REFUSED_OVER:
      return g_strdup (_("The game is over."));
    case CS_REFUSED_NOT_ACTING:
      return g_strdup (_("It is somebody else’s turn."));
    case CS_REFUSED_NOT_ASKED:
      return g_strdup (_("Something else has to be decided first."));
    case CS_REFUSED_UNKNOWN:
      return g_strdup (_("This is not a move of the game."));
    default:
      return COMSTOCK_GAME_GET_CLASS (self)->refuse (self, refusal);
    }
}

/* A player who is asked for something else is told what for. */
static char *
dup_refusal_now (ComstockGame    *self,
                 const CsRefusal *refusal)
{
  g_autofree char *prompt = NULL;

  if (refusal->reason != CS_REFUSED_NOT_ASKED)
    return comstock_game_dup_refusal (self, refusal);
  prompt = comstock_game_dup_prompt (self);
  /* Translators: what is asked of the player instead, a sentence, as “Pick an auction card in secret.” */
  return g_strdup_printf (_("Not now. %s"), prompt);
}

char *
comstock_game_dup_refusal_of (ComstockGame *self,
                              guint         seat,
                              CsMove        move)
{
  const CsRefusal refusal = comstock_game_judge (self, seat, move);

  return dup_refusal_now (self, &refusal);
}

char *
comstock_game_dup_refusal_at (ComstockGame        *self,
                              guint                seat,
                              const ComstockPlace *place)
{
  const CsRefusal refusal = COMSTOCK_GAME_GET_CLASS (self)->refuse_place (self, seat, place);

  return dup_refusal_now (self, &refusal);
}

/* --- playing --- */

gboolean
comstock_game_play (ComstockGame *self,
                    guint         seat,
                    CsMove        move,
                    GError      **error)
{
  const ComstockStep step = { (guint8) seat, move };
  const CsRefusal refusal = comstock_game_judge (self, seat, move);
  const guint cursor = comstock_game_get_cursor (self);
  guint reached;

  if (refusal.reason != CS_LEGAL)
    {
      g_autofree char *sentence = comstock_game_dup_refusal (self, &refusal);

      g_set_error_literal (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_REFUSED, sentence);
      return FALSE;
    }
  g_object_ref (self);
  reached = comstock_game_change (self, cursor, &step, 1, cursor + 1);
  /* A handler may have gone elsewhere since. */
  if (comstock_game_get_cursor (self) == reached && comstock_game_is_over (self))
    g_signal_emit (self, signals[ENDED], 0);
  g_object_unref (self);
  return TRUE;
}

void
comstock_game_note_hint (ComstockGame *self)
{
  g_return_if_fail (COMSTOCK_IS_GAME (self));

  g_signal_emit (self, signals[HINTED], 0);
}

void
comstock_game_install (ComstockGame       *self,
                       const ComstockStep *steps,
                       guint               n_steps,
                       guint               cursor)
{
  g_return_if_fail (COMSTOCK_IS_GAME (self));
  g_return_if_fail (cursor <= n_steps);

  comstock_game_change (self, 0, steps, n_steps, cursor);
}

void
comstock_game_go_to (ComstockGame *self,
                     guint         cursor)
{
  g_return_if_fail (COMSTOCK_IS_GAME (self));
  g_return_if_fail (cursor <= comstock_game_get_length (self));

  if (cursor != comstock_game_get_cursor (self))
    comstock_game_change (self, comstock_game_get_length (self), NULL, 0, cursor);
}

void
comstock_game_branch (ComstockGame *self)
{
  const guint cursor = comstock_game_get_cursor (self);

  if (cursor == comstock_game_get_length (self))
    return;
  g_object_ref (self);
  comstock_game_change (self, cursor, NULL, 0, cursor);
  g_signal_emit (self, signals[TAKEN_BACK], 0);
  g_object_unref (self);
}

/* --- undo and redo --- */

/* Without persons every decision is as good a stop as any other; what chance does is none. */
static gboolean
is_stop (ComstockGame *self,
         guint         cursor)
{
  const guint seat = comstock_game_get_step (self, cursor)->seat;

  return seat != CS_CHANCE &&
         (comstock_game_count_persons (self) == 0 || comstock_game_decides (self, cursor, seat));
}

/* How many things are hidden from @seat after move @cursor. */
static guint
count_hidden (ComstockGame *self,
              guint         cursor,
              guint         seat)
{
  const CsGame *rules = comstock_game_get_rules (self);
  g_autofree gpointer seen = g_memdup2 (comstock_game_get_state_at (self, cursor), rules->state_size);

  return rules->observe (comstock_game_get_kit (self), seen, seat);
}

/* Whether move @cursor ≥ 1 showed a person something that was hidden before, or that nobody could know. */
static gboolean
is_reveal (ComstockGame *self,
           guint         cursor)
{
  if (comstock_game_get_step (self, cursor - 1)->seat == CS_CHANCE)
    return TRUE;
  for (guint seat = 0; seat < comstock_game_get_n_seats (self); seat++)
    if (comstock_game_is_person (self, seat) &&
        count_hidden (self, cursor, seat) < count_hidden (self, cursor - 1, seat))
      return TRUE;
  return FALSE;
}

/* Where undo goes: the cursor itself if there is nothing to undo.  *@secret tells whether that is because
 * something hidden was shown. */
static guint
find_undo (ComstockGame *self,
           gboolean     *secret)
{
  const guint cursor = comstock_game_get_cursor (self);
  const gboolean several = comstock_game_count_persons (self) > 1;

  *secret = FALSE;
  for (guint i = cursor; i > 0; i--)
    {
      *secret = several && is_reveal (self, i);
      if (*secret)
        return cursor;
      if (is_stop (self, i - 1))
        return i - 1;
    }
  return cursor;
}

static guint
find_redo (ComstockGame *self)
{
  const guint length = comstock_game_get_length (self);

  for (guint i = comstock_game_get_cursor (self) + 1; i < length; i++)
    if (is_stop (self, i))
      return i;
  return length;
}

gboolean
comstock_game_can_undo (ComstockGame *self)
{
  gboolean secret;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return find_undo (self, &secret) != comstock_game_get_cursor (self);
}

gboolean
comstock_game_can_redo (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  return comstock_game_get_cursor (self) < comstock_game_get_length (self);
}

void
comstock_game_undo (ComstockGame *self)
{
  gboolean secret;
  guint cursor;

  g_return_if_fail (COMSTOCK_IS_GAME (self));

  cursor = find_undo (self, &secret);
  if (cursor == comstock_game_get_cursor (self))
    return;
  g_object_ref (self);
  comstock_game_go_to (self, cursor);
  g_signal_emit (self, signals[TAKEN_BACK], 0);
  g_object_unref (self);
}

gboolean
comstock_game_is_undo_barred (ComstockGame *self)
{
  gboolean secret;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), FALSE);

  find_undo (self, &secret);
  return secret;
}

char *
comstock_game_dup_undo_refusal (ComstockGame *self)
{
  gboolean secret;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  if (find_undo (self, &secret) != comstock_game_get_cursor (self))
    return NULL;
  return g_strdup (secret ? _("Something hidden has been revealed since; with several people, that cannot be "
                              "undone.")
                          : _("There is nothing to undo."));
}

void
comstock_game_redo (ComstockGame *self)
{
  g_return_if_fail (COMSTOCK_IS_GAME (self));

  comstock_game_go_to (self, find_redo (self));
}

/* --- the log --- */

GListModel *
comstock_game_get_log (ComstockGame *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  return G_LIST_MODEL (get_private (self)->log);
}

guint
comstock_game_get_log_length (ComstockGame *self,
                              guint         cursor)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), 0);

  return comstock_log_get_length (get_private (self)->log, cursor);
}

char *
comstock_game_dup_log_text (ComstockGame *self)
{
  const ComstockGameClass *class = COMSTOCK_GAME_GET_CLASS (self);
  GString *text = g_string_new (NULL);
  guint length;

  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);

  length = comstock_game_get_log_length (self, comstock_game_get_cursor (self));
  for (guint i = 0; i < length; i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (self), i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (i > 0 && comstock_log_entry_get_event (entry)->type == class->round_event)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, "%s\n", sentence);
    }
  return g_string_free (text, FALSE);
}

GArray *
comstock_game_dup_events (ComstockGame *self,
                          guint         after,
                          guint         cursor)
{
  g_return_val_if_fail (COMSTOCK_IS_GAME (self), NULL);
  g_return_val_if_fail (cursor <= comstock_game_get_length (self), NULL);

  return comstock_log_dup_events (get_private (self)->log, after, cursor);
}
