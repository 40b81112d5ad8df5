/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The view tells its grid what a press is for, and makes of a press or a drop what was asked: it lays, takes, sells. */

#include "comstock-cards-city-view.h"

#include <glib/gi18n.h>

#include "ui/cards/cards/comstock-cards-card-drag.h"
#include "comstock-cards-city-canvas.h"
#include "comstock-cards-city-grid.h"
#include "model/cards/comstock-cards-spoken.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-ruler.h"

#define LEAST_WIDTH 200
#define LEAST_HEIGHT 160
#define GHOST_HEIGHT 90         /* of the smallest, and what is around it and its sentence */
#define SENTENCE_LINES 4        /* beside the ghost, however large the letters */

struct _ComstockCardsCityView
{
  ComstockPlaneView parent_instance;

  ComstockCardsCityGrid *grid;
  ComstockCardsCity *city;
  ComstockCardsCard *holding;
  ComstockCardsCard *dragged;   /* from the column over the city, or NULL */
  GdkDrag *drag;                /* of @dragged */
  gboolean taking;
  gboolean selling;
  int walked;                   /* how many places the keys went on from the best one for @holding, −1 before */
};

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsCityView, comstock_cards_city_view, COMSTOCK_TYPE_PLANE_VIEW,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

enum
{
  PLACE,
  TAKE,
  SELL,
  REFUSED,
  AIMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- what a press is for --- */

static gboolean
is_empty (ComstockCardsCityView *self)
{
  ComstockCardsArea box;

  return !comstock_cards_city_get_box (self->city, &box);
}

/* The first card lies at (0, 0) by the rules' own coordinates, wherever it is laid on the table. */
static void
to_city (ComstockCardsCityView *self,
         int                   *x,
         int                   *y)
{
  if (is_empty (self))
    *x = *y = 0;
}

/* The card that would be laid. */
static ComstockCardsCard *
get_card (ComstockCardsCityView *self)
{
  return self->dragged != NULL ? self->dragged : self->holding;
}

/* Where the cursor is, in the city. */
static void
get_cursor (ComstockCardsCityView *self,
            int                   *x,
            int                   *y)
{
  const ComstockPlace *cursor = comstock_plane_get_cursor (COMSTOCK_PLANE (self->grid));

  *x = cursor->x;
  *y = cursor->y;
  to_city (self, x, y);
}

static void
refuse_by (ComstockCardsCityVerdict *verdict,
           ComstockCardsCity        *city,
           const CsRefusal          *refusal)
{
  verdict->sentence = comstock_cards_city_dup_refusal (city, refusal);
  verdict->shown = comstock_cards_city_dup_shown_refusal (city, refusal, &verdict->in_the_way);
}

/* Whether the card in hand, or over the city, may lie there. */
static void
judge_place (int                       x,
             int                       y,
             ComstockCardsCityVerdict *verdict,
             gpointer                  data)
{
  ComstockCardsCityView *self = data;
  const guint card = comstock_cards_card_get_number (get_card (self));
  CsRefusal refusal;
  ComstockCardsGain gain;

  to_city (self, &x, &y);
  refusal = comstock_cards_city_judge (self->city, card, x, y);
  verdict->allowed = refusal.reason == CS_LEGAL;
  if (!verdict->allowed)
    {
      refuse_by (verdict, self->city, &refusal);
      return;
    }
  comstock_cards_city_gain (self->city, card, x, y, &gain);
  verdict->sentence = comstock_cards_gain_to_string (&gain);
}

static void
judge_sale (int                       x,
            int                       y,
            ComstockCardsCityVerdict *verdict,
            gpointer                  data)
{
  ComstockCardsCityView *self = data;
  ComstockCardsCard *card = comstock_cards_city_get_card_at (self->city, x, y);
  CsRefusal refusal;
  ComstockCardsGain gain;

  if (card == NULL)
    return;
  refusal = comstock_cards_city_judge_sale (self->city, comstock_cards_card_get_number (card));
  verdict->allowed = refusal.reason == CS_LEGAL;
  if (!verdict->allowed)
    {
      refuse_by (verdict, self->city, &refusal);
      return;
    }
  comstock_cards_city_sale_gain (self->city, comstock_cards_card_get_number (card), &gain);
  verdict->sentence = comstock_cards_gain_to_string (&gain);
}

static void
update_task (ComstockCardsCityView *self)
{
  ComstockCardsCard *card = get_card (self);

  if (self->city != NULL && card != NULL)
    comstock_cards_city_grid_set_task (self->grid, comstock_cards_card_get_terrain (card), judge_place, self);
  else if (self->city != NULL && self->selling)
    comstock_cards_city_grid_set_task (self->grid, NULL, judge_sale, self);
  else
    comstock_cards_city_grid_set_task (self->grid, NULL, NULL, NULL);
}

/* Tells @sentence, which the grid shows; it may be NULL. */
static void
refuse (ComstockCardsCityView *self,
        const char            *sentence)
{
  gtk_widget_error_bell (GTK_WIDGET (self));
  if (sentence == NULL)
    return;
  comstock_announce (GTK_WIDGET (self), sentence);
  g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
press (ComstockCardsCityView *self,
       const ComstockPlace   *place)
{
  int x = place->x;
  int y = place->y;
  g_auto (ComstockCardsCityVerdict) verdict = { 0 };

  if (self->city != NULL && self->holding != NULL)
    {
      judge_place (x, y, &verdict, self);
      if (verdict.allowed)
        {
          to_city (self, &x, &y);
          g_signal_emit (self, signals[PLACE], 0, x, y);
        }
      else
        refuse (self, verdict.sentence);
    }
  else if (self->city != NULL && self->selling)
    {
      judge_sale (x, y, &verdict, self);
      if (verdict.allowed)
        g_signal_emit (self, signals[SELL], 0, comstock_cards_city_get_card_at (self->city, x, y));
      else
        refuse (self, verdict.sentence);
    }
}

void
comstock_cards_city_view_place (ComstockCardsCityView *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));

  if (self->holding != NULL)
    press (self, comstock_plane_get_cursor (COMSTOCK_PLANE (self->grid)));
}

/* --- cards in the column over the city --- */

/* Shows @card where it would lie, instead of the picture that @drag carries; NULL ends that. */
static void
set_dragged (ComstockCardsCityView *self,
             ComstockCardsCard     *card,
             GdkDrag               *drag)
{
  /* The grid borrows from it until it has another task. */
  g_autoptr (ComstockCardsCard) before = NULL;

  if (self->dragged == card)
    return;
  if (self->drag != NULL)
    comstock_cards_card_drag_show_icon (self->drag, TRUE);
  before = g_steal_pointer (&self->dragged);
  g_set_object (&self->dragged, card);
  g_set_object (&self->drag, drag);
  update_task (self);
  if (drag != NULL)
    comstock_cards_card_drag_show_icon (drag, FALSE);
}

/* The card in the column that is over the city, if it may be taken and laid here. */
static ComstockCardsCard *
find_dragged (ComstockCardsCityView *self,
              GtkDropTarget         *target)
{
  const GValue *value = gtk_drop_target_get_value (target);
  ComstockCardsCard *card = value != NULL ? g_value_get_object (value) : NULL;

  if (!self->taking || self->city == NULL || card == NULL || comstock_cards_card_get_terrain (card) == NULL ||
      !comstock_cards_card_is_takeable (card))
    return NULL;
  return card;
}

static GdkDragAction
on_drag_motion (ComstockCardsCityView *self,
                double                 x,
                double                 y,
                GtkDropTarget         *target)
{
  ComstockCardsCard *card = find_dragged (self, target);
  ComstockPlace place;

  if (card == NULL)
    return 0;
  set_dragged (self, card, gdk_drop_get_drag (gtk_drop_target_get_current_drop (target)));
  gtk_widget_translate_coordinates (GTK_WIDGET (self), GTK_WIDGET (self->grid), x, y, &x, &y);
  place = comstock_plane_pick (COMSTOCK_PLANE (self->grid), x, y);
  comstock_plane_lead (COMSTOCK_PLANE (self->grid), place.x, place.y);
  return GDK_ACTION_MOVE;
}

static void
on_drag_leave (ComstockCardsCityView *self)
{
  set_dragged (self, NULL, NULL);
}

/* What is refused is refused before the card is taken: it stays in the column, and the city says why. */
static gboolean
on_drop (ComstockCardsCityView *self,
         const GValue          *value,
         double                 at_x,
         double                 at_y,
         GtkDropTarget         *target)
{
  g_autoptr (ComstockCardsCard) card = g_value_dup_object (value);
  g_auto (ComstockCardsCityVerdict) verdict = { 0 };
  int x, y;

  if (on_drag_motion (self, at_x, at_y, target) == 0)
    return FALSE;
  get_cursor (self, &x, &y);
  judge_place (x, y, &verdict, self);
  set_dragged (self, NULL, NULL);
  if (verdict.allowed)
    g_signal_emit (self, signals[TAKE], 0, card, x, y);
  else
    {
      comstock_cards_city_grid_tell (self->grid, x, y, &verdict);
      refuse (self, verdict.sentence);
    }
  return verdict.allowed;
}

static void
add_drop_target (ComstockCardsCityView *self)
{
  GtkDropTarget *target = gtk_drop_target_new (COMSTOCK_TYPE_CARDS_CARD, GDK_ACTION_MOVE);

  gtk_drop_target_set_preload (target, TRUE);
  g_signal_connect_object (target, "enter", G_CALLBACK (on_drag_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "motion", G_CALLBACK (on_drag_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "leave", G_CALLBACK (on_drag_leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* --- what is shown --- */

void
comstock_cards_city_view_set_city (ComstockCardsCityView *self,
                                   ComstockCardsCity     *city)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));
  g_return_if_fail (city == NULL || COMSTOCK_IS_CARDS_CITY (city));

  if (self->city == city)
    return;
  comstock_cards_city_grid_set_task (self->grid, NULL, NULL, NULL);
  g_set_object (&self->city, city);
  comstock_cards_city_grid_set_city (self->grid, city);
  update_task (self);
}

ComstockCardsCity *
comstock_cards_city_view_get_city (ComstockCardsCityView *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self), NULL);

  return self->city;
}

void
comstock_cards_city_view_center (ComstockCardsCityView *self)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));

  comstock_cards_city_grid_center (self->grid);
}

void
comstock_cards_city_view_hold (ComstockCardsCityView *self,
                               ComstockCardsCard     *card)
{
  /* The grid borrows from it until it has another task. */
  g_autoptr (ComstockCardsCard) before = NULL;

  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));
  g_return_if_fail (card == NULL || comstock_cards_card_get_terrain (card) != NULL);

  if (self->holding == card)
    return;
  before = g_steal_pointer (&self->holding);
  g_set_object (&self->holding, card);
  self->walked = -1;
  update_task (self);
}

void
comstock_cards_city_view_set_taking (ComstockCardsCityView *self,
                                     gboolean               taking)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));

  self->taking = taking;
  if (!taking)
    set_dragged (self, NULL, NULL);
}

void
comstock_cards_city_view_set_selling (ComstockCardsCityView *self,
                                      gboolean               selling)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));

  if (self->selling == selling)
    return;
  self->selling = selling;
  comstock_cards_city_grid_highlight (self->grid, 0);
  update_task (self);
}

gboolean
comstock_cards_city_view_get_aim (ComstockCardsCityView *self,
                                  ComstockCardsGain     *gain)
{
  ComstockCardsCard *card = get_card (self);
  guint number;
  int x, y;

  if (self->city == NULL || card == NULL)
    return FALSE;
  number = comstock_cards_card_get_number (card);
  get_cursor (self, &x, &y);
  if (comstock_cards_city_judge (self->city, number, x, y).reason != CS_LEGAL)
    return FALSE;
  comstock_cards_city_gain (self->city, number, x, y, gain);
  return TRUE;
}

gboolean
comstock_cards_city_view_get_ghost (ComstockCardsCityView *self,
                                    int                   *x,
                                    int                   *y)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self), FALSE);

  if (self->city == NULL || self->holding == NULL)
    return FALSE;
  get_cursor (self, x, y);
  return TRUE;
}

gboolean
comstock_cards_city_view_get_ghost_bounds (ComstockCardsCityView *self,
                                           GtkWidget             *widget,
                                           graphene_rect_t       *bounds)
{
  double x, y;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self), FALSE);

  if (self->city == NULL || self->holding == NULL)
    return FALSE;
  *bounds = comstock_cards_city_grid_get_cursor_bounds (self->grid);
  if (!gtk_widget_translate_coordinates (GTK_WIDGET (self->grid), widget, (double) bounds->origin.x,
                                         (double) bounds->origin.y, &x, &y))
    return FALSE;
  graphene_point_init (&bounds->origin, (float) x, (float) y);
  return TRUE;
}

void
comstock_cards_city_view_set_ghost (ComstockCardsCityView *self,
                                    int                    x,
                                    int                    y)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));

  comstock_cards_city_grid_set_cursor (self->grid, x, y);
}

void
comstock_cards_city_view_highlight (ComstockCardsCityView *self,
                                    CardsBoard             board)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self));

  comstock_cards_city_grid_highlight (self->grid, board);
}

/* --- going through the places --- */

/* Orders places by what the card in hand would score there, most first; of equal ones the first stays first. */
static int
compare_gains (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  ComstockCardsCityView *self = data;
  const guint card = comstock_cards_card_get_number (self->holding);
  const ComstockCardsPlace *places[] = { a, b };
  ComstockCardsGain gains[2];

  for (int i = 0; i < 2; i++)
    comstock_cards_city_gain (self->city, card, places[i]->x, places[i]->y, &gains[i]);
  return gains[1].total - gains[0].total;
}

/* The parcel that gets the focus says it; one that has it already is not read again. */
static void
visit (ComstockCardsCityView *self,
       guint                  number,
       guint                  n_places,
       ComstockCardsPlace     place)
{
  g_autofree char *where = comstock_cards_spoken_dup_place (self->city, place.x, place.y);
  /* Translators: of the places where a card may be placed. */
  g_autofree char *which = g_strdup_printf (_("Place %u of %u."), number, n_places);
  g_autofree char *name = where != NULL ? g_strdup_printf ("%s %s", which, where) : g_strdup (which);
  g_auto (ComstockCardsCityVerdict) verdict = { 0 };
  g_autofree char *sentence = NULL;

  if (!is_empty (self) && comstock_cards_city_grid_visit (self->grid, place.x, place.y, name))
    return;
  judge_place (place.x, place.y, &verdict, self);
  sentence = g_strdup_printf ("%s %s.", name, verdict.sentence);
  comstock_announce_answer (GTK_WIDGET (self), sentence);
}

/* The best place comes first; they are walked through as long as the card is in hand. */
static void
step_to_place (ComstockCardsCityView *self,
               int                    step)
{
  g_autoptr (GArray) places =
    comstock_cards_city_dup_placements (self->city, comstock_cards_card_get_number (self->holding));
  const int n = (int) places->len;
  ComstockCardsPlace place;

  if (n == 0)
    return;
  g_array_sort_with_data (places, compare_gains, self);
  self->walked = self->walked < 0 && step < 0 ? n - 1 : (self->walked + step + n) % n;
  place = g_array_index (places, ComstockCardsPlace, self->walked);
  visit (self, (guint) self->walked + 1, (guint) n, place);
}

static void
step_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ComstockCardsCityView *self = COMSTOCK_CARDS_CITY_VIEW (widget);
  const int step = g_str_equal (action, "city.next-place") ? 1 : -1;

  if (self->city != NULL && self->holding != NULL)
    step_to_place (self, step);
  else
    comstock_cards_city_grid_next_allowed (self->grid, step);
}

static void
comstock_cards_city_view_measure (GtkWidget     *widget,
                                  GtkOrientation orientation,
                                  int            for_size,
                                  int           *minimum,
                                  int           *natural,
                                  int           *minimum_baseline,
                                  int           *natural_baseline)
{
  GTK_WIDGET_CLASS (comstock_cards_city_view_parent_class)->measure (widget, orientation, for_size, minimum, natural,
                                                                     minimum_baseline, natural_baseline);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? LEAST_WIDTH
                          : MAX (LEAST_HEIGHT, GHOST_HEIGHT + SENTENCE_LINES * comstock_ruler_measure (widget));
}

/* Sentences keep off the buttons. */
static void
comstock_cards_city_view_size_allocate (GtkWidget *widget,
                                        int        width,
                                        int        height,
                                        int        baseline)
{
  graphene_rect_t taken;

  GTK_WIDGET_CLASS (comstock_cards_city_view_parent_class)->size_allocate (widget, width, height, baseline);
  comstock_plane_view_get_buttons (COMSTOCK_PLANE_VIEW (widget), &taken);
  comstock_cards_city_grid_keep_off (COMSTOCK_CARDS_CITY_VIEW (widget)->grid, &taken);
}

static void
comstock_cards_city_view_dispose (GObject *object)
{
  ComstockCardsCityView *self = COMSTOCK_CARDS_CITY_VIEW (object);

  g_clear_object (&self->city);
  g_clear_object (&self->holding);
  g_clear_object (&self->dragged);
  g_clear_object (&self->drag);
  G_OBJECT_CLASS (comstock_cards_city_view_parent_class)->dispose (object);
}

static void
add_signals (void)
{
  const GType type = COMSTOCK_TYPE_CARDS_CITY_VIEW;

  signals[PLACE] = g_signal_new ("place", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_INT, G_TYPE_INT);
  signals[TAKE] = g_signal_new ("take", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                3, COMSTOCK_TYPE_CARDS_CARD, G_TYPE_INT, G_TYPE_INT);
  signals[SELL] = g_signal_new ("sell", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, COMSTOCK_TYPE_CARDS_CARD);
  signals[AIMED] = g_signal_new ("aimed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_STRING);
}

static void
comstock_cards_city_view_class_init (ComstockCardsCityViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = comstock_cards_city_view_dispose;
  widget_class->measure = comstock_cards_city_view_measure;
  widget_class->size_allocate = comstock_cards_city_view_size_allocate;
  COMSTOCK_PLANE_VIEW_CLASS (klass)->bars = GTK_POLICY_AUTOMATIC;
  COMSTOCK_PLANE_VIEW_CLASS (klass)->heights = 2;

  add_signals ();
  gtk_widget_class_install_action (widget_class, "city.next-place", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "city.previous-place", NULL, step_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "city.next-place", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, "city.previous-place", NULL);
  gtk_widget_class_set_css_name (widget_class, "city-view");
}

static GVariant *
look_dup (ComstockLook *look)
{
  ComstockCardsCityView *self = COMSTOCK_CARDS_CITY_VIEW (look);
  ComstockPlaneCamera *camera = comstock_plane_get_camera (COMSTOCK_PLANE (self->grid));
  const ComstockPlace *cursor = comstock_plane_get_cursor (COMSTOCK_PLANE (self->grid));
  double x, y;

  comstock_plane_camera_get_middle (camera, &x, &y);
  return g_variant_new ("(dddii)", camera->zoom, x, y, cursor->x, cursor->y);
}

static void
look_set (ComstockLook *look,
          GVariant     *value)
{
  ComstockCardsCityView *self = COMSTOCK_CARDS_CITY_VIEW (look);
  double zoom, x, y;
  int cursor_x, cursor_y;

  g_variant_get (value, "(dddii)", &zoom, &x, &y, &cursor_x, &cursor_y);
  comstock_cards_city_grid_set_cursor (self->grid, cursor_x, cursor_y);
  comstock_plane_camera_set_middle (comstock_plane_get_camera (COMSTOCK_PLANE (self->grid)), zoom, x, y);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = look_dup;
  iface->set = look_set;
}

static void
on_aimed (ComstockCardsCityView *self)
{
  g_signal_emit (self, signals[AIMED], 0);
}

static void
comstock_cards_city_view_init (ComstockCardsCityView *self)
{
  self->grid = COMSTOCK_CARDS_CITY_GRID (comstock_cards_city_grid_new ());
  g_signal_connect_object (self->grid, "pressed", G_CALLBACK (press), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->grid, "aimed", G_CALLBACK (on_aimed), self, G_CONNECT_SWAPPED);

  comstock_plane_view_fill (COMSTOCK_PLANE_VIEW (self), COMSTOCK_PANNABLE (self->grid),
                            comstock_plane_get_camera (COMSTOCK_PLANE (self->grid)), _("Whole City"));
  comstock_cards_city_grid_add_gestures (self->grid, GTK_WIDGET (self));
  add_drop_target (self);
}

GtkWidget *
comstock_cards_city_view_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CITY_VIEW, NULL);
}

GtkWidget *
comstock_cards_city_view_find_area (ComstockCardsCityView   *self,
                                    const ComstockCardsArea *area,
                                    graphene_rect_t         *bounds)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_CITY_VIEW (self), NULL);

  return comstock_cards_city_grid_get_bounds (self->grid, area, bounds) ? GTK_WIDGET (self->grid) : NULL;
}
