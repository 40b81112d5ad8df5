/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One part for each game there is, and what is not of one game. */

#include "comstock-welcome.h"

#include "comstock-welcome-game.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/table/comstock-game-ui.h"

struct _ComstockWelcome
{
  AdwBin parent_instance;

  GtkBox *games;
};

G_DEFINE_FINAL_TYPE (ComstockWelcome, comstock_welcome, ADW_TYPE_BIN)

static gboolean
comstock_welcome_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (COMSTOCK_WELCOME (widget)->games)));
}

static void
comstock_welcome_class_init (ComstockWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = comstock_welcome_grab_focus;

  g_type_ensure (COMSTOCK_TYPE_LINES_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/shell/comstock-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, games);
}

static void
comstock_welcome_init (ComstockWelcome *self)
{
  g_autoptr (GPtrArray) heads = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    gtk_box_append (self->games, comstock_welcome_game_new (*ui, heads));
}
