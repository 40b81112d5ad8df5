/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four to six seats and a code. */

#include "comstock-cards-new-game.h"

#include "comstock-cards-choices.h"
#include "ui/cards/seats/comstock-cards-suit.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-code-row.h"
#include "ui/table/comstock-new-game-page.h"
#include "ui/table/comstock-seat-row.h"
#include "model/cards/comstock-cards-game.h"

struct _ComstockCardsNewGame
{
  AdwPreferencesPage parent_instance;

  AdwPreferencesGroup *seats;
  ComstockCodeRow *code;

  ComstockSeatRow *rows[CARDS_MAX_SEATS];
};

static void look_init (ComstockLookInterface *iface);
static void page_init (ComstockNewGamePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsNewGame, comstock_cards_new_game, ADW_TYPE_PREFERENCES_PAGE,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init)
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_NEW_GAME_PAGE, page_init))

static const ComstockHolder holders[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_INTERMEDIATE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_EXPERT },
};

static const ComstockSeatOffers offers = {
  .least = CARDS_MIN_SEATS,
  .most = CARDS_MAX_SEATS,
  .holders = holders,
  .n = G_N_ELEMENTS (holders),
  .n_suits = CARDS_SUITS,
  .get_holder = comstock_cards_level_get_holder,
  .get_suit_name = comstock_cards_suit_get_name,
  .get_suit_sign = comstock_cards_suit_get_sign,
  .get_manner = comstock_cards_manner_get_words,
};

static ComstockGame *
deal (ComstockNewGamePage *page,
      GError             **error)
{
  ComstockCardsNewGame *self = COMSTOCK_CARDS_NEW_GAME (page);
  g_autoptr (ComstockCardsDeck) deck = comstock_cards_deck_dup_built_in ();
  ComstockCardsSetup setup = { 0 };
  ComstockCardsGame *game;

  setup.n_seats = comstock_seat_rows_read (self->rows, CARDS_MAX_SEATS, setup.seats);
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
  comstock_cards_choices_load (&setup);
  comstock_seat_rows_add (self->seats, &offers, self->rows, setup.seats, setup.n_seats);
}

GtkWidget *
comstock_cards_new_game_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_NEW_GAME, NULL);
}
