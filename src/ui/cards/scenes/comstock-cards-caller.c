/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card in the middle that comes in from below and makes room for the next one. */

#include "comstock-cards-caller.h"

#include <adwaita.h>

#include "model/cards/comstock-cards-names.h"
#include "ui/cards/score/comstock-cards-row-sign.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-measure.h"

#define COMES 160.0           /* in milliseconds */
#define GOES 100.0
#define RISES 16.0f           /* while it comes, in pixels */
#define SIGN 84
#define RULE_CHARS 42

struct _ComstockCardsCaller
{
  GtkWidget parent_instance;

  GtkWidget *card;
  GtkWidget *sign;
  GtkLabel *name;
  GtkLabel *rule;
  int row;                      /* CardsRow, −1 for none */
  double shown;                 /* 0–1 */
};

G_DEFINE_FINAL_TYPE (ComstockCardsCaller, comstock_cards_caller, GTK_TYPE_WIDGET)

static void
set_row (ComstockCardsCaller *self,
         int                  row)
{
  if (row == self->row)
    return;
  self->row = row;
  gtk_widget_set_visible (self->card, row >= 0);
  if (row < 0)
    return;
  gtk_label_set_label (self->name, comstock_cards_row_get_name ((CardsRow) row));
  gtk_label_set_label (self->rule, comstock_cards_row_get_rule ((CardsRow) row));
  gtk_widget_queue_draw (self->sign);
}

void
comstock_cards_caller_set_call (ComstockCardsCaller     *self,
                                const ComstockCardsCall *call,
                                double                   time)
{
  double shown = 0;

  g_return_if_fail (COMSTOCK_IS_CARDS_CALLER (self));

  set_row (self, call != NULL ? (int) call->row : -1);
  if (call != NULL)
    shown = CLAMP (MIN ((time - call->start) / COMES, (call->start + call->length - time) / GOES), 0, 1);
  if (shown >= self->shown && shown <= self->shown)
    return;
  self->shown = shown;
  gtk_widget_set_opacity (self->card, shown);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
snapshot_sign (GtkDrawingArea *area,
               cairo_t        *cr,
               int             width,
               int             height,
               gpointer        data)
{
  ComstockCardsCaller *self = data;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  if (self->row >= 0)
    comstock_cards_row_snapshot_sign (GTK_WIDGET (area), snapshot, (CardsRow) self->row,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node != NULL)
    gsk_render_node_draw (node, cr);
}

/* What does not fit is smaller as a whole. */
static void
comstock_cards_caller_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  ComstockCardsCaller *self = COMSTOCK_CARDS_CALLER (widget);
  const float away = RISES * (float) (1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, self->shown));
  const int card_width = MAX (MIN (comstock_measure_natural_width (self->card), width),
                              comstock_measure_least_width (self->card));
  int card_height;
  float part;
  graphene_point_t at;

  comstock_measure_height (self->card, card_width, &card_height, NULL);
  part = MIN (1, MIN ((float) width / (float) card_width, (float) height / (float) card_height));
  at = GRAPHENE_POINT_INIT (((float) width - (float) card_width * part) / 2,
                            MIN (((float) height - (float) card_height * part) / 2 + away,
                                 (float) height - (float) card_height * part));
  gtk_widget_allocate (self->card, card_width, card_height, -1,
                       gsk_transform_scale (gsk_transform_translate (NULL, &at), part, part));
}

static void
comstock_cards_caller_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_CARDS_CALLER (object)->card, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_caller_parent_class)->dispose (object);
}

static void
comstock_cards_caller_class_init (ComstockCardsCallerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_caller_dispose;
  widget_class->size_allocate = comstock_cards_caller_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "cards-caller");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkLabel *
add_line (GtkWidget  *words,
          const char *style)
{
  GtkLabel *line = GTK_LABEL (comstock_label_add (GTK_BOX (words), NULL, style));

  gtk_label_set_max_width_chars (line, RULE_CHARS);
  return line;
}

static void
comstock_cards_caller_init (ComstockCardsCaller *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->row = -1;
  self->card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  self->sign = gtk_drawing_area_new ();
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->sign), snapshot_sign, self, NULL);
  gtk_widget_set_size_request (self->sign, SIGN, SIGN);
  gtk_widget_set_valign (self->sign, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->name = add_line (words, "name");
  self->rule = add_line (words, "rule");
  gtk_box_append (GTK_BOX (self->card), self->sign);
  gtk_box_append (GTK_BOX (self->card), words);
  gtk_widget_add_css_class (self->card, "called");
  gtk_widget_set_visible (self->card, FALSE);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
}

GtkWidget *
comstock_cards_caller_new (void)
{
  return g_object_new (COMSTOCK_TYPE_CARDS_CALLER, NULL);
}
