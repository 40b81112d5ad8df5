/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “score”: what cities are worth. */

#include "commands.h"
#include "documents.h"

#include "cli/cli-input.h"
#include "engine/cards/cards-score.h"
#include "model/cards/comstock-cards-sheet.h"
#include "model/base/comstock-json.h"

#include <glib/gi18n.h>

/* A parcel of the document, counted from its first row and column. */
typedef struct
{
  guint x;
  guint y;
  guint parcel;
} Parcel;

/* The box around all parcels; nothing while right < left. */
typedef struct
{
  guint left;
  guint top;
  guint right;
  guint bottom;
} Box;

/* Appends the parcels of row @y to @parcels; a null is bare table. */
static gboolean
read_row (JsonNode *row,
          guint     width,
          guint     y,
          GArray   *parcels,
          GError  **error)
{
  if (!comstock_json_to_array (row, width, width, NULL, error))
    return FALSE;
  for (guint x = 0; x < width; x++)
    {
      JsonNode *node = comstock_json_get_item (row, x);
      Parcel parcel = { .x = x, .y = y };

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      if (!comstock_json_to_id (node, cards_parcel_find, &parcel.parcel, error))
        return FALSE;
      g_array_append_val (parcels, parcel);
    }
  return TRUE;
}

static Box
box_around (const GArray *parcels)
{
  Box box = { G_MAXUINT, G_MAXUINT, 0, 0 };

  for (guint i = 0; i < parcels->len; i++)
    {
      const Parcel *parcel = &g_array_index (parcels, Parcel, i);

      box.left = MIN (box.left, parcel->x);
      box.right = MAX (box.right, parcel->x);
      box.top = MIN (box.top, parcel->y);
      box.bottom = MAX (box.bottom, parcel->y);
    }
  return box;
}

/* City rule 1. */
static gboolean
check_size (const Box        *box,
            CardsCharacterSet owned,
            JsonNode         *node,
            GError          **error)
{
  const guint width = box->right - box->left + 1;
  const guint height = box->bottom - box->top + 1;
  const guint longest = (owned & CARDS_BIT (CARDS_CAPTAIN)) ? CARDS_LIMIT + 1 : CARDS_LIMIT;

  if (MIN (width, height) <= CARDS_LIMIT && MAX (width, height) <= longest)
    return TRUE;
  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                           /* Translators: the sides of a city and the greatest that are allowed */
                           _("the city has %u × %u parcels, but the limit is %u × %u"),
                           width, height, CARDS_LIMIT, longest);
  return FALSE;
}

static void
show_parcels (CardsCity    *city,
              const GArray *parcels,
              const Box    *box)
{
  for (guint i = 0; i < parcels->len; i++)
    {
      const Parcel *parcel = &g_array_index (parcels, Parcel, i);

      cards_city_show (city, parcel->parcel, (int) (parcel->x - box->left), (int) (parcel->y - box->top));
    }
}

static gboolean
read_city (JsonNode         *node,
           CardsCharacterSet owned,
           CardsCity        *city,
           GError          **error)
{
  g_autoptr (GArray) parcels = g_array_new (FALSE, FALSE, sizeof (Parcel));
  guint height;
  guint width = 0;
  Box box;

  if (!comstock_json_to_array (node, 0, G_MAXUINT, &height, error))
    return FALSE;
  if (height > 0 &&
      !comstock_json_to_array (comstock_json_get_item (node, 0), 0, G_MAXUINT, &width, error))
    return FALSE;
  for (guint y = 0; y < height; y++)
    if (!read_row (comstock_json_get_item (node, y), width, y, parcels, error))
      return FALSE;
  if (parcels->len == 0)
    return TRUE;
  box = box_around (parcels);
  if (!check_size (&box, owned, node, error))
    return FALSE;
  show_parcels (city, parcels, &box);
  return TRUE;
}

/* How many cards are sold; NULL is none. */
static gboolean
read_sold (JsonNode         *node,
           CardsCharacterSet owned,
           gint64           *sold,
           GError          **error)
{
  if (node == NULL)
    return TRUE;
  if (!comstock_json_to_int (node, 0, CARDS_MAX_SALES, sold, error))
    return FALSE;
  if (*sold > 0 && !(owned & CARDS_BIT (CARDS_AUCTIONEER)))
    {
      comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node,
                               _("only the auctioneer sells cards"));
      return FALSE;
    }
  return TRUE;
}

static JsonNode *
answer_score (JsonNode *document,
              GError  **error)
{
  static const char *const members[] = { "city", "characters", "sold", NULL };
  CardsCharacterSet owned = 0;
  CardsCity city = { 0 };
  gint64 sold = 0;
  CardsScore score;
  g_autoptr (ComstockSheet) sheet = NULL;

  if (!comstock_json_check_object (document, members, error) ||
      !cli_cards_read_characters (comstock_json_find_member (document, "characters"), &owned, error) ||
      !read_sold (comstock_json_find_member (document, "sold"), owned, &sold, error) ||
      !read_city (comstock_json_get_member (document, "city", error), owned, &city, error))
    return NULL;
  cards_score_city (&city, owned, (uint32_t) sold, &score);
  sheet = comstock_cards_sheet_new_scored (&score, owned, CARDS_REAL);
  return comstock_sheet_to_json (sheet, 0);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  if (!cli_parse_options (command, NULL, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  return cli_answer_lines (argc > 1 ? argv[1] : "-", answer_score);
}

const CliCommand cli_cards_score = {
  .name = "score",
  .arguments = N_("[FILE]"),
  .summary = N_("Scores cities, one JSON document per line"),
  .run = run,
};
