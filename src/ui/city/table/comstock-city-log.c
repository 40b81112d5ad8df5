/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row is a tile with all that follows from it, or a wall with its guard. */

#include "comstock-city-table.h"

#include "model/city/comstock-city-game.h"
#include "ui/city/tiles/comstock-city-tile-snapshot.h"
#include "ui/kit/comstock-label.h"
#include "ui/kit/comstock-sign.h"

#define SIGN_SIZE 20
#define TILE_SIZE 36
#define SPACING 6

static gboolean
joins (const CsEvent *event,
       const CsEvent *before)
{
  switch ((int) event->type)
    {
    case CITY_EVENT_LAID:
    case CITY_EVENT_CLAIMED:
    case CITY_EVENT_COMPLETED:
    case CITY_EVENT_SCORED:
    case CITY_EVENT_HOME:
    case CITY_EVENT_GUARD:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
add_sign (GtkBox       *box,
          ComstockGame *game,
          guint         seat)
{
  GtkWidget *sign = comstock_sign_new (comstock_game_get_sign (game, seat), SIGN_SIZE);

  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (box, sign);
}

/* What the row tells besides the tile that is drawn, which is seen. */
static char *
dup_words (ComstockLogRow *row)
{
  const guint n = comstock_log_row_get_n_entries (row);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);
      g_autofree char *sentence = comstock_log_entry_dup_sentence (entry);

      if (n == 1 || comstock_log_entry_get_event (entry)->type != CITY_EVENT_DRAWN)
        g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", sentence);
    }
  return g_string_free (words, FALSE);
}

/* As it is drawn, or as it is laid right after that. */
static void
add_tile (GtkBox         *box,
          ComstockGame   *game,
          ComstockLogRow *row,
          const CsEvent  *drawn)
{
  GtkWidget *tile = comstock_city_picture_new (TILE_SIZE);
  guint turn = 0;

  if (comstock_log_row_get_n_entries (row) > 1)
    {
      g_autoptr (ComstockLogEntry) laid = comstock_log_row_get_entry (row, 1);

      turn = (guint) comstock_log_entry_get_event (laid)->args[3];
    }
  comstock_city_picture_show (tile, comstock_game_get_kit (game), (guint) drawn->args[0],
                              turn);
  gtk_widget_set_valign (tile, GTK_ALIGN_CENTER);
  gtk_box_append (box, tile);
}

/* Whose deed it is: of a row that begins with a tile, the player who lays that. */
static guint
find_seat (ComstockLogRow *row)
{
  guint seat = CS_NO_SEAT;

  for (guint i = 0; i < comstock_log_row_get_n_entries (row) && seat == CS_NO_SEAT; i++)
    {
      g_autoptr (ComstockLogEntry) entry = comstock_log_row_get_entry (row, i);

      seat = comstock_log_entry_get_event (entry)->seat;
    }
  return seat;
}

static GtkWidget *
picture_new (ComstockGame   *game,
             ComstockLogRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  g_autoptr (ComstockLogEntry) first = comstock_log_row_get_entry (row, 0);
  const CsEvent *event = comstock_log_entry_get_event (first);
  const guint seat = find_seat (row);
  g_autofree char *words = dup_words (row);

  if (seat != CS_NO_SEAT)
    add_sign (GTK_BOX (box), game, seat);
  if (event->type == CITY_EVENT_DRAWN)
    add_tile (GTK_BOX (box), game, row, event);
  gtk_widget_set_hexpand (comstock_label_add (GTK_BOX (box), words, "caption"), TRUE);
  return box;
}

const ComstockLogPictures comstock_city_log_pictures = { joins, NULL, picture_new, NULL };
