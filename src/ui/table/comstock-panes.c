/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A drawer, an action for each page in it, and the way of the focus into it and out of it. */

#include "comstock-panes.h"

#include "ui/kit/comstock-drawer.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"
#include "comstock-parts.h"

#define WIDTH 320         /* a score sheet of four seats, in pixels at the usual size of text */
#define CRAMPED 0.8       /* of the width that a pane wants: less leaves no room for a button beside titles */
#define SHARE 0.4         /* of a wide window: so much a pane takes for large text, and no more */
#define ALONE 1.5         /* times the width of a pane: a window that has no more shows the pane alone */

struct _ComstockPanes
{
  AdwBin parent_instance;

  ComstockDrawer *drawer;
  GtkStack *stack;
  GHashTable *actions;  /* of GSimpleAction, by the name of their pane */
  gboolean entering;
  gboolean cramped;
  gboolean covering;
  int foot;             /* what is left free below a pane that does not cover all */
};

enum
{
  PROP_CONTENT = 1,
  PROP_COVERING,
  PROP_WIDTH,
  N_PROPS
};

enum
{
  LEFT,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockPanes, comstock_panes, ADW_TYPE_BIN)

static void
update_actions (ComstockPanes *self)
{
  GHashTableIter iter;
  gpointer name, action;

  g_hash_table_iter_init (&iter, self->actions);
  while (g_hash_table_iter_next (&iter, &name, &action))
    g_simple_action_set_state (action,
                               g_variant_new_boolean (g_strcmp0 (name, comstock_panes_get_shown (self)) == 0));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDTH]);
}

/* A pane may be opened before its window is. */
static void
on_mapped (ComstockPanes *self)
{
  if (self->entering && !comstock_part_has_focus (GTK_WIDGET (self->stack)))
    comstock_part_enter (GTK_WIDGET (self->stack));
  self->entering = FALSE;
}

static void
on_open_changed (ComstockPanes *self)
{
  const gboolean open = comstock_drawer_get_open (self->drawer);

  if (!open)
    {
      /* A pane that goes would take the focus with it. */
      self->entering = FALSE;
      if (comstock_part_has_focus (GTK_WIDGET (self->stack)))
        g_signal_emit (self, signals[LEFT], 0);
    }
  gtk_widget_set_can_focus (GTK_WIDGET (self->stack), open);
  update_actions (self);
}

static void
on_change_state (GSimpleAction *action,
                 GVariant      *state,
                 ComstockPanes *self)
{
  comstock_panes_show (self, g_variant_get_boolean (state) ? g_action_get_name (G_ACTION (action)) : NULL);
}

/* Wherever the focus is beside it: a pane may cover what is to be answered. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  if (comstock_panes_get_shown (COMSTOCK_PANES (widget)) == NULL)
    return GDK_EVENT_PROPAGATE;
  comstock_panes_show (COMSTOCK_PANES (widget), NULL);
  return GDK_EVENT_STOP;
}

static void
comstock_panes_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_COVERING)
    g_value_set_boolean (value, comstock_panes_is_covering (COMSTOCK_PANES (object)));
  else
    g_value_set_int (value, comstock_panes_get_width (COMSTOCK_PANES (object)));
}

static void
comstock_panes_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  g_object_set_property (G_OBJECT (COMSTOCK_PANES (object)->drawer), "content", value);
}

static void
comstock_panes_finalize (GObject *object)
{
  g_hash_table_unref (COMSTOCK_PANES (object)->actions);
  G_OBJECT_CLASS (comstock_panes_parent_class)->finalize (object);
}

static void
comstock_panes_class_init (ComstockPanesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_panes_get_property;
  object_class->set_property = comstock_panes_set_property;
  object_class->finalize = comstock_panes_finalize;

  props[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_COVERING] = g_param_spec_boolean ("covering", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0,
                                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[LEFT] = g_signal_new ("left", COMSTOCK_TYPE_PANES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COMSTOCK_TYPE_DRAWER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-panes.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockPanes, drawer);
  gtk_widget_class_bind_template_child (widget_class, ComstockPanes, stack);
  gtk_widget_class_bind_template_callback (widget_class, on_mapped);
  gtk_widget_class_bind_template_callback (widget_class, on_open_changed);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
}

static void
comstock_panes_init (ComstockPanes *self)
{
  self->actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
comstock_panes_add (ComstockPanes *self,
                    GActionMap    *actions,
                    const char    *name,
                    GtkWidget     *pane)
{
  GSimpleAction *action = g_simple_action_new_stateful (name, NULL, g_variant_new_boolean (FALSE));

  gtk_stack_add_named (self->stack, pane, name);
  g_signal_connect_object (action, "change-state", G_CALLBACK (on_change_state), self, 0);
  g_action_map_add_action (actions, G_ACTION (action));
  g_hash_table_insert (self->actions, g_strdup (name), action);
}

void
comstock_panes_show (ComstockPanes *self,
                     const char    *name)
{
  if (name != NULL)
    gtk_stack_set_visible_child_name (self->stack, name);
  comstock_drawer_set_open (self->drawer, name != NULL);
  update_actions (self);
  if (name != NULL)
    self->entering = !comstock_part_enter (GTK_WIDGET (self->stack));
}

GtkWidget *
comstock_panes_get (ComstockPanes *self,
                    const char    *name)
{
  return gtk_stack_get_child_by_name (self->stack, name);
}

const char *
comstock_panes_get_shown (ComstockPanes *self)
{
  return comstock_drawer_get_open (self->drawer) ? gtk_stack_get_visible_child_name (self->stack) : NULL;
}

gboolean
comstock_panes_is_covering (ComstockPanes *self)
{
  return self->covering;
}

int
comstock_panes_get_width (ComstockPanes *self)
{
  return comstock_drawer_get_open (self->drawer) && !self->covering
           ? comstock_measure_natural_width (GTK_WIDGET (self->stack)) : 0;
}

GtkWidget *
comstock_panes_get_part (ComstockPanes *self)
{
  return GTK_WIDGET (self->stack);
}

static void
update_foot (ComstockPanes *self)
{
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->stack), self->covering ? 0 : self->foot);
}

static void
set_covering (ComstockPanes *self,
              gboolean       covering)
{
  if (self->covering == covering)
    return;
  self->covering = covering;
  update_foot (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COVERING]);
}

void
comstock_panes_set_room (ComstockPanes *self,
                         int            window)
{
  GtkWidget *widget = GTK_WIDGET (self->stack);
  const double scale = comstock_scale_get (widget);
  const double wanted = WIDTH * comstock_scale_get_text (widget);
  const double width = MAX (WIDTH, MIN (wanted, SHARE * window / scale));
  const gboolean alone = window / scale < ALONE * width;
  const int given = (int) (alone ? window / scale : width);

  self->cramped = given < CRAMPED * wanted;
  gtk_widget_set_size_request (widget, (int) (given * scale), -1);
  set_covering (self, alone);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDTH]);
}

void
comstock_panes_set_foot (ComstockPanes *self,
                         int            height)
{
  g_return_if_fail (COMSTOCK_IS_PANES (self));

  self->foot = height;
  update_foot (self);
}

gboolean
comstock_panes_is_cramped (ComstockPanes *self)
{
  return self->cramped;
}
