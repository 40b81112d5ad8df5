/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a terrain card is drawn, and the button that is one. */

#include "comstock-cards-terrain-card.h"

#include "ui/cards/town/comstock-cards-town.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-scale.h"

#define DEFAULT_SIDE 112
#define APPEAL_SIZE 0.27f  /* of a card */
#define MIN_APPEAL_SIZE 16  /* pixels */
#define MIN_APPEAL_SIDE 44 /* of a card; a smaller one leaves its figure to the label */

struct _ComstockCardsTerrainCard
{
  ComstockCardsCardButton parent_instance;

  int side;
};

G_DEFINE_FINAL_TYPE (ComstockCardsTerrainCard, comstock_cards_terrain_card, COMSTOCK_TYPE_CARDS_CARD_BUTTON)

enum
{
  PROP_SIDE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

void
comstock_cards_terrain_snapshot (GtkWidget             *widget,
                                 GtkSnapshot           *snapshot,
                                 const CardsTerrain    *terrain,
                                 const graphene_rect_t *bounds)
{
  const int cell = MAX (1, (int) (bounds->size.width / 2));
  const double spare = (double) bounds->size.width / 2 - cell;
  const ComstockTownLook look = comstock_cards_town_look_of (widget, cell);
  ComstockCardsTown town;

  comstock_cards_town_init_card (&town, terrain);
  comstock_town_snapshot (snapshot, &town.town, &look, (double) bounds->origin.x + spare,
                          (double) bounds->origin.y + spare);
}

void
comstock_cards_appeal_snapshot (GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                guint                  appeal,
                                const graphene_rect_t *bounds)
{
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  const float side = bounds->size.width;
  const float width = MAX (1.0f, side * 0.06f);
  g_autofree char *text = g_strdup_printf ("%u", appeal);
  g_autoptr (PangoLayout) figure = comstock_figure_new (widget, text, (double) (side * 0.7f));
  PangoRectangle drawn;
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, bounds, side / 2);
  comstock_outline_fill (snapshot, &disc, &paper);
  comstock_outline_rim (snapshot, &disc, width, &ink);

  /* What is drawn of the figure, not its line, goes to the middle. */
  pango_layout_get_pixel_extents (figure, &drawn, NULL);
  comstock_figure_snapshot_at (snapshot, figure,
                               GRAPHENE_POINT_INIT (
                                 bounds->origin.x + (side - (float) drawn.width) / 2 - (float) drawn.x,
                                 bounds->origin.y + (side - (float) drawn.height) / 2 - (float) drawn.y), &ink);
}

/* As large as it is given room, and its side at least. */
static int
get_drawn_side (ComstockCardsTerrainCard *self)
{
  return MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
}

static void
comstock_cards_terrain_card_snapshot (GtkWidget   *widget,
                                      GtkSnapshot *snapshot)
{
  ComstockCardsTerrainCard *self = COMSTOCK_CARDS_TERRAIN_CARD (widget);
  ComstockCardsCard *card = comstock_cards_card_button_get_card (COMSTOCK_CARDS_CARD_BUTTON (self));
  const int side = get_drawn_side (self);
  const float appeal = MAX ((float) side * APPEAL_SIZE, MIN_APPEAL_SIZE);

  if (card == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) ((gtk_widget_get_width (widget) - side) / 2),
                                                (float) ((gtk_widget_get_height (widget) - side) / 2)));
  comstock_cards_terrain_snapshot (widget, snapshot, comstock_cards_card_get_terrain (card),
                                   &GRAPHENE_RECT_INIT (0, 0, (float) side, (float) side));
  if (side >= MIN_APPEAL_SIDE)
    comstock_cards_appeal_snapshot (
      widget, snapshot, comstock_cards_card_get_appeal (card),
      &GRAPHENE_RECT_INIT (((float) side - appeal) / 2, ((float) side - appeal) / 2, appeal, appeal));
  gtk_snapshot_restore (snapshot);
}

static void
comstock_cards_terrain_card_measure (GtkWidget     *widget,
                                     GtkOrientation orientation,
                                     int            for_size,
                                     int           *minimum,
                                     int           *natural,
                                     int           *minimum_baseline,
                                     int           *natural_baseline)
{
  *minimum = *natural = (int) (COMSTOCK_CARDS_TERRAIN_CARD (widget)->side * comstock_scale_get (widget));
}

static void
comstock_cards_terrain_card_css_changed (GtkWidget         *widget,
                                         GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_terrain_card_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
comstock_cards_terrain_card_show_card (ComstockCardsCardButton *button,
                                       ComstockCardsCard       *card,
                                       ComstockCardsCard       *before)
{
  g_return_if_fail (card == NULL || comstock_cards_card_get_terrain (card) != NULL);

  gtk_widget_queue_draw (GTK_WIDGET (button));
}

static void
comstock_cards_terrain_card_get_property (GObject    *object,
                                          guint       id,
                                          GValue     *value,
                                          GParamSpec *pspec)
{
  ComstockCardsTerrainCard *self = COMSTOCK_CARDS_TERRAIN_CARD (object);

  switch (id)
    {
    case PROP_SIDE:
      g_value_set_int (value, self->side);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_terrain_card_set_property (GObject      *object,
                                          guint         id,
                                          const GValue *value,
                                          GParamSpec   *pspec)
{
  ComstockCardsTerrainCard *self = COMSTOCK_CARDS_TERRAIN_CARD (object);

  if (id != PROP_SIDE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  else if (self->side != g_value_get_int (value))
    {
      self->side = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, props[PROP_SIDE]);
    }
}

static void
comstock_cards_terrain_card_class_init (ComstockCardsTerrainCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = comstock_cards_terrain_card_get_property;
  object_class->set_property = comstock_cards_terrain_card_set_property;
  widget_class->measure = comstock_cards_terrain_card_measure;
  widget_class->snapshot = comstock_cards_terrain_card_snapshot;
  widget_class->css_changed = comstock_cards_terrain_card_css_changed;
  COMSTOCK_CARDS_CARD_BUTTON_CLASS (klass)->show_card = comstock_cards_terrain_card_show_card;

  props[PROP_SIDE] = g_param_spec_int ("side", NULL, NULL, 24, 400, DEFAULT_SIDE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "terrain-card");
}

static void
comstock_cards_terrain_card_init (ComstockCardsTerrainCard *self)
{
  self->side = DEFAULT_SIDE;
  comstock_cards_town_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
  /* It has no child to lay out: it draws itself. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
comstock_cards_terrain_card_new (ComstockCardsCard *card)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_TERRAIN_CARD, "card", card, NULL);
}
