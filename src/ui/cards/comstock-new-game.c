/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Game: four to six seats and a code; what is refused is said above the seats. */

#include "comstock-new-game.h"

#include <glib/gi18n.h>

#include "../comstock-announcer.h"
#include "comstock-cards-choices.h"
#include "comstock-seat-row.h"
#include "../comstock-look.h"
#include "model/cards/comstock-cards-game.h"

struct _ComstockNewGame
{
  AdwWindow parent_instance;

  GtkLabel *refusal;
  AdwPreferencesGroup *seats;
  GtkEditable *code;

  ComstockSeatRow *rows[CARDS_MAX_SEATS];
};

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockNewGame, comstock_new_game, ADW_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static void
refuse (ComstockNewGame *self,
        const char      *sentence)
{
  gtk_label_set_label (self->refusal, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal), TRUE);
  comstock_announce (GTK_WIDGET (self), sentence);
}

static void
choose (ComstockNewGame *self,
        gpointer         game)
{
  g_signal_emit (self, signals[CHOSEN], 0, game);
  gtk_window_close (GTK_WINDOW (self));
}

static void
deal (ComstockNewGame          *self,
      const ComstockCardsSetup *setup)
{
  g_autoptr (ComstockDeck) deck = comstock_deck_dup_built_in ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ComstockCardsGame) game = comstock_cards_game_new (deck, setup, &error);

  if (game == NULL)
    {
      refuse (self, error->message);
      return;
    }
  comstock_cards_choices_store (setup);
  choose (self, game);
}

static gboolean
read_code (ComstockNewGame *self,
           guint64         *seed)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (self->code)));

  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

static void
read_rows (ComstockNewGame    *self,
           ComstockCardsSetup *setup)
{
  setup->n_seats = 0;
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    if (comstock_seat_row_get_choice (self->rows[i], &setup->seats[setup->n_seats]))
      setup->n_seats++;
}

static void
on_start (ComstockNewGame *self)
{
  ComstockCardsSetup setup = { 0 };

  read_rows (self, &setup);
  if (!read_code (self, &setup.seed))
    {
      refuse (self, _("A game code is a number."));
      gtk_widget_grab_focus (GTK_WIDGET (self->code));
      return;
    }
  deal (self, &setup);
}

static void
on_quick (ComstockNewGame *self)
{
  g_autoptr (ComstockGame) game = comstock_cards_choices_deal_quick ();

  choose (self, game);
}

static void
show_seed (ComstockNewGame *self,
           guint64          seed)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  gtk_editable_set_text (self->code, text);
}

static void
on_draw (ComstockNewGame *self)
{
  show_seed (self, comstock_cards_choices_draw_seed ());
}

/* Suits are all different: whoever had the suit chosen gets the one given up. */
static void
on_suit_changed (ComstockNewGame *self,
                 guint            before,
                 ComstockSeatRow *row)
{
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    if (self->rows[i] != row &&
        comstock_seat_row_get_suit (self->rows[i]) == comstock_seat_row_get_suit (row))
      comstock_seat_row_set_suit (self->rows[i], (CardsSuit) before);
}

static CardsSuit
take_free_suit (guint *taken)
{
  guint suit = 0;

  while ((*taken & CARDS_BIT (suit)) != 0)
    suit++;
  *taken |= CARDS_BIT (suit);
  return (CardsSuit) suit;
}

static void
show_setup (ComstockNewGame          *self,
            const ComstockCardsSetup *setup)
{
  guint taken = 0;

  for (guint i = 0; i < setup->n_seats; i++)
    {
      comstock_seat_row_set_choice (self->rows[i], &setup->seats[i]);
      taken |= CARDS_BIT (setup->seats[i].suit);
    }
  for (guint i = setup->n_seats; i < CARDS_MAX_SEATS; i++)
    {
      comstock_seat_row_set_choice (self->rows[i], NULL);
      comstock_seat_row_set_suit (self->rows[i], take_free_suit (&taken));
    }
  show_seed (self, setup->seed);
}

/* The seats hand on what was chosen for them. */
static GVariant *
dup_look (ComstockLook *look)
{
  return g_variant_new_string (gtk_editable_get_text (COMSTOCK_NEW_GAME (look)->code));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  gtk_editable_set_text (COMSTOCK_NEW_GAME (look)->code, g_variant_get_string (value, NULL));
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_new_game_class_init (ComstockNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, COMSTOCK_TYPE_GAME);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/comstock-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, refusal);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockNewGame, code);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
  gtk_widget_class_bind_template_callback (widget_class, on_quick);
  gtk_widget_class_bind_template_callback (widget_class, on_draw);
}

static void
comstock_new_game_init (ComstockNewGame *self)
{
  ComstockCardsSetup setup;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    {
      self->rows[i] = COMSTOCK_SEAT_ROW (comstock_seat_row_new (i >= CARDS_MIN_SEATS));
      adw_preferences_group_add (self->seats, GTK_WIDGET (self->rows[i]));
      g_signal_connect_object (self->rows[i], "suit-changed", G_CALLBACK (on_suit_changed), self,
                               G_CONNECT_SWAPPED);
    }
  comstock_cards_choices_load (&setup);
  show_setup (self, &setup);
}

GtkWindow *
comstock_new_game_new (void)
{
  return g_object_new (COMSTOCK_TYPE_NEW_GAME, NULL);
}
