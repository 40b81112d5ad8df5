/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads new entries of the log out, and remembers how far it was. */

#include "config.h"

#include "comstock-news.h"

#include "ui/kit/comstock-announcer.h"
#include "model/session/comstock-log-entry.h"

struct _ComstockNews
{
  GObject parent_instance;

  GtkWidget *table;             /* not owned */
  ComstockReplay *replay;
  ComstockDupNews dup_news;
  GSettings *settings;
  guint told;                   /* how many entries of the log were read out or are too old for it */
};

G_DEFINE_FINAL_TYPE (ComstockNews, comstock_news, G_TYPE_OBJECT)

static guint
get_length (ComstockNews *self)
{
  ComstockGame *game = comstock_replay_get_game (self->replay);

  return comstock_game_get_log_length (game, comstock_game_get_cursor (game));
}

static char *
dup_sentence (ComstockNews *self,
              guint         index)
{
  ComstockGame *game = comstock_replay_get_game (self->replay);
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (game), index);
  char *own = self->dup_news != NULL ? self->dup_news (game, index) : NULL;

  if (own != NULL)
    return own;
  return g_settings_get_boolean (self->settings, "spoken-reasons") ? comstock_log_entry_dup_sentence (entry)
                                                                   : comstock_log_entry_dup_deed (entry);
}

static void
comstock_news_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_NEWS (object)->replay);
  g_clear_object (&COMSTOCK_NEWS (object)->settings);
  G_OBJECT_CLASS (comstock_news_parent_class)->dispose (object);
}

static void
comstock_news_class_init (ComstockNewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_news_dispose;
}

static void
comstock_news_init (ComstockNews *self)
{
  self->settings = g_settings_new (APPLICATION_ID);
}

ComstockNews *
comstock_news_new (GtkWidget      *table,
                   ComstockReplay *replay,
                   ComstockDupNews dup_news)
{
  ComstockNews *self = g_object_new (COMSTOCK_TYPE_NEWS, NULL);

  self->table = table;
  self->replay = g_object_ref (replay);
  self->dup_news = dup_news;
  /* How a new game begins is told once the table is in its window. */
  self->told = comstock_game_get_cursor (comstock_replay_get_game (replay)) > 0 ? get_length (self) : 0;
  g_signal_connect_object (comstock_replay_get_game (replay), "changed", G_CALLBACK (comstock_news_tell), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
comstock_news_tell (ComstockNews *self)
{
  const guint length = get_length (self);

  for (guint i = self->told; i < length && !comstock_replay_is_active (self->replay); i++)
    {
      g_autofree char *sentence = dup_sentence (self, i);

      comstock_announce (self->table, sentence);
    }
  self->told = length;
}
