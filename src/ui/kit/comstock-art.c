/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cache of rendered drawings: a table by name, size and ink, and a queue that tells the oldest.
 * Each is drawn at the size that is needed; GTK's own loader would do it at the size of the file. */

#include "comstock-art.h"

#include <math.h>

#include "comstock-freeze.h"

#define MAX_PIXELS 1024
#define MAX_CACHE_BYTES (48 * 1024 * 1024)

/* The same pixels as a texture and as a node, which draws them without converting them first (comstock-freeze.c). */
typedef struct
{
  GdkTexture *texture;
  GskRenderNode *node;   /* from (0, 0), in device pixels */
  gboolean needed;       /* since the last comstock_art_age () */
} Drawing;

typedef struct
{
  GHashTable *drawings;  /* char * → Drawing * */
  GQueue keys;           /* borrowed from @drawings, oldest first */
  gsize bytes;
} ArtCache;

static void
drawing_free (gpointer data)
{
  Drawing *drawing = data;

  g_object_unref (drawing->texture);
  gsk_render_node_unref (drawing->node);
  g_free (drawing);
}

static ArtCache *
get_cache (void)
{
  static ArtCache cache;

  if (cache.drawings == NULL)
    cache.drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, drawing_free);
  return &cache;
}

static gsize
drawing_bytes (const Drawing *drawing)
{
  return 4 * (gsize) gdk_texture_get_width (drawing->texture) * (gsize) gdk_texture_get_height (drawing->texture);
}

static void
cache_drop (ArtCache *cache,
            GList    *link)
{
  const char *key = link->data;

  g_queue_delete_link (&cache->keys, link);
  cache->bytes -= drawing_bytes (g_hash_table_lookup (cache->drawings, key));
  g_hash_table_remove (cache->drawings, key);
}

static void
cache_add (ArtCache *cache,
           char     *key,
           Drawing  *drawing)
{
  g_hash_table_insert (cache->drawings, key, drawing);
  g_queue_push_tail (&cache->keys, key);
  cache->bytes += drawing_bytes (drawing);

  while (cache->bytes > MAX_CACHE_BYTES && cache->keys.length > 1)
    cache_drop (cache, cache->keys.head);
}

static Drawing *
cache_find (ArtCache   *cache,
            const char *key)
{
  Drawing *drawing = g_hash_table_lookup (cache->drawings, key);

  if (drawing != NULL)
    drawing->needed = TRUE;
  return drawing;
}

void
comstock_art_age (void)
{
  ArtCache *cache = get_cache ();
  GList *next;

  for (GList *link = cache->keys.head; link != NULL; link = next)
    {
      Drawing *drawing = g_hash_table_lookup (cache->drawings, link->data);

      next = link->next;
      if (drawing->needed)
        drawing->needed = FALSE;
      else
        cache_drop (cache, link);
    }
}

/* As drawings take it; NULL for the ink of paper. */
static char *
dup_ink (const GdkRGBA *ink)
{
  return ink != NULL ? gdk_rgba_to_string (ink) : NULL;
}

static GdkTexture *
texture_from_surface (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static Drawing *
keep (cairo_surface_t *surface,
      int              width,
      int              height)
{
  Drawing *drawing = g_new (Drawing, 1);

  *drawing = (Drawing) { texture_from_surface (surface),
                         comstock_freeze_surface (surface, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height)),
                         TRUE };
  return drawing;
}

static Drawing *
render (const char *name,
        int         pixels,
        const char *ink)
{
  const double ratio = comstock_drawing_get_ratio (name);
  const int height = MAX (1, (int) (pixels * ratio + 0.5));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, height);
  cairo_t *cr = cairo_create (surface);
  Drawing *drawing = NULL;

  if (comstock_drawing_draw (cr, name, 0, 0, pixels, height, ink))
    drawing = keep (surface, pixels, height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return drawing;
}

static const Drawing *
get_drawing (const char    *name,
             int            pixels,
             const GdkRGBA *ink)
{
  ArtCache *cache = get_cache ();
  g_autofree char *color = dup_ink (ink);
  g_autofree char *key = NULL;
  Drawing *drawing;

  pixels = CLAMP (pixels, 1, MAX_PIXELS);
  key = g_strdup_printf ("%s %d %s", name, pixels, color != NULL ? color : "paper");
  drawing = cache_find (cache, key);
  if (drawing == NULL)
    {
      drawing = render (name, pixels, color);
      if (drawing != NULL)
        cache_add (cache, g_steal_pointer (&key), drawing);
    }
  return drawing;
}

GdkTexture *
comstock_art_get_texture (const char    *name,
                          int            pixels,
                          const GdkRGBA *ink)
{
  const Drawing *drawing;

  g_return_val_if_fail (name != NULL, NULL);

  drawing = get_drawing (name, pixels, ink);
  return drawing != NULL ? drawing->texture : NULL;
}

void
comstock_art_draw (cairo_t       *cr,
                   const char    *name,
                   double         x,
                   double         y,
                   double         width,
                   double         height,
                   const GdkRGBA *ink)
{
  g_autofree char *color = dup_ink (ink);

  comstock_drawing_draw (cr, name, x, y, width, height, color);
}

/* Pixel upon pixel a drawing is copied, and stays as sharp as it was rendered. */
static float
to_pixel (float at,
          int   scale)
{
  return roundf (at * (float) scale) / (float) scale;
}

/* Of a snapshot, whether its drawings are outlines. */
#define OUTLINES "comstock-art-outlines"

void
comstock_art_set_outlines (GtkSnapshot *snapshot)
{
  g_object_set_data (G_OBJECT (snapshot), OUTLINES, GINT_TO_POINTER (TRUE));
}

gboolean
comstock_art_is_outlined (GtkSnapshot *snapshot)
{
  return g_object_get_data (G_OBJECT (snapshot), OUTLINES) != NULL;
}

/* Turned by a quarter, and back in what is drawn: GTK would fold a mere shift into the drawing, which then begins
 * elsewhere than at its origin. */
static cairo_t *
append_turned (GtkSnapshot           *snapshot,
               const graphene_rect_t *bounds)
{
  const float right = bounds->origin.x + bounds->size.width;
  cairo_t *cr;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (right, bounds->origin.y));
  gtk_snapshot_rotate (snapshot, 90);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, bounds->size.height, bounds->size.width));
  gtk_snapshot_restore (snapshot);
  cairo_translate (cr, (double) -bounds->origin.y, (double) right);
  cairo_rotate (cr, -G_PI / 2);
  return cr;
}

cairo_t *
comstock_art_append_cairo (GtkSnapshot           *snapshot,
                           const graphene_rect_t *bounds)
{
  return comstock_art_is_outlined (snapshot) ? append_turned (snapshot, bounds)
                                             : gtk_snapshot_append_cairo (snapshot, bounds);
}

/* As wide as @bounds on the device of @widget. */
static int
get_pixels (GtkWidget             *widget,
            const graphene_rect_t *bounds)
{
  return MAX (1, (int) (bounds->size.width * (float) gtk_widget_get_scale_factor (widget) + 0.5f));
}

static void
snapshot_outlines (GtkSnapshot           *snapshot,
                   const char            *name,
                   const graphene_rect_t *bounds,
                   const GdkRGBA         *ink)
{
  const double width = (double) bounds->size.width;
  const double height = width * comstock_drawing_get_ratio (name);
  cairo_t *cr = comstock_art_append_cairo (snapshot, &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y,
                                                                          bounds->size.width, (float) height));

  comstock_art_draw (cr, name, (double) bounds->origin.x, (double) bounds->origin.y, width, height, ink);
  cairo_destroy (cr);
}

/* What was rendered for the width of @bounds. */
static void
append_drawing (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                const Drawing         *drawing,
                const graphene_rect_t *bounds)
{
  const int scale = gtk_widget_get_scale_factor (widget);
  const int pixels = get_pixels (widget, bounds);
  const float unit = pixels <= MAX_PIXELS ? 1.0f / (float) scale : bounds->size.width / MAX_PIXELS;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (to_pixel (bounds->origin.x, scale),
                                                          to_pixel (bounds->origin.y, scale)));
  gtk_snapshot_scale (snapshot, unit, unit);
  gtk_snapshot_append_node (snapshot, drawing->node);
  gtk_snapshot_restore (snapshot);
}

void
comstock_art_snapshot (GtkWidget             *widget,
                       GtkSnapshot           *snapshot,
                       const char            *name,
                       const graphene_rect_t *bounds,
                       const GdkRGBA         *ink)
{
  const Drawing *drawing;

  if (comstock_art_is_outlined (snapshot))
    {
      snapshot_outlines (snapshot, name, bounds, ink);
      return;
    }
  drawing = get_drawing (name, get_pixels (widget, bounds), ink);
  if (drawing != NULL)
    append_drawing (widget, snapshot, drawing, bounds);
}

static Drawing *
paint_drawing (const graphene_rect_t *bounds,
               int                    pixels,
               ComstockArtPaint       paint,
               gconstpointer          data)
{
  const double scale = pixels / (double) bounds->size.width;
  const double height = (double) bounds->size.height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, (int) (height * scale + 0.5));
  cairo_t *cr = cairo_create (surface);
  Drawing *drawing;

  paint (cr, pixels, height * scale, FALSE, data);
  cairo_destroy (cr);
  drawing = keep (surface, pixels, cairo_image_surface_get_height (surface));
  cairo_surface_destroy (surface);
  return drawing;
}

static void
paint_outlines (GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds,
                ComstockArtPaint       paint,
                gconstpointer          data)
{
  cairo_t *cr = comstock_art_append_cairo (snapshot, bounds);

  cairo_translate (cr, (double) bounds->origin.x, (double) bounds->origin.y);
  paint (cr, (double) bounds->size.width, (double) bounds->size.height, TRUE, data);
  cairo_destroy (cr);
}

void
comstock_art_snapshot_painted (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const char            *key,
                               const graphene_rect_t *bounds,
                               ComstockArtPaint       paint,
                               gconstpointer          data)
{
  const int pixels = get_pixels (widget, bounds);
  g_autofree char *sized = g_strdup_printf ("%s %d", key, pixels);
  Drawing *drawing;

  if (comstock_art_is_outlined (snapshot))
    {
      paint_outlines (snapshot, bounds, paint, data);
      return;
    }
  drawing = cache_find (get_cache (), sized);
  if (drawing == NULL)
    {
      drawing = paint_drawing (bounds, MIN (pixels, MAX_PIXELS), paint, data);
      cache_add (get_cache (), g_steal_pointer (&sized), drawing);
    }
  append_drawing (widget, snapshot, drawing, bounds);
}

void
comstock_art_copy (cairo_t       *cr,
                   const char    *name,
                   double         x,
                   double         y,
                   double         width,
                   const GdkRGBA *ink,
                   int            scale)
{
  const Drawing *drawing = get_drawing (name, (int) (width * scale + 0.5), ink);

  if (drawing == NULL)
    return;
  cairo_save (cr);
  cairo_user_to_device (cr, &x, &y);
  cairo_identity_matrix (cr);
  cairo_scale (cr, 1.0 / scale, 1.0 / scale);
  cairo_translate (cr, round (x * scale), round (y * scale));
  gsk_render_node_draw (drawing->node, cr);
  cairo_restore (cr);
}

GdkRGBA
comstock_art_get_color (GtkWidget  *widget,
                        const char *name)
{
  GdkRGBA color = { 1.0f, 0.0f, 1.0f, 1.0f };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &color);
  return color;
}
