/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands the settings of looks on to libadwaita and GTK. */

#include "config.h"

#include "comstock-appearance.h"

#include <adwaita.h>

/* By the values of the setting. */
static const AdwColorScheme schemes[] = {
  ADW_COLOR_SCHEME_DEFAULT,
  ADW_COLOR_SCHEME_FORCE_LIGHT,
  ADW_COLOR_SCHEME_FORCE_DARK,
};

static void
update_color_scheme (GSettings *settings)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      schemes[g_settings_get_enum (settings, "color-scheme")]);
}

/* Where they are wanted, the desktop still has its say. */
static void
update_animations (GSettings *settings)
{
  if (g_settings_get_boolean (settings, "animations"))
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  else
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

void
comstock_appearance_follow_settings (void)
{
  GSettings *settings = g_settings_new (APPLICATION_ID);

  g_signal_connect (settings, "changed::color-scheme", G_CALLBACK (update_color_scheme), NULL);
  g_signal_connect (settings, "changed::animations", G_CALLBACK (update_animations), NULL);
  update_color_scheme (settings);
  update_animations (settings);
  /* GTK's settings, which they are for, last as long as the program. */
  g_object_set_data_full (G_OBJECT (gtk_settings_get_default ()), "comstock-settings", settings, g_object_unref);
}
