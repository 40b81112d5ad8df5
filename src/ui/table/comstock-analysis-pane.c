/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of judgements, what they add up to, and a callout on the table for the one that is looked at. */

#include "comstock-analysis-pane.h"

#include <glib/gi18n.h>

#include "comstock-callout.h"
#include "model/base/comstock-format.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-review.h"
#include "model/session/comstock-you.h"
#include "ui/kit/comstock-announcer.h"

struct _ComstockAnalysisPane
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *run;
  GtkWidget *work;
  GtkProgressBar *progress;
  GtkLabel *summary;
  GtkListBox *list;

  ComstockTable *table;         /* not owned */
  ComstockAnalysis *analysis;   /* of the game */
  ComstockCallout *callout;     /* in the table's overlay, or NULL */
};

G_DEFINE_FINAL_TYPE (ComstockAnalysisPane, comstock_analysis_pane, GTK_TYPE_WIDGET)

static ComstockGame *
get_game (ComstockAnalysisPane *self)
{
  return comstock_table_get_game (self->table);
}

/* --- what is told of a decision --- */

/* How it calls a move: for a screen reader the place belongs to it, which a row lights when it is pressed. */
typedef char *(*DupTitle) (ComstockGame *game,
                           gconstpointer state,
                           guint         seat,
                           CsMove        move);

/* "Take: Saloon (+11 at once)", of what would have been better than what was played. */
static char *
dup_best (ComstockGame      *game,
          ComstockJudgement *judgement,
          DupTitle           dup_title)
{
  const guint seat = comstock_judgement_get_seat (judgement);
  const CsMove best = comstock_judgement_get_best (judgement);
  gconstpointer state = comstock_game_get_state_at (game, comstock_judgement_get_index (judgement));
  g_autofree char *title = dup_title (game, state, seat, best);
  g_autofree char *reason = comstock_game_dup_reason (game, state, seat, best,
                                                      comstock_judgement_get_played (judgement));

  /* Translators: what somebody may do, and what speaks for it: "Take: Saloon (+11 at once)" */
  return reason != NULL ? g_strdup_printf (_("%s (%s)"), title, reason) : g_steal_pointer (&title);
}

static char *
dup_better (ComstockGame      *game,
            ComstockJudgement *judgement,
            DupTitle           dup_title)
{
  g_autofree char *move = dup_best (game, judgement, dup_title);
  const guint points = (guint) MAX (1, comstock_judgement_get_cost (judgement) + 0.5);

  /* Translators: what somebody should have done, and a number: "Take: Saloon (+11 at once) – better by about 3
   * points" */
  return g_strdup_printf (ngettext ("%s – better by about %u point", "%s – better by about %u points", points), move,
                          points);
}

static char *
dup_played (ComstockGame      *game,
            ComstockJudgement *judgement,
            DupTitle           dup_title)
{
  const guint index = comstock_judgement_get_index (judgement);
  const guint seat = comstock_judgement_get_seat (judgement);
  g_autofree char *name = comstock_game_dup_seat_title (game, seat);
  g_autofree char *title = dup_title (game, comstock_game_get_state_at (game, index), seat,
                                      comstock_judgement_get_played (judgement));

  /* Translators: the number of a round, who decided in it, how that is judged, and what was done: "Round 3, Ada –
   * Mistake. Take: Bank" */
  return g_strdup_printf (_("Round %u, %s – %s. %s"), comstock_game_find_round (game, index), name,
                          comstock_grade_get_name (comstock_judgement_get_grade (judgement)), title);
}

static GtkWidget *
create_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "max-width-chars", 30, "xalign", 0.0, "hexpand", TRUE, NULL);
}

static GtkWidget *
create_words (const char *played,
              const char *better)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *second = create_label (better);

  gtk_widget_add_css_class (second, "caption");
  gtk_box_append (GTK_BOX (words), create_label (played));
  gtk_box_append (GTK_BOX (words), second);
  return words;
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  ComstockAnalysisPane *self = data;
  ComstockJudgement *judgement = item;
  ComstockGame *game = get_game (self);
  const DupTitle dup_title = COMSTOCK_GAME_GET_CLASS (game)->dup_move_title;
  g_autofree char *played = dup_played (game, judgement, comstock_game_dup_lit_title);
  g_autofree char *better = dup_better (game, judgement, comstock_game_dup_lit_title);
  g_autofree char *played_said = dup_played (game, judgement, dup_title);
  g_autofree char *better_said = dup_better (game, judgement, dup_title);
  g_autofree char *label = g_strdup_printf ("%s. %s", played_said, better_said);
  GtkWidget *sign = gtk_label_new (comstock_grade_get_sign (comstock_judgement_get_grade (judgement)));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_width_chars (GTK_LABEL (sign), 2);
  gtk_widget_add_css_class (sign, "table-heading");
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), create_words (played, better));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "judgement", g_object_ref (judgement), g_object_unref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return row;
}

/* Good ones teach nothing; those of rivals only where nobody else plays. */
static gboolean
is_shown (gpointer item,
          gpointer data)
{
  ComstockGame *game = get_game (data);
  ComstockJudgement *judgement = item;

  return comstock_judgement_get_grade (judgement) > COMSTOCK_GRADE_GOOD &&
         (comstock_game_count_persons (game) == 0 ||
          comstock_game_is_person (game, comstock_judgement_get_seat (judgement)));
}

/* --- what it adds up to --- */

static char *
dup_rounded (double points)
{
  return comstock_text_signed ((int) (points + (points < 0 ? -0.5 : 0.5)));
}

static char *
dup_sum (ComstockAnalysisPane *self,
         guint                 seat)
{
  g_autofree char *name = comstock_game_dup_seat_title (get_game (self), seat);
  g_autofree char *cost = NULL;
  g_autofree char *luck = NULL;
  g_autofree char *others = NULL;
  ComstockAccount account;

  comstock_analysis_sum (self->analysis, seat, &account);
  cost = comstock_text_number ((int) (account.cost + 0.5));
  luck = dup_rounded (account.luck);
  others = dup_rounded (account.others);
  /* Translators: a player, points that the player's own choices cost, and points that came or went besides, with a
   * sign; in brackets what is luck in this game: "Ada, in points: choices cost 12; luck (ties, the order of cards):
   * +5; what the others did: −8" */
  return g_strdup_printf (_("%s, in points: choices cost %s; luck (%s): %s; what the others did: %s"), name, cost,
                          _(COMSTOCK_GAME_GET_CLASS (get_game (self))->luck), luck, others);
}

/* Nothing is left to find. */
static gboolean
is_done (ComstockAnalysisPane *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->analysis)) > 0 &&
         comstock_analysis_is_complete (self->analysis);
}

static void
update_summary (ComstockAnalysisPane *self)
{
  ComstockGame *game = get_game (self);
  const gboolean persons = comstock_game_count_persons (game) > 0;
  gboolean reviewed = FALSE;
  GString *text = g_string_new (NULL);

  for (guint seat = 0; is_done (self) && seat < comstock_game_get_n_seats (game); seat++)
    if (comstock_is_you (game, seat) && COMSTOCK_GAME_GET_CLASS (game)->skills != NULL)
      {
        g_autofree char *review = comstock_review_dup (self->analysis, seat);

        comstock_text_append_line (text, "%s", review);
        reviewed = TRUE;
      }
  for (guint seat = 0; is_done (self) && comstock_game_is_finished (game) && seat < comstock_game_get_n_seats (game);
       seat++)
    if (comstock_game_get_holder (game, seat)->kind != COMSTOCK_AUTOMATIC &&
        (!persons || comstock_game_is_person (game, seat)))
      {
        g_autofree char *sum = dup_sum (self, seat);

        comstock_text_append_line (text, "%s", sum);
      }
  if (is_done (self) && !reviewed && gtk_list_box_get_row_at_index (self->list, 0) == NULL)
    comstock_text_append_line (text, "%s", _("No decision cost much."));
  if (!is_done (self))
    /* Translators: what the analysis does, before it is begun; it tells how much less likely they made a win */
    g_string_append (text, _("Finds the decisions that cost the most, and what would have been better."));
  gtk_label_set_label (self->summary, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), text->len > 0);
  g_string_free (text, TRUE);
}

/* What one of several persons has picked in secret is no affair of the others. */
static gboolean
may_run (ComstockAnalysisPane *self)
{
  ComstockGame *game = get_game (self);

  return comstock_game_get_length (game) > 0 &&
         (comstock_game_count_persons (game) <= 1 || comstock_game_is_finished (game));
}

static void
update (ComstockAnalysisPane *self)
{
  const gboolean working = comstock_analysis_is_working (self->analysis);

  gtk_widget_set_visible (self->work, working);
  gtk_widget_set_visible (self->run, !working && !is_done (self));
  gtk_widget_set_sensitive (self->run, may_run (self));
  gtk_progress_bar_set_fraction (self->progress, comstock_analysis_get_progress (self->analysis));
  update_summary (self);
}

static void
on_working (ComstockAnalysisPane *self)
{
  update (self);
  if (is_done (self))
    comstock_announce (GTK_WIDGET (self), gtk_label_get_label (self->summary));
}

static void
on_run (ComstockAnalysisPane *self)
{
  comstock_analysis_run (self->analysis);
}

/* A person who asks about a game that is over waits for nothing else. */
static void
on_map (ComstockAnalysisPane *self)
{
  if (comstock_game_is_finished (get_game (self)) && may_run (self))
    comstock_analysis_run (self->analysis);
}

static void
on_cancel (ComstockAnalysisPane *self)
{
  comstock_analysis_cancel (self->analysis);
}

/* --- the one that is looked at --- */

static void
hide (ComstockAnalysisPane *self)
{
  g_clear_pointer (&self->callout, comstock_callout_remove);
}

static void
show_better (ComstockAnalysisPane *self,
             ComstockJudgement    *judgement)
{
  g_autofree char *text = dup_better (get_game (self), judgement, comstock_game_dup_lit_title);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  g_autoptr (ComstockAsk) ask = comstock_ask_new (get_game (self), (int) comstock_judgement_get_seat (judgement));
  GtkWidget *object = COMSTOCK_TABLE_GET_CLASS (self->table)->find_option (
    self->table, comstock_ask_find (ask, comstock_judgement_get_best (judgement)), &area);

  self->callout = comstock_callout_add (comstock_table_get_overlay (self->table), COMSTOCK_CALLOUT_NOTE, text, object,
                                        &area);
  comstock_callout_set_ringed (self->callout, TRUE);
}

static void
on_row (ComstockAnalysisPane *self,
        GtkListBoxRow        *row)
{
  ComstockJudgement *judgement = g_object_get_data (G_OBJECT (row), "judgement");

  comstock_replay_go_to (comstock_table_get_replay (self->table), comstock_judgement_get_index (judgement));
  hide (self);
  show_better (self, judgement);
}

static void
comstock_analysis_pane_dispose (GObject *object)
{
  ComstockAnalysisPane *self = COMSTOCK_ANALYSIS_PANE (object);

  if (self->analysis != NULL)
    comstock_analysis_pause (self->analysis);
  g_clear_object (&self->analysis);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (comstock_analysis_pane_parent_class)->dispose (object);
}

static void
comstock_analysis_pane_class_init (ComstockAnalysisPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = comstock_analysis_pane_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/comstock/Comstock/ui/table/comstock-analysis-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, ComstockAnalysisPane, box);
  gtk_widget_class_bind_template_child (widget_class, ComstockAnalysisPane, run);
  gtk_widget_class_bind_template_child (widget_class, ComstockAnalysisPane, work);
  gtk_widget_class_bind_template_child (widget_class, ComstockAnalysisPane, progress);
  gtk_widget_class_bind_template_child (widget_class, ComstockAnalysisPane, summary);
  gtk_widget_class_bind_template_child (widget_class, ComstockAnalysisPane, list);
  gtk_widget_class_bind_template_callback (widget_class, on_run);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "log-pane");
}

static void
comstock_analysis_pane_init (ComstockAnalysisPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
comstock_analysis_pane_new (ComstockTable *table)
{
  ComstockAnalysisPane *self = g_object_new (COMSTOCK_TYPE_ANALYSIS_PANE, NULL);
  g_autoptr (GtkFilterListModel) shown = NULL;

  self->table = table;
  self->analysis = g_object_ref (comstock_analysis_of (comstock_table_get_game (table)));
  shown = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->analysis)),
                                     GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL)));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (shown), create_row, self, NULL);
  g_signal_connect_object (self->analysis, "progress", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::working", G_CALLBACK (on_working), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_game (self), "changed", G_CALLBACK (hide), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_game (self), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self, "map", G_CALLBACK (on_map), self);
  comstock_analysis_resume (self->analysis);
  update (self);
  return GTK_WIDGET (self);
}
