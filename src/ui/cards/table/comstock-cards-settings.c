/* SPDX-License-Identifier: GPL-3.0-or-later */
/* While the program knew one game, its settings stood among those of the program. */

#include "config.h"

#include "comstock-cards-settings.h"

/* Once it has moved, a value is not there any more; so each is taken over once. */
static void
take_over (GSettings  *former,
           GSettings  *settings,
           const char *key)
{
  g_autoptr (GVariant) value = g_settings_get_user_value (former, key);
  g_autoptr (GVariant) newer = g_settings_get_user_value (settings, key);

  if (value == NULL)
    return;
  if (newer != NULL || g_settings_set_value (settings, key, value))
    g_settings_reset (former, key);
}

GSettings *
comstock_cards_settings_new (void)
{
  static const char *const former_keys[] = { "confirm-bid", "confirm-take", "confirm-sale", "seats" };
  GSettings *settings = g_settings_new (APPLICATION_ID ".cards");
  g_autoptr (GSettings) former = g_settings_new (APPLICATION_ID);

  for (gsize i = 0; i < G_N_ELEMENTS (former_keys); i++)
    take_over (former, settings, former_keys[i]);
  return settings;
}
