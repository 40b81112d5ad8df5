/* SPDX-License-Identifier: GPL-3.0-or-later */
/* GTK 4.8 has no announcements and tells of no live regions.  What it does tell of is a new name of a window, which
 * Orca 43 reads if the window is the active one and had another name before.  At each move of the focus Orca asks for
 * the name, long after it was set, and would take a sentence that is still there for known: so the name is emptied as
 * soon as the sentence was told, and an empty name is not read.  gtk_accessible_announce () of GTK 4.14 needs none of
 * that, and retires it once 4.14 is the minimum. */

#include "comstock-announcer.h"

#include "comstock-dialog.h"

/* Orca 43 reads all that it is told, one after the other, and only a key or another window stops it.  Later ones, which
 * go with GTK 4.14, stop for what gets the focus. */
#define FOCUS_STOPS GTK_CHECK_VERSION (4, 14, 0)

/* More follows as long as the last sentence is younger than this, in milliseconds. */
#define QUIET 300

/* What comes up is read by its title, and with what has the focus in it; that long after it nothing else is said, in
 * milliseconds. */
#define ARRIVAL 1000

/* What reading takes at most, in microseconds for each character: a listener may be slow. */
#define READING (80 * G_TIME_SPAN_MILLISECOND)

/* More than rivals do between two questions at the pace "instant", with six seats in the board game; who wants more
 * reads the log. */
#define MOST 400

/* What was begun and is read once more, at most: a player who acts faster than it is read does not want all of it. */
#define AGAIN 80

typedef struct
{
  GtkWindow *window;      /* owns this */
  GQueue waiting;         /* of char, sentences that were not said yet */
  GQueue remarks;         /* the same, of those that explain what happened and come after it */
  char *question;         /* not said yet either, or NULL */
  char *aside;            /* the same */
  GQueue saying;          /* of char, those that may still be read */
  gint64 said_at;         /* when the first of them was begun, monotonic */
  gboolean asking;        /* a question was told last */
  gint64 read_until;      /* what was told last may be read until then, monotonic */
  GQueue news;            /* of char, all that was announced since the question before, */
  GQueue remarked;        /* what was remarked on it, */
  char *asked;            /* and the question told after both, or NULL for none yet */
  gboolean is_there;      /* the window is active, but for moments */
  gint64 arrived_at;      /* when it came up, monotonic */
  guint timeout;
  gboolean in_popover;    /* a popover has the focus, */
  gint64 popover_at;      /* or had it until then, monotonic */
  guint leaving;          /* the window may no longer be active */
  GtkWidget *heir;        /* gets the focus once the window has come up, or NULL; a weak pointer */
  guint passing;
  char *title;            /* which the display shows, and the window has once it is not active; or NULL */
} Announcer;

static void
forget (Announcer *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_queue_clear_full (&self->waiting, g_free);
  g_queue_clear_full (&self->remarks, g_free);
  g_queue_clear_full (&self->saying, g_free);
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->aside, g_free);
  g_clear_pointer (&self->asked, g_free);
  g_queue_clear_full (&self->news, g_free);
  g_queue_clear_full (&self->remarked, g_free);
}

static void
announcer_free (gpointer data)
{
  Announcer *self = data;

  forget (self);
  g_clear_handle_id (&self->leaving, g_source_remove);
  g_clear_handle_id (&self->passing, g_source_remove);
  g_clear_weak_pointer (&self->heir);
  g_free (self->title);
  g_free (self);
}

/* A window that comes up is read by its title, which GTK makes its name whenever it is set. */
static void
restore_name (Announcer *self)
{
  g_autofree char *title = self->title != NULL ? g_steal_pointer (&self->title) :
                                                 g_strdup (gtk_window_get_title (self->window));

  gtk_window_set_title (self->window, title);
}

static gboolean
on_left (gpointer data)
{
  Announcer *self = data;

  self->leaving = 0;
  self->is_there = gtk_window_is_active (self->window);
  if (!self->is_there && self->heir == NULL)
    restore_name (self);
  return G_SOURCE_REMOVE;
}

static gboolean pass_on (gpointer data);

/* A popover that opens or closes takes the window's activity for a moment, in which its title must not be read. */
static void
on_active (Announcer *self)
{
  if (gtk_window_is_active (self->window) && !self->is_there)
    {
      self->is_there = TRUE;
      self->arrived_at = g_get_monotonic_time ();
    }
  if (gtk_window_is_active (self->window) && self->heir != NULL)
    {
      g_clear_handle_id (&self->passing, g_source_remove);
      self->passing = g_timeout_add (QUIET, pass_on, self);
    }
  if (self->leaving == 0 && !gtk_window_is_active (self->window))
    self->leaving = g_timeout_add (QUIET, on_left, self);
}

#if GTK_CHECK_VERSION (4, 14, 0)

static void
pronounce (Announcer  *self,
           const char *text)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (self->window), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#else

static void
set_name (Announcer  *self,
          const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
pronounce (Announcer  *self,
           const char *text)
{
  set_name (self, text);
  set_name (self, "");
}

#endif

static gint64
estimate_reading (const char *text)
{
  return g_utf8_strlen (text, -1) * READING;
}

static void
tell (Announcer  *self,
      const char *text)
{
  self->read_until = MAX (self->read_until, g_get_monotonic_time ()) + estimate_reading (text);
  self->asking = FALSE;
  pronounce (self, text);
}

static char *
join (GQueue *sentences)
{
  GString *text = g_string_new (NULL);

  for (GList *link = sentences->head; link != NULL; link = link->next)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", (const char *) link->data);
  return g_string_free (text, FALSE);
}

/* What follows a question begins anew. */
static void
begin_anew (Announcer *self)
{
  if (self->asked == NULL)
    return;
  g_clear_pointer (&self->asked, g_free);
  g_queue_clear_full (&self->news, g_free);
  g_queue_clear_full (&self->remarked, g_free);
}

/* Each line with an end, without which a voice would run on into the next. */
static char *
dup_ended (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && strchr (".!?:;,", lines[i][strlen (lines[i]) - 1]) == NULL &&
        !g_str_has_suffix (lines[i], "…"))
      {
        char *line = lines[i];

        lines[i] = g_strconcat (line, ".", NULL);
        g_free (line);
      }
  return g_strjoinv (" ", lines);
}

static void
push (GQueue     *sentences,
      const char *sentence)
{
  g_queue_push_tail (sentences, dup_ended (sentence));
  if (g_queue_get_length (sentences) > MOST)
    g_free (g_queue_pop_head (sentences));
}

static gboolean
has_more (Announcer *self)
{
  return !g_queue_is_empty (&self->waiting) || !g_queue_is_empty (&self->remarks) || self->question != NULL;
}

/* Leaves of what is being said only what nobody can have heard to the end by now. */
static void
drop_heard (Announcer *self)
{
  while (!g_queue_is_empty (&self->saying))
    {
      const gint64 end = self->said_at + estimate_reading (g_queue_peek_head (&self->saying));

      if (end > g_get_monotonic_time ())
        return;
      self->said_at = end;
      g_free (g_queue_pop_head (&self->saying));
    }
  self->said_at = g_get_monotonic_time ();
}

/* What is being read has stopped: what of it nobody can have heard is said once more; an older question makes way for a
 * newer one. */
static void
take_back_unheard (Announcer *self)
{
  drop_heard (self);
  if (self->asking && self->question == NULL && self->read_until > g_get_monotonic_time ())
    self->question = g_strdup (self->asked);
  for (guint n = 0; n < AGAIN && !g_queue_is_empty (&self->saying); n++)
    g_queue_push_head (&self->waiting, g_queue_pop_tail (&self->saying));
  g_queue_clear_full (&self->saying, g_free);
  self->read_until = 0;
}

static void
append_all (GQueue *sentences,
            GQueue *more)
{
  while (!g_queue_is_empty (more))
    g_queue_push_tail (sentences, g_queue_pop_head (more));
}

/* All that happened, what explains it, and the question. */
static void
say_all (Announcer *self)
{
  GQueue sentences = G_QUEUE_INIT;
  g_autofree char *happened = NULL;
  g_autofree char *text = NULL;

  append_all (&sentences, &self->waiting);
  append_all (&sentences, &self->remarks);
  happened = join (&sentences);
  text = g_strjoin (*happened != '\0' && self->question != NULL ? " " : "", happened, self->question, NULL);
  tell (self, text);
  drop_heard (self);
  append_all (&self->saying, &sentences);
  if (self->question == NULL)
    return;
  g_free (self->asked);
  self->asked = g_steal_pointer (&self->question);
  self->asking = TRUE;
}

/* One sentence: a key stops no other then. */
static void
say_next (Announcer *self)
{
  GQueue *sentences = g_queue_is_empty (&self->waiting) ? &self->remarks : &self->waiting;

  tell (self, g_queue_peek_head (sentences));
  drop_heard (self);
  g_queue_push_tail (&self->saying, g_queue_pop_head (sentences));
}

static void delay (Announcer *self);

/* What gets the focus below a dialog is read before the window is known to have come up, and its news not at all. */
static gboolean
pass_on (gpointer data)
{
  Announcer *self = data;
  GtkWidget *heir = self->heir;

  if (comstock_dialog_is_above (self->window))
    return G_SOURCE_CONTINUE;
  self->passing = 0;
  g_clear_weak_pointer (&self->heir);
  if (has_more (self))
    say_all (self);
  delay (self);
  if (heir != NULL)
    gtk_widget_grab_focus (heir);
  return G_SOURCE_REMOVE;
}

static gboolean
say (gpointer data)
{
  Announcer *self = data;
  g_autofree char *aside = g_steal_pointer (&self->aside);

  self->timeout = 0;
  if (self->question != NULL)
    say_all (self);
  else if (has_more (self))
    say_next (self);
  else
    tell (self, aside);
  delay (self);
  return G_SOURCE_REMOVE;
}

/* Later, once nothing more comes and the focus stays; only a question does not wait for what is being read. */
static void
delay (Announcer *self)
{
  const gint64 now = g_get_monotonic_time ();
  const gint64 reading = (self->read_until - now) / G_TIME_SPAN_MILLISECOND;
  const gint64 arriving = (self->arrived_at - now) / G_TIME_SPAN_MILLISECOND + ARRIVAL;
  const gint64 quiet = MAX (QUIET, self->arrived_at > 0 ? arriving : 0);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->heir == NULL && (has_more (self) || self->aside != NULL))
    self->timeout = g_timeout_add ((guint) (has_more (self) && self->question == NULL ? MAX (reading, quiet) : quiet),
                                   say, self);
}

/* A key ends what is being read. */
static gboolean
on_key_pressed (Announcer *self)
{
  g_queue_clear_full (&self->saying, g_free);
  self->read_until = 0;
  delay (self);
  return GDK_EVENT_PROPAGATE;
}

static void
heed_keys (Announcer *self,
           GtkWidget *native)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (native, keys);
}

/* The popover that has the focus and keeps all keys, or NULL. */
static GtkNative *
get_popover (Announcer *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : NULL;

  return GTK_IS_POPOVER (native) && gtk_popover_get_autohide (GTK_POPOVER (native)) ? native : NULL;
}

/* The window gets no keys of a popover that is open over it. */
static void
heed_keys_of_popover (Announcer *self,
                      GtkNative *native)
{
  static const char key[] = "comstock-announcer-heeded";

  if (g_object_get_data (G_OBJECT (native), key) != NULL)
    return;
  g_object_set_data (G_OBJECT (native), key, self);
  heed_keys (self, GTK_WIDGET (native));
}

static void
on_focus_moved (Announcer *self)
{
  GtkNative *popover = get_popover (self);

  self->popover_at = self->in_popover ? g_get_monotonic_time () : self->popover_at;
  self->in_popover = popover != NULL;
  if (popover != NULL)
    heed_keys_of_popover (self, popover);
  if (FOCUS_STOPS)
    take_back_unheard (self);
  delay (self);
}

static Announcer *
announcer_new (GtkWindow *window)
{
  Announcer *self = g_new0 (Announcer, 1);

  self->window = window;
  g_queue_init (&self->waiting);
  g_queue_init (&self->remarks);
  g_queue_init (&self->saying);
  g_queue_init (&self->news);
  g_queue_init (&self->remarked);
  self->is_there = gtk_window_is_active (window);
  heed_keys (self, GTK_WIDGET (window));
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (on_focus_moved), self);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (on_active), self);
  return self;
}

static Announcer *
get_announcer (GtkWindow *window)
{
  static const char key[] = "comstock-announcer";
  Announcer *self = g_object_get_data (G_OBJECT (window), key);

  if (self != NULL)
    return self;
  self = announcer_new (window);
  g_object_set_data_full (G_OBJECT (window), key, self, announcer_free);
  return self;
}

/* NULL if @widget is in no window. */
static Announcer *
find_announcer (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) ? get_announcer (GTK_WINDOW (root)) : NULL;
}

void
comstock_announcer_await (GtkWindow *window)
{
  get_announcer (window);
}

void
comstock_announce (GtkWidget  *widget,
                   const char *sentence)
{
  Announcer *self = find_announcer (widget);

  if (self == NULL || *sentence == '\0')
    return;
  begin_anew (self);
  push (&self->news, sentence);
  push (&self->waiting, sentence);
  delay (self);
}

void
comstock_announce_remark (GtkWidget  *widget,
                          const char *sentence)
{
  Announcer *self = find_announcer (widget);

  if (self == NULL)
    return;
  begin_anew (self);
  push (&self->remarked, sentence);
  push (&self->remarks, sentence);
  delay (self);
}

void
comstock_announce_question (GtkWidget  *widget,
                            const char *question)
{
  Announcer *self = find_announcer (widget);

  if (self == NULL)
    return;
  begin_anew (self);
  g_free (self->question);
  self->question = g_strdup (question);
  delay (self);
}

void
comstock_announce_aside (GtkWidget  *widget,
                         const char *sentence)
{
  Announcer *self = find_announcer (widget);

  if (self == NULL)
    return;
  g_free (self->aside);
  self->aside = g_strdup (sentence);
  delay (self);
}

void
comstock_announce_before_focus (GtkWidget *widget)
{
  Announcer *self = find_announcer (widget);
  const gint64 now = g_get_monotonic_time ();

  if (FOCUS_STOPS || self == NULL || !has_more (self) || !self->is_there || self->in_popover ||
      self->leaving != 0 ||
      now < self->popover_at + QUIET * G_TIME_SPAN_MILLISECOND ||
      now < self->arrived_at + ARRIVAL * G_TIME_SPAN_MILLISECOND)
    return;
  say_all (self);
  delay (self);
}

gboolean
comstock_announce_below_dialog (GtkWidget *widget)
{
  Announcer *self = find_announcer (widget);

  if (FOCUS_STOPS || self == NULL || gtk_window_is_active (self->window) || self->arrived_at == 0 ||
      (self->heir != widget && (gtk_widget_get_mapped (widget) || !comstock_dialog_is_above (self->window))))
    return FALSE;
  g_set_weak_pointer (&self->heir, widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->window), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_root_set_focus (GTK_ROOT (self->window), NULL);
  /* Not every window manager makes the window active. */
  if (self->passing == 0)
    self->passing = g_timeout_add (ARRIVAL, pass_on, self);
  return TRUE;
}

void
comstock_announce_answer (GtkWidget  *widget,
                          const char *answer)
{
  Announcer *self = find_announcer (widget);

  if (self == NULL)
    return;
  tell (self, answer);
  delay (self);
}

void
comstock_announce_no_title (GtkWindow  *window,
                            const char *title)
{
  Announcer *self = get_announcer (window);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  g_free (self->title);
  self->title = g_strdup (title);
  if (surface == NULL)
    {
      restore_name (self);
      return;
    }
  gdk_toplevel_set_title (GDK_TOPLEVEL (surface), title);
  on_active (self);
}

gboolean
comstock_announce_again (GtkWidget *widget)
{
  Announcer *self = find_announcer (widget);
  g_autofree char *all = NULL;
  GQueue sentences = G_QUEUE_INIT;

  if (self == NULL || (g_queue_is_empty (&self->news) && g_queue_is_empty (&self->remarked) && self->asked == NULL))
    return FALSE;
  for (GList *link = self->news.head; link != NULL; link = link->next)
    g_queue_push_tail (&sentences, link->data);
  for (GList *link = self->remarked.head; link != NULL; link = link->next)
    g_queue_push_tail (&sentences, link->data);
  if (self->asked != NULL)
    g_queue_push_tail (&sentences, self->asked);
  all = join (&sentences);
  g_queue_clear (&sentences);
  comstock_announce_answer (widget, all);
  return TRUE;
}

void
comstock_announce_nothing (GtkWidget *widget)
{
  Announcer *self = find_announcer (widget);

  if (self == NULL)
    return;
  forget (self);
  restore_name (self);
}
