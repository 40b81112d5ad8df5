/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three pages: the figures with the explanation of the pressed one, the points by rounds, the money. */

#include "comstock-board-score.h"

#include <glib/gi18n.h>

#include "comstock-board-grid.h"
#include "comstock-board-legend.h"
#include "ui/board/map/comstock-board-mini.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-end.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-score-rounds.h"

#define MAP_HEIGHT 260
#define SENTENCE_CHARS 30

struct _ComstockBoardScore
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkBox *box;
  GtkStack *pages;
  GtkBox *figures;              /* the first page */
  GtkLabel *told;
  ComstockBoardGrid *grid;
  GtkWidget *explanation;
  GtkLabel *figure;
  GtkLabel *sentence;
  ComstockBoardMini *map;
  gboolean covering;

  ComstockBoardGame *game;
  ComstockProspect *prospect;
};

static void comstock_board_score_look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockBoardScore, comstock_board_score, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_board_score_look_init))

static guint light_changed_signal;

BoardParcels
comstock_board_score_get_light (ComstockBoardScore *self)
{
  ComstockBoardRow row;
  int seat;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_SCORE (self), 0);

  seat = comstock_board_grid_get_chosen (self->grid, &row);
  return seat >= 0 ? comstock_board_sheet_get_parcels (self->game, (guint) seat, row) : 0;
}

guint32
comstock_board_score_get_places (ComstockBoardScore *self)
{
  ComstockBoardRow row;
  int seat;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_SCORE (self), 0);

  seat = comstock_board_grid_get_chosen (self->grid, &row);
  return seat >= 0 ? comstock_board_sheet_get_places (self->game, (guint) seat, row) : 0;
}

static void
update_map (ComstockBoardScore *self)
{
  const BoardParcels lit = comstock_board_score_get_light (self);

  gtk_widget_set_visible (GTK_WIDGET (self->map), self->covering && lit != 0);
  comstock_board_mini_show (self->map, comstock_board_game_get_seen (self->game), lit);
}

static void
update_explanation (ComstockBoardScore *self)
{
  ComstockBoardRow row;
  const int seat = comstock_board_grid_get_chosen (self->grid, &row);
  g_autofree char *title = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *sentence = NULL;

  gtk_widget_set_visible (self->explanation, seat >= 0);
  if (seat < 0)
    return;
  title = comstock_game_dup_seat_title (COMSTOCK_GAME (self->game), (guint) seat);
  /* Translators: a row of the score sheet, and a seat. */
  heading = g_strdup_printf (_("%s · %s"), comstock_board_sheet_get_row_name (row), title);
  sentence = row == COMSTOCK_BOARD_LINE_EXPECTED
               ? comstock_board_sheet_dup_expectation (self->prospect, (guint) seat)
               : comstock_board_sheet_dup_explanation (self->game, (guint) seat, row);
  gtk_label_set_label (self->figure, heading);
  gtk_label_set_label (self->sentence, sentence);
  update_map (self);
}

static void
on_chosen (ComstockBoardScore *self)
{
  update_explanation (self);
  if (gtk_widget_get_visible (self->explanation))
    comstock_announce_aside (GTK_WIDGET (self), gtk_label_get_label (self->sentence));
  g_signal_emit (self, light_changed_signal, 0);
}

static void
update (ComstockBoardScore *self)
{
  gtk_label_set_label (self->told, comstock_game_is_over (COMSTOCK_GAME (self->game))
                                     ? _("The final score") : _("The score if the game ended now"));
  update_explanation (self);
}

void
comstock_board_score_set_covering (ComstockBoardScore *self,
                                   gboolean            covering)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_SCORE (self));

  self->covering = covering;
  update_map (self);
}

/* Escape puts the light out; without one it closes the pane. */
static void
dismiss_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ComstockBoardScore *self = COMSTOCK_BOARD_SCORE (widget);
  ComstockBoardRow row;

  if (comstock_board_grid_get_chosen (self->grid, &row) >= 0)
    comstock_board_grid_choose (self->grid, -1, 0);
  else
    gtk_widget_activate_action (widget, "table.score-sheet", NULL);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockBoardScore *self = COMSTOCK_BOARD_SCORE (look);
  ComstockBoardRow row = 0;
  const int seat = comstock_board_grid_get_chosen (self->grid, &row);

  return g_variant_new ("(siu)", gtk_stack_get_visible_child_name (self->pages), seat, seat >= 0 ? row : 0);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockBoardScore *self = COMSTOCK_BOARD_SCORE (look);
  const char *page;
  guint row;
  int seat;

  g_variant_get (value, "(&siu)", &page, &seat, &row);
  gtk_stack_set_visible_child_name (self->pages, page);
  comstock_board_grid_choose (self->grid, seat, (ComstockBoardRow) row);
}

static void
comstock_board_score_look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static gboolean
comstock_board_score_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (gtk_stack_get_visible_child (COMSTOCK_BOARD_SCORE (widget)->pages),
                                 GTK_DIR_TAB_FORWARD);
}

static void
comstock_board_score_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_board_score_parent_class)->map (widget);
  comstock_prospect_set_wanted (COMSTOCK_BOARD_SCORE (widget)->prospect, TRUE);
}

static void
comstock_board_score_unmap (GtkWidget *widget)
{
  comstock_prospect_set_wanted (COMSTOCK_BOARD_SCORE (widget)->prospect, FALSE);
  GTK_WIDGET_CLASS (comstock_board_score_parent_class)->unmap (widget);
  comstock_board_grid_choose (COMSTOCK_BOARD_SCORE (widget)->grid, -1, 0);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), SENTENCE_CHARS);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_top (ComstockBoardScore *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *switcher = gtk_stack_switcher_new ();
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), self->pages);
  gtk_widget_set_hexpand (switcher, TRUE);
  gtk_widget_add_css_class (switcher, "sheet-switcher");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), "table.close-pane");
  gtk_widget_set_tooltip_text (close, _("Close"));
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (close, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Close"), -1);
  gtk_box_append (GTK_BOX (top), switcher);
  gtk_box_append (GTK_BOX (top), close);
  gtk_box_append (self->box, top);
}

static void
add_explanation (ComstockBoardScore *self)
{
  self->explanation = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->explanation, "explanation");
  self->figure = add_label (self->explanation, "heading");
  self->sentence = add_label (self->explanation, "body");
  self->map = COMSTOCK_BOARD_MINI (comstock_board_mini_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->map), -1, MAP_HEIGHT);
  gtk_box_append (GTK_BOX (self->explanation), GTK_WIDGET (self->map));
  gtk_box_append (self->figures, self->explanation);
}

static void
comstock_board_score_dispose (GObject *object)
{
  comstock_end (&COMSTOCK_BOARD_SCORE (object)->prospect);
  g_clear_pointer (&COMSTOCK_BOARD_SCORE (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_score_parent_class)->dispose (object);
}

static void
comstock_board_score_class_init (ComstockBoardScoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_score_dispose;
  widget_class->grab_focus = comstock_board_score_grab_focus;
  widget_class->map = comstock_board_score_map;
  widget_class->unmap = comstock_board_score_unmap;
  light_changed_signal = g_signal_new ("light-changed", COMSTOCK_TYPE_BOARD_SCORE, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "sheet.dismiss", NULL, dismiss_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "sheet.dismiss", NULL);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-sheet");
}

static void
comstock_board_score_init (ComstockBoardScore *self)
{
  self->scroller = gtk_scrolled_window_new ();
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->pages = GTK_STACK (gtk_stack_new ());
  self->figures = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  gtk_stack_set_hhomogeneous (self->pages, FALSE);
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->pages), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->box));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  add_top (self);
  gtk_box_append (self->box, GTK_WIDGET (self->pages));
  self->told = add_label (GTK_WIDGET (self->figures), "heading");
}

static void
add_rounds (ComstockBoardScore        *self,
            const ComstockScoreLegend *legend,
            const char                *name,
            const char                *title)
{
  GtkWidget *rounds = g_object_new (COMSTOCK_TYPE_SCORE_ROUNDS, NULL);

  gtk_stack_add_titled (self->pages, rounds, name, title);
  comstock_score_rounds_set_game (COMSTOCK_SCORE_ROUNDS (rounds), COMSTOCK_GAME (self->game), legend);
}

static void
add_pages (ComstockBoardScore *self)
{
  self->grid = COMSTOCK_BOARD_GRID (comstock_board_grid_new (self->game, self->prospect));
  gtk_box_append (self->figures, GTK_WIDGET (self->grid));
  add_explanation (self);
  gtk_stack_add_titled (self->pages, GTK_WIDGET (self->figures), "figures", C_("page of the score sheet", "Figures"));
  add_rounds (self, &comstock_board_legend, "rounds", C_("page of the score sheet", "Rounds"));
  add_rounds (self, &comstock_board_money_legend, "money", _("Money"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Score sheet"), -1);
}

GtkWidget *
comstock_board_score_new (ComstockGame *game)
{
  ComstockBoardScore *self = g_object_new (COMSTOCK_TYPE_BOARD_SCORE, NULL);

  self->game = COMSTOCK_BOARD_GAME (game);
  self->prospect = comstock_prospect_new (game);
  add_pages (self);
  update (self);
  g_signal_connect_object (self->grid, "chosen", G_CALLBACK (on_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->prospect, "found", G_CALLBACK (update_explanation), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
