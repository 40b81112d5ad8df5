/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No GtkExpander: its answers are not its children, so that they stand in the list, or as tiles, like the others. */

#include "comstock-board-fold.h"

#include "ui/kit/comstock-label.h"

#define GAP 6
#define CHARS 12                /* in a line where it stands among small tiles */

struct _ComstockBoardFold
{
  GtkButton parent_instance;

  GtkImage *arrow;
  GtkLabel *title;

  gboolean open;
};

enum
{
  PROP_OPEN = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockBoardFold, comstock_board_fold, GTK_TYPE_BUTTON)

static void
set_open (ComstockBoardFold *self,
          gboolean           open)
{
  self->open = open;
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

static void
comstock_board_fold_clicked (GtkButton *button)
{
  ComstockBoardFold *self = COMSTOCK_BOARD_FOLD (button);

  set_open (self, !self->open);
}

/* The arrow key that points where the text runs opens, the other one closes. */
static gboolean
on_arrow (GtkWidget *widget,
          GVariant  *rightwards,
          gpointer   data)
{
  ComstockBoardFold *self = COMSTOCK_BOARD_FOLD (widget);
  const gboolean open = g_variant_get_boolean (rightwards) ==
                        (gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL);

  if (self->open == open)
    return GDK_EVENT_PROPAGATE;
  set_open (self, open);
  return GDK_EVENT_STOP;
}

static void
comstock_board_fold_get_property (GObject    *object,
                                  guint       id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  if (id == PROP_OPEN)
    g_value_set_boolean (value, COMSTOCK_BOARD_FOLD (object)->open);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
comstock_board_fold_class_init (ComstockBoardFoldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = comstock_board_fold_get_property;
  GTK_BUTTON_CLASS (klass)->clicked = comstock_board_fold_clicked;
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, on_arrow, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Right, 0, on_arrow, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, on_arrow, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, 0, on_arrow, "b", FALSE);
}

static void
comstock_board_fold_init (ComstockBoardFold *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  self->arrow = GTK_IMAGE (gtk_image_new ());
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->arrow));
  self->title = GTK_LABEL (comstock_label_add (GTK_BOX (line), NULL, "heading"));
  gtk_label_set_natural_wrap_mode (self->title, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (self->title, CHARS);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_button_set_child (GTK_BUTTON (self), line);
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
}

GtkWidget *
comstock_board_fold_new (const char *title,
                         gboolean    open)
{
  ComstockBoardFold *self = g_object_new (COMSTOCK_TYPE_BOARD_FOLD, NULL);

  gtk_label_set_label (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  set_open (self, open);
  return GTK_WIDGET (self);
}

gboolean
comstock_board_fold_get_open (ComstockBoardFold *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_FOLD (self), FALSE);

  return self->open;
}
