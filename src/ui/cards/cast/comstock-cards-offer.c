/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All who may come are in sight at once, those who bring most first; the city stays in sight around them. */

#include "comstock-cards-offer.h"

#include <glib/gi18n.h>

#include "comstock-cards-overlap-row.h"
#include "comstock-cards-portrait.h"
#include "model/cards/comstock-cards-forecast.h"
#include "ui/cards/cards/comstock-cards-face.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/table/comstock-callout.h"

#define GAP 8
#define FRAME 168           /* the height of what stands above and below the cards */

struct _ComstockCardsOffer
{
  GtkWidget parent_instance;

  ComstockShapeBin *bin;
  ComstockCardsFace *face;
  GtkLabel *title;
  GtkBox *rows;             /* of ComstockCardsOverlapRow */
  GtkLabel *effect;
  GtkButton *nobody;

  ComstockCardsGame *game;
  GtkOverlay *overlay;      /* not owned */
  GtkWidget *board;         /* not owned */
  GtkWidget *first;
  GArray *choices;          /* of Choice, best first */
  CsMove quiet;             /* nobody comes; 0: nothing is asked */
  int width;                /* for which the cards were laid out */
};

enum
{
  CHOSEN,
  PRESSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsOffer, comstock_cards_offer, GTK_TYPE_WIDGET)

typedef struct
{
  CardsCharacter character;
  CsMove move;
  int points;
} Choice;

static int
compare_choices (gconstpointer a,
                 gconstpointer b)
{
  const Choice *one = a;
  const Choice *other = b;

  return one->points != other->points ? other->points - one->points : (int) one->character - (int) other->character;
}

static GArray *
dup_choices (ComstockCardsOffer *self,
             const ComstockAsk  *ask)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockOption *option = &ask->options[i];
      const CardsCharacter character = (CardsCharacter) option->place.x;
      const Choice choice = { character, option->move,
                              comstock_cards_forecast_hire (self->game, (guint) ask->seat, character) };

      if (option->place.surface == COMSTOCK_CARDS_SURFACE_OFFER)
        g_array_append_val (choices, choice);
    }
  g_array_sort (choices, compare_choices);
  return choices;
}

static GArray *
dup_cast (ComstockCardsSeat *seat)
{
  GListModel *characters = comstock_cards_seat_get_characters (seat);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  CardsScore sheet;

  comstock_cards_seat_get_sheet (seat, &sheet);
  for (guint i = 0; i < g_list_model_get_n_items (characters); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);
      const CardsCharacter character = (CardsCharacter) comstock_cards_card_get_character (card);
      const Choice choice = { character, 0, sheet.characters[character] };

      g_array_append_val (choices, choice);
    }
  return choices;
}

static void
choose (ComstockCardsOffer *self,
        CsMove              move)
{
  if (self->quiet == 0)
    comstock_cards_offer_ask (self, NULL);
  else
    g_signal_emit (self, signals[CHOSEN], 0, move);
}

static void
tell_effect (ComstockCardsOffer *self,
             CardsCharacter      character)
{
  ComstockCardsCard *card = comstock_cards_game_get_card (self->game, (CardsCard) (CARDS_TERRAIN + character));
  g_autofree char *label = comstock_cards_card_dup_label (card);

  gtk_label_set_label (self->effect, label);
}

static void
on_card_clicked (ComstockCardsOffer    *self,
                 ComstockCardsPortrait *portrait)
{
  const CardsCharacter character = comstock_cards_portrait_get_character (portrait);

  if (self->quiet == 0)
    {
      tell_effect (self, character);
      g_signal_emit (self, signals[PRESSED], 0, character);
      return;
    }
  for (guint i = 0; i < self->choices->len; i++)
    if (g_array_index (self->choices, Choice, i).character == character)
      {
        choose (self, g_array_index (self->choices, Choice, i).move);
        return;
      }
}

static void
on_nobody (ComstockCardsOffer *self)
{
  choose (self, self->quiet);
}

/* Under the cards stands what the one does that is pointed at or has the focus. */
static void
on_card_state (ComstockCardsOffer    *self,
               GtkStateFlags          before,
               ComstockCardsPortrait *portrait)
{
  const GtkStateFlags seen = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;

  if ((gtk_widget_get_state_flags (GTK_WIDGET (portrait)) & seen) != 0)
    tell_effect (self, comstock_cards_portrait_get_character (portrait));
}

static void
add_card (ComstockCardsOffer        *self,
          GtkWidget                 *row,
          ComstockCardsPortraitLook  look,
          const Choice              *choice)
{
  ComstockCardsCard *card =
    comstock_cards_game_get_card (self->game, (CardsCard) (CARDS_TERRAIN + choice->character));
  GtkWidget *portrait = comstock_cards_portrait_new (card);

  comstock_cards_portrait_set_look (COMSTOCK_CARDS_PORTRAIT (portrait), look);
  if (self->quiet != 0)
    comstock_cards_portrait_offer (COMSTOCK_CARDS_PORTRAIT (portrait), choice->points);
  else
    comstock_cards_portrait_set_points (COMSTOCK_CARDS_PORTRAIT (portrait), choice->points);
  g_signal_connect_object (portrait, "clicked", G_CALLBACK (on_card_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (portrait, "state-flags-changed", G_CALLBACK (on_card_state), self, G_CONNECT_SWAPPED);
  comstock_cards_overlap_row_insert (COMSTOCK_CARDS_OVERLAP_ROW (row), portrait, G_MAXUINT);
  if (self->first == NULL)
    self->first = portrait;
}

static void
clear_cards (ComstockCardsOffer *self)
{
  GtkWidget *row;

  self->first = NULL;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, row);
}

/* How many rows of how many cards stand in the window, none over another. */
static guint
count_room (ComstockCardsOffer        *self,
            ComstockCardsPortraitLook  look,
            int                        width,
            guint                     *n_rows)
{
  const int frame = (int) (FRAME * comstock_scale_get (self->board) * (1 + comstock_scale_get_text (self->board)) / 2);
  const int room = gtk_widget_get_height (GTK_WIDGET (self->overlay)) - frame;
  int card, height;

  comstock_cards_portrait_get_size (GTK_WIDGET (self), look, &card, &height);
  *n_rows = (guint) MAX (1, room / (height + GAP));
  return (guint) MAX (1, (width + COMSTOCK_CARDS_OVERLAP_GAP) / (card + COMSTOCK_CARDS_OVERLAP_GAP));
}

/* Small cards where whole ones have no room; only what has no room even then overlaps. */
static void
lay_out (ComstockCardsOffer *self,
         int                 width)
{
  ComstockCardsPortraitLook look = COMSTOCK_CARDS_PORTRAIT_WHOLE;
  guint n_rows, per_row = count_room (self, look, width, &n_rows);

  if (self->choices->len > per_row * n_rows)
    per_row = count_room (self, look = COMSTOCK_CARDS_PORTRAIT_SMALL, width, &n_rows);
  n_rows = CLAMP ((self->choices->len + per_row - 1) / per_row, 1, n_rows);
  per_row = MAX ((self->choices->len + n_rows - 1) / n_rows, 1);
  clear_cards (self);
  for (guint i = 0; i < self->choices->len; i++)
    {
      if (i % per_row == 0)
        {
          GtkWidget *row = comstock_cards_overlap_row_new ();

          gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
          gtk_box_append (self->rows, row);
        }
      add_card (self, gtk_widget_get_last_child (GTK_WIDGET (self->rows)), look,
                &g_array_index (self->choices, Choice, i));
    }
}

/* The cards are laid out anew: the focus goes to the first again. */
static void
on_reshape (ComstockCardsOffer *self,
            int                 width,
            int                 height)
{
  const gboolean focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (self->choices == NULL || width == self->width)
    return;
  self->width = width;
  lay_out (self, width);
  if (focus)
    comstock_cards_offer_focus (self);
}

/* Over the board; what is too large for it lies over what is below as well, and over all of that.  A board as high as
 * the table is a phone's on its side, where all lies over what is beside it, too. */
static gboolean
on_get_position (ComstockCardsOffer *self,
                 GtkWidget          *child,
                 GdkRectangle       *position)
{
  graphene_rect_t bounds;
  int width, height, least, y;

  if (child != GTK_WIDGET (self) || !gtk_widget_compute_bounds (self->board, GTK_WIDGET (self->overlay), &bounds))
    return FALSE;
  if (bounds.size.height >= (float) gtk_widget_get_height (GTK_WIDGET (self->overlay)))
    bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self->overlay)), bounds.size.height);
  width = MAX ((int) bounds.size.width, comstock_measure_least_width (child));
  comstock_measure_height (child, width, &least, NULL);
  height = MAX ((int) bounds.size.height, least);
  y = MAX (0, MIN ((int) bounds.origin.y, gtk_widget_get_height (GTK_WIDGET (self->overlay)) - height));
  *position = (GdkRectangle) { (int) bounds.origin.x, y, width, height };
  return TRUE;
}

static gboolean
on_key_pressed (ComstockCardsOffer *self,
                guint               keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  on_nobody (self);
  return GDK_EVENT_STOP;
}

static void
comstock_cards_offer_dispose (GObject *object)
{
  ComstockCardsOffer *self = COMSTOCK_CARDS_OFFER (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->choices, g_array_unref);
  if (self->bin != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bin));
  self->bin = NULL;
  G_OBJECT_CLASS (comstock_cards_offer_parent_class)->dispose (object);
}

static void
comstock_cards_offer_class_init (ComstockCardsOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_offer_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_OFFER, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PRESSED] = g_signal_new ("pressed", COMSTOCK_TYPE_CARDS_OFFER, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  g_type_ensure (COMSTOCK_TYPE_CARDS_FACE);
  g_type_ensure (COMSTOCK_TYPE_KEY_GROUP);
  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cast/comstock-cards-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOffer, bin);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOffer, face);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOffer, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOffer, rows);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOffer, effect);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsOffer, nobody);
  gtk_widget_class_bind_template_callback (widget_class, on_reshape);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "offer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_offer_init (ComstockCardsOffer *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), COMSTOCK_CALLOUT_ASKS);
  comstock_label_tell_cut (self->effect);
  comstock_cards_face_set_character (self->face, CARDS_PAPERBOY);
  g_signal_connect_object (self->nobody, "clicked", G_CALLBACK (on_nobody), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
comstock_cards_offer_new (ComstockCardsGame *game,
                          GtkOverlay        *overlay,
                          GtkWidget         *board)
{
  ComstockCardsOffer *self = g_object_new (COMSTOCK_TYPE_CARDS_OFFER, NULL);

  self->game = g_object_ref (game);
  self->overlay = overlay;
  self->board = board;
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (on_get_position), self, G_CONNECT_SWAPPED);
  gtk_overlay_add_overlay (overlay, GTK_WIDGET (self));
  /* Under what explains it. */
  gtk_widget_insert_after (GTK_WIDGET (self), GTK_WIDGET (overlay), gtk_overlay_get_child (overlay));
  return GTK_WIDGET (self);
}

static void
show (ComstockCardsOffer *self,
      GArray             *choices,
      CsMove              quiet)
{
  const char *title = quiet != 0 ? _("Who comes with the paperboy?") : _("Your characters");

  comstock_cards_offer_ask (self, NULL);
  self->choices = choices;
  self->quiet = quiet;
  gtk_widget_set_visible (GTK_WIDGET (self->face), quiet != 0);
  gtk_label_set_label (self->title, title);
  /* Translators: answer: take no character */
  gtk_button_set_label (self->nobody, quiet != 0 ? _("Nobody") : _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  lay_out (self, self->width);
}

void
comstock_cards_offer_ask (ComstockCardsOffer *self,
                          const ComstockAsk  *ask)
{
  if (ask != NULL)
    {
      show (self, dup_choices (self, ask), comstock_ask_find_quiet (ask)->move);
      return;
    }
  clear_cards (self);
  g_clear_pointer (&self->choices, g_array_unref);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
comstock_cards_offer_show (ComstockCardsOffer *self,
                           ComstockCardsSeat  *seat,
                           CardsCharacter      first)
{
  show (self, dup_cast (seat), 0);
  tell_effect (self, first);
  gtk_widget_grab_focus (GTK_WIDGET (self->nobody));
}

void
comstock_cards_offer_focus (ComstockCardsOffer *self)
{
  gtk_widget_grab_focus (self->first != NULL ? self->first : GTK_WIDGET (self->nobody));
}
