/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets the sentence in several widths, and places it as any callout. */

#include "comstock-cards-city-bubble.h"

#include "comstock-cards-city-obstacles.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-outline.h"
#include "ui/table/comstock-callout-place.h"

#define PADDING_X 12
#define PADDING_Y 8
#define ROUNDING 8
#define RIM 4                   /* between the sentence and the edge of what is seen */

/* How a sentence may be set: so wide, in so many parts of its own letters, the best way first.  Smaller letters are for
 * small windows with large text. */
static const struct
{
  int characters;               /* 0: all the width there is */
  double letters;
} settings[] = {
  { 30, 1 }, { 18, 1 }, { 45, 1 }, { 0, 1 }, { 0, 0.85 }, { 18, 0.85 }, { 0, 0.7 }, { 18, 0.7 },
  { 14, 0.6 }, { 0, 0.6 },
};

struct _ComstockCardsCityBubble
{
  GtkWidget parent_instance;

  char *sentence;
  gboolean refusal;
  ComstockCardsCity *city;
  ComstockPlaneFrame frame;
  graphene_rect_t cursor;
  graphene_rect_t taken;
};

G_DEFINE_FINAL_TYPE (ComstockCardsCityBubble, comstock_cards_city_bubble, GTK_TYPE_WIDGET)

/* What is seen of the bubble: others around it may scroll it.  Pages that slide hide it for a moment only. */
static graphene_rect_t
get_seen (GtkWidget *widget)
{
  graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget));

  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      graphene_rect_t bounds;

      if (GTK_IS_SCROLLED_WINDOW (parent) && gtk_widget_compute_bounds (parent, widget, &bounds))
        graphene_rect_intersection (&seen, &bounds, &seen);
    }
  graphene_rect_inset (&seen, RIM, RIM);
  return seen;
}

static PangoLayout *
set_sentence (ComstockCardsCityBubble *self,
              guint                    setting,
              int                      room)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->sentence);
  PangoFontMetrics *metrics = pango_context_get_metrics (pango_layout_get_context (layout), NULL, NULL);
  const int characters = pango_font_metrics_get_approximate_char_width (metrics) * settings[setting].characters;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (settings[setting].letters));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MIN (characters > 0 ? characters : G_MAXINT, room * PANGO_SCALE));
  pango_font_metrics_unref (metrics);
  return layout;
}

/* What lies over the city, and the city. */
static GArray *
collect_obstacles (ComstockCardsCityBubble *self)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (ComstockObstacle));
  const ComstockObstacle taken = { self->taken, COMSTOCK_OBSTACLE_PRESSED };

  g_array_append_val (obstacles, taken);
  if (self->city != NULL)
    comstock_cards_city_add_laid (obstacles, self->city, &self->frame);
  return obstacles;
}

/* The first setting that hides nothing of the cursor and is not hidden itself, or else the last. */
static PangoLayout *
set_and_place (ComstockCardsCityBubble *self,
               graphene_rect_t         *place)
{
  g_autoptr (GArray) obstacles = collect_obstacles (self);
  const graphene_rect_t seen = get_seen (GTK_WIDGET (self));
  PangoLayout *layout = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      ComstockCalloutPlace found;
      PangoRectangle text;
      float width, height;

      g_clear_object (&layout);
      layout = set_sentence (self, i, (int) seen.size.width - 2 * PADDING_X);
      pango_layout_get_pixel_extents (layout, NULL, &text);
      width = (float) (text.width + 2 * PADDING_X);
      height = (float) (text.height + 2 * PADDING_Y);
      comstock_callout_find_place (&seen, &self->cursor, width, height, COMSTOCK_CALLOUT_NEAR,
                                   (const ComstockObstacle *) obstacles->data, obstacles->len, &found);
      *place = found.box;
      if (!graphene_rect_intersection (place, &self->cursor, NULL) &&
          !graphene_rect_intersection (place, &self->taken, NULL) && height <= seen.size.height)
        break;
    }
  return layout;
}

gboolean
comstock_cards_city_bubble_get_place (ComstockCardsCityBubble *self,
                                      graphene_rect_t         *place)
{
  g_autoptr (PangoLayout) layout = NULL;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_BUBBLE (self), FALSE);

  if (self->sentence == NULL)
    return FALSE;
  layout = set_and_place (self, place);
  return TRUE;
}

static void
comstock_cards_city_bubble_snapshot (GtkWidget   *widget,
                                     GtkSnapshot *snapshot)
{
  ComstockCardsCityBubble *self = COMSTOCK_CARDS_CITY_BUBBLE (widget);
  const GdkRGBA ground = comstock_art_get_color (widget, self->refusal ? "comstock_refused" : "comstock_bubble");
  const GdkRGBA text = comstock_art_get_color (widget, self->refusal ? "comstock_refused_text"
                                                                     : "comstock_bubble_text");
  g_autoptr (PangoLayout) layout = NULL;
  graphene_rect_t place;
  PangoRectangle extents;
  GskRoundedRect outline;

  if (self->sentence == NULL)
    return;
  layout = set_and_place (self, &place);
  gsk_rounded_rect_init_from_rect (&outline, &place, ROUNDING);
  comstock_outline_fill (snapshot, &outline, &ground);
  /* On the ground of its own color, as in high contrast, the edge tells it apart. */
  comstock_outline_rim (snapshot, &outline, 1, &text);

  pango_layout_get_pixel_extents (layout, NULL, &extents);
  comstock_figure_snapshot_at (snapshot, layout,
                               GRAPHENE_POINT_INIT (place.origin.x + PADDING_X - (float) extents.x,
                                                    place.origin.y + PADDING_Y), &text);
}

void
comstock_cards_city_bubble_say (ComstockCardsCityBubble *self,
                                const char              *sentence,
                                gboolean                 refusal)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_BUBBLE (self));

  if (self->refusal == refusal && g_strcmp0 (self->sentence, sentence) == 0)
    return;
  self->refusal = refusal;
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence != NULL ? sentence : "", -1);
  gtk_widget_queue_draw (widget);
}

void
comstock_cards_city_bubble_point_at (ComstockCardsCityBubble  *self,
                                     const graphene_rect_t    *cursor,
                                     const ComstockPlaneFrame *frame,
                                     ComstockCardsCity        *city)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_BUBBLE (self));

  self->cursor = *cursor;
  self->frame = *frame;
  g_set_object (&self->city, city);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_cards_city_bubble_keep_off (ComstockCardsCityBubble *self,
                                     const graphene_rect_t   *taken)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_BUBBLE (self));

  self->taken = *taken;
}

static void
comstock_cards_city_bubble_dispose (GObject *object)
{
  g_clear_object (&COMSTOCK_CARDS_CITY_BUBBLE (object)->city);
  G_OBJECT_CLASS (comstock_cards_city_bubble_parent_class)->dispose (object);
}

static void
comstock_cards_city_bubble_finalize (GObject *object)
{
  g_free (COMSTOCK_CARDS_CITY_BUBBLE (object)->sentence);
  G_OBJECT_CLASS (comstock_cards_city_bubble_parent_class)->finalize (object);
}

static void
comstock_cards_city_bubble_class_init (ComstockCardsCityBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_city_bubble_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_cards_city_bubble_finalize;
  widget_class->snapshot = comstock_cards_city_bubble_snapshot;
  gtk_widget_class_set_css_name (widget_class, "city-bubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_city_bubble_init (ComstockCardsCityBubble *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
comstock_cards_city_bubble_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CITY_BUBBLE, NULL);
}
