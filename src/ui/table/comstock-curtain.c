/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two pages: what is hidden, and a button with the name of who may see it. */

#include "comstock-curtain.h"

#include <glib/gi18n.h>

struct _ComstockCurtain
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkWidget *content;
  AdwStatusPage *page;
  GtkButton *button;

  int asked;            /* the person's seat, −1 for none */
  int lifted_for;
};

enum
{
  PROP_CONTENT = 1,
};

enum
{
  LIFTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCurtain, comstock_curtain, ADW_TYPE_BIN)

static void
on_clicked (ComstockCurtain *self)
{
  self->lifted_for = self->asked;
  g_signal_emit (self, signals[LIFTED], 0);
}

static void
comstock_curtain_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  ComstockCurtain *self = COMSTOCK_CURTAIN (object);

  self->content = g_value_get_object (value);
  gtk_stack_add_child (self->stack, self->content);
}

static void
comstock_curtain_class_init (ComstockCurtainClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = comstock_curtain_set_property;
  g_object_class_install_property (
    object_class, PROP_CONTENT,
    g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  signals[LIFTED] = g_signal_new ("lifted", COMSTOCK_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/table/comstock-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCurtain, stack);
  gtk_widget_class_bind_template_child (widget_class, ComstockCurtain, page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCurtain, button);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
comstock_curtain_init (ComstockCurtain *self)
{
  self->asked = -1;
  self->lifted_for = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show (ComstockCurtain *self,
      gboolean         down)
{
  gtk_widget_set_visible (GTK_WIDGET (self->page), down);
  gtk_stack_set_visible_child (self->stack, down ? GTK_WIDGET (self->page) : self->content);
}

void
comstock_curtain_ask (ComstockCurtain *self,
                      int              seat,
                      const char      *name,
                      gboolean         secret)
{
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  self->asked = seat;
  if (!secret)
    self->lifted_for = -1;
  if (!secret || seat < 0 || seat == self->lifted_for)
    {
      show (self, FALSE);
      return;
    }
  show (self, TRUE);
  /* Translators: a player */
  title = g_strdup_printf (_("Hand the screen to %s"), name);
  /* Translators: a button: a player's name */
  label = g_strdup_printf (_("I Am %s"), name);
  adw_status_page_set_title (self->page, title);
  gtk_button_set_label (self->button, label);
}

gboolean
comstock_curtain_is_down (ComstockCurtain *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->page);
}

void
comstock_curtain_focus (ComstockCurtain *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->button));
}

int
comstock_curtain_get_lifted_for (ComstockCurtain *self)
{
  return self->lifted_for;
}

void
comstock_curtain_set_lifted_for (ComstockCurtain *self,
                                 int              seat)
{
  self->lifted_for = seat;
}
