/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ComstockPlane: a field of cells with what lies on them and on their edges, for hand, keys and screen reader. */

#pragma once

#include <gtk/gtk.h>

#include "comstock-plane-camera.h"

#define COMSTOCK_TYPE_PLANE (comstock_plane_get_type ())
G_DECLARE_DERIVABLE_TYPE (ComstockPlane, comstock_plane, COMSTOCK, PLANE, ComstockPannable)

/* What is at a place that is no edge. */
typedef enum
{
  COMSTOCK_PLANE_VOID,          /* nothing: unless something may be answered there, keys and ears pass it by */
  COMSTOCK_PLANE_BARE,          /* a cell */
  COMSTOCK_PLANE_HELD           /* a cell with something that is better not covered by a bubble */
} ComstockPlaneContent;

/* A short text on a cell. */
typedef struct
{
  const char *text;     /* a price, an income; borrowed, NULL for none */
  const char *gain;     /* what the ghost would change here, drawn in the place of that; the same */
  gboolean raised;      /* it is at the head of the cell, not at its foot */
} ComstockPlaneBadge;

/* The plane takes the largest cells that fit its area, whatever that is, unless it is zoomed; it is one stop of Tab:
 * arrow keys go from cell to cell, and over the edges that may be pressed; Home and End to the first and the last.
 * Each cell, and each edge that may be pressed, is a labelled child.  What holds of edges holds of spots in cells.
 * A press by pointer or finger counts for what is aimed at already: a mouse aims as it moves, a finger with its first
 * press.  What is dragged over it aims as well.  What is carried aims from the cursor of the keys: it follows a mouse,
 * too, unless keys have set it since the last press.
 *
 * A game's plane is a subclass.  What draws is called only when what it draws has changed, or its size.
 *
 * Signals:
 * "pressed" (const ComstockPlace *place): by pointer, Enter, space or a screen reader; any cell, whether a target or
 *   not, but edges only if they are;
 * "aimed": the pointer came over something else, or the focus went on: see comstock_plane_get_aim (). */
struct _ComstockPlaneClass
{
  ComstockPannableClass parent_class;

  guint8 surface;       /* of its places in a ComstockAsk */
  int least_cell;       /* side of a cell in pixels */
  int least_roomy_cell; /* … on a plane that is wide; 0: the same */
  int natural_cell;
  int least_cells;      /* so many in a row are always seen as a whole, if there are */
  const int *cells;     /* the sides that a cell may have unless zoomed, from the largest to 0; NULL: any */

  /* The side of a cell in so many pixels, unless zoomed, where no more than the room decides; NULL: as above. */
  int        (*fit)         (int                       width,
                             int                       height);

  /* Where the spot @place is, in sides of its cell; NULL: nothing is answered at spots. */
  graphene_rect_t (*get_spot) (ComstockPlane       *self,
                               const ComstockPlace *place);

  /* From below to above, into the widget's coordinates as @frame has them.  What lies under all else; what of it lies
   * over shade, rings and the ghosts of cells; marks around the cells where they have scrolled out of sight.  Each may
   * be NULL; without draw_rulers there is no room for rulers. */
  void       (*draw_ground) (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlaneFrame *frame);
  void       (*draw_over)   (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlaneFrame *frame);
  void       (*draw_rulers) (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlaneFrame *frame);

  /* What stands on the cell @place, over all that, into @bounds; NULL: nothing does. */
  void       (*draw_cell)   (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlace      *place,
                             const graphene_rect_t    *bounds);

  /* What marks a place that may be pressed, instead of ring, knob and shade, of which cells with nothing are then free
   * whatever is lit; NULL: these do. */
  void       (*draw_target) (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlaneFrame *frame,
                             const ComstockPlace      *place,
                             gboolean                  aimed);

  /* What marks a place that is aimed at and may not be pressed, instead of a thin ring; NULL: that does. */
  void       (*draw_aim)    (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlaneFrame *frame,
                             const ComstockPlace      *place);

  /* What would be there if @place was answered with; NULL: that is not shown. */
  void       (*draw_ghost)  (ComstockPlane            *self,
                             GtkSnapshot              *snapshot,
                             const ComstockPlaneFrame *frame,
                             const ComstockPlace      *place);

  /* Fills in the badge of a cell, which is empty; NULL: there are none. */
  void       (*get_badge)   (ComstockPlane            *self,
                             const ComstockPlace      *place,
                             ComstockPlaneBadge       *badge);

  /* By default all cells are bare. */
  ComstockPlaneContent (*get_content) (ComstockPlane       *self,
                                       const ComstockPlace *place);

  /* What a screen reader calls @place; what it says besides of one that has the focus, NULL: its badge; by default both
   * are what comstock_plane_set_words () says.  And the topics that it stands for when somebody asks
   * (comstock-explain.h), NULL: those of the plane.  All new strings. */
  char      *(*dup_words)   (ComstockPlane            *self,
                             const ComstockPlace      *place);
  char      *(*dup_more)    (ComstockPlane            *self,
                             const ComstockPlace      *place);
  char      *(*dup_topics)  (ComstockPlane            *self,
                             const ComstockPlace      *place);

  /* What a screen reader calls the kind of @place while it is another one than else; NULL: none ever is. */
  const char *(*get_role)   (ComstockPlane            *self,
                             const ComstockPlace      *place);
};

/* What a screen reader is told of @place; a new string. */
typedef char *(*ComstockPlaneWords) (const ComstockPlace *place,
                                     gpointer             data);

/* What it calls a place, and what it says besides, which may be NULL. */
void                 comstock_plane_set_words  (ComstockPlane       *self,
                                                ComstockPlaneWords   words,
                                                ComstockPlaneWords   more,
                                                gpointer             data);

/* The columns and rows that there are, at least one cell: 1 × 1 at first.  What is seen stays where it was. */
void                 comstock_plane_set_extent (ComstockPlane       *self,
                                                const GdkRectangle  *extent);

/* What lies there has changed, or what it is called: draws and names all anew. */
void                 comstock_plane_update     (ComstockPlane       *self);

/* The same for all that stands on the cells, above what draw_ground and draw_over draw. */
void                 comstock_plane_update_cells (ComstockPlane     *self);

/* Other drawings of the same; of what draw_over draws; of what stands on the cell @place; other badges. */
void                 comstock_plane_redraw     (ComstockPlane       *self);
void                 comstock_plane_redraw_over (ComstockPlane      *self);
void                 comstock_plane_redraw_cell (ComstockPlane      *self,
                                                 const ComstockPlace *place);
void                 comstock_plane_update_badges (ComstockPlane    *self);

/* What may be pressed now are the places of @ask on the plane's surface, those that stand aside only if @aside: the
 * other cells are shaded.  One at least is brought into sight. */
void                 comstock_plane_set_ask    (ComstockPlane       *self,
                                                const ComstockAsk   *ask,
                                                gboolean             aside);

/* So may @places, until the next ask: a press there gives more than one answer. */
void                 comstock_plane_offer      (ComstockPlane       *self,
                                                const ComstockPlace *places,
                                                guint                n);

gboolean             comstock_plane_is_target  (ComstockPlane       *self,
                                                const ComstockPlace *place);

/* Where a ghost is seen; nowhere for NULL.  By itself the plane has it follow the aim over the targets. */
void                 comstock_plane_set_ghost  (ComstockPlane       *self,
                                                const ComstockPlace *place);

/* What is carried covers @side × @side cells, the first of them at the cursor: it stays in sight, and is seen as a
 * ghost wherever it is.  0: nothing is carried.  Any call lets the pointer lead again. */
void                 comstock_plane_carry      (ComstockPlane       *self,
                                                int                  side);

/* Whether keys have set it since: a mouse that only passes leaves it there. */
gboolean             comstock_plane_is_pinned  (ComstockPlane       *self);

/* Brings it as near to there as it gets, in sight; the focus stays where it is. */
void                 comstock_plane_lead       (ComstockPlane       *self,
                                                int                  x,
                                                int                  y);

/* What a press there in the widget would be for, the middle of what is carried; nowhere beside all. */
ComstockPlace        comstock_plane_pick       (ComstockPlane       *self,
                                                double               x,
                                                double               y);

/* Cells that somebody looks at, a figure of the score sheet or a hint, or what is asked about: these stand out, @alone
 * or beside what may be pressed. */
void                 comstock_plane_light      (ComstockPlane       *self,
                                                const ComstockPlace *places,
                                                guint                n,
                                                gboolean             alone);

/* What is under the pointer, else what has the focus; nowhere if nothing is. */
const ComstockPlace *comstock_plane_get_aim    (ComstockPlane       *self);

/* Where the cursor of the keys is, nowhere without places; and whether it has the focus, too. */
const ComstockPlace *comstock_plane_get_cursor (ComstockPlane       *self);
gboolean             comstock_plane_has_focus  (ComstockPlane       *self);

/* Moves the cursor of the keys to @place, a cell, or an edge that may be pressed, and what is carried as near to there
 * as it gets; the focus follows if the plane has it. */
void                 comstock_plane_set_cursor (ComstockPlane       *self,
                                                const ComstockPlace *place);

/* Scrolls as little as needed to see @place. */
void                 comstock_plane_reveal     (ComstockPlane       *self,
                                                const ComstockPlace *place);

/* Where @place lies, in coordinates of the widget as it is allocated now: for hints and flights. */
void                 comstock_plane_get_bounds (ComstockPlane       *self,
                                                const ComstockPlace *place,
                                                graphene_rect_t     *bounds);

/* How large it is seen and which part: for what zooms and pans. */
ComstockPlaneCamera *comstock_plane_get_camera (ComstockPlane       *self);
