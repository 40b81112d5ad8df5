/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of pictures and figures beside the portrait, each as high as its letters or its pictures. */

#include "comstock-board-posse.h"

#include <glib/gi18n.h>
#include <math.h>

#include "comstock-board-seat-plate.h"
#include "model/board/comstock-board-deeds.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-standish.h"
#include "model/session/comstock-suits.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/comstock-board-figures.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"

/* In pixels at the usual scale. */
#define WIDTH 176               /* at the least */
#define PICTURE 17
#define COWBOY 18
#define PORTRAIT 54
#define GAP 4
#define WIDE_GAP 10
#define LINES 5
#define CARDS 5                 /* of Standish in a round, at the most, */
#define CARD_LINES 2            /* for each of which so many lines are kept */
#define CARD 48
#define CELL 39                 /* of a figure where there is little room */
#define NARROW_CELLS 3          /* in a line, where the plate is narrow as well */

#define APART 0.72f             /* from one cowboy to the next, of its side */
#define OUT 0.35                /* how much is seen of one that was sent out */

struct _ComstockBoardPosse
{
  GtkWidget parent_instance;

  ComstockGame *game;
  guint seat;
  gboolean low;
};

G_DEFINE_FINAL_TYPE (ComstockBoardPosse, comstock_board_posse, GTK_TYPE_WIDGET)

/* Where the next thing of a line comes. */
typedef struct
{
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  const BoardState *seen;
  guint seat;
  float scale;
  float line;                   /* how high one is */
  float x;
  float y;
  float end;
  const char *effect;           /* of the character, that has no room beside its name, or NULL */
  ComstockLevel level;          /* of Standish */
  GdkRGBA ink;
} Pen;

static float
measure_line (GtkWidget *widget)
{
  return (float) MAX (comstock_measure_line (widget), (COWBOY + 1) * comstock_scale_get (widget));
}

static void
draw_picture (Pen        *pen,
              const char *drawing)
{
  const float side = PICTURE * pen->scale;

  comstock_art_snapshot (pen->widget, pen->snapshot, drawing,
                         &GRAPHENE_RECT_INIT (pen->x, pen->y + (pen->line - side) / 2, side, side), &pen->ink);
  pen->x += side + GAP / 2 * pen->scale;
}

/* All of @words, in @lines at the most; returns FALSE where they have no room. */
static gboolean
draw_whole (Pen        *pen,
            const char *words,
            int         lines)
{
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (pen->widget, words);
  const int room = (int) (pen->end - pen->x);
  int width, height;

  pango_layout_set_width (text, MAX (room, 0) * PANGO_SCALE);
  pango_layout_get_pixel_size (text, &width, &height);
  if (width > room || pango_layout_get_line_count (text) > lines)
    return FALSE;
  comstock_figure_snapshot_at (pen->snapshot, text,
                               GRAPHENE_POINT_INIT (pen->x, pen->y + ((float) lines * pen->line - (float) height) / 2),
                               &pen->ink);
  return TRUE;
}

/* As much of it as there is room for. */
static void
draw_text (Pen        *pen,
           const char *words,
           gboolean    bold)
{
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (pen->widget, words);
  int width, height;

  if (bold)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (text, attributes);
    }
  pango_layout_set_width (text, (int) (MAX (pen->end - pen->x, 0) * PANGO_SCALE));
  pango_layout_set_ellipsize (text, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (text, &width, &height);
  comstock_figure_snapshot_at (pen->snapshot, text,
                               GRAPHENE_POINT_INIT (pen->x, pen->y + (pen->line - (float) height) / 2), &pen->ink);
  pen->x += (float) width + GAP * pen->scale;
}

static void
draw_figure (Pen        *pen,
             const char *drawing,
             guint       figure)
{
  g_autofree char *text = g_strdup_printf ("%u", figure);

  draw_picture (pen, drawing);
  draw_text (pen, text, TRUE);
  pen->x += (WIDE_GAP - GAP) * pen->scale;
}

static void
draw_character (Pen *pen)
{
  const BoardSeat *its = &pen->seen->seats[pen->seat];
  g_autofree char *limit = NULL;

  if (its->role >= BOARD_ROLES)
    return;
  limit = g_strdup_printf (_("≤ $%u"), its->limit);
  draw_text (pen, comstock_board_role_get_name (its->role), TRUE);
  draw_text (pen, limit, FALSE);
  if (!draw_whole (pen, comstock_board_role_get_effect (its->role), 1))
    pen->effect = comstock_board_role_get_effect (its->role);
}

static void
draw_firepower (Pen *pen)
{
  g_autoptr (GString) parts = g_string_new (NULL);
  guint n = 0;

  for (guint power = 0; power < BOARD_POWERS; power++)
    {
      const int part = board_power (pen->seen, pen->seat, (BoardPower) power);

      if (part != 0)
        g_string_append_printf (parts, n++ > 0 ? " + %d" : "%d", part);
    }
  draw_figure (pen, "board/revolver", (guint) MAX (board_firepower (pen->seen, pen->seat), 0));
  if (n > 1)
    draw_text (pen, parts->str, FALSE);
}

static guint
count_out (const BoardSeat *seat)
{
  const uint32_t track = seat->track & ~(BOARD_BIT (BOARD_WAGES) | BOARD_BIT (BOARD_ROAD_1));

  return board_count (seat->cowboys) + board_count (track) + board_count (seat->enclosure_cowboys) + seat->wages +
         seat->road_1;
}

static void
draw_cowboys (Pen *pen)
{
  const BoardSeat *its = &pen->seen->seats[pen->seat];
  const guint n = its->personal + count_out (its);
  const float side = COWBOY * pen->scale;
  const float step = n > 1 ? MIN (APART * side, (pen->end - pen->x - side) / (float) (n - 1)) : 0;

  for (guint i = 0; i < n; i++)
    {
      gtk_snapshot_push_opacity (pen->snapshot, i < its->personal ? 1 : OUT);
      comstock_board_figures_draw (pen->widget, pen->snapshot, comstock_suit_get_sign (its->suit),
                                   &GRAPHENE_RECT_INIT (pen->x + (float) i * step, pen->y, side, side));
      gtk_snapshot_pop (pen->snapshot);
    }
  pen->x += (float) (n - 1) * step + side + GAP * pen->scale;
}

static void
draw_stocks (Pen *pen,
             void (*draw) (Pen *, const char *, guint))
{
  const BoardSeat *its = &pen->seen->seats[pen->seat];

  if (!board_is_standish (pen->seen, pen->seat))
    draw (pen, "places/road-1", its->roads);
  draw (pen, "board/parcel", BOARD_TILES - board_count (its->owned));
  if ((pen->seen->variants & BOARD_WITH_HORSES) != 0)
    draw (pen, "board/horse", its->horses);
  if (its->dynamites > 0)
    draw (pen, "board/dynamite", its->dynamites);
}

static void
draw_supplies (Pen *pen)
{
  draw_stocks (pen, draw_figure);
}

/* Buildings that are kept, as faint as cowboys that are out; as many as there is room for. */
static void
draw_waiting (Pen *pen)
{
  gtk_snapshot_push_opacity (pen->snapshot, OUT);
  for (guint building = 0; building < BOARD_BUILDINGS; building++)
    for (guint i = pen->seen->seats[pen->seat].waiting[building]; i > 0; i--)
      if (pen->x + PICTURE * pen->scale <= pen->end)
        draw_picture (pen, comstock_board_art_content ((BoardContent) (BOARD_FIRST_BUILDING + building)));
  gtk_snapshot_pop (pen->snapshot);
}

/* In a line that is too short the buildings at its end are left out, whose income is in the sum. */
static void
draw_buildings (Pen *pen)
{
  const BoardParcels owned = pen->seen->seats[pen->seat].owned;
  g_autofree char *sum = comstock_board_seat_dup_gain (pen->seen, pen->seat);
  const float cell = 2.4f * PICTURE * pen->scale;

  draw_text (pen, sum, TRUE);
  pen->x += GAP * pen->scale;
  draw_waiting (pen);
  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = pen->seen->contents[content] & owned; left != 0 && pen->x + cell <= pen->end;
         left &= left - 1)
      {
        const int income = board_income (pen->seen, (BoardContent) content, board_first (left), pen->seat);
        g_autofree char *figure = g_strdup_printf (_("$%d"), income);

        draw_picture (pen, comstock_board_art_content ((BoardContent) content));
        if (income > 0)
          draw_text (pen, figure, FALSE);
      }
}

/* --- Jeb Standish --- */

static void
draw_strategy (Pen *pen)
{
  draw_text (pen, comstock_board_role_get_name (comstock_board_level_get_role (pen->level)), TRUE);
  draw_text (pen, comstock_board_level_get_holder (pen->level), FALSE);
}

/* The best first. */
static void
draw_wishes (Pen *pen)
{
  for (guint rank = 0; rank < BOARD_RANKED; rank++)
    {
      g_autofree char *nth = g_strdup_printf ("%u", rank + 1);

      draw_text (pen, nth, FALSE);
      pen->x -= GAP / 2 * pen->scale;
      draw_picture (pen, comstock_board_art_content ((BoardContent) pen->seen->standish.priority[rank]));
    }
}

/* All that it orders, where so many cards to come leave the room for it. */
static void
draw_card (Pen  *pen,
           guint card,
           guint to_come)
{
  const float bottom = (float) gtk_widget_get_height (pen->widget) - (float) to_come * pen->line;
  int lines = 1;

  g_autoptr (GString) words = g_string_new (NULL);
  char *line;

  draw_text (pen, comstock_board_letter_get_id ((BoardLetter) (card / 16)), TRUE);
  draw_figure (pen, "board/revolver", card % 16);
  for (guint i = 0; (line = comstock_board_deeds_dup_line (pen->seen, (BoardLetter) (card / 16), i)) != NULL; i++)
    {
      g_string_append_printf (words, "%s%s", i > 0 ? " · " : "", line);
      g_free (line);
    }
  pen->x = CARD * pen->scale;
  while (!draw_whole (pen, words->str, lines))
    if (pen->y + (float) ++lines * pen->line > bottom)
      {
        draw_text (pen, words->str, FALSE);
        lines = 1;
        break;
      }
  pen->y += (float) lines * pen->line;
}

/* Those of this round, and how many are still to come. */
static void
draw_cards (Pen *pen)
{
  const guint n = pen->seen->round > 0 ? board_standish_draws (pen->seen->round) : 0;
  guint drawn = 0;

  for (guint i = 0; i < BOARD_CARDS; i++)
    if ((pen->seen->drawn >> i & 1) != 0)
      {
        pen->x = 0;
        draw_card (pen, pen->seen->standish.cards[i], n - ++drawn);
      }
  for (pen->x = 0; drawn < n; drawn++)
    draw_text (pen, "?", TRUE);
}

/* Where his plate has the column to itself. */
static gboolean
tells_cards (ComstockBoardPosse *self)
{
  GtkWidget *seats = gtk_widget_get_ancestor (GTK_WIDGET (self), COMSTOCK_TYPE_SEATS);

  return board_is_standish (comstock_board_game_get_told (COMSTOCK_BOARD_GAME (self->game)), self->seat) &&
         seats != NULL && comstock_seats_is_alone (COMSTOCK_SEATS (seats));
}

/* --- where there is little room --- */

/* In the next line where this one is full. */
static void
draw_cell (Pen        *pen,
           const char *drawing,
           guint       figure)
{
  const float cell = floorf (CELL * pen->scale);
  const float x = pen->x + cell > pen->end ? 0 : pen->x;

  if (x < pen->x)
    pen->y += pen->line;
  pen->x = x;
  draw_figure (pen, drawing, figure);
  pen->x = x + cell;
}

/* Character and buildings are told beside it. */
static void
draw_low (Pen *pen)
{
  const BoardSeat *its = &pen->seen->seats[pen->seat];

  draw_cell (pen, "board/revolver", (guint) MAX (board_firepower (pen->seen, pen->seat), 0));
  draw_cell (pen, "board/cowboy", its->personal);
  draw_stocks (pen, draw_cell);
}

static int
count_cells (ComstockBoardPosse *self)
{
  const BoardState *seen = comstock_board_game_get_told (COMSTOCK_BOARD_GAME (self->game));

  return 3 + !board_is_standish (seen, self->seat) + ((seen->variants & BOARD_WITH_HORSES) != 0) +
         (seen->seats[self->seat].dynamites > 0);
}

/* --- any seat --- */

static void
comstock_board_posse_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  static void (*const lines[LINES]) (Pen *) = {
    draw_character, draw_firepower, draw_cowboys, draw_supplies, draw_buildings,
  };
  ComstockBoardPosse *self = COMSTOCK_BOARD_POSSE (widget);
  const BoardState *seen = comstock_board_game_get_told (COMSTOCK_BOARD_GAME (self->game));
  const float scale = (float) comstock_scale_get (widget);
  const gboolean standish = board_is_standish (seen, self->seat);
  const ComstockLevel level = comstock_game_get_holder (self->game, self->seat)->level;
  const guint role = standish ? comstock_board_level_get_role (level) : seen->seats[self->seat].role;
  const char *portrait = role < BOARD_ROLES ? comstock_board_art_portrait (role) : NULL;
  g_autofree char *beaten = standish ? comstock_board_seat_dup_beaten (&seen->standish) : NULL;
  Pen pen = { widget, snapshot, seen, self->seat, scale, measure_line (widget), 0, 0,
              (float) gtk_widget_get_width (widget), beaten, level, { 0 } };
  const float side = MIN (PORTRAIT * scale, LINES * pen.line);
  const float left = side + 2 * GAP * scale;
  float beside = 0;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &pen.ink);
  if (self->low)
    {
      draw_low (&pen);
      return;
    }
  if (portrait != NULL)
    comstock_art_snapshot (widget, snapshot, portrait, &GRAPHENE_RECT_INIT (0, pen.line + 2, side, side), NULL);
  for (guint i = 0; i < LINES; i++)
    {
      pen.x = i == 0 || i == LINES - 1 ? 0 : left;
      (i == 0 && standish ? draw_strategy : lines[i]) (&pen);
      if (i > 0 && i < LINES - 1)
        beside = MAX (beside, pen.x);
      pen.y += pen.line;
    }
  if (tells_cards (self))
    {
      pen.x = 0;
      draw_wishes (&pen);
      pen.y += pen.line;
      draw_cards (&pen);
    }
  /* Or not at all: whoever points at the plate or presses it is told. */
  pen.x = beside;
  pen.y = pen.line;
  if (pen.effect != NULL)
    draw_whole (&pen, pen.effect, LINES - 2);
}

/* In one line, or in as many as leave room for nothing beside it. */
static void
measure_low (GtkWidget     *widget,
             GtkOrientation orientation,
             int           *size)
{
  GtkOrientable *box = GTK_ORIENTABLE (gtk_widget_get_parent (widget));
  const int n = count_cells (COMSTOCK_BOARD_POSSE (widget));
  const int columns = gtk_orientable_get_orientation (box) == GTK_ORIENTATION_VERTICAL ? NARROW_CELLS : n;

  *size = orientation == GTK_ORIENTATION_HORIZONTAL
            ? columns * (int) (CELL * comstock_scale_get (widget))
            : (int) ((float) ((n + columns - 1) / columns) * measure_line (widget));
}

static void
comstock_board_posse_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  const guint lines = LINES + (tells_cards (COMSTOCK_BOARD_POSSE (widget)) ? 1 + CARDS * CARD_LINES : 0);

  if (COMSTOCK_BOARD_POSSE (widget)->low)
    {
      measure_low (widget, orientation, minimum);
      *natural = *minimum;
      return;
    }
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) (WIDTH * comstock_scale_get (widget))
                                                                  : (int) (lines * measure_line (widget));
}

static void
comstock_board_posse_class_init (ComstockBoardPosseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = comstock_board_posse_measure;
  widget_class->snapshot = comstock_board_posse_snapshot;
  gtk_widget_class_set_css_name (widget_class, "board-posse");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
comstock_board_posse_init (ComstockBoardPosse *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "caption");
}

GtkWidget *
comstock_board_posse_new (ComstockGame *game,
                          guint         seat,
                          gboolean      low)
{
  ComstockBoardPosse *self = g_object_new (COMSTOCK_TYPE_BOARD_POSSE, NULL);

  self->game = game;
  self->seat = seat;
  self->low = low;
  gtk_widget_set_hexpand (GTK_WIDGET (self), !low);
  return GTK_WIDGET (self);
}
