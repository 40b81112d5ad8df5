/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards as billboards along the street, in two rows where there are many. */

#include "comstock-cards-panorama-private.h"

#include "ui/kit/comstock-art.h"

#define ONE_ROW 8               /* so many cards at the most stand in one */
#define SIDE 0.27               /* of a billboard, of the height; in two rows a little less */
#define LOW_SIDE 0.235
#define PITCH 1.16              /* from one to the next, of its side */
#define MARGIN 0.03             /* of the width */
#define FRAME 0.05              /* of the side, as it is drawn */
#define LEGS 0.23
#define BEHIND 0.285            /* how much higher the back row stands, of the height */
#define FACE 0.9

static void
draw_parcels (const PanoramaView *view,
              const CardsTerrain *terrain,
              double              x,
              double              y,
              double              side)
{
  const double half = side / 2;

  for (guint i = 0; i < CARDS_CORNERS; i++)
    {
      g_autofree char *name = g_strconcat ("symbols/", cards_parcels[terrain->parcels[i]].id, NULL);

      if (terrain->parcels[i] != CARDS_EMPTY)
        comstock_art_draw (view->cr, name, x + half * (i % 2) + half * 0.08, y + half * (guint) (i / 2) + half * 0.08,
                           half * 0.84, half * 0.84, NULL);
    }
}

static void
draw_card (const PanoramaView             *view,
           const ComstockCardsSkylineCard *card,
           double                          x,
           double                          y,
           double                          side)
{
  panorama_draw_art (view, "panorama/billboard", x + side / 2, y + (1 + LEGS) * side, (1 + 2 * FRAME) * side);
  if (card->character >= 0)
    {
      g_autofree char *name = g_strconcat ("portraits/", cards_characters[card->character].id, NULL);
      const double inset = side * (1 - FACE) / 2;

      comstock_art_draw (view->cr, name, x + inset, y + inset, side * FACE, side * FACE, NULL);
    }
  else
    draw_parcels (view, &card->terrain, x, y, side);
}

/* @n of them side by side, in the middle, with their feet at @foot. */
static void
draw_row (const PanoramaView             *view,
          const ComstockCardsSkylineCard *cards,
          guint                           n,
          double                          most,
          double                          foot)
{
  const double room = view->width * (1 - 2 * MARGIN);
  const double side = MIN (most * view->height, room / (n * PITCH));
  const double pitch = side * PITCH;
  const double left = (view->width - pitch * n) / 2 + (pitch - side) / 2;
  const double top = foot - (1 + LEGS) * side;

  for (guint i = 0; i < n; i++)
    draw_card (view, &cards[i], left + pitch * i, top, side);
}

void
panorama_draw_cards (const PanoramaView *view)
{
  const double walk = PANORAMA_WALK * view->height;
  guint n, back;
  const ComstockCardsSkylineCard *cards = comstock_cards_skyline_get_cards (view->panorama->skyline, &n);

  if (n == 0)
    return;
  back = n > ONE_ROW ? n / 2 : 0;
  if (back > 0)
    draw_row (view, cards, back, LOW_SIDE, walk - BEHIND * view->height);
  draw_row (view, cards + back, n - back, back > 0 ? LOW_SIDE : SIDE, walk);
}
