/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leads the focus from one part of a table to the next, in a ring. */

#include "comstock-parts.h"

#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-obstacle.h"

typedef struct
{
  GtkWidget *widget;
  ComstockPartUse use;
  guint number;         /* for the guide, 0 for none */
} Part;

struct _ComstockParts
{
  GObject parent_instance;

  GArray *parts;        /* of Part */
};

G_DEFINE_FINAL_TYPE (ComstockParts, comstock_parts, G_TYPE_OBJECT)

static void
comstock_parts_finalize (GObject *object)
{
  g_array_unref (COMSTOCK_PARTS (object)->parts);
  G_OBJECT_CLASS (comstock_parts_parent_class)->finalize (object);
}

static void
comstock_parts_class_init (ComstockPartsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_parts_finalize;
}

static void
comstock_parts_init (ComstockParts *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
}

ComstockParts *
comstock_parts_new (void)
{
  return g_object_new (COMSTOCK_TYPE_PARTS, NULL);
}

void
comstock_parts_add (ComstockParts  *self,
                    GtkWidget      *part,
                    ComstockPartUse use,
                    guint           number)
{
  const Part added = { part, use, number };

  g_array_append_val (self->parts, added);
}

void
comstock_parts_add_all (ComstockParts      *self,
                        const ComstockPart *parts,
                        guint               n)
{
  for (guint i = 0; i < n; i++)
    {
      comstock_parts_add (self, parts[i].widget, parts[i].use, parts[i].number);
      comstock_explain_set_topics (parts[i].widget, parts[i].topics);
    }
}

GtkWidget *
comstock_parts_find (ComstockParts *self,
                     guint          number)
{
  for (guint i = 0; number != 0 && i < self->parts->len; i++)
    if (g_array_index (self->parts, Part, i).number == number)
      return g_array_index (self->parts, Part, i).widget;
  return NULL;
}

void
comstock_parts_set_asked (ComstockParts *self,
                          GtkWidget     *asked)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);

      if (part->use == COMSTOCK_PART_ANSWERS)
        comstock_obstacle_limit (part->widget, part->widget == asked ? COMSTOCK_OBSTACLE_PRESSED
                                                                     : COMSTOCK_OBSTACLE_WORKS);
    }
}

gboolean
comstock_part_has_focus (GtkWidget *part)
{
  GtkRoot *root = gtk_widget_get_root (part);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == part || gtk_widget_is_ancestor (focus, part));
}

static gboolean
enter_child (GtkWidget *part)
{
  for (GtkWidget *child = gtk_widget_get_first_child (part); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (comstock_part_enter (child))
      return TRUE;
  return FALSE;
}

/* Not gtk_widget_child_focus (), which goes on from where the focus was when it last left.  What scrolls would take the
 * focus before the buttons in it. */
gboolean
comstock_part_enter (GtkWidget *part)
{
  if (!gtk_widget_get_mapped (part))
    return FALSE;
  if (GTK_IS_SCROLLED_WINDOW (part))
    return enter_child (part) || gtk_widget_grab_focus (part);
  return gtk_widget_grab_focus (part) || enter_child (part);
}

void
comstock_parts_go (ComstockParts *self,
                   int            step)
{
  const int n = (int) self->parts->len;
  int now = step > 0 ? -1 : n;

  for (int i = 0; i < n; i++)
    if (comstock_part_has_focus (g_array_index (self->parts, Part, i).widget))
      now = i;
  for (int i = 1; i <= n; i++)
    {
      GtkWidget *part = g_array_index (self->parts, Part, (now + i * step + 2 * n) % n).widget;

      if (gtk_widget_get_visible (part) && gtk_widget_get_can_focus (part) && comstock_part_enter (part))
        return;
    }
}

gboolean
comstock_parts_works_meanwhile (ComstockParts *self,
                                GtkWidget     *widget)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);
      const gboolean inside = gtk_widget_is_ancestor (widget, part->widget);

      if (part->use == COMSTOCK_PART_WORKS && inside)
        return TRUE;
      if ((part->use == COMSTOCK_PART_ANSWERS || part->use == COMSTOCK_PART_ASKS) && (inside || widget == part->widget))
        return FALSE;
    }
  return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL;
}
