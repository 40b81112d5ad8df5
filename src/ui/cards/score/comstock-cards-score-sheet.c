/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two pages: the figures with the explanation of the pressed one, the rounds. */

#include "comstock-cards-score-sheet.h"

#include "comstock-cards-legend.h"
#include "comstock-cards-score-explanation.h"
#include "comstock-cards-score-grid.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-scale.h"
#include "ui/table/comstock-score-rounds.h"

#define PADDING 8             /* of style.css */
#define PANE_WIDTH 320
#define AMPLE_WIDTH 1000

struct _ComstockCardsScoreSheet
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkBox *top;
  GtkWidget *switcher;
  GtkWidget *close_button;
  GtkStack *pages;
  ComstockCardsScoreGrid *grid;
  ComstockScoreRounds *rounds;
  ComstockCardsScoreExplanation *explanation;

  ComstockCardsGame *game;
  ComstockCardsSeat *neighbour;
};

static void comstock_cards_score_sheet_look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockCardsScoreSheet, comstock_cards_score_sheet, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_cards_score_sheet_look_init))

static guint light_changed_signal;

CardsBoard
comstock_cards_score_sheet_get_light (ComstockCardsScoreSheet *self,
                                      ComstockCardsSeat      **seat)
{
  ComstockCardsScoreFigure *figure;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_SCORE_SHEET (self), 0);

  figure = comstock_cards_score_grid_get_chosen (self->grid);
  *seat = figure != NULL ? comstock_cards_score_figure_get_seat (figure) : NULL;
  return figure != NULL ? comstock_cards_sheet_get_parcels (*seat, comstock_cards_score_figure_get_row (figure)) : 0;
}

static void
update_explanation (ComstockCardsScoreSheet *self)
{
  comstock_cards_score_explanation_show (self->explanation, self->game,
                                         comstock_cards_score_grid_get_chosen (self->grid), self->neighbour);
}

static void
on_chosen (ComstockCardsScoreSheet *self)
{
  update_explanation (self);
  g_signal_emit (self, light_changed_signal, 0);
}

static void
update (ComstockCardsScoreSheet *self)
{
  if (comstock_cards_score_grid_get_chosen (self->grid) != NULL)
    on_chosen (self);
}

void
comstock_cards_score_sheet_set_game (ComstockCardsScoreSheet *self,
                                     ComstockCardsGame       *game)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_SHEET (self));
  g_return_if_fail (self->game == NULL);

  self->game = g_object_ref (game);
  comstock_cards_score_grid_set_seats (self->grid, comstock_cards_game_get_seats (game), game);
  comstock_score_rounds_set_game (self->rounds, COMSTOCK_GAME (game), &comstock_cards_legend);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
comstock_cards_score_sheet_set_neighbour (ComstockCardsScoreSheet *self,
                                          ComstockCardsSeat       *seat)
{
  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_SHEET (self));

  if (g_set_object (&self->neighbour, seat))
    update_explanation (self);
}

/* Escape puts the light out; without one it closes the pane. */
static void
dismiss_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ComstockCardsScoreSheet *self = COMSTOCK_CARDS_SCORE_SHEET (widget);

  if (comstock_cards_score_grid_get_chosen (self->grid) != NULL)
    comstock_cards_score_grid_choose (self->grid, -1, 0);
  else
    gtk_widget_activate_action (widget, "table.score-sheet", NULL);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockCardsScoreSheet *self = COMSTOCK_CARDS_SCORE_SHEET (look);
  ComstockCardsScoreFigure *figure = comstock_cards_score_grid_get_chosen (self->grid);

  return g_variant_new ("(siu)", gtk_stack_get_visible_child_name (self->pages),
                        figure != NULL
                          ? (int) comstock_cards_seat_get_index (comstock_cards_score_figure_get_seat (figure)) : -1,
                        figure != NULL ? comstock_cards_score_figure_get_row (figure) : 0);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockCardsScoreSheet *self = COMSTOCK_CARDS_SCORE_SHEET (look);
  const char *page;
  guint row;
  int seat;

  g_variant_get (value, "(&siu)", &page, &seat, &row);
  gtk_stack_set_visible_child_name (self->pages, page);
  comstock_cards_score_grid_choose (self->grid, seat, row);
}

static void
comstock_cards_score_sheet_look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static gboolean
comstock_cards_score_sheet_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (gtk_stack_get_visible_child (COMSTOCK_CARDS_SCORE_SHEET (widget)->pages),
                                 GTK_DIR_TAB_FORWARD);
}

static void
comstock_cards_score_sheet_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_cards_score_sheet_parent_class)->unmap (widget);
  comstock_cards_score_grid_choose (COMSTOCK_CARDS_SCORE_SHEET (widget)->grid, -1, 0);
}

static void
comstock_cards_score_sheet_dispose (GObject *object)
{
  ComstockCardsScoreSheet *self = COMSTOCK_CARDS_SCORE_SHEET (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->game);
  g_clear_object (&self->neighbour);
  G_OBJECT_CLASS (comstock_cards_score_sheet_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/score/comstock-cards-score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, top);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, switcher);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, close_button);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, pages);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, grid);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, rounds);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreSheet, explanation);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
}

static void
comstock_cards_score_sheet_class_init (ComstockCardsScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_score_sheet_dispose;
  widget_class->grab_focus = comstock_cards_score_sheet_grab_focus;
  widget_class->unmap = comstock_cards_score_sheet_unmap;

  light_changed_signal = g_signal_new ("light-changed", COMSTOCK_TYPE_CARDS_SCORE_SHEET, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "sheet.dismiss", NULL, dismiss_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "sheet.dismiss", NULL);

  g_type_ensure (COMSTOCK_TYPE_CARDS_SCORE_EXPLANATION);
  g_type_ensure (COMSTOCK_TYPE_CARDS_SCORE_GRID);
  g_type_ensure (COMSTOCK_TYPE_SCORE_ROUNDS);
  bind_template (widget_class);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-sheet");
}

/* The switcher's own labels would keep the pane from being narrow where text is large. */
static void
wrap_titles (ComstockCardsScoreSheet *self)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
      gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
    }
}

static void
comstock_cards_score_sheet_init (ComstockCardsScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  wrap_titles (self);
}

void
comstock_cards_score_sheet_set_room (ComstockCardsScoreSheet *self,
                                     int                      width,
                                     gboolean                 cramped)
{
  const double text = comstock_scale_get_text (GTK_WIDGET (self));
  int room = width;

  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_SHEET (self));

  /* Beside a table that has no room to give, a pane has no more than it needs for four seats. */
  if (width < AMPLE_WIDTH * text)
    room = MIN (width, (int) (PANE_WIDTH * text));
  comstock_cards_score_grid_set_room (self->grid, room - 2 * PADDING);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->top),
                                  cramped ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_reorder_child_after (self->top, self->close_button, cramped ? NULL : self->switcher);
}
