/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A portrait card: what it shows follows from the card, the points and whether it is asked. */

#include "comstock-cards-portrait.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-cards-overlap-row.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/cards/cards/comstock-cards-face.h"
#include "ui/kit/comstock-fit-bin.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-style-class.h"

#define COUNT_TIME 400      /* milliseconds until the points have counted to where they are */
#define PADDING 4           /* in the style sheet */

struct _ComstockCardsPortrait
{
  ComstockCardsCardButton parent_instance;

  GtkWidget *face;
  GtkWidget *used;
  GtkWidget *fit;       /* has the name in it */
  GtkLabel *name;
  GtkWidget *state;
  GtkWidget *worth;
  GtkWidget *sign;
  GtkLabel *points_label;
  GtkWidget *plate;
  GtkWidget *ready;
  GtkLabel *gain;
  GtkLabel *appeal;

  AdwAnimation *counting;   /* NULL but while the points count */
  int points;
  ComstockCardsPortraitLook look;
  gboolean asked;
  gboolean offered;
};

G_DEFINE_FINAL_TYPE (ComstockCardsPortrait, comstock_cards_portrait, COMSTOCK_TYPE_CARDS_CARD_BUTTON)

static ComstockCardsCard *
get_card (ComstockCardsPortrait *self)
{
  return comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (self));
}

/* What a screen reader says: name, VP now, state. */
static char *
dup_label (ComstockCardsPortrait *self)
{
  const char *name = comstock_cards_character_get_name (comstock_cards_portrait_get_character (self));

  if (self->offered)
    return comstock_cards_card_dup_label (get_card (self));
  if (comstock_cards_card_is_used (get_card (self)))
    /* Translators: a character, the points that it brings now, and its ability is used up. */
    return g_strdup_printf (_("%s, %d VP, used"), name, self->points);
  if (comstock_cards_portrait_is_ready (self))
    /* Translators: a character, the points that it brings now, and its ability can be used. */
    return g_strdup_printf (_("%s, %d VP, ready"), name, self->points);
  /* Translators: a character, and the points that it brings now. */
  return g_strdup_printf (_("%s, %d VP"), name, self->points);
}

static gboolean
lies_in_halves (ComstockCardsPortraitLook look)
{
  return look == COMSTOCK_CARDS_PORTRAIT_HALF || look == COMSTOCK_CARDS_PORTRAIT_WIDE;
}

static void
update (ComstockCardsPortrait *self)
{
  const CardsCharacterInfo *info = &cards_characters[comstock_cards_portrait_get_character (self)];
  const gboolean used = comstock_cards_card_is_used (get_card (self));
  /* Some bring nothing at once, and much in the end: a 0 would say that they are worth nothing. */
  const gboolean worth = self->offered ? self->points != 0 : info->vp;
  const gboolean upright = self->look == COMSTOCK_CARDS_PORTRAIT_WHOLE || self->look == COMSTOCK_CARDS_PORTRAIT_SMALL;
  const gboolean named = upright || self->look == COMSTOCK_CARDS_PORTRAIT_WIDE;
  g_autofree char *label = dup_label (self);

  gtk_widget_set_visible (self->state, self->look != COMSTOCK_CARDS_PORTRAIT_FACE_ALONE);
  gtk_widget_set_visible (self->fit, named);
  gtk_widget_set_visible (self->used, used && upright && !self->offered);
  gtk_widget_set_visible (self->worth, worth);
  gtk_widget_set_visible (self->sign, upright || !info->arrow);
  gtk_widget_set_hexpand (self->worth, !info->arrow);
  gtk_widget_set_halign (self->worth, info->arrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->plate, info->arrow);
  gtk_widget_set_visible (self->ready, !used && !worth && !self->offered && upright);
  comstock_style_class_set (GTK_WIDGET (self->plate), "ready", !used && !self->offered);
  comstock_style_class_set (GTK_WIDGET (self), "small", self->look == COMSTOCK_CARDS_PORTRAIT_SMALL);
  comstock_style_class_set (GTK_WIDGET (self), "half", lies_in_halves (self->look));
  comstock_style_class_set (GTK_WIDGET (self), "face-alone", self->look == COMSTOCK_CARDS_PORTRAIT_FACE_ALONE);
  comstock_style_class_set (GTK_WIDGET (self), "ready", info->arrow && !used && !self->offered);
  comstock_style_class_set (GTK_WIDGET (self), "asked", self->asked);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
comstock_cards_portrait_show_card (ComstockCardsCardButton *button,
                                   ComstockCardsCard       *card,
                                   ComstockCardsCard       *before)
{
  ComstockCardsPortrait *self = COMSTOCK_CARDS_PORTRAIT (button);
  CardsCharacter character;
  g_autofree char *appeal = NULL;

  g_return_if_fail (card != NULL && comstock_cards_card_get_character (card) >= 0);

  character = comstock_cards_portrait_get_character (self);
  appeal = g_strdup_printf ("%u", cards_characters[character].appeal);
  g_signal_connect_object (card, "notify::used", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  comstock_cards_face_set_character (COMSTOCK_CARDS_FACE (self->face), character);
  gtk_label_set_label (self->name, comstock_cards_character_get_name (character));
  gtk_label_set_label (self->appeal, appeal);
  comstock_cards_portrait_describe (self, comstock_cards_character_get_effect (character));
  comstock_cards_portrait_set_turn (self, comstock_cards_card_is_used (card));
  update (self);
}

void
comstock_cards_portrait_get_size (GtkWidget                 *widget,
                                  ComstockCardsPortraitLook  look,
                                  int                       *width,
                                  int                       *height)
{
  const double scale = comstock_scale_get (widget);
  const double growth = MAX (0, comstock_scale_get_text (widget) - 1) * COMSTOCK_CARDS_PORTRAIT_GROWTH;
  const double whole = COMSTOCK_CARDS_PORTRAIT_HEIGHT + growth;

  switch (look)
    {
    case COMSTOCK_CARDS_PORTRAIT_FACE_ALONE:
      *width = *height = (int) (COMSTOCK_CARDS_PORTRAIT_FACE * scale);
      return;
    case COMSTOCK_CARDS_PORTRAIT_SMALL:
      *width = (int) ((COMSTOCK_CARDS_PORTRAIT_SMALL_WIDTH + growth / 2) * scale);
      *height = (int) ((COMSTOCK_CARDS_PORTRAIT_SMALL_HEIGHT + growth) * scale);
      return;
    case COMSTOCK_CARDS_PORTRAIT_HALF:
    case COMSTOCK_CARDS_PORTRAIT_WIDE:
      *width = (int) (((look == COMSTOCK_CARDS_PORTRAIT_HALF ? COMSTOCK_CARDS_PORTRAIT_HALF_WIDTH
                                                             : COMSTOCK_CARDS_PORTRAIT_WIDTH) + growth / 2) * scale);
      *height = ((int) (whole * scale) - COMSTOCK_CARDS_OVERLAP_GAP) / 2;
      return;
    case COMSTOCK_CARDS_PORTRAIT_WHOLE:
    default:
      *width = (int) ((COMSTOCK_CARDS_PORTRAIT_WIDTH + growth / 2) * scale);
      *height = (int) (whole * scale);
    }
}

/* Cards have one size, whatever is printed on them; what is too long for it is shortened. */
static void
comstock_cards_portrait_measure (GtkWidget     *widget,
                                 GtkOrientation orientation,
                                 int            for_size,
                                 int           *minimum,
                                 int           *natural,
                                 int           *minimum_baseline,
                                 int           *natural_baseline)
{
  int width, height, least;

  comstock_cards_portrait_get_size (widget, COMSTOCK_CARDS_PORTRAIT (widget)->look, &width, &height);
  gtk_widget_measure (gtk_button_get_child (GTK_BUTTON (widget)), orientation, -1, &least, NULL, NULL, NULL);
  *minimum = *natural = MAX (least, (orientation == GTK_ORIENTATION_HORIZONTAL ? width : height) - 2 * PADDING);
}

static void
comstock_cards_portrait_size_allocate (GtkWidget *widget,
                                       int        width,
                                       int        height,
                                       int        baseline)
{
  gtk_widget_size_allocate (gtk_button_get_child (GTK_BUTTON (widget)), &(GtkAllocation) { 0, 0, width, height }, -1);
}

/* Where there is room a long name takes two lines, and the face leaves it that; in half a card the state stands beside
 * the face. */
static void
lay_out (ComstockCardsPortrait *self)
{
  const gboolean wide = self->look == COMSTOCK_CARDS_PORTRAIT_WIDE;
  const gboolean whole = self->look == COMSTOCK_CARDS_PORTRAIT_WHOLE;
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (gtk_widget_get_parent (self->state));

  g_object_set (gtk_layout_manager_get_layout_child (grid, self->state), "row", wide ? 0 : 2, "column", wide ? 1 : 0,
                "column-span", wide ? 1 : 2, NULL);
  g_object_set (self->name, "wrap", whole, "ellipsize", whole ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END, NULL);
  comstock_cards_face_set_yielding (COMSTOCK_CARDS_FACE (self->face), whole);
}

void
comstock_cards_portrait_set_look (ComstockCardsPortrait    *self,
                                  ComstockCardsPortraitLook look)
{
  static const int faces[] = {
    [COMSTOCK_CARDS_PORTRAIT_WHOLE] = 70,
    [COMSTOCK_CARDS_PORTRAIT_SMALL] = 34,
    [COMSTOCK_CARDS_PORTRAIT_HALF] = 29,
    [COMSTOCK_CARDS_PORTRAIT_WIDE] = 29,
    [COMSTOCK_CARDS_PORTRAIT_FACE_ALONE] = 36,
  };

  if (self->look == look)
    return;
  self->look = look;
  lay_out (self);
  g_object_set (self->face, "pixel-size", faces[look], NULL);
  /* Where faces alone close up, the next one lies over the end. */
  gtk_widget_set_halign (GTK_WIDGET (self->gain), look == COMSTOCK_CARDS_PORTRAIT_FACE_ALONE ? GTK_ALIGN_START
                                                                                             : GTK_ALIGN_END);
  if (get_card (self) != NULL)
    update (self);
}

static void
stop_counting (ComstockCardsPortrait *self)
{
  if (self->counting != NULL)
    adw_animation_pause (self->counting);
  g_clear_object (&self->counting);
}

static void
comstock_cards_portrait_dispose (GObject *object)
{
  stop_counting (COMSTOCK_CARDS_PORTRAIT (object));
  G_OBJECT_CLASS (comstock_cards_portrait_parent_class)->dispose (object);
}

static void
comstock_cards_portrait_class_init (ComstockCardsPortraitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_portrait_dispose;
  widget_class->measure = comstock_cards_portrait_measure;
  widget_class->size_allocate = comstock_cards_portrait_size_allocate;
  COMSTOCK_CARDS_CARD_BUTTON_CLASS (klass)->show_card = comstock_cards_portrait_show_card;

  g_type_ensure (COMSTOCK_TYPE_FIT_BIN);
  g_type_ensure (COMSTOCK_TYPE_CARDS_FACE);
  g_type_ensure (COMSTOCK_TYPE_PICTURE);
  gtk_widget_class_set_css_name (widget_class, "portrait-card");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/cast/comstock-cards-portrait.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, face);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, used);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, state);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, fit);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, name);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, worth);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, sign);
  gtk_widget_class_bind_template_child_full (widget_class, "points", FALSE,
                                             G_STRUCT_OFFSET (ComstockCardsPortrait, points_label));
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, plate);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, ready);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, gain);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPortrait, appeal);
}

static void
show_points (double                 value,
             ComstockCardsPortrait *self)
{
  g_autofree char *text = self->offered ? comstock_text_signed ((int) value) : comstock_text_number ((int) value);

  gtk_label_set_label (self->points_label, text);
}

static void
comstock_cards_portrait_init (ComstockCardsPortrait *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A button's own would ask for the size of what lies in it. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  lay_out (self);
  show_points (0, self);
}

GtkWidget *
comstock_cards_portrait_new (ComstockCardsCard *card)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PORTRAIT, "card", card, NULL);
}

CardsCharacter
comstock_cards_portrait_get_character (ComstockCardsPortrait *self)
{
  return (CardsCharacter) comstock_cards_card_get_character (get_card (self));
}

gboolean
comstock_cards_portrait_is_ready (ComstockCardsPortrait *self)
{
  return cards_characters[comstock_cards_portrait_get_character (self)].arrow &&
         !comstock_cards_card_is_used (get_card (self));
}

void
comstock_cards_portrait_set_points (ComstockCardsPortrait *self,
                                    int                    points)
{
  const int before = self->points;

  if (points == before)
    return;
  self->points = points;
  stop_counting (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      AdwAnimationTarget *target =
        adw_callback_animation_target_new ((AdwAnimationTargetFunc) show_points, self, NULL);

      self->counting = adw_timed_animation_new (GTK_WIDGET (self), before, points, COUNT_TIME, target);
      adw_animation_play (self->counting);
    }
  else
    show_points (points, self);
  update (self);
}

void
comstock_cards_portrait_set_gain (ComstockCardsPortrait *self,
                                  int                    gain)
{
  g_autofree char *text = comstock_text_signed (gain);

  gtk_label_set_label (self->gain, text);
  gtk_widget_set_visible (GTK_WIDGET (self->gain), gain != 0);
  comstock_style_class_set (GTK_WIDGET (self->gain), "loss", gain < 0);
}

void
comstock_cards_portrait_set_asked (ComstockCardsPortrait *self,
                                   gboolean               asked)
{
  if (self->asked == asked)
    return;
  self->asked = asked;
  if (!asked)
    comstock_cards_portrait_describe (
      self, comstock_cards_character_get_effect (comstock_cards_portrait_get_character (self)));
  update (self);
}

void
comstock_cards_portrait_describe (ComstockCardsPortrait *self,
                                  const char            *sentence)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

void
comstock_cards_portrait_set_turn (ComstockCardsPortrait *self,
                                  double                 turn)
{
  comstock_cards_face_set_turn (COMSTOCK_CARDS_FACE (self->face), turn);
}

void
comstock_cards_portrait_offer (ComstockCardsPortrait *self,
                               int                    points)
{
  self->offered = TRUE;
  self->points = points;
  gtk_widget_set_visible (GTK_WIDGET (self->appeal), TRUE);
  show_points (points, self);
  update (self);
}
