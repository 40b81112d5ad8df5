/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All in it has its place whatever is asked, so that the map above never moves. */

#include "comstock-board-rail.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-grain.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"

/* In pixels at the usual size of text and scale, and how much more at twice that size of text. */
#define HEIGHT 112
#define MORE_HEIGHT 72
#define SPACING 8
#define PADDING 3

struct _ComstockBoardRail
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *seat;
  GtkWidget *tokens;            /* over its lower corner */
  ComstockBoardTold *told;
  GtkWidget *keys;              /* below it */
  GtkWidget *answers;
  gboolean whole;
  ComstockGrain *wood;
};

G_DEFINE_FINAL_TYPE (ComstockBoardRail, comstock_board_rail, GTK_TYPE_WIDGET)

static int
get_height (ComstockBoardRail *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (int) ((HEIGHT + MORE_HEIGHT * MAX (comstock_scale_get_text (widget) - 1, 0)) * comstock_scale_get (widget));
}

static int
get_padding (ComstockBoardRail *self)
{
  return self->whole ? (int) (PADDING * comstock_scale_get (GTK_WIDGET (self))) : 0;
}

static void
comstock_board_rail_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockBoardRail *self = COMSTOCK_BOARD_RAIL (widget);

  gtk_widget_measure (self->box, orientation, -1, minimum, natural, NULL, NULL);
  *minimum += 2 * get_padding (self);
  *natural = MAX (*natural, *minimum);
  if (orientation == GTK_ORIENTATION_VERTICAL && self->whole)
    *minimum = *natural = get_height (self);
}

static void
comstock_board_rail_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ComstockBoardRail *self = COMSTOCK_BOARD_RAIL (widget);
  const int padding = get_padding (self);

  gtk_widget_size_allocate (self->box, &(GtkAllocation) { padding, padding, width - 2 * padding, height - 2 * padding },
                            -1);
}

static void
comstock_board_rail_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  ComstockBoardRail *self = COMSTOCK_BOARD_RAIL (widget);

  if (self->whole)
    comstock_grain_snapshot (self->wood, widget, snapshot, gtk_widget_get_width (widget),
                             gtk_widget_get_height (widget));
  GTK_WIDGET_CLASS (comstock_board_rail_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_board_rail_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_RAIL (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_rail_parent_class)->dispose (object);
}

static void
comstock_board_rail_finalize (GObject *object)
{
  comstock_grain_free (COMSTOCK_BOARD_RAIL (object)->wood);
  G_OBJECT_CLASS (comstock_board_rail_parent_class)->finalize (object);
}

static void
comstock_board_rail_class_init (ComstockBoardRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_rail_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_board_rail_finalize;
  widget_class->measure = comstock_board_rail_measure;
  widget_class->size_allocate = comstock_board_rail_size_allocate;
  widget_class->snapshot = comstock_board_rail_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board-rail");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_key (ComstockBoardRail *self,
         GtkWidget         *button,
         const char        *icon,
         const char        *name,
         const char        *action)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "key");
  gtk_box_append (GTK_BOX (self->keys), button);
}

static void
comstock_board_rail_init (ComstockBoardRail *self)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *list = gtk_toggle_button_new ();

  self->wood = comstock_grain_new_wood ();
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  self->seat = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->tokens = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PADDING);
  gtk_widget_set_halign (self->tokens, GTK_ALIGN_START);
  gtk_widget_set_valign (self->tokens, GTK_ALIGN_END);
  gtk_widget_add_css_class (self->tokens, "tokens");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->seat);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->tokens);
  gtk_box_append (GTK_BOX (self->box), overlay);
  self->keys = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PADDING);
  self->answers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (self->answers, TRUE);
  gtk_box_append (GTK_BOX (self->keys), self->answers);
  add_key (self, list, "view-list-symbolic", _("All Answers"), "table.answers");
  /* The way there is among the answers. */
  g_object_bind_property (list, "active", list, "visible", G_BINDING_SYNC_CREATE);
  add_key (self, gtk_button_new (), "comstock-hint-symbolic", _("Hint"), "table.hint");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
comstock_board_rail_new (ComstockBoardTold *told)
{
  ComstockBoardRail *self = g_object_new (COMSTOCK_TYPE_BOARD_RAIL, NULL);
  GtkWidget *desk = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->told = told;
  gtk_widget_set_hexpand (desk, TRUE);
  gtk_box_append (GTK_BOX (desk), GTK_WIDGET (told));
  gtk_widget_set_valign (self->keys, GTK_ALIGN_END);
  gtk_widget_set_vexpand (self->keys, TRUE);
  gtk_box_append (GTK_BOX (desk), self->keys);
  gtk_box_append (GTK_BOX (self->box), desk);
  gtk_widget_set_visible (self->keys, FALSE);
  return GTK_WIDGET (self);
}

void
comstock_board_rail_set_whole (ComstockBoardRail *self,
                               gboolean           whole)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_RAIL (self));

  self->whole = whole;
  comstock_board_told_set_roomy (self->told, whole);
  gtk_widget_set_visible (self->keys, whole);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
comstock_board_rail_is_whole (ComstockBoardRail *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_RAIL (self), FALSE);

  return self->whole;
}

GtkWidget *
comstock_board_rail_get_seat (ComstockBoardRail *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_RAIL (self), NULL);

  return self->seat;
}

GtkWidget *
comstock_board_rail_get_answers (ComstockBoardRail *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_RAIL (self), NULL);

  return self->answers;
}

GtkBox *
comstock_board_rail_get_tokens (ComstockBoardRail *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_RAIL (self), NULL);

  return GTK_BOX (self->tokens);
}
