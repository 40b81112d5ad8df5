/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two lines of toggle buttons, as wide as the sheet, and the card in hand below them. */

#include "comstock-cards-pad-palette.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-names.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-picture.h"

#define COLUMNS 9
#define SYMBOL_SIZE 24
#define N_BRUSHES (CARDS_PARCELS + 1)   /* with CARDS_NO_PARCEL */

struct _ComstockCardsPadPalette
{
  GtkWidget parent_instance;

  GtkToggleButton *brushes[N_BRUSHES];
  GtkToggleButton *by_card;
  GtkWidget *hand;
  ComstockPicture *corners[CARDS_CORNERS];
  GtkWidget *hint;
  CardsParcel chosen;
  guint n_card;
  CardsParcel card[CARDS_CORNERS];
};

G_DEFINE_FINAL_TYPE (ComstockCardsPadPalette, comstock_cards_pad_palette, GTK_TYPE_WIDGET)

static guint chosen_signal;

/* The same in every language: they stand on the buttons' tooltips. */
static const char letters[N_BRUSHES] = {
  [CARDS_EMPTY] = 'e',
  [CARDS_HOUSE] = 'h',
  [CARDS_TOWNHOUSE] = 't',
  [CARDS_MOUNTAIN] = 'm',
  [CARDS_MINE] = 'i',
  [CARDS_RANCH] = 'r',
  [CARDS_BLACKSMITH] = 'b',
  [CARDS_DRUGSTORE] = 'd',
  [CARDS_BANK] = 'k',
  [CARDS_SALOON] = 's',
  [CARDS_HOTEL] = 'o',
  [CARDS_GENERAL_STORE] = 'g',
  [CARDS_CHURCH] = 'c',
  [CARDS_PRISON] = 'p',
  [CARDS_CITY_HALL] = 'y',
  [CARDS_OUTLAWS] = 'u',
  [CARDS_NO_PARCEL] = 'x',
};

CardsParcel
comstock_cards_pad_palette_get (ComstockCardsPadPalette *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD_PALETTE (self), CARDS_NO_PARCEL);

  return self->chosen;
}

gboolean
comstock_cards_pad_palette_lays_cards (ComstockCardsPadPalette *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD_PALETTE (self), FALSE);

  return gtk_toggle_button_get_active (self->by_card);
}

void
comstock_cards_pad_palette_set_lays_cards (ComstockCardsPadPalette *self,
                                           gboolean                 lays_cards)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_PALETTE (self));

  gtk_toggle_button_set_active (self->by_card, lays_cards);
}

static void
update_hand (ComstockCardsPadPalette *self)
{
  const gboolean by_card = comstock_cards_pad_palette_lays_cards (self);

  for (guint i = 0; i < CARDS_CORNERS; i++)
    {
      g_autofree char *symbol = i < self->n_card && self->card[i] != CARDS_EMPTY
                                ? g_strconcat ("symbols/", cards_parcels[self->card[i]].id, NULL) : NULL;

      comstock_picture_set_drawing (self->corners[i], symbol);
      if (i < self->n_card)
        gtk_widget_add_css_class (GTK_WIDGET (self->corners[i]), "covered");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self->corners[i]), "covered");
    }
  gtk_widget_set_visible (self->hand, by_card);
  gtk_label_set_label (GTK_LABEL (self->hint),
                       self->n_card < CARDS_CORNERS
                       ? _("Choose the four parcels of the card, row by row.")
                       /* Translators: of the card */
                       : _("Press where its top-left parcel goes."));
}

gboolean
comstock_cards_pad_palette_get_card (ComstockCardsPadPalette *self,
                                     CardsParcel              parcels[CARDS_CORNERS])
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD_PALETTE (self), FALSE);

  memcpy (parcels, self->card, sizeof self->card);
  return self->n_card == CARDS_CORNERS;
}

void
comstock_cards_pad_palette_drop_card (ComstockCardsPadPalette *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_PAD_PALETTE (self));

  self->n_card = 0;
  update_hand (self);
}

/* What was entered last, and what comes next. */
static void
tell_hand (ComstockCardsPadPalette *self)
{
  const char *last = self->n_card > 0 ? comstock_cards_parcel_get_name (self->card[self->n_card - 1]) : "";
  const char *hint = self->n_card % CARDS_CORNERS == 0 ? gtk_label_get_label (GTK_LABEL (self->hint)) : "";
  g_autofree char *all = g_strjoin (*last != '\0' && *hint != '\0' ? ". " : "", last, hint, NULL);

  comstock_announce_answer (GTK_WIDGET (self), all);
}

static void
choose (ComstockCardsPadPalette *self,
        CardsParcel              parcel)
{
  self->chosen = parcel;
  gtk_toggle_button_set_active (self->brushes[parcel], TRUE);
  if (comstock_cards_pad_palette_lays_cards (self))
    {
      /* A fifth parcel begins the next card; without a parcel the last one goes. */
      if (parcel == CARDS_NO_PARCEL)
        self->n_card -= self->n_card > 0;
      else
        {
          self->n_card %= CARDS_CORNERS;
          self->card[self->n_card++] = parcel;
        }
      update_hand (self);
      tell_hand (self);
    }
  g_signal_emit (self, chosen_signal, 0);
}

gboolean
comstock_cards_pad_palette_type (ComstockCardsPadPalette *self,
                                 guint                    key)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD_PALETTE (self), FALSE);

  for (guint i = 0; i < N_BRUSHES; i++)
    if (gdk_keyval_to_unicode (gdk_keyval_to_lower (key)) == (guint32) letters[i])
      {
        choose (self, (CardsParcel) i);
        return TRUE;
      }
  return FALSE;
}

static void
on_clicked (ComstockCardsPadPalette *self,
            GtkToggleButton         *button)
{
  for (guint i = 0; i < N_BRUSHES; i++)
    if (self->brushes[i] == button)
      choose (self, (CardsParcel) i);
}

static void
on_by_card (ComstockCardsPadPalette *self)
{
  comstock_cards_pad_palette_drop_card (self);
  if (comstock_cards_pad_palette_lays_cards (self))
    tell_hand (self);
  else
    comstock_announce_answer (GTK_WIDGET (self), _("Parcels"));
  g_signal_emit (self, chosen_signal, 0);
}

static void
comstock_cards_pad_palette_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_cards_pad_palette_parent_class)->dispose (object);
}

static void
comstock_cards_pad_palette_class_init (ComstockCardsPadPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_pad_palette_dispose;
  chosen_signal = g_signal_new ("chosen", COMSTOCK_TYPE_CARDS_PAD_PALETTE, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "pad-palette");
}

static void
add_button (GtkFlowBox *box,
            GtkWidget  *button)
{
  gtk_flow_box_append (box, button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
add_brush (ComstockCardsPadPalette *self,
           GtkFlowBox              *box,
           guint                    parcel)
{
  const gboolean bare = parcel == CARDS_NO_PARCEL;
  /* Translators: button: empties the parcel */
  const char *name = bare ? _("Erase") : comstock_cards_parcel_get_name ((CardsParcel) parcel);
  g_autofree char *symbol =
    bare || parcel == CARDS_EMPTY ? NULL : g_strconcat ("symbols/", cards_parcels[parcel].id, NULL);
  /* Translators: the name of a kind of parcel and the key that enters it. */
  g_autofree char *tip = g_strdup_printf (_("%s (%c)"), name, g_ascii_toupper (letters[parcel]));
  const char key[] = { g_ascii_toupper (letters[parcel]), '\0' };
  GtkWidget *button = comstock_button_new_toggle (GTK_ACCESSIBLE_ROLE_RADIO);

  gtk_button_set_child (GTK_BUTTON (button), bare ? gtk_image_new_from_icon_name ("edit-clear-symbolic")
                                                  : comstock_picture_new (symbol, SYMBOL_SIZE));
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, key, -1);
  gtk_widget_add_css_class (button, "brush");
  if (!bare)
    gtk_widget_add_css_class (button, "covered");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->brushes[0]);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  add_button (box, button);
  self->brushes[parcel] = GTK_TOGGLE_BUTTON (button);
}

static void
add_by_card (ComstockCardsPadPalette *self,
             GtkFlowBox              *box)
{
  GtkWidget *button = comstock_button_new_toggle (GTK_ACCESSIBLE_ROLE_CHECKBOX);

  gtk_button_set_icon_name (GTK_BUTTON (button), "view-grid-symbolic");
  gtk_widget_set_tooltip_text (button, _("Enter Whole Cards (W)"));
  gtk_widget_add_css_class (button, "brush");
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_by_card), self, G_CONNECT_SWAPPED);
  add_button (box, button);
  self->by_card = GTK_TOGGLE_BUTTON (button);
}

static void
add_hand (ComstockCardsPadPalette *self)
{
  GtkWidget *card = gtk_grid_new ();

  self->hand = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  for (int i = 0; i < CARDS_CORNERS; i++)
    {
      GtkWidget *corner = comstock_picture_new (NULL, SYMBOL_SIZE);

      gtk_widget_add_css_class (corner, "corner");
      gtk_grid_attach (GTK_GRID (card), corner, i % 2, i / 2, 1, 1);
      self->corners[i] = COMSTOCK_PICTURE (corner);
    }
  self->hint = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_widget_set_hexpand (self->hint, TRUE);
  gtk_box_append (GTK_BOX (self->hand), card);
  gtk_box_append (GTK_BOX (self->hand), self->hint);
  gtk_widget_set_parent (self->hand, GTK_WIDGET (self));
}

static void
comstock_cards_pad_palette_init (ComstockCardsPadPalette *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE,
                                 "max-children-per-line", COLUMNS, NULL);
  GtkWidget *group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", box, NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  for (guint parcel = 0; parcel < N_BRUSHES; parcel++)
    add_brush (self, GTK_FLOW_BOX (box), parcel);
  add_by_card (self, GTK_FLOW_BOX (box));
  gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Parcels"), -1);
  gtk_widget_set_parent (group, GTK_WIDGET (self));
  add_hand (self);
  self->chosen = CARDS_EMPTY;
  gtk_toggle_button_set_active (self->brushes[CARDS_EMPTY], TRUE);
  update_hand (self);
}

GtkWidget *
comstock_cards_pad_palette_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PAD_PALETTE, NULL);
}
