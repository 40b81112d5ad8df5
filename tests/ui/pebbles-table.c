/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are made anew after each change. */

#include "pebbles-table.h"

#include "test-game-pebbles.h"
#include "ui/comstock-table.h"

struct _PebblesTable
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *prompt;
  GtkBox *moves;

  ComstockGame *game;
  GSimpleActionGroup *actions;
  GCancellable *end;
  gboolean waiting;
  gboolean replaying;
  gboolean untitled;
  gboolean thinking;
};

enum
{
  PROP_GAME = 1,
  PROP_HEADING,
  PROP_PROMPT,
  PROP_ACTIONS,
  PROP_WAITING,
  PROP_REPLAYING,
  PROP_UNTITLED,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (PebblesTable, pebbles_table, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_TABLE, NULL))

static const PebblesState *
get_state (PebblesTable *self)
{
  return comstock_game_get_state (self->game);
}

static char *
dup_heading (PebblesTable *self)
{
  return g_strdup_printf ("Round %d of %d", get_state (self)->round, PEBBLES_ROUNDS);
}

/* The first person that is to act, −1 if there is none. */
static int
find_person (PebblesTable *self)
{
  const guint32 actors = comstock_game_get_actors (self->game);

  for (guint seat = 0; seat < comstock_game_get_n_seats (self->game); seat++)
    if ((actors >> seat & 1) != 0 && comstock_game_is_person (self->game, seat))
      return (int) seat;
  return -1;
}

static char *
dup_prompt (PebblesTable *self)
{
  const int seat = find_person (self);

  if (comstock_game_is_over (self->game))
    return g_strdup ("The game is over");
  return seat >= 0 ? g_strdup_printf ("Seat %d chooses", seat + 1) : g_strdup ("Others play");
}

static void drive (PebblesTable *self);

static void
on_played (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (PebblesTable) self = data;
  g_autoptr (GError) error = NULL;

  self->thinking = FALSE;
  if (comstock_game_play_automatic_finish (COMSTOCK_GAME (source), result, &error))
    drive (self);
}

/* Lets the seats play that play by themselves. */
static void
drive (PebblesTable *self)
{
  if (self->thinking || self->waiting || self->replaying || g_cancellable_is_cancelled (self->end) ||
      comstock_game_get_automatic_seat (self->game) < 0)
    return;
  self->thinking = TRUE;
  comstock_game_play_automatic_async (self->game, self->end, on_played, g_object_ref (self));
}

static void
on_clicked (GtkButton    *button,
            PebblesTable *self)
{
  const CsMove move = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "move"));

  comstock_game_play (self->game, (guint) find_person (self), move, NULL);
}

static void
add_move (PebblesTable *self,
          CsMove        move)
{
  char text[CS_MAX_MOVE_TEXT];
  GtkWidget *button;

  comstock_game_get_rules (self->game)->move_print (comstock_game_get_kit (self->game), move, text, sizeof text);
  button = gtk_button_new_with_label (text);
  g_object_set_data (G_OBJECT (button), "move", GUINT_TO_POINTER (move));
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
  gtk_box_append (self->moves, button);
}

static void
add_moves (PebblesTable *self)
{
  const int seat = find_person (self);
  g_autoptr (GArray) legal = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->moves))) != NULL)
    gtk_box_remove (self->moves, child);
  if (seat < 0)
    return;
  legal = comstock_game_dup_legal (self->game, (guint) seat);
  for (guint i = 0; i < legal->len; i++)
    add_move (self, g_array_index (legal, CsMove, i));
}

static void
update (PebblesTable *self)
{
  g_autofree char *prompt = dup_prompt (self);

  gtk_label_set_label (self->prompt, prompt);
  add_moves (self);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "redo")),
                               comstock_game_can_redo (self->game));
  g_object_notify (G_OBJECT (self), "heading");
  g_object_notify (G_OBJECT (self), "prompt");
  drive (self);
}

static void
redo (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       self)
{
  comstock_game_redo (PEBBLES_TABLE (self)->game);
}

static void
pebbles_table_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *spec)
{
  PebblesTable *self = PEBBLES_TABLE (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_HEADING:
      g_value_take_string (value, dup_heading (self));
      break;
    case PROP_PROMPT:
      g_value_take_string (value, dup_prompt (self));
      break;
    case PROP_ACTIONS:
      g_value_set_object (value, self->actions);
      break;
    case PROP_REPLAYING:
      g_value_set_boolean (value, self->replaying);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
pebbles_table_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *spec)
{
  PebblesTable *self = PEBBLES_TABLE (object);

  switch (id)
    {
    case PROP_WAITING:
      self->waiting = g_value_get_boolean (value);
      break;
    case PROP_REPLAYING:
      self->replaying = g_value_get_boolean (value);
      break;
    case PROP_UNTITLED:
      self->untitled = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
  drive (self);
}

static void
pebbles_table_dispose (GObject *object)
{
  PebblesTable *self = PEBBLES_TABLE (object);

  g_cancellable_cancel (self->end);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (pebbles_table_parent_class)->dispose (object);
}

static void
pebbles_table_finalize (GObject *object)
{
  PebblesTable *self = PEBBLES_TABLE (object);

  g_object_unref (self->game);
  g_object_unref (self->actions);
  g_object_unref (self->end);
  G_OBJECT_CLASS (pebbles_table_parent_class)->finalize (object);
}

static void
pebbles_table_class_init (PebblesTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = pebbles_table_get_property;
  object_class->set_property = pebbles_table_set_property;
  object_class->dispose = pebbles_table_dispose;
  object_class->finalize = pebbles_table_finalize;
  g_object_class_override_property (object_class, PROP_GAME, "game");
  g_object_class_override_property (object_class, PROP_HEADING, "heading");
  g_object_class_override_property (object_class, PROP_PROMPT, "prompt");
  g_object_class_override_property (object_class, PROP_ACTIONS, "actions");
  g_object_class_override_property (object_class, PROP_WAITING, "waiting");
  g_object_class_override_property (object_class, PROP_REPLAYING, "replaying");
  g_object_class_override_property (object_class, PROP_UNTITLED, "untitled");
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "pebbles-table");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
pebbles_table_init (PebblesTable *self)
{
  static const GActionEntry entries[] = { { "redo", redo } };

  self->end = g_cancellable_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->prompt = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->prompt));
  self->moves = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->moves));
}

GtkWidget *
pebbles_table_new (ComstockGame *game)
{
  PebblesTable *self = g_object_new (PEBBLES_TYPE_TABLE, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
