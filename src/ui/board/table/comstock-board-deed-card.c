/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a card stand there from the first; what they lead to comes below each, step by step. */

#include "comstock-board-deed-card.h"

#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-remarks.h"
#include "model/board/comstock-board-standish.h"
#include "model/board/comstock-board-text.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"

/* In pixels. */
#define THING_SIZE 30
#define BRIEF_SIZE 20
#define RANKED_SIZE 22
#define ROAD_SIZE 18
#define DIE_SIZE 28

#define FACES 6
#define IN_USE "▸"

struct _ComstockBoardDeedCard
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *lines_box;
  GtkWidget *lines[COMSTOCK_BOARD_CARD_LINES];  /* NULL for those that are not there */
  GtkWidget *steps[COMSTOCK_BOARD_DEED_STEPS];  /* NULL where the line says it all */
  GtkWidget *dice[COMSTOCK_BOARD_DEED_STEPS];   /* NULL where none decided */

  gboolean brief;
  ComstockBoardDeed deed;
};

G_DEFINE_FINAL_TYPE (ComstockBoardDeedCard, comstock_board_deed_card, GTK_TYPE_WIDGET)

/* --- the card itself --- */

/* Letter and power, as they are printed. */
static GtkWidget *
create_face (ComstockBoardDeedCard *self)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *power = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  g_autofree char *figure = g_strdup_printf ("%u", self->deed.power);
  GtkWidget *letter;

  letter = comstock_label_add (GTK_BOX (face), comstock_board_letter_get_id (self->deed.letter), "title-2");
  gtk_label_set_xalign (GTK_LABEL (letter), 0.5);
  gtk_box_append (GTK_BOX (power), comstock_picture_new ("board/revolver", ROAD_SIZE));
  comstock_label_add (GTK_BOX (power), figure, "heading");
  gtk_box_append (GTK_BOX (face), power);
  gtk_widget_add_css_class (face, "standish-card");
  gtk_widget_set_valign (face, GTK_ALIGN_START);
  return face;
}

/* What stands above the lines, as the log has it. */
static void
add_head (ComstockBoardDeedCard *self,
          ComstockGame          *game)
{
  g_autofree char *sentence = comstock_board_text_describe (game, self->deed.cursor, &self->deed.head);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *label;

  if (!self->deed.builds)
    gtk_box_append (GTK_BOX (head), create_face (self));
  else if (!self->brief)
    gtk_box_append (GTK_BOX (head), comstock_picture_new (comstock_board_art_content (self->deed.steps[0].content),
                                                          THING_SIZE + 10));
  label = comstock_label_add (GTK_BOX (head), sentence, self->brief ? "caption" : "heading");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (self->box), head);
}

/* A brief card has its face beside the lines, and nothing above them. */
static void
add_brief_face (ComstockBoardDeedCard *self)
{
  GtkWidget *beside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (beside), create_face (self));
  gtk_box_append (GTK_BOX (beside), self->lines_box);
  gtk_box_append (GTK_BOX (self->box), beside);
}

/* --- steps --- */

static const char *
find_drawing (const ComstockBoardStep *step)
{
  if (step->content != BOARD_BARE)
    return comstock_board_art_content (step->content);
  return step->place < BOARD_PLACE_PARCEL ? comstock_board_art_place ((BoardTrack) step->place) : "board/parcel";
}

/* The place of a line of A or B is ordered by the card alone. */
static gboolean
is_ordered (const ComstockBoardDeed *deed,
            guint                    line)
{
  return !deed->builds && deed->letter <= BOARD_LETTER_B && line < COMSTOCK_BOARD_DEED_STEPS;
}

/* His list of buildings, the best first, with the one that he takes. */
static GtkWidget *
create_ranking (const BoardState *state,
                BoardContent      taken)
{
  GtkWidget *ranking = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (guint rank = 0; rank < BOARD_RANKED; rank++)
    {
      const BoardContent content = (BoardContent) state->standish.priority[rank];
      GtkWidget *picture = comstock_picture_new (comstock_board_art_content (content), RANKED_SIZE);

      if (content == taken)
        gtk_widget_add_css_class (picture, "taken");
      gtk_box_append (GTK_BOX (ranking), picture);
    }
  gtk_widget_add_css_class (ranking, "ranking");
  return ranking;
}

/* Where, and why there, in one line if there is room for it. */
static GtkWidget *
create_brief_words (const ComstockBoardStep *step,
                    const BoardState        *state)
{
  g_autofree char *place = comstock_board_remark_dup_destination (state, CS_NO_SEAT, step->place);
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>  <small>%s</small>", place,
                                                     comstock_board_criterion_get_name (step->criterion));
  GtkWidget *words = comstock_label_new (NULL, NULL);

  gtk_label_set_markup (GTK_LABEL (words), markup);
  gtk_widget_set_hexpand (words, TRUE);
  return words;
}

/* The same one below the other. */
static GtkWidget *
create_words (const ComstockBoardStep *step,
              const BoardState        *state)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *place = comstock_board_remark_dup_destination (state, CS_NO_SEAT, step->place);

  comstock_label_add (GTK_BOX (words), place, "heading");
  comstock_label_add (GTK_BOX (words), comstock_board_criterion_get_name (step->criterion), "caption");
  if (step->criterion == BOARD_BY_RANK)
    gtk_box_append (GTK_BOX (words), create_ranking (state, step->content));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

/* A picture, and how many if it is more than one. */
static void
add_roads (GtkWidget  *row,
           const char *drawing,
           guint       n)
{
  g_autofree char *figure = g_strdup_printf ("×%u", n);

  if (n == 0)
    return;
  gtk_box_append (GTK_BOX (row), comstock_picture_new (drawing, ROAD_SIZE));
  if (n > 1)
    comstock_label_add (GTK_BOX (row), figure, "numeric");
}

static guint
count_roads (BoardRoads roads)
{
  return board_count (roads.across) + board_count (roads.down);
}

/* Of more parcels than a die has faces the number is told: "5/8". */
static char *
dup_figure (guint die,
            guint n)
{
  return g_strdup_printf ("%u/%u", die, n);
}

static GtkWidget *
create_die (const ComstockBoardStep *step)
{
  guint n;
  const guint die = comstock_board_deeds_get_die (step, &n);

  if (die == 0)
    return NULL;
  if (n > FACES)
    {
      g_autofree char *figure = dup_figure (die, n);
      GtkWidget *tile = gtk_label_new (figure);

      gtk_widget_add_css_class (tile, "white-die");
      gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
      return tile;
    }
  return comstock_picture_new (comstock_board_art_die (die), DIE_SIZE);
}

static GtkWidget *
create_step (ComstockBoardDeedCard *self,
             ComstockGame          *game,
             guint                  nth)
{
  const ComstockBoardStep *step = &self->deed.steps[nth];
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));
  const guint bridges = count_roads (board_roads_among (step->roads, board_crossings (state->river)));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  if (step->place == BOARD_NO_PLACE)
    {
      const CsEvent event = { .type = BOARD_EVENT_DECIDED, .seat = BOARD_STANDISH, .args = { BOARD_NO_PLACE } };
      g_autofree char *sentence = comstock_board_text_describe (game, self->deed.cursor, &event);

      comstock_label_add (GTK_BOX (row), sentence, "heading");
      return row;
    }
  gtk_box_append (GTK_BOX (row), comstock_picture_new (find_drawing (step), self->brief ? BRIEF_SIZE : THING_SIZE));
  gtk_box_append (GTK_BOX (row), (self->brief ? create_brief_words : create_words) (step, state));
  add_roads (row, "board/road", count_roads (step->roads) - bridges);
  add_roads (row, "board/bridge", bridges);
  self->dice[nth] = create_die (step);
  if (self->dice[nth] != NULL)
    gtk_box_append (GTK_BOX (row), self->dice[nth]);
  return row;
}

static void
add_step (ComstockBoardDeedCard *self,
          ComstockGame          *game,
          guint                  nth)
{
  self->steps[nth] = create_step (self, game, nth);
  gtk_widget_set_opacity (self->steps[nth], 0);
  gtk_widget_add_css_class (self->steps[nth], "step");
  gtk_box_append (GTK_BOX (self->lines_box), self->steps[nth]);
}

/* --- lines --- */

static gboolean
is_in_use (const ComstockBoardDeed *deed,
           guint                    line)
{
  for (guint i = 0; i < deed->n_steps; i++)
    if (deed->steps[i].line == line)
      return TRUE;
  return FALSE;
}

/* What A and B say of other places is left out unless it counts. */
static gboolean
is_shown (ComstockBoardDeedCard *self,
          guint                  line)
{
  if (is_in_use (&self->deed, line))
    return TRUE;
  return !self->brief && (self->deed.letter > BOARD_LETTER_B || line < COMSTOCK_BOARD_DEED_STEPS);
}

static GtkWidget *
create_line (ComstockBoardDeedCard *self,
             const char            *text)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const char *css_class = self->brief ? "caption" : "text";

  gtk_widget_set_opacity (comstock_label_add (GTK_BOX (line), IN_USE, css_class), 0);
  gtk_widget_set_valign (gtk_widget_get_first_child (line), GTK_ALIGN_START);
  gtk_widget_set_hexpand (comstock_label_add (GTK_BOX (line), text, css_class), TRUE);
  gtk_widget_add_css_class (line, "line");
  gtk_widget_add_css_class (line, "dim-label");
  return line;
}

static void
add_lines (ComstockBoardDeedCard *self,
           ComstockGame          *game)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game));

  for (guint line = 0; line < COMSTOCK_BOARD_CARD_LINES; line++)
    {
      g_autofree char *text = comstock_board_deeds_dup_line (state, self->deed.letter, line);

      if (text == NULL || !is_shown (self, line))
        continue;
      self->lines[line] = create_line (self, text);
      gtk_box_append (GTK_BOX (self->lines_box), self->lines[line]);
      for (guint nth = 0; nth < self->deed.n_steps && !is_ordered (&self->deed, line); nth++)
        if (self->deed.steps[nth].line == line)
          add_step (self, game, nth);
    }
}

/* --- the widget --- */

static void
comstock_board_deed_card_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_DEED_CARD (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_deed_card_parent_class)->dispose (object);
}

static void
comstock_board_deed_card_class_init (ComstockBoardDeedCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_deed_card_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-deed-card");
}

static void
comstock_board_deed_card_init (ComstockBoardDeedCard *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->lines_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand (self->lines_box, TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
comstock_board_deed_card_new (ComstockBoardGame       *game,
                              const ComstockBoardDeed *deed,
                              gboolean                 brief)
{
  ComstockBoardDeedCard *self = g_object_new (COMSTOCK_TYPE_BOARD_DEED_CARD, NULL);

  self->deed = *deed;
  self->brief = brief;
  if (brief)
    gtk_widget_add_css_class (GTK_WIDGET (self), "brief");
  if (brief && !deed->builds)
    add_brief_face (self);
  else
    {
      add_head (self, COMSTOCK_GAME (game));
      gtk_box_append (GTK_BOX (self->box), self->lines_box);
    }
  if (deed->builds)
    for (guint nth = 0; nth < deed->n_steps; nth++)
      add_step (self, COMSTOCK_GAME (game), nth);
  else
    add_lines (self, COMSTOCK_GAME (game));
  return GTK_WIDGET (self);
}

void
comstock_board_deed_card_show_step (ComstockBoardDeedCard *self,
                                    guint                  nth,
                                    double                 progress)
{
  GtkWidget *line = self->deed.builds ? NULL : self->lines[self->deed.steps[nth].line];

  if (self->steps[nth] != NULL)
    gtk_widget_set_opacity (self->steps[nth], progress);
  if (line == NULL || progress <= 0)
    return;
  gtk_widget_set_opacity (gtk_widget_get_first_child (line), 1);
  gtk_widget_remove_css_class (line, "dim-label");
  gtk_widget_add_css_class (line, "used");
}

void
comstock_board_deed_card_roll (ComstockBoardDeedCard *self,
                               guint                  nth,
                               guint                  faces)
{
  guint n;
  const guint die = comstock_board_deeds_get_die (&self->deed.steps[nth], &n);

  if (COMSTOCK_IS_PICTURE (self->dice[nth]))
    comstock_picture_set_drawing (COMSTOCK_PICTURE (self->dice[nth]),
                                  comstock_board_art_die (1 + (die - 1 + faces) % FACES));
  else if (self->dice[nth] != NULL)
    {
      g_autofree char *figure = dup_figure (1 + (die - 1 + faces) % n, n);

      gtk_label_set_label (GTK_LABEL (self->dice[nth]), figure);
    }
}
