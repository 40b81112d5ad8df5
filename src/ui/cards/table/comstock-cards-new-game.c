/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four to six seats and a code. */

#include "comstock-cards-new-game.h"

#include "comstock-cards-choices.h"
#include "ui/cards/seats/comstock-cards-seat-row.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-code-row.h"
#include "ui/table/comstock-new-game-page.h"
#include "model/cards/comstock-cards-game.h"

struct _ComstockCardsNewGame
{
  AdwPreferencesPage parent_instance;

  AdwPreferencesGroup *seats;
  ComstockCodeRow *code;

  ComstockSuitRow *rows[CARDS_MAX_SEATS];
};

static void look_init (ComstockLookInterface *iface);
static void page_init (ComstockNewGamePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsNewGame, comstock_cards_new_game, ADW_TYPE_PREFERENCES_PAGE,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init)
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_NEW_GAME_PAGE, page_init))

static void
read_rows (ComstockCardsNewGame    *self,
           ComstockCardsSetup *setup)
{
  setup->n_seats = 0;
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    if (comstock_cards_seat_row_get_choice (COMSTOCK_CARDS_SEAT_ROW (self->rows[i]), &setup->seats[setup->n_seats]))
      setup->n_seats++;
}

static ComstockGame *
deal (ComstockNewGamePage *page,
      GError             **error)
{
  ComstockCardsNewGame *self = COMSTOCK_CARDS_NEW_GAME (page);
  g_autoptr (ComstockCardsDeck) deck = comstock_cards_deck_dup_built_in ();
  ComstockCardsSetup setup = { 0 };
  ComstockCardsGame *game;

  read_rows (self, &setup);
  if (!comstock_code_row_read (self->code, &setup.seed, error))
    {
      comstock_code_row_focus (self->code);
      return NULL;
    }
  game = comstock_cards_game_new (deck, &setup, error);
  if (game == NULL)
    return NULL;
  comstock_cards_choices_store (&setup);
  return COMSTOCK_GAME (game);
}

static void
page_init (ComstockNewGamePageInterface *iface)
{
  iface->deal = deal;
}

static void
on_quick (ComstockCardsNewGame *self)
{
  g_autoptr (ComstockGame) game = comstock_cards_choices_deal_quick ();

  comstock_new_game_page_choose (COMSTOCK_NEW_GAME_PAGE (self), game);
}

static void
show_setup (ComstockCardsNewGame          *self,
            const ComstockCardsSetup *setup)
{
  guint suits[CARDS_MAX_SEATS];

  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    comstock_holder_row_set_holder (COMSTOCK_HOLDER_ROW (self->rows[i]),
                                    i < setup->n_seats ? &setup->seats[i].holder : NULL);
  for (guint i = 0; i < setup->n_seats; i++)
    suits[i] = setup->seats[i].suit;
  comstock_suit_row_set_suits (self->rows, CARDS_MAX_SEATS, suits, setup->n_seats);
}

/* The seats hand on what was chosen for them. */
static GVariant *
dup_look (ComstockLook *look)
{
  return g_variant_new_string (comstock_code_row_get_text (COMSTOCK_CARDS_NEW_GAME (look)->code));
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  comstock_code_row_set_text (COMSTOCK_CARDS_NEW_GAME (look)->code, g_variant_get_string (value, NULL));
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_cards_new_game_class_init (ComstockCardsNewGameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COMSTOCK_TYPE_CODE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/table/comstock-cards-new-game.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsNewGame, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsNewGame, code);
  gtk_widget_class_bind_template_callback (widget_class, on_quick);
}

static void
comstock_cards_new_game_init (ComstockCardsNewGame *self)
{
  ComstockCardsSetup setup;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < CARDS_MAX_SEATS; i++)
    {
      self->rows[i] = COMSTOCK_SUIT_ROW (comstock_cards_seat_row_new (i >= CARDS_MIN_SEATS, &comstock_rivals[i]));
      adw_preferences_group_add (self->seats, GTK_WIDGET (self->rows[i]));
    }
  comstock_cards_choices_load (&setup);
  show_setup (self, &setup);
}

GtkWidget *
comstock_cards_new_game_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_NEW_GAME, NULL);
}
