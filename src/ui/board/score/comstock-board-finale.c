/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the score sheet, then the map, and what each seat won in which round. */

#include "comstock-board-finale.h"

#include <glib/gi18n.h>

#include "comstock-board-story.h"
#include "model/board/comstock-board-game.h"
#include "ui/board/map/comstock-board-mini.h"
#include "ui/table/comstock-count.h"

static char *
dup_points (int points)
{
  return g_strdup_printf (_("%d VP"), points);
}

static void
show_map (GtkWidget               *picture,
          ComstockGame            *game,
          const ComstockCountStep *step)
{
  comstock_board_mini_show (picture, comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game)),
                            0);
}

static const ComstockCountLook look = {
  .dup_points = dup_points,
  .picture_new = comstock_board_mini_new,
  .picture_show = show_map,
  .story_new = comstock_board_story_new,
};

static ComstockAct *
create (ComstockGame *game,
        gboolean      played)
{
  return comstock_count_new (game, played, &look);
}

const ComstockFinale comstock_board_finale = { create, comstock_count_spare, comstock_count_get_foot };
