/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat of New Game; each suit is somebody's, so a change of it is told. */

#include "comstock-cards-seat-row.h"

#include "comstock-cards-suit.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-rows.h"

struct _ComstockCardsSeatRow
{
  ComstockHolderRow parent_instance;

  AdwComboRow *suit;

  CardsSuit shown_suit;
  gboolean setting;     /* the program, not the player, changes the row */
};

static const ComstockHolder offers[] = {
  { COMSTOCK_PERSON, COMSTOCK_NO_LEVEL },
  { COMSTOCK_RIVAL, COMSTOCK_MEDIUM },
  { COMSTOCK_RIVAL, COMSTOCK_HARD },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_NOVICE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_INTERMEDIATE },
  { COMSTOCK_AUTOMATIC, COMSTOCK_CARDS_EXPERT },
};

enum
{
  SUIT_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static ComstockLookInterface *parent_look;

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsSeatRow, comstock_cards_seat_row, COMSTOCK_TYPE_HOLDER_ROW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static const char *
comstock_cards_seat_row_get_title (ComstockHolderRow *row)
{
  return comstock_cards_suit_get_name (COMSTOCK_CARDS_SEAT_ROW (row)->shown_suit);
}

static char *
comstock_cards_seat_row_dup_sign (ComstockHolderRow *row)
{
  return g_strdup (comstock_cards_suit_get_sign (COMSTOCK_CARDS_SEAT_ROW (row)->shown_suit));
}

static void
comstock_cards_seat_row_show_rows (ComstockHolderRow *row,
                                   gboolean           shown)
{
  gtk_widget_set_visible (GTK_WIDGET (COMSTOCK_CARDS_SEAT_ROW (row)->suit), shown);
}

static void
on_suit_changed (ComstockCardsSeatRow *self)
{
  guint before = self->shown_suit;

  self->shown_suit = (CardsSuit) adw_combo_row_get_selected (self->suit);
  comstock_holder_row_update (COMSTOCK_HOLDER_ROW (self));
  if (!self->setting && self->shown_suit != before)
    g_signal_emit (self, signals[SUIT_CHANGED], 0, before);
}

static GVariant *
dup_look (ComstockLook *look)
{
  return g_variant_new ("(vu)", parent_look->dup (look), (guint) COMSTOCK_CARDS_SEAT_ROW (look)->shown_suit);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  g_autoptr (GVariant) row = NULL;
  guint suit;

  g_variant_get (value, "(vu)", &row, &suit);
  parent_look->set (look, row);
  comstock_cards_seat_row_set_suit (COMSTOCK_CARDS_SEAT_ROW (look), (CardsSuit) suit);
}

static void
look_init (ComstockLookInterface *iface)
{
  parent_look = g_type_interface_peek_parent (iface);
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_cards_seat_row_class_init (ComstockCardsSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ComstockHolderRowClass *row_class = COMSTOCK_HOLDER_ROW_CLASS (klass);

  row_class->offers = offers;
  row_class->n_offers = G_N_ELEMENTS (offers);
  row_class->get_holder = comstock_cards_level_get_holder;
  row_class->get_manner = comstock_cards_manner_get_words;
  row_class->get_title = comstock_cards_seat_row_get_title;
  row_class->dup_sign = comstock_cards_seat_row_dup_sign;
  row_class->show_rows = comstock_cards_seat_row_show_rows;

  signals[SUIT_CHANGED] = g_signal_new ("suit-changed", COMSTOCK_TYPE_CARDS_SEAT_ROW,
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/seats/comstock-cards-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsSeatRow, suit);
  gtk_widget_class_bind_template_callback (widget_class, on_suit_changed);
}

static void
comstock_cards_seat_row_init (ComstockCardsSeatRow *self)
{
  g_autoptr (GtkStringList) suits = gtk_string_list_new (NULL);

  self->setting = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int suit = 0; suit < CARDS_SUITS; suit++)
    gtk_string_list_append (suits, comstock_cards_suit_get_name ((CardsSuit) suit));
  adw_combo_row_set_model (self->suit, G_LIST_MODEL (suits));
  comstock_rows_tell_selected (self->suit);
  self->setting = FALSE;
}

GtkWidget *
comstock_cards_seat_row_new (gboolean             optional,
                             const ComstockRival *usual)
{
  ComstockCardsSeatRow *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT_ROW, NULL);

  comstock_holder_row_offer (COMSTOCK_HOLDER_ROW (self), optional, usual);
  return GTK_WIDGET (self);
}

void
comstock_cards_seat_row_set_choice (ComstockCardsSeatRow          *self,
                                    const ComstockCardsSeatChoice *choice)
{
  comstock_holder_row_set_holder (COMSTOCK_HOLDER_ROW (self), choice != NULL ? &choice->holder : NULL);
  if (choice != NULL)
    comstock_cards_seat_row_set_suit (self, choice->suit);
}

gboolean
comstock_cards_seat_row_get_choice (ComstockCardsSeatRow    *self,
                                    ComstockCardsSeatChoice *choice)
{
  choice->suit = self->shown_suit;
  return comstock_holder_row_get_holder (COMSTOCK_HOLDER_ROW (self), &choice->holder);
}

CardsSuit
comstock_cards_seat_row_get_suit (ComstockCardsSeatRow *self)
{
  return self->shown_suit;
}

void
comstock_cards_seat_row_set_suit (ComstockCardsSeatRow *self,
                                  CardsSuit             suit)
{
  self->setting = TRUE;
  adw_combo_row_set_selected (self->suit, suit);
  self->setting = FALSE;
}
