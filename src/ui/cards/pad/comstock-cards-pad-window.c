/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two sides: the players before a pad is begun, then its pages. */

#include "comstock-cards-pad-window.h"

#include <glib/gi18n.h>

#include "comstock-cards-pad-builder.h"
#include "comstock-cards-pad-keeper.h"
#include "comstock-cards-pad-players.h"
#include "comstock-cards-pad-runner.h"
#include "comstock-cards-pad-scores.h"
#include "model/base/comstock-json.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/store/comstock-save.h"
#include "ui/cards/table/comstock-cards-print.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-dialog.h"
#include "ui/kit/comstock-export.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/table/comstock-exports.h"

struct _ComstockCardsPadWindow
{
  AdwWindow parent_instance;

  GtkLabel *problem;
  GtkLabel *question;
  AdwToastOverlay *toasts;
  GtkStack *sides;
  AdwViewStack *pages;
  AdwViewStackPage *round;
  GtkWidget *switcher;
  ComstockCardsPadPlayers *players;
  ComstockCardsPadRunner *runner;
  ComstockCardsPadBuilder *builder;
  ComstockCardsPadScores *scores;

  ComstockCardsPadKeeper *keeper;
  char *failure;                 /* of the last file or page, in a sentence, or NULL */
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadWindow, comstock_cards_pad_window, ADW_TYPE_WINDOW)

static ComstockCardsPad *
get_pad (ComstockCardsPadWindow *self)
{
  return comstock_cards_pad_keeper_get_pad (self->keeper);
}

static gboolean
is_choosing (ComstockCardsPadWindow *self)
{
  return gtk_stack_get_visible_child (self->sides) == gtk_stack_get_child_by_name (self->sides, "players");
}

static void
update_actions (ComstockCardsPadWindow *self)
{
  ComstockCardsPad *pad = get_pad (self);
  const gboolean shown = pad != NULL && !is_choosing (self);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "pad.undo", shown && comstock_cards_pad_can_undo (pad));
  gtk_widget_action_set_enabled (widget, "pad.redo", shown && comstock_cards_pad_can_redo (pad));
  gtk_widget_action_set_enabled (widget, "pad.new", shown);
  gtk_widget_action_set_enabled (widget, "pad.back", pad != NULL && is_choosing (self));
  gtk_widget_action_set_enabled (widget, "pad.save-as", shown);
  gtk_widget_action_set_enabled (widget, "pad.export", shown);
  gtk_widget_action_set_enabled (widget, "pad.print", shown);
  gtk_widget_set_visible (self->switcher, shown);
}

static void
update_problem (ComstockCardsPadWindow *self)
{
  const char *problem = comstock_cards_pad_keeper_get_problem (self->keeper);

  problem = self->failure != NULL ? self->failure : problem != NULL ? problem : "";
  if (!g_str_equal (gtk_label_get_label (self->problem), problem))
    comstock_announce (GTK_WIDGET (self), problem);
  gtk_label_set_label (self->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), *problem != '\0');
}

/* To what is entered first. */
static void
lead (ComstockCardsPadWindow *self)
{
  if (is_choosing (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->players));
  else if (adw_view_stack_page_get_visible (self->round))
    comstock_cards_pad_runner_lead (self->runner);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->builder));
}

/* The page before may be seen still, and the new one not yet. */
static gboolean
is_on_page (ComstockCardsPadWindow *self,
            gpointer                part)
{
  GtkWidget *page = adw_view_stack_get_visible_child (self->pages);

  return gtk_widget_get_mapped (GTK_WIDGET (self->pages)) && (part == page || gtk_widget_is_ancestor (part, page));
}

/* What is asked on the page that is seen. */
static void
tell_question (ComstockCardsPadWindow *self)
{
  if (is_choosing (self))
    comstock_announce_question (GTK_WIDGET (self), gtk_label_get_label (self->question));
  else if (is_on_page (self, self->runner))
    comstock_cards_pad_runner_tell_step (self->runner);
  else if (is_on_page (self, self->builder))
    comstock_cards_pad_builder_tell_player (self->builder);
  else if (is_on_page (self, self->scores))
    comstock_cards_pad_scores_tell_warnings (self->scores);
}

static void
show_side (ComstockCardsPadWindow *self,
           const char             *name)
{
  /* The stack would move it before the question is told. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child_name (self->sides, name);
  update_actions (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  tell_question (self);
  comstock_announce_before_focus (GTK_WIDGET (self));
  lead (self);
}

/* Once the window's title has been read, which is when it is active for the first time. */
static void
on_active (ComstockCardsPadWindow *self)
{
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    return;
  g_signal_handlers_disconnect_by_func (self, on_active, NULL);
  tell_question (self);
}

static void
comstock_cards_pad_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_cards_pad_window_parent_class)->map (widget);
  lead (COMSTOCK_CARDS_PAD_WINDOW (widget));
}

static gboolean
has_virtual_players (const ComstockCardsPadState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    if (state->seats[i].kind != CARDS_REAL)
      return TRUE;
  return FALSE;
}

static void
show_pad (ComstockCardsPadWindow *self)
{
  ComstockCardsPad *pad = get_pad (self);
  const gboolean runs = has_virtual_players (comstock_cards_pad_get_state (pad));

  comstock_cards_pad_runner_set_pad (self->runner, pad);
  comstock_cards_pad_builder_set_pad (self->builder, pad);
  comstock_cards_pad_scores_set_pad (self->scores, pad);
  adw_view_stack_page_set_visible (self->round, runs);
  adw_view_stack_set_visible_child_name (self->pages, runs ? "round" : "cities");
  g_clear_pointer (&self->failure, g_free);
  update_problem (self);
  show_side (self, "pad");
}

static void
begin (ComstockCardsPadWindow *self)
{
  g_autoptr (ComstockCardsPad) pad = NULL;
  ComstockCardsSetup setup;

  comstock_cards_pad_players_get_setup (self->players, &setup);
  pad = comstock_cards_pad_new (&setup, NULL);
  comstock_cards_pad_keeper_set_pad (self->keeper, pad);
}

/* --- actions --- */

static void
undo (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  comstock_cards_pad_undo (get_pad (COMSTOCK_CARDS_PAD_WINDOW (widget)));
  comstock_announce_answer (widget, _("Step undone."));
  tell_question (COMSTOCK_CARDS_PAD_WINDOW (widget));
}

static void
redo (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  comstock_cards_pad_redo (get_pad (COMSTOCK_CARDS_PAD_WINDOW (widget)));
  comstock_announce_answer (widget, _("Step redone."));
  tell_question (COMSTOCK_CARDS_PAD_WINDOW (widget));
}

/* The same people often play again; the pad stays until another one is begun. */
static void
new_pad (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ComstockCardsPadWindow *self = COMSTOCK_CARDS_PAD_WINDOW (widget);

  comstock_cards_pad_players_set_setup (self->players, comstock_cards_pad_get_setup (get_pad (self)));
  show_side (self, "players");
}

static void
back (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  show_side (COMSTOCK_CARDS_PAD_WINDOW (widget), "pad");
}

static void
save_as (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_autoptr (GBytes) bytes = comstock_cards_pad_to_bytes (get_pad (COMSTOCK_CARDS_PAD_WINDOW (widget)));
  g_autofree char *file = g_strconcat (_("Score Pad"), COMSTOCK_SAVE_SUFFIX, NULL);

  comstock_export (widget, name, _("Save the Score Pad"), file, bytes);
}

static void
export (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  GListModel *seats = comstock_cards_pad_get_seats (get_pad (COMSTOCK_CARDS_PAD_WINDOW (widget)));

  comstock_exports_write (comstock_cards_sheet_new (seats), widget, name);
}

static void
on_print_done (GtkPrintOperation      *operation,
               GtkPrintOperationResult result,
               ComstockCardsPadWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  g_free (self->failure);
  self->failure = g_strdup_printf (_("Could not print: %s"), error->message);
  update_problem (self);
}

static void
print (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  GListModel *seats = comstock_cards_pad_get_seats (get_pad (COMSTOCK_CARDS_PAD_WINDOW (widget)));
  g_autoptr (GtkPrintOperation) operation =
    comstock_cards_print_new (comstock_cards_sheet_new (seats), seats, widget);

  g_signal_connect_object (operation, "done", G_CALLBACK (on_print_done), widget, 0);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (widget), NULL);
  comstock_dialog_adopt (widget, name);
}

static void
open_file (ComstockCardsPadWindow *self,
           GFile                  *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = comstock_json_load_file (file, NULL, &error);
  g_autoptr (ComstockCardsPad) pad = bytes != NULL ? comstock_cards_pad_new_from_bytes (bytes, &error) : NULL;

  g_clear_pointer (&self->failure, g_free);
  if (pad != NULL)
    comstock_cards_pad_keeper_set_pad (self->keeper, pad);
  else
    self->failure = g_strdup (error->message);
  update_problem (self);
}

static void
on_response (GtkNativeDialog *chooser,
             int              response,
             gpointer         data)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  if (file != NULL)
    open_file (data, file);
}

static void
open (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  GtkFileChooserNative *chooser =
    gtk_file_chooser_native_new (_("Open a Score Pad"), GTK_WINDOW (widget), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  g_signal_connect_object (chooser, "response", G_CALLBACK (on_response), widget, 0);
  comstock_dialog_present_native (GTK_NATIVE_DIALOG (chooser), widget, name);
}

/* What comstock-export.h asks of a window. */
static void
tell_exported (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  /* Translators: the file has been written */
  const char *saved = _("Saved");

  adw_toast_overlay_add_toast (COMSTOCK_CARDS_PAD_WINDOW (widget)->toasts, adw_toast_new (saved));
  comstock_announce (widget, saved);
}

static void
export_again (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  comstock_export_again (GTK_WINDOW (widget));
}

/* --- the window --- */

static void
comstock_cards_pad_window_dispose (GObject *object)
{
  ComstockCardsPadWindow *self = COMSTOCK_CARDS_PAD_WINDOW (object);

  g_clear_object (&self->keeper);
  g_clear_pointer (&self->failure, g_free);
  G_OBJECT_CLASS (comstock_cards_pad_window_parent_class)->dispose (object);
}

static void
comstock_cards_pad_window_class_init (ComstockCardsPadWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_window_dispose;
  widget_class->map = comstock_cards_pad_window_map;

  gtk_widget_class_install_action (widget_class, "pad.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "pad.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "pad.new", NULL, new_pad);
  gtk_widget_class_install_action (widget_class, "pad.back", NULL, back);
  gtk_widget_class_install_action (widget_class, "pad.open", NULL, open);
  gtk_widget_class_install_action (widget_class, "pad.save-as", NULL, save_as);
  gtk_widget_class_install_action (widget_class, "pad.export", NULL, export);
  gtk_widget_class_install_action (widget_class, "pad.print", NULL, print);
  gtk_widget_class_install_action (widget_class, "win.tell-exported", "s", tell_exported);
  gtk_widget_class_install_action (widget_class, "win.export-again", NULL, export_again);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "pad.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "pad.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "pad.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "pad.print", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);

  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  g_type_ensure (COMSTOCK_TYPE_CARDS_PAD_BUILDER);
  g_type_ensure (COMSTOCK_TYPE_CARDS_PAD_PLAYERS);
  g_type_ensure (COMSTOCK_TYPE_CARDS_PAD_RUNNER);
  g_type_ensure (COMSTOCK_TYPE_CARDS_PAD_SCORES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/pad/comstock-cards-pad-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, problem);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, question);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, sides);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, round);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, players);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, runner);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, builder);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPadWindow, scores);
  gtk_widget_class_bind_template_callback (widget_class, begin);
}

static void
on_reshape (ComstockCardsPadWindow *self,
            int                     width)
{
  comstock_cards_pad_scores_set_room (self->scores, width);
}

static void
comstock_cards_pad_window_init (ComstockCardsPadWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->keeper = comstock_cards_pad_keeper_dup ();
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (tell_question), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "replaced", G_CALLBACK (show_pad), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "changed", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keeper, "problem", G_CALLBACK (update_problem), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_window_get_content (ADW_WINDOW (self)), "reshape", G_CALLBACK (on_reshape), self,
                           G_CONNECT_SWAPPED);
  if (get_pad (self) != NULL)
    show_pad (self);
  else
    show_side (self, "players");
  update_problem (self);
}

GtkWindow *
comstock_cards_pad_window_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_WINDOW, NULL);
}
