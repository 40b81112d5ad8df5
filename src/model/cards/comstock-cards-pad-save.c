/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pad as a save of its own kind: its seats and its journal. */

#include "comstock-cards-pad-private.h"

#include "config.h"

#include <glib/gi18n.h>

#include "comstock-cards-json.h"
#include "model/base/comstock-json-write.h"
#include "model/base/comstock-json.h"
#include "model/store/comstock-save.h"

#define VERSION_OF_KINDS 2      /* of the format: the first with documents that are no games */
#define KIND "pad"
#define MAX_PROGRAM_BYTES 32
#define MAX_STEP_BYTES 127

static void
write_steps (JsonBuilder      *builder,
             ComstockCardsPad *self)
{
  guint length, cursor;
  const ComstockCardsPadStep *journal = comstock_cards_pad_get_journal (self, &length, &cursor);

  comstock_json_begin_array (builder, "moves");
  for (guint i = 0; i < length; i++)
    {
      g_autofree char *text = comstock_cards_pad_step_dup_text (&journal[i]);

      json_builder_add_string_value (builder, text);
    }
  json_builder_end_array (builder);
  comstock_json_write_int (builder, "cursor", cursor);
}

GBytes *
comstock_cards_pad_to_bytes (ComstockCardsPad *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *json = NULL;
  char *text;

  g_return_val_if_fail (COMSTOCK_IS_CARDS_PAD (self), NULL);

  json_builder_begin_object (builder);
  comstock_json_write_string (builder, "format", "comstock-save");
  comstock_json_write_int (builder, "version", VERSION_OF_KINDS);
  comstock_json_write_string (builder, "kind", KIND);
  comstock_json_write_string (builder, "program", VERSION);
  comstock_json_write_string (builder, "game", cards_game.id);
  comstock_json_write_int (builder, "rules", cards_game.rules_version);
  comstock_json_begin_object (builder, "setup");
  comstock_cards_json_write_seats (builder, comstock_cards_pad_get_setup (self), comstock_cards_pad_get_deal (self));
  json_builder_end_object (builder);
  write_steps (builder, self);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  json = json_to_string (root, TRUE);
  text = g_strconcat (json, "\n", NULL);
  return g_bytes_new_take (text, strlen (text));
}

/* A member that can have only this value here. */
static gboolean
check_word (JsonNode   *document,
            const char *member,
            const char *word,
            GError    **error)
{
  JsonNode *node = comstock_json_get_member (document, member, error);
  const char *text;

  if (!comstock_json_to_string (node, G_MAXSIZE, &text, error))
    return FALSE;
  if (g_str_equal (text, word))
    return TRUE;
  /* Translators: the place in a file */
  g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_FORMAT, _("%s: this is not a Comstock score pad"),
               member);
  return FALSE;
}

static gboolean
check_number (JsonNode   *document,
              const char *member,
              guint       least,
              guint       most,
              GError    **error)
{
  gint64 number;

  return comstock_json_to_int (comstock_json_get_member (document, member, error), least, most, &number, error);
}

static gboolean
check_head (JsonNode *document,
            GError  **error)
{
  static const char *const members[] = {
    "format", "version", "kind", "program", "game", "rules", "setup", "moves", "cursor", NULL
  };
  const char *program;

  return check_word (document, "format", "comstock-save", error) && check_word (document, "kind", KIND, error) &&
         check_number (document, "version", VERSION_OF_KINDS, VERSION_OF_KINDS, error) &&
         comstock_json_check_object (document, members, error) &&
         comstock_json_to_string (comstock_json_get_member (document, "program", error), MAX_PROGRAM_BYTES, &program,
                                  error) &&
         check_word (document, "game", cards_game.id, error) &&
         check_number (document, "rules", 1, cards_game.rules_version, error);
}

static ComstockCardsPad *
read_setup (JsonNode *node,
            GError  **error)
{
  static const char *const members[] = { "seats", NULL };
  ComstockCardsSetup setup = { 0 };
  CardsSetup deal = { 0 };

  if (!comstock_json_check_object (node, members, error) ||
      !comstock_cards_json_read_seats (comstock_json_get_member (node, "seats", error), 1, &setup, &deal, error))
    return NULL;
  return comstock_cards_pad_new_dealt (&setup, &deal, error);
}

static gboolean
read_steps (ComstockCardsPad *self,
            JsonNode         *document,
            GError          **error)
{
  JsonNode *steps = comstock_json_get_member (document, "moves", error);
  ComstockCardsPadStep step;
  guint length;
  gint64 cursor;

  if (!comstock_json_to_array (steps, 0, COMSTOCK_CARDS_PAD_MAX_STEPS, &length, error) ||
      !comstock_json_to_int (comstock_json_get_member (document, "cursor", error), 0, length, &cursor, error))
    return FALSE;
  for (guint i = 0; i < length; i++)
    {
      const char *text;

      if (!comstock_json_to_string (comstock_json_get_item (steps, i), MAX_STEP_BYTES, &text, error))
        return FALSE;
      if (!comstock_cards_pad_step_parse (text, &step) || !comstock_cards_pad_step (self, &step))
        {
          /* Translators: the number of an entry in a file, and the entry */
          g_set_error (error, COMSTOCK_SAVE_ERROR, COMSTOCK_SAVE_ERROR_MOVE, _("moves[%u]: “%s” is not possible here"),
                       i, text);
          return FALSE;
        }
    }
  for (; length > cursor; length--)
    comstock_cards_pad_undo (self);
  return TRUE;
}

ComstockCardsPad *
comstock_cards_pad_new_from_bytes (GBytes  *bytes,
                                   GError **error)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  g_autoptr (JsonNode) document = comstock_json_parse (text, size, error);
  g_autoptr (ComstockCardsPad) self = NULL;

  if (document == NULL || !check_head (document, error))
    return NULL;
  self = read_setup (comstock_json_get_member (document, "setup", error), error);
  if (self == NULL || !read_steps (self, document, error))
    return NULL;
  return g_steal_pointer (&self);
}
