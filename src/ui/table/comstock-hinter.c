/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows in one callout what the advisor finds. */

#include "comstock-hinter.h"

#include <glib/gi18n.h>

#include "comstock-callout.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-advisor.h"
#include "ui/kit/comstock-announcer.h"
#include "ui/kit/comstock-end.h"

struct _ComstockHinter
{
  GObject parent_instance;

  ComstockTable *table;         /* not owned */
  ComstockAdvisor *advisor;
  ComstockCallout *callout;     /* in the table's overlay, or NULL */
  guint seat;
  guint rank;                   /* of the move that is told */
  gboolean told;                /* to a screen reader, with this number */
};

G_DEFINE_FINAL_TYPE (ComstockHinter, comstock_hinter, G_TYPE_OBJECT)

/* --- what is told --- */

/* The points by which @finding is worse than the best, 0 if that is less than one or not sure. */
static guint
count_points (const CsFinding *finding)
{
  return finding->behind < finding->error ? 0 : (guint) (MAX (finding->behind, 0) + 0.5);
}

/* "About 3 points better than the second best", by the second move; of another "… worse than the best".  What is not
 * sure, or less than a point, is not told in figures. */
static char *
dup_difference (ComstockHinter *self)
{
  CsFinding other;
  guint points;

  if (comstock_advisor_get_n_moves (self->advisor) < 2)
    return g_strdup (_("Nothing else is worth considering"));
  comstock_advisor_get (self->advisor, MAX (self->rank, 1), &other);
  points = count_points (&other);
  if (points == 0)
    return g_strdup (self->rank == 0 ? _("About as good as the second best") : _("About as good as the best"));
  return self->rank == 0
           /* Translators: how much a move is better than the next piece of advice */
           ? g_strdup_printf (ngettext ("About %u point better than the second best",
                                        "About %u points better than the second best", points), points)
           /* Translators: how much a move is worse than the best one */
           : g_strdup_printf (ngettext ("About %u point worse than the best",
                                        "About %u points worse than the best", points), points);
}

/* Why the move that is told; what holds for the second one too does not make the first better. */
static char *
dup_reason (ComstockHinter *self,
            gconstpointer   seen,
            CsMove          move)
{
  CsFinding second = { 0 };

  if (self->rank == 0 && comstock_advisor_get_n_moves (self->advisor) > 1)
    comstock_advisor_get (self->advisor, 1, &second);
  return comstock_game_dup_reason (comstock_table_get_game (self->table), seen, self->seat, move,
                                   count_points (&second) > 0 ? second.move : 0);
}

static void
add_line (GString    *text,
          const char *line)
{
  if (line != NULL && *line != '\0')
    comstock_text_append_line (text, "%s", line);
}

/* Where its place is @lit the words do without it. */
static char *
dup_text (ComstockHinter *self,
          gboolean        lit)
{
  ComstockGame *game = comstock_table_get_game (self->table);
  ComstockGameClass *klass = COMSTOCK_GAME_GET_CLASS (game);
  g_autofree gpointer seen = comstock_game_dup_seen (game);
  g_autofree char *difference = dup_difference (self);
  g_autofree char *title = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *numbered = NULL;
  GString *text = g_string_new (NULL);
  CsFinding finding;

  comstock_advisor_get (self->advisor, self->rank, &finding);
  title = lit ? comstock_game_dup_lit_title (game, seen, self->seat, finding.move)
              : klass->dup_move_title (game, seen, self->seat, finding.move);
  reason = dup_reason (self, seen, finding.move);
  /* Translators: which of some pieces of advice this is, and what to do: "1 of 3 – Take: Saloon" */
  numbered = g_strdup_printf (_("%u of %u – %s"), self->rank + 1, comstock_advisor_get_n_moves (self->advisor),
                              title);
  add_line (text, numbered);
  add_line (text, reason);
  add_line (text, difference);
  return g_string_free (text, FALSE);
}

/* --- what is shown --- */

static void
show (ComstockHinter *self)
{
  const ComstockTableClass *klass = COMSTOCK_TABLE_GET_CLASS (self->table);
  g_autofree char *text = dup_text (self, TRUE);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  const ComstockOption *option;
  GtkWidget *object;
  CsFinding finding;

  comstock_advisor_get (self->advisor, self->rank, &finding);
  option = comstock_ask_find (comstock_table_get_ask (self->table), finding.move);
  object = klass->find_option (self->table, option, &area);
  comstock_callout_set_text (self->callout, text);
  comstock_callout_set_ringed (self->callout, TRUE);
  comstock_callout_point_at (self->callout, object, &area);
  klass->preview_option (self->table, option);
  /* What is seen may grow surer, what is said is not taken back. */
  if (!self->told && !comstock_advisor_is_thinking (self->advisor))
    {
      g_autofree char *said = dup_text (self, FALSE);

      comstock_announce (GTK_WIDGET (self->table), said);
      self->told = TRUE;
    }
}

/* A machine that is at work elsewhere may take its time.  Whoever has no pointer sees it by the bubble. */
static void
show_busy (ComstockHinter *self,
           gboolean        busy)
{
  gtk_widget_set_cursor_from_name (GTK_WIDGET (comstock_table_get_frame (self->table)), busy ? "progress" : NULL);
  if (busy)
    self->callout = comstock_callout_add (comstock_table_get_overlay (self->table), COMSTOCK_CALLOUT_REPLY,
                                          /* Translators: while the program looks for a hint; short */
                                          _("Thinking…"),
                                          COMSTOCK_TABLE_GET_CLASS (self->table)->get_answering (self->table),
                                          &GRAPHENE_RECT_INIT (0, 0, 0, 0));
}

/* The person stays at the place among them that is looked at. */
static void
on_advised (ComstockHinter *self)
{
  show_busy (self, FALSE);
  if (comstock_advisor_get_n_moves (self->advisor) == 0)
    return;
  self->rank = MIN (self->rank, comstock_advisor_get_n_moves (self->advisor) - 1);
  show (self);
}

/* What others pick in secret leaves the advice, but the table may show anew what it points at. */
static void
on_changed (ComstockHinter *self)
{
  if (comstock_advisor_get_n_moves (self->advisor) > 0)
    show (self);
}

static void
on_dropped (ComstockHinter *self)
{
  self->rank = 0;
  show_busy (self, FALSE);
  g_clear_pointer (&self->callout, comstock_callout_remove);
}

static void
drop (ComstockHinter *self)
{
  comstock_advisor_drop (self->advisor);
}

/* Nothing else that speaks is talked over; an act that waits for the answer has spoken. */
static gboolean
may_ask (ComstockHinter *self)
{
  return comstock_table_get_asked (self->table) >= 0 &&
         !comstock_curtain_is_down (comstock_table_get_curtain (self->table)) &&
         !comstock_theatre_is_performing (comstock_table_get_theatre (self->table));
}

/* A player who asks for advice has read what is explained. */
static void
take_tip_for_read (ComstockHinter *self)
{
  ComstockGuide *guide = comstock_table_get_guide (self->table);

  if (comstock_guide_may_be_read (guide))
    comstock_guide_dismiss (guide);
}

static void
on_hint (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  ComstockHinter *self = data;

  if (!may_ask (self))
    comstock_table_tell (self->table, _("There is nothing for you to decide now."));
  else if (comstock_advisor_get_n_moves (self->advisor) > 0)
    {
      self->rank = (self->rank + 1) % comstock_advisor_get_n_moves (self->advisor);
      self->told = FALSE;
      show (self);
    }
  else if (!comstock_advisor_is_thinking (self->advisor))
    {
      self->rank = 0;
      self->told = FALSE;
      self->seat = (guint) comstock_table_get_asked (self->table);
      if (comstock_advisor_ask (self->advisor, self->seat))
        show_busy (self, TRUE);
      else
        comstock_table_tell (self->table, _("Only one move is possible."));
    }
  take_tip_for_read (self);
}

static void
comstock_hinter_dispose (GObject *object)
{
  ComstockHinter *self = COMSTOCK_HINTER (object);

  if (self->advisor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->advisor, self);
      comstock_advisor_drop (self->advisor);
    }
  comstock_end (&self->advisor);
  G_OBJECT_CLASS (comstock_hinter_parent_class)->dispose (object);
}

static void
comstock_hinter_class_init (ComstockHinterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = comstock_hinter_dispose;
}

static void
comstock_hinter_init (ComstockHinter *self)
{
}

ComstockHinter *
comstock_hinter_new (ComstockTable *table)
{
  static const GActionEntry hint = { "hint", on_hint };
  ComstockHinter *self = g_object_new (COMSTOCK_TYPE_HINTER, NULL);

  self->table = table;
  self->advisor = comstock_advisor_new (comstock_table_get_game (table));
  g_action_map_add_action_entries (comstock_table_get_actions (table), &hint, 1, self);
  g_signal_connect_object (self->advisor, "advised", G_CALLBACK (on_advised), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->advisor, "dropped", G_CALLBACK (on_dropped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (comstock_table_get_game (table), "changed", G_CALLBACK (on_changed), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (comstock_table_get_replay (table), "notify::active", G_CALLBACK (drop), self,
                           G_CONNECT_SWAPPED);
  return self;
}
