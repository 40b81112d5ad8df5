/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives each pixel of felt, wood or velvet a tone between two colors, from tables: a window that is resized paints
 * often. */

#include "comstock-grain.h"

#include "comstock-art.h"
#include "comstock-freeze.h"

#include <math.h>

#define TONES 256             /* from @shaded to @lit */
#define RELIEF 40             /* how many of them a thread of the felt is lighter or darker at the most */
#define DARKEST_RING 0.3      /* of the wood, as a part of the lightest tone */

/* In pixels. */
#define PATCH 128             /* the side of what the felt repeats */
#define THREAD 5              /* the length of one */
#define PLANK 68
#define SEAM 2
#define WAVE 5                /* how far a ring strays to each side */

/* Where the velvet has its darkest tone: parts of its width, to the side and at least below. */
#define VELVET_X 0.6f
#define VELVET_Y 0.4f

/* Fills in a tone, 0 to TONES − 1, for each pixel. */
typedef void (*PaintTones) (guint8 *tones,
                            int     width,
                            int     height);

struct ComstockGrain
{
  PaintTones paint;
  const char *lit_name, *shaded_name;
  GskRenderNode *node;        /* NULL until it is seen */
  int width, height;          /* of what it draws, and its colours */
  GdkRGBA lit, shaded;
};

/* A number from 0 to 1 that always is the same for the same @x and @y. */
static double
scatter (guint x,
         guint y)
{
  guint hash = x * 374761393u + y * 668265263u;

  hash = (hash ^ hash >> 13) * 1274126177u;
  return ((hash ^ hash >> 16) & 0xffff) / 65535.0;
}

/* --- felt --- */

/* Short threads along both directions, as tones to add. */
static void
weave (gint8 threads[PATCH][PATCH])
{
  for (guint y = 0; y < PATCH; y++)
    for (guint x = 0; x < PATCH; x++)
      {
        double sum = scatter (x, y) - 0.5;

        for (guint i = 0; i < THREAD; i++)
          sum += (scatter ((x + i) % PATCH, y + PATCH) + scatter (x + PATCH, (y + i) % PATCH) - 1) / 3;
        threads[y][x] = (gint8) CLAMP (round (sum * RELIEF), -RELIEF, RELIEF);
      }
}

static void
paint_felt (guint8 *tones,
            int     width,
            int     height)
{
  gint8 threads[PATCH][PATCH];

  weave (threads);
  for (int y = 0; y < height; y++)
    {
      const float down = 2.0f * y / height - 1;

      for (int x = 0; x < width; x++)
        {
          const float across = 2.0f * x / width - 1;
          const float light = (TONES - 1) * (1 - (across * across + down * down) / 2);

          *tones++ = (guint8) CLAMP (light + threads[y % PATCH][x % PATCH], 0, TONES - 1);
        }
    }
}

/* --- wood --- */

/* The lines of a plank are the rings of the tree: they wave along it, and no two planks are sawn from one. */
static void
paint_plank (guint8 *tones,
             guint   plank,
             int     width,
             int     height)
{
  const double from = scatter (plank, 0) * 1000;
  g_autofree float *waves = g_new (float, width);
  float rings[PLANK + 2 * WAVE + 1];

  for (int x = 0; x < width; x++)
    waves[x] = (float) (WAVE + (WAVE - 1) * (0.7 * sin (from + x / 190.0) + 0.3 * sin (from + x / 53.0)));
  for (guint i = 0; i < G_N_ELEMENTS (rings); i++)
    rings[i] = (float) (DARKEST_RING + (1 - DARKEST_RING) * scatter (i, plank + 1)) * (TONES - 1);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const float at = y + waves[x];
        const int ring = (int) at;

        *tones++ = y < SEAM ? 0 : (guint8) (rings[ring] + (rings[ring + 1] - rings[ring]) * (at - ring));
      }
}

static void
paint_wood (guint8 *tones,
            int     width,
            int     height)
{
  for (int y = 0; y < height; y += PLANK)
    paint_plank (tones + y * width, (guint) (y / PLANK), width, MIN (PLANK, height - y));
}

/* --- velvet --- */

/* A gradient of cairo's takes several times as long. */
static void
paint_velvet (guint8 *tones,
              int     width,
              int     height)
{
  const float reach_x = VELVET_X * width;
  const float reach_y = MAX (height, VELVET_Y * width);

  for (int y = 0; y < height; y++)
    {
      const float down = (y + 0.5f - height / 2.0f) / reach_y;

      for (int x = 0; x < width; x++)
        {
          const float across = (x + 0.5f - width / 2.0f) / reach_x;
          const float away = sqrtf (across * across + down * down);

          *tones++ = (guint8) ((TONES - 1) * MAX (0, 1 - away) + 0.5f);
        }
    }
}

/* --- all --- */

static void
mix_tones (const ComstockGrain *self,
           guint32              colors[TONES])
{
  for (int i = 0; i < TONES; i++)
    {
      const float part = i / (TONES - 1.0f);
      const float red = self->shaded.red + (self->lit.red - self->shaded.red) * part;
      const float green = self->shaded.green + (self->lit.green - self->shaded.green) * part;
      const float blue = self->shaded.blue + (self->lit.blue - self->shaded.blue) * part;

      colors[i] = (guint) (red * 255 + 0.5f) << 16 | (guint) (green * 255 + 0.5f) << 8
                  | (guint) (blue * 255 + 0.5f);
    }
}

static GskRenderNode *
paint (const ComstockGrain *self)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, self->width, self->height);
  const int stride = cairo_image_surface_get_stride (surface);
  g_autofree guint8 *tones = g_new (guint8, (gsize) self->width * (gsize) self->height);
  guint32 colors[TONES];
  GskRenderNode *node;

  mix_tones (self, colors);
  self->paint (tones, self->width, self->height);
  for (int y = 0; y < self->height; y++)
    {
      guint32 *row = (gpointer) (cairo_image_surface_get_data (surface) + y * stride);

      for (int x = 0; x < self->width; x++)
        row[x] = colors[tones[y * self->width + x]];
    }
  cairo_surface_mark_dirty (surface);
  node = comstock_freeze_strips (surface);
  cairo_surface_destroy (surface);
  return node;
}

static ComstockGrain *
new_grain (PaintTones  paint_tones,
           const char *lit_name,
           const char *shaded_name)
{
  ComstockGrain *self = g_new0 (ComstockGrain, 1);

  self->paint = paint_tones;
  self->lit_name = lit_name;
  self->shaded_name = shaded_name;
  return self;
}

ComstockGrain *
comstock_grain_new_felt (void)
{
  return new_grain (paint_felt, "comstock_ground_lit", "comstock_ground_shaded");
}

ComstockGrain *
comstock_grain_new_wood (void)
{
  return new_grain (paint_wood, "comstock_wood_lit", "comstock_wood_shaded");
}

ComstockGrain *
comstock_grain_new_velvet (void)
{
  return new_grain (paint_velvet, "comstock_scene_velvet", "comstock_scene_velvet_edge");
}

void
comstock_grain_free (ComstockGrain *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_free (self);
}

static void
update (ComstockGrain *self,
        int            width,
        int            height,
        const GdkRGBA *lit,
        const GdkRGBA *shaded)
{
  if (self->node != NULL && self->width == width && self->height == height
      && gdk_rgba_equal (&self->lit, lit) && gdk_rgba_equal (&self->shaded, shaded))
    return;
  self->width = width;
  self->height = height;
  self->lit = *lit;
  self->shaded = *shaded;
  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->node = paint (self);
}

void
comstock_grain_snapshot (ComstockGrain *self,
                         GtkWidget     *widget,
                         GtkSnapshot   *snapshot,
                         int            width,
                         int            height)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  const GdkRGBA lit = comstock_art_get_color (widget, self->lit_name);
  const GdkRGBA shaded = comstock_art_get_color (widget, self->shaded_name);

  if (gdk_rgba_equal (&lit, &shaded))
    {
      gtk_snapshot_append_color (snapshot, &lit, &bounds);
      return;
    }
  update (self, width, height, &lit, &shaded);
  gtk_snapshot_append_node (snapshot, self->node);
}
