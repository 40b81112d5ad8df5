/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The two lines of the stage, which are one thing to a screen reader.  They are laid out here: a box, or an
 * alignment, would look for the narrowest line of the height that there is, and break the text at dozens of widths
 * each time. */

#include "comstock-stage.h"

#include "comstock-rounds.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"
#include "ui/kit/comstock-style-class.h"

#define SIGN_SIZE 22
#define GAP 8           /* between sign and prompt */
#define TIGHT_LINES 2
#define LOST 8          /* GtkCenterBox measures its middle for some pixels more than it gives it in the end */

struct _ComstockStage
{
  GtkWidget parent_instance;

  ComstockSign *sign;
  GtkLabel *line;
  GtkLabel *heading;
  ComstockRounds *rounds;

  char *read_prompt;            /* what is read out of it, whatever is seen */
  char *read_heading;
};

G_DEFINE_FINAL_TYPE (ComstockStage, comstock_stage, GTK_TYPE_WIDGET)

/* What stands beside the prompt takes of the width. */
static int
get_beside (ComstockStage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->sign))
           ? comstock_measure_natural_width (GTK_WIDGET (self->sign)) + GAP
           : 0;
}

static GtkWidget *
get_below (ComstockStage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->rounds)) ? GTK_WIDGET (self->rounds) : GTK_WIDGET (self->heading);
}

/* @width -1: before the width is known. */
static int
get_height (GtkWidget *widget,
            int        width)
{
  int height;

  if (width < 0)
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  else
    comstock_measure_height (widget, width, NULL, &height);
  return height;
}

/* The width of the prompt, which is not broken for want of what got lost. */
static int
get_line_width (ComstockStage *self,
                int            width)
{
  const int natural = comstock_measure_natural_width (GTK_WIDGET (self->line));
  const int room = MAX (width - get_beside (self), 0);

  return natural <= room + LOST ? natural : room;
}

static int
get_line_height (ComstockStage *self,
                 int            width)
{
  return MAX (get_height (GTK_WIDGET (self->line), width < 0 ? -1 : get_line_width (self, width)),
              (int) (SIGN_SIZE * comstock_scale_get (GTK_WIDGET (self))));
}

/* The width has nothing to do with the height. */
static void
comstock_stage_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  ComstockStage *self = COMSTOCK_STAGE (widget);
  GtkWidget *line = GTK_WIDGET (self->line);
  const int beside = get_beside (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (comstock_measure_least_width (line) + beside, comstock_measure_least_width (get_below (self)));
      *natural = MAX (comstock_measure_natural_width (line) + beside,
                      comstock_measure_natural_width (get_below (self)));
      return;
    }
  *minimum = *natural = get_line_height (self, for_size) + get_height (get_below (self), for_size);
}

static GtkSizeRequestMode
comstock_stage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
comstock_stage_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ComstockStage *self = COMSTOCK_STAGE (widget);
  const int beside = get_beside (self);
  const int line = get_line_width (self, width);
  const int line_height = get_line_height (self, width);
  const int below_height = get_height (get_below (self), width);
  const int start = (width - beside - line) / 2;
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (beside > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->sign),
                              &(GtkAllocation) { mirrored ? start + line + GAP : start, 0, beside - GAP, line_height },
                              -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->line),
                            &(GtkAllocation) { mirrored ? start : start + beside, 0, line, line_height }, -1);
  /* In a bar that is no higher than its buttons it moves up, into the room below the letters of a second line. */
  gtk_widget_size_allocate (get_below (self),
                            &(GtkAllocation) { 0, MIN (line_height, height - below_height), width, below_height }, -1);
}

static void
comstock_stage_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (comstock_stage_parent_class)->dispose (object);
}

static void
comstock_stage_finalize (GObject *object)
{
  g_free (COMSTOCK_STAGE (object)->read_prompt);
  g_free (COMSTOCK_STAGE (object)->read_heading);
  G_OBJECT_CLASS (comstock_stage_parent_class)->finalize (object);
}

static void
comstock_stage_class_init (ComstockStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_stage_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_stage_finalize;
  widget_class->measure = comstock_stage_measure;
  widget_class->get_request_mode = comstock_stage_get_request_mode;
  widget_class->size_allocate = comstock_stage_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget  *stage,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* On one line where there is room: by itself a label asks for the width of two. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, stage);
  return GTK_LABEL (label);
}

static void
name (ComstockStage *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->read_prompt,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->read_heading, -1);
}

static gboolean
name_if_left (gpointer stage)
{
  if (gtk_widget_get_root (stage) != NULL && !gtk_widget_has_focus (stage))
    name (stage);
  return G_SOURCE_REMOVE;
}

/* A screen reader reads a new name of what had the focus last until it knows who has it now. */
static void
on_left (ComstockStage *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, name_if_left, g_object_ref (self), g_object_unref);
}

/* The heading, which is hidden beside the rounds. */
static gboolean
on_query_rounds (ComstockStage *self,
                 int            x,
                 int            y,
                 gboolean       by_keys,
                 GtkTooltip    *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_label (self->heading));
  return TRUE;
}

static void
comstock_stage_init (ComstockStage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->read_prompt = g_strdup ("");
  self->read_heading = g_strdup ("");
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left), self);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (widget, "stage");
  self->sign = COMSTOCK_SIGN (comstock_sign_new (NULL, SIGN_SIZE));
  gtk_widget_set_valign (GTK_WIDGET (self->sign), GTK_ALIGN_CENTER);
  gtk_widget_set_parent (GTK_WIDGET (self->sign), widget);
  self->line = add_label (widget, "stage-line");
  comstock_label_tell_cut (self->line);
  self->heading = add_label (widget, "table-heading");
  self->rounds = COMSTOCK_ROUNDS (comstock_rounds_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->rounds), "table-heading");
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), FALSE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->rounds), TRUE);
  g_signal_connect_object (self->rounds, "query-tooltip", G_CALLBACK (on_query_rounds), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->rounds), widget);
}

/* While it has the focus, each new name would be read at once, over the news. */
static gboolean
read_out (ComstockStage *self,
          char         **read,
          const char    *text)
{
  if (g_strcmp0 (*read, text) == 0)
    return FALSE;
  g_free (*read);
  *read = g_strdup (text);
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    name (self);
  return TRUE;
}

gboolean
comstock_stage_set_heading (ComstockStage *self,
                            const char    *heading,
                            gboolean       seen)
{
  if (seen)
    gtk_label_set_label (self->heading, heading);
  return read_out (self, &self->read_heading, heading);
}

gboolean
comstock_stage_set_prompt (ComstockStage *self,
                           const char    *prompt,
                           gboolean       seen)
{
  if (seen)
    gtk_label_set_label (self->line, prompt);
  return read_out (self, &self->read_prompt, prompt);
}

void
comstock_stage_set_progress (ComstockStage *self,
                             const char    *mark,
                             guint          round,
                             guint          n_rounds)
{
  gtk_widget_set_visible (GTK_WIDGET (self->heading), mark == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), mark != NULL);
  if (mark != NULL)
    comstock_rounds_set (self->rounds, mark, round, n_rounds);
}

void
comstock_stage_set_sign (ComstockStage *self,
                         const char    *sign)
{
  gtk_widget_set_visible (GTK_WIDGET (self->sign), sign != NULL);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->sign), sign);
}

void
comstock_stage_set_tight (ComstockStage *self,
                          gboolean       tight)
{
  comstock_style_class_set (GTK_WIDGET (self), "tight", tight);
  gtk_label_set_lines (self->line, tight ? TIGHT_LINES : -1);
  gtk_label_set_ellipsize (self->line, tight ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
}

void
comstock_stage_set_asked (ComstockStage *self,
                          gboolean       asked)
{
  comstock_style_class_set (GTK_WIDGET (self), "asked", asked);
}

void
comstock_stage_set_looking_back (ComstockStage *self,
                                 gboolean       looking_back)
{
  comstock_style_class_set (GTK_WIDGET (self->line), "looking-back", looking_back);
}
