/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds drawings among the resources and lets librsvg draw them. */

#include "comstock-drawing.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "art/art-resources.h"

#define ART_PATH "/org/comstock/Comstock/art/"
#define PAPER_INK "#2b2118"

/* Symbols are needed at many sizes, and to parse one takes longer than to draw it.  Scenes are drawn seldom. */
#define MAX_KEPT 40             /* some 50 kB each */
#define MAX_KEPT_TEXT 3000      /* bytes */

typedef struct
{
  char *key;            /* name, ink and style */
  RsvgHandle *handle;
  gsize length;         /* of its text, in bytes */
} Parsed;

/* None that is being drawn; the one that was drawn last at the head. */
static GQueue kept = G_QUEUE_INIT;
static GMutex kept_mutex;

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

  /* They register themselves, but a program only gets of a static library what it calls. */
  comstock_art_get_resource ();
  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

static GBytes *
lookup_style (const char *style)
{
  g_autoptr (GError) error = NULL;
  GBytes *sheet = lookup (style, ".css", &error);

  if (sheet == NULL)
    g_warning ("No style “%s”: %s", style, error->message);
  return sheet;
}

/* With @ink, or NULL for that of paper, and with the style sheet @style, or none.  Ink is put into the text: for a
 * style sheet librsvg would go through the whole drawing once more.  Tells the @length of the text. */
static RsvgHandle *
load_drawing (const char *name,
              const char *ink,
              const char *style,
              gsize      *length,
              GError    **error)
{
  g_autoptr (GBytes) data = lookup (name, ".svg", error);
  g_autoptr (GBytes) sheet = style != NULL ? lookup_style (style) : NULL;
  RsvgHandle *handle;
  GString *text;

  if (data == NULL)
    return NULL;
  *length = g_bytes_get_size (data);
  text = g_string_new_len (g_bytes_get_data (data, NULL), (gssize) *length);
  g_string_replace (text, "currentColor", ink != NULL ? ink : PAPER_INK, 0);
  handle = rsvg_handle_new_from_data ((const guint8 *) text->str, text->len, error);
  g_string_free (text, TRUE);
  if (handle != NULL && sheet != NULL &&
      !rsvg_handle_set_stylesheet (handle, g_bytes_get_data (sheet, NULL), g_bytes_get_size (sheet), error))
    g_clear_object (&handle);
  return handle;
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
comstock_drawing_get_ratio (const char *name)
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
comstock_drawing_get_place (const char      *part,
                            graphene_rect_t *place)
{
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = load_drawing (part, NULL, NULL, &(gsize) { 0 }, &error);
  RsvgRectangle box, ink = { 0 };

  if (handle != NULL)
    rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, NULL, &box);
  if (handle == NULL || !rsvg_handle_get_geometry_for_layer (handle, find_part (part), &box, &ink, NULL, &error))
    g_warning ("No drawing “%s”: %s", part, error->message);
  graphene_rect_init (place, (float) ink.x, (float) ink.y, (float) ink.width, (float) ink.height);
  g_clear_object (&handle);
}

static int
compare_key (gconstpointer parsed,
             gconstpointer key)
{
  return strcmp (((const Parsed *) parsed)->key, key);
}

/* With its handle, if that was kept.  Nobody else draws with it until it is kept again. */
static Parsed *
take_parsed (const char *name,
             const char *ink,
             const char *style)
{
  g_autofree char *key = g_strdup_printf ("%.*s %s %s", (int) strcspn (name, "#"), name, ink != NULL ? ink : "",
                                          style != NULL ? style : "");
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&kept_mutex);
  GList *link = g_queue_find_custom (&kept, key, compare_key);
  Parsed *parsed = link != NULL ? link->data : g_new0 (Parsed, 1);

  if (link != NULL)
    g_queue_delete_link (&kept, link);
  else
    parsed->key = g_steal_pointer (&key);
  return parsed;
}

static void
parsed_free (Parsed *parsed)
{
  g_clear_object (&parsed->handle);
  g_free (parsed->key);
  g_free (parsed);
}

/* Takes @parsed. */
static void
keep_parsed (Parsed *parsed)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&kept_mutex);

  if (parsed->handle != NULL && parsed->length <= MAX_KEPT_TEXT)
    g_queue_push_head (&kept, parsed);
  else
    parsed_free (parsed);
  if (kept.length > MAX_KEPT)
    parsed_free (g_queue_pop_tail (&kept));
}

static gboolean
draw (cairo_t             *cr,
      const char          *name,
      const char          *ink,
      const char          *style,
      const RsvgRectangle *box)
{
  const char *part = find_part (name);
  g_autoptr (GError) error = NULL;
  Parsed *parsed = take_parsed (name, ink, style);
  gboolean drawn;

  if (parsed->handle == NULL)
    parsed->handle = load_drawing (name, ink, style, &parsed->length, &error);
  drawn = parsed->handle != NULL && (part != NULL ? rsvg_handle_render_element (parsed->handle, cr, part, box, &error)
                                                  : rsvg_handle_render_document (parsed->handle, cr, box, &error));
  if (!drawn)
    g_warning ("No drawing “%s”: %s", name, error->message);
  keep_parsed (parsed);
  return drawn;
}

gboolean
comstock_drawing_draw (cairo_t    *cr,
                       const char *name,
                       double      x,
                       double      y,
                       double      width,
                       double      height,
                       const char *ink)
{
  return draw (cr, name, ink, NULL, &(const RsvgRectangle) { x, y, width, height });
}

gboolean
comstock_drawing_draw_styled (cairo_t    *cr,
                              const char *name,
                              double      x,
                              double      y,
                              double      width,
                              double      height,
                              const char *style)
{
  return draw (cr, name, NULL, style, &(const RsvgRectangle) { x, y, width, height });
}

void
comstock_drawing_set_ink (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 0.17, 0.13, 0.09);
}

void
comstock_drawing_set_paper (cairo_t *cr)
{
  cairo_set_source_rgb (cr, 1, 0.98, 0.95);
}
