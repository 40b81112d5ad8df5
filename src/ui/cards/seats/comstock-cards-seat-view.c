/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A panel gives its parts the places that comstock-cards-seat-plan.c finds; those without one are not mapped. */

#include "comstock-cards-seat-view.h"

#include <glib/gi18n.h>

#include "comstock-cards-bid-plate.h"
#include "comstock-cards-faces.h"
#include "comstock-cards-pips.h"
#include "comstock-cards-seat-header.h"
#include "model/session/comstock-suits.h"
#include "model/cards/comstock-cards-text.h"
#include "ui/cards/city/comstock-cards-mini.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-outline.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

#define RADIUS 10
#define RING 3.0f               /* gold, between two dark lines, half of it outside the panel */
#define RING_LINE 1.2f
#define UNPLACED 0.375f         /* around a card in the middle of a miniature, of its side */

struct _ComstockCardsSeatView
{
  GtkWidget parent_instance;

  GtkWidget *parts[COMSTOCK_CARDS_SEAT_PARTS];
  ComstockCardsSeatHeader *header;
  ComstockCardsMini *mini;
  GtkWidget *pile;              /* what a virtual player has, in the place of faces; NULL for others */

  ComstockCardsGame *game;
  ComstockCardsSeat *seat;
  ComstockCardsSeatShape shape;
  GtkEventController *motion;   /* of the miniature */
  gboolean peeking;
};

enum
{
  LOOK,
  PIN,
  PEEK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ComstockCardsSeatView, comstock_cards_seat_view, GTK_TYPE_WIDGET)

static GtkWidget *
get_part (ComstockCardsSeatView *self,
          ComstockCardsSeatPart  part)
{
  return self->parts[part];
}

/* On a phone one's own town is on the stage anyway: the tile shows one's people instead. */
static gboolean
is_own (ComstockCardsSeatView *self)
{
  return comstock_game_get_viewer (COMSTOCK_GAME (self->game)) == (int) comstock_cards_seat_get_index (self->seat);
}

static gboolean
shows_faces_alone (ComstockCardsSeatView *self)
{
  return self->shape == COMSTOCK_CARDS_SEAT_NARROW && is_own (self);
}

/* --- what is told --- */

/* "Ruth, Star, Computer rival (hard): 36 points. 1st, with 8. Lays a card. Look at it" */
static char *
dup_label (ComstockCardsSeatView *self,
           const char            *holder,
           const char            *state)
{
  const char *suit = comstock_suit_get_name (comstock_cards_seat_get_suit (self->seat));
  g_autofree char *points = comstock_cards_seat_dup_points (self->seat);
  g_autofree char *order = comstock_cards_text_dup_order (self->seat);
  GString *label = g_string_new (NULL);

  if (*comstock_cards_seat_get_name (self->seat) != '\0')
    g_string_append_printf (label, "%s, ", comstock_cards_seat_get_name (self->seat));
  g_string_append_printf (label, "%s, %s: %s. ", suit, holder, points);
  if (order != NULL)
    g_string_append_printf (label, "%s. ", order);
  if (state != NULL)
    g_string_append_printf (label, "%s. ", state);
  g_string_append (label, _("Show details"));
  return g_string_free (label, FALSE);
}

static void
update_order (ComstockCardsSeatView *self)
{
  GtkLabel *label = GTK_LABEL (get_part (self, COMSTOCK_CARDS_SEAT_PART_ORDER));
  const int order = comstock_cards_seat_get_order (self->seat);
  g_autofree char *number = g_strdup_printf ("%d", order + 1);

  if (order < 0)
    gtk_label_set_label (label, "");
  else
    gtk_label_set_label (label, self->shape == COMSTOCK_CARDS_SEAT_NARROW
                                  ? number : comstock_cards_place_get_name ((guint) order));
}

/* A figure stays with the word before it. */
static char *
dup_with_figures (const char *text)
{
  GString *string = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (*at == ' ' && g_ascii_isdigit (at[1]))
      g_string_append (string, "\u00a0");
    else
      g_string_append_c (string, *at);
  return g_string_free (string, FALSE);
}

static void
update_pile (ComstockCardsSeatView *self)
{
  const guint n = g_list_model_get_n_items (comstock_cards_seat_get_taken (self->seat));
  const int appeal = comstock_cards_seat_get_score (self->seat);
  /* In large text there is no room for what the header says too. */
  const gboolean large = comstock_scale_get_text (GTK_WIDGET (self)) > COMSTOCK_SCALE_LARGE_TEXT;
  /* Translators: the pile of a virtual player: how many cards. */
  g_autofree char *count = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);
  /* Translators: the pile of a virtual player: how many cards, and their appeal in all. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u card, appeal %d", "%u cards, appeal %d", n), n, appeal);
  g_autofree char *unbroken = dup_with_figures (large ? count : text);

  if (self->pile != NULL)
    gtk_inscription_set_text (GTK_INSCRIPTION (self->pile), unbroken);
}

/* Beside all names or none: in a low tile some would have no room for it. */
static void
update_holder (ComstockCardsSeatView *self)
{
  const char *holder = comstock_cards_text_get_brief_holder (self->game, self->seat);

  comstock_cards_seat_header_set_holder (self->header, self->shape == COMSTOCK_CARDS_SEAT_WIDE || is_own (self) ? holder
                                                                                                                 : "");
}

static void
update (ComstockCardsSeatView *self)
{
  g_autofree char *holder = comstock_cards_text_dup_holder (self->game, self->seat);
  g_autofree char *state = comstock_cards_text_dup_state (self->game, self->seat);
  g_autofree char *label = dup_label (self, holder, state);

  update_holder (self);
  comstock_cards_seat_header_set_score (self->header, comstock_cards_seat_get_score (self->seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_part (self, COMSTOCK_CARDS_SEAT_PART_HEADER)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_inscription_set_text (GTK_INSCRIPTION (get_part (self, COMSTOCK_CARDS_SEAT_PART_STATE)), state);
  update_order (self);
  update_pile (self);
  if (comstock_cards_seat_is_acting (self->seat))
    gtk_widget_add_css_class (GTK_WIDGET (self), "acting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "acting");
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- where it lies --- */

static void
place_part (ComstockCardsSeatView *self,
            GtkWidget             *child,
            const GdkRectangle    *area)
{
  GtkAllocation place = *area;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    place.x = gtk_widget_get_width (GTK_WIDGET (self)) - area->x - area->width;
  gtk_widget_set_child_visible (child, area->width > 0);
  if (area->width > 0)
    gtk_widget_size_allocate (child, &place, -1);
}

static void
comstock_cards_seat_view_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  ComstockCardsSeatView *self = COMSTOCK_CARDS_SEAT_VIEW (widget);
  const ComstockCardsSeatRoom room = {
    .shape = self->shape,
    .width = width,
    .height = height,
    .scale = comstock_scale_get (widget),
    .text = comstock_scale_get_text (widget),
    .ordered = comstock_cards_seat_get_order (self->seat) >= 0,
  };
  GtkWidget *faces = get_part (self, COMSTOCK_CARDS_SEAT_PART_FACES);
  ComstockCardsSeatPlan plan;
  GdkRectangle *areas = plan.parts;

  comstock_cards_seat_plan (&room, &plan);
  if (!room.ordered)
    areas[COMSTOCK_CARDS_SEAT_PART_ORDER] = (GdkRectangle) { 0 };
  if (shows_faces_alone (self))
    {
      areas[COMSTOCK_CARDS_SEAT_PART_FACES] = areas[COMSTOCK_CARDS_SEAT_PART_MINI];
      areas[COMSTOCK_CARDS_SEAT_PART_MINI] = (GdkRectangle) { 0 };
      plan.face = MIN (areas[COMSTOCK_CARDS_SEAT_PART_FACES].width / 2,
                       areas[COMSTOCK_CARDS_SEAT_PART_FACES].height) - 2;
    }
  comstock_cards_seat_header_set_stacked (self->header, plan.stacked);
  comstock_cards_faces_set_side (COMSTOCK_CARDS_FACES (faces), plan.face);
  if (self->pile != NULL)
    {
      place_part (self, self->pile, &plan.pile);
      areas[COMSTOCK_CARDS_SEAT_PART_FACES] = (GdkRectangle) { 0 };
    }
  for (int part = 0; part < COMSTOCK_CARDS_SEAT_PARTS; part++)
    place_part (self, self->parts[part], &areas[part]);
}

static void
comstock_cards_seat_view_measure (GtkWidget     *widget,
                                  GtkOrientation orientation,
                                  int            for_size,
                                  int           *minimum,
                                  int           *natural,
                                  int           *minimum_baseline,
                                  int           *natural_baseline)
{
  ComstockCardsSeatView *self = COMSTOCK_CARDS_SEAT_VIEW (widget);
  static const int natural_widths[] = { 276, 150, 90 };
  static const int natural_heights[] = { 240, 128, 60 };
  const double scale = comstock_scale_get (widget);
  const double unit = scale * MAX (1.0, comstock_scale_get_text (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = comstock_cards_seat_plan_min_width (self->shape, scale, comstock_scale_get_text (widget));
      *natural = MAX (*minimum, (int) (natural_widths[self->shape] * scale));
      return;
    }
  *minimum = comstock_cards_seat_plan_min_height (self->shape, scale, comstock_scale_get_text (widget));
  *natural = MAX (*minimum, (int) (natural_heights[self->shape] * unit));
}

/* --- what is drawn --- */

/* Who acts now; words in the panel say it as well. */
static void
snapshot_ring (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  const GdkRGBA gold = comstock_art_get_color (widget, "comstock_ring");
  const GdkRGBA dark = comstock_art_get_color (widget, "comstock_ink");
  const float out = RING / 2 + RING_LINE;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT (-out, -out, (float) gtk_widget_get_width (widget) + 2 * out,
                                                        (float) gtk_widget_get_height (widget) + 2 * out),
                                   RADIUS + out);
  comstock_outline_rim (snapshot, &outline, RING_LINE, &dark);
  gsk_rounded_rect_shrink (&outline, RING_LINE, RING_LINE, RING_LINE, RING_LINE);
  comstock_outline_rim (snapshot, &outline, RING, &gold);
  gsk_rounded_rect_shrink (&outline, RING, RING, RING, RING);
  comstock_outline_rim (snapshot, &outline, RING_LINE, &dark);
}

static void
comstock_cards_seat_view_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (comstock_cards_seat_view_parent_class)->snapshot (widget, snapshot);
  if (comstock_cards_seat_is_acting (COMSTOCK_CARDS_SEAT_VIEW (widget)->seat))
    snapshot_ring (widget, snapshot);
}

/* --- looking --- */

static void
on_header_pressed (ComstockCardsSeatView *self)
{
  g_signal_emit (self, signals[LOOK], 0);
}

static void
on_mini_pressed (ComstockCardsSeatView *self)
{
  g_signal_emit (self, signals[PIN], 0);
}

static void
set_peeking (ComstockCardsSeatView *self,
             gboolean               peeking)
{
  if (self->peeking == peeking)
    return;
  self->peeking = peeking;
  g_signal_emit (self, signals[PEEK], 0, peeking);
}

/* Where a key has led the focus the town is seen as long as it is there. */
static void
update_peeking (ComstockCardsSeatView *self)
{
  const GtkStateFlags state = gtk_widget_get_state_flags (get_part (self, COMSTOCK_CARDS_SEAT_PART_MINI));

  set_peeking (self, gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->motion)) ||
               (state & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0);
}

/* --- parts --- */

static GtkWidget *
add_part (ComstockCardsSeatView *self,
          ComstockCardsSeatPart  part,
          GtkWidget             *widget,
          const char            *style)
{
  self->parts[part] = widget;
  gtk_widget_add_css_class (widget, style);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  return widget;
}

/* What has no room is told by the tooltip. */
static gboolean
on_query_words (GtkInscription *words,
                int             x,
                int             y,
                gboolean        by_keys,
                GtkTooltip     *tooltip)
{
  GtkWidget *widget = GTK_WIDGET (words);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, gtk_inscription_get_text (words));
  int height;

  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_tooltip_set_text (tooltip, gtk_inscription_get_text (words));
  return height > gtk_widget_get_height (widget);
}

/* As many lines as its place has room for. */
static GtkWidget *
create_words (void)
{
  GtkWidget *words = g_object_new (GTK_TYPE_INSCRIPTION, "xalign", 0.0, "yalign", 0.0, "min-chars", 0,
                                   "text-overflow", GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END, "has-tooltip", TRUE, NULL);

  /* After what says that nothing may be told yet. */
  g_signal_connect_after (words, "query-tooltip", G_CALLBACK (on_query_words), NULL);
  return words;
}

static void
add_header (ComstockCardsSeatView *self)
{
  const char *sign = comstock_suit_get_sign (comstock_cards_seat_get_suit (self->seat));
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);
  GtkWidget *button = add_part (self, COMSTOCK_CARDS_SEAT_PART_HEADER, gtk_button_new (), "seat-header");

  self->header = COMSTOCK_CARDS_SEAT_HEADER (
    comstock_cards_seat_header_new (sign, title, comstock_cards_seat_get_rival (self->seat)));
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (self->header));
  comstock_sign_dress (button, sign, NULL);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_header_pressed), self, G_CONNECT_SWAPPED);
}

static void
add_mini (ComstockCardsSeatView *self)
{
  const gboolean builds = comstock_cards_seat_get_kind (self->seat) != COMSTOCK_AUTOMATIC;
  g_autofree char *title = comstock_cards_seat_dup_title (self->seat);
  g_autofree char *label = g_strdup_printf (builds ? _("City of %s") :
                                            /* Translators: what a virtual player has taken. */
                                            _("Cards taken by %s"), title);
  GtkWidget *button = add_part (self, COMSTOCK_CARDS_SEAT_PART_MINI, gtk_button_new (), "seat-mini");

  self->mini = COMSTOCK_CARDS_MINI (comstock_cards_mini_new ());
  comstock_cards_mini_set_seat (self->mini, self->game, self->seat);
  gtk_button_set_child (GTK_BUTTON (button), GTK_WIDGET (self->mini));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  self->motion = gtk_event_controller_motion_new ();
  g_signal_connect_object (self->motion, "notify::contains-pointer", G_CALLBACK (update_peeking), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (update_peeking), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, self->motion);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_mini_pressed), self, G_CONNECT_SWAPPED);
}

static void
add_others (ComstockCardsSeatView *self)
{
  GtkWidget *bid = add_part (self, COMSTOCK_CARDS_SEAT_PART_BID, comstock_cards_bid_plate_new (), "seat-bid");
  GtkWidget *faces = add_part (self, COMSTOCK_CARDS_SEAT_PART_FACES, comstock_cards_faces_new (), "seat-faces");
  GtkWidget *pips = add_part (self, COMSTOCK_CARDS_SEAT_PART_PIPS, comstock_cards_pips_new (), "seat-pips");

  comstock_cards_bid_plate_set_seat (COMSTOCK_CARDS_BID_PLATE (bid), self->game, self->seat);
  comstock_cards_faces_set_seat (COMSTOCK_CARDS_FACES (faces), self->seat);
  comstock_cards_pips_set_seat (COMSTOCK_CARDS_PIPS (pips), self->game, self->seat);
  comstock_obstacle_mark (pips, COMSTOCK_OBSTACLE_WORKS);
  add_part (self, COMSTOCK_CARDS_SEAT_PART_STATE, create_words (), "seat-words");
  add_part (self, COMSTOCK_CARDS_SEAT_PART_ORDER, gtk_label_new (NULL), "seat-order");
  if (comstock_cards_seat_get_kind (self->seat) != COMSTOCK_AUTOMATIC)
    return;
  self->pile = create_words ();
  gtk_widget_add_css_class (self->pile, "seat-words");
  gtk_widget_set_parent (self->pile, GTK_WIDGET (self));
}

static void
comstock_cards_seat_view_dispose (GObject *object)
{
  ComstockCardsSeatView *self = COMSTOCK_CARDS_SEAT_VIEW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->game);
  g_clear_object (&self->seat);
  G_OBJECT_CLASS (comstock_cards_seat_view_parent_class)->dispose (object);
}

static void
comstock_cards_seat_view_class_init (ComstockCardsSeatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_seat_view_dispose;
  widget_class->measure = comstock_cards_seat_view_measure;
  widget_class->size_allocate = comstock_cards_seat_view_size_allocate;
  widget_class->snapshot = comstock_cards_seat_view_snapshot;

  signals[LOOK] = g_signal_new ("look", COMSTOCK_TYPE_CARDS_SEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[PIN] = g_signal_new ("pin", COMSTOCK_TYPE_CARDS_SEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  signals[PEEK] = g_signal_new ("peek", COMSTOCK_TYPE_CARDS_SEAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_cards_seat_view_init (ComstockCardsSeatView *self)
{
}

GtkWidget *
comstock_cards_seat_view_new (ComstockCardsGame *game,
                              ComstockCardsSeat *seat)
{
  ComstockCardsSeatView *self = g_object_new (COMSTOCK_TYPE_CARDS_SEAT_VIEW, NULL);
  g_autofree char *title = comstock_cards_seat_dup_title (seat);

  self->game = g_object_ref (game);
  self->seat = g_object_ref (seat);
  add_header (self);
  add_mini (self);
  add_others (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::viewer", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

ComstockCardsSeat *
comstock_cards_seat_view_get_seat (ComstockCardsSeatView *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT_VIEW (self), NULL);

  return self->seat;
}

void
comstock_cards_seat_view_set_shape (ComstockCardsSeatView *self,
                                    ComstockCardsSeatShape shape)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SEAT_VIEW (self));

  if (self->shape == shape)
    return;
  self->shape = shape;
  if (shape == COMSTOCK_CARDS_SEAT_NARROW)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  update_order (self);
  update_holder (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
comstock_cards_seat_view_find_card (ComstockCardsSeatView *self,
                                    ComstockCardsCard     *card,
                                    graphene_rect_t       *bounds)
{
  graphene_rect_t mini;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT_VIEW (self), FALSE);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->mini)) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->mini), GTK_WIDGET (self), &mini))
    return FALSE;
  if (comstock_cards_mini_find_card (self->mini, card, bounds))
    graphene_rect_offset (bounds, mini.origin.x, mini.origin.y);
  else
    graphene_rect_inset_r (&mini, mini.size.width * UNPLACED, mini.size.height * UNPLACED, bounds);
  return TRUE;
}

GtkWidget *
comstock_cards_seat_view_get_part (ComstockCardsSeatView *self,
                                   ComstockCardsSeatPart  part)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_SEAT_VIEW (self), NULL);

  return self->parts[part];
}
