/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of moves: "choose banker-red", "cowboy wages", "cowboy D4 dynamite", "house E5", "road D4 west". */

#include "board-moves.h"

#include <string.h>

#include "../cs-writer.h"

/* What follows the verb. */
typedef enum
{
  ARGUMENT_NONE,
  ARGUMENT_ROLE,
  ARGUMENT_PARCEL,
  ARGUMENT_CONTENT,
  ARGUMENT_NUMBER,
  ARGUMENT_PLACE,
  ARGUMENT_COWBOY,
  ARGUMENT_TILE,
  ARGUMENT_DRAW,
  ARGUMENT_ROAD,
} Argument;

/* Arguments of a move lie from @first on, below @end; numbers are told from @first on. */
typedef struct
{
  const char *verb;
  Argument argument;
  uint16_t first;
  uint16_t end;
} Grammar;

#define HIGHEST_AMOUNT 1000
#define TILES_END ((BOARD_TILE_VALUES + 1) * 8)

static const Grammar grammar[BOARD_MOVES] = {
  [BOARD_MOVE_PASS] = { "pass", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_YES] = { "yes", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_CHOOSE] = { "choose", ARGUMENT_ROLE, 0, BOARD_ROLES },
  [BOARD_MOVE_PARCEL] = { "parcel", ARGUMENT_PARCEL, 0, BOARD_PARCEL_COUNT },
  [BOARD_MOVE_HOUSE] = { "house", ARGUMENT_PARCEL, 0, BOARD_PARCEL_COUNT },
  [BOARD_MOVE_BUILDING] = { "building", ARGUMENT_CONTENT, BOARD_FIRST_BUILDING, BOARD_CITY_HALL },
  [BOARD_MOVE_SLOT] = { "slot", ARGUMENT_NUMBER, 0, BOARD_SLOTS },
  [BOARD_MOVE_AMOUNT] = { "amount", ARGUMENT_NUMBER, 0, HIGHEST_AMOUNT },
  [BOARD_MOVE_KEEP] = { "keep", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_BUILD] = { "build", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_COWBOY] = { "cowboy", ARGUMENT_COWBOY, 0, BOARD_PLACES * BOARD_COWBOY_KINDS },
  [BOARD_MOVE_SHIFT] = { "shift", ARGUMENT_PLACE, 0, BOARD_PLACES },
  [BOARD_MOVE_HOLD] = { "hold", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_HORSE] = { "horse", ARGUMENT_NUMBER, 0, BOARD_ENCLOSURES },
  [BOARD_MOVE_TRACK] = { "track", ARGUMENT_PLACE, 0, BOARD_TRACK },
  [BOARD_MOVE_ROLL] = { "roll", ARGUMENT_NUMBER, 1, 7 },
  [BOARD_MOVE_DRAW] = { "draw", ARGUMENT_DRAW, BOARD_FIRST_BUILDING * 8, BOARD_CONTENTS * 8 },
  [BOARD_MOVE_TILE] = { "tile", ARGUMENT_TILE, 0, TILES_END },
  [BOARD_MOVE_ROAD] = { "road", ARGUMENT_ROAD, 0, BOARD_PARCEL_COUNT * 2 },
  [BOARD_MOVE_CARD] = { "card", ARGUMENT_NUMBER, 0, BOARD_CARDS },
  [BOARD_MOVE_ALWAYS] = { "always", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_NEVER] = { "never", ARGUMENT_NONE, 0, 1 },
  [BOARD_MOVE_ASK] = { "ask", ARGUMENT_NONE, 0, 1 },
};

static const char *const cowboy_words[BOARD_COWBOY_KINDS] = { "", " dynamite", " no-duel", " white" };
static const char *const road_words[2] = { " north", " west" };

static void
write_parcel (CsWriter *writer,
              uint32_t  parcel)
{
  cs_write_char (writer, (char) ('A' + parcel % 8));
  cs_write_char (writer, (char) ('1' + parcel / 8));
}

static void
write_place (CsWriter *writer,
             uint32_t  place)
{
  if (place < BOARD_PLACE_PARCEL)
    cs_write_text (writer, board_track_ids[place]);
  else if (place < BOARD_PLACE_ENCLOSURE)
    write_parcel (writer, place - BOARD_PLACE_PARCEL);
  else
    {
      cs_write_text (writer, "enclosure-");
      cs_write_number (writer, (int) (place - BOARD_PLACE_ENCLOSURE + 1));
    }
}

static void
write_argument (CsWriter *writer,
                Argument  argument,
                uint32_t  n)
{
  switch ((int) argument)
    {
    case ARGUMENT_ROLE:
      cs_write_text (writer, board_characters[n / BOARD_SIDES].ids[n % BOARD_SIDES]);
      cs_write_text (writer, n % BOARD_SIDES == BOARD_RED ? "-red" : "-yellow");
      break;
    case ARGUMENT_PARCEL:
      write_parcel (writer, n);
      break;
    case ARGUMENT_CONTENT:
      cs_write_text (writer, board_contents[n].id);
      break;
    case ARGUMENT_NUMBER:
      cs_write_number (writer, (int) n);
      break;
    case ARGUMENT_PLACE:
      write_place (writer, n);
      break;
    case ARGUMENT_COWBOY:
      write_place (writer, n / BOARD_COWBOY_KINDS);
      cs_write_text (writer, cowboy_words[n % BOARD_COWBOY_KINDS]);
      break;
    case ARGUMENT_DRAW:
      cs_write_text (writer, board_contents[n / 8].id);
      cs_write_char (writer, ' ');
      cs_write_number (writer, (int) (n % 8 + 1));
      break;
    case ARGUMENT_TILE:
      cs_write_number (writer, (int) (n & 7));
      if (n >> 3 > 0)
        {
          cs_write_char (writer, ' ');
          cs_write_number (writer, (int) ((n >> 3) - 1));
        }
      break;
    default:
      write_parcel (writer, n / 2);
      cs_write_text (writer, road_words[n % 2]);
      break;
    }
}

size_t
board_move_print (const void *kit,
                  CsMove      move,
                  char       *text,
                  size_t      size)
{
  const Grammar *form = &grammar[board_move_type (move)];
  CsWriter writer = { .text = text, .size = size };

  cs_write_text (&writer, form->verb);
  if (form->argument != ARGUMENT_NONE)
    {
      cs_write_char (&writer, ' ');
      write_argument (&writer, form->argument, board_move_argument (move));
    }
  if (size > 0)
    text[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}

/* Of numbers below BOARD_PLACES. */
static bool
is_place (uint32_t place)
{
  return place < BOARD_TRACK || place >= BOARD_PLACE_PARCEL;
}

bool
board_is_move (CsMove move)
{
  const uint32_t type = board_move_type (move);
  const uint32_t argument = board_move_argument (move);

  if (type < BOARD_MOVE_PASS || type >= BOARD_MOVES ||
      argument < grammar[type].first || argument >= grammar[type].end)
    return false;
  switch ((int) grammar[type].argument)
    {
    case ARGUMENT_PLACE:
      return is_place (argument);
    case ARGUMENT_COWBOY:
      return is_place (argument / BOARD_COWBOY_KINDS);
    case ARGUMENT_DRAW:
      return argument % 8 < board_contents[argument / 8].count;
    case ARGUMENT_TILE:
      return (argument & 7) < BOARD_TILE_VALUES;
    default:
      return true;
    }
}

/* The readers take one thing off the front of a text and return what follows, or NULL. */
static const char *
read_word (const char *text,
           const char *word)
{
  const size_t length = strlen (word);

  return strncmp (text, word, length) == 0 ? text + length : NULL;
}

/* Without needless zeros, up to three digits. */
static const char *
read_number (const char *text,
             uint32_t   *number)
{
  const char *digit = text;

  for (*number = 0; *digit >= '0' && *digit <= '9' && digit - text < 3; digit++)
    *number = *number * 10 + (uint32_t) (*digit - '0');
  return digit == text || (digit - text > 1 && *text == '0') ? NULL : digit;
}

static const char *
read_parcel (const char *text,
             uint32_t   *parcel)
{
  if (text[0] < 'A' || text[0] > 'H' || text[1] < '1' || text[1] > '8')
    return NULL;
  *parcel = (uint32_t) (text[1] - '1') * 8 + (uint32_t) (text[0] - 'A');
  return text + 2;
}

/* The one of the @n words that @text begins with; none of them is the beginning of another. */
static const char *
read_choice (const char        *text,
             const char *const *words,
             uint32_t           n,
             uint32_t          *choice)
{
  const char *rest = NULL;

  for (uint32_t i = 0; i < n && rest == NULL; i++)
    {
      rest = read_word (text, words[i]);
      *choice = i;
    }
  return rest;
}

static const char *
read_place (const char *text,
            uint32_t   *place)
{
  const char *rest = read_parcel (text, place);
  uint32_t number;

  if (rest != NULL)
    {
      *place += BOARD_PLACE_PARCEL;
      return rest;
    }
  rest = read_word (text, "enclosure-");
  if (rest == NULL)
    return read_choice (text, board_track_ids, BOARD_TRACK, place);
  rest = read_number (rest, &number);
  *place = BOARD_PLACE_ENCLOSURE - 1 + number;
  return number > 0 ? rest : NULL;
}

/* A plain cowboy has nothing after its place. */
static const char *
read_cowboy (const char *text,
             uint32_t   *n)
{
  uint32_t kind = BOARD_PLAIN;

  text = read_place (text, n);
  if (text != NULL && *text != '\0')
    {
      text = read_choice (text, cowboy_words + 1, BOARD_COWBOY_KINDS - 1, &kind);
      kind++;
    }
  *n = *n * BOARD_COWBOY_KINDS + kind;
  return text;
}

static const char *
read_content (const char *text,
              uint32_t   *n)
{
  const char *rest = NULL;

  for (*n = 0; *n < BOARD_CONTENTS && rest == NULL; ++*n)
    rest = read_word (text, board_contents[*n].id);
  --*n;
  return rest;
}

static const char *
read_draw (const char *text,
           uint32_t   *n)
{
  uint32_t nth = 0;

  text = read_content (text, n);
  text = text != NULL ? read_word (text, " ") : NULL;
  text = text != NULL ? read_number (text, &nth) : NULL;
  *n = *n * 8 + nth - 1;
  return nth > 0 && nth < 8 ? text : NULL;
}

static const char *
read_tile (const char *text,
           uint32_t   *n)
{
  uint32_t second;

  text = read_number (text, n);
  if (text == NULL || *n >= BOARD_TILE_VALUES)
    return NULL;
  if (*text == '\0')
    return text;
  text = read_word (text, " ");
  text = text != NULL ? read_number (text, &second) : NULL;
  if (text != NULL)
    *n |= (second + 1) << 3;
  return text;
}

static const char *
read_road (const char *text,
           uint32_t   *n)
{
  uint32_t side = 0;

  text = read_parcel (text, n);
  text = text != NULL ? read_choice (text, road_words, 2, &side) : NULL;
  *n = *n * 2 + side;
  return text;
}

static const char *
read_role (const char *text,
           uint32_t   *n)
{
  const int role = board_role_find (text);

  *n = (uint32_t) role;
  return role >= 0 ? "" : NULL;
}

static const char *
read_nothing (const char *text,
              uint32_t   *n)
{
  *n = 0;
  return text;
}

typedef const char *(*Reader) (const char *text,
                               uint32_t   *n);

static const Reader readers[] = {
  [ARGUMENT_NONE] = read_nothing,
  [ARGUMENT_ROLE] = read_role,
  [ARGUMENT_PARCEL] = read_parcel,
  [ARGUMENT_CONTENT] = read_content,
  [ARGUMENT_NUMBER] = read_number,
  [ARGUMENT_PLACE] = read_place,
  [ARGUMENT_COWBOY] = read_cowboy,
  [ARGUMENT_TILE] = read_tile,
  [ARGUMENT_DRAW] = read_draw,
  [ARGUMENT_ROAD] = read_road,
};

bool
board_move_parse (const void *kit,
                  const char *text,
                  CsMove     *move)
{
  for (uint32_t type = BOARD_MOVE_PASS; type < BOARD_MOVES; type++)
    {
      const Argument argument = grammar[type].argument;
      const char *rest = read_word (text, grammar[type].verb);
      uint32_t n;

      if (rest != NULL && argument != ARGUMENT_NONE)
        rest = read_word (rest, " ");
      if (rest != NULL)
        rest = readers[argument] (rest, &n);
      if (rest == NULL || *rest != '\0')
        continue;
      *move = board_move ((BoardMoveType) type, n);
      return board_is_move (*move);
    }
  return false;
}
