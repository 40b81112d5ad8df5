/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plates are made once; a change of the game writes new figures into them. */

#include "comstock-board-seats.h"

#include <glib/gi18n.h>

#include "comstock-board-seat-text.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-topics.h"
#include "model/board/comstock-board-turn.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"
#include "ui/kit/comstock-style-class.h"
#include "ui/table/comstock-seen-bin.h"

#define SIGN_SIZE 24
#define FLAG_SIZE 11
#define PORTRAIT 40             /* as high as both lines */
#define SMALL_PORTRAIT 24
#define SPACING 8
#define ROOMY 330               /* width for a plate with the large one */
#define LARGE_TEXT 1.3          /* leaves no room for a line of figures */
#define NAME_WIDTH 5            /* letters, at the least */
#define DETAILS_WIDTH 36        /* of a line */
#define STANDISH_TOPICS "solo:round solo:cards solo:choices solo:building"

typedef struct
{
  GtkWidget *button;
  GtkBox *head;                 /* who it is, and what there is to know of it */
  GtkWidget *mark;              /* of whoever is to act */
  GtkLabel *name;
  GtkBox *facts;                /* what it has scored and owns, and when it acts */
  GtkLabel *money;
  GtkLabel *vp;
  GtkWidget *turn;              /* its number in an order, with a flag in that of passing */
  GtkWidget *flag;
  GtkLabel *nth;
  GtkWidget *role;              /* the portrait of its character */
  GtkLabel *figures;
  GtkLabel *details;
} Plate;

struct _ComstockBoardSeats
{
  GtkWidget parent_instance;

  GtkWidget *group;
  GtkScrolledWindow *scroller;
  GtkBox *box;
  Plate plates[BOARD_MAX_SEATS];

  ComstockGame *game;
};

G_DEFINE_FINAL_TYPE (ComstockBoardSeats, comstock_board_seats, GTK_TYPE_WIDGET)

static GtkLabel *
add_label (GtkBox     *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static GtkBox *
add_line (GtkBox *box)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  gtk_box_append (box, line);
  return GTK_BOX (line);
}

static void
add_who (Plate      *plate,
         const char *sign)
{
  GtkBox *who = add_line (plate->head);

  gtk_widget_set_hexpand (GTK_WIDGET (who), TRUE);
  gtk_box_append (who, comstock_sign_new (sign, SIGN_SIZE));
  plate->name = add_label (who, "heading");
  gtk_label_set_ellipsize (plate->name, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (plate->name, NAME_WIDTH);
  plate->mark = gtk_image_new_from_icon_name ("go-previous-symbolic");
  gtk_box_append (who, plate->mark);
}

/* Its number has a sign, or none, so that the two orders are told apart. */
static void
add_turn (Plate *plate)
{
  GtkBox *turn = add_line (plate->facts);
  GtkBox *middle;

  plate->turn = GTK_WIDGET (turn);
  gtk_widget_add_css_class (plate->turn, "turn");
  gtk_widget_add_css_class (plate->turn, "caption");
  gtk_widget_set_hexpand (plate->turn, FALSE);
  gtk_widget_set_halign (plate->turn, GTK_ALIGN_START);
  gtk_widget_set_valign (plate->turn, GTK_ALIGN_CENTER);
  middle = add_line (turn);
  gtk_box_set_spacing (middle, 2);
  gtk_widget_set_hexpand (GTK_WIDGET (middle), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (middle), GTK_ALIGN_CENTER);
  plate->flag = comstock_picture_new ("signs/flag", FLAG_SIZE);
  gtk_box_append (middle, plate->flag);
  plate->nth = add_label (middle, "numeric");
}

static void
add_facts (Plate *plate)
{
  GtkBox *sums;

  plate->facts = add_line (plate->head);
  sums = add_line (plate->facts);
  plate->money = add_label (sums, "numeric");
  plate->vp = add_label (sums, "numeric");
  add_turn (plate);
}

static void
fill_plate (Plate      *plate,
            const char *sign)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_box_append (GTK_BOX (content), lines);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  plate->head = add_line (GTK_BOX (lines));
  add_who (plate, sign);
  add_facts (plate);
  plate->figures = add_label (GTK_BOX (lines), "caption");
  gtk_label_set_ellipsize (plate->figures, PANGO_ELLIPSIZE_END);
  plate->role = comstock_picture_new (NULL, SMALL_PORTRAIT);
  gtk_widget_set_valign (plate->role, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), plate->role);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (plate->button), content);
  /* What GTK puts around it stands in the middle. */
  gtk_widget_set_halign (gtk_widget_get_parent (content), GTK_ALIGN_FILL);
}

/* A popover in which nothing takes the focus asks GTK 4.8 for that of the window. */
static void
take_focus (GtkMenuButton *button,
            gpointer       data)
{
  if (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (button))) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (button));
}

static void
add_details (Plate *plate)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *label = gtk_label_new (NULL);

  plate->details = GTK_LABEL (label);
  gtk_label_set_xalign (plate->details, 0);
  gtk_label_set_wrap (plate->details, TRUE);
  gtk_label_set_max_width_chars (plate->details, DETAILS_WIDTH);
  gtk_popover_set_child (GTK_POPOVER (popover), comstock_seen_bin_new (label));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (plate->button), popover);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (plate->button), take_focus, NULL, NULL);
}

static void
add_plate (ComstockBoardSeats *self,
           guint               seat)
{
  const BoardState *state = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));
  Plate *plate = &self->plates[seat];

  plate->button = gtk_menu_button_new ();
  gtk_widget_set_hexpand (plate->button, TRUE);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (plate->button), FALSE);
  fill_plate (plate, comstock_board_art_suit (state->seats[seat].suit));
  add_details (plate);
  gtk_box_append (self->box, plate->button);
}

static void
name_plate (Plate      *plate,
            const char *name,
            const char *details,
            gboolean    acts)
{
  const char *money = gtk_label_get_label (plate->money);
  /* Translators: whoever is to act now. */
  g_autofree char *acting = acts ? g_strdup_printf (_("%s, to act now"), name) : g_strdup (name);
  g_autofree char *all = g_strdup_printf ("%s%s%s, %s\n%s", acting, *money != '\0' ? ", " : "", money,
                                          gtk_label_get_label (plate->vp), details);

  gtk_accessible_update_property (GTK_ACCESSIBLE (plate->button), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

/* What is known of a strategy from the beginning on is not read out each time that the focus comes here. */
static void
show_details (Plate      *plate,
              const char *details,
              const char *strategy)
{
  g_autofree char *all = g_strjoin ("\n", details, strategy, NULL);

  gtk_label_set_label (plate->details, all);
}

/* Before a seat has a character it stands for what all seats do. */
static void
explain_plate (Plate            *plate,
               const BoardState *seen,
               guint             seat)
{
  const guint its_role = seen->seats[seat].role;
  g_autofree char *role = its_role < BOARD_ROLES ? comstock_board_topics_of_role (its_role) : NULL;
  g_autofree char *topics = role != NULL ? g_strjoin (" ", role, "rule:firepower", "rule:cash", NULL) : NULL;

  comstock_explain_set_topics (plate->button, board_is_standish (seen, seat) ? STANDISH_TOPICS : topics);
}

static void
show_role (Plate *plate,
           guint  role)
{
  const gboolean has_one = role < BOARD_ROLES;

  comstock_picture_set_drawing (COMSTOCK_PICTURE (plate->role),
                                has_one ? comstock_board_art_portrait (role) : NULL);
  gtk_widget_set_tooltip_text (plate->role, has_one ? comstock_board_role_get_name (role) : NULL);
}

/* Against Standish the order stands. */
static void
show_turn (Plate            *plate,
           const BoardState *seen,
           guint             seat)
{
  guint nth = 0;
  const ComstockBoardTurn turn = comstock_board_turn_read (seen, seat, &nth);
  g_autofree char *text = comstock_board_turn_dup_text (seen, seat);
  g_autofree char *figure = turn != COMSTOCK_BOARD_TURN_NONE ? g_strdup_printf ("%u", nth) : NULL;

  gtk_widget_set_visible (plate->turn, !seen->standish.plays);
  gtk_widget_set_opacity (plate->turn, turn != COMSTOCK_BOARD_TURN_NONE ? 1 : 0);
  gtk_widget_set_visible (plate->flag, turn != COMSTOCK_BOARD_TURN_AHEAD);
  comstock_style_class_set (plate->turn, "ahead", turn == COMSTOCK_BOARD_TURN_AHEAD);
  gtk_label_set_label (plate->nth, figure != NULL ? figure : "");
  gtk_widget_set_tooltip_text (plate->turn, text);
}

static void
update_plate (ComstockBoardSeats *self,
              const BoardState   *seen,
              guint               seat)
{
  Plate *plate = &self->plates[seat];
  const gboolean acts = (seen->actors >> seat & 1) != 0;
  g_autofree char *name = comstock_game_dup_seat_title (self->game, seat);
  g_autofree char *money = comstock_board_seat_dup_money (seen, seat);
  g_autofree char *vp = g_strdup_printf (_("%d VP"), seen->seats[seat].vp);
  g_autofree char *figures = comstock_board_seat_dup_figures (seen, seat);
  g_autofree char *details = comstock_board_seat_dup_details (self->game, seen, seat);
  g_autofree char *strategy = comstock_board_seat_dup_strategy (seen, seat);

  gtk_label_set_label (plate->name, name);
  gtk_label_set_label (plate->money, money != NULL ? money : "");
  gtk_label_set_label (plate->vp, vp);
  gtk_label_set_label (plate->figures, figures);
  gtk_widget_set_tooltip_text (GTK_WIDGET (plate->figures), figures);
  show_role (plate, seen->seats[seat].role);
  show_turn (plate, seen, seat);
  show_details (plate, details, strategy);
  gtk_widget_set_opacity (plate->mark, acts ? 1 : 0);
  comstock_style_class_set (plate->button, "acting", acts);
  name_plate (plate, name, details, acts);
  explain_plate (plate, seen, seat);
}

void
comstock_board_seats_update (ComstockBoardSeats *self)
{
  const BoardState *seen = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));

  for (guint i = 0; i < seen->n_seats; i++)
    update_plate (self, seen, i);
}

GtkWidget *
comstock_board_seats_get_plate (ComstockBoardSeats *self,
                                guint               seat)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_SEATS (self), NULL);
  g_return_val_if_fail (seat < BOARD_MAX_SEATS, NULL);

  return self->plates[seat].button;
}

static void
lay_out (ComstockBoardSeats     *self,
         ComstockBoardSeatsShape shape)
{
  const gboolean sideways = shape == COMSTOCK_BOARD_SEATS_ROW || shape == COMSTOCK_BOARD_SEATS_COLUMN;
  GtkLayoutManager *layout;

  if (shape == COMSTOCK_BOARD_SEATS_LINES)
    layout = comstock_lines_layout_new_even (0);
  else
    layout = gtk_box_layout_new (shape == COMSTOCK_BOARD_SEATS_ROW ? GTK_ORIENTATION_HORIZONTAL
                                                                   : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box), layout);
  gtk_scrolled_window_set_policy (self->scroller, sideways ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
}

/* @portrait: its side, 0 for a plate with neither portrait nor figures. */
static void
shape_plate (Plate                  *plate,
             ComstockBoardSeatsShape shape,
             int                     portrait)
{
  const gboolean row = shape == COMSTOCK_BOARD_SEATS_ROW || shape == COMSTOCK_BOARD_SEATS_LINES;
  const gboolean brief = shape == COMSTOCK_BOARD_SEATS_BRIEF;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (plate->head),
                                  row ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (plate->facts),
                                  brief ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (plate->facts, brief ? 0 : SPACING);
  /* A row scrolls. */
  gtk_label_set_ellipsize (plate->name, row ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (plate->name), !brief);
  gtk_widget_set_visible (plate->mark, !brief);
  gtk_widget_set_visible (GTK_WIDGET (plate->figures), portrait > 0);
  gtk_widget_set_visible (plate->role, portrait > 0);
  if (portrait > 0)
    g_object_set (plate->role, "pixel-size", portrait, NULL);
}

void
comstock_board_seats_set_shape (ComstockBoardSeats     *self,
                                ComstockBoardSeatsShape shape,
                                int                     width)
{
  const gboolean large = comstock_scale_get_text (GTK_WIDGET (self)) > LARGE_TEXT;
  int portrait = 0;
  int lines = -1;

  if (shape == COMSTOCK_BOARD_SEATS_COLUMN && !large)
    portrait = width >= ROOMY * comstock_scale_get (GTK_WIDGET (self)) ? PORTRAIT : SMALL_PORTRAIT;
  lay_out (self, shape);
  for (guint i = 0; i < comstock_game_get_n_seats (self->game); i++)
    shape_plate (&self->plates[i], shape, portrait);
  /* It would ask for the height of a single line. */
  if (shape == COMSTOCK_BOARD_SEATS_LINES)
    comstock_measure_height (GTK_WIDGET (self->box), width, NULL, &lines);
  gtk_scrolled_window_set_min_content_height (self->scroller, lines);
}

static void
comstock_board_seats_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_BOARD_SEATS (object)->group, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_board_seats_parent_class)->dispose (object);
}

static void
comstock_board_seats_class_init (ComstockBoardSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_seats_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "board-seats");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_board_seats_init (ComstockBoardSeats *self)
{
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->box));
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP,
                              "child", comstock_seen_bin_new (GTK_WIDGET (self->scroller)), NULL);
  comstock_obstacle_limit (self->group, COMSTOCK_OBSTACLE_WORKS);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Seats"), -1);
}

GtkWidget *
comstock_board_seats_new (ComstockGame *game)
{
  ComstockBoardSeats *self = g_object_new (COMSTOCK_TYPE_BOARD_SEATS, NULL);

  self->game = game;
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    add_plate (self, i);
  comstock_board_seats_update (self);
  return GTK_WIDGET (self);
}
