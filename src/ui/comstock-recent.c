/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desktop's list of files used last, cut down to saves. */

#include "config.h"

#include "comstock-recent.h"

#include "model/comstock-save.h"

#define SHOWN 5

void
comstock_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = (char *) COMSTOCK_SAVE_MIME_TYPE,
    .app_name = (char *) "Comstock",
    .app_exec = (char *) "comstock %u",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static int
compare_later (gconstpointer a,
               gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((gpointer) b),
                              gtk_recent_info_get_modified ((gpointer) a));
}

static gboolean
is_save (GtkRecentInfo *info)
{
  return g_strcmp0 (gtk_recent_info_get_mime_type (info), COMSTOCK_SAVE_MIME_TYPE) == 0 &&
         gtk_recent_info_exists (info);
}

/* A file's name may hold an underscore, which would be taken for a mnemonic. */
static void
append (GMenu         *menu,
        const char    *action,
        GtkRecentInfo *info)
{
  g_auto (GStrv) parts = g_strsplit (gtk_recent_info_get_display_name (info), "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

static void
fill (GtkRecentManager *manager,
      GMenu            *menu)
{
  const char *action = g_object_get_data (G_OBJECT (menu), "action");
  GList *infos = g_list_sort (gtk_recent_manager_get_items (manager), compare_later);

  g_menu_remove_all (menu);
  for (GList *l = infos; l != NULL && g_menu_model_get_n_items (G_MENU_MODEL (menu)) < SHOWN; l = l->next)
    if (is_save (l->data))
      append (menu, action, l->data);
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

void
comstock_recent_show (GMenu      *menu,
                      const char *action)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();

  g_object_set_data (G_OBJECT (menu), "action", (gpointer) action);
  g_signal_connect_object (manager, "changed", G_CALLBACK (fill), menu, 0);
  fill (manager, menu);
}
