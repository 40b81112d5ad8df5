/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry of the log: an event, and the sentence that its game makes of it. */

#include "comstock-log-entry-private.h"

#include <glib/gi18n.h>

struct _ComstockLogEntry
{
  GObject parent_instance;

  GWeakRef game;
  guint move;
  CsEvent event;
};

enum
{
  PROP_MOVE = 1,
  PROP_SEAT,
  PROP_SENTENCE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockLogEntry, comstock_log_entry, G_TYPE_OBJECT)

static void
comstock_log_entry_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  ComstockLogEntry *self = COMSTOCK_LOG_ENTRY (object);

  switch (id)
    {
    case PROP_MOVE:
      g_value_set_uint (value, self->move);
      break;
    case PROP_SEAT:
      g_value_set_int (value, comstock_log_entry_get_seat (self));
      break;
    case PROP_SENTENCE:
      g_value_take_string (value, comstock_log_entry_dup_sentence (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_log_entry_finalize (GObject *object)
{
  g_weak_ref_clear (&COMSTOCK_LOG_ENTRY (object)->game);
  G_OBJECT_CLASS (comstock_log_entry_parent_class)->finalize (object);
}

static void
comstock_log_entry_class_init (ComstockLogEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = comstock_log_entry_get_property;
  object_class->finalize = comstock_log_entry_finalize;
  properties[PROP_MOVE] =
    g_param_spec_uint ("move", NULL, NULL, 0, G_MAXUINT, 0,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SEAT] =
    g_param_spec_int ("seat", NULL, NULL, -1, CS_MAX_SEATS - 1, -1,
                      G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SENTENCE] =
    g_param_spec_string ("sentence", NULL, NULL, NULL,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
comstock_log_entry_init (ComstockLogEntry *self)
{
  g_weak_ref_init (&self->game, NULL);
}

ComstockLogEntry *
comstock_log_entry_new (ComstockGame  *game,
                        guint          move,
                        const CsEvent *event)
{
  ComstockLogEntry *self = g_object_new (COMSTOCK_TYPE_LOG_ENTRY, NULL);

  g_weak_ref_set (&self->game, game);
  self->move = move;
  self->event = *event;
  return self;
}

guint
comstock_log_entry_get_move (ComstockLogEntry *self)
{
  g_return_val_if_fail (COMSTOCK_IS_LOG_ENTRY (self), 0);

  return self->move;
}

int
comstock_log_entry_get_seat (ComstockLogEntry *self)
{
  g_return_val_if_fail (COMSTOCK_IS_LOG_ENTRY (self), -1);

  return self->event.seat < CS_MAX_SEATS ? self->event.seat : -1;
}

const CsEvent *
comstock_log_entry_get_event (ComstockLogEntry *self)
{
  g_return_val_if_fail (COMSTOCK_IS_LOG_ENTRY (self), NULL);

  return &self->event;
}

char *
comstock_log_entry_dup_motive (ComstockLogEntry *self)
{
  g_autoptr (ComstockGame) game = NULL;

  g_return_val_if_fail (COMSTOCK_IS_LOG_ENTRY (self), NULL);

  game = g_weak_ref_get (&self->game);
  if (game == NULL || COMSTOCK_GAME_GET_CLASS (game)->dup_motive == NULL)
    return NULL;
  return COMSTOCK_GAME_GET_CLASS (game)->dup_motive (game, self->move, &self->event);
}

char *
comstock_log_entry_dup_deed (ComstockLogEntry *self)
{
  g_autoptr (ComstockGame) game = NULL;

  g_return_val_if_fail (COMSTOCK_IS_LOG_ENTRY (self), NULL);

  game = g_weak_ref_get (&self->game);
  if (game == NULL)
    return g_strdup ("");
  return COMSTOCK_GAME_GET_CLASS (game)->describe (game, self->move, &self->event);
}

char *
comstock_log_entry_dup_sentence (ComstockLogEntry *self)
{
  g_autofree char *deed = NULL;
  g_autofree char *motive = NULL;

  g_return_val_if_fail (COMSTOCK_IS_LOG_ENTRY (self), NULL);

  deed = comstock_log_entry_dup_deed (self);
  motive = comstock_log_entry_dup_motive (self);
  /* Translators: what a computer rival did, a sentence, and what spoke for it: "Mae takes: Saloon. Why: +11 at
   * once." */
  return motive != NULL ? g_strdup_printf (_("%s Why: %s."), deed, motive) : g_steal_pointer (&deed);
}
