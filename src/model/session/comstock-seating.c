/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the words for who holds a seat; levels below COMSTOCK_LEVEL_GAME are those of all games. */

#include "comstock-seating.h"

#include <glib/gi18n.h>
#include <string.h>

#include "comstock-game.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/base/comstock-text.h"

const char *
comstock_seating_get_level_id (const ComstockSeating *self,
                               ComstockLevel          level)
{
  return level >= COMSTOCK_LEVEL_GAME ? self->automatic[level - COMSTOCK_LEVEL_GAME] : comstock_level_get_id (level);
}

int
comstock_seating_find_kind (const ComstockSeating *self,
                            const char            *id)
{
  for (int kind = 0; kind < COMSTOCK_SEAT_KINDS; kind++)
    if (self->kinds[kind] != NULL && g_str_equal (self->kinds[kind], id))
      return kind;
  return -1;
}

gboolean
comstock_seating_fits (ComstockLevel    level,
                       ComstockSeatKind kind)
{
  if (level >= COMSTOCK_LEVEL_GAME)
    return kind == COMSTOCK_AUTOMATIC;
  return kind == (level == COMSTOCK_NO_LEVEL ? COMSTOCK_PERSON : COMSTOCK_RIVAL);
}

int
comstock_seating_find_level (const ComstockSeating *self,
                             ComstockSeatKind       kind,
                             const char            *id)
{
  for (ComstockLevel level = 0; level < COMSTOCK_LEVEL_GAME + self->n_automatic; level++)
    {
      const char *own = comstock_seating_get_level_id (self, level);

      if (comstock_seating_fits (level, kind) && g_str_equal (own != NULL ? own : "", id != NULL ? id : ""))
        return (int) level;
    }
  return -1;
}

/* The level of a seat for which none is named. */
static ComstockLevel
get_usual (const ComstockSeating *self,
           ComstockSeatKind       kind)
{
  if (kind == COMSTOCK_AUTOMATIC)
    return self->usual;
  return kind == COMSTOCK_RIVAL ? COMSTOCK_MEDIUM : COMSTOCK_NO_LEVEL;
}

gboolean
comstock_seating_parse (const ComstockSeating *self,
                        const char            *text,
                        ComstockSeatKind      *kind,
                        ComstockLevel         *level)
{
  g_auto (GStrv) words = g_strsplit (text, ":", 2);
  const int found_kind = words[0] != NULL ? comstock_seating_find_kind (self, words[0]) : -1;
  int found_level;

  if (found_kind < 0)
    return FALSE;
  found_level = words[1] != NULL ? comstock_seating_find_level (self, (ComstockSeatKind) found_kind, words[1])
                                 : (int) get_usual (self, (ComstockSeatKind) found_kind);
  if (found_level < 0)
    return FALSE;
  *kind = (ComstockSeatKind) found_kind;
  *level = (ComstockLevel) found_level;
  return TRUE;
}

/* Whether @holder, which may hold anything, can sit there, under a name that can be shown. */
static gboolean
is_valid (const ComstockSeating *self,
          const ComstockHolder  *holder)
{
  return (guint) holder->kind < COMSTOCK_SEAT_KINDS && holder->level < COMSTOCK_LEVEL_GAME + self->n_automatic &&
         comstock_seating_fits (holder->level, holder->kind) &&
         memchr (holder->name, '\0', sizeof holder->name) != NULL && g_utf8_validate (holder->name, -1, NULL) &&
         comstock_text_is_plain (holder->name) && (*holder->name == '\0' || !comstock_text_is_blank (holder->name));
}

void
comstock_seating_write (const ComstockSeating *self,
                        JsonBuilder           *builder,
                        const ComstockHolder  *holder)
{
  comstock_json_write_string (builder, "kind", self->kinds[holder->kind]);
  if (holder->level != COMSTOCK_NO_LEVEL)
    comstock_json_write_string (builder, "level", comstock_seating_get_level_id (self, holder->level));
}

gboolean
comstock_seating_read_level (const ComstockSeating *self,
                             JsonNode              *object,
                             ComstockHolder        *holder,
                             GError               **error)
{
  JsonNode *node = comstock_json_find_member (object, "level");
  const char *id = NULL;
  int level;

  if (node != NULL && !comstock_json_to_string (node, G_MAXSIZE, &id, error))
    return FALSE;
  level = comstock_seating_find_level (self, holder->kind, id);
  if (level < 0 || (node != NULL && holder->kind == COMSTOCK_PERSON))
    {
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node != NULL ? node : object,
                               /* Translators: the word for a kind of player, as it is typed */
                               _("this is not a level of “%s”"), self->kinds[holder->kind]);
      return FALSE;
    }
  holder->level = (ComstockLevel) level;
  return TRUE;
}

gboolean
comstock_seating_read_name (JsonNode       *node,
                            ComstockHolder *holder,
                            GError        **error)
{
  const char *name;

  if (!comstock_json_to_string (node, COMSTOCK_MAX_SEAT_NAME - 1, &name, error))
    return FALSE;
  if (!comstock_text_is_plain (name))
    {
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                               _("this name contains an invisible character"));
      return FALSE;
    }
  g_strlcpy (holder->name, comstock_text_is_blank (name) ? "" : name, sizeof holder->name);
  return TRUE;
}

/* --- all seats of a game --- */

static guint
find_free_suit (const ComstockSeatChoice *choices,
                guint                     n)
{
  guint used = 0;

  for (guint i = 0; i < n; i++)
    used |= 1u << choices[i].suit;
  return (guint) g_bit_nth_lsf (~used, -1);
}

gboolean
comstock_seating_add (ComstockSeatChoice *choices,
                      guint              *n,
                      guint               most,
                      ComstockSeatKind    kind,
                      ComstockLevel       level)
{
  g_return_val_if_fail (comstock_seating_fits (level, kind), FALSE);

  if (*n == most)
    return FALSE;
  choices[*n] = (ComstockSeatChoice) {
    .holder = { .kind = kind, .level = level },
    .suit = find_free_suit (choices, *n),
  };
  (*n)++;
  return TRUE;
}

/* "person, rival, virtual": who can sit there. */
static char *
dup_kinds (const ComstockSeating *self)
{
  GString *list = g_string_new (NULL);

  for (guint kind = 0; kind < COMSTOCK_SEAT_KINDS; kind++)
    if (self->kinds[kind] != NULL)
      comstock_text_list_append (list, self->kinds[kind]);
  return g_string_free (list, FALSE);
}

gboolean
comstock_seating_parse_seats (const ComstockSeating *self,
                              const char            *text,
                              guint                  most,
                              ComstockSeatChoice    *choices,
                              guint                 *n,
                              GError               **error)
{
  g_auto (GStrv) texts = g_strsplit (text, ",", -1);
  ComstockSeatChoice read[CS_MAX_SEATS];
  guint n_read = 0;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *kinds = dup_kinds (self);
      ComstockSeatKind kind;
      ComstockLevel level;

      if (!comstock_seating_parse (self, texts[i], &kind, &level))
        {
          g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                       /* Translators: the number of a player, what was typed, and a list of words that may be */
                       _("player %u: “%s” is none of these, with or without a level: %s"), i + 1, texts[i], kinds);
          return FALSE;
        }
      if (!comstock_seating_add (read, &n_read, most, kind, level))
        {
          g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                       /* Translators: the number of a player, from 1, and the greatest number */
                       _("player %u: a game has at most %d players"), i + 1, (int) most);
          return FALSE;
        }
    }
  memcpy (choices, read, n_read * sizeof *read);
  *n = n_read;
  return TRUE;
}

gboolean
comstock_seating_check_seats (const ComstockSeating    *self,
                              const ComstockSeatChoice *choices,
                              guint                     n,
                              guint                     least,
                              guint                     most,
                              GError                  **error)
{
  guint suits = 0;

  if (n < least || n > most)
    {
      g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                   /* Translators: the least and the greatest number */
                   _("A game has %d to %d players."), (int) least, (int) most);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    if (!is_valid (self, &choices[i].holder) || choices[i].suit >= COMSTOCK_SUITS)
      {
        g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                     _("Player %u cannot be of this kind."), i + 1);
        return FALSE;
      }
  for (guint i = 0; i < n; i++)
    {
      if ((suits >> choices[i].suit & 1) != 0)
        {
          g_set_error (error, COMSTOCK_GAME_ERROR, COMSTOCK_GAME_ERROR_SETUP,
                       /* Translators: the number of a player, from 1 */
                       _("Player %u needs a different suit."), i + 1);
          return FALSE;
        }
      suits |= 1u << choices[i].suit;
    }
  return TRUE;
}

void
comstock_seating_list_holders (const ComstockSeatChoice *choices,
                               guint                     n,
                               ComstockHolders          *holders)
{
  *holders = (ComstockHolders) { .n = n };
  for (guint i = 0; i < n; i++)
    {
      holders->items[i] = choices[i].holder;
      holders->suits[i] = (guint8) choices[i].suit;
    }
}

void
comstock_seating_write_seats (const ComstockSeating    *self,
                              JsonBuilder              *builder,
                              const ComstockSeatChoice *choices,
                              guint                     n)
{
  comstock_json_begin_array (builder, "seats");
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (builder);
      comstock_seating_write (self, builder, &choices[i].holder);
      comstock_json_write_string (builder, "suit", comstock_suit_get_id ((ComstockSuit) choices[i].suit));
      comstock_json_write_string (builder, "name", choices[i].holder.name);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static gboolean
read_kind (const ComstockSeating *self,
           JsonNode              *node,
           ComstockHolder        *holder,
           GError               **error)
{
  const char *id;
  int kind;

  if (!comstock_json_to_string (node, G_MAXSIZE, &id, error))
    return FALSE;
  kind = comstock_seating_find_kind (self, id);
  if (kind < 0)
    return comstock_json_refuse_word (node, id, error);
  holder->kind = (ComstockSeatKind) kind;
  return TRUE;
}

static gboolean
read_seat (const ComstockSeating *self,
           JsonNode              *node,
           ComstockSeatChoice    *choice,
           GError               **error)
{
  static const char *const members[] = { "kind", "level", "suit", "name", NULL };

  return comstock_json_check_object (node, members, error) &&
         read_kind (self, comstock_json_get_member (node, "kind", error), &choice->holder, error) &&
         comstock_json_to_id (comstock_json_get_member (node, "suit", error), comstock_suit_find, &choice->suit,
                              error) &&
         comstock_seating_read_name (comstock_json_get_member (node, "name", error), &choice->holder, error) &&
         comstock_seating_read_level (self, node, &choice->holder, error);
}

gboolean
comstock_seating_read_seats (const ComstockSeating *self,
                             JsonNode              *node,
                             guint                  least,
                             guint                  most,
                             ComstockSeatChoice    *choices,
                             guint                 *n,
                             GError               **error)
{
  if (!comstock_json_to_array (node, least, most, n, error))
    return FALSE;
  for (guint i = 0; i < *n; i++)
    if (!read_seat (self, comstock_json_get_item (node, i), &choices[i], error))
      return FALSE;
  return TRUE;
}
