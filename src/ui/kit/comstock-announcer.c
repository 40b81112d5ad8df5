/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK 4.8 has no announcements and tells of no live regions.  What it does tell of is a new name of a window,
 * and screen readers read the name of the window one is in.  So the sentences become part of that name, not of the
 * title. */

#include "comstock-announcer.h"

/* More follows as long as the last sentence is younger than this, in milliseconds.  It also lets the focus arrive
 * first: whatever has it is read at once, and stops what is being read. */
#define QUIET 300

/* Of a whole round at the pace "instant"; who wants more of it reads the log. */
#define MOST 12

typedef struct
{
  GtkWindow *window;      /* owns this */
  GQueue sentences;       /* of char */
  char *said;             /* the name given last, or NULL */
  guint timeout;
} Announcer;

static void
announcer_free (gpointer data)
{
  Announcer *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_queue_clear_full (&self->sentences, g_free);
  g_free (self->said);
  g_free (self);
}

static Announcer *
get_announcer (GtkWindow *window)
{
  static const char key[] = "comstock-announcer";
  Announcer *self = g_object_get_data (G_OBJECT (window), key);

  if (self != NULL)
    return self;
  self = g_new0 (Announcer, 1);
  self->window = window;
  g_queue_init (&self->sentences);
  g_object_set_data_full (G_OBJECT (window), key, self, announcer_free);
  return self;
}

static void
set_name (Announcer  *self,
          const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static const char *
get_title (Announcer *self)
{
  const char *title = gtk_window_get_title (self->window);

  return title != NULL ? title : "";
}

static char *
dup_name (Announcer *self)
{
  GString *name = g_string_new (NULL);
  char *sentence;

  while ((sentence = g_queue_pop_head (&self->sentences)) != NULL)
    {
      g_string_append_printf (name, "%s ", sentence);
      g_free (sentence);
    }
  return g_string_free (g_string_append (name, get_title (self)), FALSE);
}

static gboolean
say (gpointer data)
{
  Announcer *self = data;
  g_autofree char *name = dup_name (self);

  self->timeout = 0;
  /* A name that stays the same is not read again. */
  if (g_strcmp0 (name, self->said) == 0)
    set_name (self, get_title (self));
  set_name (self, name);
  g_free (self->said);
  self->said = g_steal_pointer (&name);
  return G_SOURCE_REMOVE;
}

void
comstock_announce (GtkWidget  *widget,
                   const char *sentence)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Announcer *self;

  if (!GTK_IS_WINDOW (root) || *sentence == '\0')
    return;
  self = get_announcer (GTK_WINDOW (root));
  g_queue_push_tail (&self->sentences, g_strdup (sentence));
  if (g_queue_get_length (&self->sentences) > MOST)
    g_free (g_queue_pop_head (&self->sentences));
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (QUIET, say, self);
}

void
comstock_announce_nothing (GtkWidget *widget)
{
  Announcer *self = get_announcer (GTK_WINDOW (gtk_widget_get_root (widget)));

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_queue_clear_full (&self->sentences, g_free);
  g_clear_pointer (&self->said, g_free);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL);
}
