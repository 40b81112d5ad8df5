/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of rivals by mood and manner; which of them are said follows from the position. */

#include "config.h"

#include "comstock-rival-talk.h"

#include <glib/gi18n.h>

#include "comstock-callout.h"
#include "comstock-pace.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-rivals.h"
#include "ui/kit/comstock-announcer.h"

#define VARIETY 2

struct _ComstockRivalTalk
{
  GObject parent_instance;

  ComstockTable *table;         /* not owned */
  GSettings *settings;
  const char *words;            /* to be said once the table has told what happened, or NULL; not translated */
  guint seat;                   /* who says them */
  guint round;                  /* in which somebody spoke last, 0 for none */
  ComstockCallout *callout;     /* weak */
};

G_DEFINE_FINAL_TYPE (ComstockRivalTalk, comstock_rival_talk, G_TYPE_OBJECT)

/* Translators, for each here: what a computer rival says at the table, in a few words of the spoken language, and to
 * nobody alone: "you" may be one player or several */
static const char *const lines[COMSTOCK_MANNERS][COMSTOCK_MOODS][VARIETY] = {
  [COMSTOCK_PLAIN] = {
    [COMSTOCK_PLEASED] = { N_("That will do nicely."), N_("I like it here.") },
    [COMSTOCK_HIT] = { N_("Well, that hurt."), N_("I did not see that coming.") },
  },
  [COMSTOCK_BUILDER] = {
    [COMSTOCK_PLEASED] = { N_("Now that is a town!"), N_("Look how it grows!") },
    [COMSTOCK_HIT] = { N_("There go my plans."), N_("Back to the drawing board.") },
  },
  [COMSTOCK_COLLECTOR] = {
    [COMSTOCK_PLEASED] = { N_("Just what was missing."), N_("A fine one for my collection.") },
    [COMSTOCK_HIT] = { N_("I wanted that one."), N_("Gone, just like that.") },
  },
  [COMSTOCK_GAMBLER] = {
    [COMSTOCK_PLEASED] = { N_("Luck is with me today."), N_("I would have bet on that.") },
    [COMSTOCK_HIT] = { N_("You win some, you lose some."), N_("Double or nothing next time!") },
  },
  [COMSTOCK_SPOILER] = {
    [COMSTOCK_PLEASED] = { N_("Did you want that? So sorry."), N_("Thank you kindly, everyone.") },
    [COMSTOCK_HIT] = { N_("I will remember that."), N_("You will pay for this.") },
  },
};

static ComstockGame *
get_game (ComstockRivalTalk *self)
{
  return comstock_table_get_game (self->table);
}

static gboolean
may_talk (ComstockRivalTalk *self)
{
  return g_settings_get_boolean (self->settings, "rivals-talk") &&
         g_settings_get_enum (self->settings, "pace") != COMSTOCK_PACE_INSTANT &&
         !comstock_replay_is_active (comstock_table_get_replay (self->table));
}

static void
hush (ComstockRivalTalk *self)
{
  self->words = NULL;
  if (self->callout != NULL)
    comstock_callout_remove (self->callout);
}

/* In the place of what was said last. */
static void
say (ComstockRivalTalk *self)
{
  GtkWidget *place = COMSTOCK_TABLE_GET_CLASS (self->table)->get_seat (self->table, self->seat);
  g_autofree char *name = comstock_game_dup_seat_title (get_game (self), self->seat);
  g_autofree char *words = g_strdup_printf ("“%s”", _(self->words));
  g_autofree char *spoken = g_strdup_printf ("%s: %s", name, words);

  hush (self);
  g_set_weak_pointer (&self->callout, comstock_callout_add (comstock_table_get_overlay (self->table),
                                                            COMSTOCK_CALLOUT_NOTE, words, place, NULL));
  comstock_callout_keep_close (self->callout);
  comstock_callout_let_go (self->callout);
  comstock_announce (GTK_WIDGET (self->table), spoken);
}

/* At the end of the game the count has the table for itself. */
static void
say_if_told (ComstockRivalTalk *self)
{
  if (comstock_game_is_over (get_game (self)))
    hush (self);
  else if (self->words != NULL && !comstock_table_is_telling (self->table))
    say (self);
}

static void
on_event (ComstockRivalTalk *self,
          const CsEvent     *event)
{
  ComstockGame *game = get_game (self);
  const ComstockMood mood = COMSTOCK_TABLE_GET_CLASS (self->table)->find_mood (game, event);
  const guint cursor = comstock_game_get_cursor (game);
  const ComstockRival *rival;
  guint round;

  /* Which round it is takes a walk through the journal: most events ask nobody. */
  if (mood == COMSTOCK_CALM || !may_talk (self) ||
      comstock_game_get_holder (game, event->seat)->kind != COMSTOCK_RIVAL)
    return;
  rival = comstock_rival_find (comstock_game_get_holder (game, event->seat)->name);
  round = comstock_game_find_round (game, cursor - 1);
  if (rival == NULL || round == self->round)
    return;
  self->words = lines[rival->manner][mood][comstock_game_get_digest_at (game, cursor) % VARIETY];
  self->seat = event->seat;
  self->round = round;
}

/* What was said of what is undone is gone with it. */
static void
on_taken_back (ComstockRivalTalk *self)
{
  self->round = 0;
  hush (self);
}

static void
comstock_rival_talk_dispose (GObject *object)
{
  ComstockRivalTalk *self = COMSTOCK_RIVAL_TALK (object);

  g_clear_weak_pointer (&self->callout);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_rival_talk_parent_class)->dispose (object);
}

static void
comstock_rival_talk_class_init (ComstockRivalTalkClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_rival_talk_dispose;
}

static void
comstock_rival_talk_init (ComstockRivalTalk *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
}

ComstockRivalTalk *
comstock_rival_talk_new (ComstockTable *table)
{
  ComstockRivalTalk *self = g_object_new (COMSTOCK_TYPE_RIVAL_TALK, NULL);

  self->table = table;
  g_signal_connect_object (get_game (self), "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_game (self), "changed", G_CALLBACK (say_if_told), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (get_game (self), "taken-back", G_CALLBACK (on_taken_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::telling", G_CALLBACK (say_if_told), self, G_CONNECT_SWAPPED);
  return self;
}
