/* SPDX-License-Identifier: GPL-3.0-or-later */
/* As many tiles a row as rows are needed, but three at least. */

#include "comstock-cards-mini-tiles.h"

#include <math.h>

#include "ui/cards/cards/comstock-cards-terrain-card.h"
#include "ui/kit/comstock-outline.h"

#define MIN_PER_ROW 3
#define GAP 0.05f               /* of a tile, around it */
#define APPEAL_SIZE 0.4f        /* of a tile */
#define MIN_APPEAL_SIZE 13.0f
#define MIN_APPEAL_TILE 18.0f   /* in a smaller one nothing else would be seen */

static graphene_rect_t
get_tile (const graphene_rect_t *square,
          guint                  n,
          guint                  index)
{
  const guint per_row = MAX (MIN_PER_ROW, (guint) ceilf (sqrtf ((float) n)));
  const float side = (float) (int) (square->size.width / (float) per_row);
  const float gap = (float) (int) MAX (1.0f, side * GAP);

  return GRAPHENE_RECT_INIT (square->origin.x + side * (float) (index % per_row) + gap,
                             square->origin.y + side * (float) (index / per_row) + gap,
                             side - 2 * gap, side - 2 * gap);
}

gboolean
comstock_cards_mini_tiles_find (GListModel            *cards,
                                ComstockCardsCard     *card,
                                const graphene_rect_t *square,
                                graphene_rect_t       *bounds)
{
  const guint n = g_list_model_get_n_items (cards);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockCardsCard) other = g_list_model_get_item (cards, i);

      if (other == card)
        {
          *bounds = get_tile (square, n, i);
          return TRUE;
        }
    }
  return FALSE;
}

static void
snapshot_portrait (GtkWidget             *widget,
                   GtkSnapshot           *snapshot,
                   int                    character,
                   const graphene_rect_t *tile)
{
  const GdkRGBA edge = comstock_art_get_color (widget, "comstock_cards_card_line");
  g_autofree char *portrait = g_strconcat ("portraits/", cards_characters[character].id, NULL);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, tile, tile->size.width * 0.06f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  comstock_art_snapshot (widget, snapshot, portrait, tile, NULL);
  gtk_snapshot_pop (snapshot);
  comstock_outline_rim (snapshot, &outline, 1, &edge);
}

/* On empty land if there is any, else between the four parcels, as on the card; on a portrait below the face. */
static graphene_rect_t
get_appeal_bounds (const graphene_rect_t *tile,
                   const CardsTerrain    *terrain)
{
  const float side = MAX (MIN_APPEAL_SIZE, (float) (int) (tile->size.width * APPEAL_SIZE));
  const float far = tile->size.width - side;
  const guint8 *bare = terrain != NULL ? memchr (terrain->parcels, CARDS_EMPTY, CARDS_CORNERS) : NULL;
  const long corner = bare != NULL ? bare - terrain->parcels : CARDS_SE;
  const float part = terrain != NULL && bare == NULL ? 0.5f : 1;

  return GRAPHENE_RECT_INIT (tile->origin.x + (corner % 2 != 0 ? far * part : 0),
                             tile->origin.y + (corner / 2 != 0 ? far * part : 0), side, side);
}

void
comstock_cards_mini_tiles_snapshot (GtkWidget             *widget,
                                    GtkSnapshot           *snapshot,
                                    GListModel            *cards,
                                    const graphene_rect_t *square)
{
  const guint n = g_list_model_get_n_items (cards);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (cards, i);
      const CardsTerrain *terrain = comstock_cards_card_get_terrain (card);
      const graphene_rect_t tile = get_tile (square, n, i);
      const graphene_rect_t appeal = get_appeal_bounds (&tile, terrain);

      if (terrain != NULL)
        comstock_cards_terrain_snapshot (widget, snapshot, terrain, &tile);
      else
        snapshot_portrait (widget, snapshot, comstock_cards_card_get_character (card), &tile);
      if (tile.size.width >= MIN_APPEAL_TILE)
        comstock_cards_appeal_snapshot (widget, snapshot, comstock_cards_card_get_appeal (card), &appeal);
    }
}
