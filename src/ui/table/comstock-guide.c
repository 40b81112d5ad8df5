/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tips wait in a line; the first of them is in the bar. */

#include "config.h"

#include "comstock-guide.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-look.h"

/* In microseconds: nobody has read a tip before. */
#define GLANCE (700 * G_TIME_SPAN_MILLISECOND)

struct _ComstockGuide
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkFlowBox *buttons;
  GtkWidget *bar;
  GtkLabel *text;
  GtkButton *more;

  ComstockGame *game;           /* weak */
  ComstockReplay *replay;       /* weak */
  const ComstockGuideTips *tips;
  GSettings *settings;
  GPtrArray *waiting;           /* of const ComstockGuideTip; the first is shown */
  guint part;
  const ComstockGuideTip *told; /* the last that a screen reader was told */
  gint64 shown_at;              /* when the first came into the bar */
  int decider;
};

enum
{
  PROP_PART = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void comstock_guide_init_look (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockGuide, comstock_guide, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_guide_init_look))

static const ComstockGuideTip *
get_shown (ComstockGuide *self)
{
  return self->waiting->len > 0 ? g_ptr_array_index (self->waiting, 0) : NULL;
}

static gboolean
is_guiding (ComstockGuide *self)
{
  return g_settings_get_boolean (self->settings, "guidance") && self->game != NULL && self->replay != NULL &&
         !comstock_replay_is_active (self->replay);
}

static void
show_text (ComstockGuide          *self,
           const ComstockGuideTip *tip)
{
  g_autofree char *text = comstock_topics_fill (comstock_game_get_topics (self->game), _(tip->text));

  gtk_label_set_label (self->text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->more), "s", tip->topic);
}

/* The bar takes no focus: a screen reader is told. */
static void
tell (ComstockGuide *self)
{
  const ComstockGuideTip *tip = get_shown (self);

  if (tip != NULL && tip != self->told)
    {
      comstock_announce (GTK_WIDGET (self), gtk_label_get_label (self->text));
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

/* Brings the bar in line with the tips that wait. */
static void
show (ComstockGuide *self)
{
  const ComstockGuideTip *tip = is_guiding (self) ? get_shown (self) : NULL;
  const guint part = tip != NULL ? tip->part : COMSTOCK_GUIDE_NOTHING;

  if (tip != NULL)
    show_text (self, tip);
  gtk_widget_set_visible (GTK_WIDGET (self), tip != NULL);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tell (self);
  if (part == self->part)
    return;
  self->part = part;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PART]);
}

static gboolean
is_seen (ComstockGuide          *self,
         const ComstockGuideTip *tip)
{
  g_auto (GStrv) seen = g_settings_get_strv (self->settings, "guidance-seen");

  return g_strv_contains ((const char *const *) seen, tip->id);
}

static void
mark_seen (ComstockGuide          *self,
           const ComstockGuideTip *tip)
{
  g_auto (GStrv) seen = g_settings_get_strv (self->settings, "guidance-seen");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (g_strv_contains ((const char *const *) seen, tip->id))
    return;
  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, tip->id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (self->settings, "guidance-seen", (const char *const *) all);
}

/* The tip with this id, or NULL. */
static const ComstockGuideTip *
find_tip (ComstockGuide *self,
          const char    *id)
{
  for (guint i = 0; i < self->tips->n_table; i++)
    if (g_str_equal (self->tips->table[i].id, id))
      return &self->tips->table[i];
  return NULL;
}

static void
add_tip (ComstockGuide          *self,
         const ComstockGuideTip *tip)
{
  if (!g_ptr_array_find (self->waiting, tip, NULL) && !is_seen (self, tip))
    g_ptr_array_add (self->waiting, (gpointer) tip);
}

/* The first tip is taken for read. */
static void
finish_first (ComstockGuide *self)
{
  if (get_shown (self) == NULL)
    return;
  mark_seen (self, get_shown (self));
  g_ptr_array_remove_index (self->waiting, 0);
}

/* A person who acts has read what is shown; other tips about what was asked come too late, until it is asked again. */
static void
take_for_read (ComstockGuide *self)
{
  finish_first (self);
  for (guint i = self->waiting->len; i > 0; i--)
    if (((const ComstockGuideTip *) g_ptr_array_index (self->waiting, i - 1))->event == 0)
      g_ptr_array_remove_index (self->waiting, i - 1);
}

static gboolean
is_act_of_person (ComstockGuide *self,
                  const CsEvent *event)
{
  return event->type < 32 && (self->tips->acts & 1u << event->type) != 0 &&
         comstock_game_is_person (self->game, event->seat);
}

static void
on_event (ComstockGuide *self,
          const CsEvent *event)
{
  if (!is_guiding (self))
    return;
  if (is_act_of_person (self, event))
    take_for_read (self);
  for (guint i = 0; i < self->tips->n_table; i++)
    {
      const ComstockGuideTip *tip = &self->tips->table[i];

      if (tip->event == event->type && (tip->fits == NULL || tip->fits (self->game, event->seat, event)))
        add_tip (self, tip);
    }
}

static void
on_setting_changed (ComstockGuide *self)
{
  if (!g_settings_get_boolean (self->settings, "guidance"))
    g_ptr_array_set_size (self->waiting, 0);
  comstock_guide_update (self, self->decider);
}

static void
on_got_it (ComstockGuide *self)
{
  comstock_guide_dismiss (self);
}

/* Whoever turns guidance on again wants all of it. */
static void
on_no_more (ComstockGuide *self)
{
  g_settings_reset (self->settings, "guidance-seen");
  g_settings_set_boolean (self->settings, "guidance", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s",
                              _("Nothing more is explained. Turn tips on again in the preferences."));
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

  g_clear_weak_pointer (&self->game);
  g_clear_weak_pointer (&self->replay);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->box, gtk_widget_unparent);
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
  object_class->get_property = comstock_guide_get_property;
  object_class->dispose = comstock_guide_dispose;
  object_class->finalize = comstock_guide_finalize;

  props[PROP_PART] = g_param_spec_uint ("part", NULL, NULL, 0, G_MAXUINT, 0,
                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockGuide, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockGuide, buttons);
  gtk_widget_class_bind_template_child (widget_class, ComstockGuide, bar);
  gtk_widget_class_bind_template_child (widget_class, ComstockGuide, text);
  gtk_widget_class_bind_template_child (widget_class, ComstockGuide, more);
  gtk_widget_class_bind_template_callback (widget_class, on_got_it);
  gtk_widget_class_bind_template_callback (widget_class, on_no_more);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "guide");
}

static void
comstock_guide_init (ComstockGuide *self)
{
  self->waiting = g_ptr_array_new ();
  self->decider = -1;
  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::guidance", G_CALLBACK (on_setting_changed), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
comstock_guide_set_game (ComstockGuide           *self,
                         ComstockGame            *game,
                         ComstockReplay          *replay,
                         const ComstockGuideTips *tips)
{
  g_return_if_fail (COMSTOCK_IS_GUIDE (self));
  g_return_if_fail (self->game == NULL);

  g_set_weak_pointer (&self->game, game);
  g_set_weak_pointer (&self->replay, replay);
  self->tips = tips;
  g_signal_connect_object (game, "event", G_CALLBACK (on_event), self, G_CONNECT_SWAPPED);
}

void
comstock_guide_set_narrow (ComstockGuide *self,
                           gboolean       narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_flow_box_set_min_children_per_line (self->buttons, narrow ? 1 : 3);
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
  guint32 step;

  self->decider = decider;
  if (self->game == NULL)
    return;
  step = 1u << self->tips->get_step (self->game);
  for (guint i = 0; decider >= 0 && is_guiding (self) && i < self->tips->n_table; i++)
    {
      const ComstockGuideTip *tip = &self->tips->table[i];

      if ((tip->steps & step) != 0 && (tip->fits == NULL || tip->fits (self->game, decider, NULL)))
        add_tip (self, tip);
    }
  show (self);
}

void
comstock_guide_explain (ComstockGuide *self,
                        const char    *id)
{
  if (is_guiding (self))
    add_tip (self, find_tip (self, id));
  show (self);
}

gboolean
comstock_guide_may_be_read (ComstockGuide *self)
{
  return get_shown (self) != NULL && g_get_monotonic_time () >= self->shown_at + GLANCE;
}

void
comstock_guide_dismiss (ComstockGuide *self)
{
  finish_first (self);
  show (self);
}
