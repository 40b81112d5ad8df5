/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares what a seat has after a round with what it had before: buildings, houses and mountains on its land. */

#include "comstock-board-story.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-names.h"
#include "model/session/comstock-log-entry.h"
#include "model/session/comstock-score-history.h"
#include "ui/board/comstock-board-art.h"
#include "ui/kit/comstock-picture.h"

#define PICTURE 24              /* pixels */
#define SPACING 8
#define MOST 5                  /* as many pictures have room in a column */

/* The position in which @round ended: that in which the next one begins. */
static BoardState *
dup_end (ComstockGame *game,
         guint         round)
{
  GListModel *log = comstock_game_get_log (game);

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i);
      const CsEvent *event = comstock_log_entry_get_event (entry);

      if (event->type == BOARD_EVENT_ROUND && (guint) event->args[0] == round + 1)
        return comstock_game_dup_seen_at (game, comstock_log_entry_get_move (entry));
    }
  return comstock_game_dup_seen (game);
}

static BoardParcels
find_new (const BoardState *before,
          const BoardState *after,
          guint             seat,
          BoardContent      content)
{
  BoardParcels had = 0;

  if (before != NULL)
    had = before->contents[content] & before->seats[seat].owned;
  return after->contents[content] & after->seats[seat].owned & ~had;
}

/* The pictures; returns their names, "Mine, House". */
static char *
add_pictures (GtkBox           *column,
              const BoardState *before,
              const BoardState *after,
              guint             seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GString *names = g_string_new (NULL);
  guint n = 0;

  for (BoardContent content = 0; content < BOARD_CONTENTS; content++)
    for (BoardParcels left = find_new (before, after, seat, content); left != 0; left &= left - 1)
      {
        comstock_text_list_append (names, comstock_board_content_get_name (content));
        if (n++ < MOST)
          gtk_box_append (GTK_BOX (row), comstock_picture_new (comstock_board_art_content (content), PICTURE));
      }
  gtk_widget_set_size_request (row, -1, PICTURE);
  gtk_box_append (column, row);
  return g_string_free (names, FALSE);
}

static GtkWidget *
create_column (const BoardState *before,
               const BoardState *after,
               guint             seat,
               guint             round,
               int               risen)
{
  GtkWidget *column = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  g_autofree char *points = comstock_text_signed (risen);
  /* Translators: the number of a round, and the points that a player gained in it: "Round 3: +4" */
  g_autofree char *head = g_strdup_printf (_("Round %u: %s"), round, points);
  GtkWidget *label = gtk_label_new (head);
  g_autofree char *names = add_pictures (GTK_BOX (column), before, after, seat);
  g_autofree char *words = g_strdup_printf ("%s. %s", head, names);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_prepend (GTK_BOX (column), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (column), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return column;
}

GtkWidget *
comstock_board_story_new (ComstockGame *game,
                          guint         seat)
{
  g_autoptr (ComstockScoreHistory) history = comstock_score_history_new (game, NULL);
  GtkWidget *story = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "column-spacing", SPACING,
                                   "min-children-per-line", 2, "max-children-per-line", BOARD_ROUNDS,
                                   "selection-mode", GTK_SELECTION_NONE, NULL);
  g_autofree BoardState *before = NULL;

  for (guint round = 1; round <= history->n_rounds; round++)
    {
      BoardState *after = dup_end (game, round);
      const int risen = comstock_score_history_get_total (history, round, seat) -
                        (round > 1 ? comstock_score_history_get_total (history, round - 1, seat) : 0);
      GtkWidget *column = create_column (before, after, seat, round, risen);

      gtk_flow_box_insert (GTK_FLOW_BOX (story), column, -1);
      gtk_widget_set_focusable (gtk_widget_get_parent (column), FALSE);
      g_free (before);
      before = after;
    }
  return story;
}
