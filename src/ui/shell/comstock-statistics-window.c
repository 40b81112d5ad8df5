/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a view for each tally, made anew when the figures change, and the games one by one. */

#include "comstock-statistics-window.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-dialog.h"
#include "ui/kit/comstock-look.h"
#include "comstock-results-view.h"
#include "comstock-tally-view.h"
#include "comstock-toast-place.h"
#include "comstock-window-file.h"

struct _ComstockStatisticsWindow
{
  AdwWindow parent_instance;

  GtkLabel *problem;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *empty;
  GtkWidget *full;
  GtkBox *tallies;
  ComstockResultsView *results;

  ComstockStatistics *statistics;
  GBytes *forgotten;        /* what can be restored, or NULL */
  GFile *unwritten;         /* where exporting has failed, or NULL */
  AdwToast *offer;          /* offers to restore it; borrowed while it is shown */
};

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockStatisticsWindow, comstock_statistics_window, ADW_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static void
remove_views (ComstockStatisticsWindow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tallies))) != NULL)
    gtk_box_remove (self->tallies, child);
}

static void
update_tallies (ComstockStatisticsWindow *self)
{
  g_autoptr (GPtrArray) tallies = comstock_statistics_dup_tallies (self->statistics);
  g_autoptr (GPtrArray) records = comstock_statistics_dup_records (self->statistics);

  remove_views (self);
  for (guint i = 0; i < tallies->len; i++)
    gtk_box_append (self->tallies, comstock_tally_view_new (tallies->pdata[i]));
  comstock_results_view_show (self->results, records);
  gtk_stack_set_visible_child (self->pages, tallies->len > 0 ? self->full : self->empty);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.export", tallies->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.reset", tallies->len > 0);
}

static void
update_problem (ComstockStatisticsWindow *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->statistics, "problem", &problem, NULL);
  gtk_label_set_label (self->problem, problem != NULL ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
}

/* Restoring what was forgotten would forget what came since. */
static void
on_changed (ComstockStatisticsWindow *self)
{
  g_clear_pointer (&self->forgotten, g_bytes_unref);
  if (self->offer != NULL)
    adw_toast_dismiss (self->offer);
  update_tallies (self);
}

static void
on_offer_dismissed (ComstockStatisticsWindow *self)
{
  self->offer = NULL;
}

/* Takes over @forgotten. */
static void
offer_to_restore (ComstockStatisticsWindow *self,
                  GBytes                   *forgotten)
{
  self->forgotten = forgotten;
  self->offer = adw_toast_new (_("Statistics reset"));
  adw_toast_set_button_label (self->offer, _("_Undo"));
  adw_toast_set_action_name (self->offer, "statistics.restore");
  g_signal_connect_object (self->offer, "dismissed", G_CALLBACK (on_offer_dismissed), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, self->offer);
}

static void
reset (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  ComstockStatisticsWindow *self = COMSTOCK_STATISTICS_WINDOW (widget);

  offer_to_restore (self, comstock_statistics_reset (self->statistics));
}

static void
restore (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ComstockStatisticsWindow *self = COMSTOCK_STATISTICS_WINDOW (widget);
  g_autoptr (GBytes) bytes = g_steal_pointer (&self->forgotten);

  if (bytes != NULL)
    comstock_statistics_restore (self->statistics, bytes);
}

/* After a failure the file is kept: in another language the reason is had by trying again. */
static void
on_file_chosen (GFile   *file,
                gpointer window)
{
  ComstockStatisticsWindow *self = window;
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->unwritten);
  if (comstock_statistics_export (self->statistics, file, &error))
    {
      adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("Statistics exported")));
      return;
    }
  self->unwritten = g_object_ref (file);
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

static void
export (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  g_autofree char *file = g_strconcat (_("Statistics"), ".csv", NULL);

  comstock_window_choose_export (GTK_WINDOW (widget), _("Export the Statistics"), file, "statistics.export",
                                 on_file_chosen);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockStatisticsWindow *self = COMSTOCK_STATISTICS_WINDOW (look);
  g_autofree char *uri = self->unwritten != NULL ? g_file_get_uri (self->unwritten) : NULL;
  GVariant *forgotten = NULL;

  if (self->offer != NULL && self->forgotten != NULL)
    forgotten = g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, self->forgotten, TRUE);
  return g_variant_new ("(m@ayms)", forgotten, uri);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockStatisticsWindow *self = COMSTOCK_STATISTICS_WINDOW (look);
  g_autoptr (GVariant) forgotten = NULL;
  const char *uri;

  g_variant_get (value, "(m@aym&s)", &forgotten, &uri);
  if (forgotten != NULL)
    offer_to_restore (self, g_variant_get_data_as_bytes (forgotten));
  if (uri != NULL)
    {
      g_autoptr (GFile) file = g_file_new_for_uri (uri);

      on_file_chosen (file, self);
    }
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

/* The figures are what one comes for, not the menu before them. */
static void
comstock_statistics_window_map (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (COMSTOCK_STATISTICS_WINDOW (widget)->tallies));

  GTK_WIDGET_CLASS (comstock_statistics_window_parent_class)->map (widget);
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

static void
comstock_statistics_window_dispose (GObject *object)
{
  ComstockStatisticsWindow *self = COMSTOCK_STATISTICS_WINDOW (object);

  g_clear_object (&self->statistics);
  g_clear_pointer (&self->forgotten, g_bytes_unref);
  g_clear_object (&self->unwritten);
  G_OBJECT_CLASS (comstock_statistics_window_parent_class)->dispose (object);
}

static void
comstock_statistics_window_class_init (ComstockStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_statistics_window_dispose;
  widget_class->map = comstock_statistics_window_map;

  g_type_ensure (COMSTOCK_TYPE_RESULTS_VIEW);
  gtk_widget_class_install_action (widget_class, "statistics.export", NULL, export);
  gtk_widget_class_install_action (widget_class, "statistics.reset", NULL, reset);
  gtk_widget_class_install_action (widget_class, "statistics.restore", NULL, restore);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, problem);
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, empty);
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, full);
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, tallies);
  gtk_widget_class_bind_template_child (widget_class, ComstockStatisticsWindow, results);
}

static void
comstock_statistics_window_init (ComstockStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  comstock_toast_place_watch (self->toasts);
}

GtkWindow *
comstock_statistics_window_new (ComstockStatistics *statistics)
{
  ComstockStatisticsWindow *self = g_object_new (COMSTOCK_TYPE_STATISTICS_WINDOW, NULL);

  self->statistics = g_object_ref (statistics);
  g_signal_connect_object (statistics, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (statistics, "notify::problem", G_CALLBACK (update_problem), self, G_CONNECT_SWAPPED);
  update_tallies (self);
  update_problem (self);
  return GTK_WINDOW (self);
}
