/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading characters and parcels from documents. */

#include "documents.h"

#include "model/base/comstock-json.h"

#include <glib/gi18n.h>

gboolean
cli_cards_read_characters (JsonNode          *node,
                           CardsCharacterSet *characters,
                           GError           **error)
{
  CardsCharacterSet found = 0;
  guint n = 0;

  if (node != NULL && !comstock_json_to_array (node, 0, CARDS_CHARACTERS, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      JsonNode *item = comstock_json_get_item (node, i);
      guint character;

      if (!comstock_json_to_id (item, cards_character_find, &character, error))
        return FALSE;
      if (found & CARDS_BIT (character))
        {
          comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, item,
                                   /* Translators: an English word in JSON */
                                   _("“%s” is named twice"), cards_characters[character].id);
          return FALSE;
        }
      found |= CARDS_BIT (character);
    }
  *characters = found;
  return TRUE;
}

gboolean
cli_cards_read_parcels (JsonNode     *node,
                        CardsTerrain *card,
                        GError      **error)
{
  if (!comstock_json_to_array (node, CARDS_CORNERS, CARDS_CORNERS, NULL, error))
    return FALSE;
  for (guint corner = 0; corner < CARDS_CORNERS; corner++)
    {
      guint parcel;

      if (!comstock_json_to_id (comstock_json_get_item (node, corner), cards_parcel_find, &parcel,
                                error))
        return FALSE;
      card->parcels[corner] = (uint8_t) parcel;
    }
  return TRUE;
}
