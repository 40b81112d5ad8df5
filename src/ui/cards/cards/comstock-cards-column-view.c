/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The column keeps one button per card of the model's list, in step with its changes, so that focus survives.  What was
 * taken in this round leaves a slot, so that nothing else moves. */

#include "comstock-cards-column-view.h"

#include <glib/gi18n.h>

#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-key-group.h"
#include "comstock-cards-card-back.h"
#include "comstock-cards-card-drag.h"
#include "comstock-cards-character-card.h"
#include "comstock-cards-column-layout.h"
#include "comstock-cards-slot.h"
#include "comstock-cards-terrain-card.h"
#include "model/cards/comstock-cards-column.h"
#include "ui/table/comstock-callout.h"
#include "ui/table/comstock-seen-bin.h"

/* The side of a terrain card at least, in pixels of the usual scale. */
#define LEAST_SIDE 44

struct _ComstockCardsColumnView
{
  GtkWidget parent_instance;

  GtkScrolledWindow *scroller;
  GtkBox *box;
  GtkWidget *group;
  GtkWidget *piles;
  ComstockCardsCardBack *era_pile;
  ComstockCardsCardBack *character_pile;
  GtkBox *cards;
  ComstockCardsGame *game;
  char *sentence;
  ComstockCallout *remark;      /* weak */
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (ComstockCardsColumnView, comstock_cards_column_view, GTK_TYPE_WIDGET)

enum
{
  PROP_GAME = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  CARD_CHOSEN,
  LEAVING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The next of the cards from @child on, past the slots. */
static GtkWidget *
skip_slots (GtkWidget *child)
{
  while (child != NULL && COMSTOCK_IS_CARDS_SLOT (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_card (ComstockCardsColumnView *self)
{
  return skip_slots (gtk_widget_get_first_child (GTK_WIDGET (self->cards)));
}

static GtkWidget *
next_card (GtkWidget *card)
{
  return skip_slots (gtk_widget_get_next_sibling (card));
}

static GtkWidget *
nth_card (ComstockCardsColumnView *self,
          guint                    position)
{
  GtkWidget *card = first_card (self);

  while (card != NULL && position-- > 0)
    card = next_card (card);
  return card;
}

static GtkWidget *
find_slot (ComstockCardsColumnView *self,
           CardsCard                card)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (COMSTOCK_IS_CARDS_SLOT (child) && comstock_cards_slot_get_card (COMSTOCK_CARDS_SLOT (child)) == card)
      return child;
  return NULL;
}

/* What others may take is not marked: the mark is for the player asked. */
static void
update_takeable (ComstockCardsColumnView *self,
                 GtkWidget               *button)
{
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button));

  if (self->sentence == NULL && comstock_cards_card_is_takeable (card))
    {
      gtk_widget_add_css_class (button, "takeable");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _("Can be taken now"), -1);
    }
  else
    {
      gtk_widget_remove_css_class (button, "takeable");
      if (self->sentence != NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                        self->sentence, -1);
      else
        gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

static void
on_takeable (ComstockCardsColumnView *self,
             GParamSpec              *pspec,
             ComstockCardsCard       *card)
{
  GtkWidget *button = comstock_cards_column_view_find_card (self, card);

  if (button != NULL)
    update_takeable (self, button);
}

static void
drop_remark (ComstockCardsColumnView *self)
{
  if (self->remark != NULL)
    comstock_callout_remove (self->remark);
}

static void
show_sentence (ComstockCardsColumnView *self,
               GtkWidget               *button,
               const char              *sentence)
{
  drop_remark (self);
  g_set_weak_pointer (&self->remark, comstock_callout_remark (button, sentence));
  comstock_announce (button, sentence);
}

static void
on_pile_clicked (ComstockCardsColumnView *self,
                 ComstockCardsCardBack   *pile)
{
  show_sentence (self, GTK_WIDGET (pile), comstock_cards_card_back_get_meaning (pile));
}

static void
on_clicked (ComstockCardsColumnView *self,
            GtkWidget               *button)
{
  drop_remark (self);
  if (self->sentence != NULL)
    {
      show_sentence (self, button, self->sentence);
      gtk_widget_error_bell (button);
    }
  else
    g_signal_emit (self, signals[CARD_CHOSEN], 0,
                   comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button)));
}

static void
show_size (ComstockCardsColumnView *self,
           GtkWidget               *button)
{
  if (COMSTOCK_IS_CARDS_TERRAIN_CARD (button))
    {
      g_object_set (button, "side", LEAST_SIDE, "halign", GTK_ALIGN_FILL, "valign", GTK_ALIGN_FILL, NULL);
      comstock_cards_column_layout_set_square (button);
    }
  else
    {
      g_object_set (button, "compact", self->compact, NULL);
    }
}

static GtkWidget *
card_button_new (ComstockCardsColumnView *self,
                 ComstockCardsCard       *card)
{
  GtkWidget *button = comstock_cards_card_get_terrain (card) != NULL ? comstock_cards_terrain_card_new (card)
                                                               : comstock_cards_character_card_new (card);

  g_signal_connect_object (card, "notify::takeable", G_CALLBACK (on_takeable), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  comstock_cards_card_drag_add (COMSTOCK_CARDS_CARD_BUTTON (button));
  show_size (self, button);
  update_takeable (self, button);
  return button;
}

/* As large as the card was, which the words of a character decide. */
static GtkWidget *
slot_new (ComstockCardsColumnView *self,
          ComstockCardsCard       *card)
{
  GtkWidget *slot = comstock_cards_slot_new (comstock_cards_card_get_number (card));

  if (comstock_cards_card_get_terrain (card) != NULL)
    comstock_cards_column_layout_set_square (slot);
  else
    {
      comstock_cards_slot_set_model (COMSTOCK_CARDS_SLOT (slot), comstock_cards_character_card_new (card));
      show_size (self, comstock_cards_slot_get_model (COMSTOCK_CARDS_SLOT (slot)));
    }
  return slot;
}

/* What was taken in this round before the game came to this table has left its place, too. */
static void
restore_slots (ComstockCardsColumnView *self)
{
  g_autoptr (GArray) places = comstock_cards_column_dup_places (self->game);
  GtkWidget *before = NULL;

  for (guint i = 0; i < places->len; i++)
    {
      const ComstockCardsColumnPlace *place = &g_array_index (places, ComstockCardsColumnPlace, i);
      ComstockCardsCard *card = comstock_cards_game_get_card (self->game, (CardsCard) place->card);
      GtkWidget *child = comstock_cards_column_view_find_card (self, card);

      if (place->taker >= 0)
        {
          child = slot_new (self, card);
          comstock_cards_slot_set_taker (COMSTOCK_CARDS_SLOT (child),
                                         comstock_cards_game_get_seat (self->game, (guint) place->taker));
          gtk_box_insert_child_after (self->cards, child, before);
        }
      before = child != NULL ? child : before;
    }
}

static void
clear_slots (ComstockCardsColumnView *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards));

  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      if (COMSTOCK_IS_CARDS_SLOT (child))
        gtk_box_remove (self->cards, child);
      child = next;
    }
}

static void
on_taken (ComstockCardsColumnView *self,
          const CsEvent           *event)
{
  GtkWidget *slot = find_slot (self, (CardsCard) event->args[0]);

  if (slot != NULL)
    comstock_cards_slot_set_taker (COMSTOCK_CARDS_SLOT (slot), comstock_cards_game_get_seat (self->game, event->seat));
}

/* A removed button takes the focus with it unless a neighbour has it first. */
static void
remove_card (ComstockCardsColumnView *self,
             GtkWidget               *button)
{
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button));

  if (gtk_widget_has_focus (button))
    {
      GtkWidget *next = next_card (button) != NULL ? next_card (button) : first_card (self);

      gtk_widget_grab_focus (next != button ? next : GTK_WIDGET (self->era_pile));
    }
  g_signal_emit (self, signals[LEAVING], 0, button);
  g_signal_handlers_disconnect_by_data (card, self);
  gtk_box_insert_child_after (self->cards, slot_new (self, card), button);
  gtk_box_remove (self->cards, button);
}

/* A card that comes back, as its move was undone, has its place; any other is of another round. */
static void
add_card (ComstockCardsColumnView *self,
          ComstockCardsCard       *card,
          GtkWidget               *before)
{
  GtkWidget *slot = find_slot (self, comstock_cards_card_get_number (card));
  GtkWidget *button = card_button_new (self, card);

  if (slot == NULL)
    clear_slots (self);
  /* A round begins: where they do not all fit, the first are seen. */
  if (slot == NULL && before == NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_hadjustment (self->scroller), 0);
  gtk_box_insert_child_after (self->cards, button, slot != NULL ? slot : before);
  if (slot != NULL)
    gtk_box_remove (self->cards, slot);
}

static void
on_column_changed (ComstockCardsColumnView *self,
                   guint                    position,
                   guint                    removed,
                   guint                    added,
                   GListModel              *column)
{
  for (guint i = 0; i < removed; i++)
    remove_card (self, nth_card (self, position));
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, position + i);

      add_card (self, card, position + i > 0 ? nth_card (self, position + i - 1) : NULL);
    }
}

/* After each change: what was told of the position before is past. */
static void
update_piles (ComstockCardsColumnView *self)
{
  const CardsBack *top = comstock_cards_game_get_top_back (self->game);
  CardsSuit suits[CARDS_SUITS];

  drop_remark (self);
  comstock_cards_game_get_tie_breaker (self->game, suits);
  comstock_cards_card_back_show_era (self->era_pile, (int) comstock_cards_game_get_era (self->game) - 1,
                                     (int) comstock_cards_game_get_terrain_pile (self->game));
  comstock_cards_card_back_show_character (self->character_pile, suits, top != NULL && top->skull,
                                           (int) comstock_cards_game_get_character_pile (self->game));
}

void
comstock_cards_column_view_set_game (ComstockCardsColumnView *self,
                                     ComstockCardsGame       *game)
{
  GListModel *column;

  g_return_if_fail (COMSTOCK_IS_CARDS_COLUMN_VIEW (self));
  g_return_if_fail (game == NULL || COMSTOCK_IS_CARDS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (comstock_cards_game_get_column (self->game), self);
      while (nth_card (self, 0) != NULL)
        remove_card (self, nth_card (self, 0));
      clear_slots (self);
    }
  g_set_object (&self->game, game);
  gtk_widget_set_visible (self->piles, game != NULL);
  if (game != NULL)
    {
      column = comstock_cards_game_get_column (game);
      g_signal_connect_object (game, "changed", G_CALLBACK (update_piles), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (game, "event::take", G_CALLBACK (on_taken), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (column, "items-changed", G_CALLBACK (on_column_changed), self, G_CONNECT_SWAPPED);
      on_column_changed (self, 0, 0, g_list_model_get_n_items (column), column);
      restore_slots (self);
      update_piles (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

void
comstock_cards_column_view_set_row (ComstockCardsColumnView *self,
                                    gboolean                 row,
                                    gboolean                 compact)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->cards));

  g_return_if_fail (COMSTOCK_IS_CARDS_COLUMN_VIEW (self));

  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), row ? GTK_ORIENTATION_HORIZONTAL
                                                                  : GTK_ORIENTATION_VERTICAL);
  gtk_box_reorder_child_after (self->box, self->piles, row ? self->group : NULL);
  gtk_scrolled_window_set_policy (self->scroller, row ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  row ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  comstock_cards_column_layout_set_row (COMSTOCK_CARDS_COLUMN_LAYOUT (layout), row, !compact);
  comstock_cards_card_back_set_room (self->era_pile, row, compact);
  comstock_cards_card_back_set_room (self->character_pile, row, compact);
  /* The suits on it stand below the cards there. */
  gtk_widget_set_visible (GTK_WIDGET (self->character_pile), !compact);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *card = COMSTOCK_IS_CARDS_SLOT (child) ? comstock_cards_slot_get_model (COMSTOCK_CARDS_SLOT (child))
                                                       : child;

      if (card != NULL)
        show_size (self, card);
    }
}

void
comstock_cards_column_view_set_refusal (ComstockCardsColumnView *self,
                                        const char              *sentence)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_COLUMN_VIEW (self));

  if (g_strcmp0 (self->sentence, sentence) == 0)
    return;
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  drop_remark (self);
  for (GtkWidget *button = first_card (self); button != NULL; button = next_card (button))
    update_takeable (self, button);
}

static void
comstock_cards_column_view_get_property (GObject    *object,
                                         guint       id,
                                         GValue     *value,
                                         GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, COMSTOCK_CARDS_COLUMN_VIEW (object)->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_column_view_set_property (GObject      *object,
                                         guint         id,
                                         const GValue *value,
                                         GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_GAME:
      comstock_cards_column_view_set_game (COMSTOCK_CARDS_COLUMN_VIEW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static gboolean
comstock_cards_column_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (COMSTOCK_CARDS_COLUMN_VIEW (widget)->cards)));
}

static void
comstock_cards_column_view_dispose (GObject *object)
{
  ComstockCardsColumnView *self = COMSTOCK_CARDS_COLUMN_VIEW (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->sentence, g_free);
  g_clear_weak_pointer (&self->remark);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_first_child (GTK_WIDGET (self)))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_column_view_parent_class)->dispose (object);
}

static void
comstock_cards_column_view_class_init (ComstockCardsColumnViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_column_view_dispose;
  object_class->get_property = comstock_cards_column_view_get_property;
  object_class->set_property = comstock_cards_column_view_set_property;
  widget_class->grab_focus = comstock_cards_column_view_grab_focus;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, COMSTOCK_TYPE_CARDS_GAME,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CARD_CHOSEN] = g_signal_new ("card-chosen", COMSTOCK_TYPE_CARDS_COLUMN_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, COMSTOCK_TYPE_CARDS_CARD);

  signals[LEAVING] = g_signal_new ("leaving", COMSTOCK_TYPE_CARDS_COLUMN_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, COMSTOCK_TYPE_CARDS_CARD_BUTTON);

  g_type_ensure (COMSTOCK_TYPE_CARDS_CARD_BACK);
  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  g_type_ensure (COMSTOCK_TYPE_SEEN_BIN);
  gtk_widget_class_set_css_name (widget_class, "column-view");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/comstock/Comstock/ui/cards/cards/comstock-cards-column-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, group);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, piles);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, era_pile);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, character_pile);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsColumnView, cards);
  gtk_widget_class_bind_template_callback (widget_class, on_pile_clicked);
}

static void
comstock_cards_column_view_init (ComstockCardsColumnView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->cards), comstock_cards_column_layout_new ());
  comstock_explain_set_topics (GTK_WIDGET (self->era_pile), "rule:terrain-cards");
  comstock_explain_set_topics (GTK_WIDGET (self->character_pile), "rule:ties rule:characters");
}

GtkWidget *
comstock_cards_column_view_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_COLUMN_VIEW, NULL);
}

void
comstock_cards_column_view_focus (ComstockCardsColumnView *self)
{
  GtkWidget *card;

  g_return_if_fail (COMSTOCK_IS_CARDS_COLUMN_VIEW (self));

  for (card = first_card (self); card != NULL; card = next_card (card))
    if (gtk_widget_has_css_class (card, "takeable"))
      {
        gtk_widget_grab_focus (card);
        return;
      }
}

GtkWidget *
comstock_cards_column_view_find_card (ComstockCardsColumnView *self,
                                      ComstockCardsCard       *card)
{
  GtkWidget *button = first_card (self);

  while (button != NULL && comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (button)) != card)
    button = next_card (button);
  return button;
}

GtkWidget *
comstock_cards_column_view_get_pile (ComstockCardsColumnView *self,
                                     ComstockCardsCard       *card)
{
  return GTK_WIDGET (comstock_cards_card_get_terrain (card) != NULL || self->compact ? self->era_pile
                                                                                     : self->character_pile);
}
