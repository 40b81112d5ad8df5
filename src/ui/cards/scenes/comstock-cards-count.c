/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All of it is worked out once, from the score sheets. */

#include "comstock-cards-count.h"

#include <adwaita.h>

#define BEFORE 500.0          /* until the first call */
#define CALL 700.0
#define LAST_CALL 1000.0
#define LAST_CALLS 3
#define GROWTH 0.62           /* of a call; in the rest the eye follows */
#define FACES 0.8             /* of the call of the characters, until the last of them comes */
#define LONGEST_FACE 350.0
#define CARD 250.0

struct _ComstockCardsCount
{
  ComstockSheet *sheet;
  ComstockCardsCall calls[CARDS_ROWS];
  guint n_calls;
  ComstockCardsCountLane lanes[CARDS_MAX_SEATS];
  GArray *parts[CARDS_MAX_SEATS];   /* of ComstockCardsCountPart, a lane's */
  guint n_lanes;
};

static gboolean
has_points (ComstockCardsCount *self,
            CardsRow            row)
{
  for (guint i = 0; i < self->n_lanes; i++)
    if (comstock_sheet_get (self->sheet, row, i)->points != 0)
      return TRUE;
  return FALSE;
}

static void
add_call (ComstockCardsCount *self,
          CardsRow            row)
{
  if (has_points (self, row))
    self->calls[self->n_calls++].row = row;
}

static void
set_calls (ComstockCardsCount *self)
{
  double time = BEFORE;

  for (CardsRow row = 0; row < CARDS_ROWS; row++)
    if (row != CARDS_ROW_OUTLAWS)
      add_call (self, row);
  add_call (self, CARDS_ROW_OUTLAWS);
  for (guint i = 0; i < self->n_calls; i++)
    {
      self->calls[i].start = time;
      self->calls[i].length = i + LAST_CALLS >= self->n_calls ? LAST_CALL : CALL;
      time += self->calls[i].length;
    }
}

static void
add_part (ComstockCardsCount *self,
          guint               seat,
          int                 row,
          int                 character,
          int                 points,
          double              start,
          double              length)
{
  const ComstockCardsCountPart part = { row, character, points, start, length };

  if (points != 0)
    g_array_append_val (self->parts[seat], part);
}

/* Face by face. */
static void
add_characters (ComstockCardsCount      *self,
                guint                    seat,
                const ComstockCardsCall *call)
{
  GListModel *characters = comstock_cards_seat_get_characters (self->lanes[seat].seat);
  const guint n = g_list_model_get_n_items (characters);
  const double pitch = call->length * FACES / MAX (n, 1);
  CardsScore sheet;

  comstock_cards_seat_get_sheet (self->lanes[seat].seat, &sheet);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (characters, i);
      const int character = comstock_cards_card_get_character (card);

      add_part (self, seat, CARDS_ROW_CHARACTERS, character, sheet.characters[character], call->start + i * pitch,
                MIN (pitch, LONGEST_FACE));
    }
}

/* The cards of a virtual player are worth their appeal, and come one after the other while the rows are called. */
static void
add_cards (ComstockCardsCount *self,
           guint               seat)
{
  GListModel *cards = comstock_cards_seat_get_taken (self->lanes[seat].seat);
  const guint n = g_list_model_get_n_items (cards);
  const double span = comstock_cards_count_get_length (self) - BEFORE - CARD;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (cards, i);

      add_part (self, seat, -1, -1, (int) comstock_cards_card_get_appeal (card), BEFORE + MAX (span, 0) * i / n, CARD);
    }
}

static void
set_lane (ComstockCardsCount *self,
          guint               seat)
{
  ComstockCardsCountLane *lane = &self->lanes[seat];

  self->parts[seat] = g_array_new (FALSE, FALSE, sizeof (ComstockCardsCountPart));
  if (comstock_cards_seat_get_kind (lane->seat) == COMSTOCK_AUTOMATIC)
    add_cards (self, seat);
  else
    {
      for (guint i = 0; i < self->n_calls; i++)
        {
          const ComstockCardsCall *call = &self->calls[i];

          if (call->row == CARDS_ROW_CHARACTERS)
            add_characters (self, seat, call);
          else
            add_part (self, seat, (int) call->row, -1, comstock_sheet_get (self->sheet, call->row, seat)->points,
                      call->start, call->length * GROWTH);
        }
    }
  lane->parts = (const ComstockCardsCountPart *) self->parts[seat]->data;
  lane->n_parts = self->parts[seat]->len;
  lane->place = comstock_sheet_get_place (self->sheet, seat);
  lane->rank = lane->place - 1;
  for (guint i = 0; i < seat; i++)
    lane->rank += self->lanes[i].place == lane->place ? 1 : 0;
}

ComstockCardsCount *
comstock_cards_count_new (ComstockCardsGame *game)
{
  ComstockCardsCount *self = g_new0 (ComstockCardsCount, 1);

  self->sheet = comstock_game_dup_sheet (COMSTOCK_GAME (game));
  self->n_lanes = self->sheet->n_seats;
  for (guint seat = 0; seat < self->n_lanes; seat++)
    {
      self->lanes[seat].seat = g_object_ref (comstock_cards_game_get_seat (game, seat));
      self->lanes[seat].total = comstock_sheet_get_total (self->sheet, seat);
    }
  set_calls (self);
  for (guint seat = 0; seat < self->n_lanes; seat++)
    set_lane (self, seat);
  return self;
}

void
comstock_cards_count_free (ComstockCardsCount *self)
{
  for (guint seat = 0; seat < self->n_lanes; seat++)
    {
      g_object_unref (self->lanes[seat].seat);
      g_array_unref (self->parts[seat]);
    }
  comstock_sheet_free (self->sheet);
  g_free (self);
}

const ComstockSheet *
comstock_cards_count_get_sheet (const ComstockCardsCount *self)
{
  return self->sheet;
}

guint
comstock_cards_count_get_n_lanes (const ComstockCardsCount *self)
{
  return self->n_lanes;
}

const ComstockCardsCountLane *
comstock_cards_count_get_lane (const ComstockCardsCount *self,
                               guint                     seat)
{
  return &self->lanes[seat];
}

const ComstockCardsCall *
comstock_cards_count_find_call (const ComstockCardsCount *self,
                                double                    time)
{
  for (guint i = 0; i < self->n_calls; i++)
    if (time >= self->calls[i].start && time < self->calls[i].start + self->calls[i].length)
      return &self->calls[i];
  return NULL;
}

double
comstock_cards_count_get_length (const ComstockCardsCount *self)
{
  const ComstockCardsCall *last = &self->calls[MAX (self->n_calls, 1) - 1];

  return self->n_calls > 0 ? last->start + last->length : BEFORE;
}

int
comstock_cards_count_get_reach (const ComstockCardsCount *self)
{
  int reach = 0;

  for (guint seat = 0; seat < self->n_lanes; seat++)
    {
      int points = 0;

      for (guint i = 0; i < self->lanes[seat].n_parts; i++)
        points += MAX (self->lanes[seat].parts[i].points, 0);
      reach = MAX (reach, points);
    }
  return reach;
}

double
comstock_cards_count_part_points (const ComstockCardsCountPart *part,
                                  double                        time)
{
  const double progress = CLAMP ((time - part->start) / part->length, 0, 1);

  return part->points * adw_easing_ease (ADW_EASE_OUT_CUBIC, progress);
}

double
comstock_cards_count_lane_points (const ComstockCardsCountLane *lane,
                                  double                        time)
{
  double points = 0;

  for (guint i = 0; i < lane->n_parts; i++)
    points += comstock_cards_count_part_points (&lane->parts[i], time);
  return points;
}
