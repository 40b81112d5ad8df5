/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From top to bottom in the order in which it is needed: where the game is, who plays what, the column, the suits that
 * break ties, and in the reach of a thumb what to enter and the one button that goes on. */

#include "comstock-cards-pad-runner.h"

#include <glib/gi18n.h>

#include "comstock-cards-pad-keypad.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-suits.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-sign.h"

#define PHONE_COLUMN 5  /* cards in a line on a phone: all that four players have */
#define SIGN_SIZE 28

struct _ComstockCardsPadRunner
{
  GtkWidget parent_instance;

  GtkLabel *heading;
  GtkBox *players;
  GtkLabel *prompt;
  GtkFlowBox *column;
  GtkWidget *tie;
  GtkFlowBox *suits;
  ComstockCardsPadKeypad *keypad;
  GtkButton *go;
  gboolean going;               /* it was pressed, and still has the name that it had then */

  ComstockCardsPad *pad;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadRunner, comstock_cards_pad_runner, GTK_TYPE_WIDGET)

static const ComstockCardsPadState *
get_state (ComstockCardsPadRunner *self)
{
  return comstock_cards_pad_get_state (self->pad);
}

static ComstockCardsSeat *
get_seat (ComstockCardsPadRunner *self,
          guint                   index)
{
  g_autoptr (ComstockCardsSeat) seat = g_list_model_get_item (comstock_cards_pad_get_seats (self->pad), index);

  return seat;  /* the pad keeps it */
}

/* --- who plays what --- */

static GtkWidget *
create_line (const char *text,
             const char *style)
{
  GtkWidget *label = comstock_label_new (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* The auction cards that lie face up, this round's included. */
static char *
dup_discards (ComstockCardsSeat *seat)
{
  GListModel *cards = comstock_cards_seat_get_discards (seat);
  GString *list = g_string_new (NULL);
  char *line;

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (cards, i);
      g_autofree char *number = g_strdup_printf ("%u", comstock_cards_bid_card_get_number (card));

      comstock_text_list_append (list, number);
    }
  /* Translators: auction cards of a virtual player that lie face up. */
  line = list->len > 0 ? g_strdup_printf (_("Face up: %s"), list->str) : g_strdup (_("No card face up yet"));
  g_string_free (list, TRUE);
  return line;
}

static void
add_player (ComstockCardsPadRunner *self,
            guint                   index)
{
  ComstockCardsSeat *seat = get_seat (self, index);
  const guint bid = comstock_cards_pad_state_get_bid (get_state (self), index);
  const gboolean acted = (get_state (self)->acted & CARDS_BIT (index)) != 0;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *title = comstock_cards_seat_dup_title (seat);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);
  g_autofree char *heading = g_strdup_printf (_("%s · %s"), title, points);
  g_autofree char *discards = dup_discards (seat);
  g_autofree char *value = bid != 0 ? g_strdup_printf ("%u", bid) : g_strdup ("–");
  GtkWidget *card = gtk_label_new (value);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), create_line (heading, "heading"));
  gtk_box_append (GTK_BOX (words), create_line (discards, "dim-label"));
  gtk_widget_add_css_class (card, "pad-bid");
  gtk_widget_add_css_class (card, "numeric");
  gtk_widget_add_css_class (box, "pad-player");
  if (comstock_cards_pad_state_get_next (get_state (self)) == (int) index &&
      !comstock_cards_pad_state_is_tied (get_state (self)))
    gtk_widget_add_css_class (box, "now");
  gtk_box_append (GTK_BOX (box), comstock_sign_new (comstock_suit_get_sign (comstock_cards_seat_get_suit (seat)),
                                                    SIGN_SIZE));
  gtk_box_append (GTK_BOX (box), words);
  if (acted)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (self->players, box);
}

static void
empty (GtkWidget *box,
       void     (*remove) (GtkWidget *box,
                           GtkWidget *child))
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    remove (box, child);
}

static void
remove_from_box (GtkWidget *box,
                 GtkWidget *child)
{
  gtk_box_remove (GTK_BOX (box), child);
}

static void
remove_from_flow (GtkWidget *box,
                  GtkWidget *child)
{
  gtk_flow_box_remove (GTK_FLOW_BOX (box), child);
}

/* In the order of play once the cards lie open. */
static void
update_players (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);
  guint8 order[CARDS_MAX_SEATS];
  guint n = comstock_cards_pad_state_get_order (state, order);

  empty (GTK_WIDGET (self->players), remove_from_box);
  if (n == 0)
    for (guint8 i = 0; i < state->n_seats; i++)
      if (state->seats[i].kind != CARDS_REAL)
        order[n++] = i;
  for (guint i = 0; i < n; i++)
    add_player (self, order[i]);
}

/* --- the column --- */

/* The button that was pressed may have nothing more to do: the keyboard must not be lost. */
static void
keep_focus (ComstockCardsPadRunner *self)
{
  if (gtk_widget_is_sensitive (GTK_WIDGET (self->go)))
    gtk_widget_grab_focus (GTK_WIDGET (self->go));
  else
    gtk_widget_child_focus (gtk_widget_get_visible (self->tie) ? self->tie : GTK_WIDGET (self->keypad),
                            GTK_DIR_TAB_FORWARD);
}

static void
on_card_pressed (ComstockCardsPadRunner *self,
                 GtkWidget              *button)
{
  const int index = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (button)));
  g_autofree char *taken = g_strdup_printf (_("Appeal %u, taken"), get_state (self)->column[index].appeal);

  comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_GONE, 0, index, 0);
  comstock_announce (GTK_WIDGET (self), taken);
  keep_focus (self);
}

static void
add_card (ComstockCardsPadRunner     *self,
          const ComstockCardsPadCard *card,
          gboolean                    picked)
{
  g_autofree char *text = g_strdup_printf (picked ? "▸ %u" : "%u", card->appeal);
  g_autofree char *label = g_strdup_printf (
    card->gone ? /* Translators: the number on a card that is taken */ _("Appeal %u, taken")
               : /* Translators: the number on a card, and what a press on it says */ _("Appeal %u: a person takes it"),
    card->appeal);
  GtkWidget *button = gtk_button_new_with_label (card->gone ? "✓" : text);

  gtk_widget_set_sensitive (button, !card->gone);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (button, "numeric");
  if (picked)
    gtk_widget_add_css_class (button, "picked");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_card_pressed), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (self->column, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

/* A place of the column whose card is still to be entered: so nothing below moves as the cards come. */
static void
add_gap (ComstockCardsPadRunner *self)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "label", "", "sensitive", FALSE, NULL);

  gtk_flow_box_append (self->column, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
update_column (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);
  const gboolean acting = comstock_cards_pad_state_get_next (state) >= 0 && !comstock_cards_pad_state_is_tied (state);
  const int pick = acting ? comstock_cards_pad_state_get_pick (state) : -1;

  empty (GTK_WIDGET (self->column), remove_from_flow);
  for (int i = 0; i < state->n_column; i++)
    add_card (self, &state->column[i], i == pick);
  /* A terrain card for each player, and a character. */
  for (int i = state->n_column; i < state->n_seats + 1; i++)
    add_gap (self);
}

/* --- ties --- */

static void
on_suit_pressed (ComstockCardsPadRunner *self,
                 GtkWidget              *button)
{
  const int suit = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (button)));

  comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_SUIT, 0, suit, 0);
  if (gtk_widget_child_focus (self->tie, GTK_DIR_TAB_FORWARD))
    return;
  comstock_cards_pad_runner_tell_step (self);
  keep_focus (self);
}

/* Those that were entered cannot be entered again. */
static void
update_suits (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);

  for (int suit = 0; suit < CARDS_SUITS; suit++)
    gtk_widget_set_sensitive (gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->suits, suit)),
                              memchr (state->suits, suit, state->n_suits) == NULL);
  gtk_widget_set_visible (self->tie, comstock_cards_pad_state_is_tied (state));
  gtk_widget_set_visible (GTK_WIDGET (self->keypad), !comstock_cards_pad_state_is_tied (state));
}

/* --- going on --- */

static gboolean
is_between_rounds (const ComstockCardsPadState *state)
{
  return !state->open || comstock_cards_pad_state_get_next (state) < 0;
}

static char *
dup_heading (const ComstockCardsPadState *state)
{
  const guint round = state->round + (state->open ? 0 : 1);

  if (comstock_cards_pad_state_is_over (state))
    return g_strdup (_("All rounds have been played"));
  /* Translators: an era, the number of its round, how many there are: "Era I, round 2 of 9" */
  return g_strdup_printf (_("%s, round %u of %u"), comstock_cards_era_get_name ((round - 1) / CARDS_ROUNDS),
                          (round - 1) % CARDS_ROUNDS + 1, CARDS_ROUNDS);
}

static char *
dup_prompt (const ComstockCardsPadState *state)
{
  if (comstock_cards_pad_state_is_over (state))
    return g_strdup (_("Now enter the cities."));
  if (comstock_cards_pad_state_is_tied (state))
    return g_strdup (_("A tie: enter the suits on the back of the top character card, from the top down."));
  if (is_between_rounds (state) && state->open)
    return g_strdup (state->round == CARDS_ROUNDS
                     ? _("Era I is over: all auction cards come back. Enter the appeal of each card in the next "
                         "column.")
                     : _("Enter the appeal of each card in the next column, beginning next to the piles."));
  if (!state->open)
    return g_strdup (_("Enter the appeal of each card in the column, beginning next to the piles."));
  return g_strdup (_("Press each card in the column that a person takes."));
}

/* "Boot takes the 7" is what the next press does. */
static char *
dup_action (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);
  const int next = comstock_cards_pad_state_get_next (state);
  const int pick = comstock_cards_pad_state_get_pick (state);
  g_autofree char *title = NULL;

  if (next < 0)
    return g_strdup (_("Reveal the Auction Cards"));
  title = comstock_cards_seat_dup_title (get_seat (self, (guint) next));
  if (pick < 0)
    /* Translators: button: a virtual player, who finds no card in the column. */
    return g_strdup_printf (_("%s Finds No Card"), title);
  /* Translators: a virtual player, and the appeal of the card that it takes. */
  return g_strdup_printf (_("%s Takes the %u"), title, state->column[pick].appeal);
}

static gboolean
can_go (const ComstockCardsPadState *state)
{
  if (is_between_rounds (state))
    return !state->open && state->n_column > 0 && !comstock_cards_pad_state_is_over (state);
  return comstock_cards_pad_state_get_pick (state) >= 0 && !comstock_cards_pad_state_is_tied (state);
}

/* --- what is read out --- */

/* The appeal of each card that still lies in the column. */
static char *
dup_column (const ComstockCardsPadState *state)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < state->n_column; i++)
    if (!state->column[i].gone)
      {
        g_autofree char *appeal = g_strdup_printf ("%u", state->column[i].appeal);

        comstock_text_list_append (list, appeal);
      }
  /* Translators: the appeal of each card in the column: "Column: 5, 3, 4." */
  return list->len > 0 ? g_strdup_printf (_("Column: %s."), list->str) : g_strdup ("");
}

/* What lies in the column, and what the button says that goes on, which is read by itself if it has the focus. */
static char *
dup_rest (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);
  const gboolean tells_next = state->open && can_go (state) && !gtk_widget_has_focus (GTK_WIDGET (self->go));
  g_autofree char *column = is_between_rounds (state) && state->open ? g_strdup ("") : dup_column (state);
  g_autofree char *action = dup_action (self);
  /* Translators: what the button says that goes on: "Next: Boot Takes the 7." */
  g_autofree char *next = g_strdup_printf (_("Next: %s."), action);

  return g_strchomp (g_strdup_printf ("%s %s", column, tells_next ? next : ""));
}

void
comstock_cards_pad_runner_tell_step (ComstockCardsPadRunner *self)
{
  g_autofree char *rest = dup_rest (self);
  g_autofree char *step = g_strdup_printf ("%s. %s %s", gtk_label_get_label (self->heading),
                                           gtk_label_get_label (self->prompt), rest);

  comstock_announce_question (GTK_WIDGET (self), g_strchomp (step));
}

/* In the midst of a round all else is known. */
static void
tell_rest (ComstockCardsPadRunner *self)
{
  g_autofree char *rest = dup_rest (self);

  comstock_announce_question (GTK_WIDGET (self), rest);
}

/* The auction cards that lie open, in the order of play. */
static char *
dup_turned (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);
  GString *text = g_string_new (NULL);
  guint8 order[CARDS_MAX_SEATS];
  const guint n = comstock_cards_pad_state_get_order (state, order);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = comstock_cards_seat_dup_title (get_seat (self, order[i]));

      g_string_append (text, i > 0 ? ", " : "");
      g_string_append_printf (text, _("%s %u"), title, comstock_cards_pad_state_get_bid (state, order[i]));
    }
  g_string_append (text, n > 0 ? "." : "");
  return g_string_free (text, FALSE);
}

static void
update_go (ComstockCardsPadRunner *self)
{
  g_autofree char *action = dup_action (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self->go), can_go (get_state (self)));
  gtk_button_set_label (self->go, action);
  comstock_button_wrap (self->go);
}

static void
update (ComstockCardsPadRunner *self)
{
  const ComstockCardsPadState *state = get_state (self);
  g_autofree char *heading = dup_heading (state);
  g_autofree char *prompt = dup_prompt (state);

  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->prompt, prompt);
  update_players (self);
  update_column (self);
  update_suits (self);
  if (!self->going)
    update_go (self);
}

/* The button gets its new name last, as that is read at once. */
static void
on_go (ComstockCardsPadRunner *self)
{
  const gboolean turning = is_between_rounds (get_state (self));
  g_autofree char *action = dup_action (self);
  g_autofree char *told = NULL;

  self->going = TRUE;
  comstock_cards_pad_enter (self->pad, turning ? COMSTOCK_CARDS_PAD_TURN : COMSTOCK_CARDS_PAD_PICK, 0, 0, 0);
  self->going = FALSE;
  told = turning ? dup_turned (self) : g_strdup_printf ("%s.", action);
  comstock_announce (GTK_WIDGET (self), told);
  if (turning || is_between_rounds (get_state (self)))
    comstock_cards_pad_runner_tell_step (self);
  else
    tell_rest (self);
  comstock_announce_before_focus (GTK_WIDGET (self));
  update_go (self);
  keep_focus (self);
}

static void
on_appeal (ComstockCardsPadRunner *self,
           int                     appeal)
{
  g_autofree char *value = g_strdup_printf ("%d", appeal);
  g_autofree char *echo = NULL;

  comstock_cards_pad_enter (self->pad, COMSTOCK_CARDS_PAD_CARD, 0, appeal, 0);
  echo = g_strdup_printf (_("Card %u: %s"), get_state (self)->n_column, value);
  comstock_announce_answer (GTK_WIDGET (self), echo);
}

static gboolean
on_key (ComstockCardsPadRunner *self,
        guint                   key,
        guint                   code,
        GdkModifierType         modifiers)
{
  const ComstockCardsPadState *state = get_state (self);

  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (key == GDK_KEY_BackSpace && !state->open && state->n_column > 0)
    return gtk_widget_activate_action (GTK_WIDGET (self), "pad.undo", NULL);
  return comstock_cards_pad_keypad_type (self->keypad, key);
}

void
comstock_cards_pad_runner_set_pad (ComstockCardsPadRunner *self,
                                   ComstockCardsPad       *pad)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_RUNNER (self));

  if (self->pad != NULL)
    g_signal_handlers_disconnect_by_data (self->pad, self);
  g_set_object (&self->pad, pad);
  g_signal_connect_object (pad, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
comstock_cards_pad_runner_lead (ComstockCardsPadRunner *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_RUNNER (self));

  keep_focus (self);
}

static void
comstock_cards_pad_runner_dispose (GObject *object)
{
  ComstockCardsPadRunner *self = COMSTOCK_CARDS_PAD_RUNNER (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->pad);
  G_OBJECT_CLASS (comstock_cards_pad_runner_parent_class)->dispose (object);
}

static void
comstock_cards_pad_runner_class_init (ComstockCardsPadRunnerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_runner_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pad-runner");
}

static void
add_column (ComstockCardsPadRunner *self)
{
  GtkWidget *group;

  self->column = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                               "min-children-per-line", PHONE_COLUMN, "max-children-per-line", CARDS_MAX_COLUMN, NULL);
  group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->column, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Column"), -1);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
}

static void
comstock_cards_pad_runner_init (ComstockCardsPadRunner *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->heading = GTK_LABEL (create_line (NULL, "title-4"));
  gtk_widget_set_parent (GTK_WIDGET (self->heading), GTK_WIDGET (self));
  self->players = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_parent (GTK_WIDGET (self->players), GTK_WIDGET (self));
  self->prompt = GTK_LABEL (create_line (NULL, "prompt"));
  gtk_widget_set_parent (GTK_WIDGET (self->prompt), GTK_WIDGET (self));
  add_column (self);
  self->suits = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                              "max-children-per-line", CARDS_SUITS, NULL);
  for (guint i = 0; i < CARDS_SUITS; i++)
    {
      const char *name = comstock_suit_get_name ((CardsSuit) i);
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), comstock_sign_new (comstock_suit_get_sign ((CardsSuit) i),
                                                                    SIGN_SIZE));
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_suit_pressed), self, G_CONNECT_SWAPPED);
      gtk_flow_box_append (self->suits, button);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
  self->tie = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->suits, NULL);
  gtk_widget_set_parent (self->tie, GTK_WIDGET (self));
  self->keypad = COMSTOCK_CARDS_PAD_KEYPAD (comstock_cards_pad_keypad_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->keypad), GTK_WIDGET (self));
  g_signal_connect_object (self->keypad, "entered", G_CALLBACK (on_appeal), self, G_CONNECT_SWAPPED);
  self->go = GTK_BUTTON (gtk_button_new_with_label (_("Reveal the Auction Cards")));
  gtk_widget_add_css_class (GTK_WIDGET (self->go), "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->go), "pill");
  gtk_widget_set_parent (GTK_WIDGET (self->go), GTK_WIDGET (self));
  g_signal_connect_object (self->go, "clicked", G_CALLBACK (on_go), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
comstock_cards_pad_runner_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_RUNNER, NULL);
}
