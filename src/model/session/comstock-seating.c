/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the words for who holds a seat; levels below COMSTOCK_LEVEL_GAME are those of all games. */

#include "comstock-seating.h"

#include <glib/gi18n.h>

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
    if (g_str_equal (self->kinds[kind], id))
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

gboolean
comstock_seating_check (const ComstockSeating *self,
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
