/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plate of paper: sign and figure, below them the name, in front of them the cowboys.  What is said of it is made of
 * the same. */

#include "comstock-board-space.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-remarks.h"
#include "model/board/comstock-board-topics.h"
#include "model/session/comstock-you.h"
#include "ui/board/comstock-board-art.h"
#include "ui/board/comstock-board-figures.h"
#include "ui/kit/comstock-explain.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-picture.h"
#include "ui/kit/comstock-spot.h"
#include "ui/kit/comstock-style-class.h"

#define SIGN 38                 /* pixels */
#define SMALL_SIGN 26           /* where no name is seen, or little height is left to it */
#define MARK 16
#define LEAST_FIT 0.75           /* more fit at a smaller size, down to this */
#define SMALL_CREW 0.62         /* of the usual one: sign and figure are still told below it */
#define LIFT 6                  /* pixels that it stands above the middle there */
#define PEN_LIFT 17             /* or, in an enclosure, above the figure */
#define SMALL_FIGURE 0.8

struct _ComstockBoardSpace
{
  GtkButton parent_instance;

  BoardPlace place;
  GtkWidget *plate;             /* of what follows, but the name */
  GtkWidget *sign;
  GtkWidget *bar;               /* over the sign of a closed place */
  GtkWidget *mark;              /* at the place that is being carried out */
  GtkWidget *name;
  GtkWidget *figure;
  GtkWidget *crew;

  gboolean open;
  gboolean now;
  gboolean last;                /* the last deed was about it */
  gboolean offered;
  gboolean sells;               /* a building lies there */
  double zoom;
  guint name_lines;
  int name_chars;               /* in each */
  char *title;                  /* its name, with that building's */
  char *told;                   /* its figure, in words, or NULL */
  char *crowd;                  /* who stands there, in words, or NULL */
};

G_DEFINE_FINAL_TYPE (ComstockBoardSpace, comstock_board_space, GTK_TYPE_BUTTON)

/* --- what it pays --- */

/* With a sign, which tells it from a price without colors as well. */
static char *
dup_gain (const BoardState *state,
          BoardTrack        track,
          uint32_t          seat)
{
  switch ((int) track)
    {
    case BOARD_WAGES:
    case BOARD_PARCEL_INCOME:
    case BOARD_COWBOY_INCOME:
      return g_strdup_printf (_("+$%d"), board_track_gain (state, track, seat));
    case BOARD_BUILDING_INCOME:
      return g_strdup_printf (_("+$%d"), board_total_income (state, seat));
    case BOARD_ROADS_3:
    case BOARD_ROAD_1:
      return comstock_text_signed (board_track_gain (state, track, seat));
    case BOARD_PARCEL_VP:
    case BOARD_COWBOY_VP:
    case BOARD_BUILDING_VP:
      return g_strdup_printf (_("%d VP"), board_track_gain (state, track, seat));
    default:
      return NULL;
    }
}

/* Nothing lies there any more, or nothing did. */
static gboolean
is_sold (const BoardState *state,
         BoardPlace        place)
{
  return place >= BOARD_BUILD_12 && place <= BOARD_BUILD_3 &&
         comstock_board_remark_find_sale (state, place) == BOARD_BARE;
}

static char *
dup_figure (const BoardState *state,
            BoardPlace        place,
            uint32_t          seat)
{
  const int price = comstock_board_remark_find_price (state, seat, place);

  if (place >= BOARD_PLACE_ENCLOSURE)
    return comstock_text_number (board_hats[place - BOARD_PLACE_ENCLOSURE]);
  if (is_sold (state, place))
    return NULL;
  if (price >= 0)
    return g_strdup_printf (_("$%d"), price);
  return seat < state->n_seats ? dup_gain (state, (BoardTrack) place, seat) : NULL;
}

/* --- words --- */

/* Whose cowboys and horses stand there; NULL for nobody. */
static char *
dup_crowd (ComstockGame     *game,
           const BoardState *state,
           BoardPlace        place)
{
  uint8_t seats[COMSTOCK_BOARD_MAX_CROWD];
  GString *words = g_string_new (NULL);
  guint n = comstock_board_crowd_on (state, place, seats);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = comstock_you_dup_listed (game, seats[i]);

      comstock_text_list_append (words, name);
    }
  n = comstock_board_horses_on (state, place, seats);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = comstock_you_dup_listed (game, seats[i]);
      /* Translators: a horse, and the player to whom it belongs */
      g_autofree char *horse = g_strdup_printf (_("horse (%s)"), name);

      comstock_text_list_append (words, horse);
    }
  return g_string_free (words, words->len == 0);
}

static void
add_words (GString    *words,
           const char *more)
{
  if (more != NULL && *more != '\0')
    g_string_append_printf (words, "%s%s", words->len > 0 ? "; " : "", more);
}

static const char *
get_effect (ComstockBoardSpace *self)
{
  return self->place < BOARD_TRACK ? comstock_board_track_get_effect ((BoardTrack) self->place)
                                   : comstock_board_enclosure_get_effect (self->place - BOARD_PLACE_ENCLOSURE);
}

static char *
dup_description (ComstockBoardSpace *self)
{
  GString *words = g_string_new (NULL);

  if (self->offered)
    add_words (words, _("Can be chosen"));
  if (!self->open)
    add_words (words, C_("action space", "Closed"));
  if (self->now)
    add_words (words, C_("action space", "Now"));
  if (self->last)
    /* Translators: what was done last was done at this place. */
    add_words (words, _("Last move"));
  add_words (words, self->told);
  add_words (words, get_effect (self));
  add_words (words, self->crowd);
  return g_string_free (words, FALSE);
}

static void
describe (GtkWidget *space)
{
  g_autofree char *description = NULL;

  if (!comstock_spot_has_focus (space))
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }
  description = dup_description (COMSTOCK_BOARD_SPACE (space));
  gtk_accessible_update_property (GTK_ACCESSIBLE (space), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

/* It stands for the place, and for what is for sale there. */
static void
explain (ComstockBoardSpace *self,
         const BoardState   *state)
{
  const BoardContent content = comstock_board_remark_find_sale (state, self->place);
  g_autofree char *track = NULL;
  g_autofree char *building = NULL;
  g_autofree char *topics = NULL;

  if (self->place >= BOARD_TRACK)
    {
      comstock_explain_set_topics (GTK_WIDGET (self), "variant:horses");
      return;
    }
  track = comstock_board_topics_of_track ((BoardTrack) self->place);
  building = content != BOARD_BARE ? comstock_board_topics_of_content (content) : NULL;
  topics = g_strjoin (" ", track, building, NULL);
  comstock_explain_set_topics (GTK_WIDGET (self), topics);
}

void
comstock_board_space_tell (ComstockBoardSpace *self,
                           GPtrArray          *parts)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_SPACE (self));

  g_ptr_array_add (parts, g_strdup (self->place < BOARD_TRACK ? gtk_label_get_label (GTK_LABEL (self->name))
                                                              : self->title));
  if (self->told != NULL)
    g_ptr_array_add (parts, g_strdup (self->told));
  g_ptr_array_add (parts, g_strdup (get_effect (self)));
  if (self->crowd != NULL)
    g_ptr_array_add (parts, g_strdup (self->crowd));
}

/* Not by a style class: that would count only from the next frame on, and who asks for the size does so now. */
static void
zoom_text (GtkWidget *label,
           double     zoom)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (zoom));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

/* By how much the name must be smaller to fit: in one line, or each of its words in one. */
static double
find_fit (GtkWidget *name,
          guint      lines,
          int        chars)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (name, gtk_label_get_label (GTK_LABEL (name)));
  PangoFontMetrics *metrics = pango_context_get_metrics (pango_layout_get_context (layout), NULL, NULL);
  const int room = (lines > 1 ? chars : chars - 1) *
                   MAX (pango_font_metrics_get_approximate_char_width (metrics),
                        pango_font_metrics_get_approximate_digit_width (metrics));
  int width;

  pango_font_metrics_unref (metrics);
  if (lines > 1)
    pango_layout_set_width (layout, 0);
  pango_layout_get_size (layout, &width, NULL);
  return CLAMP ((double) room / MAX (width, 1), LEAST_FIT, 1);
}

/* A long name is told whole. */
static void
fit_name (ComstockBoardSpace *self)
{
  const double fit = self->name_lines > 0 ? find_fit (self->name, self->name_lines, self->name_chars) : 1;

  zoom_text (self->name, self->zoom * fit);
}

static void
set_name_lines (GtkLabel *name,
                guint     lines,
                int       chars)
{
  gtk_label_set_wrap (name, lines > 1);
  gtk_label_set_lines (name, (int) MAX (lines, 1));
  gtk_label_set_width_chars (name, chars);
  gtk_label_set_max_width_chars (name, chars);
  gtk_widget_set_visible (GTK_WIDGET (name), lines > 0);
}

/* What hardly ever changes is not set again: GTK would lay the track out anew. */
static void
name_place (ComstockBoardSpace *self,
            const BoardState   *state)
{
  g_autofree char *place = comstock_board_place_dup_name (self->place);
  const BoardContent content = comstock_board_remark_find_sale (state, self->place);
  const gboolean sells = content != BOARD_BARE;
  g_autofree char *title = sells ? g_strdup_printf ("%s: %s", place, comstock_board_content_get_name (content))
                                 : g_strdup (place);
  const char *name = sells                        ? comstock_board_content_get_name (content) :
                     is_sold (state, self->place) ? C_("action space", "Closed") :
                     self->place >= BOARD_TRACK   ? comstock_board_enclosure_get_gain (self->place -
                                                                                       BOARD_PLACE_ENCLOSURE)
                                                  : place;

  self->sells = sells;
  if (g_strcmp0 (self->title, title) == 0 && g_str_equal (gtk_label_get_label (GTK_LABEL (self->name)), name))
    return;
  g_free (self->title);
  self->title = g_steal_pointer (&title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->title, -1);
  gtk_label_set_label (GTK_LABEL (self->name), name);
  fit_name (self);
}

char *
comstock_board_space_dup_spoken (ComstockBoardSpace *self,
                                 gboolean            briefly)
{
  g_autofree char *description = NULL;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_SPACE (self), NULL);

  if (briefly && !self->sells && self->crowd == NULL)
    return NULL;
  description = briefly ? g_strdup (self->crowd) : dup_description (self);
  if (description == NULL)
    return g_strdup_printf ("%s.", self->title);
  return g_strdup_printf ("%s%s %s.", self->title, self->sells ? ";" : ":", description);
}

/* --- what is shown --- */

static const char *
find_sign (const BoardState *state,
           BoardPlace        place)
{
  const char *building = NULL;

  if (place >= BOARD_PLACE_ENCLOSURE)
    return "board/enclosure";
  if (comstock_board_remark_find_sale (state, place) != BOARD_BARE)
    building = comstock_board_art_content (comstock_board_remark_find_sale (state, place));
  return building != NULL ? building : comstock_board_art_place ((BoardTrack) place);
}

/* The stages of what stands on the map are carried out as well, though no cowboy is put there. */
static gboolean
is_open (const BoardState *state,
         BoardPlace        place)
{
  if (place >= BOARD_PLACE_ENCLOSURE)
    return (state->variants & BOARD_KIT_CARSON) == 0 || place != BOARD_PLACE_ENCLOSURE + 1;
  return (BOARD_STAGES & BOARD_BIT (place)) != 0 || board_is_open (state, place);
}

void
comstock_board_space_update (ComstockBoardSpace *self,
                             ComstockGame       *game,
                             const BoardState   *state,
                             uint32_t            seat)
{
  g_autofree char *figure = NULL;

  g_return_if_fail (COMSTOCK_IS_BOARD_SPACE (self));

  figure = dup_figure (state, self->place, seat);
  self->open = is_open (state, self->place);
  self->now = self->place < BOARD_TRACK && board_track_in_progress (state) == (BoardTrack) self->place;
  g_free (self->crowd);
  self->crowd = dup_crowd (game, state, self->place);
  g_free (self->told);
  self->told = comstock_board_remark_dup_price (state, seat, self->place);
  if (self->told == NULL)
    self->told = self->place < BOARD_TRACK ? g_strdup (figure)
                                           /* Translators: what a horse in an enclosure counts in the rodeo */
                                           : g_strdup_printf (_("Rodeo: %s for each horse"), figure);
  comstock_picture_set_drawing (COMSTOCK_PICTURE (self->sign), find_sign (state, self->place));
  gtk_widget_set_visible (self->bar, !self->open);
  gtk_widget_set_visible (self->mark, self->now);
  gtk_label_set_label (GTK_LABEL (self->figure), figure != NULL ? figure : "");
  gtk_widget_set_visible (self->figure, figure != NULL);
  comstock_board_crew_set (COMSTOCK_BOARD_CREW (self->crew), state);
  comstock_style_class_set (GTK_WIDGET (self), "closed", !self->open);
  comstock_style_class_set (GTK_WIDGET (self), "price",
                            comstock_board_remark_find_price (state, seat, self->place) >= 0);
  comstock_style_class_set (GTK_WIDGET (self), "now", self->now);
  name_place (self, state);
  explain (self, state);
  describe (GTK_WIDGET (self));
}

ComstockBoardCrew *
comstock_board_space_get_crew (ComstockBoardSpace *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_SPACE (self), NULL);

  return COMSTOCK_BOARD_CREW (self->crew);
}

void
comstock_board_space_offer (ComstockBoardSpace *self,
                            gboolean            offered)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_SPACE (self));

  self->offered = offered;
  comstock_style_class_set (GTK_WIDGET (self), "offered", offered);
  describe (GTK_WIDGET (self));
}

void
comstock_board_space_set_last (ComstockBoardSpace *self,
                               gboolean            last)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_SPACE (self));

  self->last = last;
  comstock_style_class_set (GTK_WIDGET (self), "last", last);
  describe (GTK_WIDGET (self));
}

void
comstock_board_space_light (ComstockBoardSpace *self,
                            gboolean            lit)
{
  g_return_if_fail (COMSTOCK_IS_BOARD_SPACE (self));

  comstock_style_class_set (GTK_WIDGET (self), "lit", lit);
}

void
comstock_board_space_set_size (ComstockBoardSpace *self,
                               double              zoom,
                               guint               name_lines,
                               int                 name_chars,
                               gboolean            low)
{
  const gboolean named = name_lines > 0;
  const int sign = (int) ((named && !low ? SIGN : SMALL_SIGN) * zoom);

  g_return_if_fail (COMSTOCK_IS_BOARD_SPACE (self));

  g_object_set (self->sign, "pixel-size", sign, NULL);
  g_object_set (self->bar, "pixel-size", sign, NULL);
  g_object_set (self->mark, "pixel-size", (int) (MARK * zoom), NULL);
  comstock_board_crew_set_zoom (COMSTOCK_BOARD_CREW (self->crew), named && !low ? zoom : SMALL_CREW * zoom);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->plate),
                                  named ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  if (self->place < BOARD_TRACK)
    gtk_widget_set_valign (self->crew, named ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (self->crew, named ? 0 : (int) ((self->place < BOARD_TRACK ? LIFT : PEN_LIFT) * zoom));
  self->zoom = zoom;
  self->name_lines = name_lines;
  self->name_chars = name_chars;
  fit_name (self);
  zoom_text (self->figure, named ? zoom : SMALL_FIGURE * zoom);
  set_name_lines (GTK_LABEL (self->name), name_lines, name_chars);
}

BoardPlace
comstock_board_space_get (ComstockBoardSpace *self)
{
  g_return_val_if_fail (COMSTOCK_IS_BOARD_SPACE (self), BOARD_NO_PLACE);

  return self->place;
}

static void
comstock_board_space_finalize (GObject *object)
{
  g_free (COMSTOCK_BOARD_SPACE (object)->crowd);
  g_free (COMSTOCK_BOARD_SPACE (object)->title);
  g_free (COMSTOCK_BOARD_SPACE (object)->told);
  G_OBJECT_CLASS (comstock_board_space_parent_class)->finalize (object);
}

static void
comstock_board_space_class_init (ComstockBoardSpaceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = comstock_board_space_finalize;
}

static GtkWidget *
create_sign (ComstockBoardSpace *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->sign = comstock_picture_new (NULL, SIGN);
  self->bar = comstock_picture_new ("signs/no", SIGN);
  self->mark = comstock_picture_new ("places/now", MARK);
  gtk_widget_add_css_class (self->mark, "mark");
  gtk_widget_set_halign (self->mark, GTK_ALIGN_START);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->sign);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->bar);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->mark);
  return overlay;
}

static GtkWidget *
create_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

static void
comstock_board_space_init (ComstockBoardSpace *self)
{
  self->open = TRUE;
  self->plate = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->name = create_label ("name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (self->name), GTK_JUSTIFY_CENTER);
  comstock_label_tell_cut (GTK_LABEL (self->name));
  self->figure = create_label ("figure");
  gtk_widget_set_hexpand (self->figure, TRUE);
  gtk_widget_set_halign (self->figure, GTK_ALIGN_END);
  gtk_widget_set_valign (self->figure, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->plate), create_sign (self));
  gtk_box_append (GTK_BOX (self->plate), self->figure);
  gtk_widget_add_css_class (GTK_WIDGET (self), "board-space");
  comstock_spot_watch (GTK_WIDGET (self), describe);
}

GtkWidget *
comstock_board_space_new (BoardPlace place)
{
  ComstockBoardSpace *self = g_object_new (COMSTOCK_TYPE_BOARD_SPACE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();

  self->place = place;
  self->crew = comstock_board_crew_new (place);
  gtk_widget_set_halign (self->crew, place < BOARD_TRACK ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->plate);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->crew);
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_button_set_child (GTK_BUTTON (self), box);
  return GTK_WIDGET (self);
}
