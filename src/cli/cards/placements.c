/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command “placements”: where a card may lie in a city. */

#include "commands.h"
#include "documents.h"

#include "cli/cli-input.h"
#include "engine/cards/cards-city.h"
#include "model/cards/comstock-cards-figures.h"
#include "model/base/comstock-json.h"

#include <glib/gi18n.h>
#include <stdlib.h>

/* Coordinates of the caller's are at most so far from 0; differences of two then still are ints. */
#define FARTHEST 1000000000

typedef struct
{
  int x;
  int y;
} Place;

/* A city of any cards: they stand in a deck of their own, in order of placing.  The rules count from the first
 * card, the caller from anywhere: @origin is where the caller has the first card. */
typedef struct
{
  CardsDeck deck;
  CardsCity city;
  CardsCharacterSet owned;
  Place origin;
} Built;

static gboolean
read_place (JsonNode *node,
            Place    *place,
            GError  **error)
{
  gint64 x, y;

  if (!comstock_json_to_int (comstock_json_get_member (node, "x", error),
                             -FARTHEST, FARTHEST, &x, error) ||
      !comstock_json_to_int (comstock_json_get_member (node, "y", error),
                             -FARTHEST, FARTHEST, &y, error))
    return FALSE;
  *place = (Place) { (int) x, (int) y };
  return TRUE;
}

/* In the caller's words and coordinates: ids as in the document, places counted as there. */
static const char *const refusals[] = {
  [CARDS_PLACE_OUTSIDE_LIMIT - CARDS_PLACE_OUTSIDE_LIMIT] =
    N_("the city would be larger than {limit} × {limit} parcels, or {limit} × {captain-limit} with the captain"),
  [CARDS_PLACE_NOT_JOINED - CARDS_PLACE_OUTSIDE_LIMIT] =
    N_("the card does not touch the city"),
  [CARDS_PLACE_CORNER_ONLY - CARDS_PLACE_OUTSIDE_LIMIT] =
    N_("the card touches the city at a corner only"),
  [CARDS_PLACE_COVERS - CARDS_PLACE_OUTSIDE_LIMIT] =
    N_("the card covers “{parcel}” at ({x}, {y}) with something else"),
  [CARDS_PLACE_COVERS_OUTLAWS - CARDS_PLACE_OUTSIDE_LIMIT] =
    N_("the card covers “{parcel}” at ({x}, {y}) without the sheriff or a prison"),
  [CARDS_PLACE_OUTLAWS_ON_OUTLAWS - CARDS_PLACE_OUTSIDE_LIMIT] =
    N_("the card covers “{parcel}” at ({x}, {y}) with outlaws"),
};

typedef struct
{
  const CsRefusal *refusal;
  Place origin;
} Refused;

static char *
lookup_refused (const char *placeholder,
                gpointer    data)
{
  const Refused *refused = data;

  if (g_str_equal (placeholder, "parcel"))
    return g_strdup (cards_parcels[refused->refusal->what].id);
  if (g_str_equal (placeholder, "x"))
    return g_strdup_printf ("%d", refused->refusal->x + refused->origin.x);
  if (g_str_equal (placeholder, "y"))
    return g_strdup_printf ("%d", refused->refusal->y + refused->origin.y);
  return comstock_cards_figures_lookup (placeholder);
}

static gboolean
refuse_card (JsonNode        *node,
             Place            origin,
             const CsRefusal *refusal,
             GError         **error)
{
  const char *sentence = _(refusals[refusal->reason - CARDS_PLACE_OUTSIDE_LIMIT]);
  Refused refused = { refusal, origin };
  g_autofree char *cause = comstock_text_fill (sentence, lookup_refused, &refused);

  comstock_json_set_error (error, COMSTOCK_JSON_ERROR_RANGE, node, "%s", cause);
  return FALSE;
}

/* Lays card @node of the document, the next of the city. */
static gboolean
lay_card (JsonNode *node,
          Built    *built,
          GError  **error)
{
  static const char *const members[] = { "parcels", "x", "y", NULL };
  const uint8_t id = built->city.n_placed;
  CardsTerrain *card = &built->deck.terrain[id];
  Place place;
  CsRefusal refusal;

  if (!comstock_json_check_object (node, members, error) ||
      !cli_cards_read_parcels (comstock_json_get_member (node, "parcels", error), card, error) ||
      !read_place (node, &place, error))
    return FALSE;
  if (id == 0)
    built->origin = place;
  place.x -= built->origin.x;
  place.y -= built->origin.y;
  refusal = cards_city_judge (&built->city, card, built->owned, place.x, place.y);
  if (refusal.reason != CS_LEGAL)
    return refuse_card (node, built->origin, &refusal, error);
  cards_city_place (&built->city, &built->deck, id, place.x, place.y);
  return TRUE;
}

static gboolean
lay_cards (JsonNode *node,
           Built    *built,
           GError  **error)
{
  guint n;

  if (!comstock_json_to_array (node, 0, CARDS_MAX_PLACED, &n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!lay_card (comstock_json_get_item (node, i), built, error))
      return FALSE;
  return TRUE;
}

static int
compare_places (const void *a,
                const void *b)
{
  const Place *one = a;
  const Place *other = b;

  return one->x != other->x ? one->x - other->x : one->y - other->y;
}

static void
add_places (JsonBuilder        *builder,
            const Built        *built,
            const CardsTerrain *card)
{
  CardsPlacements placements = cards_city_placements (&built->city, card, built->owned);
  Place places[128];
  guint n = 0;

  for (Place place; cards_placements_next (&placements, &place.x, &place.y); n++)
    places[n] = place;
  qsort (places, n, sizeof *places, compare_places);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_array (builder);
      json_builder_add_int_value (builder, places[i].x + built->origin.x);
      json_builder_add_int_value (builder, places[i].y + built->origin.y);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static JsonNode *
placements_to_json (const Built        *built,
                    const CardsTerrain *card)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "placements");
  if (built->city.n_placed == 0)
    json_builder_add_string_value (builder, "anywhere");
  else
    add_places (builder, built, card);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

static JsonNode *
answer_placements (JsonNode *document,
                   GError  **error)
{
  static const char *const members[] = { "city", "characters", "parcels", NULL };
  Built built = { 0 };
  CardsTerrain card = { 0 };

  if (!comstock_json_check_object (document, members, error) ||
      !cli_cards_read_characters (comstock_json_find_member (document, "characters"), &built.owned, error) ||
      !cli_cards_read_parcels (comstock_json_get_member (document, "parcels", error), &card, error) ||
      !lay_cards (comstock_json_get_member (document, "city", error), &built, error))
    return NULL;
  return placements_to_json (&built, &card);
}

static CliStatus
run (const CliCommand *command,
     int               argc,
     char            **argv)
{
  if (!cli_parse_options (command, NULL, 0, 1, &argc, &argv))
    return CLI_WRONG_CALL;
  return cli_answer_lines (argc > 1 ? argv[1] : "-", answer_placements);
}

const CliCommand cli_cards_placements = {
  .name = "placements",
  .arguments = N_("[FILE]"),
  .summary = N_("Lists where cards may be placed in cities, one JSON document per line"),
  .run = run,
};
