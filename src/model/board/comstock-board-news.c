/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry is known by those beside it; what follows at once is in the log already. */

#include "comstock-board-news.h"

#include <glib/gi18n.h>

#include "comstock-board-names.h"
#include "comstock-board-odds.h"
#include "comstock-board-remarks.h"
#include "model/base/comstock-text.h"
#include "model/session/comstock-log-entry.h"
#include "model/session/comstock-you.h"

/* An entry of the log. */
typedef struct
{
  ComstockGame *game;
  guint index;
  guint move;
  CsEvent event;
} Entry;

/* Of no event, and move 0, where there is no such entry. */
static Entry
get_entry (ComstockGame *game,
           guint         index)
{
  g_autoptr (ComstockLogEntry) entry = g_list_model_get_item (comstock_game_get_log (game), index);

  if (entry == NULL)
    return (Entry) { game, index, 0, { 0 } };
  return (Entry) { game, index, comstock_log_entry_get_move (entry), *comstock_log_entry_get_event (entry) };
}

/* The last before @entry that is of another type. */
static Entry
get_before (const Entry *entry)
{
  Entry before = *entry;

  while (before.index > 0 && before.event.type == entry->event.type)
    before = get_entry (entry->game, before.index - 1);
  return before;
}

static const BoardState *
get_state (const Entry *entry)
{
  return comstock_game_get_state_at (entry->game, entry->move);
}

static char *
dup_nothing (const Entry *entry)
{
  return g_strdup ("");
}

/* What is bought with it says what it costs. */
static char *
dup_money (const Entry *entry)
{
  const Entry next = get_entry (entry->game, entry->index + 1);
  const gboolean buys = next.event.type == BOARD_EVENT_PARCEL || next.event.type == BOARD_EVENT_BOUGHT;

  return buys && next.event.seat == entry->event.seat && next.event.args[1] == -entry->event.args[0] ? g_strdup ("")
                                                                                                   : NULL;
}

/* What Standish has decided says where. */
static char *
dup_cowboy (const Entry *entry)
{
  const Entry before = get_entry (entry->game, entry->index - 1);

  return before.event.type == BOARD_EVENT_DECIDED && before.event.seat == entry->event.seat ? g_strdup ("") : NULL;
}

/* A player who takes part hears their own chance before the dice. */
static char *
dup_duel (const Entry *entry)
{
  const int viewer = comstock_game_get_viewer (entry->game);
  g_autoptr (ComstockLogEntry) told = g_list_model_get_item (comstock_game_get_log (entry->game), entry->index);
  g_autofree char *deed = NULL;
  g_autofree char *chance = NULL;
  int odds[BOARD_MAX_SEATS];

  comstock_board_odds_duel (get_state (entry), odds);
  if (viewer < 0 || odds[viewer] < 0)
    return NULL;
  deed = comstock_log_entry_dup_deed (told);
  /* Translators: a percentage */
  chance = g_strdup_printf (_("Chance of winning the duel: %d%%"), odds[viewer]);
  return g_strdup_printf ("%s %s.", deed, chance);
}

/* In a duel the strength tells it, but comes after the gunsmith was asked. */
static char *
dup_die (const Entry *entry)
{
  const BoardState *state = get_state (entry);

  if (get_before (entry).event.type != BOARD_EVENT_DUEL)
    return NULL;
  for (guint seat = 0; seat < state->n_seats; seat++)
    if (board_is (&state->seats[seat], BOARD_GUNSMITH, BOARD_RED))
      return NULL;
  return g_strdup ("");
}

/* Whether a cowboy went to the general supply in this round before. */
static gboolean
went_before (const Entry *entry)
{
  for (guint i = entry->index; i-- > 0;)
    {
      const Entry before = get_entry (entry->game, i);

      if (before.event.type == BOARD_EVENT_ROUND)
        return FALSE;
      if (before.event.type == BOARD_EVENT_BACK && before.event.args[1] == 0)
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  const char *seat;
  const char *buildings;
} Words;

static char *
lookup (const char *placeholder,
        gpointer    data)
{
  const Words *words = data;

  if (g_str_equal (placeholder, "seat"))
    return g_strdup (words->seat);
  return g_str_equal (placeholder, "buildings") ? g_strdup (words->buildings) : NULL;
}

/* A sentence about the seat, or what its own player is told instead, both translated. */
static char *
fill (const Entry *entry,
      const char  *other,
      const char  *own,
      const char  *buildings)
{
  g_autofree char *name = comstock_you_dup_title (entry->game, entry->event.seat);
  Words words = { name, buildings };

  return comstock_text_fill (comstock_is_you (entry->game, entry->event.seat) ? own : other, lookup, &words);
}

/* Where it stood, and whose it is: where it goes was said, and of a duel who has won where. */
static char *
dup_back (const Entry *entry)
{
  const gboolean dueled = get_before (entry).event.type == BOARD_EVENT_DUEL_WON;
  GString *text;
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  if (entry->event.args[1] != 0)
    /* Translators: {seat} is a player: "Ada gets a cowboy back." */
    return dueled ? fill (entry, _("{seat} gets a cowboy back."), _("You get a cowboy back."), NULL) : NULL;
  if (!went_before (entry))
    return NULL;
  text = g_string_new (NULL);
  place = comstock_board_remark_dup_destination (get_state (entry), entry->event.seat,
                                                 (BoardPlace) entry->event.args[0]);
  name = comstock_you_dup_listed (entry->game, entry->event.seat);
  if (!dueled)
    comstock_text_add_sentence (text, place, name);
  return g_string_free (text, FALSE);
}

static char *
dup_paid (const Entry *entry)
{
  const guint parcel = (guint) entry->event.args[0];
  const char *building = comstock_board_content_get_name (board_content_at (get_state (entry), parcel));

  if (entry->event.args[2] > 0)
    /* Translators: a building, what it brings its owner, and what others steal of that: "Mine $5 ($4 more stolen)" */
    return g_strdup_printf (_("%s $%d ($%d more stolen)"), building, entry->event.args[1], entry->event.args[2]);
  /* Translators: a building, and what it brings its owner: "Mine $9" */
  return g_strdup_printf (_("%s $%d"), building, entry->event.args[1]);
}

static gboolean
continues (const Entry *entry,
           const Entry *beside)
{
  return beside->event.type == entry->event.type && beside->event.seat == entry->event.seat;
}

/* All buildings of a player with the last of them; what comes to them in all follows. */
static char *
dup_income (const Entry *entry)
{
  const Entry next = get_entry (entry->game, entry->index + 1);
  g_autoptr (GString) buildings = g_string_new (NULL);
  guint first = entry->index;

  if (continues (entry, &next))
    return g_strdup ("");
  for (Entry before = *entry; continues (entry, &before); before = get_entry (entry->game, first - 1))
    first = before.index;
  for (guint i = first; i <= entry->index; i++)
    {
      const Entry paid = get_entry (entry->game, i);
      g_autofree char *words = dup_paid (&paid);

      comstock_text_list_append (buildings, words);
    }
  /* Translators: what the buildings of a player bring: "Ada’s income: Ranch $7, Mine $9." */
  return fill (entry, _("{seat}’s income: {buildings}."),
               /* Translators: what the player's own buildings bring: "Your income: Ranch $7, Mine $9." */
               _("Your income: {buildings}."), buildings->str);
}

/* All players with the last of them. */
static char *
dup_turn_order (const Entry *entry)
{
  g_autoptr (GString) seats = g_string_new (NULL);
  GString *text;
  guint first = entry->index;

  if (get_entry (entry->game, entry->index + 1).event.type == BOARD_EVENT_TURN_ORDER)
    return g_strdup ("");
  while (first > 0 && get_entry (entry->game, first - 1).event.type == BOARD_EVENT_TURN_ORDER)
    first--;
  for (guint i = first; i <= entry->index; i++)
    {
      g_autofree char *name = comstock_you_dup_listed (entry->game, get_entry (entry->game, i).event.seat);

      comstock_text_list_append (seats, name);
    }
  text = g_string_new (NULL);
  comstock_text_add_sentence (text, _("Turn order"), seats->str);
  return g_string_free (text, FALSE);
}

static char *(*const news[]) (const Entry *entry) = {
  [BOARD_EVENT_TURN_ORDER] = dup_turn_order,
  [BOARD_EVENT_MONEY] = dup_money,
  [BOARD_EVENT_COWBOY] = dup_cowboy,
  [BOARD_EVENT_DUEL] = dup_duel,
  [BOARD_EVENT_DIE] = dup_die,
  [BOARD_EVENT_BACK] = dup_back,
  [BOARD_EVENT_INCOME] = dup_income,
  /* What is asked last tells it. */
  [BOARD_EVENT_OVER] = dup_nothing,
};

char *
comstock_board_news_dup (ComstockGame *game,
                         guint         index)
{
  const Entry entry = get_entry (game, index);

  return entry.event.type < G_N_ELEMENTS (news) && news[entry.event.type] != NULL ? news[entry.event.type] (&entry)
                                                                                  : NULL;
}
