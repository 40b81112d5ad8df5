/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are there for good, and say something else each time. */

#include "comstock-city-desk.h"

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-style-class.h"

#define SPACING 8
#define LINES 3         /* of both, at the most */
#define TITLE_LINES 2   /* … and of the title, which on a phone may have all of them */

struct _ComstockCityDesk
{
  AdwBin parent_instance;

  GtkWidget *box;
  GtkLabel *title;
  GtkLabel *more;
  GtkWidget *buttons[COMSTOCK_CITY_ANSWERS];
  guint answers[COMSTOCK_CITY_ANSWERS];
  gboolean brief;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCityDesk, comstock_city_desk, ADW_TYPE_BIN)

static void
on_clicked (ComstockCityDesk *self,
            GtkWidget        *button)
{
  for (guint i = 0; i < COMSTOCK_CITY_ANSWERS; i++)
    if (self->buttons[i] == button && self->answers[i] != 0)
      {
        g_signal_emit (self, signals[CHOSEN], 0, self->answers[i]);
        return;
      }
}

static void
show_button (ComstockCityDesk         *self,
             guint                     i,
             const ComstockCityAnswer *answer)
{
  self->answers[i] = answer != NULL ? answer->answer : 0;
  gtk_widget_set_visible (self->buttons[i], answer != NULL);
  if (answer == NULL)
    return;
  gtk_button_set_label (GTK_BUTTON (self->buttons[i]), answer->label);
  comstock_button_wrap (GTK_BUTTON (self->buttons[i]));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->buttons[i]), answer->action);
  if (answer->action == NULL)
    gtk_widget_set_sensitive (self->buttons[i], answer->answer != 0);
}

/* What is said of a move begins with a small letter. */
static void
show_words (GtkLabel   *label,
            const char *words)
{
  g_autofree char *sentence = comstock_text_capitalize (words);

  gtk_label_set_label (label, sentence);
}

/* How many it would have; before it has a width all. */
static int
count_lines (GtkLabel *label)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_label (label));
  const int width = gtk_widget_get_width (GTK_WIDGET (label));

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return width > 0 ? pango_layout_get_line_count (layout) : LINES;
}

void
comstock_city_desk_show (ComstockCityDesk         *self,
                         const char               *title,
                         const char               *more,
                         const ComstockCityAnswer *answers,
                         guint                     n)
{
  g_return_if_fail (COMSTOCK_IS_CITY_DESK (self));
  g_return_if_fail (n <= COMSTOCK_CITY_ANSWERS);

  const int most = self->brief ? LINES : TITLE_LINES;
  int left;

  show_words (self->title, title);
  show_words (self->more, more != NULL ? more : "");
  gtk_label_set_lines (self->title, most);
  left = LINES - MIN (most, count_lines (self->title));
  gtk_label_set_lines (self->more, MAX (1, left));
  gtk_widget_set_visible (GTK_WIDGET (self->more), left > 0);
  for (guint i = 0; i < COMSTOCK_CITY_ANSWERS; i++)
    show_button (self, i, i < n ? &answers[i] : NULL);
}

void
comstock_city_desk_focus (ComstockCityDesk *self)
{
  g_return_if_fail (COMSTOCK_IS_CITY_DESK (self));

  for (guint i = 0; i < COMSTOCK_CITY_ANSWERS; i++)
    if (gtk_widget_get_visible (self->buttons[i]) && gtk_widget_is_sensitive (self->buttons[i]))
      {
        gtk_widget_grab_focus (self->buttons[i]);
        return;
      }
}

static GtkLabel *
add_words (ComstockCityDesk *self,
           const char       *css_class)
{
  GtkLabel *label = GTK_LABEL (comstock_label_add (GTK_BOX (self->box), NULL, css_class));

  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  comstock_label_tell_cut (label);
  comstock_obstacle_mark (GTK_WIDGET (label), COMSTOCK_OBSTACLE_PRESSED);
  return label;
}

static GtkWidget *
create_buttons (ComstockCityDesk *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  for (guint i = 0; i < COMSTOCK_CITY_ANSWERS; i++)
    {
      self->buttons[i] = gtk_button_new ();
      gtk_widget_set_visible (self->buttons[i], FALSE);
      g_signal_connect_object (self->buttons[i], "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (row), self->buttons[i]);
    }
  gtk_widget_add_css_class (self->buttons[0], "suggested-action");
  gtk_widget_set_hexpand (self->buttons[0], TRUE);
  return row;
}

static void
comstock_city_desk_class_init (ComstockCityDeskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CITY_DESK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "city-desk");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_city_desk_init (ComstockCityDesk *self)
{
  GtkWidget *group;

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->title = add_words (self, "heading");
  self->more = add_words (self, "caption");
  group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", create_buttons (self), "vexpand", TRUE,
                        "valign", GTK_ALIGN_END, NULL);
  gtk_box_append (GTK_BOX (self->box), group);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

void
comstock_city_desk_set_brief (ComstockCityDesk *self,
                              gboolean          brief)
{
  g_return_if_fail (COMSTOCK_IS_CITY_DESK (self));

  self->brief = brief;
  comstock_style_class_set (GTK_WIDGET (self), "brief", brief);
}

GtkWidget *
comstock_city_desk_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_DESK, NULL);
}
