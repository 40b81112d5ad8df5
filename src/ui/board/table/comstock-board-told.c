/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A screen reader tells the same of each widget by itself: these lines are for the eye. */

#include "comstock-board-told.h"

#include <glib/gi18n.h>

#include "comstock-board-answers.h"
#include "comstock-board-marks.h"
#include "comstock-board-parcel.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-question.h"
#include "model/board/comstock-board-remarks.h"
#include "model/board/comstock-board-text.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/seats/comstock-board-seat-plate.h"
#include "ui/board/track/comstock-board-space.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-picture.h"

#define LINES 2
#define HEADING_LINES 2         /* at most */
#define PICTURE 44              /* pixels */
#define SPACING 8

struct _ComstockBoardTold
{
  GtkWidget parent_instance;

  GtkWidget *grid;              /* of all that follows */
  GtkWidget *picture;
  GtkWidget *heading;
  GtkWidget *label;

  ComstockTable *table;         /* not owned, as are the next two */
  ComstockBoardMap *map;
  ComstockSeats *seats;
  GtkWidget *object;            /* weak: what the pointer, or else the keys, are at */
  guint answer;                 /* that somebody looks at, or 0 */
  guint cursor;                 /* of the game when it was shown */
  GtkWidget *former_space;      /* never dereferenced: what was pointed at when the game came there, … */
  uint32_t former_parcel;       /* … for as long as it is */
  gboolean roomy;
  int width;                    /* that there was when it was shown */
  guint showing;                /* an idle call that shows it anew, 0 if none waits */
};

G_DEFINE_FINAL_TYPE (ComstockBoardTold, comstock_board_told, GTK_TYPE_WIDGET)

static const BoardState *
get_seen (ComstockBoardTold *self)
{
  return comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (comstock_table_get_game (self->table)));
}

/* --- what is told --- */

/* What goes along with the cowboy that is sent. */
static BoardCowboyKind
get_picked (ComstockBoardTold *self)
{
  return comstock_board_game_get_picked (COMSTOCK_BOARD_GAME (comstock_table_get_game (self->table)));
}

static gboolean
sends_cowboy (const BoardState *seen)
{
  return seen->step == BOARD_STEP_COWBOY || seen->step == BOARD_STEP_BEAT || seen->step == BOARD_STEP_SHIFT_TO ||
         seen->step == BOARD_STEP_DOCTOR;
}

/* Adds what is told, a part each, of which the first is a heading. */
static void
add_odds (ComstockBoardTold *self,
          BoardPlace         place,
          GPtrArray         *parts)
{
  const int asked = comstock_table_get_asked (self->table);
  const BoardCowboyKind picked = get_picked (self);
  char *odds = NULL;

  if (asked >= 0 && sends_cowboy (get_seen (self)) && picked != BOARD_NO_DUEL)
    odds = comstock_board_remark_dup_odds (get_seen (self), (guint) asked, place, picked == BOARD_WITH_DYNAMITE);
  if (odds != NULL)
    g_ptr_array_add (parts, odds);
}

static void
add_roads (ComstockBoardTold *self,
           guint              parcel,
           GPtrArray         *parts)
{
  const BoardRoads way =
    comstock_board_marks_find_way (get_seen (self), comstock_table_get_asked (self->table), parcel);
  const guint n = board_count (way.across) + board_count (way.down);

  if (n > 0)
    /* Translators: the player who builds on a parcel, which is named before this, lays roads to it first. */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("with %u new road", "with %u new roads", n), n));
}

/* What comes of a press there. */
static void
add_prize (ComstockBoardTold *self,
           guint              parcel,
           GPtrArray         *parts)
{
  const ComstockAsk *ask = comstock_table_get_ask (self->table);
  const ComstockPlace place = comstock_board_place_on_table ((BoardPlace) (BOARD_PLACE_PARCEL + parcel));
  const ComstockOption *option = comstock_ask_find_at (ask, &place, NULL);
  ComstockGame *game = comstock_table_get_game (self->table);
  char *prize = NULL;

  if (option == NULL || comstock_table_is_telling (self->table))
    return;
  if (sends_cowboy (get_seen (self)))
    prize = comstock_board_advice_dup_prize (game, get_seen (self), (guint) ask->seat, parcel);
  else
    prize = comstock_board_remark_dup (game, (guint) ask->seat, option->move);
  if (prize != NULL)
    g_ptr_array_add (parts, prize);
}

static void
add_parcel (ComstockBoardTold *self,
            uint32_t           parcel,
            GPtrArray         *parts)
{
  ComstockGame *game = comstock_table_get_game (self->table);
  g_autofree char *reasons = comstock_board_parcel_dup_reasons (get_seen (self), parcel);

  comstock_board_parcel_tell (game, get_seen (self), comstock_game_get_viewer (game), parcel, parts);
  add_prize (self, parcel, parts);
  add_odds (self, (BoardPlace) (BOARD_PLACE_PARCEL + parcel), parts);
  add_roads (self, parcel, parts);
  if (reasons != NULL)
    /* Translators: what makes the price of a parcel: "On and around it: 2 × House, 1 × Mountain" */
    g_ptr_array_add (parts, g_strdup_printf (_("On and around it: %s"), reasons));
}

/* It takes a hand that reaches both. */
static void
add_way_to_carry (ComstockBoardTold *self,
                  BoardPlace         place,
                  GPtrArray         *parts)
{
  BoardState imagined;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->map)) &&
      comstock_board_marks_imagine (get_seen (self), comstock_table_get_asked (self->table), place, 0, 0, &imagined))
    /* Translators: the building for sale at an action space, which is named before this, can be dragged with the
     * mouse */
    g_ptr_array_add (parts, g_strdup (_("drag it to a parcel to build it there")));
}

static void
add_space (ComstockBoardTold  *self,
           ComstockBoardSpace *space,
           GPtrArray          *parts)
{
  const BoardPlace place = comstock_board_space_get (space);
  const int viewer = comstock_game_get_viewer (comstock_table_get_game (self->table));
  char *prospect = viewer >= 0 ? comstock_board_remark_dup_prospect (get_seen (self), (guint) viewer, place) : NULL;

  comstock_board_space_tell (space, parts);
  add_odds (self, place, parts);
  if (prospect != NULL)
    g_ptr_array_add (parts, prospect);
  add_way_to_carry (self, place, parts);
}

static void
add_seat (ComstockBoardTold *self,
          guint              seat,
          GPtrArray         *parts)
{
  g_autofree char *details = comstock_board_seat_dup_details (comstock_table_get_game (self->table), get_seen (self),
                                                              seat);
  g_autofree char **lines = g_strsplit (details, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (parts, lines[i]);
}

static gboolean
is_in (GtkWidget *object,
       GtkWidget *widget)
{
  return widget != NULL && object != NULL && (object == widget || gtk_widget_is_ancestor (object, widget));
}

static int
find_seat (ComstockBoardTold *self)
{
  for (guint seat = 0; seat < get_seen (self)->n_seats; seat++)
    if (is_in (self->object, comstock_seats_get_plate (self->seats, seat)))
      return (int) seat;
  return -1;
}

/* The answer, and what it means. */
static char *
dup_with_remark (ComstockBoardTold *self,
                 guint              seat,
                 CsMove             move)
{
  ComstockGame *game = comstock_table_get_game (self->table);
  g_autofree char *remark = comstock_board_remark_dup (game, seat, move);
  g_autofree char *subject = comstock_board_text_dup_move_subject (game, get_seen (self), seat, move);

  return remark != NULL ? g_strconcat (subject, ": ", remark, NULL) : NULL;
}

/* The first answer in words of which there is more to say: to decline, if that means something.  Where many are a list
 * each has its own beside it. */
static char *
dup_meaning (ComstockBoardTold *self,
             const ComstockAsk *ask)
{
  char *meaning = NULL;
  guint n = 0;

  for (guint i = 0; i < ask->n_options; i++)
    n += ask->options[i].group == COMSTOCK_BOARD_IN_WORDS && !ask->options[i].aside;
  if (n > COMSTOCK_BOARD_MOST_ON_DESK)
    return NULL;
  for (guint i = 0; i < 2 * ask->n_options && meaning == NULL; i++)
    {
      const ComstockOption *option = &ask->options[i % ask->n_options];

      if (option->group == COMSTOCK_BOARD_IN_WORDS && !option->aside && option->quiet == (i < ask->n_options))
        meaning = dup_with_remark (self, (guint) ask->seat, option->move);
    }
  return meaning;
}

/* Of all of them. */
static void
add_duels (ComstockBoardTold *self,
           const ComstockAsk *ask,
           GPtrArray         *parts)
{
  for (guint i = 0; i < ask->n_options; i++)
    if (board_move_type (ask->options[i].move) == BOARD_MOVE_PARCEL)
      g_ptr_array_add (parts, dup_with_remark (self, (guint) ask->seat, ask->options[i].move));
}

static gboolean
add_question (ComstockBoardTold *self,
              GPtrArray         *parts)
{
  const ComstockAsk *ask = comstock_table_get_ask (self->table);
  char *meaning;

  if (!self->roomy || ask->seat < 0 || comstock_table_is_telling (self->table))
    return FALSE;
  g_ptr_array_add (parts, get_picked (self) != BOARD_PLAIN
                            ? comstock_board_text_dup_token (get_picked (self))
                            : comstock_board_text_dup_prompt (comstock_table_get_game (self->table)));
  meaning = dup_meaning (self, ask);
  if (meaning != NULL)
    g_ptr_array_add (parts, meaning);
  if (get_seen (self)->step == BOARD_STEP_DUEL)
    add_duels (self, ask, parts);
  return TRUE;
}

/* The answer that is looked at, with what it means. */
static gboolean
add_answer (ComstockBoardTold *self,
            GPtrArray         *parts)
{
  ComstockGame *game = comstock_table_get_game (self->table);
  const ComstockAsk *ask = comstock_table_get_ask (self->table);
  char *remark = NULL;

  if (self->roomy && comstock_ask_find (ask, self->answer) != NULL)
    remark = comstock_board_remark_dup (game, (guint) ask->seat, self->answer);
  if (remark == NULL)
    return FALSE;
  g_ptr_array_add (parts, comstock_board_text_dup_move_subject (game, get_seen (self), (guint) ask->seat,
                                                                self->answer));
  g_ptr_array_add (parts, remark);
  return TRUE;
}

/* The building that the question is about, or that a duel is. */
static const char *
find_drawing_of_question (ComstockBoardTold *self)
{
  const int asked = comstock_table_get_asked (self->table);
  ComstockBoardQuestion question;

  if (asked < 0 || comstock_table_is_telling (self->table))
    return NULL;
  comstock_board_question_read (get_seen (self), (guint) asked, &question);
  if (question.step == BOARD_STEP_DUEL || question.place != BOARD_NO_PLACE)
    return "board/revolver";
  if (question.content == BOARD_BARE && sends_cowboy (get_seen (self)))
    return comstock_board_answer_get_token (get_picked (self));
  return comstock_board_art_content (question.content);
}

static const char *
find_drawing_of_parcel (ComstockBoardTold *self,
                        guint              parcel)
{
  const BoardContent content = board_content_at (get_seen (self), parcel);

  return content != BOARD_BARE ? comstock_board_art_content (content) : "board/parcel";
}

static const char *
find_drawing_of_space (ComstockBoardTold *self,
                       BoardPlace         place)
{
  const BoardContent sale = comstock_board_remark_find_sale (get_seen (self), place);

  if (sale != BOARD_BARE)
    return comstock_board_art_content (sale);
  return place < BOARD_TRACK ? comstock_board_art_place ((BoardTrack) place) : "board/enclosure";
}

static void
shrink_heading (ComstockBoardTold *self,
                gboolean           small)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (small)
    pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  gtk_label_set_attributes (GTK_LABEL (self->heading), attributes);
}

/* Whether the heading takes more than a line. */
static gboolean
is_heading_long (ComstockBoardTold *self)
{
  return self->roomy && self->width > 0 &&
         comstock_measure_natural_width (self->heading) > self->width - PICTURE - SPACING;
}

/* Whether @rest takes more than its lines below the heading. */
static gboolean
is_long (ComstockBoardTold *self,
         const char        *rest)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->label, rest);

  pango_layout_set_width (layout, (self->width - PICTURE - SPACING) * PANGO_SCALE);
  return self->roomy && self->width > 0 && pango_layout_get_line_count (layout) > LINES;
}

/* The heading begins its first line. */
static void
join (ComstockBoardTold *self,
      const char        *rest)
{
  g_autofree char *joined = g_markup_printf_escaped ("<b>%s</b> · %s", gtk_label_get_label (GTK_LABEL (self->heading)),
                                                     rest);

  gtk_label_set_label (GTK_LABEL (self->heading), "");
  gtk_label_set_markup (GTK_LABEL (self->label), joined);
  gtk_label_set_lines (GTK_LABEL (self->label), LINES + 1);
}

/* The name of the thing, or the question, in lines of its own, if there are any: a smaller one rather than two, which
 * leave a line for the rest, or none where that has too few. */
static void
show_told (ComstockBoardTold *self,
           GPtrArray         *parts,
           const char        *drawing)
{
  const guint n_headings = self->roomy && parts->len > 0 ? 1 : 0;
  g_autofree char *rest = NULL;

  g_ptr_array_add (parts, NULL);
  rest = g_strjoinv (" · ", (char **) parts->pdata + n_headings);
  gtk_label_set_label (GTK_LABEL (self->heading), n_headings > 0 ? g_ptr_array_index (parts, 0) : "");
  gtk_label_set_text (GTK_LABEL (self->label), rest);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->picture), drawing);
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  shrink_heading (self, FALSE);
  shrink_heading (self, is_heading_long (self));
  gtk_label_set_lines (GTK_LABEL (self->label), LINES - (is_heading_long (self) ? HEADING_LINES - 1 : 0));
  if (n_headings > 0 && is_long (self, rest))
    join (self, rest);
  gtk_widget_set_visible (self->heading, self->roomy && *gtk_label_get_label (GTK_LABEL (self->heading)) != '\0');
}

/* Whether the pointer has done no more than rest there since the person is asked. */
static gboolean
is_left_over (ComstockBoardTold *self,
              GtkWidget         *space,
              uint32_t           parcel)
{
  const guint cursor = comstock_game_get_cursor (comstock_table_get_game (self->table));

  if (cursor != self->cursor)
    {
      self->former_space = space;
      self->former_parcel = parcel;
    }
  else if (space != self->former_space || parcel != self->former_parcel)
    {
      self->former_space = NULL;
      self->former_parcel = BOARD_NO_PARCEL;
    }
  self->cursor = cursor;
  return self->roomy && comstock_table_get_asked (self->table) >= 0 && space == self->former_space &&
         parcel == self->former_parcel;
}

void
comstock_board_told_update (ComstockBoardTold *self)
{
  GtkWidget *space = self->object != NULL ? gtk_widget_get_ancestor (self->object, COMSTOCK_TYPE_BOARD_SPACE) : NULL;
  const uint32_t parcel = comstock_board_map_get_aim (self->map);
  const int seat = find_seat (self);
  const gboolean left_over = is_left_over (self, space, parcel);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const char *drawing = NULL;

  /* As its plate shows it. */
  if (seat >= 0 && comstock_table_is_telling (self->table))
    return;
  if (space != NULL && !left_over)
    {
      add_space (self, COMSTOCK_BOARD_SPACE (space), parts);
      drawing = find_drawing_of_space (self, comstock_board_space_get (COMSTOCK_BOARD_SPACE (space)));
    }
  else if (seat >= 0)
    {
      add_seat (self, (guint) seat, parts);
      if (get_seen (self)->seats[seat].role < BOARD_ROLES)
        drawing = comstock_board_art_portrait (get_seen (self)->seats[seat].role);
    }
  else if (parcel != BOARD_NO_PARCEL && !left_over)
    {
      add_parcel (self, parcel, parts);
      drawing = find_drawing_of_parcel (self, parcel);
    }
  else if (add_answer (self, parts))
    drawing = comstock_board_answer_find_drawing (self->answer);
  else if (add_question (self, parts))
    drawing = find_drawing_of_question (self);
  show_told (self, parts, drawing);
}

/* --- what is looked at --- */

static void
look_at (ComstockBoardTold *self,
         GtkWidget         *object)
{
  if (g_set_weak_pointer (&self->object, object))
    comstock_board_told_update (self);
}

void
comstock_board_told_touch (ComstockBoardTold *self,
                           GtkWidget         *object)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TOLD (self));

  self->former_space = NULL;
  g_set_weak_pointer (&self->object, object);
  comstock_board_told_update (self);
}

static void
on_motion (ComstockBoardTold *self,
           double             x,
           double             y)
{
  look_at (self, gtk_widget_pick (GTK_WIDGET (self->table), x, y, GTK_PICK_DEFAULT));
}

static void
on_leave (ComstockBoardTold *self)
{
  look_at (self, NULL);
}

static void
on_focus (ComstockBoardTold *self,
          GParamSpec        *pspec,
          GtkWindow         *window)
{
  if (gtk_window_get_focus_visible (window))
    look_at (self, gtk_window_get_focus (window));
}

static void
comstock_board_told_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (comstock_board_told_parent_class)->root (widget);
  g_signal_connect_object (gtk_widget_get_root (widget), "notify::focus-widget", G_CALLBACK (on_focus), widget,
                           G_CONNECT_SWAPPED);
}

static void
comstock_board_told_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), on_focus, widget);
  GTK_WIDGET_CLASS (comstock_board_told_parent_class)->unroot (widget);
}

/* As high as all of its lines, whatever it says. */
static void
comstock_board_told_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  ComstockBoardTold *self = COMSTOCK_BOARD_TOLD (widget);

  gtk_widget_measure (self->grid, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 0;
  else
    *natural = *minimum = LINES * comstock_measure_line (self->label) +
                          (self->roomy ? comstock_measure_line (self->heading) : 0);
}

static gboolean
on_show (gpointer data)
{
  ComstockBoardTold *self = data;

  self->showing = 0;
  comstock_board_told_update (self);
  return G_SOURCE_REMOVE;
}

static void
show_soon (ComstockBoardTold *self)
{
  if (self->showing == 0)
    self->showing = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_show, self, NULL);
}

/* An answer that is given loses the focus before the table knows what is asked next. */
void
comstock_board_told_look_at (ComstockBoardTold *self,
                             guint              answer)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TOLD (self));

  self->answer = answer;
  show_soon (self);
}

static void
comstock_board_told_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ComstockBoardTold *self = COMSTOCK_BOARD_TOLD (widget);
  int least;

  comstock_measure_height (self->grid, width, &least, NULL);
  gtk_widget_size_allocate (self->grid, &(GtkAllocation) { 0, 0, width, MAX (height, least) }, -1);
  if (self->roomy && width != self->width)
    show_soon (self);
}

static void
comstock_board_told_dispose (GObject *object)
{
  ComstockBoardTold *self = COMSTOCK_BOARD_TOLD (object);

  g_clear_handle_id (&self->showing, g_source_remove);
  g_clear_weak_pointer (&self->object);
  g_clear_pointer (&self->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_told_parent_class)->dispose (object);
}

static void
comstock_board_told_class_init (ComstockBoardToldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_told_dispose;
  widget_class->root = comstock_board_told_root;
  widget_class->unroot = comstock_board_told_unroot;
  widget_class->measure = comstock_board_told_measure;
  widget_class->size_allocate = comstock_board_told_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "board-told");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* Alone the lines stand in the middle below the map. */
static void
shape (ComstockBoardTold *self)
{
  gtk_widget_set_visible (self->picture, self->roomy);
  gtk_widget_set_visible (self->heading, self->roomy);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_label_set_xalign (GTK_LABEL (self->label), self->roomy ? 0 : 0.5f);
  gtk_label_set_justify (GTK_LABEL (self->label), self->roomy ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER);
}

static GtkWidget *
create_label (const char *css_class,
              int         lines)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), lines > 1);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
comstock_board_told_init (ComstockBoardTold *self)
{
  self->former_parcel = BOARD_NO_PARCEL;
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), SPACING);
  self->picture = comstock_picture_new (NULL, PICTURE);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_START);
  self->heading = create_label ("heading", HEADING_LINES);
  self->label = create_label ("caption", LINES);
  comstock_obstacle_mark (self->heading, COMSTOCK_OBSTACLE_PRESSED);
  comstock_obstacle_mark (self->label, COMSTOCK_OBSTACLE_PRESSED);
  gtk_grid_attach (GTK_GRID (self->grid), self->picture, 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (self->grid), self->label, 1, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), self->heading, 1, 0, 1, 1);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  shape (self);
}

GtkWidget *
comstock_board_told_new (ComstockTable      *table,
                         ComstockBoardMap   *map,
                         ComstockSeats *seats)
{
  ComstockBoardTold *self = g_object_new (COMSTOCK_TYPE_BOARD_TOLD, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->table = table;
  self->map = map;
  self->seats = seats;
  g_signal_connect_object (table, "notify::telling", G_CALLBACK (comstock_board_told_update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (table), motion);
  return GTK_WIDGET (self);
}

void
comstock_board_told_set_roomy (ComstockBoardTold *self,
                               gboolean           roomy)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_TOLD (self));

  if (self->roomy == roomy)
    return;
  self->roomy = roomy;
  shape (self);
  comstock_board_told_update (self);
}
