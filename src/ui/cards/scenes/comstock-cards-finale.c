/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lanes; below them what is called, and at last the town with the buttons. */

#include "comstock-cards-finale.h"

#include <math.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "comstock-cards-caller.h"
#include "comstock-cards-lanes.h"
#include "comstock-cards-panorama.h"
#include "comstock-cards-panorama-view.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sound.h"
#include "ui/table/comstock-finale-buttons.h"

/* In milliseconds, after the count. */
#define REST 150
#define SORT 500
#define RISE 600
#define CROWN 300

/* In pixels at the usual size of text. */
#define LOWEST_TOWN 110       /* of a town that is less high nothing would be seen */
#define MARGIN 10             /* around the buttons */

/* Parts of the height. */
#define HIGHEST_TOWN 0.47
#define USUAL_TOWN 0.30

#define COARSE 8.0            /* pixels to one of the light on the felt */

struct _ComstockCardsFinale
{
  ComstockAct parent_instance;

  GtkWidget *buttons;
  GtkWidget *lanes;
  GtkWidget *caller;
  GtkWidget *town;

  ComstockCardsCount *count;
  GskRenderNode *felt;          /* NULL before it is drawn */
  double risen;                 /* how far the town has come: 0–1 */

  const ComstockCardsCall *heard;       /* the last call that was heard */
  gboolean silent;              /* there is nothing more to be heard */
  gboolean won;                 /* by a person */
  int pane;                     /* what lies over the end, in pixels */
};

/* Where the parts lie, in pixels from above. */
typedef struct
{
  int lanes;                    /* heights */
  int town;                     /* 0: there is no room for it */
  int street;                   /* below the lanes, or the lower end of the town, with the buttons */
} Room;

G_DEFINE_FINAL_TYPE (ComstockCardsFinale, comstock_cards_finale, COMSTOCK_TYPE_ACT)

static guint left_signal;

static double
get_unit (ComstockCardsFinale *self)
{
  return comstock_scale_get_text (GTK_WIDGET (self)) * comstock_scale_get (GTK_WIDGET (self));
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  comstock_measure_height (widget, width, &height, NULL);
  return height;
}

/* With what is around them. */
static int
measure_buttons (ComstockCardsFinale *self,
                 int                  width)
{
  const int around = (int) (2 * MARGIN * get_unit (self));

  return measure_height (self->buttons, width - around) + around;
}

/* Larger text wants higher lanes, but no town does without them. */
static Room
get_room (ComstockCardsFinale *self,
          int                  width,
          int                  height)
{
  const double unit = get_unit (self);
  const int street = measure_buttons (self, width);
  const int lanes = MIN ((int) (measure_height (self->lanes, width) * comstock_scale_get_text (GTK_WIDGET (self))),
                         height - street);
  Room room = { .street = street };
  int town;

  town = MIN ((int) MAX (width * COMSTOCK_CARDS_PANORAMA_RATIO, height * USUAL_TOWN), (int) (height * HIGHEST_TOWN));
  town = MIN (town, height - lanes);
  /* A street that is too low for the buttons goes on below the picture. */
  if (town * COMSTOCK_CARDS_PANORAMA_STREET < room.street)
    town = MIN (town, (int) ((height - lanes - room.street) / (1 - COMSTOCK_CARDS_PANORAMA_STREET)));
  else
    room.street = (int) (town * COMSTOCK_CARDS_PANORAMA_STREET);
  room.town = town >= LOWEST_TOWN * unit ? town : 0;
  room.lanes = height - room.street - (int) (room.town * (1 - COMSTOCK_CARDS_PANORAMA_STREET));
  return room;
}

/* Beside a pane, unless too little is left there. */
static int
get_lanes_width (ComstockCardsFinale *self,
                 int                  width)
{
  const int beside = width - self->pane;

  return beside >= comstock_measure_least_width (self->lanes) ? beside : width;
}

static void
allocate (GtkWidget *widget,
          int        x,
          int        y,
          int        width,
          int        height)
{
  gtk_widget_allocate (widget, width, height, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x,
                                                                                                       (float) y)));
}

static void
comstock_cards_finale_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (widget);
  const Room room = get_room (self, width, height);
  const int margin = (int) (MARGIN * get_unit (self));
  const int buttons = measure_buttons (self, width) - 2 * margin;
  const int lanes = get_lanes_width (self, width);
  const int from = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? width - lanes : 0;
  const int sunk = (int) ((1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, self->risen)) * (height - room.lanes));

  allocate (self->lanes, from, 0, lanes, room.lanes);
  allocate (self->caller, from, room.lanes, lanes, height - room.lanes);
  gtk_widget_set_child_visible (self->town, room.town > 0 && self->risen > 0);
  if (room.town > 0)
    allocate (self->town, from, room.lanes + sunk, lanes, room.town);
  gtk_widget_set_child_visible (self->buttons, comstock_cards_finale_rests (self));
  allocate (self->buttons, margin, height - (room.street + buttons) / 2, width - 2 * margin, buttons);
}

static void
comstock_cards_finale_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MAX (comstock_measure_least_width (self->lanes),
                               comstock_measure_least_width (self->buttons) + (int) (2 * MARGIN * get_unit (self)));
  else
    *minimum = *natural = measure_height (self->lanes, for_size) + measure_buttons (self, for_size);
}

static GtkSizeRequestMode
comstock_cards_finale_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The light of a lamp on the felt, so small that drawing it takes no time. */
static cairo_surface_t *
draw_light (double width,
            double height)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width), (int) ceil (height));
  cairo_pattern_t *lamp = cairo_pattern_create_radial (width / 2, height * 0.3, 0, width / 2, height * 0.3,
                                                       width * 0.7);
  cairo_t *cr = cairo_create (surface);

  cairo_pattern_add_color_stop_rgba (lamp, 0, 1, 1, 0.9, 0.10);
  cairo_pattern_add_color_stop_rgba (lamp, 1, 1, 1, 0.9, 0);
  cairo_set_source (cr, lamp);
  cairo_paint (cr);
  cairo_pattern_destroy (lamp);
  cairo_destroy (cr);
  return surface;
}

/* Brighter in the middle; in high contrast plain. */
static GskRenderNode *
draw_felt (ComstockCardsFinale *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));
  const GdkRGBA felt = comstock_art_get_color (GTK_WIDGET (self), "comstock_cards_felt");
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_surface_t *light = draw_light (width / COARSE, height / COARSE);
  GskRenderNode *node;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  gdk_cairo_set_source_rgba (cr, &felt);
  cairo_paint (cr);
  if (!adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    {
      cairo_scale (cr, COARSE, COARSE);
      cairo_set_source_surface (cr, light, 0, 0);
      cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
      cairo_paint (cr);
    }
  cairo_destroy (cr);
  node = comstock_freeze_strips (surface);
  cairo_surface_destroy (light);
  cairo_surface_destroy (surface);
  return node;
}

static void
ensure_felt (ComstockCardsFinale *self)
{
  graphene_rect_t bounds;

  if (self->felt != NULL)
    gsk_render_node_get_bounds (self->felt, &bounds);
  if (self->felt != NULL && (int) bounds.size.width == gtk_widget_get_width (GTK_WIDGET (self)) &&
      (int) bounds.size.height == gtk_widget_get_height (GTK_WIDGET (self)))
    return;
  g_clear_pointer (&self->felt, gsk_render_node_unref);
  self->felt = draw_felt (self);
}

/* The felt, then all the towns: what is drawn of them here is kept. */
static gboolean
prepare (ComstockAct *act)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (act);
  const gboolean had_felt = self->felt != NULL;
  g_autoptr (GskRenderNode) drawn = NULL;
  GtkSnapshot *snapshot;

  ensure_felt (self);
  if (!had_felt)
    return TRUE;
  snapshot = gtk_snapshot_new ();
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->lanes, snapshot);
  drawn = gtk_snapshot_free_to_node (snapshot);
  return FALSE;
}

static void
comstock_cards_finale_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  const Room room = get_room (self, width, height);
  const GdkRGBA street = comstock_art_get_color (widget, "comstock_cards_street");

  ensure_felt (self);
  gtk_snapshot_append_node (snapshot, self->felt);
  gtk_widget_snapshot_child (widget, self->lanes, snapshot);
  gtk_widget_snapshot_child (widget, self->caller, snapshot);
  if (self->risen >= 1)
    gtk_snapshot_append_color (snapshot, &street,
                               &GRAPHENE_RECT_INIT (0, (float) (height - room.street), (float) width,
                                                    (float) room.street));
  gtk_widget_snapshot_child (widget, self->town, snapshot);
  gtk_widget_snapshot_child (widget, self->buttons, snapshot);
}

static void
set_risen (ComstockCardsFinale *self,
           double               risen)
{
  if (risen >= self->risen && risen <= self->risen)
    return;
  self->risen = risen;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A coin for each row that pays, and a chord once the town of a person who wins stands. */
static void
play_sounds (ComstockCardsFinale     *self,
             const ComstockCardsCall *call)
{
  if (call != NULL && call != self->heard && call->row != CARDS_ROW_OUTLAWS)
    comstock_sound_play ("coin");
  self->heard = call;
  if (!comstock_cards_finale_rests (self))
    return;
  if (self->won)
    comstock_sound_play ("chord");
  self->silent = TRUE;
}

static void
show (ComstockAct *act)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (act);
  const double counted = comstock_cards_count_get_length (self->count);
  const double sort = counted + REST;
  const double rise = sort + SORT;
  const ComstockCardsCall *call = comstock_cards_count_find_call (self->count, comstock_act_get_time (act));

  comstock_cards_lanes_set_time (COMSTOCK_CARDS_LANES (self->lanes), comstock_act_get_time (act),
                                 comstock_act_get_progress (act, sort, SORT),
                                 comstock_act_get_progress (act, rise, CROWN));
  comstock_cards_caller_set_call (COMSTOCK_CARDS_CALLER (self->caller), call, comstock_act_get_time (act));
  set_risen (self, comstock_act_get_progress (act, rise, RISE));
  if (!self->silent)
    play_sounds (self, call);
}

gboolean
comstock_cards_finale_rests (ComstockCardsFinale *self)
{
  g_return_val_if_fail (COMSTOCK_IS_CARDS_FINALE (self), FALSE);

  return self->risen >= 1;
}

static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  g_signal_emit (widget, left_signal, 0);
  comstock_act_set_held (COMSTOCK_ACT (widget), FALSE);
}

/* Not a button: a player who presses Enter to get on with the game must not begin another. */
static gboolean
comstock_cards_finale_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (COMSTOCK_CARDS_FINALE (widget)->lanes);
}

static void
comstock_cards_finale_css_changed (GtkWidget         *widget,
                                   GtkCssStyleChange *change)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (widget);

  GTK_WIDGET_CLASS (comstock_cards_finale_parent_class)->css_changed (widget, change);
  g_clear_pointer (&self->felt, gsk_render_node_unref);
}

static void
comstock_cards_finale_dispose (GObject *object)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->felt, gsk_render_node_unref);
  g_clear_pointer (&self->count, comstock_cards_count_free);
  G_OBJECT_CLASS (comstock_cards_finale_parent_class)->dispose (object);
}

static void
comstock_cards_finale_class_init (ComstockCardsFinaleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_finale_dispose;
  widget_class->measure = comstock_cards_finale_measure;
  widget_class->get_request_mode = comstock_cards_finale_get_request_mode;
  widget_class->size_allocate = comstock_cards_finale_size_allocate;
  widget_class->snapshot = comstock_cards_finale_snapshot;
  widget_class->css_changed = comstock_cards_finale_css_changed;
  widget_class->grab_focus = comstock_cards_finale_grab_focus;
  COMSTOCK_ACT_CLASS (klass)->prepare = prepare;
  COMSTOCK_ACT_CLASS (klass)->show = show;

  left_signal = g_signal_new ("left", COMSTOCK_TYPE_CARDS_FINALE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "finale.leave", NULL, leave_action);
  g_type_ensure (COMSTOCK_TYPE_FINALE_BUTTONS);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/scenes/comstock-cards-finale.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsFinale, buttons);
  gtk_widget_class_set_css_name (widget_class, "cards-finale");
}

static void
comstock_cards_finale_init (ComstockCardsFinale *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  comstock_finale_leave_by_escape (GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_focus (GTK_WIDGET (self), TRUE);
  comstock_obstacle_hide_below (GTK_WIDGET (self));
}

/* Before the buttons, as the focus goes. */
static void
add_part (ComstockCardsFinale *self,
          GtkWidget          **place,
          GtkWidget           *part)
{
  *place = part;
  gtk_widget_insert_before (part, GTK_WIDGET (self), self->buttons);
}

ComstockAct *
comstock_cards_finale_new (ComstockGame *game,
                           gboolean      played)
{
  ComstockCardsFinale *self = g_object_new (COMSTOCK_TYPE_CARDS_FINALE, NULL);
  ComstockAct *act = COMSTOCK_ACT (self);
  ComstockCardsGame *cards = COMSTOCK_CARDS_GAME (game);
  const guint32 winners = comstock_cards_game_get_winners (cards);
  double motion;

  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    self->won = self->won || ((winners & (1u << i)) != 0 && comstock_game_is_person (game, i));
  self->count = comstock_cards_count_new (cards);
  add_part (self, &self->lanes, comstock_cards_lanes_new (cards, self->count));
  add_part (self, &self->caller, comstock_cards_caller_new ());
  add_part (self, &self->town,
            comstock_cards_panorama_view_new (comstock_cards_postcard_new (cards, winners, GTK_WIDGET (self))));
  /* A shared win is decided by a rematch. */
  comstock_finale_buttons_set_game (COMSTOCK_FINALE_BUTTONS (self->buttons), game, (winners & (winners - 1)) != 0);
  self->silent = played;
  motion = comstock_cards_count_get_length (self->count) + REST + SORT + RISE;
  comstock_act_set_times (act, motion, 0, 0);
  /* Translators: a title: now the victory points of all players are counted */
  comstock_act_set_title (act, _("Final Scoring"));
  comstock_act_set_whole (act);
  comstock_act_set_held (act, TRUE);
  comstock_act_go_to (act, played ? motion : 0);
  return act;
}

static void
spare (ComstockAct *act,
       int          width)
{
  ComstockCardsFinale *self = COMSTOCK_CARDS_FINALE (act);

  if (self->pane == width)
    return;
  self->pane = width;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static int
get_foot (ComstockAct *act,
          int          width,
          int          height)
{
  return get_room (COMSTOCK_CARDS_FINALE (act), width, height).street;
}

const ComstockFinale comstock_cards_finale = { comstock_cards_finale_new, spare, get_foot };
