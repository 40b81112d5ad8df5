/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the board game gives to a plane: its drawings, words and figures. */

#include "comstock-board-map.h"

#include <glib/gi18n.h>

#include "comstock-board-map-ground.h"
#include "comstock-board-map-marks.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-topics.h"
#include "ui/board/comstock-board-figures.h"

struct _ComstockBoardMap
{
  ComstockPlane parent_instance;

  BoardState state;
  BoardParcels bright;
  BoardContent ghost;           /* what would stand on a parcel */
  BoardRoads way;               /* what would be laid for it */
  BoardParcels attacks;
  char *figures[BOARD_PARCEL_COUNT];    /* NULL: none */
  char *changes[BOARD_PARCEL_COUNT];    /* what the ghost would change, instead of figures; NULL: nothing */
  uint32_t last;                /* the parcel of the last deed, or BOARD_NO_PARCEL */
  uint8_t away[BOARD_PARCEL_COUNT];     /* seats whose cowboy there is still on its way, a bit each */

  ComstockBoardMapWords parcel_words;
  ComstockBoardMapWords edge_words;
  gpointer words_data;
};

G_DEFINE_FINAL_TYPE (ComstockBoardMap, comstock_board_map, COMSTOCK_TYPE_PLANE)

static uint32_t
parcel_at (const ComstockPlace *place)
{
  return (uint32_t) comstock_board_place_of (place) - BOARD_PLACE_PARCEL;
}

static ComstockPlace
place_of (uint32_t parcel)
{
  return comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));
}

uint32_t
comstock_board_map_get_aim (ComstockBoardMap *self)
{
  const ComstockPlace *aim = comstock_plane_get_aim (COMSTOCK_PLANE (self));

  return aim->surface != COMSTOCK_NOWHERE && aim->side == COMSTOCK_CELL ? parcel_at (aim) : BOARD_NO_PARCEL;
}

void
comstock_board_map_get_bounds (ComstockBoardMap *self,
                               uint32_t          parcel,
                               graphene_rect_t  *bounds)
{
  const ComstockPlace place = place_of (parcel);

  comstock_plane_get_bounds (COMSTOCK_PLANE (self), &place, bounds);
}

void
comstock_board_map_set_words (ComstockBoardMap      *self,
                              ComstockBoardMapWords  parcel,
                              ComstockBoardMapWords  edge,
                              gpointer               data)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->parcel_words = parcel;
  self->edge_words = edge;
  self->words_data = data;
  comstock_plane_update (COMSTOCK_PLANE (self));
}

/* Most moves leave the land as it was, and to draw all of it takes as long as half a frame. */
static gboolean
has_same_land (const BoardState *one,
               const BoardState *other)
{
  gboolean same = memcmp (one->contents, other->contents, sizeof one->contents) == 0 && one->river == other->river &&
                  memcmp (&one->roads, &other->roads, sizeof one->roads) == 0 && one->n_seats == other->n_seats;

  for (uint32_t seat = 0; same && seat < one->n_seats; seat++)
    same = one->seats[seat].owned == other->seats[seat].owned && one->seats[seat].suit == other->seats[seat].suit;
  return same;
}

void
comstock_board_map_set_state (ComstockBoardMap *self,
                              const BoardState *state)
{
  const BoardState none = { 0 };
  gboolean same;

  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  if (state == NULL)
    state = &none;
  same = has_same_land (&self->state, state);
  self->state = *state;
  if (same)
    comstock_plane_update_cells (COMSTOCK_PLANE (self));
  else
    comstock_plane_update (COMSTOCK_PLANE (self));
}

static void
copy_texts (char              **texts,
            const char *const  *from)
{
  for (uint32_t parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    {
      g_free (texts[parcel]);
      texts[parcel] = g_strdup (from != NULL ? from[parcel] : NULL);
    }
}

void
comstock_board_map_set_figures (ComstockBoardMap  *self,
                                const char *const *figures)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  copy_texts (self->figures, figures);
  comstock_plane_update_badges (COMSTOCK_PLANE (self));
}

void
comstock_board_map_set_attacks (ComstockBoardMap *self,
                                BoardParcels      attacks)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  if (self->attacks == attacks)
    return;
  self->attacks = attacks;
  comstock_plane_update_cells (COMSTOCK_PLANE (self));
}

void
comstock_board_map_set_changes (ComstockBoardMap  *self,
                                const char *const *changes)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  copy_texts (self->changes, changes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_map_set_ghost (ComstockBoardMap    *self,
                              BoardContent         content,
                              const ComstockPlace *place)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->ghost = content;
  self->way = (BoardRoads) { 0, 0 };
  comstock_plane_set_ghost (COMSTOCK_PLANE (self), place);
}

void
comstock_board_map_set_way (ComstockBoardMap *self,
                            BoardRoads        way)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->way = way;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
comstock_board_map_brighten (ComstockBoardMap *self,
                             BoardParcels      parcels)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  if (self->bright == parcels)
    return;
  self->bright = parcels;
  comstock_plane_redraw (COMSTOCK_PLANE (self));
}

void
comstock_board_map_set_last (ComstockBoardMap *self,
                             uint32_t          parcel)
{
  const uint32_t changed[] = { self->last, parcel };

  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));

  self->last = parcel;
  for (gsize i = 0; i < G_N_ELEMENTS (changed) && changed[0] != parcel; i++)
    if (changed[i] < BOARD_PARCEL_COUNT)
      {
        const ComstockPlace place = place_of (changed[i]);

        comstock_plane_redraw_cell (COMSTOCK_PLANE (self), &place);
      }
}

void
comstock_board_map_light (ComstockBoardMap *self,
                          BoardParcels      parcels,
                          gboolean          alone)
{
  ComstockPlace places[BOARD_PARCEL_COUNT];
  guint n = 0;

  for (; parcels != 0; parcels &= parcels - 1)
    places[n++] = place_of (board_first (parcels));
  comstock_plane_light (COMSTOCK_PLANE (self), places, n, alone);
}

void
comstock_board_map_set_away (ComstockBoardMap *self,
                             uint32_t          parcel,
                             guint             away)
{
  const ComstockPlace place = place_of (parcel);

  g_return_if_fail (COMSTOCK_IS_BOARD_MAP (self));
  g_return_if_fail (parcel < BOARD_PARCEL_COUNT);

  if (self->away[parcel] == away)
    return;
  self->away[parcel] = (uint8_t) away;
  comstock_plane_redraw_cell (COMSTOCK_PLANE (self), &place);
}

gboolean
comstock_board_map_find_cowboy (ComstockBoardMap *self,
                                const BoardState *state,
                                uint32_t          parcel,
                                uint32_t          seat,
                                graphene_rect_t  *square)
{
  graphene_rect_t bounds;

  comstock_board_map_get_bounds (self, parcel, &bounds);
  return comstock_board_map_marks_find_cowboy (state, parcel, seat, &bounds, square);
}

/* --- what the plane asks for --- */

static void
draw_ground (ComstockPlane            *plane,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (plane);

  comstock_board_map_ground_draw (GTK_WIDGET (self), snapshot, frame, &self->state, self->bright);
}

static void
draw_over (ComstockPlane            *plane,
           GtkSnapshot              *snapshot,
           const ComstockPlaneFrame *frame)
{
  comstock_board_map_ground_draw_roads (GTK_WIDGET (plane), snapshot, frame, &COMSTOCK_BOARD_MAP (plane)->state);
}

static void
draw_rulers (ComstockPlane            *plane,
             GtkSnapshot              *snapshot,
             const ComstockPlaneFrame *frame)
{
  comstock_board_map_ground_draw_rulers (GTK_WIDGET (plane), snapshot, frame);
}

static void
draw_cell (ComstockPlane         *plane,
           GtkSnapshot           *snapshot,
           const ComstockPlace   *place,
           const graphene_rect_t *bounds)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (plane);
  const uint32_t parcel = parcel_at (place);

  if (parcel == self->last)
    comstock_board_map_marks_draw_last (GTK_WIDGET (self), snapshot, bounds);
  comstock_board_map_marks_draw_parcel (GTK_WIDGET (self), snapshot, &self->state, parcel, self->away[parcel], bounds);
  if ((self->attacks >> parcel & 1) != 0)
    comstock_board_map_marks_draw_attack (GTK_WIDGET (self), snapshot, bounds);
}

static void
draw_ghost (ComstockPlane            *plane,
            GtkSnapshot              *snapshot,
            const ComstockPlaneFrame *frame,
            const ComstockPlace      *place)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (plane);

  if (place->side != COMSTOCK_CELL)
    {
      comstock_board_map_marks_draw_road (GTK_WIDGET (plane), snapshot, frame, comstock_board_edge_of (place));
      return;
    }
  for (uint32_t edge = 0; edge < 2 * BOARD_PARCEL_COUNT; edge++)
    if (board_has_road (self->way, edge % 2, edge / 2))
      comstock_board_map_marks_draw_road (GTK_WIDGET (plane), snapshot, frame, edge);
  comstock_board_map_marks_draw_ghost (GTK_WIDGET (plane), snapshot, frame, parcel_at (place), self->ghost);
}

static void
get_badge (ComstockPlane       *plane,
           const ComstockPlace *place,
           ComstockPlaneBadge  *badge)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (plane);
  const uint32_t parcel = parcel_at (place);
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];

  badge->text = self->figures[parcel];
  badge->gain = self->changes[parcel];
  badge->raised = comstock_board_crowd_on (&self->state, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), seats) > 0;
}

static ComstockPlaneContent
get_content (ComstockPlane       *plane,
             const ComstockPlace *place)
{
  const BoardState *state = &COMSTOCK_BOARD_MAP (plane)->state;

  return ((board_occupied (state) | board_owned (state)) >> parcel_at (place) & 1) != 0 ? COMSTOCK_PLANE_HELD
                                                                                        : COMSTOCK_PLANE_BARE;
}

static char *
dup_words (ComstockPlane       *plane,
           const ComstockPlace *place)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (plane);

  if (place->side == COMSTOCK_CELL)
    return self->parcel_words != NULL ? self->parcel_words (parcel_at (place), self->words_data)
                                      : comstock_board_parcel_dup_name (parcel_at (place));
  return self->edge_words != NULL ? self->edge_words (comstock_board_edge_of (place), self->words_data)
                                  : comstock_board_edge_dup_name (comstock_board_edge_of (place));
}

static char *
dup_topics (ComstockPlane       *plane,
            const ComstockPlace *place)
{
  const BoardContent content = board_content_at (&COMSTOCK_BOARD_MAP (plane)->state, parcel_at (place));

  return place->side == COMSTOCK_CELL && content != BOARD_BARE ? comstock_board_topics_of_content (content) : NULL;
}

static void
comstock_board_map_finalize (GObject *object)
{
  ComstockBoardMap *self = COMSTOCK_BOARD_MAP (object);

  copy_texts (self->figures, NULL);
  copy_texts (self->changes, NULL);
  G_OBJECT_CLASS (comstock_board_map_parent_class)->finalize (object);
}

static void
comstock_board_map_class_init (ComstockBoardMapClass *klass)
{
  ComstockPlaneClass *plane_class = COMSTOCK_PLANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_board_map_finalize;
  plane_class->surface = COMSTOCK_BOARD_SURFACE_MAP;
  plane_class->least_cell = 24;
  plane_class->natural_cell = 64;
  plane_class->least_cells = 8;
  plane_class->draw_ground = draw_ground;
  plane_class->draw_over = draw_over;
  plane_class->draw_rulers = draw_rulers;
  plane_class->draw_cell = draw_cell;
  plane_class->draw_ghost = draw_ghost;
  plane_class->get_badge = get_badge;
  plane_class->get_content = get_content;
  plane_class->dup_words = dup_words;
  plane_class->dup_topics = dup_topics;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "board-map");
}

static void
comstock_board_map_init (ComstockBoardMap *self)
{
  self->ghost = BOARD_BARE;
  self->last = BOARD_NO_PARCEL;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map"), -1);
  comstock_plane_set_extent (COMSTOCK_PLANE (self), &(GdkRectangle) { 0, 0, 8, 8 });
}

GtkWidget *
comstock_board_map_new (void)
{
  return g_object_new (COMSTOCK_TYPE_BOARD_MAP, NULL);
}
