/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is aimed at, the delay, and the two things over the table: the callout at the card, the ring in the city. */

#include "comstock-cards-hints.h"

#include <glib/gi18n.h>

#include "comstock-cards-prompts.h"
#include "model/base/comstock-text.h"
#include "model/cards/comstock-cards-forecast.h"
#include "model/cards/comstock-cards-names.h"
#include "ui/cards/cards/comstock-cards-card-button.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-obstacle.h"

#define DELAY 250
#define CARD_SIDE 2     /* in parcels */

struct _ComstockCardsHints
{
  GObject parent_instance;

  ComstockTable *table;             /* not owned, as are the next three */
  ComstockCardsGame *game;
  ComstockCardsColumnView *column;
  ComstockCardsCityView *city;
  GtkOverlay *overlay;              /* not owned; owns the next two */
  ComstockCallout *callout;         /* NULL for none */
  GtkWidget *spot;                  /* NULL for none */
  ComstockCardsArea best;           /* where it is in the city */
  GdkRectangle position;            /* and where in the overlay */
  GdkFrameClock *clock;             /* while it is there */
  ComstockCardsCardButton *pointed; /* weak */
  ComstockCardsCardButton *shown;   /* weak */
  guint delay;
};

G_DEFINE_FINAL_TYPE (ComstockCardsHints, comstock_cards_hints, G_TYPE_OBJECT)

/* --- what is told --- */

static char *
lookup_appeal (const char *word,
               gpointer    card)
{
  return strcmp (word, "appeal") == 0 ? g_strdup_printf ("%u", comstock_cards_card_get_appeal (card)) : NULL;
}

static void
tell_parcels (GString            *text,
              const CardsTerrain *terrain)
{
  CardsParcelSet parcels = 0;

  for (guint i = 0; i < CARDS_CORNERS; i++)
    parcels |= (CardsParcelSet) CARDS_BIT (terrain->parcels[i]);
  for (guint row = 0; row < CARDS_ROWS; row++)
    if ((cards_scoring[row].each & parcels) != 0)
      g_string_append_printf (text, "%s\n", comstock_cards_row_get_rule ((CardsRow) row));
}

static void
tell_character (GString           *text,
                ComstockCardsGame *game,
                guint              seat,
                CardsCharacter     character)
{
  g_string_append_printf (text, _("%s, %d VP"), comstock_cards_character_get_name (character),
                          comstock_cards_forecast_hire (game, seat, character));
  g_string_append_c (text, '\n');
}

static char *
dup_text (ComstockCardsGame *game,
          guint              seat,
          ComstockCardsCard *card)
{
  const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);
  g_autofree char *worth = comstock_cards_prompts_dup_worth (game, (int) seat, card);
  g_autofree char *appeal = comstock_text_fill (_("Appeal: {appeal}"), lookup_appeal, card);
  GString *text = g_string_new (NULL);

  if (terrain != NULL)
    tell_parcels (text, terrain);
  else
    tell_character (text, game, seat, (CardsCharacter) comstock_cards_card_get_character (card));
  g_string_append_printf (text, "%s\n%s", worth, appeal);
  return g_string_free (text, FALSE);
}

/* --- what lies over the table --- */

/* What of the best place is in sight, as the city may be zoomed; FALSE if nothing is. */
static gboolean
find_spot (ComstockCardsHints *self,
           GdkRectangle       *position)
{
  graphene_rect_t area, bounds;
  graphene_matrix_t transform;
  GtkWidget *grid = comstock_cards_city_view_find_area (self->city, &self->best, &area);

  *position = (GdkRectangle) { 0, 0, 0, 0 };
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->city)) ||
      !gtk_widget_compute_transform (grid, GTK_WIDGET (self->overlay), &transform) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self->city), GTK_WIDGET (self->overlay), &bounds))
    return FALSE;
  graphene_matrix_transform_bounds (&transform, &area, &area);
  if (!graphene_rect_intersection (&area, &bounds, &area))
    return FALSE;
  *position = (GdkRectangle) { (int) area.origin.x, (int) area.origin.y, (int) area.size.width,
                               (int) area.size.height };
  return TRUE;
}

static gboolean
on_get_position (ComstockCardsHints *self,
                 GtkWidget          *child,
                 GdkRectangle       *position)
{
  if (child != self->spot)
    return FALSE;
  gtk_widget_set_child_visible (child, find_spot (self, position));
  self->position = *position;
  return TRUE;
}

/* The city moves without a new layout of what lies over it. */
static void
on_layout (ComstockCardsHints *self)
{
  GdkRectangle position;

  find_spot (self, &position);
  if (!gdk_rectangle_equal (&position, &self->position))
    gtk_widget_queue_allocate (GTK_WIDGET (self->overlay));
}

static void
drop_spot (ComstockCardsHints *self)
{
  if (self->spot == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->clock, on_layout, self);
  g_clear_object (&self->clock);
  gtk_overlay_remove_overlay (self->overlay, self->spot);
  self->spot = NULL;
}

static void
drop (ComstockCardsHints *self)
{
  g_clear_handle_id (&self->delay, g_source_remove);
  drop_spot (self);
  if (self->callout != NULL)
    gtk_overlay_remove_overlay (self->overlay, GTK_WIDGET (self->callout));
  self->callout = NULL;
  if (self->shown != NULL)
    gtk_widget_set_has_tooltip (GTK_WIDGET (self->shown), TRUE);
  g_clear_weak_pointer (&self->shown);
}

static void
put_spot (ComstockCardsHints *self,
          ComstockCardsCity  *city,
          ComstockCardsCard  *card)
{
  ComstockCardsPlace best;
  ComstockCardsGain gain;

  if (comstock_cards_card_get_terrain (card) == NULL || comstock_cards_city_view_get_city (self->city) != city ||
      !comstock_cards_city_find_best (city, comstock_cards_card_get_number (card), &best, &gain))
    return;
  self->best = (ComstockCardsArea) { best.x, best.y, best.x + CARD_SIDE, best.y + CARD_SIDE };
  self->spot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->spot, "best-spot");
  gtk_widget_set_can_target (self->spot, FALSE);
  comstock_obstacle_mark (self->spot, COMSTOCK_OBSTACLE_SEEN);
  gtk_overlay_add_overlay (self->overlay, self->spot);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->overlay)));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (on_layout), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* Nothing else that speaks is talked over. */
static gboolean
may_show (ComstockCardsHints *self)
{
  return gtk_widget_get_mapped (GTK_WIDGET (self->overlay)) &&
         comstock_game_get_viewer (COMSTOCK_GAME (self->game)) >= 0 &&
         comstock_theatre_get_act (comstock_table_get_theatre (self->table)) == NULL &&
         comstock_guide_get_part (comstock_table_get_guide (self->table)) == COMSTOCK_GUIDE_NOTHING;
}

/* The tooltip would say half of it once more. */
static char *
show (ComstockCardsHints      *self,
      ComstockCardsCardButton *button)
{
  ComstockCardsCard *card = comstock_cards_card_button_get_card (button);
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  char *text;

  drop (self);
  if (!may_show (self))
    return NULL;
  text = dup_text (self->game, (guint) viewer, card);
  put_spot (self, comstock_cards_seat_get_city (comstock_cards_game_get_seat (self->game, (guint) viewer)), card);
  self->callout = COMSTOCK_CALLOUT (comstock_callout_new ());
  comstock_callout_set_text (self->callout, text);
  comstock_callout_point_at (self->callout, GTK_WIDGET (button), NULL);
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->callout));
  gtk_widget_set_has_tooltip (GTK_WIDGET (button), FALSE);
  g_set_weak_pointer (&self->shown, button);
  return text;
}

/* --- who is aimed at --- */

static ComstockCardsCardButton *
find_button (ComstockCardsHints *self,
             GtkWidget          *widget)
{
  GtkWidget *button = widget != NULL ? gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_CARD_BUTTON) : NULL;

  if (button == NULL || !gtk_widget_is_ancestor (button, GTK_WIDGET (self->column)))
    return NULL;
  return COMSTOCK_CARDS_CARD_BUTTON (button);
}

static gboolean
on_delay (gpointer data)
{
  ComstockCardsHints *self = data;

  self->delay = 0;
  if (self->pointed != NULL)
    g_free (show (self, self->pointed));
  return G_SOURCE_REMOVE;
}

static void
point (ComstockCardsHints      *self,
       ComstockCardsCardButton *button)
{
  if (button == self->pointed)
    return;
  g_set_weak_pointer (&self->pointed, button);
  drop (self);
  if (button != NULL)
    self->delay = g_timeout_add (DELAY, on_delay, self);
}

static void
on_motion (ComstockCardsHints *self,
           double              x,
           double              y)
{
  point (self, find_button (self, gtk_widget_pick (GTK_WIDGET (self->column), x, y, GTK_PICK_DEFAULT)));
}

static void
on_leave (ComstockCardsHints *self)
{
  point (self, NULL);
}

/* A press gives the card the focus too, and so does the table: only keys lead it to look. */
static void
on_focus (ComstockCardsHints *self,
          GParamSpec         *pspec,
          GtkWindow          *window)
{
  ComstockCardsCardButton *button = find_button (self, gtk_window_get_focus (window));
  g_autofree char *text = NULL;

  if (button != NULL && button == self->pointed)
    return;
  drop (self);
  if (button != NULL && gtk_window_get_focus_visible (window))
    text = show (self, button);
  if (text != NULL)
    comstock_announce (GTK_WIDGET (button), text);
}

static void
on_root (ComstockCardsHints *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->table));

  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
}

static void
comstock_cards_hints_dispose (GObject *object)
{
  ComstockCardsHints *self = COMSTOCK_CARDS_HINTS (object);

  g_clear_handle_id (&self->delay, g_source_remove);
  g_clear_weak_pointer (&self->pointed);
  g_clear_weak_pointer (&self->shown);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (comstock_cards_hints_parent_class)->dispose (object);
}

static void
comstock_cards_hints_class_init (ComstockCardsHintsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_cards_hints_dispose;
}

static void
comstock_cards_hints_init (ComstockCardsHints *self)
{
}

static void
watch_column (ComstockCardsHints *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->column), motion);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  g_signal_connect_object (press, "pressed", G_CALLBACK (drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->column), GTK_EVENT_CONTROLLER (press));
}

ComstockCardsHints *
comstock_cards_hints_new (ComstockTable           *table,
                          ComstockCardsColumnView *column,
                          ComstockCardsCityView   *city)
{
  ComstockCardsHints *self = g_object_new (COMSTOCK_TYPE_CARDS_HINTS, NULL);

  self->table = table;
  self->game = COMSTOCK_CARDS_GAME (comstock_table_get_game (table));
  self->column = column;
  self->city = city;
  self->overlay = comstock_table_get_overlay (table);
  watch_column (self);
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (on_get_position), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::root", G_CALLBACK (on_root), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (drop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_table_get_theatre (table), "notify::performing", G_CALLBACK (drop), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_table_get_guide (table), "notify::part", G_CALLBACK (drop), self,
                           G_CONNECT_SWAPPED);
  return self;
}
