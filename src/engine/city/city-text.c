/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of moves: "draw curve 2", "lay -1 3 0", "claim market 0", "gate 0 1 south", "wall left", "pass". */

#include <stdlib.h>
#include <string.h>

#include "../cs-writer.h"
#include "city-play.h"

/* What follows the verb. */
typedef enum
{
  ARGUMENT_NONE,
  ARGUMENT_DRAW,
  ARGUMENT_PLACE,
  ARGUMENT_CLAIM,
  ARGUMENT_EDGE,
  ARGUMENT_SIDE,
} Argument;

typedef struct
{
  const char *verb;
  Argument argument;
} Grammar;

static const Grammar grammar[CITY_MOVES] = {
  [CITY_MOVE_PASS] = { "pass", ARGUMENT_NONE },
  [CITY_MOVE_DRAW] = { "draw", ARGUMENT_DRAW },
  [CITY_MOVE_LAY] = { "lay", ARGUMENT_PLACE },
  [CITY_MOVE_CLAIM] = { "claim", ARGUMENT_CLAIM },
  [CITY_MOVE_GATE] = { "gate", ARGUMENT_EDGE },
  [CITY_MOVE_WALL] = { "wall", ARGUMENT_SIDE },
  [CITY_MOVE_GUARD] = { "guard", ARGUMENT_NONE },
  [CITY_MOVE_TOWER] = { "tower", ARGUMENT_SIDE },
};

static const char *const kind_words[CITY_KINDS] = { "street", "market", "area" };
static const char *const edge_words[CITY_EDGES] = { "north", "east", "south", "west" };
static const char *const side_words[CITY_SIDES] = { "left", "right" };

static void
write_word (CsWriter   *writer,
            const char *word)
{
  cs_write_char (writer, ' ');
  cs_write_text (writer, word);
}

static void
write_number (CsWriter *writer,
              int       number)
{
  cs_write_char (writer, ' ');
  cs_write_number (writer, number);
}

size_t
city_move_print (const void *kit,
                 CsMove      move,
                 char       *text,
                 size_t      size)
{
  const CityTiles *tiles = kit;
  const Grammar *form = &grammar[city_move_type (move)];
  const uint32_t n = city_move_argument (move);
  CsWriter writer = { .text = text, .size = size };

  cs_write_text (&writer, form->verb);
  if (form->argument == ARGUMENT_PLACE || form->argument == ARGUMENT_EDGE)
    {
      write_number (&writer, city_move_x (move));
      write_number (&writer, city_move_y (move));
    }
  switch ((int) form->argument)
    {
    case ARGUMENT_DRAW:
      write_word (&writer, tiles->designs[n >> 8].id);
      write_number (&writer, (int) (n & 0xff) + 1);
      break;
    case ARGUMENT_PLACE:
      write_number (&writer, (int) city_move_which (move));
      break;
    case ARGUMENT_CLAIM:
      write_word (&writer, kind_words[n >> 3]);
      write_number (&writer, (int) (n & 7));
      break;
    case ARGUMENT_EDGE:
      write_word (&writer, edge_words[city_move_which (move)]);
      break;
    case ARGUMENT_SIDE:
      write_word (&writer, side_words[n]);
      break;
    default:
      break;
    }
  if (size > 0)
    text[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}

/* The number of the word that @text is, or @n. */
static uint32_t
find_word (const char        *text,
           const char *const *words,
           uint32_t           n)
{
  uint32_t i = 0;

  while (i < n && strcmp (text, words[i]) != 0)
    i++;
  return i;
}

/* Reads what may be a move of @type from its @n words; sloppily, as the move's own text is held against what was read.
 * Returns a move of no kind if it is none. */
static CsMove
read_move (const CityTiles   *tiles,
           CityMoveType       type,
           const char *const *words)
{
  const int x = atoi (words[1]);
  const int y = atoi (words[2]);

  switch ((int) grammar[type].argument)
    {
    case ARGUMENT_NONE:
      return city_move (type, 0);
    case ARGUMENT_DRAW:
      return city_move (type, (uint32_t) city_tiles_find (tiles, words[1]) << 8 | ((uint32_t) (y - 1) & 0xff));
    case ARGUMENT_PLACE:
      return city_move_at (type, x, y, (uint32_t) atoi (words[3]) & 3);
    case ARGUMENT_CLAIM:
      return city_move_claim (find_word (words[1], kind_words, CITY_KINDS), (uint32_t) y & 7);
    case ARGUMENT_EDGE:
      return city_move_at (type, x, y, find_word (words[3], edge_words, CITY_EDGES) & 3);
    default:
      return city_move (type, find_word (words[1], side_words, CITY_SIDES) & 1);
    }
}

bool
city_move_parse (const void *kit,
                 const char *text,
                 CsMove     *move)
{
  char copy[CS_MAX_MOVE_TEXT] = "";
  char again[CS_MAX_MOVE_TEXT];
  const char *words[4] = { copy, "", "", "" };
  uint32_t type = CITY_MOVE_PASS;
  uint32_t n = 0;

  strncpy (copy, text, sizeof copy - 1);
  for (char *space = strchr (copy, ' '); space != NULL && n < 3; space = strchr (space, ' '))
    {
      *space++ = '\0';
      words[++n] = space;
    }
  while (type < CITY_MOVES && strcmp (copy, grammar[type].verb) != 0)
    type++;
  if (type == CITY_MOVES)
    return false;
  *move = read_move (kit, (CityMoveType) type, words);
  if (city_move_type (*move) != type || !city_is_move (kit, *move))
    return false;
  city_move_print (kit, *move, again, sizeof again);
  return strcmp (text, again) == 0;
}
