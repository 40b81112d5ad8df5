/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In a list it is told whole, as a tile by what the question leaves open. */

#include "comstock-board-answer.h"

#include <glib/gi18n.h>

#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-remarks.h"
#include "model/board/comstock-board-text.h"
#include "model/board/comstock-board-topics.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"

#define PICTURE 40
#define TILE_PICTURE 28
#define PICTURE_GAP 8
#define CARD_GAP 4

typedef struct
{
  int chars;                    /* in a line, at the most */
  int lines;                    /* of a remark */
} Words;

/* Without a picture and with one. */
static const Words shaped[][2] = {
  [COMSTOCK_BOARD_ANSWERS_TILES] = { { 22, 3 }, { 24, 3 } },
  [COMSTOCK_BOARD_ANSWERS_SMALL_TILES] = { { 17, 3 }, { 11, 2 } },
  [COMSTOCK_BOARD_ANSWERS_CARDS] = { { 17, 3 }, { 11, 6 } },
  [COMSTOCK_BOARD_ANSWERS_DESK] = { { 17, 3 }, { 11, 2 } },
};

static GtkLabel *
add_words (GtkWidget  *words,
           const char *text,
           const char *style)
{
  GtkLabel *label = GTK_LABEL (comstock_label_add (GTK_BOX (words), text, style));

  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  return label;
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
  comstock_label_tell_cut (remark);
}

static GtkWidget *
create_words (ComstockBoardAnswersShape shape,
              const char               *title,
              const char               *remark,
              gboolean                  pictured)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkLabel *upper = add_words (words, title, "heading");
  GtkLabel *lower = remark != NULL ? add_words (words, remark, "caption") : NULL;

  if (shape != COMSTOCK_BOARD_ANSWERS_LIST)
    shorten (upper, lower, &shaped[shape][pictured]);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

const char *
comstock_board_answer_find_drawing (CsMove move)
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

/* A character, @limited with the cash limit that it brings. */
static GtkWidget *
create_picture (CsMove      move,
                const char *drawing,
                int         size,
                gboolean    limited)
{
  const guint role = board_move_argument (move);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *limit = NULL;

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), comstock_picture_new (drawing, size));
  if (!limited)
    return box;
  /* Translators: a cash limit in dollars, below the portrait of a character; 8 letters at most */
  limit = g_strdup_printf (_("≤ $%u"), board_characters[role / BOARD_SIDES].sides[role % BOARD_SIDES].limit);
  gtk_label_set_xalign (GTK_LABEL (comstock_label_add (GTK_BOX (box), limit, "caption")), 0.5f);
  return box;
}

/* What is chosen: a character, a building, a place of the track. */
static void
explain_option (GtkWidget            *button,
                const ComstockOption *option)
{
  const BoardMoveType type = board_move_type (option->move);
  const guint argument = board_move_argument (option->move);
  g_autofree char *topic = NULL;

  if (type == BOARD_MOVE_CHOOSE)
    topic = comstock_board_topics_of_role (argument);
  else if (type == BOARD_MOVE_BUILDING)
    topic = comstock_board_topics_of_content ((BoardContent) argument);
  else if (option->place.surface == COMSTOCK_BOARD_SURFACE_TRACK)
    topic = comstock_board_topics_of_track ((BoardTrack) option->place.x);
  comstock_explain_set_topics (button, topic);
}

const char *
comstock_board_answer_get_token (BoardCowboyKind kind)
{
  static const char *const drawings[BOARD_COWBOY_KINDS] = {
    [BOARD_PLAIN] = "board/cowboy",
    [BOARD_WITH_DYNAMITE] = "board/dynamite",
    [BOARD_NO_DUEL] = "board/no-duel",
    [BOARD_WHITE] = "board/cowboy",
  };

  return drawings[kind];
}

GtkWidget *
comstock_board_answer_new_token (BoardCowboyKind           kind,
                                 ComstockBoardAnswersShape shape)
{
  g_autofree char *title = comstock_board_text_dup_token (kind);
  GtkWidget *picture = comstock_picture_new (comstock_board_answer_get_token (kind), TILE_PICTURE);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PICTURE_GAP);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_box_append (GTK_BOX (line), picture);
  if (kind == BOARD_WHITE)
    gtk_widget_add_css_class (picture, "white");
  if (shape == COMSTOCK_BOARD_ANSWERS_DESK)
    gtk_widget_set_tooltip_text (button, title);
  else
    gtk_box_append (GTK_BOX (line), create_words (shape, title, NULL, TRUE));
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_widget_add_css_class (button, "key");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return button;
}

GtkWidget *
comstock_board_answer_new (ComstockGame             *game,
                           guint                     seat,
                           const ComstockOption     *option,
                           ComstockBoardAnswersShape shape)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));
  const CsMove move = option->move;
  g_autofree char *title = comstock_board_text_dup_move_title (game, state, seat, move);
  g_autofree char *subject = comstock_board_text_dup_move_subject (game, state, seat, move);
  g_autofree char *remark = comstock_board_remark_dup (game, seat, move);
  const char *drawing = comstock_board_answer_find_drawing (move);
  const gboolean list = shape == COMSTOCK_BOARD_ANSWERS_LIST;
  /* There is no room to tell all of a character: the order of its number is that of the tiles. */
  const gboolean small =
    (shape == COMSTOCK_BOARD_ANSWERS_SMALL_TILES || shape == COMSTOCK_BOARD_ANSWERS_CARDS) &&
    board_move_type (move) == BOARD_MOVE_CHOOSE;
  /* A desk tells what an answer means beside the question. */
  const char *told = shape == COMSTOCK_BOARD_ANSWERS_DESK ? NULL
                     : small ? comstock_board_role_get_effect (board_move_argument (move)) : remark;
  GtkWidget *line = gtk_grid_new ();
  GtkWidget *button = gtk_button_new ();

  gtk_grid_set_column_spacing (GTK_GRID (line), shape == COMSTOCK_BOARD_ANSWERS_CARDS ? CARD_GAP : PICTURE_GAP);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  if (drawing != NULL)
    gtk_grid_attach (GTK_GRID (line), create_picture (move, drawing, list ? PICTURE : TILE_PICTURE, small), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), create_words (shape, list ? title : subject, told, drawing != NULL), 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (button), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (remark != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, remark, -1);
  explain_option (button, option);
  return button;
}
