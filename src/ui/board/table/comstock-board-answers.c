/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons are made anew whenever something else may be answered; what is answered nowhere on map or track comes
 * first.  What is answered there is a list on demand, and what stands aside from the question comes last. */

#include "comstock-board-answers.h"

#include <glib/gi18n.h>

#include "comstock-board-amount.h"
#include "comstock-board-fold.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-game.h"
#include "ui/kit/comstock-button.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-look.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-style-class.h"
#include "ui/table/comstock-parts.h"

/* So many amounts or more are a slider. */
#define SLIDER 4

/* So many answers at places are a list at once, where nothing else is asked and there is room for a list. */
#define FEW 6

/* In microseconds: nobody has seen before that an answer has come under the pointer. */
#define GLANCE (700 * G_TIME_SPAN_MILLISECOND)

#define SPACING 3
#define TILE_SPACING 4

/* In the order in which they are shown: the groups, and what may be done whatever is asked. */
typedef enum
{
  SECTION_ASIDE = COMSTOCK_BOARD_GROUPS,
  N_SECTIONS
} Section;

/* What the rows that answers are folded into have instead of one, and what may be picked up. */
#define FIRST_FOLD COMSTOCK_COMMANDS
#define FIRST_TOKEN (FIRST_FOLD + N_SECTIONS + 1)

/* 0 for none. */
typedef struct
{
  guint answer;
  guint fold;                   /* in which that is, or the same */
} Focus;

struct _ComstockBoardAnswers
{
  GtkWidget parent_instance;

  GtkWidget *scroller;          /* of the answers */
  ComstockKeyGroup *group;      /* around the buttons */
  GtkBox *box;
  GtkBox *token_box;            /* NULL: what may be picked up lies among the others */
  GtkWidget *home;              /* of the focus; NULL for the first button */

  ComstockGame *game;
  ComstockAsk *ask;
  gboolean looking_back;
  gboolean listed;
  ComstockBoardAnswersShape shape;
  ComstockPlace aim;            /* nowhere: at all there is */
  guint cursor;                 /* of the game when it asked */
  gint64 glance;                /* when what came in the place of a command is seen */

  GtkWidget *tail;              /* after which the next widget is put; NULL: first of all */
  gboolean open[N_SECTIONS];    /* those that are folded, as a person has left them */
  BoardStep step;               /* what was asked last */
  Focus last;                   /* before the buttons were made anew; none once it was led there again */
};

enum
{
  CHOSEN,
  SORTED,
  PICKED,
  LOOKED,
  MADE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];
static GQuark answer_quark;

static void comstock_board_answers_init_look (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockBoardAnswers, comstock_board_answers, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, comstock_board_answers_init_look))

/* 0 for what is no answer. */
static guint
get_answer (gpointer button)
{
  return GPOINTER_TO_UINT (g_object_get_qdata (button, answer_quark));
}

static void
choose (ComstockBoardAnswers *self,
        guint                 answer)
{
  g_signal_emit (self, signals[CHOSEN], 0, answer);
}

/* One that was meant for the command that has just gone is no answer. */
static void
on_press (ComstockBoardAnswers *self,
          int                   n_press,
          double                x,
          double                y,
          GtkGesture           *gesture)
{
  if (g_get_monotonic_time () < self->glance)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->glance = 0;
}

static void
on_clicked (ComstockBoardAnswers *self,
            GtkButton            *button)
{
  choose (self, get_answer (button));
}

static GtkWidget *
find_in (GtkBox *box,
         guint   answer)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (child != NULL && get_answer (child) != answer)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkBox *
get_token_box (ComstockBoardAnswers *self)
{
  return self->token_box != NULL ? self->token_box : self->box;
}

/* --- what is looked at --- */

static void
on_enter (GtkEventController   *controller,
          ComstockBoardAnswers *self)
{
  g_signal_emit (self, signals[LOOKED], 0, get_answer (gtk_event_controller_get_widget (controller)));
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

/* --- what there is --- */

static void
put (ComstockBoardAnswers *self,
     GtkWidget            *widget)
{
  gtk_box_insert_child_after (self->box, widget, self->tail);
  self->tail = widget;
}

static void
put_answer (ComstockBoardAnswers *self,
            GtkWidget            *button,
            guint                 answer)
{
  g_object_set_qdata (G_OBJECT (button), answer_quark, GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_clicked), self, G_CONNECT_SWAPPED);
  put (self, button);
}

static void
add_button (ComstockBoardAnswers *self,
            const char           *label,
            guint                 answer)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  comstock_button_wrap (GTK_BUTTON (button));
  put_answer (self, button, answer);
}

static void
add_option (ComstockBoardAnswers *self,
            const ComstockOption *option)
{
  GtkWidget *button = comstock_board_answer_new (self->game, (guint) self->ask->seat, option, self->shape);

  put_answer (self, button, option->move);
  watch (self, button);
}

static gboolean
has_token (ComstockBoardAnswers *self,
           guint                 kind)
{
  const BoardState *seen = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game));

  for (guint i = 0; i < self->ask->n_options && seen->seats[self->ask->seat].personal > 0; i++)
    if (board_move_type (self->ask->options[i].move) == BOARD_MOVE_COWBOY &&
        board_move_argument (self->ask->options[i].move) % BOARD_COWBOY_KINDS == kind)
      return TRUE;
  return FALSE;
}

void
comstock_board_answers_pick (ComstockBoardAnswers *self,
                             BoardCowboyKind       kind)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self));

  if (kind == comstock_board_game_get_picked (COMSTOCK_BOARD_GAME (self->game)) ||
      (kind != BOARD_PLAIN && !has_token (self, kind)))
    return;
  comstock_board_game_pick (COMSTOCK_BOARD_GAME (self->game), kind);
  g_signal_emit (self, signals[PICKED], 0);
}

/* The focus stays, though all is made anew. */
static void
on_token (ComstockBoardAnswers *self,
          GtkToggleButton      *token)
{
  const guint answer = get_answer (token);
  const guint kind = gtk_toggle_button_get_active (token) ? answer - FIRST_TOKEN : BOARD_PLAIN;
  GtkWidget *again;

  comstock_board_answers_pick (self, (BoardCowboyKind) kind);
  again = find_in (get_token_box (self), answer);
  if (again != NULL)
    gtk_widget_grab_focus (again);
}

/* What goes along with a cowboy is picked up before one presses where it goes. */
static void
add_tokens (ComstockBoardAnswers *self)
{
  const guint picked = comstock_board_game_get_picked (COMSTOCK_BOARD_GAME (self->game));

  for (guint kind = BOARD_PLAIN + 1; kind < BOARD_COWBOY_KINDS; kind++)
    if (has_token (self, kind))
      {
        GtkWidget *token = comstock_board_answer_new_token ((BoardCowboyKind) kind,
                                                            self->token_box != NULL ? COMSTOCK_BOARD_ANSWERS_DESK
                                                                                    : self->shape);

        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (token), kind == picked);
        g_object_set_qdata (G_OBJECT (token), answer_quark, GUINT_TO_POINTER (FIRST_TOKEN + kind));
        g_signal_connect_object (token, "toggled", G_CALLBACK (on_token), self, G_CONNECT_SWAPPED);
        if (self->token_box != NULL)
          gtk_box_append (self->token_box, token);
        else
          put (self, token);
      }
}

static gboolean
is_aiming (ComstockBoardAnswers *self)
{
  return self->aim.surface != COMSTOCK_NOWHERE;
}

/* Whether @option is shown, in @section: what stands aside does so only among all there is. */
static gboolean
is_in (ComstockBoardAnswers *self,
       const ComstockOption *option,
       guint                 section)
{
  if (is_aiming (self))
    return option->group == section && !option->aside && comstock_option_is_at (option, &self->aim);
  return section == (option->aside ? (guint) SECTION_ASIDE : option->group);
}

static gboolean
has_slider (ComstockBoardAnswers *self)
{
  guint n = 0;

  for (guint i = 0; i < self->ask->n_options; i++)
    n += self->ask->options[i].amount >= 0;
  return n >= SLIDER;
}

/* Returns whether the amounts have one. */
static gboolean
add_slider (ComstockBoardAnswers *self)
{
  GtkWidget *slider;

  if (!has_slider (self))
    return FALSE;
  slider = comstock_board_amount_new (self->game, self->ask,
                                      self->shape == COMSTOCK_BOARD_ANSWERS_DESK ? GTK_ORIENTATION_HORIZONTAL
                                                                                 : GTK_ORIENTATION_VERTICAL);
  g_signal_connect_object (slider, "chosen", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  put (self, slider);
  return TRUE;
}

/* What is kept for later comes after what is done now, and declining comes last. */
static void
add_options (ComstockBoardAnswers *self,
             guint                 section,
             gboolean              no_amounts)
{
  for (guint i = 0; i < 2 * self->ask->n_options; i++)
    {
      const ComstockOption *option = &self->ask->options[i % self->ask->n_options];

      if (is_in (self, option, section) && option->quiet == (i >= self->ask->n_options) &&
          !(no_amounts && option->amount >= 0))
        add_option (self, option);
    }
}

/* How many places @section has, or answers in words: at a place there may be several. */
static guint
count_places (ComstockBoardAnswers *self,
              guint                 section)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  guint n = 0;

  for (guint i = 0; i < self->ask->n_options; i++)
    {
      const ComstockOption *option = &self->ask->options[i];
      const ComstockPlace place = comstock_board_move_on_table (option->move);

      n += is_in (self, option, section) &&
           (option->place.side != COMSTOCK_CELL || option->group == COMSTOCK_BOARD_IN_WORDS ||
            g_hash_table_add (places, GUINT_TO_POINTER (comstock_board_place_of (&place))));
    }
  return n;
}

/* --- folds --- */

/* What is below a fold, or below what came out of it; NULL where the next fold begins. */
static GtkWidget *
get_next_folded (GtkWidget *above)
{
  GtkWidget *next = gtk_widget_get_next_sibling (above);

  return COMSTOCK_IS_BOARD_FOLD (next) ? NULL : next;
}

/* Shows as much of what came out as there is room for, once it has its place. */
static gboolean
scroll_to_folded (GtkWidget     *fold,
                  GdkFrameClock *clock,
                  gpointer       scroller)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (scroller);
  GtkWidget *last = fold;
  graphene_rect_t from, to;

  for (GtkWidget *next = fold; next != NULL; next = get_next_folded (next))
    last = next;
  if (gtk_widget_get_height (last) == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_compute_bounds (fold, gtk_widget_get_parent (fold), &from) &&
      gtk_widget_compute_bounds (last, gtk_widget_get_parent (fold), &to))
    gtk_adjustment_clamp_page (down, (double) from.origin.y, (double) (to.origin.y + to.size.height));
  return G_SOURCE_REMOVE;
}

/* The others stay what they are, as does the focus. */
static void
on_fold (ComstockBoardAnswers *self,
         GParamSpec           *pspec,
         GtkWidget            *fold)
{
  const guint section = get_answer (fold) - FIRST_FOLD;
  const gboolean open = comstock_board_fold_get_open (COMSTOCK_BOARD_FOLD (fold));
  GtkWidget *next;

  self->open[section] = open;
  g_signal_emit (self, signals[SORTED], 0);
  while ((next = get_next_folded (fold)) != NULL)
    gtk_box_remove (self->box, next);
  if (!open)
    return;
  self->tail = fold;
  add_options (self, section, FALSE);
  gtk_widget_add_tick_callback (fold, scroll_to_folded, self->scroller, NULL);
}

static char *
dup_fold_title (ComstockBoardAnswers *self,
                guint                 section)
{
  const guint n = count_places (self, section);

  if (section == SECTION_ASIDE && self->shape == COMSTOCK_BOARD_ANSWERS_DESK)
    /* Translators: opens the list of the places where a road can be laid; there is little room for it */
    return g_strdup (_("Lay a road"));
  if (section == SECTION_ASIDE || self->step == BOARD_STEP_ROADS || self->step == BOARD_STEP_CITY_HALL_ROAD)
    /* Translators: how many places there are for one. */
    return g_strdup_printf (ngettext ("Lay a road · %u place", "Lay a road · %u places", n), n);
  switch (section)
    {
    case COMSTOCK_BOARD_ON_MAP:
      /* Translators: on how many parcels of the map one may answer. */
      return g_strdup_printf (ngettext ("On the map · %u parcel", "On the map · %u parcels", n), n);
    case COMSTOCK_BOARD_ON_TRACK:
      /* Translators: at how many places of the track one may answer. */
      return g_strdup_printf (ngettext ("On the track · %u space", "On the track · %u spaces", n), n);
    case COMSTOCK_BOARD_ON_ENCLOSURES:
    default:
      /* Translators: how many enclosures for horses one may answer with */
      return g_strdup_printf (ngettext ("%u enclosure", "%u enclosures", n), n);
    }
}

static void
add_fold (ComstockBoardAnswers *self,
          guint                 section)
{
  g_autofree char *title = dup_fold_title (self, section);
  GtkWidget *fold = comstock_board_fold_new (title, self->open[section]);

  g_object_set_qdata (G_OBJECT (fold), answer_quark, GUINT_TO_POINTER (FIRST_FOLD + section));
  comstock_explain_set_topics (fold, section == SECTION_ASIDE ? "rule:roads" : "rule:parcels");
  /* No question waits for a road. */
  if (section == SECTION_ASIDE)
    comstock_obstacle_limit (fold, COMSTOCK_OBSTACLE_WORKS);
  g_signal_connect_object (fold, "notify::open", G_CALLBACK (on_fold), self, G_CONNECT_SWAPPED);
  put (self, fold);
  if (self->open[section])
    add_options (self, section, FALSE);
}

/* Whether places are pressed in @section alone, but for what stands aside. */
static gboolean
is_alone (ComstockBoardAnswers *self,
          guint                 section)
{
  guint others = 0;

  for (guint other = COMSTOCK_BOARD_IN_WORDS + 1; other < SECTION_ASIDE; other++)
    others += other != section ? count_places (self, other) : 0;
  return others == 0;
}

/* A single answer needs no row to come out of; a road that is no answer is laid only once somebody has asked for it. */
static gboolean
is_folded (ComstockBoardAnswers *self,
           guint                 section)
{
  const gboolean may_list = self->shape == COMSTOCK_BOARD_ANSWERS_LIST && is_alone (self, section);

  if (section == COMSTOCK_BOARD_IN_WORDS || is_aiming (self))
    return FALSE;
  return section == SECTION_ASIDE || count_places (self, section) > (may_list ? FEW : 1);
}

/* On a desk what is pressed on track and map is not listed. */
static gboolean
is_shown (ComstockBoardAnswers *self,
          guint                 section,
          gboolean              folded)
{
  return count_places (self, section) > 0 && is_folded (self, section) == folded &&
         (!folded || section == SECTION_ASIDE || self->shape != COMSTOCK_BOARD_ANSWERS_DESK);
}

/* Below a fold comes nothing but what is in it. */
static void
add_sections (ComstockBoardAnswers *self,
              gboolean              folded,
              gboolean              no_amounts)
{
  for (guint section = 0; section < N_SECTIONS; section++)
    if (is_shown (self, section, folded))
      {
        if (folded)
          add_fold (self, section);
        else
          add_options (self, section, no_amounts);
      }
}

/* --- all of it --- */

static void
clear (ComstockBoardAnswers *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, child);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (get_token_box (self)))) != NULL)
    gtk_box_remove (self->token_box, child);
  self->tail = NULL;
}

static void
on_show_all (ComstockBoardAnswers *self)
{
  comstock_board_answers_aim (self, &(ComstockPlace) { .surface = COMSTOCK_NOWHERE });
  comstock_board_answers_focus (self);
}

static void
add_way_back (ComstockBoardAnswers *self)
{
  /* Translators: button: shows all answers to the question again, not only those at one place */
  GtkWidget *button = gtk_button_new_with_label (_("All Answers"));

  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_show_all), self, G_CONNECT_SWAPPED);
  put (self, button);
}

/* Where the focus waits, which is at nothing that is not asked; NULL for the first answer. */
static GtkWidget *
find_home (ComstockBoardAnswers *self)
{
  GtkWidget *home = gtk_widget_get_first_child (GTK_WIDGET (self->box));
  const ComstockOption *first = home != NULL ? comstock_ask_find (self->ask, get_answer (home)) : NULL;

  if (home != NULL && get_answer (home) == FIRST_FOLD + SECTION_ASIDE)
    return gtk_widget_get_next_sibling (home);
  if (first == NULL || !first->weighty)
    return NULL;
  do
    home = gtk_widget_get_next_sibling (home);
  while (home != NULL && get_answer (home) == 0);
  return home;
}

static void
on_list (ComstockBoardAnswers *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.answers", NULL);
}

/* What a desk does not list comes out elsewhere.  Words would take the room of an answer. */
static void
add_way_to_list (ComstockBoardAnswers *self)
{
  GtkWidget *key = gtk_button_new_from_icon_name ("view-list-symbolic");

  gtk_widget_set_tooltip_text (key, _("All Answers"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, _("All Answers"), -1);
  gtk_widget_add_css_class (key, "key");
  comstock_obstacle_limit (key, COMSTOCK_OBSTACLE_WORKS);
  g_object_set_qdata (G_OBJECT (key), answer_quark, GUINT_TO_POINTER (FIRST_FOLD + N_SECTIONS));
  g_signal_connect_object (key, "clicked", G_CALLBACK (on_list), self, G_CONNECT_SWAPPED);
  put (self, key);
}

static gboolean
leaves_out (ComstockBoardAnswers *self)
{
  for (guint section = 0; section < N_SECTIONS; section++)
    if (count_places (self, section) > 0 && is_folded (self, section) && !is_shown (self, section, TRUE))
      return TRUE;
  return FALSE;
}

static void
show_options (ComstockBoardAnswers *self)
{
  gboolean slider;

  if (find_in (self->box, COMSTOCK_COMMAND_NEXT) != NULL)
    self->glance = g_get_monotonic_time () + GLANCE;
  clear (self);
  slider = add_slider (self);
  if (!is_aiming (self))
    add_tokens (self);
  add_sections (self, FALSE, slider);
  add_sections (self, TRUE, slider);
  if (leaves_out (self))
    add_way_to_list (self);
  if (is_aiming (self))
    add_way_back (self);
}

static gboolean
has_commands (ComstockBoardAnswers  *self,
              const ComstockCommand *commands,
              guint                  n)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  for (guint i = 0; i < n; i++, child = gtk_widget_get_next_sibling (child))
    if (child == NULL || get_answer (child) != commands[i])
      return FALSE;
  return child == NULL;
}

/* Who has passed waits for many moves of others, which go on without a pause then. */
static const char *
get_command_label (ComstockBoardAnswers *self,
                   ComstockCommand       command)
{
  if (command != COMSTOCK_COMMAND_NEXT || comstock_game_count_persons (self->game) == 0)
    return comstock_command_get_label (command);
  /* Translators: button: others play on without a pause until the player is asked */
  return _("Skip to My Turn");
}

/* Nobody at the screen is asked.  What stays the same while others play need not be made anew with each move. */
static void
show_commands (ComstockBoardAnswers *self)
{
  ComstockCommand commands[COMSTOCK_MOST_COMMANDS];
  const guint n = comstock_command_list (self->game, self->looking_back, commands);

  if (has_commands (self, commands, n))
    return;
  clear (self);
  for (guint i = 0; i < n; i++)
    add_button (self, get_command_label (self, commands[i]), commands[i]);
}

static Focus
find_focus (ComstockBoardAnswers *self)
{
  Focus focus = { 0, 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      focus.answer = get_answer (child);
      if (COMSTOCK_IS_BOARD_FOLD (child))
        focus.fold = focus.answer;
      if (comstock_part_has_focus (child))
        return focus;
    }
  return (Focus) { 0, 0 };
}

static void
show (ComstockBoardAnswers *self)
{
  self->last = find_focus (self);
  if (self->ask->seat >= 0)
    show_options (self);
  else
    show_commands (self);
  self->home = self->ask->seat >= 0 ? find_home (self) : NULL;
  comstock_key_group_set_home (self->group, self->home);
  g_signal_emit (self, signals[MADE], 0);
}

static GtkLayoutManager *
create_layout (ComstockBoardAnswersShape shape)
{
  GtkLayoutManager *list;

  if (shape == COMSTOCK_BOARD_ANSWERS_TILES || shape == COMSTOCK_BOARD_ANSWERS_SMALL_TILES ||
      shape == COMSTOCK_BOARD_ANSWERS_CARDS)
    return comstock_lines_layout_new_even (TILE_SPACING);
  if (shape == COMSTOCK_BOARD_ANSWERS_DESK)
    return comstock_lines_layout_new (SPACING);
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
  comstock_style_class_set (GTK_WIDGET (self), "cards", shape == COMSTOCK_BOARD_ANSWERS_CARDS);
  comstock_style_class_set (GTK_WIDGET (self), "desk", shape == COMSTOCK_BOARD_ANSWERS_DESK);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box), create_layout (shape));
  show (self);
  if (focused)
    comstock_board_answers_focus (self);
}

void
comstock_board_answers_set_token_box (ComstockBoardAnswers *self,
                                      GtkBox               *box)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self));

  if (self->token_box == box)
    return;
  clear (self);
  g_set_object (&self->token_box, box);
  show (self);
}

ComstockBoardAnswersShape
comstock_board_answers_get_shape (ComstockBoardAnswers *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self), COMSTOCK_BOARD_ANSWERS_LIST);

  return self->shape;
}

void
comstock_board_answers_set_listed (ComstockBoardAnswers *self,
                                   gboolean              listed)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self));

  if (self->listed == listed)
    return;
  self->listed = listed;
  if (!listed)
    for (guint section = 0; section < N_SECTIONS; section++)
      self->open[section] = FALSE;
  show (self);
  g_signal_emit (self, signals[SORTED], 0);
}

gboolean
comstock_board_answers_get_listed (ComstockBoardAnswers *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self), FALSE);

  return self->listed;
}

ComstockBoardAnswersShape
comstock_board_answers_choose_shape (ComstockBoardAnswers *self)
{
  const gboolean slides = has_slider (self);
  gboolean covers = FALSE;
  guint n = is_aiming (self);

  g_return_val_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self), COMSTOCK_BOARD_ANSWERS_LIST);

  if (self->listed || self->open[SECTION_ASIDE])
    return COMSTOCK_BOARD_ANSWERS_LIST;
  for (guint i = 0; i < self->ask->n_options; i++)
    {
      const ComstockOption *option = &self->ask->options[i];

      covers |= option->place.surface == COMSTOCK_BOARD_SURFACE_TRACK;
      for (guint section = 0; section < N_SECTIONS; section++)
        n += is_in (self, option, section) && !is_folded (self, section) && !(slides && option->amount >= 0);
    }
  if (n <= COMSTOCK_BOARD_MOST_ON_DESK)
    return COMSTOCK_BOARD_ANSWERS_DESK;
  return covers ? COMSTOCK_BOARD_ANSWERS_LIST : COMSTOCK_BOARD_ANSWERS_CARDS;
}

void
comstock_board_answers_ask (ComstockBoardAnswers *self,
                            ComstockAsk          *ask,
                            gboolean              looking_back)
{
  const gboolean again = ask->seat >= 0 && ask->seat == self->ask->seat;
  const BoardStep step = comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (self->game))->step;
  const guint cursor = comstock_game_get_cursor (self->game);

  comstock_ask_unref (self->ask);
  self->ask = comstock_ask_ref (ask);
  if (!again || step != self->step)
    self->open[SECTION_ASIDE] = FALSE;
  self->step = step;
  self->looking_back = looking_back;
  self->aim.surface = COMSTOCK_NOWHERE;
  show (self);
  if (!again || cursor != self->cursor)
    self->last.answer = 0;
  if (!again)
    self->last.fold = 0;
  self->cursor = cursor;
}

void
comstock_board_answers_aim (ComstockBoardAnswers *self,
                            const ComstockPlace  *place)
{
  if (self->ask->seat < 0 || comstock_place_equal (&self->aim, place))
    return;
  self->aim = *place;
  show (self);
  g_signal_emit (self, signals[SORTED], 0);
}

const ComstockPlace *
comstock_board_answers_get_aim (ComstockBoardAnswers *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self), NULL);

  return &self->aim;
}

gboolean
comstock_board_answers_lays_roads (ComstockBoardAnswers *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self), FALSE);

  return self->open[SECTION_ASIDE];
}

/* What was hidden instead would be as small as before it was filled. */
static void
veil (GtkWidget *part,
      gboolean   veiled)
{
  gtk_widget_set_opacity (part, veiled ? 0 : 1);
  gtk_widget_set_can_target (part, !veiled);
}

void
comstock_board_answers_veil (ComstockBoardAnswers *self,
                             gboolean              veiled)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_ANSWERS (self));

  if (gtk_widget_get_can_target (self->scroller) == veiled)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  veil (self->scroller, veiled);
  if (self->token_box != NULL)
    veil (GTK_WIDGET (self->token_box), veiled);
}

GtkWidget *
comstock_board_answers_find (ComstockBoardAnswers *self,
                             guint                 move)
{
  return find_in (self->box, move);
}

GtkWidget *
comstock_board_answers_find_slider (ComstockBoardAnswers *self)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  while (child != NULL && !COMSTOCK_IS_BOARD_AMOUNT (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

void
comstock_board_answers_slide (ComstockBoardAnswers *self,
                              guint                 move)
{
  GtkWidget *slider = comstock_board_answers_find_slider (self);

  if (slider != NULL)
    comstock_board_amount_set (COMSTOCK_BOARD_AMOUNT (slider), comstock_ask_find (self->ask, move));
}

/* The same answer if nothing was played, else the row that it was folded into, for the next road. */
static gboolean
focus_again (ComstockBoardAnswers *self)
{
  const guint again[] = { self->last.answer, self->last.fold };

  self->last = (Focus) { 0, 0 };
  for (guint i = 0; i < G_N_ELEMENTS (again); i++)
    {
      GtkWidget *button = again[i] != 0 ? comstock_board_answers_find (self, again[i]) : NULL;

      if (button != NULL && comstock_part_enter (button))
        return TRUE;
    }
  return FALSE;
}

void
comstock_board_answers_focus (ComstockBoardAnswers *self)
{
  if (!focus_again (self))
    comstock_part_enter (self->home != NULL ? self->home : GTK_WIDGET (self->box));
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockBoardAnswers *self = COMSTOCK_BOARD_ANSWERS (look);

  return g_variant_new ("(bbb)", self->listed, self->open[COMSTOCK_BOARD_ON_TRACK],
                        self->open[COMSTOCK_BOARD_ON_MAP]);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockBoardAnswers *self = COMSTOCK_BOARD_ANSWERS (look);

  g_variant_get (value, "(bbb)", &self->listed, &self->open[COMSTOCK_BOARD_ON_TRACK],
                 &self->open[COMSTOCK_BOARD_ON_MAP]);
  show (self);
}

static void
comstock_board_answers_init_look (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_board_answers_dispose (GObject *object)
{
  ComstockBoardAnswers *self = COMSTOCK_BOARD_ANSWERS (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->token_box);
  g_clear_pointer (&self->ask, comstock_ask_unref);
  G_OBJECT_CLASS (comstock_board_answers_parent_class)->dispose (object);
}

static GtkSizeRequestMode
comstock_board_answers_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as all of them, but it scrolls. */
static void
comstock_board_answers_measure (GtkWidget     *widget,
                                GtkOrientation orientation,
                                int            for_size,
                                int           *minimum,
                                int           *natural,
                                int           *minimum_baseline,
                                int           *natural_baseline)
{
  ComstockBoardAnswers *self = COMSTOCK_BOARD_ANSWERS (widget);

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    comstock_measure_height (GTK_WIDGET (self->group), for_size, NULL, natural);
  *natural = MAX (*natural, *minimum);
  /* What is not seen leaves its room to what is told where there is too little. */
  if (orientation == GTK_ORIENTATION_VERTICAL && !gtk_widget_get_can_target (self->scroller))
    *minimum = 0;
}

static void
comstock_board_answers_size_allocate (GtkWidget *widget,
                                      int        width,
                                      int        height,
                                      int        baseline)
{
  GtkWidget *scroller = COMSTOCK_BOARD_ANSWERS (widget)->scroller;
  int least;

  comstock_measure_height (scroller, width, &least, NULL);
  gtk_widget_size_allocate (scroller, &(GtkAllocation) { 0, 0, width, MAX (height, least) }, -1);
}

static void
comstock_board_answers_class_init (ComstockBoardAnswersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_board_answers_dispose;
  answer_quark = g_quark_from_static_string ("comstock-board-answer");
  signals[CHOSEN] = g_signal_new ("chosen", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PICKED] = g_signal_new ("picked", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[LOOKED] = g_signal_new ("looked", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SORTED] = g_signal_new ("sorted", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[MADE] = g_signal_new ("made", COMSTOCK_TYPE_BOARD_ANSWERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  widget_class->get_request_mode = comstock_board_answers_get_request_mode;
  widget_class->measure = comstock_board_answers_measure;
  widget_class->size_allocate = comstock_board_answers_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "board-answers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_board_answers_init (ComstockBoardAnswers *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP, "child", self->box, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->group));
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (on_press), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

GtkWidget *
comstock_board_answers_new (ComstockGame *game)
{
  ComstockBoardAnswers *self = g_object_new (COMSTOCK_TYPE_BOARD_ANSWERS, NULL);
  self->game = game;
  self->ask = comstock_ask_new_of_nobody ();
  return GTK_WIDGET (self);
}
