/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The result: a sentence, a line per seat, buttons for the window's actions. */

#include "comstock-cards-score-result.h"

#include <glib/gi18n.h>

#include "model/cards/comstock-cards-text.h"
#include "ui/kit/comstock-sign.h"
#include "ui/cards/seats/comstock-cards-suit.h"
#include "ui/kit/comstock-reflow-box.h"

#define NAMES_WIDTH 120
#define SIGN_SIZE 32

struct _ComstockCardsScoreResult
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *headline;
  GtkLabel *outcome;
  GtkBox *seats;
  GtkButton *again;
};

G_DEFINE_FINAL_TYPE (ComstockCardsScoreResult, comstock_cards_score_result, GTK_TYPE_WIDGET)

static guint
find_place (ComstockCardsGame *game,
            ComstockCardsSeat *seat)
{
  guint place = 1;

  for (guint i = 0; i < comstock_game_get_n_seats (COMSTOCK_GAME (game)); i++)
    place += comstock_cards_seat_get_score (comstock_cards_game_get_seat (game, i))
      > comstock_cards_seat_get_score (seat);
  return place;
}

static GtkWidget *
create_label (const char *text,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
create_name (const char *text,
             const char *style)
{
  GtkWidget *label = create_label (text, style);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static GtkWidget *
create_names (ComstockCardsGame *game,
              ComstockCardsSeat *seat)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *title = comstock_cards_seat_dup_title (seat);
  g_autofree char *holder = comstock_cards_text_dup_holder (game, seat);

  gtk_box_append (GTK_BOX (names), create_name (title, "heading"));
  gtk_box_append (GTK_BOX (names), create_name (holder, "caption"));
  return names;
}

static void
add_seat (ComstockCardsScoreResult *self,
          ComstockCardsGame        *game,
          ComstockCardsSeat        *seat,
          guint                     place)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const char *sign = comstock_cards_suit_get_sign (comstock_cards_seat_get_suit (seat));
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *points = comstock_cards_seat_dup_points (seat);
  GtkWidget *place_label = create_label (number, "place");
  GtkWidget *words = comstock_reflow_box_new (NAMES_WIDTH);

  gtk_label_set_xalign (GTK_LABEL (place_label), 0.5f);
  gtk_widget_set_valign (place_label, GTK_ALIGN_CENTER);
  if (place == 1)
    gtk_widget_add_css_class (place_label, "leader");
  gtk_box_append (GTK_BOX (line), place_label);
  gtk_box_append (GTK_BOX (line), comstock_sign_new (sign, SIGN_SIZE));
  comstock_reflow_box_append (COMSTOCK_REFLOW_BOX (words), create_names (game, seat));
  comstock_reflow_box_append (COMSTOCK_REFLOW_BOX (words), create_label (points, "numeric"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), words);
  gtk_widget_add_css_class (line, "result-seat");
  gtk_box_append (self->seats, line);
}

static void
fill_seats (ComstockCardsScoreResult *self,
            ComstockCardsGame        *game)
{
  const guint n_seats = comstock_game_get_n_seats (COMSTOCK_GAME (game));
  GtkWidget *line;

  while ((line = gtk_widget_get_first_child (GTK_WIDGET (self->seats))) != NULL)
    gtk_box_remove (self->seats, line);
  for (guint place = 1; place <= n_seats; place++)
    for (guint i = 0; i < n_seats; i++)
      {
        ComstockCardsSeat *seat = comstock_cards_game_get_seat (game, i);

        if (find_place (game, seat) == place)
          add_seat (self, game, seat, place);
      }
}

void
comstock_cards_score_result_show (ComstockCardsScoreResult *self,
                                  ComstockCardsGame        *game)
{
  const guint32 winners = comstock_cards_game_get_winners (game);
  g_autofree char *outcome = comstock_cards_text_dup_outcome (game);

  g_return_if_fail (COMSTOCK_IS_CARDS_SCORE_RESULT (self));
  g_return_if_fail (winners != 0);

  gtk_label_set_label (self->outcome, outcome);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->headline), GTK_ACCESSIBLE_PROPERTY_LABEL, outcome, -1);
  fill_seats (self, game);
  /* A shared win is decided by a rematch. */
  gtk_button_set_label (self->again, (winners & (winners - 1)) != 0 ? _("Rematch") : _("Play Again"));
}

/* Not a button: whoever presses Enter to get on with the game must not begin another. */
static gboolean
comstock_cards_score_result_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (COMSTOCK_CARDS_SCORE_RESULT (widget)->headline);
}

static void
comstock_cards_score_result_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_CARDS_SCORE_RESULT (object)->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_cards_score_result_parent_class)->dispose (object);
}

static void
comstock_cards_score_result_class_init (ComstockCardsScoreResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_cards_score_result_dispose;
  widget_class->grab_focus = comstock_cards_score_result_grab_focus;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/cards/score/comstock-cards-score-result.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreResult, scroller);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreResult, headline);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreResult, outcome);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreResult, seats);
  gtk_widget_class_bind_template_child (widget_class, ComstockCardsScoreResult, again);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "score-result");
}

/* Large text must not make the pane wider than the window. */
static void
wrap_buttons (ComstockCardsScoreResult *self)
{
  for (GtkWidget *child = GTK_WIDGET (self->again); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      {
        GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (child)));

        gtk_label_set_wrap (label, TRUE);
        gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
        gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
        gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      }
}

static void
comstock_cards_score_result_init (ComstockCardsScoreResult *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  wrap_buttons (self);
}
