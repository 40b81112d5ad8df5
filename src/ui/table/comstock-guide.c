/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the tips that wait in a line, the first of them in the bubble. */

#include "config.h"

#include "comstock-guide.h"

#include <glib/gi18n.h>

#include "comstock-table.h"
#include "model/session/comstock-review.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-scale.h"

#define USUAL_SEEN "guidance-seen"
#define LESSON_SEEN "lesson-seen"

/* In microseconds: nobody has read a tip before. */
#define READING_TIME (700 * G_TIME_SPAN_MILLISECOND)

/* What the bubble can be answered with. */
typedef enum
{
  GOT_IT,
  END,
  MORE,
  LOOK,
  PLAY_AGAIN
} Answer;

struct _ComstockGuide
{
  ComstockCallout parent_instance;

  ComstockGame *game;           /* weak */
  ComstockReplay *replay;       /* weak */
  const ComstockGuideTips *usual;
  const ComstockGuideTips *lesson;
  ComstockGuideFinder find;
  gpointer find_data;
  const char *offered;          /* what tells the buttons that are there from others; not owned */
  GSettings *settings;
  GPtrArray *waiting;           /* of const ComstockGuideTip; the first is shown */
  guint part;
  const ComstockGuideTip *shown;        /* with the part */
  const ComstockGuideTip *told; /* the last that a screen reader was told */
  const ComstockGuideTip *led;  /* the last whose answers the focus was led to */
  gboolean keys_told;
  gint64 shown_at;              /* when the first came into the bubble */
  int decider;
  guint explained;              /* where the game was when a tip about what is asked was last taken for read */
  gboolean held;
  gboolean waits;       /* with what is not shown yet */
};

enum
{
  PROP_PART = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void comstock_guide_init_look (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockGuide, comstock_guide, COMSTOCK_TYPE_CALLOUT,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_guide_init_look))

static const ComstockGuideTip *
get_shown (ComstockGuide *self)
{
  return self->waiting->len > 0 ? g_ptr_array_index (self->waiting, 0) : NULL;
}

static gboolean
is_kept (ComstockGuide *self,
         const char    *key,
         const char    *id)
{
  g_auto (GStrv) seen = g_settings_get_strv (self->settings, key);

  return g_strv_contains ((const char *const *) seen, id);
}

/* The tip with which a lesson ends, whether it was shown or not: it is kept as seen. */
static const ComstockGuideTip *
find_end (const ComstockGuideTips *lesson)
{
  guint i = 0;

  while (lesson->table[i].go_on == NULL)
    i++;
  return &lesson->table[i];
}

static gboolean
is_lesson (ComstockGuide *self)
{
  return self->lesson != NULL && self->lesson->is_lesson (self->game) &&
         !is_kept (self, LESSON_SEEN, find_end (self->lesson)->id);
}

static const ComstockGuideTips *
get_tips (ComstockGuide *self)
{
  return is_lesson (self) ? self->lesson : self->usual;
}

static const char *
get_key (ComstockGuide *self)
{
  return is_lesson (self) ? LESSON_SEEN : USUAL_SEEN;
}

static gboolean
is_guiding (ComstockGuide *self)
{
  return self->game != NULL && self->replay != NULL && !comstock_replay_is_active (self->replay) &&
         (is_lesson (self) || g_settings_get_boolean (self->settings, "guidance"));
}

/* --- the end of a lesson --- */

/* Whether @tip, which may be NULL, ends a lesson of a game that can tell what decisions have cost. */
static gboolean
is_reviewing (ComstockGuide          *self,
              const ComstockGuideTip *tip)
{
  return self->game != NULL && tip != NULL && tip->go_on != NULL &&
         COMSTOCK_GAME_GET_CLASS (self->game)->skills != NULL &&
         comstock_game_get_viewer (self->game) >= 0;
}

/* What the lesson's person has to hear of the game so far; NULL: that is not to be known. */
static char *
dup_review (ComstockGuide *self)
{
  ComstockAnalysis *analysis = comstock_analysis_of (self->game);

  if (comstock_analysis_is_working (analysis))
    return g_strdup (_("What cost you the most is still being worked out…"));
  return comstock_analysis_is_complete (analysis)
           ? comstock_review_dup (analysis, (guint) comstock_game_get_viewer (self->game))
           : NULL;
}

static void
offer_ways_on (ComstockGuide          *self,
               const ComstockGuideTip *tip)
{
  ComstockCallout *callout = COMSTOCK_CALLOUT (self);

  comstock_callout_add_answer (callout, _(tip->go_on), GOT_IT, TRUE);
  if (is_reviewing (self, tip))
    comstock_callout_add_answer (callout, _("What Cost the Most"), LOOK, FALSE);
  comstock_callout_add_answer (callout, _("Play Again"), PLAY_AGAIN, FALSE);
}

/* --- the bubble --- */

static void
offer_answers (ComstockGuide          *self,
               const ComstockGuideTip *tip)
{
  ComstockCallout *callout = COMSTOCK_CALLOUT (self);
  const char *last = tip->go_on != NULL ? tip->go_on : is_lesson (self) ? _("End Lesson") : _("No More Tips");

  if (self->offered == last)
    return;
  self->offered = last;
  comstock_callout_clear (callout);
  if (tip->go_on != NULL)
    {
      offer_ways_on (self, tip);
      return;
    }
  /* Translators: of an explanation: it was read. */
  comstock_callout_add_answer (callout, _("Got It"), GOT_IT, TRUE);
  /* Translators: of an explanation: show what the rules tell of it. */
  comstock_callout_add_answer (callout, C_("explanation", "More"), MORE, FALSE);
  comstock_callout_add_answer (callout, last, END, FALSE);
}

/* In large text a review would push the answers out of the window, on a phone it would hide the town: "What Cost the
 * Most" begins with it. */
static gboolean
is_cramped (ComstockGuide *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  return comstock_scale_get_text (GTK_WIDGET (self)) > COMSTOCK_SCALE_LARGE_TEXT ||
         (parent != NULL && gtk_widget_get_width (parent) < COMSTOCK_TABLE_NARROW);
}

static void
show_text (ComstockGuide          *self,
           const ComstockGuideTip *tip)
{
  g_autofree char *text = comstock_topics_fill (comstock_game_get_topics (self->game), _(tip->text));
  const int viewer = comstock_game_get_viewer (self->game);
  g_autofree char *figures = tip->dup_figures != NULL && viewer >= 0 ? tip->dup_figures (self->game, viewer) : NULL;
  g_autofree char *review = is_reviewing (self, tip) && !is_cramped (self) ? dup_review (self) : NULL;
  g_autofree char *all = review != NULL ? g_strdup_printf ("%s\n\n%s", text, review) : NULL;

  offer_answers (self, tip);
  comstock_callout_set_text (COMSTOCK_CALLOUT (self), all != NULL ? all : text);
  comstock_callout_set_change (COMSTOCK_CALLOUT (self), NULL, figures);
}

static GtkWidget *
comstock_guide_find_object (ComstockCallout *callout,
                            graphene_rect_t *area)
{
  ComstockGuide *self = COMSTOCK_GUIDE (callout);
  const ComstockGuideTip *tip = get_shown (self);

  return tip != NULL && self->find != NULL ? self->find (self->find_data, tip, area) : NULL;
}

/* Once is enough. */
static void
tell_keys (ComstockGuide          *self,
           const ComstockGuideTip *tip)
{
  /* Translators: a button of an explanation, “Got It”. */
  g_autofree char *keys = g_strdup_printf (_("Press Escape for “%s”."),
                                           tip->go_on != NULL ? _(tip->go_on) : _("Got It"));

  if (!self->keys_told)
    comstock_announce_remark (GTK_WIDGET (self), keys);
  self->keys_told = TRUE;
}

/* The bubble takes no focus: a screen reader is told. */
static void
tell (ComstockGuide *self)
{
  const ComstockGuideTip *tip = get_shown (self);

  if (tip != NULL && tip != self->told)
    {
      const char *words = tip->ear != NULL ? tip->ear : tip->text;
      g_autofree char *text = comstock_topics_fill (comstock_game_get_topics (self->game), _(words));
      /* Translators: an explanation, as a screen reader says it among what happens. */
      g_autofree char *marked = g_strdup_printf (_("Tip: %s"), text);

      comstock_announce_remark (GTK_WIDGET (self), marked);
      tell_keys (self, tip);
      self->shown_at = g_get_monotonic_time ();
    }
  self->told = tip;
}

static void
comstock_guide_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_guide_parent_class)->map (widget);
  tell (COMSTOCK_GUIDE (widget));
}

/* Brings the bubble in line with the tips that wait. */
static void
show (ComstockGuide *self)
{
  const ComstockGuideTip *next = is_guiding (self) && !self->held ? get_shown (self) : NULL;
  const gboolean is_early = self->waits && next != NULL && (next->steps != 0 || !is_lesson (self));
  const ComstockGuideTip *tip = next == self->shown || !is_early ? next : NULL;
  const guint part = tip != NULL ? tip->part : COMSTOCK_GUIDE_NOTHING;

  if (tip != NULL)
    {
      show_text (self, tip);
      /* What has happened can wait until a question beside it is answered; a lesson is read in its order, up to the
       * end. */
      comstock_callout_set_kind (COMSTOCK_CALLOUT (self),
                                 tip->steps != 0 || (is_lesson (self) && tip->go_on == NULL) ? COMSTOCK_CALLOUT_TIP
                                                                                             : COMSTOCK_CALLOUT_NEWS);
      comstock_callout_set_ringed (COMSTOCK_CALLOUT (self), tip->object != 0);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  if (tip != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (tip != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && !comstock_callout_waits (COMSTOCK_CALLOUT (self)))
    tell (self);
  if (tip == self->shown)
    return;
  self->shown = tip;
  if (is_reviewing (self, tip))
    comstock_analysis_run (comstock_analysis_of (self->game));
  self->part = part;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PART]);
  /* Last: GTK would give the focus of its buttons to whatever comes next. */
  gtk_widget_set_visible (GTK_WIDGET (self), self->shown != NULL);
}

/* What the last bubble of a lesson waits for comes later. */
static void
on_reviewed (ComstockGuide *self)
{
  g_autofree char *review = is_reviewing (self, self->shown) ? dup_review (self) : NULL;

  if (review == NULL)
    return;
  show (self);
  comstock_announce (GTK_WIDGET (self), review);
}

static void
keep (ComstockGuide *self,
      const char    *key,
      const char    *id)
{
  g_auto (GStrv) seen = g_settings_get_strv (self->settings, key);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_strv_contains ((const char *const *) seen, id))
    return;
  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, key, (const char *const *) all);
}

/* What a lesson has taught no usual tip of that name tells again. */
static void
mark_seen (ComstockGuide          *self,
           const ComstockGuideTip *tip)
{
  if (is_lesson (self))
    keep (self, USUAL_SEEN, tip->id);
  keep (self, get_key (self), tip->id);
}

/* The tip with this id, or NULL. */
static const ComstockGuideTip *
find_tip (ComstockGuide *self,
          const char    *id)
{
  const ComstockGuideTips *tips = get_tips (self);

  for (guint i = 0; i < tips->n_table; i++)
    if (g_str_equal (tips->table[i].id, id))
      return &tips->table[i];
  return NULL;
}

static void
add_tip (ComstockGuide          *self,
         const ComstockGuideTip *tip)
{
  if (!g_ptr_array_find (self->waiting, tip, NULL) && !is_kept (self, get_key (self), tip->id))
    g_ptr_array_add (self->waiting, (gpointer) tip);
}

/* The first tip is taken for read. */
static void
finish_first (ComstockGuide *self)
{
  const ComstockGuideTip *tip = get_shown (self);

  if (tip == NULL)
    return;
  mark_seen (self, tip);
  g_ptr_array_remove_index (self->waiting, 0);
}

/* Tips about what is no longer asked, at one of @steps, come too late: they are told when it is asked again.  Those of
 * events, and those that were asked for by id, stay. */
static void
drop_answered (ComstockGuide *self,
               guint64        steps)
{
  for (guint i = self->waiting->len; i > 0; i--)
    {
      const ComstockGuideTip *tip = g_ptr_array_index (self->waiting, i - 1);

      if (tip->steps != 0 && (tip->steps & steps) == 0)
        g_ptr_array_remove_index (self->waiting, i - 1);
    }
}

/* Whether what is asked has been explained enough. */
static gboolean
is_explained (ComstockGuide *self)
{
  return get_tips (self)->sparing && self->explained == comstock_game_get_cursor (self->game);
}

static gboolean
is_act_of_person (ComstockGuide *self,
                  const CsEvent *event)
{
  return event->type < 64 && (get_tips (self)->acts & G_GUINT64_CONSTANT (1) << event->type) != 0 &&
         comstock_game_is_person (self->game, event->seat);
}

gboolean
comstock_guide_is_of_person (const ComstockGuideMoment *moment)
{
  return moment->seat < (int) comstock_game_get_n_seats (moment->game) &&
         comstock_game_is_person (moment->game, (guint) moment->seat);
}

gboolean
comstock_guide_is_of_automatic (const ComstockGuideMoment *moment)
{
  return comstock_game_get_holder (moment->game, (guint) moment->seat)->kind == COMSTOCK_AUTOMATIC;
}

static gboolean
fits (ComstockGuide          *self,
      const ComstockGuideTip *tip,
      int                     seat,
      const CsEvent          *event)
{
  const ComstockGuideTips *tips = get_tips (self);
  const ComstockGuideMoment moment = { self->game, seat, event, tip };

  return (tip->chapter == 0 || tips->get_chapter (self->game) >= tip->chapter) &&
         (tip->fits == NULL || tip->fits (&moment));
}

static void
on_event (ComstockGuide *self,
          const CsEvent *event)
{
  const ComstockGuideTips *tips;

  if (!is_guiding (self))
    return;
  /* The end is told by itself. */
  if (comstock_game_is_over (self->game))
    g_ptr_array_set_size (self->waiting, 0);
  if (is_act_of_person (self, event))
    {
      /* A person who acts has read what is shown, if it was there for long enough. */
      if (comstock_guide_may_be_read (self))
        finish_first (self);
      drop_answered (self, 0);
    }
  /* What was read may have ended the lesson. */
  tips = get_tips (self);
  for (guint i = 0; i < tips->n_table; i++)
    if (tips->table[i].event == event->type && fits (self, &tips->table[i], event->seat, event))
      add_tip (self, &tips->table[i]);
}

static void
on_setting_changed (ComstockGuide *self)
{
  if (!g_settings_get_boolean (self->settings, "guidance"))
    g_ptr_array_set_size (self->waiting, 0);
  comstock_guide_update (self, self->decider);
}

static void
on_chosen (ComstockGuide *self,
           guint          answer)
{
  if (answer == MORE)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.explain", "s", self->shown->topic);
  else if (answer == LOOK)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.analysis", NULL);
  else if (answer == PLAY_AGAIN)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.play-again", NULL);
  else if (answer == GOT_IT)
    comstock_guide_dismiss (self);
  else if (is_lesson (self))
    {
      g_ptr_array_set_size (self->waiting, 0);
      mark_seen (self, find_end (self->lesson));
      comstock_guide_update (self, self->decider);
    }
  else
    {
      /* A person who turns guidance on again wants all of it. */
      g_settings_reset (self->settings, USUAL_SEEN);
      g_settings_set_boolean (self->settings, "guidance", FALSE);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s",
                                  _("Tips are off. You can turn them on again in the preferences."));
    }
}

static GVariant *
comstock_guide_dup_look (ComstockLook *look)
{
  ComstockGuide *self = COMSTOCK_GUIDE (look);
  GVariantBuilder ids;

  g_variant_builder_init (&ids, G_VARIANT_TYPE_STRING_ARRAY);
  for (guint i = 0; i < self->waiting->len; i++)
    g_variant_builder_add (&ids, "s", ((const ComstockGuideTip *) g_ptr_array_index (self->waiting, i))->id);
  return g_variant_builder_end (&ids);
}

static void
comstock_guide_set_look (ComstockLook *look,
                         GVariant     *ids)
{
  ComstockGuide *self = COMSTOCK_GUIDE (look);
  GVariantIter iter;
  const char *id;

  g_ptr_array_set_size (self->waiting, 0);
  g_variant_iter_init (&iter, ids);
  while (g_variant_iter_next (&iter, "&s", &id))
    {
      const ComstockGuideTip *tip = find_tip (self, id);

      if (tip != NULL)
        add_tip (self, tip);
    }
  show (self);
}

static void
comstock_guide_init_look (ComstockLookInterface *iface)
{
  iface->dup = comstock_guide_dup_look;
  iface->set = comstock_guide_set_look;
}

static void
comstock_guide_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  g_value_set_uint (value, COMSTOCK_GUIDE (object)->part);
}

static void
comstock_guide_dispose (GObject *object)
{
  ComstockGuide *self = COMSTOCK_GUIDE (object);

  if (is_reviewing (self, self->shown))
    comstock_analysis_pause (comstock_analysis_of (self->game));
  g_clear_weak_pointer (&self->game);
  g_clear_weak_pointer (&self->replay);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (comstock_guide_parent_class)->dispose (object);
}

static void
comstock_guide_finalize (GObject *object)
{
  g_ptr_array_unref (COMSTOCK_GUIDE (object)->waiting);
  G_OBJECT_CLASS (comstock_guide_parent_class)->finalize (object);
}

static void
comstock_guide_class_init (ComstockGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = comstock_guide_map;
  COMSTOCK_CALLOUT_CLASS (klass)->find_object = comstock_guide_find_object;
  object_class->get_property = comstock_guide_get_property;
  object_class->dispose = comstock_guide_dispose;
  object_class->finalize = comstock_guide_finalize;

  props[PROP_PART] = g_param_spec_uint ("part", NULL, NULL, 0, G_MAXUINT, 0,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
comstock_guide_init (ComstockGuide *self)
{
  self->waiting = g_ptr_array_new ();
  self->decider = -1;
  self->explained = G_MAXUINT;
  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::guidance", G_CALLBACK (on_setting_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "chosen", G_CALLBACK (on_chosen), NULL);
  comstock_callout_set_kind (COMSTOCK_CALLOUT (self), COMSTOCK_CALLOUT_TIP);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
comstock_guide_set_game (ComstockGuide           *self,
                         ComstockGame            *game,
                         ComstockReplay          *replay,
                         const ComstockGuideTips *tips,
                         const ComstockGuideTips *lesson)
{
  g_return_if_fail (COMSTOCK_IS_GUIDE (self));
  g_return_if_fail (self->game == NULL);

  g_set_weak_pointer (&self->game, game);
  g_set_weak_pointer (&self->replay, replay);
  self->usual = tips;
  self->lesson = lesson;
  g_signal_connect_object (game, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
  if (lesson != NULL)
    g_signal_connect_object (comstock_analysis_of (game), "notify::working", G_CALLBACK (on_reviewed), self,
                             G_CONNECT_SWAPPED);
}

void
comstock_guide_set_finder (ComstockGuide      *self,
                           ComstockGuideFinder find,
                           gpointer            data)
{
  g_return_if_fail (COMSTOCK_IS_GUIDE (self));

  self->find = find;
  self->find_data = data;
}

void
comstock_guide_reset_lesson (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_reset (settings, LESSON_SEEN);
}

const ComstockGuideTip *
comstock_guide_get_tip (ComstockGuide *self)
{
  return self->shown;
}

gboolean
comstock_guide_lead (ComstockGuide *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GUIDE (self), FALSE);

  if (self->shown == NULL || self->shown == self->led || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  self->led = self->shown;
  comstock_callout_focus (COMSTOCK_CALLOUT (self));
  return TRUE;
}

guint
comstock_guide_get_part (ComstockGuide *self)
{
  return self->part;
}

void
comstock_guide_update (ComstockGuide *self,
                       int            decider)
{
  const ComstockGuideTips *tips;
  guint64 step;

  self->decider = decider;
  if (self->game == NULL)
    return;
  tips = get_tips (self);
  step = G_GUINT64_CONSTANT (1) << tips->get_step (self->game);
  drop_answered (self, decider >= 0 ? step : 0);
  for (guint i = 0; decider >= 0 && is_guiding (self) && !is_explained (self) && i < tips->n_table; i++)
    if ((tips->table[i].steps & step) != 0 && fits (self, &tips->table[i], decider, NULL))
      add_tip (self, &tips->table[i]);
  show (self);
}

void
comstock_guide_explain (ComstockGuide *self,
                        const char    *id)
{
  const ComstockGuideTip *tip = find_tip (self, id);

  if (is_guiding (self) && tip != NULL)
    add_tip (self, tip);
  show (self);
}

void
comstock_guide_take_back (ComstockGuide *self,
                          const char    *id)
{
  const ComstockGuideTip *tip = find_tip (self, id);

  if (tip != NULL && g_ptr_array_remove (self->waiting, (gpointer) tip))
    show (self);
}

void
comstock_guide_set_held (ComstockGuide *self,
                         gboolean       held)
{
  g_return_if_fail (COMSTOCK_IS_GUIDE (self));

  if (self->held == held)
    return;
  self->held = held;
  if (self->game != NULL)
    show (self);
}

void
comstock_guide_set_waits (ComstockGuide *self,
                          gboolean       waits)
{
  g_return_if_fail (COMSTOCK_IS_GUIDE (self));

  if (self->waits == waits)
    return;
  self->waits = waits;
  if (self->game != NULL)
    show (self);
}

gboolean
comstock_guide_may_be_read (ComstockGuide *self)
{
  const ComstockGuideTip *tip = get_shown (self);

  return tip != NULL && tip == self->told && g_get_monotonic_time () >= self->shown_at + READING_TIME;
}

gboolean
comstock_guide_is_teaching (ComstockGuide *self)
{
  g_return_val_if_fail (COMSTOCK_IS_GUIDE (self), FALSE);

  return self->game != NULL && self->shown != NULL && is_lesson (self);
}

void
comstock_guide_dismiss (ComstockGuide *self)
{
  const ComstockGuideTip *tip = get_shown (self);

  finish_first (self);
  if (tip != NULL && tip->steps != 0 && get_tips (self)->sparing)
    {
      self->explained = comstock_game_get_cursor (self->game);
      drop_answered (self, 0);
    }
  show (self);
}
