/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sizes are in pixels at the usual scale, and grow with that of the table.  Where there is a rail, answers that have
 * room there are given there, and the side belongs to the others. */

#include "comstock-board-page.h"

#include "comstock-board-halves.h"
#include "ui/kit/comstock-grain.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/table/comstock-feed.h"
#include "ui/table/comstock-parts.h"
#include "ui/table/comstock-table.h"

#define WIDE 820                /* with less width map and answers stand one below the other */
#define LOW 440                 /* with less height there is little room for answers */
#define LEAST 360               /* a table has no less width than a phone, */
#define LEAST_LOW 640           /* or than one on its side where it is low */
#define PADDING 4
#define GAP 4
#define SIDE_GAP 6

/* The side beside the map: usually a quarter of the width. */
#define SIDE 340
#define MOST_SIDE 560
#define SMALL_SIDE 300
#define SHARE 0.32
#define MOST_SEATS 0.45         /* of the height: plates one below the other must leave the rest to the answers, */
#define MOST_SEATS_ALONE 0.86   /* or to the feed alone */
#define SMALL_SHARE 0.4

/* Where they stand one below the other: of the height, at the most, and the track above the map, nearly. */
#define TALL_BOARD 0.76
#define PHONE_BOARD 0.625
#define LINES 200

#define FEED_GAP 12             /* above the deeds */

#define BELOW_PANE 0.53         /* of the height: what is left to answers and seats below a pane in their column; seats
                                 * alone have what they need */

#define RAILED 1200             /* with less width or height a rail would take too much of the map, or of the answers */
#define RAILED_HIGH 700

#define USUAL_TEXT 1.3          /* with more there is no room for plates beside a small map */

struct _ComstockBoardPage
{
  AdwBin parent_instance;

  GtkWidget *top;               /* halves and side */
  ComstockBoardHalves *halves;  /* track and map, and seats on a phone */
  GtkWidget *side;              /* answers, and seats elsewhere */
  GtkWidget *shelf;             /* in it: answers, and below them the feed, as far as there is room */
  ComstockBoardPageParts parts;
  int viewer;

  int width;
  int height;
  int pane;
  gboolean tight;
  ComstockGrain *felt;          /* below all */
  int text;                     /* the size of letters, as Pango has it */
  guint source;                 /* of arranging anew, 0 for none */
};

G_DEFINE_FINAL_TYPE (ComstockBoardPage, comstock_board_page, ADW_TYPE_BIN)

enum
{
  ARRANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- the plan --- */

typedef struct
{
  int width;
  int height;
  double scale;
  gboolean wide;
  gboolean narrow;
  gboolean phone;               /* narrow, with text of a usual size */
  gboolean low;
  gboolean split;               /* a pane lies over the upper part of the side */
} Room;

static Room
plan_room (ComstockBoardPage *self,
           int                width,
           int                height)
{
  Room room = { width, height, comstock_scale_get (self->top), FALSE, FALSE, FALSE, FALSE, FALSE };

  room.wide = width >= WIDE * room.scale || width > height * 5 / 4;
  room.low = height < LOW * room.scale;
  room.narrow = !room.wide && width < COMSTOCK_TABLE_NARROW * room.scale;
  room.phone = room.narrow && comstock_scale_get_text (self->top) <= USUAL_TEXT;
  return room;
}

/* Large text has no room for its answers there. */
static gboolean
has_rail (ComstockBoardPage *self,
          const Room        *room)
{
  return room->width >= RAILED * room->scale && room->height >= RAILED_HIGH * room->scale &&
         comstock_scale_get_text (self->top) <= USUAL_TEXT;
}

static int
get_side_width (const Room *room)
{
  const double scale = room->scale;
  const double small = MAX (room->width * SHARE, MIN (room->width * SMALL_SHARE, SMALL_SIDE * scale));

  return (int) CLAMP (room->width / 4.0, MIN (SIDE * scale, small), MOST_SIDE * scale);
}

static int
get_side_height (const Room *room)
{
  return room->height - (int) MIN (room->width + LINES * room->scale, room->height *
                                   (room->narrow ? PHONE_BOARD : TALL_BOARD));
}

static void
move_to (GtkWidget *widget,
         GtkWidget *box)
{
  if (gtk_widget_get_parent (widget) == box)
    return;
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_append (GTK_BOX (box), widget);
  g_object_unref (widget);
}

/* Answers are on the side. */
static gboolean
has_answers (ComstockBoardPage *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (self->parts.answers)) == self->shelf;
}

static void
arrange_seats (ComstockBoardPage *self,
               const Room        *room)
{
  const double most = (has_answers (self) ? MOST_SEATS : MOST_SEATS_ALONE) * room->height;
  static const ComstockSeatsShape lower[] = { COMSTOCK_SEATS_LOW_COLUMN, COMSTOCK_SEATS_LINES };
  ComstockSeatsShape shape = COMSTOCK_SEATS_COLUMN;
  const int width = room->wide ? get_side_width (room) : room->width;
  int height;

  if (room->phone)
    shape = COMSTOCK_SEATS_BRIEF;
  else if (room->split)
    shape = COMSTOCK_SEATS_LINES;
  else if (!room->wide || room->low)
    shape = room->low ? COMSTOCK_SEATS_ROW : COMSTOCK_SEATS_HIGH_ROW;
  comstock_seats_set_apart (self->parts.seats, comstock_board_rail_is_whole (self->parts.rail) ? self->viewer : -1,
                            GTK_BOX (comstock_board_rail_get_seat (self->parts.rail)));
  move_to (GTK_WIDGET (self->parts.seats), room->phone ? comstock_board_halves_get_column (self->halves) : self->side);
  comstock_seats_set_shape (self->parts.seats, shape, width);
  comstock_measure_height (GTK_WIDGET (self->parts.seats), width, NULL, &height);
  for (guint i = 0; shape == COMSTOCK_SEATS_COLUMN && i < G_N_ELEMENTS (lower); i++)
    if (height > most)
      {
        comstock_seats_set_shape (self->parts.seats, lower[i], width);
        comstock_measure_height (GTK_WIDGET (self->parts.seats), width, NULL, &height);
      }
}

/* What is left for track and map. */
static void
arrange_halves (ComstockBoardPage *self,
                const Room        *room)
{
  int width = room->width - 2 * PADDING;
  int height = room->height;

  if (room->wide)
    width -= get_side_width (room) + GAP;
  else
    height -= get_side_height (room) + GAP;
  gtk_widget_set_size_request (GTK_WIDGET (self->halves), -1, room->wide ? -1 : height);
  comstock_board_halves_arrange (self->halves, width, height, room->narrow || room->low,
                                 comstock_board_rail_is_whole (self->parts.rail));
}

/* What is below a pane that lies over the side, once all in that has its shape. */
static int
get_foot (ComstockBoardPage *self,
          const Room        *room)
{
  int height;

  if (!room->split)
    return 0;
  comstock_measure_height (self->side, get_side_width (room), NULL, &height);
  height -= gtk_widget_get_margin_top (self->side);
  return has_answers (self) ? (int) (room->height * BELOW_PANE) : height;
}

static void
spare_pane (ComstockBoardPage *self,
            const Room        *room)
{
  gtk_widget_set_margin_top (self->side, room->split ? room->height - get_foot (self, room) : 0);
  g_signal_emit (self, signals[ARRANGED], 0);
}

/* What a pane may take of the width. */
static int
get_pane (ComstockBoardPage *self)
{
  const double scale = comstock_scale_get (self->top);
  const double least = (self->height < LOW * scale ? LEAST_LOW : LEAST) * scale;

  return self->width - self->pane >= least ? self->pane : 0;
}

static ComstockBoardAnswersShape
get_answers_shape (ComstockBoardPage *self,
                   const Room        *room)
{
  if (comstock_board_rail_is_whole (self->parts.rail))
    return comstock_board_answers_choose_shape (self->parts.answers);
  if (room->narrow || room->low)
    return COMSTOCK_BOARD_ANSWERS_SMALL_TILES;
  return room->wide ? COMSTOCK_BOARD_ANSWERS_LIST : COMSTOCK_BOARD_ANSWERS_TILES;
}

/* A pane that is no wider than the side leaves the map as it is. */
static Room
plan (ComstockBoardPage *self)
{
  Room room = plan_room (self, self->width, self->height);

  room.split = self->pane > 0 && room.wide && !room.low && self->pane <= get_side_width (&room) + PADDING;
  return room.split ? room : plan_room (self, self->width - get_pane (self), self->height);
}

/* Where they have room. */
static void
place_answers (ComstockBoardPage *self,
               const Room        *room)
{
  GtkWidget *answers = GTK_WIDGET (self->parts.answers);
  const ComstockBoardAnswersShape shape = get_answers_shape (self, room);
  GtkWidget *box = shape == COMSTOCK_BOARD_ANSWERS_DESK    ? comstock_board_rail_get_answers (self->parts.rail)
                   : shape == COMSTOCK_BOARD_ANSWERS_CARDS ? comstock_board_halves_get_tray (self->halves)
                                                           : self->shelf;
  const gboolean moves = gtk_widget_get_parent (answers) != box;
  const gboolean focused = moves && comstock_part_has_focus (answers);

  comstock_board_answers_set_token_box (self->parts.answers, comstock_board_rail_is_whole (self->parts.rail)
                                                               ? comstock_board_rail_get_tokens (self->parts.rail)
                                                               : NULL);
  move_to (answers, box);
  comstock_board_answers_set_shape (self->parts.answers, shape);
  if (focused)
    comstock_board_answers_focus (self->parts.answers);
}

static void
on_duel (ComstockBoardPage *self)
{
  const Room room = plan (self);

  if (self->width > 0)
    spare_pane (self, &room);
}

/* Others are asked for. */
static void
on_made (ComstockBoardPage *self)
{
  Room room;

  if (self->width == 0)
    return;
  room = plan (self);
  if (get_answers_shape (self, &room) == comstock_board_answers_get_shape (self->parts.answers))
    return;
  place_answers (self, &room);
  arrange_seats (self, &room);
  spare_pane (self, &room);
}

static void
arrange (ComstockBoardPage *self)
{
  const Room room = plan (self);

  gtk_widget_set_margin_end (adw_bin_get_child (ADW_BIN (self)), self->width - room.width);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->top),
                                  room.wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (self->side, room.wide ? get_side_width (&room) : -1,
                               room.wide ? -1 : get_side_height (&room));
  self->tight = !room.wide || room.low;
  comstock_board_rail_set_whole (self->parts.rail, has_rail (self, &room));
  place_answers (self, &room);
  arrange_seats (self, &room);
  arrange_halves (self, &room);
  spare_pane (self, &room);
}

static gboolean
on_arrange (gpointer data)
{
  ComstockBoardPage *self = data;

  self->source = 0;
  arrange (self);
  return G_SOURCE_REMOVE;
}

/* --- the widget --- */

/* With the size of letters that of the places changes, and what is below has its new letters only after this. */
static void
comstock_board_page_css_changed (GtkWidget         *widget,
                                 GtkCssStyleChange *change)
{
  ComstockBoardPage *self = COMSTOCK_BOARD_PAGE (widget);
  int text;

  GTK_WIDGET_CLASS (comstock_board_page_parent_class)->css_changed (widget, change);
  text = pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  if (text != self->text && self->source == 0 && self->width > 0)
    self->source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_arrange, self, NULL);
  self->text = text;
}

static void
comstock_board_page_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  comstock_grain_snapshot (COMSTOCK_BOARD_PAGE (widget)->felt, widget, snapshot, gtk_widget_get_width (widget),
                           gtk_widget_get_height (widget));
  GTK_WIDGET_CLASS (comstock_board_page_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_board_page_dispose (GObject *object)
{
  g_clear_handle_id (&COMSTOCK_BOARD_PAGE (object)->source, g_source_remove);
  G_OBJECT_CLASS (comstock_board_page_parent_class)->dispose (object);
}

static void
comstock_board_page_finalize (GObject *object)
{
  comstock_grain_free (COMSTOCK_BOARD_PAGE (object)->felt);
  G_OBJECT_CLASS (comstock_board_page_parent_class)->finalize (object);
}

static void
comstock_board_page_class_init (ComstockBoardPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_board_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_board_page_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = comstock_board_page_snapshot;
  GTK_WIDGET_CLASS (klass)->css_changed = comstock_board_page_css_changed;
  signals[ARRANGED] = g_signal_new ("arranged", COMSTOCK_TYPE_BOARD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

/* --- answers above the deeds --- */

static void
measure_shelf (GtkWidget     *shelf,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (shelf); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  *natural = *minimum;
}

/* The deeds have what the answers leave. */
static void
allocate_shelf (GtkWidget *shelf,
                int        width,
                int        height,
                int        baseline)
{
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_last_child (shelf); child != NULL; child = gtk_widget_get_prev_sibling (child))
    {
      int least, natural, its;

      comstock_measure_height (child, width, &least, &natural);
      its = COMSTOCK_IS_FEED (child) ? height - y : MIN (MAX (natural, least), height);
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, y, width, its }, -1);
      y = MIN (y + its + FEED_GAP, height);
    }
}

static void
add_side (ComstockBoardPage *self)
{
  self->shelf = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager (self->shelf, gtk_custom_layout_new (NULL, measure_shelf, allocate_shelf));
  gtk_widget_set_vexpand (self->shelf, TRUE);
  gtk_box_append (GTK_BOX (self->shelf), self->parts.feed);
  gtk_box_append (GTK_BOX (self->shelf), GTK_WIDGET (self->parts.answers));
  gtk_box_append (GTK_BOX (self->side), self->parts.duel);
  gtk_box_append (GTK_BOX (self->side), self->shelf);
  gtk_box_append (GTK_BOX (self->side), GTK_WIDGET (self->parts.seats));
  g_signal_connect_object (self->parts.duel, "notify::visible", G_CALLBACK (on_duel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->parts.answers, "made", G_CALLBACK (on_made), self, G_CONNECT_SWAPPED);
}

static void
comstock_board_page_init (ComstockBoardPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->viewer = -1;
  self->felt = comstock_grain_new_felt ();
  self->top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, SIDE_GAP);
  /* Answers in it take what room they can get, but none of the map's. */
  gtk_widget_set_hexpand (self->side, FALSE);
  gtk_box_append (GTK_BOX (self->top), self->side);
  gtk_widget_set_vexpand (self->top, TRUE);
  gtk_widget_add_css_class (self->top, "board-top");
  /* With less width than the parts have now they are arranged anew. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->top);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

GtkWidget *
comstock_board_page_new (const ComstockBoardPageParts *parts)
{
  ComstockBoardPage *self = g_object_new (COMSTOCK_TYPE_BOARD_PAGE, NULL);

  self->parts = *parts;
  self->halves = COMSTOCK_BOARD_HALVES (comstock_board_halves_new (parts->track, parts->map, parts->turns,
                                                                   GTK_WIDGET (parts->rail)));
  gtk_widget_set_hexpand (GTK_WIDGET (self->halves), TRUE);
  gtk_box_prepend (GTK_BOX (self->top), GTK_WIDGET (self->halves));
  add_side (self);
  return GTK_WIDGET (self);
}

void
comstock_board_page_set_room (ComstockBoardPage *self,
                              int                width,
                              int                height,
                              int                pane)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_PAGE (self));

  self->width = width;
  self->height = height;
  self->pane = pane;
  arrange (self);
}

void
comstock_board_page_set_viewer (ComstockBoardPage *self,
                                int                seat)
{
  Room room;

  g_return_if_fail (COMSTOCK_IS_BOARD_PAGE (self));

  if (self->viewer == seat)
    return;
  self->viewer = seat;
  if (self->width == 0)
    return;
  room = plan (self);
  arrange_seats (self, &room);
}

int
comstock_board_page_get_foot (ComstockBoardPage *self)
{
  Room room;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_PAGE (self), 0);

  room = plan (self);
  return get_foot (self, &room);
}

GtkWidget *
comstock_board_page_get_side (ComstockBoardPage *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_PAGE (self), NULL);

  return self->side;
}

gboolean
comstock_board_page_is_tight (ComstockBoardPage *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_PAGE (self), FALSE);

  return self->tight;
}

void
comstock_board_page_show (ComstockBoardPage *self,
                          guint              surface)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_PAGE (self));

  comstock_board_halves_show (self->halves, surface);
}
