/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out the figures of a tally, each number above its name. */

#include "comstock-tally-view.h"

#include <glib/gi18n.h>

#include "model/base/comstock-format.h"
#include "model/session/comstock-games.h"
#include "ui/table/comstock-game-ui.h"
#include "model/base/comstock-text.h"

struct _ComstockTallyView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *opponents;
  GtkLabel *player;
  GtkFlowBox *figures;

  GString *told;        /* all of it in sentences; only while it is made */
};

G_DEFINE_FINAL_TYPE (ComstockTallyView, comstock_tally_view, GTK_TYPE_WIDGET)

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  const char *const css_classes[] = { css_class, NULL };

  return g_object_new (GTK_TYPE_LABEL, "label", text, "css-classes", css_classes, "wrap", TRUE,
                       "justify", GTK_JUSTIFY_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/* A reader hears number and name as one. */
static void
add_figure (ComstockTallyView *self,
            const char        *name,
            const char        *number)
{
  GtkWidget *figure = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  /* Translators: the name of a figure of the statistics, and the figure: "Games won: 3". */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), name, number);

  comstock_text_add_sentence (self->told, name, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (figure), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_box_append (GTK_BOX (figure), create_label (number, "title-3"));
  gtk_box_append (GTK_BOX (figure), create_label (name, "tally-caption"));
  gtk_flow_box_append (self->figures, figure);
  gtk_widget_set_focusable (gtk_widget_get_parent (figure), FALSE);
}

static void
add_number (ComstockTallyView *self,
            const char        *name,
            int                value)
{
  g_autofree char *number = comstock_text_number (value);

  add_figure (self, name, number);
}

/* Hints show once there are any. */
static void
add_figures (ComstockTallyView   *self,
             const ComstockTally *tally)
{
  g_autofree char *mean = comstock_format_decimal (comstock_tally_get_mean (tally), 1);

  add_number (self, _("Games played"), (int) tally->played);
  add_number (self, _("Games won"), (int) tally->won);
  add_number (self, C_("statistics", "Best"), tally->best);
  add_figure (self, C_("statistics", "Average"), mean);
  add_number (self, _("Current streak"), (int) tally->streak);
  add_number (self, _("Longest streak"), (int) tally->longest);
  add_number (self, _("Undos"), (int) tally->undos);
  if (tally->hints > 0)
    add_number (self, _("Hints"), (int) tally->hints);
}

static void
comstock_tally_view_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_TALLY_VIEW (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_tally_view_parent_class)->dispose (object);
}

static void
comstock_tally_view_class_init (ComstockTallyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_tally_view_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-tally-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockTallyView, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockTallyView, opponents);
  gtk_widget_class_bind_template_child (widget_class, ComstockTallyView, player);
  gtk_widget_class_bind_template_child (widget_class, ComstockTallyView, figures);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
comstock_tally_view_init (ComstockTallyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* "Ada · Deck: Frontier"; where there are several games, the game goes before. */
static char *
dup_line (const ComstockTally *tally)
{
  const char *title = comstock_game_uis_are_several () ? comstock_games_get_title (tally->game) : "";
  const char *player = *tally->player != '\0' ? tally->player : _("You");
  g_autofree char *kit = g_strdup_printf (_("%s: %s"), comstock_games_get_kit_title (tally->game), tally->kit_name);

  return g_strdup_printf ("%s%s%s · %s", title, *title != '\0' ? " · " : "", player, kit);
}

GtkWidget *
comstock_tally_view_new (const ComstockTally *tally)
{
  ComstockTallyView *self = g_object_new (COMSTOCK_TYPE_TALLY_VIEW, NULL);
  g_autofree char *opponents = comstock_games_dup_opponents (tally->game, tally->opponents);
  g_autofree char *line = dup_line (tally);
  g_autoptr (GString) told = g_string_new (line);

  self->told = g_string_append_c (told, '.');
  gtk_label_set_label (self->opponents, opponents);
  gtk_label_set_label (self->player, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, opponents, -1);
  add_figures (self, tally);
  self->told = NULL;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told->str, -1);
  return GTK_WIDGET (self);
}
