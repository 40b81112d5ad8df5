/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A focusable widget with role, names and activation, which draws only its light. */

#include "comstock-cards-parcel-cell.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "ui/kit/comstock-art.h"
#include "ui/kit/comstock-figure.h"
#include "ui/kit/comstock-spot.h"
#include "ui/table/comstock-table.h"

struct _ComstockCardsParcelCell
{
  GtkWidget parent_instance;

  char *explanation;
  ComstockCardsLight light;
  int points;
};

G_DEFINE_FINAL_TYPE (ComstockCardsParcelCell, comstock_cards_parcel_cell, GTK_TYPE_WIDGET)

/* Not gtk_widget_set_tooltip_text (), which makes it the accessible description as well. */
void
comstock_cards_parcel_cell_explain (ComstockCardsParcelCell *self,
                                    const char              *explanation)
{
  g_free (self->explanation);
  self->explanation = g_strdup (explanation);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), explanation != NULL);
}

const char *
comstock_cards_parcel_cell_get_explanation (ComstockCardsParcelCell *self)
{
  return self->explanation;
}

void
comstock_cards_parcel_cell_light (ComstockCardsParcelCell *self,
                                  ComstockCardsLight       light,
                                  int                      points)
{
  static const char *const roles[] = {
    [COMSTOCK_CARDS_LIGHT_COUNTED] = N_("parcel that scores"),
    [COMSTOCK_CARDS_LIGHT_SCORED] = N_("parcel that just scored"),
  };

  if (self->light == light && self->points == points)
    return;
  self->light = light;
  self->points = points;
  if (roles[light] != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
                                    _(roles[light]), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
snapshot_ring (GtkWidget   *widget,
               GtkSnapshot *snapshot)
{
  const GdkRGBA light = comstock_art_get_color (widget, "comstock_lit");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  const float width = (float) gtk_widget_get_width (widget);
  const float ring = MAX (2.0f, width * 0.06f);
  GskRoundedRect outer;
  GskRoundedRect inner;

  gsk_rounded_rect_init_from_rect (&outer,
                                   &GRAPHENE_RECT_INIT (1, 1, width - 2, (float) gtk_widget_get_height (widget) - 2),
                                   width * 0.15f);
  inner = outer;
  gsk_rounded_rect_shrink (&inner, 1.5f, 1.5f, 1.5f, 1.5f);
  gtk_snapshot_append_border (snapshot, &outer, (float[4]) { 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[4]) { ink, ink, ink, ink });
  gtk_snapshot_append_border (snapshot, &inner, (float[4]) { ring, ring, ring, ring },
                              (GdkRGBA[4]) { light, light, light, light });
}

/* At the foot of the parcel, where it hides least of the symbol. */
static void
snapshot_points (ComstockCardsParcelCell *self,
                 GtkSnapshot             *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA light = comstock_art_get_color (widget, "comstock_lit");
  const GdkRGBA ink = comstock_art_get_color (widget, "comstock_ink");
  const int side = gtk_widget_get_width (widget);
  g_autofree char *text = comstock_text_signed (self->points);
  g_autoptr (PangoLayout) layout = comstock_figure_new (widget, text, MAX (11, side * 0.26));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  comstock_figure_snapshot_pill (snapshot, layout,
                                 GRAPHENE_POINT_INIT ((float) ((side - width) / 2 - COMSTOCK_FIGURE_PILL / 2),
                                                      (float) (side - height - 2)), &light, &ink);
}

static void
comstock_cards_parcel_cell_snapshot (GtkWidget   *widget,
                                     GtkSnapshot *snapshot)
{
  ComstockCardsParcelCell *self = COMSTOCK_CARDS_PARCEL_CELL (widget);

  if (self->light == COMSTOCK_CARDS_LIGHT_NONE)
    return;
  snapshot_ring (widget, snapshot);
  if (self->points != 0)
    snapshot_points (self, snapshot);
}

static gboolean
comstock_cards_parcel_cell_query_tooltip (GtkWidget  *widget,
                                          int         x,
                                          int         y,
                                          gboolean    keyboard,
                                          GtkTooltip *tooltip)
{
  /* At the table a bubble tells it, which keeps off what else is said and played there. */
  if (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_TABLE) != NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, COMSTOCK_CARDS_PARCEL_CELL (widget)->explanation);
  return TRUE;
}

static void
comstock_cards_parcel_cell_finalize (GObject *object)
{
  g_free (COMSTOCK_CARDS_PARCEL_CELL (object)->explanation);
  G_OBJECT_CLASS (comstock_cards_parcel_cell_parent_class)->finalize (object);
}

static void
comstock_cards_parcel_cell_class_init (ComstockCardsParcelCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = comstock_cards_parcel_cell_finalize;
  widget_class->snapshot = comstock_cards_parcel_cell_snapshot;
  widget_class->query_tooltip = comstock_cards_parcel_cell_query_tooltip;
  comstock_spot_class_install (widget_class, "cell.press");
  gtk_widget_class_set_css_name (widget_class, "parcel-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
comstock_cards_parcel_cell_init (ComstockCardsParcelCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
comstock_cards_parcel_cell_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_PARCEL_CELL, NULL);
}
