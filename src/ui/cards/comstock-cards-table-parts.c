/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going from one part of the table to the next by a key, and into and out of its side panes. */

#include "comstock-cards-table-private.h"

#define N_PARTS 8

/* In the order of a turn. */
static void
list_parts (ComstockCardsTable *self,
            GtkWidget          *parts[N_PARTS])
{
  GtkWidget *const all[N_PARTS] = {
    self->stage,
    GTK_WIDGET (self->order),
    GTK_WIDGET (self->column),
    GTK_WIDGET (self->city),
    GTK_WIDGET (self->prompt_bar),
    GTK_WIDGET (self->hand),
    GTK_WIDGET (self->seats),
    GTK_WIDGET (self->panes),
  };

  memcpy (parts, all, sizeof all);
}

static gboolean
has_focus (ComstockCardsTable *self,
           GtkWidget          *part)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (focus == part || gtk_widget_is_ancestor (focus, part));
}

/* Not gtk_widget_child_focus (), which goes on from where the focus was when it last left. */
static gboolean
enter (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (gtk_widget_grab_focus (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (enter (child))
      return TRUE;
  return FALSE;
}

/* Where not all pages are seen at once, the one of @part. */
static void
show_page (ComstockCardsTable *self,
           GtkWidget          *part)
{
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->leaflet)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (gtk_widget_is_ancestor (part, page))
      adw_leaflet_set_visible_child (self->leaflet, page);
}

static gboolean
go_to (ComstockCardsTable *self,
       GtkWidget          *part)
{
  if (!gtk_widget_get_visible (part) ||
      (part == GTK_WIDGET (self->panes) && !adw_flap_get_reveal_flap (self->flap)))
    return FALSE;
  show_page (self, part);
  return enter (part);
}

void
comstock_cards_table_go_to_part (ComstockCardsTable *self,
                                 int                 step)
{
  GtkWidget *parts[N_PARTS];
  int now = step > 0 ? -1 : N_PARTS;

  if (gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->flap))
    return;
  list_parts (self, parts);
  for (int i = 0; i < N_PARTS; i++)
    if (has_focus (self, parts[i]))
      now = i;
  for (int i = 1; i <= N_PARTS; i++)
    if (go_to (self, parts[(now + i * step + 2 * N_PARTS) % N_PARTS]))
      return;
}

/* A pane that slides in is there only from the next frame on. */
static void
on_panes_mapped (ComstockCardsTable *self)
{
  if (self->entering_pane && !has_focus (self, GTK_WIDGET (self->panes)))
    enter (GTK_WIDGET (self->panes));
  self->entering_pane = FALSE;
}

void
comstock_cards_table_enter_pane (ComstockCardsTable *self)
{
  self->entering_pane = !enter (GTK_WIDGET (self->panes));
}

/* A pane that goes would take the focus with it. */
void
comstock_cards_table_leave_pane (ComstockCardsTable *self)
{
  self->entering_pane = FALSE;
  if (!has_focus (self, GTK_WIDGET (self->panes)))
    return;
  gtk_widget_grab_focus (self->stage);
  self->answering = NULL;
  comstock_cards_table_direct_attention (self);
}

void
comstock_cards_table_bind_parts (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_panes_mapped);
}
