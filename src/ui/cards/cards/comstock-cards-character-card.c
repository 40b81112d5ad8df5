/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button around a portrait, its marks and, unless it is compact, its name and effect. */

#include "comstock-cards-character-card.h"

#include <glib/gi18n.h>

#include "comstock-cards-face.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/kit/comstock-fit-bin.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-scale.h"

#define PORTRAIT_SIZE 72
#define COMPACT_PORTRAIT_SIZE 40
#define SIGN_SIZE 18
#define COMPACT_SIGN_SIZE 13

/* An effect of more letters than that has the whole width, or else it would be a tall thread of words. */
#define MANY_LETTERS 56
#define WORDY_PORTRAIT_SIZE 32

/* Of an effect, in letters. */
#define SHORT_LINE 22
#define LONG_LINE 42

struct _ComstockCardsCharacterCard
{
  ComstockCardsCardButton parent_instance;

  GtkWidget *portrait;
  GtkWidget *title;
  GtkWidget *print;
  GtkWidget *name;
  GtkWidget *effect;
  GtkWidget *appeal;
  GtkWidget *vp;
  GtkWidget *arrow;
  GtkWidget *marks;
  GtkWidget *signs;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (ComstockCardsCharacterCard, comstock_cards_character_card, COMSTOCK_TYPE_CARDS_CARD_BUTTON)

enum
{
  PROP_COMPACT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
update_used (ComstockCardsCharacterCard *self)
{
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (self));
  const gboolean used = card != NULL && comstock_cards_card_is_used (card);

  comstock_cards_face_set_turn (COMSTOCK_CARDS_FACE (self->portrait), used);
  if (used)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("Used: the card is turned sideways"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
place (GtkWidget *widget,
       int        column,
       int        row,
       int        columns,
       int        rows)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (gtk_widget_get_parent (widget));

  g_object_set (gtk_layout_manager_get_layout_child (grid, widget), "column", column, "row", row,
                "column-span", columns, "row-span", rows, NULL);
}

/* Few words stand beside the portrait, many below portrait and name, those of large text all below. */
static void
arrange (ComstockCardsCharacterCard *self)
{
  const gboolean wordy = g_utf8_strlen (gtk_label_get_label (GTK_LABEL (self->effect)), -1) > MANY_LETTERS;
  const gboolean large = !self->compact && comstock_scale_get_text (GTK_WIDGET (self)) > COMSTOCK_SCALE_LARGE_TEXT;
  const gboolean below = large || (!self->compact && wordy);

  g_object_set (self->portrait, "pixel-size",
                self->compact ? COMPACT_PORTRAIT_SIZE : wordy ? WORDY_PORTRAIT_SIZE : PORTRAIT_SIZE, NULL);
  place (self->portrait, 0, 0, 1, below ? 1 : 2);
  place (self->marks, 2, 0, 1, below ? 1 : 2);
  place (self->title, large ? 0 : 1, large ? 1 : 0, large ? 3 : 1, 1);
  place (self->print, below ? 0 : 1, large ? 2 : 1, below ? 3 : 1, 1);
  gtk_label_set_yalign (GTK_LABEL (self->name), below ? 0.5 : 1);
  gtk_label_set_max_width_chars (GTK_LABEL (self->effect), below ? LONG_LINE : SHORT_LINE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->marks),
                                  below ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->signs),
                                  below ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  /* As wide with one sign as with two. */
  g_object_set (gtk_widget_get_parent (self->portrait), "column-spacing", self->compact ? 3 : 8, NULL);
  g_object_set (self->marks, "spacing", self->compact ? 0 : 4, NULL);
  g_object_set (self->signs, "spacing", self->compact ? 0 : 4, NULL);
  g_object_set (self->vp, "pixel-size", self->compact ? COMPACT_SIGN_SIZE : SIGN_SIZE, NULL);
  g_object_set (self->arrow, "pixel-size", self->compact ? COMPACT_SIGN_SIZE : SIGN_SIZE, NULL);
}

static void
show_character (ComstockCardsCharacterCard *self,
                CardsCharacter              character)
{
  const CardsCharacterInfo *info = &cards_characters[character];
  g_autofree char *appeal = g_strdup_printf ("%u", info->appeal);

  comstock_cards_face_set_character (COMSTOCK_CARDS_FACE (self->portrait), character);
  gtk_label_set_label (GTK_LABEL (self->name), comstock_cards_character_get_name (character));
  gtk_label_set_label (GTK_LABEL (self->effect), comstock_cards_character_get_effect (character));
  gtk_label_set_label (GTK_LABEL (self->appeal), appeal);
  gtk_widget_set_visible (self->vp, info->vp);
  gtk_widget_set_visible (self->arrow, info->arrow);
  arrange (self);
}

static void
comstock_cards_character_card_show_card (ComstockCardsCardButton *button,
                                         ComstockCardsCard       *card,
                                         ComstockCardsCard       *before)
{
  ComstockCardsCharacterCard *self = COMSTOCK_CARDS_CHARACTER_CARD (button);

  g_return_if_fail (card == NULL || comstock_cards_card_get_character (card) >= 0);

  if (before != NULL)
    g_signal_handlers_disconnect_by_data (before, self);
  if (card != NULL)
    {
      g_signal_connect_object (card, "notify::used", G_CALLBACK (update_used), self, G_CONNECT_SWAPPED);
      show_character (self, (CardsCharacter) comstock_cards_card_get_character (card));
    }
  update_used (self);
}

static void
set_compact (ComstockCardsCharacterCard *self,
             gboolean                    compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_widget_set_visible (self->title, !compact);
  gtk_widget_set_visible (self->print, !compact);
  arrange (self);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPACT]);
}

/* The size of the text is known once the style is. */
static void
comstock_cards_character_card_css_changed (GtkWidget         *widget,
                                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_character_card_parent_class)->css_changed (widget, change);
  arrange (COMSTOCK_CARDS_CHARACTER_CARD (widget));
}

static void
comstock_cards_character_card_get_property (GObject    *object,
                                            guint       id,
                                            GValue     *value,
                                            GParamSpec *pspec)
{
  ComstockCardsCharacterCard *self = COMSTOCK_CARDS_CHARACTER_CARD (object);

  switch (id)
    {
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_character_card_set_property (GObject      *object,
                                            guint         id,
                                            const GValue *value,
                                            GParamSpec   *pspec)
{
  ComstockCardsCharacterCard *self = COMSTOCK_CARDS_CHARACTER_CARD (object);

  switch (id)
    {
    case PROP_COMPACT:
      set_compact (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_character_card_class_init (ComstockCardsCharacterCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = comstock_cards_character_card_get_property;
  object_class->set_property = comstock_cards_character_card_set_property;
  widget_class->css_changed = comstock_cards_character_card_css_changed;
  COMSTOCK_CARDS_CARD_BUTTON_CLASS (klass)->show_card = comstock_cards_character_card_show_card;

  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (COMSTOCK_TYPE_FIT_BIN);
  g_type_ensure (COMSTOCK_TYPE_CARDS_FACE);
  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "character-card");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cards/comstock-cards-character-card.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, portrait);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, title);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, print);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, name);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, effect);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, appeal);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, vp);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, arrow);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, marks);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsCharacterCard, signs);
}

static void
comstock_cards_character_card_init (ComstockCardsCharacterCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  arrange (self);
}

GtkWidget *
comstock_cards_character_card_new (ComstockCardsCard *card)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CHARACTER_CARD, "card", card, NULL);
}
