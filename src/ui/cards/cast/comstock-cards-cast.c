/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cast: one portrait for each character of a seat, brought up to date whenever the city changes. */

#include "comstock-cards-cast.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-cards-overlap-row.h"
#include "ui/kit/comstock-key-group.h"

#define TURN_TIME 120       /* milliseconds for each face */

struct _ComstockCardsCast
{
  GtkWidget parent_instance;

  GtkWidget *group;
  ComstockCardsOverlapRow *row;

  ComstockCardsSeat *seat;
  AdwAnimation *turning;    /* faces turn one after another, one for each 1 of its value */
  GPtrArray *turned;        /* ComstockCardsPortrait, in the order of turning */
  int asked;                /* CardsCharacter, −1 for none */
  guint most;               /* whole portraits */
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsCast, comstock_cards_cast, GTK_TYPE_WIDGET)

static GListModel *
get_characters (ComstockCardsCast *self)
{
  return self->seat != NULL ? comstock_cards_seat_get_characters (self->seat) : NULL;
}

static void
update_points (ComstockCardsCast *self)
{
  ComstockCardsPortrait *portrait;
  CardsScore sheet;

  comstock_cards_seat_get_sheet (self->seat, &sheet);
  for (guint i = 0; (portrait = (gpointer) comstock_cards_overlap_row_get (self->row, i)) != NULL; i++)
    comstock_cards_portrait_set_points (portrait, sheet.characters[comstock_cards_portrait_get_character (portrait)]);
}

static void
turn_faces (double             value,
            ComstockCardsCast *self)
{
  for (guint i = 0; i < self->turned->len; i++)
    {
      ComstockCardsPortrait *portrait = g_ptr_array_index (self->turned, i);
      ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (portrait));
      const double part = CLAMP (value - i, 0, 1);

      comstock_cards_portrait_set_turn (portrait, comstock_cards_card_is_used (card) ? part : 1 - part);
    }
}

static void
stop_turning (ComstockCardsCast *self)
{
  adw_animation_pause (self->turning);
  turn_faces (self->turned->len, self);
  g_ptr_array_set_size (self->turned, 0);
}

static void
on_turned (ComstockCardsCast *self)
{
  g_ptr_array_set_size (self->turned, 0);
}

/* What turns at once, as at the change of an era, turns one after another. */
static void
on_used (ComstockCardsCast *self,
         GParamSpec        *pspec,
         ComstockCardsCard *card)
{
  ComstockCardsPortrait *portrait =
    comstock_cards_cast_get_portrait (self, comstock_cards_card_get_character (card));

  if (portrait == NULL)
    return;
  g_ptr_array_remove (self->turned, portrait);
  g_ptr_array_add (self->turned, g_object_ref (portrait));
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->turning), self->turned->len);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->turning), self->turned->len * TURN_TIME);
  adw_animation_reset (self->turning);
  adw_animation_play (self->turning);
}

static void
on_portrait_clicked (ComstockCardsCast *self,
                     GtkButton         *portrait)
{
  g_signal_emit (self, signals[CHOSEN], 0, portrait);
}

/* More than there is room for side by side lie in two rows, as half cards, and narrow ones if they must. */
static void
update_look (ComstockCardsCast *self)
{
  const guint n = self->seat != NULL ? g_list_model_get_n_items (get_characters (self)) : 0;
  const ComstockCardsPortraitLook look = self->most == 0 ? COMSTOCK_CARDS_PORTRAIT_FACE_ALONE
                                         : n <= self->most ? COMSTOCK_CARDS_PORTRAIT_WHOLE
                                         : n <= 2 * self->most ? COMSTOCK_CARDS_PORTRAIT_WIDE
                                                               : COMSTOCK_CARDS_PORTRAIT_HALF;
  ComstockCardsPortrait *portrait;

  /* Cards have names or states, and none lies under its neighbour where they are known to have room. */
  comstock_cards_overlap_row_set_lines (self->row, self->most == 0 || n <= self->most ? 1 : 2,
                                        self->most != G_MAXUINT && (n + 1) / 2 * COMSTOCK_CARDS_PORTRAIT_HALF_WIDTH <=
                                                                     self->most * COMSTOCK_CARDS_PORTRAIT_WIDTH);
  for (guint i = 0; (portrait = (gpointer) comstock_cards_overlap_row_get (self->row, i)) != NULL; i++)
    comstock_cards_portrait_set_look (portrait, look);
}

static void
remove_at (ComstockCardsCast *self,
           guint              position)
{
  GtkWidget *portrait = comstock_cards_overlap_row_get (self->row, position);

  g_signal_handlers_disconnect_by_func (comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (portrait)),
                                        on_used, self);
  gtk_widget_unparent (portrait);
}

static void
on_items_changed (ComstockCardsCast *self,
                  guint              position,
                  guint              removed,
                  guint              added)
{
  stop_turning (self);
  for (guint i = 0; i < removed; i++)
    remove_at (self, position);
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (get_characters (self), position + i);
      GtkWidget *portrait = comstock_cards_portrait_new (card);

      comstock_cards_portrait_set_asked (COMSTOCK_CARDS_PORTRAIT (portrait),
                                         comstock_cards_card_get_character (card) == self->asked);
      g_signal_connect_object (portrait, "clicked", G_CALLBACK (on_portrait_clicked), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (card, "notify::used", G_CALLBACK (on_used), self, G_CONNECT_SWAPPED);
      comstock_cards_overlap_row_insert (self->row, portrait, position + i);
    }
  update_look (self);
  update_points (self);
  gtk_widget_set_visible (GTK_WIDGET (self), comstock_cards_overlap_row_get (self->row, 0) != NULL);
}

static void
leave_seat (ComstockCardsCast *self)
{
  if (self->seat == NULL)
    return;
  stop_turning (self);
  g_signal_handlers_disconnect_by_data (get_characters (self), self);
  g_signal_handlers_disconnect_by_data (comstock_cards_seat_get_city (self->seat), self);
  while (comstock_cards_overlap_row_get (self->row, 0) != NULL)
    remove_at (self, 0);
  g_clear_object (&self->seat);
}

static void
comstock_cards_cast_dispose (GObject *object)
{
  ComstockCardsCast *self = COMSTOCK_CARDS_CAST (object);

  leave_seat (self);
  g_clear_object (&self->turning);
  g_clear_pointer (&self->turned, g_ptr_array_unref);
  g_clear_pointer (&self->group, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_cast_parent_class)->dispose (object);
}

static void
comstock_cards_cast_class_init (ComstockCardsCastClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_cast_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_CAST, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, COMSTOCK_TYPE_CARDS_PORTRAIT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cast");
}

static void
comstock_cards_cast_init (ComstockCardsCast *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) turn_faces, self, NULL);

  self->asked = -1;
  self->most = G_MAXUINT;
  self->row = COMSTOCK_CARDS_OVERLAP_ROW (comstock_cards_overlap_row_new ());
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->row, NULL);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->group), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Your characters"), -1);
  self->turned = g_ptr_array_new_with_free_func (g_object_unref);
  self->turning = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, 0, target);
  g_signal_connect_object (self->turning, "done", G_CALLBACK (on_turned), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
comstock_cards_cast_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CAST, NULL);
}

void
comstock_cards_cast_set_seat (ComstockCardsCast *self,
                              ComstockCardsSeat *seat)
{
  GListModel *characters;

  g_return_if_fail (COMSTOCK_IS_CARDS_CAST (self));

  if (seat == self->seat)
    return;
  leave_seat (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (seat == NULL)
    return;
  self->seat = g_object_ref (seat);
  characters = get_characters (self);
  g_signal_connect_object (characters, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_cards_seat_get_city (seat), "changed", G_CALLBACK (update_points), self,
                           G_CONNECT_SWAPPED);
  on_items_changed (self, 0, 0, g_list_model_get_n_items (characters));
}

void
comstock_cards_cast_set_room (ComstockCardsCast *self,
                              guint              most)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CAST (self));

  self->most = most;
  update_look (self);
}

void
comstock_cards_cast_set_aim (ComstockCardsCast       *self,
                             const ComstockCardsGain *gain)
{
  ComstockCardsPortrait *portrait;

  for (guint i = 0; (portrait = (gpointer) comstock_cards_overlap_row_get (self->row, i)) != NULL; i++)
    comstock_cards_portrait_set_gain (
      portrait, gain != NULL ? gain->characters[comstock_cards_portrait_get_character (portrait)] : 0);
}

void
comstock_cards_cast_ask (ComstockCardsCast *self,
                         int                character)
{
  ComstockCardsPortrait *portrait;

  self->asked = character;
  for (guint i = 0; (portrait = (gpointer) comstock_cards_overlap_row_get (self->row, i)) != NULL; i++)
    comstock_cards_portrait_set_asked (portrait, (int) comstock_cards_portrait_get_character (portrait) == character);
}

ComstockCardsPortrait *
comstock_cards_cast_get_portrait (ComstockCardsCast *self,
                                  int                character)
{
  ComstockCardsPortrait *portrait;

  for (guint i = 0; (portrait = (gpointer) comstock_cards_overlap_row_get (self->row, i)) != NULL; i++)
    if ((int) comstock_cards_portrait_get_character (portrait) == character)
      return portrait;
  return NULL;
}

gboolean
comstock_cards_cast_focus_ready (ComstockCardsCast *self)
{
  ComstockCardsPortrait *portrait = comstock_cards_cast_get_portrait (self, self->asked);

  for (guint i = 0; portrait == NULL || !comstock_cards_portrait_is_ready (portrait); i++)
    if ((portrait = (gpointer) comstock_cards_overlap_row_get (self->row, i)) == NULL)
      return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (portrait));
}
