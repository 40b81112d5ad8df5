/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All buildings pay in one move, whose events are gathered until something else happens. */

#include "comstock-board-payday.h"

#include <glib/gi18n.h>

#include "comstock-board-sight.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "ui/board/seats/comstock-board-seat-plate.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-sign.h"

/* In milliseconds. */
#define RISE 300.0
#define NEXT 250.0              /* from one seat to the next */
#define STAY 1500.0
#define LEAVE 250.0

/* In pixels. */
#define LEAST 14.0f             /* height of a figure */
#define MOST 44.0f
#define AT_SEAT 26.0f
#define WAY 10.0f               /* so far a figure rises */
#define RING 3.0f

/* Of a parcel, and of the height of a figure. */
#define FIGURE 0.34f
#define TEXT 0.62f
#define SIGN 0.9f

typedef struct
{
  guint parcel;
  guint owner;
  int dollars;
  guint robber;                 /* CS_NO_SEAT: nobody, or not known yet */
  int robbed;
} Pay;

struct _ComstockBoardPayday
{
  ComstockAct parent_instance;

  ComstockBoardPaydayPlaces places;
  const char *signs[BOARD_MAX_SEATS];
  guint n_seats;
  int vp;                       /* what Standish gets, instead of dollars; −1: he does not play */
  GArray *pays;
};

G_DEFINE_FINAL_TYPE (ComstockBoardPayday, comstock_board_payday, COMSTOCK_TYPE_ACT)

/* --- what is drawn --- */

static void
snapshot_plate (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds)
{
  const GdkRGBA paper = comstock_art_get_color (widget, "comstock_paper");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  GskRoundedRect plate;

  gsk_rounded_rect_init_from_rect (&plate, bounds, bounds->size.height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, &paper, bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &plate, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { ink, ink, ink, ink });
}

/* A sign and what it gains around the middle of @x, with their foot at @y. */
static void
snapshot_gain (ComstockBoardPayday *self,
               GtkSnapshot         *snapshot,
               guint                seat,
               const char          *text,
               float                x,
               float                y,
               float                height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  const float side = height * SIGN;
  const float gap = (height - side) / 2;
  g_autoptr (PangoLayout) layout = comstock_figure_new (widget, text, (double) (height * TEXT));
  graphene_rect_t plate;
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  plate.size = GRAPHENE_SIZE_INIT (side + (float) width + 4 * gap + height / 4, height);
  plate.origin = GRAPHENE_POINT_INIT (x - plate.size.width / 2, y - height);
  snapshot_plate (widget, snapshot, &plate);
  comstock_sign_snapshot (widget, snapshot, self->signs[seat],
                          &GRAPHENE_RECT_INIT (plate.origin.x + gap, plate.origin.y + gap, side, side), side / 2);
  comstock_figure_snapshot (snapshot, layout, &GRAPHENE_RECT_INIT (plate.origin.x + side + 3 * gap, plate.origin.y,
                                                                   (float) width, height), &ink);
}

static void
snapshot_dollars (ComstockBoardPayday *self,
                  GtkSnapshot         *snapshot,
                  guint                seat,
                  int                  dollars,
                  float                x,
                  float                y,
                  float                height)
{
  g_autofree char *text = g_strdup_printf (_("+$%d"), dollars);

  snapshot_gain (self, snapshot, seat, text, x, y, height);
}

/* The owner's share, and above it what it is robbed of. */
static void
snapshot_pay (ComstockBoardPayday *self,
              GtkSnapshot         *snapshot,
              const Pay           *pay,
              float                lift)
{
  graphene_rect_t bounds;
  float x, y, height;

  if (!comstock_board_sight_find_parcel (self->places.map, pay->parcel, GTK_WIDGET (self), &bounds))
    return;
  height = CLAMP (bounds.size.width * FIGURE, LEAST, MOST);
  x = bounds.origin.x + bounds.size.width / 2;
  y = bounds.origin.y + bounds.size.height - 3 + lift;
  if (pay->dollars > 0)
    snapshot_dollars (self, snapshot, pay->owner, pay->dollars, x, y, height);
  if (pay->robbed > 0 && pay->robber != CS_NO_SEAT)
    snapshot_dollars (self, snapshot, pay->robber, pay->robbed, x, y - height - 2, height);
}

static int
count_gains (ComstockBoardPayday *self,
             guint                seat)
{
  int gains = 0;

  for (guint i = 0; i < self->pays->len; i++)
    {
      const Pay *pay = &g_array_index (self->pays, Pay, i);

      gains += (pay->owner == seat ? pay->dollars : 0) + (pay->robber == seat ? pay->robbed : 0);
    }
  return gains;
}

static void
snapshot_seat (ComstockBoardPayday *self,
               GtkSnapshot         *snapshot,
               guint                seat)
{
  GtkWidget *plate = comstock_seats_get_plate (self->places.seats, seat);
  const int gains = count_gains (self, seat);
  g_autofree char *text = NULL;
  graphene_rect_t bounds;

  if (gains == 0 || !gtk_widget_get_mapped (plate) || !gtk_widget_compute_bounds (plate, GTK_WIDGET (self), &bounds))
    return;
  text = self->vp >= 0 && seat == BOARD_STANDISH ? comstock_board_seat_dup_vp (self->vp)
                                                 : g_strdup_printf (_("+$%d"), gains);
  snapshot_gain (self, snapshot, seat, text, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + AT_SEAT + 1,
                 AT_SEAT);
}

/* The place of the track that pays. */
static void
snapshot_ring (ComstockBoardPayday *self,
               GtkSnapshot         *snapshot)
{
  const GdkRGBA lit = comstock_art_get_color (GTK_WIDGET (self), "comstock_lit");
  GskRoundedRect ring;
  graphene_rect_t bounds;

  if (!comstock_board_sight_find_place (self->places.track, BOARD_BUILDING_INCOME, GTK_WIDGET (self), &bounds))
    return;
  gsk_rounded_rect_init_from_rect (&ring, &bounds, 2 * RING);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { RING, RING, RING, RING },
                              (GdkRGBA[4]) { lit, lit, lit, lit });
}

/* One seat after the other. */
static void
comstock_board_payday_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  ComstockBoardPayday *self = COMSTOCK_BOARD_PAYDAY (widget);
  ComstockAct *act = COMSTOCK_ACT (self);

  gtk_snapshot_push_opacity (snapshot, 1 - comstock_act_get_leaving (act));
  snapshot_ring (self, snapshot);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const double progress = comstock_act_get_progress (act, seat * NEXT, RISE);
      const float lift = WAY * (float) (1 - progress);

      if (progress <= 0)
        continue;
      gtk_snapshot_push_opacity (snapshot, progress);
      for (guint i = 0; i < self->pays->len; i++)
        if (g_array_index (self->pays, Pay, i).owner == seat)
          snapshot_pay (self, snapshot, &g_array_index (self->pays, Pay, i), lift);
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_push_opacity (snapshot, comstock_act_get_progress (act, (self->n_seats - 1) * NEXT, RISE));
  for (guint seat = 0; seat < self->n_seats; seat++)
    snapshot_seat (self, snapshot, seat);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
comstock_board_payday_finalize (GObject *object)
{
  g_array_unref (COMSTOCK_BOARD_PAYDAY (object)->pays);
  G_OBJECT_CLASS (comstock_board_payday_parent_class)->finalize (object);
}

static void
comstock_board_payday_class_init (ComstockBoardPaydayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_board_payday_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = comstock_board_payday_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "board-payday");
}

static void
comstock_board_payday_init (ComstockBoardPayday *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

static ComstockAct *
create (ComstockGame                    *game,
        const ComstockBoardPaydayPlaces *places,
        GArray                          *pays,
        int                              vp)
{
  ComstockBoardPayday *self = g_object_new (COMSTOCK_TYPE_BOARD_PAYDAY, NULL);
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));

  self->places = *places;
  self->pays = g_array_ref (pays);
  self->n_seats = state->n_seats;
  self->vp = state->standish.plays ? vp : -1;
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->signs[seat] = comstock_suit_get_sign (state->seats[seat].suit);
  comstock_act_set_times (COMSTOCK_ACT (self), (self->n_seats - 1) * NEXT + RISE, STAY, LEAVE);
  comstock_act_set_title (COMSTOCK_ACT (self), comstock_board_track_get_name (BOARD_BUILDING_INCOME));
  return COMSTOCK_ACT (self);
}

/* --- what the buildings of a table have paid --- */

typedef struct
{
  ComstockTable *table;
  ComstockBoardPaydayPlaces places;
  GArray *pays;                 /* Pay: since the last act */
  int vp;                       /* that Standish gets for them */
  guint since;                  /* so much was told before them */
} Watch;

/* A cowboy that leaves a building after it has paid has robbed it, unless it is its owner's. */
static void
note_robber (Watch         *watch,
             const CsEvent *event)
{
  for (guint i = 0; i < watch->pays->len; i++)
    {
      Pay *pay = &g_array_index (watch->pays, Pay, i);

      if (event->args[0] == (int) (BOARD_PLACE_PARCEL + pay->parcel) && event->seat != pay->owner)
        pay->robber = event->seat;
    }
}

static void
play (Watch *watch)
{
  if (watch->pays->len == 0)
    return;
  if (!comstock_replay_is_active (comstock_table_get_replay (watch->table)))
    {
      ComstockAct *act = create (comstock_table_get_game (watch->table), &watch->places, watch->pays,
                                  watch->vp);

      comstock_act_set_since (act, watch->since);
      comstock_theatre_play (comstock_table_get_theatre (watch->table), act);
    }
  g_array_unref (watch->pays);
  watch->pays = g_array_new (FALSE, FALSE, sizeof (Pay));
}

static void
on_event (ComstockGame  *game,
          const CsEvent *event,
          Watch         *watch)
{
  const Pay pay = { (guint) event->args[0], event->seat, event->args[1], CS_NO_SEAT, event->args[2] };

  switch ((int) event->type)
    {
    case BOARD_EVENT_INCOME:
      if (watch->pays->len == 0)
        {
          watch->since = comstock_table_get_heard (watch->table) - 1;
          watch->vp = 0;
        }
      g_array_append_val (watch->pays, pay);
      break;
    case BOARD_EVENT_BACK:
      note_robber (watch, event);
      break;
    case BOARD_EVENT_VP:
      if (event->args[2] == BOARD_FROM_INCOME)
        watch->vp = event->args[0];
      break;
    case BOARD_EVENT_MONEY:
      break;
    default:
      play (watch);
    }
}

static void
on_changed (ComstockGame *game,
            Watch        *watch)
{
  play (watch);
}

static void
free_watch (Watch    *watch,
            GClosure *closure)
{
  g_array_unref (watch->pays);
  g_free (watch);
}

void
comstock_board_payday_watch (ComstockTable                   *table,
                             const ComstockBoardPaydayPlaces *places)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->table = table;
  watch->places = *places;
  watch->pays = g_array_new (FALSE, FALSE, sizeof (Pay));
  comstock_theatre_follow (comstock_table_get_theatre (table), comstock_table_get_game (table),
                           G_CALLBACK (on_event), G_CALLBACK (on_changed), watch, (GClosureNotify) free_watch);
}
