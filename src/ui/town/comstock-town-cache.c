/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures by town and look, the one that was used last at the head of the queue.  A town that has changed a little is
 * drawn over a copy of the former picture, there alone. */

#include <adwaita.h>

#include "comstock-town-picture.h"
#include "ui/kit/comstock-freeze.h"

#define MAX_PICTURES 48                         /* more than a table shows */
#define MAX_ALIKE 8                             /* of them of one kind: of each player, and what was before */
#define MAX_CACHE_BYTES (64 * 1024 * 1024)
#define MAX_PICTURE_PIXELS (8 * 1024 * 1024)    /* a larger one is not drawn sharper than for one pixel to each */

typedef struct
{
  ComstockTown town;
  ComstockTownLook look;
  GskRenderNode *node;          /* with parcel (0, 0) at (0, 0) */
  gsize bytes;
} Picture;

static struct
{
  GQueue pictures;
  gsize bytes;
} cache;

static graphene_rect_t
get_bounds (const ComstockTown     *town,
            const ComstockTownLook *look)
{
  const ComstockTownArea *area = &town->area;
  const int margin = (int) (look->cell * COMSTOCK_TOWN_SHADOW) + 1;

  return GRAPHENE_RECT_INIT ((float) (area->left * look->cell - margin), (float) (area->top * look->cell - margin),
                             (float) ((area->right - area->left) * look->cell + 2 * margin),
                             (float) ((area->bottom - area->top) * look->cell + 2 * margin));
}

/* One that is changed into that of @town with half of the work or less. */
static const Picture *
find_former (const ComstockTown     *town,
             const ComstockTownLook *look,
             ComstockTownArea       *change)
{
  const int size = (town->area.right - town->area.left) * (town->area.bottom - town->area.top);

  for (GList *link = cache.pictures.head; link != NULL; link = link->next)
    {
      const Picture *picture = link->data;

      if (memcmp (&picture->look, look, sizeof *look) == 0 &&
          comstock_town_find_change (&picture->town, town, change) &&
          2 * (change->right - change->left) * (change->bottom - change->top) <= size)
        return picture;
    }
  return NULL;
}

static cairo_surface_t *
render (const ComstockTown     *town,
        const ComstockTownLook *look,
        const graphene_rect_t  *bounds,
        const Picture          *former,
        const ComstockTownArea *change)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) bounds->size.width * look->scale,
                                (int) bounds->size.height * look->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, look->scale, look->scale);
  cr = cairo_create (surface);
  cairo_translate (cr, (double) -bounds->origin.x, (double) -bounds->origin.y);
  if (former != NULL)
    {
      gsk_render_node_draw (former->node, cr);
      comstock_town_draw_change (cr, town, look, change, 0, 0);
    }
  else
    comstock_town_draw (cr, town, look, 0, 0);
  cairo_destroy (cr);
  return surface;
}

static Picture *
create (const ComstockTown     *town,
        const ComstockTownLook *look)
{
  const graphene_rect_t bounds = get_bounds (town, look);
  const float area = graphene_rect_get_area (&bounds);
  ComstockTownLook as_drawn = *look;
  Picture *picture = g_new (Picture, 1);
  cairo_surface_t *surface;
  ComstockTownArea change;
  const Picture *former = find_former (town, look, &change);

  if (area * (float) (look->scale * look->scale) > MAX_PICTURE_PIXELS)
    as_drawn.scale = 1;
  surface = render (town, &as_drawn, &bounds, former, &change);
  *picture = (Picture) {
    *town, *look, comstock_freeze_surface (surface, &bounds),
    (gsize) (area * (float) (as_drawn.scale * as_drawn.scale)) * 4,
  };
  cairo_surface_destroy (surface);
  cache.bytes += picture->bytes;
  return picture;
}

static gboolean
is_of (const Picture          *picture,
       const ComstockTown     *town,
       const ComstockTownLook *look)
{
  return memcmp (&picture->look, look, sizeof *look) == 0 && memcmp (&picture->town, town, sizeof *town) == 0;
}

static void
drop (GList *link)
{
  Picture *picture = link->data;

  cache.bytes -= picture->bytes;
  gsk_render_node_unref (picture->node);
  g_free (picture);
  g_queue_delete_link (&cache.pictures, link);
}

/* Each move may give a town a new picture: those before the last few are not shown again. */
static void
drop_old (const Picture *newest)
{
  guint n_alike = 0;

  for (GList *link = cache.pictures.head, *next; link != NULL; link = next)
    {
      const Picture *picture = link->data;

      next = link->next;
      if (memcmp (&picture->look, &newest->look, sizeof newest->look) == 0 &&
          picture->town.seed == newest->town.seed && ++n_alike > MAX_ALIKE)
        drop (link);
    }
  while (cache.pictures.length > MAX_PICTURES || (cache.bytes > MAX_CACHE_BYTES && cache.pictures.length > 1))
    drop (cache.pictures.tail);
}

static const Picture *
get_picture (const ComstockTown     *town,
             const ComstockTownLook *look)
{
  GList *link = cache.pictures.head;

  while (link != NULL && !is_of (link->data, town, look))
    link = link->next;
  if (link == NULL)
    {
      g_queue_push_head (&cache.pictures, create (town, look));
      drop_old (cache.pictures.head->data);
    }
  else if (link != cache.pictures.head)
    {
      g_queue_unlink (&cache.pictures, link);
      g_queue_push_head_link (&cache.pictures, link);
    }
  return cache.pictures.head->data;
}

static void
snapshot_outlines (GtkSnapshot            *snapshot,
                   const ComstockTown     *town,
                   const ComstockTownLook *look)
{
  const graphene_rect_t bounds = get_bounds (town, look);
  cairo_t *cr = comstock_art_append_cairo (snapshot, &bounds);
  ComstockTownLook as_drawn = *look;

  as_drawn.outlines = TRUE;
  comstock_town_draw (cr, town, &as_drawn, 0, 0);
  cairo_destroy (cr);
}

void
comstock_town_snapshot (GtkSnapshot            *snapshot,
                        const ComstockTown     *town,
                        const ComstockTownLook *look,
                        double                  x,
                        double                  y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (comstock_art_is_outlined (snapshot))
    snapshot_outlines (snapshot, town, look);
  else
    gtk_snapshot_append_node (snapshot, get_picture (town, look)->node);
  gtk_snapshot_restore (snapshot);
}

ComstockTownLook
comstock_town_look_of (GtkWidget *widget,
                       int        cell)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  ComstockTownLook look;

  memset (&look, 0, sizeof look);
  look.cell = cell;
  look.scale = gtk_widget_get_scale_factor (widget);
  look.dark = adw_style_manager_get_dark (style);
  look.plain = adw_style_manager_get_high_contrast (style);
  return look;
}

void
comstock_town_watch (GtkWidget *widget,
                     GCallback  changed)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_signal_connect_object (style, "notify::dark", changed, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", changed, widget, G_CONNECT_SWAPPED);
}
