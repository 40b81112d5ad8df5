/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Four menus, each offering what occurs among the games that those before it leave over; one that has nothing to choose
 * is not shown. */

#include "comstock-results-view.h"

#include <glib/gi18n.h>

#include "comstock-results-chart.h"
#include "model/base/comstock-format.h"
#include "model/session/comstock-game-of-day.h"
#include "model/session/comstock-games.h"
#include "model/session/comstock-tally.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-lines-layout.h"
#include "ui/kit/comstock-look.h"

/* What games are chosen by.  Of the first two one is always chosen, so that points can be compared. */
typedef enum
{
  BY_GAME,
  BY_PLAYER,
  BY_OPPONENTS,
  BY_DEAL,
  N_CHOICES
} Choice;

/* Of deals. */
#define OF_DAY "day"
#define OTHER ""

/* How a game ended for a player; borrowed from the records. */
typedef struct
{
  const ComstockRecord *record;
  const ComstockResult *result;
} Entry;

struct _ComstockResultsView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkDropDown *menus[N_CHOICES];
  ComstockResultsChart *chart;
  GtkListBox *list;

  GPtrArray *records;
  GArray *entries;                  /* of Entry, the newest first */
  GPtrArray *keys[N_CHOICES];       /* of the items of each menu; NULL: all */
  char *chosen[N_CHOICES];          /* a key */
  gboolean filling;                 /* the menus */
};

static void look_init (ComstockLookInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ComstockResultsView, comstock_results_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (COMSTOCK_TYPE_LOOK, look_init))

static const char *
get_key (const Entry *entry,
         Choice       choice)
{
  g_autoptr (GDateTime) day = NULL;

  switch (choice)
    {
    case BY_GAME:
      return entry->record->game;
    case BY_PLAYER:
      return entry->result->player;
    case BY_OPPONENTS:
      return entry->result->opponents;
    default:
      day = comstock_game_of_day_dup_date (entry->record->code);
      return day != NULL ? OF_DAY : OTHER;
    }
}

/* Whether the first @n choices leave the game over. */
static gboolean
is_chosen (ComstockResultsView *self,
           const Entry         *entry,
           guint                n)
{
  for (guint i = 0; i < n; i++)
    if (self->chosen[i] != NULL && !g_str_equal (self->chosen[i], get_key (entry, i)))
      return FALSE;
  return TRUE;
}

static char *
dup_name (ComstockResultsView *self,
          Choice               choice,
          const char          *key)
{
  switch (choice)
    {
    case BY_GAME:
      return g_strdup (comstock_games_get_title (key));
    case BY_PLAYER:
      return g_strdup (*key != '\0' ? key : _("You"));
    case BY_OPPONENTS:
      return key != NULL ? comstock_games_dup_opponents (self->chosen[BY_GAME], key) : g_strdup (_("All Opponents"));
    default:
      if (key == NULL)
        /* Translators: which games are counted: of all deals, those of the day, or the others */
        return g_strdup (_("All Deals"));
      return g_strdup (g_str_equal (key, OF_DAY) ? _("Games of the Day") : _("Other Deals"));
    }
}

static gboolean
is_equal (gconstpointer a,
          gconstpointer b)
{
  return g_strcmp0 (a, b) == 0;
}

/* The keys that occur, the newest first; where all may be chosen that comes before them. */
static void
find_keys (ComstockResultsView *self,
           Choice               choice)
{
  GPtrArray *keys = self->keys[choice];

  g_ptr_array_set_size (keys, 0);
  if (choice >= BY_OPPONENTS)
    g_ptr_array_add (keys, NULL);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      const char *key = get_key (entry, choice);

      if (is_chosen (self, entry, choice) && !g_ptr_array_find_with_equal_func (keys, key, is_equal, NULL))
        g_ptr_array_add (keys, g_strdup (key));
    }
}

static void
fill_menu (ComstockResultsView *self,
           Choice               choice)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GPtrArray *keys = self->keys[choice];
  guint at = 0;

  find_keys (self, choice);
  if (self->chosen[choice] != NULL)
    g_ptr_array_find_with_equal_func (keys, self->chosen[choice], is_equal, &at);
  at = at < keys->len ? at : 0;
  g_free (self->chosen[choice]);
  self->chosen[choice] = g_strdup (keys->pdata[at]);
  for (guint i = 0; i < keys->len; i++)
    gtk_string_list_take (names, dup_name (self, choice, keys->pdata[i]));
  gtk_drop_down_set_model (self->menus[choice], G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->menus[choice], at);
  gtk_widget_set_visible (GTK_WIDGET (self->menus[choice]), keys->len > (choice >= BY_OPPONENTS ? 2 : 1));
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), g_variant_get_string (parameter, NULL));
}

static GtkWidget *
copy_button_new (const char *code)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-copy-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_set_tooltip_text (button, _("Copy Code"));
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Copy Code"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "results.copy");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", code);
  return button;
}

static char *
dup_points (const ComstockResult *result)
{
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", result->points), result->points);

  /* Translators: this player has won the game: "54 points · won" */
  return result->won ? g_strdup_printf ("%s · %s", points, C_("statistics", "won")) : g_steal_pointer (&points);
}

/* "Game of the day, 26 November 2026 · 3 medium rivals". */
static char *
dup_circumstances (const Entry *entry)
{
  g_autofree char *opponents = comstock_games_dup_opponents (entry->record->game, entry->result->opponents);
  g_autofree char *when = comstock_game_of_day_dup_title (entry->record->code);

  if (when == NULL && entry->record->day != NULL)
    when = comstock_format_date (entry->record->day);
  if (when == NULL)
    return g_steal_pointer (&opponents);
  return g_strdup_printf ("%s · %s", when, opponents);
}

static GtkWidget *
row_new (const Entry *entry)
{
  g_autofree char *points = dup_points (entry->result);
  g_autofree char *circumstances = dup_circumstances (entry);
  g_autofree char *label = g_strdup_printf ("%s\n%s", points, circumstances);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_add_css_class (line, "result");
  gtk_widget_set_hexpand (words, TRUE);
  comstock_label_add (GTK_BOX (words), points, "heading");
  comstock_label_add (GTK_BOX (words), circumstances, NULL);
  gtk_box_append (GTK_BOX (line), words);
  if (*entry->record->code != '\0')
    {
      comstock_label_add (GTK_BOX (words), entry->record->code, "tally-caption");
      gtk_box_append (GTK_BOX (line), copy_button_new (entry->record->code));
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return row;
}

static void
show_chosen (ComstockResultsView *self)
{
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (ComstockChartGame));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      const ComstockChartGame game = { entry->result->points, entry->result->won, entry->record->day };

      if (!is_chosen (self, entry, N_CHOICES))
        continue;
      gtk_list_box_append (self->list, row_new (entry));
      g_array_prepend_val (games, game);
    }
  comstock_results_chart_show (self->chart, &g_array_index (games, ComstockChartGame, 0), games->len);
}

/* The menus from @choice on. */
static void
fill (ComstockResultsView *self,
      Choice               choice)
{
  gtk_widget_set_visible (self->box, self->entries->len > 0);
  if (self->entries->len == 0)
    return;
  self->filling = TRUE;
  for (; choice < N_CHOICES; choice++)
    fill_menu (self, choice);
  self->filling = FALSE;
  show_chosen (self);
}

static void
on_selected (GtkDropDown         *menu,
             GParamSpec          *spec,
             ComstockResultsView *self)
{
  Choice choice = 0;

  if (self->filling)
    return;
  while (self->menus[choice] != menu)
    choice++;
  g_free (self->chosen[choice]);
  self->chosen[choice] = g_strdup (self->keys[choice]->pdata[gtk_drop_down_get_selected (menu)]);
  fill (self, choice + 1);
}

void
comstock_results_view_show (ComstockResultsView *self,
                            GPtrArray           *records)
{
  g_return_if_fail (COMSTOCK_IS_RESULTS_VIEW (self));

  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->records = g_ptr_array_ref (records);
  g_array_set_size (self->entries, 0);
  for (guint i = records->len; i-- > 0;)
    {
      const ComstockRecord *record = records->pdata[i];

      for (guint j = 0; j < record->results->len; j++)
        {
          const Entry entry = { record, record->results->pdata[j] };

          g_array_append_val (self->entries, entry);
        }
    }
  fill (self, 0);
}

static GVariant *
dup_look (ComstockLook *look)
{
  ComstockResultsView *self = COMSTOCK_RESULTS_VIEW (look);

  return g_variant_new ("(msmsmsms)", self->chosen[BY_GAME], self->chosen[BY_PLAYER], self->chosen[BY_OPPONENTS],
                        self->chosen[BY_DEAL]);
}

static void
set_look (ComstockLook *look,
          GVariant     *value)
{
  ComstockResultsView *self = COMSTOCK_RESULTS_VIEW (look);

  for (Choice choice = 0; choice < N_CHOICES; choice++)
    {
      g_free (self->chosen[choice]);
      g_variant_get_child (value, choice, "ms", &self->chosen[choice]);
    }
  fill (self, 0);
}

static void
look_init (ComstockLookInterface *iface)
{
  iface->dup = dup_look;
  iface->set = set_look;
}

static void
comstock_results_view_dispose (GObject *object)
{
  g_clear_pointer (&COMSTOCK_RESULTS_VIEW (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_results_view_parent_class)->dispose (object);
}

static void
comstock_results_view_finalize (GObject *object)
{
  ComstockResultsView *self = COMSTOCK_RESULTS_VIEW (object);

  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_array_unref (self->entries);
  for (Choice choice = 0; choice < N_CHOICES; choice++)
    {
      g_ptr_array_unref (self->keys[choice]);
      g_free (self->chosen[choice]);
    }
  G_OBJECT_CLASS (comstock_results_view_parent_class)->finalize (object);
}

static void
comstock_results_view_class_init (ComstockResultsViewClass *klass)
{
  static const char *const menus[N_CHOICES] = { "game", "player", "opponents", "deal" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_results_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = comstock_results_view_finalize;

  gtk_widget_class_install_action (widget_class, "results.copy", "s", copy_action);

  g_type_ensure (COMSTOCK_TYPE_LINES_LAYOUT);
  g_type_ensure (COMSTOCK_TYPE_RESULTS_CHART);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/shell/comstock-results-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockResultsView, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockResultsView, chart);
  gtk_widget_class_bind_template_child (widget_class, ComstockResultsView, list);
  for (Choice choice = 0; choice < N_CHOICES; choice++)
    gtk_widget_class_bind_template_child_full (widget_class, menus[choice], FALSE,
                                               G_STRUCT_OFFSET (ComstockResultsView, menus) +
                                                 (gssize) (choice * sizeof (GtkDropDown *)));
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
comstock_results_view_init (ComstockResultsView *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  for (Choice choice = 0; choice < N_CHOICES; choice++)
    self->keys[choice] = g_ptr_array_new_with_free_func (g_free);
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filling = FALSE;
  gtk_widget_set_visible (self->box, FALSE);
}
