/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The id of a thing's topic names its kind and the thing. */

#include "comstock-board-topic-drawing.h"

#include <glib.h>

#include "ui/board/comstock-board-art.h"

static int
find_track (const char *id)
{
  for (int track = 0; track < BOARD_TRACK; track++)
    if (g_str_equal (board_track_ids[track], id))
      return track;
  return -1;
}

char *
comstock_board_topic_dup_drawing (const char *id)
{
  const char *thing = strchr (id, ':');
  int number;

  if (thing == NULL)
    return NULL;
  thing++;
  if (g_str_has_prefix (id, "content:") && (number = board_content_find (thing)) >= 0)
    return g_strdup (comstock_board_art_content ((BoardContent) number));
  if (g_str_has_prefix (id, "character:") && (number = board_role_find (thing)) >= 0)
    return g_strdup (comstock_board_art_portrait ((uint32_t) number));
  if (g_str_has_prefix (id, "place:") && (number = find_track (thing)) >= 0)
    return g_strdup (comstock_board_art_place ((BoardTrack) number));
  return NULL;
}
