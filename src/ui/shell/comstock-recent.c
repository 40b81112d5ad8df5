/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The desktop's list of files used last, cut down to saves. */

#include "config.h"

#include "comstock-recent.h"

#include <glib/gi18n.h>

#include "model/store/comstock-save.h"
#include "model/base/comstock-workers.h"

#define SHOWN 5
#define SAVES_TYPE "a(ss)"      /* the URI and the name of each */

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

/* The saves of the list with the names that it has for them, as (uri, name), the latest first. */
static GVariant *
list_saves (GtkRecentManager *manager)
{
  GVariantBuilder saves = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (SAVES_TYPE));
  GList *infos = g_list_sort (gtk_recent_manager_get_items (manager), compare_later);

  for (GList *l = infos; l != NULL; l = l->next)
    if (g_strcmp0 (gtk_recent_info_get_mime_type (l->data), COMSTOCK_SAVE_MIME_TYPE) == 0)
      g_variant_builder_add (&saves, "(ss)", gtk_recent_info_get_uri (l->data),
                             gtk_recent_info_get_display_name (l->data));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return g_variant_ref_sink (g_variant_builder_end (&saves));
}

static gboolean
is_there (const char *uri)
{
  g_autofree char *path = g_filename_from_uri (uri, NULL, NULL);

  return path != NULL && g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Of the saves that are the task's data, those that are on this computer still. */
static void
find_existing (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  GVariantBuilder existing = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE (SAVES_TYPE));
  GVariantIter saves;
  const char *uri, *name;
  guint n = 0;

  g_variant_iter_init (&saves, data);
  while (n < SHOWN && g_variant_iter_next (&saves, "(&s&s)", &uri, &name))
    if (is_there (uri))
      {
        g_variant_builder_add (&existing, "(ss)", uri, name);
        n++;
      }
  g_task_return_pointer (task, g_variant_ref_sink (g_variant_builder_end (&existing)),
                         (GDestroyNotify) g_variant_unref);
}

/* A file's name may hold an underscore, which would be taken for a mnemonic. */
static void
append (GMenu      *menu,
        const char *uri,
        const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, g_object_get_data (G_OBJECT (menu), "action"), "s", uri);
  g_menu_append_item (menu, item);
}

static void
fill (GMenu    *menu,
      GVariant *saves)
{
  GVariantIter iter;
  const char *uri, *name;

  g_menu_remove_all (menu);
  /* Without a file to open, the item cannot be chosen. */
  if (g_variant_n_children (saves) == 0)
    g_menu_append (menu, _("No Recent Games"), g_object_get_data (G_OBJECT (menu), "action"));
  g_variant_iter_init (&iter, saves);
  while (g_menu_model_get_n_items (G_MENU_MODEL (menu)) < SHOWN && g_variant_iter_next (&iter, "(&s&s)", &uri, &name))
    append (menu, uri, name);
}

/* A list that nobody wants any more was cancelled; its menu may be gone. */
static void
on_found (GObject      *source,
          GAsyncResult *result,
          gpointer      menu)
{
  g_autoptr (GVariant) existing = g_task_propagate_pointer (G_TASK (result), NULL);

  if (existing != NULL)
    fill (menu, existing);
}

static void
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  g_object_unref (cancellable);
}

/* Whether a file is there can take for ever to learn, so all are shown until then. */
static void
update (GtkRecentManager *manager,
        GMenu            *menu)
{
  GCancellable *looking = g_cancellable_new ();
  g_autoptr (GVariant) saves = list_saves (manager);
  g_autoptr (GTask) task = g_task_new (NULL, looking, on_found, menu);

  fill (menu, saves);
  g_object_set_data_full (G_OBJECT (menu), "looking", looking, cancel);
  g_task_set_task_data (task, g_steal_pointer (&saves), (GDestroyNotify) g_variant_unref);
  comstock_workers_run_apart (task, find_existing);
}

void
comstock_recent_show (GMenu      *menu,
                      const char *action)
{
  GtkRecentManager *manager = gtk_recent_manager_get_default ();

  g_object_set_data (G_OBJECT (menu), "action", (gpointer) action);
  g_signal_connect_object (manager, "changed", G_CALLBACK (update), menu, 0);
  update (manager, menu);
}
