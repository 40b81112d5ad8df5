/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat has at hand, where its followers are, and what its points come from, in words and drawn: all seats have
 * bars of one scale, so that they are compared at sight. */

#include "comstock-city-seat.h"

#include <glib/gi18n.h>

#include "engine/city/city-outlook.h"
#include "model/base/comstock-text.h"
#include "model/city/comstock-city-game.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-canvas.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"

/* In pixels. */
#define WIDTH 150
#define FOLLOWER 27             /* height */
#define ICON 17
#define BAR 18
#define GAP 4
#define TOTAL 34                /* width of the figure behind the bar */
#define TEXT 12

#define OUT 0.3                 /* how faint a follower is that is out */
#define PROSPECT 0.45           /* … and points of the end */
#define LEAST_REACH 30          /* points */

const ComstockCountPart comstock_city_sources[CITY_ROWS] = {
  [CITY_ROW_STREETS] = { "city/street", "comstock_ink" },
  [CITY_ROW_MARKETS] = { "city/grain", "comstock_ink" },
  [CITY_ROW_TOWERS] = { "city/tower", "comstock_ink" },
  [CITY_ROW_STEWARDS] = { "city/house-1", "comstock_city_house" },
  [CITY_ROW_GUARDS] = { "city/follower", "comstock_city_thought" },
};

/* Of their parts of the bar. */
static const char *const colors[CITY_ROWS] = {
  [CITY_ROW_STREETS] = "comstock_city_streets",
  [CITY_ROW_MARKETS] = "comstock_city_markets",
  [CITY_ROW_TOWERS] = "comstock_city_towers",
  [CITY_ROW_STEWARDS] = "comstock_city_stewards",
  [CITY_ROW_GUARDS] = "comstock_city_guards",
};

/* Whose it is. */
typedef struct
{
  ComstockGame *game;           /* not owned */
  guint seat;
} Owner;

/* What is drawn, and where. */
typedef struct
{
  GtkWidget *widget;
  GtkSnapshot *snapshot;
  float width;
  float scale;
  const CityState *state;
  guint seat;
  const char *sign;
  int16_t forecast[CITY_MAX_SEATS][CITY_ROWS];  /* if the game ended here */
} Scene;

static PangoLayout *
create_figure (const Scene *scene,
               int          points,
               float        size)
{
  g_autofree char *text = g_strdup_printf ("%d", points);

  return comstock_figure_new (scene->widget, text, (double) (size * scene->scale));
}

/* With room to the next. */
static float
get_width (const char *drawing,
           float       height)
{
  return 1 + height / (float) comstock_drawing_get_ratio (drawing);
}

/* @drawing, so high, from @x on, which moves behind it. */
static void
draw_thing (const Scene   *scene,
            const char    *drawing,
            const GdkRGBA *ink,
            float          height,
            gboolean       there,
            float         *x)
{
  const float width = get_width (drawing, height);

  gtk_snapshot_push_opacity (scene->snapshot, there ? 1 : OUT);
  comstock_art_snapshot (scene->widget, scene->snapshot, drawing, &GRAPHENE_RECT_INIT (*x, 0, width - 1, height), ink);
  gtk_snapshot_pop (scene->snapshot);
  *x += width;
}

static void
draw_stock (const Scene *scene)
{
  const CitySeat *own = &scene->state->seats[scene->seat];
  const guint n_towers = CITY_TOWERS / scene->state->n_seats;
  const float needed = 2 * GAP + CITY_FOLLOWERS * get_width ("city/follower", FOLLOWER) +
                       n_towers * get_width ("city/tower", FOLLOWER);
  const float part = MIN (scene->scale, scene->width / needed);
  float x = 0;
  GdkRGBA fill, ink;

  comstock_sign_get_colors (scene->widget, scene->sign, &fill, &ink);
  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    draw_thing (scene, "city/follower", &fill, FOLLOWER * part, i < own->supply, &x);
  x += 2 * GAP * part;
  for (guint i = 0; i < n_towers; i++)
    draw_thing (scene, "city/tower", NULL, FOLLOWER * part, i < own->towers, &x);
}

/* One part of the bar: what it comes from above it, as far as there is room. */
static void
draw_source (const Scene           *scene,
             guint                  row,
             const graphene_rect_t *part)
{
  const int then = scene->forecast[scene->seat][row];
  const GdkRGBA paper = comstock_art_get_color (scene->widget, "comstock_paper");
  const GdkRGBA ink = comstock_art_get_color (scene->widget, "comstock_ink");
  const ComstockCountPart *source = &comstock_city_sources[row];
  const GdkRGBA icon_ink = comstock_art_get_color (scene->widget, source->ink);
  const float ratio = (float) comstock_drawing_get_ratio (source->drawing);
  const float height = ICON * scene->scale;
  const float width = MIN (height, height / ratio);
  GdkRGBA color = comstock_art_get_color (scene->widget, colors[row]);
  graphene_rect_t now = *part;
  g_autoptr (PangoLayout) figure = create_figure (scene, then, TEXT);
  int text_width;

  gtk_snapshot_append_color (scene->snapshot, &paper, part);
  now.size.width *= (float) scene->state->seats[scene->seat].points[row] / (float) then;
  gtk_snapshot_append_color (scene->snapshot, &color, &now);
  color.alpha = (float) PROSPECT;
  gtk_snapshot_append_color (scene->snapshot, &color, part);
  pango_layout_get_pixel_size (figure, &text_width, NULL);
  if ((float) text_width + 2 <= part->size.width)
    comstock_figure_snapshot (scene->snapshot, figure, part, &ink);
  if (width <= part->size.width)
    comstock_art_snapshot (scene->widget, scene->snapshot, source->drawing,
                           &GRAPHENE_RECT_INIT (part->origin.x + (part->size.width - width) / 2,
                                                part->origin.y - height - 1, width, width * ratio), &icon_ink);
}

static void
draw_bar (const Scene *scene)
{
  const float scale = scene->scale;
  const float width = scene->width - TOTAL * scale;
  const int total = city_total (scene->forecast[scene->seat]);
  g_autoptr (PangoLayout) sum = create_figure (scene, total, 1.3f * TEXT);
  graphene_rect_t part = GRAPHENE_RECT_INIT (0, (FOLLOWER + ICON + 2 * GAP) * scale, 0, BAR * scale);
  int reach = LEAST_REACH;      /* points that fill a bar */
  GdkRGBA color;

  for (guint seat = 0; seat < scene->state->n_seats; seat++)
    reach = MAX (reach, city_total (scene->forecast[seat]));
  for (guint row = 0; row < CITY_ROWS; row++)
    {
      const int then = scene->forecast[scene->seat][row];

      part.size.width = width * (float) then / (float) reach - 1;
      if (then <= 0)
        continue;
      draw_source (scene, row, &part);
      part.origin.x += part.size.width + 1;
    }
  gtk_style_context_get_color (gtk_widget_get_style_context (scene->widget), &color);
  part.size.width = TOTAL * scale;
  if (total > 0)
    comstock_figure_snapshot (scene->snapshot, sum, &part, &color);
}

static void
draw (GtkWidget   *canvas,
      GtkSnapshot *snapshot,
      float        width,
      float        height,
      gpointer     data)
{
  const Owner *owner = data;
  Scene scene = {
    .widget = canvas, .snapshot = snapshot, .width = width, .scale = (float) comstock_scale_get (canvas),
    .state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (owner->game)), .seat = owner->seat,
    .sign = comstock_game_get_sign (owner->game, owner->seat),
  };

  city_forecast (comstock_game_get_kit (owner->game), scene.state, scene.forecast);
  draw_stock (&scene);
  draw_bar (&scene);
}

GtkWidget *
comstock_city_seat_picture_new (ComstockGame *game,
                                guint         seat)
{
  Owner *owner = g_new (Owner, 1);
  GtkWidget *picture = comstock_canvas_new ("city-seat-picture", draw, owner, g_free);

  *owner = (Owner) { game, seat };
  comstock_canvas_set_size (COMSTOCK_CANVAS (picture), WIDTH, FOLLOWER + ICON + BAR + 3 * GAP);
  return picture;
}

/* --- in words --- */

static guint
count_claims (const CityState *state,
              guint            seat,
              CityKind         kind)
{
  guint n = 0;

  for (guint i = 0; i < CITY_FOLLOWERS; i++)
    {
      const guint segment = state->seats[seat].claims[i];

      n += segment != CITY_NOT_PLACED && state->segments[segment].kind == kind;
    }
  return n;
}

static guint
count_guards (const CityState *state,
              guint            seat)
{
  guint n = 0;

  for (guint piece = 0; piece < state->n_pieces; piece++)
    n += state->pieces[piece].guard == seat;
  return n;
}

static char *
dup_hand (const CityState *state,
          guint            seat)
{
  const CitySeat *own = &state->seats[seat];
  /* Translators: how many followers a player has at hand */
  g_autofree char *followers = g_strdup_printf (ngettext ("%u follower", "%u followers", own->supply), own->supply);
  /* Translators: how many towers a player has at hand */
  g_autofree char *towers = g_strdup_printf (ngettext ("%u tower", "%u towers", own->towers), own->towers);

  return g_strdup_printf ("%s · %s", followers, towers);
}

/* Followers that are out, a line for each of what they are. */
static void
append_followers (GString         *lines,
                  const CityState *state,
                  guint            seat)
{
  const guint citizens = count_claims (state, seat, CITY_STREET);
  const guint sellers = count_claims (state, seat, CITY_MARKET);
  const guint stewards = count_claims (state, seat, CITY_AREA);
  const guint guards = count_guards (state, seat);

  if (citizens > 0)
    /* Translators: a player's followers on streets */
    comstock_text_append_line (lines, ngettext ("%u citizen on a street", "%u citizens on streets", citizens),
                               citizens);
  if (sellers > 0)
    /* Translators: a player's followers in markets */
    comstock_text_append_line (lines, ngettext ("%u seller in a market", "%u sellers in markets", sellers), sellers);
  if (stewards > 0)
    /* Translators: a player's followers in areas */
    comstock_text_append_line (lines, ngettext ("%u steward in a residential area",
                                                "%u stewards in residential areas", stewards), stewards);
  if (guards > 0)
    /* Translators: a player's guards */
    comstock_text_append_line (lines, ngettext ("%u guard on the wall", "%u guards on the wall", guards), guards);
}

void
comstock_city_seat_fill_plate (ComstockGame  *game,
                               guint          seat,
                               ComstockPlate *plate)
{
  const CityState *state = comstock_city_game_get_seen (COMSTOCK_CITY_GAME (game));
  const int points = city_total (state->seats[seat].points);
  g_autoptr (GString) details = g_string_new (NULL);
  int16_t forecast[CITY_MAX_SEATS][CITY_ROWS];

  city_forecast (comstock_game_get_kit (game), state, forecast);
  plate->sign = comstock_game_get_sign (game, seat);
  plate->name = comstock_game_dup_seat_title (game, seat);
  plate->total = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  plate->figures = dup_hand (state, seat);
  comstock_text_append_line (details, "%s", plate->figures);
  append_followers (details, state, seat);
  if (!comstock_game_is_over (game))
    /* Translators: a player's points */
    comstock_text_append_line (details, _("If the game ended now: %d"), city_total (forecast[seat]));
  plate->details = g_strdup (details->str);
  plate->acts = (comstock_game_get_actors (game) >> seat & 1) != 0;
}
