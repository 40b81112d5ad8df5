/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time of an act, which somebody else moves. */

#include "comstock-act.h"

#include "ui/kit/comstock-sound.h"

/* A sound that was not heard yet. */
typedef struct
{
  double time;
  const char *sound;
} Sound;

typedef struct
{
  double motion;
  double stay;
  double leave;
  double time;          /* 0 … motion + stay + leave */
  gboolean held;
  gboolean still;
  char *title;
  gboolean whole;
  guint since;
  char *result;
  GArray *sounds;       /* of Sound, in the order of their times */
} ComstockActPrivate;

enum
{
  ENDED,
  STIRRED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ComstockAct, comstock_act, GTK_TYPE_WIDGET)

static ComstockActPrivate *
get_private (ComstockAct *self)
{
  return comstock_act_get_instance_private (self);
}

static void
comstock_act_finalize (GObject *object)
{
  g_free (get_private (COMSTOCK_ACT (object))->title);
  g_free (get_private (COMSTOCK_ACT (object))->result);
  g_array_unref (get_private (COMSTOCK_ACT (object))->sounds);
  G_OBJECT_CLASS (comstock_act_parent_class)->finalize (object);
}

static void
draw_anew (ComstockAct *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_act_class_init (ComstockActClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_act_finalize;
  klass->show = draw_anew;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  signals[ENDED] = g_signal_new ("ended", COMSTOCK_TYPE_ACT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STIRRED] = g_signal_new ("stirred", COMSTOCK_TYPE_ACT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
comstock_act_init (ComstockAct *self)
{
  get_private (self)->sounds = g_array_new (FALSE, FALSE, sizeof (Sound));
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

void
comstock_act_set_times (ComstockAct *self,
                        double       motion,
                        double       stay,
                        double       leave)
{
  ComstockActPrivate *priv = get_private (self);

  priv->motion = motion;
  priv->stay = stay;
  priv->leave = leave;
}

void
comstock_act_add_sound (ComstockAct *self,
                        double       time,
                        const char  *sound)
{
  GArray *sounds = get_private (self)->sounds;
  const Sound added = { time, sound };
  guint position = sounds->len;

  while (position > 0 && g_array_index (sounds, Sound, position - 1).time > time)
    position--;
  g_array_insert_val (sounds, position, added);
}

void
comstock_act_set_result (ComstockAct *self,
                         const char  *result)
{
  ComstockActPrivate *priv = get_private (self);

  g_free (priv->result);
  priv->result = g_strdup (result);
  if (result != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, result, -1);
}

const char *
comstock_act_get_result (ComstockAct *self)
{
  return get_private (self)->result;
}

void
comstock_act_set_title (ComstockAct *self,
                        const char  *title)
{
  get_private (self)->title = g_strdup (title);
}

void
comstock_act_set_since (ComstockAct *self,
                        guint        since)
{
  get_private (self)->since = since;
}

guint
comstock_act_get_since (ComstockAct *self)
{
  return get_private (self)->since;
}

void
comstock_act_set_whole (ComstockAct *self)
{
  get_private (self)->whole = TRUE;
}

gboolean
comstock_act_is_whole (ComstockAct *self)
{
  return get_private (self)->whole;
}

const char *
comstock_act_get_title (ComstockAct *self)
{
  ComstockActPrivate *priv = get_private (self);

  return priv->time < priv->motion ? priv->title : NULL;
}

void
comstock_act_set_held (ComstockAct *self,
                       gboolean     held)
{
  ComstockActPrivate *priv = get_private (self);

  if (priv->held == held)
    return;
  priv->held = held;
  g_signal_emit (self, signals[STIRRED], 0);
}

static void
play_sounds (ComstockAct *self)
{
  GArray *sounds = get_private (self)->sounds;
  const double time = comstock_act_get_time (self);
  guint n = 0;

  while (n < sounds->len && g_array_index (sounds, Sound, n).time <= time)
    n++;
  if (n == 0)
    return;
  comstock_sound_play (g_array_index (sounds, Sound, n - 1).sound);
  g_array_remove_range (sounds, 0, n);
}

static void
set_time (ComstockAct *self,
          double       time)
{
  ComstockActPrivate *priv = get_private (self);
  const double was = comstock_act_get_time (self);
  const double leaving = comstock_act_get_leaving (self);

  priv->time = time;
  if (was < comstock_act_get_time (self) || was > comstock_act_get_time (self) ||
      leaving < comstock_act_get_leaving (self))
    COMSTOCK_ACT_GET_CLASS (self)->show (self);
  play_sounds (self);
}

void
comstock_act_go_to (ComstockAct *self,
                    double       time)
{
  ComstockActPrivate *priv = get_private (self);

  set_time (self, priv->still ? priv->motion : MIN (time, priv->motion));
  COMSTOCK_ACT_GET_CLASS (self)->show (self);
  g_signal_emit (self, signals[STIRRED], 0);
}

double
comstock_act_get_time (ComstockAct *self)
{
  ComstockActPrivate *priv = get_private (self);

  return MIN (priv->time, priv->motion);
}

double
comstock_act_get_progress (ComstockAct *self,
                           double       start,
                           double       length)
{
  return CLAMP ((comstock_act_get_time (self) - start) / length, 0, 1);
}

double
comstock_act_get_leaving (ComstockAct *self)
{
  ComstockActPrivate *priv = get_private (self);

  return priv->leave > 0 ? CLAMP ((priv->time - priv->motion - priv->stay) / priv->leave, 0, 1) : 0;
}

static double
get_length (ComstockAct *self)
{
  ComstockActPrivate *priv = get_private (self);

  return priv->motion + priv->stay + priv->leave;
}

gboolean
comstock_act_prepare (ComstockAct *self)
{
  const ComstockActClass *klass = COMSTOCK_ACT_GET_CLASS (self);

  return klass->prepare != NULL && klass->prepare (self);
}

gboolean
comstock_act_advance (ComstockAct *self,
                      double       time)
{
  ComstockActPrivate *priv = get_private (self);

  if (comstock_act_is_resting (self))
    return TRUE;
  set_time (self, MIN (priv->time + time, priv->held ? priv->motion : get_length (self)));
  return !comstock_act_is_over (self);
}

void
comstock_act_set_still (ComstockAct *self,
                        gboolean     read)
{
  ComstockActPrivate *priv = get_private (self);

  priv->still = TRUE;
  priv->leave = 0;
  if (!read)
    priv->stay = 0;
  set_time (self, priv->motion);
}

static gboolean
go_on (ComstockAct *self,
       double       stop)
{
  ComstockActPrivate *priv = get_private (self);

  if (comstock_act_is_resting (self) || comstock_act_is_over (self))
    return FALSE;
  set_time (self, priv->time < priv->motion ? stop : get_length (self));
  return TRUE;
}

gboolean
comstock_act_press (ComstockAct *self)
{
  const ComstockActClass *klass = COMSTOCK_ACT_GET_CLASS (self);

  return go_on (self, klass->get_stop != NULL ? klass->get_stop (self) : get_private (self)->motion);
}

gboolean
comstock_act_skip (ComstockAct *self)
{
  return go_on (self, get_private (self)->motion);
}

gboolean
comstock_act_is_resting (ComstockAct *self)
{
  ComstockActPrivate *priv = get_private (self);

  return priv->held && priv->time >= priv->motion;
}

gboolean
comstock_act_is_over (ComstockAct *self)
{
  return !get_private (self)->held && get_private (self)->time >= get_length (self);
}

void
comstock_act_end (ComstockAct *self)
{
  g_signal_emit (self, signals[ENDED], 0);
}
