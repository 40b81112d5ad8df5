/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are made anew whenever something else may be answered; what is answered nowhere on map or track comes
 * first. */

#include "comstock-board-answers.h"

#include <glib/gi18n.h>

#include "comstock-board-amount.h"
#include "comstock-board-remarks.h"
#include "comstock-board-targets.h"
#include "model/board/comstock-board-text.h"
#include "model/board/comstock-board-topics.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-style-class.h"
#include "ui/table/comstock-parts.h"

/* So many amounts or more are a slider. */
#define SLIDER 5

#define PICTURE 40
#define PICTURE_GAP 8
#define SPACING 6

/* Of tiles. */
#define SMALL_PICTURE 28
#define SMALL_SPACING 4

typedef struct
{
  int chars;                    /* in a line, at the most */
  int lines;                    /* of a remark */
} Words;

/* Without a picture and with one. */
static const Words tile_words[] = { { 22, 1 }, { 24, 3 } };
static const Words small_tile_words[] = { { 17, 1 }, { 11, 2 } };

/* In the order in which they are shown. */
typedef enum
{
  SECTION_PLAIN,
  SECTION_TRACK,
  SECTION_MAP,
  SECTION_ENCLOSURES,
  N_SECTIONS
} Section;

struct _ComstockBoardAnswers
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkBox *box;

  ComstockGame *game;
  int seat;
  gboolean looking_back;
  ComstockBoardAnswersShape shape;
  BoardPlace aim;
  GArray *moves;
};

enum
{
  CHOSEN,
  AIMED,
  LOOKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark answer_quark;

G_DEFINE_FINAL_TYPE (ComstockBoardAnswers, comstock_board_answers, GTK_TYPE_WIDGET)

static void
choose (ComstockBoardAnswers *self,
        guint                 answer)
{
  g_signal_emit (self, signals[CHOSEN], 0, answer);
}

static void
on_clicked (ComstockBoardAnswers *self,
            GtkButton            *button)
{
  choose (self, GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), answer_quark)));
}

/* --- what is looked at --- */

static void
on_enter (GtkEventController   *controller,
          ComstockBoardAnswers *self)
{
  GObject *button = G_OBJECT (gtk_event_controller_get_widget (controller));

  g_signal_emit (self, signals[LOOKED], 0, GPOINTER_TO_UINT (g_object_get_qdata (button, answer_quark)));
}

/* Where a question has put the focus nobody looks yet, unless by keys. */
static void
on_focus_enter (GtkEventController   *controller,
                ComstockBoardAnswers *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
    on_enter (controller, self);
}

static void
on_pointer_enter (GtkEventController   *controller,
                  double                x,
                  double                y,
                  ComstockBoardAnswers *self)
{
  on_enter (controller, self);
}

static void
on_leave (GtkEventController   *controller,
          ComstockBoardAnswers *self)
{
  g_signal_emit (self, signals[LOOKED], 0, 0);
}

static void
watch (ComstockBoardAnswers *self,
       GtkWidget            *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (motion, "enter", G_CALLBACK (on_pointer_enter), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, 0);
  gtk_widget_add_controller (button, motion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_focus_enter), self, 0);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_leave), self, 0);
  gtk_widget_add_controller (button, focus);
}

static GtkWidget *
add_button (ComstockBoardAnswers *self,
            const char           *label,
            guint                 answer)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  comstock_button_wrap (GTK_BUTTON (button));
  g_object_set_qdata (G_OBJECT (button), answer_quark, GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, button);
  return button;
}

static GtkLabel *
add_words (GtkWidget  *words,
           const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (words), label);
  return GTK_LABEL (label);
}

/* What is cut short has all of it in a tooltip. */
static void
shorten (GtkLabel    *title,
         GtkLabel    *remark,
         const Words *words)
{
  gtk_label_set_max_width_chars (title, words->chars);
  if (remark == NULL)
    return;
  gtk_label_set_max_width_chars (remark, words->chars);
  gtk_label_set_lines (remark, words->lines);
  gtk_label_set_ellipsize (remark, PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (GTK_WIDGET (remark), gtk_label_get_label (remark));
}

static GtkWidget *
create_words (ComstockBoardAnswers *self,
              const char           *title,
              const char           *remark,
              gboolean              pictured)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkLabel *upper = add_words (words, title, "heading");
  GtkLabel *lower = remark != NULL ? add_words (words, remark, "caption") : NULL;

  if (self->shape != COMSTOCK_BOARD_ANSWERS_LIST)
    shorten (upper, lower, self->shape == COMSTOCK_BOARD_ANSWERS_TILES ? &tile_words[pictured]
                                                                       : &small_tile_words[pictured]);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

/* A character has its portrait beside the words, a building its drawing. */
static const char *
find_drawing (CsMove move)
{
  const guint argument = board_move_argument (move);

  switch (board_move_type (move))
    {
    case BOARD_MOVE_CHOOSE:
      return comstock_board_art_portrait (argument);
    case BOARD_MOVE_BUILDING:
      return comstock_board_art_content ((BoardContent) argument);
    default:
      return NULL;
    }
}

/* What is chosen: a character, a building, a place of the track. */
static void
explain_move (GtkWidget *button,
              CsMove     move)
{
  const guint argument = board_move_argument (move);
  const BoardPlace place = comstock_board_target_find (move);
  g_autofree char *topic = NULL;

  if (board_move_type (move) == BOARD_MOVE_CHOOSE)
    topic = comstock_board_topics_of_role (argument);
  else if (board_move_type (move) == BOARD_MOVE_BUILDING)
    topic = comstock_board_topics_of_content ((BoardContent) argument);
  else if (place < BOARD_TRACK)
    topic = comstock_board_topics_of_track ((BoardTrack) place);
  comstock_explain_set_topics (button, topic);
}

static void
add_move (ComstockBoardAnswers *self,
          CsMove                move)
{
  const BoardState *state = comstock_game_get_state (self->game);
  g_autofree char *title = comstock_board_text_dup_move_title (self->game, state, (guint) self->seat, move);
  g_autofree char *subject = comstock_board_text_dup_move_subject (self->game, state, (guint) self->seat, move);
  g_autofree char *remark = comstock_board_remark_dup (self->game, (guint) self->seat, move);
  const char *drawing = find_drawing (move);
  const gboolean list = self->shape == COMSTOCK_BOARD_ANSWERS_LIST;
  GtkWidget *line = gtk_grid_new ();
  GtkWidget *button = add_button (self, title, move);

  gtk_grid_set_column_spacing (GTK_GRID (line), PICTURE_GAP);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  if (drawing != NULL)
    gtk_grid_attach (GTK_GRID (line), comstock_picture_new (drawing, list ? PICTURE : SMALL_PICTURE), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), create_words (self, list ? title : subject, remark, drawing != NULL), 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (remark != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, remark, -1);
  explain_move (button, move);
  watch (self, button);
}

static void
add_heading (ComstockBoardAnswers *self,
             Section               section)
{
  static const char *const words[N_SECTIONS] = {
    [SECTION_TRACK] = N_("On the track"),
    [SECTION_MAP] = N_("On the map"),
    [SECTION_ENCLOSURES] = N_("Enclosures"),
  };
  GtkWidget *label = gtk_label_new (_(words[section]));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (self->box, label);
}

static Section
find_section (CsMove move)
{
  const BoardPlace place = comstock_board_target_find (move);

  if (place == BOARD_NO_PLACE)
    return SECTION_PLAIN;
  if (place >= BOARD_PLACE_ENCLOSURE)
    return SECTION_ENCLOSURES;
  return place >= BOARD_PLACE_PARCEL ? SECTION_MAP : SECTION_TRACK;
}

static gboolean
is_shown (ComstockBoardAnswers *self,
          CsMove                move)
{
  return self->aim == BOARD_NO_PLACE || comstock_board_target_is (move, self->aim);
}

static GArray *
dup_amounts (ComstockBoardAnswers *self)
{
  GArray *amounts = g_array_new (FALSE, FALSE, sizeof (CsMove));

  for (guint i = 0; i < self->moves->len; i++)
    {
      const CsMove move = g_array_index (self->moves, CsMove, i);

      if (board_move_type (move) == BOARD_MOVE_AMOUNT)
        g_array_append_val (amounts, move);
    }
  return amounts;
}

/* Returns whether the amounts have one. */
static gboolean
add_slider (ComstockBoardAnswers *self)
{
  g_autoptr (GArray) amounts = dup_amounts (self);
  GtkWidget *slider;

  if (amounts->len < SLIDER)
    return FALSE;
  slider = comstock_board_amount_new (self->game, (guint) self->seat, amounts);
  g_signal_connect_object (slider, "chosen", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, slider);
  return TRUE;
}

static gboolean
is_put_off (CsMove move)
{
  return board_move_type (move) == BOARD_MOVE_PASS || board_move_type (move) == BOARD_MOVE_KEEP;
}

/* What is kept for later comes after what is done now, and whoever declines does so last. */
static void
add_section (ComstockBoardAnswers *self,
             Section               section,
             gboolean              no_amounts)
{
  gboolean begun = section == SECTION_PLAIN;

  for (guint i = 0; i < 2 * self->moves->len; i++)
    {
      const CsMove move = g_array_index (self->moves, CsMove, i % self->moves->len);

      if (find_section (move) != section || !is_shown (self, move) || is_put_off (move) != (i >= self->moves->len) ||
          (no_amounts && board_move_type (move) == BOARD_MOVE_AMOUNT))
        continue;
      if (!begun && self->shape == COMSTOCK_BOARD_ANSWERS_LIST)
        add_heading (self, section);
      begun = TRUE;
      add_move (self, move);
    }
}

static void
clear (ComstockBoardAnswers *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
}

static void
on_show_all (ComstockBoardAnswers *self)
{
  comstock_board_answers_aim (self, BOARD_NO_PLACE);
  comstock_board_answers_focus (self);
}

static void
add_way_back (ComstockBoardAnswers *self)
{
  GtkWidget *button = gtk_button_new_with_label (_("All Answers"));

  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_show_all), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->box, button);
}

static void
show_moves (ComstockBoardAnswers *self)
{
  const gboolean slider = add_slider (self);

  for (guint section = 0; section < N_SECTIONS; section++)
    add_section (self, (Section) section, slider);
  if (self->aim != BOARD_NO_PLACE)
    add_way_back (self);
}

/* Nobody at the screen is asked. */
static void
show_others (ComstockBoardAnswers *self)
{
  if (self->looking_back)
    {
      if (comstock_game_can_redo (self->game))
        add_button (self, _("Back to the Present"), COMSTOCK_BOARD_ANSWER_GO_TO_END);
      add_button (self, _("Play On From Here"), COMSTOCK_BOARD_ANSWER_PLAY_ON);
    }
  else if (comstock_game_is_over (self->game))
    {
      add_button (self, C_("end of the game", "Result"), COMSTOCK_BOARD_ANSWER_RESULT);
      add_button (self, _("Score Sheet"), COMSTOCK_BOARD_ANSWER_SCORE_SHEET);
    }
  else
    add_button (self, _("Next"), COMSTOCK_BOARD_ANSWER_NEXT);
}

static void
show (ComstockBoardAnswers *self)
{
  clear (self);
  if (self->seat >= 0)
    show_moves (self);
  else
    show_others (self);
}

static GtkLayoutManager *
create_layout (ComstockBoardAnswersShape shape)
{
  GtkLayoutManager *list;

  if (shape != COMSTOCK_BOARD_ANSWERS_LIST)
    return comstock_lines_layout_new_even (SMALL_SPACING);
  list = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (list), SPACING);
  return list;
}

void
comstock_board_answers_set_shape (ComstockBoardAnswers     *self,
                                  ComstockBoardAnswersShape shape)
{
  gboolean focused;

  g_return_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self));

  if (self->shape == shape)
    return;
  focused = comstock_part_has_focus (GTK_WIDGET (self));
  self->shape = shape;
  comstock_style_class_set (GTK_WIDGET (self), "tiles", shape != COMSTOCK_BOARD_ANSWERS_LIST);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box), create_layout (shape));
  show (self);
  if (focused)
    comstock_board_answers_focus (self);
}

void
comstock_board_answers_ask (ComstockBoardAnswers *self,
                            int                   seat,
                            gboolean              looking_back)
{
  self->seat = seat;
  self->looking_back = looking_back;
  self->aim = BOARD_NO_PLACE;
  g_clear_pointer (&self->moves, g_array_unref);
  if (seat >= 0)
    self->moves = comstock_game_dup_legal (self->game, (guint) seat);
  show (self);
}

void
comstock_board_answers_aim (ComstockBoardAnswers *self,
                            BoardPlace            place)
{
  if (self->seat < 0 || self->aim == place)
    return;
  self->aim = place;
  show (self);
  g_signal_emit (self, signals[AIMED], 0);
}

GtkWidget *
comstock_board_answers_find (ComstockBoardAnswers *self,
                             guint                 move)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  while (child != NULL && GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (child), answer_quark)) != move)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

void
comstock_board_answers_focus (ComstockBoardAnswers *self)
{
  comstock_part_enter (GTK_WIDGET (self->box));
}

static void
comstock_board_answers_dispose (GObject *object)
{
  ComstockBoardAnswers *self = COMSTOCK_BOARD_ANSWERS (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->moves, g_array_unref);
  G_OBJECT_CLASS (comstock_board_answers_parent_class)->dispose (object);
}

static void
comstock_board_answers_class_init (ComstockBoardAnswersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_answers_dispose;
  answer_quark = g_quark_from_static_string ("comstock-board-answer");
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LOOKED] = g_signal_new ("looked", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[AIMED] = g_signal_new ("aimed", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-answers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_board_answers_init (ComstockBoardAnswers *self)
{
  self->seat = -1;
  self->aim = BOARD_NO_PLACE;
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller),
                                 g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->box, NULL));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
comstock_board_answers_new (ComstockGame *game)
{
  ComstockBoardAnswers *self = g_object_new (COMSTOCK_TYPE_BOARD_ANSWERS, NULL);

  self->game = game;
  return GTK_WIDGET (self);
}
