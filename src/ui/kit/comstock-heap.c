/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Returns free memory to the system: the heap shrinks by itself only at its end, which something small always keeps.
 *
 * GTK draws each frame with cairo in a buffer that it makes for it, and cairo shares another with an X server.  Both
 * are of megabytes in a large frame, and the system gives them page by page, which can take longer than drawing. */

#include "comstock-heap.h"

#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#define ROOM (32 << 20)                 /* bytes for the buffers of frames: the most that glibc takes here */
#define LARGE_PAGE ((gsize) 2 << 20)
#define SMALL_HEIGHT 8                  /* of the least image that cairo shares */

static guint source;
static gboolean keeps_frames;

/* The heap's end is taken in large pages, as far as they are touched. */
static void
make_room (void)
{
#if defined (__GLIBC__) && defined (MADV_HUGEPAGE)
  char *start = sbrk (0);

  g_free (g_malloc (ROOM - LARGE_PAGE));
  start += -(gsize) start & (LARGE_PAGE - 1);
  if ((char *) sbrk (0) > start)
    madvise (start, (char *) sbrk (0) - start, MADV_HUGEPAGE);
#endif
}

static gboolean
trim (gpointer data)
{
  source = 0;
#ifdef __GLIBC__
  malloc_trim (0);
  if (keeps_frames)
    make_room ();
#endif
  return G_SOURCE_REMOVE;
}

void
comstock_heap_trim_soon (void)
{
  if (source == 0)
    source = g_timeout_add_seconds_full (G_PRIORITY_LOW, 1, trim, NULL, NULL);
}

#ifdef GDK_WINDOWING_X11
/* Cairo frees what it shares with the server once nothing lies in it, which is after each frame as large as a window.
 * So something small stays there; images of each size that a frame may have are made once. */
static void
keep_shared (GdkSurface *surface,
             int         width,
             int         height)
{
  static cairo_surface_t *kept;
  static gsize most;
  const int scale = gdk_surface_get_scale_factor (surface);
  cairo_surface_t *images[32];
  cairo_surface_t *window;
  Display *display;
  guint n = 0;

  width *= scale;
  height *= scale;
  if ((gsize) width * height <= most)
    return;
  most = (gsize) width * height;
  display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  window = cairo_xlib_surface_create (display, gdk_x11_surface_get_xid (surface),
                                      DefaultVisual (display, DefaultScreen (display)), width, height);
  for (int rows = height; rows > SMALL_HEIGHT; rows /= 2)
    images[n++] = cairo_surface_create_similar_image (window, CAIRO_FORMAT_ARGB32, width, rows);
  g_clear_pointer (&kept, cairo_surface_destroy);
  kept = cairo_surface_create_similar_image (window, CAIRO_FORMAT_ARGB32, SMALL_HEIGHT, SMALL_HEIGHT);
  while (n > 0)
    cairo_surface_destroy (images[--n]);
  cairo_surface_destroy (window);
}
#endif

void
comstock_heap_keep_frames (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);

  if (!GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)))
    return;
#ifdef __GLIBC__
  if (!keeps_frames)
    {
      mallopt (M_MMAP_THRESHOLD, ROOM);
      mallopt (M_TRIM_THRESHOLD, 4 * ROOM);
      make_room ();
    }
#endif
  keeps_frames = TRUE;
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE (surface))
    {
      g_signal_connect_object (surface, "layout", G_CALLBACK (keep_shared), widget, 0);
      keep_shared (surface, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
    }
#endif
}
