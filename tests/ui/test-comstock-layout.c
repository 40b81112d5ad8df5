/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenes at many sizes: nothing is squeezed, cut off or outside the window, and a finger can press all there is to
 * press. */

#include "config.h"

#include "model/base/comstock-locale.h"
#include "picture-scenes.h"
#include "ui/board/table/comstock-board-answers.h"
#include "ui/cards/pad/comstock-cards-pad-palette.h"
#include "ui/cards/pad/comstock-cards-pad-sheet.h"
#include "ui/cards/city/comstock-cards-city-view.h"
#include "ui/cards/cards/comstock-cards-auction-card.h"
#include "ui/cards/cards/comstock-cards-hand.h"
#include "ui/cards/scenes/comstock-cards-panorama-view.h"
#include "ui/cards/seats/comstock-cards-seat-view.h"
#include "ui/cards/table/comstock-cards-table.h"
#include "ui/table/comstock-score-grid.h"
#include "ui/cards/cast/comstock-cards-desk.h"
#include "ui/table/comstock-panes.h"
#include "ui/table/comstock-table.h"
#include "ui/table/comstock-stage.h"
#include "ui-cut.h"
#include "ui-probe.h"

#define TOUCH 44
#define SEAT_TOUCH 24
#define CARD_TOUCH 36
#define SMALL_CARD_TOUCH 30
#define LOW 440
#define ROOMY 1280
#define LETTERS 12         /* pixels */
#define FIRST_ANSWERS 8
#define FIRST_ANSWERS_LOW 4
#define ROUNDING 1
#define STAGE_ROUNDING 2    /* the header bar is no higher with two lines than with one: the board must not move */

typedef struct
{
  const char *path;
  int width;
  int height;
  int text;                 /* percent */
  GtkTextDirection direction;
  gboolean all;             /* all scenes, not those of the matrix alone */
  const char *language;     /* NULL: English */
  gboolean is_slow;         /* only in the full check */
} Layout;

static const Layout layouts[] = {
  { "/layout/all/phone", 360, 640, 100, GTK_TEXT_DIR_LTR, TRUE },
  { "/layout/matrix/phone-sideways", 640, 360, 100, GTK_TEXT_DIR_LTR },
  { "/layout/all/phone-large-text", 360, 640, 200, GTK_TEXT_DIR_LTR, TRUE },
  { "/layout/matrix/phone-large-text-german", 360, 640, 200, GTK_TEXT_DIR_LTR, FALSE, "de" },
  { "/layout/matrix/phone-large-text-russian", 360, 640, 200, GTK_TEXT_DIR_LTR, FALSE, "ru" },
  { "/layout/matrix/phone-large-text-spanish", 360, 640, 200, GTK_TEXT_DIR_LTR, FALSE, "es", TRUE },
  { "/layout/matrix/tablet", 768, 1024, 100, GTK_TEXT_DIR_LTR },
  { "/layout/matrix/tablet-large-text", 768, 1024, 200, GTK_TEXT_DIR_LTR, FALSE, NULL, TRUE },
  { "/layout/matrix/small-window", 1000, 700, 100, GTK_TEXT_DIR_LTR },
  { "/layout/matrix/usual", 1280, 800, 100, GTK_TEXT_DIR_LTR },
  { "/layout/matrix/usual-right-to-left", 1280, 800, 100, GTK_TEXT_DIR_RTL, FALSE, NULL, TRUE },
  { "/layout/matrix/usual-large-text", 1280, 800, 200, GTK_TEXT_DIR_LTR, FALSE, NULL, TRUE },
  { "/layout/matrix/usual-large-text-german", 1280, 800, 200, GTK_TEXT_DIR_LTR, FALSE, "de" },
  { "/layout/matrix/large", 2560, 1440, 100, GTK_TEXT_DIR_LTR, FALSE, NULL, TRUE },
  { "/layout/matrix/large-large-text", 2560, 1440, 200, GTK_TEXT_DIR_LTR, FALSE, NULL, TRUE },
};

typedef struct
{
  const char *scene;
  const Layout *layout;
  GtkWidget *window;
} Look;

static void
report (Look       *look,
        GtkWidget  *widget,
        const char *what)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (GtkWidget *at = widget; at != NULL && path->len < 160; at = gtk_widget_get_parent (at))
    g_string_append_printf (path, " < %s.%s", G_OBJECT_TYPE_NAME (at), gtk_widget_get_name (at));
  g_test_message ("%s: %s: %s%s", look->scene, what, GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) :
                                                     GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget))
                                                                            : "", path->str);
  g_test_fail ();
}

static int
get_margins (GtkWidget     *widget,
             GtkOrientation orientation)
{
  GtkBorder style;

  gtk_style_context_get_margin (gtk_widget_get_style_context (widget), &style);
  return orientation == GTK_ORIENTATION_HORIZONTAL ?
           style.left + style.right + gtk_widget_get_margin_start (widget) + gtk_widget_get_margin_end (widget) :
           style.top + style.bottom + gtk_widget_get_margin_top (widget) + gtk_widget_get_margin_bottom (widget);
}

/* What has too little room may be drawn smaller as a whole. */
static float
get_scaling (GtkWidget *widget)
{
  graphene_matrix_t transform;

  g_assert_true (gtk_widget_compute_transform (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &transform));
  return (float) graphene_matrix_get_x_scale (&transform);
}

static void
check_minimum (Look                  *look,
               GtkWidget             *widget,
               const graphene_rect_t *bounds)
{
  const float part = get_scaling (widget);
  const int width = (int) (bounds->size.width / part) + get_margins (widget, GTK_ORIENTATION_HORIZONTAL);
  const int height = (int) (bounds->size.height / part) + get_margins (widget, GTK_ORIENTATION_VERTICAL);
  int least_width, least_height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  if (width + ROUNDING < least_width)
    {
      report (look, widget, "narrower than it must be");
      return;
    }
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);
  if (height + (COMSTOCK_IS_STAGE (widget) ? STAGE_ROUNDING : ROUNDING) < least_height)
    {
      g_autofree char *what = g_strdup_printf ("%d lower than it must be", least_height - height);

      report (look, widget, what);
    }
}

static gboolean
scrolls_sideways (GtkWidget *widget)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (page != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (page), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* Pages scroll up and down, cities and score sheets to the sides too, and the town of the end rises from below; nothing
 * else may leave the window. */
static void
check_inside (Look                  *look,
              GtkWidget             *widget,
              const graphene_rect_t *bounds,
              GtkWidget             *window)
{
  const gboolean scrolls = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL;
  const float right = bounds->origin.x + bounds->size.width;
  const float bottom = bounds->origin.y + bounds->size.height;

  if (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_CITY_VIEW) != NULL ||
      COMSTOCK_IS_CARDS_PANORAMA_VIEW (widget) || scrolls_sideways (widget))
    return;
  if (bounds->origin.x < -ROUNDING || right > (float) gtk_widget_get_width (window) + ROUNDING)
    report (look, widget, "beside the window");
  if (!scrolls &&
      (bounds->origin.y < -ROUNDING || bottom > (float) gtk_widget_get_height (window) + ROUNDING))
    {
      g_autofree char *what = g_strdup_printf ("above or below the window, to %d", (int) bottom);

      report (look, widget, what);
    }
}

/* Whether a line may end before this byte: names of files have to end somewhere. */
static gboolean
may_break (PangoLayout *layout,
           int          index)
{
  const char *text = pango_layout_get_text (layout);
  const glong at = g_utf8_pointer_to_offset (text, text + index);
  int n;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly (layout, &n);

  return at >= n || attributes[at].is_line_break || strchr (text, '/') != NULL;
}

static void
check_words (Look      *look,
             GtkWidget *widget)
{
  PangoLayout *layout = GTK_IS_LABEL (widget) ? gtk_label_get_layout (GTK_LABEL (widget)) : NULL;

  if (layout == NULL)
    return;
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    if (!may_break (layout, pango_layout_get_line_readonly (layout, i)->start_index))
      report (look, widget, "broken within a word");
}

/* The smallest letters of a label, as they are drawn. */
static double
get_letters (GtkWidget *label)
{
  g_autoptr (PangoLayoutIter) iter = pango_layout_get_iter (gtk_label_get_layout (GTK_LABEL (label)));
  double least = G_MAXDOUBLE;

  do
    {
      const PangoLayoutRun *run = pango_layout_iter_get_run_readonly (iter);

      if (run != NULL)
        {
          PangoFontDescription *font = pango_font_describe_with_absolute_size (run->item->analysis.font);

          least = MIN (least, pango_font_description_get_size (font) / (double) PANGO_SCALE);
          pango_font_description_free (font);
        }
    }
  while (pango_layout_iter_next_run (iter));
  return least * (double) get_scaling (label);
}

/* Where there is room enough, nothing of the card game is written in tiny letters. */
static void
check_letters (Look      *look,
               GtkWidget *widget)
{
  if (look->layout->width >= ROOMY && GTK_IS_LABEL (widget) &&
      gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_TABLE) != NULL && get_letters (widget) < LETTERS)
    report (look, widget, "in tiny letters");
}

/* What lies in a miniature takes no presses. */
static gboolean
is_pressable (GtkWidget *widget)
{
  if (gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL)
    return FALSE;
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (!gtk_widget_get_can_target (at))
      return FALSE;
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) ||
         (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)));
}

/* What lies side by side in the width of a window, and has keys too, is only so wide as all of it leaves room: six
 * panels, nine parcels of the score pad, nine auction cards of a hand, with characters beside them in a small
 * window. */
static float
get_least_touch (Look      *look,
                 GtkWidget *widget)
{
  if (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_SEAT_VIEW) != NULL)
    return SEAT_TOUCH;
  if (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_PAD_SHEET) != NULL ||
      gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_PAD_PALETTE) != NULL)
    return CARD_TOUCH;
  if (!COMSTOCK_IS_CARDS_AUCTION_CARD (widget))
    return TOUCH;
  return look->layout->width < 600 ? CARD_TOUCH : SMALL_CARD_TOUCH;
}

static void
check_touch (Look                  *look,
             GtkWidget             *widget,
             const graphene_rect_t *bounds)
{
  const float least = get_least_touch (look, widget);

  if (is_pressable (widget) && (bounds->size.width + 0.5f < least || bounds->size.height + 0.5f < least))
    {
      g_autofree char *what = g_strdup_printf ("%d×%d is too small for a finger", (int) bounds->size.width,
                                               (int) bounds->size.height);

      report (look, widget, what);
    }
}

/* What answers the question of the moment is seen without scrolling, at the usual size of text. */
static void
check_answers (Look      *look,
               GtkWidget *widget)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (!GTK_IS_BUTTON (widget) || page == NULL || look->layout->text > 100 ||
      (gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_HAND) == NULL &&
       gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_CARDS_DESK) == NULL))
    return;
  if (!gtk_widget_compute_bounds (widget, page, &bounds) ||
      bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (page) + ROUNDING)
    report (look, widget, "to be scrolled to");
}

static guint
count_before (GtkWidget *widget)
{
  guint n = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    n++;
  return n;
}

/* Of the many answers of the board game the first are seen without scrolling, at the usual size of text, and no pane
 * lies over them but one that leaves nothing else to be seen, or one in a window as low as that of a phone; nor does it
 * matter under the end. */
static void
check_board_answer (Look      *look,
                    GtkWidget *button)
{
  const gboolean low = look->layout->height < LOW;
  GtkWidget *answers = gtk_widget_get_ancestor (button, COMSTOCK_TYPE_BOARD_ANSWERS);
  ComstockPanes *panes = ui_probe_find (look->window, COMSTOCK_TYPE_PANES);
  GtkWidget *pane = comstock_panes_get_part (panes);
  graphene_rect_t bounds, covered;

  if (count_before (button) >= (low ? FIRST_ANSWERS_LOW : FIRST_ANSWERS) || look->layout->text > 100)
    return;
  if (!gtk_widget_compute_bounds (button, answers, &bounds) ||
      bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (answers) + ROUNDING)
    report (look, button, "to be scrolled to");
  if (low || comstock_panes_is_covering (panes) || comstock_panes_get_shown (panes) == NULL ||
      comstock_table_get_end_foot (ui_probe_find (look->window, COMSTOCK_TYPE_TABLE)) > 0)
    return;
  if (gtk_widget_compute_bounds (answers, pane, &bounds) &&
      graphene_rect_intersection (&bounds, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (pane),
                                                                (float) gtk_widget_get_height (pane)), &covered) &&
      covered.size.width > ROUNDING && covered.size.height > ROUNDING)
    report (look, button, "under a pane");
}

/* A score sheet of four seats is seen whole, at the usual size of text. */
static void
check_columns (Look      *look,
               GtkWidget *widget)
{
  GtkAdjustment *sideways;

  if (!GTK_IS_SCROLLED_WINDOW (widget) || gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_SCORE_GRID) == NULL ||
      look->layout->text > 100 || !g_str_equal (look->scene, "score"))
    return;
  sideways = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
  if (gtk_adjustment_get_upper (sideways) > gtk_adjustment_get_page_size (sideways) + ROUNDING)
    report (look, widget, "to be scrolled sideways");
}

/* What scrolls needs less room than it measures; what flows asks for lines that it need not; an entry row moves its
 * title about. */
static gboolean
is_elastic (GtkWidget *widget)
{
  return GTK_IS_SCROLLABLE (widget) || GTK_IS_FLOW_BOX (widget) ||
         gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW) != NULL;
}

static void
check (Look      *look,
       GtkWidget *widget,
       GtkWidget *window)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_RANGE (widget))
    return;
  if (widget != window && gtk_widget_compute_bounds (widget, window, &bounds) && bounds.size.width > 0)
    {
      if (!is_elastic (widget))
        check_minimum (look, widget, &bounds);
      check_inside (look, widget, &bounds, window);
      if (ui_cut_is_lost (widget))
        report (look, widget, "cut short");
      check_words (look, widget);
      check_letters (look, widget);
      check_touch (look, widget, &bounds);
      check_answers (look, widget);
      if (GTK_IS_BUTTON (widget) && gtk_widget_get_ancestor (widget, COMSTOCK_TYPE_BOARD_ANSWERS) != NULL)
        check_board_answer (look, widget);
      check_columns (look, widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check (look, child, window);
}

/* Whoever makes the window larger than it was made is told. */
static void
tell_needs (Look      *look,
            GtkWidget *widget)
{
  int width, height;

  if (!gtk_widget_get_mapped (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_test_message ("%s needs %d×%d pixels", G_OBJECT_TYPE_NAME (widget), width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_needs (look, child);
}

static void
check_size (Look         *look,
            const Layout *layout)
{
  if (gtk_widget_get_width (look->window) == layout->width && gtk_widget_get_height (look->window) == layout->height)
    return;
  report (look, look->window, "larger than it was made");
  tell_needs (look, look->window);
}

/* The desktop's own windows of shortcuts and thanks are as they are. */
static gboolean
is_ours (GtkWidget *window)
{
  return !ADW_IS_ABOUT_WINDOW (window);
}

typedef struct
{
  Look *look;
  GtkWidget *toplevel;
  gboolean checked;
} Visit;

static void
on_painted (Visit *visit)
{
  if (!visit->checked)
    check (visit->look, visit->toplevel, visit->toplevel);
  visit->checked = TRUE;
}

static gboolean
is_checked (gpointer visit)
{
  return ((Visit *) visit)->checked;
}

/* Right after a frame all has its place; a sentence that comes later, as of a hint that is thought over, has it only in
 * the next. */
static void
check_painted (Look      *look,
               GtkWidget *toplevel)
{
  Visit visit = { look, toplevel };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (toplevel);
  gulong handler;

  if (!gtk_widget_get_mapped (toplevel))
    return;
  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (on_painted), &visit);
  gtk_widget_queue_draw (toplevel);
  ui_probe_wait (is_checked, &visit);
  g_signal_handler_disconnect (clock, handler);
}

static void
check_scene (const PictureScene *scene,
             const Layout       *layout)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  ComstockWindow *window = picture_scene_open (scene, ui_probe_get_application ());
  Look look = { scene->name, layout, GTK_WIDGET (window) };

  check_size (&look, layout);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (is_ours (toplevel))
        check_painted (&look, toplevel);
    }
  picture_scene_close ();
}

static void
test_layout (gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const Layout *layout = data;

  g_settings_set_string (settings, "pace", "slow");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * layout->text / 100, NULL);
  comstock_locale_choose (layout->language != NULL ? layout->language : "en");
  gtk_widget_set_default_direction (layout->direction);
  for (const PictureScene *scene = picture_scenes; scene->name != NULL; scene++)
    {
      if (!scene->in_matrix && !layout->all)
        continue;
      g_settings_set_int (settings, "window-width", layout->width);
      g_settings_set_int (settings, "window-height", layout->height);
      check_scene (scene, layout);
    }
}

int
main (int    argc,
      char **argv)
{
  comstock_locale_set_up ();
  gtk_disable_setlocale ();
  ui_probe_init (&argc, &argv);
  picture_scenes_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (!layouts[i].is_slow || g_test_slow ())
      g_test_add_data_func (layouts[i].path, &layouts[i], test_layout);
  return g_test_run ();
}
