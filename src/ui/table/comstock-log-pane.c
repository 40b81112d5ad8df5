/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: a list view whose selected row is the last thing that happened at the cursor, and what moves the cursor. */

#include "comstock-log-pane.h"

#include <glib/gi18n.h>

#include "comstock-log-rows.h"
#include "comstock-parts.h"
#include "ui/kit/comstock-explain.h"

struct _ComstockLogPane
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkListView *list;
  GtkScale *scale;
  GtkAdjustment *adjustment;
  GtkButton *play;
  GtkWidget *branch;

  ComstockReplay *replay;
  const ComstockLogPictures *pictures;
  GtkSliceListModel *told;      /* as much of the log as the table has told */
  ComstockLogRows *rows;
  GtkSingleSelection *selection;
  guint cursor;         /* that is shown */
  guint marked;         /* the length of the game that the marks of the scale are for */
  guint scrolling;      /* the frame's callback that shows the present entry, 0 if none waits */
};

G_DEFINE_FINAL_TYPE (ComstockLogPane, comstock_log_pane, GTK_TYPE_WIDGET)

static ComstockGame *
get_game (ComstockLogPane *self)
{
  return comstock_replay_get_game (self->replay);
}

static void
on_bind (ComstockLogPane          *self,
         GtkListItem              *item,
         GtkSignalListItemFactory *factory)
{
  ComstockLogRow *row = gtk_list_item_get_item (item);
  g_autofree char *sentence = comstock_log_row_dup_sentence (row);
  GtkWidget *child = self->pictures != NULL ? self->pictures->picture_new (get_game (self), row) : NULL;

  if (child == NULL)
    child = g_object_new (GTK_TYPE_LABEL, "label", sentence, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_list_item_set_child (item, child);
  /* The row has the focus, not what is in it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (child)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

static void
on_unbind (ComstockLogPane          *self,
           GtkListItem              *item,
           GtkSignalListItemFactory *factory)
{
  gtk_list_item_set_child (item, NULL);
}

static void
on_activate (ComstockLogPane *self,
             guint            position)
{
  g_autoptr (ComstockLogRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  if (row != NULL)
    comstock_replay_go_to (self->replay, comstock_log_row_get_move (row));
}

/* A single click activates a row.  With the list's own "single-click-activate" the pointer would select what it passes
 * over, and so take the mark from the present row; GTK 4.8 also builds the row anew while the pointer enters it. */
static void
on_list_released (ComstockLogPane *self,
                  int              n_press,
                  double           x,
                  double           y)
{
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkWidget *row = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);

  while (row != NULL && row != list && gtk_widget_get_parent (row) != list)
    row = gtk_widget_get_parent (row);
  if (row != NULL && row != list)
    gtk_widget_activate (row);
}

static gboolean
on_change_value (ComstockLogPane *self,
                 GtkScrollType    scroll,
                 double           value)
{
  comstock_replay_go_to (self->replay,
                         (guint) CLAMP (value + 0.5, 0, comstock_game_get_length (get_game (self))));
  return TRUE;
}

static void
go_to_first (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  comstock_replay_go_to (COMSTOCK_LOG_PANE (widget)->replay, 0);
}

static void
go_to_last (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (widget);

  comstock_replay_go_to (self->replay, comstock_game_get_length (get_game (self)));
}

static void
go_to_previous (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (widget);

  comstock_replay_go_to (self->replay, comstock_game_get_cursor (get_game (self)) - 1);
}

static void
go_to_next (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (widget);

  comstock_replay_go_to (self->replay, comstock_game_get_cursor (get_game (self)) + 1);
}

static void
go_to_previous_round (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  ComstockReplay *replay = COMSTOCK_LOG_PANE (widget)->replay;

  comstock_replay_go_to (replay, comstock_replay_find_round_before (replay));
}

static void
go_to_next_round (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  ComstockReplay *replay = COMSTOCK_LOG_PANE (widget)->replay;

  comstock_replay_go_to (replay, comstock_replay_find_round_after (replay));
}

static void
play (GtkWidget  *widget,
      const char *name,
      GVariant   *parameter)
{
  ComstockReplay *replay = COMSTOCK_LOG_PANE (widget)->replay;

  comstock_replay_set_playing (replay, !comstock_replay_is_playing (replay));
}

static void
update_play (ComstockLogPane *self)
{
  gboolean playing = comstock_replay_is_playing (self->replay);
  /* Translators: what a button does: the recorded moves stop, or are shown one after the other */
  const char *label = playing ? _("Pause") : _("Play Forward");

  gtk_button_set_icon_name (self->play,
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  comstock_explain_set_tooltip (GTK_WIDGET (self->play), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* A mark where each round begins. */
static void
update_marks (ComstockLogPane *self)
{
  guint length = comstock_game_get_length (get_game (self));

  if (self->marked == length)
    return;
  self->marked = length;
  gtk_scale_clear_marks (self->scale);
  for (guint cursor = 1; cursor < length; cursor++)
    if (comstock_game_is_checkpoint (get_game (self), cursor))
      gtk_scale_add_mark (self->scale, cursor, GTK_POS_BOTTOM, NULL);
}

static void
update_scale (ComstockLogPane *self)
{
  guint cursor = comstock_game_get_cursor (get_game (self));
  guint length = comstock_game_get_length (get_game (self));
  /* Translators: which move of a game is shown, and how many there are */
  g_autofree char *text = g_strdup_printf (_("Move %u of %u"), cursor, length);

  update_marks (self);
  gtk_adjustment_configure (self->adjustment, cursor, 0, length, 1, 10, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  comstock_explain_set_tooltip (GTK_WIDGET (self->scale), text);
}

static void
update_actions (ComstockLogPane *self)
{
  static const char *const back[] = { "replay.first", "replay.previous-round", "replay.previous" };
  static const char *const forward[] = { "replay.next", "replay.next-round", "replay.last" };
  guint cursor = comstock_game_get_cursor (get_game (self));
  guint length = comstock_game_get_length (get_game (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), back[i], cursor > 0);
      gtk_widget_action_set_enabled (GTK_WIDGET (self), forward[i], cursor < length);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.play", length > 0);
  gtk_widget_set_visible (self->branch, cursor < length || comstock_replay_is_active (self->replay));
  /* A button that has nothing more to do would lose the focus to somewhere else in the window. */
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) &&
      (!gtk_widget_is_sensitive (focus) || !gtk_widget_get_visible (focus)))
    gtk_widget_grab_focus (GTK_WIDGET (self->scale));
}

static gboolean
focus_present (gpointer data)
{
  ComstockLogPane *self = data;
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));

  while (row != NULL && (gtk_widget_get_state_flags (row) & GTK_STATE_FLAG_SELECTED) == 0)
    row = gtk_widget_get_next_sibling (row);
  if (row != NULL && comstock_part_has_focus (GTK_WIDGET (self->list)))
    gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

/* Keys that come into the list come to the present entry, not to the first; once the list has taken the focus. */
static void
on_list_entered (ComstockLogPane *self)
{
  if (gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)))))
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, focus_present, g_object_ref (self), g_object_unref);
}

static gboolean
show_present (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (widget);
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (gtk_widget_get_height (GTK_WIDGET (self->list)) == 0)
    return G_SOURCE_CONTINUE;
  self->scrolling = 0;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u",
                                selected != GTK_INVALID_LIST_POSITION ? selected : 0);
  return G_SOURCE_REMOVE;
}

/* GTK 4.8 loses the rows of a list that is told to scroll before it has its size: at the next frame it has, or at a
 * later one while the pane slides in. */
static void
queue_show_present (ComstockLogPane *self)
{
  if (self->scrolling == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->scrolling = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_present, NULL, NULL);
}

void
comstock_log_pane_update (ComstockLogPane *self)
{
  ComstockGame *game = get_game (self);
  const guint cursor = comstock_game_get_cursor (game);
  const guint length = comstock_game_get_log_length (game, cursor);
  const guint n_entries = g_list_model_get_n_items (comstock_game_get_log (game));

  if (self->cursor == cursor && gtk_slice_list_model_get_size (self->told) == n_entries)
    return;
  self->cursor = cursor;
  gtk_slice_list_model_set_size (self->told, n_entries);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update_scale (self);
  update_actions (self);
  /* Before anything has happened the log begins. */
  gtk_single_selection_set_selected (self->selection, length > 0 ? comstock_log_rows_find (self->rows, length - 1)
                                                                 : GTK_INVALID_LIST_POSITION);
  queue_show_present (self);
}

/* GTK breaks the lines of a list that nobody sees, too, with each move, and makes each mark of the scale anew. */
static void
comstock_log_pane_map (GtkWidget *widget)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (widget);

  update_scale (self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  GTK_WIDGET_CLASS (comstock_log_pane_parent_class)->map (widget);
  queue_show_present (self);
}

static void
comstock_log_pane_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_log_pane_parent_class)->unmap (widget);
  gtk_list_view_set_model (COMSTOCK_LOG_PANE (widget)->list, NULL);
}

static void
comstock_log_pane_dispose (GObject *object)
{
  ComstockLogPane *self = COMSTOCK_LOG_PANE (object);

  g_clear_object (&self->replay);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->told);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_log_pane_parent_class)->dispose (object);
}

static void
comstock_log_pane_class_init (ComstockLogPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_log_pane_dispose;

  widget_class->map = comstock_log_pane_map;
  widget_class->unmap = comstock_log_pane_unmap;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-log-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, list);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, scale);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, adjustment);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, play);
  gtk_widget_class_bind_template_child (widget_class, ComstockLogPane, branch);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_change_value);
  gtk_widget_class_bind_template_callback (widget_class, on_list_released);
  gtk_widget_class_install_action (widget_class, "replay.first", NULL, go_to_first);
  gtk_widget_class_install_action (widget_class, "replay.previous-round", NULL, go_to_previous_round);
  gtk_widget_class_install_action (widget_class, "replay.previous", NULL, go_to_previous);
  gtk_widget_class_install_action (widget_class, "replay.play", NULL, play);
  gtk_widget_class_install_action (widget_class, "replay.next", NULL, go_to_next);
  gtk_widget_class_install_action (widget_class, "replay.next-round", NULL, go_to_next_round);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, go_to_last);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "log-pane");
}

static void
comstock_log_pane_init (ComstockLogPane *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->cursor = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (on_unbind), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list, factory);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_list_entered), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), focus);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
}

void
comstock_log_pane_set_replay (ComstockLogPane           *self,
                              ComstockReplay            *replay,
                              const ComstockLogPictures *pictures)
{
  ComstockGame *game = comstock_replay_get_game (replay);

  g_return_if_fail (self->replay == NULL);

  self->replay = g_object_ref (replay);
  self->pictures = pictures;
  self->told = gtk_slice_list_model_new (g_object_ref (comstock_game_get_log (game)), 0, 0);
  self->rows = comstock_log_rows_new (G_LIST_MODEL (self->told), pictures);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
  g_signal_connect_object (replay, "notify::active", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (replay, "notify::playing", G_CALLBACK (update_play), self, G_CONNECT_SWAPPED);
  comstock_log_pane_update (self);
  update_play (self);
}
