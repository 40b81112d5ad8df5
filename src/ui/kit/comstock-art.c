/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cache of rendered drawings: a table by name, size and ink, and a queue that tells the oldest.
 * librsvg renders each at the size that is needed; GTK's own loader would do it at the size of the file. */

#include "comstock-art.h"

#include <librsvg/rsvg.h>
#include <math.h>

#include "comstock-freeze.h"

#define ART_PATH "/org/comstock/Comstock/art/"
#define MAX_PIXELS 1024
#define MAX_CACHE_BYTES (48 * 1024 * 1024)

static const GdkRGBA paper_ink = { 0.169f, 0.129f, 0.094f, 1.0f };

/* The same pixels as a texture and as a node, which draws them without converting them first (comstock-freeze.c). */
typedef struct
{
  GdkTexture *texture;
  GskRenderNode *node;   /* from (0, 0), in device pixels */
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
cache_add (ArtCache *cache,
           char     *key,
           Drawing  *drawing)
{
  g_hash_table_insert (cache->drawings, key, drawing);
  g_queue_push_tail (&cache->keys, key);
  cache->bytes += drawing_bytes (drawing);

  while (cache->bytes > MAX_CACHE_BYTES && cache->keys.length > 1)
    {
      const char *oldest = g_queue_pop_head (&cache->keys);

      cache->bytes -= drawing_bytes (g_hash_table_lookup (cache->drawings, oldest));
      g_hash_table_remove (cache->drawings, oldest);
    }
}

/* The id of the part that @name names, with its “#”, or NULL for the whole drawing. */
static const char *
find_part (const char *name)
{
  return strchr (name, '#');
}

static GBytes *
lookup (const char *name,
        const char *suffix,
        GError    **error)
{
  g_autofree char *path = g_strdup_printf (ART_PATH "%.*s%s", (int) strcspn (name, "#"), name, suffix);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

/* With @ink, or NULL for that of the paper, and with the style sheet @sheet, or none.  Ink is put into the text: for a
 * style sheet librsvg would go through the whole drawing once more. */
static RsvgHandle *
load_drawing (const char    *name,
              const GdkRGBA *ink,
              GBytes        *sheet,
              GError       **error)
{
  g_autoptr (GBytes) data = lookup (name, ".svg", error);
  g_autofree char *color = gdk_rgba_to_string (ink != NULL ? ink : &paper_ink);
  RsvgHandle *handle;
  GString *text;

  if (data == NULL)
    return NULL;
  text = g_string_new_len (g_bytes_get_data (data, NULL), (gssize) g_bytes_get_size (data));
  g_string_replace (text, "currentColor", color, 0);
  handle = rsvg_handle_new_from_data ((const guint8 *) text->str, text->len, error);
  g_string_free (text, TRUE);
  if (handle != NULL && sheet != NULL &&
      !rsvg_handle_set_stylesheet (handle, g_bytes_get_data (sheet, NULL), g_bytes_get_size (sheet), error))
    g_clear_object (&handle);
  return handle;
}

static gboolean
render_into (RsvgHandle          *handle,
             const char          *name,
             cairo_t             *cr,
             const RsvgRectangle *box,
             GError             **error)
{
  const char *part = find_part (name);

  return part != NULL ? rsvg_handle_render_element (handle, cr, part, box, error)
                      : rsvg_handle_render_document (handle, cr, box, error);
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
                         comstock_freeze_surface (surface, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height)) };
  return drawing;
}

static Drawing *
render (RsvgHandle *handle,
        int         pixels,
        GError    **error)
{
  RsvgRectangle box;
  cairo_surface_t *surface;
  cairo_t *cr;
  Drawing *drawing = NULL;

  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, NULL, &box);
  box = (RsvgRectangle) { 0, 0, pixels, MAX (1, (int) (pixels * box.height / box.width + 0.5)) };

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, (int) box.height);
  cr = cairo_create (surface);
  if (rsvg_handle_render_document (handle, cr, &box, error))
    drawing = keep (surface, pixels, (int) box.height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return drawing;
}

static Drawing *
load (const char    *name,
      int            pixels,
      const GdkRGBA *ink,
      GError       **error)
{
  RsvgHandle *handle = load_drawing (name, ink, NULL, error);
  Drawing *drawing = handle != NULL ? render (handle, pixels, error) : NULL;

  g_clear_object (&handle);
  return drawing;
}

static const Drawing *
get_drawing (const char    *name,
             int            pixels,
             const GdkRGBA *ink)
{
  ArtCache *cache = get_cache ();
  g_autoptr (GError) error = NULL;
  g_autofree char *color = gdk_rgba_to_string (ink != NULL ? ink : &paper_ink);
  g_autofree char *key = NULL;
  Drawing *drawing;

  pixels = CLAMP (pixels, 1, MAX_PIXELS);
  key = g_strdup_printf ("%s %d %s", name, pixels, color);
  drawing = g_hash_table_lookup (cache->drawings, key);
  if (drawing == NULL)
    {
      drawing = load (name, pixels, ink, &error);
      if (drawing != NULL)
        cache_add (cache, g_steal_pointer (&key), drawing);
      else
        g_warning ("No drawing “%s”: %s", name, error->message);
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

/* Drawings tell their shape by a viewBox alone.  To parse all of one for that takes as long as to build a window. */
static gboolean
read_view_box (GBytes *data,
               double  box[4])
{
  static const char attribute[] = "viewBox=\"";
  gsize size;
  const char *text = g_bytes_get_data (data, &size);
  const char *at = g_strstr_len (text, (gssize) size, attribute);
  char *end;

  if (at == NULL)
    return FALSE;
  at += strlen (attribute);
  for (guint i = 0; i < 4; i++, at = end)
    box[i] = g_ascii_strtod (at, &end);
  return box[2] > 0 && box[3] > 0;
}

double
comstock_art_get_ratio (const char *name)
{
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GError) error = NULL;
  double box[4];

  g_return_val_if_fail (name != NULL, 1);

  data = lookup (name, ".svg", &error);
  if (data != NULL && read_view_box (data, box))
    return box[3] / box[2];
  g_warning ("No drawing “%s”: %s", name, error != NULL ? error->message : "it has no viewBox");
  return 1;
}

void
comstock_art_get_place (const char      *part,
                        graphene_rect_t *place)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = load_drawing (part, NULL, NULL, &error);
  RsvgRectangle box, ink = { 0 };

  if (handle != NULL)
    rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, NULL, &box);
  if (handle == NULL || !rsvg_handle_get_geometry_for_layer (handle, find_part (part), &box, &ink, NULL, &error))
    g_warning ("No drawing “%s”: %s", part, error->message);
  graphene_rect_init (place, (float) ink.x, (float) ink.y, (float) ink.width, (float) ink.height);
  g_clear_object (&handle);
}

static void
draw (cairo_t             *cr,
      const char          *name,
      const GdkRGBA       *ink,
      GBytes              *sheet,
      const RsvgRectangle *box)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = load_drawing (name, ink, sheet, &error);

  if (handle == NULL || !render_into (handle, name, cr, box, &error))
    g_warning ("No drawing “%s”: %s", name, error->message);
  g_clear_object (&handle);
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
  draw (cr, name, ink, NULL, &(const RsvgRectangle) { x, y, width, height });
}

void
comstock_art_draw_styled (cairo_t    *cr,
                          const char *name,
                          double      x,
                          double      y,
                          double      width,
                          double      height,
                          const char *style)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) sheet = style != NULL ? lookup (style, ".css", &error) : NULL;

  if (error != NULL)
    g_warning ("No style “%s”: %s", style, error->message);
  draw (cr, name, NULL, sheet, &(const RsvgRectangle) { x, y, width, height });
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

static gboolean
is_outlined (GtkSnapshot *snapshot)
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
  return is_outlined (snapshot) ? append_turned (snapshot, bounds) : gtk_snapshot_append_cairo (snapshot, bounds);
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
  const double height = width * comstock_art_get_ratio (name);
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

  if (is_outlined (snapshot))
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

  if (is_outlined (snapshot))
    {
      paint_outlines (snapshot, bounds, paint, data);
      return;
    }
  drawing = g_hash_table_lookup (get_cache ()->drawings, sized);
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
