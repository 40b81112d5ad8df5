/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat of the card game shows: brought up to date once after each change of the game. */

#include "comstock-cards-seat-view.h"

#include <glib/gi18n.h>

#include "comstock-cards-suit.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/cards/cards/comstock-cards-character-card.h"
#include "model/cards/comstock-cards-text.h"

struct _ComstockCardsSeatView
{
  ComstockSeatFrame parent_instance;

  GtkLabel *cards;
  GtkFlowBox *characters;

  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
};

G_DEFINE_FINAL_TYPE (ComstockCardsSeatView, comstock_cards_seat_view, COMSTOCK_TYPE_SEAT_FRAME)

/* "3 6 8", or a dash for none. */
static char *
dup_numbers (GListModel *cards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (ComstockCardsBidCard) card = g_list_model_get_item (cards, i);

      g_string_append_printf (text, "%s%u", i > 0 ? " " : "",
                              comstock_cards_bid_card_get_number (card));
    }
  return g_string_free (text->len > 0 ? text : g_string_append (text, "–"), FALSE);
}

/* What this seat does in the round, or NULL as long as there is nothing to tell, and once places are those of the
 * whole game. */
static char *
dup_now (ComstockCardsSeatView *self)
{
  guint played = comstock_cards_seat_get_played (self->seat);
  guint boost = comstock_cards_seat_get_boost (self->seat);
  guint value = comstock_cards_seat_get_value (self->seat);
  g_autofree char *reason = comstock_cards_text_dup_order (self->seat);

  if (comstock_game_is_over (COMSTOCK_GAME (self->game)))
    return NULL;
  if (reason != NULL && boost > 0)
    /* Translators: auction card + boost = value, and then the place in the order of play as a sentence. */
    return g_strdup_printf (_("%u + %u = %u. %s"), played, boost, value, reason);
  if (reason != NULL)
    return g_steal_pointer (&reason);
  if (played > 0 && !comstock_cards_seat_has_turn (self->seat))
    /* Translators: the auction card that the lawyer's owner discards. */
    return g_strdup_printf (_("Discards %u: no turn in this round."), played);
  if (played > 0 && boost > 0)
    /* Translators: auction card + boost = value. */
    return g_strdup_printf (_("Plays %u + %u = %u."), played, boost, value);
  if (played > 0)
    return g_strdup_printf (_("Plays %u."), played);
  if (!comstock_cards_seat_has_turn (self->seat))
    return g_strdup (_("No turn in this round."));
  if (comstock_cards_seat_has_bid (self->seat))
    return g_strdup (_("Has picked an auction card."));
  if (boost > 0)
    return g_strdup_printf (_("Will add %u to the auction card."), boost);
  return NULL;
}

static void
update (ComstockCardsSeatView *self)
{
  ComstockSeatFrame *frame = COMSTOCK_SEAT_FRAME (self);
  g_autofree char *points = comstock_cards_seat_dup_points (self->seat);
  g_autofree char *now = dup_now (self);
  g_autofree char *used = dup_numbers (comstock_cards_seat_get_discards (self->seat));
  g_autofree char *left = dup_numbers (comstock_cards_seat_get_hand (self->seat));
  /* Translators: the auction cards that a seat has used in this era, and those it still has. */
  g_autofree char *cards = g_strdup_printf (_("Used: %s · Left: %s"), used, left);
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);
  g_autofree char *holder = comstock_cards_text_dup_holder (self->game, self->seat);
  const char *suit = comstock_cards_suit_get_name (comstock_cards_seat_get_suit (self->seat));
  g_autofree char *label = *comstock_cards_seat_get_name (self->seat) != '\0' ?
    /* Translators: a seat for a screen reader: name, suit, who holds it, "12 points". */
    g_strdup_printf (_("%s, %s, %s: %s. Look at it"), title, suit, holder, points) :
    /* Translators: a seat without a name: suit, who holds it, "12 points". */
    g_strdup_printf (_("%s, %s: %s. Look at it"), suit, holder, points);

  comstock_seat_frame_set_state (frame, holder, comstock_cards_seat_get_score (self->seat), now, label);
  comstock_seat_frame_set_acting (frame, comstock_cards_seat_is_acting (self->seat));
  gtk_label_set_label (self->cards, cards);
}

static GtkWidget *
create_character (gpointer item,
                  gpointer data)
{
  ComstockCardsSeatView *self = data;
  GtkWidget *card = comstock_cards_character_card_new (item);
  GtkWidget *cell = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", card, "focusable", FALSE, NULL);

  g_object_set (card, "compact", TRUE, "halign", GTK_ALIGN_START, NULL);
  g_signal_connect_object (card, "clicked", G_CALLBACK (comstock_seat_frame_look), self, G_CONNECT_SWAPPED);
  return cell;
}

static void
on_characters_changed (ComstockCardsSeatView *self)
{
  GListModel *characters = comstock_cards_seat_get_characters (self->seat);

  gtk_widget_set_visible (GTK_WIDGET (self->characters),
                          g_list_model_get_n_items (characters) > 0);
}

static void
show_seat (ComstockCardsSeatView *self)
{
  GListModel *characters = comstock_cards_seat_get_characters (self->seat);
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);
  const char *sign = comstock_cards_suit_get_sign (comstock_cards_seat_get_suit (self->seat));

  comstock_seat_frame_set_title (COMSTOCK_SEAT_FRAME (self), title, sign);
  gtk_flow_box_bind_model (self->characters, characters, create_character, self, NULL);
  g_signal_connect_object (characters, "items-changed", G_CALLBACK (on_characters_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::viewer", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  on_characters_changed (self);
  update (self);
}

static void
comstock_cards_seat_view_dispose (GObject *object)
{
  ComstockCardsSeatView *self = COMSTOCK_CARDS_SEAT_VIEW (object);

  g_clear_object (&self->game);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (comstock_cards_seat_view_parent_class)->dispose (object);
}

static void
comstock_cards_seat_view_class_init (ComstockCardsSeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_seat_view_dispose;

  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/seats/comstock-cards-seat-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatView, cards);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatView, characters);
}

static void
comstock_cards_seat_view_init (ComstockCardsSeatView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_seat_view_new (ComstockCardsGame *game,
                              ComstockCardsSeat *seat)
{
  ComstockCardsSeatView *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT_VIEW, NULL);

  self->game = g_object_ref (game);
  self->seat = g_object_ref (seat);
  show_seat (self);
  return GTK_WIDGET (self);
}

ComstockCardsSeat *
comstock_cards_seat_view_get_seat (ComstockCardsSeatView *self)
{
  return self->seat;
}
