/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays the games out side by side, or one below the other where there is no room for that. */

#include "comstock-welcome.h"

#include "comstock-welcome-game.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/table/comstock-game-ui.h"

#define COLUMN 330              /* pixels that a game beside others has at least, at the usual size of text */

struct _ComstockWelcome
{
  AdwBin parent_instance;

  GtkBox *games;
  guint n_games;
};

G_DEFINE_FINAL_TYPE (ComstockWelcome, comstock_welcome, ADW_TYPE_BIN)

static gboolean
comstock_welcome_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (COMSTOCK_WELCOME (widget)->games)));
}

static void
on_reshape (ComstockWelcome *self,
            int              width)
{
  const double needed = self->n_games * COLUMN * comstock_scale_get_text (GTK_WIDGET (self));
  const gboolean wide = width >= needed;

  gtk_box_set_homogeneous (self->games, wide);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->games),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

static void
comstock_welcome_class_init (ComstockWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = comstock_welcome_grab_focus;

  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/comstock/Comstock/ui/shell/comstock-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockWelcome, games);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
}

static void
comstock_welcome_init (ComstockWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const ComstockGameUi *const *ui = comstock_game_uis; *ui != NULL; ui++)
    {
      gtk_box_append (self->games, comstock_welcome_game_new (*ui));
      self->n_games++;
    }
}
