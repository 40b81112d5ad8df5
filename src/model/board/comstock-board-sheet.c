/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the board game's score sheet. */

#include "comstock-board-sheet.h"

#include <glib/gi18n.h>

#include "comstock-board-text.h"
#include "model/base/comstock-text.h"

static const char *const row_names[COMSTOCK_BOARD_ROWS] = {
  /* Translators, for each here: what points come from at the end of the board game */
  [COMSTOCK_BOARD_ROW_VP] = N_("VP during the game"),
  [COMSTOCK_BOARD_ROW_TRACK] = N_("Action track"),
  /* Translators: part of the VP during the game: those that were paid for */
  [COMSTOCK_BOARD_ROW_BOUGHT] = N_("VP bought"),
  /* Translators: row of the score sheet: VP from duels */
  [COMSTOCK_BOARD_ROW_DUELS] = N_("Duels"),
  [COMSTOCK_BOARD_ROW_CHARACTERS] = N_("Characters"),
  [COMSTOCK_BOARD_ROW_OUTLAWS] = N_("Outlaws"),
  [COMSTOCK_BOARD_ROW_INCOME] = N_("Building income"),
  /* Translators: a choice in New Game: that of Standish */
  [COMSTOCK_BOARD_ROW_STRATEGY] = N_("Strategy"),
  /* Translators: part of the VP during the game: those that come from nothing else */
  [COMSTOCK_BOARD_ROW_OTHER] = N_("Other VP"),
  [COMSTOCK_BOARD_ROW_CONTENTS] = N_("Buildings, houses, mountains"),
  [COMSTOCK_BOARD_ROW_MONEY] = N_("Money"),
  [COMSTOCK_BOARD_ROW_STATION] = N_("Train station"),
  [COMSTOCK_BOARD_ROW_TEACHER] = N_("Teacher"),
  [COMSTOCK_BOARD_ROW_HORSES] = N_("Horses"),
  /* Translators: the points that the variant of this name brings */
  [COMSTOCK_BOARD_ROW_KIT_CARSON] = N_("Kit Carson"),
  /* Translators: row of the score sheet: VP of Standish for his bonus */
  [COMSTOCK_BOARD_ROW_BONUS] = N_("Bonus"),
  /* Translators: row of the score sheet */
  [COMSTOCK_BOARD_ROW_TOTAL] = N_("Total"),
  /* Translators: those of the points so far that nobody can lose any more */
  [COMSTOCK_BOARD_ROW_CERTAIN] = N_("Secured so far"),
  /* Translators: an estimate of the points at the end of the game */
  [COMSTOCK_BOARD_ROW_EXPECTED] = N_("Expected at the end"),
};

static gboolean
is_part (ComstockBoardRow row)
{
  return row > COMSTOCK_BOARD_ROW_VP && row < COMSTOCK_BOARD_ROW_CONTENTS;
}

/* What duels make of VP is the ability of some characters; the banker sells VP. */
static ComstockBoardRow
find_part_of_role (guint role)
{
  switch (role)
    {
    case BOARD_ROLE (BOARD_SHERIFF, BOARD_RED):
    case BOARD_ROLE (BOARD_GUNSMITH, BOARD_YELLOW):
    case BOARD_ROLE (BOARD_DOCTOR, BOARD_RED):
      return COMSTOCK_BOARD_ROW_DUELS;
    case BOARD_ROLE (BOARD_BANKER, BOARD_RED):
      return COMSTOCK_BOARD_ROW_BOUGHT;
    default:
      return COMSTOCK_BOARD_ROW_CHARACTERS;
    }
}

/* The part that counts what comes from @source. */
static ComstockBoardRow
find_part (guint source)
{
  static const ComstockBoardRow others[] = {
    COMSTOCK_BOARD_ROW_BOUGHT,   COMSTOCK_BOARD_ROW_OUTLAWS,  COMSTOCK_BOARD_ROW_INCOME,
    COMSTOCK_BOARD_ROW_STRATEGY, COMSTOCK_BOARD_ROW_STRATEGY, COMSTOCK_BOARD_ROW_OTHER,
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (others) == COMSTOCK_BOARD_UNTOLD + 1 - BOARD_FROM_CASH);
  if (source < BOARD_FROM_ROLE)
    return source < BOARD_VP_5 ? COMSTOCK_BOARD_ROW_TRACK : COMSTOCK_BOARD_ROW_BOUGHT;
  return source < BOARD_FROM_CASH ? find_part_of_role (source - BOARD_FROM_ROLE) : others[source - BOARD_FROM_CASH];
}

static gboolean
counts (ComstockBoardRow row,
        guint            source)
{
  return row == COMSTOCK_BOARD_ROW_VP || row == COMSTOCK_BOARD_ROW_TOTAL || row == COMSTOCK_BOARD_ROW_CERTAIN ||
         row == find_part (source);
}

/* Whether a row that counts can bring anything in this game; at the end nothing is uncertain. */
static gboolean
has_row (ComstockGame    *game,
         ComstockBoardRow row)
{
  const BoardSetup *setup = comstock_game_get_setup (game);

  switch (row)
    {
    case COMSTOCK_BOARD_ROW_STATION:
      return setup->buildings[BOARD_TRAIN_STATION - BOARD_FIRST_BUILDING] > 0;
    case COMSTOCK_BOARD_ROW_TEACHER:
      /* Its side turns in the course of the game. */
      return (setup->roles >> BOARD_ROLE (BOARD_TEACHER, BOARD_YELLOW) & 3) != 0;
    case COMSTOCK_BOARD_ROW_HORSES:
      return (setup->variants & BOARD_WITH_HORSES) != 0;
    case COMSTOCK_BOARD_ROW_KIT_CARSON:
      return (setup->variants & BOARD_KIT_CARSON) != 0;
    case COMSTOCK_BOARD_ROW_BONUS:
      return setup->standish.plays != 0;
    case COMSTOCK_BOARD_ROW_CERTAIN:
    case COMSTOCK_BOARD_ROW_EXPECTED:
      return !comstock_game_is_over (game);
    default:
      return TRUE;
    }
}

/* Parts come and go. */
static gboolean
has_brought (const ComstockSheetRow *row)
{
  for (guint seat = 0; seat < CS_MAX_SEATS; seat++)
    if (row->figures[seat].points != 0)
      return TRUE;
  return FALSE;
}

static void
set_points (ComstockSheet    *self,
            guint             seat,
            const BoardState *seen,
            const int        *sources)
{
  int points[COMSTOCK_BOARD_ROW_EXPECTED] = { 0 };
  BoardScore score;

  board_seat_score (seen, seat, &score);
  points[COMSTOCK_BOARD_ROW_VP] = score.vp;
  points[COMSTOCK_BOARD_ROW_CONTENTS] = score.contents;
  points[COMSTOCK_BOARD_ROW_MONEY] = score.money;
  points[COMSTOCK_BOARD_ROW_STATION] = score.station;
  points[COMSTOCK_BOARD_ROW_TEACHER] = score.teacher;
  points[COMSTOCK_BOARD_ROW_HORSES] = score.horses;
  points[COMSTOCK_BOARD_ROW_KIT_CARSON] = score.kit_carson;
  points[COMSTOCK_BOARD_ROW_BONUS] = score.bonus;
  points[COMSTOCK_BOARD_ROW_TOTAL] = score.total;
  points[COMSTOCK_BOARD_ROW_CERTAIN] = score.vp + score.contents + score.station + score.horses + score.bonus;
  for (guint source = 0; source <= COMSTOCK_BOARD_UNTOLD; source++)
    points[find_part (source)] += sources[source];
  for (guint row = 0; row < COMSTOCK_BOARD_ROW_EXPECTED; row++)
    comstock_sheet_set (self, row, seat, points[row]);
}

static BoardParcels
get_parcels (const BoardState        *seen,
             const BoardScoreParcels *parcels,
             guint                    seat,
             ComstockBoardRow         row)
{
  switch (row)
    {
    case COMSTOCK_BOARD_ROW_INCOME:
      return board_is_standish (seen, seat) ? board_buildings (seen) & seen->seats[seat].owned : 0;
    case COMSTOCK_BOARD_ROW_CONTENTS:
      return parcels->contents;
    case COMSTOCK_BOARD_ROW_STATION:
      return parcels->station;
    case COMSTOCK_BOARD_ROW_TEACHER:
      return parcels->teacher;
    case COMSTOCK_BOARD_ROW_BONUS:
      return parcels->bonus;
    case COMSTOCK_BOARD_ROW_CERTAIN:
      return parcels->contents | parcels->station | parcels->bonus;
    case COMSTOCK_BOARD_ROW_TOTAL:
      return parcels->contents | parcels->station | parcels->teacher | parcels->bonus;
    default:
      return 0;
    }
}

static guint32
get_track_places (const int       *sources,
                  ComstockBoardRow row)
{
  guint32 places = 0;

  for (guint place = 0; place < BOARD_TRACK; place++)
    if (sources[place] != 0 && counts (row, place))
      places |= BOARD_BIT (place);
  return places;
}

static const char *const explanations[COMSTOCK_BOARD_ROWS] = {
  /* Translators: how a figure of the board game's score sheet comes about.  Keep the words in braces, which are
   * replaced by numbers; {rounds} is a list of points, one for each round. */
  [COMSTOCK_BOARD_ROW_VP] = N_("VP scored while playing, round by round: {rounds}."),
  /* Translators: parts of the VP during the game; a list of what they come from follows where there is more to say:
   * "Parcel VP: 3. Building VP: 4." */
  [COMSTOCK_BOARD_ROW_TRACK] = N_("VP that cowboys on the action track have scored."),
  [COMSTOCK_BOARD_ROW_BOUGHT] = N_("VP for money: on the action track, from the banker, and at the end of rounds."),
  [COMSTOCK_BOARD_ROW_DUELS] = N_("VP that characters have brought or cost in duels."),
  [COMSTOCK_BOARD_ROW_CHARACTERS] = N_("VP that characters have brought."),
  [COMSTOCK_BOARD_ROW_OUTLAWS] = N_("VP for beaten outlaws, and for outlaws jailed in the player’s prison."),
  [COMSTOCK_BOARD_ROW_INCOME] = N_("Standish scores VP instead of getting the income of buildings."),
  [COMSTOCK_BOARD_ROW_STRATEGY] = N_(
    "Standish’s VP for cowboys on his character, and for cards that find no place for a cowboy."),
  [COMSTOCK_BOARD_ROW_OTHER] = N_("VP that come from something else."),
  [COMSTOCK_BOARD_ROW_CONTENTS] = N_(
    "Parcels with something on them: {parcels}. Each is worth 2 VP, or 3 VP beside a bridge."),
  [COMSTOCK_BOARD_ROW_MONEY] = N_("Money left: ${money}. Every $6 is worth 1 VP."),
  [COMSTOCK_BOARD_ROW_STATION] = N_(
    "The owner of the train station gets 1 VP for every 2 houses on the whole map; some buildings count as houses."),
  [COMSTOCK_BOARD_ROW_TEACHER] = N_(
    "Schools, prisons and churches owned: {parcels}. The red teacher gets 2 VP for each, and 2 VP for owning no "
    "saloon."),
  [COMSTOCK_BOARD_ROW_HORSES] = N_(
    "Horses: {horses}. Rodeos won: {rodeos}. Each horse is worth 1 VP, plus 1 VP for each rodeo won."),
  [COMSTOCK_BOARD_ROW_KIT_CARSON] = N_("1 VP for each player who passed later in the last round."),
  [COMSTOCK_BOARD_ROW_BONUS] = N_(
    "Standish gets 1, 3 or 5 VP for one, two or all three of the buildings of his strategy."),
  [COMSTOCK_BOARD_ROW_TOTAL] = N_(
    "The sum of the rows above. Indented rows are parts of the VP during the game."),
  [COMSTOCK_BOARD_ROW_CERTAIN] = N_(
    "VP already scored, horses, and what stands on the map. Money and characters are left out, as they may "
    "change. Of these points, only the VP already scored can be lost again, to the undertaker."),
};

/* A figure of the sheet. */
typedef struct
{
  ComstockBoardGame *game;
  guint seat;
  ComstockBoardRow row;
} Figure;

/* "3, 0, 8": what each round that was begun has brought. */
static char *
dup_rounds (const Figure *figure)
{
  ComstockGame *game = COMSTOCK_GAME (figure->game);
  const guint cursor = comstock_game_get_cursor (game);
  GString *list = g_string_new (NULL);
  int before = 0;

  for (guint i = 1; i <= cursor; i++)
    {
      const BoardState *state = comstock_game_get_state_at (game, i);
      const int vp = state->seats[figure->seat].vp;

      if (i == cursor || comstock_game_is_checkpoint (game, i))
        {
          g_autofree char *points = comstock_text_number (vp - before);

          comstock_text_list_append (list, points);
          before = vp;
        }
    }
  if (cursor == 0)
    g_string_append_c (list, '0');
  return g_string_free (list, FALSE);
}

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Figure *figure = data;
  const BoardState *seen = comstock_board_game_get_seen (figure->game);
  const BoardSeat *seat = &seen->seats[figure->seat];
  BoardScoreParcels parcels;

  if (g_str_equal (placeholder, "rounds"))
    return dup_rounds (figure);
  if (g_str_equal (placeholder, "money"))
    return comstock_text_number (seat->money);
  if (g_str_equal (placeholder, "horses"))
    return comstock_text_number (seat->horses);
  if (g_str_equal (placeholder, "rodeos"))
    return comstock_text_number (seat->rodeos);
  if (!g_str_equal (placeholder, "parcels"))
    return NULL;
  board_score_parcels (seen, figure->seat, &parcels);
  return comstock_text_number ((int) board_count (get_parcels (seen, &parcels, figure->seat, figure->row)));
}

/* "VP of characters. Editor (red): 3. Heroes (red): 6." */
static char *
dup_part (const Figure *figure)
{
  const int *vp = comstock_board_game_get_sources (figure->game)->vp[figure->seat];
  GString *text = g_string_new (_(explanations[figure->row]));

  for (guint source = 0; source <= COMSTOCK_BOARD_UNTOLD; source++)
    {
      g_autofree char *name = comstock_board_sources_dup_name (source);
      g_autofree char *points = comstock_text_number (vp[source]);

      if (vp[source] != 0 && find_part (source) == figure->row && name != NULL)
        comstock_text_add_sentence (text, name, points);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_sentence (gpointer game,
              guint    row,
              guint    seat)
{
  Figure figure = { game, seat, (ComstockBoardRow) row };

  return is_part (figure.row) ? dup_part (&figure) : comstock_text_fill (_(explanations[row]), lookup, &figure);
}

static ComstockSheetKind
get_kind (ComstockBoardRow row)
{
  switch (row)
    {
    case COMSTOCK_BOARD_ROW_TOTAL:
      return COMSTOCK_SHEET_TOTAL;
    case COMSTOCK_BOARD_ROW_CERTAIN:
      return COMSTOCK_SHEET_CERTAIN;
    case COMSTOCK_BOARD_ROW_EXPECTED:
      return COMSTOCK_SHEET_EXPECTED;
    default:
      return is_part (row) ? COMSTOCK_SHEET_PART : COMSTOCK_SHEET_ROW;
    }
}

static void
add_seat (ComstockSheet     *self,
          ComstockBoardGame *game)
{
  const guint seat = self->n_seats;
  const BoardState *seen = comstock_board_game_get_seen (game);
  const int *sources = comstock_board_game_get_sources (game)->vp[seat];
  BoardScoreParcels parcels;

  comstock_sheet_add_seat (self, comstock_game_dup_seat_title (COMSTOCK_GAME (game), seat),
                           g_strdup (comstock_board_level_get_holder (
                             comstock_game_get_holder (COMSTOCK_GAME (game), seat)->level)),
                           comstock_suit_get_id (comstock_game_get_suit (COMSTOCK_GAME (game), seat)));
  self->seats[seat].tie = (int) board_pass_rank (seen, seat);
  set_points (self, seat, seen, sources);
  board_score_parcels (seen, seat, &parcels);
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    {
      self->rows[row].figures[seat].places[COMSTOCK_BOARD_SHEET_MAP] = get_parcels (seen, &parcels, seat, row);
      self->rows[row].figures[seat].places[COMSTOCK_BOARD_SHEET_TRACK] = get_track_places (sources, row);
    }
}

ComstockSheet *
comstock_board_sheet_dup (ComstockGame *game)
{
  ComstockSheet *self = comstock_sheet_new (game);

  self->dup_sentence = dup_sentence;
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    comstock_sheet_add_row (self, get_kind (row), NULL, _(row_names[row]));
  while (self->n_seats < comstock_game_get_n_seats (game))
    add_seat (self, COMSTOCK_BOARD_GAME (game));
  for (ComstockBoardRow row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    self->rows[row].absent = is_part (row) ? !has_brought (&self->rows[row]) : !has_row (game, row);
  self->heading = comstock_board_text_dup_outcome (COMSTOCK_BOARD_GAME (game));
  if (self->heading == NULL)
    self->heading = comstock_game_dup_heading (game);
  return self;
}
