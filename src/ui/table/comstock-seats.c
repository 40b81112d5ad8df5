/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plates are made once; a change of the game writes new figures into them. */

#include "comstock-seats.h"

#include <glib/gi18n.h>

#include "comstock-goods.h"
#include "comstock-seen-bin.h"
#include "comstock-table.h"
#include "model/base/comstock-text.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-key-group.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-measure.h"
#include "ui/kit/comstock-obstacle.h"
#include "ui/kit/comstock-scale.h"
#include "ui/kit/comstock-sign.h"
#include "ui/kit/comstock-style-class.h"

#define SIGN_SIZE 24
#define FLAG_SIZE 11
#define PORTRAIT 40             /* as high as both lines */
#define SMALL_PORTRAIT 24
#define SPACING 8
#define TIGHT 2
#define ROOMY 330               /* width for a plate with the large one */
#define PICTURED 180            /* … of one in a row with a picture */
#define MARKED 132              /* … with a mark beside the name */
#define GOODS 18                /* pixels */
#define BRIEF_GOODS 12          /* so that they and the sign are no higher than two lines */
#define LARGE_TEXT 1.3          /* leaves no room for a line of figures */
#define NAME_WIDTH 5            /* letters, at the least */
#define DETAILS_WIDTH 36        /* of a line */

typedef struct
{
  GtkWidget *button;
  GtkBox *head;                 /* who it is, and what there is to know of it */
  GtkWidget *mark;              /* of the player who is to act */
  GtkLabel *name;
  GtkBox *facts;                /* what it has scored and owns, and when it acts */
  GtkLabel *wealth;
  GtkLabel *total;
  GtkWidget *turn;              /* the two that follow */
  GtkWidget *order;             /* its number in an order, with a flag in some */
  GtkWidget *flag;
  GtkLabel *nth;
  GtkLabel *gain;
  GtkWidget *portrait;
  GtkBox *lines;
  GtkLabel *figures;
  GtkWidget *picture;           /* in their place, or NULL */
  GtkBox *estate;               /* what it owns, in drawings and words */
  GtkWidget *low_picture;       /* and its figures, where there is little room; or NULL */
  GtkLabel *assets;
  GtkWidget *goods;
  GtkWidget *brief_goods;       /* the same below its sign */
  char *owned;                  /* in words, or NULL */
  ComstockSeatsShape shape;
  gboolean roomy;               /* for more than a name and numbers */
  gboolean acts;
  gboolean pictured;            /* the picture is seen, instead of lines */
  GtkLabel *details;
} Plate;

struct _ComstockSeats
{
  GtkWidget parent_instance;

  GtkWidget *group;
  GtkScrolledWindow *scroller;
  GtkBox *box;
  Plate plates[CS_MAX_SEATS];

  ComstockSeatsShape shape;
  int width;                    /* of the place that they have */
  int apart;                    /* the seat whose plate stands elsewhere, or −1 */

  ComstockTable *table;         /* not owned; around it, or NULL */
  ComstockGame *game;
  ComstockPlateFill fill;
};

G_DEFINE_FINAL_TYPE (ComstockSeats, comstock_seats, GTK_TYPE_WIDGET)

void
comstock_plate_clear (ComstockPlate *plate)
{
  char *const strings[] = {
    plate->name, plate->wealth, plate->total, plate->figures, plate->gain, plate->assets, plate->details,
    plate->constant, plate->topics, plate->order,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (strings); i++)
    g_free (strings[i]);
}

static char *
dup_sentence (const ComstockPlate *plate,
              const char          *told)
{
  g_autofree char *name = comstock_text_isolate (plate->name);
  GString *text = g_string_new (NULL);

  comstock_text_add_sentence (text, name, told);
  return g_string_free (text, FALSE);
}

char *
comstock_plate_dup_brief (const ComstockPlate *plate)
{
  const char *const words[] = { plate->wealth, plate->total, plate->figures, plate->assets, plate->order };
  g_autoptr (GString) list = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i] != NULL)
      comstock_text_list_append (list, words[i]);
  return dup_sentence (plate, list->str);
}

char *
comstock_plate_dup_whole (const ComstockPlate *plate)
{
  g_autofree char *all = g_strjoin ("\n", plate->details, plate->constant, NULL);
  g_auto (GStrv) lines = g_strsplit (all, "\n", -1);
  g_autofree char *list = g_strjoinv (". ", lines);

  return dup_sentence (plate, list);
}

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
  GtkWidget *suit = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (GTK_WIDGET (who), TRUE);
  gtk_widget_set_valign (suit, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (suit), comstock_sign_new (sign, SIGN_SIZE));
  plate->brief_goods = comstock_goods_new (BRIEF_GOODS);
  gtk_box_append (GTK_BOX (suit), plate->brief_goods);
  gtk_box_append (who, suit);
  plate->name = add_label (who, "heading");
  gtk_label_set_ellipsize (plate->name, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (plate->name, NAME_WIDTH);
  plate->mark = gtk_image_new_from_icon_name ("go-previous-symbolic");
  gtk_widget_add_css_class (plate->mark, "mark");
  gtk_box_append (who, plate->mark);
}

/* Its number has a sign, or none, so that the two orders are told apart. */
static void
add_order (Plate *plate)
{
  GtkBox *turn = add_line (plate->facts);
  GtkBox *order = add_line (turn);
  GtkBox *middle;

  plate->turn = GTK_WIDGET (turn);
  plate->order = GTK_WIDGET (order);
  gtk_widget_add_css_class (plate->order, "nth");
  gtk_widget_add_css_class (plate->order, "caption");
  gtk_widget_set_hexpand (plate->order, FALSE);
  gtk_widget_set_halign (plate->order, GTK_ALIGN_START);
  gtk_widget_set_valign (plate->order, GTK_ALIGN_CENTER);
  middle = add_line (order);
  gtk_box_set_spacing (middle, 2);
  gtk_widget_set_hexpand (GTK_WIDGET (middle), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (middle), GTK_ALIGN_CENTER);
  plate->flag = comstock_picture_new ("signs/flag", FLAG_SIZE);
  gtk_box_append (middle, plate->flag);
  plate->nth = add_label (middle, "numeric");
  plate->gain = add_label (turn, "caption");
}

static void
add_facts (Plate *plate)
{
  GtkBox *sums;

  plate->facts = add_line (plate->head);
  sums = add_line (plate->facts);
  plate->wealth = add_label (sums, "numeric");
  plate->total = add_label (sums, "numeric");
  add_order (plate);
}

static void
add_estate (Plate  *plate,
            GtkBox *lines)
{
  GtkBox *line;

  plate->estate = add_line (lines);
  line = add_line (plate->estate);
  plate->assets = add_label (line, "caption");
  gtk_label_set_ellipsize (plate->assets, PANGO_ELLIPSIZE_END);
  plate->goods = comstock_goods_new (GOODS);
  gtk_widget_set_hexpand (plate->goods, TRUE);
  gtk_box_append (line, plate->goods);
}

static void
add_content (Plate      *plate,
             const char *sign)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *seen;

  plate->lines = GTK_BOX (lines);
  gtk_box_append (GTK_BOX (content), lines);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  plate->head = add_line (GTK_BOX (lines));
  gtk_widget_add_css_class (GTK_WIDGET (plate->head), "head");
  comstock_sign_dress (GTK_WIDGET (plate->head), sign, NULL);
  add_who (plate, sign);
  add_facts (plate);
  plate->figures = add_label (GTK_BOX (lines), "caption");
  gtk_label_set_ellipsize (plate->figures, PANGO_ELLIPSIZE_END);
  comstock_label_tell_cut (plate->figures);
  add_estate (plate, GTK_BOX (lines));
  plate->portrait = comstock_picture_new (NULL, SMALL_PORTRAIT);
  gtk_widget_set_valign (plate->portrait, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), plate->portrait);
  gtk_widget_set_hexpand (content, TRUE);
  /* Without what shows the focus, the pointer or whose turn it is. */
  seen = comstock_seen_bin_new (content);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (plate->button), seen);
  /* What GTK puts around it stands in the middle. */
  gtk_widget_set_halign (gtk_widget_get_parent (seen), GTK_ALIGN_FILL);
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

/* What is constant is not read out each time that the focus comes here. */
static void
name_plate (Plate               *plate,
            const ComstockPlate *told)
{
  /* Translators: the name of the player who is to act now */
  g_autofree char *acting = told->acts ? g_strdup_printf (_("%s, to act now"), told->name) : g_strdup (told->name);
  g_autofree char *all = g_strdup_printf ("%s%s%s, %s\n%s", acting, told->wealth != NULL ? ", " : "",
                                          told->wealth != NULL ? told->wealth : "", told->total,
                                          told->details != NULL ? told->details : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (plate->button), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

static void
show_details (Plate               *plate,
              const ComstockPlate *told)
{
  g_autofree char *all = g_strjoin ("\n", told->details, told->constant, NULL);

  gtk_label_set_label (plate->details, all);
}

static void
show_order (Plate               *plate,
            const ComstockPlate *told)
{
  g_autofree char *figure = told->nth > 0 ? g_strdup_printf ("%u", told->nth) : NULL;

  gtk_widget_set_visible (plate->order, told->has_order);
  gtk_widget_set_opacity (plate->order, told->nth > 0 ? 1 : 0);
  gtk_widget_set_visible (plate->flag, told->flagged);
  comstock_style_class_set (plate->order, "outlined", !told->flagged);
  gtk_label_set_label (plate->nth, figure != NULL ? figure : "");
  comstock_explain_set_tooltip (plate->order, told->order);
}

/* What there is of what a plate has, by its shape, unless it is pictured or has no room; a brief one has
 * neither picture nor more room. */
enum { FIGURES = 1, ASSETS = 2, LOW = 4, GAIN = 8, GAIN_BELOW = 16, GOODS_BELOW_SIGN = 32 };
static const guint belongings[] = {
  [COMSTOCK_SEATS_COLUMN] = FIGURES | ASSETS,
  [COMSTOCK_SEATS_LOW_COLUMN] = LOW | GAIN,
  [COMSTOCK_SEATS_ROW] = FIGURES,
  [COMSTOCK_SEATS_HIGH_ROW] = LOW | GAIN_BELOW,
  [COMSTOCK_SEATS_LINES] = FIGURES,
  [COMSTOCK_SEATS_BRIEF] = GAIN | GOODS_BELOW_SIGN,
};

static void
show_belongings (Plate *plate)
{
  const gboolean told = plate->shape == COMSTOCK_SEATS_BRIEF || (plate->roomy && !plate->pictured);
  const guint has = told ? belongings[plate->shape] : 0;
  const guint owns = plate->owned != NULL ? has : 0;

  gtk_label_set_label (plate->assets, (has & GAIN_BELOW) != 0 ? gtk_label_get_label (plate->gain)
                                      : (owns & ASSETS) != 0 ? plate->owned : "");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (plate->estate),
                                  (has & GAIN_BELOW) != 0 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (GTK_WIDGET (plate->estate), ((has & LOW) | (owns & ASSETS)) != 0);
  if (plate->low_picture != NULL)
    {
      gtk_widget_set_visible (plate->low_picture, (has & LOW) != 0);
      gtk_widget_queue_resize (plate->low_picture);
    }
  gtk_widget_set_visible (plate->brief_goods, (owns & GOODS_BELOW_SIGN) != 0);
  gtk_widget_set_visible (GTK_WIDGET (plate->figures), (has & FIGURES) != 0);
  gtk_widget_set_visible (GTK_WIDGET (plate->gain), (has & GAIN) != 0);
}

/* Nobody has to act while it is told what has happened. */
static void
mark_acting (ComstockSeats *self,
             Plate         *plate)
{
  comstock_style_class_set (plate->button, "acting",
                            plate->acts && !(self->table != NULL && comstock_table_is_telling (self->table)));
}

static void
on_telling (ComstockSeats *self)
{
  for (guint i = 0; i < comstock_game_get_n_seats (self->game); i++)
    mark_acting (self, &self->plates[i]);
}

static void
update_plate (ComstockSeats *self,
              guint          seat)
{
  Plate *plate = &self->plates[seat];
  g_auto (ComstockPlate) told = { 0 };

  self->fill (self->game, seat, &told);
  gtk_label_set_label (plate->name, told.name);
  gtk_label_set_label (plate->wealth, told.wealth != NULL ? told.wealth : "");
  gtk_widget_set_visible (GTK_WIDGET (plate->wealth), told.wealth != NULL);
  gtk_label_set_label (plate->total, told.total);
  gtk_label_set_label (plate->figures, told.figures != NULL ? told.figures : "");
  gtk_label_set_label (plate->gain, told.gain != NULL ? told.gain : "");
  /* A phone has no room for the space before what is empty. */
  gtk_widget_set_visible (plate->turn, told.has_order || told.gain != NULL);
  comstock_goods_set (COMSTOCK_GOODS (plate->goods), told.goods, told.n_goods, told.n_faint);
  comstock_goods_set (COMSTOCK_GOODS (plate->brief_goods), told.goods, told.n_goods, told.n_faint);
  g_free (plate->owned);
  plate->owned = g_strdup (told.assets);
  show_belongings (plate);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (plate->portrait), told.portrait);
  comstock_explain_set_tooltip (plate->portrait, told.portrait_name);
  show_order (plate, &told);
  show_details (plate, &told);
  plate->acts = told.acts;
  gtk_widget_set_opacity (plate->mark, told.acts ? 1 : 0);
  mark_acting (self, plate);
  name_plate (plate, &told);
  comstock_explain_set_topics (plate->button, told.topics);
}

void
comstock_seats_add_picture (ComstockSeats *self,
                            guint          seat,
                            GtkWidget     *picture)
{
  g_return_if_fail (COMSTOCK_IS_SEATS (self));
  g_return_if_fail (seat < CS_MAX_SEATS);

  self->plates[seat].picture = picture;
  gtk_box_append (self->plates[seat].lines, picture);
}

void
comstock_seats_add_low_picture (ComstockSeats *self,
                                guint          seat,
                                GtkWidget     *picture)
{
  g_return_if_fail (COMSTOCK_IS_SEATS (self));
  g_return_if_fail (seat < CS_MAX_SEATS);

  self->plates[seat].low_picture = picture;
  gtk_box_prepend (self->plates[seat].estate, picture);
}

void
comstock_seats_update (ComstockSeats *self)
{
  for (guint i = 0; i < comstock_game_get_n_seats (self->game); i++)
    {
      update_plate (self, i);
      if (self->plates[i].picture != NULL)
        gtk_widget_queue_draw (self->plates[i].picture);
    }
}

void
comstock_seats_renew (ComstockSeats *self)
{
  g_return_if_fail (COMSTOCK_IS_SEATS (self));

  comstock_seats_update (self);
  for (guint i = 0; i < comstock_game_get_n_seats (self->game); i++)
    comstock_seen_bin_renew (COMSTOCK_SEEN_BIN (gtk_menu_button_get_child (GTK_MENU_BUTTON (self->plates[i].button))));
}

gboolean
comstock_seats_is_alone (ComstockSeats *self)
{
  g_return_val_if_fail (COMSTOCK_IS_SEATS (self), FALSE);

  return self->shape == COMSTOCK_SEATS_COLUMN && self->apart >= 0 && comstock_game_get_n_seats (self->game) == 2;
}

GtkWidget *
comstock_seats_get_plate (ComstockSeats *self,
                                guint               seat)
{
  g_return_val_if_fail (COMSTOCK_IS_SEATS (self), NULL);
  g_return_val_if_fail (seat < CS_MAX_SEATS, NULL);

  return self->plates[seat].button;
}

static gboolean
is_row (ComstockSeatsShape shape)
{
  return shape == COMSTOCK_SEATS_ROW || shape == COMSTOCK_SEATS_HIGH_ROW;
}

static void
lay_out (ComstockSeats     *self,
         ComstockSeatsShape shape)
{
  const gboolean sideways = shape != COMSTOCK_SEATS_LINES && shape != COMSTOCK_SEATS_BRIEF;
  GtkLayoutManager *layout;

  if (shape == COMSTOCK_SEATS_LINES)
    layout = comstock_lines_layout_new_even (0);
  else
    layout = gtk_box_layout_new (is_row (shape) ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->box), layout);
  gtk_scrolled_window_set_policy (self->scroller, sideways ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
}

/* @portrait: its side, 0 for a plate with neither portrait nor figures.  A @tight row and a low column have no mark
 * but that of the style. */
static void
shape_plate (Plate             *plate,
             ComstockSeatsShape shape,
             int                portrait,
             gboolean           pictured,
             gboolean           tight)
{
  const gboolean row = is_row (shape) || shape == COMSTOCK_SEATS_LINES;
  const gboolean brief = shape == COMSTOCK_SEATS_BRIEF;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (plate->head),
                                  row ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (plate->facts),
                                  brief ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (plate->head, brief ? TIGHT : SPACING);
  gtk_box_set_spacing (plate->facts, brief ? 0 : tight ? TIGHT : SPACING);
  /* A row scrolls. */
  gtk_label_set_ellipsize (plate->name, row ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_widget_set_visible (GTK_WIDGET (plate->name), !brief);
  gtk_widget_set_visible (plate->mark, !brief && !tight && shape != COMSTOCK_SEATS_LOW_COLUMN);
  plate->pictured = plate->picture != NULL && pictured;
  if (plate->picture != NULL)
    {
      gtk_widget_set_visible (plate->picture, pictured);
      gtk_widget_queue_resize (plate->picture);
    }
  plate->shape = shape;
  plate->roomy = portrait > 0;
  show_belongings (plate);
  gtk_widget_set_visible (plate->portrait, portrait > 0 && !plate->pictured && !row);
  if (portrait > 0)
    g_object_set (plate->portrait, "pixel-size", portrait, NULL);
}

void
comstock_seats_set_shape (ComstockSeats     *self,
                                ComstockSeatsShape shape,
                                int                     width)
{
  const gboolean large = comstock_scale_get_text (GTK_WIDGET (self)) > LARGE_TEXT;
  const guint n = comstock_game_get_n_seats (self->game);
  const double share = width / n / comstock_scale_get (GTK_WIDGET (self));
  const gboolean pictured = !large && (shape == COMSTOCK_SEATS_COLUMN ||
                                       (is_row (shape) && share >= PICTURED));
  const gboolean tight = is_row (shape) && share < MARKED;
  int portrait = 0;
  int lines = -1;

  if (shape != COMSTOCK_SEATS_ROW && shape != COMSTOCK_SEATS_LINES && shape != COMSTOCK_SEATS_BRIEF && !large)
    portrait = width >= ROOMY * comstock_scale_get (GTK_WIDGET (self)) ? PORTRAIT : SMALL_PORTRAIT;
  self->shape = shape;
  self->width = width;
  lay_out (self, shape);
  comstock_style_class_set (GTK_WIDGET (self), "brief", shape == COMSTOCK_SEATS_BRIEF);
  comstock_style_class_set (GTK_WIDGET (self), "tight", tight);
  for (guint i = 0; i < n; i++)
    if ((int) i != self->apart)
      shape_plate (&self->plates[i], shape, portrait, pictured, tight);
  /* They would ask for the height of a single line. */
  if (shape == COMSTOCK_SEATS_LINES || shape == COMSTOCK_SEATS_HIGH_ROW)
    comstock_measure_height (GTK_WIDGET (self->box), width, NULL, &lines);
  gtk_scrolled_window_set_min_content_height (self->scroller, lines);
}

/* One whose head stands beside all else. */
static void
set_upright (Plate   *plate,
             gboolean upright)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (plate->lines),
                                  upright ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (plate->lines, upright ? SPACING : 2);
  gtk_widget_set_hexpand (GTK_WIDGET (plate->head), !upright);
  gtk_widget_set_hexpand (plate->button, !upright);
  comstock_style_class_set (plate->button, "upright", upright);
}

static void
move_plate (Plate     *plate,
            GtkBox    *box,
            GtkWidget *after)
{
  g_object_ref (plate->button);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (plate->button)), plate->button);
  gtk_box_insert_child_after (box, plate->button, after);
  g_object_unref (plate->button);
}

void
comstock_seats_set_apart (ComstockSeats *self,
                          int            seat,
                          GtkBox        *box)
{
  g_return_if_fail (COMSTOCK_IS_SEATS (self));
  g_return_if_fail (seat < 0 || GTK_IS_BOX (box));

  if (self->apart == seat)
    return;
  if (self->apart >= 0)
    {
      move_plate (&self->plates[self->apart], self->box,
                  self->apart > 0 ? self->plates[self->apart - 1].button : NULL);
      set_upright (&self->plates[self->apart], FALSE);
    }
  self->apart = seat;
  if (seat >= 0)
    {
      move_plate (&self->plates[seat], box, NULL);
      shape_plate (&self->plates[seat], COMSTOCK_SEATS_ROW, SMALL_PORTRAIT, TRUE, FALSE);
      set_upright (&self->plates[seat], TRUE);
    }
  comstock_seats_set_shape (self, self->shape, self->width);
}

static void
comstock_seats_root (GtkWidget *widget)
{
  ComstockSeats *self = COMSTOCK_SEATS (widget);

  GTK_WIDGET_CLASS (comstock_seats_parent_class)->root (widget);
  self->table = COMSTOCK_TABLE (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_TABLE));
  if (self->table != NULL)
    g_signal_connect_object (self->table, "notify::telling", G_CALLBACK (on_telling), self, G_CONNECT_SWAPPED);
}

static void
comstock_seats_unroot (GtkWidget *widget)
{
  ComstockSeats *self = COMSTOCK_SEATS (widget);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  self->table = NULL;
  GTK_WIDGET_CLASS (comstock_seats_parent_class)->unroot (widget);
}

static void
comstock_seats_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_SEATS (object)->group, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_seats_parent_class)->dispose (object);
}

static void
comstock_seats_finalize (GObject *object)
{
  for (guint i = 0; i < CS_MAX_SEATS; i++)
    g_free (COMSTOCK_SEATS (object)->plates[i].owned);
  G_OBJECT_CLASS (comstock_seats_parent_class)->finalize (object);
}

static void
comstock_seats_class_init (ComstockSeatsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_seats_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_seats_finalize;
  widget_class->root = comstock_seats_root;
  widget_class->unroot = comstock_seats_unroot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "seat-plates");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
comstock_seats_init (ComstockSeats *self)
{
  self->apart = -1;
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->box));
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, TRUE);
  self->group = g_object_new (COMSTOCK_TYPE_KEY_GROUP,
                              "child", self->scroller, NULL);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
}

GtkWidget *
comstock_seats_new (ComstockGame     *game,
                    ComstockPlateFill fill)
{
  ComstockSeats *self = g_object_new (COMSTOCK_TYPE_SEATS, NULL);

  self->game = game;
  self->fill = fill;
  for (guint i = 0; i < comstock_game_get_n_seats (game); i++)
    {
      Plate *plate = &self->plates[i];
      g_auto (ComstockPlate) told = { 0 };

      plate->button = gtk_menu_button_new ();
      gtk_widget_set_hexpand (plate->button, TRUE);
      gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (plate->button), FALSE);
      comstock_obstacle_limit (plate->button, COMSTOCK_OBSTACLE_WORKS);
      self->fill (self->game, i, &told);
      add_content (plate, told.sign);
      add_details (plate);
      gtk_box_append (self->box, plate->button);
    }
  comstock_seats_update (self);
  return GTK_WIDGET (self);
}
