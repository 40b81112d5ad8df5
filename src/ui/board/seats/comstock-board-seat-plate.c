/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One line per thing; what a seat has none of is left out where that goes without saying. */

#include "comstock-board-seat-plate.h"

#include <glib/gi18n.h>

#include "model/base/comstock-text.h"
#include "model/board/comstock-board-game.h"
#include "model/board/comstock-board-names.h"
#include "model/board/comstock-board-standish.h"
#include "model/board/comstock-board-topics.h"
#include "model/board/comstock-board-turn.h"
#include "model/session/comstock-you.h"
#include "ui/board/comstock-board-art.h"

#define STANDISH_TOPICS "solo:round solo:cards solo:choices solo:building"

static void
append_character (GString         *lines,
                  const BoardSeat *seat)
{
  if (seat->role >= BOARD_ROLES)
    return;
  /* Translators: a character and its cash limit in dollars. */
  comstock_text_append_line (lines, _("%s, cash limit $%u"), comstock_board_role_get_name (seat->role), seat->limit);
  comstock_text_append_line (lines, "%s", comstock_board_role_get_effect (seat->role));
}

/* NULL without any. */
static char *
dup_waiting (const BoardSeat *seat)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint building = 0; building < BOARD_BUILDINGS; building++)
    for (guint i = 0; i < seat->waiting[building]; i++)
      comstock_text_list_append (names,
                                 comstock_board_content_get_name ((BoardContent) (BOARD_FIRST_BUILDING + building)));
  /* Translators: buildings that a player keeps for later, a list */
  return names->len > 0 ? g_strdup_printf (_("Buildings waiting: %s"), names->str) : NULL;
}

static void
append_waiting (GString         *lines,
                const BoardSeat *seat)
{
  g_autofree char *waiting = dup_waiting (seat);

  if (waiting != NULL)
    comstock_text_append_line (lines, "%s", waiting);
}

static void
append_buildings (GString          *lines,
                  const BoardState *seen,
                  guint             seat)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    for (guint i = board_count (seen->contents[content] & seen->seats[seat].owned); i > 0; i--)
      comstock_text_list_append (names, comstock_board_content_get_name ((BoardContent) content));
  if (names->len > 0)
    /* Translators: a player's buildings, a list */
    comstock_text_append_line (lines, _("Buildings on the map: %s"), names->str);
}

static void
append_order (GString          *lines,
              const BoardState *seen,
              guint             seat)
{
  g_autofree char *turn = comstock_board_turn_dup_text (seen, seat);
  guint nth;
  const gboolean told = comstock_board_turn_read (seen, seat, &nth) == COMSTOCK_BOARD_TURN_ORDER;

  for (guint i = 0; !told && i < seen->n_seats; i++)
    if (seen->order[i] == seat)
      /* Translators: 1 is first */
      comstock_text_append_line (lines, _("Place in the turn order: %u"), i + 1);
  if (turn != NULL)
    comstock_text_append_line (lines, "%s", turn);
}

static void
append_supplies (GString          *lines,
                 const BoardState *seen,
                 guint             index)
{
  const BoardSeat *seat = &seen->seats[index];

  /* Translators: a number */
  comstock_text_append_line (lines, _("Firepower: %d"), board_firepower (seen, index));
  /* Translators: a number */
  comstock_text_append_line (lines, _("Revolver tokens: %u"), seat->tokens);
  /* Translators: a player's cowboys at hand, and those out of reach */
  comstock_text_append_line (lines, _("Cowboys: %u, in the general supply: %u"), seat->personal, seat->general);
  /* Translators: how many roads a player still has to lay */
  comstock_text_append_line (lines, _("Roads: %u"), seat->roads);
  /* Translators: how many parcels a player owns, and how many tiles for them there are */
  comstock_text_append_line (lines, _("Parcels: %u of %u"), board_count (seat->owned), BOARD_TILES);
  if (seat->dynamites > 0)
    /* Translators: how many sticks */
    comstock_text_append_line (lines, _("Dynamite: %u"), seat->dynamites);
  if ((seen->variants & BOARD_WITH_HORSES) != 0)
    /* Translators: two numbers */
    comstock_text_append_line (lines, _("Horses: %u, rodeos won: %u"), seat->horses, seat->rodeos);
}

/* Might Is Right: the own tiles one by one where nobody else looks on; of others how many, and their sum while that is
 * known. */
static void
append_hand (GString          *lines,
             ComstockGame     *game,
             const BoardState *seen,
             guint             index)
{
  const BoardSeat *seat = &seen->seats[index];
  g_autoptr (GString) tiles = g_string_new (NULL);
  guint n = 0, sum = 0;

  if ((seen->variants & BOARD_MIGHT_IS_RIGHT) == 0)
    return;
  for (guint value = 0; value < BOARD_TILE_VALUES; value++)
    for (guint i = 0; i < seat->hand[value]; i++, n++, sum += value)
      {
        g_autofree char *tile = comstock_text_number ((int) value);

        comstock_text_list_append (tiles, tile);
      }
  if (n > 0 && comstock_is_you (game, index))
    /* Translators: the values of the tiles in a player's hand: "Duel tiles: 0, 2, 5". */
    comstock_text_append_line (lines, _("Duel tiles: %s"), tiles->str);
  else if (seat->dealt_hand)
    /* Translators: how many tiles a rival has, and the sum of their values */
    comstock_text_append_line (lines, _("Duel tiles: %u, sum %u"), n, sum);
  else
    /* Translators: how many tiles a rival has */
    comstock_text_append_line (lines, _("Duel tiles: %u"), n);
}

/* --- Jeb Standish --- */

/* "A 3, C 1": letters and powers of these cards, a bit each. */
static char *
dup_cards (const BoardState *seen,
           guint             cards)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < BOARD_CARDS; i++)
    if ((cards >> i & 1) != 0)
      {
        const guint card = seen->standish.cards[i];
        g_autofree char *text = g_strdup_printf ("%s\u00a0%u", comstock_board_letter_get_id ((BoardLetter) (card / 16)),
                                                 card % 16);

        comstock_text_list_append (list, text);
      }
  return g_string_free (list, FALSE);
}

static char *
dup_contents (const guint8 *contents,
              gsize         n)
{
  GString *list = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    comstock_text_list_append (list, comstock_board_content_get_name ((BoardContent) contents[i]));
  return g_string_free (list, FALSE);
}

/* What of him lies on the table in this round; money, roads and order mean nothing to him. */
static void
append_standish (GString          *lines,
                 const BoardState *seen)
{
  const BoardSeat *his = &seen->seats[BOARD_STANDISH];
  g_autofree char *drawn = dup_cards (seen, seen->drawn);

  comstock_text_append_line (lines, _("Firepower: %d"), board_firepower (seen, BOARD_STANDISH));
  if (seen->drawn != 0)
    /* Translators: the letters of cards, each with its power: "A 3, C 1". */
    comstock_text_append_line (lines, _("Cards of this round, with their power: %s"), drawn);
  if (seen->beaten > 0)
    /* Translators: of Standish; a number */
    comstock_text_append_line (lines, _("Cowboys on his character: %u"), seen->beaten);
  /* Translators: of Standish; a number */
  comstock_text_append_line (lines, _("Cowboys left: %u"), his->personal);
  comstock_text_append_line (lines, _("Parcels: %u of %u"), board_count (his->owned), BOARD_TILES);
}

static void
append_beaten (GString             *lines,
               const BoardStandish *standish)
{
  g_autofree char *words = comstock_board_seat_dup_beaten (standish);

  if (*words != '\0')
    comstock_text_append_line (lines, "%s", words);
}

char *
comstock_board_seat_dup_beaten (const BoardStandish *standish)
{
  GString *lines = g_string_new (NULL);
  g_autoptr (GString) vp = g_string_new (NULL);

  if (standish->firepower > 0)
    /* Translators: of Standish; what each of these cowboys adds */
    comstock_text_append_line (lines, _("Each cowboy on his character: +%u firepower"), standish->firepower);
  for (guint i = 0; i < BOARD_BEATEN_STEPS; i++)
    {
      g_autofree char *figure = g_strdup_printf ("%u", standish->vp[i]);

      comstock_text_list_append (vp, figure);
    }
  if (standish->vp[BOARD_BEATEN_STEPS - 1] > 0)
    /* Translators: of Standish; a list of numbers */
    comstock_text_append_line (lines, _("VP at the end of a round for 1 to 5 cowboys on his character: %s"), vp->str);
  return g_string_free (lines, FALSE);
}

static char *
dup_strategy (const BoardState *seen,
                                  guint             seat)
{
  const BoardStandish *standish = &seen->standish;
  g_autofree char *deck = dup_cards (seen, seen->deck);
  g_autofree char *priority = dup_contents (standish->priority, BOARD_RANKED);
  g_autofree char *bonus = dup_contents (standish->bonus, BOARD_BONUS_TYPES);
  GString *lines;

  if (!board_is_standish (seen, seat))
    return NULL;
  lines = g_string_new (NULL);
  if (seen->deck != 0)
    /* Translators: the letters of Standish's cards, a list */
    comstock_text_append_line (lines, _("Still in his deck: %s"), deck);
  /* Translators: of Standish; a list of buildings */
  comstock_text_append_line (lines, _("Buildings that he wants, the best first: %s"), priority);
  append_beaten (lines, standish);
  /* Translators: of Standish; a list of buildings */
  comstock_text_append_line (lines, _("At the end 1, 3 or 5 VP for one, two or all of: %s"), bonus);
  if (seen->river != 0)
    comstock_text_append_line (lines, "%s",
                               seen->bridged ? _("He has built his one bridge") : _("May build one bridge"));
  return g_string_free (lines, FALSE);
}

/* --- any seat --- */

char *
comstock_board_seat_dup_details (ComstockGame     *game,
                                 const BoardState *seen,
                                 guint             seat)
{
  const char *holder = comstock_board_level_get_holder (comstock_game_get_holder (game, seat)->level);
  GString *lines = g_string_new (comstock_is_you (game, seat) ? _("You") : holder);

  if (board_is_standish (seen, seat))
    append_standish (lines, seen);
  else
    {
      append_character (lines, &seen->seats[seat]);
      append_supplies (lines, seen, seat);
      append_hand (lines, game, seen, seat);
    }
  append_buildings (lines, seen, seat);
  append_waiting (lines, &seen->seats[seat]);
  if (!board_is_standish (seen, seat))
    append_order (lines, seen, seat);
  return g_string_free (lines, FALSE);
}

static char *
dup_standish_figures (const BoardState *seen)
{
  const int firepower = board_firepower (seen, BOARD_STANDISH);
  const guint cowboys = seen->seats[BOARD_STANDISH].personal;
  g_autofree char *cards = dup_cards (seen, seen->drawn);

  if (seen->drawn == 0)
    /* Translators: two figures of Standish, in a narrow line */
    return g_strdup_printf (_("Firepower %d · Cowboys %u"), firepower, cowboys);
  /* Translators: the cards that Standish drew in this round, with their power: "A 3, C 1". */
  return g_strdup_printf (_("Firepower %d · Cowboys %u · Cards %s"), firepower, cowboys, cards);
}

static char *
dup_figures (const BoardState *seen,
             guint             seat)
{
  const BoardSeat *its = &seen->seats[seat];

  if (board_is_standish (seen, seat))
    return dup_standish_figures (seen);
  /* Translators: figures of a player, in a narrow line */
  return g_strdup_printf (_("Firepower %d · Cowboys %u · Roads %u"), board_firepower (seen, seat), its->personal,
                          its->roads);
}

char *
comstock_board_seat_dup_vp (int vp)
{
  /* Translators: VP that Standish gains */
  return g_strdup_printf (_("+%d VP"), vp);
}

/* What its buildings will earn in this round, and how much land it has of what it may have. */
static char *
dup_assets (const BoardState *seen,
            guint             seat)
{
  const int income = board_total_income (seen, seat);
  const guint parcels = board_count (seen->seats[seat].owned);

  if (board_is_standish (seen, seat))
    return dup_waiting (&seen->seats[seat]);
  if ((seen->variants & BOARD_WITH_HORSES) != 0)
    /* Translators: figures of a player, in a narrow line; 46 letters at most */
    return g_strdup_printf (_("Income $%d · Parcels %u of %u · Horses %u"), income, parcels, BOARD_TILES,
                            seen->seats[seat].horses);
  /* Translators: figures of a player, in a narrow line */
  return g_strdup_printf (_("Income $%d · Parcels %u of %u"), income, parcels, BOARD_TILES);
}

/* Returns how many of them have room. */
static guint
add_goods (ComstockPlate *plate,
           guint          content,
           guint          n)
{
  n = MIN (n, COMSTOCK_PLATE_GOODS - plate->n_goods);
  for (guint i = 0; i < n; i++)
    plate->goods[plate->n_goods++] = comstock_board_art_content ((BoardContent) content);
  return n;
}

/* What waits comes after what stands. */
static void
add_buildings (const BoardState *seen,
               guint             seat,
               ComstockPlate    *plate)
{
  const BoardSeat *its = &seen->seats[seat];

  for (guint content = BOARD_FIRST_BUILDING; content < BOARD_CONTENTS; content++)
    add_goods (plate, content, board_count (seen->contents[content] & its->owned));
  for (guint building = 0; building < BOARD_BUILDINGS; building++)
    plate->n_faint += add_goods (plate, BOARD_FIRST_BUILDING + building, its->waiting[building]);
}

/* Before a seat has a character it stands for what all seats do. */
static char *
dup_topics (const BoardState *seen,
            guint             seat)
{
  const guint its_role = seen->seats[seat].role;
  g_autofree char *role = its_role < BOARD_ROLES ? comstock_board_topics_of_role (its_role) : NULL;

  if (board_is_standish (seen, seat))
    return g_strdup (STANDISH_TOPICS);
  return role != NULL ? g_strjoin (" ", role, "rule:firepower", "rule:cash", NULL) : NULL;
}

char *
comstock_board_seat_dup_gain (const BoardState *seen,
                              guint             seat)
{
  const int income = board_total_income (seen, seat);

  return board_is_standish (seen, seat) ? comstock_board_seat_dup_vp (board_standish_earns (seen, income))
                                        : g_strdup_printf (_("+$%d"), income);
}

static void
fill_plate (ComstockGame     *game,
            const BoardState *seen,
            guint             seat,
            ComstockPlate    *plate)
{
  const BoardSeat *its = &seen->seats[seat];
  const ComstockBoardTurn turn = comstock_board_turn_read (seen, seat, &plate->nth);

  plate->sign = comstock_suit_get_sign (its->suit);
  plate->name = comstock_game_dup_seat_title (game, seat);
  /* Standish needs no money, and against him the order stands. */
  plate->wealth = board_is_standish (seen, seat) ? NULL : g_strdup_printf (_("$%d"), its->money);
  plate->total = g_strdup_printf (_("%d VP"), its->vp);
  plate->figures = dup_figures (seen, seat);
  plate->gain = comstock_board_seat_dup_gain (seen, seat);
  plate->assets = dup_assets (seen, seat);
  add_buildings (seen, seat, plate);
  plate->details = comstock_board_seat_dup_details (game, seen, seat);
  plate->constant = dup_strategy (seen, seat);
  plate->topics = dup_topics (seen, seat);
  plate->acts = (seen->actors >> seat & 1) != 0;
  plate->has_order = !seen->standish.plays;
  plate->flagged = turn != COMSTOCK_BOARD_TURN_ORDER;
  plate->order = comstock_board_turn_dup_text (seen, seat);
  if (its->role >= BOARD_ROLES)
    return;
  plate->portrait = comstock_board_art_portrait (its->role);
  plate->portrait_name = comstock_board_role_get_name (its->role);
}

void
comstock_board_seat_fill_plate (ComstockGame  *game,
                                guint          seat,
                                ComstockPlate *plate)
{
  fill_plate (game, comstock_board_game_get_told (COMSTOCK_BOARD_GAME (game)), seat, plate);
}

void
comstock_board_seat_fill_seen (ComstockGame  *game,
                               guint          seat,
                               ComstockPlate *plate)
{
  fill_plate (game, comstock_board_game_get_seen (COMSTOCK_BOARD_GAME (game)), seat, plate);
}
