/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The properties that every game's table has. */

#include "comstock-table.h"

#include "model/comstock-game.h"

G_DEFINE_INTERFACE (ComstockTable, comstock_table, GTK_TYPE_WIDGET)

static void
comstock_table_default_init (ComstockTableInterface *iface)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  g_object_interface_install_property (
    iface, g_param_spec_object ("game", NULL, NULL, COMSTOCK_TYPE_GAME, flags));
  g_object_interface_install_property (
    iface, g_param_spec_string ("heading", NULL, NULL, NULL, flags));
  g_object_interface_install_property (
    iface, g_param_spec_string ("prompt", NULL, NULL, NULL, flags));
  g_object_interface_install_property (
    iface, g_param_spec_object ("actions", NULL, NULL, G_TYPE_ACTION_GROUP, flags));
  g_object_interface_install_property (
    iface, g_param_spec_boolean ("waiting", NULL, NULL, FALSE,
                                 G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_interface_install_property (
    iface, g_param_spec_boolean ("replaying", NULL, NULL, FALSE,
                                 G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_interface_install_property (
    iface, g_param_spec_boolean ("untitled", NULL, NULL, FALSE,
                                 G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}
