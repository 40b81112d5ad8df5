/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of moves: "bid 7", "use lawyer", "pass", "take t1-07", "place 2 -1", "hire sheriff", "sell t2-31". */

#include "cards-moves.h"

#include <string.h>

#include "../cs-writer.h"

/* What follows the verb. */
typedef enum
{
  ARGUMENT_NONE,
  ARGUMENT_NUMBER,
  ARGUMENT_CARD,        /* terrain card or character */
  ARGUMENT_TERRAIN,
  ARGUMENT_CHARACTER,
  ARGUMENT_PLACE,
} Argument;

typedef struct
{
  const char *verb;
  Argument argument;
} Grammar;

static const Grammar grammar[] = {
  [CARDS_MOVE_BID] = { "bid", ARGUMENT_NUMBER },
  [CARDS_MOVE_USE] = { "use", ARGUMENT_CHARACTER },
  [CARDS_MOVE_PASS] = { "pass", ARGUMENT_NONE },
  [CARDS_MOVE_TAKE] = { "take", ARGUMENT_CARD },
  [CARDS_MOVE_PLACE] = { "place", ARGUMENT_PLACE },
  [CARDS_MOVE_HIRE] = { "hire", ARGUMENT_CHARACTER },
  [CARDS_MOVE_SELL] = { "sell", ARGUMENT_TERRAIN },
};

#define HIGHEST_AUCTION_CARD 11
#define FARTHEST 127

static const char *
card_id (const CardsDeck *deck,
         uint32_t         card)
{
  return card < CARDS_TERRAIN ? deck->terrain[card].id : cards_characters[card - CARDS_TERRAIN].id;
}

static void
write_argument (CsWriter        *writer,
                const CardsDeck *deck,
                Argument         argument,
                CsMove           move)
{
  switch (argument)
    {
    case ARGUMENT_NONE:
      return;
    case ARGUMENT_NUMBER:
      cs_write_number (writer, (int) cards_move_argument (move));
      return;
    case ARGUMENT_CARD:
    case ARGUMENT_TERRAIN:
      cs_write_text (writer, card_id (deck, cards_move_argument (move)));
      return;
    case ARGUMENT_CHARACTER:
      cs_write_text (writer, cards_characters[cards_move_argument (move)].id);
      return;
    case ARGUMENT_PLACE:
    default:
      cs_write_number (writer, cards_move_x (move));
      cs_write_char (writer, ' ');
      cs_write_number (writer, cards_move_y (move));
      return;
    }
}

size_t
cards_move_print (const void *kit,
                  CsMove      move,
                  char       *text,
                  size_t      size)
{
  const Grammar *form = &grammar[cards_move_type (move)];
  CsWriter writer = { .text = text, .size = size };

  cs_write_text (&writer, form->verb);
  if (form->argument != ARGUMENT_NONE)
    cs_write_char (&writer, ' ');
  write_argument (&writer, kit, form->argument, move);
  if (size > 0)
    text[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}

/* Reads a decimal number without needless zeros or signs, up to @most; returns what follows it, or NULL. */
static const char *
read_number (const char *text,
             int         most,
             int        *number)
{
  const bool negative = *text == '-';
  const char *digit = text + negative;

  *number = 0;
  if (*digit < (negative ? '1' : '0') || *digit > '9' || (digit[0] == '0' && digit[1] >= '0' && digit[1] <= '9'))
    return NULL;
  for (; *digit >= '0' && *digit <= '9'; digit++)
    {
      *number = *number * 10 + (*digit - '0');
      if (*number > most)
        return NULL;
    }
  if (negative)
    *number = -*number;
  return digit;
}

static bool
read_place (const char *text,
            CsMove     *move)
{
  int x, y;

  text = read_number (text, FARTHEST, &x);
  if (text == NULL || *text != ' ')
    return false;
  text = read_number (text + 1, FARTHEST, &y);
  if (text == NULL || *text != '\0')
    return false;
  *move = cards_move_place (x, y);
  return true;
}

/* Returns the argument's number, or −1. */
static int
read_argument (const CardsDeck *deck,
               Argument         argument,
               const char      *text)
{
  int number;

  switch ((int) argument)
    {
    case ARGUMENT_NUMBER:
      text = read_number (text, HIGHEST_AUCTION_CARD, &number);
      return text != NULL && *text == '\0' && number > 0 ? number : -1;
    case ARGUMENT_TERRAIN:
      return cards_deck_find (deck, text);
    case ARGUMENT_CHARACTER:
      return cards_character_find (text);
    case ARGUMENT_CARD:
    default:
      number = cards_character_find (text);
      return number >= 0 ? CARDS_TERRAIN + number : cards_deck_find (deck, text);
    }
}

static bool
read_rest (const CardsDeck *deck,
           CardsMoveType    type,
           const char      *rest,
           CsMove          *move)
{
  int number;

  if (grammar[type].argument == ARGUMENT_NONE)
    {
      *move = cards_move (type, 0);
      return *rest == '\0';
    }
  if (*rest != ' ')
    return false;
  if (grammar[type].argument == ARGUMENT_PLACE)
    return read_place (rest + 1, move);
  number = read_argument (deck, grammar[type].argument, rest + 1);
  if (number < 0 || (type == CARDS_MOVE_USE && number >= CARDS_ABILITIES))
    return false;
  *move = cards_move (type, (uint32_t) number);
  return true;
}

bool
cards_move_parse (const void *kit,
                  const char *text,
                  CsMove     *move)
{
  for (CardsMoveType type = CARDS_MOVE_BID; type <= CARDS_MOVE_SELL; type++)
    {
      const size_t length = strlen (grammar[type].verb);

      if (strncmp (text, grammar[type].verb, length) == 0)
        return read_rest (kit, type, text + length, move);
    }
  return false;
}
