/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the board game's score sheet. */

#include "comstock-board-sheet.h"

#include <glib/gi18n.h>

#include "model/base/comstock-csv.h"
#include "model/base/comstock-format.h"
#include "model/base/comstock-text.h"

static const char *const row_names[COMSTOCK_BOARD_LINES] = {
  /* Translators: what points come from at the end of the board game */
  [COMSTOCK_BOARD_ROW_VP] = N_("VP during the game"),
  [COMSTOCK_BOARD_ROW_TRACK] = N_("Action track"),
  /* Translators: part of the VP during the game: those that were paid for */
  [COMSTOCK_BOARD_ROW_BOUGHT] = N_("VP bought"),
  [COMSTOCK_BOARD_ROW_DUELS] = N_("Duels"),
  [COMSTOCK_BOARD_ROW_CHARACTERS] = N_("Characters"),
  [COMSTOCK_BOARD_ROW_OUTLAWS] = N_("Outlaws"),
  [COMSTOCK_BOARD_ROW_INCOME] = N_("Building income"),
  [COMSTOCK_BOARD_ROW_STRATEGY] = N_("Strategy"),
  /* Translators: part of the VP during the game: those that come from nothing else */
  [COMSTOCK_BOARD_ROW_OTHER] = N_("Other VP"),
  [COMSTOCK_BOARD_ROW_CONTENTS] = N_("Buildings, houses, mountains"),
  [COMSTOCK_BOARD_ROW_MONEY] = N_("Money"),
  [COMSTOCK_BOARD_ROW_STATION] = N_("Train station"),
  [COMSTOCK_BOARD_ROW_TEACHER] = N_("Teacher"),
  [COMSTOCK_BOARD_ROW_HORSES] = N_("Horses"),
  [COMSTOCK_BOARD_ROW_KIT_CARSON] = N_("Kit Carson"),
  [COMSTOCK_BOARD_ROW_BONUS] = N_("Bonus"),
  [COMSTOCK_BOARD_ROW_TOTAL] = N_("Total"),
  /* Translators: those of the points so far that nobody can lose any more */
  [COMSTOCK_BOARD_LINE_CERTAIN] = N_("Certain"),
  /* Translators: an estimate of the points at the end of the game */
  [COMSTOCK_BOARD_LINE_EXPECTED] = N_("Expected in the end"),
};

const char *
comstock_board_sheet_get_row_name (ComstockBoardRow row)
{
  return _(row_names[row]);
}

char *
comstock_board_sheet_dup_row_title (ComstockBoardRow row)
{
  if (!comstock_board_sheet_is_part (row))
    return g_strdup (_(row_names[row]));
  /* Translators: a row of the score sheet, and a part of it: "VP during the game · Duels" */
  return g_strdup_printf (_("%s · %s"), _(row_names[COMSTOCK_BOARD_ROW_VP]), _(row_names[row]));
}

gboolean
comstock_board_sheet_is_part (ComstockBoardRow row)
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
  return row == COMSTOCK_BOARD_ROW_VP || row == COMSTOCK_BOARD_ROW_TOTAL || row == COMSTOCK_BOARD_LINE_CERTAIN ||
         row == find_part (source);
}

static gboolean
has_part (ComstockBoardGame *game,
          ComstockBoardRow   part)
{
  const ComstockBoardSources *sources = comstock_board_game_get_sources (game);

  for (guint seat = 0; seat < BOARD_MAX_SEATS; seat++)
    for (guint source = 0; source <= COMSTOCK_BOARD_UNTOLD; source++)
      if (sources->vp[seat][source] != 0 && counts (part, source))
        return TRUE;
  return FALSE;
}

gboolean
comstock_board_sheet_has_row (ComstockBoardGame *game,
                              ComstockBoardRow   row)
{
  const BoardSetup *setup = comstock_game_get_setup (COMSTOCK_GAME (game));

  if (comstock_board_sheet_is_part (row))
    return has_part (game, row);
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
    default:
      return TRUE;
    }
}

void
comstock_board_sheet_read (ComstockBoardGame   *game,
                           guint                seat,
                           ComstockBoardPoints *points)
{
  const ComstockBoardSources *sources;
  BoardScore score;

  g_return_if_fail (COMSTOCK_IS_BOARD_GAME (game));
  g_return_if_fail (seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)));

  board_seat_score (comstock_board_game_get_seen (game), seat, &score);
  *points = (ComstockBoardPoints) { {
    [COMSTOCK_BOARD_ROW_VP] = score.vp,
    [COMSTOCK_BOARD_ROW_CONTENTS] = score.contents,
    [COMSTOCK_BOARD_ROW_MONEY] = score.money,
    [COMSTOCK_BOARD_ROW_STATION] = score.station,
    [COMSTOCK_BOARD_ROW_TEACHER] = score.teacher,
    [COMSTOCK_BOARD_ROW_HORSES] = score.horses,
    [COMSTOCK_BOARD_ROW_KIT_CARSON] = score.kit_carson,
    [COMSTOCK_BOARD_ROW_BONUS] = score.bonus,
    [COMSTOCK_BOARD_ROW_TOTAL] = score.total,
    [COMSTOCK_BOARD_LINE_CERTAIN] = score.vp + score.contents + score.station + score.horses + score.bonus,
  } };
  sources = comstock_board_game_get_sources (game);
  for (guint source = 0; source <= COMSTOCK_BOARD_UNTOLD; source++)
    points->rows[find_part (source)] += sources->vp[seat][source];
}

BoardParcels
comstock_board_sheet_get_parcels (ComstockBoardGame *game,
                                  guint              seat,
                                  ComstockBoardRow   row)
{
  const BoardState *seen;
  BoardScoreParcels parcels;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), 0);

  seen = comstock_board_game_get_seen (game);
  board_score_parcels (seen, seat, &parcels);
  switch (row)
    {
    case COMSTOCK_BOARD_ROW_INCOME:
      return board_is_standish (seen, seat) ? board_buildings (seen) & seen->seats[seat].owned : 0;
    case COMSTOCK_BOARD_ROW_CONTENTS:
      return parcels.contents;
    case COMSTOCK_BOARD_ROW_STATION:
      return parcels.station;
    case COMSTOCK_BOARD_ROW_TEACHER:
      return parcels.teacher;
    case COMSTOCK_BOARD_ROW_BONUS:
      return parcels.bonus;
    case COMSTOCK_BOARD_LINE_CERTAIN:
      return parcels.contents | parcels.station | parcels.bonus;
    case COMSTOCK_BOARD_ROW_TOTAL:
      return parcels.contents | parcels.station | parcels.teacher | parcels.bonus;
    default:
      return 0;
    }
}

guint32
comstock_board_sheet_get_places (ComstockBoardGame *game,
                                 guint              seat,
                                 ComstockBoardRow   row)
{
  const ComstockBoardSources *sources;
  guint32 places = 0;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), 0);

  sources = comstock_board_game_get_sources (game);
  for (guint place = 0; place < BOARD_TRACK; place++)
    if (sources->vp[seat][place] != 0 && counts (row, place))
      places |= BOARD_BIT (place);
  return places;
}

static const char *const explanations[COMSTOCK_BOARD_LINES] = {
  /* Translators: how a figure of the board game's score sheet comes about.  Keep the words in braces, which are
   * replaced by numbers; {rounds} is a list of points, one for each round. */
  [COMSTOCK_BOARD_ROW_VP] = N_("VP scored while playing, round by round: {rounds}."),
  /* Translators: parts of the VP during the game; a list of what they come from follows where there is more to say:
   * "Parcel VP: 3. Building VP: 4." */
  [COMSTOCK_BOARD_ROW_TRACK] = N_("VP that cowboys on the action track have scored."),
  [COMSTOCK_BOARD_ROW_BOUGHT] = N_("VP for money: on the action track, from the banker, and at the end of rounds."),
  [COMSTOCK_BOARD_ROW_DUELS] = N_("VP that characters have brought or cost in duels."),
  [COMSTOCK_BOARD_ROW_CHARACTERS] = N_("VP that characters have brought."),
  [COMSTOCK_BOARD_ROW_OUTLAWS] = N_("VP for outlaws that were beaten, or jailed in one’s own prison."),
  [COMSTOCK_BOARD_ROW_INCOME] = N_("Standish scores VP instead of getting the income of buildings."),
  [COMSTOCK_BOARD_ROW_STRATEGY] = N_(
    "VP of Standish for cowboys on his character, and for cards that find no place for a cowboy."),
  [COMSTOCK_BOARD_ROW_OTHER] = N_("VP that come from something else."),
  [COMSTOCK_BOARD_ROW_CONTENTS] = N_(
    "Parcels with something on them: {parcels}. Each is worth 2 VP, or 3 VP beside a bridge."),
  [COMSTOCK_BOARD_ROW_MONEY] = N_("Money left: ${money}. Every $6 is worth 1 VP."),
  [COMSTOCK_BOARD_ROW_STATION] = N_(
    "Whoever owns the train station gets 1 VP for every 2 houses on the whole map; some buildings "
    "count as houses."),
  [COMSTOCK_BOARD_ROW_TEACHER] = N_(
    "Schools, prisons and churches owned: {parcels}. The red teacher gets 2 VP for each, and 2 VP for owning no "
    "saloon."),
  [COMSTOCK_BOARD_ROW_HORSES] = N_(
    "Horses: {horses}. Rodeos won: {rodeos}. Each horse is worth 1 VP, plus 1 VP for each rodeo won."),
  [COMSTOCK_BOARD_ROW_KIT_CARSON] = N_("1 VP for each player who passed later in the last round."),
  [COMSTOCK_BOARD_ROW_BONUS] = N_(
    "Standish gets 1, 3 or 5 VP for one, two or all three of the buildings of his strategy."),
  [COMSTOCK_BOARD_ROW_TOTAL] = N_(
    "The sum of the rows above. Those set in are parts of the VP during the game."),
  [COMSTOCK_BOARD_LINE_CERTAIN] = N_(
    "What can only grow from now on: VP, horses, and what stands on the map. Money and characters may change. "
    "Only the undertaker takes VP away."),
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
  const BoardSeat *seat = &comstock_board_game_get_seen (figure->game)->seats[figure->seat];

  if (g_str_equal (placeholder, "rounds"))
    return dup_rounds (figure);
  if (g_str_equal (placeholder, "money"))
    return comstock_text_number (seat->money);
  if (g_str_equal (placeholder, "horses"))
    return comstock_text_number (seat->horses);
  if (g_str_equal (placeholder, "rodeos"))
    return comstock_text_number (seat->rodeos);
  if (g_str_equal (placeholder, "parcels"))
    return comstock_text_number ((int) board_count (comstock_board_sheet_get_parcels (figure->game, figure->seat,
                                                                                      figure->row)));
  return NULL;
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

char *
comstock_board_sheet_dup_explanation (ComstockBoardGame *game,
                                      guint              seat,
                                      ComstockBoardRow   row)
{
  Figure figure = { game, seat, row };

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), NULL);

  if (comstock_board_sheet_is_part (row))
    return dup_part (&figure);
  return comstock_text_fill (_(explanations[row]), lookup, &figure);
}

/* An expectation, and the number of games that it comes from. */
typedef struct
{
  ComstockExpectation expectation;
  guint n_games;
} Expected;

static char *
lookup_expected (const char *placeholder,
                 gpointer    data)
{
  const Expected *expected = data;

  if (g_str_equal (placeholder, "games"))
    return g_strdup_printf ("%u", expected->n_games);
  if (g_str_equal (placeholder, "mean"))
    return comstock_format_decimal (expected->expectation.mean, 1);
  if (g_str_equal (placeholder, "low"))
    return comstock_text_number (expected->expectation.low);
  if (g_str_equal (placeholder, "high"))
    return comstock_text_number (expected->expectation.high);
  return NULL;
}

char *
comstock_board_sheet_dup_expectation (ComstockProspect *prospect,
                                      guint             seat)
{
  Expected expected = { .n_games = comstock_prospect_get_n_games (prospect) };

  if (!comstock_prospect_get (prospect, seat, &expected.expectation))
    return g_strdup (_("The game is being played on to its end, many times."));
  /* Translators: where an estimate comes from.  Keep the words in braces, which are replaced by numbers of games and
   * points; the computer plays all seats. */
  return comstock_text_fill (_("The computer has played on to the end {games} times, knowing what you know: {mean} VP "
                               "on average, and {low} to {high} VP in most of these games."),
                             lookup_expected, &expected);
}

guint
comstock_board_sheet_get_place (ComstockBoardGame *game,
                                guint              seat)
{
  const BoardState *seen = comstock_board_game_get_seen (game);
  guint place = 1;
  BoardScore score;

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), 0);

  board_seat_score (seen, seat, &score);
  for (guint i = 0; i < seen->n_seats; i++)
    {
      BoardScore other;

      board_seat_score (seen, i, &other);
      place += other.total > score.total ||
               (other.total == score.total && board_pass_rank (seen, i) < board_pass_rank (seen, seat));
    }
  return place;
}

typedef char *(*SeatText) (ComstockGame *game,
                           guint         seat);

static void
add_seat_texts (GString      *csv,
                ComstockGame *game,
                const char   *name,
                SeatText      dup_text)
{
  comstock_csv_add_text (csv, name);
  for (guint seat = 0; seat < comstock_game_get_n_seats (game); seat++)
    {
      g_autofree char *text = dup_text (game, seat);

      comstock_csv_add_text (csv, text);
    }
  comstock_csv_end_row (csv);
}

static void
add_row (GString           *csv,
         ComstockBoardGame *game,
         ComstockBoardRow   row)
{
  g_autofree char *title = comstock_board_sheet_dup_row_title (row);

  comstock_csv_add_text (csv, title);
  for (guint seat = 0; seat < comstock_game_get_n_seats (COMSTOCK_GAME (game)); seat++)
    {
      ComstockBoardPoints points;

      comstock_board_sheet_read (game, seat, &points);
      comstock_csv_add_number (csv, points.rows[row], 0);
    }
  comstock_csv_end_row (csv);
}

char *
comstock_board_sheet_dup_holder (ComstockGame *game,
                                 guint         seat)
{
  return g_strdup (comstock_board_level_get_holder (comstock_game_get_holder (game, seat)->level));
}

GString *
comstock_board_sheet_to_csv (ComstockBoardGame *game)
{
  GString *csv = comstock_csv_new ();

  g_return_val_if_fail (COMSTOCK_IS_BOARD_GAME (game), csv);

  add_seat_texts (csv, COMSTOCK_GAME (game), _("Score sheet"), comstock_game_dup_seat_title);
  add_seat_texts (csv, COMSTOCK_GAME (game), _("Played by"), comstock_board_sheet_dup_holder);
  for (guint row = 0; row < COMSTOCK_BOARD_ROWS; row++)
    if (comstock_board_sheet_has_row (game, (ComstockBoardRow) row))
      add_row (csv, game, (ComstockBoardRow) row);
  return csv;
}
