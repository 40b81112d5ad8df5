/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and plays the first game up to a step. */

#include "config.h"

#include "picture-lesson.h"

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

/* The first game up to this step, as one who reads all and plays on would come there. */
static void
teach (ComstockWindow *window,
       const char     *id)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autoptr (ComstockCardsGame) game = NULL;
  ComstockTable *table;
  ComstockGuide *guide;

  g_settings_set_string (settings, "pace", "instant");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.first-game", NULL);
  stage_settle ();
  table = ui_probe_find (window, COMSTOCK_TYPE_TABLE);
  g_object_get (table, "game", &game, NULL);
  guide = comstock_table_get_guide (table);
  while (!is_taught (guide, id))
    {
      if (comstock_guide_get_part (guide) != COMSTOCK_GUIDE_NOTHING)
        comstock_guide_dismiss (guide);
      else if ((comstock_game_get_actors (COMSTOCK_GAME (game)) & 1) != 0)
        stage_step (game);
      stage_settle ();
    }
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

void
picture_lesson_end (ComstockWindow    *window,
                    ComstockCardsGame *game)
{
  teach (window, "end");
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

/* What a first game explains. */
static void
explain (ComstockWindow *window,
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
  explain (window, "auction");
}

void
picture_lesson_tip_place (ComstockWindow    *window,
                          ComstockCardsGame *game)
{
  explain (window, "first-place");
}
