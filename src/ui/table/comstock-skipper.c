/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys and clicks, met on their way down to the widget they are for. */

#include "comstock-skipper.h"

struct _ComstockSkipper
{
  GObject parent_instance;

  GtkWidget *table;             /* not owned */
  ComstockParts *parts;
  ComstockDriver *driver;
  ComstockGuide *guide;         /* not owned */
  ComstockTheatre *theatre;     /* not owned */
  gboolean reading;
  guint key;                    /* the key that has skipped and is still held, or 0 */
};

enum
{
  SKIP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockSkipper, comstock_skipper, G_TYPE_OBJECT)

/* TRUE if what moved or was waited for was not the player's own doing, so that the key or click was meant for it. */
static gboolean
skip (ComstockSkipper *self)
{
  gboolean showing = comstock_driver_is_showing (self->driver);

  comstock_driver_skip (self->driver);
  g_signal_emit (self, signals[SKIP], 0);
  return showing;
}

/* What comes before a tip can have been read was meant for what was there. */
static gboolean
read_on (ComstockSkipper *self)
{
  if (!self->reading || !comstock_driver_has_next (self->driver))
    return FALSE;
  if (comstock_guide_may_be_read (self->guide))
    comstock_guide_dismiss (self->guide);
  return TRUE;
}

/* Keys that lead somewhere, and those that begin a shortcut. */
static gboolean
is_guiding_key (guint           keyval,
                GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0 ||
         (keyval >= GDK_KEY_Home && keyval <= GDK_KEY_End) ||
         (keyval >= GDK_KEY_KP_Home && keyval <= GDK_KEY_KP_End) ||
         (keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F35) ||
         (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R) ||
         keyval == GDK_KEY_Tab || keyval == GDK_KEY_ISO_Left_Tab || keyval == GDK_KEY_KP_Tab ||
         keyval == GDK_KEY_ISO_Level3_Shift;
}

/* Returns whether the key or click was meant for what is shown.  What goes on by steps is skipped @whole by Escape. */
static gboolean
end_what_is_shown (ComstockSkipper *self,
                   gboolean         whole)
{
  return (whole ? comstock_theatre_skip : comstock_theatre_press) (self->theatre) || read_on (self) || skip (self);
}

/* A key that has skipped does nothing more until it is released: held down it would take what is asked for next. */
static gboolean
on_key (ComstockSkipper *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (self->table));

  if (is_guiding_key (keyval, state) || (focus != NULL && comstock_parts_works_meanwhile (self->parts, focus)))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape && self->reading)
    {
      comstock_callout_escape (COMSTOCK_CALLOUT (self->guide));
      return GDK_EVENT_STOP;
    }
  if (self->key != keyval)
    self->key = 0;
  if (self->key != 0)
    skip (self);
  else if (!end_what_is_shown (self, keyval == GDK_KEY_Escape))
    return GDK_EVENT_PROPAGATE;
  self->key = keyval;
  return GDK_EVENT_STOP;
}

static void
on_key_released (ComstockSkipper *self)
{
  self->key = 0;
}

static void
on_press (ComstockSkipper *self,
          int              n_press,
          double           x,
          double           y,
          GtkGesture      *gesture)
{
  GtkWidget *widget = gtk_widget_pick (self->table, x, y, GTK_PICK_DEFAULT);

  if (widget != NULL && comstock_parts_works_meanwhile (self->parts, widget))
    return;
  if (end_what_is_shown (self, FALSE))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
comstock_skipper_dispose (GObject *object)
{
  ComstockSkipper *self = COMSTOCK_SKIPPER (object);

  g_clear_object (&self->parts);
  g_clear_object (&self->driver);
  G_OBJECT_CLASS (comstock_skipper_parent_class)->dispose (object);
}

static void
comstock_skipper_class_init (ComstockSkipperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_skipper_dispose;

  signals[SKIP] = g_signal_new ("skip", COMSTOCK_TYPE_SKIPPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
comstock_skipper_init (ComstockSkipper *self)
{
}

void
comstock_skipper_watch_keys (ComstockSkipper *self,
                             GtkWidget       *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (on_key_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
}

static void
watch_presses (ComstockSkipper *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (on_press), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (click));
}

ComstockSkipper *
comstock_skipper_new (GtkWidget       *table,
                      ComstockParts   *parts,
                      ComstockDriver  *driver,
                      ComstockGuide   *guide,
                      ComstockTheatre *theatre)
{
  ComstockSkipper *self = g_object_new (COMSTOCK_TYPE_SKIPPER, NULL);

  self->table = table;
  self->parts = g_object_ref (parts);
  self->driver = g_object_ref (driver);
  self->guide = guide;
  self->theatre = theatre;
  comstock_skipper_watch_keys (self, table);
  watch_presses (self);
  return self;
}

void
comstock_skipper_set_reading (ComstockSkipper *self,
                              gboolean         reading)
{
  self->reading = reading;
}
