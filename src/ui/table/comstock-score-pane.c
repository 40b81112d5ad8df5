/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The figures with the explanation of the pressed one, the rounds, and what else seats have. */

#include "comstock-score-pane.h"

#include <glib/gi18n.h>
#include <math.h>

#include "comstock-score-explanation.h"
#include "comstock-score-grid.h"
#include "comstock-score-rounds.h"
#include "comstock-seen-bin.h"
#include "model/session/comstock-prospect.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-end.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-scale.h"

#define PADDING 8             /* of style.css */
#define PANE_WIDTH 320
#define AMPLE_WIDTH 1000

struct _ComstockScorePane
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkBox *top;
  GtkWidget *switcher;
  GtkWidget *close_button;
  GtkStack *pages;
  GtkLabel *heading;
  ComstockScoreGrid *grid;
  ComstockScoreRounds *rounds;
  ComstockScoreExplanation *explanation;

  const ComstockScoreLook *look;
  ComstockGame *game;
  ComstockProspect *prospect;   /* NULL: nothing is told of the end */
  guint32 seen;
};

static void comstock_score_pane_look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockScorePane, comstock_score_pane, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_score_pane_look_init))

static guint light_changed_signal;

const ComstockSheetFigure *
comstock_score_pane_get_light (ComstockScorePane *self,
                               int               *seat)
{
  ComstockScoreFigure *figure;

  g_return_val_if_fail (COMSTOCK_IS_SCORE_PANE (self), NULL);

  figure = comstock_score_grid_get_chosen (self->grid);
  *seat = figure != NULL ? (int) comstock_score_figure_get_seat (figure) : -1;
  if (figure == NULL)
    return NULL;
  return comstock_sheet_get (comstock_score_grid_get_sheet (self->grid), comstock_score_figure_get_row (figure),
                             (guint) *seat);
}

static char *
dup_sentence (ComstockScorePane *self,
              guint              row,
              guint              seat)
{
  const ComstockSheet *sheet = comstock_score_grid_get_sheet (self->grid);

  return sheet->rows[row].kind == COMSTOCK_SHEET_EXPECTED ? comstock_prospect_dup_sentence (self->prospect, seat)
                                                          : comstock_sheet_dup_sentence (sheet, row, seat);
}

static void
update_explanation (ComstockScorePane *self)
{
  ComstockScoreFigure *figure = comstock_score_grid_get_chosen (self->grid);
  const int seat = figure != NULL ? (int) comstock_score_figure_get_seat (figure) : -1;
  const guint row = figure != NULL ? comstock_score_figure_get_row (figure) : 0;
  g_autofree char *sentence = figure != NULL ? dup_sentence (self, row, (guint) seat) : NULL;

  comstock_score_explanation_show (self->explanation, self->look, self->game,
                                   comstock_score_grid_get_sheet (self->grid), row, seat, sentence,
                                   seat >= 0 && (self->seen >> seat & 1) != 0);
}

static void
on_chosen (ComstockScorePane *self)
{
  update_explanation (self);
  /* Where a figure is annotated that is its description already. */
  if (!self->look->annotates)
    comstock_announce_aside (GTK_WIDGET (self), comstock_score_explanation_get_sentence (self->explanation));
  g_signal_emit (self, light_changed_signal, 0);
}

/* What may be expected is found meanwhile. */
static void
set_expected (ComstockScorePane *self,
              ComstockSheet     *sheet,
              guint              row)
{
  ComstockExpectation expectation;

  if (self->prospect == NULL)
    self->prospect = comstock_prospect_new (self->game);
  for (guint seat = 0; seat < sheet->n_seats; seat++)
    if (comstock_prospect_get (self->prospect, seat, &expectation))
      comstock_sheet_set (sheet, row, seat, (int) lround (expectation.mean));
}

static void
show_sheet (ComstockScorePane *self)
{
  ComstockSheet *sheet = comstock_game_dup_sheet (self->game);

  for (guint row = 0; row < sheet->n_rows; row++)
    if (sheet->rows[row].kind == COMSTOCK_SHEET_EXPECTED)
      set_expected (self, sheet, row);
  comstock_score_grid_show (self->grid, self->look, sheet);
  gtk_label_set_label (self->heading, comstock_game_is_over (self->game) ? _("The final score")
                                                                         : _("The score if the game ended now"));
  update_explanation (self);
}

static void
update (ComstockScorePane *self)
{
  show_sheet (self);
  if (comstock_score_grid_get_chosen (self->grid) != NULL)
    g_signal_emit (self, light_changed_signal, 0);
}

void
comstock_score_pane_set_seen (ComstockScorePane *self,
                              guint32            seats)
{
  g_return_if_fail (COMSTOCK_IS_SCORE_PANE (self));

  if (self->seen == seats)
    return;
  self->seen = seats;
  update_explanation (self);
}

/* Escape puts the light out; without one it closes the pane. */
static void
dismiss_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ComstockScorePane *self = COMSTOCK_SCORE_PANE (widget);

  if (comstock_score_grid_get_chosen (self->grid) != NULL)
    comstock_score_grid_choose (self->grid, -1, 0);
  else
    gtk_widget_activate_action (widget, "table.score-sheet", NULL);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockScorePane *self = COMSTOCK_SCORE_PANE (look);
  ComstockScoreFigure *figure = comstock_score_grid_get_chosen (self->grid);

  return g_variant_new ("(siu)", gtk_stack_get_visible_child_name (self->pages),
                        figure != NULL ? (int) comstock_score_figure_get_seat (figure) : -1,
                        figure != NULL ? comstock_score_figure_get_row (figure) : 0);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockScorePane *self = COMSTOCK_SCORE_PANE (look);
  const char *page;
  guint row;
  int seat;

  g_variant_get (value, "(&siu)", &page, &seat, &row);
  gtk_stack_set_visible_child_name (self->pages, page);
  comstock_score_grid_choose (self->grid, seat, row);
}

static void
comstock_score_pane_look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static gboolean
comstock_score_pane_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (gtk_stack_get_visible_child (COMSTOCK_SCORE_PANE (widget)->pages),
                                 GTK_DIR_TAB_FORWARD);
}

static void
comstock_score_pane_map (GtkWidget *widget)
{
  ComstockScorePane *self = COMSTOCK_SCORE_PANE (widget);

  GTK_WIDGET_CLASS (comstock_score_pane_parent_class)->map (widget);
  if (self->prospect != NULL)
    comstock_prospect_set_wanted (self->prospect, TRUE);
}

static void
comstock_score_pane_unmap (GtkWidget *widget)
{
  ComstockScorePane *self = COMSTOCK_SCORE_PANE (widget);

  if (self->prospect != NULL)
    comstock_prospect_set_wanted (self->prospect, FALSE);
  GTK_WIDGET_CLASS (comstock_score_pane_parent_class)->unmap (widget);
  comstock_score_grid_choose (self->grid, -1, 0);
}

static void
comstock_score_pane_dispose (GObject *object)
{
  ComstockScorePane *self = COMSTOCK_SCORE_PANE (object);

  comstock_end (&self->prospect);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (comstock_score_pane_parent_class)->dispose (object);
}

static void
comstock_score_pane_class_init (ComstockScorePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_score_pane_dispose;
  widget_class->grab_focus = comstock_score_pane_grab_focus;
  widget_class->map = comstock_score_pane_map;
  widget_class->unmap = comstock_score_pane_unmap;

  light_changed_signal = g_signal_new ("light-changed", COMSTOCK_TYPE_SCORE_PANE, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "sheet.dismiss", NULL, dismiss_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "sheet.dismiss", NULL);

  g_type_ensure (COMSTOCK_TYPE_SCORE_EXPLANATION);
  g_type_ensure (COMSTOCK_TYPE_SCORE_GRID);
  g_type_ensure (COMSTOCK_TYPE_SCORE_ROUNDS);
  g_type_ensure (COMSTOCK_TYPE_SEEN_BIN);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-score-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, top);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, switcher);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, close_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, heading);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, grid);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, rounds);
  gtk_widget_class_bind_template_child (widget_class, ComstockScorePane, explanation);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-sheet");
}

static void
comstock_score_pane_init (ComstockScorePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
comstock_score_pane_set_cramped (ComstockScorePane *self,
                                 gboolean           cramped)
{
  g_return_if_fail (COMSTOCK_IS_SCORE_PANE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->top),
                                  cramped ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_reorder_child_after (self->top, self->close_button, cramped ? NULL : self->switcher);
}

void
comstock_score_pane_set_room (ComstockScorePane *self,
                              int                width)
{
  const double text = comstock_scale_get_text (GTK_WIDGET (self));
  int room = width;

  g_return_if_fail (COMSTOCK_IS_SCORE_PANE (self));

  /* Beside a table that has no room to give, a pane has no more than it needs for four seats. */
  if (width < AMPLE_WIDTH * text)
    room = MIN (width, (int) (PANE_WIDTH * text));
  comstock_score_grid_set_room (self->grid, room - 2 * PADDING);
}

GtkWidget *
comstock_score_pane_new (ComstockGame            *game,
                         const ComstockScoreLook *look)
{
  ComstockScorePane *self = g_object_new (COMSTOCK_TYPE_SCORE_PANE, NULL);

  self->game = g_object_ref (game);
  self->look = look;
  gtk_widget_set_visible (GTK_WIDGET (self->heading), look->is_headed);
  show_sheet (self);
  comstock_score_rounds_set_game (self->rounds, game, look->points);
  if (look->measure != NULL)
    {
      /* Its title is the measure's name. */
      GtkWidget *rounds = g_object_new (COMSTOCK_TYPE_SCORE_ROUNDS, NULL);

      gtk_stack_add_titled (self->pages, rounds, "measure", _(self->look->measure->measure->name));
      comstock_score_rounds_set_game (COMSTOCK_SCORE_ROUNDS (rounds), self->game, self->look->measure);
    }
  /* The switcher's own labels would keep the pane from being narrow where text is large. */
  for (GtkWidget *button = gtk_widget_get_first_child (self->switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
      gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
    }
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  if (self->prospect != NULL)
    g_signal_connect_object (self->prospect, "found", G_CALLBACK (show_sheet), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
