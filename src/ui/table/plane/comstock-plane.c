/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plane draws itself; spots, one for each cell and each edge that may be pressed, are there for keys and names. */

#include "comstock-plane.h"

#include <glib/gi18n.h>
#include <math.h>

#include "comstock-plane-marks.h"
#include "comstock-plane-spot.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-freeze.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-ruler.h"
#include "ui/kit/comstock-spot.h"

#define RIM 0.4                 /* of the ruler, at the sides that have none */

/* Of the side of a cell. */
#define KNOB 0.26f
#define SMALL_KNOB 0.14f        /* where cells may be pressed as well */
#define RING 0.06f              /* at what is aimed at */

#define MIN_KNOB 9.0f           /* pixels */
#define ROOMY 600               /* … of a plane's width */

typedef struct
{
  ComstockPlaneCamera camera;
  GHashTable *spots;            /* of ComstockPlaneSpot by comstock_plane_key (), as the others are */
  GHashTable *targets;          /* a set */
  guint n_cells;                /* how many of these are no edges */
  GHashTable *lit;              /* a set */
  gboolean lit_alone;           /* what may be pressed is not meant meanwhile */

  GskRenderNode *ground;        /* NULL before they are drawn */
  GskRenderNode *over;
  GHashTable *drawn;            /* what stands on cells, of GskRenderNode; NULL: nothing does */

  ComstockPlace cursor;         /* of the keys; nowhere while there are no spots */
  int carried;                  /* side of what is carried, in cells; 0: nothing is */
  gboolean pinned;              /* keys have set that: the pointer does not lead it */
  ComstockPlace pointed;        /* under the pointer */
  ComstockPlace touched;        /* by the last finger, since something else may be pressed */
  ComstockPlace aim;
  ComstockPlace ghost;
  double pointer_x;             /* where it was last */
  double pointer_y;
  ComstockPlaneWords words;
  ComstockPlaneWords more;
  gpointer words_data;
  int width;                    /* as last laid out */
  int height;
} ComstockPlanePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ComstockPlane, comstock_plane, COMSTOCK_TYPE_PANNABLE)

enum
{
  PRESSED,
  AIMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const ComstockPlace nowhere = { .surface = COMSTOCK_NOWHERE };

static ComstockPlanePrivate *
get_priv (ComstockPlane *self)
{
  return comstock_plane_get_instance_private (self);
}

static guint
count_places (ComstockPlane *self)
{
  return comstock_plane_extent_count (&get_priv (self)->camera.frame.extent);
}

static guint
count_cells (ComstockPlane *self)
{
  return comstock_plane_extent_cells (&get_priv (self)->camera.frame.extent);
}

static ComstockPlace
get_nth (ComstockPlane *self,
         guint          n)
{
  return comstock_plane_extent_get (&get_priv (self)->camera.frame.extent, COMSTOCK_PLANE_GET_CLASS (self)->surface, n);
}

static gboolean
has (GHashTable          *places,
     const ComstockPlace *place)
{
  return place->surface != COMSTOCK_NOWHERE && g_hash_table_contains (places, comstock_plane_key (place));
}

static GtkWidget *
get_spot (ComstockPlane       *self,
          const ComstockPlace *place)
{
  if (place->surface == COMSTOCK_NOWHERE)
    return NULL;
  return g_hash_table_lookup (get_priv (self)->spots, comstock_plane_key (place));
}

static ComstockPlaneContent
get_content (ComstockPlane       *self,
             const ComstockPlace *place)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);

  return klass->get_content != NULL ? klass->get_content (self, place) : COMSTOCK_PLANE_BARE;
}

static ComstockPlaneBadge
get_badge (ComstockPlane       *self,
           const ComstockPlace *place)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);
  ComstockPlaneBadge badge = { NULL, NULL, FALSE };

  if (klass->get_badge != NULL && place->side == COMSTOCK_CELL)
    klass->get_badge (self, place, &badge);
  return badge;
}

gboolean
comstock_plane_has_focus (ComstockPlane *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

/* --- what is aimed at --- */

static void
update_ghost (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);

  comstock_plane_set_ghost (self, priv->carried > 0 || has (priv->targets, &priv->aim) ? &priv->aim : NULL);
}

static void
update_aim (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const ComstockPlace *aim = priv->carried > 0 ? &priv->cursor :
                             priv->pointed.surface != COMSTOCK_NOWHERE ? &priv->pointed :
                             comstock_plane_has_focus (self) ? &priv->cursor : &nowhere;

  if (comstock_place_equal (aim, &priv->aim))
    return;
  priv->aim = *aim;
  update_ghost (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[AIMED], 0);
}

const ComstockPlace *
comstock_plane_get_aim (ComstockPlane *self)
{
  g_return_val_if_fail (COMSTOCK_IS_PLANE (self), &nowhere);

  return &get_priv (self)->aim;
}

void
comstock_plane_set_ghost (ComstockPlane       *self,
                          const ComstockPlace *place)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  get_priv (self)->ghost = place != NULL ? *place : nowhere;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* With half of the cells around it, or all that is carried. */
void
comstock_plane_reveal (ComstockPlane       *self,
                       const ComstockPlace *place)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const int side = MAX (1, priv->carried);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  comstock_plane_camera_reveal (&priv->camera, &(GdkRectangle) { place->x, place->y, side, side },
                                priv->carried > 0 ? 0 : 0.5);
}

/* Where the whole of what is carried is on the plane. */
static ComstockPlace
clamp (ComstockPlane       *self,
       const ComstockPlace *place)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const GdkRectangle *extent = &priv->camera.frame.extent;
  const int beyond = MAX (1, priv->carried);
  ComstockPlace clamped = *place;

  if (place->side == COMSTOCK_CELL)
    {
      clamped.x = (gint16) CLAMP (place->x, extent->x, extent->x + extent->width - beyond);
      clamped.y = (gint16) CLAMP (place->y, extent->y, extent->y + extent->height - beyond);
    }
  return clamped;
}

static void
move_cursor (ComstockPlane       *self,
             const ComstockPlace *place)
{
  ComstockPlanePrivate *priv = get_priv (self);

  priv->cursor = *place;
  if (comstock_plane_has_focus (self))
    gtk_widget_grab_focus (get_spot (self, place));
  if (comstock_plane_has_focus (self) || priv->carried > 0)
    comstock_plane_reveal (self, &priv->cursor);
  update_aim (self);
}

const ComstockPlace *
comstock_plane_get_cursor (ComstockPlane *self)
{
  g_return_val_if_fail (COMSTOCK_IS_PLANE (self), &nowhere);

  return &get_priv (self)->cursor;
}

/* The aim follows the keys until the pointer moves again. */
void
comstock_plane_set_cursor (ComstockPlane       *self,
                           const ComstockPlace *place)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const ComstockPlace clamped = clamp (self, place);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));
  g_return_if_fail (get_spot (self, &clamped) != NULL);

  priv->pointed = nowhere;
  priv->pinned = TRUE;
  move_cursor (self, &clamped);
}

void
comstock_plane_carry (ComstockPlane *self,
                      int            side)
{
  ComstockPlanePrivate *priv = get_priv (self);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  if (priv->carried != side)
    priv->pointed = nowhere;
  priv->carried = side;
  priv->pinned = FALSE;
  priv->cursor = clamp (self, &priv->cursor);
  if (side > 0)
    comstock_plane_reveal (self, &priv->cursor);
  update_aim (self);
  update_ghost (self);
}

gboolean
comstock_plane_is_pinned (ComstockPlane *self)
{
  g_return_val_if_fail (COMSTOCK_IS_PLANE (self), FALSE);

  return get_priv (self)->pinned;
}

void
comstock_plane_lead (ComstockPlane *self,
                     int            x,
                     int            y)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const ComstockPlace place = { .surface = COMSTOCK_PLANE_GET_CLASS (self)->surface, .x = (gint16) x,
                                .y = (gint16) y };

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  priv->cursor = clamp (self, &place);
  comstock_plane_reveal (self, &priv->cursor);
  update_aim (self);
}

/* --- words --- */

void
comstock_plane_set_words (ComstockPlane      *self,
                          ComstockPlaneWords  words,
                          ComstockPlaneWords  more,
                          gpointer            data)
{
  ComstockPlanePrivate *priv = get_priv (self);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  priv->words = words;
  priv->more = more;
  priv->words_data = data;
  comstock_plane_update (self);
}

static char *
dup_words (ComstockPlane       *self,
           const ComstockPlace *place)
{
  const ComstockPlanePrivate *priv = get_priv (self);

  return priv->words != NULL ? priv->words (place, priv->words_data) : g_strdup ("");
}

static char *
dup_more (ComstockPlane       *self,
          const ComstockPlace *place)
{
  const ComstockPlanePrivate *priv = get_priv (self);

  return priv->more != NULL ? priv->more (place, priv->words_data) : NULL;
}

static char *
dup_description (ComstockPlane       *self,
                 const ComstockPlace *place)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);
  g_autofree char *more = klass->dup_more (self, place);
  const char *told = more != NULL ? more : get_badge (self, place).text;
  const gboolean target = place->side == COMSTOCK_CELL && comstock_plane_is_target (self, place);

  /* Translators: for a screen reader: a list of places */
  return target && told != NULL ? g_strdup_printf (_("Can be chosen: %s"), told)
                                : g_strdup (target ? _("Can be chosen") : told);
}

static void
name_spot (ComstockPlane       *self,
           GtkWidget           *spot,
           const ComstockPlace *place)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);
  g_autofree char *name = klass->dup_words (self, place);
  g_autofree char *more = comstock_spot_has_focus (spot) ? dup_description (self, place) : NULL;
  g_autofree char *topics = klass->dup_topics != NULL ? klass->dup_topics (self, place) : NULL;

  comstock_spot_describe (spot, name, more);
  comstock_explain_set_topics (spot, topics);
  if (klass->get_role == NULL)
    return;
  if (klass->get_role (self, place) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
                                    klass->get_role (self, place), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
}

static void
name_all (ComstockPlane *self)
{
  GHashTableIter iter;
  gpointer spot;

  g_hash_table_iter_init (&iter, get_priv (self)->spots);
  while (g_hash_table_iter_next (&iter, NULL, &spot))
    name_spot (self, spot, comstock_plane_spot_get_place (spot));
}

/* --- spots --- */

static void
on_activate (ComstockPlane *self,
             GtkWidget     *spot)
{
  const ComstockPlace place = *comstock_plane_spot_get_place (COMSTOCK_PLANE_SPOT (spot));

  if (get_priv (self)->carried > 0)
    comstock_plane_set_cursor (self, &place);
  g_signal_emit (self, signals[PRESSED], 0, &place);
}

static void
on_focus (ComstockPlane *self,
          GParamSpec    *pspec,
          GtkWidget     *spot)
{
  ComstockPlanePrivate *priv = get_priv (self);

  if (gtk_widget_is_focus (spot) && priv->carried == 0)
    priv->cursor = *comstock_plane_spot_get_place (COMSTOCK_PLANE_SPOT (spot));
  update_aim (self);
  if (priv->carried > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tell_spot (GtkWidget *spot)
{
  ComstockPlane *self = COMSTOCK_PLANE (gtk_widget_get_parent (spot));
  const ComstockPlace *place = comstock_plane_spot_get_place (COMSTOCK_PLANE_SPOT (spot));

  /* Its place may be gone already. */
  if (get_spot (self, place) == spot)
    name_spot (self, spot, place);
}

static void
add_spot (ComstockPlane       *self,
          const ComstockPlace *place)
{
  GtkWidget *spot = comstock_plane_spot_new (place);

  g_signal_connect_object (spot, "activate", G_CALLBACK (on_activate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (spot, "notify::has-focus", G_CALLBACK (on_focus), self, G_CONNECT_SWAPPED);
  comstock_spot_watch (spot, tell_spot);
  /* Before anybody is told of it: a change of its name would be one event more for a screen reader, which passes over
   * what it is told when too many come at once. */
  name_spot (self, spot, place);
  gtk_widget_set_parent (spot, GTK_WIDGET (self));
  g_hash_table_insert (get_priv (self)->spots, comstock_plane_key (place), spot);
}

static gboolean
wants_spot (ComstockPlane       *self,
            const ComstockPlace *place)
{
  const GdkRectangle *extent = &get_priv (self)->camera.frame.extent;

  if (!comstock_plane_extent_contains (extent, place))
    return FALSE;
  return comstock_plane_is_target (self, place) ||
         (place->side == COMSTOCK_CELL && get_content (self, place) != COMSTOCK_PLANE_VOID);
}

/* The first spot from one end of all; nowhere without any. */
static ComstockPlace
find_end (ComstockPlane *self,
          gboolean       last)
{
  const guint n_cells = count_cells (self);

  for (guint n = 0; n < n_cells; n++)
    {
      const ComstockPlace place = get_nth (self, last ? n_cells - 1 - n : n);

      if (get_spot (self, &place) != NULL)
        return place;
    }
  return nowhere;
}

/* Where the cursor stays when what it was at is gone: at the cell to which that edge belongs, at the nearest one, or
 * anywhere.  A pointer goes on aiming where it is, or its next press would be lost. */
static void
keep_cursor (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);
  ComstockPlace place = priv->cursor;

  if (get_spot (self, &place) != NULL)
    return;
  place.side = COMSTOCK_CELL;
  place = clamp (self, &place);
  if (get_spot (self, &place) == NULL)
    place = find_end (self, FALSE);
  if (place.surface != COMSTOCK_NOWHERE)
    move_cursor (self, &place);
  else
    priv->cursor = nowhere;
}

/* Spots that go do so last, when the focus can go to those that stay. */
static void
update_spots (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  GHashTableIter iter;
  gpointer spot;

  for (guint n = 0; n < count_places (self); n++)
    {
      const ComstockPlace place = get_nth (self, n);

      if (get_spot (self, &place) == NULL && wants_spot (self, &place))
        add_spot (self, &place);
    }
  g_hash_table_iter_init (&iter, priv->spots);
  while (g_hash_table_iter_next (&iter, NULL, &spot))
    if (!wants_spot (self, comstock_plane_spot_get_place (spot)))
      {
        g_ptr_array_add (gone, spot);
        g_hash_table_iter_remove (&iter);
      }
  if (priv->pointed.side != COMSTOCK_CELL && get_spot (self, &priv->pointed) == NULL)
    priv->pointed = nowhere;
  keep_cursor (self);
}

/* --- what is shown --- */

void
comstock_plane_redraw (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  g_clear_pointer (&priv->ground, gsk_render_node_unref);
  g_clear_pointer (&priv->over, gsk_render_node_unref);
  g_hash_table_remove_all (priv->drawn);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_plane_redraw_over (ComstockPlane *self)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  g_clear_pointer (&get_priv (self)->over, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_plane_set_extent (ComstockPlane      *self,
                           const GdkRectangle *extent)
{
  ComstockPlanePrivate *priv = get_priv (self);
  ComstockPlaneCamera *camera = &priv->camera;
  double x, y;

  g_return_if_fail (COMSTOCK_IS_PLANE (self));
  g_return_if_fail (extent->width > 0 && extent->height > 0);

  if (gdk_rectangle_equal (extent, &camera->frame.extent) && g_hash_table_size (priv->spots) > 0)
    return;
  comstock_plane_camera_get_middle (camera, &x, &y);
  camera->frame.extent = *extent;
  if (camera->frame.cell > 0)
    comstock_plane_camera_set_middle (camera, camera->zoom, x, y);
  comstock_plane_update (self);
}

static void
update_names (ComstockPlane *self)
{
  update_spots (self);
  name_all (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
comstock_plane_update (ComstockPlane *self)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  update_names (self);
  comstock_plane_redraw (self);
}

void
comstock_plane_update_cells (ComstockPlane *self)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  update_names (self);
  g_hash_table_remove_all (get_priv (self)->drawn);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_plane_redraw_cell (ComstockPlane       *self,
                            const ComstockPlace *place)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  g_hash_table_remove (get_priv (self)->drawn, comstock_plane_key (place));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_plane_update_badges (ComstockPlane *self)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  name_all (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_plane_light (ComstockPlane       *self,
                      const ComstockPlace *places,
                      guint                n,
                      gboolean             alone)
{
  GHashTable *lit = get_priv (self)->lit;

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  g_hash_table_remove_all (lit);
  for (guint i = 0; i < n; i++)
    g_hash_table_add (lit, comstock_plane_key (&places[i]));
  get_priv (self)->lit_alone = n > 0 && alone;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- targets --- */

gboolean
comstock_plane_is_target (ComstockPlane       *self,
                          const ComstockPlace *place)
{
  g_return_val_if_fail (COMSTOCK_IS_PLANE (self), FALSE);

  return place->surface == COMSTOCK_PLANE_GET_CLASS (self)->surface && has (get_priv (self)->targets, place);
}

/* If part of the plane is seen, at least one of what may be pressed lies there. */
static void
reveal_targets (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);
  ComstockPlace first = nowhere;

  for (guint n = count_places (self); n > 0; n--)
    {
      const ComstockPlace place = get_nth (self, n - 1);

      if (!has (priv->targets, &place))
        continue;
      first = place;
      if (comstock_plane_camera_shows (&priv->camera, &first))
        return;
    }
  if (first.surface != COMSTOCK_NOWHERE)
    comstock_plane_reveal (self, &first);
}

static void
add_target (ComstockPlane       *self,
            const ComstockPlace *place)
{
  ComstockPlanePrivate *priv = get_priv (self);

  if (place->surface == COMSTOCK_PLANE_GET_CLASS (self)->surface &&
      g_hash_table_add (priv->targets, comstock_plane_key (place)) && place->side == COMSTOCK_CELL)
    priv->n_cells++;
}

static void
update_targets (ComstockPlane *self)
{
  get_priv (self)->touched = nowhere;
  update_spots (self);
  reveal_targets (self);
  name_all (self);
  update_aim (self);
  update_ghost (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
comstock_plane_set_ask (ComstockPlane     *self,
                        const ComstockAsk *ask,
                        gboolean           aside)
{
  ComstockPlanePrivate *priv = get_priv (self);

  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  g_hash_table_remove_all (priv->targets);
  priv->n_cells = 0;
  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockOption *option = &ask->options[i];

      if (!option->aside || aside)
        add_target (self, &option->place);
    }
  update_targets (self);
}

void
comstock_plane_offer (ComstockPlane       *self,
                      const ComstockPlace *places,
                      guint                n)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  for (guint i = 0; i < n; i++)
    add_target (self, &places[i]);
  update_targets (self);
}

/* --- the cursor --- */

static gboolean
comstock_plane_focus (GtkWidget       *widget,
                      GtkDirectionType direction)
{
  ComstockPlane *self = COMSTOCK_PLANE (widget);
  ComstockPlanePrivate *priv = get_priv (self);
  ComstockPlace next;

  if (!comstock_plane_has_focus (self))
    return gtk_widget_grab_focus (widget);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = comstock_plane_frame_step (&priv->camera.frame, &priv->cursor, priv->spots, direction);
  comstock_plane_set_cursor (self, &next);
  return TRUE;
}

static gboolean
comstock_plane_grab_focus (GtkWidget *widget)
{
  ComstockPlane *self = COMSTOCK_PLANE (widget);
  GtkWidget *spot = get_spot (self, &get_priv (self)->cursor);

  if (spot == NULL || !gtk_widget_grab_focus (spot))
    return FALSE;
  update_aim (self);
  return TRUE;
}

static gboolean
go_to_end (GtkWidget *widget,
           GVariant  *last,
           gpointer   data)
{
  const ComstockPlace place = find_end (COMSTOCK_PLANE (widget), g_variant_get_boolean (last));

  if (place.surface != COMSTOCK_NOWHERE)
    comstock_plane_set_cursor (COMSTOCK_PLANE (widget), &place);
  return TRUE;
}

/* --- the pointer --- */

ComstockPlace
comstock_plane_pick (ComstockPlane *self,
                     double         x,
                     double         y)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const float middle = (float) (priv->carried - 1) / 2;
  const graphene_point_t point = comstock_plane_camera_find (&priv->camera, x, y);
  const ComstockPlace place = { .surface = COMSTOCK_PLANE_GET_CLASS (self)->surface,
                                .x = (gint16) floorf (point.x - middle), .y = (gint16) floorf (point.y - middle) };

  g_return_val_if_fail (COMSTOCK_IS_PLANE (self), nowhere);

  if (priv->carried > 1)
    return clamp (self, &place);
  return comstock_plane_frame_pick (&priv->camera.frame, COMSTOCK_PLANE_GET_CLASS (self)->surface, priv->spots,
                                    priv->n_cells > 0, x, y);
}

/* A pointer that rests is told of as well, when what lies below it changes. */
static void
on_motion (ComstockPlane *self,
           double         x,
           double         y)
{
  ComstockPlanePrivate *priv = get_priv (self);

  if (x == priv->pointer_x && y == priv->pointer_y)
    return;
  priv->pointer_x = x;
  priv->pointer_y = y;
  priv->pointed = comstock_plane_pick (self, x, y);
  if (priv->carried > 0 && !priv->pinned && get_spot (self, &priv->pointed) != NULL)
    priv->cursor = priv->pointed;
  update_aim (self);
}

static void
on_leave (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);

  priv->pointer_x = priv->pointer_y = -1;
  priv->pointed = nowhere;
  update_aim (self);
}

/* A finger has no hovering, and a mouse that rests has not aimed at what keys have led away from: the first press only
 * aims at what may be pressed, with all that is told of it, and the next one is for it. */
static void
on_released (ComstockPlane *self,
             int            n_press,
             double         x,
             double         y,
             GtkGesture    *gesture)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const gboolean finger = comstock_pannable_is_finger (gesture);
  const ComstockPlace place = comstock_plane_pick (self, x, y);
  const gboolean aimed = comstock_place_equal (&place, finger && priv->carried == 0 ? &priv->touched : &priv->aim);
  GtkWidget *spot = get_spot (self, &place);

  if (place.surface == COMSTOCK_NOWHERE)
    return;
  priv->touched = place;
  priv->pointed = finger ? nowhere : place;
  if (spot != NULL)
    {
      priv->cursor = place;
      priv->pinned = FALSE;
      gtk_widget_grab_focus (spot);
    }
  update_aim (self);
  if (aimed || (priv->carried <= 1 && !has (priv->targets, &place)))
    g_signal_emit (self, signals[PRESSED], 0, &place);
}

/* --- room --- */

static void
comstock_plane_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (widget);
  const GdkRectangle *extent = &get_priv (COMSTOCK_PLANE (widget))->camera.frame.extent;
  const int cells = orientation == GTK_ORIENTATION_HORIZONTAL ? extent->width : extent->height;
  const int margins = klass->draw_rulers != NULL ? (int) (comstock_ruler_measure (widget) * (1 + RIM)) + 1 : 0;

  *minimum = MIN (cells, klass->least_cells) * klass->least_cell + margins;
  *natural = cells * klass->natural_cell + margins;
}

/* Where there is room, a mouse aims, and it is more to see the whole. */
static int
get_least_cell (const ComstockPlaneClass *klass,
                int                       width)
{
  return width >= ROOMY && klass->least_roomy_cell > 0 ? klass->least_roomy_cell : klass->least_cell;
}

static void
update_frame (ComstockPlane *self,
              int            width,
              int            height)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);
  ComstockPlanePrivate *priv = get_priv (self);
  ComstockPlaneCamera *camera = &priv->camera;
  const GdkRectangle *extent = &camera->frame.extent;
  const gboolean whole = MAX (extent->width, extent->height) <= klass->least_cells;
  const int cell = camera->frame.cell;
  const int *sides = klass->cells;
  int side;

  camera->ruler = klass->draw_rulers != NULL ? comstock_ruler_measure (GTK_WIDGET (self)) : 0;
  camera->rim = (int) (camera->ruler * RIM);
  side = MIN ((width - camera->ruler - camera->rim) / extent->width,
              (height - camera->ruler - camera->rim) / extent->height);
  while (sides != NULL && *sides > MAX (side, 0))
    sides++;
  if (sides != NULL && *sides > 0)
    side = *sides;
  side = klass->fit != NULL ? klass->fit (width, height) : MAX (side, whole ? 1 : get_least_cell (klass, width));
  comstock_plane_camera_allocate (camera, width, height, side);
  /* In a window of another size what is carried is not to be lost. */
  if (priv->carried > 0 && (priv->width != width || priv->height != height))
    {
      comstock_plane_reveal (self, &priv->cursor);
      comstock_plane_camera_allocate (camera, width, height, side);
    }
  priv->width = width;
  priv->height = height;
  if (cell != camera->frame.cell)
    comstock_plane_redraw (self);
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
comstock_plane_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ComstockPlane *self = COMSTOCK_PLANE (widget);
  ComstockPlanePrivate *priv = get_priv (self);
  GHashTableIter iter;
  gpointer spot;

  update_frame (self, width, height);
  g_hash_table_iter_init (&iter, priv->spots);
  while (g_hash_table_iter_next (&iter, NULL, &spot))
    {
      const graphene_rect_t bounds = comstock_plane_frame_bounds (&priv->camera.frame,
                                                                  comstock_plane_spot_get_place (spot));

      comstock_spot_allocate (spot, &bounds);
    }
}

void
comstock_plane_get_bounds (ComstockPlane       *self,
                           const ComstockPlace *place,
                           graphene_rect_t     *bounds)
{
  g_return_if_fail (COMSTOCK_IS_PLANE (self));

  *bounds = comstock_plane_frame_bounds (&get_priv (self)->camera.frame, place);
}

ComstockPlaneCamera *
comstock_plane_get_camera (ComstockPlane *self)
{
  g_return_val_if_fail (COMSTOCK_IS_PLANE (self), NULL);

  return &get_priv (self)->camera;
}

static void
add_obstacles (GtkWidget *widget,
               GArray    *obstacles)
{
  ComstockPlane *self = COMSTOCK_PLANE (widget);
  ComstockPlanePrivate *priv = get_priv (self);
  GHashTableIter iter;
  gpointer spot;

  g_hash_table_iter_init (&iter, priv->spots);
  while (g_hash_table_iter_next (&iter, NULL, &spot))
    {
      const ComstockPlace *place = comstock_plane_spot_get_place (spot);
      const ComstockObstacle obstacle = {
        comstock_plane_frame_bounds (&priv->camera.frame, place),
        has (priv->targets, place) ? COMSTOCK_OBSTACLE_PLACE :
        get_content (self, place) == COMSTOCK_PLANE_HELD ? COMSTOCK_OBSTACLE_SEEN : COMSTOCK_OBSTACLE_NONE,
      };

      g_array_append_val (obstacles, obstacle);
    }
}

/* --- what is seen --- */

typedef void (*Draw) (ComstockPlane            *self,
                      GtkSnapshot              *snapshot,
                      const ComstockPlaneFrame *frame);

/* Keeps what @draw draws as if all of the plane was seen from its corner on: it is moved there. */
static void
snapshot_kept (ComstockPlane  *self,
               GtkSnapshot    *snapshot,
               Draw            draw,
               GskRenderNode **kept)
{
  const ComstockPlaneCamera *camera = &get_priv (self)->camera;
  const int ruler = camera->ruler;

  if (draw == NULL)
    return;
  if (*kept == NULL)
    {
      ComstockPlaneFrame frame = camera->frame;
      GtkSnapshot *drawing = gtk_snapshot_new ();

      frame.x = frame.y = ruler;
      draw (self, drawing, &frame);
      *kept = comstock_freeze (drawing, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
    }
  if (*kept == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (camera->frame.x - ruler),
                                                          (float) (camera->frame.y - ruler)));
  gtk_snapshot_append_node (snapshot, *kept);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_meant (ComstockPlanePrivate *priv,
          const ComstockPlace  *place)
{
  return has (priv->lit, place) || (!priv->lit_alone && has (priv->targets, place));
}

/* What is not meant now lies in the shade. */
static void
snapshot_shade (ComstockPlane *self,
                GtkSnapshot   *snapshot)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const gboolean own = COMSTOCK_PLANE_GET_CLASS (self)->draw_target != NULL;

  if (g_hash_table_size (priv->lit) == 0 && (priv->n_cells == 0 || own))
    return;
  for (guint n = 0; n < count_cells (self); n++)
    {
      const ComstockPlace place = get_nth (self, n);
      const graphene_rect_t bounds = comstock_plane_frame_bounds (&priv->camera.frame, &place);

      if (!is_meant (priv, &place) && (!own || get_content (self, &place) != COMSTOCK_PLANE_VOID))
        comstock_plane_snapshot_shade (GTK_WIDGET (self), snapshot, &bounds);
    }
}

static void
snapshot_target (ComstockPlane       *self,
                 GtkSnapshot         *snapshot,
                 const ComstockPlace *place)
{
  ComstockPlanePrivate *priv = get_priv (self);

  COMSTOCK_PLANE_GET_CLASS (self)->draw_target (self, snapshot, &priv->camera.frame, place,
                                                comstock_place_equal (place, &priv->aim) ||
                                                  comstock_place_equal (place, &priv->ghost));
}

/* What may be pressed is not in the shade; a frame has what is aimed at alone. */
static void
snapshot_rings (ComstockPlane *self,
                GtkSnapshot   *snapshot)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);
  const gboolean own = klass->draw_target != NULL;
  GtkWidget *widget = GTK_WIDGET (self);
  const float width = MAX (3.0f, (float) priv->camera.frame.cell * RING);

  for (guint n = 0; n < count_cells (self); n++)
    {
      const ComstockPlace place = get_nth (self, n);
      const graphene_rect_t bounds = comstock_plane_frame_bounds (&priv->camera.frame, &place);
      const gboolean aimed = comstock_place_equal (&place, &priv->aim) || comstock_place_equal (&place, &priv->ghost);

      if (has (priv->lit, &place))
        comstock_plane_snapshot_light (widget, snapshot, &bounds);
      else if (own && has (priv->targets, &place))
        snapshot_target (self, snapshot, &place);
      else if (aimed && has (priv->targets, &place))
        comstock_plane_snapshot_ring (widget, snapshot, &bounds, "comstock_ring", width);
      else if (aimed && klass->draw_aim != NULL)
        klass->draw_aim (self, snapshot, &priv->camera.frame, &place);
      else if (aimed)
        comstock_plane_snapshot_ring (widget, snapshot, &bounds, "comstock_paper", 1);
    }
}

static void
snapshot_ghost (ComstockPlane       *self,
                GtkSnapshot         *snapshot,
                const ComstockPlace *place)
{
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);

  if (klass->draw_ghost != NULL && place->surface != COMSTOCK_NOWHERE)
    klass->draw_ghost (self, snapshot, &get_priv (self)->camera.frame, place);
}

static void
snapshot_knobs (ComstockPlane *self,
                GtkSnapshot   *snapshot)
{
  ComstockPlanePrivate *priv = get_priv (self);
  const ComstockPlaneFrame *frame = &priv->camera.frame;
  const float knob = MAX (MIN_KNOB, (float) frame->cell * (priv->n_cells > 0 ? SMALL_KNOB : KNOB));
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) frame->x - knob, (float) frame->y - knob,
                                                                 (float) (frame->extent.width * frame->cell) + 2 * knob,
                                                                 (float) (frame->extent.height * frame->cell) +
                                                                 2 * knob));
  for (guint n = count_cells (self); n < count_places (self); n++)
    {
      const ComstockPlace place = get_nth (self, n);
      graphene_point_t from, to;

      if (!has (priv->targets, &place))
        continue;
      comstock_plane_frame_edge (frame, &place, &from, &to);
      comstock_plane_draw_knob (GTK_WIDGET (self), cr, (double) (from.x + to.x) / 2, (double) (from.y + to.y) / 2,
                                (double) knob / (comstock_place_equal (&place, &priv->aim) ? 1.4 : 2));
    }
  cairo_destroy (cr);
}

/* What may be pressed and is no cell. */
static void
snapshot_apart (ComstockPlane *self,
                GtkSnapshot   *snapshot)
{
  ComstockPlanePrivate *priv = get_priv (self);

  if (g_hash_table_size (priv->targets) == priv->n_cells)
    return;
  if (COMSTOCK_PLANE_GET_CLASS (self)->draw_target == NULL)
    {
      snapshot_knobs (self, snapshot);
      return;
    }
  for (guint n = count_cells (self); n < count_places (self); n++)
    {
      const ComstockPlace place = get_nth (self, n);

      if (has (priv->targets, &place))
        snapshot_target (self, snapshot, &place);
    }
}

static GskRenderNode *
draw_cell (ComstockPlane       *self,
           const ComstockPlace *place)
{
  const float cell = (float) get_priv (self)->camera.frame.cell;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  COMSTOCK_PLANE_GET_CLASS (self)->draw_cell (self, snapshot, place, &GRAPHENE_RECT_INIT (0, 0, cell, cell));
  return gtk_snapshot_free_to_node (snapshot);
}

static void
snapshot_cells (ComstockPlane *self,
                GtkSnapshot   *snapshot)
{
  ComstockPlanePrivate *priv = get_priv (self);

  for (guint n = 0; n < count_cells (self) && COMSTOCK_PLANE_GET_CLASS (self)->draw_cell != NULL; n++)
    {
      const ComstockPlace place = get_nth (self, n);
      const graphene_rect_t bounds = comstock_plane_frame_bounds (&priv->camera.frame, &place);
      gpointer node;

      if (!g_hash_table_lookup_extended (priv->drawn, comstock_plane_key (&place), NULL, &node))
        {
          node = draw_cell (self, &place);
          g_hash_table_insert (priv->drawn, comstock_plane_key (&place), node);
        }
      if (node == NULL)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds.origin);
      gtk_snapshot_append_node (snapshot, node);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_badges (ComstockPlane *self,
                 GtkSnapshot   *snapshot)
{
  for (guint n = 0; n < count_cells (self); n++)
    {
      const ComstockPlace place = get_nth (self, n);
      const graphene_rect_t bounds = comstock_plane_frame_bounds (&get_priv (self)->camera.frame, &place);
      const ComstockPlaneBadge badge = get_badge (self, &place);
      const char *text = badge.gain != NULL ? badge.gain : badge.text;

      if (text != NULL)
        comstock_plane_snapshot_badge (GTK_WIDGET (self), snapshot, &bounds, text, badge.raised);
    }
}

static void
comstock_plane_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  ComstockPlane *self = COMSTOCK_PLANE (widget);
  ComstockPlanePrivate *priv = get_priv (self);
  const ComstockPlaneClass *klass = COMSTOCK_PLANE_GET_CLASS (self);
  const gboolean on_edge = priv->ghost.side != COMSTOCK_CELL;

  snapshot_kept (self, snapshot, klass->draw_ground, &priv->ground);
  snapshot_shade (self, snapshot);
  if (!on_edge)
    snapshot_ghost (self, snapshot, &priv->ghost);
  snapshot_rings (self, snapshot);
  snapshot_kept (self, snapshot, klass->draw_over, &priv->over);
  if (on_edge)
    snapshot_ghost (self, snapshot, &priv->ghost);
  snapshot_apart (self, snapshot);
  snapshot_cells (self, snapshot);
  snapshot_badges (self, snapshot);
  if (klass->draw_rulers != NULL)
    klass->draw_rulers (self, snapshot, &priv->camera.frame);
  GTK_WIDGET_CLASS (comstock_plane_parent_class)->snapshot (widget, snapshot);
}

static void
comstock_plane_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (comstock_plane_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
  comstock_plane_redraw (COMSTOCK_PLANE (widget));
}

static void
comstock_plane_dispose (GObject *object)
{
  ComstockPlanePrivate *priv = get_priv (COMSTOCK_PLANE (object));
  GtkWidget *spot;

  g_hash_table_remove_all (priv->spots);
  while ((spot = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (spot);
  G_OBJECT_CLASS (comstock_plane_parent_class)->dispose (object);
}

static void
comstock_plane_finalize (GObject *object)
{
  ComstockPlanePrivate *priv = get_priv (COMSTOCK_PLANE (object));

  g_clear_pointer (&priv->ground, gsk_render_node_unref);
  g_clear_pointer (&priv->over, gsk_render_node_unref);
  g_hash_table_unref (priv->spots);
  g_hash_table_unref (priv->targets);
  g_hash_table_unref (priv->lit);
  g_hash_table_unref (priv->drawn);
  G_OBJECT_CLASS (comstock_plane_parent_class)->finalize (object);
}

static void
comstock_plane_class_init (ComstockPlaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_plane_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_plane_finalize;
  widget_class->measure = comstock_plane_measure;
  widget_class->size_allocate = comstock_plane_size_allocate;
  widget_class->snapshot = comstock_plane_snapshot;
  widget_class->css_changed = comstock_plane_css_changed;
  widget_class->focus = comstock_plane_focus;
  widget_class->grab_focus = comstock_plane_grab_focus;
  klass->dup_words = dup_words;
  klass->dup_more = dup_more;

  signals[PRESSED] = g_signal_new ("pressed", COMSTOCK_TYPE_PLANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[AIMED] = g_signal_new ("aimed", COMSTOCK_TYPE_PLANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, go_to_end, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, go_to_end, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, go_to_end, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, go_to_end, "b", TRUE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
add_pointer (ComstockPlane *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *drag = gtk_drop_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_object (drag, "enter", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), drag);
  g_signal_connect_object (click, "released", G_CALLBACK (on_released), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static graphene_rect_t
spot_at (const ComstockPlace *place,
         gconstpointer        data)
{
  ComstockPlane *self = (gpointer) data;

  return COMSTOCK_PLANE_GET_CLASS (self)->get_spot (self, place);
}

static void
free_drawn (gpointer node)
{
  g_clear_pointer ((GskRenderNode **) &node, gsk_render_node_unref);
}

static void
comstock_plane_init (ComstockPlane *self)
{
  ComstockPlanePrivate *priv = get_priv (self);

  priv->camera = (ComstockPlaneCamera) {
    .plane = COMSTOCK_PANNABLE (self),
    .frame = { .extent = { 0, 0, 1, 1 }, .spot_at = spot_at, .data = self },
    .zoom = 1,
  };
  priv->spots = g_hash_table_new (NULL, NULL);
  priv->targets = g_hash_table_new (NULL, NULL);
  priv->lit = g_hash_table_new (NULL, NULL);
  priv->drawn = g_hash_table_new_full (NULL, NULL, NULL, free_drawn);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_pointer (self);
  comstock_obstacle_tell (GTK_WIDGET (self), add_obstacles);
}
