/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card with its steps, and a ring or a road on the board for each; what is shown follows from the time alone. */

#include "comstock-board-deed-act.h"

#include "comstock-board-deed-card.h"
#include "comstock-board-sight.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-text.h"
#include "model/session/comstock-suits.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-sign.h"

/* In milliseconds. */
#define READ 350.0              /* which card it is */
#define READ_OF_SEVERAL 200.0
#define STEP 350.0
#define TELL 250.0
#define FALL 420.0              /* of the white die */
#define FACE 70.0               /* of a die that still rolls */
#define STAY 900.0
#define STAY_OF_SEVERAL 500.0
#define STAY_STEP 400.0         /* more for each step that was decided */
#define LEAVE 180.0

/* In pixels. */
#define RING 4.0f
#define THIN 1.5f               /* of what the white die might have chosen */
#define AROUND 0.05f            /* of a plate, which may be small: so far outside of it at most */
#define EDGE 2.0f
#define LEAST_SIGN 14.0f
#define MOST_SIGN 26.0f
#define ROUND 6.0f
#define ROAD 5.0f
#define GAP 4

#define SIGN 0.4f               /* of what is marked */

struct _ComstockBoardDeedAct
{
  ComstockAct parent_instance;

  GtkWidget *card;
  ComstockBoardDeedPlaces places;
  ComstockBoardDeed deed;
  const char *sign;
  double read;
};

G_DEFINE_FINAL_TYPE (ComstockBoardDeedAct, comstock_board_deed_act, COMSTOCK_TYPE_ACT)

/* --- times --- */

/* The white die falls before the step is told. */
static gboolean
has_die (const ComstockBoardStep *step)
{
  return step->among != 0;
}

/* When step @nth is there; behind the last: when all are. */
static double
get_start (ComstockBoardDeedAct *self,
           guint                 nth)
{
  double start = self->read;

  for (guint i = 0; i < nth; i++)
    start += STEP + (has_die (&self->deed.steps[i]) ? FALL : 0);
  return start;
}

static double
get_progress (ComstockBoardDeedAct *self,
              guint                 nth)
{
  return comstock_act_get_progress (COMSTOCK_ACT (self), get_start (self, nth), TELL);
}

static void
show_step (ComstockBoardDeedAct *self,
           guint                 nth)
{
  const double left = get_start (self, nth) + FALL - comstock_act_get_time (COMSTOCK_ACT (self));

  comstock_board_deed_card_show_step (COMSTOCK_BOARD_DEED_CARD (self->card), nth, get_progress (self, nth));
  comstock_board_deed_card_roll (COMSTOCK_BOARD_DEED_CARD (self->card), nth, left > 0 ? 1 + (guint) (left / FACE) : 0);
}

static void
show (ComstockAct *act)
{
  ComstockBoardDeedAct *self = COMSTOCK_BOARD_DEED_ACT (act);

  for (guint nth = 0; nth < self->deed.n_steps; nth++)
    show_step (self, nth);
  gtk_widget_set_opacity (self->card, 1 - comstock_act_get_leaving (act));
  gtk_widget_queue_draw (GTK_WIDGET (act));
}

static void
set_times (ComstockBoardDeedAct *self,
           gboolean              several)
{
  ComstockAct *act = COMSTOCK_ACT (self);
  double stay = several ? STAY_OF_SEVERAL : STAY;

  self->read = several ? READ_OF_SEVERAL : READ;
  for (guint nth = 0; nth < self->deed.n_steps; nth++)
    {
      if (self->deed.steps[nth].criterion != BOARD_BY_NECESSITY)
        stay += STAY_STEP;
      if (has_die (&self->deed.steps[nth]))
        comstock_act_add_sound (act, get_start (self, nth), "dice");
    }
  comstock_act_set_times (act, get_start (self, self->deed.n_steps), stay, LEAVE);
}

/* --- marks --- */

static void
snapshot_border (ComstockBoardDeedAct  *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *bounds,
                 float                  width,
                 const char            *name)
{
  const GdkRGBA color = comstock_art_get_color (GTK_WIDGET (self), name);
  GskRoundedRect border;

  gsk_rounded_rect_init_from_rect (&border, bounds, ROUND);
  gtk_snapshot_append_border (snapshot, &border, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { color, color, color, color });
}

/* With an edge on both sides, so that it stands out from any ground. */
static void
snapshot_ring (ComstockBoardDeedAct  *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds,
               float                  width)
{
  graphene_rect_t around = *bounds;

  graphene_rect_inset (&around, -EDGE, -EDGE);
  snapshot_border (self, snapshot, &around, width + 2 * EDGE, "comstock_ink");
  snapshot_border (self, snapshot, bounds, width, "comstock_lit");
}

/* What else is lit may be pressed: his sign tells that this is his doing; it leaves the price at the right. */
static void
snapshot_mark (ComstockBoardDeedAct  *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  const float side = CLAMP (bounds->size.width * SIGN, LEAST_SIGN, MOST_SIGN);
  const float x = bounds->origin.x - side * 0.25f;
  const float y = bounds->origin.y - side * 0.25f;

  snapshot_ring (self, snapshot, bounds, RING);
  comstock_sign_snapshot (GTK_WIDGET (self), snapshot, self->sign, &GRAPHENE_RECT_INIT (x, y, side, side), side / 2);
}

/* Those that the white die might have chosen. */
static void
snapshot_parcels (ComstockBoardDeedAct *self,
                  GtkSnapshot          *snapshot,
                  BoardParcels          parcels)
{
  graphene_rect_t bounds;

  for (BoardParcels left = parcels; left != 0; left &= left - 1)
    if (comstock_board_sight_find_parcel (self->places.map, board_first (left), GTK_WIDGET (self), &bounds))
      snapshot_ring (self, snapshot, &bounds, THIN);
}

/* Along the north or the west side of its parcel. */
static void
snapshot_road (ComstockBoardDeedAct *self,
               GtkSnapshot          *snapshot,
               guint                 edge)
{
  graphene_rect_t bounds;

  if (!comstock_board_sight_find_parcel (self->places.map, edge / 2, GTK_WIDGET (self), &bounds))
    return;
  if (edge % 2 != 0)
    bounds.size.width = ROAD;
  else
    bounds.size.height = ROAD;
  graphene_rect_offset (&bounds, edge % 2 != 0 ? -ROAD / 2 : 0, edge % 2 != 0 ? 0 : -ROAD / 2);
  snapshot_ring (self, snapshot, &bounds, ROAD / 2);
}

static BoardParcels
get_parcel (const ComstockBoardStep *step)
{
  const gboolean on_map = step->place >= BOARD_PLACE_PARCEL && step->place < BOARD_PLACE_ENCLOSURE;

  return on_map ? board_parcel_bit ((guint) step->place - BOARD_PLACE_PARCEL) : 0;
}

/* FALSE for a cowboy without a place, and for what is out of sight.  Around a plate, whose name reaches to its edge. */
static gboolean
find_place (ComstockBoardDeedAct    *self,
            const ComstockBoardStep *step,
            graphene_rect_t         *bounds)
{
  float around;

  if (get_parcel (step) != 0)
    return comstock_board_sight_find_parcel (self->places.map, (guint) step->place - BOARD_PLACE_PARCEL,
                                             GTK_WIDGET (self), bounds);
  if (step->place >= BOARD_PLACE_PARCEL ||
      !comstock_board_sight_find_place (self->places.track, step->place, GTK_WIDGET (self), bounds))
    return FALSE;
  around = MIN (RING, bounds->size.width * AROUND);
  graphene_rect_inset (bounds, -around, -around);
  return TRUE;
}

static void
snapshot_step (ComstockBoardDeedAct    *self,
               GtkSnapshot             *snapshot,
               const ComstockBoardStep *step)
{
  graphene_rect_t bounds;

  for (guint edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    if (board_has_road (step->roads, edge % 2, edge / 2))
      snapshot_road (self, snapshot, edge);
  snapshot_parcels (self, snapshot, step->among & ~get_parcel (step));
  if (find_place (self, step, &bounds))
    snapshot_mark (self, snapshot, &bounds);
}

static void
comstock_board_deed_act_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot)
{
  ComstockBoardDeedAct *self = COMSTOCK_BOARD_DEED_ACT (widget);
  const double stays = 1 - comstock_act_get_leaving (COMSTOCK_ACT (self));

  for (guint nth = 0; nth < self->deed.n_steps; nth++)
    if (get_progress (self, nth) > 0)
      {
        gtk_snapshot_push_opacity (snapshot, get_progress (self, nth) * stays);
        snapshot_step (self, snapshot, &self->deed.steps[nth]);
        gtk_snapshot_pop (snapshot);
      }
  GTK_WIDGET_CLASS (comstock_board_deed_act_parent_class)->snapshot (widget, snapshot);
}

/* --- room --- */

static void
comstock_board_deed_act_measure (GtkWidget     *widget,
                                 GtkOrientation orientation,
                                 int            for_size,
                                 int           *minimum,
                                 int           *natural,
                                 int           *minimum_baseline,
                                 int           *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (COMSTOCK_BOARD_DEED_ACT (widget)->card, orientation, -1, minimum, natural, NULL, NULL);
}

static int
measure_height (ComstockBoardDeedAct *self,
                int                   width)
{
  int height;

  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static gboolean
covers_mark (ComstockBoardDeedAct *self,
             const GtkAllocation  *area)
{
  const graphene_rect_t card = GRAPHENE_RECT_INIT ((float) area->x, (float) area->y, (float) area->width,
                                                   (float) area->height);
  graphene_rect_t bounds;

  for (guint nth = 0; nth < self->deed.n_steps; nth++)
    if (find_place (self, &self->deed.steps[nth], &bounds) && graphene_rect_intersection (&card, &bounds, NULL))
      return TRUE;
  return FALSE;
}

/* At the foot of @map, down to what stands below it; or at its head for a mark at the foot, but not over its middle. */
static void
place_over (ComstockBoardDeedAct  *self,
            const graphene_rect_t *map,
            int                    bottom,
            GtkAllocation         *area)
{
  area->y = bottom - area->height;
  if (area->height < map->size.height / 2 && covers_mark (self, area))
    area->y = (int) map->origin.y;
}

/* Up to the upper edge of what would be seen in part above the card. */
static void
cover_row (ComstockBoardDeedAct *self,
           GtkAllocation        *area)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->places.feed); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      const int top = area->y;
      graphene_rect_t bounds;

      if (!gtk_widget_get_mapped (row) || !gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds) ||
          bounds.origin.y >= (float) top || bounds.origin.y + bounds.size.height <= (float) top)
        continue;
      area->y = (int) bounds.origin.y;
      area->height += top - area->y;
    }
}

/* Beside the map the card stands above the seats, where what was done is told, and leaves answers free.  Where there is
 * little room for that, the card lies over an end of the map. */
static void
place (ComstockBoardDeedAct *self,
       int                   width,
       int                   height,
       GtkAllocation        *area)
{
  const gboolean tight = comstock_board_page_is_tight (self->places.page);
  graphene_rect_t map, seats;

  *area = (GtkAllocation) { .width = width, .height = measure_height (self, width) };
  area->y = MIN (0, height - area->height);
  if (!tight && gtk_widget_compute_bounds (GTK_WIDGET (self->places.seats), GTK_WIDGET (self), &seats))
    area->y = MAX (area->y, (int) seats.origin.y - GAP - area->height);
  if (!tight)
    cover_row (self, area);
  if (!tight || !gtk_widget_compute_bounds (GTK_WIDGET (self->places.map), GTK_WIDGET (self), &map))
    return;
  if (map.origin.x < (float) width && map.origin.x + map.size.width > 0)
    place_over (self, &map, -GAP, area);
  else if (measure_height (self, (int) map.size.width) < map.size.height / 2)
    {
      area->x = (int) map.origin.x;
      area->width = (int) map.size.width;
      area->height = measure_height (self, area->width);
      place_over (self, &map, (int) (map.origin.y + map.size.height), area);
    }
}

static void
comstock_board_deed_act_size_allocate (GtkWidget *widget,
                                       int        width,
                                       int        height,
                                       int        baseline)
{
  ComstockBoardDeedAct *self = COMSTOCK_BOARD_DEED_ACT (widget);
  GtkAllocation area;

  place (self, width, height, &area);
  gtk_widget_size_allocate (self->card, &area, -1);
}

/* --- the widget --- */

static void
comstock_board_deed_act_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_DEED_ACT (object)->card, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_deed_act_parent_class)->dispose (object);
}

static void
comstock_board_deed_act_class_init (ComstockBoardDeedActClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_deed_act_dispose;
  COMSTOCK_ACT_CLASS (klass)->show = show;
  widget_class->measure = comstock_board_deed_act_measure;
  widget_class->size_allocate = comstock_board_deed_act_size_allocate;
  widget_class->snapshot = comstock_board_deed_act_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board-deed-act");
}

static void
comstock_board_deed_act_init (ComstockBoardDeedAct *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

ComstockAct *
comstock_board_deed_act_new (ComstockBoardGame             *game,
                             const ComstockBoardDeed       *deed,
                             const ComstockBoardDeedPlaces *places,
                             gboolean                       several)
{
  ComstockBoardDeedAct *self = g_object_new (COMSTOCK_TYPE_BOARD_DEED_ACT, NULL);
  g_autofree char *title = comstock_board_text_describe (COMSTOCK_GAME (game), deed->cursor, &deed->head);

  self->places = *places;
  self->deed = *deed;
  self->sign = comstock_game_get_sign (COMSTOCK_GAME (game), BOARD_STANDISH);
  self->card = comstock_board_deed_card_new (game, deed, comstock_board_page_is_tight (places->page));
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  comstock_board_page_show (places->page, COMSTOCK_BOARD_SURFACE_MAP);
  set_times (self, several);
  comstock_act_set_title (COMSTOCK_ACT (self), title);
  return COMSTOCK_ACT (self);
}

const ComstockBoardDeed *
comstock_board_deed_act_get_deed (ComstockBoardDeedAct *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_DEED_ACT (self), NULL);

  return &self->deed;
}

/* --- what Standish does at a table --- */

typedef struct
{
  ComstockTable *table;
  ComstockBoardDeedPlaces places;
  guint cursor;                 /* of the last position that was shown */
  guint n_events;               /* since then */
  GArray *deeds;                /* ComstockBoardDeed: since then, or NULL */
} Watch;

static ComstockBoardGame *
get_game (Watch *watch)
{
  return COMSTOCK_BOARD_GAME (comstock_table_get_game (watch->table));
}

/* Each deed comes where it happened, between duels and paydays. */
static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Watch         *watch)
{
  if (comstock_replay_is_active (comstock_table_get_replay (watch->table)))
    return;
  if (watch->deeds == NULL)
    watch->deeds = comstock_board_deeds_dup (get_game (watch), watch->cursor, comstock_game_get_cursor (game));
  for (guint i = 0; i < watch->deeds->len; i++)
    {
      const ComstockBoardDeed *deed = &g_array_index (watch->deeds, ComstockBoardDeed, i);

      ComstockAct *act;

      if (deed->nth != watch->n_events)
        continue;
      act = comstock_board_deed_act_new (get_game (watch), deed, &watch->places, watch->deeds->len > 1);
      comstock_act_set_since (act, comstock_table_get_heard (watch->table) - 1);
      comstock_theatre_play (comstock_table_get_theatre (watch->table), act);
    }
  watch->n_events++;
}

static void
on_changed (ComstockGame *game,
            Watch        *watch)
{
  g_clear_pointer (&watch->deeds, g_array_unref);
  watch->n_events = 0;
  watch->cursor = comstock_game_get_cursor (game);
}

static void
free_watch (Watch   *watch,
            GObject *table)
{
  g_clear_pointer (&watch->deeds, g_array_unref);
  g_free (watch);
}

static void
listen (Watch      *watch,
        const char *signal,
        GCallback   callback)
{
  GClosure *closure = g_cclosure_new (callback, watch, NULL);

  g_object_watch_closure (G_OBJECT (watch->table), closure);
  g_signal_connect_closure (get_game (watch), signal, closure, FALSE);
}

void
comstock_board_deed_act_watch (ComstockTable                 *table,
                               const ComstockBoardDeedPlaces *places)
{
  Watch *watch;

  if (!comstock_board_game_is_solo (COMSTOCK_BOARD_GAME (comstock_table_get_game (table))))
    return;
  watch = g_new0 (Watch, 1);
  watch->table = table;
  watch->places = *places;
  watch->cursor = comstock_game_get_cursor (comstock_table_get_game (table));
  listen (watch, "event", G_CALLBACK (on_event));
  listen (watch, "changed", G_CALLBACK (on_changed));
  g_object_weak_ref (G_OBJECT (table), (GWeakNotify) free_watch, watch);
}
