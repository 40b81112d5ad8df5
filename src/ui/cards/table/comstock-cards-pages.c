/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the parts of the table are arranged, and how much room each is given. */

#include "comstock-cards-pages.h"

#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-shape-bin.h"
#include "ui/cards/cards/comstock-cards-column-view.h"

/* What the parts need at least, in pixels at the usual size of text. */
#define SIDE_WIDTH 258      /* of the column and of the seats; beside a pane it leaves the city a hand of nine cards */
#define CITY_WIDTH 320
#define CITY_HEIGHT 96

/* Below this height what answers a question stands beside the city, not under it, and is so wide at most; if there is
 * room for both. */
#define LOW 480
#define ANSWERS_WIDTH 260
#define BESIDE_WIDTH (CITY_WIDTH + ANSWERS_WIDTH)
#define UNBOUND 10000

/* From this width on column and city are seen together; the seats follow the column until there is room for three. */
#define PAIR_WIDTH (SIDE_WIDTH + CITY_WIDTH + 40)
#define THREE_WIDTH (2 * SIDE_WIDTH + CITY_WIDTH)

/* Where there is more room than the city needs, the sides have some of it. */
#define AMPLE_WIDTH 1100
#define AMPLE_SIDE_WIDTH 290

struct _ComstockCardsPages
{
  AdwBin parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *column_page;
  GtkBox *column_home;
  GtkBox *city_page;
  GtkBox *city_home;
  GtkLabel *city_title;
  AdwClamp *answers_home;
  GtkWidget *seats_page;
  GtkBox *seats_home;

  ComstockCardsColumnView *column;
  GtkWidget *city;
  GtkWidget *seats;
};

enum
{
  PROP_COLUMN = 1,
  PROP_CITY,
  PROP_ANSWERS,
  PROP_SEATS,
  PROP_PAGE,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (ComstockCardsPages, comstock_cards_pages, ADW_TYPE_BIN)

static void
on_column_reshape (ComstockCardsPages *self,
                   int                 width,
                   int                 height)
{
  comstock_cards_column_view_set_room (self->column, height);
}

static void
on_page (ComstockCardsPages *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

static void
on_folded (ComstockCardsPages *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOLDED]);
}

static void
comstock_cards_pages_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  ComstockCardsPages *self = COMSTOCK_CARDS_PAGES (object);

  switch (id)
    {
    case PROP_PAGE:
      g_value_set_string (value, comstock_cards_pages_get_page (self));
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, comstock_cards_pages_is_folded (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
comstock_cards_pages_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  ComstockCardsPages *self = COMSTOCK_CARDS_PAGES (object);

  switch (id)
    {
    case PROP_COLUMN:
      self->column = g_value_get_object (value);
      gtk_box_append (self->column_home, GTK_WIDGET (self->column));
      break;
    case PROP_CITY:
      self->city = g_value_get_object (value);
      gtk_box_append (self->city_home, self->city);
      break;
    case PROP_ANSWERS:
      adw_clamp_set_child (self->answers_home, g_value_get_object (value));
      break;
    case PROP_SEATS:
      self->seats = g_value_get_object (value);
      gtk_box_append (self->seats_home, self->seats);
      break;
    case PROP_PAGE:
      comstock_cards_pages_set_page (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags write = G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_COLUMN] = g_param_spec_object ("column", NULL, NULL, COMSTOCK_TYPE_CARDS_COLUMN_VIEW, write);
  props[PROP_CITY] = g_param_spec_object ("city", NULL, NULL, GTK_TYPE_WIDGET, write);
  props[PROP_ANSWERS] = g_param_spec_object ("answers", NULL, NULL, GTK_TYPE_WIDGET, write);
  props[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, GTK_TYPE_WIDGET, write);
  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL, read | write);
  props[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
comstock_cards_pages_class_init (ComstockCardsPagesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = comstock_cards_pages_get_property;
  object_class->set_property = comstock_cards_pages_set_property;
  install_properties (object_class);

  g_type_ensure (COMSTOCK_TYPE_SHAPE_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/table/comstock-cards-pages.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, leaflet);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, column_page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, column_home);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, city_page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, city_home);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, city_title);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, answers_home);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, seats_page);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsPages, seats_home);
  gtk_widget_class_bind_template_callback (widget_class, on_column_reshape);
  gtk_widget_class_bind_template_callback (widget_class, on_folded);
  gtk_widget_class_bind_template_callback (widget_class, on_page);
}

static void
comstock_cards_pages_init (ComstockCardsPages *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* In pixels that grow with the scale. */
static void
request (GtkWidget *widget,
         int        width,
         int        height)
{
  const double scale = comstock_scale_get (widget);

  gtk_widget_set_size_request (widget, width > 0 ? (int) (width * scale) : -1,
                               height > 0 ? (int) (height * scale) : -1);
}

static void
request_sizes (ComstockCardsPages *self,
               gboolean            ample)
{
  const int side = ample ? AMPLE_SIDE_WIDTH : SIDE_WIDTH;

  request (self->column_page, side, 0);
  request (self->city, CITY_WIDTH, CITY_HEIGHT);
  request (self->seats_page, side, 0);
}

static void
set_low (ComstockCardsPages *self,
         gboolean            low)
{
  const int width = low ? (int) (ANSWERS_WIDTH * comstock_scale_get_text (GTK_WIDGET (self))) : UNBOUND;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->city_page),
                                  low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  adw_clamp_set_maximum_size (self->answers_home, width);
  adw_clamp_set_tightening_threshold (self->answers_home, width);
}

static void
set_paired (ComstockCardsPages *self,
            gboolean            paired)
{
  GtkBox *home = paired ? self->column_home : self->seats_home;
  GtkWidget *old = gtk_widget_get_parent (self->seats);

  gtk_widget_set_visible (self->seats_page, !paired);
  if (old == GTK_WIDGET (home))
    return;
  g_object_ref (self->seats);
  gtk_box_remove (GTK_BOX (old), self->seats);
  gtk_box_append (home, self->seats);
  g_object_unref (self->seats);
}

gboolean
comstock_cards_pages_arrange (ComstockCardsPages *self,
                              int                 width,
                              int                 height)
{
  const double unit = comstock_scale_get_text (GTK_WIDGET (self)) * comstock_scale_get (GTK_WIDGET (self));
  const gboolean low = height < LOW * unit && width >= BESIDE_WIDTH * unit;

  request_sizes (self, width >= AMPLE_WIDTH * unit);
  set_low (self, low);
  set_paired (self, !low && width >= PAIR_WIDTH * unit && width < THREE_WIDTH * unit);
  return low;
}

void
comstock_cards_pages_turn_to (ComstockCardsPages *self,
                              GtkWidget          *part)
{
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->leaflet)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (gtk_widget_is_ancestor (part, page))
      adw_leaflet_set_visible_child (self->leaflet, page);
}

const char *
comstock_cards_pages_get_page (ComstockCardsPages *self)
{
  return adw_leaflet_get_visible_child_name (self->leaflet);
}

void
comstock_cards_pages_set_page (ComstockCardsPages *self,
                               const char         *page)
{
  adw_leaflet_set_visible_child_name (self->leaflet, page);
}

gboolean
comstock_cards_pages_is_folded (ComstockCardsPages *self)
{
  return adw_leaflet_get_folded (self->leaflet);
}

void
comstock_cards_pages_set_title (ComstockCardsPages *self,
                                const char         *title)
{
  gtk_widget_set_visible (GTK_WIDGET (self->city_title), title != NULL);
  if (title != NULL)
    gtk_label_set_label (self->city_title, title);
}
