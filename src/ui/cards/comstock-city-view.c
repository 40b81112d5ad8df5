/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The city view decides what a press on a parcel means: look, lay the card in hand, or sell a card. */

#include "comstock-city-view.h"

#include "comstock-city-grid.h"

#define MAX_ZOOM 4.0
#define ZOOM_STEP 1.2

struct _ComstockCityView
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  ComstockCityGrid *grid;
  ComstockCity *city;
  ComstockCard *holding;
  gboolean selling;
  double zoom;
  double pinch_start;
};

G_DEFINE_FINAL_TYPE (ComstockCityView, comstock_city_view, GTK_TYPE_WIDGET)

enum
{
  PROP_CITY = 1,
  PROP_HOLDING,
  PROP_SELLING,
  PROP_ZOOM,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  PLACE,
  SELL,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_empty (ComstockCityView *self)
{
  ComstockArea box;

  return !comstock_city_get_box (self->city, &box);
}

/* The first card lies at (0, 0) by the rules' own coordinates, wherever it is laid on the table. */
static void
to_city (ComstockCityView *self,
         int              *x,
         int              *y)
{
  if (is_empty (self))
    *x = *y = 0;
}

static gboolean
judge_place (int       x,
             int       y,
             char    **sentence,
             gpointer  data)
{
  ComstockCityView *self = data;
  const guint card = comstock_card_get_number (self->holding);
  CsRefusal refusal;
  ComstockGain gain;

  to_city (self, &x, &y);
  refusal = comstock_city_judge (self->city, card, x, y);
  if (refusal.reason != CS_LEGAL)
    {
      *sentence = comstock_city_dup_refusal (self->city, &refusal);
      return FALSE;
    }
  comstock_city_gain (self->city, card, x, y, &gain);
  *sentence = comstock_gain_to_string (&gain);
  return TRUE;
}

static gboolean
judge_sale (int       x,
            int       y,
            char    **sentence,
            gpointer  data)
{
  ComstockCityView *self = data;
  ComstockCard *card = comstock_city_get_card_at (self->city, x, y);
  CsRefusal refusal;
  ComstockGain gain;

  if (card == NULL)
    return FALSE;
  refusal = comstock_city_judge_sale (self->city, comstock_card_get_number (card));
  if (refusal.reason != CS_LEGAL)
    {
      *sentence = comstock_city_dup_refusal (self->city, &refusal);
      return FALSE;
    }
  comstock_city_sale_gain (self->city, comstock_card_get_number (card), &gain);
  *sentence = comstock_gain_to_string (&gain);
  return TRUE;
}

static void
update_task (ComstockCityView *self)
{
  if (self->city != NULL && self->holding != NULL)
    comstock_city_grid_set_task (self->grid, comstock_card_get_terrain (self->holding), judge_place, self);
  else if (self->city != NULL && self->selling)
    comstock_city_grid_set_task (self->grid, NULL, judge_sale, self);
  else
    comstock_city_grid_set_task (self->grid, NULL, NULL, NULL);
}

static void
refuse (ComstockCityView *self,
        const char       *sentence)
{
  gtk_widget_error_bell (GTK_WIDGET (self));
  if (sentence != NULL)
    g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
on_pressed (ComstockCityView *self,
            int               x,
            int               y)
{
  g_autofree char *sentence = NULL;

  if (self->city != NULL && self->holding != NULL)
    {
      if (!judge_place (x, y, &sentence, self))
        {
          refuse (self, sentence);
          return;
        }
      to_city (self, &x, &y);
      g_signal_emit (self, signals[PLACE], 0, x, y);
    }
  else if (self->city != NULL && self->selling)
    {
      if (judge_sale (x, y, &sentence, self))
        g_signal_emit (self, signals[SELL], 0, comstock_city_get_card_at (self->city, x, y));
      else
        refuse (self, sentence);
    }
}

void
comstock_city_view_set_city (ComstockCityView *self,
                             ComstockCity     *city)
{
  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));
  g_return_if_fail (city == NULL || COMSTOCK_IS_CITY (city));

  if (self->city == city)
    return;
  comstock_city_grid_set_task (self->grid, NULL, NULL, NULL);
  g_set_object (&self->city, city);
  comstock_city_grid_set_city (self->grid, city);
  update_task (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CITY]);
}

void
comstock_city_view_hold (ComstockCityView *self,
                         ComstockCard     *card)
{
  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));
  g_return_if_fail (card == NULL || comstock_card_get_terrain (card) != NULL);

  if (self->holding == card)
    return;
  comstock_city_grid_set_task (self->grid, NULL, NULL, NULL);
  g_set_object (&self->holding, card);
  update_task (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HOLDING]);
}

void
comstock_city_view_set_selling (ComstockCityView *self,
                                gboolean          selling)
{
  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));

  if (self->selling == selling)
    return;
  self->selling = selling;
  update_task (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELLING]);
}

gboolean
comstock_city_view_get_ghost (ComstockCityView *self,
                              int              *x,
                              int              *y)
{
  g_return_val_if_fail (COMSTOCK_IS_CITY_VIEW (self), FALSE);

  if (self->city == NULL || self->holding == NULL)
    return FALSE;
  comstock_city_grid_get_cursor (self->grid, x, y);
  to_city (self, x, y);
  return TRUE;
}

void
comstock_city_view_set_ghost (ComstockCityView *self,
                              int               x,
                              int               y)
{
  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));

  comstock_city_grid_set_cursor (self->grid, x, y);
}

void
comstock_city_view_place (ComstockCityView *self)
{
  int x, y;

  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));

  comstock_city_grid_get_cursor (self->grid, &x, &y);
  if (self->holding != NULL)
    on_pressed (self, x, y);
}

void
comstock_city_view_highlight (ComstockCityView *self,
                              CardsBoard        board)
{
  g_return_if_fail (COMSTOCK_IS_CITY_VIEW (self));

  comstock_city_grid_highlight (self->grid, board);
}

static void
set_zoom (ComstockCityView *self,
          double            zoom)
{
  zoom = CLAMP (zoom, 1.0, MAX_ZOOM);
  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  comstock_city_grid_set_zoom (self->grid, zoom);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ZOOM]);
}

static void
zoom_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ComstockCityView *self = COMSTOCK_CITY_VIEW (widget);

  if (g_str_equal (action, "city.zoom-in"))
    set_zoom (self, self->zoom * ZOOM_STEP);
  else if (g_str_equal (action, "city.zoom-out"))
    set_zoom (self, self->zoom / ZOOM_STEP);
  else
    set_zoom (self, 1);
}

static void
step_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  comstock_city_grid_next_allowed (COMSTOCK_CITY_VIEW (widget)->grid,
                                   g_str_equal (action, "city.next-place") ? 1 : -1);
}

static gboolean
on_scroll (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           ComstockCityView         *self)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  set_zoom (self, dy < 0 ? self->zoom * ZOOM_STEP : self->zoom / ZOOM_STEP);
  return GDK_EVENT_STOP;
}

static void
on_pinch_begin (ComstockCityView *self)
{
  self->pinch_start = self->zoom;
}

static void
on_pinch (ComstockCityView *self,
          double            scale)
{
  set_zoom (self, self->pinch_start * scale);
}

static void
comstock_city_view_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  ComstockCityView *self = COMSTOCK_CITY_VIEW (object);

  switch (id)
    {
    case PROP_CITY:
      g_value_set_object (value, self->city);
      break;
    case PROP_HOLDING:
      g_value_set_object (value, self->holding);
      break;
    case PROP_SELLING:
      g_value_set_boolean (value, self->selling);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_city_view_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  ComstockCityView *self = COMSTOCK_CITY_VIEW (object);

  switch (id)
    {
    case PROP_CITY:
      comstock_city_view_set_city (self, g_value_get_object (value));
      break;
    case PROP_HOLDING:
      comstock_city_view_hold (self, g_value_get_object (value));
      break;
    case PROP_SELLING:
      comstock_city_view_set_selling (self, g_value_get_boolean (value));
      break;
    case PROP_ZOOM:
      set_zoom (self, g_value_get_double (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* The scrolled window between would take part in the focus chain. */
static gboolean
comstock_city_view_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (COMSTOCK_CITY_VIEW (widget)->grid), direction);
}

static gboolean
comstock_city_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (COMSTOCK_CITY_VIEW (widget)->grid));
}

static void
comstock_city_view_dispose (GObject *object)
{
  ComstockCityView *self = COMSTOCK_CITY_VIEW (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->city);
  g_clear_object (&self->holding);
  G_OBJECT_CLASS (comstock_city_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "city.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "city.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "city.zoom-fit", NULL, zoom_action);
  gtk_widget_class_install_action (widget_class, "city.next-place", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "city.previous-place", NULL, step_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "city.next-place", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_SHIFT_MASK, "city.previous-place", NULL);
}

static void
comstock_city_view_class_init (ComstockCityViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = comstock_city_view_dispose;
  object_class->get_property = comstock_city_view_get_property;
  object_class->set_property = comstock_city_view_set_property;
  widget_class->focus = comstock_city_view_focus;
  widget_class->grab_focus = comstock_city_view_grab_focus;

  props[PROP_CITY] = g_param_spec_object ("city", NULL, NULL, COMSTOCK_TYPE_CITY, flags);
  props[PROP_HOLDING] = g_param_spec_object ("holding", NULL, NULL, COMSTOCK_TYPE_CARD, flags);
  props[PROP_SELLING] = g_param_spec_boolean ("selling", NULL, NULL, FALSE, flags);
  props[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 1, MAX_ZOOM, 1, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[PLACE] = g_signal_new ("place", COMSTOCK_TYPE_CITY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[SELL] = g_signal_new ("sell", COMSTOCK_TYPE_CITY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, COMSTOCK_TYPE_CARD);
  signals[REFUSED] = g_signal_new ("refused", COMSTOCK_TYPE_CITY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);

  install_actions (widget_class);
  gtk_widget_class_set_css_name (widget_class, "city-view");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Zooming by keys works wherever the focus is in the window. */
static void
add_zoom_keys (ComstockCityView *self)
{
  static const char *const keys[][2] = {
    { "<Control>plus|<Control>equal|<Control>KP_Add", "action(city.zoom-in)" },
    { "<Control>minus|<Control>KP_Subtract", "action(city.zoom-out)" },
    { "<Control>0|<Control>KP_0", "action(city.zoom-fit)" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i][0]),
                                                            gtk_shortcut_action_parse_string (keys[i][1])));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
add_zoom_gestures (ComstockCityView *self)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_object (scroll, "scroll", G_CALLBACK (on_scroll), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect_object (pinch, "begin", G_CALLBACK (on_pinch_begin), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "scale-changed", G_CALLBACK (on_pinch), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

static void
comstock_city_view_init (ComstockCityView *self)
{
  self->zoom = 1;
  self->grid = COMSTOCK_CITY_GRID (comstock_city_grid_new ());
  g_signal_connect_object (self->grid, "pressed", G_CALLBACK (on_pressed), self, G_CONNECT_SWAPPED);

  self->scroller = gtk_scrolled_window_new ();
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->grid));
  gtk_scrolled_window_set_min_content_width (GTK_SCROLLED_WINDOW (self->scroller), 200);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), 160);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  add_zoom_keys (self);
  add_zoom_gestures (self);
}

GtkWidget *
comstock_city_view_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CITY_VIEW, NULL);
}
