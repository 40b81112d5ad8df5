/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card knows where in the row it comes from and where it goes; all else follows from the time. */

#include "config.h"

#include "comstock-cards-showdown-private.h"

#include <adwaita.h>
#include <math.h>

#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "comstock-cards-props.h"

/* When each movement begins and how long it takes, in milliseconds. */
#define OPEN 0, 120
#define ENTER_STEP 20           /* from one seat's card to the next */
#define ENTER 150
#define FLIP_START 250
#define FLIP_STEP 60
#define FLIP 180
#define SORT_START 750
#define SORT SORT_START, 280
#define PLACES 1030, 120

#define PLAIN_MOTION 1150
#define TIE_MOTION (TIE_START + TIE_LENGTH)

/* How long it is there to be read, and how long it takes to leave. */
#define PLAIN_STAY 400
#define TIE_STAY 1000
#define LEAVE 500

/* Of the leaving: how long a place flies, and when the band closes. */
#define FLIGHT 0.55
#define FLIGHT_STEP 0.06
#define CLOSE 0.7

#define LEAST_ASKED_HEIGHT 500
#define QUESTION 124
#define QUESTION_SHARE 0.2      /* of the height, at most */

#define DIM 0.5                 /* how dark the table gets */
#define SEAT_SHARE 0.3f         /* of a card's size where it comes from */
#define FACE_SHARE 0.42f        /* of a card's width, for who has raised it */

G_DEFINE_FINAL_TYPE (ComstockCardsShowdown, comstock_cards_showdown, COMSTOCK_TYPE_ACT)

/* What was drawn for another size or look. */
static void
drop_stills (ComstockCardsShowdown *self)
{
  g_clear_pointer (&self->band, comstock_capture_free);
  g_clear_pointer (&self->rays, comstock_capture_free);
  g_clear_pointer (&self->strip, comstock_capture_free);
  for (guint i = 0; i < self->n_cards; i++)
    {
      g_clear_pointer (&self->cards[i].back, comstock_capture_free);
      g_clear_pointer (&self->cards[i].front, comstock_capture_free);
    }
}

/* What a question at a character covers; a small window has no room for both. */
static float
get_question_height (ComstockCardsShowdown *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (!self->asked || self->height < LEAST_ASKED_HEIGHT)
    return 0;
  return (float) MIN (QUESTION * comstock_scale_get (widget) * MAX (1, comstock_scale_get_text (widget)),
                      QUESTION_SHARE * self->height);
}

static void
measure_room (ComstockCardsShowdown *self)
{
  comstock_cards_showdown_room_measure (&self->room, (float) self->width,
                                        (float) self->height - get_question_height (self), self->n_cards,
                                        self->n_reasons, self->n_ranked < self->n_cards,
                                        gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
                                        (float) comstock_scale_get_text (GTK_WIDGET (self)));
  drop_stills (self);
}

/* Where the card of a seat comes from, and its place flies to: the seat, or the edge on which it would be. */
static graphene_point_t
get_seat_point (ComstockCardsShowdown *self,
                guint                  index)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *seat = self->find_seat (self->data, self->cards[index].seat);
  graphene_point_t point = GRAPHENE_POINT_INIT (self->room.mirrored ? 0 : self->room.band.size.width,
                                                self->room.band.size.height * (float) (index + 1) /
                                                  (float) (self->n_cards + 1));
  graphene_rect_t bounds;

  if (seat != NULL && gtk_widget_get_mapped (seat) && gtk_widget_compute_bounds (seat, widget, &bounds))
    graphene_rect_get_center (&bounds, &point);
  return point;
}

static graphene_rect_t
mix (const graphene_rect_t *a,
     const graphene_rect_t *b,
     double                 value)
{
  graphene_rect_t result;

  graphene_rect_interpolate (a, b, value, &result);
  return result;
}

/* In the row, or where it goes that takes no part. */
static graphene_rect_t
get_lying (ComstockCardsShowdown *self,
           const ShowdownCard            *card,
           double                 sorted)
{
  const graphene_rect_t from = comstock_cards_showdown_room_get_card (&self->room, card->from);
  const graphene_rect_t to = card->aside ? comstock_cards_showdown_room_get_aside (&self->room)
                                         : comstock_cards_showdown_room_get_card (&self->room, card->to);
  graphene_rect_t now = mix (&from, &to, sorted);

  /* Those that overtake pass above the others. */
  if (card->to < card->from)
    now.origin.y -= self->room.card_height * 0.14f * (float) sin (sorted * G_PI);
  return now;
}

static graphene_rect_t
get_card_bounds (ComstockCardsShowdown *self,
                 guint                  index)
{
  const ShowdownCard *card = &self->cards[index];
  const double entered = showdown_ease (self, index * ENTER_STEP, ENTER);
  const graphene_rect_t lying = get_lying (self, card, showdown_ease (self, SORT));
  graphene_point_t seat;
  graphene_rect_t start;

  if (entered >= 1)
    return lying;
  seat = get_seat_point (self, index);
  start = GRAPHENE_RECT_INIT (seat.x - lying.size.width * SEAT_SHARE / 2, seat.y - lying.size.height * SEAT_SHARE / 2,
                              lying.size.width * SEAT_SHARE, lying.size.height * SEAT_SHARE);
  return mix (&start, &lying, entered);
}

static void
prepare_back (ComstockCardsShowdown *self,
              ShowdownCard                  *card)
{
  if (card->back == NULL)
    card->back = comstock_cards_props_card_new (GTK_WIDGET (self), card->suit, 0, FALSE, self->room.card_width);
}

static void
prepare_front (ComstockCardsShowdown *self,
               ShowdownCard                  *card)
{
  const double sorted = showdown_ease (self, SORT);
  const guint value = (guint) lround (card->old_value + ((double) card->value - card->old_value) * sorted);

  if (card->front != NULL && card->front_value == value)
    return;
  g_clear_pointer (&card->front, comstock_capture_free);
  card->front_value = value;
  card->front = comstock_cards_props_card_new (GTK_WIDGET (self), card->suit, value, card->aside,
                                               self->room.card_width);
}

/* Who has raised the card looks out from under its corner. */
static void
snapshot_raisers (ComstockCardsShowdown *self,
                  GtkSnapshot           *snapshot,
                  const ShowdownCard            *card,
                  const graphene_rect_t *bounds)
{
  const float side = bounds->size.width * FACE_SHARE;
  float x = bounds->origin.x + bounds->size.width - side * 0.6f;

  for (guint character = 0; character < CARDS_ABILITIES; character++)
    {
      g_autofree char *portrait = g_strconcat ("portraits/", cards_characters[character].id, NULL);

      if ((card->raisers & CARDS_BIT (character)) == 0)
        continue;
      comstock_art_snapshot (GTK_WIDGET (self), snapshot, portrait,
                             &GRAPHENE_RECT_INIT (x, bounds->origin.y - side * 0.45f, side, side), NULL);
      x -= side * 0.8f;
    }
}

/* The back turns its edge to us, then the front opens. */
static void
snapshot_card (ComstockCardsShowdown *self,
               GtkSnapshot           *snapshot,
               guint                  index)
{
  ShowdownCard *card = &self->cards[index];
  const double turned = comstock_act_get_progress (COMSTOCK_ACT (self), FLIP_START + card->turn * FLIP_STEP, FLIP);
  const graphene_rect_t bounds = get_card_bounds (self, index);
  const float open = (float) MAX (fabs (1 - 2 * turned), 0.04);
  const float width = bounds.size.width * open;
  const graphene_rect_t seen = GRAPHENE_RECT_INIT (bounds.origin.x + (bounds.size.width - width) / 2,
                                                   bounds.origin.y, width, bounds.size.height);

  if (turned < 0.5)
    {
      prepare_back (self, card);
      comstock_capture_snapshot (card->back, snapshot, &seen);
      return;
    }
  prepare_front (self, card);
  if (turned >= 1 && showdown_ease (self, SORT) > 0)
    snapshot_raisers (self, snapshot, card, &bounds);
  comstock_capture_snapshot (card->front, snapshot, &seen);
}

static graphene_point_t
get_place_middle (ComstockCardsShowdown *self,
                  const ShowdownCard            *card)
{
  const graphene_rect_t bounds = comstock_cards_showdown_room_get_card (&self->room, card->to);

  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2, self->room.place_y);
}

static void
snapshot_name (ComstockCardsShowdown *self,
               GtkSnapshot           *snapshot,
               const ShowdownCard            *card)
{
  const graphene_rect_t bounds = comstock_cards_showdown_room_get_card (&self->room, card->to);

  if (card->aside)
    return;
  comstock_cards_props_write (GTK_WIDGET (self), snapshot, card->name,
                              &GRAPHENE_RECT_INIT (bounds.origin.x - self->room.gap / 2, self->room.name_y,
                                                   bounds.size.width + self->room.gap, self->room.name_height),
                              self->room.name_size, "comstock_scene_text");
}

/* Below the row; a player finds the own card by its ring. */
static void
snapshot_places (ComstockCardsShowdown *self,
                 GtkSnapshot           *snapshot)
{
  const int viewer = comstock_game_get_viewer (COMSTOCK_GAME (self->game));
  const double shown = comstock_act_get_progress (COMSTOCK_ACT (self), PLACES);

  if (shown <= 0)
    return;
  gtk_snapshot_push_opacity (snapshot, shown);
  for (guint i = 0; i < self->n_cards; i++)
    {
      const ShowdownCard *card = &self->cards[i];
      const graphene_rect_t bounds = get_lying (self, card, 1);

      snapshot_name (self, snapshot, card);
      if ((int) card->seat == viewer)
        comstock_cards_props_ring (GTK_WIDGET (self), snapshot, &bounds, bounds.size.width * 0.1f,
                                   bounds.size.width * 0.035f);
    }
  gtk_snapshot_pop (snapshot);
}

/* Places lie below their cards, then fly to the seats. */
static void
snapshot_discs (ComstockCardsShowdown *self,
                GtkSnapshot           *snapshot)
{
  const double leaving = comstock_act_get_leaving (COMSTOCK_ACT (self));
  const double shown = comstock_act_get_progress (COMSTOCK_ACT (self), PLACES);

  for (guint i = 0; i < self->n_cards && shown > 0; i++)
    {
      const ShowdownCard *card = &self->cards[i];
      const double flown = CLAMP ((leaving - FLIGHT_STEP * card->place) / FLIGHT, 0, 1);
      const graphene_point_t seat = get_seat_point (self, i);
      graphene_point_t middle = get_place_middle (self, card);

      if (card->aside || flown >= 1)
        continue;
      graphene_point_interpolate (&middle, &seat, adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, flown), &middle);
      comstock_cards_props_place (GTK_WIDGET (self), snapshot, card->place + 1, card->place == 0, &middle,
                                  self->room.place_side * (float) shown);
    }
}

/* Opens from its middle line and closes to it. */
static graphene_rect_t
get_open_band (ComstockCardsShowdown *self)
{
  const double leaving = comstock_act_get_leaving (COMSTOCK_ACT (self));
  const double open = leaving > CLOSE ? 1 - adw_easing_ease (ADW_EASE_IN_CUBIC, (leaving - CLOSE) / (1 - CLOSE))
                                      : showdown_ease (self, OPEN);
  const graphene_rect_t *band = &self->room.band;
  const float height = band->size.height * (float) open;

  return GRAPHENE_RECT_INIT (band->origin.x, band->origin.y + (band->size.height - height) / 2, band->size.width,
                             height);
}

static void
prepare_band (ComstockCardsShowdown *self)
{
  if (self->band == NULL)
    self->band = comstock_cards_props_band_new (GTK_WIDGET (self), self->room.band.size.width,
                                                self->room.band.size.height, self->room.rail);
}

static void
snapshot_band (ComstockCardsShowdown *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *open)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                  (float) gtk_widget_get_height (GTK_WIDGET (self)));
  const GdkRGBA dim = { 0, 0, 0, (float) (DIM * (double) (open->size.height / self->room.band.size.height)) };

  gtk_snapshot_append_color (snapshot, &dim, &all);
  if (open->size.height <= 0)
    return;
  prepare_band (self);
  gtk_snapshot_push_clip (snapshot, open);
  comstock_capture_snapshot (self->band, snapshot, &self->room.band);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_row (ComstockCardsShowdown *self,
              GtkSnapshot           *snapshot)
{
  const double come = showdown_get_tie (self);

  if (come > 0)
    showdown_snapshot_rays (self, snapshot, come);
  showdown_snapshot_title (self, snapshot, come);
  /* Those on their way up lie above those that they overtake. */
  for (int rising = 0; rising <= 1; rising++)
    for (guint i = 0; i < self->n_cards; i++)
      if ((self->cards[i].to < self->cards[i].from) == rising && showdown_ease (self, i * ENTER_STEP, ENTER) > 0)
        snapshot_card (self, snapshot, i);
  snapshot_places (self, snapshot);
  if (come <= 0)
    return;
  showdown_snapshot_tie (self, snapshot, come);
}

/* Draws one prop that will be needed, so that no frame has the work of many. */
static void
prepare_next (ComstockCardsShowdown *self)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (self->cards[i].front == NULL)
      {
        prepare_front (self, &self->cards[i]);
        return;
      }
  if (self->tie)
    showdown_prepare_tie (self);
}

/* The band, and the backs of the cards. */
static gboolean
prepare (ComstockAct *act)
{
  ComstockCardsShowdown *self = COMSTOCK_CARDS_SHOWDOWN (act);

  if (self->band == NULL)
    {
      prepare_band (self);
      return TRUE;
    }
  for (guint i = 0; i < self->n_cards; i++)
    if (self->cards[i].back == NULL)
      {
        prepare_back (self, &self->cards[i]);
        return TRUE;
      }
  return FALSE;
}

static void
comstock_cards_showdown_snapshot (GtkWidget   *widget,
                                  GtkSnapshot *snapshot)
{
  ComstockCardsShowdown *self = COMSTOCK_CARDS_SHOWDOWN (widget);
  const graphene_rect_t open = get_open_band (self);
  const gboolean whole = open.size.height >= self->room.band.size.height;

  snapshot_band (self, snapshot, &open);
  /* Cards that come from their seats cross the edge of the band. */
  if (!whole && comstock_act_get_leaving (COMSTOCK_ACT (self)) > 0)
    gtk_snapshot_push_clip (snapshot, &open);
  snapshot_row (self, snapshot);
  if (!whole && comstock_act_get_leaving (COMSTOCK_ACT (self)) > 0)
    gtk_snapshot_pop (snapshot);
  snapshot_discs (self, snapshot);
  if (comstock_act_get_time (COMSTOCK_ACT (self)) > 0)
    prepare_next (self);
}

static void
comstock_cards_showdown_size_allocate (GtkWidget *widget,
                                       int        width,
                                       int        height,
                                       int        baseline)
{
  ComstockCardsShowdown *self = COMSTOCK_CARDS_SHOWDOWN (widget);

  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  measure_room (self);
}

static void
comstock_cards_showdown_css_changed (GtkWidget         *widget,
                                     GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_cards_showdown_parent_class)->css_changed (widget, change);
  drop_stills (COMSTOCK_CARDS_SHOWDOWN (widget));
}

static void
comstock_cards_showdown_finalize (GObject *object)
{
  ComstockCardsShowdown *self = COMSTOCK_CARDS_SHOWDOWN (object);

  drop_stills (self);
  for (guint i = 0; i < self->n_cards; i++)
    g_free (self->cards[i].name);
  showdown_drop_reasons (self);
  G_OBJECT_CLASS (comstock_cards_showdown_parent_class)->finalize (object);
}

static void
comstock_cards_showdown_class_init (ComstockCardsShowdownClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_cards_showdown_finalize;
  COMSTOCK_ACT_CLASS (klass)->prepare = prepare;
  widget_class->snapshot = comstock_cards_showdown_snapshot;
  widget_class->size_allocate = comstock_cards_showdown_size_allocate;
  widget_class->css_changed = comstock_cards_showdown_css_changed;
  gtk_widget_class_set_css_name (widget_class, "showdown");
}

static void
comstock_cards_showdown_init (ComstockCardsShowdown *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  /* What lies in its shade may be covered by a question about its cards, rather than those. */
  comstock_obstacle_hide_below (GTK_WIDGET (self));
}

static ShowdownCard *
find_card (ComstockCardsShowdown *self,
           guint                  seat)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (self->cards[i].seat == seat)
      return &self->cards[i];
  return NULL;
}

/* Sends each card to its place as the seats stand, with @boost more for @raised. */
static void
rank (ComstockCardsShowdown *self,
      int                    raised,
      guint                  boost)
{
  ComstockCardsStanding list[CARDS_MAX_SEATS];

  self->n_ranked = comstock_cards_standing_list (self->game, raised, boost, list);
  for (guint i = 0; i < self->n_ranked; i++)
    {
      ShowdownCard *card = find_card (self, list[i].seat);

      card->place = i;
      card->to = (float) i + showdown_get_shift (self);
      card->value = list[i].value;
      card->tied = list[i].tied;
    }
  showdown_break_ties (self, list);
  comstock_cards_game_get_tie_breaker (self->game, self->breaker);
  comstock_act_set_times (COMSTOCK_ACT (self), self->tie ? TIE_MOTION : PLAIN_MOTION, self->tie ? TIE_STAY : PLAIN_STAY,
                          LEAVE);
}

static gboolean
is_ranked_so (ComstockCardsShowdown *self,
              int                    raised,
              guint                  boost)
{
  ComstockCardsStanding list[CARDS_MAX_SEATS];
  const guint n = comstock_cards_standing_list (self->game, raised, boost, list);
  gboolean same = TRUE;

  for (guint i = 0; i < n; i++)
    same &= find_card (self, list[i].seat)->value == list[i].value;
  return same;
}

/* Has the cards go on from where they lie, if they have come there. */
static void
rank_anew (ComstockCardsShowdown *self,
           int                    raised,
           guint                  boost)
{
  const gboolean sorted = comstock_act_get_time (COMSTOCK_ACT (self)) > SORT_START;

  if (is_ranked_so (self, raised, boost))
    return;
  for (guint i = 0; i < self->n_cards && sorted; i++)
    {
      self->cards[i].from = self->cards[i].to;
      self->cards[i].old_value = self->cards[i].value;
    }
  rank (self, raised, boost);
  measure_room (self);
  if (sorted)
    comstock_act_go_to (COMSTOCK_ACT (self), SORT_START);
}

static void
add_card (ComstockCardsShowdown *self,
          ComstockCardsSeat     *seat)
{
  const guint played = comstock_cards_seat_get_played (seat);

  if (played == 0)
    return;
  self->cards[self->n_cards] = (ShowdownCard) {
    .seat = comstock_cards_seat_get_index (seat),
    .suit = comstock_cards_seat_get_suit (seat),
    .name = comstock_cards_seat_dup_title (seat),
    .aside = !comstock_cards_seat_has_turn (seat),
    .from = (float) self->n_cards,
    .old_value = played,
    .value = played,
  };
  self->n_cards++;
}

ComstockCardsShowdown *
comstock_cards_showdown_new (ComstockCardsGame    *game,
                             ComstockCardsFindSeat find_seat,
                             gpointer              data)
{
  ComstockCardsShowdown *self = g_object_new (COMSTOCK_TYPE_CARDS_SHOWDOWN, NULL);
  g_autofree char *sentence = comstock_cards_standing_dup_sentence (game);

  self->game = game;
  self->find_seat = find_seat;
  self->data = data;
  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    add_card (self, comstock_cards_game_get_seat (game, i));
  /* The lowest is turned over first. */
  for (guint i = 0; i < self->n_cards; i++)
    for (guint j = 0; j < self->n_cards; j++)
      self->cards[i].turn += self->cards[j].old_value < self->cards[i].old_value ||
                             (self->cards[j].old_value == self->cards[i].old_value && j < i);
  comstock_act_add_sound (COMSTOCK_ACT (self), FLIP_START, "flip");
  rank (self, -1, 0);
  comstock_act_set_result (COMSTOCK_ACT (self), sentence);
  return self;
}

void
comstock_cards_showdown_update (ComstockCardsShowdown  *self,
                                const CardsCharacterSet raisers[CARDS_MAX_SEATS])
{
  g_autofree char *sentence = comstock_cards_standing_dup_sentence (self->game);

  for (guint i = 0; i < self->n_cards; i++)
    self->cards[i].raisers = raisers[self->cards[i].seat];
  if (sentence == NULL)
    return;
  rank_anew (self, -1, 0);
  comstock_act_set_result (COMSTOCK_ACT (self), sentence);
}

void
comstock_cards_showdown_set_asked (ComstockCardsShowdown *self)
{
  if (self->asked)
    return;
  self->asked = TRUE;
  measure_room (self);
}

void
comstock_cards_showdown_preview (ComstockCardsShowdown *self,
                                 int                    seat,
                                 guint                  boost)
{
  if (is_ranked_so (self, seat, boost))
    return;
  /* At once: the question, whose button is under the pointer, would be out of sight while cards move. */
  rank (self, seat, boost);
  measure_room (self);
  comstock_act_go_to (COMSTOCK_ACT (self), self->tie ? TIE_MOTION : PLAIN_MOTION);
}
