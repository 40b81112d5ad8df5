/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may not be answered is not marked. */

#include "comstock-board-marks.h"

#include <glib/gi18n.h>

#include "engine/board/board-payday.h"
#include "model/board/comstock-board-advice.h"
#include "model/board/comstock-board-ask.h"
#include "model/board/comstock-board-question.h"
#include "model/board/comstock-board-remarks.h"
#include "model/session/comstock-log-entry.h"

void
comstock_board_marks_read (ComstockBoardMarks *self,
                           const ComstockAsk  *ask)
{
  *self = (ComstockBoardMarks) { 0 };
  for (guint i = 0; i < ask->n_options; i++)
    {
      const ComstockPlace *place = &ask->options[i].place;
      const guint number = (guint) comstock_board_place_of (place);

      if (place->surface == COMSTOCK_BOARD_SURFACE_TRACK)
        self->track |= 1u << number;
      else if (place->surface == COMSTOCK_BOARD_SURFACE_MAP && place->side == COMSTOCK_CELL)
        self->parcels |= board_parcel_bit (number - BOARD_PLACE_PARCEL);
      else if (place->surface == COMSTOCK_BOARD_SURFACE_ENCLOSURES)
        self->enclosures |= 1u << (number - BOARD_PLACE_ENCLOSURE);
    }
}

/* What follows from a deed; it leaves the mark where it is. */
static gboolean
is_deed (const CsEvent *event)
{
  switch (event->type)
    {
    case BOARD_EVENT_ROUND:
    case BOARD_EVENT_CHARACTER:
    case BOARD_EVENT_PASS:
    case BOARD_EVENT_BOUGHT:
    case BOARD_EVENT_COWBOY:
    case BOARD_EVENT_PARCEL:
    case BOARD_EVENT_HOUSE:
    case BOARD_EVENT_ROAD:
    case BOARD_EVENT_BUILDING:
    case BOARD_EVENT_HORSE:
      return TRUE;
    default:
      return FALSE;
    }
}

static BoardPlace
find_place (const CsEvent *event)
{
  switch (event->type)
    {
    case BOARD_EVENT_COWBOY:
      return (BoardPlace) event->args[0];
    case BOARD_EVENT_HORSE:
      return (BoardPlace) (BOARD_PLACE_ENCLOSURE + event->args[0]);
    case BOARD_EVENT_PARCEL:
    case BOARD_EVENT_HOUSE:
    case BOARD_EVENT_ROAD:
      return (BoardPlace) (BOARD_PLACE_PARCEL + event->args[0]);
    case BOARD_EVENT_BUILDING:
      return (BoardPlace) (BOARD_PLACE_PARCEL + event->args[1]);
    default:
      return BOARD_NO_PLACE;
    }
}

BoardPlace
comstock_board_marks_find_last (ComstockGame *game)
{
  GListModel *log = comstock_game_get_log (game);

  for (guint i = comstock_game_get_log_length (game, comstock_game_get_cursor (game)); i > 0; i--)
    {
      g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (log, i - 1);
      const CsEvent *event = comstock_log_entry_get_event (entry);

      if (is_deed (event))
        return find_place (event);
    }
  return BOARD_NO_PLACE;
}

/* A mine gets dynamite, or a ranch a horse. */
static gboolean
is_doubling (BoardStep step)
{
  return step == BOARD_STEP_BLAST || step == BOARD_STEP_RANCH;
}

/* What a building would earn is a gain, unlike a price and what is taken from others; some earn nothing anywhere. */
static char *
dup_figure (const BoardState *seen,
            guint             seat,
            guint             parcel,
            BoardContent      building)
{
  const guint owner = board_owner_at (seen, parcel);
  const int loot = owner != seat ? comstock_board_advice_find_loot (seen, parcel) : 0;

  if (is_doubling ((BoardStep) seen->step))
    return g_strdup_printf (_("+$%d"), comstock_board_advice_find_doubled (seen, parcel, seat));
  if (building != BOARD_BARE)
    return board_contents[building].each > 0
             ? g_strdup_printf (_("+$%d"), comstock_board_advice_find_income (seen, building, parcel, seat)) : NULL;
  if ((board_for_sale (seen) >> parcel & 1) != 0)
    return g_strdup_printf (_("$%d"), board_parcel_price_for (seen, parcel, seat));
  if ((seen->outlaws >> parcel & 1) != 0)
    return g_strdup_printf (_("%d VP"), board_outlaw_vp (seen));
  return loot > 0 ? g_strdup_printf (_("$%d"), loot) : NULL;
}

/* A building is bought, or was kept, and may be built: its site may be pressed at once. */
static gboolean
is_before_site (BoardStep step)
{
  return step == BOARD_STEP_BUY_BUILDING || step == BOARD_STEP_TAKEN || step == BOARD_STEP_WAITING;
}

BoardRoads
comstock_board_marks_find_way (const BoardState *seen,
                               int               asked,
                               guint             parcel)
{
  ComstockBoardQuestion question;

  if (asked < 0)
    return (BoardRoads) { 0, 0 };
  comstock_board_question_read (seen, (guint) asked, &question);
  return is_before_site (question.step) || question.step == BOARD_STEP_SITE
           ? comstock_board_advice_find_way (seen, question.content, parcel, (guint) asked) : (BoardRoads) { 0, 0 };
}

/* Of what @seat owns. */
static BoardParcels
find_sites_by_road (const BoardState *seen,
                    guint             seat)
{
  BoardParcels sites = 0;

  for (BoardParcels left = seen->seats[seat].owned; left != 0; left &= left - 1)
    {
      const BoardRoads way = comstock_board_marks_find_way (seen, (int) seat, board_first (left));

      if ((way.across | way.down) != 0)
        sites |= left & -left;
    }
  return sites;
}

BoardParcels
comstock_board_marks_find_ahead (const BoardState *seen,
                                 int               asked)
{
  ComstockBoardQuestion question;
  BoardParcels sites;

  if (asked < 0)
    return 0;
  comstock_board_question_read (seen, (guint) asked, &question);
  if (question.step == BOARD_STEP_BUY_PARCEL)
    return board_parcel_bit (question.parcel);
  if (question.content == BOARD_BARE)
    return 0;
  sites = is_before_site (question.step)
            ? comstock_board_advice_find_ready_sites (seen, question.content, (uint32_t) asked) : 0;
  return sites | find_sites_by_road (seen, (guint) asked);
}

gboolean
comstock_board_marks_imagine (const BoardState *seen,
                              int               asked,
                              BoardPlace        place,
                              BoardParcels      land,
                              BoardParcels      planned,
                              BoardState       *imagined)
{
  BoardSeat *self;

  if (asked < 0 || seen->step != BOARD_STEP_COWBOY || place < BOARD_BUILD_12 || place > BOARD_BUILD_3 ||
      comstock_board_remark_find_sale (seen, place) == BOARD_BARE ||
      (seen->seats[asked].track & BOARD_BIT (place)) != 0)
    return FALSE;
  *imagined = *seen;
  imagined->step = BOARD_STEP_BUY_BUILDING;
  imagined->set = BOARD_BIT (BOARD_BUILD_3 - place);
  self = &imagined->seats[asked];
  self->owned = (self->owned | land | (self->cowboys & board_for_sale (seen))) & ~planned;
  if ((self->track & BOARD_BIT (BOARD_ROADS_3)) != 0)
    self->roads = (uint8_t) (self->roads + board_track_gain (seen, BOARD_ROADS_3, (uint32_t) asked));
  return comstock_board_marks_find_ahead (imagined, asked) != 0;
}

BoardContent
comstock_board_marks_find_hand (const BoardState *seen,
                                int               asked)
{
  ComstockBoardQuestion question;

  if (asked < 0)
    return BOARD_BARE;
  comstock_board_question_read (seen, (guint) asked, &question);
  if (question.step == BOARD_STEP_HOUSE)
    return BOARD_HOUSE;
  return is_before_site (question.step) || question.step == BOARD_STEP_SITE || question.step == BOARD_STEP_CLAIM
           ? question.content : BOARD_BARE;
}

/* Where the building of the question may be placed, or, before it is bought, might be. */
static BoardParcels
find_sites (const ComstockBoardMarks    *self,
            const BoardState            *seen,
            guint                        seat,
            const ComstockBoardQuestion *question)
{
  if (question->content == BOARD_BARE)
    return 0;
  if (is_before_site (question->step) || question->step == BOARD_STEP_SITE)
    return self->parcels | comstock_board_marks_find_ahead (seen, (int) seat);
  return question->step == BOARD_STEP_CLAIM ? self->parcels : 0;
}

static gboolean
asks_for_land (BoardStep step)
{
  return step == BOARD_STEP_COWBOY || step == BOARD_STEP_RIDE || step == BOARD_STEP_BEAT ||
         step == BOARD_STEP_BOUGHT_PARCEL || step == BOARD_STEP_SHIFT_TO;
}

GPtrArray *
comstock_board_marks_dup_figures (const ComstockBoardMarks *self,
                                  const BoardState         *seen,
                                  guint                     seat)
{
  ComstockBoardQuestion question;
  BoardParcels parcels = self->parcels;
  GPtrArray *figures;

  comstock_board_question_read (seen, seat, &question);
  if (!asks_for_land (question.step) && !is_doubling (question.step))
    parcels = find_sites (self, seen, seat, &question);
  if (parcels == 0)
    return NULL;
  figures = g_ptr_array_new_with_free_func (g_free);
  for (guint parcel = 0; parcel < BOARD_PARCEL_COUNT; parcel++)
    g_ptr_array_add (figures, (parcels >> parcel & 1) == 0 ? NULL
                              : dup_figure (seen, seat, parcel,
                                            asks_for_land (question.step) ? BOARD_BARE : question.content));
  return figures;
}

BoardParcels
comstock_board_marks_find_attacks (const ComstockBoardMarks *self,
                                   const BoardState         *seen,
                                   guint                     seat)
{
  return asks_for_land ((BoardStep) seen->step)
           ? self->parcels & ((board_owned (seen) & ~seen->seats[seat].owned) | seen->outlaws) : 0;
}
