/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and plays the first game up to a step. */

#include "config.h"

#include "picture-lesson.h"

#include "ai/board/board-player.h"
#include "model/board/comstock-board-first-game.h"
#include "model/session/comstock-analysis.h"
#include "ui/kit/comstock-look.h"
#include "ui/table/comstock-table.h"
#include "ui-probe.h"
#include "widget-stage.h"

static gboolean
is_taught (ComstockGuide *guide,
           const char    *id)
{
  g_autoptr (GVariant) steps = comstock_look_dup (COMSTOCK_LOOK (guide));
  const char *shown = "";

  if (comstock_guide_get_part (guide) != COMSTOCK_GUIDE_NOTHING)
    g_variant_get_child (steps, 0, "&s", &shown);
  return g_str_equal (shown, id);
}

/* The game on the table of @window up to this step, as one who reads all and plays on would come there. */
static void
read_up_to (ComstockWindow *window,
            const char     *id)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  ComstockGame *game = comstock_table_get_game (table);
  ComstockGuide *guide = comstock_table_get_guide (table);
  CsRng rng;

  cs_rng_init (&rng, 1);
  while (!is_taught (guide, id))
    {
      if (comstock_guide_get_part (guide) != COMSTOCK_GUIDE_NOTHING)
        comstock_guide_dismiss (guide);
      else if ((comstock_game_get_actors (game) & 1) == 0)
        ;
      else if (COMSTOCK_IS_CARDS_GAME (game))
        stage_step (COMSTOCK_CARDS_GAME (game));
      else
        comstock_game_play (game, 0, board_player_move (comstock_game_get_state (game), 0, &rng), NULL);
      stage_settle ();
    }
}

static void
teach (ComstockWindow *window,
       const char     *id)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  g_settings_set_string (settings, "pace", "instant");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.first-game", NULL);
  stage_settle ();
  read_up_to (window, id);
}

/* From a window that shows a board game one comes to its first game. */
static void
teach_board (ComstockWindow *window,
             const char     *id)
{
  g_autoptr (ComstockBoardGame) game = COMSTOCK_BOARD_GAME (comstock_board_first_game_new (""));

  comstock_window_set_game (window, COMSTOCK_GAME (game));
  teach (window, id);
}

void
picture_lesson_board (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  teach_board (window, "board-track");
}

void
picture_lesson_board_site (ComstockWindow    *window,
                           ComstockCardsGame *game)
{
  teach_board (window, "board-site");
}

void
picture_lesson_appeal (ComstockWindow    *window,
                       ComstockCardsGame *game)
{
  teach (window, "appeal");
}

void
picture_lesson_ranch (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  teach (window, "ranch");
}

void
picture_lesson_tie (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  teach (window, "tie");
}

void
picture_lesson_shop (ComstockWindow    *window,
                     ComstockCardsGame *game)
{
  teach (window, "shop");
}

void
picture_lesson_arrow (ComstockWindow    *window,
                      ComstockCardsGame *game)
{
  teach (window, "arrow");
}

static gboolean
is_reviewed (gpointer window)
{
  ComstockTable *table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);

  return comstock_analysis_is_complete (comstock_analysis_of (comstock_table_get_game (table)));
}

void
picture_lesson_end (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  teach (window, "end");
  ui_probe_wait (is_reviewed, window);
  stage_settle ();
}

/* The guide, which cannot be seen yet. */
static GtkWidget *
find_guide (GtkWidget *root)
{
  GtkWidget *found = COMSTOCK_IS_GUIDE (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_guide (child);
  return found;
}

void
picture_lesson_explain (ComstockWindow *window,
                        const char     *tip)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  GtkWidget *guide = find_guide (GTK_WIDGET (window));

  g_settings_set_boolean (settings, "guidance", TRUE);
  comstock_look_set (COMSTOCK_LOOK (guide), g_variant_new_strv (&tip, 1));
  stage_settle ();
}

void
picture_lesson_tip (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  picture_lesson_explain (window, "auction");
}

void
picture_lesson_tip_place (ComstockWindow    *window,
                          ComstockCardsGame *game)
{
  picture_lesson_explain (window, "first-place");
}

void
picture_lesson_tip_ability (ComstockWindow    *window,
                            ComstockCardsGame *game)
{
  g_autoptr (GArray) legal = comstock_game_dup_legal (COMSTOCK_GAME (game), 0);
  guint i = 0;

  while (cards_move_type (g_array_index (legal, CsMove, i)) != CARDS_MOVE_USE)
    i++;
  comstock_game_play (COMSTOCK_GAME (game), 0, g_array_index (legal, CsMove, i), NULL);
  stage_settle ();
  picture_lesson_explain (window, "ability");
}
