/* SPDX-License-Identifier: GPL-3.0-or-later */
/* AdwApplication lays style-dark.css and the like over style.css; here the same is done for each game. */

#include "comstock-game-style.h"

#include <adwaita.h>

/* Over what AdwApplication lays. */
#define PRIORITY (GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1)

#define GAME_UI "comstock-game-ui"

static void
import (GString              *sheet,
        const ComstockGameUi *ui,
        const char           *name)
{
  g_autofree char *path = g_strconcat (ui->resources, name, NULL);

  if (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    g_string_append_printf (sheet, "@import url(\"resource://%s\");\n", path);
}

static void
update (GtkCssProvider *provider)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  const ComstockGameUi *ui = g_object_get_data (G_OBJECT (provider), GAME_UI);
  const gboolean dark = adw_style_manager_get_dark (style);
  const gboolean high_contrast = adw_style_manager_get_high_contrast (style);
  GString *sheet = g_string_new (NULL);

  import (sheet, ui, "style.css");
  if (dark)
    import (sheet, ui, "style-dark.css");
  if (high_contrast)
    import (sheet, ui, "style-hc.css");
  if (dark && high_contrast)
    import (sheet, ui, "style-hc-dark.css");
  gtk_css_provider_load_from_data (provider, sheet->str, (gssize) sheet->len);
  g_string_free (sheet, TRUE);
}

static void
follow (const ComstockGameUi *ui)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  g_object_set_data (G_OBJECT (provider), GAME_UI, (gpointer) ui);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (update), provider, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (update), provider, G_CONNECT_SWAPPED);
  update (provider);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), PRIORITY);
}

void
comstock_game_style_need (const ComstockGameUi *ui)
{
  static GPtrArray *followed;

  if (followed == NULL)
    followed = g_ptr_array_new ();
  if (g_ptr_array_find (followed, ui, NULL))
    return;
  g_ptr_array_add (followed, (gpointer) ui);
  follow (ui);
}
