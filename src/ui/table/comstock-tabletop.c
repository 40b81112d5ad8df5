/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plans the areas of a table by the size of window and text alone, and lays its parts out by that. */

#include "comstock-tabletop.h"

#include "ui/kit/comstock-grain.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"

/* In pixels at the usual size of text and scale, and how much more at twice that size of text. */
typedef struct
{
  int usual;
  int more;
} Room;

static const Room wide_market = { 204, 64 };
static const Room wide_seats = { 276, 56 };
static const Room wide_rail = { 136, 40 };
static const Room wide_board = { 420, 0 };      /* with less the areas lie one below the other */
static const Room tall_seats = { 136, 40 };
static const Room tall_market = { 104, 84 };
static const Room tall_rail = { 128, 56 };
static const Room tall_width = { 560, 0 };
static const Room narrow_seats = { 64, 36 };
static const Room narrow_market = { 66, 28 };
static const Room narrow_rail = { 116, 60 };
static const Room low_height = { 440, 100 };
static const Room low_width = { 560, 200 };
static const Room low_side = { 360, 60 };

#define LEAST_BOARD 0.35     /* of the height, where the areas lie one below the other */

struct _ComstockTabletop
{
  GtkWidget parent_instance;

  GtkWidget *areas[COMSTOCK_TABLETOP_AREAS];
  ComstockTabletopShape shape;
  int foot;             /* market and rail, where both lie below the whole board */
  int rail;             /* the height of a rail that ends beside the seats */
  int beside;           /* the width of the seats */
  ComstockGrain *felt;
  ComstockGrain *wood;
  int pane;             /* how much of the end it lies over */
};

G_DEFINE_FINAL_TYPE (ComstockTabletop, comstock_tabletop, GTK_TYPE_WIDGET)

/* --- the plan --- */

typedef struct
{
  double text;
  double scale;
} Sizes;

static int
room (const Sizes *sizes,
      const Room  *room)
{
  return (int) ((room->usual + room->more * MAX (sizes->text - 1, 0)) * sizes->scale);
}

static void
plan_wide (const Sizes  *sizes,
           int           width,
           int           height,
           GdkRectangle *areas)
{
  const int market = room (sizes, &wide_market);
  const int seats = room (sizes, &wide_seats);
  const int rail = room (sizes, &wide_rail);
  const int board = width - market - seats;

  areas[COMSTOCK_TABLETOP_MARKET] = (GdkRectangle) { 0, 0, market, height };
  areas[COMSTOCK_TABLETOP_BOARD] = (GdkRectangle) { market, 0, board, height - rail };
  areas[COMSTOCK_TABLETOP_RAIL] = (GdkRectangle) { market, height - rail, board, rail };
  areas[COMSTOCK_TABLETOP_SEATS] = (GdkRectangle) { market + board, 0, seats, height };
}

/* One below the other, in @width pixels from @x on: the seats first, and the board in what is left, if it is here. */
static void
stack (int           x,
       int           width,
       int           height,
       int           seats,
       int           market,
       int           rail,
       GdkRectangle *areas)
{
  areas[COMSTOCK_TABLETOP_SEATS] = (GdkRectangle) { x, 0, width, seats };
  areas[COMSTOCK_TABLETOP_MARKET] = (GdkRectangle) { x, height - rail - market, width, market };
  areas[COMSTOCK_TABLETOP_RAIL] = (GdkRectangle) { x, height - rail, width, rail };
}

/* Large text in a small window leaves the board its share. */
static void
plan_stack (int           width,
            int           height,
            int           seats,
            int           market,
            int           rail,
            GdkRectangle *areas)
{
  const double part = MIN (1, (1 - LEAST_BOARD) * height / (seats + market + rail));
  const int top = (int) (seats * part);

  stack (0, width, height, top, (int) (market * part), (int) (rail * part), areas);
  areas[COMSTOCK_TABLETOP_BOARD] = (GdkRectangle) { 0, top, width, areas[COMSTOCK_TABLETOP_MARKET].y - top };
}

static void
plan_low (const Sizes  *sizes,
          int           width,
          int           height,
          GdkRectangle *areas)
{
  const int side = room (sizes, &low_side);
  const int seats = room (sizes, &narrow_seats);
  const int market = room (sizes, &narrow_market);

  stack (width - side, side, height, seats, market, height - seats - market, areas);
  areas[COMSTOCK_TABLETOP_BOARD] = (GdkRectangle) { 0, 0, width - side, height };
}

static ComstockTabletopShape
find_shape (const Sizes *sizes,
            int          width,
            int          height)
{
  const int sides = room (sizes, &wide_market) + room (sizes, &wide_seats);

  if (height < room (sizes, &low_height) && width >= room (sizes, &low_width))
    return COMSTOCK_TABLETOP_LOW;
  if (width >= sides + room (sizes, &wide_board))
    return COMSTOCK_TABLETOP_WIDE;
  return width >= room (sizes, &tall_width) ? COMSTOCK_TABLETOP_TALL : COMSTOCK_TABLETOP_NARROW;
}

ComstockTabletopShape
comstock_tabletop_plan (int          width,
                        int          height,
                        double       text,
                        double       scale,
                        GdkRectangle areas[COMSTOCK_TABLETOP_AREAS])
{
  const Sizes sizes = { text, scale };
  const ComstockTabletopShape shape = find_shape (&sizes, width, height);

  switch (shape)
    {
    case COMSTOCK_TABLETOP_WIDE:
      plan_wide (&sizes, width, height, areas);
      break;
    case COMSTOCK_TABLETOP_LOW:
      plan_low (&sizes, width, height, areas);
      break;
    case COMSTOCK_TABLETOP_TALL:
      plan_stack (width, height, room (&sizes, &tall_seats), room (&sizes, &tall_market), room (&sizes, &tall_rail),
                  areas);
      break;
    case COMSTOCK_TABLETOP_NARROW:
    default:
      plan_stack (width, height, room (&sizes, &narrow_seats), room (&sizes, &narrow_market),
                  room (&sizes, &narrow_rail), areas);
    }
  return shape;
}

/* --- the widget --- */

static void
comstock_tabletop_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  *minimum = *natural = 0;
}

/* GTK must not give a widget less than it asks for: what is too large for its area begins above it and ends beyond. */
static void
allocate_area (GtkWidget          *child,
               const GdkRectangle *area,
               int                 whole)
{
  GtkAllocation allocation = *area;
  int height;

  allocation.width = MAX (area->width, comstock_measure_least_width (child));
  comstock_measure_height (child, allocation.width, &height, NULL);
  allocation.height = MAX (area->height, height);
  if (gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
    allocation.x -= allocation.width - area->width;
  allocation.y = MAX (0, MIN (area->y, whole - allocation.height));
  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
comstock_tabletop_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  ComstockTabletop *self = COMSTOCK_TABLETOP (widget);
  GdkRectangle areas[COMSTOCK_TABLETOP_AREAS];

  self->shape = comstock_tabletop_plan (width, height, comstock_scale_get_text (widget), comstock_scale_get (widget),
                                        areas);
  self->foot = areas[COMSTOCK_TABLETOP_MARKET].width == areas[COMSTOCK_TABLETOP_BOARD].width
                 ? height - areas[COMSTOCK_TABLETOP_MARKET].y : 0;
  self->rail = self->shape == COMSTOCK_TABLETOP_WIDE ? height - areas[COMSTOCK_TABLETOP_RAIL].y : 0;
  self->beside = areas[COMSTOCK_TABLETOP_SEATS].width;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      for (int i = 0; i < COMSTOCK_TABLETOP_AREAS; i++)
        areas[i].x = width - areas[i].x - areas[i].width;
    }
  for (int i = 0; i < COMSTOCK_TABLETOP_AREAS; i++)
    if (self->areas[i] != NULL && gtk_widget_should_layout (self->areas[i]))
      allocate_area (self->areas[i], &areas[i], height);
}

/* The whole is felt, and wood lies under the rail. */
static void
comstock_tabletop_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  ComstockTabletop *self = COMSTOCK_TABLETOP (widget);
  GtkWidget *rail = self->areas[COMSTOCK_TABLETOP_RAIL];
  graphene_rect_t bounds;

  comstock_grain_snapshot (self->felt, widget, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  if (rail != NULL && gtk_widget_get_mapped (rail) && gtk_widget_compute_bounds (rail, widget, &bounds))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds.origin);
      comstock_grain_snapshot (self->wood, widget, snapshot, (int) bounds.size.width, (int) bounds.size.height);
      gtk_snapshot_restore (snapshot);
    }
  GTK_WIDGET_CLASS (comstock_tabletop_parent_class)->snapshot (widget, snapshot);
}

/* The areas have the numbers of their properties, less one. */
static void
comstock_tabletop_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  ComstockTabletop *self = COMSTOCK_TABLETOP (object);

  self->areas[id - 1] = g_value_get_object (value);
  gtk_widget_set_parent (self->areas[id - 1], GTK_WIDGET (self));
}

static void
comstock_tabletop_dispose (GObject *object)
{
  ComstockTabletop *self = COMSTOCK_TABLETOP (object);

  for (int i = 0; i < COMSTOCK_TABLETOP_AREAS; i++)
    g_clear_pointer (&self->areas[i], gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_tabletop_parent_class)->dispose (object);
}

static void
comstock_tabletop_finalize (GObject *object)
{
  ComstockTabletop *self = COMSTOCK_TABLETOP (object);

  comstock_grain_free (self->felt);
  comstock_grain_free (self->wood);
  G_OBJECT_CLASS (comstock_tabletop_parent_class)->finalize (object);
}

static void
comstock_tabletop_class_init (ComstockTabletopClass *klass)
{
  static const char *const names[COMSTOCK_TABLETOP_AREAS] = { "board", "market", "rail", "seats" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = comstock_tabletop_set_property;
  object_class->dispose = comstock_tabletop_dispose;
  object_class->finalize = comstock_tabletop_finalize;
  widget_class->snapshot = comstock_tabletop_snapshot;
  widget_class->measure = comstock_tabletop_measure;
  widget_class->size_allocate = comstock_tabletop_size_allocate;
  for (guint i = 0; i < COMSTOCK_TABLETOP_AREAS; i++)
    g_object_class_install_property (object_class, i + 1,
                                     g_param_spec_object (names[i], NULL, NULL, GTK_TYPE_WIDGET,
                                                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "tabletop");
}

static void
comstock_tabletop_init (ComstockTabletop *self)
{
  self->felt = comstock_grain_new_felt ();
  self->wood = comstock_grain_new_wood ();
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
comstock_tabletop_spare (ComstockTabletop *self,
                         int               width)
{
  g_return_if_fail (COMSTOCK_IS_TABLETOP (self));

  /* While it goes it is as high as it was. */
  if (width > 0)
    self->pane = width;
}

int
comstock_tabletop_get_foot (ComstockTabletop *self)
{
  return self->pane > self->beside ? MAX (self->foot, self->rail) : self->foot;
}

ComstockTabletopShape
comstock_tabletop_get_shape (ComstockTabletop *self)
{
  return self->shape;
}
