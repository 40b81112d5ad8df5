/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and places are told by numbers that one hears; all else is the text of the engine, with its words put in those
 * of the language. */

#include "comstock-cards-typed.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "comstock-cards-names.h"
#include "engine/cards/cards-moves.h"
#include "model/session/comstock-typed.h"

/* --- words --- */

/* The engine's own, each of which is its own translation in English. */
static const char *const verbs[] = {
  /* Translators: this and the next six are words that a person types, with a number or a name after them: "bid 9".  A
   * single word each, in small letters, short, and no two alike. */
  NC_("typed move", "bid"),   NC_("typed move", "use"),  NC_("typed move", "pass"), NC_("typed move", "take"),
  NC_("typed move", "place"), NC_("typed move", "hire"), NC_("typed move", "sell"),
};

static gboolean
is_same (const char *word,
         const char *other)
{
  g_autofree char *folded = comstock_typed_fold (word);
  g_autofree char *other_folded = comstock_typed_fold (other);

  return g_str_equal (folded, other_folded);
}

/* The character that the engine calls @id, as it is called here. */
static char *
dup_shown_argument (const char *id)
{
  const int character = cards_character_find (id);

  return character >= 0 ? g_utf8_strdown (comstock_cards_character_get_name ((CardsCharacter) character), -1)
                        : g_strdup (id);
}

static char *
dup_engine_argument (const char *shown)
{
  for (guint character = 0; character < CARDS_CHARACTERS; character++)
    if (is_same (shown, comstock_cards_character_get_name ((CardsCharacter) character)))
      return g_strdup (cards_characters[character].id);
  return g_strdup (shown);
}

static char *
dup_shown (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  const char *verb = g_dpgettext2 (NULL, "typed move", words[0]);
  g_autofree char *argument = words[1] != NULL ? dup_shown_argument (words[1]) : NULL;

  return g_strjoin (" ", verb, argument, NULL);
}

/* @text in the words of the engine, if it is in those of the language. */
static char *
dup_engine (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  const char *verb = words[0] != NULL ? words[0] : "";
  g_autofree char *argument = words[0] != NULL && words[1] != NULL ? dup_engine_argument (words[1]) : NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (is_same (verb, verbs[i]) || is_same (verb, g_dpgettext2 (NULL, "typed move", verbs[i])))
      return g_strjoin (" ", verbs[i], argument, NULL);
  return g_strdup (text);
}

/* --- moves --- */

/* Where the city's rows and columns begin. */
static ComstockCardsPlace
get_corner (ComstockCardsGame *game,
            guint              seat)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, seat));
  ComstockCardsArea box = { 0 };

  comstock_cards_city_get_box (city, &box);
  return (ComstockCardsPlace) { box.left - 1, box.top - 1 };
}

static char *
dup_take (ComstockCardsGame *game,
          CsMove             move)
{
  GListModel *column = comstock_cards_game_get_column (game);

  for (guint i = 0; i < g_list_model_get_n_items (column); i++)
    {
      g_autoptr (ComstockCardsCard) card = g_list_model_get_item (column, i);

      if (comstock_cards_card_get_number (card) == cards_move_argument (move))
        return g_strdup_printf ("take %u", i + 1);
    }
  return NULL;
}

static char *
dup_sale (ComstockCardsGame *game,
          guint              seat,
          CsMove             move)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, seat));
  ComstockCardsCard *card = comstock_cards_game_get_card (game, cards_move_argument (move));
  const ComstockCardsPlace corner = get_corner (game, seat);
  ComstockCardsArea box;

  if (!comstock_cards_city_get_box (city, &box))
    return NULL;
  for (int y = box.top; y < box.bottom; y++)
    for (int x = box.left; x < box.right; x++)
      if (comstock_cards_city_get_card_at (city, x, y) == card)
        return g_strdup_printf ("sell %d %d", y - corner.y, x - corner.x);
  return NULL;
}

static char *
dup_engine_move (ComstockCardsGame *game,
                 guint              seat,
                 CsMove             move)
{
  const ComstockCardsPlace corner = get_corner (game, seat);
  char text[CS_MAX_MOVE_TEXT];
  char *typed = NULL;

  if (cards_move_type (move) == CARDS_MOVE_PLACE)
    return g_strdup_printf ("place %d %d", cards_move_y (move) - corner.y, cards_move_x (move) - corner.x);
  if (cards_move_type (move) == CARDS_MOVE_TAKE)
    typed = dup_take (game, move);
  else if (cards_move_type (move) == CARDS_MOVE_SELL)
    typed = dup_sale (game, seat, move);
  if (typed != NULL)
    return typed;
  cards_move_print (comstock_game_get_kit (COMSTOCK_GAME (game)), move, text, sizeof text);
  return g_strdup (text);
}

char *
comstock_cards_typed_dup (ComstockGame *base,
                          guint         seat,
                          CsMove        move)
{
  g_autofree char *text = dup_engine_move (COMSTOCK_CARDS_GAME (base), seat, move);

  return dup_shown (text);
}

static gboolean
parse_take (ComstockCardsGame *game,
            int                number,
            CsMove            *move)
{
  g_autoptr (ComstockCardsCard) card =
    number > 0 ? g_list_model_get_item (comstock_cards_game_get_column (game), (guint) number - 1) : NULL;

  if (card != NULL)
    *move = cards_move (CARDS_MOVE_TAKE, comstock_cards_card_get_number (card));
  return card != NULL;
}

static gboolean
parse_sale (ComstockCardsGame *game,
            guint              seat,
            int                x,
            int                y,
            CsMove            *move)
{
  ComstockCardsCity *city = comstock_cards_seat_get_city (comstock_cards_game_get_seat (game, seat));
  ComstockCardsCard *card = comstock_cards_city_get_card_at (city, x, y);

  if (card != NULL)
    *move = cards_move (CARDS_MOVE_SELL, comstock_cards_card_get_number (card));
  return card != NULL;
}

gboolean
comstock_cards_typed_parse (ComstockGame *base,
                            guint         seat,
                            const char   *typed,
                            CsMove       *move)
{
  ComstockCardsGame *game = COMSTOCK_CARDS_GAME (base);
  const ComstockCardsPlace corner = get_corner (game, seat);
  g_autofree char *text = dup_engine (typed);
  int first, second;
  char rest;

  if (sscanf (text, "take %3d %c", &first, &rest) == 1)
    return parse_take (game, first, move);
  if (sscanf (text, "sell %3d %3d %c", &first, &second, &rest) == 2)
    return parse_sale (game, seat, second + corner.x, first + corner.y, move);
  if (sscanf (text, "place %3d %3d %c", &first, &second, &rest) != 2)
    return cards_move_parse (comstock_game_get_kit (base), text, move);
  if (ABS (second + corner.x) > INT8_MAX || ABS (first + corner.y) > INT8_MAX)
    return FALSE;
  *move = cards_move_place (second + corner.x, first + corner.y);
  return TRUE;
}
