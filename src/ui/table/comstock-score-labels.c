/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words around the figures of the score grid: names of rows, headings of seats, places. */

#include "comstock-score-labels.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 24
#define ROW_SIGN_SIZE 34
#define NAME_CHARS 11
#define NAME_LINES 4
#define TITLE_CHARS 6
#define WHOLE_TITLE_CHARS 8
#define MAX_TITLE_CHARS 10
#define TITLE_LINES 3

/* One width, and the height that goes with it, whatever room is asked about: a figure of the same row, for which that
 * is asked too, is much narrower. */
static void
measure_name (GtkWidget     *widget,
              GtkOrientation orientation,
              int            for_size,
              int           *minimum,
              int           *natural,
              int           *minimum_baseline,
              int           *natural_baseline)
{
  GtkWidget *label = gtk_widget_get_first_child (widget);
  const int width = comstock_measure_natural_width (label);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = width;
  else
    comstock_measure_height (label, width, NULL, natural);
  *minimum = *natural;
}

static void
allocate_name (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static GtkWidget *
create_name (const char *text,
             const char *style)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *name = g_object_new (ADW_TYPE_BIN, "child", label, NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), NAME_LINES);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_widget_set_layout_manager (name, gtk_custom_layout_new (NULL, measure_name, allocate_name));
  gtk_widget_add_css_class (name, style);
  return name;
}

/* What stands for the name where that has no room. */
typedef struct
{
  const ComstockScoreLook *look;
  guint row;
} Sign;

static void
draw_sign (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  const Sign *sign = data;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  sign->look->snapshot_sign (GTK_WIDGET (area), snapshot, sign->row,
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
}

static GtkWidget *
create_sign (const ComstockScoreLook *look,
             guint                    row)
{
  GtkWidget *widget = gtk_drawing_area_new ();
  Sign *sign = g_new (Sign, 1);

  *sign = (Sign) { look, row };
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (widget), draw_sign, sign, g_free);
  gtk_widget_set_size_request (widget, ROW_SIGN_SIZE, ROW_SIGN_SIZE);
  gtk_widget_set_halign (widget, GTK_ALIGN_START);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (widget, FALSE);
  return widget;
}

GtkWidget *
comstock_score_row_name_new (const ComstockScoreLook *look,
                             const ComstockSheet     *sheet,
                             guint                    row)
{
  const ComstockSheetKind kind = sheet->rows[row].kind;
  GtkWidget *name = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = create_name (sheet->rows[row].name, kind == COMSTOCK_SHEET_TOTAL ? "total" : "row");
  g_autofree char *topic = NULL;

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (name), words);
  if (kind == COMSTOCK_SHEET_PART)
    gtk_widget_add_css_class (words, "part");
  if (kind != COMSTOCK_SHEET_ROW)
    return name;
  if (look->snapshot_sign != NULL)
    gtk_box_append (GTK_BOX (name), create_sign (look, row));
  if (look->dup_topic != NULL)
    topic = look->dup_topic (row);
  comstock_explain_set_topics (name, topic);
  if (look->get_rule != NULL)
    gtk_widget_set_tooltip_text (name, look->get_rule (row));
  return name;
}

void
comstock_score_name_set_short (GtkWidget *name,
                               gboolean   is_short)
{
  GtkWidget *words = ADW_IS_BIN (name) ? name : gtk_widget_get_first_child (name);
  GtkWidget *sign = gtk_widget_get_next_sibling (words);
  GtkLabel *label = GTK_LABEL (gtk_widget_get_first_child (words));
  const gboolean has_sign = words != name && sign != NULL;

  if (has_sign)
    gtk_widget_set_visible (sign, is_short);
  gtk_widget_set_visible (words, !is_short || !has_sign);
  gtk_label_set_width_chars (label, is_short ? -1 : NAME_CHARS);
}

GtkWidget *
comstock_score_place_name_new (void)
{
  /* Translators: 1st, 2nd…, while the game is played as well as at its end */
  return create_name (C_("score sheet", "Place"), "place-name");
}

GtkWidget *
comstock_score_no_name_new (void)
{
  return create_name (NULL, "row");
}

GtkWidget *
comstock_score_heading_new (const ComstockSheetSeat *seat,
                            gboolean                 titled)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (seat->title);

  g_object_set (label,
                "wrap", TRUE,
                "wrap-mode", PANGO_WRAP_WORD_CHAR,
                "ellipsize", PANGO_ELLIPSIZE_END,
                "lines", TITLE_LINES,
                "justify", GTK_JUSTIFY_CENTER,
                "width-chars", (int) CLAMP (g_utf8_strlen (seat->title, -1), TITLE_CHARS, WHOLE_TITLE_CHARS),
                "max-width-chars", MAX_TITLE_CHARS,
                NULL);
  if (seat->suit != NULL)
    {
      g_autofree char *sign = g_strconcat ("suits/", seat->suit, NULL);

      gtk_box_append (GTK_BOX (box), comstock_sign_new (sign, SIGN_SIZE));
    }
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_visible (label, titled);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_tooltip_text (box, titled ? seat->holder : seat->title);
  gtk_widget_add_css_class (box, "seat-heading");
  return box;
}

GtkWidget *
comstock_score_place_new (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "place");
  return label;
}

void
comstock_score_place_update (GtkLabel                *label,
                             const ComstockSheetSeat *seat,
                             guint                    place)
{
  g_autofree char *text = g_strdup_printf ("%u", place);
  /* Translators: for a screen reader: a player, and their place by points: "Hat: place 2" */
  g_autofree char *spoken = g_strdup_printf (_("%s: place %u"), seat->title, place);

  gtk_label_set_label (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (place == 1)
    gtk_widget_add_css_class (GTK_WIDGET (label), "leader");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), "leader");
}
