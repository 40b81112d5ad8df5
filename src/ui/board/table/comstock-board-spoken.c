/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short sentences, in the order of the board. */

#include "comstock-board-spoken.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-turn.h"
#include "ui/board/seats/comstock-board-seat-plate.h"
#include "ui/board/track/comstock-board-space.h"

/* Appends the sentence, which is freed; returns whether there was one. */
static gboolean
take_sentence (GString *text,
               char    *sentence)
{
  g_autofree char *own = sentence;

  if (own != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", own);
  return own != NULL;
}

static char *
dup_track (ComstockBoardTrack *track,
           guint               nth)
{
  GString *text;

  if (nth > 0)
    return nth <= BOARD_TRACK
             ? comstock_board_space_dup_spoken (
                 COMSTOCK_BOARD_SPACE (comstock_board_track_get_space (track, (BoardPlace) (nth - 1))), FALSE)
             : NULL;
  text = g_string_new (NULL);
  for (guint place = 0; place < BOARD_TRACK; place++)
    take_sentence (text, comstock_board_space_dup_spoken (
                           COMSTOCK_BOARD_SPACE (comstock_board_track_get_space (track, (BoardPlace) place)), TRUE));
  return g_string_free (text, FALSE);
}

static char *
dup_seat (ComstockGame *game,
          guint         seat)
{
  g_auto (ComstockPlate) plate = { 0 };

  comstock_board_seat_fill_seen (game, seat, &plate);
  return comstock_plate_dup_brief (&plate);
}

static char *
dup_details (ComstockGame *game,
             guint         seat)
{
  g_auto (ComstockPlate) plate = { 0 };

  comstock_board_seat_fill_seen (game, seat, &plate);
  return comstock_plate_dup_whole (&plate);
}

static char *
dup_left (ComstockGame     *game,
          const BoardState *seen,
          guint             nth)
{
  GString *text;

  if (nth > 0)
    return nth <= seen->n_seats ? dup_details (game, nth - 1) : NULL;
  text = g_string_new (NULL);
  for (guint seat = 0; seat < seen->n_seats; seat++)
    take_sentence (text, dup_seat (game, seat));
  return g_string_free (text, FALSE);
}

/* Those of @parcels where @content lies, as a list; sets @n to how many they are. */
static char *
dup_parcels (const BoardState *seen,
             BoardParcels      parcels,
             BoardContent      content,
             guint            *n)
{
  GString *list = g_string_new (NULL);

  *n = 0;
  for (BoardParcels left = parcels; left != 0; left &= left - 1)
    if (board_content_at (seen, board_first (left)) == content)
      {
        g_autofree char *name = comstock_board_parcel_dup_name (board_first (left));

        comstock_text_list_append (list, name);
        (*n)++;
      }
  return g_string_free (list, FALSE);
}

/* The @nth kind that @seat has, from 1. */
static char *
dup_kind (const BoardState *seen,
          guint             seat,
          guint             nth)
{
  for (guint content = 0; content <= BOARD_BARE; content++)
    {
      guint n;
      g_autofree char *parcels = dup_parcels (seen, seen->seats[seat].owned, (BoardContent) content, &n);

      if (n > 0 && --nth == 0)
        {
          GString *text = g_string_new (NULL);

          comstock_text_add_sentence (text, comstock_board_content_get_name ((BoardContent) content), parcels);
          return g_string_free (text, FALSE);
        }
    }
  return NULL;
}

static char *
dup_property (const BoardState *seen,
              guint             seat,
              guint             nth)
{
  GString *list;
  GString *text;

  if (nth > 0)
    return dup_kind (seen, seat, nth);
  list = g_string_new (NULL);
  text = g_string_new (NULL);
  for (guint content = 0; content <= BOARD_BARE; content++)
    {
      guint n;
      g_autofree char *parcels = dup_parcels (seen, seen->seats[seat].owned, (BoardContent) content, &n);
      g_autofree char *item = comstock_text_count (comstock_board_content_get_name ((BoardContent) content), n);

      if (n > 0)
        comstock_text_list_append (list, item);
    }
  comstock_text_add_sentence (text, _("Parcels"), list->len > 0 ? list->str : "0");
  g_string_free (list, TRUE);
  return g_string_free (text, FALSE);
}

/* --- the map --- */

/* A sentence for each thing that lies on @parcels. */
static void
add_contents (GString          *text,
              const BoardState *seen,
              BoardParcels      parcels)
{
  for (guint content = 0; content < BOARD_BARE; content++)
    {
      guint n;
      g_autofree char *list = dup_parcels (seen, parcels, (BoardContent) content, &n);

      if (n > 0)
        comstock_text_add_sentence (text, comstock_board_content_get_name ((BoardContent) content), list);
    }
}

static char *
dup_near (const BoardState *seen,
          guint             parcel)
{
  g_autofree char *name = comstock_board_parcel_dup_name (parcel);
  GString *text = g_string_new (NULL);

  if ((board_around (parcel) & board_occupied (seen)) == 0)
    /* Translators: a parcel: nothing lies on those around it. */
    g_string_printf (text, _("Near %s: nothing."), name);
  else
    /* Translators: a parcel; what lies around it follows: "Near C4. House: B4, D5. Mountain: C3." */
    g_string_printf (text, _("Near %s."), name);
  add_contents (text, seen, board_around (parcel));
  return g_string_free (text, FALSE);
}

static char *
dup_map (const BoardState *seen,
         guint             parcel,
         guint             nth)
{
  GString *text;

  if (parcel != BOARD_NO_PARCEL && nth-- == 0)
    return dup_near (seen, parcel);
  if (nth > 0)
    return NULL;
  text = g_string_new (NULL);
  add_contents (text, seen, board_occupied (seen));
  return g_string_free (text, FALSE);
}

char *
comstock_board_spoken_dup (ComstockBoardGame  *game,
                           ComstockBoardTrack *track,
                           guint               parcel,
                           ComstockSpoken      what,
                           guint               nth)
{
  ComstockGame *base = COMSTOCK_GAME (game);
  const BoardState *seen = comstock_board_game_get_seen (game);
  const int viewer = comstock_game_get_viewer (base);
  g_autoptr (ComstockSheet) sheet = NULL;

  if (what == COMSTOCK_SPOKEN_MARKET)
    return dup_track (track, nth);
  if (what == COMSTOCK_SPOKEN_LEFT)
    return dup_left (base, seen, nth);
  if (what == COMSTOCK_SPOKEN_MAP)
    return dup_map (seen, parcel, nth);
  if (viewer < 0)
    return NULL;
  if (what != COMSTOCK_SPOKEN_SCORE)
    return dup_property (seen, (guint) viewer, nth);
  sheet = comstock_game_dup_sheet (base);
  return nth == 0 ? comstock_sheet_dup_spoken (sheet, (guint) viewer, TRUE) : NULL;
}
